"""The front end knows the messages as they are."""

from tools.generate.messages import TARGET, typescript


def test_the_types_of_the_front_end_are_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run python -m tools.generate.messages"
