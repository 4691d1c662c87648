# Die Befehlszeile: Hilfe, Fehler, der schlichte Tisch, Simulationen, Wiedergaben.

## Hilfe

cli-help = Das Kartenspiel BANG! nach den gedruckten Regelheften.
cli-help-version = Die Version zeigen und beenden
cli-help-lang = Sprache: { $names }
cli-help-edition = Ausgabe: { $names }
cli-help-json = Als JSON ausgeben, für Programme
cli-help-play = Gegen Bots spielen, im Browser oder im Terminal.
cli-help-play-plain = Im Terminal, als reiner Text Zeile für Zeile, statt im Browser
cli-help-play-players = Anzahl der Spieler
cli-help-play-seed = Startzahl: dieselbe Zahl gibt dieselbe Partie; ohne sie entscheidet der Zufall
cli-help-play-seat = Dein Platz, von 0 an gezählt
cli-help-play-bots = Wer gegen dich spielt. Im Browser eine Stufe, im Terminal ein Bot: { $names }
cli-help-play-host = Adresse des Tisches im Browser; 0.0.0.0 lässt auch andere Rechner herein
cli-help-play-port = Port des Tisches im Browser; ohne Angabe der nächste freie ab 8470, mit 0 irgendein freier
cli-help-play-no-browser = Den Tisch im Browser starten, ohne einen Browser zu öffnen
cli-help-play-set = Hausregel, als Name=Wert; auch mehrmals
cli-help-play-character = { $name-character ->
    [Charakter] Dein Charakter
   *[other] Deine Person
}
cli-help-play-role = Deine Rolle: { $names }
cli-help-play-choose = Alle wählen { $name-character ->
    [Charakter] einen von zwei Charakteren
   *[other] eine von zwei Personen
}
cli-help-play-simplified = Die vereinfachte erste Partie, wo die Ausgabe eine hat
cli-help-play-name = Dein Name
cli-help-play-save = Die Partie nach jeder Entscheidung in dieser Datei sichern
cli-help-play-load = Die Partie aus dieser Datei fortsetzen
cli-help-sim = Viele Partien zwischen Bots spielen und zählen, wer gewinnt.
cli-help-sim-players = Anzahl der Spieler
cli-help-sim-games = Anzahl der Partien
cli-help-sim-bots = Wer spielt: { $names }; ein Name oder für jeden Platz einer, durch Kommas getrennt
cli-help-sim-seed = Dieselbe Zahl spielt dieselben Partien
cli-help-sim-jobs = Anzahl der Prozesse; ohne Angabe einer für jeden Kern
cli-help-sim-limit = Entscheidungen, nach denen eine Partie abgebrochen wird
cli-help-replay = Eine gesicherte Partie nacherzählen, Entscheidung für Entscheidung.
cli-help-replay-file = Eine gesicherte Partie
cli-help-replay-seat = So wie dieser Platz es gesehen hat, von 0 an gezählt
cli-help-replay-open = Mit allen Karten offen
cli-help-replay-step = Nur diese Entscheidung und der Tisch danach; 0 ist das Austeilen
cli-help-verify = Eine gesicherte Partie nachprüfen: Mischung, Züge, Gewinner. Rückgabewert 0: Was mit --saw zugesagt war, wurde gehalten; 3: in sich stimmig, von einer Zusage ist nichts bekannt; 1: stimmt nicht.
cli-help-verify-saw = Die Zusage, die der Tisch vor dem Geben gezeigt hat
cli-help-verify-mine = Dein Platz und dein Anteil an der Mischung, etwa 2:5f09…
cli-help-editions = Die Ausgaben zeigen.

## Fehler

