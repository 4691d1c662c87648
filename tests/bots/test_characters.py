"""The bots' use of their characters, at small tables."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.bots import BOTS
from sixgun.editions import EDITIONS
from sixgun.match.match import deal
from sixgun.match.notation import face, write_choice
from sixgun.scenario import Actor, table


def choice(seat: Actor, bot: str = "marshal") -> str:
    """The bot's choice in this seat, in notation."""
    return write_choice(seat.g.box, BOTS[bot](seat.table.view(seat), Random(1)))


def one_of_four(character: str, roles: str = "sheriff renegade outlaw outlaw") -> Actor:
    t = table(character, "-", "-", "-", roles=roles, edition="combined")
    t[0].begin_play()
    return t[0]


# José Delgado


def test_jose_delgado_prefers_two_cards_to_playing_one() -> None:
    me = one_of_four("jose_delgado")
    me.give("barrel winchester")
    assert choice(me).startswith("ability:")


def test_jose_delgado_gives_away_what_he_needs_least() -> None:
    me = one_of_four("jose_delgado")
    me.give("barrel dynamite")
    assert choice(me).startswith("ability:dynamite")


def test_jose_delgado_plays_a_card_when_there_is_nothing_to_draw() -> None:
    me = one_of_four("jose_delgado")
    me.give("barrel")
    me.table.deck_of("missed missed")
    assert choice(me).startswith("play:barrel")


# Elena Fuente, Suzy Lafayette


def test_elena_fuente_keeps_cards_that_others_would_play() -> None:
    held = "punch missed"
    other, me = one_of_four("sean_mallory"), one_of_four("elena_fuente")
    other.give(held)
    me.give(held)
    assert choice(other).startswith("play:punch")
    assert choice(me) == "pass"


def test_elena_fuente_dodges_with_her_least_useful_card() -> None:
    t = table("-", "elena_fuente", "-", "-", edition="combined")
    t[0].give("bang")
    t[1].give("missed mustang beer")
    t[1].lay("mustang")
    t[0].lay("scope")
    t[0].play("bang", at=t[1])
    assert choice(t[1]).startswith("play:mustang")


def test_suzy_lafayette_spends_her_last_cards_and_draws() -> None:
    held = "general_store missed"
    roles = "outlaw renegade sheriff outlaw"
    other, me = one_of_four("rose_doolan", roles), one_of_four("suzy_lafayette", roles)
    other.give(held)
    me.give(held)
    assert choice(other) == "pass"
    assert choice(me).startswith("play:general_store")


def test_suzy_lafayette_does_not_rob_an_ally_to_draw_a_card() -> None:
    """A renegade wants the sheriff to live, though not as much as a deputy does."""
    me = one_of_four("suzy_lafayette", roles="renegade sheriff outlaw outlaw")
    me.table[1].lay("scope")
    me.give("cat_balou")
    assert choice(me, "reader") == "pass"


def test_suzy_lafayette_does_not_shoot_a_friend_to_draw_a_card() -> None:
    t = table("suzy_lafayette", "-", "-", "-", "-", roles="deputy sheriff outlaw outlaw renegade", edition="combined")
    t[1].set_life(2)
    t[0].begin_play()
    t[0].give("indians")
    assert choice(t[0], "reader") == "pass"


# Pat Brennan, Vera Custer, one of two


@pytest.mark.parametrize(("laid", "wanted"), [("barrel", "take@0<barrel"), ("winchester", "pass")])
def test_pat_brennan_takes_only_cards_worth_two(laid: str, wanted: str) -> None:
    t = table("-", "-", "-", "pat_brennan", roles="sheriff renegade outlaw outlaw", edition="combined")
    t[0].lay(laid)
    t[0].pass_()
    t[1].end_turn()
    t[2].end_turn()
    t[3].is_asked("draw_from_play")
    assert choice(t[3]).startswith(wanted)


@pytest.mark.parametrize(
    ("better", "worse"),
    [("jose_delgado", "kit_carlson"), ("pixie_pete", "black_jack"), ("el_gringo", "black_jack")],
)
def test_vera_custer_borrows_the_ability_not_the_life_points(better: str, worse: str) -> None:
    t = table("-", "vera_custer", better, worse, edition="combined")
    t[0].end_turn()
    t[1].is_asked("name_somebody")
    assert choice(t[1]) == "name@2"


def test_vera_custer_with_many_bang_shoots_at_will() -> None:
    t = table("-", "vera_custer", "slab_the_killer", "willy_the_kid", edition="combined")
    t[1].give("bang bang bang")
    t[0].end_turn()
    assert choice(t[1]) == "name@3"


@pytest.mark.parametrize(("life", "wanted"), [(3, "name@3"), (1, "name@2")])
def test_a_wounded_vera_custer_draws_like_bill_noface(life: int, wanted: str) -> None:
    t = table("sean_mallory", "vera_custer", "bill_noface", "kit_carlson", edition="combined")
    t[1].set_life(life)
    t[0].end_turn()
    assert choice(t[1]) == wanted


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_character_has_a_value(edition: str) -> None:
    met: set[str] = set()
    for seed in range(1, 300):
        view = deal(edition, 4, seed=seed, choose_characters=True).observe(0)
        assert BOTS["marshal"](view, Random(1)) in view.options
        met |= set(view.characters)
    assert met == set(view.box.characters)


def test_the_stronger_of_two_characters_is_chosen() -> None:
    """El Gringo has one life point less, but an ability worth more than that."""
    deals = (deal("fourth", 4, seed=seed, choose_characters=True).observe(0) for seed in range(1, 2000))
    view = next(view for view in deals if set(view.characters) == {"el_gringo", "pedro_ramirez"})
    assert view.characters[BOTS["marshal"](view, Random(1)).take] == "el_gringo"


# Lucky Duke


@pytest.mark.parametrize(("cards", "wanted"), [("KS 5S", "KS"), ("10S 2S", "10S"), ("9S AS", "AS")])
def test_lucky_duke_knows_which_spades_set_dynamite_off(cards: str, wanted: str) -> None:
    duke = one_of_four("lucky_duke")
    duke.lay("dynamite")
    duke.table.stack(cards)
    duke.begin_turn()
    duke.is_asked("which_counts")
    chosen = {BOTS["marshal"](duke.table.view(duke), Random(seed)).card for seed in range(10)}
    assert [face(duke.g.box, card) for card in chosen] == [wanted]
