"""The editions, as data: the settings of each booklet, its deck and its characters."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from dataclasses import asdict, astuple, dataclass, replace
from functools import cache

from sixgun.cards import CARDS, KINDS
from sixgun.characters import BASE, CHARACTERS, DODGE_CITY
from sixgun.editions.decks import BOOK_KINDS, DECKS
from sixgun.engine.chance import Chance
from sixgun.engine.game import Game
from sixgun.engine.hooks import GREEN, Box, Character
from sixgun.engine.ids import RANKS, SUIT_LETTERS
from sixgun.engine.player import Player
from sixgun.engine.settings import CHOICES, Rules

Setting = str | int | bool


@dataclass(frozen=True)
class Edition:
    name: str
    rules: Rules


ABACUS = Edition(
    "abacus",
    Rules(
        min_players=4,
        max_players=7,
        deck="base80",
        characters="base16",
        kit_carlson_life=4,
        sheriff_hand_counts_extra_life=True,
        life_counter="spare_character",
        brown_to_discard="after_effect",
        same_name_check="end_of_turn",
        beer_reaction="any_loss",
        beer_mode="prevent",
        beer_two_players="forbidden",
        jail_failed="skip_phases_1_2",
        jail_card_discarded="after_phase_3",
        start_checks="dynamite_first",
        dynamite_pass="left",
        distance_symbol="exact",
        any_player_includes_self=True,
        sid_ketchum="prevent_and_heal_once",
        bart_cassidy="may",
        abilities_optional="by_wording",
        suzy_mid_resolution=True,
        green_cards=False,
        pepperbox_range="weapon",
        end_check="immediate",
        three_player_game=False,
        two_renegades_at_8=False,
        series_keep_characters="off",
        series_sheriff_passes="off",
        simplified_first_game=False,
        blue_on_others=False,
    ),
)

CZECH = Edition(
    "czech",
    replace(
        ABACUS.rules,
        kit_carlson_life=3,
        sheriff_hand_counts_extra_life=False,
        same_name_check="always",
        beer_reaction="lethal_only",
        beer_mode="heal",
        beer_two_players="no_effect",
        jail_card_discarded="before_phase_3",
        start_checks="order_laid",
        sid_ketchum="heal_any_time",
        abilities_optional="always",
        end_check="after_card",
        series_keep_characters="by_agreement",
        series_sheriff_passes="left",
    ),
)

FOURTH = Edition(
    "fourth",
    replace(
        CZECH.rules,
        kit_carlson_life=4,
        sheriff_hand_counts_extra_life=True,
        life_counter="tokens",
        brown_to_discard="before_effect",
        jail_failed="skip_turn",
        jail_card_discarded="at_once",
        start_checks="dynamite_first",
        distance_symbol="at_most",
        bart_cassidy="must",
        abilities_optional="by_wording",
        series_keep_characters="individual",
        simplified_first_game=True,
    ),
)

WALKINGDEAD = Edition("walkingdead", replace(FOURTH.rules, end_check="immediate", simplified_first_game=False))

DODGECITY = Edition(
    "dodgecity",
    replace(
        ABACUS.rules,
        min_players=3,
        deck="dodge80",
        characters="dodge15",
        dynamite_pass="left_skip_holders",
        green_cards=True,
        three_player_game=True,
    ),
)

COMBINED = Edition(
    "combined",
    replace(
        DODGECITY.rules,
        max_players=8,
        deck="base80+dodge40",
        characters="base16+dodge15",
        two_renegades_at_8=True,
    ),
)

EDITIONS = {edition.name: edition for edition in (ABACUS, CZECH, FOURTH, WALKINGDEAD, DODGECITY, COMBINED)}
DEFAULT = FOURTH.name

SETTING_TYPES: dict[str, type] = {name: type(value) for name, value in asdict(FOURTH.rules).items()}
CHARACTER_SETS = {"base16": BASE, "dodge15": DODGE_CITY, "base16+dodge15": CHARACTERS}


def edition_named(name: str) -> Edition:
    if name not in EDITIONS:
        raise ValueError(f"there is no edition {name!r}; there are {', '.join(EDITIONS)}")
    return EDITIONS[name]


def house_rules(rules: Rules, changes: dict[str, Setting]) -> Rules:
    """These rules with some settings changed, each checked."""
    for name, value in changes.items():
        check_setting(name, value)
    return replace(rules, **changes)  # type: ignore[arg-type]  # the types were checked one by one


def check_setting(name: str, value: Setting) -> None:
    if name not in SETTING_TYPES:
        raise ValueError(f"there is no setting {name!r}; there are {', '.join(SETTING_TYPES)}")
    if type(value) is not SETTING_TYPES[name]:
        raise ValueError(f"the setting {name} is of type {SETTING_TYPES[name].__name__}, {value!r} is not")
    if name == "kit_carlson_life" and value not in (3, 4):
        raise ValueError(f"the setting {name} is 3 or 4, not {value!r}")
    if name in CHOICES and value not in CHOICES[name]:
        raise ValueError(f"the setting {name} is one of {', '.join(CHOICES[name])}, not {value!r}")


def faces(deck: str) -> list[tuple[str, str]]:
    """Every card of a deck as its kind and its face: `("beer", "6H")`."""
    lines = [line.split(": ") for line in DECKS[deck].split("\n") if line]
    return [(kind, face) for kind, row in lines for face in row.split()]


@cache
def open_box(deck: str, characters: str) -> Box:
    """What these settings put on the table."""
    printed = [(KINDS[kind], SUIT_LETTERS.index(face[-1]), RANKS.index(face[:-1]) + 2) for kind, face in faces(deck)]
    return Box((deck, characters), printed, CARDS, CHARACTER_SETS[characters])


def reopen(box: Box) -> tuple[Callable[[str, str], Box], tuple[str, str]]:
    return open_box, box.source


def agree_again(rules: Rules) -> tuple[type[Rules], tuple[Setting, ...]]:
    return Rules, astuple(rules)


def sit_again(player: Player) -> tuple[type[Player], tuple[Character, int], object]:
    return Player, (player.character, int(player.role)), player.__getstate__()


def character_called(key: str) -> Character:
    return CHARACTERS[key]


def call_again(character: Character) -> tuple[Callable[[str], Character], tuple[str]]:
    return character_called, (character.key,)


def shake_again(chance: Chance) -> tuple[type[Chance], tuple[bytes], object]:
    return Chance, (chance.key,), chance.__getstate__()


def play_again(g: Game) -> tuple[type[Game], tuple[Box, Rules, Chance], object]:
    return Game, (g.box, g.rules, g.chance), g.__getstate__()


# Compiled classes do not pickle by themselves; with these a view can go to another process, with its world.
copyreg.pickle(Box, reopen)
copyreg.pickle(Rules, agree_again)
copyreg.pickle(Player, sit_again)
copyreg.pickle(Chance, shake_again)
copyreg.pickle(Game, play_again)
for each in CHARACTERS.values():
    copyreg.pickle(type(each), call_again)

BOOK = [KINDS[key] for key in BOOK_KINDS]
GREENS = [int(card.kind) for card in CARDS if card.colour == GREEN]
