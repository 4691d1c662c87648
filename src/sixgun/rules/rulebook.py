"""The rulebook: one function for every number, permission and event that a print may change.

The general rule is the first answer. Then come the ability in force, the cards in play in the order they were played,
and the event card; each gets the answer so far and may change it, so the last one decides. Rules, options, refusals,
views and bots ask here and nowhere else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sixgun.engine.actions import Action
from sixgun.engine.events import Unaffected
from sixgun.engine.frames import Ask
from sixgun.engine.game import Game
from sixgun.engine.hooks import BROWN, NO_ABILITY, NOTHING, Card, Character, Modifier
from sixgun.engine.ids import NO_CARD, CardId, Kind, Seat, Suit
from sixgun.engine.refusals import ALLOWED, NO_BEER, TWO_PLAYERS_LEFT
from sixgun.engine.settings import Rules
from sixgun.rules.kinds import BANG, BEER

PHASE_1: Final = 2  # cards (PH1-01)


# Numbers cached by `Game.recount`


def bang_limit(g: Game, seat: Seat) -> i64:
    """BANG! cards that may be played in one turn (PH2-12)."""
    return g.players[seat].bang_limit


def barrels(g: Game, seat: Seat) -> i64:
    """Barrels that may be tried against one hit (DER-10)."""
    return g.players[seat].barrels


def sight(g: Game, seat: Seat) -> i64:
    """How much closer the others are to this player."""
    return g.players[seat].sight


def remoteness(g: Game, seat: Seat) -> i64:
    """How much farther this player is from the others."""
    return g.players[seat].remoteness


def reach(g: Game, seat: Seat) -> i64:
    """The range of the weapon in play, or of the Colt .45 (WPN-06)."""
    return g.players[seat].reach


# Numbers


def life_points(character: Character, rules: Rules) -> i64:
    """The bullets printed on a character (SET-09)."""
    return character.life(rules)


def hand_limit(g: Game, seat: Seat) -> i64:
    """Cards that may be kept at the end of the turn (PH3-03)."""
    player = g.players[seat]
    limit = player.life
    for voice in player.voices:
        limit = voice.hand_limit(g, seat, limit)
    return limit


def draw_count(g: Game, seat: Seat, printed: i64 = PHASE_1) -> i64:
    """Cards drawn in phase 1, where the rule or the ability prints this number (PH1-01); at least one (HN-THI-2)."""
    count = printed
    for voice in g.players[seat].voices:
        count = voice.draw_count(g, seat, count)
    return max(count, 1)


def late_cards(g: Game) -> i64:
    """Cards that everybody draws when phase 1 is over (HN-TRA-1)."""
    return 0 if g.event_card is None else g.event_card.late_cards


def missed_needed(g: Game, seat: Seat) -> i64:
    """Missed! that it takes to dodge a BANG! of this player (BR-MIS)."""
    needed: i64 = 1
    for voice in g.players[seat].voices:
        needed = voice.missed_needed(needed)
    return needed


def beer_points(g: Game, seat: Seat, card: CardId) -> i64:
    """Life points that this Beer is worth. A dying player still counts as a player (BR-BEE-6, DER-12)."""
    if len(g.present) <= 2:
        return 0
    points = g.card(card).heals
    for voice in g.players[seat].voices:
        points = voice.beer_points(points)
    return points


def cards_turned(g: Game, seat: Seat) -> i64:
    """Cards turned up for a Draw! (DRW-04)."""
    count: i64 = 1
    for voice in g.players[seat].voices:
        count = voice.cards_turned(count)
    return count


# Cards


def suit(g: Game, card: CardId) -> Suit:
    """The suit a card counts as."""
    return g.suits[card]


def played_kind(g: Game, seat: Seat, card: CardId) -> Kind:
    """What this hand card is when the player plays it in a turn of their own."""
    return played_as(g.players[seat].ability, g.box.kinds[card])


def played_as(ability: Character, kind: Kind) -> Kind:
    """What a hand card of this kind is when a player with this ability plays it."""
    return ability.played_kind(kind)


def answers_hit(voices: list[Modifier], card: Card) -> bool:
    """Does this hand card answer a hit? A green one must be in play first."""
    answers = card.missed and card.colour == BROWN
    for voice in voices:
        answers = voice.answers_hit(card, answers)
    return answers


def answers_as_bang(voices: list[Modifier], card: Card) -> bool:
    """Does this hand card answer as a BANG!, in a Duel or against Indians!?"""
    answers = card.bang
    for voice in voices:
        answers = voice.answers_as_bang(card, answers)
    return answers


def immune(g: Game, seat: Seat, card: CardId) -> bool:
    """Whether this card, played by another, has no effect on this player (CH-APA-1)."""
    return immune_to(g.players[seat].voices, suit(g, card))


def immune_to(voices: list[Modifier], suit: Suit) -> bool:
    for voice in voices:
        if voice.immune(suit):
            return True
    return False


def unaffected(g: Game, seat: Seat, by: Seat, card: CardId) -> bool:
    """The same, and records an event if it has no effect (CH-APA-1, DER-18)."""
    if seat == by or card == NO_CARD or not immune(g, seat, card):
        return False
    if g.events is not None:
        g.tell(Unaffected(seat, card))
    return True


def forbidden(g: Game, seat: Seat, card: Card) -> i64:
    """Why the event card in force lets nobody, or not this player now, play this kind of card."""
    return ALLOWED if g.event_card is None else g.event_card.forbids(g, seat, card)


def bang_refused(g: Game, seat: Seat) -> i64:
    """An event card may forbid BANG!, also as the answer in a Duel (HN-SER-2)."""
    return ALLOWED if g.event_card is None else forbidden(g, seat, g.box.cards[BANG])


def beer_forbidden(g: Game) -> bool:
    """Does an event card forbid Beer? Then there is no question about it at all (HN-REV-2)."""
    return g.event_card is not None and forbidden(g, g.turn, g.box.cards[BEER]) != ALLOWED


def beer_refused(g: Game) -> i64:
    """With two players left Beer may not be played, or has no effect (BR-BEE-6, BR-BEE-7)."""
    if beer_forbidden(g):
        return NO_BEER
    forbidden = len(g.present) == 2 and g.rules.beer_two_players == "forbidden"
    return TWO_PLAYERS_LEFT if forbidden else ALLOWED


def more_bangs(modifier: Modifier) -> bool:
    """Does it alone allow more than one BANG! in a turn?"""
    return modifier.bang_limit(1) > 1


# Permissions of an ability


def minds_empty_hand(ability: Character) -> bool:
    """Does this ability react to an empty hand?"""
    return ability.minds_empty_hand()


def prevents_losses(g: Game, seat: Seat) -> bool:
    """Does the player have anything besides Beer that prevents the loss of life?"""
    return g.players[seat].ability.prevents_losses(g.rules)


def heirs(g: Game, dead: Seat) -> list[Seat]:
    """The players who get the cards of the dead, clockwise."""
    return [seat for seat in g.others(dead) if g.players[seat].ability.inherits()]


def order_matters(g: Game) -> bool:
    """Does the order of the discards matter to anyone's ability?"""
    for seat in g.present:
        if g.players[seat].ability.reads_discards():
            return True
    return False


