"""The lease protocol as a state machine, with everything that can go wrong between processes and their database.

A process here is what a server is to the protocol: it takes leases, believes that it has them, keeps a copy of each
log, writes under its term, and acknowledges what it knows to be committed. Its clock may lie, its heartbeat may be
lost, its session may break while it lives, it may sleep for any time and wake with a letter in its hand, and a commit
may happen without its hearing of it: before it looks, or after.

The laws: every acknowledged move is in the log exactly once, in its place; no log is forked; nobody writes who does not
hold the lease; and once the faults end, every move is acknowledged.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import ClassVar, Final, Protocol

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

PROCESSES: Final = ("a", "b", "c")
TABLES: Final = ("ONE", "TWO")
LEASE: Final = 8.0  # seconds
ROUNDS: Final = 4  # in which everything must be acknowledged after the last fault


class Refused(Exception):
    """The database has refused to write: the number or the key is taken, or the writer is not the owner."""


@dataclass(frozen=True)
class Row:
    table: str
    seq: int
    key: str
    chain: str  # over everything before it, as the writer knows it
    term: int
    writer: str

    @property
    def link(self) -> str:
        return sha256(f"{self.chain} {self.seq} {self.key}".encode()).hexdigest()[:16]


class Database(Protocol):
    """What the protocol asks of a database."""

    def pass_time(self, seconds: float) -> None: ...
    def take(self, me: str, table: str) -> int | None:
        """The term under which this process has the table; None if another one has it."""

    def beat(self, me: str) -> set[str]:
        """Keeps the leases of a process; returns the tables that it still has."""

    def hang_up(self, me: str) -> None:
        """Ends the session of a process: until its next heartbeat, others may take its tables."""

    def append(self, row: Row) -> None:
        """Writes a row, or raises Refused."""

    def read(self, table: str) -> list[Row]: ...
    def holder(self, table: str) -> tuple[str, int] | None:
        """Who took the table last, and under which term."""

    def close(self) -> None: ...


@dataclass
class Lease:
    owner: str
    term: int
    until: float


class ModelDatabase:
    """A database with one clock, leases and logs; every call is one transaction."""

    def __init__(self) -> None:
        self.now = 0.0
        self.leases: dict[str, Lease] = {}
        self.sessions = {*PROCESSES}
        self.logs: dict[str, list[Row]] = {table: [] for table in TABLES}

    def pass_time(self, seconds: float) -> None:
        self.now += seconds

    def take(self, me: str, table: str) -> int | None:
        lease = self.leases.get(table)
        if lease is None or self.is_free(lease, me):
            self.leases[table] = Lease(me, self.next_term(lease), self.now + LEASE)
        elif lease.owner != me:
            return None
        return self.leases[table].term

    def is_free(self, lease: Lease, me: str) -> bool:
        return lease.until < self.now or (lease.owner != me and lease.owner not in self.sessions)

    def hang_up(self, me: str) -> None:
        self.sessions.discard(me)

    def next_term(self, lease: Lease | None) -> int:
        return 1 if lease is None else lease.term + 1

    def beat(self, me: str) -> set[str]:
        self.sessions.add(me)
        mine = {table for table, lease in self.leases.items() if lease.owner == me}
        for table in mine:
            self.leases[table].until = self.now + LEASE
        return mine

    def append(self, row: Row) -> None:
        log = self.logs[row.table]
        if self.fenced(row) or row.seq != len(log) + 1 or any(each.key == row.key for each in log):
            raise Refused
        log.append(row)

    def fenced(self, row: Row) -> bool:
        lease = self.leases.get(row.table)
        return lease is None or (lease.owner, lease.term) != (row.writer, row.term)

    def read(self, table: str) -> list[Row]:
        return list(self.logs[table])

    def holder(self, table: str) -> tuple[str, int] | None:
        lease = self.leases.get(table)
        return None if lease is None else (lease.owner, lease.term)

    def close(self) -> None:
        pass


@dataclass
class Process:
    """A server, as far as the protocol is concerned."""

    name: str
    clock: float = 0.0  # how wrong it is; nothing may depend on it
    asleep: bool = False
    terms: dict[str, int] = field(default_factory=dict)  # of the tables it believes to own
    logs: dict[str, list[Row]] = field(default_factory=dict)


@dataclass(eq=False)
class Letter:
    """A row on its way to the database."""

    process: Process
    row: Row
    given_up: bool = False  # its process has stopped waiting for the answer; the database may still get it


class LeaseMachine(RuleBasedStateMachine):
    """Rules that hypothesis may apply in any order. A subclass sets another database, or breaks something."""

    database: ClassVar[Callable[[], Database]] = ModelDatabase

    def __init__(self) -> None:
        super().__init__()
        self.db = type(self).database()
        self.processes = {name: Process(name) for name in PROCESSES}
        self.letters: list[Letter] = []
        self.moves: dict[str, str] = {}  # the table of every move, by its key
        self.acknowledged: set[str] = set()
        self.intruders: list[Row] = []  # rows whose writer did not hold the lease

    def teardown(self) -> None:
        try:
            self.goes_on_without_faults()
        finally:
            self.db.close()

    # What the processes do

    def acquire(self, process: Process, table: str) -> bool:
        """Takes the table before anything is read of it."""
        term = self.db.take(process.name, table)
        if term is None:
            process.terms.pop(table, None)
            return False
        if process.terms.get(table) != term:
            process.logs[table] = self.db.read(table)
        process.terms[table] = term
        return True

    def submit(self, process: Process, key: str) -> None:
        """A client sends a move: what is written already is acknowledged, all else is on its way to the database."""
        table = self.moves[key]
        if table not in process.terms and not self.acquire(process, table):
            return
        log = process.logs[table]
        if self.is_written(process, key):
            self.acknowledge(key)
        elif not any(letter.process is process and letter.row.table == table for letter in self.waiting()):
            chain = log[-1].link if log else ""
            row = Row(table, len(log) + 1, key, chain, process.terms[table], process.name)
            self.letters.append(Letter(process, row))

    def is_written(self, process: Process, key: str) -> bool:
        return any(row.key == key for row in process.logs[self.moves[key]])

    def waiting(self) -> list[Letter]:
        return [letter for letter in self.letters if not letter.given_up]

    def acknowledge(self, key: str) -> None:
        self.acknowledged.add(key)

    def commit(self, letter: Letter) -> bool:
        """The database gets a letter; whether it is committed. Every row is audited against the lease of the moment."""
        self.letters.remove(letter)
        try:
            self.db.append(letter.row)
        except Refused:
            return False
        if self.db.holder(letter.row.table) != (letter.row.writer, letter.row.term):
            self.intruders.append(letter.row)
        return True

    def hear(self, letter: Letter, committed: bool) -> None:
        """The process hears what became of its letter."""
        process, row = letter.process, letter.row
        if row.table not in process.terms:
            return
        if committed:
            process.logs[row.table].append(row)
            self.acknowledge(row.key)
        else:
            self.look_again(process, row.table)

    def look_again(self, process: Process, table: str) -> None:
        """After a refusal or an unknown outcome nothing is believed any more."""
        del process.terms[table], process.logs[table]
        if self.acquire(process, table):
            for row in process.logs[table]:
                self.acknowledge(row.key)

    # What happens

    @initialize()
    def begin(self) -> None:
        for table in TABLES:
            self.acquire(self.processes["a"], table)

    @rule(table=st.sampled_from(TABLES), name=st.sampled_from(PROCESSES))
    def somebody_moves(self, table: str, name: str) -> None:
        key = f"k{len(self.moves)}"
        self.moves[key] = table
        if not self.processes[name].asleep:
            self.submit(self.processes[name], key)

    @precondition(lambda self: self.moves)
    @rule(data=st.data(), name=st.sampled_from(PROCESSES))
    def somebody_sends_again(self, data: st.DataObject, name: str) -> None:
        if not self.processes[name].asleep:
            self.submit(self.processes[name], data.draw(st.sampled_from(sorted(self.moves)), "key"))

    @precondition(lambda self: any(not letter.process.asleep for letter in self.waiting()))
    @rule(data=st.data())
    def database_answers(self, data: st.DataObject) -> None:
        awake = [letter for letter in self.waiting() if not letter.process.asleep]
        letter = data.draw(st.sampled_from(awake), "letter")
        self.hear(letter, self.commit(letter))

    @precondition(lambda self: self.letters)
    @rule(data=st.data(), looks=st.booleans())
    def database_is_reached_late(self, data: st.DataObject, looks: bool) -> None:
        """A letter arrives whose process sleeps or has given up, so that it does not hear what became of it."""
        letter = data.draw(st.sampled_from(self.letters), "letter")
        self.commit(letter)
        process, table = letter.process, letter.row.table
        if looks and not process.asleep and table in process.terms:
            self.look_again(process, table)

    @precondition(lambda self: self.waiting())
    @rule(data=st.data(), lost=st.booleans())
    def outcome_unknown(self, data: st.DataObject, lost: bool) -> None:
        """A connection breaks: the letter is lost, or still on its way. Its process looks at the log."""
        letter = data.draw(st.sampled_from(self.waiting()), "letter")
        if letter.process.asleep:
            return
        letter.given_up = True
        if lost:
            self.letters.remove(letter)
        if letter.row.table in letter.process.terms:
            self.look_again(letter.process, letter.row.table)

    @rule(name=st.sampled_from(PROCESSES))
    def heartbeat(self, name: str) -> None:
        process = self.processes[name]
        if not process.asleep:
            kept = self.db.beat(name)
            for table in set(process.terms) - kept:
                del process.terms[table], process.logs[table]

    @rule(name=st.sampled_from(PROCESSES), table=st.sampled_from(TABLES))
    def takes_over(self, name: str, table: str) -> None:
        if not self.processes[name].asleep:
            self.acquire(self.processes[name], table)

    @rule(seconds=st.sampled_from((0.5, 3.0, 2 * LEASE)))
    def time_passes(self, seconds: float) -> None:
        """Without a heartbeat, unless one comes: heartbeats get lost."""
        self.db.pass_time(seconds)

    @rule(name=st.sampled_from(PROCESSES), wrong=st.sampled_from((-3600.0, 0.0, 3600.0)))
    def clock_lies(self, name: str, wrong: float) -> None:
        self.processes[name].clock = wrong

    @rule(name=st.sampled_from(PROCESSES))
    def falls_asleep(self, name: str) -> None:
        self.processes[name].asleep = True

    @rule(name=st.sampled_from(PROCESSES))
    def wakes(self, name: str) -> None:
        self.processes[name].asleep = False

    @rule(name=st.sampled_from(PROCESSES))
    def session_breaks(self, name: str) -> None:
        """Its process may live, and even notice nothing before its next heartbeat."""
        self.db.hang_up(name)

    @rule(name=st.sampled_from(PROCESSES))
    def is_killed(self, name: str) -> None:
        """What it has sent may still arrive; it comes back knowing nothing."""
        self.db.hang_up(name)
        for letter in self.letters:
            letter.given_up |= letter.process.name == name
        self.processes[name] = Process(name)

    # The laws

    @invariant()
    def acknowledged_moves_are_written_once(self) -> None:
        for table in TABLES:
            keys = [row.key for row in self.db.read(table)]
            assert len(keys) == len(set(keys)), f"doubled: {keys}"
            lost = {key for key in self.acknowledged if self.moves[key] == table} - set(keys)
            assert not lost, f"lost: {lost}"

    @invariant()
    def no_log_is_forked(self) -> None:
        for table in TABLES:
            chain = ""
            for number, row in enumerate(self.db.read(table), 1):
                assert (row.seq, row.chain) == (number, chain), f"forked: {row}"
                chain = row.link

    @invariant()
    def only_owners_write(self) -> None:
        assert not self.intruders, f"written without the lease: {self.intruders}"
        for table in TABLES:
            terms = [row.term for row in self.db.read(table)]
            assert terms == sorted(terms), f"an older term after a newer one: {terms}"

    def goes_on_without_faults(self) -> None:
        """Once the faults end, all moves are acknowledged. Who sleeps then sleeps for ever, unless all do."""
        if all(process.asleep for process in self.processes.values()):
            self.processes[PROCESSES[0]].asleep = False
        awake = [process for process in self.processes.values() if not process.asleep]
        while self.letters:
            letter = self.letters[0]
            committed = self.commit(letter)
            if not letter.given_up and not letter.process.asleep:
                self.hear(letter, committed)
        for _ in range(ROUNDS):
            self.db.pass_time(2 * LEASE)
            for process in awake:
                self.heartbeat(process.name)
            for key in sorted(set(self.moves) - self.acknowledged):
                for process in awake:
                    self.submit(process, key)
                    while self.waiting():
                        letter = self.waiting()[0]
                        self.hear(letter, self.commit(letter))
        self.acknowledged_moves_are_written_once()
        self.no_log_is_forked()
        self.only_owners_write()
        assert self.acknowledged == set(self.moves), f"never acknowledged: {set(self.moves) - self.acknowledged}"
