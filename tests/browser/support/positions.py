"""For every question of the rules, a position shortly before it and the choices that lead to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from sixgun.engine.actions import Action
from sixgun.engine.game import Game
from sixgun.engine.ids import FROM_HAND, NO_CARD, NOBODY
from sixgun.engine.kernel import act, question
from sixgun.match.notation import read_choice, write_choice
from sixgun.match.position import position, read_position, write_rules
from sixgun.scenario import Scenario, table

ME: Final = 0
ROLES: Final = {
    3: "deputy outlaw renegade",
    4: "outlaw sheriff renegade outlaw",
    5: "outlaw sheriff renegade outlaw deputy",
    8: "outlaw sheriff renegade outlaw deputy renegade outlaw deputy",
}


@dataclass(frozen=True)
class Story:
    """A position and the choices up to a question. Seat 0 is the person's; `way` are the choices of all seats."""

    prompt: str
    people: str = "- - - -"
    edition: str = "fourth"
    hands: Mapping[int, str] = field(default_factory=dict)
    laid: Mapping[int, str] = field(default_factory=dict)
    life: Mapping[int, int] = field(default_factory=dict)
    deck: str = ""
    discards: str = ""
    turn: int = ME
    way: tuple[str, ...] = ()
    abilities: Mapping[int, str] = field(default_factory=dict)
    event: str = ""  # the event card in force
    events: str = ""  # the event cards that come next, after a round of turns

    @cached_property
    def line(self) -> str:
        """The position in notation."""
        return f"{write_rules(self.edition, ())} {position(self.seated().g)}"

    def seated(self) -> Scenario:
        people = self.people.split()
        seats = table(*people, edition=self.edition, roles=ROLES[len(people)])
        for seat, cards in self.hands.items():
            seats[seat].give(cards)
        for seat, cards in self.laid.items():
            seats[seat].lay(cards)
        for seat, ability in self.abilities.items():
            seats.g.players[seat].ability = seats.g.box.characters[ability]
        for seat, life in self.life.items():
            seats[seat].set_life(life)
        seats.discard_pile(self.discards)
        seats.stack(self.deck)
        seats[self.turn].begin_play()
        if self.event:
            seats.event(self.event)
        if self.events:
            seats.event_pile(self.events)
            seats.g.turns = len(people)
        return seats

    def asked(self) -> Game:
        """The game at the question."""
        g = read_position(self.line)
        for word in self.way:
            act(g, read_choice(g.box, word))
        assert (question(g).seat, question(g).prompt) == (ME, self.prompt), (question(g).seat, question(g).prompt)
        return g

    def steps(self) -> list[tuple[int, str]]:
        """The choices of the way, each with its seat."""
        g, steps = read_position(self.line), []
        for word in self.way:
            steps.append((int(question(g).seat), word))
            act(g, read_choice(g.box, word))
        return steps

    def answers(self) -> list[str]:
        """One answer of each kind."""
        g = self.asked()
        kinds = {kind_of(g, option): write_choice(g.box, option) for option in reversed(g.options)}
        return list(reversed(kinds.values()))


def kind_of(g: Game, action: Action) -> tuple[object, ...]:
    """The kind of a choice: choices of one kind are made with the same controls."""
    taken = "hand" if action.take == FROM_HAND else action.take != NO_CARD
    card = g.card(action.card).key if action.card != NO_CARD and question(g).prompt == "play_phase" else ""
    return action.verb, card, action.target != NOBODY, taken, action.pay != NO_CARD


