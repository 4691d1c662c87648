# Der Tisch im Browser: Plätze, Hand, Fragen, Tafeln, das Ende, Wiedergaben.

## Eine Karte, und was man mit ihr tun kann

choice-card = { $card } { $rank }{ $suit ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
   *[clubs] ♣
}
choice-unknown = ?
choice-person = { $who } ({ $character })
choice-counts = { $card } gilt; oben auf den { $name-discard_pile }: { $top }
choice-do = { $verb ->
    [use] { $card } einsetzen
    [discard] { $card } abwerfen
    [take] { $card } nehmen
    [return] { $card } zurücklegen
   *[play] { $card }
}
choice-ability = Fähigkeit: { $character }
    .cards = Fähigkeit: { $character }, dafür abwerfen: { $cards }
choice-whole = { $done }
    .target = { $done } → { $target }
    .take-target = { $done } → { $target }: { $take }
    .pay = { $done }, dafür abwerfen: { $pay }
    .pay-target = { $done } → { $target }, dafür abwerfen: { $pay }
    .pay-take-target = { $done } → { $target }: { $take }, dafür abwerfen: { $pay }


## Plätze

table-title = Tisch { $code }
table-others = Die anderen Spieler
table-my_place = Mein Platz
table-my_hand = Meine Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-no_cards = Keine Karten auf der Hand
table-bot = Bot
table-away = abwesend
table-out = ausgeschieden
table-won = Sieger
table-has_turn = ist am Zug
table-hand_count = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
table-reach = Reichweite { $reach }
table-distance = Abstand { $distance }
table-distance_parts = { $distance } ({ $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}{ $remoteness ->
    [0] { "" }
   *[other] , +{ $remoteness } für die Deckung drüben
}{ $sight ->
    [0] { "" }
   *[other] , −{ $sight } für deine Sicht
})
table-in_play = ausgelegt: { $cards }
table-suspected = Verdacht: { $role }
table-can_be_chosen = wählbar
table-can_not_be_chosen = nicht wählbar; drücken, um den Grund zu erfahren
table-borrowed = Zurzeit mit der Fähigkeit von { $character }
table-role_secret = geheim
table-aim = Ziel
table-suspicion = Mein Verdacht
table-suspicion_private = Nur du siehst dieses Zeichen: Es verlässt dieses Gerät nie.
table-no_suspicion = Keiner
table-level_easy = leicht
table-level_normal = normal
table-level_hard = schwer
table-level_expert = Experte
table-mute = Stummschalten
table-unmute = Wieder hören
table-explain = Warum dieser Zug?
table-nothing_to_explain = Es gibt noch keinen Zug zu erklären.

## Tischmitte

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

table-question = Was gefragt ist
table-card_playable = { $card }, spielbar
table-card_picked = { $card }, gewählt
table-card_why = { $card }: { $why }
table-step_target = { $what }: Wähle ein Ziel.
table-step_take = { $what }: Welche Karte?
    .target = { $what } → { $target }: Welche Karte?
table-step_pay = { $what }: Wähle die Karte, die du dafür abwirfst.
table-step_price = { $what }: Wähle { $count ->
    [one] noch eine Karte
   *[other] { $count } Karten
} zum Abwerfen.
table-step_whole = { $what }
table-back = Zurück
table-use_ability = Fähigkeit: { $character }
table-if_not = Wenn die Zeit abläuft, antwortet ein Bot für dich.
table-seconds = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
table-nudge = Wir warten!
table-nudged = Die anderen warten auf dich
table-your_turn = Du bist dran!
table-from_hand = Hand ({ $count })
table-counts = Diese gilt
table-ends_on_top = Oben auf dem Ablagestapel:
table-fold = Den Tisch ansehen
table-unfold = Zurück zur Frage
table-do_it = Trotzdem
table-do_not = Lieber nicht
table-never_ask = Nie wieder fragen
table-regret_full_life = Du hast alle deine Lebenspunkte: Das wäre verschwendet.
table-regret_worse_weapon = Die Waffe vor dir reicht weiter als diese.
table-regret_on_self = Damit triffst du dich selbst.

## Tafeln

table-panels = Verlauf, Chat, Regeln, Optionen
table-log = Verlauf
table-log_all = Alles
table-log_fights = Kämpfe
table-log_cards = Karten
table-log_of = Nur Zeilen über
table-log_everybody = Alle
table-log_empty = Noch gibt es nichts zu erzählen.
table-moment = Moment { $seq }
table-chat = Chat
table-chat_empty = Noch hat niemand etwas gesagt.
table-chat_off = An diesem Tisch gibt es keinen Chat; die Sprüche gehen.
table-chat_write = Sag etwas
table-chat_send = Senden
table-chat_name = Nenne deinen Namen und rede mit
table-phrases = Sprüche
table-to_whom = An wen
table-to_everybody = An alle
table-say_hello = Howdy!
table-say_good_luck = Viel Glück!
table-say_good_game = Gutes Spiel!
table-say_thanks = Danke!
table-say_sorry = Tut mir leid!
table-say_nice_shot = Guter Schuss!
table-say_ouch = Autsch!
table-say_trust_me = Vertrau mir.
table-say_i_am_deputy = Ich stehe auf der Seite des Gesetzes!
table-say_shoot_him = Schieß!
    .target = Schieß: { $target }!
