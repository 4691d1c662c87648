"""Another process that plays some of the games of a batch. The arrays stand in memory that both can see."""

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

CONTEXT: Final = get_context("spawn")  # forking would copy threads that others have started
GONE: Final = "a worker of the batch has ended, and its games with it"
PATIENCE: Final = 5.0  # seconds to end in


class Worker:
    """It is told what to do over a line, and ends as soon as nobody holds the other end."""

    def __init__(self, options: GameOptions, memory: dict[str, Any], games: slice, seeds: list[int]) -> None:
        self.line, far = CONTEXT.Pipe()
        self.process: Final = CONTEXT.Process(target=work, args=(far, options, memory, games, seeds), daemon=True)
        self.process.start()
        far.close()

    def ask(self, order: bytes) -> None:
        with suppress(OSError):  # it has ended: we hear it when we wait
            self.line.send_bytes(order)

    def wait(self) -> str:
        """Until it has done what it was asked to do. What went wrong, if anything."""
        try:
            return self.line.recv_bytes().decode()
        except (EOFError, OSError) as error:
            raise RuntimeError(GONE) from error

    def end(self) -> None:
        self.line.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():  # a bot thinks for long
            self.process.kill()
            self.process.join()
        self.process.close()


def order(deed: str, *words: object) -> bytes:
    """What to do, for any worker. Our own bots go by their names, others as pickle has them."""
    return pickle.dumps((deed, [name_of(word) for word in words]))


def name_of(word: object) -> object:
    return next((name for name, bot in BOTS.items() if bot == word), word)


def work(line: Connection, options: GameOptions, memory: dict[str, Any], games: slice, seeds: list[int]) -> None:
    """The life of a worker."""
    be_a_worker()
    share = BatchSlice(options, seeds, BatchArrays(options, memory, games))
    trouble = ""
    with suppress(EOFError, OSError):
        while True:
            line.send_bytes(trouble.encode())
            trouble = carry_out(share, line.recv_bytes())


def carry_out(share: BatchSlice, order: bytes) -> str:
    """What went wrong, if anything."""
    try:
        deed, words = pickle.loads(order)
        getattr(share, deed)(*[bot_of(word) for word in words])
    except Exception:
        return format_exc()
    return ""


def bot_of(word: Any) -> Bot | Any:
    return BOTS[word] if isinstance(word, str) else word
