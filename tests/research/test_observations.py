"""Observations contain everything in the view and nothing that is hidden."""

from sixgun.engine.chance import Chance, key_of
from sixgun.engine.frames import prompts
from sixgun.research.numbered_game import NumberedGame
from sixgun.research.observation import EVENTS, FIRST_PROMPTS, MOST, PROMPTS
from sixgun.research.row_writer import writer_for
from sixgun.rules.elimination import haunt
from sixgun.scenario import table
from tests.laws.games import every_game, every_table
from tests.research.games import at, numbered_game, say, walk

EVENT_FIELDS = ("event card in force", "next event card", "event cards in the pile", "suit in force", "ghosts")


def field(sitting: NumberedGame, row: bytearray, name: str) -> list[int]:
    found = next(field for field in sitting.layout.fields if field.name == name)
    return list(row[found.start : found.start + found.size])


@every_game
def test_the_row_writer_equals_the_row_of_the_view(edition: str, players: int) -> None:
    for seed in range(2):
        for number, sitting in enumerate(walk(numbered_game(edition, players, seed), seed)):
            quick = writer_for(sitting.game.box, players)
            for me in {number % players} | (set() if sitting.over else {sitting.asked}):
                said = sitting.said if not sitting.over and me == sitting.asked else None
                assert quick.row(sitting.game, me, said) == sitting.row(me)


@every_game
def test_a_row_shows_nothing_hidden(edition: str, players: int) -> None:
    for number, sitting in enumerate(walk(numbered_game(edition, players, 3), 3)):
        if sitting.over or number % 3:
            continue
        for me in (sitting.asked, number % players):
            twin = sitting.redeal(me, Chance(key_of(number)))
            assert sitting.row(me) == twin.row(me)
            assert me != sitting.asked or sitting.legal() == twin.legal()


@every_table
def test_a_row_fits_its_space(edition: str, players: int) -> None:
    for sitting in walk(numbered_game(edition, players, 4), 4):
        row = sitting.row(0)
        assert len(row) == sitting.layout.size
        assert max(row) <= MOST


@every_table
def test_fields_are_contiguous(edition: str, players: int) -> None:
    fields = numbered_game(edition, players, 1).layout.fields
    assert [field.start for field in fields] == [sum(each.size for each in fields[:i]) for i in range(len(fields))]
    assert len({field.name for field in fields}) == len(fields)


def test_the_event_cards_come_last_and_are_seen_by_everybody() -> None:
    story = table("-", "-", "-", "-", roles="sheriff outlaw outlaw renegade")
    bare = at(story, "fourth")
    assert not any(sum(field(bare, bare.row(0), name), 0) for name in EVENT_FIELDS)
    assert tuple(each.name for each in bare.layout.fields)[-len(EVENT_FIELDS) :] == EVENT_FIELDS
    story[1].leave()
    story.event("ghost_town")
    haunt(story.g, 1)
    story.event_pile("curse high_noon")
    sitting = at(story, "fourth")
    row = sitting.row(0)
    assert field(sitting, row, "event card in force").index(1) == EVENTS.index("ghost_town")
    assert field(sitting, row, "next event card").index(1) == EVENTS.index("curse")
    assert field(sitting, row, "event cards in the pile") == [2]
    assert field(sitting, row, "suit in force") == [0, 0, 0, 0]
    assert field(sitting, row, "ghosts") == [0, 1, 0, 0]
    assert field(sitting, sitting.row(2), "ghosts") == [0, 0, 0, 1]
    story.event("curse")
    assert field(sitting, sitting.row(0), "suit in force") == [1, 0, 0, 0]


def test_every_prompt_has_a_place() -> None:
    assert sorted(PROMPTS) == list(prompts())
    assert PROMPTS[: len(FIRST_PROMPTS)] == FIRST_PROMPTS


def test_the_row_of_a_shot_target() -> None:
    story = table("-", "slab_the_killer", "-", "-")
    story[1].begin_play()
    story[1].give("bang")
    story[2].give("missed missed beer")
    story[2].lay("barrel mustang")
    story[2].set_life(2)
    story[1].lay("scope")
    story[1].play("bang", at=story[2])
    sitting = at(story, "fourth")
    row = sitting.row(2)
    kinds, lying = sitting.layout.kind, sitting.layout.lying
    names = {card.key: int(card.kind) for card in sitting.game.box.cards}
    assert field(sitting, row, "my role") == [0, 0, 1, 0]
    assert field(sitting, row, "hand, by kind")[kinds[names["missed"]]] == 2
    assert sum(field(sitting, row, "hand, by suit")) == 3
    assert field(sitting, row, "question").index(1) == PROMPTS.index("shot")
    assert field(sitting, row, "asked") == [1, 0, 0, 0]
    assert field(sitting, row, "because of") == field(sitting, row, "on turn") == [0, 0, 0, 1]
    assert field(sitting, row, "because of a card of kind").index(1) == kinds[names["bang"]]
    assert field(sitting, row, "question: count") == [2]
    assert field(sitting, row, "player 0: life") == [2]
    assert field(sitting, row, "player 0: in play, by kind")[lying[names["barrel"]]] == 1
    assert field(sitting, row, "player 2: role") == [1, 0, 0, 0]
    assert field(sitting, row, "player 3: role") == [0, 0, 0, 0]
    assert field(sitting, row, "player 3: distance") == [1]
    assert field(sitting, sitting.row(0), "player 2: distance") == [3]


def test_an_unpaid_choice_is_seen_by_its_player_alone() -> None:
    story = table("doc_holyday", "-", "-", "-", edition="dodgecity")
    story[0].give("rag_time bang")
    story[2].lay("barrel")
    sitting = at(story, "dodgecity")
    say(sitting, "play rag_time @2 <barrel +")
    mine, other = sitting.row(0), sitting.row(1)
    assert field(sitting, mine, "said: target") == [0, 0, 1, 0]
    assert sum(field(sitting, mine, "said: kind")) == sum(field(sitting, mine, "said: taken, kind")) == 1
    assert sum(field(sitting, other, "said: target")) == 0
