# Jede Einstellung aus Abschnitt F von docs/rules/EDITIONS.md: eine Bezeichnung, und was jeder Wert bedeutet.

setting-min_players = Mindestzahl der Spieler
    .number = { $value }
setting-max_players = Höchstzahl der Spieler
    .number = { $value }
setting-deck = Karten
    .base80 = die 80 Karten des Grundspiels
    .dodge80 = die 80 Karten von Dodge City
    .base80_dodge40 = 80 Karten des Grundspiels und 40 von Dodge City
setting-characters = { $name-character ->
    [Charakter] Charaktere
   *[other] Personen
}
    .base16 = die 16 des Grundspiels
    .dodge15 = die 15 von Dodge City
    .base16_dodge15 = alle 31
setting-kit_carlson_life = { $name-kit_carlson }: Lebenspunkte
    .number = { $value }
setting-sheriff_hand_counts_extra_life = { $name-sheriff }: erste Hand
    .true = eine Karte für jeden Lebenspunkt, auch für den zusätzlichen
    .false = eine Karte für jeden aufgedruckten Lebenspunkt, der zusätzliche zählt nicht
setting-life_counter = Lebenspunkte werden gezählt
    .spare_character = mit einer zweiten { $name-character_card }
    .tokens = mit Markern
setting-brown_to_discard = Braune Karten kommen auf den Ablagestapel
    .after_effect = nach ihrer Wirkung
    .before_effect = vor ihrer Wirkung
setting-same_name_check = Zwei Karten mit gleichem Namen vor einem Spieler
    .end_of_turn = am Ende seines Zuges verboten
    .always = immer verboten
setting-beer_reaction = { $name-beer } als Reaktion
    .any_loss = gegen jeden Verlust von Lebenspunkten
    .lethal_only = nur wenn der letzte Lebenspunkt verloren ginge
setting-beer_mode = Wirkung von { $name-beer } als Reaktion
    .prevent = verhindert den Verlust von 1 Lebenspunkt
    .heal = gibt nach dem Verlust 1 Lebenspunkt zurück
setting-beer_two_players = { $name-beer } bei nur noch zwei Spielern
    .forbidden = darf nicht gespielt werden
    .no_effect = darf gespielt werden, hat aber keine Wirkung
setting-jail_failed = { $name-jail } ohne Herz
    .skip_phases_1_2 = Phase 1 und 2 entfallen, Phase 3 bleibt
    .skip_turn = der ganze Zug entfällt
setting-jail_card_discarded = { $name-jail } ohne Herz wird { $name-discard_card ->
    [abwerfen] abgeworfen
   *[other] abgelegt
}
    .after_phase_3 = nach Phase 3
    .before_phase_3 = vor Phase 3
    .at_once = sofort
setting-start_checks = { $name-dynamite } und { $name-jail } vor demselben Spieler
    .dynamite_first = { $name-dynamite } zuerst
    .order_laid = in der Reihenfolge, in der sie ausgelegt wurden
setting-dynamite_pass = { $name-dynamite } wandert weiter
    .left = zum linken Nachbarn
    .left_skip_holders = zum nächsten Spieler links, der keine hat
setting-distance_symbol = { $name-distance ->
    [Distanz] Eine
   *[other] Ein
} { $name-distance } auf einer Karte bedeutet
    .exact = genau { $name-distance ->
        [Distanz] diese
       *[other] diesen
    } { $name-distance }
    .at_most = { $name-distance ->
        [Distanz] diese
       *[other] diesen
    } { $name-distance } oder weniger
setting-any_player_includes_self = Eine Karte für „beliebige Spieler“
    .true = darf man auf sich selbst spielen
    .false = darf man nur auf andere spielen
setting-sid_ketchum = { $name-sid_ketchum }: zwei Handkarten
    .prevent_and_heal_once = verhindern den Verlust von 1 Lebenspunkt und geben einmal im eigenen Zug 1 zurück
    .heal_any_time = geben 1 Lebenspunkt zurück, jederzeit und beliebig oft
setting-bart_cassidy = { $name-bart_cassidy }: Karten nach einem Verlust
    .may = freiwillig
    .must = Pflicht
setting-el_gringo = { $name-el_gringo }: eine Karte nach einem Treffer
    .may = freiwillig
    .must = Pflicht
setting-abilities_optional = Fähigkeiten einsetzen
    .by_wording = Pflicht oder freiwillig, je nach Wortlaut
    .always = immer freiwillig
setting-suzy_mid_resolution = { $name-suzy_lafayette } { $name-take_card ->
    [ziehen] zieht
   *[other] nimmt
} auch mitten in einer Karte nach
    .true = ja
    .false = nein, erst danach
setting-green_cards = Grüne Karten
    .true = ja
    .false = nein
setting-pepperbox_range = { $name-pepperbox } reicht
    .weapon = so weit wie die Waffe
    .one = bis { $name-distance } 1
setting-end_check = Das Spielende wird geprüft
    .immediate = nach jedem Ausscheiden
    .after_card = sobald die Karte abgehandelt ist
setting-three_player_game = Partie zu dritt
    .true = ja
    .false = nein
setting-two_renegades_at_8 = Bei acht Spielern zweimal { $name-renegade }
    .true = ja
    .false = nein
setting-series_keep_characters = Serie: Wer überlebt, behält { $name-character ->
    [Charakter] den Charakter
   *[other] die Person
}
    .off = nein
    .by_agreement = wenn alle zustimmen, die überlebt haben
    .individual = wie jeder will
setting-series_sheriff_passes = Serie: Die Rolle { $name-sheriff }
    .off = wird neu verteilt
    .left = wandert nach links
setting-simplified_first_game = Vereinfachte erste Partie
    .true = wählbar
    .false = nein
setting-blue_on_others = Blaue Karten vor anderen Spielern
    .true = erlaubt
    .false = nicht erlaubt, außer { $name-jail }
setting-high_noon = Ereigniskarten aus High Noon
    .off = nein
    .on = alle dreizehn
    .without_ghost_town = ohne { $name-ghost_town }
setting-fistful = Ereigniskarten aus A Fistful of Cards
    .off = nein
    .on = alle fünfzehn
    .without_dead_man = ohne { $name-dead_man }
setting-event_cards = Ereigniskarten, wenn beide Erweiterungen dabei sind
    .number = { $value } und die letzte
setting-lasso_jail = { $name-lasso } und { $name-jail }
    .asleep = { $name-jail } ruht
    .draws = für { $name-jail } wird aufgedeckt, aber ohne Folgen
setting-blood_brothers_moment = { $name-blood_brothers }: wann
    .first = vor allem anderen
    .after_jail = nach { $name-dynamite } und { $name-jail }
setting-roulette_refusal = { $name-russian_roulette }: { $name-missed } zurückhalten
    .true = erlaubt
    .false = nicht erlaubt
setting-law_strict = { $name-law_of_the_west }: die gezeigte Karte
    .true = muss spielbar bleiben und darf für nichts anderes weg
    .false = darf auch anders aus der Hand kommen
setting-mine_printing = { $name-abandoned_mine }: Verdeckt auf den { $name-draw_pile } kommen
    .current = die überzähligen Karten aus Phase 3
    .first = die Karten, die man in Phase 2 spielt, wenn auf dem Ablagestapel welche lagen
setting-ranch_phase = { $name-ranch }: am Ende von Phase
    .number = { $value }
