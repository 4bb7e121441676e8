"""Whether a screen has room for all its names."""

from tests.browser.phone import Phone

STICKING_OUT = """
() => [...document.querySelectorAll("flt-semantics-host flt-semantics")]
  .filter((element) => {
    const box = element.getBoundingClientRect();
    const sideways = element.style.overflowX === "scroll";
    return sideways || box.width && (box.left < -1 || box.right > innerWidth + 1);
  })
  .map((element) => element.getAttribute("aria-label") ?? element.textContent)
"""
#: Of what is in sight: a sheet that scrolls ends where the tray begins.
LYING_ON_EACH_OTHER = """
() => {
  const said = (element) => element.getAttribute("aria-label") ?? element.textContent;
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
  });
  const seen = ({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2;
  const scrolls = (element) => element.getAttribute("role") === "group"
    || [element.style.overflowX, element.style.overflowY].includes("scroll");
  const inSight = (element) => {
    let box = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement)
      if (scrolls(around)) box = meet(box, around.getBoundingClientRect());
    return box;
  };
  const boxes = [...document.querySelectorAll("flt-semantics-host flt-semantics")]
    .filter((element) => said(element) && !element.querySelector("flt-semantics"))
    .map((element) => ({ name: said(element), box: inSight(element) }))
    .filter(({ box }) => seen(box));
  return boxes.flatMap((one, at) => boxes.slice(at + 1)
    .filter((other) => seen(meet(one.box, other.box)))
    .map((other) => `${one.name} | ${other.name}`));
}
"""


def assert_it_fits(phone: Phone) -> None:
    """Nothing has to be scrolled sideways to be seen, and nothing lies on something else."""
    sticking_out = phone.ask(STICKING_OUT)
    assert not sticking_out, f"at {phone.path}: {sticking_out}"
    covered = phone.ask(LYING_ON_EACH_OTHER)
    assert not covered, f"at {phone.path}, on each other: {covered}"
