"""The plots of a balance report, made from its rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sixgun.editions import EDITIONS
from sixgun.lab.report import svg
from sixgun.lab.report.figures import points, side_name
from sixgun.lab.report.findings import ALL, SIDES, Row, chosen
from sixgun.lab.report.svg import Mark, Plot
from sixgun.lab.statistics import Estimate
from sixgun.words import Words

REFERENCE: Final = {4: (33, 49, 19), 5: (48, 37, 15), 6: (32, 60, 8), 7: (45, 49, 7), 8: (58, 31, 11)}
"""Wins of law, outlaws and renegade in percent, by players: bang-server's bots in the base game."""

TITLES: Final = {
    "character_gain": "lab-plot-character",
    "card_dealt": "lab-plot-dealt",
    "card_drawn": "lab-plot-drawn",
    "card_played": "lab-plot-played",
}

Pictures = dict[str, Plot]  # by file name


class Plots:
    def __init__(self, rows: list[Row], words: Words) -> None:
        self.rows = rows
        self.words = words
        self.editions = [name for name in EDITIONS if any(row.edition == name for row in rows)]

    def pictures(self) -> dict[str, Pictures]:
        """The plots by chapter; chapters without plots are left out."""
        chapters: dict[str, Callable[[], Iterator[tuple[str, Plot]]]] = {
            "sides": self.sides,
            "roles": self.roles,
            "seats": self.seats,
            "characters": self.characters,
            "settings": self.settings,
            "cards": self.cards,
            "length": self.lengths,
        }
        pictures = {name: dict(plots()) for name, plots in chapters.items()}
        return {name: plots for name, plots in pictures.items() if plots}

    def title(self, edition: str) -> str:
        return self.words.say("lab-plot-all") if edition == ALL else self.words.name(f"edition_{edition}")

    def seated(self, players: int) -> str:
        return self.words.say("lab-plot-players", players=players)

    # Who wins

    def sides(self) -> Iterator[tuple[str, Plot]]:
        for edition in self.editions:
            found = chosen(self.rows, "side", lambda row: row.edition == edition)  # noqa: B023  # used at once
            rows = tuple(self.side_row(players, found) for players in sorted({row.players for row in found}))
            if rows:
                yield f"sides-{edition}", Plot(self.title(edition), rows, series=3, unit="%", most=100.0)

    def side_row(self, players: int, found: list[Row]) -> svg.PlotRow:
        """One number of players. With three, each is a side, and the deputy takes the place of the law."""
        mine = [row for row in found if row.players == players]
        marks = [mark_of(row, place) for row in mine if (place := place_of(row.item)) is not None]
        marks += [
            Mark(value, value, value, place, hollow=True) for place, value in enumerate(REFERENCE.get(players, ()))
        ]
        note = " / ".join(f"{100 * row.value:.0f}" for row in mine)
        return svg.PlotRow(self.seated(players), tuple(marks), note)

    def roles(self) -> Iterator[tuple[str, Plot]]:
        for edition in self.editions:
            found = chosen(self.rows, "role", lambda row: row.edition == edition)  # noqa: B023
            rows = [
                svg.PlotRow(f"{self.words.name(row.item)}, {row.players}", (mark_of(row, 0),), f"{100 * row.value:.1f}")
                for row in sorted(found, key=lambda row: row.players)
            ]
            if rows:
                yield f"roles-{edition}", Plot(self.title(edition), tuple(rows), unit="%", most=100.0)

    def seats(self) -> Iterator[tuple[str, Plot]]:
        found = chosen(self.rows, "seat", lambda row: row.edition == ALL)
        for players in sorted({row.players for row in found}):
            rows = [
                svg.PlotRow(
                    self.words.say("lab-plot-seat", seat=row.item), (mark_of(row, 0),), f"{100 * row.value:.1f}"
                )
                for row in found
                if row.players == players
            ]
            yield f"seats-{players}", Plot(self.seated(players), tuple(rows), unit="%")

    # Differences

    def characters(self) -> Iterator[tuple[str, Plot]]:
        yield from self.forest("character_gain", "characters", lambda row: row.edition == ALL)

    def cards(self) -> Iterator[tuple[str, Plot]]:
        for way in ("dealt", "drawn", "played"):
            yield from self.forest(f"card_{way}", f"cards-{way}", lambda row: row.edition == ALL)

    def forest(self, measure: str, file: str, fits: Callable[[Row], bool]) -> Iterator[tuple[str, Plot]]:
        """The largest gain first."""
        found = sorted(chosen(self.rows, measure, fits), key=lambda row: -row.value)
        rows = [svg.PlotRow(self.words.name(row.item), (mark_of(row, 0),), self.gain(row)) for row in found]
        if rows:
            yield file, Plot(self.words.say(TITLES[measure]), tuple(rows), zero=True)

    def gain(self, row: Row) -> str:
        return points(self.words, Estimate(row.value, row.low, row.high))

    def settings(self) -> Iterator[tuple[str, Plot]]:
        """One plot per change: all tables together, then each edition."""
        found = chosen(self.rows, "setting", lambda row: row.players == 0)
        for change in sorted({row.item for row in found}):
            mine = [row for row in found if row.item == change]
            places = [name for name in (ALL, *self.editions) if any(row.edition == name for row in mine)]
            rows = tuple(self.change_row(name, [row for row in mine if row.edition == name]) for name in places)
            file = "setting-" + change.replace("=", "-").replace("+", "-")
            yield file, Plot(change, rows, series=3, zero=True)

    def change_row(self, edition: str, found: list[Row]) -> svg.PlotRow:
        """One edition. Deputies are left out: they are a side only with three players."""
        sides = [row for row in found if row.detail != "deputy"]
        marks = [mark_of(row, place) for row in sides if (place := place_of(row.detail)) is not None]
        return svg.PlotRow(self.title(edition), tuple(marks))

    # Length

    def lengths(self) -> Iterator[tuple[str, Plot]]:
        for edition in self.editions:
            found = chosen(self.rows, "length", lambda row: row.edition == edition)  # noqa: B023
            rows = [self.length_row(players, found) for players in sorted({row.players for row in found})]
            if rows:
                yield f"length-{edition}", Plot(self.title(edition), tuple(rows))

    def length_row(self, players: int, found: list[Row]) -> svg.PlotRow:
        """The median, and the span of eight games in ten."""
        value = {row.item: row.value for row in found if row.players == players}
        mark = Mark(value["median"], value["p10"], value["p90"])
        return svg.PlotRow(
            self.seated(players), (mark,), f"{value['p10']:.0f} – {value['median']:.0f} – {value['p90']:.0f}"
        )

    def legend(self) -> list[str]:
        return [self.words.name(side_name(name)) for name in SIDES if name != "deputy"]


def place_of(side: str) -> int | None:
    """The series of a side. A deputy wins alone only with three players, where there is no law."""
    return {"law": 0, "deputy": 0, "outlaw": 1, "renegade": 2}.get(side)


def mark_of(row: Row, series: int) -> Mark:
    """The mark of a row, in percent."""
    return Mark(100 * row.value, 100 * row.low, 100 * row.high, series)
