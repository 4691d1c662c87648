# Každý druh karty: jméno, jak ho tisknou vydání, a co karta dělá.
# $name-bang a podobné jsou jména hraného vydání; ostatní proměnné jsou nastavení.
# Jména se neskloňují, proto před nimi stojí slovo „karta“.

## Co říká mnoho karet

part-not_bang = Jako karta { $name-bang } se nepočítá.
part-weapon = Nahradí zbraň, kterou máš ve hře.
part-take = jednu vyloženou podle své volby, nebo náhodnou z ruky
part-green = Použít ji můžeš až v některém svém pozdějším kole, pak ji odhoď.
part-green_missed = Použít ji můžeš v kterémkoli kole po tom, ve kterém byla vyložena, pak ji odhoď.
part-any_player = { $any_player_includes_self ->
    [true] libovolnému hráči
   *[false] libovolnému jinému hráči
}
part-own_choice = { $any_player_includes_self ->
    [true] { " " }U sebe si kartu vybereš podle libosti.
   *[false] { "" }
}

## Zbraně

name-colt_45 = Colt 45
    .walkingdead = Sekera
text-colt_45 = Zbraň, kterou máš, dokud před tebou neleží jiná: dosah 1.

name-volcanic = Volcanic
    .walkingdead = Kulomet
text-volcanic = Zbraň, dosah 1. Karet { $name-bang } můžeš ve svém kole zahrát libovolný počet. { part-weapon }

name-schofield = Schofield
    .walkingdead = Pistole
text-schofield = Zbraň, dosah 2. { part-weapon }

name-remington = Remington
    .walkingdead = Brokovnice
text-remington = Zbraň, dosah 3. { part-weapon }

name-rev_carabine = Rev. Carabine
    .walkingdead = Útočná puška
text-rev_carabine = Zbraň, dosah 4. { part-weapon }

name-winchester = Winchester
    .walkingdead = Odstřelovačská puška
text-winchester = Zbraň, dosah 5. { part-weapon }

## Modré karty

name-barrel = Barrel
    .walkingdead = Ochranný oblek
text-barrel = Jsi-li cílem zásahu, můžeš provést { $name-draw_check }: jednu kartu { $name-missed } nahradí srdce.

name-dynamite = Dynamite
    .walkingdead = Infekce
text-dynamite = Vylož kartu před sebe. Na začátku svého příštího kola musíš provést { $name-draw_check }: při pikové 2 až 9 kartu odhoď a ztrácíš 3 životy; jinak ji předej { $dynamite_pass ->
    [left_skip_holders] nejbližšímu hráči po levici, který žádnou takovou nemá
   *[left] hráči po levici
}. Máš-li před sebou i kartu { $name-jail }, { $start_checks ->
    [order_laid] rozhoduje pořadí, v jakém byly vyloženy.
   *[dynamite_first] tato má přednost.
}

name-jail = Jail
    .walkingdead = Zajetí
text-jail = Vylož kartu před { $any_player_includes_self ->
    [true] libovolného hráče
   *[false] libovolného jiného hráče
}; { $name-sheriff } uvězněn být nesmí. Na začátku svého kola musí tento hráč provést { $name-draw_check }: při srdcích kartu odhodí a hraje normálně; jinak { $jail_failed ->
    [skip_phases_1_2] { $jail_card_discarded ->
        [after_phase_3] mu zbývá jen fáze 3 a karta se odhodí až po ní.
        [before_phase_3] kartu odhodí a zbývá mu jen fáze 3.
       *[at_once] kartu odhodí a zbývá mu jen fáze 3.
    }
   *[skip_turn] kartu odhodí a toto kolo vynechá.
}

name-mustang = Mustang
    .walkingdead = Obytný vůz
text-mustang = Všichni ostatní hráči tě vidí ve vzdálenosti o 1 větší.

name-scope = Scope
    .abacus = Appaloosa
    .czech = Appaloosa
    .combined = Appaloosa
    .walkingdead = Puškohled
text-scope = Všechny ostatní hráče vidíš ve vzdálenosti o 1 menší, nikdy však pod 1.

name-hideout = Hideout
text-hideout = Všichni ostatní hráči tě vidí ve vzdálenosti o 1 větší; { $name-mustang } se přičítá.

name-binocular = Binocular
    .dodgecity = Silver
    .combined = Silver
text-binocular = Všechny ostatní hráče vidíš ve vzdálenosti o 1 menší, nikdy však pod 1; { $name-scope } se přičítá.

## Zelené karty

name-bible = Bible
text-bible = Platí jako karta { $name-missed } proti zásahu; pak si lízni 1 kartu. { part-green_missed }

name-buffalo_rifle = Buffalo Rifle
text-buffalo_rifle = Libovolný jiný hráč na jakoukoli vzdálenost dostane 1 zásah. { part-not_bang } { part-green }

name-can_can = Can Can
text-can_can = Odhoď jednu kartu { part-any_player } na jakoukoli vzdálenost: { part-take }.{ part-own_choice } { part-green }

name-canteen = Canteen
text-canteen = Vyléčíš si 1 život, i když už zbývají jen dva hráči. { part-green }

name-conestoga = Conestoga
text-conestoga = Vezmi si do ruky jednu kartu jiného hráče na jakoukoli vzdálenost: { part-take }. { part-green }

name-derringer = Derringer
text-derringer = Lízni si 1 kartu a hráč na vzdálenost 1 dostane 1 zásah. { part-not_bang } { part-green }

