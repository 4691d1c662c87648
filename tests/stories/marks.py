"""The mark `@rule("BR-BEE-4")` for a test, a class or `pytestmark`: the ledger entries it tests."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
