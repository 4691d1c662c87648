"""Names: what may be one, and which look the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.server.accounts.names import clean_name, distinct, look_of
from sixgun.server.errors import ApiError
from sixgun.server.messages import socket as said
from sixgun.server.messages.room import Agreement
from sixgun.server.table.lobby import bot_name, sit
from tests.server.fake_saloon import Bar, in_bar

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
HEART = "\N{HEAVY BLACK HEART}\ufe0f"


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ann", "Ann"),
        ("  Ann \t B ", "Ann B"),
        ("Ann\u00a0B", "Ann B"),
        ("Z\u030cofie", "\u017dofie"),
        ("<b>", "<b>"),
        (FAMILY, FAMILY),
        (f"Ann {HEART}", f"Ann {HEART}"),
        ("\U0001f920", "\U0001f920"),
        ("\u738b\u5c0f\u660e", "\u738b\u5c0f\u660e"),
    ],
)
def test_usable_names(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "?", "...", "a\x00b", "a\u202eb", "#1", "\ud800",
        "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u00ad", "\u200b", "a\u200db", "\ufe0f", "A\u034fnn",
        "a" + "\u0301" * 9,
    ],
)  # fmt: skip
def test_unusable_names(name: str) -> None:
    """Nothing to be seen, nothing but marks, or a way to disturb what stands around it. `?` is a forgotten player."""
    with pytest.raises(ApiError):
        clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"), ("Ann", "\u0410nn"), ("Ann", "A n-n"), ("Ann", "\uff21nn"), ("Bill", "Bi11"), ("Bill", "BiIl"),
        ("Otto", "0tto"), ("Otto", "\u039ftto"), ("Jo", "\u0458\u043e"), (HEART, HEART[0]),
    ],
)  # fmt: skip
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)
    assert distinct(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Ann", "\u00c4nn"), ("\U0001f920", "\U0001f47b")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert distinct(other, [one]) == other


def test_numbers_go_on() -> None:
    assert distinct("Ann", ["ann", "Ann 2", "\u0410nn 3"]) == "Ann 4"


def test_nobody_at_a_table_is_called_like_another(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.open_table(Agreement(players=4), bar.guest("Ann"))
        for number, name in enumerate(("Ann", "\u0410nn")):
            guest = bar.guest(name)
            await sit(dealer, type(guest)(f"id-{number}", name, 0, 0))
        assert [place.name for place in dealer.table.places] == ["Ann", "Ann 2", "\u0410nn 3", ""]
        await sit(dealer, type(guest)("id-0", "Ann", 0, 0), 3)
        assert dealer.table.places[3].name == "Ann 2", "who changes seats keeps the name"

    in_bar(tmp_path, story)


def test_a_spectator_does_not_speak_in_the_name_of_a_player(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        dealer = await bar.saloon.open_table(Agreement(players=4), bar.guest("Ann"))
        watcher = await bar.come(dealer, "ANN")
        answer = await watcher.answer(said.Say("trust me"))
        assert isinstance(answer, said.Said)
        assert (answer.name, answer.seat) == ("ANN 2", -1)

    in_bar(tmp_path, story)


def test_a_bot_is_not_called_like_a_person(tmp_path: Path) -> None:
    async def story(bar: Bar) -> None:
        names = {bot_name(["DUSTY MAL0NE"], bar.services.rng)[0] for _ in range(300)}
        assert "Dusty Malone" not in names
        assert len(names) == 15

    in_bar(tmp_path, story)
