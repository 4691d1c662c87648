"""The pile of event cards: how it is made, who turns the next card, and when (HN-SET)."""

import pytest

from sixgun import deal
from sixgun.engine.chance import key_of
from sixgun.engine.events import EventTurned
from sixgun.engine.ids import NOBODY
from sixgun.engine.refusals import Rejection
from sixgun.event_cards import EVENT_CARDS
from sixgun.event_cards.high_noon import HIGH_NOON as TWELVE
from sixgun.match.options import GameOptions
from sixgun.match.position import position, read_position, write_rules
from sixgun.match.view import observe
from sixgun.scenario import Scenario, table
from tests.stories.events.idle import end_turn, idle
from tests.stories.helpers import EVERYWHERE, PREVENTING, WITH_DODGE_CITY
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
three_players = pytest.mark.parametrize("edition", WITH_DODGE_CITY)
HIGH_NOON = (("high_noon", "on"),)
THREE = "deputy outlaw renegade"
KEYS = {card.key for card in TWELVE}


def pile_of(seed: int, edition: str = "fourth") -> list[str]:
    """The pile after the deal, the next card first."""
    g = GameOptions(edition, 4, HIGH_NOON).start(key_of(seed))
    return [card.key for card in reversed(g.event_pile)]


def turned(t: Scenario) -> list[tuple[int, str]]:
    return [(int(event.seat), event.event_card) for event in t.heard(EventTurned) if isinstance(event, EventTurned)]


@rule("HN-SET-1")
@everywhere
def test_twelve_cards_are_shuffled_and_high_noon_is_underneath(edition: str) -> None:
    pile = pile_of(1, edition)
    assert sorted(pile) == sorted([*KEYS, "high_noon"])
    assert len(pile) == 13
    assert pile[-1] == "high_noon"


@rule("HN-SET-1")
def test_the_order_depends_on_the_key_alone() -> None:
    assert pile_of(1) == pile_of(1)
    assert len({tuple(pile_of(seed)) for seed in range(20)}) == 20
    assert {pile_of(seed)[0] for seed in range(200)} == KEYS


@rule("HN-SET-2", "HN-SET-8")
@everywhere
def test_everybody_sees_the_next_card_and_no_other(edition: str) -> None:
    match = deal(edition, players=5, seed=3, house_rules={"high_noon": "on"})
    pile = [card.key for card in match.game.event_pile]
    for seat in (NOBODY, *range(5)):
        view = observe(match.game, seat)
        assert (view.event_card, view.next_event_card, view.event_cards) == ("", pile[-1], 13)
        assert not any(key in repr(view) for key in pile[1:-1])


@rule("HN-SET-2")
@everywhere
def test_a_redeal_shuffles_what_lies_below_and_nothing_else(edition: str) -> None:
    match = deal(edition, players=5, seed=3, house_rules={"high_noon": "on"})
    orders = [[card.key for card in match.redeal(seat=2, seed=seed).event_pile] for seed in range(10)]
    mine = [card.key for card in match.game.event_pile]
    for order in orders:
        assert (order[0], order[-1]) == (mine[0], mine[-1])
        assert sorted(order) == sorted(mine)
    assert len({tuple(order) for order in orders}) == 10


@rule("HN-SET-2")
@everywhere
def test_event_cards_are_no_part_of_the_deck(edition: str) -> None:
    with_events = GameOptions(edition, 4, HIGH_NOON).start(key_of(5))
    assert with_events.box is GameOptions(edition, 4).start(key_of(5)).box


@rule("HN-SET-3")
@everywhere
def test_the_sheriff_turns_the_first_card_in_his_second_turn(edition: str) -> None:
    sheriff, *_ = t = table("-", "-", "-", "-", edition=edition)
    t.event_pile("shootout curse high_noon")
    assert t.view().event_card == ""
    idle(t, 3)
    assert turned(t) == []
    idle(t, 1)
    assert turned(t) == [(0, "shootout")]
    view = t.view(t[2])
    assert (view.event_card, view.next_event_card, view.event_cards) == ("shootout", "curse", 2)
    sheriff.is_asked("play_phase")


