"""Every action has a number that means the same in every position."""

from hashlib import sha256
from random import Random

import pytest

from sixgun.engine.actions import PLAYING, Action
from sixgun.engine.chance import key_of
from sixgun.engine.ids import NO_CARD
from sixgun.match.options import GameOptions
from sixgun.research.action_numbers import PAYING, numbering
from sixgun.research.numbered_game import NumberedGame, options_for, sizes
from sixgun.research.row_writer import writer_for
from sixgun.rules.triggers import interrupts
from sixgun.scenario import table
from tests.laws.games import every_table, random_options
from tests.research.games import at, numbered_game, say, texts, walk

PROMISED = {
    ("fourth", 5): ((517, "31989e41d485"), (605, "ee40ed8ed25d")),
    ("dodgecity", 5): ((1537, "00d46af265ba"), (1637, "6e083ab33ccf")),
    ("combined", 8): ((2261, "80c0c606fd6b"), (2625, "cf38ffc25c9e")),
}
"""How many numbers there were, and a digest of their meanings, whenever some were added behind the others.

Changing this breaks policies that others trained.
"""


def word(sitting: NumberedGame, action: Action) -> tuple[int, ...]:
    """The one or two numbers of an action."""
    first = int(sitting.numbers.number(action, sitting.game, sitting.asked))
    return (first,) if action.pay == NO_CARD else (first, int(sitting.numbers.price(action)))


def check_numbers(sitting: NumberedGame) -> None:
    """Checks that the legal numbers are those of the options, and that each leads to the first option with it."""
    g = sitting.game
    options = [*g.options, *interrupts(g, sitting.asked)]
    words = [word(sitting, option) for option in options]
    assert sitting.legal() == sorted({word[0] for word in words})
    for number in sitting.legal():
        with_it = [word for word in words if word[0] == number]
        assert {len(word) for word in with_it} == {2 if sitting.numbers.meanings[number].priced else 1}
        chosen = sitting.clone()
        assert chosen.actions[chosen.find(number)] == options[words.index(with_it[0])]
        if len(with_it[0]) == 2:
            check_prices(chosen, number, dict(zip(reversed(words), reversed(options), strict=True)))


def check_prices(sitting: NumberedGame, number: int, first: dict[tuple[int, ...], Action]) -> None:
    sitting.say(number)
    assert sitting.legal() == sorted({word[1] for word in first if word[0] == number and len(word) == 2})
    for price in sitting.legal():
        assert sitting.actions[sitting.find(price)] == first[number, price]


@every_table
def test_the_legal_numbers_are_those_of_the_options(edition: str, players: int) -> None:
    for seed in range(3):
        for sitting in walk(numbered_game(edition, players, seed), seed):
            if not sitting.over and sitting.said is None:
                check_numbers(sitting)


def test_numbers_and_rows_under_house_rules() -> None:
    rng = Random(1)
    for seed in range(40):
        options = random_options(rng)
        for sitting in walk(NumberedGame(options, options.start_silent(key_of(seed))), seed):
            if not sitting.over and sitting.said is None:
                check_numbers(sitting)
                quick = writer_for(sitting.game.box, options.players).row(sitting.game, sitting.asked, None)
                assert quick == sitting.row(sitting.asked)


@every_table
def test_no_two_numbers_mean_the_same(edition: str, players: int) -> None:
    numbers = numbered_game(edition, players, 1).numbers
    said = {numbers.text(number) for number in range(numbers.size)}
    assert len(said) == numbers.size == len(set(numbers.meanings)) < 2700


@pytest.mark.parametrize(("edition", "players"), PROMISED)
def test_numbers_keep_their_meaning(edition: str, players: int) -> None:
    numbers = numbered_game(edition, players, 1).numbers
    for size, digest in PROMISED[edition, players]:  # the later ones added numbers behind the earlier
        lines = "\n".join(numbers.text(number) for number in range(size))
        assert (size, sha256(lines.encode()).hexdigest()[:12]) == (size, digest)
    assert numbers.size == PROMISED[edition, players][-1][0]


def test_house_rules_do_not_change_the_numbers() -> None:
    plain = sizes(options_for("abacus", 6))
    assert sizes(options_for("abacus", 6, {"blue_on_others": True, "beer_mode": "heal"})) == plain
    assert sizes(options_for("fourth", 6)) == plain


