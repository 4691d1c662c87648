"""The messages cover the engine's roles and verbs under the same names."""

from __future__ import annotations

from typing import get_args

from sixgun.engine.actions import VERBS
from sixgun.engine.ids import ROLES
from sixgun.server.messages.game import Role, Verb


def test_roles_and_verbs_match_the_engine() -> None:
    assert get_args(Role) == ROLES
    assert get_args(Verb) == VERBS