@rule("HN-SET-3")
@everywhere
def test_the_card_is_in_force_before_the_sheriffs_dynamite_is_checked(edition: str) -> None:
    sheriff, *_ = t = table("-", "-", "-", "-", edition=edition)
    t.event_pile("blessing high_noon")
    sheriff.lay("dynamite")
    idle(t, 3)
    t.stack("any any 7S")
    end_turn(t)
    sheriff.expect(life=sheriff.me.max_life, in_play="")  # the seven of spades counts as a heart: it is passed on


@rule("HN-SET-3")
@everywhere
def test_a_card_is_in_force_until_the_next_one_covers_it(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition)
    t.event_pile("shootout curse high_noon")
    idle(t, 4)
    for _ in range(3):
        idle(t, 1)
        assert t.view().event_card == "shootout"
    idle(t, 1)
    view = t.view()
    assert (view.event_card, view.event_past) == ("curse", ("shootout",))


@rule("HN-SET-4")
@pytest.mark.parametrize(("setting", "rounds"), [("on", 13), ("without_ghost_town", 12)])
@everywhere
def test_high_noon_comes_last_and_stays(edition: str, setting: str, rounds: int) -> None:
    t = table("-", "-", "-", "-", edition=edition, house_rules={"high_noon": setting})
    for place in range(len(t.g.event_pile) - 1):
        t.g.event_pile[place + 1] = EVENT_CARDS["shootout"]  # a quiet one, so that everybody lives to see the last
    idle(t, 4 * (rounds - 1))
    assert (t.view().event_card, t.view().next_event_card) == ("shootout", "high_noon")
    idle(t, 4)
    assert (t.view().event_card, t.view().next_event_card) == ("high_noon", "")
    idle(t, 4)
    assert t.view().event_card == "high_noon"
    assert len(t.view().event_past) == rounds - 1


@rule("HN-SET-5", "HN-NOO-2")
@everywhere
def test_the_wound_of_high_noon_comes_before_the_dynamite(edition: str) -> None:
    _, second, *_ = t = table("-", "-", "-", "-", edition=edition, roles="sheriff outlaw renegade outlaw")
    t.event("high_noon")
    second.lay("dynamite")
    second.set_life(1)
    end_turn(t)
    second.is_asked("prevent" if edition in PREVENTING else "last_chance")
    second.expect(in_play="dynamite")


@rule("HN-SET-6")
@three_players
def test_a_jailed_first_player_turns_the_card_before_the_jail_is_checked(edition: str) -> None:
    deputy, *_ = t = table("-", "-", "-", roles=THREE, edition=edition)
    t.event_pile("blessing high_noon")
    deputy.lay("jail")
    idle(t, 2)
    t.stack("any any spades")
    end_turn(t)
    assert t.view().event_card == "blessing"
    deputy.expect(in_play="")
    deputy.is_asked("play_phase")  # every card is a heart: the Jail was opened


@rule("HN-SET-7")
@three_players
def test_of_three_players_the_deputy_turns_the_cards(edition: str) -> None:
    t = table("-", "-", "-", roles=THREE, edition=edition)
    t.event_pile("shootout curse high_noon")
    idle(t, 3)
    assert turned(t) == [(0, "shootout")]


@rule("HN-SET-7")
@three_players
def test_without_the_deputy_the_next_one_turns_a_card_each_round(edition: str) -> None:
    deputy, *_ = t = table("-", "-", "-", roles=THREE, edition=edition)
    t.event_pile("shootout curse thirst high_noon")
    idle(t, 3)
    end_turn(t)
    deputy.me.alive = deputy.me.present = False
    t.g.recount_present()
    idle(t, 4)
    assert turned(t) == [(0, "shootout"), (1, "curse"), (1, "thirst")]


@rule("HN-SET-7")
@three_players
def test_a_deputy_who_dies_in_his_own_turn_has_turned_the_card_of_that_round(edition: str) -> None:
    deputy, second, _ = t = table("-", "-", "-", roles=THREE, edition=edition)
    t.event_pile("shootout curse thirst high_noon")
    deputy.lay("dynamite")
    deputy.set_life(1)
    idle(t, 2)
    t.stack("7S")
    end_turn(t)
    while t.asked() in ("0 prevent", "0 last_chance"):
        deputy.pass_()
    deputy.expect_dead()
    t.expect_turn(second)
    assert turned(t) == [(0, "shootout")]
    idle(t, 2)
    assert turned(t) == [(0, "shootout"), (1, "curse")]


