"""A series: the star passes on, survivors may keep their character, and the score is kept."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.support.players import Player
from tests.browser.support.sockets import Message
from tests.browser.support.tables import end_screen_shows, let_a_bot_play_to_the_end, start_table
from tests.browser.support.visitors import Visit

MOST_GAMES: Final = 15  # surely a survivor in one of them


def test_the_next_game_is_one_tap_away_and_survivors_may_keep_their_character(visit: Visit) -> None:
    visitor = visit(reduced_motion="reduce")
    player = start_table(visitor, bots=3, edition="abacus", keep_characters="individual", star_passes=True)
    score, lived = [0, 0, 0, 0], False
    for _ in range(MOST_GAMES):
        before = player.line.game["people"]
        let_a_bot_play_to_the_end(visitor)
        end_screen_shows(visitor)
        score = [points + (seat in player.line.game["winners"]) for seat, points in enumerate(score)]
        lived = 0 in player.line.room.get("may_keep", [])
        play_again(player, before[0]["character"] if lived else None)
        people = player.line.game["people"]
        assert sheriff(people) == (sheriff(before) + 1) % len(people)
        assert [chair.get("score", 0) for chair in player.line.room["chairs"]] == score
        expect(visitor.page.get_by_role("region", name=visitor.say("table-end"))).to_be_hidden()
        if lived:
            assert people[0]["character"] == before[0]["character"]
            break
    assert lived, f"dead in {MOST_GAMES} games"


def sheriff(people: list[Message]) -> int:
    return [person["role"] for person in people].index("sheriff")


def play_again(player: Player, character: str | None) -> None:
    """Asks for another game, keeping this character if allowed."""
    visitor, game = player.visitor, player.line.room["game"]
    if character is None:
        visitor.button("table-again").click()
    else:
        visitor.button("table-again_keep", character=player.words.name(character)).click()
    visitor.until(lambda: player.line.room["game"] > game and not player.line.is_over(), "it is dealt again")
    visitor.until(lambda: not player.line.game.get("winners"), "the cards are there")
