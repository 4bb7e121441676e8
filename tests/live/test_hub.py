"""Who hears of a change, reads once what all have to read, and sees whom at work."""

import pytest

from scorekeeper.live import DRAFT, JOURNAL, PLACES, Hub, News, Place


class Phone:
    """Looks at a match, and writes down what it hears."""

    def __init__(self, hub: Hub, match_id: str = "m1") -> None:
        self.hub, self.match_id = hub, match_id
        self.heard: list[str] = []
        self.stop = hub.listen(match_id, self.hear)

    def hear(self, news: News) -> None:
        self.heard.append(news.what)

    def move(self, place: Place | None) -> None:
        self.hub.move(self.match_id, self.hear, place)

    @property
    def others(self) -> tuple[Place, ...]:
        return self.hub.places(self.match_id, but=self.hear)


FIRST_SIDE, SECOND_SIDE = Place("Asha's phone", 1, 0), Place("Ravi's phone", 1, 1)


def test_all_others_of_a_match_hear_of_a_change() -> None:
    hub = Hub()
    first, second, elsewhere = Phone(hub), Phone(hub), Phone(hub, "m2")
    hub.tell("m1", JOURNAL, but=first.hear)
    hub.tell("m1", DRAFT)

    assert (first.heard, second.heard, elsewhere.heard) == ([DRAFT], [JOURNAL, DRAFT], [])


def test_a_listener_that_fails_keeps_nobody_from_hearing() -> None:
    hub = Hub()

    def fail(_: News) -> None:
        raise RuntimeError

    hub.listen("m1", fail)
    phone = Phone(hub)
    hub.tell("m1", JOURNAL)

    assert phone.heard == [JOURNAL]


def test_who_has_stopped_hears_nothing_more() -> None:
    hub = Hub()
    phone = Phone(hub)
    phone.stop()
    phone.stop()
    hub.tell("m1", DRAFT)

    assert phone.heard == []


def test_all_who_hear_of_a_change_share_one_reading_and_of_the_next_change_another() -> None:
    hub, readings = Hub(), list[int]()

    def read() -> int:
        readings.append(len(readings))
        return readings[-1]

    seen = list[int]()
    for _ in range(2):
        hub.listen("m1", lambda news: seen.append(news.once("draft", read)))
    hub.tell("m1", DRAFT)
    hub.tell("m1", DRAFT)

    assert seen == [0, 0, 1, 1]


def test_a_reading_that_failed_is_tried_again_by_the_next() -> None:
    news = News(DRAFT)
    with pytest.raises(ZeroDivisionError):
        news.once("draft", lambda: 1 // 0)

    assert news.once("draft", lambda: 7) == 7


def test_each_sees_where_the_others_are() -> None:
    hub = Hub()
    first, second, looking = Phone(hub), Phone(hub), Phone(hub)
    first.move(FIRST_SIDE)
    second.move(SECOND_SIDE)

    assert first.others == (SECOND_SIDE,)
    assert second.others == (FIRST_SIDE,)
    assert looking.others == (FIRST_SIDE, SECOND_SIDE)
    assert Phone(hub, "m2").others == ()


def test_the_others_are_told_when_a_place_changes_and_only_then() -> None:
    hub = Hub()
    first, second = Phone(hub), Phone(hub)
    for place in (FIRST_SIDE, FIRST_SIDE, SECOND_SIDE, None, None):
        first.move(place)

    assert (first.heard, second.heard) == ([], [PLACES] * 3)


def test_who_does_not_listen_any_more_is_nowhere() -> None:
    hub = Hub()
    first, second = Phone(hub), Phone(hub)
    first.move(FIRST_SIDE)
    first.stop()
    assert (second.others, second.heard) == ((), [PLACES, PLACES])

    first.stop()
    first.move(FIRST_SIDE)
    assert (second.others, second.heard) == ((), [PLACES, PLACES])