cli-error-lang = Die Sprache „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
cli-error-edition = Die Ausgabe „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
cli-error-players = { $edition } ist für { $least } bis { $most } Spieler, nicht für { $wanted }.
cli-error-seat = Den Platz { $wanted } gibt es nicht: Die Plätze sind 0 bis { $last }.
cli-error-bots = Bots namens „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
cli-error-level = Im Browser gibt es keine Stufe „{ $wanted }“. Es gibt: { $names }.
cli-error-seed = Im Browser geht der Startwert nur bis { $most }.
cli-error-plain-only = { $names }: Das geht nur im Terminal. Häng --plain an.
cli-error-browser-only = { $names }: Das geht nur im Browser. Lass --plain weg.
cli-error-bots-count = Für { $seats } Plätze gib einen Bot für alle an oder { $seats } einzelne, nicht { $count }.
cli-error-character = { $name-character ->
    [Charakter] Den Charakter
   *[other] Die Person
} „{ $wanted }“ gibt es in { $edition } nicht. Es gibt: { $names }.
cli-error-role = Die Rolle „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
cli-error-setting = „{ $wanted }“ ist keine Hausregel. Schreib sie so: beer_mode=prevent
cli-error-options = So lässt sich nicht spielen: { $reason }.
cli-error-name = Ein Name hat 1 bis { $most } Zeichen und kein „#“.
cli-error-load-options = Mit --load geht die Partie weiter, wie sie vereinbart war: Lass { $names } weg.
cli-error-seat-and-open = Entweder --seat oder --open, nicht beides.
cli-error-saw = Eine Zusage hat 64 hexadezimale Ziffern, anders als „{ $given }“.
cli-error-mine = --mine ist ein Platz mit einem Anteil aus 64 hexadezimalen Ziffern, etwa 2:5f09…, anders als „{ $given }“.
cli-error-step = Die Entscheidung { $wanted } gibt es nicht: Die Partie hat { $last }.
cli-error-read = { $file } ist nicht lesbar: { $reason }.
cli-error-write = { $file } ist nicht beschreibbar: { $reason }.
cli-error-exists = { $file } gibt es schon. Diese Partie fortsetzen: --load { $file }
cli-error-text = { $file } ist kein Text.
cli-error-record = { $file } lässt sich nicht als Partie lesen: { $reason }.
cli-error-rules = { $file } wurde nach Regelversion { $theirs } gespielt, hier gilt Regelversion { $ours }.
cli-error-worker = Ein Rechenprozess ist abgestürzt. Starte noch einmal.
cli-error-extra = Dazu fehlt das Paket { $package }. So kommt es dazu: pip install "sixgun[{ $extra }]"
cli-error-play-extra = Für das Spiel im Browser fehlt das Paket { $package }. So kommt es dazu: pip install "sixgun[{ $extra }]". Im Terminal geht es auch ohne: sixgun play --plain

## Ausgaben

cli-editions-name = Ausgabe
cli-editions-title = Titel
cli-editions-players = Spieler
cli-editions-cards = Karten
cli-editions-characters = { $name-character ->
    [Charakter] Charaktere
   *[other] Personen
}
cli-version = sixgun { $version }, Regelversion { $rules }, Kern { $compiled ->
    [true] kompiliert
   *[false] interpretiert
}

## Der schlichte Tisch

