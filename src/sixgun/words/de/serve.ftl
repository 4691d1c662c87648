# Der Befehl `sixgun serve`.

serve-help = Den Server starten, an dem Browser und Programme spielen.
serve-help-host = Adresse, unter der der Server erreichbar ist; 0.0.0.0 heißt: alle dieses Rechners
serve-help-port = Port des Servers; 0 nimmt irgendeinen freien
serve-help-database = Datei für alle Daten; fehlt sie, wird sie angelegt. Oder postgresql://user@host/name, das sich mehrere Server teilen können
serve-help-secret-file = Datei mit dem Schlüssel, der Anmeldungen unterschreibt; fehlt sie, wird sie angelegt
serve-help-newcomers = Gäste und Tische, die eine Adresse in einer Minute anlegen darf; dieser Rechner beliebig viele
serve-help-origin = Weitere Adresse, unter der die Seiten offen sind, etwa https://example.org
serve-help-trusted-proxy = Adresse oder Netz eines Proxys auf einem anderen Rechner, dessen X-Forwarded-Kopfzeilen gelten
serve-help-thinkers = Prozesse für die Bots
serve-help-log-level = Ab welcher Stufe protokolliert wird: debug, info, warning, error
serve-help-sockets = Verbindungen pro Adresse
serve-help-tempo = Bedenkzeit der Bots: 1 wie Menschen, 0 so kurz wie möglich
serve-help-keep-games = Geschlossene Tische samt ihren Partien nach so vielen Tagen löschen; 0 behält sie für immer
serve-help-keep-tables = Geschlossene Tische ohne beendete Partie nach so vielen Tagen löschen; 0 behält sie für immer
serve-help-imprint = Textdatei darüber, wer den Server betreibt; sie steht auf der Seite zum Datenschutz
serve-help-privacy = Textdatei darüber, was du mit Daten machst; sie steht auf der Seite zum Datenschutz
serve-ready = Der Saloon ist offen: { $address }
serve-friends = Für Freunde im selben WLAN: { $address }
serve-friends-how = Spielen kann nur dieses Gerät. So kommen Freunde im selben WLAN dazu: sixgun play --host 0.0.0.0 (oder make play ARGS="--host 0.0.0.0")
serve-friends-none = Dieses Gerät ist in keinem Netz, in dem auch Freunde sein könnten.
preview-title = BANG! im Browser
preview-text = Mit Freunden oder gegen Bots, mit einem Klick. Ohne Konto.
preview-invitation = { $name } lädt dich zu einer Runde BANG! ein
preview-seats = { $taken } von { $seats } Plätzen besetzt · Code { $table }
serve-error-taken = Port { $port } von { $host } ist belegt. Vielleicht läuft schon ein Server; mit --port einen anderen wählen.
serve-error-door = { $host }, Port { $port } lässt sich nicht öffnen: { $reason }.
serve-error-open = { $file } lässt sich nicht benutzen: { $reason }.
serve-error-in-use = { $file } gehört gerade einem anderen Server. Erst ihn beenden oder mit --database eine andere Datei wählen.
serve-error-text = { $file } lässt sich nicht als Text mit höchstens 20 000 Zeichen lesen.
serve-error-schema = { $file } stammt von einer anderen Version von Sixgun (dort sind die Tabellen Version { $theirs }, hier { $ours }). So kommt sie auf den neuen Stand: sixgun migrate { $file }
serve-help-bus = NATS-Server, über den sich mehrere Server ihre Tische teilen, etwa nats://rechner:4222; nur mit PostgreSQL
serve-error-bus = --bus braucht eine Datenbank, die sich mehrere Server teilen können: --database postgresql://…
bus-error-address = { $bus } ist keine Adresse eines NATS-Servers. Sie sieht etwa so aus: nats://rechner:4222
think-help = Bots anderer Server auf diesem Rechner nachdenken lassen.
think-help-bus = NATS-Server der Spielserver, etwa nats://rechner:4222
think-help-thinkers = Rechenprozesse
think-ready = Denkt für die Server an { $bus } nach, mit { $thinkers ->
    [one] einem Prozess
   *[other] { $thinkers } Prozessen
}.
migrate-help = Die Datenbank einer älteren Version auf den Stand dieser bringen; dabei darf kein Server laufen.
migrate-error-missing = { $file } gibt es nicht.
migrate-error-unknown = { $file } lässt sich nicht auf den neuen Stand bringen: Die Tabellen sind Version { $theirs }, dieses Sixgun kennt Version { $ours } und ältere eigene.
migrate-done = { $file }: Version { $before } → { $now }
migrate-help-database = Datenbankdatei oder postgresql://user@host/name
migrate-help-to = Die Datei stattdessen in diese leere PostgreSQL-Datenbank kopieren
migrate-copied = { $file } → { $to }: { $rows } Zeilen
migrate-error-to = { $to } ist keine Adresse einer PostgreSQL-Datenbank. So sieht eine aus: postgresql://user@host/name
migrate-error-not-empty = { $to } ist nicht leer. Nimm eine neue Datenbank.
migrate-error-file = Kopieren lässt sich nur eine Datenbankdatei, und { $file } ist keine.
migrate-error-in-use = { $file } gehört gerade einem Server. Erst ihn beenden.
check-help = Alle Tische einer Datenbank Eintrag für Eintrag nachspielen und sagen, was nicht stimmt.
check-help-database = Datenbankdatei oder postgresql://user@host/name; ein Server darf sie gerade benutzen
check-damaged = Die Datei ist beschädigt: { $where }
check-empty = { $where }: Der Tisch steht in der Liste, hat aber kein Protokoll.
check-rules = { $where }: Eintrag { $entry } ({ $kind }) gehört zu einer anderen Version der Regeln.
check-unreadable = { $where }: Eintrag { $entry } ({ $kind }) ist nicht lesbar.
check-gap = { $where }: Vor Eintrag { $entry } ({ $kind }) fehlt einer.
check-checksum = { $where }: Eintrag { $entry } ({ $kind }) führt heute zu einer anderen Partie als damals.
check-snapshot = { $where }: Der Zwischenstand nach Eintrag { $entry } ist nicht der, den das Protokoll ergibt. Er kann gelöscht werden.
check-listing = { $where }: Die Liste der Tische sagt etwas anderes als das Protokoll.
check-result = { $where }: Das gespeicherte Ergebnis passt nicht zur Partie.
check-orphan = { $where }: Ein Ergebnis ohne Tisch.
check-done = { $file }: { $tables } { $tables ->
    [one] Tisch
   *[other] Tische
}, { $entries } { $entries ->
    [one] Eintrag
   *[other] Einträge
}, { $games } beendete { $games ->
    [one] Partie
   *[other] Partien
}; { $findings ->
    [0] alles stimmt.
    [one] an einer Stelle stimmt etwas nicht.
   *[other] an { $findings } Stellen stimmt etwas nicht.
}
rejoin-ask = Auf diesem Gerät als { $name } weiterspielen?
rejoin-button = Ja, das bin ich
