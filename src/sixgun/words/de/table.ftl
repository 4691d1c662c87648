# Der Tisch im Browser: Plätze, Hand, Fragen, Tafeln, das Ende, Wiedergaben.

## Eine Karte, und was man mit ihr tun kann

part-face = { $rank }{ $suit ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
   *[clubs] ♣
}
choice-card = { $card } { part-face }
choice-face = { part-face }
choice-unknown = ?
choice-person = { $who } ({ $character })
choice-counts = { $card } gilt, obenauf liegt dann { $top }
choice-do = { $verb ->
    [use] { $card } einsetzen
    [discard] { $card } { $name-discard_card }
    [take] { $card } nehmen
    [return] { $card } obenauf legen
   *[play] { $card }
}
choice-ability = Fähigkeit: { $character }
    .cards = Fähigkeit: { $character } (dafür { $cards } { $name-discard_card })
choice-whole = { $done }
    .target = { $done } → { $target }
    .take-target = { $done } → { $target }: { $take }
    .pay = { $done } (dazu { $pay } { $name-discard_card })
    .pay-target = { $done } → { $target } (dazu { $pay } { $name-discard_card })
    .pay-take-target = { $done } → { $target }: { $take } (dazu { $pay } { $name-discard_card })


## Plätze

table-title = Tisch { $code }
table-others = Die anderen Spieler
table-my_place = Dein Platz
table-my_hand = Deine Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-no_cards = Deine Hand ist leer
table-bot = Bot
table-away = nicht da
table-out = ausgeschieden
table-ghost = Geist
table-won = gewonnen
table-has_turn = ist am Zug
table-hand_count = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
table-reach = reicht bis { $name-distance } { $reach }
table-distance = { $name-distance } { $distance }
table-distance_parts = { $distance } ({ $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}{ $remoteness ->
    [0] { "" }
   *[other] , +{ $remoteness } { $name-mustang } & Co.
}{ $sight ->
    [0] { "" }
   *[other] , −{ $sight } { $name-scope } & Co.
})
table-in_play = ausgelegt: { $cards }
table-suspected = Verdacht: { $role }
table-can_be_chosen = wählbar
table-can_not_be_chosen = kein mögliches Ziel – antippen zeigt, warum
table-borrowed = Hat gerade die Fähigkeit von { $character }
table-role_secret = geheim
table-aim = Ziel
table-suspicion = Dein Verdacht
table-suspicion_private = Das siehst nur du. Es bleibt auf diesem Gerät.
table-no_suspicion = Kein Verdacht
table-mute = Stummschalten
table-unmute = Wieder hören
table-explain = Warum dieser Zug?
table-nothing_to_explain = Es gibt noch keinen Zug zu erklären.

## Tischmitte

table-counts_as = gilt als { $suit }
table-hint_events = Tipp eine an, um sie zu lesen.
table-hint_read = Verstanden
table-events = Ereigniskarten
table-event_now = In Kraft: { $event }. { $text }
table-event_next = Nächstes Ereignis: { $event }, noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-next_event = Danach
table-counter_clockwise = Gespielt wird gegen den Uhrzeigersinn
table-deck = { $name-draw_pile }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-discards = { $name-discard_pile }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
    .top = { $name-discard_pile }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, zuoberst { $top }

## Wählen

table-question = Deine Entscheidung
table-card_playable = { $card }, spielbar
table-card_picked = { $card }, gewählt
table-card_why = { $card }: { $why }
table-step_target = { $what }: Auf wen?
table-step_take = { $what }: Welche Karte?
    .target = { $what } → { $target }: Welche Karte?
table-step_pay = { $what }: Welche Karte { $name-discard_card ->
    [abwerfen] wirfst
   *[other] legst
} du dazu ab?
table-step_price = { $what }: { $name-discard_card ->
    [abwerfen] Wirf
   *[other] Leg
} { $count ->
    [one] noch 1 Karte
   *[other] { $count } Karten
} ab.
table-step_whole = { $what }
table-discard_set = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} { $name-discard_card ->
    [abwerfen] abwerfen
   *[other] ablegen
}
table-back = Zurück
table-use_ability = Fähigkeit: { $character }
table-if_not = Wenn die Zeit abläuft, antwortet ein Bot für dich.
table-seconds = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
table-take_back = Rückgängig
table-taken_back = { $who_is ->
    [you] Du machst das Letzte rückgängig.
   *[other] { $who } macht das Letzte rückgängig.
}
table-nudge = Wir warten!
table-nudged = Die anderen warten auf dich
table-you = Du
# At the owner of Dynamite.
table-fuse = Nächster Zug: „ziehen“
table-aims = erreicht dich mit der Waffe
table-your_turn = Du bist dran!
table-from_hand = Blind aus der Hand ({ $count })
table-counts = Diese gilt
table-ends_on_top = Obenauf kommt:
table-fold = Tisch zeigen
table-unfold = Zurück zur Frage
table-do_it = Trotzdem spielen
table-do_not = Lieber nicht
table-never_ask = Nicht mehr warnen
table-regret_full_life = Du bist unverletzt – das wäre verschwendet.
table-regret_worse_weapon = Deine jetzige Waffe reicht weiter.
table-regret_on_self = Damit triffst du dich selbst.

