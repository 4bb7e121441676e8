"""Addresses of the screens, and handlers that go there."""

from collections.abc import Callable

import flet as ft

HOME = "/"
NEW = "/new"
SETTINGS = "/settings"
EXPORT = "/export"
IMPORT = "/import"
HOUSE_RULES = "/new/rules"
MELDS = "/melds"


def table_at(match_id: str) -> str:
    return f"/match/{match_id}"


def deal_at(match_id: str, number: int) -> str:
    return f"/match/{match_id}/deal/{number}"


def scores_at(match_id: str, number: int) -> str:
    return f"/match/{match_id}/scores/{number}"


def result_at(match_id: str) -> str:
    return f"/match/{match_id}/result"


def rules_at(match_id: str) -> str:
    return f"/match/{match_id}/rules"


def house_at(match_id: str) -> str:
    return f"/match/{match_id}/house"


def journal_at(match_id: str) -> str:
    return f"/match/{match_id}/journal"


def invite_at(match_id: str) -> str:
    return f"/match/{match_id}/invite"


def export_at(match_id: str) -> str:
    return f"/match/{match_id}/export"


def melds_at(match_id: str) -> str:
    return f"/match/{match_id}/melds"


def big_at(match_id: str) -> str:
    return f"/match/{match_id}/big"


def go(route: str) -> None:
    """Go to an address now."""
    ft.context.page.navigate(route)


def going(route: str) -> Callable[[], None]:
    """A handler that goes to an address.

    No `partial`: Flet would hand the event to a function that still takes an argument.
    """

    def handler() -> None:
        go(route)

    return handler
