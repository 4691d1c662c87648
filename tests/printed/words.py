"""The names in docs/rules/NAMES.md, typed by hand, and the settings of the engine."""

from __future__ import annotations

from dataclasses import fields

from sixgun.engine.settings import CHOICES, Rules

EDITIONS = ("abacus", "czech", "fourth", "walkingdead", "dodgecity", "combined")

WEAPONS = ("colt_45", "volcanic", "schofield", "remington", "rev_carabine", "winchester")
BASE_BLUE = ("barrel", "dynamite", "jail", "mustang", "scope")
BASE_BROWN = (
    "bang", "missed", "beer", "saloon", "stagecoach", "wells_fargo", "general_store", "panic", "cat_balou",
    "gatling", "indians", "duel",
)  # fmt: skip
BASE_CARDS = WEAPONS + BASE_BLUE + BASE_BROWN
DODGE_CITY_CARDS = (
    "hideout", "binocular",
    "bible", "buffalo_rifle", "can_can", "canteen", "conestoga", "derringer", "howitzer", "iron_plate",
    "knife", "pepperbox", "pony_express", "sombrero", "ten_gallon_hat",
    "dodge", "punch", "rag_time", "brawl", "springfield", "tequila", "whisky",
)  # fmt: skip
CARDS = BASE_CARDS + DODGE_CITY_CARDS

BASE_CHARACTERS = (
    "bart_cassidy", "black_jack", "calamity_janet", "el_gringo", "jesse_jones", "jourdonnais", "kit_carlson",
    "lucky_duke", "paul_regret", "pedro_ramirez", "rose_doolan", "sid_ketchum", "slab_the_killer",
    "suzy_lafayette", "vulture_sam", "willy_the_kid",
)  # fmt: skip
DODGE_CITY_CHARACTERS = (
    "apache_kid", "belle_star", "bill_noface", "chuck_wengam", "doc_holyday", "elena_fuente", "greg_digger",
    "herb_hunter", "jose_delgado", "molly_stark", "pat_brennan", "pixie_pete", "sean_mallory", "tequila_joe",
    "vera_custer",
)  # fmt: skip
CHARACTERS = BASE_CHARACTERS + DODGE_CITY_CHARACTERS

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
SIDES = ("law_side", "outlaw_side", "renegade_side")
TITLES = tuple(f"edition_{edition}" for edition in EDITIONS)
PHASES = ("phase_draw", "phase_play", "phase_discard", "turn", "clockwise", "left_neighbour")
COMPONENTS = (
    "playing_card", "role_card", "character_card", "character", "summary_card", "player_board", "life_token",
    "brown_border", "blue_border", "green_border", "book_symbol", "bison_symbol",
)  # fmt: skip
ZONES = ("draw_pile", "discard_pile", "hand", "in_play", "display", "resolving", "box")
TERMS = (
    "life_point", "hand_limit", "ability", "hit", "hit_symbol", "missed_symbol", "draw_check", "take_card",
    "play_card", "discard_card", "distance", "range", "reachable_distance", "weapon", "eliminate", "reward",
    "penalty", "ownership", "any_player", "all_other_players",
)  # fmt: skip
SUITS = ("spades", "hearts", "diamonds", "clubs")
RANKS = tuple(f"rank_{rank}" for rank in (*range(2, 11), *"JQKA"))

NAMES = (
    *CARDS, *CHARACTERS, *ROLES, *SIDES, *TITLES, *PHASES, *COMPONENTS, *ZONES, *TERMS, *SUITS,
    "ranks", *RANKS,
)  # fmt: skip
GOALS_OF_THREE = ("deputy_of_three", "renegade_of_three", "outlaw_of_three")
BORDERS = ("brown_border", "blue_border", "green_border")
TEXTS = (*CARDS, *CHARACTERS, *ROLES, *GOALS_OF_THREE, *BORDERS, *TITLES)

# The messages in ui.ftl.
UI = ("card", "random_card", "list", "cards", "life", "players")

Values = tuple[str | int | bool, ...]

