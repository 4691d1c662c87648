# Why something can not be done: one message for each refusal code, with its numbers where there are some.

refusal-out_of_reach = Out of reach of your weapon.
    .target-distance-reach = { $target } is at distance { $distance }, your weapon reaches { $reach }.
refusal-too_far = Too far away for this card.
    .target-distance = { $target } is at distance { $distance }, but this card needs distance 1.
refusal-not_on_self = You can not choose yourself.
refusal-nothing_to_take = There is no such card to take.
refusal-sheriff_not_jailed = { $name-jail } can not be played on the { $name-sheriff }.
refusal-same_name = A card of the same name lies there already.
refusal-bang_limit = You have already played your { $name-bang } card this turn.
refusal-two_players_left = With only two players left { $name-beer } may not be played.
refusal-no_card_to_pay = You need another hand card to discard with it.
refusal-only_as_answer = This card can only be played as an answer to a hit.
refusal-no_answer = That does not answer the question.
refusal-laid_this_turn = It was laid this turn and can only be used in a later one.
refusal-not_now = Not now.
refusal-not_yours = This card is not yours.
refusal-not_asked = It is not for you to choose now.
refusal-game_over = The game is over.
refusal-no_such_target = That is no possible target.
refusal-dead_target = This player is out of the game.
refusal-once_a_turn = You can do this only once a turn.
refusal-last_life = You may not give up your last life point.
refusal-full_life = You have all your life points.
refusal-too_few_cards = You do not have the cards for it.
refusal-both_diamonds = Against { $name-apache_kid } one of the two cards at most may be a diamond.
