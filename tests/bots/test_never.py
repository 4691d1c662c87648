"""What no bot from `reader` upwards ever does in thousands of games, and that random bots do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from sixgun.bots import BOTS, READERS
from sixgun.bots.belief import Belief
from sixgun.bots.hunter import promising
from sixgun.bots.stance import SURE, living, wishes
from sixgun.bots.weights import load
from sixgun.engine.actions import ABILITY, PLAYING, TAKING, USING, Action
from sixgun.engine.chance import key_of
from sixgun.engine.hooks import BLUE, Card
from sixgun.engine.ids import DEPUTY, FROM_HAND, NOBODY, ROLES, SHERIFF
from sixgun.engine.kernel import act
from sixgun.match.options import GameOptions
from sixgun.match.view import View, observe
from sixgun.rules.kinds import BEER, DYNAMITE, JAIL, TEQUILA
from sixgun.rules.rulebook import answers_as_bang, more_bangs
from tests.laws.digest import compiled
from tests.laws.games import TABLES, every_table

LIMIT = 2000  # decisions: a game that takes longer is a stall
GAMES = 50 if compiled() else 3  # at every table, of each bot
WEIGHTS = load("reader")


class Choice:
    """A choice, with what its player knows."""

    def __init__(self, view: View, action: Action) -> None:
        self.view = view
        self.action = action
        self.entry: Card | None = None if action.card < 0 else view.box.cards[view.box.kinds[action.card]]
        self.me = view.players[view.me]
        self.prompt = view.question.prompt if view.question else ""

    @property
    def robs(self) -> bool:
        return self.action.take != -1 and self.action.verb in (PLAYING, USING, TAKING) and self.other

    @property
    def other(self) -> bool:
        return self.action.target not in (NOBODY, self.view.me)

    @property
    def shoots(self) -> bool:
        """A shot or a Duel, aimed at another player."""
        if self.prompt != "play_phase" or not self.other:
            return False
        if self.action.verb == ABILITY:
            return True
        assert self.entry is not None
        return not self.entry.takes and self.entry.colour != BLUE and self.entry.kind != TEQUILA

    @property
    def jails(self) -> bool:
        laid = self.prompt == "play_phase" and self.action.verb == PLAYING
        return laid and self.entry is not None and self.entry.kind == JAIL

    def is_surely(self, role: int) -> bool:
        belief = Belief(self.view, WEIGHTS[self.view.role].moods)
        return belief.chance(self.action.target, role) >= SURE

    def at_friend(self) -> bool:
        """Whether the target is certainly on the player's side."""
        wish = wishes(self.view, WEIGHTS[self.view.role])
        return any(self.is_surely(role) and wish[role] < 0 for role in range(len(ROLES)))

    def takes_a_nuisance(self) -> bool:
        take = self.action.take
        return take != FROM_HAND and self.view.box.kinds[take] in (JAIL, DYNAMITE)


# The laws


def a_deputy_shoots_the_sheriff(choice: Choice) -> bool:
    if choice.view.role != DEPUTY or not choice.shoots:
        return False
    return choice.view.players[choice.action.target].role == SHERIFF


def a_sheriff_shoots_a_sure_deputy(choice: Choice) -> bool:
    return choice.view.role == SHERIFF and (choice.shoots or choice.jails) and choice.is_surely(DEPUTY)


def a_weapon_is_replaced_by_a_worse_one(choice: Choice) -> bool:
    """A weapon that shoots at will may be better with several BANG! cards and an enemy near."""
    new = choice.entry
    if new is None or new.reach == 0 or choice.prompt != "play_phase" or choice.action.verb != PLAYING or choice.other:
        return False
    old = [choice.view.box.kinds[card] for card in choice.me.in_play]
    reach = max((int(choice.view.box.cards[kind].reach) for kind in old), default=0)
    return new.reach <= reach and not (more_bangs(new) and reason_for_speed(choice.view))


def reason_for_speed(view: View) -> bool:
    ability = view.box.characters[view.players[view.me].ability]
    bangs = sum(answers_as_bang(ability.alone, view.box.cards[view.box.kinds[card]]) for card in view.hand)
    return bangs > 1 and any(seen.distance == 1 for seen in view.players)


def beer_is_wasted(choice: Choice) -> bool:
    """At full life, or with two players left."""
    if choice.entry is None or choice.entry.kind != BEER or choice.action.verb != PLAYING:
        return False
    if choice.prompt not in ("play_phase", "last_chance", "prevent"):
        return False
    unhurt = choice.me.life == choice.me.max_life and choice.prompt == "play_phase"
    return unhurt or living(choice.view) == 2


def a_friend_is_jailed(choice: Choice) -> bool:
    return choice.jails and choice.at_friend()


def a_friend_is_robbed(choice: Choice) -> bool:
    return choice.robs and not choice.takes_a_nuisance() and choice.at_friend()


NEVER = (
    a_deputy_shoots_the_sheriff,
    a_sheriff_shoots_a_sure_deputy,
    a_weapon_is_replaced_by_a_worse_one,
    beer_is_wasted,
    a_friend_is_jailed,
    a_friend_is_robbed,
)


def game(name: str, edition: str, players: int, seed: int) -> Iterator[Choice]:
    """Every choice of a game in which all players are this bot."""
    g, rng = GameOptions(edition, players).start_silent(key_of(seed)), Random(seed)
    for _ in range(LIMIT):
        if g.asked is None:
            return
        view = observe(g, g.asked.seat)
        action = BOTS[name](view, rng)
        yield Choice(view, action)
        act(g, action)
    raise AssertionError(f"game {seed} takes more than {LIMIT} decisions")


@pytest.mark.parametrize("name", ["reader", "marshal"])
@every_table
def test_bots_never_do_anything_foolish_and_every_game_ends(name: str, edition: str, players: int) -> None:
    for seed in range(GAMES):
        for choice in game(name, edition, players, 1000 + seed):
            broken = [law.__name__ for law in NEVER if law(choice)]
            assert not broken, (broken, seed, choice.me, choice.action)


@every_table
def test_a_hunter_does_not_even_try_anything_foolish(edition: str, players: int) -> None:
    """A hunter plays one of the moves that it tries, so this covers every outcome of its search."""
    for seed in range(max(1, GAMES // 5)):
        for choice in game("reader", edition, players, 2000 + seed):
            for trail in promising(READERS["hunter"], choice.view):
                tried = Choice(choice.view, trail.action)
                broken = [law.__name__ for law in NEVER if law(tried)]
                assert not broken, (broken, seed, choice.me, trail.action)


@pytest.mark.parametrize("law", NEVER, ids=lambda law: law.__name__)
def test_random_players_break_every_law(law: Callable[[Choice], bool]) -> None:
    """Otherwise the law would prove nothing."""
    choices = (choice for seed in range(40) for choice in game("busy", *TABLES[seed % len(TABLES)], seed))
    assert any(law(choice) for choice in choices)
