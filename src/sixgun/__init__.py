"""Sixgun: the card game BANG! to the letter of its booklets."""

from sixgun.editions import EDITIONS
from sixgun.engine.ids import Action
from sixgun.engine.refusals import IllegalAction, Refusal
from sixgun.engine.settings import Rules
from sixgun.rules import RULES_VERSION
from sixgun.table.match import Match, deal, load
from sixgun.table.notation import NotationError
from sixgun.table.view import View

__all__ = [
    "EDITIONS",
    "RULES_VERSION",
    "Action",
    "IllegalAction",
    "Match",
    "NotationError",
    "Refusal",
    "Rules",
    "View",
    "deal",
    "load",
]
