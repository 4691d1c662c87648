"""Every question of both card sets at a practice table, with each kind of answer."""

from __future__ import annotations

import pytest

from sixgun.engine.frames import prompts
from sixgun.match.position import read_position
from tests.browser.support.companions import choice_message
from tests.browser.support.input import Mouse
from tests.browser.support.players import Player
from tests.browser.support.positions import STORIES, Story
from tests.browser.support.practice import Company, practice_table, walk
from tests.browser.support.server import Server
from tests.browser.support.visitors import Visit
from tests.sample import Sample


@pytest.fixture(scope="session")
def company(server: Server) -> Company:
    return Company(server.address)


def test_the_stories_cover_every_question_of_a_position() -> None:
    asked = {story.prompt for story in STORIES.values()}
    assert asked == {*prompts()} - {"choose_character"}


@pytest.mark.parametrize("name", STORIES)
def test_a_question_is_shown_and_answered(visit: Visit, company: Company, sample: Sample, name: str) -> None:
    """The first answer is given with animations, the others without, at tables that look the same."""
    story: Story = STORIES[name]
    visitor = visit()
    visitor.introduce("Ann")
    box = read_position(story.line).box
    for number, word in enumerate(sample.of(story.answers(), 2)):
        visitor.page.emulate_media(reduced_motion="reduce" if number else "no-preference")
        player = Player(visitor, Mouse())
        with practice_table(story, visitor, company) as others:
            walk(story, player, others)
            player.answer(choice_message(box, word))
