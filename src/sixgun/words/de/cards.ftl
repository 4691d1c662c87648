# Jede Art von Karte: ihr Name, wie ihn die Ausgaben drucken, was sie tut, und was sie fragt.
# $name-bang und so weiter sind die Namen der gespielten Ausgabe; die anderen Variablen sind Einstellungen.
# „Ziehen“ heißt je nach Ausgabe Verschiedenes: Karten werden hier genommen, die Probe steht in Anführungszeichen.

## Was viele Karten sagen

part-not_bang = Das zählt nicht als { $name-bang }-Karte.
part-weapon = Sie ersetzt deine alte Waffe.
part-take = eine ausliegende deiner Wahl oder blind eine aus der Hand
part-green = Erst auslegen: Einsetzen kannst du sie einmal, in einem späteren eigenen Zug.
part-green_missed = Erst auslegen: Einsetzen kannst du sie einmal, ab dem nächsten Zug, auch wenn andere dran sind.
part-at_one = { $name-distance ->
    [Distanz] in { $name-distance }
   *[other] im { $name-distance }
} 1
part-any_player = { $any_player_includes_self ->
    [true] eines beliebigen Spielers
   *[false] eines anderen Spielers
}
part-own_choice = { $any_player_includes_self ->
    [true] { " " }Bei dir selbst wählst du die Karte frei.
   *[false] { "" }
}

## Waffen

name-colt_45 = Colt.45
    .abacus = 45er Colt
    .dodgecity = 45er Colt
    .combined = 45er Colt
    .walkingdead = Beil
text-colt_45 = Deine Waffe, solange keine andere vor dir liegt: trifft bis { $name-distance } 1.

name-volcanic = Volcanic
    .walkingdead = Maschinengewehr
text-volcanic = Waffe: trifft bis { $name-distance } 1. { part-weapon } Du darfst beliebig viele { $name-bang }-Karten pro Zug spielen.

name-schofield = Schofield
    .walkingdead = Pistole
text-schofield = Waffe: trifft bis { $name-distance } 2. { part-weapon }

name-remington = Remington
    .walkingdead = Schrotflinte
text-remington = Waffe: trifft bis { $name-distance } 3. { part-weapon }

name-rev_carabine = Karabiner
    .abacus = Rev. Carabine
    .dodgecity = Rev. Carabine
    .combined = Rev. Carabine
    .walkingdead = Sturmgewehr
text-rev_carabine = Waffe: trifft bis { $name-distance } 4. { part-weapon }

name-winchester = Winchester
    .walkingdead = Scharfschützengewehr
text-winchester = Waffe: trifft bis { $name-distance } 5. { part-weapon }

## Blaue Karten

name-barrel = Fass
    .walkingdead = Schutzanzug
text-barrel = Bist du das Ziel eines Treffers, darfst du „{ $name-draw_check ->
    [Ziehen] ziehen
   *[other] { $name-draw_check }
}“: Herz zählt wie eine { $name-missed }-Karte.

name-dynamite = Dynamit
    .walkingdead = Infektion
text-dynamite = Leg die Karte vor dir aus. Zu Beginn deines nächsten Zuges musst du „{ $name-draw_check ->
    [Ziehen] ziehen
   *[other] { $name-draw_check }
}“: Bei Pik 2 bis 9 verlierst du 3 Lebenspunkte, und die Karte kommt auf den { $name-discard_pile }; sonst wandert sie weiter { $dynamite_pass ->
    [left_skip_holders] zum nächsten Spieler links von dir, der keine hat
   *[left] zu deinem linken Nachbarn
}. Liegt auch { $name-jail } vor dir, { $start_checks ->
    [order_laid] gilt die Reihenfolge, in der die Karten ausgelegt wurden.
   *[dynamite_first] kommt diese Karte zuerst.
}

name-jail = Gefängnis
    .walkingdead = Gefangen
text-jail = Leg die Karte vor { $any_player_includes_self ->
    [true] einen beliebigen Spieler
   *[false] einen anderen Spieler
}, nie vor den { $name-sheriff }. Zu Beginn seines Zuges muss er „{ $name-draw_check ->
    [Ziehen] ziehen
   *[other] { $name-draw_check }
}“: Bei Herz kommt er frei und spielt normal weiter; sonst { $jail_failed ->
    [skip_phases_1_2] bleibt ihm nur Phase 3. { $jail_card_discarded ->
        [after_phase_3] Erst danach kommt die Karte weg.
        [before_phase_3] Vorher kommt die Karte weg.
       *[at_once] Die Karte kommt sofort weg.
    }
   *[skip_turn] setzt er diesen Zug aus. Die Karte kommt in jedem Fall weg.
}