def ability_plays(g: Game, seat: Seat) -> list[Action]:
    """What the ability offers in phase 2."""
    return g.players[seat].ability.may_play(g, seat)


def with_event(g: Game, seat: Seat, found: list[Action]) -> list[Action]:
    """What may be done in phase 2: what the event card in force adds, and what it leaves of all that."""
    assert g.event_card is not None
    found.extend(g.event_card.offers(g, seat))
    return g.event_card.narrows(g, seat, found)


def spared(g: Game, seat: Seat, actions: list[Action]) -> list[Action]:
    """Those that do not spend a card which has to be played, where that is forbidden (setting `law_strict`)."""
    duty = g.memory.duty
    if duty == NO_CARD or not g.rules.law_strict or g.turn != seat:
        return actions
    return [action for action in actions if duty not in (action.card, action.pay)]


def ability_asides(g: Game, seat: Seat) -> list[Action]:
    """What the ability offers in the player's own turn while a card is resolved (PVD-03, DER-36).

    A turn lasts from phase 1 to the end of phase 2. What works at any time is offered beside every question anyway.
    """
    ability = g.players[seat].ability
    if not in_own_turn(g, seat) or ability.may_interrupt(g, seat):
        return NOTHING
    return spared(g, seat, ability.may_play(g, seat))


