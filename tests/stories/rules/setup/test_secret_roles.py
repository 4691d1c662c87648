"""Only the sheriff's role is known (ROL-07, SET-04, SET-05); all characters are (SET-06)."""

from __future__ import annotations

import pytest

from sixgun.engine.chance import key_of
from sixgun.engine.events import CharacterChosen
from sixgun.engine.ids import NOBODY, ROLES
from sixgun.match.options import GameOptions
from sixgun.match.view import UNKNOWN, observe
from sixgun.scenario import table
from tests.stories.helpers import EVERYWHERE, suffer
from tests.stories.marks import rule
from tests.stories.rules.setup.deals import characters, deals, opening, roles


def roles_seen(view_of: int, edition: str, players: int, seed: int) -> list[str]:
    """The roles by seat, `?` for those that are secret to this viewer."""
    seen = observe(GameOptions(edition, players).start(key_of(seed)), view_of).players
    return ["?" if player.role == UNKNOWN else ROLES[player.role] for player in seen]


@rule("ROL-07", "SET-04")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_at_the_start_only_the_sheriffs_role_is_known(edition: str) -> None:
    real = roles(GameOptions(edition, 7).start(key_of(3)))
    assert roles_seen(NOBODY, edition, 7, 3) == [role if role == "sheriff" else "?" for role in real]


@rule("ROL-07", "SET-05")
@pytest.mark.parametrize("edition", EVERYWHERE)
@pytest.mark.parametrize("me", range(7))
def test_players_know_their_own_role_and_the_sheriffs(edition: str, me: int) -> None:
    real = roles(GameOptions(edition, 7).start(key_of(3)))
    known = [role if role == "sheriff" or seat == me else "?" for seat, role in enumerate(real)]
    assert roles_seen(me, edition, 7, 3) == known


@rule("ROL-07")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_role_stays_secret_until_its_owner_is_eliminated(edition: str) -> None:
    story = table("-", "-", "-", "-", "-", edition=edition, roles="sheriff outlaw renegade outlaw deputy")
    shooter, outlaw, *_ = story
    shooter.give("bang bang")
    outlaw.set_life(1)
    assert story.view().players[1].role == UNKNOWN
    shooter.play("bang", at=outlaw)
    assert story.view().players[1].role == UNKNOWN
    suffer(outlaw)
    assert ROLES[story.view().players[1].role] == "outlaw"
    assert story.view().players[2].role == UNKNOWN


@rule("SET-06")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_every_player_sees_the_character_and_ability_at_each_seat(edition: str) -> None:
    for g in deals(GameOptions(edition, 7)):
        for viewer in (NOBODY, *range(7)):
            seen = observe(g, viewer).players
            assert [player.character for player in seen] == characters(g)
            assert [player.ability for player in seen] == characters(g)


@rule("SET-06")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_characters_are_announced_before_the_first_turn(edition: str) -> None:
    g = GameOptions(edition, 7).start(key_of(1))
    announced = [(event.seat, event.character) for event in opening(g) if isinstance(event, CharacterChosen)]
    assert announced == list(enumerate(characters(g)))


@rule("SET-02")
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_no_character_is_dealt_twice(edition: str) -> None:
    for g in deals(GameOptions(edition, 7)):
        assert len(set(characters(g))) == 7
