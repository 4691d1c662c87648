"""One more game: the star passes on, whoever has won may stay who he is, the score is kept."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.players import Player
from tests.browser.tables import end_screen_shows, let_a_bot_play_to_the_end, start_table
from tests.browser.visitors import Visit


def test_a_second_game_is_one_tap_away(visit: Visit) -> None:
    visitor = visit(reduced_motion="reduce")
    player = start_table(visitor, bots=3, edition="abacus", keep_characters="individual", star_passes=True)
    sheriff = [person["role"] for person in player.line.game["people"]].index("sheriff")
    character = player.line.game["people"][0]["character"]
    let_a_bot_play_to_the_end(visitor)
    end_screen_shows(visitor)
    won = player.line.game["winners"]
    may_keep = 0 in player.line.room.get("may_keep", [])
    if may_keep:
        visitor.button("table-again_keep", character=player.words.name(character)).click()
    else:
        visitor.button("table-again").click()
    visitor.until(lambda: player.line.room["game"] == 2 and not player.line.game.get("winners"), "it is dealt again")
    people = player.line.game["people"]
    assert people[(sheriff + 1) % len(people)]["role"] == "sheriff"
    assert not may_keep or people[0]["character"] == character
    assert [chair.get("score", 0) for chair in player.line.room["chairs"]] == [int(seat in won) for seat in range(4)]
    expect(visitor.page.get_by_role("region", name=visitor.say("table-end"))).to_be_hidden()


MOST_GAMES = 15  # it would be strange to die in all of them


def test_whoever_lives_may_stay_who_he_is(visit: Visit) -> None:
    visitor = visit(reduced_motion="reduce")
    player = start_table(visitor, bots=3, edition="abacus", keep_characters="individual")
    play_until_i_live(player)
    before = player.line.game["people"][0]["character"]
    play_again(player, visitor.button("table-again_keep", character=player.words.name(before)))
    assert player.line.game["people"][0]["character"] == before


def play_until_i_live(player: Player) -> None:
    for _ in range(MOST_GAMES):
        let_a_bot_play_to_the_end(player.visitor)
        if 0 in player.line.room.get("may_keep", []):
            return
        play_again(player, player.visitor.button("table-again"))
    raise AssertionError(f"dead in {MOST_GAMES} games")


def play_again(player: Player, button: Locator) -> None:
    told = player.line.room["game"]
    button.click()
    player.visitor.until(lambda: player.line.room["game"] > told and not player.line.is_over(), "it is dealt again")
    player.visitor.until(lambda: not player.line.game.get("winners"), "the cards are there")
