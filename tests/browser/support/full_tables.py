"""Tables as full as they get: many seats, much equipment, a large hand."""

from __future__ import annotations

from typing import Final

from tests.browser.support.positions import Story

LAID: Final = (
    "winchester dynamite",
    "barrel mustang schofield",
    "scope volcanic",
    "mustang barrel remington",
    "jail schofield",
    "volcanic hideout sombrero canteen",
    "rev_carabine binocular knife bible",
    "iron_plate derringer pepperbox can_can",
)
HAND: Final = "bang-2D bang-4D missed-3S missed-5S beer-7H panic-QH cat_balou-10D duel-QD indians-AD gatling-10H"
"""Cards that every deck has."""
OPENED: Final = ("winchester", "dynamite", "barrel", "mustang", "scope", "sombrero", "canteen")
WITH_THREE: Final = ("winchester dynamite", "barrel mustang schofield", "hideout volcanic binocular canteen")


def crowd(seats: int) -> Story:
    """A full table of three, five or eight players."""
    edition = {3: "dodgecity", 5: "fourth", 8: "combined"}[seats]
    laid = WITH_THREE if seats == 3 else LAID[:seats]
    hand = (
        HAND
        if seats != 5
        else HAND.replace("missed-3S missed-5S", "missed-3S missed-4S").replace("panic-QH", "panic-JH")
    )
    return Story("play_phase", " ".join("-" * seats), edition, hands={0: hand}, laid=dict(enumerate(laid)))


def laden(cards: int) -> Story:
    """A table of eight, one of them with this many cards in play."""
    laid = " ".join(OPENED[:cards])
    return Story("play_phase", " ".join("-" * 8), "combined", hands={0: " ".join(HAND.split()[:5])}, laid={0: laid})
