"""Keeping the screen on while people play."""

import logging

import flet as ft

from scorekeeper.ui.session import use_session

log = logging.getLogger(__name__)


def use_awake() -> None:
    """The screen stays on while the caller is shown, where the device allows it and wants it.

    For one screen alone: what lies on it is awake with it. Browsers allow it on https and on the
    machine itself; elsewhere nothing happens.
    """
    wanted = use_session().preferences.awake
    lock = ft.use_memo(ft.Wakelock, [])

    async def hold() -> None:
        try:
            await (lock.enable() if wanted else lock.disable())  # type: ignore[no-untyped-call]
        except Exception as reason:
            log.info("the screen cannot be kept on", exc_info=reason)

    async def let_go() -> None:
        try:
            await lock.disable()  # type: ignore[no-untyped-call]
        except Exception as reason:
            log.info("the screen was not kept on", exc_info=reason)

    ft.use_effect(hold, [wanted], cleanup=let_go)
