"""Two people enter one deal: what each of them changed, put together answer by answer."""

from scorekeeper.games.entry import Entry


def merged(before: Entry, after: Entry, other: Entry) -> Entry:
    """The other entry, with all that changed from `before` to `after` changed in it too.

    >>> mine, theirs = Entry({}, ({"books.clean": 2}, {})), Entry({"out": 1}, ({}, {"other": 5}))
    >>> merged(Entry({}, ({}, {})), mine, theirs)
    Entry(deal={'out': 1}, sides=({'books.clean': 2}, {'other': 5}), filled=frozenset())
    """
    for side in (None, *range(len(after.sides))):
        was, now = before.facts(side), after.facts(side)
        put = {key: value for key, value in now.items() if key not in was or was[key] != value}
        filled = {key: value for key, value in put.items() if (side, key) in after.filled}
        given = {key: value for key, value in put.items() if key not in filled}
        other = other.drop(side, *(was.keys() - now.keys())).put(side, given).fill(side, filled)
    return other