## Tafeln

table-panels = Verlauf, Chat, Regeln, Optionen
table-log = Verlauf
table-log_filter = Verlauf filtern
table-log_all = Alles
table-log_fights = Kämpfe
table-log_cards = Karten
table-log_of = Nur Zeilen mit
table-log_everybody = Alle
table-log_empty = Noch ist nichts passiert.
table-moment = Schritt { $seq }
table-chat_empty = Noch hat niemand etwas gesagt.
table-chat_off = Der Chat ist hier aus. Sprüche gehen trotzdem.
table-chat_write = Sag etwas
table-chat_send = Senden
table-chat_name = Sag, wie du heißt, und rede mit
table-phrases = Sprüche
table-to_whom = An wen
table-to_everybody = An alle
table-say_hello = Howdy!
table-say_good_luck = Viel Glück!
table-say_good_game = Schöne Partie!
table-say_thanks = Danke!
table-say_sorry = Sorry!
table-say_nice_shot = Guter Schuss!
table-say_ouch = Autsch!
table-say_trust_me = Vertrau mir.
table-say_i_am_deputy = Ich halte zum { $name-sheriff }!
table-say_shoot_him = Schieß!
    .target = Schieß auf { $target }!
table-say_help = Hilfe!
table-say_hurry = Beeil dich!
table-say_well_played = Gut gespielt!
table-say_oops = Hoppla.
table-say_laugh = Haha!
table-say_tip_hat = Hut ab!
table-look_up = Karte oder { $name-character } nachschlagen
table-roles = Rollen
table-cards = Karten
table-characters = { $name-character ->
    [Charakter] Charaktere
   *[other] Personen
}
table-options = Optionen
table-animation = Animationstempo
table-invite = Link kopieren
table-copied = Kopiert
table-stand_up = Bot spielen lassen
table-sit_back = Wieder selbst spielen
table-leave = Tisch verlassen
table-bots_slow = Langsam
table-bots_normal = Normal
table-bots_fast = Schnell
table-bots_instant = Sofort
table-bots_hint = Halte den Tisch gedrückt, dann beeilen sie sich.
table-sound = Ton
table-skip = Animation überspringen
table-loading = Die Karten werden gemischt …
table-not_loaded = Die Karten ließen sich nicht laden.
table-agreed = An diesem Tisch gilt
table-players = Spieler
table-dead_see = Ausgeschiedene sehen alle Karten
table-series = Serie
table-game_number = Partie { $count }
table-yes_public_only = ja, ohne verdeckte Karten

## Was um das Spiel herum geschieht

table-paused = Die Partie macht Pause.
table-paused_storage = Pause: Der Server kann gerade nicht speichern. Es geht von selbst weiter.
table-paused_rules = Pause: Diese Partie braucht eine andere Regelversion.
table-bot_plays = Ein Bot spielt für dich.
table-last_bullet = { $name-life_token ->
    [Patrone] Letzte Patrone!
   *[other] Letzter { $name-life_token }!
}
table-you_are_out = Du bist ausgeschieden.
table-killed_by = { $who } hat dich erwischt
table-watch_fast = Mit 4× zusehen
table-new_game = Neue Partie
table-look_open = Alle Karten zeigen
table-look_closed = Karten wieder verdecken
table-watching = Du schaust zu. Verdeckte Karten bleiben verdeckt.
table-curtain = { $who }, du bist dran!
table-curtain_hint = Alle anderen schauen weg! Deine Karten erscheinen erst, wenn du sie aufdeckst.
table-curtain_open = Ich bin { $who } – Karten zeigen

## Das Ende

