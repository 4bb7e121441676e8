"""Whether texts are drawn whole: none ends in dots, and no word goes on in the next line.

Names tell nothing of this, so the script watches the paragraphs that CanvasKit lays out. The
other engine of Flet's client cannot be watched from outside; the script makes it take this one.
"""

from tests.browser.phone import Phone

PATIENCE = 60.0
"""Seconds: this engine comes as a script of ten megabytes."""
WATCH = """
{
  const laid = new Map();
  const watch = ({ ParagraphBuilder: { prototype: builder }, Paragraph: { prototype: drawn } }) => {
    const { addText, build } = builder, { layout, delete: drop } = drawn, texts = new WeakMap();
    builder.addText = function (text) {
      texts.set(this, (texts.get(this) ?? "") + text);
      return addText.call(this, text);
    };
    builder.build = function () {
      const paragraph = build.call(this);
      laid.set(paragraph, { text: texts.get(this), width: 0 });
      return paragraph;
    };
    drawn.layout = function (width) {
      if (laid.has(this)) laid.get(this).width = width;
      return layout.call(this, width);
    };
    drawn.delete = function () {
      laid.delete(this);
      return drop.call(this);
    };
  };
  const on = (name, change) => {
    let kept;
    const set = (value) => { if (value) change(value); kept = value; };
    Object.defineProperty(window, name, { configurable: true, get: () => kept, set });
  };
  on("flet", (settings) => { settings.webRenderer = "canvaskit"; });
  on("flutterCanvasKit", watch);
  window.textsCutOff = () => [...laid]
    .filter(([paragraph, { width }]) => width
      && (paragraph.didExceedMaxLines() || paragraph.getMinIntrinsicWidth() > width + 1))
    .map(([, { text }]) => text);
}
"""


def assert_all_is_readable(phone: Phone) -> None:
    """No text of the screen or of those below it is cut; addresses may be broken anywhere."""
    cut_off = {text for text in phone.ask("() => textsCutOff()") if "://" not in text}
    assert not cut_off, f"at {phone.path}: {cut_off}"
