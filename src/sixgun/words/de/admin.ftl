# Der Befehl `sixgun admin` und die Seite des Betreibers.

admin-help = Sehen, was auf einem Server los ist, und eingreifen. Geht mit und ohne laufenden Server.
admin-help-database = Datenbank des Servers
admin-help-secret-file = Schlüsseldatei des Servers
admin-help-tables = Offene Tische auflisten.
admin-help-players = Spieler nach Name oder Kennung suchen.
admin-help-close = Einen Tisch endgültig schließen.
admin-help-ban = Einen Spieler oder ein Netz fernhalten.
admin-help-unban = Einen Spieler oder ein Netz wieder hereinlassen.
admin-help-bans = Auflisten, wer ferngehalten wird.
admin-help-forget = Einen Spieler löschen; Partien bleiben ohne den Namen.
admin-help-reports = Meldungen von Spielern lesen, mit den letzten Zeilen des Chats.
admin-help-rotate = Cookies mit einem neuen Schlüssel unterschreiben.
admin-help-page = Einen Link zur Seite des Betreibers ausgeben, der zehn Minuten gilt.
admin-help-limit = Höchstens so viele
admin-help-text = Ein Teil des Namens oder die Kennung
admin-help-code = Code des Tisches
admin-help-who = Kennung eines Spielers oder ein Netz wie 203.0.113.0/24
admin-help-days = Für so viele Tage; 0 heißt für immer
admin-help-reason = Eine Notiz für dich
admin-help-player = Kennung des Spielers
admin-help-number = Nummer der Meldung, die du lesen willst
admin-help-done = Diese Meldung als erledigt kennzeichnen
admin-help-all = Auch erledigte Meldungen
admin-help-drop-old = Alte Schlüssel vergessen: alle werden abgemeldet. Für Schlüssel, die andere kennen könnten
admin-help-drain = Keine neue Partie mehr beginnen lassen, damit der Server nach der letzten beendet werden kann.
admin-help-off = Wieder Partien beginnen lassen
admin-help-backup = Datenbank und Schlüssel in einen Ordner kopieren, auch während der Server läuft.
admin-help-folder = Ordner für die Kopien
admin-help-keep = So viele der neuesten Kopien behalten und die übrigen löschen; 0 behält alle
admin-done-closed = Tisch { $what } ist geschlossen.
admin-done-banned = { $what } wird ferngehalten.
admin-done-unbanned = { $what } darf zurückkommen.
admin-done-forgotten = { $what } ist vergessen.
admin-done-report_closed = Meldung { $what } ist erledigt.
admin-done-rotated = Neue Cookies tragen die Unterschrift des Schlüssels { $what }.
admin-done-drained = { $count ->
    [0] Es beginnt keine neue Partie mehr, und keine wird gespielt.
    [one] Es beginnt keine neue Partie mehr. Eine wird noch gespielt.
   *[other] Es beginnt keine neue Partie mehr. { $count } werden noch gespielt.
}
admin-done-opened = Es dürfen wieder Partien beginnen.
admin-done-backup = Kopiert nach { $file }.
admin-error-secret = { $file } ist nicht lesbar, deshalb kann der Server nicht wissen, dass du ihn betreibst.
admin-error-report = Diese Meldung gibt es nicht: { $number }.
admin-error-refused = Der Server hat es nicht getan: { $reason }
admin-error-silent = Der Server unter { $address } antwortet nicht: { $reason }.
admin-error-no-server = Kein Server benutzt diese Datenbank, also gibt es nichts anzuhalten.
admin-error-shared = Prozesse mit gemeinsamer Datenbank beendet man einfach nacheinander; jeder gibt seine Tische weiter.
admin-error-backup-shared = PostgreSQL sichert man mit pg_dump.
admin-error-backup = In { $folder } lässt sich nicht schreiben: { $reason }.
admin-title = Büro des Betreibers
admin-enter = Eintreten
admin-how = Einen Link bekommst du mit dem Befehl
admin-reports = Meldungen
admin-tables = Tische
admin-players = Spieler
admin-bans = Ferngehalten
admin-none = Nichts.
admin-name = Name oder Kennung
admin-search = Suchen
admin-lines = Was gesagt wurde
admin-do_close = Schließen
admin-do_ban = Fernhalten
admin-do_unban = Hereinlassen
admin-do_forget = Löschen
admin-do_close_report = Erledigt