BASE: Final = {
    "aimed cards": Story(
        "play_phase",
        hands={0: "bang-2C panic-JH cat_balou-KH duel-QD jail-4H", 1: "bang-3C", 2: "missed-2S", 3: "beer-6H"},
        laid={1: "barrel-QS mustang-8H", 2: "scope-AS"},
    ),
    "cards for all": Story(
        "play_phase", hands={0: "indians-KD gatling-10H saloon-5H general_store-9C stagecoach-9S wells_fargo-3H"}
    ),
    "cards to lay": Story(
        "play_phase",
        hands={0: "beer-6H schofield-JC remington-KC volcanic-10S barrel-QS dynamite-2H mustang-8H scope-AS"},
        laid={0: "winchester-8S"},
    ),
    "too many cards": Story("discard_phase", hands={0: "bang-2C beer-6H missed-2S"}, life={0: 2}, way=("pass",)),
    "the Daltons": Story(
        "daltons", laid={0: "barrel-QS mustang-8H"}, events="daltons high_noon", way=("pass",)
    ),
    "Blood Brothers": Story("blood_brothers", life={1: 1}, event="blood_brothers", turn=3, way=("pass",)),
    "Hard Liquor": Story("hard_liquor", life={0: 2}, event="hard_liquor", turn=3, way=("pass",)),
    "Peyote": Story("peyote", event="peyote", turn=3, way=("pass",)),
    "the Ranch": Story("ranch", hands={0: "bang-2C missed-2S"}, event="ranch", turn=3, way=("pass",)),
    "Russian Roulette": Story(
        "russian_roulette", hands={0: "missed-2S", 1: "missed-3S", 2: "missed-4S", 3: "missed-5S"},
        laid={0: "barrel-QS"}, events="russian_roulette fistful_of_cards",
        way=("pass", "discard:missed-3S", "discard:missed-4S", "discard:missed-5S"),
    ),
    "Ricochet": Story(
        "ricochet", hands={0: "missed-2S", 1: "bang-2C"}, laid={0: "barrel-QS mustang-8H"}, event="ricochet",
        turn=1, way=("discard:bang-2C@0<mustang-8H",),
    ),
    "BANG! cards to throw": Story(
        "play_phase", hands={0: "bang-2C bang-3C"}, laid={1: "barrel-QS"}, event="ricochet"
    ),
    "BANG! cards for a sniper": Story("play_phase", hands={0: "bang-2C bang-3C"}, event="sniper"),
    "two of a name": Story("tidy", edition="abacus", laid={0: "barrel-QS mustang-8H barrel-KS"}, way=("pass",)),
    "a shot": Story(
        "shot", hands={0: "missed-2S bang-3C", 1: "bang-2C"}, laid={0: "barrel-QS"}, turn=1, way=("play:bang-2C@0",)
    ),
    "a shot of Slab": Story(
        "shot", "- slab_the_killer - -", hands={0: "missed-2S missed-3S", 1: "bang-2C"}, turn=1, way=("play:bang-2C@0",)
    ),
    "a duel": Story("duel", hands={0: "bang-3C missed-2S", 1: "duel-QD"}, turn=1, way=("play:duel-QD@0",)),
    "Indians": Story("indians", hands={0: "bang-3C", 3: "indians-KD"}, turn=3, way=("play:indians-KD",)),
    "a loss to prevent": Story(
        "prevent", edition="abacus", hands={0: "beer-6H", 1: "bang-2C"}, turn=1, way=("play:bang-2C@0", "pass")
    ),
    "a last chance": Story(
        "last_chance", hands={0: "beer-6H", 1: "bang-2C"}, life={0: 1}, turn=1, way=("play:bang-2C@0", "pass")
    ),
    "the last chance of Sid": Story(
        "last_chance", "sid_ketchum - - -", hands={0: "bang-3C missed-2S missed-3S", 1: "bang-2C"}, life={0: 1},
        turn=1, way=("play:bang-2C@0", "pass"),
    ),
    "the General Store": Story(
        "pick", hands={0: "general_store-9C"}, deck="bang-2C beer-6H missed-2S panic-JH", way=("play:general_store-9C",)
    ),
    "an ability to decline": Story(
        "may_use", "bart_cassidy - - -", edition="czech", hands={1: "bang-2C"}, turn=1, way=("play:bang-2C@0", "pass")
    ),
    "Jesse Jones": Story(
        "draw_from_hand", "jesse_jones - - -", hands={1: "bang-2C", 2: "beer-6H"}, turn=3, way=("pass",)
    ),
    "Pedro Ramirez": Story("draw_from_discards", "pedro_ramirez - - -", discards="duel-QD", turn=3, way=("pass",)),
    "Kit Carlson": Story("put_back", "kit_carlson - - -", deck="bang-2C beer-6H missed-2S", turn=3, way=("pass",)),
    "Lucky Duke": Story(
        "which_counts", "lucky_duke - - -", hands={1: "bang-2C"}, laid={0: "barrel-QS"}, deck="bang-3C beer-6H",
        turn=1, way=("play:bang-2C@0", "draw"),
    ),
    "Sid Ketchum in his turn": Story(
        "play_phase", "sid_ketchum - - -", hands={0: "bang-2C beer-6H missed-2S"}, life={0: 2}
    ),
    "the last discards": Story(
        "last_discard", "- - pedro_ramirez -", hands={0: "missed-2S duel-QD", 1: "bang-2C"}, laid={0: "scope-AS"},
        life={0: 1}, turn=1, way=("play:bang-2C@0", "pass", "pass"),
    ),
    "what lies on top": Story(
        "on_top", "sid_ketchum - pedro_ramirez -", hands={0: "bang-2C beer-6H missed-2S"}, life={0: 2},
        way=("ability:bang-2C+beer-6H",),
    ),
    "a walker": Story(
        "shot", edition="walkingdead", hands={0: "missed-2S", 1: "bang-2C"}, turn=1, way=("play:bang-2C@0",)
    ),
}  # fmt: skip

