"""The bot process: reads requests, writes answers, and ends with the stream.

It gets only views, so it cannot know more than a person in the same seat.
"""

from __future__ import annotations

import gc
import sys
from functools import cache
from random import Random

from sixgun.bots import Opponent
from sixgun.engine.actions import Action
from sixgun.server.workers.bot_wire import BotProfile, ChooseRequest, ExplainRequest, Motives, dump, read


@cache
def opponent(mind: BotProfile) -> Opponent:
    return Opponent(mind.level, mind.temper)


def answer(asked: ChooseRequest | ExplainRequest) -> Action | Motives:
    if isinstance(asked, ChooseRequest):
        return opponent(asked.mind).choose(asked.view, Random(asked.seed))
    return [(reason.code, reason.facts) for reason in opponent(asked.mind).explain(asked.view, asked.action)]


def main() -> None:
    gc.freeze()
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # output of a bot must not mix with the answers
    while (asked := read(questions)) is not None:
        answers.write(dump(answer(asked)))
        answers.flush()


if __name__ == "__main__":
    main()
