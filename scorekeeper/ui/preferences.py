"""What the people at this device prefer. Kept on the device itself, so phones may differ."""

import asyncio
from dataclasses import dataclass

import flet as ft

LANGUAGE, THEME = "scorekeeper.language", "scorekeeper.theme"
AWAKE = "scorekeeper.awake"
THEMES = {
    "system": ft.ThemeMode.SYSTEM,
    "light": ft.ThemeMode.LIGHT,
    "dark": ft.ThemeMode.DARK,
}


@dataclass(frozen=True)
class Preferences:
    """The code of a language, None until one is chosen; a key of THEMES; and whether the screen
    stays on at the table.
    """

    language: str | None = None
    theme: str = "system"
    awake: bool = True


STANDARD = Preferences()


async def read_preferences() -> Preferences:
    """What the device remembers."""
    kept = ft.SharedPreferences()
    # At once: each answer takes the time of a way to the device and back.
    language, theme, awake = await asyncio.gather(*map(kept.get, (LANGUAGE, THEME, AWAKE)))
    return Preferences(
        language if isinstance(language, str) else None,
        theme if isinstance(theme, str) and theme in THEMES else "system",
        awake is not False,
    )


async def keep_preferences(preferences: Preferences) -> None:
    """Let the device remember them."""
    kept = ft.SharedPreferences()
    if preferences.language:
        await kept.set(LANGUAGE, preferences.language)
    await kept.set(THEME, preferences.theme)
    await kept.set(AWAKE, preferences.awake)
