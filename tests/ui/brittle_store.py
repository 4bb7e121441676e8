"""A store that fails when it is told to."""

from typing import Any

from scorekeeper.storage.store import Store
from scorekeeper.storage.trouble import StorageTrouble


class BrittleStore(Store):
    """While it is `full` it can be read, and nothing can be written."""

    full = False

    def add(self, *given: Any, **named: Any) -> None:
        self._look_for_room()
        super().add(*given, **named)

    def bring_in(self, *given: Any, **named: Any) -> None:
        self._look_for_room()
        super().bring_in(*given, **named)

    def record(self, *given: Any, **named: Any) -> None:
        self._look_for_room()
        super().record(*given, **named)

    def save_draft(self, *given: Any, **named: Any) -> None:
        self._look_for_room()
        super().save_draft(*given, **named)

    def drop_draft(self, *given: Any, **named: Any) -> None:
        self._look_for_room()
        super().drop_draft(*given, **named)

    def bin(self, *given: Any, **named: Any) -> None:
        self._look_for_room()
        super().bin(*given, **named)

    def restore(self, *given: Any, **named: Any) -> None:
        self._look_for_room()
        super().restore(*given, **named)

    def _look_for_room(self) -> None:
        if self.full:
            raise StorageTrouble("full", path="the book")
