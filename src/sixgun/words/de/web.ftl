# Was die Seiten rund um den Webtisch sagen.

## Überall

web-home = Startseite
web-menu = Menü
web-more = Mehr
web-skip = Zum Inhalt springen
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Augenblick …
web-yes = ja
web-no = nein
web-copied = Kopiert.
web-language = Sprache
web-imprint = Sixgun ist freie Software. BANG! ist ein Spiel von Emiliano Sciarra; dieses Projekt hat nichts mit seinen Verlagen zu tun.
web-offline = Keine Verbindung zum Netz. Es geht weiter, sobald sie wieder da ist.
web-missing = Daneben!
web-missing_hint = Diese Seite gibt es nicht.

## Startseite

web-hero = High Noon. Du bist dran.
web-hero_lead = Das Kartenspiel BANG! im Browser: fünf Fremde, vier geheime Rollen, ein Sheriff. Ohne Installation, ohne Konto.
web-deal = Karten auf den Tisch
web-dealing = Es wird gegeben …
web-deal_hint = Sofort eine Partie gegen Bots
web-deal_seed = Partie Nummer { $seed }
web-deal_random = Stattdessen mischen
web-edition = Ausgabe
web-players = Spieler
web-bots = Bots
web-level = Spielstärke der Bots
web-level_easy = Greenhorn
web-level_normal = Cowboy
web-level_hard = Revolverheld
web-level_expert = Legende
web-continue = Weiter, wo du warst
web-go_on = Weiterspielen
web-create = Tisch eröffnen
web-create_hint = Für Freunde und Bots, nach deinen Regeln
web-tables = Tische
web-tables_hint = Mit Fremden spielen oder zuschauen
web-tutorial = Einführung
web-tutorial_hint = In drei Minuten gelernt
web-hotseat = Ein Gerät für alle
web-hotseat_hint = Reihum weitergeben, mit Vorhang dazwischen
web-rules = Regeln
web-rules_hint = Jede Karte, jeder Charakter, jede Ausgabe
web-replays = Aufzeichnungen
web-replays_hint = Vergangene Partien, Zug um Zug
web-join = Mit Code beitreten
web-join_hint = Du hast sechs Zeichen oder einen Link bekommen? Hier eingeben.
web-join_button = Beitreten
web-code = Code des Tisches
web-code_placeholder = Code oder Link
web-code_wrong = Ein Code hat sechs Buchstaben oder Ziffern.

## Name

web-name_title = Wie sollen wir dich nennen?
web-name_label = Dein Name am Tisch
web-name_hint = Bis zu 24 Zeichen. Kein Konto, kein Passwort.
web-name_save = So heiße ich
web-name_change = Namen ändern
web-rename = Namen ändern ({ $name })
web-known_as = Am Tisch heißt du: { $name }
web-unknown = Noch kennt dich hier niemand.

## Einstellungen

web-settings = Einstellungen
web-theme = Aussehen
web-theme_saloon = Saloon
web-theme_night = Nacht
web-theme_contrast = Hoher Kontrast
web-speed = Tempo der Animationen
web-speed_none = Keine
web-speed_normal = Normal
web-speed_double = Doppelt
web-speed_fourfold = Vierfach
web-motion = Bewegung
web-motion_system = Wie das System
web-motion_full = Alles
web-motion_reduced = So wenig wie möglich
web-sound = Töne
web-sound_hint = Schüsse, Karten und eine Glocke, wenn du dran bist
web-volume = Lautstärke
web-confirm = Nachfragen, bevor es dich reut
web-confirm_hint = Zum Beispiel vor einem Bier, das nichts heilt
web-vibrate = Vibration
web-vibrate_hint = Auf dem Telefon, wenn du gefragt bist
web-title_alert = Hinweis im Titel
web-title_alert_hint = Der Reiter zeigt, dass du dran bist

## Tasten

