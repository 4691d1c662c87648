"""Player identities."""

from __future__ import annotations

import stat
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from itsdangerous import URLSafeTimedSerializer

from sixgun.server.accounts import identity
from sixgun.server.accounts.identity import COOKIE_AGE, Claim, Identities, new_device, new_player
from sixgun.server.accounts.keys import SigningKey, read_keys, rotated, write_keys
from sixgun.server.storage.store import StorageError

OURS, THEIRS = Identities([SigningKey("our secret")]), Identities([SigningKey("another secret")])
ANN = Claim("ann", "her-desk")


def test_a_cookie_identifies_its_player() -> None:
    player, device = new_player(), new_device()
    assert OURS.claim(OURS.cookie(player, device)) == (player, device)
    assert OURS.player_of_link(OURS.link(player)) == player


def test_other_signatures_are_not_accepted() -> None:
    assert OURS.claim(THEIRS.cookie(*ANN)) is None
    assert OURS.player_of_link(THEIRS.link("ann")) is None


def test_links_and_cookies_are_not_interchangeable() -> None:
    assert OURS.claim(OURS.link("ann")) is None
    assert OURS.player_of_link(OURS.cookie(*ANN)) is None


@pytest.mark.parametrize("token", ["", "x", "a.b.c", "\ud800", "a" * 10_000, "ImFubiI.AAAAAA.AAAA", "\x00"])
def test_garbage_identifies_no_one(token: str) -> None:
    assert OURS.claim(token) is None


def test_a_changed_token_is_not_accepted() -> None:
    cookie = OURS.cookie(*ANN)
    for place in range(len(cookie)):
        letter = "A" if cookie[place] != "A" else "B"
        changed = cookie[:place] + letter + cookie[place + 1 :]
        assert OURS.claim(changed) in (None, ANN)  # the last letter of a signature has unused bits
        assert place > len(cookie) - 2 or OURS.claim(changed) is None


@pytest.mark.parametrize(("age", "known"), [(COOKIE_AGE - 60, True), (COOKIE_AGE + 60, False)])
def test_a_cookie_expires(monkeypatch: pytest.MonkeyPatch, age: int, known: bool) -> None:
    cookie, now = OURS.cookie(*ANN), time.time()
    monkeypatch.setattr("time.time", lambda: now + age)
    assert (OURS.claim(cookie) == ANN) is known


@pytest.mark.parametrize(("minutes", "known"), [(0, True), (9, True), (11, False)])
def test_a_link_lives_ten_minutes(monkeypatch: pytest.MonkeyPatch, minutes: int, known: bool) -> None:
    link, now = OURS.link("ann"), time.time()
    monkeypatch.setattr("time.time", lambda: now + 60 * minutes)
    assert (OURS.player_of_link(link) == "ann") is known
    assert (OURS.redeem(link) == "ann") is known


def test_a_link_works_once_and_ends_with_its_process() -> None:
    identities = Identities([SigningKey("our secret")])
    one, two = identities.link("ann"), identities.link("ann")
    assert Identities([SigningKey("our secret")]).redeem(one) is None
    assert identities.redeem(one) == "ann"
    assert identities.redeem(one) is None
    assert identities.player_of_link(one) is None
    assert identities.redeem(two) == "ann"


@pytest.mark.parametrize(("hours", "known"), [(0, True), (1, True), (23, True), (25, False)])
def test_a_clock_that_is_set_back_locks_nobody_out(monkeypatch: pytest.MonkeyPatch, hours: int, known: bool) -> None:
    cookie, now = OURS.cookie(*ANN), time.time()
    monkeypatch.setattr("time.time", lambda: now - 3600 * hours)
    assert (OURS.claim(cookie) == ANN) is known


# Keys


def test_the_key_is_created_once_and_private(tmp_path: Path) -> None:
    path = tmp_path / "new" / "secret"
    (key,) = read_keys(path)
    assert len(key.secret) == 64
    assert read_keys(path) == [key]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_what_an_older_key_signed_is_good_until_it_expires(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    first = read_keys(path)
    identities = Identities(first)
    old = identities.cookie(*ANN)
    write_keys(path, rotated(read_keys(path)))
    newer = read_keys(path)
    assert newer[1].secret == first[0].secret
    assert newer[0].secret != first[0].secret
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    identities.sign_with(newer)
    fresh = identities.cookie(*ANN)
    assert identities.claim(old) == identities.claim(fresh) == ANN
    assert Identities(newer[:1]).claim(old) is None, "only the old key opens it"
    assert Identities(newer[1:]).claim(fresh) is None, "the old key signs nothing any more"


def test_an_old_key_is_dropped_when_everything_it_signed_has_expired() -> None:
    now = datetime.now(UTC)
    first = [SigningKey("first")]
    second = rotated(first, now)
    assert [key.secret for key in rotated(second, now + timedelta(days=179))][1:] == [second[0].secret, "first"]
    assert [key.secret for key in rotated(second, now + timedelta(days=181))][1:] == [second[0].secret]


def test_a_signature_names_its_key_and_not_the_secret() -> None:
    key = SigningKey("our secret")
    assert OURS.cookie(*ANN).partition(".")[0] == key.id
    assert SigningKey("our secret ").id != key.id
    assert "secret" not in key.id


def test_a_cookie_without_the_id_of_a_key_or_a_device_is_still_good() -> None:
    """As they were signed before: the player alone."""
    before = str(URLSafeTimedSerializer("our secret", salt="cookie").dumps("ann"))
    assert OURS.claim(before) == ("ann", "")
    keys = [SigningKey("newest"), SigningKey("our secret", datetime.now(UTC))]
    assert Identities(keys).claim(before) == ("ann", "")
    assert THEIRS.claim(before) is None


@pytest.mark.parametrize("line", ["one two", "one retired yesterday", "one retired", "a b c d"])
def test_a_file_that_holds_no_keys_is_refused(tmp_path: Path, line: str) -> None:
    (tmp_path / "secret").write_text(f"good\n\n{line}\n")
    with pytest.raises(StorageError, match="line 3"):
        read_keys(tmp_path / "secret")


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """Operators type ids: `sixgun admin ban ID`."""
    made = iter(["-h3lp", "--", "a-player"])
    monkeypatch.setattr(identity, "token_urlsafe", lambda size: next(made))
    assert identity.new_player() == "a-player"
