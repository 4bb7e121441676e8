"""Some hundred hostile inputs of each kind; `make endure-fuzz` has ten thousand."""

import pytest

from tests.endure import monkey, readers


@pytest.mark.parametrize("kind", readers.READERS)
def test_what_is_typed_or_sent_is_taken_or_refused_in_words(kind: str) -> None:
    figures = readers.run(kind, 200)

    assert sum(figures.became.values()) == 200
    assert figures.became["refused"]


async def test_an_address_that_no_screen_has_leads_on() -> None:
    figures = await monkey.addresses(120)

    assert figures.became == {"done": 120}


async def test_what_is_typed_into_a_field_is_taken_or_refused_beside_it() -> None:
    figures = await monkey.forms(40)

    assert figures.became.keys() == {"taken", "refused"}


async def test_a_monkey_breaks_nothing() -> None:
    figures = await monkey.monkey(180)

    assert figures.became["tapped"]
