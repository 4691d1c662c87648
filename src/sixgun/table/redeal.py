"""Another game that a seat could not tell from this one. Secrecy is proven with it, and bots imagine with it."""

from __future__ import annotations

from sixgun.engine.chance import KEY_BYTES, Chance
from sixgun.engine.events import EVERYBODY
from sixgun.engine.ids import NOBODY, Seat
from sixgun.engine.run import settle
from sixgun.engine.state import Game
from sixgun.table.view import UNKNOWN, role_seen


def redeal(g: Game, me: Seat, chance: Chance) -> Game:
    """Every card and role that `me` can not see, dealt afresh; what comes is new, too."""
    twin = g.clone()
    deal_cards(twin, me, chance)
    deal_roles(twin, me, chance)
    deal_offers(twin, me, chance)
    twin.chance = Chance(bytes(int(chance.below(256)) for _ in range(KEY_BYTES)))
    settle(twin)  # ask again: the options of others have changed
    return twin


def deal_cards(g: Game, me: Seat, chance: Chance) -> None:
    hands = [player.hand for seat, player in enumerate(g.players) if seat != me]
    places = [*hands, g.deck]
    if g.display_owner not in (EVERYBODY, me):
        places.append(g.display)
    cards = chance.shuffled([card for place in places for card in place])
    for place in places:
        place[:] = [cards.pop() for _ in place]


def deal_roles(g: Game, me: Seat, chance: Chance) -> None:
    secret = [player for seat, player in enumerate(g.players) if role_seen(g, me, seat) == UNKNOWN]
    roles = chance.shuffled([player.role for player in secret])
    for player in secret:
        player.role = roles.pop()


def deal_offers(g: Game, me: Seat, chance: Chance) -> None:
    """Characters still to be chosen from come out of those that nobody has shown."""
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
