"""Secrets of links and devices: what they let in to, and that they are kept nowhere."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scorekeeper.storage.access import Access
from scorekeeper.storage.right import HOST, NOBODY, Right
from scorekeeper.storage.store import Store
from tests.storage.makers import NOON, make_journal, opened, url_of

KEY = "a-secret-of-the-host-0001"


@contextmanager
def make_access(url: str = "sqlite://", key: str = KEY) -> Iterator[Access]:
    """Access to a database with the matches m1 and m2."""
    with opened(url) as engine:
        store = Store(engine)
        for match_id in {"m1", "m2"} - {match.id for match in store.listed()}:
            store.add(make_journal(match_id))
        yield Access(engine, key)


def joined(access: Access, secret: str, token: str = "") -> str:
    found = access.join(secret, token, NOON)
    assert found
    return found.token


def test_the_host_may_do_everything() -> None:
    with make_access() as access:
        assert access.known(joined(access, KEY)).right == HOST


def test_who_has_no_secret_may_nothing() -> None:
    with make_access() as access:
        assert access.join("another-secret", "", NOON) is None
        assert access.known("").right == NOBODY
        assert access.known("another-token").right == NOBODY
        assert not NOBODY


def test_a_link_is_for_one_match_and_one_purpose() -> None:
    with make_access() as access:
        scorer = joined(access, access.invite("score", "m1", NOON))
        watcher = joined(access, access.invite("watch", "m2", NOON))

        assert access.known(scorer).right == Right(scoring=frozenset({"m1"}))
        assert access.known(watcher).right == Right(watching=frozenset({"m2"}))


def test_a_device_keeps_what_it_has_when_it_is_invited_again() -> None:
    with make_access() as access:
        token = joined(access, access.invite("watch", "m1", NOON))
        again = joined(access, access.invite("score", "m2", NOON), token)

        assert again == token
        assert access.known(token).right == Right(
            scoring=frozenset({"m2"}), watching=frozenset({"m1"})
        )


def test_a_link_followed_twice_counts_once() -> None:
    with make_access() as access:
        secret = access.invite("score", "m1", NOON)
        token = joined(access, secret)
        joined(access, secret, token)

        [link] = access.links("m1")
        assert len(link.devices) == 1


def test_a_token_that_was_made_up_is_not_taken() -> None:
    with make_access() as access:
        assert joined(access, KEY, "made-up") != "made-up"


def test_the_token_of_a_device_is_no_link() -> None:
    with make_access() as access:
        assert access.join(joined(access, KEY), "", NOON) is None


def test_a_withdrawn_link_ends_with_all_who_came_by_it() -> None:
    with make_access() as access:
        secret = access.invite("score", "m1", NOON)
        token = joined(access, secret)
        access.withdraw(access.links("m1")[0].id, NOON)

        assert not access.known(token).right
        assert access.join(secret, "", NOON) is None
        assert access.links("m1") == ()


def test_what_many_devices_may_is_read_at_once_and_is_what_each_may() -> None:
    with make_access() as access:
        watch = access.invite("watch", "m1", NOON)
        tokens = [joined(access, KEY), joined(access, watch), joined(access, watch), "", "unknown"]
        joined(access, access.invite("score", "m2", NOON), tokens[1])

        assert access.all_known(tokens) == {token: access.known(token) for token in tokens}
        assert access.all_known([]) == {}


def test_what_is_withdrawn_in_one_place_is_seen_in_another(tmp_path: Path) -> None:
    with make_access(url_of(tmp_path)) as here, make_access(url_of(tmp_path)) as there:
        token = joined(here, here.invite("score", "m1", NOON))
        before = there.all_known([token])[token]
        here.withdraw(here.links("m1")[0].id, NOON)
        after = there.all_known([token])[token]

        assert before.right == Right(scoring=frozenset({"m1"}))
        assert not after.right
        assert after.key != before.key


def test_one_device_can_be_sent_away_alone() -> None:
    with make_access() as access:
        secret = access.invite("score", "m1", NOON)
        first, second = joined(access, secret), joined(access, secret)
        access.withdraw(access.links("m1")[0].devices[0].id, NOON)

        assert not access.known(first).right
        assert access.known(second).right


def test_what_a_device_may_is_another_key_when_it_changes() -> None:
    with make_access() as access:
        token = joined(access, access.invite("watch", "m1", NOON))
        before = access.known(token).key
        joined(access, access.invite("score", "m1", NOON), token)

        assert access.known(token).key != before


def test_a_device_stays_in_when_the_host_has_a_new_secret(tmp_path: Path) -> None:
    with make_access(url_of(tmp_path)) as access:
        token = joined(access, KEY)
    with make_access(url_of(tmp_path), key="a-secret-of-the-host-0002") as access:
        assert access.known(token).right == HOST
        assert access.join(KEY, "", NOON) is None


def test_a_device_has_the_name_it_was_given_wherever_it_came_in() -> None:
    with make_access() as access:
        token = joined(access, access.invite("score", "m1", NOON))
        other = joined(access, KEY)
        access.rename(token, "Ravi's phone")
        joined(access, access.invite("watch", "m2", NOON), token)

        assert (access.name(token), access.name(other)) == ("Ravi's phone", "")
        named = [access.links(match)[0].devices[0].name for match in ("m1", "m2")]
        assert named == ["Ravi's phone"] * 2
        assert access.names() == {"Ravi's phone"}


def test_a_new_name_lets_nobody_in_and_sends_nobody_away() -> None:
    with make_access() as access:
        token = joined(access, KEY)
        before = access.known(token)
        access.rename(token, "Laptop")
        access.rename("made-up", "Nobody")

        assert access.known(token) == before
        assert access.known("made-up").right == NOBODY
        assert access.names() == {"Laptop"}


def test_no_secret_is_in_the_database(tmp_path: Path) -> None:
    with make_access(url_of(tmp_path)) as access:
        invite = access.invite("score", "m1", NOON)
        secrets = [KEY, invite, joined(access, KEY), joined(access, invite)]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())

    assert not [secret for secret in secrets if secret.encode() in kept]
    assert len(set(secrets)) == 4
    assert all(len(secret) >= 22 for secret in secrets)
