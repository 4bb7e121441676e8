"""What stands in the way of saving a deal, and the way round it."""

from functools import partial

import flet as ft

from scorekeeper.games.entry import Gap
from scorekeeper.games.problem import Problem
from scorekeeper.ui.device import Device
from scorekeeper.ui.entering import Entering
from scorekeeper.ui.open_deal import OpenDeal
from scorekeeper.ui.open_match import OpenMatch
from scorekeeper.ui.session import Session
from scorekeeper.ui.trouble import Trouble
from scorekeeper.ui.widgets.notice import Notice
from scorekeeper.ui.widgets.press import Handler
from scorekeeper.ui.words import gap_text, problems_text


def DealNotice(
    session: Session, device: Device, table: OpenMatch, deal: OpenDeal, save_anyway: Handler
) -> list[ft.Control]:
    """Trouble with the store at once, and what has to be put right; the rest once saving was
    asked for. One at a time.
    """
    trouble = deal.trouble or table.trouble
    if trouble:
        return [_Trouble(session, device, trouble)]
    if not (deal.asked or deal.refused):
        return []
    missing = deal.now.gaps
    if missing:
        return [_Missing(session, device, deal, missing)]
    problems = deal.result.problems
    refused = [problem for problem in problems if problem.refuses]
    if refused:
        return [
            Notice(problems_text(session.speech, deal.match, refused), refused=True, device=device)
        ]
    return [_Unusual(session, device, deal, problems, save_anyway)] if problems else []


def _Trouble(session: Session, device: Device, trouble: Trouble) -> ft.Control:
    return Notice(session.speech.say(trouble.text, **trouble.values), refused=True, device=device)


def _Missing(
    session: Session, device: Device, deal: OpenDeal, missing: tuple[Gap, ...]
) -> ft.Control:
    """The first thing that is missing; where "nothing" is an answer, it is one tap away."""
    speech, gap = session.speech, missing[0]
    text = speech.say("Not entered yet: {what}", what=gap_text(speech, deal.match, gap))
    if not gap.section.nothing:
        return Notice(text, device=device)

    def nothing(now: Entering) -> Entering:
        return now.nothing(gap)

    return Notice(text, speech.say(gap.section.nothing), partial(deal.do, nothing), device=device)


def _Unusual(
    session: Session,
    device: Device,
    deal: OpenDeal,
    problems: tuple[Problem, ...],
    save_anyway: Handler,
) -> ft.Control:
    speech = session.speech
    text = problems_text(speech, deal.match, problems)
    return Notice(text, speech.say("Save anyway"), save_anyway, device=device)