YES_NO: Values = (True, False)
NUMBERS: dict[str, Values] = {
    "min_players": (3, 4),
    "max_players": (7, 8),
    "kit_carlson_life": (3, 4),
    "event_cards": (12, 26),
    "ranch_phase": (1, 2),
    "mine_printing": ("current", "first"),
}
SETTINGS: dict[str, Values] = {
    field.name: CHOICES.get(field.name) or NUMBERS.get(field.name, YES_NO) for field in fields(Rules)
}
"""Every setting with its values."""

NONE = "-"

# key: abacus | fourth | walkingdead | dodgecity, as in NAMES.md but not in capitals. Where NAMES.md quotes an
# inflected word ("braunen Rand", "nimmt") or a misprint ("Remmington", "Wells"), this has the word as a label.
GERMAN = {
    "sheriff": ("Sheriff", "Sheriff", "Anführer der Überlebenden", "Sheriff"),
    "deputy": ("Hilfsheriff", "Hilfssheriff", "Überlebender", "Hilfssheriff"),
    "outlaw": ("Outlaw", "Gesetzloser", "Erlöser", "Outlaw"),
    "renegade": ("Kopfgeldjäger", "Abtrünniger", "Einzelgänger von Hilltop", "Kopfgeldjäger"),
    "law_side": ("Gesetzeshüter", NONE, NONE, "Gesetzeshüter"),
    "phase_draw": ("Zwei Karten nehmen", "Ziehe zwei Karten", "Zwei Karten ziehen", "Zwei Karten nehmen"),
    "phase_play": (
        "Karten ausspielen", "Spiele beliebig viele Karten aus", "Beliebig viele Karten ausspielen",
        "Karten ausspielen",
    ),
    "phase_discard": (
        "Überzählige Handkarten abwerfen", "Wirf überzählige Karten ab", "Überzählige Karten ablegen",
        "Überzählige Handkarten abwerfen",
    ),
    "turn": ("Zug", "Zug", "Zug", "Zug"),
    "clockwise": ("im Uhrzeigersinn", "im Uhrzeigersinn", "im Uhrzeigersinn", "im Uhrzeigersinn"),
    "left_neighbour": (
        "linker Nachbar", "Spieler zu deiner Linken", "Spieler links von dir", "linker Nachbar",
    ),
    "playing_card": ("Spielkarte", "Spielkarte", "Aktionskarte", "Spielkarte"),
    "role_card": ("Rollenkarte", "Rollenkarte", "Rollenkarte", "Rollenkarte"),
    "character_card": ("Personenkarte", "Charakterkarte", "Charakterkarte", "Personenkarte"),
    "character": ("Person", "Charakter", "Charakter", "Person"),
    "summary_card": ("Übersichtskarte", "Übersichtskarte", "Übersichtskarte", "Übersichtskarte"),
    "player_board": (NONE, "Spieler-Tableau", "Spielertableau", NONE),
    "life_token": ("Patrone", "Patrone", "Gesundheitsmarker", "Patrone"),
    "draw_pile": ("Talon", "Nachziehstapel", "Nachziehstapel", "Talon"),
    "discard_pile": ("Ablagestapel", "Ablagestapel", "Ablagestapel", "Ablagestapel"),
    "hand": ("Hand", "Hand", "Hand", "Hand"),
    "in_play": ("offen ausliegend", "im Spiel", "im Spiel", "offen ausliegend"),
    "brown_border": ("braune Karte", "braune Karte", "braune Karte", "braune Karte"),
    "blue_border": ("blaue Karte", "blaue Karte", "blaue Karte", "blaue Karte"),
    "green_border": (NONE, "grüne Karte", NONE, "grüne Karte"),
    "book_symbol": (NONE, "Buchsymbol", NONE, NONE),
    "bison_symbol": (NONE, NONE, NONE, "Bison"),
    "life_point": ("Lebenspunkt", "Lebenspunkt", "Lebenspunkt", "Lebenspunkt"),
    "hand_limit": ("Handkartenlimit", "Handkartenlimit", "Handkartenlimit", "Handkartenlimit"),
    "ability": ("besondere Fähigkeit", "Spezialfähigkeit", "Spezialfähigkeit", "besondere Fähigkeit"),
    "hit": ("Treffer", "Treffer", "Treffer", "Treffer"),
    "hit_symbol": ("Treffer-Symbol", "BANG!-Symbol", "Angriff!-Symbol", "Treffer-Symbol"),
    "missed_symbol": (
        "Fehlschuss!-Symbol", "Fehlschuss!-Symbol", "Ausweichen-Symbol", "Fehlschuss!-Symbol",
    ),
    "draw_check": ("Ziehen", "ziehen!", "Aufdecken", "Ziehen"),
    "take_card": ("nehmen", "ziehen", "ziehen", "nehmen"),
    "play_card": ("ausspielen", "ausspielen", "ausspielen", "ausspielen"),
    "discard_card": ("ablegen", "abwerfen", "ablegen", "ablegen"),
    "distance": ("Abstand", "Abstand", "Distanz", "Abstand"),
    "range": ("Reichweite", "maximal erreichbarer Abstand", "maximale Distanz", "Reichweite"),
    "reachable_distance": (
        "erreichbarer Abstand", "erreichbarer Abstand", "erreichbare Distanz", "erreichbarer Abstand",
    ),
    "weapon": ("Waffe", "Waffe", "Waffe", "Waffe"),
    "eliminate": ("ausschalten", "eliminieren", "eliminieren", "ausschalten"),
    "reward": ("Belohnung", "Belohnung", "Belohnung", "Belohnung"),
    "penalty": ("Bestrafung", "Strafe", "Strafe", "Bestrafung"),
    "ownership": ("„Verursacher“-Prinzip", NONE, NONE, NONE),
    "any_player": ("beliebiger Spieler", "beliebiger Spieler", "beliebiger Spieler", "beliebiger Spieler"),
    "all_other_players": (
        "alle anderen Spieler", "alle anderen Spieler", "alle anderen Spieler", "alle anderen Spieler",
    ),
    "hearts": ("Herz", "Herz", "Herz", "Herz"),
    "spades": ("Pik", "Pik", "Pik", "Pik"),
    "diamonds": ("Karo", "Karo", "Karo", "Karo"),
    "clubs": (NONE, NONE, NONE, NONE),
    "colt_45": ("45er Colt", "Colt.45", "Beil", "45er Colt"),
    "volcanic": ("Volcanic", "Volcanic", "Maschinengewehr", "Volcanic"),
    "schofield": ("Schofield", "Schofield", "Pistole", "Schofield"),
    "remington": ("Remington", "Remington", "Schrotflinte", "Remington"),
    "rev_carabine": ("Rev. Carabine", "Karabiner", "Sturmgewehr", "Rev. Carabine"),
    "winchester": ("Winchester", "Winchester", "Scharfschützengewehr", "Winchester"),
    "barrel": ("Fass", "Fass", "Schutzanzug", "Fass"),
    "dynamite": ("Dynamit", "Dynamit", "Infektion", "Dynamit"),
    "jail": ("Gefängnis", "Gefängnis", "Gefangen", "Gefängnis"),
    "mustang": ("Mustang", "Mustang", "Wohnmobil", "Mustang"),
    "scope": ("Appaloosa", "Zielfernrohr", "Zielfernrohr", NONE),
    "hideout": (NONE, NONE, NONE, "Versteck"),
    "binocular": (NONE, NONE, NONE, "Silver"),
    "bible": (NONE, NONE, NONE, "Bibel"),
    "buffalo_rifle": (NONE, NONE, NONE, "Jagdgewehr"),
    "can_can": (NONE, NONE, NONE, "Can Can"),
    "canteen": (NONE, NONE, NONE, "Feldflasche"),
    "conestoga": (NONE, NONE, NONE, "Planwagen"),
    "derringer": (NONE, NONE, NONE, "Derringer"),
    "howitzer": (NONE, NONE, NONE, "Haubitze"),
    "iron_plate": (NONE, NONE, NONE, "Eisenplatte"),
    "knife": (NONE, NONE, NONE, "Wurfmesser"),
    "pepperbox": (NONE, NONE, NONE, "Pepperbox"),
    "pony_express": (NONE, NONE, NONE, "Pony Express"),
    "sombrero": (NONE, NONE, NONE, "Sombrero"),
    "ten_gallon_hat": (NONE, NONE, NONE, "Stetson"),
    "bang": ("BANG!", "BANG!", "Angriff!", "BANG!"),
    "missed": ("Fehlschuss!", "Fehlschuss!", "Ausweichen", "Fehlschuss!"),
    "beer": ("Bier", "Bier", "Erste Hilfe", "Bier"),
    "saloon": ("Saloon", "Saloon", "Sanitätsausrüstung", "Saloon"),
    "stagecoach": ("Postkutsche", "Postkutsche", "Muni-Kiste", "Postkutsche"),
    "wells_fargo": ("Wells Fargo", "Wells Fargo", "Waffenlager", "Wells Fargo"),
    "general_store": ("General Store", "Warenhaus", "Lieferung", "General Store"),
    "panic": ("Panik", "Panik!", "Überraschungsangriff", "Panik"),
    "cat_balou": ("Cat Balou", "Cat Balou", "Beißer", "Cat Balou"),
    "gatling": ("Gatling", "Gatling", "Granate", "Gatling"),
    "indians": ("Indianer!", "Indians!", "Zombiehorde", "Indianer!"),
    "duel": ("Duell", "Duell", "Duell", "Duell"),
    "dodge": (NONE, NONE, NONE, "Ausweichen"),
    "punch": (NONE, NONE, NONE, "Faustschlag"),
    "rag_time": (NONE, NONE, NONE, "Rag Time"),
    "brawl": (NONE, NONE, NONE, "Schlägerei"),
    "springfield": (NONE, NONE, NONE, "Springfield"),
    "tequila": (NONE, NONE, NONE, "Tequila"),
    "whisky": (NONE, NONE, NONE, "Whisky"),
    "bart_cassidy": ("Bart Cassidy", "Bart Cassidy", "Rick", NONE),
    "black_jack": ("Black Jack", "Black Jack", "Abraham", NONE),
    "calamity_janet": ("Calamity Janet", "Calamity Janet", "Michonne", NONE),
    "el_gringo": ("El Gringo", "El Gringo", "Der Gouverneur", "El Gringo"),
    "jesse_jones": ("Jesse Jones", "Jesse Jones", "Negan", NONE),
    "jourdonnais": ("Jourdonnais", "Jourdonnais", "Jesus", NONE),
    "kit_carlson": ("Kit Carlson", "Kit Carlson", "Eugene", NONE),
    "lucky_duke": ("Lucky Duke", "Lucky Duke", "Ezekiel", NONE),
    "paul_regret": ("Paul Regret", "Paul Regret", "Dale", NONE),
    "pedro_ramirez": ("Pedro Ramirez", "Pedro Ramirez", "Glenn", NONE),
    "rose_doolan": ("Rose Doolan", "Rose Doolan", "Andrea", NONE),
    "sid_ketchum": ("Sid Ketchum", "Sid Ketchum", "Hershel", NONE),
    "slab_the_killer": ("Slab the Killer", "Slab the Killer", "Tyreese", NONE),
    "suzy_lafayette": ("Suzy Lafayette", "Suzy Lafayette", "Maggie", NONE),
    "vulture_sam": ("Vulture Sam", "Vulture Sam", "Dwight", "Vulture Sam"),
    "willy_the_kid": ("Willy the Kid", "Willy the Kid", "Carl", NONE),
    "apache_kid": (NONE, NONE, NONE, "Apache Kid"),
    "belle_star": (NONE, NONE, NONE, "Belle Star"),
    "bill_noface": (NONE, NONE, NONE, "Bill Noface"),
    "chuck_wengam": (NONE, NONE, NONE, "Chuck Wengham"),
    "doc_holyday": (NONE, NONE, NONE, "Doc Holyday"),
    "elena_fuente": (NONE, NONE, NONE, "Elena Fuente"),
    "greg_digger": (NONE, NONE, NONE, "Greg Digger"),
    "herb_hunter": (NONE, NONE, NONE, "Herb Hunter"),
    "jose_delgado": (NONE, NONE, NONE, "José Delgado"),
    "molly_stark": (NONE, NONE, NONE, "Molly Stark"),
    "pat_brennan": (NONE, NONE, NONE, "Pat Brennan"),
    "pixie_pete": (NONE, NONE, NONE, "Pixie Pete"),
    "sean_mallory": (NONE, NONE, NONE, "Sean Mallory"),
    "tequila_joe": (NONE, NONE, NONE, "Tequila Joe"),
    "vera_custer": (NONE, NONE, NONE, "Vera Custer"),
}  # fmt: skip