web-keys = Tasten
web-key_sheet = Diese Übersicht
web-key_tab = Zum nächsten bedienbaren Element
web-key_enter = Auslösen
web-key_escape = Schließen, Auswahl zurücknehmen

## Tisch eröffnen

web-create_lead = Vorlage wählen, nach Wunsch ändern, die anderen einladen. Alles wird fürs nächste Mal gemerkt.
web-create_button = Tisch eröffnen
web-presets = Vorlagen
web-preset_friends = Abend unter Freunden
web-preset_friends_hint = Privat, per Link; eine halbe Minute je Entscheidung
web-preset_first = Erste Partie
web-preset_first_hint = Vereinfacht, wo die Ausgabe das kennt, und ohne Uhr
web-preset_open = Offener Tisch
web-preset_open_hint = Alle dürfen mitspielen oder zuschauen
web-preset_match = Um die Wertung
web-preset_match_hint = Schnell, gewertet, niemand schaut dir über die Schulter
web-bot_fewer = Ein Bot weniger
web-bot_more = Ein Bot mehr
web-seats_free = { $count ->
    [0] Kein Platz bleibt für Menschen.
    [one] { $count } Platz bleibt für Menschen.
   *[other] { $count } Plätze bleiben für Menschen.
}
web-pace = Uhr
web-pace_relaxed = Gemütlich
web-pace_relaxed_hint = 90 Sekunden je Entscheidung, 5 Minuten Reserve
web-pace_normal = Normal
web-pace_normal_hint = 30 Sekunden je Entscheidung, 2 Minuten Reserve
web-pace_fast = Schnell
web-pace_fast_hint = 12 Sekunden je Entscheidung, 30 Sekunden Reserve
web-pace_none = Ohne Uhr
web-pace_none_hint = Alle lassen sich Zeit
web-public = Öffentlich
web-public_hint = Der Tisch steht in der Liste, und jeder darf sich setzen
web-spectators = Zuschauer
web-spectators_hint = Wer den Link hat, darf zuschauen und sieht, was alle sehen
web-chat = Chat
web-chat_hint = Freier Text; die fertigen Sprüche gehen immer
web-dead = Ausgeschiedene sehen alles
web-dead_hint = Wer ausgeschieden ist, darf alle Hände sehen
web-rated = Gewertet
web-rated_hint = Die Partie zählt für die Rangliste
web-deal_title = Das Geben
web-choose_characters = Zwei Charaktere zur Wahl
web-choose_characters_hint = Alle bekommen zwei und behalten einen
web-simplified = Vereinfachte erste Partie
web-simplified_hint = Wie es die Anleitung fürs erste Mal vorschlägt
web-as_booklet = { $value } (wie in der Anleitung)
web-house_rules = Hausregeln
web-house_rules_count = { $count ->
    [0] keine
    [one] { $count } geändert
   *[other] { $count } geändert
}
web-house_rules_hint = Jeder Punkt, in dem sich die Ausgaben unterscheiden, lässt sich ändern.
web-house_rules_reset = Zurück zur Anleitung
web-practice = Übung
web-practice_hint = Festlegen, wer was spielt. Eine solche Partie wird nicht gewertet.
web-practice_role = Rolle auf Platz { $number }
web-practice_character = Charakter auf Platz { $number }
web-by_chance = zufällig
web-position = Mit dieser Stellung beginnen
web-position_hint = In der Notation von docs/notation.md; leer lassen, um neu zu geben.
web-seat = Platz { $number }

## Vor der Partie

