"""What Babel knows of the languages of the app, without what the app never asks it for."""

import pickle
from pathlib import Path
from typing import Any

from scorekeeper.i18n import LANGUAGES

OF_LOCALE = {
    *("locale_id", "plural_form", "ordinal_form", "list_patterns", "character_order"),
    *("months", "days", "day_periods", "day_period_rules", "quarters", "eras", "week_data"),
    *("date_formats", "time_formats", "datetime_formats", "zone_formats"),
    *("number_symbols", "numbering_systems", "default_numbering_system"),
    *("decimal_formats", "percent_formats"),
}
OF_ALL = {
    *("language_aliases", "territory_aliases", "script_aliases", "variant_aliases"),
    *("likely_subtags", "parent_exceptions"),
}
PROTOCOL = 5
"""The same bytes whichever Python publishes."""


def prune(babel: Path) -> None:
    """Leaves of the data of a Babel in this folder what the app needs: a tenth."""
    for file in sorted((babel / "locale-data").glob("*.dat")):
        _keep(file, OF_LOCALE)
    known = _keep(babel / "global.dat", OF_ALL)
    likely = known["likely_subtags"]
    known["likely_subtags"] = {
        tag: full for tag, full in likely.items() if tag.partition("_")[0] in LANGUAGES
    }
    _write(babel / "global.dat", known)


def _keep(file: Path, names: set[str]) -> dict[str, Any]:
    """What is left of a file; it is written back too."""
    data = pickle.loads(file.read_bytes())
    kept = {name: data[name] for name in sorted(names & data.keys())}
    _write(file, kept)
    return kept


def _write(file: Path, data: dict[str, Any]) -> None:
    file.write_bytes(pickle.dumps(data, PROTOCOL))
