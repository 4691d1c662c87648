"""The state of one table: its seats, its options and its games. It changes only by the entries of its log.

It does no I/O and reads no clock, so the same log always gives the same table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, Final

from sixgun.engine.actions import Action
from sixgun.engine.box import Box
from sixgun.engine.frames import Ask
from sixgun.engine.ids import NOBODY, Seat
from sixgun.engine.refusals import NOT_ASKED, IllegalAction, Refusal
from sixgun.match import fairness
from sixgun.match.match import Match
from sixgun.match.position import CHECKED, checksum, old_checksum
from sixgun.match.view import Question
from sixgun.rules.event_pile import dead_may_return
from sixgun.server.messages.room import Agreement, Status
from sixgun.server.render.revealed import reveals
from sixgun.server.table import log
from sixgun.server.table.clocks import Clocks
from sixgun.server.table.next_game import is_forgiving, left_to_chance, next_game, without_last_move
from sixgun.server.table.parts import Answered, Occupancy, OpeningRound, Retraction, Savepoint

Move = log.Chose | log.Interrupted

REMOVED: Final = "removed"  # why a bot plays for somebody who may not come back
MOVES: Final = (log.Chose, log.Interrupted, log.TookBack, log.Resumed)


class Table:
    """A table, built from its log."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.agreement = Agreement()
        self.status: Status = "lobby"
        self.places: list[Occupancy] = []
        self.host = NOBODY
        self.banned: frozenset[str] = frozenset()  # people who may not come back
        self.muted: frozenset[str] = frozenset()  # people who may not speak
        self.games: list[Match] = []
        self.clocks = Clocks("none", 0)
        self.seq = 0  # entries applied
        self.room_state = 0  # the last entry that changed more than the game
        self.prompt = 0  # the number of the pending question
        self.answers: dict[str, Answered] = {}  # by the key of a choice
        self.touched = 0
        self.secret = ""  # of the server, for the next shuffle
        self.round: OpeningRound | None = None
        self.broken_off = 0  # rounds
        self.head = b""  # of the hash chain over the log
        self.forgiving = False  # whether choices may be taken back in this game
        self.chooser = NOBODY  # the person whose choice came last and used no chance
        self.retractions: tuple[Retraction, ...] = ()  # in this game

    # State

    @property
    def match(self) -> Match | None:
        return self.games[-1] if self.games else None

    @property
    def running(self) -> Match | None:
        """The game in progress."""
        return self.games[-1] if self.status == "playing" else None

    @property
    def question(self) -> Question | None:
        return self.running.question if self.running else None

    @property
    def asked(self) -> Ask | None:
        """The same as the engine has it."""
        return self.games[-1].game.asked if self.status == "playing" else None

    @property
    def box(self) -> Box | None:
        """The cards and characters of the game."""
        return self.games[-1].game.box if self.games else None

    @property
    def moves(self) -> int:
        return len(self.games[-1].moves) if self.games else 0

    @property
    def may_take_back(self) -> Seat:
        """Whose last choice may be taken back now, or NOBODY."""
        if self.chooser == NOBODY or self.status != "playing":
            return NOBODY
        match = self.games[-1]
        return NOBODY if reveals(match.events[match.marks[-2] :], self.people()) else self.chooser

    @property
    def score(self) -> list[int]:
        return [sum(seat in game.winners for game in self.games) for seat in range(len(self.places))]

    @property
    def commitment(self) -> str | None:
        """The server's promise for the next shuffle, unless its cards are chosen."""
        if not self.secret or not left_to_chance(self.agreement):
            return None
        return fairness.commitment(self.code, len(self.games) + 1, self.secret)

    @property
    def seed(self) -> str | None:
        return self.games[-1].key.hex() if self.games and self.status != "playing" else None

    @property
    def replay(self) -> str | None:
        """The name of a finished game, unless it began from a position."""
        over = self.games and self.status != "playing" and self.games[-1].over and self.agreement.position is None
        return f"{self.code}-{len(self.games)}" if over else None

    def checksum(self) -> int:
        return checksum(self.games[-1].game) if self.games else 0

    def agrees(self, written: int) -> bool:
        """Whether this is the checksum of the game, or that of older versions."""
        if self.games and written < CHECKED:
            return old_checksum(self.games[-1].game) == written
        return self.checksum() == written

    def seats_of(self, player: str | None) -> list[int]:
        if player is None:
            return []
        return [seat for seat, place in enumerate(self.places) if place.player == player]

    def seating(self) -> dict[str, list[int]]:
        """The seats of every player."""
        seats: dict[str, list[int]] = {}
        for seat, place in enumerate(self.places):
            if place.player is not None:
                seats.setdefault(place.player, []).append(seat)
        return seats

    def my_seats(self, player: str | None) -> list[int]:
        """The seats of a player, without those that the host took away."""
        return [seat for seat in self.seats_of(player) if self.places[seat].away != REMOVED]

    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.sitter == "person"]

    def bots(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.sitter == "bot"]

    def players(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(place.player for place in self.places if place.player is not None))

    def plays_on(self, seat: int) -> bool:
        """Whether this player is alive, or may come back as a ghost and must know no more than the living."""
        if self.match is None:
            return False
        return self.match.game.players[seat].alive or dead_may_return(self.match.game, seat)

    # Changing

    def twin(self) -> Table:
        """A copy of the table, to try a change on."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.places, twin.games, twin.answers = self.places[:], self.games[:], self.answers.copy()
        if self.running is not None:
            twin.games[-1] = self.running.clone()
        twin.clocks = self.clocks.clone()
        return twin

    def savepoint(self) -> Savepoint:
        """What is needed to know later how the table was before its next choices."""
        facts, match = self.__dict__.copy(), self.games[-1]
        facts["places"], facts["clocks"] = self.places[:], self.clocks.clone()
        match.keep()
        return Savepoint(facts, len(match.moves), len(self.answers))

    def as_it_was(self, saved: Savepoint) -> Table:
        """A copy of the table as it was at a savepoint, since which there were only choices of its last game."""
        twin = Table.__new__(Table)
        twin.__dict__.update(saved.facts)
        twin.games = [*self.games[:-1], self.games[-1].as_it_was(saved.moves)]
        twin.answers = dict(islice(self.answers.items(), saved.answers))
        return twin

    def apply(self, entry: log.LogEntry, key: str, at: int) -> None:
        self.seq += 1
        self.touched = at
        before = self.status
        CHANGES[type(entry)](self, entry, key, at)
        if self.status != before or not isinstance(entry, MOVES):
            self.room_state = self.seq

    def link(self, entry: log.LogEntry, payload: bytes) -> None:
        """Adds an applied entry to the hash chain, as soon as there is a secret to hash it with."""
        key = self.games[-1].key if self.games else bytes.fromhex(self.secret)
        if key:
            self.head = log.chained(self.head, key, log.impersonal(entry, payload))

    def make(self, entry: log.Made, key: str, at: int) -> None:
        self.agreement = entry.agreement
        self.secret = entry.secret
        self.places = [Occupancy() for _ in range(entry.agreement.players)]

    def seat(self, entry: log.Sat, key: str, at: int) -> None:
        self.places[entry.seat] = Occupancy(entry.player, entry.name)
        if self.host == NOBODY:
            self.host = entry.seat

    def seat_bot(self, entry: log.BotSat, key: str, at: int) -> None:
        self.places[entry.seat] = Occupancy(None, entry.name, entry.level, entry.temper, ready=True)

    def rise(self, entry: log.Rose, key: str, at: int) -> None:
        self.places[entry.seat] = Occupancy()
        if self.host == entry.seat:
            self.host = next(iter(self.people()), NOBODY)

    def get_ready(self, entry: log.GotReady, key: str, at: int) -> None:
        self.alter(entry.seat, ready=entry.ready, pledge=entry.pledge)

    def hand_over(self, entry: log.Hosted, key: str, at: int) -> None:
        self.host = entry.seat

    def seal(self, entry: log.Sealed, key: str, at: int) -> None:
        pledges = {seat: place.pledge for seat, place in enumerate(self.places) if place.pledge}
        self.round = OpeningRound(entry.seal, entry.terms, tuple(entry.keep), at, pledges, {})

    def open_share(self, entry: log.Opened, key: str, at: int) -> None:
        if self.round is not None:
            self.round = replace(self.round, shares={**self.round.shares, entry.seat: entry.share})

    def break_off(self, entry: log.BrokenOff, key: str, at: int) -> None:
        self.round = None
        self.broken_off, self.secret = self.broken_off + 1, entry.secret
        for seat in self.people():
            self.alter(seat, ready=False, again=False, keeps=False, pledge="")

    def remove(self, entry: log.Removed, key: str, at: int) -> None:
        player = self.places[entry.seat].player
        for seat in self.seats_of(player):
            if self.status == "playing":
                self.alter(seat, away=REMOVED)
            else:
                self.places[seat] = Occupancy()
        if entry.ban and player is not None:
            self.banned |= {player}

    def mute(self, entry: log.Muted, key: str, at: int) -> None:
        person = {self.places[entry.seat].player or ""}
        self.muted = self.muted | person if entry.muted else self.muted - person

    def exclude(self, entry: log.Excluded, key: str, at: int) -> None:
        self.banned |= {entry.player}

    def silence(self, entry: log.Silenced, key: str, at: int) -> None:
        self.muted = self.muted | {entry.player} if entry.silent else self.muted - {entry.player}

    def deal(self, entry: log.Dealt, key: str, at: int) -> None:
        seed = bytes.fromhex(entry.key)
        match = next_game(self.agreement, self.games, entry.keep, seed)
        match.shuffle = entry.shuffle
        self.games.append(match)
        self.status = "playing"
        self.round, self.secret = None, entry.secret
        self.places = [replace(place, again=False, keeps=False, slept=0, pledge="") for place in self.places]
        self.clocks = Clocks(self.agreement.speed, len(self.places))
        self.prompt += 1
        self.forgiving = is_forgiving(self.agreement, len(self.players()))
        self.chooser, self.retractions = NOBODY, ()
        self.ask(at)

    def choose(self, entry: log.Chose, key: str, at: int) -> None:
        self.clocks.stop(at)
        match, asked = self.games[-1], self.asked
        if asked is not None and asked.seat != entry.seat:
            raise IllegalAction(Refusal(NOT_ASKED))
        self.play(match.act, entry.choice, by=NOBODY if entry.by else entry.seat)
        self.prompt += 1
        slept = self.places[entry.seat].slept
        if slept or entry.by == "timeout":
            self.alter(entry.seat, slept=slept + 1 if entry.by == "timeout" else 0)
        self.went_on(key, entry, self.prompt - 1, at)

    def interrupt(self, entry: log.Interrupted, key: str, at: int) -> None:
        match, prompt = self.games[-1], self.prompt
        before = match.question
        self.play(partial(match.interrupt, entry.seat), entry.choice, by=entry.seat)
        if before != match.question:
            self.clocks.stop(at)
            self.prompt += 1
        self.went_on(key, entry, prompt, at)

    def play(self, act: Callable[[Action], object], choice: Action, by: Seat) -> None:
        """Makes a move, and notes who could take it back: what is left to chance is drawn only once."""
        if not self.forgiving:
            act(choice)
            return
        chance = self.games[-1].game.chance
        before = chance.block, chance.left
        act(choice)
        self.chooser = by if before == (chance.block, chance.left) else NOBODY

    def take_back(self, entry: log.TookBack, key: str, at: int) -> None:
        """Plays the game again without its last choice; the player who made it is asked again."""
        if entry.seat == NOBODY or self.may_take_back != entry.seat:
            raise ValueError("this choice cannot be taken back")
        match = without_last_move(self.agreement, self.games[-1])
        self.games[-1], self.chooser = match, NOBODY
        self.retractions += (Retraction(key, entry.seat, len(match.moves), len(match.events)),)
        self.clocks.stop(at)
        self.prompt += 1
        self.ask(at)

    def go_away(self, entry: log.WentAway, key: str, at: int) -> None:
        self.alter(entry.seat, away=entry.why)
        if entry.why == "left" and self.host == entry.seat:
            self.host = next((seat for seat in self.people() if not self.places[seat].away), self.host)

    def come_back(self, entry: log.CameBack, key: str, at: int) -> None:
        self.alter(entry.seat, away="", slept=0)
        if self.clocks.seat == entry.seat:
            self.clocks.ask(entry.seat, at)

    def want_again(self, entry: log.WantsAgain, key: str, at: int) -> None:
        self.alter(entry.seat, again=True, keeps=entry.keep, pledge=entry.pledge)

    def resume(self, entry: log.Resumed, key: str, at: int) -> None:
        """Restarts the clock of the player asked: the table was empty."""
        if self.running is not None:
            self.ask(at)

    def close(self, entry: log.Closed, key: str, at: int) -> None:
        self.status = "closed"
        self.round = None

    def alter(self, seat: int, **facts: Any) -> None:
        """Replaces an occupancy, which copies of the table may share."""
        self.places[seat] = replace(self.places[seat], **facts)

    def went_on(self, key: str, entry: Move, prompt: int, at: int) -> None:
        match = self.games[-1]
        self.answers[key] = Answered(len(match.moves), entry.seat, match.moves[-1], prompt)
        if match.over:
            self.status = "over"
        elif self.clocks.seat == NOBODY:
            self.ask(at)

    def ask(self, at: int) -> None:
        """Starts the clock of the player asked."""
        asked = self.games[-1].game.asked
        if asked is not None:
            self.clocks.ask(asked.seat, at)


CHANGES: Final[dict[type[log.LogEntry], Callable[[Table, Any, str, int], None]]] = {
    log.Made: Table.make, log.Sat: Table.seat, log.BotSat: Table.seat_bot, log.Rose: Table.rise,
    log.GotReady: Table.get_ready, log.Hosted: Table.hand_over, log.Sealed: Table.seal, log.Opened: Table.open_share,
    log.BrokenOff: Table.break_off, log.Removed: Table.remove, log.Muted: Table.mute, log.Excluded: Table.exclude,
    log.Silenced: Table.silence, log.Dealt: Table.deal, log.Chose: Table.choose, log.Interrupted: Table.interrupt,
    log.TookBack: Table.take_back,
    log.WentAway: Table.go_away, log.CameBack: Table.come_back, log.WantsAgain: Table.want_again,
    log.Resumed: Table.resume, log.Closed: Table.close,
}  # fmt: skip
"""What each entry does to a table."""
