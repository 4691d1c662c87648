"""The shuffle that a server and its players make together.

tests/golden/fairness.json holds the page's arithmetic (web/src/fairness) to the same numbers.
"""

from __future__ import annotations

import json
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.match.fairness import Shuffle, canonical, commitment, pledge, seal, shuffle_key, terms
from sixgun.match.options import GameOptions
from sixgun.rules import RULES_VERSION

GOLDEN: dict[str, Any] = json.loads((Path(__file__).parents[1] / "golden/fairness.json").read_text(encoding="utf-8"))
SECRET = GOLDEN["secret"]
numbers = st.binary(min_size=32, max_size=32).map(bytes.hex)


def test_the_arithmetic_gives_the_golden_numbers() -> None:
    assert {str(game): commitment(GOLDEN["table"], game, SECRET) for game in (1, 12)} == GOLDEN["commitments"]
    assert {share: pledge(share) for share in GOLDEN["pledges"]} == GOLDEN["pledges"]
    promised = GOLDEN["commitments"]["1"]
    assert seal(promised, GOLDEN["agreement"], GOLDEN["seats"], GOLDEN["terms"]) == GOLDEN["seal"]
    for case in GOLDEN["keys"]:
        shares = {int(seat): share for seat, share in case["shares"].items()}
        assert shuffle_key(SECRET, promised, GOLDEN["terms"], shares).hex() == case["key"]


def test_the_golden_numbers_are_plain_hashes_of_plain_text() -> None:
    """Anybody can compute them from docs/fairness.md, without our code."""
    secret = bytes.fromhex(SECRET)
    promised = sha256(b"sixgun-fair-1\nK7QWXZ\n1\n" + secret).hexdigest()
    assert promised == GOLDEN["commitments"]["1"]
    assert sha256(GOLDEN["canonical"].encode()).hexdigest() == GOLDEN["seal"]
    case = GOLDEN["keys"][2]
    shares = "".join(f"\n{seat} {share}" for seat, share in sorted(case["shares"].items()))
    text = f"deal\n{promised}\n{GOLDEN['terms']}{shares}"
    assert blake2b(text.encode(), key=secret, digest_size=32).hexdigest() == case["key"]


def test_one_value_has_one_text() -> None:
    assert canonical({"b": [True, None, 1], "a": "Šárka 🤠\n"}) == '{"a":"Šárka 🤠\\n","b":[true,null,1]}'


@given(secret=numbers, shares=st.dictionaries(st.integers(0, 7), numbers, min_size=1), other=numbers, data=st.data())
def test_the_key_changes_with_every_share(secret: str, shares: dict[int, str], other: str, data: st.DataObject) -> None:
    shuffle = Shuffle("K7QWXZ", 1, "", secret, shares)
    seat = data.draw(st.sampled_from(sorted(shares)))
    rest = {each: share for each, share in shares.items() if each != seat}
    key = shuffle.key(GameOptions())
    assert key != Shuffle("K7QWXZ", 1, "", secret, rest).key(GameOptions())
    if other != shares[seat]:
        assert key != Shuffle("K7QWXZ", 1, "", secret, {**rest, seat: other}).key(GameOptions())
    free = next(each for each in range(9) if each not in shares)
    assert key != Shuffle("K7QWXZ", 1, "", secret, {**rest, free: shares[seat]}).key(GameOptions())


def test_the_key_changes_with_the_secret_the_table_the_game_and_the_terms() -> None:
    shares = {0: "11" * 32}
    options = GameOptions()
    keys = [
        Shuffle("K7QWXZ", 1, "", SECRET, shares).key(options),
        Shuffle("K7QWXZ", 1, "", "22" * 32, shares).key(options),
        Shuffle("K7QWXY", 1, "", SECRET, shares).key(options),
        Shuffle("K7QWXZ", 2, "", SECRET, shares).key(options),
        Shuffle("K7QWXZ", 1, "", SECRET, shares).key(GameOptions(players=6)),
    ]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    "changed",
    [
        {"promised": "00" * 32},
        {"agreement": {"players": 5}},
        {"seats": [["person", "Ann"], ["bot", "Bob"]]},
        {"seats": [["bot", "Bob"], ["person", "Ann"]]},
        {"terms": "{}"},
    ],
)
def test_the_seal_changes_with_everything_that_is_shown(changed: dict[str, Any]) -> None:
    shown: dict[str, Any] = {
        "promised": "11" * 32,
        "agreement": {"players": 4},
        "seats": [["person", "Ann"], ["bot", "Cid"]],
        "terms": terms(GameOptions()),
    }
    assert seal(**shown) != seal(**{**shown, **changed})


def test_the_terms_name_everything_that_decides_a_deal() -> None:
    options = GameOptions("czech", 4, (("hand_limit", 7),), ("sheriff", None, None, None), (), True, False)
    assert json.loads(terms(options)) == {
        "rules": RULES_VERSION,
        "edition": "czech",
        "players": 4,
        "house_rules": {"hand_limit": 7},
        "roles": ["sheriff", None, None, None],
        "characters": [],
        "choose_characters": True,
        "simplified": False,
    }


def test_a_transcript_names_every_pledge() -> None:
    shuffle = Shuffle("K7QWXZ", 1, "", SECRET, {2: "11" * 32}, {0: "22" * 32})
    assert shuffle.pledges == {0: "22" * 32, 2: pledge("11" * 32)}
