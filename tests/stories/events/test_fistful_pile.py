"""The pile of A Fistful of Cards, alone and together with High Noon (FF-SET)."""

import pytest

from sixgun import deal
from sixgun.editions import SettingValue
from sixgun.engine.chance import Chance, key_of
from sixgun.engine.events import Checked, EventTurned, LifeChanged, Moved, Named, Revived, TurnBegan
from sixgun.engine.refusals import Rejection
from sixgun.event_cards import EVENT_CARDS
from sixgun.event_cards.fistful import FISTFUL
from sixgun.event_cards.high_noon import HIGH_NOON
from sixgun.match.options import GameOptions
from sixgun.match.position import position, read_position
from sixgun.match.redeal import redeal
from sixgun.match.view import observe
from sixgun.rules.event_pile import dead_may_return
from sixgun.scenario import table
from tests.stories.events.idle import end_turn, idle
from tests.stories.helpers import EVERYBODY, EVERYWHERE, WITH_DODGE_CITY, agree, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
three_players = pytest.mark.parametrize("edition", WITH_DODGE_CITY)
ROLES = "sheriff outlaw outlaw renegade"
FOURTEEN = {card.key for card in FISTFUL}
TWELVE = {card.key for card in HIGH_NOON}
TITLES = {"high_noon", "fistful_of_cards"}


def pile_of(seed: int, edition: str = "fourth", **rules: SettingValue) -> list[str]:
    """The pile after the deal, the next card first."""
    g = GameOptions(edition, 4, tuple(rules.items())).start(key_of(seed))
    return [card.key for card in reversed(g.event_pile)]


@rule("FF-SET-1")
@everywhere
def test_fourteen_cards_are_shuffled_and_the_title_is_underneath(edition: str) -> None:
    pile = pile_of(1, edition, fistful="on")
    assert len(pile) == 15
    assert pile[-1] == "fistful_of_cards"
    assert set(pile[:-1]) == FOURTEEN
    assert pile == pile_of(1, edition, fistful="on")
    assert set(pile_of(1, edition, fistful="without_dead_man")) == (FOURTEEN | {"fistful_of_cards"}) - {"dead_man"}


@rule("FF-SET-1")
@pytest.mark.parametrize(("setting", "turn"), [("on", 16), ("without_dead_man", 15)])
def test_the_title_comes_in_the_sheriffs_sixteenth_turn_and_remains(setting: str, turn: int) -> None:
    t = table("-", "-", "-", "-", house_rules={"fistful": setting})
    t.g.event_pile[1:] = [EVENT_CARDS["ambush"]] * (len(t.g.event_pile) - 1)  # quiet ones, so that everybody lives
    for own in range(2, turn + 2):
        for seat in t.seats:
            t.g.deck[:0] = seat.me.hand
            seat.me.hand, seat.me.life = [], seat.me.max_life
        idle(t, 4)
        t.expect_turn(t[0])
        assert t.view().event_card == ("ambush" if own < turn else "fistful_of_cards")


@rule("FF-SET-1")
def test_there_is_none_in_a_simplified_first_game() -> None:
    with pytest.raises(Rejection, match="no_events_in_first_game"):
        deal("fourth", players=5, simplified=True, house_rules={"fistful": "on"})


@rule("FF-SET-5", "FF-SET-6")
@everywhere
def test_both_expansions_make_one_pile_of_thirteen(edition: str) -> None:
    piles = [pile_of(seed, edition, fistful="on", high_noon="on") for seed in range(40)]
    for pile in piles:
        assert len(pile) == len(set(pile)) == 13
        assert pile[-1] in TITLES
        assert not TITLES & set(pile[:-1])
        assert set(pile[:-1]) <= TWELVE | FOURTEEN
    assert {pile[-1] for pile in piles} == TITLES
    assert {key for pile in piles for key in pile} == TWELVE | FOURTEEN | TITLES
    assert piles[7] == pile_of(7, edition, fistful="on", high_noon="on")


@rule("FF-SET-5")
def test_more_cards_of_both_may_be_played_and_the_dead_left_out() -> None:
    assert len(pile_of(1, fistful="on", high_noon="on", event_cards=26)) == 27
    alive = (TWELVE | FOURTEEN) - {"ghost_town", "dead_man"}
    for noon, fistful in (("without_ghost_town", "on"), ("on", "without_dead_man")):
        assert set(pile_of(1, high_noon=noon, fistful=fistful, event_cards=26)[:-1]) == alive


@rule("FF-SET-5")
def test_nobody_knows_which_cards_and_which_title_are_in_the_pile() -> None:
    match = deal("fourth", players=5, seed=3, house_rules={"fistful": "on", "high_noon": "on"})
    twins = [redeal(match.game, 2, Chance(key_of(seed))) for seed in range(60)]
    for twin in twins:
        assert observe(twin, 2) == match.observe(2)
        assert len(twin.event_pile) == 13
    assert {twin.event_pile[0].key for twin in twins} == TITLES
    hidden = {card.key for twin in twins for card in twin.event_pile[1:-1]}
    assert hidden == (TWELVE | FOURTEEN) - {match.game.event_pile[-1].key}
    assert dead_may_return(match.game, 1)  # a dead player may not learn that Ghost Town is left out


@rule("FF-SET-6")
def test_a_new_card_covers_the_one_of_the_other_expansion() -> None:
    t = table("-", "-", "-", "-")
    t.event("blessing")
    t.event_pile("peyote high_noon")
    idle(t, 3)
    end_turn(t)
    t[0].is_asked("peyote")
    assert t.g.suits == t.g.box.suits
    assert t.view().event_card == "peyote"


