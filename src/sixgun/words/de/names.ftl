# Namen, die auf keiner Karte stehen: Rollen, Phasen, Orte, Begriffe.
# Der Wert ist der Name der vierten Auflage; ein Attribut ist der Name, den eine Ausgabe stattdessen druckt.

## Rollen und Seiten

name-sheriff = Sheriff
    .walkingdead = Anführer der Überlebenden
name-deputy = Hilfssheriff
    .abacus = Hilfsheriff
    .walkingdead = Überlebender
name-outlaw = Gesetzloser
    .abacus = Outlaw
    .dodgecity = Outlaw
    .combined = Outlaw
    .walkingdead = Erlöser
name-renegade = Abtrünniger
    .abacus = Kopfgeldjäger
    .dodgecity = Kopfgeldjäger
    .combined = Kopfgeldjäger
    .walkingdead = Einzelgänger von Hilltop
name-law_side = Gesetzeshüter
    .walkingdead = Überlebende
name-outlaw_side = Gesetzlose
    .abacus = Outlaws
    .dodgecity = Outlaws
    .combined = Outlaws
    .walkingdead = Erlöser
name-renegade_side = Abtrünniger
    .abacus = Kopfgeldjäger
    .dodgecity = Kopfgeldjäger
    .combined = Kopfgeldjäger
    .walkingdead = Einzelgänger von Hilltop

text-sheriff = Du gewinnst, wenn kein { $name-outlaw } und kein { $name-renegade } mehr im Spiel ist. Du beginnst und hast 1 Lebenspunkt mehr. Stirbt durch dich ein { $name-deputy }, verlierst du alle Karten.
text-deputy = Beschütze den { $name-sheriff }: Ihr gewinnt gemeinsam, auch wenn du schon ausgeschieden bist.
text-outlaw = Du gewinnst, wenn der { $name-sheriff } ausscheidet, auch wenn du selbst schon raus bist – es sei denn, nur ein { $name-renegade } bleibt übrig. Wer dich ausschaltet, bekommt 3 Karten.
text-renegade = Du gewinnst, wenn du als Letzter übrig bleibst. Der { $name-sheriff } muss zuletzt ausscheiden.
text-deputy_of_three = Zu dritt ist dein Ziel: { $name-renegade }. Schalte ihn selbst aus, und du gewinnst. Scheidet jemand auf andere Weise aus, gewinnt, wer als Letzter im Spiel bleibt.
text-renegade_of_three = Zu dritt ist dein Ziel: { $name-outlaw }. Schalte ihn selbst aus, und du gewinnst. Scheidet jemand auf andere Weise aus, gewinnt, wer als Letzter im Spiel bleibt.
text-outlaw_of_three = Zu dritt ist dein Ziel: { $name-deputy }. Schalte ihn selbst aus, und du gewinnst. Scheidet jemand auf andere Weise aus, gewinnt, wer als Letzter im Spiel bleibt.

## Phasen und Zug

name-phase_draw = Ziehe zwei Karten
    .abacus = Zwei Karten nehmen
    .dodgecity = Zwei Karten nehmen
    .combined = Zwei Karten nehmen
    .walkingdead = Zwei Karten ziehen
name-phase_play = Spiele beliebig viele Karten aus
    .abacus = Karten ausspielen
    .dodgecity = Karten ausspielen
    .combined = Karten ausspielen
    .walkingdead = Beliebig viele Karten ausspielen
name-phase_discard = Wirf überzählige Karten ab
    .abacus = Überzählige Handkarten abwerfen
    .dodgecity = Überzählige Handkarten abwerfen
    .combined = Überzählige Handkarten abwerfen
    .walkingdead = Überzählige Karten ablegen
name-turn = Zug
name-clockwise = im Uhrzeigersinn
name-left_neighbour = Spieler zu deiner Linken
    .abacus = linker Nachbar
    .dodgecity = linker Nachbar
    .combined = linker Nachbar
    .walkingdead = Spieler links von dir

## Material und Orte

name-playing_card = Spielkarte
    .walkingdead = Aktionskarte
name-role_card = Rollenkarte
name-character_card = Charakterkarte
    .abacus = Personenkarte
    .dodgecity = Personenkarte
    .combined = Personenkarte
