# Jede Art von Karte: ihr Name, wie ihn die Ausgaben drucken, und was sie tut.
# $name-bang und so weiter sind die Namen der gespielten Ausgabe; die anderen Variablen sind Einstellungen.
# „Ziehen“ heißt je nach Ausgabe Verschiedenes: Karten werden hier genommen, die Probe steht in Anführungszeichen.

## Was viele Karten sagen

part-not_bang = Das ist keine { $name-bang }-Karte.
part-weapon = Sie ersetzt die Waffe, die du im Spiel hast.
part-take = eine offen liegende nach deiner Wahl oder eine zufällige aus der Hand
part-green = Einsetzen kannst du die Karte nur in einem späteren eigenen Zug, dann wird sie abgeworfen.
part-green_missed = Einsetzen kannst du die Karte in jedem Zug nach dem, in dem du sie ausgelegt hast; dann wird sie abgeworfen.
part-any_player = { $any_player_includes_self ->
    [true] eines beliebigen Spielers
   *[false] eines anderen Spielers
}
part-own_choice = { $any_player_includes_self ->
    [true] { " " }Bei dir selbst wählst du die Karte frei.
   *[false] { "" }
}

## Waffen

name-colt_45 = Colt .45
    .abacus = 45er Colt
    .dodgecity = 45er Colt
    .combined = 45er Colt
    .walkingdead = Beil
text-colt_45 = Die Waffe, die du hast, solange keine andere vor dir liegt: Reichweite 1.

name-volcanic = Volcanic
    .walkingdead = Maschinengewehr
text-volcanic = Waffe, Reichweite 1. In deinem Zug darfst du beliebig viele { $name-bang }-Karten spielen. { part-weapon }

name-schofield = Schofield
    .walkingdead = Pistole
text-schofield = Waffe, Reichweite 2. { part-weapon }

name-remington = Remington
    .walkingdead = Schrotflinte
text-remington = Waffe, Reichweite 3. { part-weapon }

name-rev_carabine = Karabiner
    .abacus = Rev. Carabine
    .dodgecity = Rev. Carabine
    .combined = Rev. Carabine
    .walkingdead = Sturmgewehr
text-rev_carabine = Waffe, Reichweite 4. { part-weapon }

name-winchester = Winchester
    .walkingdead = Scharfschützengewehr
text-winchester = Waffe, Reichweite 5. { part-weapon }

## Blaue Karten

name-barrel = Fass
    .walkingdead = Schutzanzug
text-barrel = Bist du das Ziel eines Treffers, darfst du „{ $name-draw_check }“: Herz zählt wie eine { $name-missed }-Karte.

name-dynamite = Dynamit
    .walkingdead = Infektion
text-dynamite = Lege die Karte vor dir aus. Zu Beginn deines nächsten Zuges musst du „{ $name-draw_check }“: Bei Pik 2 bis 9 wirfst du sie ab und verlierst 3 Lebenspunkte; sonst gibst du sie weiter, und zwar an { $dynamite_pass ->
    [left_skip_holders] den nächsten Spieler zu deiner Linken, der keine hat
   *[left] den Spieler zu deiner Linken
}. Liegt auch { $name-jail } vor dir, { $start_checks ->
    [order_laid] gilt die Reihenfolge, in der die Karten ausgelegt wurden.
   *[dynamite_first] kommt diese Karte zuerst.
}

name-jail = Gefängnis
    .walkingdead = Gefangen
text-jail = Lege die Karte vor { $any_player_includes_self ->
    [true] einen beliebigen Spieler
   *[false] einen anderen Spieler
}, aber nie vor den { $name-sheriff }. Zu Beginn seines Zuges muss er „{ $name-draw_check }“: Bei Herz wirft er sie ab und spielt normal weiter; sonst { $jail_failed ->
    [skip_phases_1_2] { $jail_card_discarded ->
        [after_phase_3] bleibt ihm nur Phase 3, und danach wird sie abgeworfen.
        [before_phase_3] wird sie abgeworfen, und ihm bleibt nur Phase 3.
       *[at_once] wird sie abgeworfen, und ihm bleibt nur Phase 3.
    }
   *[skip_turn] wirft er sie ab und setzt diesen Zug aus.
}

