"""Generated files are current."""

from tools.generate import event_messages, messages


def test_the_event_messages_are_current() -> None:
    written = event_messages.TARGET.read_text(encoding="utf-8")
    assert written == event_messages.event_messages(), "run make generate"


def test_the_typescript_types_are_current() -> None:
    written = messages.TARGET.read_text(encoding="utf-8")
    assert written == messages.typescript(), "run make generate"