web-table_title = Tisch { $code }
web-lobby = Gleich wird gegeben
web-lobby_invited = { $count ->
    [one] { $count } Platz ist frei. Setz dich!
   *[other] { $count } Plätze sind frei. Setz dich!
}
web-lobby_full = Alle Plätze sind besetzt. Du kannst zuschauen.
web-lobby_free = { $count ->
    [one] { $count } Platz ist frei: Lade jemanden ein oder setz einen Bot hin.
   *[other] { $count } Plätze sind frei: Lade jemanden ein oder setz Bots hin.
}
web-lobby_waiting = Noch nicht bereit: { $names }
web-lobby_startable = Alle sind bereit: gib!
web-lobby_host_starts = Alle sind bereit. Der Gastgeber gibt.
web-seats = Plätze
web-seat_free = Freier Platz
web-sit_here = Hier setzen
web-sit_down = Platz nehmen
web-watch = Zuschauen
web-get_ready = Ich bin bereit
web-is_ready = Bereit
web-not_ready = Noch nicht bereit
web-deals = Gibt die Karten
web-away = Gerade nicht da
web-start = Geben
web-leave = Aufstehen
web-me = du
web-host = Gastgeber
web-hand_over = Zum Gastgeber machen
web-bot_of = Bot: { $level }
web-bot_add = Bot …
web-bot_level = Bot auf Platz { $number }
web-bot_remove = Bot wegschicken ({ $name })
web-won_games = { $count ->
    [one] { $count } Partie gewonnen
   *[other] { $count } Partien gewonnen
}
web-watchers = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-invite = Einladen
web-copy_link = Link kopieren
web-share = Teilen
web-share_text = Spiel mit mir BANG!: Tisch { $code }
web-qr = Der Link als QR-Code
web-to_rules = Die Regeln dieser Ausgabe

## Verbindung und Tisch

web-no_table = Kein solcher Tisch
web-closed = Dieser Tisch ist geschlossen
web-closed_hint = Hier spielt niemand mehr.
web-to_replay = Zur Aufzeichnung
web-reconnecting = Die Verbindung ist weg. Gleich wieder da …
web-restarting = Der Server startet neu. Nichts geht verloren.
web-paused = Der Server kann gerade nicht schreiben. Es geht weiter, sobald er kann.
web-elsewhere = Dieser Tisch ist in einem anderen Fenster geöffnet.
web-use_here = Hier spielen

## Listen

web-table_of = { $name } · { $code }
web-tables_open = Freie Plätze
web-tables_running = Partien zum Zuschauen
web-tables_none = Gerade wartet niemand. Eröffne einen Tisch!
web-status_lobby = vor dem Geben
web-status_playing = es wird gespielt
web-status_over = zwischen zwei Partien
web-status_closed = geschlossen
web-replays_which = Welche Partien
web-replays_mine = Meine
web-replays_public = Von öffentlichen Tischen
web-replays_none = Noch keine Partien.
web-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
web-i_won = Gewonnen
web-i_lost = Verloren
web-ranking = Rangliste
web-ranking_hint = Nur gewertete Partien. Die Wertung weiß, dass die Seiten ungleich sind.
web-ranking_none = Noch wurde keine gewertete Partie gespielt.
web-results = Ergebnisse
web-my_results = Meine Ergebnisse
web-place = Rang
web-name = Name
web-rating = Wertung
web-games = Partien
web-wins = Siege
web-win_share = Anteil der Siege
web-won_of = { $wins } von { $games }
web-results_none = Noch keine Partie zu Ende gespielt.
web-by_role = Nach Rolle
web-by_edition = Nach Ausgabe
web-by_character = Nach Charakter

## Regeln

web-rules_sections = Teile der Regeln
web-rules_cards = Karten
web-rules_characters = Charaktere
web-rules_roles = Rollen
web-rules_settings = Unterschiede
web-rules_search = Suchen
web-rules_found = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
web-rules_nothing = Nichts gefunden.
web-rules_copies = { $count ->
    [one] { $count }-mal im Stapel
   *[other] { $count }-mal im Stapel
}
web-rules_faces = Farben und Werte
web-rulings = Regelauslegungen
web-rulings_hint = Aus dem Regelverzeichnis, auf Englisch.
web-rulings_none = Das Verzeichnis hat dazu keinen eigenen Eintrag.
web-roles_by_players = Rollen nach Zahl der Spieler
web-compare_with = Vergleichen mit
web-compare_only = Nur was anders ist
web-compare_count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Ein Gerät