cli-names = Ada Ben Cleo Dirk Eva Finn Gesa Hugo
cli-title = { $edition }, { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
cli-greeting = Du bist { $who }. h zeigt, was du eingeben kannst.
cli-your-role = Deine Rolle: { $role }. { $text }
cli-your-character = { $name-character ->
    [Charakter] Dein Charakter
   *[other] Deine Person
}: { $character }. { $text }
cli-piles = { $name-draw_pile } { $deck } · { $name-discard_pile } { $discards }
    .top = { $name-draw_pile } { $deck } · { $name-discard_pile } { $discards }, oben { $top }
cli-display = Offen: { $cards }
cli-event = Ereignis: { $event }
    .text = Ereignis: { $event }. { $text }
cli-event-next = Nächstes Ereignis: { $event } (noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
})
cli-counter-clockwise = In dieser Liste wird von unten nach oben gespielt.
cli-col-player = Spieler
cli-col-character = { $name-character }
cli-col-life = Leben
cli-col-hand = Hand
cli-col-reach = Weite
cli-col-distance = { $name-distance ->
    [Abstand] Abst.
   *[other] Dist.
}
cli-col-role = Rolle
cli-you = du
cli-dead = raus
cli-ghost = Geist
cli-has-ability = Fähigkeit von { $character }
cli-hand = Deine Hand: { $cards }
cli-hand-as = Deine Hand, alles als { $suit }: { $cards }
cli-no-hand = Deine Hand ist leer.
cli-not-now = Jetzt nicht:
cli-which-target = Auf wen?
cli-which-take = Welche Karte?
cli-which-card = Welche Karte { $name-discard_card ->
    [abwerfen] wirfst
   *[other] legst
} du ab?
cli-go-on = Weiter
cli-interrupt = { $waiting }. Du kannst jetzt deine Fähigkeit einsetzen.
cli-ask = Nummer
cli-ask-only = Nummer oder Enter
cli-ask-back = Nummer, b: zurück
cli-bad-number = { $wanted } gibt es nicht: Gib eine Nummer von 1 bis { $last } ein.
cli-bad-input = Gib eine Nummer von 1 bis { $last } ein; h zeigt, was sonst noch geht.
cli-nothing-called = Hier heißt nichts „{ $wanted }“.
cli-meant = Das kann sein: { $names }.
cli-explain-card = { $name } ({ $colour }): { $text }
cli-explain-character = { $name } ({ $life ->
    [one] { $life } Lebenspunkt
   *[other] { $life } Lebenspunkte
}): { $text }
cli-explain-role = { $name }: { $text }
cli-explain-event = { $name } ({ $name-event_card }; { $source }): { $text }
cli-explain-event-now = Sie ist in Kraft.
cli-explain-event-next = Sie kommt als Nächste.
cli-explain-event-past = Sie war schon in Kraft.
cli-explain-event-later = Sie wurde noch nicht aufgedeckt.
cli-explain-playable = { $card } kannst du jetzt spielen.
cli-explain-refused = { $card } kannst du jetzt nicht spielen. { $reason }
cli-explain-target = { $card }: { $reason }
    .target = { $card } → { $target }: { $reason }
cli-explain-distance = { $who }: { $name-distance } { $distance } = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} + { $remoteness } − { $sight } (mindestens 1); deine Waffe reicht bis { $reach }.
cli-help-title = Was du eingeben kannst:
cli-help-number = die Nummer, die du wählst; Enter, wenn es nur eine gibt
cli-help-explain = was eine Karte, { $name-character ->
    [Charakter] ein Charakter
   *[other] eine Person
}, eine Rolle, ein Spieler ist
cli-help-rule = in den Regeln nachschlagen, mit Kennung oder Wörtern
cli-help-pass = nichts tun: Zug beenden, Treffer einstecken, verzichten
cli-help-table = der Tisch noch einmal
cli-help-back = zurück, während du Schritt für Schritt wählst
cli-help-save = die Partie sichern
cli-help-quit = aufhören
cli-help-example-explain = ? 2, ? bier
cli-help-example-rule = r BR-BEE-4, r duell
cli-help-example-save = s DATEI
cli-save-how = Um die Partie zu sichern: s und der Name einer Datei.
cli-save-exists = Die Datei { $file } gibt es schon: Wähle einen anderen Namen.
cli-saved = Gesichert in { $file }.
cli-save-first = In welcher Datei die Partie sichern? (Enter: nicht sichern)
cli-left = Du verlässt den Tisch.
cli-left-saved = Du verlässt den Tisch. Weiter geht es mit: sixgun play --plain --load { $file }
cli-you-are-out = Du bist ausgeschieden; die anderen spielen weiter.
cli-loaded = Die Partie geht nach { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} weiter.

## Das Ende

