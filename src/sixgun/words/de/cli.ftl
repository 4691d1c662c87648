# Die Befehlszeile: Hilfe, Fehler, der schlichte Tisch, Simulationen, Wiedergaben.

## Hilfe

cli-help = Das Kartenspiel BANG!, getreu seinen Spielregeln.
cli-help-version = Die Version zeigen und beenden
cli-help-lang = Sprache: { $names }
cli-help-edition = Ausgabe: { $names }
cli-help-json = Als JSON ausgeben, für Programme
cli-help-play = Gegen Bots spielen, im Browser oder im Terminal.
cli-help-play-plain = Im Terminal, als reiner Text Zeile für Zeile, statt im Browser
cli-help-play-players = Anzahl der Spieler
cli-help-play-seed = Das Spiel austeilen, das zu dieser Zahl gehört; ohne sie entscheidet der Zufall
cli-help-play-seat = Dein Platz, von 0 an gezählt
cli-help-play-bots = Wer gegen dich spielt. Im Browser eine Stufe, im Terminal ein Bot: { $names }
cli-help-play-host = Adresse des Tisches im Browser; 0.0.0.0 lässt auch andere Rechner herein
cli-help-play-port = Port des Tisches im Browser; ohne Angabe der nächste freie ab 8470, mit 0 irgendein freier
cli-help-play-no-browser = Den Tisch im Browser starten, ohne einen Browser zu öffnen
cli-help-play-set = Hausregel, als Name=Wert; auch mehrmals
cli-help-play-character = Dein Charakter
cli-help-play-role = Deine Rolle: { $names }
cli-help-play-choose = Alle wählen einen von zwei Charakteren
cli-help-play-simplified = Das vereinfachte erste Spiel, wo die Ausgabe eines hat
cli-help-play-name = Dein Name
cli-help-play-save = Das Spiel nach jeder Entscheidung in dieser Datei sichern
cli-help-play-load = Das Spiel in dieser Datei fortsetzen
cli-help-sim = Viele Spiele zwischen Bots spielen und zählen, wer gewinnt.
cli-help-sim-players = Anzahl der Spieler
cli-help-sim-games = Anzahl der Spiele
cli-help-sim-bots = Wer spielt: { $names }; ein Name oder für jeden Platz einer, durch Kommas getrennt
cli-help-sim-seed = Dieselbe Zahl spielt dieselben Spiele
cli-help-sim-jobs = Anzahl der Prozesse; ohne Angabe einer für jeden Kern
cli-help-sim-limit = Entscheidungen, nach denen ein Spiel abgebrochen wird
cli-help-replay = Ein gesichertes Spiel erzählen, Entscheidung für Entscheidung.
cli-help-replay-file = Ein gesichertes Spiel
cli-help-replay-seat = So wie dieser Platz es gesehen hat, von 0 an gezählt
cli-help-replay-open = Mit allen Karten offen
cli-help-replay-step = Nur diese Entscheidung und der Tisch danach; 0 ist das Austeilen
cli-help-verify = Beweisen, dass ein gesichertes Spiel ehrlich gemischt und nach den Regeln gespielt ist.
cli-help-editions = Die Ausgaben zeigen.

## Fehler

