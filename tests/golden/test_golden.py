"""Whole games as text. If one of them changes, behaviour has changed: read the diff."""

from pathlib import Path

import pytest

from sixgun.cards import KINDS
from sixgun.characters import CHARACTERS
from sixgun.engine.events import (
    Abstained,
    DutyShown,
    Event,
    EventTurned,
    GaveLife,
    Guessed,
    Played,
    Returned,
    Revived,
    ShotAtCard,
    Sniped,
    Used,
    Volleyed,
)
from sixgun.event_cards import EXPANSIONS
from sixgun.match.match import load
from sixgun.rules import RULES_VERSION
from tools.generate import golden
from tools.generate.golden import DIGEST, FOLDER, Deal, deals, digest, verdict, written


@pytest.mark.parametrize("deal", deals(), ids=lambda deal: deal.name)
def test_a_golden_game_is_unchanged(deal: Deal) -> None:
    assert written(deal) == (FOLDER / deal.name).read_text(encoding="utf-8"), "if this is intended, run make golden"


@pytest.mark.parametrize("deal", deals(), ids=lambda deal: deal.name)
def test_a_golden_game_is_a_saved_game(deal: Deal) -> None:
    """`load` replays it, comments and all, and checks the winners."""
    match = load((FOLDER / deal.name).read_text(encoding="utf-8"))
    assert match.over
    assert match.options == deal.match().options


def test_every_golden_file_belongs_to_a_deal() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {deal.name for deal in deals()} | {DIGEST.name}


def test_the_golden_games_use_every_card_and_every_character() -> None:
    kinds, characters = set(), set()
    for deal in deals():
        match = load((FOLDER / deal.name).read_text(encoding="utf-8"))
        kinds |= {match.game.card(e.card).key for e in match.events if isinstance(e, Played | Used)}
        characters |= {player.character.key for player in match.game.players}
    assert kinds == KINDS.keys()
    assert characters == CHARACTERS.keys()


@pytest.mark.parametrize("deal", [deal for deal in deals() if deal.expansions], ids=lambda deal: deal.name)
def test_a_golden_game_with_event_cards_turns_all_of_them(deal: Deal) -> None:
    match = load((FOLDER / deal.name).read_text(encoding="utf-8"))
    turned = [event.event_card for event in match.events if isinstance(event, EventTurned)]
    assert len(turned) == len(set(turned)) == len(deal.match().game.event_pile)
    if len(deal.expansions) == 1:
        assert set(turned) == {card.key for card in EXPANSIONS[deal.expansions[0]]}
    if deal.expansions == ("high_noon",):
        assert any(isinstance(event, Returned) for event in match.events)


def test_somebody_comes_back_and_every_event_of_the_event_cards_occurs() -> None:
    told = {type(event) for deal in deals() if deal.expansions for event in load_events(deal)}
    assert told >= {Revived, Volleyed, GaveLife, Abstained, Guessed, DutyShown, ShotAtCard, Sniped}


def load_events(deal: Deal) -> list[Event]:
    return load((FOLDER / deal.name).read_text(encoding="utf-8")).events


# RULES_VERSION changes exactly when behaviour does


def test_changed_games_need_a_new_version() -> None:
    kept = DIGEST.read_text(encoding="utf-8")
    now = digest(written(deal) for deal in deals())
    assert verdict(RULES_VERSION, now, kept) == ""
    assert kept == f"{RULES_VERSION} {now}\n", "RULES_VERSION was raised: run make golden"


def test_changed_games_are_refused_under_the_same_version() -> None:
    assert "raise RULES_VERSION" in verdict(3, "new", "3 old\n")
    assert verdict(4, "new", "3 old\n") == ""
    assert verdict(3, "old", "3 old\n") == ""
    assert verdict(1, "new", "") == ""


def test_the_digest_ignores_the_version() -> None:
    assert digest(["sixgun 1\nrules 1\npass\n"]) == digest(["sixgun 1\nrules 2\npass\n"])
    assert digest(["sixgun 1\nrules 1\npass\n"]) != digest(["sixgun 1\nrules 1\ndraw\n"])


def test_make_golden_refuses_to_write_without_a_new_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "digest.txt"
    kept.write_text(f"{RULES_VERSION} of other games\n", encoding="utf-8")
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "DIGEST", kept)
    assert golden.main([]) == 1
    assert "raise RULES_VERSION" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [kept]
    assert golden.main(["--same-version"]) == 0
    assert len(list(tmp_path.iterdir())) == len(deals()) + 1