cli-end-title = Das Ende
cli-end-you-won = Du hast gewonnen.
cli-end-you-lost = Du hast verloren.
cli-end-law = Kein { $name-outlaw } und kein { $name-renegade } ist mehr da. Gewonnen: { $winners }.
cli-end-outlaw = Der { $name-sheriff } ist ausgeschieden. Gewonnen: { $winners }.
cli-end-renegade = Nur { $winners } ist noch übrig und gewinnt als { $name-renegade }.
cli-end-prey = { $winners } hat das eigene Ziel ausgeschaltet und gewinnt.
cli-end-last = { $winners } ist zuletzt übrig und gewinnt.
cli-end-key = Der Schlüssel der Mischung:
cli-end-replay = Ansehen oder nachprüfen: sixgun replay { $file }, sixgun verify { $file }

## Simulationen

cli-sim-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $edition }, { $players } Spieler, Bots { $bots }, Startzahl { $seed }
cli-sim-settings = Hausregeln: { $settings }
cli-sim-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($games, maximumFractionDigits: 0) } Partien/s, { NUMBER($decisions, maximumFractionDigits: 0) } Entscheidungen/s
cli-sim-length = Entscheidungen pro Partie: Mittel { NUMBER($mean, maximumFractionDigits: 1) }, Median { $median }, längste { $longest }
cli-sim-unfinished = Nach { $limit } Entscheidungen abgebrochen: { $unfinished }
cli-sim-wins = gewonnen
cli-sim-of = von
cli-sim-side = Seite
cli-sim-role = Rolle
cli-sim-seat = Platz, ab Startspieler
cli-sim-bot = Bots
cli-sim-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-sim-progress = Läuft
cli-sim-rate = { NUMBER($rate, maximumFractionDigits: 0) } Partien/s
cli-sim-stopped = Angehalten nach { $done } von { $games } Partien.

## Wiedergaben und Prüfungen

cli-replay-seat = Gesehen von: { $who }
cli-replay-open = Mit allen Karten offen
cli-replay-public = So wie alle es sehen konnten
cli-replay-unfinished = Die Partie ist nicht zu Ende.
cli-replay-pass = { $who }: { $choice }
cli-verify-kept = Der Server hat mit dem Geheimnis gemischt, an das ihn die Zusage bindet, die du gesehen hast.
cli-verify-unknown = Die Partie ist in sich stimmig. Was vor dem Geben zugesagt war, ist nicht bekannt: Gib mit --saw an, was du gesehen hast.
cli-verify-shuffled = { $count ->
    [0] Nur der Server hat gemischt.
    [one] { $count } Spieler hat mit dem Server gemischt.
   *[other] { $count } Spieler haben mit dem Server gemischt.
}
cli-verify-left-out = Anteil angekündigt, aber nicht rechtzeitig aufgedeckt: Platz { $seats }.
cli-verify-mine = Dein Anteil steckt in der Mischung: Niemand konnte diese Karten aussuchen.
cli-verify-no-promise = Aus einem Schlüssel gegeben, ohne Zusage: Wer den Schlüssel gewählt hat, konnte die Karten wählen.
cli-verify-nothing-promised = { $file } ist aus einem Schlüssel gegeben: Kein Tisch hat vorher etwas zugesagt.
cli-verify-other-promise = { $file } ist eine andere Mischung. Gesehen hast du { $saw }; gegeben wurde unter { $found }.
cli-verify-not-mine = { $file } ist ohne den Anteil gemischt, den du für Platz { $seat } angibst.
cli-verify-choices = { $count ->
    [one] Die eine Entscheidung war erlaubt.
   *[other] Alle { $count } Entscheidungen waren erlaubt.
}
cli-verify-winners = Die Gewinner stimmen: { $winners }.
cli-verify-computed = Gewonnen: { $winners }; die Datei sagt es nicht.
cli-verify-unfinished = Die Partie ist nicht zu Ende, also hat noch niemand gewonnen.
cli-verify-failed = { $file } besteht die Prüfung nicht: { $reason }.
