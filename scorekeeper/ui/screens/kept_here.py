"""What the browser alone has to say: where the matches are, and that a newer version is there."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.storage.listed import Listed
from scorekeeper.ui.going import EXPORT, going
from scorekeeper.ui.keeping import MANY, Keeping
from scorekeeper.ui.screens.guarded import guarded_part
from scorekeeper.ui.session import Session, use_watch
from scorekeeper.ui.theme import Space
from scorekeeper.ui.widgets.basics import Caption, Style, Words
from scorekeeper.ui.widgets.notice import Notice


@guarded_part
def Tidings(session: Session, keeping: Keeping, ended: Sequence[Listed]) -> ft.Control:
    """A newer version, and a backup that is due: offered on the way, never in a deal."""
    use_watch(keeping)
    speech, told = session.speech, list[ft.Control]()
    if keeping.newer:
        text = speech.say("A new version is ready.")
        told.append(Notice(text, speech.say("Use it"), keeping.renew))
    if (unsaved := keeping.unsaved(ended)) >= MANY:
        text = speech.count(
            "{n} match has ended since the last backup. Save all as a file, and keep it elsewhere.",
            "{n} matches have ended since the last backup. Save all as a file, and keep it "
            "elsewhere.",
            unsaved,
        )
        told.append(Notice(text, speech.say("Back up"), going(EXPORT)))
    return ft.Column(told, spacing=Space.S, visible=bool(told))


@guarded_part
def KeptHere(session: Session, keeping: Keeping) -> ft.Control:
    """Where the matches are, and how well the browser keeps them."""
    use_watch(keeping)
    say = session.speech.say
    return ft.Column(
        [
            Words(
                say("They are kept in this browser on this device, and nowhere else."),
                Style.BODY_LARGE,
            ),
            *_promise(session, keeping),
        ],
        spacing=Space.S,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _promise(session: Session, keeping: Keeping) -> list[ft.Control]:
    say = session.speech.say
    if keeping.lasting is None:
        return []
    if keeping.lasting:
        return [
            Caption(say("The browser has promised to keep them. Who clears its data deletes them."))
        ]
    return [
        Notice(
            say(
                "The browser may delete them when the device is short of room, or if Scorekeeper "
                "is not opened for weeks. Add Scorekeeper to the home screen."
            ),
            say("Ask to keep them"),
            keeping.promise,
        )
    ]
