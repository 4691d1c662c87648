# Was die Seiten rund um den Webtisch sagen.

## Überall

web-home = Startseite
web-menu = Menü
web-more = Mehr
web-skip = Zum Inhalt springen
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Augenblick …
web-try_again = Noch einmal versuchen
web-yes = ja
web-no = nein
web-copied = Kopiert.
web-language = Sprache
web-imprint = Sixgun ist freie Software. BANG! ist ein Spiel von Emiliano Sciarra; dieses Projekt hat nichts mit seinen Verlagen zu tun.
web-offline = Du bist offline. Sobald du wieder Netz hast, geht es weiter.
web-missing = Daneben!
web-missing_hint = Diese Seite gibt es nicht.

## Startseite

web-hero = Zwölf Uhr mittags. Du bist dran.
web-hero_lead = Das Kartenspiel BANG! im Browser: ein Sheriff, geheime Rollen, niemand, dem du trauen kannst. Ohne Installation, ohne Konto.
web-deal = Austeilen!
web-dealing = Wird ausgeteilt …
web-shuffling = Es wird gemischt …
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
web-continue = Deine laufenden Partien
web-go_on = Weiterspielen
web-with_friends = Mit Freunden spielen
web-learn = Spielen lernen
web-create = Tisch eröffnen
web-create_hint = Für Freunde und Bots, nach deinen Regeln
web-tables = Tische
web-tutorial = Einführung
web-tutorial_hint = In drei Minuten gelernt
web-hotseat = Ein Gerät für alle
web-rules = Regeln
web-rules_hint = Wie es geht, dazu jede Karte und jede Ausgabe
web-replays = Aufzeichnungen
web-join = Mit Code beitreten
web-join_hint = Code oder Link bekommen? Hier rein damit.
web-join_button = Beitreten
web-code = Tischcode
web-code_placeholder = Code oder Link
web-code_wrong = Der Code hat sechs oder zehn Zeichen, nur Buchstaben und Ziffern. Schau noch einmal nach.

## Name

web-name_title = Wie sollen wir dich nennen?
web-name_label = Dein Name am Tisch
web-name_hint = Bis zu 24 Zeichen. Kein Konto, kein Passwort.
web-name_save = So heiße ich
web-guest = Gast
web-name_change = Namen ändern
web-rename = Namen ändern ({ $name })
web-known_as = Am Tisch heißt du { $name }
web-unknown = Noch kennt dich hier niemand.

## Einstellungen

web-settings = Einstellungen
web-theme = Aussehen
web-theme_system = Wie im System
web-theme_saloon = Saloon
web-theme_noon = Mittag
web-theme_night = Nacht
web-theme_contrast = Hoher Kontrast
web-speed = Animationstempo
web-speed_none = Aus
web-speed_normal = Normal
web-speed_double = Doppelt
web-speed_fourfold = Vierfach
web-motion = Bewegung
web-motion_system = Wie im System
web-motion_full = Voll
web-motion_reduced = Reduziert
web-announce = Was der Screenreader vorliest
web-announce_everything = Alles
web-announce_mine = Was dich betrifft
web-announce_nothing = Nichts
web-sound = Töne
web-sound_hint = Schüsse, Karten und eine Glocke, wenn du dran bist
web-volume = Lautstärke
web-confirm = Vor Fehlzügen warnen
web-confirm_hint = Zum Beispiel vor einem Bier, das nichts heilt
web-one_tap = Mit einem Tipp spielen
web-one_tap_hint = Für Geübte: Die Karte wird sofort ausgespielt
web-vibrate = Vibration
web-vibrate_hint = Auf dem Handy, wenn du dran bist
web-title_alert = Hinweis im Tab
web-title_alert_hint = Der Tab zeigt, wenn du dran bist
web-notify = „Du bist dran“ auf dem Sperrbildschirm
web-notify_hint = Eine Mitteilung, wenn das Spiel im Hintergrund ist
web-notify_refused = Dieser Browser erlaubt das hier nicht.
web-single_keys = Kürzel mit nur einer Taste
web-single_keys_hint = Aus: Buchstaben und Ziffern tun nichts; Tab, Enter und Esc gehen trotzdem

## Tasten

web-keys = Tasten
web-key_sheet = Diese Übersicht
web-key_tab = Zum nächsten Knopf oder Feld
web-key_enter = Bestätigen
web-key_escape = Schließen, Auswahl zurücknehmen

## Tisch eröffnen

