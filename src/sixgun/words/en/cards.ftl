# Every kind of card: its name, as the editions print it, what it does, and what it asks.
# $name-bang and the like are the names of the edition in play; the other variables are settings.

## What many cards say

part-not_bang = Doesn’t count as your { $name-bang } card.
part-weapon = Replaces your weapon.
part-take = your pick of those in play, or a random one from the hand
part-green = Use on a later turn of yours, then discard.
part-green_missed = Use on any later turn, then discard.
part-any_player = { $any_player_includes_self ->
    [true] any player
   *[false] any other player
}
part-own_choice = { $any_player_includes_self ->
    [true] { " " }If it’s your own, choose freely.
   *[false] { "" }
}

## Weapons

name-colt_45 = Colt .45
    .walkingdead = Hatchet
text-colt_45 = Your weapon when you have no other: range 1.

name-volcanic = Volcanic
    .walkingdead = Machine Gun
text-volcanic = Weapon, range 1. Play any number of { $name-bang } cards on your turn. { part-weapon }

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
text-barrel = When shot at, you may { $name-draw_check } Hearts: dodge once.

name-dynamite = Dynamite
    .walkingdead = Infection
text-dynamite = Play in front of you. On your next turn { $name-draw_check } 2–9 of spades: lose 3 life and discard it; otherwise it moves on to { $dynamite_pass ->
    [left_skip_holders] the next player on your left who has none
   *[left] the player on your left
}. With { $name-jail } as well, check { $start_checks ->
    [order_laid] in the order they were played.
   *[dynamite_first] this card first.
}

name-jail = Jail
    .walkingdead = Captured
text-jail = Play in front of { part-any_player }, never the { $name-sheriff }. On their turn they { $name-draw_check } Hearts: free, discard this card; otherwise { $jail_failed ->
    [skip_phases_1_2] { $jail_card_discarded ->
        [after_phase_3] they only get the discard phase, then discard this card.
        [before_phase_3] they discard this card and only get the discard phase.
       *[at_once] they discard this card and only get the discard phase.
    }
   *[skip_turn] they discard this card and lose the turn.
}

name-mustang = Mustang
    .walkingdead = Camper
text-mustang = Others see you at distance +1.

name-scope = Scope
    .abacus = Appaloosa
    .czech = Appaloosa
    .combined = Appaloosa
text-scope = You see others at distance −1 (at least 1).

name-hideout = Hideout
text-hideout = Others see you at distance +1. Stacks with { $name-mustang }.

name-binocular = Binocular
    .dodgecity = Silver
    .combined = Silver
text-binocular = You see others at distance −1 (at least 1).{ $deck ->
    [dodge80] { "" }
   *[base80_dodge40] { " " }Stacks with { $name-scope }.
}

## Green cards

name-bible = Bible
text-bible = Dodge a shot, then draw 1 card. { part-green_missed }

name-buffalo_rifle = Buffalo Rifle
text-buffalo_rifle = Shoot any other player, at any distance. { part-not_bang } { part-green }

name-can_can = Can Can
text-can_can = Make { part-any_player } discard 1 card, at any distance: { part-take }.{ part-own_choice } { part-green }

name-canteen = Canteen
text-canteen = Regain 1 life, even with two players left. { part-green }

name-conestoga = Conestoga
text-conestoga = Take 1 card from any other player, at any distance: { part-take }. { part-green }

name-derringer = Derringer
text-derringer = Draw 1 card and shoot a player at distance 1. { part-not_bang } { part-green }

name-howitzer = Howitzer
text-howitzer = Shoot every other player. { part-not_bang } { part-green }

name-iron_plate = Iron Plate
text-iron_plate = Dodge a shot. { part-green_missed }

name-knife = Knife
text-knife = Attack a player at distance 1: they dodge or lose 1 life. { part-not_bang } { part-green }

name-pepperbox = Pepperbox
text-pepperbox = Shoot a player { $pepperbox_range ->
    [one] at distance 1
   *[weapon] in range
}. { part-not_bang } { part-green }

name-pony_express = Pony Express
text-pony_express = Draw 3 cards. { part-green }

name-sombrero = Sombrero
text-sombrero = Dodge a shot. { part-green_missed }

