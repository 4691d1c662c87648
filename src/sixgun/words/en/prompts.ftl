# What a player is asked. The value speaks to the player who is asked; `others` to those who wait for $who;
# `pass` is the button that does nothing else, and names its outcome. Any other attribute is a fuller form, used
# when its facts are known: how many ($count), about whom ($target, $by), which character's ability ($character).
# A cause may stand before all of it (see ui-asked), so a sentence does without a colon where it has one.

prompt-play_phase = Your turn: play cards, then end your turn.
    .pass = End turn
    .others = { $who }’s turn
prompt-discard_phase = Too many cards: discard 1.
    .count = Too many cards: discard { $count }.
    .others = Waiting for { $who } to discard
prompt-tidy = Two cards of the same name in play: discard one.
    .others = Waiting for { $who } to discard
prompt-choose_character = Choose your character.
    .others = Waiting for { $who } to choose a character
prompt-name_somebody = Whose ability do you copy until your next turn?
    .others = Waiting for { $who } to copy an ability
prompt-may_use = Use your ability?
    .character = Use the ability of { $character }?
    .pass = No, thanks
    .others = Waiting for { $who } to use an ability or not
prompt-draw_from_hand = Draw 2 cards, or take your first one from a player’s hand?
    .pass = Draw 2 cards
    .others = Waiting for { $who } to draw
prompt-draw_from_discards = Draw 2 cards, or take your first one from the discard pile?
    .pass = Draw 2 cards
    .others = Waiting for { $who } to draw
prompt-draw_from_play = Draw 2 cards, or take 1 card another player has in play?
    .pass = Draw 2 cards
    .others = Waiting for { $who } to draw
prompt-put_back = You keep two. Which one goes back on the draw pile?
    .others = Waiting for { $who } to draw
prompt-shot = You’re under fire! Play a { $name-missed } or lose 1 life.
    .count = You’re under fire! Play { $count } { $name-missed } or lose 1 life.
    .pass = Take the hit (−1 life)
    .others = Waiting for { $who } to dodge or take the hit
prompt-duel = Discard 1 { $name-bang } or lose 1 life.
    .pass = Back down (−1 life)
    .others = Waiting for { $who } to answer or back down
prompt-indians = Discard 1 { $name-bang } or lose 1 life.
    .pass = Take it (−1 life)
    .others = Waiting for { $who } to fight back or lose 1 life
prompt-prevent = You’re about to lose life. Prevent it?
    .count = You’re about to lose { $count } life. Prevent it?
    .pass = Lose { $count } life
    .others = Waiting for { $who } to save a life or lose it
# $count: how much life is missing to stay in the game.
prompt-last_chance = { $beer_reaction ->
    [any_loss] You lost life. Regain some?
   *[lethal_only] You’re down! Regain life or you’re out.
}
    .count = { $count ->
        [0] You lost life. Regain some?
       *[other] You’re down! Regain { $count } life or you’re out.
    }
    .pass = { $count ->
        [0] Carry on
       *[other] Go down
    }
    .others = { $beer_reaction ->
        [any_loss] Waiting for { $who } to regain life or carry on
       *[lethal_only] { $who } is down. One last chance.
    }
prompt-which_counts = Which card counts, and which one ends on top of the discard pile?
    .others = Waiting for { $who } to choose a card
prompt-pick = Take a card.
    .others = Waiting for { $who } to take a card
prompt-brawl = Which card goes?
    .target = Which card does { $target } lose?
    .pass = None
    .others = Waiting for { $who } to choose a card
prompt-share = Take one of the cards left behind.
    .by = Take one of { $by }’s cards.
    .others = Waiting for { $who } to take a card
prompt-last_discard = You’re out. Which card goes to the discard pile next?
    .others = Waiting for { $who } to discard
