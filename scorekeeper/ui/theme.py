"""The look. The only module with colours, sizes of type and radii; all others use its names."""

from dataclasses import dataclass

import flet as ft

SEED = "#1F6B52"
"""Bottle green, the cloth of a card table."""

TABLE = ft.Colors.SURFACE
PAPER = ft.Colors.SURFACE_CONTAINER_LOW
TRAY = ft.Colors.SURFACE_CONTAINER
KEY = ft.Colors.SURFACE_CONTAINER_HIGH
TRACK = ft.Colors.SURFACE_CONTAINER_HIGHEST
INK = ft.Colors.ON_SURFACE
FAINT = ft.Colors.ON_SURFACE_VARIANT
PALE = ft.Colors.OUTLINE
HAIRLINE = ft.Colors.OUTLINE_VARIANT
ACTION = ft.Colors.PRIMARY
ON_ACTION = ft.Colors.ON_PRIMARY
FELT = ft.Colors.PRIMARY_CONTAINER
ON_FELT = ft.Colors.ON_PRIMARY_CONTAINER
BRASS = ft.Colors.TERTIARY
BRASS_ON_FELT = ft.Colors.TERTIARY_FIXED_DIM
CHOSEN = ft.Colors.SECONDARY_CONTAINER
ON_CHOSEN = ft.Colors.ON_SECONDARY_CONTAINER
WARN = ft.Colors.TERTIARY_CONTAINER
ON_WARN = ft.Colors.ON_TERTIARY_CONTAINER
REFUSED = ft.Colors.ERROR_CONTAINER
ON_REFUSED = ft.Colors.ON_ERROR_CONTAINER

LIGHT = ft.ColorScheme(
    surface="#ECF0E9",
    surface_bright="#FFFFFF",
    surface_container_lowest="#FFFFFF",
    surface_container_low="#FDFDFA",
    surface_container="#DEE5DB",
    surface_container_high="#FDFDFA",
    surface_container_highest="#D3DBD1",
    on_surface_variant="#464F48",
    outline="#6B756D",
    outline_variant="#CCD4C9",
    secondary_container="#BFE4CF",
    on_secondary_container="#0C2E20",
    primary="#1C6A50",
    on_primary="#FFFFFF",
    primary_container="#1D5643",
    on_primary_container="#E4F4EA",
    tertiary="#7A5900",
    on_tertiary="#FFFFFF",
    tertiary_container="#FFE7B0",
    on_tertiary_container="#2A1C00",
    tertiary_fixed_dim="#F2CC73",
    error_container="#FFDAD4",
    on_error_container="#410001",
)
DARK = ft.ColorScheme(
    surface="#0D1310",
    surface_bright="#3A473F",
    surface_container_lowest="#0A0F0D",
    surface_container_low="#1B2520",
    surface_container="#151D19",
    surface_container_high="#2C3832",
    surface_container_highest="#3B4841",
    on_surface_variant="#BFC9C1",
    outline="#8B958D",
    outline_variant="#36423B",
    secondary_container="#2E5644",
    on_secondary_container="#CBEBDA",
    primary="#8AD6B5",
    on_primary="#003827",
    primary_container="#153D2F",
    on_primary_container="#D5EEE0",
    tertiary="#EBC46A",
    on_tertiary="#3F2E00",
    tertiary_container="#453710",
    on_tertiary_container="#FFE7B0",
    tertiary_fixed_dim="#F2CC73",
    error_container="#5C1A16",
    on_error_container="#FFDAD4",
)


class Space:
    """Distances, in steps of four pixels."""

    XS, S, M, L, XL = 4, 8, 12, 16, 24


class Round:
    """Radii: a chip, a key, a sheet of paper, a panel of felt."""

    CHIP, KEY, PAPER, FELT = 8, 12, 16, 20


TARGET = 48
"""Nothing to press is smaller."""
FORM_WIDTH = 600
"""The widest a form grows."""

