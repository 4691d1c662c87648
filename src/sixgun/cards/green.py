"""Green cards: played first, used once in a later turn; with the Missed! symbol also in other players' turns (GR)."""

from __future__ import annotations

from sixgun.cards.effects import (
    discard_card,
    draw_cards,
    heal,
    hit,
    hit_everybody,
    take_card,
)
from sixgun.cards.signs import HIT, WOUNDS, shows
from sixgun.engine.actions import Action
from sixgun.engine.game import Game
from sixgun.engine.hooks import ANY_OTHER, ANYBODY, AT_DISTANCE_1, AT_PEPPERBOX_RANGE, GREEN, Card
from sixgun.engine.ids import Seat
from sixgun.rules.kinds import (
    BIBLE,
    BUFFALO_RIFLE,
    CAN_CAN,
    CANTEEN,
    CONESTOGA,
    DERRINGER,
    HOWITZER,
    IRON_PLATE,
    KNIFE,
    PEPPERBOX,
    PONY_EXPRESS,
    SOMBRERO,
    TEN_GALLON_HAT,
)


@shows(HIT, WOUNDS)
def derringer(g: Game, me: Seat, action: Action) -> None:
    draw_cards(g, me, action)
    hit(g, me, action)


GREEN_CARDS = (
    Card(BIBLE, "bible", GREEN, draw_cards, missed=True, draws=1),
    Card(BUFFALO_RIFLE, "buffalo_rifle", GREEN, hit, aim=ANY_OTHER),
    Card(CAN_CAN, "can_can", GREEN, discard_card, aim=ANYBODY, takes=True),
    Card(CANTEEN, "canteen", GREEN, heal, heals=1),
    Card(CONESTOGA, "conestoga", GREEN, take_card, aim=ANY_OTHER, takes=True),
    Card(DERRINGER, "derringer", GREEN, derringer, aim=AT_DISTANCE_1, draws=1),
    Card(HOWITZER, "howitzer", GREEN, hit_everybody),
    Card(IRON_PLATE, "iron_plate", GREEN, missed=True),
    Card(KNIFE, "knife", GREEN, hit, aim=AT_DISTANCE_1),
    Card(PEPPERBOX, "pepperbox", GREEN, hit, aim=AT_PEPPERBOX_RANGE),
    Card(PONY_EXPRESS, "pony_express", GREEN, draw_cards, draws=3),
    Card(SOMBRERO, "sombrero", GREEN, missed=True),
    Card(TEN_GALLON_HAT, "ten_gallon_hat", GREEN, missed=True),
)
