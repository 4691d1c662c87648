"""A mistake: in this file of the package, this text becomes that one."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    name: str
    file: str  # in src/sixgun
    old: str
    new: str
    rules: str  # the ledger entries it breaks; none for what the laws protect

    def fits(self, source: str) -> bool:
        """It must be clear what to change: the old text is there once."""
        return source.count(self.old) == 1

    def applied(self, source: str) -> str:
        return source.replace(self.old, self.new)
