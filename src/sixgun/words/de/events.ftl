# Das Protokoll: eine Meldung für jede Klasse von Ereignissen. $who, $target, $by und $dead sind Spieler.
# Eine Meldung sagt, so viel sie kann: das Attribut `target` gilt, wenn es ein Ziel gibt, `kind-target`, wenn es
# beides gibt. Namen werden nie gebeugt; sie stehen vor Doppelpunkten, hinter Pfeilen oder in Klammern.

# Eine Karte, eine unbekannte oder mehrere gingen von $src nach $dst (siehe Orte in ui.ftl).
event-moved = Eine Karte: { $src } → { $dst }
    .card = { $card }: { $src } → { $dst }
    .count = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }: { $src } → { $dst }
event-character_chosen = { $who }: { $character }
event-turn_began = Am Zug: { $who }
# $kind nur, wo eine Karte als eine andere gespielt wird.
event-played = { $who }: { $card }
    .target = { $who }: { $card } → { $target }
    .kind = { $who }: { $card } als { $kind }
    .kind-target = { $who }: { $card } als { $kind } → { $target }
event-used = { $who } setzt ein: { $card }
    .target = { $who } setzt ein: { $card } → { $target }
event-ability_used = { $who }: Fähigkeit { $character }
    .target = { $who }: Fähigkeit { $character } → { $target }
event-named = { $who } hat bis zum nächsten Zug die Fähigkeit von { $character }
event-revealed = { $who } zeigt { $card }
# $cause ist die Karte (oder der Charakter), die die Probe verlangt; ohne $card gab es keine Karte mehr.
event-checked = { $who }: „{ $name-draw_check }“ – keine Karte mehr da
    .card = { $who }: „{ $name-draw_check }“ { $card } – { $matched ->
        [true] trifft zu
       *[false] trifft nicht zu
    }
    .cause = { $who }: { $cause }, „{ $name-draw_check }“ – keine Karte mehr da
    .cause-card = { $who }: { $cause }, „{ $name-draw_check }“ { $card } – { $matched ->
        [true] trifft zu
       *[false] trifft nicht zu
    }
event-dodged = { $who } entgeht dem Treffer
    .by = { $who } entgeht dem Treffer ({ $by })
event-unaffected = { $card } wirkt nicht: { $who }
# Entweder $lost oder $gained ist gegeben.
event-life_changed = { $who }: Lebenspunkte { $life }
    .lost = { $who } verliert { $lost ->
        [one] { $lost } Lebenspunkt
       *[other] { $lost } Lebenspunkte
    } → { $life }
    .gained = { $who } erhält { $gained ->
        [one] { $gained } Lebenspunkt
       *[other] { $gained } Lebenspunkte
    } zurück → { $life }
event-sat_out = { $who } { $jail_failed ->
    [skip_phases_1_2] verliert Phase 1 und 2
   *[skip_turn] setzt diesen Zug aus
}
event-died = { $who } scheidet aus: { $role }
    .by = { $who } scheidet aus: { $role } (durch { $by })
event-rewarded = { $who }: 3 Karten als Belohnung ({ $dead })
event-punished = { $who } wirft zur Strafe alles ab ({ $dead })
event-shuffled = Aus dem { $name-discard_pile } wird der { $name-draw_pile }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
event-game_over = Das Spiel ist aus. Gewonnen: { $winners }
