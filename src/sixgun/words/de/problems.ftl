# Warum der Server etwas nicht getan hat: eine Meldung für jeden Fehlercode.

problem-bad_agreement = Diese Einstellungen passen nicht zusammen. Prüf Ausgabe, Spielerzahl und Hausregeln.
problem-bad_name = Der Name geht nicht: 1 bis 24 Zeichen in einer Zeile, ohne #.
problem-bad_request = Das hat der Server nicht verstanden. Lade die Seite neu.
problem-busy = Der Server hat gerade zu viel zu tun. Versuch es in einer Minute noch einmal.
problem-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
problem-draining = Der Server startet bald neu, deshalb beginnt keine neue Partie. Schau später wieder vorbei.
problem-foreign_host = Unter dieser Adresse ist der Server nicht bekannt. Öffne ihn unter seiner eigenen.
problem-foreign_origin = Diese Seite gehört zu einem anderen Server. Öffne den Tisch über seinen eigenen Link.
problem-full = An diesem Tisch ist kein Platz mehr frei.
problem-game_runs = Das geht erst, wenn die Partie vorbei ist.
problem-internal = Der Server ist gestolpert. Was bestätigt war, ist sicher. Lade die Seite neu.
problem-key_used = Dieser Zug kam schon in anderer Form an. Lade die Seite neu.
problem-logged_out = Du bist auf diesem Gerät abgemeldet.
problem-malformed = Das hat der Server nicht verstanden. Lade die Seite neu.
problem-no_bot = Auf diesem Platz sitzt kein Bot.
problem-no_person = Auf diesem Platz sitzt kein Mensch.
problem-no_such_address = Unter dieser Adresse gibt es nichts.
problem-no_such_card = Eine Karte oder { $name-character ->
    [Charakter] einen Charakter
   *[other] eine Person
} mit diesem Namen gibt es nicht.
problem-no_such_edition = Diese Ausgabe gibt es nicht.
problem-no_such_player = Diese Person kennt der Server nicht.
problem-no_such_replay = Diese Aufzeichnung gibt es nicht.
problem-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no_such_setting = Diese Einstellung gibt es nicht.
problem-no_such_table = Einen Tisch mit diesem Code gibt es nicht. Prüf den Code.
problem-not_allowed = Das darfst du hier nicht.
problem-not_full = Noch sind Plätze frei: Lade jemanden ein oder setz Bots hin.
problem-not_json = Der Server versteht nur JSON.
problem-not_over = Das siehst du erst, wenn die Partie vorbei ist.
problem-not_playable = So lässt sich nicht spielen.
    .reason = So lässt sich nicht spielen: { $reason }
problem-not_rated = Übungspartien zählen nicht für die Wertung. Schalte „Gewertet“ aus oder nimm feste Rollen, { $name-character ->
    [Charakter] Charaktere
   *[other] Personen
} und Stellung heraus.
problem-not_ready = Noch sind nicht alle bereit.
problem-paused = Die Partie macht gerade Pause.
problem-rules = Diese Partie braucht eine andere Regelversion als die auf diesem Server. Sie wartet, bis die richtige da ist.
problem-seat_taken = Da sitzt schon jemand. Nimm einen anderen Platz.
problem-elsewhere = Ein anderer Server führt diesen Tisch. Versuch es gleich noch einmal.
problem-storage = Der Server kann gerade nicht speichern. Es geht von selbst weiter.
problem-table_full = An diesem Tisch ist kein Platz mehr frei.
problem-too_fast = Immer langsam! Warte einen Moment.
problem-too_late = Das lässt sich nicht mehr rückgängig machen.
problem-too_many_bot_tables = Du spielst schon { $most } Partien mit Bots. Steig erst aus einer davon aus.
problem-practice_not_public = Ein Übungstisch kann nicht öffentlich sein: Jemand weiß, was dort festgelegt ist.
problem-banned = Der Gastgeber möchte dich nicht an diesem Tisch haben.
problem-banned_here = Der Betreiber dieses Servers will dich hier nicht haben.
    .days = Der Betreiber dieses Servers will dich { $days ->
        [one] bis morgen
       *[other] noch { $days } Tage lang
    } nicht hier haben.
    .note = Der Betreiber dieses Servers will dich hier nicht haben: { $note }
    .days-note = Der Betreiber dieses Servers will dich { $days ->
        [one] bis morgen
       *[other] noch { $days } Tage lang
    } nicht hier haben: { $note }
problem-blocked = Du kannst dich hier nicht dazusetzen: Einer von euch hat den anderen blockiert.
problem-muted = Der Gastgeber lässt dich an diesem Tisch nicht zu Wort kommen.
problem-nobody_asks = Diese Anfrage gibt es nicht mehr.
problem-removed = Der Gastgeber hat dich vom Tisch geschickt.
problem-too_many_seats = Du sitzt schon an { $most } Tischen, die noch auf ihr Spiel warten. Verlass erst einen davon.
problem-too_many_programs = Du hast schon { $most } Programme. Lösch erst eines davon.
problem-too_many = Zu viele Anfragen. Versuch es in { $seconds } s noch einmal.
problem-too_much = Zu viele Nachrichten: Der Server hat die Verbindung getrennt. Lade die Seite neu.
problem-unexpected = Da ist etwas schiefgegangen. Lade die Seite neu.
problem-unknown_player = Der Server kennt dich noch nicht. Sag erst, wie du heißt.
problem-unreachable = Der Server antwortet nicht. Prüf deine Verbindung.
