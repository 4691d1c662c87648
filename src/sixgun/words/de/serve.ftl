# Der Befehl `sixgun serve`.

serve-help = Den Server starten, an dem Browser und Programme spielen.
serve-help-host = Adresse, unter der der Server erreichbar ist; 0.0.0.0 heißt: alle dieses Rechners
serve-help-port = Port des Servers; 0 nimmt irgendeinen freien
serve-help-database = Datei für alle Daten; fehlt sie, wird sie angelegt
serve-help-secret-file = Datei mit dem Schlüssel, der Anmeldungen unterschreibt; fehlt sie, wird sie angelegt
serve-help-newcomers = Gäste und Tische, die eine Adresse in einer Minute anlegen darf; dieser Rechner beliebig viele
serve-help-origin = Weitere Adresse, unter der die Seiten offen sind, etwa https://example.org
serve-help-trusted-proxy = Adresse oder Netz eines Proxys auf einem anderen Rechner, dessen X-Forwarded-Kopfzeilen gelten
serve-help-thinkers = Prozesse für die Bots
serve-help-log-level = Ab welcher Stufe protokolliert wird: debug, info, warning, error
serve-help-sockets = Verbindungen pro Adresse
serve-help-tempo = Bedenkzeit der Bots: 1 wie Menschen, 0 so kurz wie möglich
serve-ready = Der Saloon ist offen: { $address }
serve-error-taken = Port { $port } von { $host } ist belegt. Vielleicht läuft schon ein Server; mit --port einen anderen wählen.
serve-error-door = { $host }, Port { $port } lässt sich nicht öffnen: { $reason }.
serve-error-open = { $file } lässt sich nicht benutzen: { $reason }.
serve-error-in-use = { $file } gehört gerade einem anderen Server. Erst ihn beenden oder mit --database eine andere Datei wählen.
serve-error-schema = { $file } stammt von einer anderen Version von Sixgun (dort sind die Tabellen Version { $theirs }, hier { $ours }). So kommt sie auf den neuen Stand: sixgun migrate { $file }
migrate-help = Die Datenbank einer älteren Version auf den Stand dieser bringen; dabei darf kein Server laufen.
migrate-error-missing = { $file } gibt es nicht.
migrate-error-unknown = { $file } lässt sich nicht auf den neuen Stand bringen: Die Tabellen sind Version { $theirs }, dieses Sixgun kennt Version { $ours } und ältere eigene.
migrate-done = { $file }: Version { $before } → { $now }
check-help = Alle Tische einer Datenbank Eintrag für Eintrag nachspielen und sagen, was nicht stimmt.
check-help-database = Datenbankdatei; ein Server darf sie gerade benutzen
check-damaged = Die Datei ist beschädigt: { $where }
check-empty = { $where }: Der Tisch steht in der Liste, hat aber kein Protokoll.
check-rules = { $where }: Eintrag { $entry } ({ $kind }) gehört zu einer anderen Version der Regeln.
check-unreadable = { $where }: Eintrag { $entry } ({ $kind }) ist nicht lesbar.
check-gap = { $where }: Vor Eintrag { $entry } ({ $kind }) fehlt einer.
check-checksum = { $where }: Eintrag { $entry } ({ $kind }) führt heute zu einer anderen Partie als damals.
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