cli-error-lang = Die Sprache „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
cli-error-edition = Die Ausgabe „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
cli-error-players = { $edition } ist für { $least } bis { $most } Spieler, nicht für { $wanted }.
cli-error-seat = Den Platz { $wanted } gibt es nicht: Die Plätze sind 0 bis { $last }.
cli-error-bots = Bots namens „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
cli-error-level = Die Stufe { $wanted } gibt es im Browser nicht. Es gibt: { $names }.
cli-error-seed = Im Browser ist der Startwert höchstens { $most }.
cli-error-plain-only = { $names }: Das geht nur am Tisch im Terminal. Dazu gehört --plain.
cli-error-browser-only = { $names }: Das geht nur am Tisch im Browser, also ohne --plain.
cli-error-bots-count = { $seats } Plätze brauchen einen Namen von Bots oder { $seats }, nicht { $count }.
cli-error-character = Den Charakter „{ $wanted }“ gibt es in { $edition } nicht. Es gibt: { $names }.
cli-error-role = Die Rolle „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
cli-error-setting = „{ $wanted }“ ist keine Hausregel; geschrieben wird sie wie beer_mode=prevent.
cli-error-options = So kann nicht gespielt werden: { $reason }.
cli-error-name = Ein Name hat 1 bis { $most } Zeichen und kein „#“.
cli-error-load-options = Mit --load geht das Spiel weiter, wie es vereinbart war: Lass { $names } weg.
cli-error-seat-and-open = Entweder --seat oder --open, nicht beides.
cli-error-step = Die Entscheidung { $wanted } gibt es nicht: Das Spiel hat { $last }.
cli-error-read = { $file } ist nicht lesbar: { $reason }.
cli-error-write = { $file } ist nicht beschreibbar: { $reason }.
cli-error-exists = { $file } gibt es schon. Um jenes Spiel fortzusetzen: --load { $file }
cli-error-text = { $file } ist kein Text.
cli-error-record = { $file } ist kein Spiel, das wiedergegeben werden kann: { $reason }.
cli-error-rules = { $file } ist nach Regelversion { $theirs } gespielt; dies ist Regelversion { $ours }.
cli-error-worker = Ein Prozess, der Spiele spielte, ist gestorben.

## Ausgaben

cli-editions-name = Ausgabe
cli-editions-title = Titel
cli-editions-players = Spieler
cli-editions-cards = Karten
cli-editions-characters = Charaktere
cli-version = sixgun { $version }, Regelversion { $rules }, Kern { $compiled ->
    [true] übersetzt
   *[false] interpretiert
}

## Der schlichte Tisch

cli-names = Ada Ben Cleo Dirk Eva Finn Gesa Hugo
cli-title = { $edition }, { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
cli-commitment = Diese Zahl legt das Mischen fest (SHA-256 des Schlüssels, den du am Ende siehst):
cli-greeting = Du bist { $who }. h zeigt, was du eingeben kannst.
cli-your-role = Deine Rolle: { $role }. { $text }
cli-your-character = Dein Charakter: { $character }. { $text }
cli-piles = { $name-draw_pile } { $deck } · { $name-discard_pile } { $discards }
    .top = { $name-draw_pile } { $deck } · { $name-discard_pile } { $discards }, oben { $top }
cli-display = Offen: { $cards }
cli-col-player = Spieler
cli-col-character = Charakter
cli-col-life = Leben
cli-col-hand = Hand
cli-col-reach = Weite
cli-col-distance = Abst.
cli-col-role = Rolle
cli-you = du
cli-dead = aus
cli-has-ability = Fähigkeit von { $character }
cli-hand = Deine Hand: { $cards }
cli-no-hand = Deine Hand ist leer.
cli-not-now = Jetzt nicht:
cli-which-target = Auf wen?
cli-which-take = Welche Karte?
cli-which-card = Welche Karte wirfst du ab?
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
cli-explain-playable = { $card } kannst du jetzt spielen.
cli-explain-refused = { $card } kannst du jetzt nicht spielen. { $reason }
cli-explain-target = { $card }: { $reason }
    .target = { $card } → { $target }: { $reason }
cli-explain-distance = { $who }: Abstand { $distance } = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} + { $remoteness } − { $sight } (mindestens 1); deine Waffe reicht { $reach } weit.
cli-help-title = Was du eingeben kannst:
cli-help-number = die Nummer, die du wählst; Enter, wenn es nur eine gibt
cli-help-explain = was eine Karte, ein Charakter, eine Rolle, ein Spieler ist
cli-help-rule = in den Regeln nachschlagen, mit Kennung oder Wörtern
cli-help-pass = nichts tun: Zug beenden, Treffer hinnehmen, verzichten
cli-help-table = der Tisch noch einmal
cli-help-back = zurück, während du Schritt für Schritt wählst
cli-help-save = das Spiel sichern
cli-help-quit = aufhören
cli-help-example-explain = ? 2, ? bier
cli-help-example-rule = r BR-BEE-4, r duell
cli-help-example-save = s DATEI
cli-save-how = Um das Spiel zu sichern: s und der Name einer Datei.
cli-save-exists = Die Datei { $file } gibt es schon: Wähle einen anderen Namen.
cli-saved = Gesichert in { $file }.
cli-save-first = In welcher Datei das Spiel sichern? (Enter: nicht sichern)
cli-left = Du verlässt den Tisch.
cli-left-saved = Du verlässt den Tisch. Weiter geht es mit: sixgun play --plain --load { $file }
cli-you-are-out = Du bist ausgeschieden; die anderen spielen weiter.
cli-loaded = Das Spiel geht nach { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} weiter.

