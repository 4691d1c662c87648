# Das Protokoll: eine Meldung für jede Klasse von Ereignissen. $who, $target, $by und $dead sind Spieler.
# Eine Meldung sagt, so viel sie kann: das Attribut `target` gilt, wenn es ein Ziel gibt, `kind-target`, wenn es
# beides gibt. Namen haben kein Geschlecht und werden nie gebeugt. Am Ende steht kein Punkt.

# Eine Karte, eine unbekannte oder mehrere gingen von $src nach $dst (siehe Orte in ui.ftl).
event-moved = 1 Karte: { $src } → { $dst }
    .card = { $card }: { $src } → { $dst }
    .count = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $src } → { $dst }
event-character_chosen = { $who } spielt { $character }
event-turn_began = { $who } ist dran
# $kind nur, wo eine Karte als eine andere gespielt wird.
event-played = { $who } spielt { $card }
    .target = { $who } spielt { $card } auf { $target }
    .kind = { $who } spielt { $card } als { $kind }
    .kind-target = { $who } spielt { $card } als { $kind } auf { $target }
event-used = { $who } setzt { $card } ein
    .target = { $who } setzt { $card } gegen { $target } ein
event-ability_used = { $who } nutzt die Fähigkeit von { $character }
    .target = { $who } nutzt die Fähigkeit von { $character } gegen { $target }
event-named = { $who } hat bis zum nächsten eigenen Zug die Fähigkeit von { $character }
event-revealed = { $who } zeigt { $card }
# $cause ist die Karte, die das Aufdecken verlangt, wenn es keine Fähigkeit ist; ohne $card gab es keine Karte mehr.
# Was zutrifft, ist Pech für den, vor dem Dynamit liegt, und Glück für alle anderen.
event-checked = { $who } deckt auf: keine Karte mehr da
    .card = { $who } deckt { $card } auf – { $matched ->
        [true] Glück gehabt
       *[false] Pech
    }
    .cause = { $cause }: { $who } deckt auf – keine Karte mehr da
    .cause-card = { $cause }: { $who } deckt { $card } auf – { $cause ->
        [Dynamit] { $matched ->
            [true] es kracht
           *[false] noch mal gut gegangen
        }
        [Infektion] { $matched ->
            [true] sie bricht aus
           *[false] noch mal gut gegangen
        }
       *[other] { $matched ->
            [true] Glück gehabt
           *[false] Pech
        }
    }
event-dodged = { $who } wehrt ab
    .by = { $who } wehrt ab ({ $by })
event-unaffected = { $card } kann { $who } nichts anhaben
# Entweder $lost oder $gained ist gegeben.
event-life_changed = { $who } hat { $life } Leben
    .lost = { $who } verliert { $lost } Leben (noch { $life })
    .gained = { $who } bekommt { $gained } Leben zurück (jetzt { $life })
event-sat_out = { $who } sitzt fest { $jail_failed ->
    [skip_phases_1_2] – nur noch Phase 3
   *[skip_turn] und setzt aus
}
event-died = { $who } ist raus – { $role }
    .by = { $by } schaltet { $who } aus – { $role }
event-rewarded = { $who } kassiert 3 Karten Belohnung ({ $dead })
event-punished = Strafe ({ $dead }): { $who } verliert alle Karten
event-shuffled = Der { $name-draw_pile } ist leer: { $cards ->
    [one] { $cards } Karte wird
   *[other] { $cards } Karten werden
} neu gemischt
event-game_over = Das Spiel ist aus. Gewonnen: { $winners }
