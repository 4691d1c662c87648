"""The mail of one process: letters to one other process, to its owner of a table, or to all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec import MsgspecError

from sixgun.server.cluster.bus import Bus, BusError, Reply
from sixgun.server.cluster.letters import DECODER, ENCODER, Letter

TO_ONE: Final = "sixgun.to."
TO_ALL: Final = "sixgun.all"
SECONDS: Final = 5.0  # for an answer
GATHERING: Final = 0.3  # seconds for the answers of all

L = TypeVar("L")
Answer = Callable[[Letter], None]


class Mail:
    """Sends letters, and hands those that come to the handler of their kind."""

    def __init__(self, bus: Bus, me: str) -> None:
        self.bus = bus
        self.me = me
        self.handlers: dict[type[Any], Callable[[Any, Answer], None]] = {}
        self.on_change: list[Callable[[], None]] = []  # called when the bus goes down and when it is back
        bus.on_change = self.changed
        bus.listen(TO_ONE + me, self.heard)
        bus.listen(TO_ALL, self.heard)

    @property
    def up(self) -> bool:
        return self.bus.up

    def changed(self) -> None:
        for told in self.on_change:
            told()

    def on(self, kind: type[L], handle: Callable[[L, Answer], None]) -> None:
        """Lets letters of this kind be handled by this function, which may answer."""
        self.handlers[kind] = handle

    def heard(self, data: bytes, reply: Reply) -> None:
        letter = DECODER.decode(data)
        if type(letter) in self.handlers:
            self.handlers[type(letter)](letter, lambda answer: reply(ENCODER.encode(answer)))

    def send(self, process: str, letter: Letter) -> None:
        self.bus.publish(TO_ONE + process, ENCODER.encode(letter))

    def send_all(self, letter: Letter) -> None:
        """To every process, this one among them."""
        self.bus.publish(TO_ALL, ENCODER.encode(letter))

    async def ask(self, process: str, letter: Letter, kind: type[L], seconds: float = SECONDS) -> L:
        """The answer of another process. Raises BusError, also if the answer is of another kind."""
        return answer_of(await self.bus.request(TO_ONE + process, ENCODER.encode(letter), seconds), kind)

    async def ask_all(self, letter: Letter, kind: type[L]) -> list[L]:
        """The answers of all processes, this one among them. Raises BusError."""
        answers = await self.bus.gather(TO_ALL, ENCODER.encode(letter), GATHERING)
        return [answer_of(each, kind) for each in answers]


def answer_of(data: bytes, kind: type[L]) -> L:
    try:
        answer = DECODER.decode(data)
    except MsgspecError as error:
        raise BusError(str(error)) from error
    if not isinstance(answer, kind):
        raise BusError(str(getattr(answer, "reason", type(answer).__name__)))
    return answer
