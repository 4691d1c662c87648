# The log: one message for each class of event. $who, $target, $by and $dead are players.
# A message says most that it can: the attribute `target` is used when there is a target, `kind-target` when
# there are both facts. Lines have no full stop.

# A card, one unknown card or several went from $src to $dst (see places in ui.ftl).
event-moved = 1 card: { $src } → { $dst }
    .card = { $card }: { $src } → { $dst }
    .count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $src } → { $dst }
event-character_chosen = { $who } is { $character }
event-turn_began = { $who }’s turn
# $kind only where a card is played as another one.
event-played = { $who } plays { $card }
    .target = { $who } plays { $card } on { $target }
    .kind = { $who } plays { $card } as { $kind }
    .kind-target = { $who } plays { $card } as { $kind } on { $target }
event-used = { $who } uses { $card }
    .target = { $who } uses { $card } on { $target }
event-ability_used = { $who } uses the ability of { $character }
    .target = { $who } uses the ability of { $character } on { $target }
event-named = { $who } has the ability of { $character } until their next turn
event-revealed = { $who } shows { $card }
# $cause is the card that asks for it, if it is not an ability; without $card there was none left to flip.
# What matches is bad luck for the holder of Dynamite, and good luck for anyone else.
event-checked = { $who } flips: no cards left
    .card = { $who } flips { $card }: { $matched ->
        [true] lucky
       *[false] no luck
    }
    .cause = { $who } flips for { $cause }: no cards left
    .cause-card = { $who } flips { $card } for { $cause }: { $cause ->
        [Dynamite] { $matched ->
            [true] bad luck
           *[false] safe
        }
        [Infection] { $matched ->
            [true] bad luck
           *[false] safe
        }
       *[other] { $matched ->
            [true] lucky
           *[false] no luck
        }
    }
event-dodged = { $who } dodges
    .by = { $who } dodges { $by }’s shot
event-unaffected = { $card } has no effect on { $who }
# Either $lost or $gained is given.
event-life_changed = { $who } has { $life } life
    .lost = { $who } loses { $lost } life ({ $life } left)
    .gained = { $who } regains { $gained } life (now { $life })
event-sat_out = { $who } { $jail_failed ->
    [skip_phases_1_2] may only discard this turn
   *[skip_turn] loses the turn
}
event-died = { $who } is eliminated – { $role }
    .by = { $by } eliminates { $who } – { $role }
event-rewarded = { $who } draws 3 cards as a reward ({ $dead })
event-punished = { $who } discards everything as a penalty ({ $dead })
event-shuffled = Draw pile empty: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} reshuffled
event-game_over = Game over. Winners: { $winners }
