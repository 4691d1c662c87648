"""A machine that forgets, mixes things up, or listens to itself. No ledger entry speaks of it; the laws do."""

from tools.faults.fault import Fault

STATE = "engine/state.py"

FAULTS = [
    Fault(
        "clones_share_a_hand",
        "engine/player.py",
        "twin.hand, twin.in_play = self.hand[:], self.in_play[:]",
        "twin.hand, twin.in_play = self.hand, self.in_play[:]",
        "",
    ),
    Fault(
        "clones_forget_what_was_spent",
        STATE,
        "twin.fresh, twin.spent, twin.turn_lost = self.fresh[:], self.spent, self.turn_lost",
        "twin.fresh, twin.turn_lost = self.fresh[:], self.turn_lost",
        "",
    ),
    Fault(
        "clones_share_chance",
        STATE,
        "Game(self.box, self.rules, self.chance.clone())",
        "Game(self.box, self.rules, self.chance)",
        "",
    ),
    Fault(
        "reward_only_before_listeners",
        "rules/elimination.py",
        "                g.tell(Rewarded(self.by, self.seat))\n            g.draw(self.by, REWARD)",
        "                g.tell(Rewarded(self.by, self.seat))\n                g.draw(self.by, REWARD)",
        "",
    ),
    Fault(
        "a_refusal_uses_up_the_question",
        "engine/run.py",
        "    if not offered(g.options, action):\n        raise IllegalAction(ask.why_not(g, action))\n    g.stack.pop()",
        "    g.stack.pop()\n    if not offered(g.options, action):\n        raise IllegalAction(ask.why_not(g, action))",
        "",
    ),
    Fault(
        "anything_is_accepted",
        "engine/run.py",
        "        if option is action or option.same(action):",
        "        if option is action or option.verb == action.verb:",
        "",
    ),
    Fault(
        "distances_are_remembered_too_long",
        STATE,
        "        player = self.players[seat]\n        self.layout += 1\n",
        "        player = self.players[seat]\n",
        "",
    ),
    Fault(
        "chance_is_no_part_of_the_game",
        "rules/taking.py",
        "return g.random_card(target) if take == FROM_HAND else take",
        "return g.players[target].hand[hash(str(g.players[target].hand)) % len(g.players[target].hand)] if take == FROM_HAND else take",
        "DER-39",
    ),
    Fault(
        "the_random_card_is_the_first", STATE, "return hand[self.chance.below(len(hand))]", "return hand[0]", "DER-39"
    ),
    Fault(
        "a_shuffle_that_leaves_the_last",
        "engine/chance.py",
        "for i in range(len(mixed) - 1, 0, -1):",
        "for i in range(len(mixed) - 2, 0, -1):",
        "SET-02",
    ),
    Fault("two_cards_of_a_name", "table/notation.py", 'f"{name}-2" if name in names else name', "name", ""),
    Fault("records_forget_house_rules", "table/record.py", "house_rules=tuple(self.settings)", "house_rules=()", ""),
    Fault("positions_forget_what_was_spent", "table/position.py", '    g.spent = "spent" in facts\n', "", ""),
    Fault(
        "a_move_in_silence",
        STATE,
        "        self.players[thief].hand.append(card)\n        self.moved(card, IN_PLAY + victim, HAND + thief)",
        "        self.players[thief].hand.append(card)",
        "",
    ),
]
