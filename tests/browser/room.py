"""Whether a screen has room for all its names: nothing sticks out to the left or right."""

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


def assert_it_fits(phone: Phone) -> None:
    """Nothing on the screen has to be scrolled sideways to be seen."""
    sticking_out = phone.ask(STICKING_OUT)
    assert not sticking_out, f"at {phone.path}: {sticking_out}"
