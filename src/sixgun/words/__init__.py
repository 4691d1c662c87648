"""Every word a person reads, in every language, with the names that the edition prints."""

from __future__ import annotations

from sixgun.words.catalogue import LANGUAGES, UnknownWord
from sixgun.words.words import Words

__all__ = ["LANGUAGES", "UnknownWord", "Words"]
