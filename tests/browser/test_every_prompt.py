"""Every question of both card sets, reached at a practice table, and each kind of answer to it."""

from __future__ import annotations

import typing

import pytest

from sixgun.match.position import read_position
from sixgun.server.messages.game import PromptName
from tests.browser.support.company import told
from tests.browser.support.input import Mouse
from tests.browser.support.players import Player
from tests.browser.support.positions import STORIES, Story
from tests.browser.support.practice import Company, told_story, walk
from tests.browser.support.server import Server
from tests.browser.support.visitors import Visit


@pytest.fixture(scope="session")
def company(server: Server) -> Company:
    return Company(server.address)


def test_the_stories_ask_everything_that_can_be_asked_at_a_position() -> None:
    asked = {story.prompt for story in STORIES.values()}
    assert asked == {*typing.get_args(PromptName)} - {"choose_character"}


@pytest.mark.parametrize("name", STORIES)
def test_a_question_is_shown_and_answered(visit: Visit, company: Company, name: str) -> None:
    """The first answer while things move; the others, at tables that look the same, without waiting for that."""
    story: Story = STORIES[name]
    visitor = visit()
    visitor.introduce("Ann")
    box = read_position(story.line).box
    for number, word in enumerate(story.answers()):
        visitor.page.emulate_media(reduced_motion="reduce" if number else "no-preference")
        player = Player(visitor, Mouse())
        with told_story(story, visitor, company) as others:
            walk(story, player, others)
            player.answer(told(box, word))