table-say_help = Hilfe!
table-say_hurry = Beeil dich!
table-say_well_played = Gut gespielt!
table-say_oops = Hoppla.
table-say_laugh = Haha!
table-say_tip_hat = Ich ziehe den Hut.
table-rules = Regeln
table-look_up = Karte oder Charakter nachschlagen
table-house_rules = Hausregeln
table-roles = Rollen
table-cards = Karten
table-characters = Charaktere
table-rulings = Entscheidungen dazu
table-no_rulings = Dazu gibt es keine Entscheidung.
table-options = Tisch
table-animation = Tempo der Karten
table-speed_none = Ohne
table-settings = Einstellungen
table-invite = Link kopieren
table-copied = Kopiert
table-stand_up = Einen Bot für mich spielen lassen
table-sit_back = Meinen Platz zurücknehmen
table-leave = Verlassen
table-home = Startseite
table-close = Schließen
table-sound = Ton
table-skip = Animation überspringen
table-loading = Der Tisch wird gedeckt …
table-agreed = Vereinbart an diesem Tisch
table-edition = Ausgabe
table-players = Spieler
table-pace = Bedenkzeit
table-pace_relaxed = gemütlich
table-pace_normal = normal
table-pace_fast = schnell
table-pace_none = ohne Uhr
table-spectators = Zuschauer
table-dead_see = Ausgeschiedene dürfen alle Karten sehen
table-rated = Gewertet
table-series = Serie
table-game_number = Partie { $count }
table-yes = ja
table-no = nein
table-yes_public_only = ja, sie sehen nur, was alle sehen

## Was um das Spiel herum geschieht

table-paused = Das Spiel ruht.
table-paused_storage = Das Spiel ruht: Im Moment kann nichts gespeichert werden.
table-paused_rules = Das Spiel ruht: Es braucht eine andere Fassung der Regeln.
table-bot_plays = Ein Bot spielt für dich.
table-you_are_out = Du bist ausgeschieden.
table-look_open = Alle Karten zeigen
table-look_closed = Karten wieder verdecken
table-watching = Du schaust zu und siehst, was alle sehen.
table-curtain = { $who }: Du bist an diesem Gerät dran
table-curtain_hint = Die anderen schauen weg. Vor dem Öffnen wird nichts gezeigt.
table-curtain_open = Ich bin { $who }: öffnen

## Das Ende

table-end = Das Ende des Spiels
table-over = Das Spiel ist aus
table-side_wins = Sieg: { $side }
table-why_law = Niemand mit der Rolle { $name-outlaw } oder { $name-renegade } ist mehr im Spiel.
table-why_outlaw = Der { $name-sheriff } ist ausgeschieden.
table-why_renegade = Niemand sonst ist übrig, und zuletzt ist die Rolle { $name-sheriff } ausgeschieden.
table-why_three = Zu dritt gewinnt, wer den richtigen Gegner ausschaltet oder als Letzter übrig bleibt.
table-you_won = Du hast gewonnen!
table-you_lost = Du hast verloren.
table-again = Noch eine Partie
table-again_keep = Noch eine, wieder als { $character }
table-wants_again = will noch einmal spielen
table-see_replay = Wiedergabe
table-look_at_table = Den Tisch ansehen
table-star_passes = In dieser Serie wandert der Stern an den nächsten Spieler weiter.
table-score = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
table-awards = Auszeichnungen
table-award_deadeye = Adlerauge – nahm anderen { $count ->
    [one] { $count } Lebenspunkt
   *[other] { $count } Lebenspunkte
}
table-award_medic = Doktor – gewann { $count ->
    [one] { $count } Lebenspunkt
   *[other] { $count } Lebenspunkte
} zurück
table-award_escapist = Aalglatt – entging { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffern
}
table-award_busy = Flinke Finger – spielte { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-award_punchbag = Zäh wie Leder – verlor { $count ->
    [one] { $count } Lebenspunkt
   *[other] { $count } Lebenspunkte
}
table-who_shot_whom = Wer auf wen geschossen hat
table-timeline = Lebenspunkte im Lauf der Zeit
table-fair = Ehrlich gemischt
table-fair_hint = Der Fingerabdruck der Mischung wurde vor der ersten Karte veröffentlicht, der Schlüssel nach der letzten: Jeder kann nachprüfen, dass sie zusammengehören.
table-commitment = Fingerabdruck:
table-seed = Schlüssel:
table-verify = Nachprüfen
table-is_fair = Gemischt wurde wie versprochen, und jeder Zug war erlaubt.
table-is_not_fair = Das passt nicht zusammen: Die Mischung oder ein Zug ist nicht, wie es sein soll.
table-chances = Gewinnaussichten
table-chances_hint = Wie gut die Aussichten jeder Seite waren, Moment für Moment.
table-analyse = Berechnen
table-not_available = Das ist nicht verfügbar.

## Wiedergabe

table-replay = Wiedergabe
table-all_replays = Alle Wiedergaben
table-seen_by = Gesehen vom Platz von
table-all_open = Alle Karten offen
table-share_moment = Link zu diesem Moment kopieren
table-to_start = Zum Anfang
table-step_back = Ein Schritt zurück
table-play = Abspielen
table-pause = Anhalten
table-step_on = Ein Schritt weiter
table-to_end = Zum Ende
table-scrub = Moment des Spiels
table-rate = Tempo

## Tasten

table-key_card = eine Karte der Hand wählen
table-key_arrows = sich in Hand, Plätzen und Karten bewegen
table-key_seats = zu den Plätzen (zum ersten möglichen Ziel)
table-key_hand = zur Hand (zur ersten spielbaren Karte)
table-key_pass = Zug beenden, Treffer hinnehmen, verzichten
table-key_ability = die Fähigkeit einsetzen
table-key_inspect = über die gewählte Karte oder den Spieler lesen
table-key_back = einen Schritt zurück
table-key_log = Verlauf
table-key_chat = Chat
table-key_rules = Regeln
table-key_sound = Ton an oder aus
table-key_skip = Animation überspringen
