"""What an address shows that leads nowhere: what happened, and the way home."""

import flet as ft

from scorekeeper.ui.device import Device
from scorekeeper.ui.going import HOME, going
from scorekeeper.ui.session import Session
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.widgets.basics import Paper, Style, Words
from scorekeeper.ui.widgets.frame import Action, Bar, Screen
from scorekeeper.ui.widgets.press import IconPress


def Missing(device: Device, session: Session, trouble: Trouble | None = None) -> ft.View:
    """Nothing is here; or the trouble that hides what should be."""
    say = session.speech.say
    text = (
        say(trouble.text, **trouble.values)
        if trouble
        else say("There is nothing at this address. The match may be in the bin.")
    )
    back = IconPress(ft.Icons.ARROW_BACK_ROUNDED, say("Back"), going(HOME))
    return Screen(
        device,
        Bar(say("Not found"), leading=back),
        [Paper(Words(text, Style.BODY_LARGE))],
        ft.Row([Action(say("Back to the start"), ft.Icons.HOME_ROUNDED, going(HOME))]),
    )