@rule("HN-SET-7")
@three_players
def test_a_card_is_never_turned_twice_in_a_round_when_the_order_is_reversed(edition: str) -> None:
    """The deputy is out; the second player turns Gold Rush, and the order passes the deputy's seat at once."""
    deputy, _, third = t = table("-", "-", "-", roles=THREE, edition=edition)
    t.event_pile("gold_rush curse high_noon")
    idle(t, 2)
    deputy.leave()
    t.event_pile("gold_rush curse high_noon")
    end_turn(t)
    assert turned(t) == [(1, "gold_rush")]
    end_turn(t)
    assert turned(t) == [(1, "gold_rush")]
    t.expect_turn(third)
    end_turn(t)
    end_turn(t)
    assert turned(t) == [(1, "gold_rush"), (2, "curse")]


@rule("HN-SET-7")
@three_players
def test_a_ghost_turns_no_card(edition: str) -> None:
    deputy, second, _ = t = table("-", "-", "-", roles=THREE, edition=edition)
    t.event_pile("ghost_town curse high_noon")
    idle(t, 2)
    deputy.leave()
    end_turn(t)
    assert turned(t) == [(1, "ghost_town")]
    end_turn(t)
    end_turn(t)
    t.expect_turn(deputy)
    assert t.view().event_card == "ghost_town"
    end_turn(t)
    t.expect_turn(second)
    assert t.view().event_card == "curse"


@rule("HN-SET-8")
@everywhere
def test_a_position_keeps_the_event_cards(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, house_rules={"high_noon": "on"})
    t.event_pile("blessing curse thirst high_noon")
    idle(t, 8)
    line = write_rules(edition, HIGH_NOON) + " " + position(t.g)
    again = read_position(line)
    assert position(again) == position(t.g)
    again.deeds = t.g.deeds  # which positions leave out
    for seat in range(4):
        assert observe(again, seat) == t.view(t[seat])


@rule("HN-SET-8")
@everywhere
def test_a_position_keeps_a_ghost(edition: str) -> None:
    _, dead, *_ = t = table("-", "-", "-", "-", edition=edition, house_rules={"high_noon": "on"})
    dead.leave()
    t.event("ghost_town")
    end_turn(t)
    dead.is_asked("play_phase")
    line = write_rules(edition, HIGH_NOON) + " " + position(t.g)
    again = read_position(line)
    assert position(again) == position(t.g)
    again.deeds = t.g.deeds
    assert observe(again, 1) == t.view(dead)


@rule("HN-SET-8")
@everywhere
def test_a_position_keeps_the_hangover(edition: str) -> None:
    person = "molly_stark" if edition == "dodgecity" else "suzy_lafayette"
    t = table(person, "-", "-", "-", edition=edition, house_rules={"high_noon": "on"})
    t.event("hangover")
    again = read_position(write_rules(edition, HIGH_NOON) + " " + position(t.g))
    assert [player.ability.key for player in again.players] == ["no_ability"] * 4
    assert position(again) == position(t.g)


def test_a_position_with_an_unknown_event_card_is_rejected() -> None:
    t = table("-", "-", "-", "-", house_rules={"high_noon": "on"})
    line = write_rules("fourth", HIGH_NOON) + " " + position(t.g).replace("events=high_noon", "events=low_noon")
    with pytest.raises(Rejection, match="no_event_card"):
        read_position(line)


@rule("HN-DER-1")
@everywhere
def test_ghost_town_can_be_left_out(edition: str) -> None:
    g = GameOptions(edition, 4, (("high_noon", "without_ghost_town"),)).start(key_of(1))
    assert {card.key for card in g.event_pile} == (KEYS | {"high_noon"}) - {"ghost_town"}
    assert GameOptions(edition, 4).start(key_of(1)).event_pile == []


@rule("HN-DER-2")
def test_a_simplified_first_game_has_no_event_cards() -> None:
    assert GameOptions("fourth", 4, simplified=True).start(key_of(1)).event_pile == []
    with pytest.raises(Rejection, match="no_events_in_first_game"):
        GameOptions("fourth", 4, HIGH_NOON, simplified=True).start(key_of(1))
