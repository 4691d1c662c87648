# The log. Players come by name and as who they are to the reader: $who with $who_is = you | other, likewise $target,
# $by, $dead and $winners. $card is a card with its face, $face only that; $cause and $kind are names of cards, with
# $cause_is = the key of the card. A message is said in the fullest form whose facts are known. Lines have no full stop.

# After any line: the card that was paid, and the card or the character that made it possible.
tail-pay = { $line }, discarding { $pay }
tail-via = { $line } ({ $via })

part-who = { $who_is ->
    [you] You
   *[other] { $who }
}
part-whom = { $who_is ->
    [you] you
   *[other] { $who }
}
part-whose = { $who_is ->
    [you] Your
   *[other] { $who }’s
}
part-whose_last = { $who_is ->
    [you] your
   *[other] { $who }’s
}
part-their = { $who_is ->
    [you] your
   *[other] their
}
part-is = { $who_is ->
    [you] are
   *[other] is
}
part-s = { $who_is ->
    [you] { "" }
   *[other] s
}
part-target = { $target_is ->
    [you] you
   *[other] { $target }
}
part-targets = { $target_is ->
    [you] your
   *[other] { $target }’s
}
part-by = { $by_is ->
    [you] You
   *[other] { $by }
}
part-bys = { $by_is ->
    [you] your
   *[other] { $by }’s
}
part-by_s = { $by_is ->
    [you] { "" }
   *[other] s
}
part-deads = { $dead_is ->
    [you] your
   *[other] { $dead }’s
}
part-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Turn

log-character = { part-who } { part-is } { $character }
log-turn = { part-whose } turn
log-drew = { part-who } draw{ part-s } { part-count }
    .cards = { part-who } draw{ part-s } { $cards }
# Of three cards two were kept.
log-kept = { part-who } look{ part-s } at 3 cards and keep{ part-s } { $count }
    .back-cards = { part-who } keep{ part-s } { $cards } and put{ part-s } { $back } back
# The first of several that go back.
log-put_back = { part-who } put{ part-s } a card back on the draw pile
    .card = { part-who } put{ part-s } { $card } back on the draw pile
# The second card that was drawn: a red one brings another.
log-showed = { part-who } show{ part-s } { $card }: black, no extra card
    .cards = { part-who } show{ part-s } { $card }: red, draw{ part-s } { $cards }
    .count = { part-who } show{ part-s } { $card }: red, draw{ part-s } { $count } more
log-turned_up = Face up: { $cards }
log-picked = { part-who } take{ part-s } { $card }
log-took_discard = { part-who } take{ part-s } { $card } from the discard pile
log-named = { part-who } { $who_is ->
    [you] copy
   *[other] copies
} { $character } until { part-their } next turn
log-discarded = { part-who } discard{ part-s } { $cards }
log-shuffled = Draw pile empty: { part-count } reshuffled

## Playing

log-played = { part-who } play{ part-s } { $card }
    .target = { part-who } play{ part-s } { $card } on { part-target }
    .cards = { part-who } play{ part-s } { $card } and draw{ part-s } { $cards }
    .count = { part-who } play{ part-s } { $card } and draw{ part-s } { part-count }
log-used = { part-who } use{ part-s } { $card }
    .target = { part-who } use{ part-s } { $card } on { part-target }
    .cards = { part-who } use{ part-s } { $card } and draw{ part-s } { $cards }
    .count = { part-who } use{ part-s } { $card } and draw{ part-s } { part-count }
log-laid = { part-who } play{ part-s } { $card }
    .target = { part-who } play{ part-s } { $card } on { part-target }
log-armed = { part-who } play{ part-s } { $card } (range { $range })
    .old = { part-who } swap{ part-s } { $old } for { $card } (range { $range })
log-jailed = { part-who } play{ part-s } { $card } on { part-target }
log-ability = { part-who } use{ part-s } the ability of { $character }
    .target = { part-who } use{ part-s } the ability of { $character } on { part-target }