name-mustang = Mustang
    .walkingdead = Wohnmobil
text-mustang = Alle anderen Spieler sehen dich in einem um 1 größeren Abstand.

name-scope = Zielfernrohr
    .abacus = Appaloosa
    .czech = Appaloosa
    .combined = Appaloosa
text-scope = Du siehst alle anderen Spieler in einem um 1 kleineren Abstand, aber nie unter 1.

name-hideout = Versteck
text-hideout = Alle anderen Spieler sehen dich in einem um 1 größeren Abstand; { $name-mustang } kommt hinzu.

name-binocular = Fernglas
    .dodgecity = Silver
    .combined = Silver
text-binocular = Du siehst alle anderen Spieler in einem um 1 kleineren Abstand, aber nie unter 1; { $name-scope } kommt hinzu.

## Grüne Karten

name-bible = Bibel
text-bible = Wirkt wie eine { $name-missed }-Karte gegen einen Treffer; danach nimmst du 1 Karte. { part-green_missed }

name-buffalo_rifle = Jagdgewehr
text-buffalo_rifle = Ein beliebiger anderer Spieler erhält 1 Treffer, egal in welchem Abstand. { part-not_bang } { part-green }

name-can_can = Can Can
text-can_can = Wirf eine Karte { part-any_player } ab, egal in welchem Abstand: { part-take }.{ part-own_choice } { part-green }

name-canteen = Feldflasche
text-canteen = Du erhältst 1 Lebenspunkt zurück, auch wenn nur noch zwei Spieler im Spiel sind. { part-green }

name-conestoga = Planwagen
text-conestoga = Nimm eine Karte eines anderen Spielers auf die Hand, egal in welchem Abstand: { part-take }. { part-green }

name-derringer = Derringer
text-derringer = Nimm 1 Karte, und ein Spieler im Abstand 1 erhält 1 Treffer. { part-not_bang } { part-green }

name-howitzer = Haubitze
text-howitzer = Alle anderen Spieler erhalten je 1 Treffer. { part-not_bang } { part-green }

name-iron_plate = Eisenplatte
text-iron_plate = Wirkt wie eine { $name-missed }-Karte gegen einen Treffer. { part-green_missed }

name-knife = Wurfmesser
text-knife = Ein Spieler im Abstand 1 erhält 1 Treffer. { part-not_bang } { part-green }

name-pepperbox = Pepperbox
text-pepperbox = Ein Spieler { $pepperbox_range ->
    [one] im Abstand 1
   *[weapon] in Reichweite deiner Waffe
} erhält 1 Treffer. { part-not_bang } { part-green }

name-pony_express = Pony Express
text-pony_express = Nimm 3 Karten. { part-green }

name-sombrero = Sombrero
text-sombrero = Wirkt wie eine { $name-missed }-Karte gegen einen Treffer. { part-green_missed }

name-ten_gallon_hat = Stetson
text-ten_gallon_hat = Wirkt wie eine { $name-missed }-Karte gegen einen Treffer. { part-green_missed }

## Braune Karten

name-bang = BANG!
    .walkingdead = Angriff!
text-bang = Ein Spieler in Reichweite deiner Waffe erhält 1 Treffer: Er verliert 1 Lebenspunkt, wenn er ihn nicht abwehrt. Du darfst in deinem Zug nur eine dieser Karten spielen.

name-missed = Fehlschuss!
    .walkingdead = Ausweichen
text-missed = Wehre einen Treffer auf dich ab, auch wenn du nicht am Zug bist. Gegen { $name-indians } und { $name-duel } hilft die Karte nicht.

name-beer = Bier
    .walkingdead = Erste Hilfe
text-beer = Du erhältst 1 Lebenspunkt zurück, aber nie mehr als zu Beginn. { $beer_reaction ->
    [any_loss] Du darfst die Karte auch spielen, wenn du Lebenspunkte verlieren würdest, selbst wenn du nicht am Zug bist: { $beer_mode ->
        [prevent] Du verlierst 1 Punkt weniger.
       *[heal] Du erhältst sofort 1 davon zurück.
    }
   *[lethal_only] Bist du nicht am Zug, darfst du sie nur spielen, wenn du deinen letzten Lebenspunkt verlieren würdest: { $beer_mode ->
        [prevent] Du verlierst 1 Punkt weniger.
       *[heal] Du erhältst sofort 1 Punkt zurück.
    }
} { $beer_two_players ->
    [forbidden] Sind nur noch zwei Spieler im Spiel, darf sie nicht gespielt werden.
   *[no_effect] Sind nur noch zwei Spieler im Spiel, hat sie keine Wirkung.
}

