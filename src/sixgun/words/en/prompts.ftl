# What a player is asked. The value speaks to the player who is asked; `others` to those who wait for $who; `pass` is
# the button that does nothing else, and names its outcome. Any other attribute is a fuller form, used when its facts
# are known. $by has caused it, $cause is the card if it is no BANG!; $life is what would be left.
# What a single card asks stands beside it, in cards.ftl.

prompt-play_phase = Your turn: play cards, then end your turn.
    .pass = { $over ->
        [0] End turn
       *[other] End turn (discard { $over })
    }
    .duty = Your turn. { $name-law_of_the_west }: play { $duty } before it ends.
    .others = { $who }’s turn
prompt-discard_phase = Discard { $count }: you may keep { $limit }, one per life.
    .event_card = { $event_card }: lay { $count } face down on the draw pile. You may keep { $limit }.
    .others = Waiting for { $who } to discard
prompt-tidy = Two cards of the same name in play: discard one.
    .others = Waiting for { $who } to discard
prompt-choose_character = Choose your character.
    .others = Waiting for { $who } to choose a character
prompt-name_somebody = Whose ability do you copy until your next turn?
    .others = Waiting for { $who } to copy an ability
prompt-may_use = { $ability ->
    [bart_cassidy] Draw a card for each life you just lost?
    [black_jack] Show your second card? If it’s red, you draw 1 more.
    [el_gringo] Take a random card from the player who hit you?
    [kit_carlson] Look at 3 cards and keep 2, instead of drawing 2?
    [lucky_duke] Flip 2 cards and choose one?
    [suzy_lafayette] Your hand is empty: draw a card?
    [vulture_sam] Take all cards of the eliminated player?
    [bill_noface] Draw 1 card plus 1 for each life you’re missing, instead of 2?
    [greg_digger] Regain 2 life?
    [herb_hunter] Draw 2 cards?
    [molly_stark] Draw a card for the one you just played?
    [pixie_pete] Draw 4 cards instead of 2?
   *[other] Use your ability?
}
    .pass = No, thanks
    .others = Waiting for { $who } to use an ability or not
prompt-draw_from_hand = Draw 2 cards, or take your first one from a player’s hand?
    .pass = Draw 2 cards
    .others = Waiting for { $who } to draw
prompt-draw_from_discards = Draw 2 cards?
    .top = Draw 2 cards, or take { $top } from the discard pile and draw 1?
    .pass = Draw 2 cards
    .others = Waiting for { $who } to draw
prompt-draw_from_play = Draw 2 cards, or take 1 card another player has in play?
    .pass = Draw 2 cards
    .others = Waiting for { $who } to draw
prompt-put_back = You keep two. Which one goes back on the draw pile?
    .event_card = { $event_card }: you keep two. Which one goes back where it came from?
    .others = Waiting for { $who } to draw
prompt-shot = { $by } shoots at you: play a { $name-missed } or lose 1 life.
    .count = { $by } shoots at you: play { $count } { $name-missed } or lose 1 life.
    .cause = { $by } attacks you with { $cause }: play a { $name-missed } or lose 1 life.
    .event_card = { $event_card }: a shot at you. Play a { $name-missed } or lose 1 life.
    .pass = { $life ->
        [0] Take the hit (your last life!)
       *[other] Take the hit (−1 life, { $life } left)
    }
    .others = Waiting for { $who } to dodge or take the hit
prompt-prevent = You’re about to lose { $count } life: prevent it?
    .pass = Lose { $count } life
    .others = Waiting for { $who } to save a life or lose it
# $count: how much life is missing to stay in the game.
prompt-last_chance = { $count ->
    [0] You lost life: play { $name-beer } to get 1 back?
    [one] You’re down! Play { $name-beer } or you’re out.
   *[other] You’re down! You need { $count } life or you’re out.
}
    .pass = { $count ->
        [0] Carry on
       *[other] Go down
    }
    .others = { $count ->
        [0] Waiting for { $who } to regain life or carry on
       *[other] { $who } is down. One last chance.
    }
prompt-which_counts = Which card counts for { $cause }?
    .others = Waiting for { $who } to choose a card
prompt-share = Take one of { $by }’s cards.
    .others = Waiting for { $who } to take a card
prompt-last_discard = You’re out. Which card goes to the discard pile next?
    .others = Waiting for { $who } to discard
prompt-on_top = Which card goes on top of the discard pile?
    .pass = It doesn’t matter
    .others = Waiting for { $who } to discard
prompt-daltons = { $name-daltons }: which of your blue cards do you discard?
    .others = Waiting for { $who } to discard a blue card
prompt-blood_brothers = { $name-blood_brothers }: give 1 life to someone?
    .pass = Keep it
    .others = Waiting for { $who } to give 1 life or keep it
prompt-hard_liquor = { $name-hard_liquor }: draw cards, or skip phase 1 and regain 1 life?
    .pass = Draw cards
    .answer0 = Skip phase 1 (+1 life)
    .others = Waiting for { $who } to draw cards or regain 1 life
prompt-peyote = { $count ->
    [0] { $name-peyote }: is the top card red or black?
   *[other] { $name-peyote }: right! Guess again?
}
    .pass = Stop
    .answer0 = Red
    .answer1 = Black
    .others = Waiting for { $who } to guess
prompt-ranch = { $count ->
    [0] { $name-ranch }: discard hand cards and draw as many?
   *[other] { $name-ranch }: { $count } chosen. Any more?
}
    .pass = { $count ->
        [0] Keep all
       *[other] Draw { $count }
    }
    .others = Waiting for { $who } to exchange cards
prompt-russian_roulette = { $name-russian_roulette }: discard a { $name-missed } or lose 2 life.
    .pass = { $life ->
        [0] Pull the trigger (your last life!)
       *[other] Pull the trigger (−2 life)
    }
    .others = Waiting for { $who } to discard a { $name-missed } or pull the trigger
prompt-ricochet = { $by } shoots at your { $in_play }: play a { $name-missed } or lose it.
    .pass = Let it go
    .others = Waiting for { $who } to save a card
