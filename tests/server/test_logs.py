"""The log never contains a seed, a hand or a token."""

import io
import json
import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import structlog

from sixgun.server.accounts.identity import COOKIE, Identities
from sixgun.server.accounts.keys import SigningKey
from sixgun.server.logs import HIDDEN, Form, log, scrub, set_up_logs
from sixgun.server.messages.socket import Why, Wrong
from tests.server.live_server import Person, Table, open_house, party, play_on

SCALE = int(os.environ.get("SIXGUN_SCALE", "1"))
KEY = bytes(range(100, 132))
HAND = [12, 45, 7, 61]
TOKEN = Identities([SigningKey("a secret")]).cookie("3q2-7wAAAAAAAAAA", "AAAAAAAA")


@pytest.fixture
def lines(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    out = io.StringIO()
    form: Form = request.param
    set_up_logs(form, "debug", out)
    yield out
    structlog.reset_defaults()
    logging.basicConfig(handlers=[logging.NullHandler()], level="WARNING", force=True)
    logging.getLogger("uvicorn.access").disabled = False


class FullDisk(io.StringIO):
    """A stream that cannot be written to."""

    def write(self, text: str) -> int:
        raise OSError("no space left on the device")

    def flush(self) -> None:
        raise OSError("no space left on the device")


@pytest.mark.parametrize("form", ["json", "console"])
def test_a_log_that_cannot_be_written_stops_nothing(form: Form) -> None:
    """Where the disk is full, the line that says so cannot be written either."""
    set_up_logs(form, "debug", FullDisk())
    try:
        log.error("storage_fails", reason="the disk is full")
        logging.getLogger("uvicorn.error").error("a line of a library")
    finally:
        structlog.reset_defaults()
        logging.basicConfig(handlers=[logging.NullHandler()], level="WARNING", force=True)
        logging.getLogger("uvicorn.access").disabled = False


SECRETS = {
    "key": KEY,
    "seed": KEY.hex(),
    "hand": HAND,
    "cards": tuple(HAND),
    "token": TOKEN,
    "link": f"/r/{TOKEN}",
    "facts": {"hand": HAND},
}
"""By a name that is the same in every run, because a token contains the time."""

both = pytest.mark.parametrize("lines", ["json", "console"], indirect=True)


def fail_with(secret: object) -> None:
    raise ValueError(f"this went wrong with {secret!r}")


def say_everything(secret: object) -> None:
    """Logs a text in every way in which something could get into a line."""
    log.info("told", text=f"it is {secret}", reason=str(secret), unknown=secret)
    log.info(f"it is {secret!r}")
    log.info("seated", seat=secret, key=secret, hand=secret, token=secret)
    logging.getLogger("uvicorn.error").warning("lost %s", secret)
    logging.getLogger("asyncio").error("lost %r", secret)
    try:
        fail_with(secret)
    except ValueError:
        log.exception("failed", table="ABCDEF")
        logging.getLogger("somewhere").exception("failed")


@both
@pytest.mark.parametrize("secret", SECRETS.values(), ids=SECRETS)
def test_a_secret_is_hidden_wherever_it_is_logged(lines: io.StringIO, secret: object) -> None:
    say_everything(secret)
    assert lines.getvalue().count(HIDDEN) > 6
    check_clean(lines.getvalue(), [KEY.hex(), repr(KEY), TOKEN, max(TOKEN.split("."), key=len)])
    assert not rows_of_cards(lines.getvalue())


def check_clean(text: str, secrets: list[str]) -> None:
    for secret in secrets:
        assert secret not in text


def rows_of_cards(text: str) -> list[str]:
    return re.findall(r"[\[(]\d+(?:, ?\d+)+[\])]", text)


@both
def test_harmless_fields_are_logged(lines: io.StringIO) -> None:
    log.info("table_opened", table="ABCDEF", seat=3, edition="fourth", ms=1.5, path=Path("/data/sixgun.db"), port=8470)
    for fact in ("table_opened", "ABCDEF", "3", "fourth", "1.5", "sixgun.db", "8470"):
        assert fact in lines.getvalue()
    assert HIDDEN not in lines.getvalue()


@both
def test_fields_with_unknown_names_are_hidden(lines: io.StringIO) -> None:
    log.info("seated", seat=3, role="renegade", holds="ace of spades")
    assert "seated" in lines.getvalue()
    check_clean(lines.getvalue(), ["renegade", "spades"])


@pytest.mark.parametrize("link", ["/r/short", "/rejoin/short", "/api/me?token=short"])
def test_the_token_of_a_personal_link_is_hidden(link: str) -> None:
    assert "short" not in str(scrub(f"GET {link} failed"))
    assert str(scrub(f"GET {link} failed")).endswith(f"{HIDDEN} failed")


@pytest.mark.parametrize("lines", ["json"], indirect=True)
def test_a_line_is_json(lines: io.StringIO) -> None:
    say_everything("nothing")
    found = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert all({"event", "level", "timestamp"} <= line.keys() for line in found)
    assert {line["level"] for line in found} >= {"info", "warning", "error"}


def test_games_leave_no_secret_in_the_log(tmp_path: Path) -> None:
    """Plays a game with refused choices, wrong tokens and a rejoin link, and then checks every line."""
    with open_house(tmp_path, "--log-level", "debug") as house:
        secrets: list[str] = []
        hands: set[str] = set()
        for seed in range(SCALE):
            with party(house, "Ann Bob Cid Dot Eve Fay Gus") as tables:
                play_on(tables, Random(seed), most=40)
                disturb(tables)
                play_on(tables, Random(seed))
                tables[0].wait_for_status("over")
                secrets += secrets_of(tables)
                hands |= {hand for table in tables for hand in hands_of(table)}
        text = house.log
    assert text.count("\n") > 4
    check_clean(text, secrets)
    assert hands
    check_clean(text, sorted(hands))
    assert not rows_of_cards(text)


def disturb(tables: list[Table]) -> None:
    """Does things that may make the server log something."""
    house = tables[0].person.house
    for table in tables:
        table.say("why", choice={"verb": "play", "card": 5, "target": 1})
        assert table.wait_for(Why)
        table.socket.send("{nonsense")
        assert table.wait_for(Wrong)
        table.person.get(table.person.me["rejoin"])
    for path in ("/r/forged", "/api/replays/ABCDEF-1", "/api/players/x", "/api/nothing"):
        Person(house, "Zoe").get(path)
    house.ask("GET", "/api/me", headers={"Cookie": f"{COOKIE}={TOKEN}"})
    house.ask("PATCH", f"/api/me?token={TOKEN}")


def secrets_of(tables: list[Table]) -> list[str]:
    room = tables[0].room
    assert room is not None
    assert room.seed
    tokens = [table.person.web.cookies.get(COOKIE) or "" for table in tables]
    links = [table.person.me["rejoin"].removeprefix("/r/") for table in tables]
    assert all(tokens)
    return [room.seed, TOKEN, *tokens, *links]


def hands_of(table: Table) -> set[str]:
    """Every hand of two or more cards of this player, as a list of numbers might be printed."""
    found = re.findall(rb'"hand":\[(\d+(?:,\d+)+)\]', b"".join(table.heard))
    return {form for row in found for form in (row.decode(), row.decode().replace(",", ", "))}