name-character = Charakter
    .abacus = Person
    .dodgecity = Person
    .combined = Person
name-summary_card = Übersichtskarte
name-player_board = Spieler-Tableau
    .walkingdead = Spielertableau
name-life_token = Patrone
    .walkingdead = Gesundheitsmarker
name-draw_pile = Nachziehstapel
    .abacus = Talon
    .dodgecity = Talon
    .combined = Talon
name-discard_pile = Ablagestapel
name-display = offene Auswahl
name-resolving = laufende Karte
name-box = Schachtel
name-hand = Hand
name-in_play = im Spiel
    .abacus = offen ausliegend
    .dodgecity = offen ausliegend
    .combined = offen ausliegend
name-brown_border = braune Karte
name-blue_border = blaue Karte
name-green_border = grüne Karte
name-book_symbol = Buchsymbol
name-bison_symbol = Bison

text-brown_border = Spiel sie aus, und sie wirkt einmal; auf den { $name-discard_pile } kommt sie { $brown_to_discard ->
    [after_effect] nach ihrer Wirkung
   *[before_effect] vor ihrer Wirkung
}.
text-blue_border = Leg sie offen { $blue_on_others ->
    [true] vor einem Spieler
   *[false] vor dir
} aus; sie wirkt, solange sie dort liegt. { $same_name_check ->
    [end_of_turn] Am Ende deines Zuges dürfen keine zwei Karten mit gleichem Namen vor dir liegen.
   *[always] Vor niemandem dürfen zwei Karten mit gleichem Namen liegen.
}
text-green_border = Leg sie offen vor dir aus. Einsetzen kannst du sie einmal, in einem späteren Zug; dann kommt sie auf den { $name-discard_pile }. Mit { $name-missed_symbol } geht das auch, wenn andere dran sind.

## Begriffe

name-life_point = Lebenspunkt
name-hand_limit = Handkartenlimit
name-ability = Spezialfähigkeit
    .abacus = besondere Fähigkeit
    .dodgecity = besondere Fähigkeit
    .combined = besondere Fähigkeit
name-hit = Treffer
name-hit_symbol = BANG!-Symbol
    .abacus = Treffer-Symbol
    .dodgecity = Treffer-Symbol
    .combined = Treffer-Symbol
    .walkingdead = Angriff!-Symbol
name-missed_symbol = Fehlschuss!-Symbol
    .walkingdead = Ausweichen-Symbol
name-draw_check = ziehen!
    .abacus = Ziehen
    .dodgecity = Ziehen
    .combined = Ziehen
    .walkingdead = Aufdecken
name-take_card = ziehen
    .abacus = nehmen
    .dodgecity = nehmen
    .combined = nehmen
name-play_card = ausspielen
name-discard_card = abwerfen
    .abacus = ablegen
    .dodgecity = ablegen
    .combined = ablegen
    .walkingdead = ablegen
name-distance = Abstand
    .walkingdead = Distanz
name-range = maximal erreichbarer Abstand
    .abacus = Reichweite
    .dodgecity = Reichweite
    .combined = Reichweite
    .walkingdead = maximale Distanz
name-reachable_distance = erreichbarer Abstand
    .walkingdead = erreichbare Distanz
name-weapon = Waffe
name-eliminate = eliminieren
    .abacus = ausschalten
    .dodgecity = ausschalten
    .combined = ausschalten
name-reward = Belohnung
name-penalty = Strafe
    .abacus = Bestrafung
    .dodgecity = Bestrafung
    .combined = Bestrafung
name-ownership = „Verursacher“-Prinzip
name-any_player = beliebiger Spieler
name-all_other_players = alle anderen Spieler

## Farben und Werte

name-hearts = Herz
name-spades = Pik
name-diamonds = Karo
name-clubs = Kreuz
name-ranks = 2–10, J, Q, K, A
name-rank_2 = 2
name-rank_3 = 3
name-rank_4 = 4
name-rank_5 = 5
name-rank_6 = 6
name-rank_7 = 7
name-rank_8 = 8
name-rank_9 = 9
name-rank_10 = 10
name-rank_J = J
name-rank_Q = Q
name-rank_K = K
name-rank_A = A