table-end = Ende der Partie
table-side_wins = Sieg: { $side }
table-why_law = Kein { $name-outlaw } und kein { $name-renegade } ist mehr im Spiel.
table-why_outlaw = Der { $name-sheriff } ist ausgeschieden.
table-why_renegade = Alle anderen sind ausgeschieden, der { $name-sheriff } zuletzt.
table-why_three = Zu dritt gewinnt, wer den richtigen Gegner ausschaltet oder als Letzter übrig bleibt.
table-you_won = Du hast gewonnen!
table-you_lost = Du hast verloren.
table-again = Noch eine Partie
table-again_keep = Noch eine, wieder als { $character }
table-wants_again = ist noch mal dabei
table-see_replay = Partie ansehen
table-look_at_table = Tisch ansehen
table-star_passes = In der nächsten Partie wird der linke Nachbar { $name-sheriff }.
table-score = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
table-awards = Auszeichnungen
table-award_deadeye = Adlerauge – anderen { $count } Leben genommen
table-award_medic = Doktor – { $count } Leben zurückgeholt
table-award_escapist = Aalglatt – { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffern
} entgangen
table-award_busy = Flinke Finger – { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} gespielt
table-award_punchbag = Zäh wie Leder – { $count } Leben verloren
table-who_shot_whom = Wer wen getroffen hat
table-timeline = Leben im Lauf der Partie
table-fair = Ehrlich gemischt
table-fair_hint = Die Zusage des Servers für seinen Teil der Mischung. Nach der Partie prüft dein Browser sie nach; wie, steht in docs/fairness.md.
table-seed = Schlüssel:
table-shuffled_mine = { $count ->
    [0] Du hast mit dem Server gemischt: Niemand konnte diese Karten aussuchen.
    [one] Du und { $count } weitere Person habt mit dem Server gemischt: Niemand konnte diese Karten aussuchen.
   *[other] Du und { $count } weitere habt mit dem Server gemischt: Niemand konnte diese Karten aussuchen.
}
table-shuffled_others = { $count ->
    [one] Du hast nicht mitgemischt; { $count } Person hat es mit dem Server getan.
   *[other] Du hast nicht mitgemischt; { $count } Personen haben es mit dem Server getan.
}
table-shuffled_server = Nur der Server hat gemischt.
table-shuffled_chosen = Dieser Tisch begann mitten im Spiel oder mit Vorgaben: Seine Karten wurden ausgesucht.
table-shuffled_unseen = Dieser Browser hat die Zusage vor dem Geben nicht gesehen und kann sie nicht prüfen.
table-shuffled_broken_promise = Diese Karten sind nicht die, die der Server zugesagt hat. Trau ihnen nicht.
table-shuffled_left_out = Dein Teil der Mischung kam rechtzeitig und wurde übergangen. Trau diesen Karten nicht.
table-shuffled_rewritten = Der Verlauf dieses Tischs wurde geändert, nachdem du ihn gesehen hattest. Trau ihm nicht.
table-shuffles_broken_off = { $count ->
    [one] An diesem Tisch wurde { $count } Mischung abgebrochen.
   *[other] An diesem Tisch wurden { $count } Mischungen abgebrochen.
}
table-shuffle_check = So prüfst du die gesicherte Partie selbst nach:
table-shuffle_evidence = Deine Belege:
table-chances = Gewinnaussichten
table-chances_hint = Welche Seite wann vorn lag, Schritt für Schritt.
table-analyse = Berechnen
table-not_available = Das klappt gerade nicht. Versuch es später noch einmal.

## Wiedergabe

table-replay = Aufzeichnung
table-all_replays = Alle Aufzeichnungen
table-seen_by = Aus der Sicht von
table-all_open = Alle Karten offen
table-share_moment = Link hierher kopieren
table-to_start = Zum Anfang
table-step_back = Ein Schritt zurück
table-play = Abspielen
table-pause = Anhalten
table-step_on = Ein Schritt weiter
table-to_end = Zum Ende
table-scrub = Schritt der Partie
table-rate = Tempo

## Tasten

table-key_card = eine Handkarte wählen
table-key_arrows = durch Hand, Plätze und Karten blättern
table-key_seats = zu den Plätzen (zum ersten möglichen Ziel)
table-key_hand = zur Hand (zur ersten spielbaren Karte)
table-key_pass = zum Knopf, der den Zug beendet, den Treffer einsteckt oder verzichtet
table-key_ability = die Fähigkeit einsetzen
table-key_inspect = Karte oder Spieler nachlesen
table-key_back = einen Schritt zurück
table-key_take_back = das Letzte rückgängig machen
table-key_log = Verlauf
table-key_chat = Chat
table-key_rules = Regeln
table-key_sound = Ton an oder aus
table-key_skip = Animation überspringen
