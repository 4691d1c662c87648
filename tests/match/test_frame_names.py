"""The names of the frames are stored data: a saved position spells its stack with them.

Another name makes the positions and running tables of an older version unreadable, so it raises `RULES_VERSION`.
"""

from __future__ import annotations

import sixgun
from sixgun.engine.frames import Ask, Frame, Step

STEPS = """
CardStep Check CloseStore Deal Death DodgedOne DrawCards DrawPhase DuelOver Effect EffectOver Estate Explosion
ExplosionCheck Freed Heal Inherit LeaveJail LookAtThree Loss Mourning NextTurn PassOn Phases Remains Retire Rob SeatStep
Settlement ShowSecond SitOut StartCheck Struck Turn TurnEnd TurnOne TurnTwo
"""
ASKS = """
BrawlPick ChooseCharacter DiscardPhase DrawFromDiscards DrawFromHand DrawFromPlay Duel Indians LastChance LastDiscard
MayUse NameSomebody OnTop Pick PlayPhase Prevent PutBack Rescue Share Shot Tidy WhichCounts
"""


def names(kind: type[Frame]) -> set[str]:
    found = {each.__name__ for each in kind.__subclasses__()}
    return found.union(*(names(each) for each in kind.__subclasses__()))


def test_frame_names_match_saved_positions() -> None:
    assert sixgun.RULES_VERSION == 2
    assert names(Step) >= set(STEPS.split())
    assert names(Ask) >= set(ASKS.split())
