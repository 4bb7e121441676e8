"""How the totals grew: a line a side, each ending in its badge."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft
import flet.canvas as cv

from scorekeeper.i18n import Speech
from scorekeeper.ui.theme import FAINT, HAIRLINE, MARKS
from scorekeeper.ui.widgets.badge import Badge
from scorekeeper.ui.widgets.basics import Style, Told, Words

HEIGHT, LEFT, BOTTOM, BADGE = 180, 60, 22, 20
STEPS = tuple(unit * ten for ten in (1, 10, 100, 1000, 10_000) for unit in (1, 2, 5))


@dataclass(frozen=True)
class _Plot:
    """Where a deal and a total lie on the paper."""

    width: float
    deals: int
    low: int
    high: int
    step: int

    def x(self, deal: int) -> float:
        return LEFT + (self.width - LEFT - BADGE - 8) * deal / self.deals

    def y(self, total: int) -> float:
        return 8 + (HEIGHT - BOTTOM - 8) * (self.high - total) / (self.high - self.low)


def TotalsChart(
    speech: Speech, totals: Sequence[tuple[int, ...]], width: float, dark: bool
) -> ft.Control:
    """`totals` after each deal, by side. Read once, so neither touched nor animated."""
    lines = [(0, *(after[side] for after in totals)) for side in range(len(totals[0]))]
    plot = _plot(lines, width)
    spoken = "; ".join(
        f"{speech.number(n)}: {', '.join(map(speech.number, after))}"
        for n, after in enumerate(totals, 1)
    )
    shapes = [shape for side, line in enumerate(lines) for shape in _line(plot, side, line, dark)]
    return Told(
        speech.say("Totals after each deal: {totals}", totals=spoken),
        ft.Stack(
            [
                cv.Canvas([*_grid(plot), *shapes], width=width, height=HEIGHT),
                *_labels(speech, plot),
                *_ends(plot, lines),
            ],
            width=width,
            height=HEIGHT,
        ),
    )


def _plot(lines: Sequence[tuple[int, ...]], width: float) -> _Plot:
    top, bottom = max(1, *map(max, lines)), min(map(min, lines))
    step = next((step for step in STEPS if (top - bottom) / step <= 4), STEPS[-1])
    return _Plot(width, len(lines[0]) - 1, bottom // step * step, -(-top // step) * step, step)


def _grid(plot: _Plot) -> list[cv.Shape]:
    paint = ft.Paint(color=HAIRLINE, stroke_width=1)
    return [
        cv.Line(LEFT, plot.y(at), plot.x(plot.deals), plot.y(at), paint)
        for at in range(plot.low, plot.high + 1, plot.step)
    ]


def _line(plot: _Plot, side: int, line: tuple[int, ...], dark: bool) -> list[cv.Shape]:
    mark = MARKS[side % len(MARKS)]
    color = mark.line if dark else mark.color
    points = [(plot.x(deal), plot.y(total)) for deal, total in enumerate(line)]
    stroke = ft.Paint(
        color=color,
        stroke_width=3,
        style=ft.PaintingStyle.STROKE,
        stroke_join=ft.StrokeJoin.ROUND,
        stroke_dash_pattern=[8, 5] if side % 2 else None,
    )
    path = [cv.Path.MoveTo(*points[0]), *(cv.Path.LineTo(x, y) for x, y in points[1:])]
    dots = [cv.Circle(x, y, 4, ft.Paint(color=color)) for x, y in points[1:]]
    return [cv.Path(path, paint=stroke), *dots]


def _labels(speech: Speech, plot: _Plot) -> list[ft.Control]:
    totals: list[ft.Control] = [
        ft.Container(
            Words(speech.number(at), Style.LABEL_SMALL, FAINT, align=ft.TextAlign.END),
            left=0,
            top=plot.y(at) - 8,
            width=LEFT - 6,
            alignment=ft.Alignment.CENTER_RIGHT,
        )
        for at in range(plot.low, plot.high + 1, plot.step)
    ]
    deals: list[ft.Control] = [
        ft.Container(
            Words(speech.number(deal), Style.LABEL_SMALL, FAINT),
            left=plot.x(deal) - 12,
            top=HEIGHT - BOTTOM + 6,
            width=24,
            alignment=ft.Alignment.CENTER,
        )
        for deal in range(1, plot.deals + 1)
    ]
    return [*totals, *deals]


def _ends(plot: _Plot, lines: Sequence[tuple[int, ...]]) -> list[ft.Control]:
    """A badge at the end of each line."""
    tops = _apart([plot.y(line[-1]) - BADGE / 2 for line in lines])
    return [
        ft.Container(Badge(side, BADGE), left=plot.x(plot.deals) + 8, top=top)
        for side, top in enumerate(tops)
    ]


def _apart(tops: Sequence[float]) -> list[float]:
    """The tops of the badges, moved down where two would lie on each other, and up from the edge.

    >>> _apart([150, 150, 150])
    [116.0, 138.0, 160.0]
    """
    order = sorted(range(len(tops)), key=lambda side: tops[side])
    placed, free = [float(top) for top in tops], 0.0
    for side in order:
        placed[side] = max(placed[side], free)
        free = placed[side] + BADGE + 2
    edge = float(HEIGHT - BADGE)
    for side in reversed(order):
        placed[side] = min(placed[side], edge)
        edge = placed[side] - BADGE - 2
    return placed
