# Every character: the name, as the editions print it, and the ability.

part-may_decline = { $abilities_optional ->
    [always] { " " }You may choose not to.
   *[by_wording] { "" }
}

## Base game

name-bart_cassidy = Bart Cassidy
    .walkingdead = Rick
text-bart_cassidy = { $bart_cassidy ->
    [may] Each time you lose life points you may draw as many cards.
   *[must] Each time you lose life points you draw as many cards.{ part-may_decline }
}

name-black_jack = Black Jack
    .walkingdead = Abraham
text-black_jack = In phase 1 you show the second card you draw: if it is hearts or diamonds you draw one more, without showing it.{ part-may_decline }

name-calamity_janet = Calamity Janet
    .walkingdead = Michonne
text-calamity_janet = You may use { $name-bang } cards as { $name-missed } cards and the other way round. A { $name-missed } card played as { $name-bang } counts as the one you may play in your turn.

name-el_gringo = El Gringo
    .walkingdead = The Governor
text-el_gringo = For each life point you lose to another player's card you take a random card from that player's hand.{ part-may_decline }

name-jesse_jones = Jesse Jones
    .walkingdead = Negan
text-jesse_jones = In phase 1 you may take your first card at random from another player's hand.

name-jourdonnais = Jourdonnais
    .walkingdead = Jesus
text-jourdonnais = You count as always having a { $name-barrel } in play: when you are the target of a hit, you may { $name-draw_check } On hearts this counts as one { $name-missed } card. A real one gives you a second try.

name-kit_carlson = Kit Carlson
    .walkingdead = Eugene
text-kit_carlson = In phase 1 you look at the top three cards of the draw pile, take two of them and put the third back on top, face down.{ part-may_decline }

name-lucky_duke = Lucky Duke
    .walkingdead = Ezekiel
text-lucky_duke = Whenever you have to { $name-draw_check } you turn up two cards and choose the one that counts; both are discarded.{ part-may_decline }

name-paul_regret = Paul Regret
    .walkingdead = Dale
text-paul_regret = All other players see you at a distance 1 greater; { $name-mustang } adds to it.

name-pedro_ramirez = Pedro Ramirez
    .walkingdead = Glenn
text-pedro_ramirez = In phase 1 you may take your first card from the top of the discard pile.

name-rose_doolan = Rose Doolan
    .walkingdead = Andrea
text-rose_doolan = You see all other players at a distance 1 smaller, but never below 1; { $name-scope } adds to it.

name-sid_ketchum = Sid Ketchum
    .walkingdead = Hershel
text-sid_ketchum = { $sid_ketchum ->
    [prevent_and_heal_once] Whenever you would lose life points, you may discard 2 hand cards for each point that you want to keep. Once in your turn you may also discard 2 hand cards to regain 1 life point.
   *[heal_any_time] At any time you may discard 2 hand cards to regain 1 life point, as often as you like.
}

name-slab_the_killer = Slab the Killer
    .walkingdead = Tyreese
text-slab_the_killer = Two { $name-missed } cards are needed to cancel one of your { $name-bang } cards; a successful { $name-barrel } counts as one.

name-suzy_lafayette = Suzy Lafayette
    .walkingdead = Maggie
text-suzy_lafayette = As soon as you have no card in hand you draw one, { $suzy_mid_resolution ->
    [true] even while another card is being resolved.
   *[false] once the card being resolved is done.
}{ part-may_decline }

name-vulture_sam = Vulture Sam
    .walkingdead = Dwight
text-vulture_sam = When another player is eliminated you take all their cards, from hand and in play, into your hand.{ part-may_decline }

name-willy_the_kid = Willy the Kid
    .walkingdead = Carl
text-willy_the_kid = In your turn you may play any number of { $name-bang } cards.

## Dodge City

name-apache_kid = Apache Kid
text-apache_kid = Diamonds played by other players have no effect on you. Cards discarded in a { $name-duel } are not played: they count.

name-belle_star = Belle Star
text-belle_star = During your turn the cards in play in front of other players have no effect.

name-bill_noface = Bill Noface
text-bill_noface = In phase 1 you draw 1 card, and 1 more for each life point you are missing.{ part-may_decline }

name-chuck_wengam = Chuck Wengam
text-chuck_wengam = In your turn you may give up 1 life point to draw 2 cards, as often as you like, but never your last life point.

name-doc_holyday = Doc Holyday
text-doc_holyday = Once in your turn you may discard 2 hand cards: another player within range of your weapon takes 1 hit. It does not count as playing { $name-bang } cards. Against { $name-apache_kid } one of the two at most may be a diamond.

name-elena_fuente = Elena Fuente
text-elena_fuente = You may use any hand card as a { $name-missed } card.

name-greg_digger = Greg Digger
text-greg_digger = Each time another player is eliminated you regain 2 life points.{ part-may_decline }

name-herb_hunter = Herb Hunter
text-herb_hunter = Each time another player is eliminated you draw 2 cards.{ part-may_decline }

name-jose_delgado = José Delgado
text-jose_delgado = In your turn you may discard a blue card from your hand to draw 2 cards, as often as you like.

name-molly_stark = Molly Stark
text-molly_stark = Each time you play or voluntarily discard a { $name-missed }, { $name-beer } or { $name-bang } card in another player's turn you draw 1 card; in a { $name-duel } only when it is over.{ part-may_decline }

name-pat_brennan = Pat Brennan
text-pat_brennan = In phase 1, instead of drawing 2 cards, you may take one card in play in front of another player into your hand.

name-pixie_pete = Pixie Pete
text-pixie_pete = In phase 1 you draw 4 cards instead of 2.{ part-may_decline }

name-sean_mallory = Sean Mallory
text-sean_mallory = You have no hand limit: you never have to discard in phase 3.

name-tequila_joe = Tequila Joe
text-tequila_joe = Each { $name-beer } card you play gives you 2 life points instead of 1; other cards do not.{ part-may_decline }

name-vera_custer = Vera Custer
text-vera_custer = At the start of phase 1, before you draw, you name another character in the game and have that ability until your next turn.{ part-may_decline }
