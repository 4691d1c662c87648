"""Sixgun: the card game BANG!, to the letter of its rulebooks."""

from sixgun.editions import EDITIONS
from sixgun.engine.actions import Action
from sixgun.engine.refusals import IllegalAction, Refusal
from sixgun.engine.settings import Rules
from sixgun.match.match import Match, deal, load
from sixgun.match.notation import NotationError
from sixgun.match.view import View
from sixgun.rules import RULES_VERSION

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