web-create_lead = Vorlage wählen, nach Wunsch ändern, die anderen einladen. Wir merken uns alles fürs nächste Mal.
web-create_button = Tisch eröffnen
web-presets = Vorlagen
web-preset_friends = Abend unter Freunden
web-preset_friends_hint = Privat, per Link; eine halbe Minute je Entscheidung
web-preset_first = Erste Partie
web-preset_first_hint = Vereinfacht, wenn die Ausgabe das vorsieht, und ohne Uhr
web-preset_open = Offener Tisch
web-preset_open_hint = Alle dürfen mitspielen oder zuschauen
web-preset_match = Gewertete Partie
web-preset_match_hint = Schnell, gewertet, niemand schaut dir über die Schulter
web-bot_fewer = Ein Bot weniger
web-bot_more = Ein Bot mehr
web-seats_free = { $count ->
    [0] Alle Plätze gehören Bots.
    [one] { $count } Platz bleibt für Menschen.
   *[other] { $count } Plätze bleiben für Menschen.
}
web-pace = Bedenkzeit
web-access = Wer mitspielen, zusehen und reden darf
web-access_public = öffentlich
web-access_private = nur mit dem Link
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
web-spectators_hint = Wer den Link hat, darf zuschauen – ohne verdeckte Karten
web-chat = Chat
web-chat_hint = Frei schreiben; Sprüche gehen immer
web-dead = Ausgeschiedene sehen alle Karten
web-dead_hint = Wer raus ist, darf in alle Hände schauen
web-rated = Gewertet
web-rated_hint = Die Partie zählt für die Rangliste
web-deal_title = Austeilen
web-choose_characters = Zwei { $name-character ->
    [Charakter] Charaktere
   *[other] Personen
} zur Wahl
web-choose_characters_hint = Alle bekommen zwei und behalten einen
web-simplified = Vereinfachte erste Partie
web-simplified_hint = Wie es das Regelheft fürs erste Mal vorschlägt
web-as_booklet = { $value } (wie im Regelheft)
web-house_rules = Hausregeln
web-house_rules_count = { $count ->
    [0] keine
    [one] { $count } geändert
   *[other] { $count } geändert
}
web-house_rules_hint = Alles, worin sich die Ausgaben unterscheiden, könnt ihr hier ändern.
web-house_rules_reset = Wie im Regelheft
web-practice = Übung
web-practice_hint = Leg fest, wer was spielt. Solche Partien werden nicht gewertet.
web-fixed_roles = Rollen der Plätze { $seats }
web-fixed_characters = { $name-character ->
    [Charakter] Charaktere
   *[other] Personen
} der Plätze { $seats }
web-fixed_position = Hände, Stapel und alles andere
web-fixed_shuffle = Das Mischen
web-practice_role = Rolle auf Platz { $number }
web-practice_character = { $name-character } auf Platz { $number }
web-by_chance = zufällig
web-position = Mit dieser Stellung beginnen
web-position_hint = In der Notation von docs/notation.md; leer lassen, um neu auszuteilen.
web-seat = Platz { $number }

## Vor der Partie

web-table_title = Tisch { $code }
web-lobby = Gleich geht’s los
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
web-lobby_startable = Alle sind bereit – teil aus!
web-lobby_host_starts = Alle sind bereit. Gleich wird ausgeteilt.
web-seats = Plätze
web-seat_free = Freier Platz
web-sit_here = Hier hinsetzen
web-sit_down = Platz nehmen
web-watch = Zuschauen
web-get_ready = Ich bin bereit
web-is_ready = Bereit
web-not_ready = Noch nicht bereit
web-deals = Teilt aus
web-away = Gerade nicht da
web-start = Austeilen
web-fill_and_start = Mit Bots auffüllen und austeilen
web-leave = Aufstehen
web-me = du
web-hand_over = Zum Gastgeber machen
web-ask_first = Erst fragen
web-ask_first_hint = Du entscheidest, wer sich setzt
web-knocks = Möchte mitspielen
web-admit = { $name } mitspielen lassen
web-turn_away = { $name } abweisen
web-close_table = Tisch schließen
web-about_person = Mehr zu { $name }
web-remove_player = Wegschicken
web-ban_player = Für immer wegschicken
web-mute_player = Stummschalten
web-block_player = Blockieren
web-blocks = Von dir blockiert
web-unblock = { $name } nicht mehr blockieren
web-blocked = Von { $name } hörst du nichts mehr.
web-report_insults = Beleidigungen melden
web-report_name = Den Namen melden
web-report_cheating = Schummeln melden
web-report_other = Etwas anderes melden
web-reported = Danke. Der Betreiber dieses Servers erfährt von { $name }.
web-bot_of = Bot: { $level }
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
web-share_text = Komm an meinen BANG!-Tisch: { $code }
web-qr = Der Link als QR-Code
web-reach_network = Für alle im selben WLAN wie dieses Gerät
web-reach_device = Dieser Link geht nur auf diesem Gerät. Damit Freunde im selben WLAN dazukommen, beende das Spiel und starte es neu mit { $command }
web-other_link = Andere Adresse
web-to_rules = Die Regeln dieser Ausgabe

