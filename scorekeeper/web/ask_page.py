"""The page that a stranger gets: in four languages, ask for the link. No script, no app."""

from html import escape

from scorekeeper.games.text import N_
from scorekeeper.i18n import LANGUAGES, speech

ASK = (
    N_("Ask for the link"),
    N_(
        "This Scorekeeper is open to invited devices only. Ask whoever runs it to show you the "
        "code or to send you the link."
    ),
)
OLD_LINK = N_("This link does not hold any more.")
TOO_OFTEN = N_("Too many tries. Wait a minute, then open the link again.")
UNREADABLE = N_("The list of devices cannot be read now. Try again in a moment.")

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
  <base href="/">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Scorekeeper</title>
  <link rel="icon" type="image/svg+xml" href="{base}icons/icon.svg">
  <link rel="stylesheet" href="{base}ask.css">
</head>
<body>
  <h1>Scorekeeper</h1>
{sections}
</body>
</html>
"""
SECTION = '  <section lang="{language}">\n{lines}\n  </section>'


def ask_page(base: str, *first: str) -> str:
    """The page, with these texts above the others; its parts lie at the address `base`."""
    title, text = ASK
    lines = [("h2", title), *(("p", line) for line in (*first, text))]
    sections = "\n".join(_section(language, lines) for language in LANGUAGES)
    return PAGE.format(base=base, sections=sections)


def _section(language: str, lines: list[tuple[str, str]]) -> str:
    say = speech(language).say
    said = (f"    <{tag}>{escape(say(text))}</{tag}>" for tag, text in lines)
    return SECTION.format(language=language, lines="\n".join(said))
