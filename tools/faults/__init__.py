"""Mistakes that real BANG! programs have made, or might have: each is one small change of the sources.

`tools.mutate` puts them in one at a time and looks whether a test notices.
"""

from tools.faults import cards, characters, machine, persons, secrets, turns
from tools.faults.fault import Fault

FAULTS: list[Fault] = [
    *cards.FAULTS,
    *characters.FAULTS,
    *persons.FAULTS,
    *turns.FAULTS,
    *machine.FAULTS,
    *secrets.FAULTS,
]

__all__ = ["FAULTS", "Fault"]
