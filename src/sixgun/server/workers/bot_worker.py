"""A process that thinks for bots: it reads views, writes choices, and ends when nobody asks any more.

It gets a view and nothing else, so it can not know more than a person on the same seat.
"""

from __future__ import annotations

import gc
import sys
from functools import cache
from random import Random

from sixgun.bots import Opponent
from sixgun.engine.actions import Action
from sixgun.server.workers.bot_wire import Mind, Motives, WhatNow, WhyThat, packed, unpacked


@cache
def opponent(mind: Mind) -> Opponent:
    return Opponent(mind.level, mind.temper)


def answer(asked: WhatNow | WhyThat) -> Action | Motives:
    if isinstance(asked, WhatNow):
        return opponent(asked.mind).choose(asked.view, Random(asked.seed))
    return [(reason.code, reason.facts) for reason in opponent(asked.mind).explain(asked.view, asked.action)]


def main() -> None:
    gc.freeze()
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints is no answer
    while (asked := unpacked(questions)) is not None:
        answers.write(packed(answer(asked)))
        answers.flush()


if __name__ == "__main__":
    main()
