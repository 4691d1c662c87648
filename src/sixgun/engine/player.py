"""One seat at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sixgun.engine.ids import NO_CARD, NOBODY, CardId, Role, Seat

if TYPE_CHECKING:
    from sixgun.engine.hooks import Character, Modifier

NO_VOICE_CARDS: Final[list[CardId]] = [NO_CARD]  # the ability alone


class Player:
    def __init__(self, character: Character, role: Role) -> None:
        self.character = character
        self.ability = character  # the one in force: Vera Custer's changes
        self.role: i64 = role
        self.place: i64 = 0  # among those present
        self.spare: Character | None = None  # face down, as life counter (SET-07)
        self.alive = True  # not eliminated
        self.present = True  # in a seat: counted, asked, aimed at
        self.life: i64 = 0
        self.max_life: i64 = 0
        self.killer: i64 = NOBODY
        self.empty_hand_noticed = False  # whether the ability has reacted to the empty hand
        self.hand: list[CardId] = []
        self.in_play: list[CardId] = []
        # Totals of the ability and the cards in play, cached by `Game.recount`.
        self.reach: i64 = 1
        self.sight: i64 = 0
        self.remoteness: i64 = 0
        self.barrels: i64 = 0
        self.bang_limit: i64 = 1
        # The modifiers with more to say than a number, in the order they speak. Replaced, never changed.
        self.voices: list[Modifier] = character.alone
        self.voice_cards: list[CardId] = NO_VOICE_CARDS
        # The players within a distance, cached by `rules.distance` until the layout changes.
        self.near: list[Seat] = []
        self.near_distance: i64 = 0
        self.near_layout: i64 = -1

    def clone(self) -> Player:
        twin = Player(self.character, self.role)
        twin.ability, twin.spare = self.ability, self.spare
        twin.place, twin.alive, twin.present = self.place, self.alive, self.present
        twin.life, twin.max_life = self.life, self.max_life
        twin.killer, twin.empty_hand_noticed = self.killer, self.empty_hand_noticed
        twin.hand, twin.in_play = self.hand[:], self.in_play[:]
        twin.reach, twin.sight, twin.remoteness = self.reach, self.sight, self.remoteness
        twin.barrels, twin.bang_limit = self.barrels, self.bang_limit
        twin.voices, twin.voice_cards = self.voices, self.voice_cards
        return twin
