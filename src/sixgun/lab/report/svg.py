"""Plots as hand-written SVG: rows of points with their intervals, readable on a phone."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 380
RIGHT: Final = 12
TOP: Final = 26
AXIS: Final = 24
LINE: Final = 13  # height of one series
GAP: Final = 12  # between rows
LETTER: Final = 6.9  # width of one letter
LONGEST: Final = 22  # letters in a label
NOTE_LETTER: Final = 6.2

STYLE: Final = """
.plot{--ink:#24211c;--soft:#6b655b;--grid:#ddd8cd;--a:#1f6fb2;--b:#c2452d;--c:#7b4fa3;--d:#2f7d4f}
.plot{font:12px system-ui,sans-serif}
@media(prefers-color-scheme:dark){.plot{--ink:#ece7dc;--soft:#a59e90;--grid:#3b3730}
.plot{--a:#6db3f2;--b:#f2866b;--c:#c39be8;--d:#74c796}}
.plot text{fill:var(--ink)}.plot .soft{fill:var(--soft)}.plot .head{font-weight:600}
.plot line{stroke:var(--grid)}.plot .zero{stroke:var(--soft);stroke-width:1.5}
.plot .s0{--s:var(--a)}.plot .s1{--s:var(--b)}.plot .s2{--s:var(--c)}.plot .s3{--s:var(--d)}
.plot .bar{stroke:var(--s);stroke-width:2.5;stroke-linecap:round;opacity:.55}
.plot .dot{fill:var(--s);stroke:var(--s)}.plot .hollow{fill:none;stroke:var(--s);stroke-width:1.5}
"""
"""Style of a plot, in the page or in a file of its own; the four colours are safe for colour-blind readers."""


@dataclass(frozen=True)
class Mark:
    """A value with its interval; hollow if it is a reference value from elsewhere."""

    value: float
    low: float
    high: float
    series: int = 0
    hollow: bool = False


@dataclass(frozen=True)
class PlotRow:
    label: str
    marks: tuple[Mark, ...]
    note: str = ""  # the figures, at the right edge


@dataclass(frozen=True)
class Plot:
    title: str
    rows: tuple[PlotRow, ...]
    series: int = 1
    unit: str = ""  # after the numbers of the axis
    zero: bool = False  # differences: the axis includes a line at zero
    most: float = 0.0  # end of the axis, the same in plots that are compared; 0 fits the data

    def span(self) -> tuple[float, float]:
        if self.most:
            return 0.0, self.most
        edges = [edge for row in self.rows for mark in row.marks for edge in (mark.low, mark.high, mark.value)]
        low, high = min(edges, default=0.0), max(edges, default=1.0)
        return (min(low, 0.0), max(high, 0.0)) if self.zero or low > 0 else (low, high)


class Drawing:
    """The layout of a plot: labels on the left, the axis below, notes on the right."""

    def __init__(self, plot: Plot) -> None:
        self.plot = plot
        self.left = 14 + LETTER * min(LONGEST, max((len(row.label) for row in plot.rows), default=0))
        notes = max((len(row.note) for row in plot.rows), default=0)
        self.right = WIDTH - RIGHT - NOTE_LETTER * notes
        low, high = plot.span()
        self.step = nice((high - low) / 5 or 1.0)
        room = 0.0 if plot.most else (high - low) * 0.03
        self.low, self.high = low - room, high + room
        self.row = plot.series * LINE + GAP
        self.height = TOP + self.row * len(plot.rows) + AXIS

    def x(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / ((self.high - self.low) or 1.0)
        return round(self.left + share * (self.right - self.left), 1)

    def text(self) -> str:
        size = f'viewBox="0 0 {WIDTH} {self.height}" width="{WIDTH}" height="{self.height}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" role="img" {size}>'
        title = (
            f'<title>{escape(self.plot.title)}</title><text class="head" x="4" y="15">{escape(self.plot.title)}</text>'
        )
        rows = [part for number, row in enumerate(self.plot.rows) for part in self.draw(number, row)]
        return "\n".join([head, title, *self.axis(), *rows, "</svg>"])

    def axis(self) -> list[str]:
        bottom, parts = self.height - AXIS, []
        for number in range(ceil(self.low / self.step), floor(self.high / self.step) + 1):
            value = number * self.step
            x, kind = self.x(value), ' class="zero"' if self.plot.zero and number == 0 else ""
            parts.append(f'<line{kind} x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>')
            label = f"{value:+g}" if self.plot.zero and number else f"{value:g}"
            parts.append(
                f'<text class="soft" x="{x}" y="{bottom + 15}" text-anchor="middle">{label}{self.plot.unit}</text>'
            )
        return parts

    def draw(self, number: int, row: PlotRow) -> list[str]:
        top = TOP + number * self.row
        middle = top + self.row / 2 + 4
        label = row.label if len(row.label) <= LONGEST else row.label[: LONGEST - 1] + "…"
        parts = [f'<text x="4" y="{middle}">{escape(label)}</text>']
        if number and self.plot.series > 1:
            parts.append(f'<line x1="4" x2="{WIDTH - 2}" y1="{top}" y2="{top}"/>')
        if row.note:
            parts.append(f'<text class="soft" x="{WIDTH - 2}" y="{middle}" text-anchor="end">{escape(row.note)}</text>')
        return parts + [self.mark(mark, top + GAP / 2 + LINE * (mark.series + 0.5)) for mark in row.marks]

    def mark(self, mark: Mark, y: float) -> str:
        x, low, high = (self.x(value) for value in (mark.value, mark.low, mark.high))
        kind = f"s{mark.series % len(SHAPES)}"
        bar = "" if mark.hollow else f'<line class="bar" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
        shape = SHAPES[mark.series % len(SHAPES)].format(x=x, y=y, left=x - 4, top=y - 4)
        return f'<g class="{kind}">{bar}<g class="{"hollow" if mark.hollow else "dot"}">{shape}</g></g>'


SHAPES: Final = (
    '<circle cx="{x}" cy="{y}" r="4.2"/>',
    '<rect x="{left}" y="{top}" width="8" height="8"/>',
    '<rect x="{left}" y="{top}" width="8" height="8" transform="rotate(45 {x} {y})"/>',
    '<circle cx="{x}" cy="{y}" r="2.6"/>',
)
"""By series, so that colour is not the only difference."""


def nice(step: float) -> float:
    """The step rounded up to 1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(step))
    return next((power * each for each in (1, 2, 5) if power * each >= step * 0.999), power * 10)


def draw(plot: Plot) -> str:
    return Drawing(plot).text()


def alone(plot: Plot) -> str:
    """The plot as a file of its own, with its style."""
    head, newline, rest = draw(plot).partition("\n")
    return f"{head}{newline}<style>{STYLE}</style>\n{rest}\n"