@rule("FF-SET-2")
@three_players
def test_the_order_at_the_start_of_a_turn(edition: str) -> None:
    """The card is turned, it acts, then Dynamite and Jail, then Vera Custer, then phase 1."""
    t = table("vera_custer", "-", "-", edition=edition, roles="deputy outlaw renegade")
    vera = t[0]
    t.event_pile("fistful_of_cards high_noon")
    idle(t, 2)
    vera.give("beer")
    vera.lay("dynamite jail")
    t.stack("KH 9H any any any")
    end_turn(t)
    suffer(vera)
    vera.is_asked("name_somebody")
    vera.name(t[1])
    kinds = [type(event) for event in t.g.events or []]
    order = [kinds.index(kind) for kind in (TurnBegan, EventTurned, LifeChanged, Checked, Named)]
    assert order == sorted(order)
    assert kinds[kinds.index(Named) :].count(Moved) >= 2


@rule("FF-SET-2")
@everywhere
def test_a_new_card_acts_before_dynamite_vera_custer_and_phase_1(edition: str) -> None:
    t = table("vera_custer", "-", "-", "-", edition=edition, roles=ROLES, house_rules=EVERYBODY)
    vera = t[0]
    t.event_pile("fistful_of_cards high_noon")
    idle(t, 3)
    t.g.deck[:0] = vera.me.hand
    vera.me.hand = []
    vera.give("beer")
    vera.lay("dynamite")
    t.stack("KH any any")
    end_turn(t)
    suffer(vera)
    vera.is_asked("name_somebody")
    vera.name(t[1])
    kinds = [type(event) for event in t.g.events or []]
    order = [kinds.index(kind) for kind in (TurnBegan, EventTurned, LifeChanged, Checked, Named)]
    assert order == sorted(order)


@rule("FF-SET-2", "FF-DEA-1", "FF-DEA-3")
@everywhere
def test_a_dead_man_returns_before_anything_else(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t[1].leave()
    t.event("dead_man")
    idle(t, 1)
    kinds = [type(event) for event in t.g.events or []]
    assert kinds.index(TurnBegan) < kinds.index(Revived)
    t[1].expect(life=2, hand=4)


@rule("FF-SET-3")
@everywhere
def test_vera_custers_old_ability_serves_until_she_names_another(edition: str) -> None:
    t = table("-", "vera_custer", "jourdonnais", "kit_carlson", edition=edition, roles=ROLES, house_rules=EVERYBODY)
    vera = t[1]
    end_turn(t)
    vera.name(t[2])
    t.event("fistful_of_cards")
    t.g.deck += vera.me.hand
    vera.me.hand = []
    vera.give("beer")
    t.stack("9H any any any")
    vera.begin_turn()
    vera.is_asked("shot")
    vera.draw()
    vera.is_asked("name_somebody")
    vera.name(t[3])
    agree(vera)
    vera.is_asked("put_back")
    vera.expect(life=3)


@rule("FF-SET-4")
@three_players
def test_of_three_the_deputy_turns_the_card_and_begins_the_roulette(edition: str) -> None:
    t = table("-", "-", "-", edition=edition, roles="deputy outlaw renegade")
    t.event_pile("russian_roulette fistful_of_cards")
    idle(t, 2)
    end_turn(t)
    t[0].is_asked("russian_roulette")


@rule("FF-SET-4")
@three_players
def test_of_three_a_deputy_who_came_back_does_not_turn_cards_any_more(edition: str) -> None:
    t = table("-", "-", "-", edition=edition, roles="deputy outlaw renegade")
    t.g.event_turned = 0
    t[0].leave()
    t.event("dead_man")
    t.event_pile("ambush judge lasso fistful_of_cards")
    t[1].begin_turn()
    turned = []
    for _ in range(10):
        idle(t, 1)
        turned += [event for event in t.heard(EventTurned) if isinstance(event, EventTurned) and event not in turned]
    assert t.g.players[0].alive
    assert [int(event.seat) for event in turned] == [1, 1, 1]


@rule("FF-SET-7", "FF-ROU-2")
@everywhere
def test_the_dead_take_no_part_in_an_event(edition: str) -> None:
    t = table("-", "-", "-", "-", "-", edition=edition, roles="sheriff outlaw outlaw renegade deputy")
    t[1].leave()
    t.event_pile("russian_roulette fistful_of_cards")
    idle(t, 3)
    for seat in (0, 2):
        t[seat].give("missed")
    end_turn(t)
    t[0].discard("missed")
    t[2].is_asked("russian_roulette")


@rule("FF-SET-1", "FF-DEA-2", "FF-LAW-4", "FF-MIN-4")
@pytest.mark.parametrize("edition", ["abacus", "fourth", "combined"])
def test_a_position_keeps_what_the_event_cards_remember(edition: str) -> None:
    rules = {"abacus": "abacus", "fourth": "fourth", "combined": "combined"}[edition]
    t = table("-", "-", "-", "-", edition=edition, house_rules={"fistful": "on"})
    memory, g = t.g.memory, t.g
    memory.first_out, memory.came_back, memory.extra_turn = 2, 2, True
    t[0].give("beer")
    memory.show(t[0].me.hand[0])
    t[1].give("bang bang")
    for card in t[1].me.hand[:]:
        g.bury(1, card)
    t.event("law_of_the_west")
    line = f"{rules}+fistful=on {position(g)}"
    again = read_position(line)
    assert position(again) == position(g)
    assert (again.memory.first_out, again.memory.came_back) == (-1, 2)
    assert (again.memory.duty, again.memory.shown, again.memory.buried) == (memory.duty, memory.shown, [1, 1])