web-hotseat_lead = Mehrere Menschen spielen an diesem Gerät. Vor jedem Wechsel verdeckt ein Vorhang die Hand, bis die nächste Person das Gerät hält.
web-people = Menschen
web-hotseat_count = Zusammen { $players } Spieler, aber diese Ausgabe ist für { $fewest } bis { $most }.
web-hotseat_names = Namen
web-hotseat_name = Spieler { $number }

## Datenschutz

web-privacy = Datenschutz
web-privacy_kept = Der Server speichert deinen Namen, eine Zufallszahl, die für dich steht, deine Partien und was an laufenden Tischen gesagt wurde. Sonst nichts: keine Adresse, keine E-Mail, keine Werbung.
web-privacy_browser = Dein Browser speichert einen Cookie, der sagt, welche Zufallszahl zu dir gehört, und deine Einstellungen. Dein Verdacht gegen die anderen verlässt diesen Browser nie.
web-privacy_others = Keine Seite von Sixgun lädt irgendetwas von anderen.
web-rejoin = Anderes Gerät
web-rejoin_hint = Mit diesem persönlichen Link bist du auch auf einem anderen Gerät du selbst, mit deinen Plätzen. Zeig ihn niemandem.
web-rejoin_copy = Persönlichen Link kopieren
web-my_data = Was über mich gespeichert ist
web-my_data_hint = Nimm es mit oder lass es löschen. In Partien, die auch andere gespielt haben, steht dann ein Fremder für dich.
web-export = Alles herunterladen
web-forget = Vergesst mich
web-forget_sure = Dein Name, deine Ergebnisse und deine Plätze werden gelöscht. Das lässt sich nicht rückgängig machen.
web-forgotten = Vergessen. Es war uns ein Vergnügen.

## Einführung

web-next = Weiter
web-lesson_step = { $number } von { $count }
web-lesson_skip = Überspringen
web-lesson_deal = Echte Partie geben
web-lesson_play_on = Hier weiterspielen
web-lesson_welcome = Willkommen! Du trägst den Stern: Alle wissen, welche Rolle du hast – { $name-sheriff }. Die Patronen unter deinem Namen sind deine Lebenspunkte.
web-lesson_roles = Die anderen verbergen ihre Rollen. Deine Gegner: { $name-outlaw_side } und { $name-renegade }. Finde sie und schalte sie aus – sie haben es auf dich abgesehen.
web-lesson_distance = An jedem Platz steht, wie weit er entfernt ist. Du erreichst nur deine Nachbarn; wer gegenübersitzt, hat Abstand 2.
web-lesson_weapon = Eine Waffe reicht weiter. Tippe in deiner Hand auf { $name-schofield }, um sie vor dir auszulegen.
web-lesson_bang = Jetzt { $name-bang }: zuerst die Karte, dann den Platz gegenüber wählen. Eine { $name-bang }-Karte pro Zug, und nur { $name-missed } hilft dagegen.
web-lesson_beer = Du bist verletzt. { $name-beer } gibt 1 Lebenspunkt zurück.
web-lesson_stagecoach = { $name-stagecoach } bringt zwei neue Karten. Karten, die gerade nicht gehen, sagen beim Antippen, warum.
web-lesson_end_turn = Heb dir { $name-missed } auf. Du darfst so viele Karten behalten, wie du Lebenspunkte hast. Beende deinen Zug.
web-lesson_others = Jetzt spielen die anderen. Achte darauf, wer auf wen schießt: Das verrät, wer sie sind.
web-lesson_attack = Das gilt dir! Die Leiste sagt, wer womit angreift. Spiel { $name-missed }, wenn du kannst, oder nimm den Treffer hin.
web-lesson_again = Gut gemacht. Als { $name-bart_cassidy } ziehst du für jede Wunde eine Karte. Gleich bist du wieder dran.
web-lesson_finish = Das ist das Spiel: zwei ziehen, spielen, abwerfen. Der Rest steht auf den Karten. Bereit?
