"""The balance report as one self-contained HTML page without scripts."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from sixgun.lab.report.figures import percent, side_name
from sixgun.lab.report.findings import ALL, Row, chosen
from sixgun.lab.report.plots import Plots
from sixgun.lab.report.svg import STYLE, Plot, draw
from sixgun.lab.tally import STALL
from sixgun.match.record import setting
from sixgun.words import Words

PAGE_STYLE = """
:root{color-scheme:light dark;--paper:#fbf8f1;--card:#fff;--ink:#24211c;--soft:#6b655b;--edge:#e3ddd0;--accent:#9c3d1f}
@media(prefers-color-scheme:dark){:root{--paper:#181613;--card:#211e1a;--ink:#ece7dc;--soft:#a59e90;--edge:#3b3730;--accent:#f2a07f}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main{max-width:78rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.9rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.35rem;margin:3rem 0 .4rem;border-top:1px solid var(--edge);padding-top:1.4rem}
h3{font-size:1rem;margin:1.2rem 0 .3rem}p{max-width:44rem;margin:.4rem 0}
.soft{color:var(--soft)}code{font:.86em/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
nav a{display:inline-block;margin:.2rem .9rem .2rem 0;padding:.15rem 0}a{color:var(--accent)}
.plots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,23rem),1fr))}
.plots{gap:1rem;margin:1rem 0;align-items:start}
.plots:has(>:only-child){max-width:36rem;grid-template-columns:1fr}
figure{margin:0;background:var(--card);border:1px solid var(--edge);border-radius:.6rem;padding:.6rem}
figcaption{font-size:.9rem;color:var(--soft);padding:0 .25rem .3rem}
svg.plot{display:block;width:100%;max-width:34rem;height:auto}
.legend{display:flex;flex-wrap:wrap;gap:.3rem 1.1rem;font-size:.92rem}
.legend span::before{content:"";display:inline-block;width:.7rem;height:.7rem;margin-right:.4rem;background:var(--k)}
.legend .k0{--k:#1f6fb2}.legend .k1{--k:#c2452d}.legend .k2{--k:#7b4fa3}
.legend .k0::before{border-radius:50%}.legend .k2::before{transform:rotate(45deg)}
.legend .k3::before{background:none;border:2px solid var(--soft);border-radius:50%}
@media(prefers-color-scheme:dark){.legend .k0{--k:#6db3f2}.legend .k1{--k:#f2866b}.legend .k2{--k:#c39be8}}
details{margin:.6rem 0}summary{cursor:pointer;color:var(--accent);padding:.3rem 0}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .7rem .2rem 0;text-align:right;border-bottom:1px solid var(--edge);white-space:nowrap}
th:first-child,td:first-child,th:nth-child(2),td:nth-child(2){text-align:left}
"""


@dataclass(frozen=True)
class Chapter:
    """A chapter of the page: message codes of its title and text, and the measure shown as its table."""

    title: str
    text: str
    measure: str
    three: bool = False  # has a legend for law, outlaws and renegade


CHAPTERS = {
    "sides": Chapter("lab-page-sides", "lab-page-sides-text", "side", three=True),
    "roles": Chapter("lab-page-roles", "lab-page-roles-text", "role"),
    "seats": Chapter("lab-page-seats", "lab-page-seats-text", "seat"),
    "characters": Chapter("lab-page-characters", "lab-page-characters-text", "character_gain"),
    "settings": Chapter("lab-page-settings", "lab-page-settings-text", "setting", three=True),
    "cards": Chapter("lab-page-cards", "lab-page-cards-text", "card_dealt"),
    "length": Chapter("lab-page-length", "lab-page-length-text", "length"),
}
WHOLE = ("side", "role", "length")  # tables listed by edition; the others would be too long to read


@dataclass(frozen=True)
class BalanceFacts:
    """How the games of a report were played."""

    games: int
    decisions: int
    bots: str
    seed: int
    command: str
    stalled: float  # share


class Page:
    def __init__(self, rows: list[Row], facts: BalanceFacts, words: Words) -> None:
        self.rows = rows
        self.facts = facts
        self.words = words
        self.plots = Plots(rows, words)

    def text(self) -> str:
        say = self.words.say
        chapters = self.plots.pictures()
        links = "".join(f'<a href="#{key}">{escape(say(CHAPTERS[key].title))}</a>' for key in chapters)
        body = [f"<h1>{escape(say('lab-page-title'))}</h1>", *self.opening(), f"<nav>{links}</nav>"]
        body += [self.chapter(key, plots) for key, plots in chapters.items()]
        head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        title = f"<title>{escape(say('lab-page-title'))}</title><style>{PAGE_STYLE}{STYLE}</style>"
        main = "\n".join(["<body><main>", *body, "</main></body>"])
        return f'<!doctype html>\n<html lang="{self.words.lang}">\n<head>{head}{title}</head>\n{main}</html>\n'

    def opening(self) -> list[str]:
        facts, say = self.facts, self.words.say
        counts = {"games": facts.games, "decisions": facts.decisions, "bots": facts.bots, "seed": str(facts.seed)}
        long = say("lab-page-stalled", beyond=STALL, percent=100 * facts.stalled)
        paragraphs = [say("lab-page-about", **counts), long, say("lab-page-intervals")]
        return [*(f"<p>{escape(each)}</p>" for each in paragraphs), f"<p><code>{escape(facts.command)}</code></p>"]

    def chapter(self, key: str, plots: dict[str, Plot]) -> str:
        about, say = CHAPTERS[key], self.words.say
        parts = [f'<section id="{key}"><h2>{escape(say(about.title))}</h2>', f"<p>{escape(say(about.text))}</p>"]
        if about.three:
            parts.append(self.legend(hollow=key == "sides"))
        figures = [f"<figure>{self.caption(key, plot)}{draw(plot)}</figure>" for plot in plots.values()]
        return "\n".join([*parts, '<div class="plots">', *figures, "</div>", self.table(about.measure), "</section>"])

    def caption(self, key: str, plot: Plot) -> str:
        """The changed setting in words; the title of the plot has only its key."""
        if key != "settings":
            return ""
        name, value = setting(0, plot.title)
        return f"<figcaption>{escape(self.words.setting(name))}: {escape(self.words.choice(name, value))}</figcaption>"

    def legend(self, *, hollow: bool) -> str:
        names = self.plots.legend()
        entries = [f'<span class="k{place}">{escape(name)}</span>' for place, name in enumerate(names)]
        if hollow:
            entries.append(f'<span class="k3">{escape(self.words.say("lab-page-reference"))}</span>')
        return f'<p class="legend">{"".join(entries)}</p>'

    # Tables

    def table(self, measure: str) -> str:
        rows = chosen(self.rows, measure, lambda row: measure in WHOLE or row.edition == ALL)
        say = self.words.say
        heads = ("lab-column-edition", "lab-column-item", "lab-column-games", "lab-column-value", "lab-column-interval")
        head = "".join(f"<th>{escape(say(code))}</th>" for code in heads)
        body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in self.cells(row))}</tr>" for row in rows)
        whole = f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'
        return f"<details><summary>{escape(say('lab-page-figures'))}</summary>{whole}</details>"

    def cells(self, row: Row) -> list[str]:
        place = self.plots.title(row.edition)
        if row.players:
            place += f", {self.plots.seated(row.players)}"
        numbers = [self.number(row, value) for value in (row.value, row.low, row.high)]
        interval = self.words.say("lab-from-to", low=numbers[1], high=numbers[2])
        return [place, self.item(row), f"{row.games:,}", numbers[0], "" if row.low == row.high else interval]

    def number(self, row: Row, value: float) -> str:
        return f"{value:.1f}" if row.measure == "length" else percent(self.words, value)

    def item(self, row: Row) -> str:
        if row.measure in ("side", "role"):
            return self.words.name(side_name(row.item) if row.measure == "side" and row.players > 3 else row.item)
        if row.measure == "setting":
            return f"{row.item}: {self.words.name(side_name(row.detail))}"
        if row.measure == "seat":
            return self.words.say("lab-plot-seat", seat=row.item)
        return row.item if row.measure == "length" else self.words.name(row.item)
