# The log: one message for each class of event. $who, $target, $by and $dead are players.
# A message says most that it can: the attribute `target` is used when there is a target, `kind-target` when
# there are both facts. Names are never declined and stand before a colon, behind an arrow or in brackets.

# A card, one unknown card or several went from $src to $dst (see places in ui.ftl).
event-moved = One card: { $src } → { $dst }
    .card = { $card }: { $src } → { $dst }
    .count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $src } → { $dst }
event-character_chosen = { $who }: { $character }
event-turn_began = Turn: { $who }
# $kind only where a card is played as another one.
event-played = { $who }: { $card }
    .target = { $who }: { $card } → { $target }
    .kind = { $who }: { $card } as { $kind }
    .kind-target = { $who }: { $card } as { $kind } → { $target }
event-used = { $who } uses { $card }
    .target = { $who } uses { $card } → { $target }
event-ability_used = { $who }: ability { $character }
    .target = { $who }: ability { $character } → { $target }
event-named = { $who } has the ability of { $character } until the next turn
event-revealed = { $who } shows { $card }
# $cause is the card (or character) that asks for the check; without $card there was none left to turn up.
event-checked = { $who }: { $name-draw_check } – no card left
    .card = { $who }: { $name-draw_check } { $card } – { $matched ->
        [true] it matches
       *[false] no match
    }
    .cause = { $who }: { $cause }, { $name-draw_check } – no card left
    .cause-card = { $who }: { $cause }, { $name-draw_check } { $card } – { $matched ->
        [true] it matches
       *[false] no match
    }
event-dodged = { $who } escapes the hit
    .by = { $who } escapes the hit ({ $by })
event-unaffected = { $card } has no effect: { $who }
# Either $lost or $gained is given.
event-life_changed = { $who }: life points { $life }
    .lost = { $who } loses { $lost ->
        [one] { $lost } life point
       *[other] { $lost } life points
    } → { $life }
    .gained = { $who } regains { $gained ->
        [one] { $gained } life point
       *[other] { $gained } life points
    } → { $life }
event-sat_out = { $who } { $jail_failed ->
    [skip_phases_1_2] loses phases 1 and 2
   *[skip_turn] sits out the turn
}
event-died = { $who } is eliminated: { $role }
    .by = { $who } is eliminated: { $role } (by { $by })
event-rewarded = { $who }: reward of 3 cards ({ $dead })
event-punished = { $who } discards everything as a penalty ({ $dead })
event-shuffled = The discard pile becomes the draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
event-game_over = The game is over. Winners: { $winners }
