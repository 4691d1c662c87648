# Was jemand gefragt wird. Der Wert spricht den Gefragten an; `others` ist für die, die auf $who warten; `pass`
# ist, was Nichtstun bedeutet. Jedes andere Attribut ist eine vollere Form, wenn ihre Angaben bekannt sind:
# wie viele ($count), um wen es geht ($target, $by), wessen Fähigkeit ($character).

prompt-play_phase = Du bist am Zug: Spiele Karten oder beende den Zug.
    .pass = Zug beenden
    .others = { $who } spielt
prompt-discard_phase = Du hast zu viele Karten auf der Hand: Wirf eine ab.
    .count = Du hast zu viele Karten auf der Hand: Wirf { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab.
    .others = { $who } wirft Karten ab
prompt-tidy = Vor dir liegen Karten mit gleichem Namen: Wirf eine davon ab.
    .others = { $who } wirft Karten ab
prompt-choose_character = Wähle deinen Charakter.
    .others = { $who } wählt einen Charakter
prompt-name_somebody = Wähle einen Spieler: Bis zu deinem nächsten Zug hast du seine Fähigkeit.
    .others = { $who } wählt eine Fähigkeit
prompt-may_use = Deine Fähigkeit einsetzen?
    .character = Die Fähigkeit von { $character } einsetzen?
    .pass = Verzichten
    .others = { $who } überlegt, eine Fähigkeit einzusetzen
prompt-draw_from_hand = Deine erste Karte: vom { $name-draw_pile } oder zufällig aus der Hand eines Spielers?
    .pass = Vom { $name-draw_pile }
    .others = { $who } nimmt Karten
prompt-draw_from_discards = Deine erste Karte: vom { $name-draw_pile } oder vom { $name-discard_pile }?
    .pass = Vom { $name-draw_pile }
    .others = { $who } nimmt Karten
prompt-draw_from_play = Zwei Karten nehmen oder eine, die vor einem anderen Spieler liegt?
    .pass = Zwei Karten nehmen
    .others = { $who } nimmt Karten
prompt-put_back = Welche Karte kommt zurück auf den { $name-draw_pile }?
    .others = { $who } nimmt Karten
prompt-shot = Du bist das Ziel eines Treffers: Wehre ihn ab oder nimm ihn hin.
    .count = Du bist das Ziel eines Treffers: Wehre ihn { $count ->
        [one] einmal
       *[other] { $count }-mal
    } ab oder nimm ihn hin.
    .pass = Treffer hinnehmen
    .others = { $who } ist das Ziel eines Treffers
prompt-duel = Wirf eine { $name-bang }-Karte ab oder verliere 1 Lebenspunkt.
    .pass = 1 Lebenspunkt verlieren
    .others = { $who } wählt: { $name-bang } oder 1 Lebenspunkt
prompt-indians = Wirf eine { $name-bang }-Karte ab oder verliere 1 Lebenspunkt.
    .pass = 1 Lebenspunkt verlieren
    .others = { $who } wählt: { $name-bang } oder 1 Lebenspunkt
prompt-prevent = Du würdest Lebenspunkte verlieren: Verhindere es oder lass es geschehen.
    .count = Du würdest { $count ->
        [one] { $count } Lebenspunkt
       *[other] { $count } Lebenspunkte
    } verlieren: Verhindere es oder lass es geschehen.
    .pass = Geschehen lassen
    .others = { $who } droht Lebenspunkte zu verlieren
# $count: wie viele Lebenspunkte fehlen, um im Spiel zu bleiben.
prompt-last_chance = { $beer_reaction ->
    [any_loss] Du hast Lebenspunkte verloren: Hole welche zurück oder mach weiter.
   *[lethal_only] Du hast deinen letzten Lebenspunkt verloren: Hole Lebenspunkte zurück, sonst scheidest du aus.
}
    .count = { $count ->
        [0] Du hast Lebenspunkte verloren: Hole welche zurück oder mach weiter.
        [one] Du hast deinen letzten Lebenspunkt verloren: Hole { $count } Punkt zurück, sonst scheidest du aus.
       *[other] Du hast deinen letzten Lebenspunkt verloren: Hole { $count } Punkte zurück, sonst scheidest du aus.
    }
    .pass = Nichts zurückholen
    .others = { $who } kämpft ums Überleben
prompt-which_counts = Welche Karte gilt, und welche kommt oben auf den { $name-discard_pile }?
    .others = { $who } wählt, welche Karte gilt
prompt-pick = Nimm eine der offenen Karten.
    .others = { $who } nimmt eine Karte
prompt-brawl = Welche Karte wird abgeworfen?
    .target = { $target }: Welche Karte wird abgeworfen?
    .pass = Keine
    .others = { $who } wählt Karten, die abgeworfen werden
prompt-share = Nimm eine der hinterlassenen Karten.
    .by = Nimm eine der hinterlassenen Karten ({ $by }).
    .others = { $who } nimmt eine Karte
prompt-last_discard = Du scheidest aus: Welche Karte wirfst du als nächste ab?
    .others = { $who } wirft Karten ab