def in_own_turn(g: Game, seat: Seat) -> bool:
    """Whether `seat` is between the beginning of its phase 1 and the end of its phase 2 (DER-36)."""
    return g.turn == seat and play_phase_waits(g)


def play_phase_waits(g: Game) -> bool:
    """Whether phase 2 is still to be continued, so that its player's turn has begun and is not lost."""
    for frame in g.stack:
        if frame.between_effects():
            return True
    return False


def ability_preventions(g: Game, seat: Seat) -> list[Action]:
    """What the ability offers against the loss of life."""
    return spared(g, seat, g.players[seat].ability.may_prevent(g, seat))


def ability_interrupts(g: Game, seat: Seat) -> list[Action]:
    """What the ability offers at any time."""
    return spared(g, seat, g.players[seat].ability.may_interrupt(g, seat))


def use_ability(g: Game, seat: Seat, action: Action) -> None:
    g.players[seat].ability.use(g, seat, action)


def use_aside(g: Game, ask: Ask, action: Action) -> None:
    """The ability takes effect in the middle of a card; then the question is asked again."""
    g.push(ask)
    use_ability(g, ask.seat, action)


def pay_for_prevention(g: Game, seat: Seat, action: Action) -> None:
    g.players[seat].ability.pay(g, seat, action)


# Phases and moments. What is pushed last happens first, so the voices are asked from the last to the first.


def draw_phase(g: Game, seat: Seat) -> None:
    """Phase 1, which an event card or an ability may replace."""
    event = g.event_card
    if event is not None:
        event.on_draw_phase(g, seat)
        if event.replaces_draws(g, seat):
            return
    ability_draws(g, seat)


def ability_draws(g: Game, seat: Seat) -> None:
    """The cards of phase 1, as the ability draws them."""
    g.players[seat].ability.draw_phase(g, seat, draw_count(g, seat))


def own_turn(g: Game, seat: Seat) -> None:
    """Phase 1 is next; asked of the printed character, unless it is silenced (CH-VER-1, HN-HAN-2)."""
    player = g.players[seat]
    if player.ability is not NO_ABILITY:
        player.character.on_own_turn(g, seat)


def turn_starts(g: Game, seat: Seat, card: CardId) -> None:
    """This card in play, or with `NO_CARD` the ability, speaks at the start of the turn."""
    voice: Modifier = g.players[seat].ability if card == NO_CARD else g.card(card)
    voice.on_turn_start(g, seat, card)


def event_strikes(g: Game, seat: Seat) -> None:
    """The event card in force speaks at the start of the turn, before anything else does (HN-SET-5)."""
    if g.event_card is not None:
        g.event_card.on_turn_start(g, seat, NO_CARD)


def seats_are_level(g: Game) -> bool:
    """Does everybody sit next to everybody (FF-AMB-1)?"""
    return g.event_card is not None and g.event_card.levels


def sat_out(g: Game, seat: Seat) -> None:
    """A lost turn is over."""
    player = g.players[seat]
    for i in range(len(player.voices) - 1, -1, -1):
        player.voices[i].on_sat_out(g, seat, player.voice_cards[i])


def struck(g: Game, seat: Seat, by: Seat, amount: i64) -> None:
    """The player lost life by a card of `by`, or of nobody, and lives."""
    player = g.players[seat]
    for i in range(len(player.voices) - 1, -1, -1):
        player.voices[i].on_hit(g, seat, player.voice_cards[i], by, amount)


def answered(g: Game, seat: Seat, answer: CardId) -> None:
    """The player reacted with this hand card, not in a Duel."""
    player = g.players[seat]
    for i in range(len(player.voices) - 1, -1, -1):
        player.voices[i].on_answered(g, seat, player.voice_cards[i], answer)


def duel_over(g: Game, seat: Seat, bangs: i64) -> None:
    """The challenged player discarded this many BANG!."""
    player = g.players[seat]
    for i in range(len(player.voices) - 1, -1, -1):
        player.voices[i].on_duel_over(g, seat, player.voice_cards[i], bangs)


def mourned(g: Game, seat: Seat, dead: Seat) -> None:
    """Another player was eliminated."""
    player = g.players[seat]
    for i in range(len(player.voices) - 1, -1, -1):
        player.voices[i].on_death(g, seat, player.voice_cards[i], dead)