# $price was discarded for it.
log-traded = { part-who } discard{ part-s } { $price }
    .cards = { part-who } discard{ part-s } { $price } and draw{ part-s } { $cards }
    .count = { part-who } discard{ part-s } { $price } and draw{ part-s } { part-count }
    .gained-life = { part-who } discard{ part-s } { $price }: +{ $gained } life, now { $life }
log-paid = { part-who } give{ part-s } up 1 life ({ $life } left)
    .cards = { part-who } give{ part-s } up 1 life ({ $life } left) and draw{ part-s } { $cards }
    .count = { part-who } give{ part-s } up 1 life ({ $life } left) and draw{ part-s } { part-count }
log-took = { part-who } take{ part-s } a card from { part-targets } hand
    .card = { part-who } take{ part-s } { $card } from { part-targets } hand
    .in_play = { part-who } take{ part-s } { $in_play } from { part-target }
log-stripped = { part-who } make{ part-s } { part-target } discard { $card }
log-passed_on = { $card } moves on to { part-target }
log-unaffected = { $card } has no effect on { part-whom }

## Shooting

log-shot = { part-who } shoot{ part-s } at { part-target }
    .card-cause = { $cause_is ->
        [bang] { part-who } shoot{ part-s } at { part-target }
       *[other] { part-who } attack{ part-s } { part-target } with { $card }
    }
    .card-cause-kind = { part-who } shoot{ part-s } at { part-target } with { $card }
    .price = { part-who } discard{ part-s } { $price } and shoot{ part-s } at { part-target }
log-volley = { part-who } play{ part-s } { $card } against everyone
log-duel = { part-who } challenge{ part-s } { part-target } to a { $name-duel }
# Played, and not yet enough. $kind: as what a card counts that is something else.
log-answered = { part-who } answer{ part-s } with { $card }
    .kind = { part-who } answer{ part-s } with { $card } as { $kind }
# Not played, only discarded.
log-shot_back = { part-who } answer{ part-s } by discarding { $card }
    .kind = { part-who } answer{ part-s } by discarding { $card } as { $kind }
log-dodged = { part-who } dodge{ part-s }
    .card = { part-who } dodge{ part-s } with { $card }
    .card-kind = { part-who } dodge{ part-s } with { $card } as { $kind }

## Draw!

# Without $face there was no card left to flip. $dodged: with this the shot is dodged.
log-check_barrel = { part-who } flip{ part-s } for the { $name-barrel }: no cards left
    .face = { part-who } flip{ part-s } { $face } for the { $name-barrel }: { $dodged ->
        [true] dodged
       *[false] { $matched ->
            [true] lucky
           *[false] no luck
        }
    }
log-check_jail = { part-who } flip{ part-s } for { $name-jail }: no cards left, { $jail_failed ->
    [skip_phases_1_2] may only discard this turn
   *[skip_turn] turn lost
}
    .face = { part-who } flip{ part-s } { $face } for { $name-jail }: { $matched ->
        [true] free
       *[false] { $jail_failed ->
            [skip_phases_1_2] may only discard this turn
           *[skip_turn] turn lost
        }
    }
log-check_dynamite = { part-who } flip{ part-s } for { $name-dynamite }: no cards left
    .target = { part-who } flip{ part-s } for { $name-dynamite }: no cards left, it moves on to { part-target }
    .face = { part-who } flip{ part-s } { $face } for { $name-dynamite }: { $matched ->
        [true] bad luck
       *[false] safe
    }
    .face-target = { part-who } flip{ part-s } { $face } for { $name-dynamite }: safe, it moves on to { part-target }

## Life

