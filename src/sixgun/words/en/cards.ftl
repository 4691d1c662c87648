# Every kind of card: its name, as the editions print it, and what it does.
# $name-bang and the like are the names of the edition in play; the other variables are settings.

## What many cards say

part-not_bang = It is no { $name-bang } card.
part-weapon = It replaces the weapon you have in play.
part-take = one in play of your choice, or a random one from their hand
part-green = Usable only in a later turn of yours, then discarded.
part-green_missed = Usable in any turn after the one in which you laid it, then discarded.
part-any_player = { $any_player_includes_self ->
    [true] any player
   *[false] any other player
}
part-own_choice = { $any_player_includes_self ->
    [true] { " " }Against yourself you choose the card freely.
   *[false] { "" }
}

## Weapons

name-colt_45 = Colt .45
    .walkingdead = Hatchet
text-colt_45 = The weapon you have while no other lies in front of you: range 1.

name-volcanic = Volcanic
    .walkingdead = Machine Gun
text-volcanic = Weapon, range 1. In your turn you may play any number of { $name-bang } cards. { part-weapon }

name-schofield = Schofield
    .walkingdead = Pistol
text-schofield = Weapon, range 2. { part-weapon }

name-remington = Remington
    .walkingdead = Shotgun
text-remington = Weapon, range 3. { part-weapon }

name-rev_carabine = Rev. Carabine
    .walkingdead = Assault Rifle
text-rev_carabine = Weapon, range 4. { part-weapon }

name-winchester = Winchester
    .walkingdead = Sniper Rifle
text-winchester = Weapon, range 5. { part-weapon }

## Blue cards

name-barrel = Barrel
    .walkingdead = Protective Suit
text-barrel = When you are the target of a hit, you may { $name-draw_check } On hearts this counts as one { $name-missed } card.

name-dynamite = Dynamite
    .walkingdead = Infection
text-dynamite = Lay it in front of yourself. At the start of your next turn you must { $name-draw_check } On 2 to 9 of spades discard this card and lose 3 life points; otherwise pass it to { $dynamite_pass ->
    [left_skip_holders] the next player on your left who has none
   *[left] the player on your left
}. With { $name-jail } in front of you as well, check { $start_checks ->
    [order_laid] in the order in which they were laid.
   *[dynamite_first] this card first.
}

name-jail = Jail
    .walkingdead = Captured
text-jail = Lay it in front of { part-any_player }, but never the { $name-sheriff }. At the start of their turn that player must { $name-draw_check } On hearts they discard this card and play on; otherwise { $jail_failed ->
    [skip_phases_1_2] { $jail_card_discarded ->
        [after_phase_3] only phase 3 is left of the turn, and this card is discarded after it.
        [before_phase_3] this card is discarded and only phase 3 is left of the turn.
       *[at_once] this card is discarded and only phase 3 is left of the turn.
    }
   *[skip_turn] this card is discarded and the turn is lost.
}

name-mustang = Mustang
    .walkingdead = Camper
text-mustang = All other players see you at a distance 1 greater.

name-scope = Scope
    .abacus = Appaloosa
    .czech = Appaloosa
    .combined = Appaloosa
text-scope = You see all other players at a distance 1 smaller, but never below 1.

name-hideout = Hideout
text-hideout = All other players see you at a distance 1 greater; { $name-mustang } adds to it.

name-binocular = Binocular
    .dodgecity = Silver
    .combined = Silver
text-binocular = You see all other players at a distance 1 smaller, but never below 1; { $name-scope } adds to it.

## Green cards

name-bible = Bible
text-bible = Use it like a { $name-missed } card against a hit, then draw 1 card. { part-green_missed }

name-buffalo_rifle = Buffalo Rifle
text-buffalo_rifle = Any other player, at any distance, takes 1 hit. { part-not_bang } { part-green }

name-can_can = Can Can
text-can_can = Discard one card of { part-any_player }, at any distance: { part-take }.{ part-own_choice } { part-green }

name-canteen = Canteen
text-canteen = Regain 1 life point, even when only two players are left. { part-green }

name-conestoga = Conestoga
text-conestoga = Take one card of any other player, at any distance, into your hand: { part-take }. { part-green }

name-derringer = Derringer
text-derringer = Draw 1 card, and a player at distance 1 takes 1 hit. { part-not_bang } { part-green }

