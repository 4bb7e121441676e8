"""What the browser alone has to say: where the matches are, and that a newer version is there."""

import flet as ft

from scorekeeper.ui.keeping import Keeping
from scorekeeper.ui.session import Session, use_watch
from scorekeeper.ui.theme import Space
from scorekeeper.ui.widgets.basics import Caption, Heading, Style, Words
from scorekeeper.ui.widgets.notice import Notice


@ft.component
def NewVersion(session: Session, keeping: Keeping) -> ft.Control:
    """Offered on the way, never in the middle of a deal."""
    use_watch(keeping)
    say = session.speech.say
    if not keeping.newer:
        return ft.Container(height=0)
    return Notice(say("A new version is ready."), say("Use it"), keeping.renew)


@ft.component
def KeptHere(session: Session, keeping: Keeping) -> ft.Control:
    """Where the matches are, and how well the browser keeps them."""
    use_watch(keeping)
    say = session.speech.say
    return ft.Column(
        [
            Heading(say("Your matches")),
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
