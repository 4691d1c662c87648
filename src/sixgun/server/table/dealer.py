"""Runs one table: persist, apply, acknowledge, fan out, in this order. Drives its clocks and bots.

All decisions are made under the lock of the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import cached_property
from typing import Any, Final

from sixgun.bots import LEVELS, view_for
from sixgun.engine.actions import Action
from sixgun.engine.ids import NOBODY
from sixgun.engine.refusals import IllegalAction
from sixgun.match.view import View
from sixgun.server import crash_points
from sixgun.server.lock import Lock
from sixgun.server.messages.room import Pause
from sixgun.server.services import Services, TablePaused
from sixgun.server.storage.store import ALONE, Conflict, Guest, StorageError, TableSnapshot
from sixgun.server.table import log, shuffle
from sixgun.server.table.audience import Audience
from sixgun.server.table.chat import Talk
from sixgun.server.table.clocks import GRACE, PATIENCE, Tempo, grace, thinking, thinking_time
from sixgun.server.table.connection import Connection
from sixgun.server.table.loader import EVERY, read_entry, snapshot_of
from sixgun.server.table.summary import finished, tabled
from sixgun.server.table.table import Table
from sixgun.server.table.transaction import Advance, Transaction
from sixgun.server.workers.bot_pool import NoAnswer
from sixgun.server.workers.bot_wire import BotProfile

RULES: Final[Pause] = "rules"
STAND_IN: Final = "calm"
AGAIN: Final = 1.0  # seconds until a failed task is retried


class Dealer:
    """The dealer of one table."""

    def __init__(self, table: Table, services: Services, term: int = ALONE) -> None:
        self.term = term  # under which this process owns the table
        self.latest = table  # ahead of the store while `advance` is being stored
        self.advance: Advance | None = None
        self.kept = 0  # entries up to the last snapshot
        self.services = services
        self.paused: Pause | None = None  # why the table cannot continue
        self.audience = Audience(self)
        self.lock = Lock()
        self.timer: asyncio.TimerHandle | None = None
        self.attentive_since = services.now()  # shares can be opened since then
        self.thoughts: dict[int, tuple[View, Action]] = {}  # each bot's last view and action
        self.thinking = 0  # the prompt that a bot is working on
        self.tempo = Tempo()
        self.knocks: dict[str, Guest] = {}  # people who ask the host for a seat
        self.stopped = False
        self.tasks: set[asyncio.Task[None]] = set()

    @cached_property
    def talk(self) -> Talk:
        """Created on first use, because a new table has no agreement yet."""
        return Talk(chat=self.table.agreement.chat)

    @property
    def table(self) -> Table:
        """The table as it is stored; nobody sees or hears of anything else."""
        return self.latest if self.advance is None else self.advance.before

    @table.setter
    def table(self, table: Table) -> None:
        self.latest, self.advance = table, None

    def restore(self) -> None:
        """Makes the table what it was before a choice that could not be stored."""
        self.table = self.table

    # Persisting

    def transaction(self) -> Transaction:
        """The beginning of an act of several entries."""
        return Transaction(self.table, self.services.now())

    async def commit(self, entry: log.LogEntry, key: str, player: str | None = None) -> None:
        """Stores one entry and makes it live."""
        transaction = self.transaction()
        transaction.add(entry, key, player)
        await self.save(transaction)

    async def save(self, transaction: Transaction) -> None:
        """Stores a transaction, all or nothing, and only then makes it live."""
        if self.paused:
            raise TablePaused(self.paused)
        if not transaction.rows:
            return
        await self.persist(transaction)
        if self.accept(transaction):
            await self.rank()

    def accept(self, transaction: Transaction) -> bool:
        """Makes a stored transaction live; returns whether it may have changed the ratings."""
        crash_points.passed("after_insert")
        before, self.table = transaction.before, transaction.table
        self.audience.changed(transaction.began)
        transaction.count()
        return self.table.agreement.rated and self.table.room_state > before.seq

    async def rank(self) -> None:
        """Reads the ratings of the players, which may fail and be done later."""
        with suppress(StorageError):
            self.audience.ratings = await self.services.store.ratings_of(self.table.players())

    def write(self, act: Transaction | Advance) -> asyncio.Future[None]:
        """Begins to store what was done."""
        crash_points.passed("before_insert")
        alike = isinstance(act, Advance) and act.only_game
        facts = (None, None) if alike else (tabled(act.before, act.table), finished(act.before, act.table))
        return asyncio.ensure_future(self.services.store.append(act.rows, *facts, self.term))

    async def persist(self, transaction: Transaction) -> None:
        try:
            await self.write(transaction)
        except StorageError as error:
            self.services.storage_fails(error)
            raise
        except Conflict:
            await self.catch_up()
            raise

    async def catch_up(self) -> None:
        """Reads and applies what another process has written."""
        table = self.table.twin()
        for row in await self.services.store.read(table.code, table.seq):
            if read_entry(table, row) is not None:
                self.paused = RULES
                break
        self.table = table
        self.publish()

    async def record(self, entry: log.LogEntry, key: str, player: str | None = None) -> None:
        """Commits an entry and publishes it."""
        await self.commit(entry, key, player)
        self.publish()

    def publish(self) -> None:
        """Tells everyone, and arms the timer for what comes next."""
        self.audience.broadcast()
        self.arm_timer()
        if self.advance is None and self.latest.seq >= self.kept + EVERY:
            self.kept = self.latest.seq
            self.begin(self.keep(snapshot_of(self.latest)))

    async def keep(self, snapshot: TableSnapshot) -> None:
        """Keeps a snapshot. It only saves time, so the next one will do if it cannot be stored."""
        with suppress(StorageError):
            await self.services.store.keep_snapshot(snapshot)

    # Coming and going

    async def attend(self, connection: Connection) -> None:
        alone = not self.audience.connections
        if alone and self.table.status == "lobby":
            self.audience.restart_absences()
        self.audience.join(connection)
        if self.stopped:
            self.audience.send_away("restart")  # the table was put away, or is another process's by now
            return
        if not alone and not self.table.seats_of(connection.player):
            self.audience.broadcast_soon()
            return
        async with self.lock:
            for seat in self.table.seats_of(connection.player):
                self.audience.absent.pop(seat, None)
            transaction = self.transaction()
            if alone and self.table.running is not None:
                transaction.add(log.Resumed(), f"resumed:{transaction.table.seq}")
            for seat in self.table.seats_of(connection.player):
                if self.table.places[seat].away == "absent":
                    transaction.add(log.CameBack(seat), f"back:{transaction.table.seq}", connection.player)
            await self.save_if_possible(transaction)
        self.publish()

    async def save_if_possible(self, transaction: Transaction) -> None:
        """Saves a transaction, or drops it if it cannot be stored now."""
        with suppress(StorageError, Conflict):
            await self.save(transaction)

    def depart(self, connection: Connection) -> None:
        self.audience.leave(connection)
        if self.table.seats_of(connection.player):
            self.audience.broadcast()
        else:
            self.audience.broadcast_soon()
        self.arm_timer()

    # Timers

    def arm_timer(self) -> None:
        """Starts bots, clocks and absence timers, as long as anyone is connected."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if not self.can_go_on():
            return
        table = self.table
        if table.round is not None:
            self.timer = asyncio.get_running_loop().call_later(self.time_to_open() / 1000, self.on_timer)
            return
        if not self.audience.connections:
            return
        asked = table.asked
        if asked is not None and table.places[asked.seat].bot_plays:
            self.start_bot("bot", thinking_time(table.agreement.speed, self.services.rng))
        moments = [moment for moment in (self.deadline(), self.patience()) if moment is not None]
        if moments:
            delay = max(0, min(moments) - self.services.now()) / 1000
            self.timer = asyncio.get_running_loop().call_later(delay, self.on_timer)

    def awaits(self) -> bool:
        """Whether the table waits for an answer and anyone is connected."""
        return self.table.running is not None and bool(self.audience.connections) and self.can_go_on()

    def shuffles(self) -> bool:
        """Whether the table waits for shares of the shuffle. It does so even if nobody is connected."""
        return self.table.round is not None and self.can_go_on()

    def time_to_open(self) -> int:
        """Milliseconds until a share that is not opened is left out."""
        assert self.table.round is not None
        since = max(self.table.round.since, self.attentive_since)
        left = since + shuffle.TIME_TO_OPEN - self.services.now()
        return min(max(left, 0), shuffle.TIME_TO_OPEN) if self.table.round.missing else 0

    def can_go_on(self) -> bool:
        return not (self.paused or self.stopped or self.services.failing)

    def deadline(self) -> int | None:
        """When the time of the player asked runs out."""
        seat = self.table.clocks.seat
        if seat == NOBODY or self.table.places[seat].bot_plays or self.thinking == self.table.prompt:
            return None
        return self.table.clocks.deadline()

    def patience(self) -> int | None:
        """When the first absent player has been away too long."""
        since = [at for seat, at in self.audience.absent.items() if self.missed(seat)]
        return min(since) + self.grace() if since else None

    def grace(self) -> int:
        """How long somebody may be away: in a game before a bot takes over, in the lobby before the seat is lost."""
        return GRACE if self.table.running is None else grace(self.table.agreement.speed)

    def missed(self, seat: int) -> bool:
        """Whether it matters that this seat's player is away. A lobby keeps its last player."""
        place, status = self.table.places[seat], self.table.status
        lobby = status == "lobby" and self.table.round is None and len(self.table.players()) > 1
        waits = status == "playing" or lobby
        return waits and place.player is not None and not place.bot_plays

    def on_timer(self) -> None:
        self.begin(self.time_is_up())

    async def time_is_up(self) -> None:
        now, seq = self.services.now(), self.table.seq
        async with self.lock:
            transaction = self.transaction()
            if self.shuffles() and self.time_to_open() == 0:
                shuffle.deal(transaction)
            for seat, at in self.audience.absent.items():
                table = transaction.table  # a game goes on without people, a lobby does not
                if self.missed(seat) and now >= at + self.grace() and (table.running or len(table.players()) > 1):
                    gone = log.WentAway(seat, "absent") if table.running else log.Rose(seat)
                    transaction.add(gone, f"away:{transaction.table.seq}")
            await self.save_if_possible(transaction)
            deadline = self.deadline()
            if deadline is not None and now >= deadline:
                self.start_bot("timeout", 0)
        if self.table.seq == seq:
            self.arm_timer()
        else:
            self.publish()

    # Bots

    def start_bot(self, why: str, delay: int) -> None:
        if self.thinking != self.table.prompt:
            self.thinking = self.table.prompt
            self.begin(self.answer(self.table.prompt, why, delay))

    async def answer(self, prompt: int, why: str, delay: int) -> None:
        """Lets a bot answer this prompt, at a moment that does not depend on its cards."""
        begun = asyncio.get_running_loop().time()  # the system clock may be set back
        try:
            deadline = begun + self.thinking_times(delay)[1] / 1000
            while self.table.running and self.table.prompt == prompt and self.can_go_on():
                choice = await self.bot_choice(deadline)
                await self.tempo.sleep(begun, lambda: self.thinking_times(delay)[0])
                async with self.lock:
                    if await self.commit_bot_choice(prompt, why, choice):
                        return
        finally:
            if self.thinking == prompt:
                self.thinking = 0

    def thinking_times(self, delay: int) -> tuple[float, float]:
        """In milliseconds: when the bot that is asked answers, and when its search has to be done."""
        question = self.table.question
        level = "normal" if question is None else self.mind(question.seat).level
        return thinking(level, delay, self.services.tempo * self.tempo.factor_for(self.table.players()))

    async def bot_choice(self, deadline: float) -> Action:
        match, question = self.table.running, self.table.question
        assert match is not None
        assert question is not None
        mind = self.mind(question.seat)
        view = view_for(match.game, question.seat, LEVELS[mind.level], self.services.rng)
        try:
            action = await self.services.thinkers.choose(mind, view, owner=self.owner, deadline=deadline)
        except NoAnswer as error:
            self.services.report(self.table.code, error)
            action = self.services.rng.choice(view.options)  # a table must not get stuck
        self.thoughts[question.seat] = (view, action)
        return action

    def runs_bots(self) -> bool:
        """Whether bots play here now: somebody has to be there to see them."""
        return bool(self.table.bots()) and self.table.running is not None and bool(self.audience.connections)

    @property
    def owner(self) -> str:
        """Whom the work of the bots is counted for: the host, or the table itself if it has none."""
        host = self.table.places[self.table.host].player if self.table.host != NOBODY else None
        return host or self.table.code

    def mind(self, seat: int) -> BotProfile:
        """The profile of the bot in this seat, or of the stand-in for a person."""
        place = self.table.places[seat]
        return BotProfile(place.level or "normal", place.temper or STAND_IN)

    async def commit_bot_choice(self, prompt: int, why: str, choice: Action) -> bool:
        """Commits the choice of a bot; returns False if the bot has to choose again."""
        question = self.table.question
        if self.table.prompt != prompt or question is None:
            return True
        if why == "bot" and not self.table.places[question.seat].bot_plays:
            self.thinking = 0
            self.arm_timer()
            return True
        try:
            transaction = self.transaction()
            turn = prompt if self.term == ALONE else f"{self.term}:{prompt}"
            transaction.add(log.Chose(question.seat, choice, why), f"{why}:{turn}")
            if transaction.table.places[question.seat].slept >= PATIENCE:
                transaction.add(log.WentAway(question.seat, "slow"), f"away:{transaction.table.seq}")
            await self.save(transaction)
        except (IllegalAction, StorageError, Conflict):
            return False
        self.thinking = 0
        self.publish()
        return True

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        """Reports a failed task, and re-arms the timer after a moment so that the table does not get stuck."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.services.report(self.table.code, task.exception())
            if self.timer is None and (self.awaits() or self.shuffles()):
                self.timer = asyncio.get_running_loop().call_later(AGAIN, self.arm_timer)

    # Ending

    async def resume(self) -> None:
        """Resumes the table after an interruption, and restarts the clock of the player asked."""
        self.attentive_since = self.services.now()
        async with self.lock:
            transaction = self.transaction()
            if self.table.running is not None:
                transaction.add(log.Resumed(), f"resumed:{transaction.table.seq}")
            await self.save_if_possible(transaction)
        self.publish()

    def idle(self) -> bool:
        """Whether there are no connections and no tasks."""
        return not (self.audience.connections or self.tasks or self.lock.locked())

    def stop(self) -> None:
        self.stopped = True
        if self.timer is not None:
            self.timer.cancel()
        for task in self.tasks:
            task.cancel()
