"""One more game: the star passes on, whoever has won may stay who he is, the score is kept."""

from __future__ import annotations

from playwright.sync_api import expect

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