FONT = "Noto Sans Latin"
SCRIPTS = [
    "Noto Sans Latin Ext",
    "Noto Sans Devanagari",
    "Noto Sans Gurmukhi",
    "Noto Sans Tamil",
    "Noto Sans Symbols",
    "Noto Sans Symbols 2",
]
"""Texts and names come in any of these, whatever the language is."""
FONTS = {family: f"/fonts/{family.replace(' ', '')}.ttf" for family in (FONT, *SCRIPTS)}
"""For an app of its own; a browser has them from the page, before anything is drawn."""


def _style(size: int, weight: ft.FontWeight, height: float = 1.25) -> ft.TextStyle:
    """No letter spacing, which tears Indic letters apart; and one height for all scripts.

    The family is repeated because a style of the text theme does not inherit the theme's.
    """
    return ft.TextStyle(
        size=size,
        weight=weight,
        height=height,
        letter_spacing=0,
        font_family=FONT,
        font_family_fallback=SCRIPTS,
    )


_BOLD, _SEMI, _MEDIUM, _PLAIN = (
    ft.FontWeight.W_700,
    ft.FontWeight.W_600,
    ft.FontWeight.W_500,
    ft.FontWeight.W_400,
)
TYPE = ft.TextTheme(
    display_large=_style(104, _BOLD, 1.1),
    display_medium=_style(64, _BOLD, 1.1),
    display_small=_style(40, _BOLD, 1.15),
    headline_large=_style(32, _BOLD),
    headline_medium=_style(28, _BOLD),
    headline_small=_style(24, _BOLD),
    title_large=_style(20, _BOLD),
    title_medium=_style(16, _SEMI),
    title_small=_style(14, _SEMI),
    body_large=_style(16, _PLAIN, 1.35),
    body_medium=_style(14, _PLAIN, 1.35),
    body_small=_style(12, _PLAIN, 1.3),
    label_large=_style(15, _SEMI),
    label_medium=_style(13, _MEDIUM),
    label_small=_style(11, _MEDIUM),
)

_SHAPE = ft.RoundedRectangleBorder(radius=Round.PAPER)
_BUTTON = ft.ButtonStyle(shape=_SHAPE, padding=ft.Padding.symmetric(horizontal=Space.L))
#: As high as its text asks: two lines, or larger letters, are never cut off.
_LARGE_BUTTON = ft.ButtonStyle(
    shape=_SHAPE, padding=Space.L, visual_density=ft.VisualDensity.STANDARD
)


def make_theme(roles: ft.ColorScheme) -> ft.Theme:
    """One recipe for day and night; only the roles differ."""
    return ft.Theme(
        color_scheme_seed=SEED,
        color_scheme=roles,
        scaffold_bgcolor=roles.surface,
        font_family=FONT,
        text_theme=TYPE,
        visual_density=ft.VisualDensity.STANDARD,
        appbar_theme=ft.AppBarTheme(
            bgcolor=roles.surface, elevation=0, elevation_on_scroll=0, center_title=False
        ),
        filled_button_theme=ft.FilledButtonTheme(style=_LARGE_BUTTON),
        outlined_button_theme=ft.OutlinedButtonTheme(style=_LARGE_BUTTON),
        text_button_theme=ft.TextButtonTheme(style=_BUTTON),
    )


@dataclass(frozen=True)
class Mark:
    """How a side is told apart: a colour and, for eyes that do not part colours, a shape."""

    shape: str
    icon: ft.IconData
    color: str
    line: str
    """The colour of its chart line at night."""


MARKS = (
    Mark("circle", ft.CupertinoIcons.CIRCLE_FILL, "#2B4BA3", "#9DB4F5"),
    Mark("square", ft.CupertinoIcons.SQUARE_FILL, "#B8391B", "#F2957B"),
    Mark("triangle", ft.CupertinoIcons.TRIANGLE_FILL, "#A5890F", "#DCC24E"),
    Mark("diamond", ft.CupertinoIcons.RHOMBUS_FILL, "#249AA0", "#6BD2D6"),
    Mark("moon", ft.CupertinoIcons.MOON_FILL, "#B044C6", "#E1A2EE"),
    Mark("hexagon", ft.CupertinoIcons.HEXAGON_FILL, "#4E5668", "#BCC4D4"),
)
"""By side. The fewer sides, the further apart they are for every kind of colour vision."""
ON_MARK = "#FFFFFF"
