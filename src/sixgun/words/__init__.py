"""Every text that people read, in every language, with the names printed in each edition."""

from __future__ import annotations

from sixgun.words.catalogue import LANGUAGES, OWN_NAMES, UnknownWord
from sixgun.words.words import Words

__all__ = ["LANGUAGES", "OWN_NAMES", "UnknownWord", "Words"]