DODGE_CITY: Final = {
    "cards that cost a card": Story(
        "play_phase", edition="dodgecity",
        hands={0: "springfield-KS whisky-QH tequila-9C rag_time-9H brawl-JS bang-5C", 1: "bang-6C", 2: "beer-6H"},
        laid={1: "mustang-5H"}, life={0: 2, 2: 2},
    ),
    "cards that are laid first": Story(
        "play_phase", edition="dodgecity", hands={0: "knife-8H sombrero-7C hideout-KD binocular-10D punch-10S"}
    ),
    "cards that were laid": Story(
        "play_phase", edition="dodgecity", hands={1: "bang-5C bang-6C", 2: "beer-6H"}, life={0: 2},
        laid={
            0: "knife-8H derringer-7S pepperbox-AH howitzer-9S buffalo_rifle-QC can_can-JC conestoga-9D canteen-7H "
            "pony_express-QD",
            1: "mustang-5H",
        },
    ),
    "a shot at green cards": Story(
        "shot", edition="dodgecity", hands={0: "dodge-7D missed-8D", 1: "bang-5C"},
        laid={0: "bible-10H iron_plate-AD"}, turn=1, way=("play:bang-5C@0",),
    ),
    "Elena Fuente": Story(
        "shot", "elena_fuente - - -", edition="dodgecity", hands={0: "beer-6H", 1: "bang-5C"}, turn=1,
        way=("play:bang-5C@0",),
    ),
    "Brawl": Story(
        "brawl", edition="dodgecity", hands={0: "brawl-JS bang-5C", 1: "bang-6C"}, laid={1: "mustang-5H hideout-KD"},
        way=("play:brawl-JS+bang-5C",),
    ),
    "Pat Brennan": Story(
        "draw_from_play", "pat_brennan - - -", edition="dodgecity", laid={1: "mustang-5H", 2: "hideout-KD"}, turn=3,
        way=("pass",),
    ),
    "Vera Custer": Story("name_somebody", "vera_custer - - -", edition="combined", turn=3, way=("pass",)),
    "the heirs": Story(
        "share", "vera_custer - - vulture_sam", edition="combined", abilities={0: "vulture_sam"},
        hands={1: "bang-5C", 2: "beer-6H missed-2S duel-QD"}, life={2: 1}, turn=1,
        way=("play:bang-5C@2", "pass", "pass", "take:beer-6H"),
    ),
    "Doc Holyday": Story(
        "play_phase", "doc_holyday - - -", edition="dodgecity", hands={0: "beer-6H missed-8D dodge-7D"}
    ),
    "José Delgado": Story("play_phase", "jose_delgado - - -", edition="dodgecity", hands={0: "mustang-5H bang-5C"}),
    "José Delgado at the General Store": Story(
        "pick", "jose_delgado - - -", edition="combined", hands={0: "general_store-9C mustang-8H"},
        deck="bang-2C beer-6H missed-2S panic-JH", way=("play:general_store-9C",),
    ),
    "Doc Holyday in his own Duel": Story(
        "duel", "doc_holyday - - -", edition="combined", hands={0: "duel-QD beer-6H panic-JH bang-2C", 1: "bang-3C"},
        way=("play:duel-QD@1", "discard:bang-3C"),
    ),
    "Chuck Wengam": Story("play_phase", "chuck_wengam - - -", edition="dodgecity", hands={0: "bang-5C"}),
}  # fmt: skip

STORIES: Final = {**BASE, **DODGE_CITY}