log-lost = { $life ->
    [0] { part-who } lose{ part-s } { part-their } last life
   *[other] { part-who } lose{ part-s } { $lost } life ({ $life } left)
}
    .by = { $life ->
        [0] { part-by } take{ part-by_s } { part-whose_last } last life
       *[other] { part-by } hit{ part-by_s } { part-whom } ({ $life } left)
    }
    .cause = { part-who } lose{ part-s } { $life ->
        [0] { part-their } last life
       *[other] { $lost } life
    } { $cause_is ->
        [duel] in the { $cause }
       *[other] to { $cause }
    }{ $life ->
        [0] { "" }
       *[other] { " " }({ $life } left)
    }
    .by-cause = { $life ->
        [0] { part-who } lose{ part-s } { part-their } last life to { part-bys } { $cause }
       *[other] { part-who } lose{ part-s } { $lost } life to { part-bys } { $cause } ({ $life } left)
    }
log-gained = { part-who } regain{ part-s } { $gained } life, now { $life }
    .card = { part-who } play{ part-s } { $card }: +{ $gained } life, now { $life }
    .card-target = { part-who } play{ part-s } { $card } on { part-target }: +{ $gained } life, now { $life }
# Someone who was down to nothing is up again.
log-saved = { part-who } play{ part-s } { $card } and stay{ part-s } in the game ({ $life } life left)
log-prevented = { part-who } play{ part-s } { $card } to save a life

## Going out, and the end

log-died = { part-who } { part-is } eliminated – { $role }
    .by = { part-by } eliminate{ part-by_s } { part-whom } – { $role }
    .cause = { part-who } { part-is } eliminated by { $cause } – { $role }
log-estate = { part-whose } cards go to the discard pile: { $cards }
log-inherited = { part-who } take{ part-s } { part-deads } { part-count }
    .cards = { part-who } take{ part-s } { part-deads } cards: { $cards }
log-rewarded = { part-who } earn{ part-s } a reward for { part-deads } elimination
    .cards = { part-who } draw{ part-s } { $cards } as a reward
    .count = { part-who } draw{ part-s } { part-count } as a reward
log-punished = { part-who } eliminated a { $name-deputy } and discard{ part-s } everything
log-over = { $winners_is ->
    [you] Game over – you win! ({ $side }: { $winners })
   *[other] Game over. Winners: { $winners } ({ $side })
}
log-event = { part-who } turn{ part-s } an event card: { $event_card }
log-returned = { part-who } { $who_is ->
    [you] return
   *[other] returns
} as a ghost
log-departed = { $who_is ->
    [you] Your ghost leaves the table
   *[other] { $who }’s ghost leaves the table
}
## A Fistful of Cards

log-volleyed = { $count ->
    [one] { $name-fistful_of_cards }: a shot at { part-whom }
   *[other] { $name-fistful_of_cards }: { $count } shots at { part-whom }
}
log-gave_life = { part-who } give{ part-s } 1 life to { part-target }
log-abstained = { part-who } skip{ part-s } phase 1 ({ $name-hard_liquor })
log-guessed = { part-who } guess{ $who_is ->
    [you] { "" }
   *[other] es
} { $red ->
    [true] red
   *[false] black
}: { $card }, { $matched ->
    [true] right
   *[false] wrong
}
log-duty = { part-who } show{ part-s } { $card } and must play it, if possible
log-shot_at_card = { part-who } discard{ part-s } { $card } at { part-targets } { $in_play }
log-buried = { part-who } lay{ part-s } { part-count } face down on the draw pile
    .cards = { part-who } lay{ part-s } { $cards } face down on the draw pile
log-check_vendetta = { part-who } flip{ part-s } for { $name-vendetta }: no cards left
    .face = { part-who } flip{ part-s } { $face } for { $name-vendetta }: { $matched ->
        [true] another turn
       *[false] no further turn
    }
log-check_lasso = { part-who } flip{ part-s } for { $name-jail }: no cards left
    .face = { part-who } flip{ part-s } { $face } for { $name-jail }: no effect ({ $name-lasso })
log-revived = { part-who } { part-is } back in the game
