"""Loose tongues."""

from tools.faults.fault import Fault

VIEW = "table/view.py"
REDEAL = "table/redeal.py"
EVENTS = "engine/events.py"

FAULTS = [
    Fault(
        "roles_for_everybody",
        VIEW,
        "return player.role if open_to_all or seat == me else UNKNOWN",
        "return player.role",
        "ROL-07",
    ),
    Fault(
        "roles_for_spectators",
        VIEW,
        "if open_to_all or seat == me else",
        "if open_to_all or seat == me or me == NOBODY else",
        "ROL-07",
    ),
    Fault("the_dead_keep_their_secret", VIEW, "or not player.alive or", "or", "ROL-07 ELM-05"),
    Fault("everybody_looks_with_kit", VIEW, "if g.display_owner in (EVERYBODY, me):", "if me >= 0:", "CH-KIT-1"),
    Fault("options_of_others", VIEW, "options=tuple(g.options) if mine else ()", "options=tuple(g.options)", "SET-13"),
    Fault("events_show_hands", EVENTS, "return zone == HAND + seat", "return zone >= 0", "SET-13"),
    Fault(
        "events_show_the_deck",
        EVENTS,
        "    if zone == DECK:\n        return False",
        "    if zone == DECK:\n        return True",
        "SET-13",
    ),
    Fault(
        "events_show_looked_at_cards",
        EVENTS,
        "return self.owner in (EVERYBODY, seat)",
        "return self.owner != DECK - 5",
        "CH-KIT-1",
    ),
    Fault(
        "events_reveal_what_is_drawn",
        "engine/state.py",
        "            self.moved(card, DECK, HAND + seat)",
        "            self.moved(card, DISCARDS, HAND + seat)",
        "SET-13",
    ),
    Fault(
        "a_question_names_the_best_card",
        "rules/duel.py",
        "    def challenged(self)",
        '    def facts(self, g: Game) -> dict[str, int]:\n        return {"count": len(bangs(g, self.seat))}\n\n    def challenged(self)',
        "",
    ),
    Fault(
        "nobody_without_a_bang_is_asked",
        "rules/duel.py",
        '    prompt: ClassVar[str] = "indians"\n',
        '    prompt: ClassVar[str] = "indians"\n\n    def moot(self, g: Game) -> bool:\n        return super().moot(g) or len(bangs(g, self.seat)) == 1\n',
        "",
    ),
    Fault(
        "nobody_without_beer_is_asked",
        "rules/damage.py",
        "        if self.preventable(g):\n",
        "        if self.preventable(g) and (beers(g, self.seat) or g.ability(self.seat).may_prevent(g, self.seat)):\n",
        "",
    ),
    Fault(
        "redeal_keeps_a_hand",
        REDEAL,
        "enumerate(g.players) if seat != me]\n    places",
        "enumerate(g.players) if seat not in (me, 1)]\n    places",
        "",
    ),
    Fault("redeal_keeps_the_deck", REDEAL, "places = [*hands, g.deck]", "places = [*hands]", ""),
    Fault("redeal_keeps_the_roles", REDEAL, "        player.role = roles.pop()", "        roles.pop()", ""),
    Fault(
        "redeal_keeps_the_future",
        REDEAL,
        "    twin.chance = Chance(bytes(int(chance.below(256)) for _ in range(KEY_BYTES)))\n",
        "",
        "",
    ),
    Fault("redeal_keeps_the_offers", REDEAL, "    if not g.offers:\n", "    if g.offers or not g.offers:\n", ""),
    Fault(
        "redeal_changes_my_hand",
        REDEAL,
        "enumerate(g.players) if seat != me]\n    places",
        "enumerate(g.players)]\n    places",
        "",
    ),
    Fault(
        "redeal_changes_looked_at_cards",
        REDEAL,
        "if g.display_owner not in (EVERYBODY, me):",
        "if g.display_owner != EVERYBODY:",
        "",
    ),
]