name-howitzer = Howitzer
text-howitzer = All other players take 1 hit each. { part-not_bang } { part-green }

name-iron_plate = Iron Plate
text-iron_plate = Use it like a { $name-missed } card against a hit. { part-green_missed }

name-knife = Knife
text-knife = A player at distance 1 takes 1 hit. { part-not_bang } { part-green }

name-pepperbox = Pepperbox
text-pepperbox = A player { $pepperbox_range ->
    [one] at distance 1
   *[weapon] within range of your weapon
} takes 1 hit. { part-not_bang } { part-green }

name-pony_express = Pony Express
text-pony_express = Draw 3 cards. { part-green }

name-sombrero = Sombrero
text-sombrero = Use it like a { $name-missed } card against a hit. { part-green_missed }

name-ten_gallon_hat = Ten Gallon Hat
text-ten_gallon_hat = Use it like a { $name-missed } card against a hit. { part-green_missed }

## Brown cards

name-bang = BANG!
    .walkingdead = Attack!
text-bang = A player within range of your weapon takes 1 hit: they lose 1 life point unless they cancel it. You may play only one of these cards in your turn.

name-missed = Missed!
    .walkingdead = Dodge
text-missed = Cancel a hit on yourself, even outside your turn. No help against { $name-indians } or { $name-duel }.

name-beer = Beer
    .walkingdead = First Aid
text-beer = Regain 1 life point, never above your starting life. { $beer_reaction ->
    [any_loss] You may also play it whenever you would lose life points, even outside your turn: { $beer_mode ->
        [prevent] you lose 1 point less.
       *[heal] you regain 1 of them at once.
    }
   *[lethal_only] Outside your turn you may play it only when you would lose your last life point: { $beer_mode ->
        [prevent] you lose 1 point less.
       *[heal] you regain 1 point at once.
    }
} { $beer_two_players ->
    [forbidden] It may not be played when only two players are left.
   *[no_effect] It has no effect when only two players are left.
}

name-saloon = Saloon
    .walkingdead = Medical Supplies
text-saloon = Every player still in the game regains 1 life point. It can not be played outside your turn, not even to stay in the game.

name-stagecoach = Stagecoach
    .walkingdead = Ammo Crate
text-stagecoach = Draw 2 cards.

name-wells_fargo = Wells Fargo
    .walkingdead = Armoury
text-wells_fargo = Draw 3 cards.

name-general_store = General Store
    .walkingdead = Delivery
text-general_store = Turn up as many cards of the draw pile as there are players left in the game. Beginning with you and going clockwise, everyone takes one of them into hand.

name-panic = Panic!
    .walkingdead = Surprise Attack
text-panic = Take one card of a player at distance 1 into your hand: { part-take }. Weapons do not change this distance.

name-cat_balou = Cat Balou
    .walkingdead = Biter
text-cat_balou = Discard one card of { part-any_player }, at any distance: { part-take }.{ part-own_choice }

name-gatling = Gatling
    .walkingdead = Grenade
text-gatling = All other players, at any distance, take 1 hit each. { part-not_bang }

name-indians = Indians!
    .walkingdead = Zombie Horde
text-indians = Every other player discards one { $name-bang } card or loses 1 life point. { $name-missed } and { $name-barrel } do not help.

name-duel = Duel
text-duel = Challenge any other player, at any distance. Beginning with the challenged player, the two of you discard one { $name-bang } card in turn; the first who can not or will not loses 1 life point. { $name-missed } and { $name-barrel } do not help.

name-dodge = Dodge
text-dodge = Play it like a { $name-missed } card against a hit, even outside your turn, then draw 1 card.

name-punch = Punch
text-punch = A player at distance 1 takes 1 hit. { part-not_bang }

name-rag_time = Rag Time
text-rag_time = Discard another hand card together with this one: take one card of any other player, at any distance, into your hand: { part-take }.

name-brawl = Brawl
text-brawl = Discard another hand card together with this one: then you may discard one card of each other player, { part-take }.

name-springfield = Springfield
text-springfield = Discard another hand card together with this one: any other player, at any distance, takes 1 hit. { part-not_bang }

name-tequila = Tequila
text-tequila = Discard another hand card together with this one: { part-any_player } regains 1 life point.

name-whisky = Whisky
text-whisky = Discard another hand card together with this one: regain 2 life points.
