"""The sets of house rules that a table has saved for a game, as one tab sees them."""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from operator import methodcaller
from typing import Any

from scorekeeper.games.game import Game
from scorekeeper.games.rules import read_rules
from scorekeeper.games.text import N_, Term
from scorekeeper.match.names import LONGEST, tidy
from scorekeeper.match.preset_text import NoPreset, read_preset
from scorekeeper.storage.presets import OwnPreset
from scorekeeper.storage.store import Store
from scorekeeper.storage.trouble import StorageTrouble
from scorekeeper.ui.rules_desk import RulesDesk
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.watched import Watched

NAMELESS = Trouble(N_("These rules need a name."))


class PresetShelf(Watched):
    """Every method gives what hinders it, or None."""

    def __init__(
        self, store: Store, now: Callable[[], datetime], game: Game[Any], desk: RulesDesk
    ) -> None:
        self._store, self._now, self._game, self._desk = store, now, game, desk
        self.own: tuple[OwnPreset, ...] = ()
        self.thrown: OwnPreset | None = None
        """Those that went into the bin by the last tap."""
        self.trouble = self._done(lambda: None)

    @property
    def laid(self) -> OwnPreset | None:
        """The saved rules that lie on the desk just so."""
        return next((preset for preset in self.own if self.is_laid(preset.rules)), None)

    def is_laid(self, changed: Mapping[str, Any]) -> bool:
        return bool(self._desk.now.rules.changed() == changed)

    def lay(self, changed: Mapping[str, Any]) -> None:
        """Lay these rules on the desk."""
        self.thrown = None
        self._desk.do(methodcaller("lay", read_rules(self._game.rules, changed)))

    def save(self, name: str) -> Trouble | None:
        """Keep the rules on the desk under a name, in place of those that have it."""
        called = tidy(name)[:LONGEST]
        if not called:
            return NAMELESS
        rules = self._desk.now.rules.changed()
        return self._done(
            partial(self._store.keep_preset, self._game.key, called, rules, self._now())
        )

    def rename(self, name: str) -> Trouble | None:
        called, laid = tidy(name)[:LONGEST], self.laid
        if not called or laid is None:
            return NAMELESS
        return self._done(partial(self._store.rename_preset, laid.id, called))

    def remove(self) -> None:
        """Put the rules on the desk into the bin, if they are saved ones."""
        if self.laid:
            thrown, at = self.laid, self._now()
            self.trouble = self._done(partial(self._store.bin_preset, thrown.id, at))
            self.thrown = None if self.trouble else thrown

    def restore(self) -> None:
        """Take out of the bin what went there last."""
        if self.thrown:
            self.trouble = self._done(partial(self._store.bin_preset, self.thrown.id, None))

    def paste(self, text: str) -> Trouble | None:
        """Lay the rules of a line of text on the desk."""
        try:
            game, preset = read_preset(text)
        except NoPreset as none:
            return Trouble(none.problem.text, none.problem.values)
        if game != self._game:
            return Trouble(N_("These are rules of {game}."), {"game": Term(game.name)})
        self.lay(preset.rules)
        return None

    def _done(self, write: Callable[[], object]) -> Trouble | None:
        """Write, and read again what there is."""
        self.thrown = None
        try:
            write()
            self.own = self._store.presets(self._game.key)
        except StorageTrouble as trouble:
            return Trouble.of(trouble)
        return None
