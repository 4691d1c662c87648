"""Redeals: other games that look the same to a seat, for tests of secrecy and for bots that search."""

from __future__ import annotations

from sixgun.engine.chance import KEY_BYTES, Chance
from sixgun.engine.events import EVERYBODY
from sixgun.engine.game import Game
from sixgun.engine.ids import NOBODY, CardId, Role, Seat
from sixgun.engine.kernel import settle
from sixgun.match.view import UNKNOWN, View, laid_on_deck, observe, role_seen
from sixgun.rules.event_pile import unseen


def redeal(g: Game, me: Seat, chance: Chance) -> Game:
    """A copy in which every card and role that `me` cannot see is dealt afresh, with new random numbers."""
    twin = g.clone()
    deal_cards(twin, me, chance)
    give_roles(twin, shuffled_roles(twin, me, chance))
    return begun_again(twin, me, chance)


def redeal_as(g: Game, me: Seat, roles: list[Role], chance: Chance) -> Game:
    """The same, with these roles."""
    twin = g.clone()
    deal_cards(twin, me, chance)
    give_roles(twin, roles)
    return begun_again(twin, me, chance)


def begun_again(g: Game, me: Seat, chance: Chance) -> Game:
    deal_offers(g, me, chance)
    deal_events(g, chance)
    g.chance = Chance(bytes([int(chance.below(256)) for _ in range(KEY_BYTES)]))
    settle(g)  # ask again: the options of others have changed
    return g


def imagine(g: Game, me: Seat, chance: Chance) -> View:
    """The view of this seat, with a redealt game as its world."""
    view = observe(g, me)
    view.world = redeal(g, me, chance)
    return view


def deal_cards(g: Game, me: Seat, chance: Chance) -> None:
    places = [g.players[seat].hand for seat in range(len(g.players)) if seat != me]
    places.append(g.deck)
    if g.display_owner not in (EVERYBODY, me):
        places.append(g.display)
    known = known_cards(g, me)
    hidden: list[CardId] = []
    for place in places:
        hidden.extend([card for card in place if card not in known] if known else place)
    cards = chance.shuffled(hidden)
    for place in places:
        for i in range(len(place)):
            if not known or place[i] not in known:
                place[i] = cards.pop()


def known_cards(g: Game, me: Seat) -> list[CardId]:
    """The cards that `me` knows though they lie face down: shown in a hand, or laid on the deck by `me` (FF-MIN-4)."""
    return [*g.memory.shown, *[card for card in laid_on_deck(g, me) if card != UNKNOWN]]


def shuffled_roles(g: Game, me: Seat, chance: Chance) -> list[Role]:
    """The roles by seat, with the secret ones shuffled."""
    roles = [player.role for player in g.players]
    secret = [seat for seat in range(len(roles)) if role_seen(g, me, seat) == UNKNOWN]
    mixed = chance.shuffled([roles[seat] for seat in secret])
    for seat in secret:
        roles[seat] = mixed.pop()
    return roles


def give_roles(g: Game, roles: list[Role]) -> None:
    for seat in range(len(roles)):
        g.players[seat].role = roles[seat]


def deal_events(g: Game, chance: Chance) -> None:
    """Shuffles the event cards between the top of the pile and the title card, which everybody knows (HN-SET-2).

    Of two expansions nobody knows the title card, nor which of the unseen cards are in the pile (FF-SET-5).
    """
    titles = g.memory.titles
    if len(titles) > 1 and len(g.event_pile) > 1:
        cards, top = unseen(g), g.event_pile[-1]
        mixed = chance.shuffled(list(range(len(cards))))[: len(g.event_pile) - 2]
        g.event_pile = [titles[chance.below(len(titles))], *[cards[i] for i in mixed], top]
    elif len(g.event_pile) > 3:
        title, *hidden, top = g.event_pile
        g.event_pile = [title, *[hidden[i] for i in chance.shuffled(list(range(len(hidden))))], top]


def deal_offers(g: Game, me: Seat, chance: Chance) -> None:
    """Redeals the characters offered to the others, from those that have not been shown."""
    if not g.offers:
        return
    choosing = [seat for seat in range(len(g.players)) if len(g.offers[seat]) > 1 and seat != me]
    known = {g.players[seat].character.key for seat in range(len(g.players)) if seat not in choosing}
    if me != NOBODY:
        known |= {character.key for character in g.offers[me]}
    names = [name for name in g.box.characters if name not in known]
    pool = [names[i] for i in chance.shuffled(list(range(len(names))))]
    for seat in choosing:
        g.offers[seat] = [g.box.characters[pool.pop()], g.box.characters[pool.pop()]]
