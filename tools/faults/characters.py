"""Wrong characters of the first sixteen."""

from tools.faults.fault import Fault

BASE = "characters/base.py"
THREE = "(Character):\n    def life(self, rules: Rules) -> i64:\n        return 3\n"
FOUR = THREE.replace("3\n", "4\n")

FAULTS = [
    Fault("el_gringo_has_four_lives", BASE, "class ElGringo" + THREE, "class ElGringo" + FOUR, "CH-GRI-1"),
    Fault("paul_regret_has_four_lives", BASE, "class PaulRegret" + THREE, "class PaulRegret" + FOUR, "CH-PAU-1"),
    Fault("kit_carlson_always_has_four_lives", BASE, "return rules.kit_carlson_life", "return 4", "CH-KIT-2"),
    Fault(
        "bart_draws_one_for_dynamite",
        BASE,
        "            trigger(g, me, DrawCards(me, amount))",
        "            trigger(g, me, DrawCards(me, 1))",
        "CH-BAR-1",
    ),
    Fault("bart_is_never_asked", BASE, 'g.rules.bart_cassidy == "may"', 'g.rules.bart_cassidy == "never"', "CH-BAR-2"),
    Fault("black_jack_only_for_hearts", "rules/drawing.py", "in (HEARTS, DIAMONDS)", "in (HEARTS, HEARTS)", "CH-BLA-1"),
    Fault(
        "black_jack_shows_the_first",
        BASE,
        "        g.draw(me)\n        trigger(g, me, ShowSecond(me), DrawCards(me, 1))",
        "        trigger(g, me, ShowSecond(me), DrawCards(me, 1))\n        g.draw(me)",
        "CH-BLA-1",
    ),
    Fault(
        "calamity_has_no_missed_in_a_duel",
        BASE,
        "return card.kind in (BANG, MISSED)",
        "return card.kind == BANG",
        "CH-CAL-3",
    ),
    Fault(
        "calamity_shoots_without_limit",
        "rules/turn.py",
        "    if entry.bang:\n",
        "    if g.entry(action.card).bang:\n",
        "CH-CAL-2",
    ),
    Fault("calamity_can_not_dodge_with_bang", BASE, " or card.kind == BANG", "", "CH-CAL-1"),
    Fault(
        "el_gringo_robs_for_dynamite",
        "rules/equipment.py",
        "Loss(self.seat, NOBODY, self.card, EXPLOSION)",
        "Loss(self.seat, g.left_of(self.seat), self.card, EXPLOSION)",
        "OWN-05 CH-GRI-4 RWD-09",
    ),
    Fault(
        "jesse_draws_two_more",
        "rules/drawing.py",
        "g.push(DrawCards(self.seat, 1))",
        "g.push(DrawCards(self.seat, 2))",
        "CH-JES",
    ),
    Fault(
        "jourdonnais_has_no_barrel",
        BASE,
        "    def barrels(self) -> i64:\n        return 1",
        "    def barrels(self) -> i64:\n        return 0",
        "CH-JOU-1",
    ),
    Fault("kit_takes_three", "rules/drawing.py", "if len(g.display) == 3:", "if len(g.display) > 3:", "CH-KIT-1"),
    Fault(
        "kit_puts_it_under_the_deck",
        "engine/state.py",
        "        self.display.remove(card)\n        self.deck.append(card)",
        "        self.display.remove(card)\n        self.deck.insert(0, card)",
        "CH-KIT-1",
    ),
    Fault(
        "lucky_duke_turns_one",
        BASE,
        "    def turned(self) -> i64:\n        return 2",
        "    def turned(self) -> i64:\n        return 1",
        "CH-LUC",
    ),
    Fault(
        "lucky_duke_has_no_order",
        "rules/checks.py",
        "            if card != action.take:\n",
        "            if card != action.card:\n",
        "DER-32",
    ),
    Fault(
        "pedro_on_an_empty_pile",
        "rules/drawing.py",
        "[PASS, Action(TAKING, g.discards[-1])] if g.discards else [PASS]",
        "[PASS, Action(TAKING, g.discards[-1] if g.discards else NO_CARD)]",
        "CH-PED",
    ),
    Fault(
        "pedro_takes_two_from_the_discards",
        "rules/drawing.py",
        "            g.take_discard(self.seat)\n            g.draw(self.seat)",
        "            g.take_discard(self.seat)\n            g.take_discard(self.seat) if g.discards else g.draw(self.seat)",
        "CH-PED",
    ),
    Fault(
        "rose_sees_nothing_closer",
        BASE,
        "    def sight(self) -> i64:\n        return 1",
        "    def sight(self) -> i64:\n        return 0",
        "CH-ROS-1",
    ),
    Fault(
        "sid_heals_when_unhurt",
        BASE,
        "return [] if self.prevents_losses(g) or unhurt(g, me) else two_cards(g, me)",
        "return [] if self.prevents_losses(g) else two_cards(g, me)",
        "CH-SID-4",
    ),
    Fault(
        "sid_heals_twice_in_abacus",
        BASE,
        "return [] if g.spent or unhurt(g, me) else two_cards(g, me)",
        "return [] if unhurt(g, me) else two_cards(g, me)",
        "CH-SID-2",
    ),
    Fault(
        "sid_only_when_asked",
        BASE,
        "    def may_interrupt(self, g: Game, me: Seat) -> list[Action]:\n        return []",
        "    def may_interrupt(self, g: Game, me: Seat) -> list[Action]:\n        if g.asked is not None and g.asked.seat != me:\n            return []\n        return []",
        "CH-SID-3",
    ),
    Fault(
        "slab_needs_one",
        BASE,
        "    def missed_needed(self) -> i64:\n        return 2",
        "    def missed_needed(self) -> i64:\n        return 1",
        "CH-SLA-1",
    ),
    Fault(
        "slab_with_every_hit",
        "cards/effects.py",
        "    shoot(g, seat, me, action.card)",
        "    shoot(g, seat, me, action.card, g.ability(me).missed_needed())",
        "CH-SLA-2",
    ),
    Fault("suzy_waits_for_the_end_of_the_card", BASE, "now = g.rules.suzy_mid_resolution or ", "now = ", "CH-SUZ-2"),
    Fault("suzy_draws_two", BASE, "trigger(g, me, DrawCards(me, 1))", "trigger(g, me, DrawCards(me, 2))", "CH-SUZ-1"),
    Fault(
        "suzy_only_in_her_turn",
        BASE,
        "if now and (g.deck or g.discards):",
        "if now and g.turn == me and (g.deck or g.discards):",
        "CH-SUZ-1",
    ),
    Fault(
        "sam_takes_only_the_hand",
        "rules/elimination.py",
        "            g.take_in_play(self.seat, self.dead, card)",
        "            g.discard_in_play(self.dead, card)",
        "CH-VSA-1",
    ),
    Fault(
        "sam_inherits_while_dead",
        "rules/elimination.py",
        "for seat in g.others(self.seat) if g.ability(seat).inherits()",
        "for seat in range(len(g.players)) if g.ability(seat).inherits()",
        "CH-VSA-1",
    ),
    Fault(
        "willy_once_a_turn", "cards/brown.py", "g.bangs == 0 or g.ability(me).rapid() or", "g.bangs == 0 or", "CH-WIL"
    ),
]
