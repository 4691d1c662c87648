"""The results of a census as rows, for plots and for other programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass, fields
from math import fsum
from typing import Any, Final

from sixgun.editions import EDITIONS
from sixgun.engine.ids import ROLES
from sixgun.lab.balance import Census, Where
from sixgun.lab.card_use import DEALT, WAYS
from sixgun.lab.statistics import Estimate, around, mean, share
from sixgun.lab.tally import LAW, quantile

ALL: Final = "all"
SIDES: Final = (LAW, *ROLES[1:])
QUANTILES: Final = {"p10": 0.1, "median": 0.5, "p90": 0.9}


@dataclass(frozen=True)
class Row:
    """One figure with its interval. Shares and differences of shares are between -1 and 1."""

    measure: str
    edition: str  # or `all`
    players: int  # 0 for all
    item: str
    detail: str
    games: int
    value: float
    low: float
    high: float


COLUMNS: Final = tuple(field.name for field in fields(Row))


def row(measure: str, where: Where, item: str, games: int, estimate: Estimate) -> Row:
    """A row. The item may carry a detail after a space."""
    name, _, detail = item.partition(" ")
    return Row(measure, *where, name, detail, games, estimate.value, estimate.low, estimate.high)


def findings(census: Census) -> list[Row]:
    """All rows, in the order of the report."""
    parts = (sides, roles, seats, characters, gains, changes, cards, lengths, troubles)
    return [each for part in parts for each in part(census)]


def sides(census: Census) -> Iterator[Row]:
    for where, games in in_order(census.games):
        for name in sides_at(where[1]):
            yield row("side", where, name, games, share(census.sides[*where, name], games))


def in_order(games: Counter[Where]) -> list[tuple[Where, int]]:
    """Sorted by edition in order of publication, then by number of players."""
    names = list(EDITIONS)
    return sorted(games.items(), key=lambda one: (names.index(one[0][0]), one[0][1]))


def sides_at(players: int) -> tuple[str, ...]:
    """The sides that can win. With three players everyone is a side of their own, and there is no law."""
    return SIDES[1:] if players == 3 else (LAW, *SIDES[2:])


def roles(census: Census) -> Iterator[Row]:
    """The win rate of one player with this role."""
    counts: dict[tuple[str, int, str, int], Counter[int]] = {}
    for (edition, players, role, members, won), games in census.roles.items():
        counts.setdefault((edition, players, role, members), Counter())[won] += games
    for (edition, players, role, members), wins in sorted(counts.items(), key=by_role):
        together = set(wins) <= {0, members}  # players of the role win or lose as one side
        found = share(wins[members], wins.total()) if together else mean(wins, 1 / members)
        yield row("role", (edition, players), role, wins.total(), found)


def by_role(one: tuple[tuple[str, int, str, int], Counter[int]]) -> tuple[int, str, int]:
    edition, players, role, _ = one[0]
    return ROLES.index(role), edition, players


def seats(census: Census) -> Iterator[Row]:
    """Win rates by seat, counted from the first player: per edition and over all editions."""
    counts: Counter[tuple[str, int, int, int]] = Counter()
    for (edition, players, seat, won), games in census.seats.items():
        counts.update({(edition, players, seat, won): games, (ALL, players, seat, won): games})
    for edition, players, seat in sorted({key[:3] for key in counts}):
        lost, won = (counts[edition, players, seat, wins] for wins in (0, 1))
        yield row("seat", (edition, players), str(seat), lost + won, share(won, lost + won))


def characters(census: Census) -> Iterator[Row]:
    counts: Counter[tuple[str, str, int]] = Counter()
    for (edition, _, character, _, won), games in census.characters.items():
        counts[edition, character, won] += games
    for edition, character in sorted({key[:2] for key in counts}):
        lost, won = (counts[edition, character, wins] for wins in (0, 1))
        yield row("character", (edition, 0), character, lost + won, share(won, lost + won))


def gains(census: Census) -> Iterator[Row]:
    """How much more often a character wins than its roles do at the same tables."""
    expected = role_shares(census)
    sums: dict[tuple[str, str], list[float]] = {}
    for (edition, players, character, role, won), games in sorted(census.characters.items()):
        p = expected[edition, players, role]
        for name in (edition, ALL):
            total = sums.setdefault((name, character), [0.0, 0.0, 0.0])
            total[0] += games
            total[1] += games * (won - p)
            total[2] += games * p * (1 - p)
    for (edition, character), (count, gain, variance) in sorted(sums.items()):
        yield row("character_gain", (edition, 0), character, int(count), around(gain / count, variance / count**2))


def role_shares(census: Census) -> dict[tuple[str, int, str], float]:
    won: Counter[tuple[str, int, str]] = Counter()
    had: Counter[tuple[str, int, str]] = Counter()
    for (edition, players, role, members, winners), games in census.roles.items():
        had[edition, players, role] += games * members
        won[edition, players, role] += games * winners
    return {key: won[key] / had[key] for key in had}


def changes(census: Census) -> Iterator[Row]:
    """How much a setting changes the win rate of a side in the same deals: per table, per edition and over all."""
    counts: dict[tuple[str, int, str], Counter[tuple[str, str]]] = {}
    for (edition, players, name, value, plain, changed), games in census.pairs.items():
        for where in ((edition, players), (edition, 0), (ALL, 0)):
            counts.setdefault((*where, f"{name}={value}"), Counter())[plain, changed] += games
    for (edition, players, change), outcomes in sorted(counts.items()):
        named = {name for outcome in outcomes for name in outcome}
        for name in (each for each in SIDES if each in named):
            steps = Counter[int]()
            for (plain, changed), games in outcomes.items():
                steps[(changed == name) - (plain == name)] += games
            yield row("setting", (edition, players), f"{change} {name}", outcomes.total(), mean(steps))


# Cards


def cards(census: Census) -> Iterator[Row]:
    strata = card_strata(census)
    groups: dict[tuple[str, str, str], list[Stratum]] = {}
    for (edition, _, way, kind, _), stratum in strata.items():
        for name in (edition, ALL):
            groups.setdefault((way, name, kind), []).append(stratum)
    for (way, edition, kind), found in sorted(groups.items(), key=lambda one: (WAYS.index(one[0][0]), one[0][1:])):
        weight = fsum(stratum.weight for stratum in found)
        if weight:
            yield row(f"card_{way}", (edition, 0), kind, sum(s.holders for s in found), pooled(found, weight))


@dataclass(frozen=True)
class Stratum:
    """Holders of a card against players without it, within one role at one kind of table."""

    holders: int
    others: int
    difference: float
    variance: float

    @property
    def weight(self) -> float:
        """The Mantel-Haenszel weight."""
        return self.holders * self.others / (self.holders + self.others) if self.others and self.holders else 0.0


def pooled(strata: list[Stratum], weight: float) -> Estimate:
    value = fsum(stratum.weight * stratum.difference for stratum in strata) / weight
    return around(value, fsum(stratum.weight**2 * stratum.variance for stratum in strata) / weight**2)


def card_strata(census: Census) -> dict[tuple[str, int, str, str, str], Stratum]:
    """The strata of all cards, by edition, players, way, kind and role."""
    all_teams, watched = teams(census.roles), teams(census.watched)
    had: dict[tuple[str, int, str, str, str], Counter[tuple[int, int, int]]] = {}
    for (edition, players, way, kind, role, holders, winners, won), games in census.cards.items():
        had.setdefault((edition, players, way, kind, role), Counter())[holders, winners, won] += games
    return {
        key: stratum(found, *(all_teams if key[2] == DEALT else watched)[key[0], key[1], key[4]])
        for key, found in had.items()
    }


def teams(roles: Counter[tuple[str, int, str, int, int]]) -> dict[tuple[str, int, str], tuple[int, Counter[int]]]:
    """By role at each kind of table: how many players have it, and how often each number of them won."""
    found: dict[tuple[str, int, str], tuple[int, Counter[int]]] = {}
    for (edition, players, role, members, won), games in roles.items():
        found.setdefault((edition, players, role), (members, Counter()))[1][won] += games
    return found


def stratum(found: Counter[tuple[int, int, int]], members: int, played: Counter[int]) -> Stratum:
    """One stratum. `found` has the games in which someone held the card; the rest of `played` is without it.

    Players of one role in one game are not independent, so the variance is computed from whole games.
    """
    classes = Counter(found)
    for won, games in played.items():
        classes[0, 0, won] += games - sum(count for (_, _, wins), count in found.items() if wins == won)
    holders = sum(had * games for (had, _, _), games in classes.items())
    others = sum((members - had) * games for (had, _, _), games in classes.items())
    if not holders or not others:
        return Stratum(holders, others, 0.0, 0.0)
    p = sum(winners * games for (_, winners, _), games in classes.items()) / holders
    q = sum((won - winners) * games for (_, winners, won), games in classes.items()) / others

    def pull(had: int, winners: int, won: int) -> float:
        """The influence of one game of this class on the difference."""
        return (winners - had * p) / holders - (won - winners - (members - had) * q) / others

    return Stratum(holders, others, p - q, fsum(games * pull(*each) ** 2 for each, games in classes.items()))


# Length


def lengths(census: Census) -> Iterator[Row]:
    counts: dict[Where, Counter[int]] = {}
    for (edition, players, decisions), games in census.lengths.items():
        counts.setdefault((edition, players), Counter())[decisions] += games
    for where, _ in in_order(census.games):
        found = counts.get(where, Counter[int]())
        yield row("length", where, "mean", found.total(), mean(found))
        for name, part in QUANTILES.items():
            number = float(quantile(found, part))
            yield row("length", where, name, found.total(), Estimate(number, number, number))


def troubles(census: Census) -> Iterator[Row]:
    for name, counts in (("stalled", census.stalled), ("unfinished", census.unfinished)):
        for where, games in in_order(census.games):
            yield row(name, where, "", games, share(counts[where], games))


# Access


def as_data(rows: list[Row]) -> list[dict[str, Any]]:
    return [dict(zip(COLUMNS, astuple(each), strict=True)) for each in rows]


def chosen(rows: list[Row], measure: str, fits: Callable[[Row], bool] = lambda _: True) -> list[Row]:
    return [each for each in rows if each.measure == measure and fits(each)]
