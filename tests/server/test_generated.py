"""What is written by tools is what they would write today."""

from tools.generate import event_messages, messages


def test_the_messages_of_the_events_are_current() -> None:
    written = event_messages.TARGET.read_text(encoding="utf-8")
    assert written == event_messages.event_messages(), "run python -m tools.generate.event_messages"


def test_the_types_of_the_page_are_current() -> None:
    written = messages.TARGET.read_text(encoding="utf-8")
    assert written == messages.typescript(), "run python -m tools.generate.messages"
