"""The hub: who listens hears, and what all have to read is read once."""

import pytest

from scorekeeper.live import DRAFT, Hub, News


def test_those_who_listen_to_a_match_hear_of_it_but_the_one_who_tells() -> None:
    hub, mine, theirs, elsewhere = Hub(), list[News](), list[News](), list[News]()
    own = mine.append
    hub.listen("m1", own)
    hub.listen("m1", theirs.append)
    hub.listen("m2", elsewhere.append)
    hub.tell("m1", DRAFT, but=own)

    assert [news.what for news in theirs] == [DRAFT]
    assert (mine, elsewhere) == ([], [])


def test_who_has_stopped_hears_nothing_more() -> None:
    hub, heard = Hub(), list[News]()
    stop = hub.listen("m1", heard.append)
    stop()
    stop()
    hub.tell("m1", DRAFT)

    assert heard == []


def test_a_listener_that_fails_keeps_the_news_from_nobody() -> None:
    hub, heard = Hub(), list[News]()

    def fail(_: News) -> None:
        raise ValueError

    hub.listen("m1", fail)
    hub.listen("m1", heard.append)
    hub.tell("m1", DRAFT)

    assert len(heard) == 1


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
