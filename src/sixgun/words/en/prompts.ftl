# What somebody is asked. The value speaks to whom it is asked; `others` is for those who wait for $who;
# `pass` is what it means to do nothing. Any other attribute is a fuller form, used when its facts are known:
# how many ($count), about whom ($target, $by), which character's ability ($character).

prompt-play_phase = Your turn: play cards, or end it.
    .pass = End the turn
    .others = { $who } is playing
prompt-discard_phase = You hold too many cards: discard one.
    .count = You hold too many cards: discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .others = { $who } is discarding
prompt-tidy = Cards of the same name lie in front of you: discard one of them.
    .others = { $who } is discarding
prompt-choose_character = Choose your character.
    .others = { $who } is choosing a character
prompt-name_somebody = Choose a player: you have that ability until your next turn.
    .others = { $who } is choosing an ability
prompt-may_use = Use your ability?
    .character = Use the ability of { $character }?
    .pass = Do without it
    .others = { $who } is thinking about an ability
prompt-draw_from_hand = Your first card: from the draw pile, or at random from a player's hand?
    .pass = From the draw pile
    .others = { $who } is drawing
prompt-draw_from_discards = Your first card: from the draw pile, or from the discard pile?
    .pass = From the draw pile
    .others = { $who } is drawing
prompt-draw_from_play = Draw two cards, or take one that lies in front of another player?
    .pass = Draw two cards
    .others = { $who } is drawing
prompt-put_back = Which card goes back on top of the draw pile?
    .others = { $who } is drawing
prompt-shot = You are the target of a hit: escape it, or take it.
    .count = You are the target of a hit: escape it { $count ->
        [one] once
       *[other] { $count } times
    }, or take it.
    .pass = Take the hit
    .others = { $who } is the target of a hit
prompt-duel = Discard one { $name-bang } card, or lose 1 life point.
    .pass = Lose 1 life point
    .others = { $who } is choosing: { $name-bang } or 1 life point
prompt-indians = Discard one { $name-bang } card, or lose 1 life point.
    .pass = Lose 1 life point
    .others = { $who } is choosing: { $name-bang } or 1 life point
prompt-prevent = You are about to lose life points: prevent it, or let it happen.
    .count = You are about to lose { $count ->
        [one] { $count } life point
       *[other] { $count } life points
    }: prevent it, or let it happen.
    .pass = Let it happen
    .others = { $who } is about to lose life points
# $count: how many life points are missing to stay in the game.
prompt-last_chance = { $beer_reaction ->
    [any_loss] You have lost life points: regain some, or go on.
   *[lethal_only] You have lost your last life point: regain life, or you are eliminated.
}
    .count = { $count ->
        [0] You have lost life points: regain some, or go on.
        [one] You have lost your last life point: regain { $count }, or you are eliminated.
       *[other] You have lost your last life point: regain { $count }, or you are eliminated.
    }
    .pass = Regain nothing
    .others = { $who } is fighting for life
prompt-which_counts = Which card counts, and which one ends on top of the discard pile?
    .others = { $who } is choosing the card that counts
prompt-pick = Take one of the face-up cards.
    .others = { $who } is taking a card
prompt-brawl = Which card is discarded?
    .target = { $target }: which card is discarded?
    .pass = None
    .others = { $who } is choosing cards to be discarded
prompt-share = Take one of the cards left behind.
    .by = Take one of the cards left behind ({ $by }).
    .others = { $who } is taking a card
prompt-last_discard = You are eliminated: which card do you discard next?
    .others = { $who } is discarding