def test_targets_are_counted_to_the_left_of_the_player() -> None:
    sitting = numbered_game("fourth", 5, 1)
    numbers = {sitting.numbers.number(Action(PLAYING, 0, (me + 2) % 5), sitting.game, me) for me in range(5)}
    assert [sitting.text(number) for number in numbers] == ["play bang @2"]


def test_of_two_equal_cards_the_first_is_played() -> None:
    story = table("-", "-", "-", "-")
    story[0].give("bang-5C bang-6C")
    sitting = at(story, "fourth")
    say(sitting, "play bang @1")
    story[0].expect(hand="bang")
    story.expect_discards("bang-5C")


def test_the_price_follows_the_action() -> None:
    story = table("doc_holyday", "-", "-", "-", edition="dodgecity")
    story[0].give("springfield bang beer beer")
    sitting = at(story, "dodgecity")
    say(sitting, "play springfield @2 +")
    assert texts(sitting) == ["pay bang", "pay beer"]
    assert sitting.asked == 0
    story[0].expect(hand="springfield bang beer beer")
    say(sitting, "pay beer")
    story[0].expect(hand="bang beer")
    assert sitting.asked == 2


def test_an_ability_for_two_cards_names_the_lower_kind_first() -> None:
    story = table("doc_holyday", "-", "-", "-", edition="dodgecity")
    story[0].give("beer bang duel")
    sitting = at(story, "dodgecity")
    abilities = [text for text in texts(sitting) if text.startswith("ability")]
    assert abilities == ["ability bang @1 +", "ability beer @1 +", "ability bang @3 +", "ability beer @3 +"]
    say(sitting, "ability bang @1 +")
    assert texts(sitting) == ["pay beer", "pay duel"]


def test_a_card_with_a_price_is_free_as_an_answer() -> None:
    """Elena Fuente answers with any card."""
    story = table("-", "elena_fuente", "-", "-", edition="dodgecity")
    story[0].give("bang")
    story[1].give("whisky beer")
    story[0].play("bang", at=story[1])
    sitting = at(story, "dodgecity")
    say(sitting, "play whisky")
    story[1].expect(hand="beer", life=3)


def test_own_cards_in_hand_and_in_play_have_different_numbers() -> None:
    story = table("-", "-", "-", "-")
    story[0].give("cat_balou barrel")
    story[0].lay("barrel")
    sitting = at(story, "fourth")
    assert {"play cat_balou @0 <barrel", "play cat_balou @0 <own barrel"} <= set(texts(sitting))
    say(sitting, "play cat_balou @0 <own barrel")
    story[0].expect(hand="", in_play="barrel")


def test_lucky_duke_chooses_which_card_counts_and_which_ends_on_top() -> None:
    story = table("-", "lucky_duke", "-", "-")
    story[0].give("bang")
    story[1].lay("barrel")
    story.stack("hearts spades")
    story[0].play("bang", at=story[1])
    sitting = at(story, "fourth")
    say(sitting, "draw")
    assert texts(sitting) == ["take #1 <#1", "take #1 <#2", "take #2 <#1", "take #2 <#2"]
    say(sitting, "take #1 <#2")
    story[1].expect(life=4)


def test_sid_ketchum_may_heal_whenever_he_is_asked() -> None:
    story = table("-", "sid_ketchum", "-", "-")
    story[0].give("bang")
    story[1].give("beer duel")
    story[1].set_life(2)
    story[0].play("bang", at=story[1])
    sitting = at(story, "fourth")
    assert texts(sitting) == ["pass", "ability beer +"]
    say(sitting, "ability beer +")
    say(sitting, "pay duel")
    story[1].expect(life=3, hand="")
    assert texts(sitting) == ["pass"]


def test_an_illegal_number_is_refused_and_changes_nothing() -> None:
    sitting = numbered_game("fourth", 5, 1)
    before = sitting.legal(), sitting.row(sitting.asked)
    first_price = next(i for i, meaning in enumerate(sitting.numbers.meanings) if meaning.verb == PAYING)
    for number in (first_price, -1, sitting.numbers.size):
        with pytest.raises(ValueError, match="is not legal now"):
            sitting.say(number)
    assert (sitting.legal(), sitting.row(sitting.asked)) == before


def test_nothing_is_legal_when_the_game_is_over() -> None:
    *_, end = walk(numbered_game("fourth", 4, 1), 1)
    assert end.legal() == []
    with pytest.raises(ValueError, match="over"):
        end.say(0)


def test_the_numbering_is_cached() -> None:
    box = GameOptions("fourth", 5).start(key_of(1)).box
    assert numbering(box, 5) is numbering(box, 5)
