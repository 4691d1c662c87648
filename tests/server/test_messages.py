"""The messages say all that the engine can say: its questions, roles and verbs under their own names."""

from __future__ import annotations

from typing import get_args

from sixgun.engine.actions import VERBS
from sixgun.engine.frames import prompts
from sixgun.engine.ids import ROLES
from sixgun.server.messages.game import PromptName, Role, Verb


def test_every_question_can_be_sent() -> None:
    assert sorted(get_args(PromptName)) == list(prompts())


def test_roles_and_verbs_are_those_of_the_engine_in_its_order() -> None:
    assert get_args(Role) == ROLES
    assert get_args(Verb) == VERBS
