"""A process that plays some of the games of a batch. The arrays are in shared memory."""

from __future__ import annotations

import pickle
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Any, Final

from sixgun.bots import BOTS, Bot
from sixgun.lab.work import be_a_worker
from sixgun.match.options import GameOptions
from sixgun.research.batch_slice import BatchArrays, BatchSlice

CONTEXT: Final = get_context("spawn")  # forking would copy the threads of other libraries
GONE: Final = "a worker of the batch has ended, and its games with it"
PATIENCE: Final = 5.0  # seconds until a worker that does not end is killed


class Worker:
    """A worker process and the pipe to it. The process ends when the pipe is closed."""

    def __init__(self, options: GameOptions, memory: dict[str, Any], games: slice, seeds: list[int]) -> None:
        self.line, far = CONTEXT.Pipe()
        self.process: Final = CONTEXT.Process(target=work, args=(far, options, memory, games, seeds), daemon=True)
        self.process.start()
        far.close()

    def ask(self, order: bytes) -> None:
        with suppress(OSError):  # if it has ended, wait() will say so
            self.line.send_bytes(order)

    def wait(self) -> str:
        """Waits for the answer: the traceback of a failure, or an empty text."""
        try:
            return self.line.recv_bytes().decode()
        except (EOFError, OSError) as error:
            raise RuntimeError(GONE) from error

    def end(self) -> None:
        self.line.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():  # a slow bot
            self.process.kill()
            self.process.join()
        self.process.close()


def order(deed: str, *words: object) -> bytes:
    """A method call as a message to workers. Our own bots are sent by name, others pickled."""
    return pickle.dumps((deed, [name_of(word) for word in words]))


def name_of(word: object) -> object:
    return next((name for name, bot in BOTS.items() if bot == word), word)


def work(line: Connection, options: GameOptions, memory: dict[str, Any], games: slice, seeds: list[int]) -> None:
    """The main loop of a worker process."""
    be_a_worker()
    share = BatchSlice(options, seeds, BatchArrays(options, memory, games))
    trouble = ""
    with suppress(EOFError, OSError):
        while True:
            line.send_bytes(trouble.encode())
            trouble = carry_out(share, line.recv_bytes())


def carry_out(share: BatchSlice, order: bytes) -> str:
    """Runs a message; returns the traceback of a failure, or an empty text."""
    try:
        deed, words = pickle.loads(order)
        getattr(share, deed)(*[bot_of(word) for word in words])
    except Exception:
        return format_exc()
    return ""


def bot_of(word: Any) -> Bot | Any:
    return BOTS[word] if isinstance(word, str) else word
