"""Every text that people read, in every language, with the names printed in each edition."""

from __future__ import annotations

from sixgun.words.catalogue import LANGUAGES, UnknownWord
from sixgun.words.words import Words

__all__ = ["LANGUAGES", "UnknownWord", "Words"]