# Walking Dead in English and Czech: no rulebook has these names; they are translated from German.
WALKING_DEAD = {
    "en": {
        "sheriff": "Leader of the Survivors", "deputy": "Survivor", "outlaw": "Savior",
        "renegade": "Loner of Hilltop", "bang": "Attack!", "missed": "Dodge", "beer": "First Aid",
        "saloon": "Medical Supplies", "stagecoach": "Ammo Crate", "wells_fargo": "Armoury",
        "general_store": "Delivery", "panic": "Surprise Attack", "cat_balou": "Biter", "gatling": "Grenade",
        "indians": "Zombie Horde", "duel": "Duel", "mustang": "Camper", "scope": "Scope",
        "barrel": "Protective Suit", "jail": "Captured", "dynamite": "Infection", "colt_45": "Hatchet",
        "volcanic": "Machine Gun", "schofield": "Pistol", "remington": "Shotgun",
        "rev_carabine": "Assault Rifle", "winchester": "Sniper Rifle", "bart_cassidy": "Rick",
        "willy_the_kid": "Carl", "el_gringo": "The Governor",
    },
    "cs": {
        "sheriff": "Vůdce přeživších", "deputy": "Přeživší", "outlaw": "Spasitel",
        "renegade": "Samotář z Hilltopu", "bang": "Útok!", "missed": "Úhyb", "beer": "První pomoc",
        "saloon": "Zdravotnické vybavení", "stagecoach": "Bedna s municí", "wells_fargo": "Zbrojnice",
        "general_store": "Dodávka", "panic": "Překvapivý útok", "cat_balou": "Kousač", "gatling": "Granát",
        "indians": "Horda zombií", "duel": "Souboj", "mustang": "Obytný vůz", "scope": "Puškohled",
        "barrel": "Ochranný oblek", "jail": "Zajetí", "dynamite": "Infekce", "colt_45": "Sekera",
        "volcanic": "Kulomet", "schofield": "Pistole", "remington": "Brokovnice",
        "rev_carabine": "Útočná puška", "winchester": "Odstřelovačská puška", "bart_cassidy": "Rick",
        "willy_the_kid": "Carl", "el_gringo": "Guvernér",
    },
}  # fmt: skip