name-ten_gallon_hat = Ten Gallon Hat
text-ten_gallon_hat = Dodge a shot. { part-green_missed }

## Brown cards

name-bang = BANG!
    .walkingdead = Attack!
text-bang = Shoot a player in range: they dodge or lose 1 life. Only one on your turn.

name-missed = Missed!
    .walkingdead = Dodge
text-missed = Dodge a shot, on any turn. Doesn’t help against { $name-indians } or in a { $name-duel }.

name-beer = Beer
    .walkingdead = First Aid
text-beer = Regain 1 life, up to your starting life. { $beer_reaction ->
    [any_loss] Also on any turn when you would lose life: { $beer_mode ->
        [prevent] you lose 1 less.
       *[heal] you regain 1 at once.
    }
   *[lethal_only] Also on any turn when you would lose your last life: { $beer_mode ->
        [prevent] you lose 1 less.
       *[heal] you regain 1 at once.
    }
} { $beer_two_players ->
    [forbidden] Can’t be played with two players left.
   *[no_effect] No effect with two players left.
}

name-saloon = Saloon
    .walkingdead = Medical Supplies
text-saloon = Everyone still in the game regains 1 life. Only on your turn: it can’t save you outside it.

name-stagecoach = Stagecoach
    .walkingdead = Ammo Crate
text-stagecoach = Draw 2 cards.

name-wells_fargo = Wells Fargo
    .walkingdead = Armoury
text-wells_fargo = Draw 3 cards.

name-general_store = General Store
    .walkingdead = Delivery
text-general_store = Reveal one card per player. Starting with you, everyone takes one, clockwise.
prompt-pick = { $cause }: take a card.
    .others = Waiting for { $who } to take a card

name-panic = Panic!
    .walkingdead = Surprise Attack
text-panic = Take 1 card from a player at distance 1: { part-take }. Weapons don’t change this distance.

name-cat_balou = Cat Balou
    .walkingdead = Biter
text-cat_balou = Make { part-any_player } discard 1 card, at any distance: { part-take }.{ part-own_choice }

name-gatling = Gatling
    .walkingdead = Grenade
text-gatling = Shoot every other player, at any distance. { part-not_bang }

name-indians = Indians!
    .walkingdead = Zombie Horde
text-indians = Every other player discards 1 { $name-bang } card or loses 1 life. { $name-missed } and { $name-barrel } don’t help.
prompt-indians = { $by } sends { $cause } – discard 1 { $name-bang } or lose 1 life.
    .pass = { $life ->
        [0] Take it (your last life!)
       *[other] Take it (−1 life, { $life } left)
    }
    .others = Waiting for { $who } to fight back or lose 1 life

name-duel = Duel
text-duel = Challenge any other player, at any distance. Starting with them, take turns discarding 1 { $name-bang } card; the first to stop loses 1 life. { $name-missed } and { $name-barrel } don’t help.
prompt-duel = { $by } challenges you: discard 1 { $name-bang } or lose 1 life.
    .target = { $target } shot back: discard 1 { $name-bang } or lose 1 life.
    .pass = { $life ->
        [0] Back down (your last life!)
       *[other] Back down (−1 life, { $life } left)
    }
    .others = { $name-duel }: waiting for { $who }

name-dodge = Dodge
text-dodge = Dodge a shot, on any turn, then draw 1 card.

name-punch = Punch
text-punch = Attack a player at distance 1: they dodge or lose 1 life. { part-not_bang }

name-rag_time = Rag Time
text-rag_time = Discard another hand card with this one: take 1 card from any other player, at any distance: { part-take }.

name-brawl = Brawl
text-brawl = Discard another hand card with this one: every other player discards 1 card, { part-take }. You may spare anyone.
prompt-brawl = Which card does { $target } lose?
    .pass = None
    .others = Waiting for { $who } to choose a card

name-springfield = Springfield
text-springfield = Discard another hand card with this one: shoot any other player, at any distance. { part-not_bang }

name-tequila = Tequila
text-tequila = Discard another hand card with this one: { part-any_player } regains 1 life.

name-whisky = Whisky
text-whisky = Discard another hand card with this one: regain 2 life.
