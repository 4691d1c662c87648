"""A game and its record: what can be played, saved, replayed and watched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_bytes
from typing import Final

from sixgun.editions import DEFAULT, SettingValue
from sixgun.engine.actions import Action
from sixgun.engine.chance import KEY_BYTES, Chance, key_of
from sixgun.engine.events import Event
from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY
from sixgun.engine.kernel import act, why_not_playable
from sixgun.engine.refusals import Refusal, Rejection
from sixgun.match import record
from sixgun.match.fairness import Shuffle
from sixgun.match.lines import Line
from sixgun.match.notation import NotationError, read_card, read_choice, read_move, write_choice, write_interrupt
from sixgun.match.options import GameOptions
from sixgun.match.position import position, write_rules
from sixgun.match.redeal import redeal
from sixgun.match.story import EVERYTHING, Story
from sixgun.match.view import Question, View, observe, question_of
from sixgun.rules.triggers import interrupt, interrupts

KEPT: Final = 32  # moves until a copy of the game is kept again


def deal(
    edition: str = DEFAULT,
    players: int = 5,
    *,
    seed: int | None = None,
    key: bytes | None = None,
    house_rules: Mapping[str, SettingValue] | None = None,
    roles: Sequence[str | None] = (),
    characters: Sequence[str | None] = (),
    choose_characters: bool = False,
    simplified: bool = False,
) -> Match:
    """Deal a game. The same seed or 32-byte key always deals the same game; without either, a random key is drawn."""
    if seed is not None and key is not None:
        raise ValueError("a game has a seed or a key, not both")
    options = GameOptions(
        edition=edition,
        players=players,
        house_rules=tuple((house_rules or {}).items()),
        roles=tuple(roles),
        characters=tuple(characters),
        choose_characters=choose_characters,
        simplified=simplified,
    )
    if key is None:
        key = token_bytes(KEY_BYTES) if seed is None else key_of(seed)
    return Match(options, key)


class Match:
    """A game from its deal to its end, with every event and move so far."""

    def __init__(self, options: GameOptions, key: bytes, shuffle: Shuffle | None = None) -> None:
        self.options = options
        self.key = key
        self.shuffle = shuffle  # how a table came to this key
        self.game: Game = options.start(key)
        self.events: list[Event] = heard(self.game)
        self.marks = [len(self.events)]  # the number of events after the deal and after each move
        self.moves: list[str] = []
        self.story: Story | None = None  # made when `lines` is first called
        self.kept: tuple[Game, int] | None = None  # a copy of the game, and the number of moves before it

    def go_on_from(self, game: Game) -> None:
        """Start from this position instead of the deal, with an empty record."""
        self.game = game
        self.events = game.events = []
        self.marks, self.story, self.kept = [0], None, None

    # Asking

    @property
    def over(self) -> bool:
        return self.game.over()

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(self.game.winners)

    @property
    def question(self) -> Question | None:
        """The pending question; None when the game is over."""
        return question_of(self.game)

    @property
    def choices(self) -> tuple[str, ...]:
        """The legal answers to the pending question, in notation."""
        return tuple(write_choice(self.game.box, action) for action in self.game.options)

    def interrupts(self, seat: int) -> tuple[str, ...]:
        """What this seat may do now without being asked, in notation."""
        check_seat(self.game, seat)
        return tuple(write_choice(self.game.box, action) for action in interrupts(self.game, seat))

    def observe(self, seat: int = NOBODY) -> View:
        """What this seat may know; without a seat, what a spectator may know."""
        if seat != NOBODY:
            check_seat(self.game, seat)
        return observe(self.game, seat)

    @property
    def position(self) -> str:
        """The whole position as one line, secrets included; `read_position` reads it back."""
        return f"{write_rules(self.options.edition, self.options.house_rules)} {position(self.game)}"

    def events_seen(self, seat: int = NOBODY, since: int = 0) -> tuple[Event, ...]:
        """The events, as this seat or a spectator may know them."""
        return tuple(event.seen_by(seat) for event in self.events[since:])

    def lines(self, seat: int = NOBODY, *, everything: bool = False) -> list[list[Line]]:
        """The log for this seat or a spectator: the lines of the deal, then those of each move."""
        return self.told()[EVERYTHING if everything else seat]

    def told(self) -> dict[int, list[list[Line]]]:
        """The same for everybody who may listen."""
        if self.story is None:
            self.story = Story(self.game.box, len(self.game.players))
        self.story.follow(self.events, self.marks)
        return self.story.moves

    def why_not(self, seat: int, card: str) -> Refusal | None:
        """Why this hand card cannot be played now; None if it can."""
        check_seat(self.game, seat)
        return why_not_playable(self.game, seat, read_card(self.game.box, card))

    # Acting

    def act(self, choice: str | Action) -> None:
        """Answer the pending question. Anything but one of the choices raises IllegalAction and changes nothing."""
        action = self.action(choice)
        act(self.game, action)
        self.marks.append(len(self.events))
        self.moves.append(write_choice(self.game.box, action))

    def interrupt(self, seat: int, choice: str | Action) -> None:
        """Use an ability that works at any time."""
        check_seat(self.game, seat)
        action = self.action(choice)
        interrupt(self.game, seat, action)
        self.marks.append(len(self.events))
        self.moves.append(write_interrupt(self.game.box, seat, action))

    def action(self, choice: str | Action) -> Action:
        return read_choice(self.game.box, choice) if isinstance(choice, str) else choice

    # Copying and keeping

    def redeal(self, seat: int, seed: int) -> Game:
        """A game that this seat could not tell from this one: everything it cannot see is dealt afresh."""
        return redeal(self.game, seat, Chance(key_of(seed)))

    def clone(self) -> Match:
        twin = Match.__new__(Match)
        twin.options, twin.key, twin.shuffle = self.options, self.key, self.shuffle
        twin.game = self.game.clone()
        twin.events = twin.game.events = self.events[:]
        twin.moves = self.moves[:]
        twin.marks = self.marks[:]
        twin.story = None if self.story is None else self.story.clone()
        twin.kept = self.kept
        return twin

    def keep(self) -> None:
        """Lets `as_it_was` find every later state of the game: one copy in so many moves is enough."""
        if self.kept is None or not 0 <= len(self.moves) - self.kept[1] < KEPT:
            self.kept = (self.game.clone(), len(self.moves))

    def as_it_was(self, moves: int) -> Match:
        """A copy of the match as it was after this many moves, which is not before the last `keep`."""
        assert self.kept is not None
        kept, since = self.kept
        twin = Match.__new__(Match)
        twin.options, twin.key, twin.shuffle, twin.kept = self.options, self.key, self.shuffle, None
        twin.game, twin.moves, twin.marks = kept.clone(), self.moves[:since], self.marks[: since + 1]
        twin.events = twin.game.events = self.events[: twin.marks[-1]]
        for number, word in enumerate(self.moves[since:moves], start=since + 1):
            replay(twin, number, word)
        told = self.story is not None and self.story.heard <= twin.marks[-1]
        twin.story = self.story.clone() if self.story is not None and told else None
        return twin

    def save(self, names: Sequence[str] = ()) -> str:
        """The whole game as text; `load` reads it back."""
        moves = tuple(self.moves)
        return record.Record(self.options, self.key, moves, self.winners, tuple(names), self.shuffle).text()

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return load, (self.save(),)


def heard(g: Game) -> list[Event]:
    """The list to which the game appends its events."""
    return [] if g.events is None else g.events


def check_seat(g: Game, seat: int) -> None:
    if not 0 <= seat < len(g.players):
        raise Rejection("no_seat", wanted=seat, last=len(g.players) - 1)


def load(text: str) -> Match:
    """Replay a saved game. Every move must be legal, and the winners must be those on record."""
    saved = record.read(text)
    match = begin(saved)
    for number, word in enumerate(saved.moves, start=1):
        replay(match, number, word)
    if saved.winners and saved.winners != match.winners:
        raise NotationError("wrong_winners", given=seats(saved.winners), found=seats(match.winners))
    return match


def begin(saved: record.Record) -> Match:
    try:
        return Match(saved.options, saved.key, saved.shuffle)
    except Rejection as error:
        raise NotationError(error.code, **error.facts) from error


def replay(match: Match, number: int, word: str) -> None:
    try:
        seat, action = read_move(match.game.box, word)
        if seat == NOBODY:
            match.act(action)
        else:
            match.interrupt(seat, action)
    except ValueError as error:
        raise NotationError("bad_choice", number=number, choice=word, reason=str(error)) from error


def seats(winners: tuple[int, ...]) -> str:
    return ", ".join(map(str, winners))