# Czech, as printed in rulebook 001.
CZECH = {
    "sheriff": "Šerif", "deputy": "Pomocník", "outlaw": "Zločinec", "renegade": "Renegád",
    "phase_draw": "Líznutí 2 karet", "phase_play": "Zahrání herních karet",
    "phase_discard": "Odhození přebývajících karet", "turn": "kolo", "left_neighbour": "hráč po levici",
    "clockwise": "po směru hodinových ručiček", "role_card": "karta role", "character_card": "karta postavy",
    "character": "postava", "summary_card": "přehled pravidel", "life_token": "kulka",
    "draw_pile": "lízací balíček", "discard_pile": "odhazovací balíček", "hand": "ruka", "in_play": "ve hře",
    "life_point": "život", "ability": "zvláštní schopnost", "hit": "zásah", "draw_check": "Líznutí (Draw!)",
    "take_card": "líznout", "play_card": "zahrát", "discard_card": "odhodit", "distance": "vzdálenost",
    "range": "dosah", "reachable_distance": "dosažitelná vzdálenost", "weapon": "zbraň", "eliminate": "zabít",
    "reward": "odměna", "penalty": "trest", "hearts": "srdce", "spades": "piky", "colt_45": "Colt 45",
    "volcanic": "Volcanic", "schofield": "Schofield", "remington": "Remington",
    "rev_carabine": "Rev. Carabine", "winchester": "Winchester", "barrel": "Barrel", "dynamite": "Dynamite",
    "jail": "Jail", "mustang": "Mustang", "scope": "Appaloosa", "bang": "BANG!", "missed": "Missed!",
    "beer": "Beer", "saloon": "Saloon", "general_store": "General store", "panic": "Panic!",
    "cat_balou": "Cat Balou", "gatling": "Gatling", "indians": "Indians!", "duel": "Duel",
    "willy_the_kid": "Willy The Kid",
}  # fmt: skip
