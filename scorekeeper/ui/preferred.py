"""What a device prefers, as it can be had when a page opens."""

import flet as ft

from scorekeeper.ui.faults import faults
from scorekeeper.ui.preferences import STANDARD, Preferences, read_preferences


async def preferred(page: ft.Page) -> Preferences:
    """What this device prefers; the standard where that cannot be told."""
    try:
        return await read_preferences()
    except Exception as trouble:
        if not page.session.connection:
            # It left before it answered: told like this, Flet does not take it for a fault.
            raise BrokenPipeError from trouble
        faults().fell(where="reading what is preferred")
        return STANDARD