name-howitzer = Howitzer
text-howitzer = Každý z ostatních hráčů dostane 1 zásah. { part-not_bang } { part-green }

name-iron_plate = Iron Plate
text-iron_plate = Platí jako karta { $name-missed } proti zásahu. { part-green_missed }

name-knife = Knife
text-knife = Hráč na vzdálenost 1 dostane 1 zásah. { part-not_bang } { part-green }

name-pepperbox = Pepperbox
text-pepperbox = Hráč { $pepperbox_range ->
    [one] na vzdálenost 1
   *[weapon] v dosahu tvé zbraně
} dostane 1 zásah. { part-not_bang } { part-green }

name-pony_express = Pony Express
text-pony_express = Lízni si 3 karty. { part-green }

name-sombrero = Sombrero
text-sombrero = Platí jako karta { $name-missed } proti zásahu. { part-green_missed }

name-ten_gallon_hat = Ten Gallon Hat
text-ten_gallon_hat = Platí jako karta { $name-missed } proti zásahu. { part-green_missed }

## Hnědé karty

name-bang = BANG!
    .walkingdead = Útok!
text-bang = Hráč v dosahu tvé zbraně dostane 1 zásah: neodvrátí-li ho, ztrácí 1 život. Ve svém kole smíš takovou kartu zahrát jen jednou.

name-missed = Missed!
    .walkingdead = Úhyb
text-missed = Odvrať zásah mířený na tebe, i když nejsi na tahu. Proti kartám { $name-indians } a { $name-duel } nepomáhá.

name-beer = Beer
    .walkingdead = První pomoc
text-beer = Vyléčíš si 1 život, nikdy však nad počáteční počet. { $beer_reaction ->
    [any_loss] Kartu můžeš zahrát i tehdy, když máš ztratit životy, a to i mimo své kolo: { $beer_mode ->
        [prevent] ztratíš o 1 život méně.
       *[heal] 1 z nich si hned vyléčíš.
    }
   *[lethal_only] Mimo své kolo ji smíš zahrát jen tehdy, když máš ztratit poslední život: { $beer_mode ->
        [prevent] ztratíš o 1 život méně.
       *[heal] 1 život si hned vyléčíš.
    }
} { $beer_two_players ->
    [forbidden] Zbývají-li ve hře jen dva hráči, nelze ji zahrát.
   *[no_effect] Zbývají-li ve hře jen dva hráči, nemá žádný efekt.
}

name-saloon = Saloon
    .walkingdead = Zdravotnické vybavení
text-saloon = Všichni hráči ve hře si vyléčí 1 život. Kartu lze zahrát jen ve vlastním kole, nikdy na záchranu před smrtí.

name-stagecoach = Stagecoach
    .walkingdead = Bedna s municí
text-stagecoach = Lízni si 2 karty.

name-wells_fargo = Wells Fargo
    .walkingdead = Zbrojnice
text-wells_fargo = Lízni si 3 karty.

name-general_store = General store
    .walkingdead = Dodávka
text-general_store = Otoč z lízacího balíčku tolik karet, kolik je ve hře hráčů. Počínaje tebou si po směru hodinových ručiček každý vezme jednu z nich do ruky.

name-panic = Panic!
    .walkingdead = Překvapivý útok
text-panic = Vezmi si do ruky jednu kartu hráče na vzdálenost 1: { part-take }. Zbraně tuto vzdálenost nemění.

name-cat_balou = Cat Balou
    .walkingdead = Kousač
text-cat_balou = Odhoď jednu kartu { part-any_player } na jakoukoli vzdálenost: { part-take }.{ part-own_choice }

name-gatling = Gatling
    .walkingdead = Granát
text-gatling = Každý z ostatních hráčů na jakoukoli vzdálenost dostane 1 zásah. { part-not_bang }

name-indians = Indians!
    .walkingdead = Horda zombií
text-indians = Každý jiný hráč odhodí kartu { $name-bang }, nebo ztratí 1 život. Karty { $name-missed } a { $name-barrel } nepomáhají.

name-duel = Duel
    .walkingdead = Souboj
text-duel = Vyzvi jiného hráče na jakoukoli vzdálenost. Počínaje vyzvaným střídavě odhazujete po jedné kartě { $name-bang }; kdo první nemůže nebo nechce, ztrácí 1 život. Karty { $name-missed } a { $name-barrel } nepomáhají.

name-dodge = Dodge
text-dodge = Platí jako karta { $name-missed } proti zásahu, i když nejsi na tahu; pak si lízni 1 kartu.

name-punch = Punch
text-punch = Hráč na vzdálenost 1 dostane 1 zásah. { part-not_bang }

name-rag_time = Rag Time
text-rag_time = Odhoď s touto kartou ještě jednu z ruky: vezmi si do ruky jednu kartu jiného hráče na jakoukoli vzdálenost: { part-take }.

name-brawl = Brawl
text-brawl = Odhoď s touto kartou ještě jednu z ruky: pak můžeš každému jinému hráči odhodit jednu kartu, { part-take }.

name-springfield = Springfield
text-springfield = Odhoď s touto kartou ještě jednu z ruky: libovolný jiný hráč na jakoukoli vzdálenost dostane 1 zásah. { part-not_bang }

name-tequila = Tequila
text-tequila = Odhoď s touto kartou ještě jednu z ruky: { $any_player_includes_self ->
    [true] libovolný hráč
   *[false] libovolný jiný hráč
} si vyléčí 1 život.

name-whisky = Whisky
text-whisky = Odhoď s touto kartou ještě jednu z ruky: vyléčíš si 2 životy.
