"""The scenario language: seat players, give them cards, play, and state what you expect. See docs/scenarios.md.

>>> slab, bart, *others = table("slab_the_killer", "bart_cassidy", "-", "-")
>>> slab.give("bang")
>>> bart.give("missed missed")
>>> slab.play("bang", at=bart)
>>> bart.play("missed")
>>> bart.play("missed")
>>> bart.expect(life=4, hand="")
"""

from sixgun.scenario.actor import Actor
from sixgun.scenario.scenario import Scenario, anybody, table

__all__ = ["Actor", "Scenario", "anybody", "table"]