name-mustang = Mustang
    .walkingdead = Wohnmobil
text-mustang = Für alle anderen bist du 1 weiter weg ({ $name-distance } +1).

name-scope = Zielfernrohr
    .abacus = Appaloosa
    .czech = Appaloosa
    .combined = Appaloosa
text-scope = Alle anderen sind für dich 1 näher ({ $name-distance } −1), aber nie näher als 1.

name-hideout = Versteck
text-hideout = Für alle anderen bist du 1 weiter weg; mit { $name-mustang } zusammen 2.

name-binocular = Fernglas
    .dodgecity = Silver
    .combined = Silver
text-binocular = Alle anderen sind für dich 1 näher, aber nie näher als 1{ $deck ->
    [dodge80] { "" }
   *[base80_dodge40] ; mit { $name-scope } zusammen 2 näher
}.

## Grüne Karten

name-bible = Bibel
text-bible = Wirkt wie eine { $name-missed }-Karte gegen einen Treffer; danach nimmst du 1 Karte. { part-green_missed }

name-buffalo_rifle = Jagdgewehr
text-buffalo_rifle = Ein anderer Spieler erhält 1 Treffer, egal wie weit weg. { part-not_bang } { part-green }

name-can_can = Can Can
text-can_can = { $name-discard_card ->
    [abwerfen] Wirf
   *[other] Leg
} eine Karte { part-any_player } ab, egal wie weit weg: { part-take }.{ part-own_choice } { part-green }

name-canteen = Feldflasche
text-canteen = Du erhältst 1 Lebenspunkt zurück, auch wenn nur noch zwei Spieler im Spiel sind. { part-green }

name-conestoga = Planwagen
text-conestoga = Nimm eine Karte eines anderen Spielers auf die Hand, egal wie weit weg: { part-take }. { part-green }

name-derringer = Derringer
text-derringer = Nimm 1 Karte, und ein Spieler { part-at_one } erhält 1 Treffer. { part-not_bang } { part-green }

name-howitzer = Haubitze
text-howitzer = Alle anderen Spieler erhalten je 1 Treffer. { part-not_bang } { part-green }

name-iron_plate = Eisenplatte
text-iron_plate = Wirkt wie eine { $name-missed }-Karte gegen einen Treffer. { part-green_missed }

name-knife = Wurfmesser
text-knife = Ein Spieler { part-at_one } erhält 1 Treffer. { part-not_bang } { part-green }

name-pepperbox = Pepperbox
text-pepperbox = { $pepperbox_range ->
    [one] Ein Spieler { part-at_one } erhält 1 Treffer.
   *[weapon] Ein Spieler, den deine Waffe erreicht, erhält 1 Treffer.
} { part-not_bang } { part-green }

name-pony_express = Pony Express
text-pony_express = Nimm 3 Karten. { part-green }

name-sombrero = Sombrero
text-sombrero = Wirkt wie eine { $name-missed }-Karte gegen einen Treffer. { part-green_missed }

name-ten_gallon_hat = Stetson
text-ten_gallon_hat = Wirkt wie eine { $name-missed }-Karte gegen einen Treffer. { part-green_missed }

## Braune Karten

name-bang = BANG!
    .walkingdead = Angriff!
text-bang = Greif einen Spieler an, den deine Waffe erreicht: Wehrt er den Treffer nicht ab, verliert er 1 Lebenspunkt. Das geht nur einmal pro Zug.

name-missed = Fehlschuss!
    .walkingdead = Ausweichen
text-missed = Wehr einen Treffer auf dich ab, auch wenn du nicht am Zug bist. Gegen { $name-indians } und { $name-duel } hilft die Karte nicht.

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
text-saloon = Alle, die noch im Spiel sind, erhalten 1 Lebenspunkt zurück. Die Karte geht nur in deinem Zug; vor dem Ausscheiden rettet sie dich nicht.

name-stagecoach = Postkutsche
    .walkingdead = Muni-Kiste
text-stagecoach = { $name-take_card ->
    [ziehen] Zieh
   *[other] Nimm
} 2 Karten.

name-wells_fargo = Wells Fargo
    .walkingdead = Waffenlager
text-wells_fargo = { $name-take_card ->
    [ziehen] Zieh
   *[other] Nimm
} 3 Karten.

name-general_store = Warenhaus
    .abacus = General Store
    .dodgecity = General Store
    .combined = General Store
    .walkingdead = Lieferung