## Verbindung und Tisch

web-no_table = Diesen Tisch gibt es nicht
web-closed = Dieser Tisch ist geschlossen
web-closed_hint = Hier spielt niemand mehr.
web-to_replay = Zur Aufzeichnung
web-reconnecting = Verbindung weg. Wir versuchen es weiter …
web-restarting = Der Server startet neu. Nichts geht verloren.
web-only_players = Diesen Tisch sehen nur, die daran spielen.
web-outdated = Der Server wurde aktualisiert. Lade die Seite neu, um weiterzuspielen.
web-reload = Neu laden

## Listen

web-table_of = { $name } · { $code }
web-tables_open = Freie Plätze
web-tables_running = Partien zum Zuschauen
web-tables_none = Gerade wartet niemand. Eröffne einen Tisch!
web-status_lobby = wartet auf Spieler
web-status_playing = läuft
web-status_over = zwischen zwei Partien
web-status_closed = geschlossen
web-replays_which = Welche Partien
web-replays_mine = Deine
web-replays_public = Von öffentlichen Tischen
web-replays_none = Noch keine Partien.
web-moves = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
web-i_won = Gewonnen
web-i_lost = Verloren
web-ranking = Rangliste
web-ranking_hint = Nur gewertete Partien. Die Wertung berücksichtigt, dass die Seiten ungleich stark sind.
web-ranking_none = Noch wurde keine gewertete Partie gespielt.
web-results = Ergebnisse
web-my_results = Deine Ergebnisse
web-place = Rang
web-name = Name
web-rating = Wertung
web-games = Partien
web-wins = Siege
web-win_share = Siegquote
web-won_of = { $wins } von { $games }
web-results_none = Noch keine Partie zu Ende gespielt.
web-by_role = Nach Rolle
web-by_edition = Nach Ausgabe
web-by_character = Nach { $name-character }

## Regeln

web-rulebook = Regelheft
web-rulebook_hint = Das ganze Spiel, wie diese Ausgabe es erklärt. Gepunktete Wörter führen zu ihrer Regel.
web-try_example = Am Tisch ausprobieren
web-rulebook_print = Drucken
web-rulebook_contents = Kapitel
web-rulebook_terms = Begriffe von A bis Z
web-distances_you = Du
web-distances_reached = { $distance } entfernt, deine Waffe reicht
web-distances_too_far = { $distance } entfernt, zu weit weg
web-distances_range = Deine Waffe trifft bis
web-distances_nearer = { $deck ->
    [dodge80] { $name-binocular }
   *[other] { $name-scope }
} vor dir: −1
web-distances_hint = Rot ist, wen du triffst. Tipp jemanden an, um { $name-mustang } vor ihn zu legen.
web-rules_sections = Teile der Regeln
web-rules_cards = Karten
web-rules_characters = { $name-character ->
    [Charakter] Charaktere
   *[other] Personen
}
web-rules_roles = Rollen
web-rules_events = Ereigniskarten
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
web-rulings = Regelfragen
web-rulings_none = Dazu ist keine Regelfrage bekannt.
web-rulings_ledger = { $count ->
    [one] { $count } Eintrag im Verzeichnis, auf Englisch
   *[other] { $count } Einträge im Verzeichnis, auf Englisch
}
web-source_lines = Regelheft, Zeilen { $lines }
web-source_decided = Das sagt kein Regelheft; so wird hier gespielt
web-source_silent = Dieses Regelheft sagt das nicht, andere schon
web-roles_by_players = Rollen nach Spielerzahl
web-compare_with = Vergleichen mit
web-compare_only = Nur was anders ist
web-compare_count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Ein Gerät

web-hotseat_lead = Ihr spielt zu mehreren an einem Gerät. Vor jedem Wechsel fällt ein Vorhang, damit niemand spickt.
web-people = Menschen
web-hotseat_count = Ihr wärt { $players }, diese Ausgabe ist für { $fewest } bis { $most }. Ändere die Zahl der Menschen oder Bots.
web-hotseat_names = Namen
web-hotseat_name = Spieler { $number }

## Datenschutz

