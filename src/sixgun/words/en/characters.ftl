# Every character: the name, as the editions print it, and the ability.

part-may_decline = { $abilities_optional ->
    [always] { " " }This is optional.
   *[by_wording] { "" }
}

## Base game

name-bart_cassidy = Bart Cassidy
    .walkingdead = Rick
text-bart_cassidy = { $bart_cassidy ->
    [may] You may draw 1 card for every life you lose.
   *[must] Draw 1 card for every life you lose.{ part-may_decline }
}

name-black_jack = Black Jack
    .walkingdead = Abraham
text-black_jack = In phase 1, show the second card you draw: if it’s hearts or diamonds, draw 1 more.{ part-may_decline }

name-calamity_janet = Calamity Janet
    .walkingdead = Michonne
text-calamity_janet = You may use { $name-bang } cards as { $name-missed } cards and vice versa. A { $name-missed } card played as { $name-bang } counts towards your limit for the turn.

name-el_gringo = El Gringo
    .walkingdead = The Governor
text-el_gringo = { $el_gringo ->
    [may] For each life you lose to another player’s card, you may take a random card from their hand.
   *[must] For each life you lose to another player’s card, take a random card from their hand.{ part-may_decline }
}

name-jesse_jones = Jesse Jones
    .walkingdead = Negan
text-jesse_jones = In phase 1 you may take your first card at random from another player's hand.

name-jourdonnais = Jourdonnais
    .walkingdead = Jesus
text-jourdonnais = You always have a { $name-barrel }: when shot at, you may { $name-draw_check } Hearts: dodge once. A real one gives you a second try.

name-kit_carlson = Kit Carlson
    .walkingdead = Eugene
text-kit_carlson = In phase 1, look at the top 3 cards of the draw pile, keep 2 and put the third back.{ part-may_decline }

name-lucky_duke = Lucky Duke
    .walkingdead = Ezekiel
text-lucky_duke = Whenever you { $name-draw_check } flip two cards and choose one; discard both.{ part-may_decline }

name-paul_regret = Paul Regret
    .walkingdead = Dale
text-paul_regret = Others see you at distance +1. Stacks with { $name-mustang }.

name-pedro_ramirez = Pedro Ramirez
    .walkingdead = Glenn
text-pedro_ramirez = In phase 1 you may take your first card from the top of the discard pile.

name-rose_doolan = Rose Doolan
    .walkingdead = Andrea
text-rose_doolan = You see others at distance −1 (at least 1). Stacks with { $name-scope }.

name-sid_ketchum = Sid Ketchum
    .walkingdead = Hershel
text-sid_ketchum = { $sid_ketchum ->
    [prevent_and_heal_once] When you would lose life, you may discard 2 hand cards for each life you want to keep. Once on your turn you may also discard 2 hand cards to regain 1 life.
   *[heal_any_time] At any time, discard 2 hand cards to regain 1 life, as often as you like.
}

name-slab_the_killer = Slab the Killer
    .walkingdead = Tyreese
text-slab_the_killer = Others need 2 { $name-missed } cards to dodge your { $name-bang } card; a successful { $name-barrel } counts as one.

name-suzy_lafayette = Suzy Lafayette
    .walkingdead = Maggie
text-suzy_lafayette = When your hand is empty, draw 1 card, { $suzy_mid_resolution ->
    [true] even while another card resolves.
   *[false] once the current card has resolved.
}{ part-may_decline }

name-vulture_sam = Vulture Sam
    .walkingdead = Dwight
text-vulture_sam = When another player is eliminated, take all their cards, from hand and in play.{ part-may_decline }

name-willy_the_kid = Willy the Kid
    .walkingdead = Carl
text-willy_the_kid = Play any number of { $name-bang } cards on your turn.

## Dodge City

name-apache_kid = Apache Kid
text-apache_kid = Diamonds played by others don’t affect you. In a { $name-duel } they do: cards there are discarded, not played.

name-belle_star = Belle Star
text-belle_star = On your turn, cards in play in front of others have no effect.

name-bill_noface = Bill Noface
text-bill_noface = In phase 1, draw 1 card plus 1 for each life you’re missing.{ part-may_decline }

name-chuck_wengam = Chuck Wengam
text-chuck_wengam = On your turn, give up 1 life (never the last) to draw 2 cards, as often as you like.

name-doc_holyday = Doc Holyday
text-doc_holyday = Once on your turn, discard 2 hand cards to shoot a player in range. This doesn’t count as your { $name-bang } card. Against { $name-apache_kid }, at most one of the two may be a diamond.

name-elena_fuente = Elena Fuente
text-elena_fuente = You may use any hand card as a { $name-missed } card.

name-greg_digger = Greg Digger
text-greg_digger = When another player is eliminated, regain 2 life.{ part-may_decline }

name-herb_hunter = Herb Hunter
text-herb_hunter = When another player is eliminated, draw 2 cards.{ part-may_decline }

name-jose_delgado = José Delgado
text-jose_delgado = On your turn, discard a blue card from your hand to draw 2 cards, as often as you like.

name-molly_stark = Molly Stark
text-molly_stark = When you play or choose to discard a { $name-missed }, { $name-beer } or { $name-bang } card on another player’s turn, draw 1 card; in a { $name-duel } once it’s over.{ part-may_decline }

name-pat_brennan = Pat Brennan
text-pat_brennan = In phase 1, you may take 1 card another player has in play instead of drawing 2.

name-pixie_pete = Pixie Pete
text-pixie_pete = In phase 1, draw 4 cards instead of 2.{ part-may_decline }

name-sean_mallory = Sean Mallory
text-sean_mallory = No hand limit: you never discard in phase 3.

name-tequila_joe = Tequila Joe
text-tequila_joe = Each { $name-beer } card gives you 2 life instead of 1; other cards don’t.{ part-may_decline }

name-vera_custer = Vera Custer
text-vera_custer = Before you draw in phase 1, copy another character in the game: you have that ability until your next turn.{ part-may_decline }
