"""Every character has an ability of its own, for the whole game (SET-25, SET-26)."""

from __future__ import annotations

import pytest

from sixgun.engine.chance import Chance, key_of
from sixgun.engine.kernel import act
from sixgun.match.options import GameOptions
from sixgun.match.view import observe
from sixgun.rules.triggers import interrupts
from sixgun.scenario import table
from tests.stories.helpers import EVERYWHERE, WITH_BASE
from tests.stories.marks import rule
from tests.stories.rules.setup.deals import characters


@rule("SET-25")
@pytest.mark.parametrize("edition", WITH_BASE)
def test_an_ability_works_from_the_first_moment(edition: str) -> None:
    people = ("rose_doolan", "paul_regret", "slab_the_killer", "willy_the_kid")
    g = GameOptions(edition, 4, roles=("sheriff", None, None, None), characters=people).start(key_of(1))
    assert [player.distance for player in observe(g, 0).players] == [0, 1, 1, 1], "Rose sees everybody closer"
    assert [player.distance for player in observe(g, 2).players] == [2, 2, 0, 1], "all see Paul farther away"


@rule("SET-25")
@pytest.mark.parametrize("edition", ["czech", "fourth", "walkingdead"])
def test_an_ability_works_in_the_turns_of_others_and_ends_with_its_owner(edition: str) -> None:
    _, sid, *_ = table("-", "sid_ketchum", "-", "-", edition=edition)
    sid.give("missed missed missed missed", life=2)
    assert interrupts(sid.g, sid.seat)
    sid.interrupt("missed missed")
    sid.expect(life=3, hand=2)
    sid.leave()
    assert not interrupts(sid.g, sid.seat)


@rule("SET-25")
@pytest.mark.interpreted
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_no_two_characters_have_the_same_ability(edition: str) -> None:
    people = GameOptions(edition, 4).start(key_of(1)).box.characters.values()
    abilities = [type(person) for person in people]
    assert len(set(abilities)) == len(abilities)
    for ability in abilities:
        assert set(vars(ability)) - {"life", "__module__", "__doc__"}, f"{ability.__name__} can nothing"


@rule("SET-26")
@pytest.mark.parametrize("edition", EVERYWHERE)
@pytest.mark.parametrize("seed", range(5))
def test_only_vera_custer_changes_ability(edition: str, seed: int) -> None:
    g = GameOptions(edition, 7).start(key_of(seed))
    chance = Chance(key_of(seed))
    fixed = [player for player in g.players if player.character.key != "vera_custer"]
    while not g.over():
        act(g, g.options[chance.below(len(g.options))])
        assert [player.ability.key for player in fixed] == [player.character.key for player in fixed]


@rule("SET-26")
@pytest.mark.parametrize("edition", ["dodgecity", "combined"])
def test_vera_custer_changes_the_ability_but_not_the_person(edition: str) -> None:
    story = table("vera_custer", "elena_fuente", "-", "-", edition=edition)
    vera, elena, *_ = story
    before = characters(story.g)
    vera.begin_turn()
    vera.name(elena)
    assert (vera.me.ability.key, elena.me.ability.key) == ("elena_fuente", "elena_fuente")
    assert characters(story.g) == before