web-privacy = Datenschutz und Impressum
web-privacy_kept = Wir speichern deinen Namen, eine Zufallszahl, die für dich steht, deine Partien und den Chat laufender Tische. Keine E-Mail, keine Werbung.
web-privacy_browser = Dein Browser speichert einen Cookie, der sagt, welche Zufallszahl zu dir gehört, und deine Einstellungen. Dein Verdacht gegen die anderen verlässt diesen Browser nie.
web-privacy_others = Sixgun lädt nichts von fremden Servern nach.
web-privacy_for_days = Beendete Partien werden nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gelöscht.
web-operator = Wer diesen Server betreibt
web-operator_unknown = Das steht hier nicht.
web-rejoin = Anderes Gerät
web-rejoin_hint = Mit diesem persönlichen Link bist du auch auf einem anderen Gerät du selbst, mit deinen Plätzen. Er gilt einmal und zehn Minuten lang. Zeig ihn niemandem.
web-rejoin_copy = Persönlichen Link kopieren
web-devices = Geräte
web-devices_hint = Hier bist du angemeldet. Ein verlorenes Gerät kannst du abmelden.
web-device_unknown = Unbekannter Browser
web-device_old = Länger nicht benutzte Browser
web-device_here = dieses Gerät
web-device_seen = zuletzt benutzt: { $day }
web-log_out = Abmelden
web-log_out_device = { $device } abmelden
web-log_out_everywhere = Überall abmelden
web-programs = Meine Programme
web-programs_hint = Ein Programm von dir kann sich unter einem eigenen Namen an Tische setzen. Alle sehen das 🤖 dahinter.
web-program_name = Name des Programms
web-program_make = Schlüssel ausstellen
web-program_token = Der Schlüssel von { $name }, nur jetzt zu sehen:
web-program_delete = { $name } löschen
web-log_out_sure = Es gibt kein Passwort: Zurück kommst du nur über ein Gerät, auf dem du noch angemeldet bist, oder über einen persönlichen Link von dort. Sonst kommst du an deinen Namen, deine Ergebnisse und deine Plätze nicht mehr heran.
web-logged_out = Abgemeldet.
web-my_data = Was wir über dich speichern
web-my_data_hint = Lade es herunter oder lass es löschen. In gemeinsamen Partien steht dann jemand Unbekanntes an deiner Stelle.
web-export = Alles herunterladen
web-forget = Alles löschen
web-forget_sure = Dein Name, deine Ergebnisse und deine Plätze werden gelöscht. Das lässt sich nicht rückgängig machen.
web-forgotten = Vergessen. Es war uns ein Vergnügen.

## Einführung

web-next = Weiter
web-lesson_step = { $number } von { $count }
web-lesson_skip = Überspringen
web-lesson_deal = Echte Partie starten
web-lesson_play_on = Hier weiterspielen
web-lesson_welcome = { $name-life_token ->
    [Patrone] Willkommen! Du trägst den Stern: Alle sehen, dass du der { $name-sheriff } bist. Die Patronen
   *[other] Willkommen! Alle sehen, dass du der { $name-sheriff } bist. Die { $name-life_token }
} unter deinem Namen sind deine Lebenspunkte.
web-lesson_roles = Die anderen verbergen ihre Rollen. Deine Gegner: { $name-outlaw_side } und { $name-renegade }. Finde sie und schalte sie aus – sie haben es auf dich abgesehen.
web-lesson_distance = An jedem Platz steht { $name-distance ->
    [Distanz] die
   *[other] der
} { $name-distance } zu dir. Dein { $name-colt_45 } trifft nur bis { $name-distance } 1, also die Nachbarn. Gegenüber ist schon 2.
web-lesson_weapon = Mit einer besseren Waffe triffst du weiter. Tipp auf { $name-schofield }, um sie zu lesen, und noch einmal, um sie auszulegen.
web-lesson_bang = Jetzt wird geschossen: Tipp auf { $name-bang } und dann auf den Platz gegenüber. Das geht nur einmal pro Zug. Abwehren kann man es mit { $name-missed } oder { $name-barrel }.
web-lesson_beer = Du bist verletzt. { $name-beer } gibt 1 Lebenspunkt zurück.
web-lesson_stagecoach = { $name-stagecoach } bringt dir zwei neue Karten. Geht eine Karte gerade nicht, tipp sie an: Dann siehst du, warum.
web-lesson_end_turn = Heb dir { $name-missed } auf. Behalten darfst du so viele Karten, wie du Lebenspunkte hast. Beende jetzt deinen Zug.
web-lesson_others = Jetzt sind die anderen dran. Schau, wer auf wen schießt – das verrät die Rollen.
web-lesson_attack = Das gilt dir! Die Leiste zeigt, wer womit angreift. Spiel { $name-missed } oder steck den Treffer ein.
web-lesson_again = Gut gemacht. Als { $name-bart_cassidy } { $name-take_card ->
    [ziehen] ziehst
   *[other] nimmst
} du für jede Wunde eine Karte. Gleich bist du wieder dran.
web-lesson_finish = Mehr ist es nicht: zwei { $name-take_card }, spielen, { $name-discard_card }. Halt eine Karte gedrückt, um sie zu lesen. Bereit?
