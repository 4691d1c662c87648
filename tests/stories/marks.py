"""`@rule("BR-BEE-4")` on a test, a class or as `pytestmark`: the ledger entries it shows."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
