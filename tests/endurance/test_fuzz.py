"""Some hundred hostile inputs of each kind; `make endure-fuzz` has ten thousand."""

import pytest

from tests.endurance import monkey, readers
from tests.endurance.figures import Figures, so_far


@pytest.mark.parametrize("kind", readers.READERS)
def test_what_is_typed_or_sent_is_taken_or_refused_in_words(kind: str) -> None:
    figures = Figures(kind)
    readers.run(figures, 200)

    assert sum(figures.became.values()) == 200
    assert figures.became["refused"]


async def test_an_address_that_no_screen_has_leads_on() -> None:
    figures = Figures("addresses")
    await monkey.addresses(figures, 120)

    assert figures.became == {"done": 120}


async def test_what_is_typed_into_a_field_is_taken_or_refused_beside_it() -> None:
    figures = Figures("forms")
    await monkey.forms(figures, 40)

    assert figures.became.keys() == {"taken", "refused"}


async def test_a_monkey_breaks_nothing() -> None:
    figures = Figures("monkey")
    await monkey.monkey(figures, 180)

    assert figures.became["tapped"]


def test_a_run_that_is_stopped_tells_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    def stopped(figures: Figures) -> None:
        with so_far(figures):
            readers.run(figures, 3)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped(Figures("names"))

    assert "names: 3 inputs" in capsys.readouterr().out