## Das Ende

cli-end-title = Das Ende
cli-end-you-won = Du hast gewonnen.
cli-end-you-lost = Du hast verloren.
cli-end-law = Kein { $name-outlaw } und kein { $name-renegade } ist mehr da: { $winners }.
cli-end-outlaw = Ausgeschieden: { $name-sheriff }. Gewonnen: { $winners }.
cli-end-renegade = Als Einziger übrig, { $name-renegade }: { $winners }.
cli-end-prey = Den Richtigen ausgeschaltet: { $winners }.
cli-end-last = Als Letzter im Spiel: { $winners }.
cli-end-key = Der Schlüssel der Mischung; sein SHA-256 ist die Zahl vom Anfang:
cli-end-replay = Ansehen oder beweisen: sixgun replay { $file }, sixgun verify { $file }

## Simulationen

cli-sim-title = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $edition }, { $players } Spieler, Bots { $bots }, Startzahl { $seed }
cli-sim-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($games, maximumFractionDigits: 0) } Spiele/s, { NUMBER($decisions, maximumFractionDigits: 0) } Entscheidungen/s
cli-sim-length = Entscheidungen in einem Spiel: Mittel { NUMBER($mean, maximumFractionDigits: 1) }, Median { $median }, längstes { $longest }
cli-sim-unfinished = Nach { $limit } Entscheidungen abgebrochen: { $unfinished }
cli-sim-wins = gewonnen
cli-sim-of = von
cli-sim-side = Seite
cli-sim-role = Rolle
cli-sim-seat = Platz, vom Beginnenden an
cli-sim-bot = Bots
cli-sim-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-sim-progress = Spielt
cli-sim-rate = { NUMBER($rate, maximumFractionDigits: 0) } Spiele/s
cli-sim-stopped = Angehalten nach { $done } von { $games } Spielen.

## Wiedergaben und Beweise

cli-replay-seat = Gesehen von: { $who }
cli-replay-open = Mit allen Karten offen
cli-replay-public = So wie alle es sehen konnten
cli-replay-unfinished = Das Spiel ist nicht zu Ende.
cli-replay-pass = { $who }: { $choice }
cli-verify-commitment = Der Schlüssel ist der angekündigte: Die Mischung stand vor dem Austeilen fest.
cli-verify-choices = { $count ->
    [one] Die eine Entscheidung war erlaubt.
   *[other] Alle { $count } Entscheidungen waren erlaubt.
}
cli-verify-winners = Die Gewinner stimmen: { $winners }.
cli-verify-computed = Gewonnen: { $winners }; die Datei sagt es nicht.
cli-verify-unfinished = Das Spiel ist nicht zu Ende, also hat noch niemand gewonnen.
cli-verify-no-commitment = { $file } hat keine Ankündigung, also beweist nichts, dass die Mischung vorher feststand.
cli-verify-failed = { $file } hält nicht stand: { $reason }.
