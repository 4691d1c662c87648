"""The reasons for a bot's move: codes with facts, which `words/*/bots.ftl` turns into sentences."""

from __future__ import annotations

from typing import Final

from sixgun.bots.belief import KINDS_OF_ROLE, PAIRS_OF_ROLES, Belief, capped
from sixgun.bots.stance import living
from sixgun.bots.weights import Weights
from sixgun.engine.actions import ABILITY, PASSING, PLAYING, Action
from sixgun.engine.deeds import DEEDS, JAILED, deed_count
from sixgun.engine.hooks import BLUE, GREEN, SELF, Card
from sixgun.engine.ids import NO_CARD, NOBODY, ROLES, SHERIFF, Role, Seat
from sixgun.match.view import UNKNOWN, View

MotiveFacts = dict[str, int | str]

TELLING: Final = 0.2  # how much a deed must speak for a role to be mentioned
MOST_NAMED: Final = 2  # deeds
DEED_CODES: Final = (
    "bot-deed_shot", "bot-deed_preferred", "bot-deed_duelled", "bot-deed_robbed", "bot-deed_jailed",
    "bot-deed_helped", "bot-deed_killed", "bot-deed_spared",
)  # fmt: skip
"""In the order of the engine's deeds."""


class BotMotive:
    """A code and its facts; seats are numbers, roles and deeds are words of the engine."""

    def __init__(self, code: str, facts: MotiveFacts) -> None:
        self.code: Final = code
        self.facts: Final = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BotMotive) and self.code == other.code and self.facts == other.facts

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.facts.items()))))

    def __repr__(self) -> str:
        return self.code + "".join(f", {name} {value}" for name, value in self.facts.items())


def reasons(view: View, action: Action, weights: Weights) -> list[BotMotive]:
    """The purpose of the move; if its target's role is secret, also the evidence for that role."""
    found = [BotMotive(motive(view, action), {} if action.target == NOBODY else {"target": action.target})]
    if action.target not in (NOBODY, view.me) and view.players[action.target].role == UNKNOWN:
        belief = Belief(view, weights.moods)
        role = likeliest(belief, action.target)
        percent = int(100 * belief.chance(action.target, role))  # a secret is never known for certain
        found.append(BotMotive("bot-believes", {"target": action.target, "role": ROLES[role], "percent": percent}))
        found.extend(evidence(view, belief, weights, action.target))
    return found


# Purposes


def motive(view: View, action: Action) -> str:
    assert view.question is not None
    if action.verb == PASSING:
        return "bot-nothing_better"
    if view.question.prompt != "play_phase" and action.verb != ABILITY:
        return ANSWERS.get(view.question.prompt, "bot-answers")
    if action.verb == ABILITY and action.target == NOBODY:
        return "bot-own_ability"
    return aim(view, action) if action.target not in (NOBODY, view.me) else for_oneself(view, action)


ANSWERS: Final = {
    **dict.fromkeys(("pick", "share", "draw_from_hand", "draw_from_discards", "draw_from_play"), "bot-takes_best"),
    **dict.fromkeys(("discard_phase", "tidy", "put_back", "last_discard", "on_top", "ranch"), "bot-gives_up_least"),
    "may_use": "bot-own_ability",
    "brawl": "bot-robs",
    "hard_liquor": "bot-heals",
    "blood_brothers": "bot-helps",
}


def aim(view: View, action: Action) -> str:
    seen = view.players[action.target]
    if action.verb != ABILITY:
        entry = entry_of(view, action.card)
        if entry.takes or action.take != NO_CARD:
            return "bot-frees" if is_nuisance(view, action.take) else "bot-robs"
        if entry.deed == JAILED:
            return "bot-jails"
        if entry.heals > 0 or entry.colour == BLUE:
            return "bot-helps"
    if seen.role == SHERIFF:
        return "bot-last_duel" if living(view) == 2 else "bot-presses"
    return "bot-finishes" if seen.life == 1 else "bot-weakens"


def for_oneself(view: View, action: Action) -> str:
    entry = entry_of(view, action.card)
    if entry.heals > 0:
        return "bot-heals"
    if entry.draws > 0 and not (entry.colour == GREEN and action.verb == PLAYING):
        return "bot-draws"
    if entry.takes:
        return "bot-frees"
    if entry.reach > 0:
        return "bot-arms"
    laid = entry.colour == BLUE or (entry.colour == GREEN and action.verb == PLAYING)
    return "bot-equips" if laid or entry.aim != SELF else "bot-hits_many"


def entry_of(view: View, card: int) -> Card:
    return view.box.cards[view.box.kinds[card]]


def is_nuisance(view: View, card: int) -> bool:
    return card > NO_CARD and entry_of(view, card).burden


# Evidence


def likeliest(belief: Belief, seat: Seat) -> Role:
    best: Role = 0
    for role in range(KINDS_OF_ROLE):
        if belief.chance(seat, role) > belief.chance(seat, best):
            best = role
    return best


def evidence(view: View, belief: Belief, weights: Weights, doer: Seat) -> list[BotMotive]:
    """The deeds that speak most for the role this player seems to have."""
    role = likeliest(belief, doer)
    told: list[tuple[float, BotMotive]] = []
    for target in range(len(view.players)):
        its = likeliest(belief, target)
        for deed in range(len(DEEDS) if weights.moods else 0):
            count = deed_count(view.deeds, deed, doer, target)
            speaks = capped(count) * telling(weights.moods, deed, role, its)
            if speaks > TELLING:
                facts: MotiveFacts = {"who": doer, "target": target, "count": count}
                told.append((speaks, BotMotive(DEED_CODES[deed], facts)))
    told.sort(key=strongest, reverse=True)
    return [reason for _, reason in told[:MOST_NAMED]]


def strongest(told: tuple[float, BotMotive]) -> float:
    return told[0]


def telling(moods: list[float], deed: int, role: Role, its: Role) -> float:
    """How much more likely this deed is for this role than for the others."""
    rest = 0.0
    for other in range(1, KINDS_OF_ROLE):
        rest += moods[deed * PAIRS_OF_ROLES + other * KINDS_OF_ROLE + its]
    return moods[deed * PAIRS_OF_ROLES + role * KINDS_OF_ROLE + its] - rest / (KINDS_OF_ROLE - 1)