text-general_store = Decke so viele Karten vom { $name-draw_pile } auf, wie Spieler im Spiel sind. Du nimmst zuerst, dann im Uhrzeigersinn alle anderen je eine.
prompt-pick = { $cause }: Nimm dir eine Karte.
    .others = { $who } nimmt sich eine Karte

name-panic = Panik!
    .abacus = Panik
    .dodgecity = Panik
    .combined = Panik
    .walkingdead = Überraschungsangriff
text-panic = Nimm eine Karte eines Spielers { part-at_one } auf die Hand: { part-take }. Deine Waffe spielt dabei keine Rolle.

name-cat_balou = Cat Balou
    .walkingdead = Beißer
text-cat_balou = { $name-discard_card ->
    [abwerfen] Wirf
   *[other] Leg
} eine Karte { part-any_player } ab, egal wie weit weg: { part-take }.{ part-own_choice }

name-gatling = Gatling
    .walkingdead = Granate
text-gatling = Alle anderen Spieler erhalten je 1 Treffer, egal wie weit weg. { part-not_bang }

name-indians = Indians!
    .abacus = Indianer!
    .dodgecity = Indianer!
    .combined = Indianer!
    .walkingdead = Zombiehorde
text-indians = Jeder andere Spieler { $name-discard_card ->
    [abwerfen] wirft
   *[other] legt
} eine { $name-bang }-Karte ab oder verliert 1 Lebenspunkt. { $name-missed } und { $name-barrel } helfen nicht.
prompt-indians = { $by } spielt { $cause } – antworte mit { $name-bang } oder verlier 1 Leben.
    .pass = { $life ->
        [0] Einstecken (dein letztes Leben!)
       *[other] Einstecken (−1 Leben, noch { $life })
    }
    .others = { $who } braucht { $name-bang }

name-duel = Duell
text-duel = Fordere einen anderen Spieler heraus, egal wie weit weg. Ihr { $name-discard_card ->
    [abwerfen] werft
   *[other] legt
} abwechselnd je eine { $name-bang }-Karte ab, der andere zuerst. Wer nicht mehr kann oder will, verliert 1 Lebenspunkt. { $name-missed } und { $name-barrel } helfen nicht.
prompt-duel = { $by } fordert dich: Antworte mit { $name-bang } oder verlier 1 Leben.
    .target = { $target } { $name-distance ->
        [Distanz] schlägt
       *[other] schießt
    } zurück: Antworte mit { $name-bang } oder verlier 1 Leben.
    .pass = { $life ->
        [0] Aufgeben (dein letztes Leben!)
       *[other] Aufgeben (−1 Leben, noch { $life })
    }
    .others = { $who } muss im { $name-duel } antworten

name-dodge = Ausweichen
text-dodge = Wirkt wie eine { $name-missed }-Karte gegen einen Treffer, auch wenn du nicht am Zug bist; danach nimmst du 1 Karte.

name-punch = Faustschlag
text-punch = Ein Spieler { part-at_one } erhält 1 Treffer. { part-not_bang }

name-rag_time = Rag Time
text-rag_time = { $name-discard_card ->
    [abwerfen] Wirf
   *[other] Leg
} dazu eine weitere Handkarte ab. Dann nimm eine Karte eines anderen Spielers auf die Hand, egal wie weit weg: { part-take }.

name-brawl = Schlägerei
text-brawl = { $name-discard_card ->
    [abwerfen] Wirf
   *[other] Leg
} dazu eine weitere Handkarte ab. Dann verliert jeder andere Spieler eine Karte, wenn du willst: { part-take }.
prompt-brawl = Welche Karte soll { $target } verlieren?
    .pass = Keine
    .others = { $who } teilt Schläge aus

name-springfield = Springfield
text-springfield = { $name-discard_card ->
    [abwerfen] Wirf
   *[other] Leg
} dazu eine weitere Handkarte ab. Ein anderer Spieler erhält 1 Treffer, egal wie weit weg. { part-not_bang }

name-tequila = Tequila
text-tequila = { $name-discard_card ->
    [abwerfen] Wirf
   *[other] Leg
} dazu eine weitere Handkarte ab. { $any_player_includes_self ->
    [true] Ein beliebiger Spieler
   *[false] Ein anderer Spieler
} erhält 1 Lebenspunkt zurück.

name-whisky = Whisky
text-whisky = { $name-discard_card ->
    [abwerfen] Wirf
   *[other] Leg
} dazu eine weitere Handkarte ab. Du erhältst 2 Lebenspunkte zurück.