name-saloon = Saloon
    .walkingdead = Sanitätsausrüstung
text-saloon = Alle Spieler, die noch im Spiel sind, erhalten 1 Lebenspunkt zurück. Die Karte kann nur im eigenen Zug gespielt werden, nie um im Spiel zu bleiben.

name-stagecoach = Postkutsche
    .walkingdead = Muni-Kiste
text-stagecoach = Nimm 2 Karten.

name-wells_fargo = Wells Fargo
    .walkingdead = Waffenlager
text-wells_fargo = Nimm 3 Karten.

name-general_store = Warenhaus
    .abacus = General Store
    .dodgecity = General Store
    .combined = General Store
    .walkingdead = Lieferung
text-general_store = Decke so viele Karten vom { $name-draw_pile } auf, wie Spieler im Spiel sind. Mit dir beginnend nimmt im Uhrzeigersinn jeder eine davon auf die Hand.

name-panic = Panik!
    .abacus = Panik
    .dodgecity = Panik
    .combined = Panik
    .walkingdead = Überraschungsangriff
text-panic = Nimm eine Karte eines Spielers im Abstand 1 auf die Hand: { part-take }. Waffen ändern diesen Abstand nicht.

name-cat_balou = Cat Balou
    .walkingdead = Beißer
text-cat_balou = Wirf eine Karte { part-any_player } ab, egal in welchem Abstand: { part-take }.{ part-own_choice }

name-gatling = Gatling
    .walkingdead = Granate
text-gatling = Alle anderen Spieler erhalten je 1 Treffer, egal in welchem Abstand. { part-not_bang }

name-indians = Indians!
    .abacus = Indianer!
    .dodgecity = Indianer!
    .combined = Indianer!
    .walkingdead = Zombiehorde
text-indians = Jeder andere Spieler wirft eine { $name-bang }-Karte ab oder verliert 1 Lebenspunkt. { $name-missed } und { $name-barrel } helfen nicht.

name-duel = Duell
text-duel = Fordere einen anderen Spieler heraus, egal in welchem Abstand. Der Geforderte beginnt, und ihr werft abwechselnd je eine { $name-bang }-Karte ab; wer zuerst nicht kann oder will, verliert 1 Lebenspunkt. { $name-missed } und { $name-barrel } helfen nicht.

name-dodge = Ausweichen
text-dodge = Wirkt wie eine { $name-missed }-Karte gegen einen Treffer, auch wenn du nicht am Zug bist; danach nimmst du 1 Karte.

name-punch = Faustschlag
text-punch = Ein Spieler im Abstand 1 erhält 1 Treffer. { part-not_bang }

name-rag_time = Rag Time
text-rag_time = Wirf zusammen mit dieser eine weitere Handkarte ab: Nimm eine Karte eines anderen Spielers auf die Hand, egal in welchem Abstand: { part-take }.

name-brawl = Schlägerei
text-brawl = Wirf zusammen mit dieser eine weitere Handkarte ab: Dann darfst du von jedem anderen Spieler eine Karte abwerfen, { part-take }.

name-springfield = Springfield
text-springfield = Wirf zusammen mit dieser eine weitere Handkarte ab: Ein beliebiger anderer Spieler erhält 1 Treffer, egal in welchem Abstand. { part-not_bang }

name-tequila = Tequila
text-tequila = Wirf zusammen mit dieser eine weitere Handkarte ab: { $any_player_includes_self ->
    [true] Ein beliebiger Spieler
   *[false] Ein anderer Spieler
} erhält 1 Lebenspunkt zurück.

name-whisky = Whisky
text-whisky = Wirf zusammen mit dieser eine weitere Handkarte ab: Du erhältst 2 Lebenspunkte zurück.
