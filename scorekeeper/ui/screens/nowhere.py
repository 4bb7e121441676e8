"""An address that no screen has."""

import flet as ft

from scorekeeper.ui.device import use_device
from scorekeeper.ui.screens.guarded import guarded
from scorekeeper.ui.screens.missing import Missing
from scorekeeper.ui.session import use_session


@guarded
def Nowhere() -> ft.View:
    return Missing(use_device(), use_session())
