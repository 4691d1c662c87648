"""Cards that change phase 1 or 3, or what phase 2 demands (FF-MIN, FF-LIQ, FF-PEY, FF-RAN)."""

import pytest

from sixgun.engine.events import Checked, Guessed, Revealed
from sixgun.engine.kernel import question
from sixgun.match.view import UNKNOWN
from sixgun.scenario import Scenario, table
from tests.stories.events.idle import end_turn, idle
from tests.stories.helpers import EVERYBODY, EVERYWHERE, agree, suffer
from tests.stories.marks import rule

everywhere = pytest.mark.parametrize("edition", EVERYWHERE)
ROLES = "sheriff outlaw outlaw renegade"


def kinds(t: Scenario, cards: list[int]) -> list[str]:
    return [t.g.card(card).key for card in cards]


# Abandoned Mine


@rule("FF-MIN-1", "FF-MIN-2")
@everywhere
def test_phase_1_takes_the_top_discards_and_then_the_deck(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("abandoned_mine")
    t.discard_pile("duel indians saloon")
    end_turn(t)
    t[1].expect(hand="saloon indians")
    t.expect_discards("duel")
    t.stack("gatling")
    t.g.deck[:0] = t[1].me.hand
    t[1].me.hand = []
    t[1].begin_turn()
    t[1].expect(hand="duel gatling")
    t.expect_discards("")


@rule("FF-MIN-3")
@everywhere
def test_everything_else_comes_from_the_deck(edition: str) -> None:
    """Draw!, Stagecoach, General Store, rewards and abilities."""
    t = table("-", "-", "suzy_lafayette", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    player, outlaw, suzy, _ = t
    t.event("abandoned_mine")
    player.give("stagecoach general_store bang")
    suzy.give("missed")
    t.discard_pile("saloon")
    t.stack("duel indians")
    player.play("stagecoach")
    assert {"duel", "indians"} <= set(kinds(t, player.me.hand))
    t.expect_discards("saloon stagecoach")
    t.stack("beer beer beer beer")
    player.play("general_store")
    assert kinds(t, t.g.display) == ["beer"] * 4
    for seat in (0, 1, 2, 3):
        t[seat].take("beer")
    outlaw.set_life(1)
    t.g.deck[:0] = outlaw.me.hand
    outlaw.me.hand = []
    t.stack("wells_fargo gatling winchester")
    player.play("duel", at=outlaw)
    suffer(outlaw)
    assert {"wells_fargo", "gatling", "winchester"} <= set(kinds(t, player.me.hand))


@rule("FF-MIN-3")
def test_costs_and_duel_answers_and_delgados_card_go_to_the_discards() -> None:
    t = table("jose_delgado", "-", "-", "-", edition="combined", roles=ROLES)
    jose, other, *_ = t
    t.event("abandoned_mine")
    jose.give("barrel duel springfield beer")
    other.give("bang")
    jose.use_ability("barrel")
    t.expect_discards("barrel")
    jose.play("springfield", at=other, pay="beer")
    suffer(other)
    assert "beer" in kinds(t, t.g.discards)
    jose.play("duel", at=other)
    other.discard("bang")
    assert "bang" in kinds(t, t.g.discards)


@rule("FF-MIN-1", "FF-MIN-4")
@everywhere
def test_phase_3_lays_cards_face_down_on_the_deck(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    player, nxt = t[0], t[1]
    t.event("abandoned_mine")
    t.discard_pile("stagecoach saloon")
    player.give("duel indians gatling", life=1)
    nxt.lay("dynamite")
    player.pass_()
    player.discard("indians")
    player.discard("gatling")
    t.expect_turn(nxt)
    turned_up = [t.g.card(event.card).key for event in t.heard(Checked) if isinstance(event, Checked)]
    assert turned_up == ["gatling"]  # for the Dynamite
    assert kinds(t, t.g.deck[-1:]) == ["indians"]
    assert t.view(player).laid_on_deck == (t.g.deck[-1],)
    for other in (1, 2, 3):
        assert t.view(t[other]).laid_on_deck == (UNKNOWN,)


@rule("FF-MIN-5")
@everywhere
def test_kit_carlson_puts_the_third_back_where_it_came_from(edition: str) -> None:
    t = table("-", "kit_carlson", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    kit = t[1]
    t.event("abandoned_mine")
    t.discard_pile("duel indians saloon gatling")
    end_turn(t)
    agree(kit)
    assert kinds(t, t.g.display) == ["gatling", "saloon", "indians"]
    kit.put_back("saloon")
    kit.expect(hand="gatling indians")
    t.expect_discards("duel saloon")


@rule("FF-MIN-5")
@pytest.mark.parametrize(("back", "where"), [("duel", "discards"), ("beer", "deck")])
@everywhere
def test_kit_carlson_takes_the_missing_cards_from_the_deck(edition: str, back: str, where: str) -> None:
    t = table("-", "kit_carlson", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    kit = t[1]
    t.event("abandoned_mine")
    t.discard_pile("duel")
    t.stack("beer saloon")
    end_turn(t)
    agree(kit)
    assert t.view(t[2]).display == (UNKNOWN,) * 3
    kit.put_back(back)
    pile = t.g.deck if where == "deck" else t.g.discards
    assert kinds(t, pile[-1:]) == [back]


@rule("FF-MIN-5")
@pytest.mark.parametrize(
    ("character", "hand"),
    [
        ("black_jack", "gatling saloon-5H indians"),
        ("pixie_pete", "gatling saloon indians duel"),
        ("bill_noface", "gatling saloon"),
        ("pedro_ramirez", "gatling saloon"),
    ],
)
@everywhere
def test_abilities_of_phase_1_take_from_the_discards(edition: str, character: str, hand: str) -> None:
    t = table("-", character, "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    player = t[1]
    t.event("abandoned_mine")
    t.discard_pile("duel indians saloon-5H gatling")
    if character == "bill_noface":
        player.set_life(player.me.max_life - 1)
    end_turn(t)
    agree(player)
    player.is_asked("play_phase")
    player.expect(hand=hand.replace("-5H", ""))
    assert bool(t.heard(Revealed)) is (character == "black_jack")


@rule("FF-MIN-5")
@everywhere
def test_jesse_and_pat_may_still_take_from_others(edition: str) -> None:
    for robs in (True, False):
        t = table("-", "jesse_jones", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
        t.event("abandoned_mine")
        t.discard_pile("duel indians")
        t[2].give("beer")
        end_turn(t)
        t[1].take("hand", of=t[2]) if robs else t[1].pass_()
        t[1].expect(hand="beer indians" if robs else "indians duel")
    t = table("-", "pat_brennan", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    t.event("abandoned_mine")
    t.discard_pile("duel indians")
    t[2].lay("barrel")
    end_turn(t)
    t[1].take("barrel", of=t[2])
    t[1].expect(hand="barrel")
    t.expect_discards("duel indians")


# Hard Liquor


@rule("FF-LIQ-1", "FF-LIQ-2")
@everywhere
def test_phase_1_may_be_skipped_for_a_life_point(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("hard_liquor")
    t[1].set_life(1)
    end_turn(t)
    t[1].is_asked("hard_liquor")
    t[1].skip_phase_1()
    t[1].is_asked("play_phase")
    t[1].expect(life=2, hand=0)
    t[2].set_life(1)
    end_turn(t)
    t[2].pass_()
    idle(t, 0)
    t[2].expect(life=1)
    assert len(t[2].me.hand) >= 2


@rule("FF-LIQ-2")
@everywhere
def test_at_full_life_nobody_is_asked(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("hard_liquor")
    end_turn(t)
    t[1].is_asked("play_phase")
    t[1].expect(hand=2)


@rule("FF-LIQ-2")
@everywhere
def test_it_gives_up_the_ability_comes_after_vera_and_is_no_beer(edition: str) -> None:
    t = table("-", "vera_custer", "kit_carlson", "tequila_joe", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    vera, joe = t[1], t[3]
    t.event("hard_liquor")
    vera.set_life(1)
    end_turn(t)
    vera.name(t[2])
    vera.is_asked("hard_liquor")
    vera.skip_phase_1()
    vera.is_asked("play_phase")
    vera.expect(hand=0, life=2)
    joe.set_life(1)
    idle(t, 1)
    end_turn(t)
    joe.skip_phase_1()
    joe.expect(life=2)


@rule("FF-LIQ-2")
@everywhere
def test_not_after_a_failed_jail(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("hard_liquor")
    t[1].lay("jail")
    t[1].set_life(1)
    t.stack("9S")
    end_turn(t)
    t.expect_turn(t[2])


# Peyote


@rule("FF-PEY-1", "FF-PEY-2")
@everywhere
def test_right_right_wrong(edition: str) -> None:
    t = table("-", "kit_carlson", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    kit = t[1]
    t.event("peyote")
    t.stack("9H 9S 9D")
    end_turn(t)
    kit.is_asked("peyote")
    assert not kit.offers("pass")
    kit.guess("red")
    assert kit.offers("pass")
    kit.guess("black")
    kit.guess("black")
    kit.is_asked("play_phase")
    kit.expect(hand=2)
    t.expect_discards("9D")
    assert [(e.red, e.right) for e in t.heard(Guessed) if isinstance(e, Guessed)] == [
        (True, True),
        (False, True),
        (False, False),
    ]


@rule("FF-PEY-2")
@everywhere
def test_after_a_right_guess_one_may_stop(edition: str) -> None:
    t = table("-", "pixie_pete", "lucky_duke", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    t.event("peyote")
    t.stack("hearts")
    end_turn(t)
    t[1].guess("red")
    t[1].pass_()
    t[1].is_asked("play_phase")
    t[1].expect(hand=1)
    t.stack("spades hearts")
    end_turn(t)
    t[2].guess("red")
    t[2].is_asked("play_phase")
    assert len(t.g.discards) == 1  # one card only: it is no Draw!


@rule("FF-PEY-2")
@everywhere
def test_it_runs_over_a_reshuffle_and_ends_without_cards(edition: str) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES)
    t.event("peyote")
    t.deck_of("9H")
    t.discard_pile("")
    end_turn(t)
    t[1].guess("red")
    t[1].is_asked("play_phase")
    t[1].expect(hand=1)
    assert not t.g.deck


# Ranch


@rule("FF-RAN-1", "FF-RAN-2")
@everywhere
@pytest.mark.parametrize("phase", [1, 2])
def test_cards_are_exchanged_once_at_the_end_of_a_phase(edition: str, phase: int) -> None:
    t = table("-", "-", "-", "-", edition=edition, roles=ROLES, house_rules={"ranch_phase": phase})
    player = t[1]
    t.event("ranch")
    player.give("duel indians gatling")
    t.stack("saloon missed beer bang")
    end_turn(t)
    if phase == 2:
        player.is_asked("play_phase")
        player.pass_()
    player.is_asked("ranch")
    player.discard("duel")
    assert question(t.g).facts(t.g) == {"count": 1}
    player.discard("gatling")
    assert question(t.g).facts(t.g) == {"count": 2}
    player.pass_()
    if phase == 1:
        player.is_asked("play_phase")
    player.expect(hand="indians saloon missed beer bang")
    t.expect_discards("duel gatling")


@rule("FF-RAN-2")
@everywhere
def test_suzys_empty_hand_is_looked_at_after_the_new_cards(edition: str) -> None:
    t = table(
        "-", "suzy_lafayette", "-", "-", roles=ROLES, edition=edition, house_rules={**EVERYBODY, "ranch_phase": 2}
    )
    suzy = t[1]
    t.event("ranch")
    end_turn(t)
    t.g.deck[:0] = suzy.me.hand
    suzy.me.hand = []
    suzy.give("beer")
    suzy.pass_()
    suzy.discard("beer")
    t.expect_turn(t[2])
    suzy.expect(hand=1)


@rule("FF-RAN-2")
@everywhere
def test_also_if_no_card_was_drawn(edition: str) -> None:
    t = table("-", "pat_brennan", "-", "-", edition=edition, house_rules=EVERYBODY, roles=ROLES)
    t.event("ranch")
    t[2].lay("barrel")
    end_turn(t)
    t[1].take("barrel", of=t[2])
    t[1].is_asked("ranch")
    t[1].pass_()
    t[1].expect(hand="barrel")
