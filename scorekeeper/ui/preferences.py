"""What the people at this device prefer. Kept on the device itself, so phones may differ."""

from dataclasses import dataclass

import flet as ft

LANGUAGE, THEME = "scorekeeper.language", "scorekeeper.theme"
THEMES = {
    "system": ft.ThemeMode.SYSTEM,
    "light": ft.ThemeMode.LIGHT,
    "dark": ft.ThemeMode.DARK,
}


@dataclass(frozen=True)
class Preferences:
    """The code of a language, None until one is chosen; and a key of THEMES."""

    language: str | None = None
    theme: str = "system"


STANDARD = Preferences()


async def read_preferences() -> Preferences:
    """What the device remembers."""
    kept = ft.SharedPreferences()
    language, theme = await kept.get(LANGUAGE), await kept.get(THEME)
    return Preferences(
        language if isinstance(language, str) else None,
        theme if isinstance(theme, str) and theme in THEMES else "system",
    )


async def keep_preferences(preferences: Preferences) -> None:
    """Let the device remember them."""
    kept = ft.SharedPreferences()
    if preferences.language:
        await kept.set(LANGUAGE, preferences.language)
    await kept.set(THEME, preferences.theme)
