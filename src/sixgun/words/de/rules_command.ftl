# Der Befehl `sixgun rules`.

rules-help = Eine Karte, { $name-character ->
    [Charakter] einen Charakter
   *[other] eine Person
}, eine Regel oder den Unterschied zweier Ausgaben nachschlagen.
rules-help-terms = Ein Name, andere Wörter oder die Kennung einer Regel
rules-help-edition = So wie in dieser Ausgabe
rules-help-lang = Sprache der Namen und Texte
rules-help-diff = Zwei Ausgaben vergleichen
rules-help-json = Als JSON ausgeben

## Wenn etwas nicht da ist

rules-unknown-edition = Die Ausgabe „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
rules-unknown-lang = Die Sprache „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
rules-unknown-id = Eine Regel mit der Kennung „{ $wanted }“ gibt es nicht.
rules-unknown-words = Zu „{ $wanted }“ wurde nichts gefunden.
rules-not-in-edition = „{ $wanted }“ kommt in { $edition } nicht vor, aber in: { $names }.
rules-near = Vielleicht: { $names }?

## Was gefunden wurde

rules-card = { $border }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} in { $edition }: { $faces }
rules-character = { $name-character }, { $life ->
    [one] 1 Lebenspunkt
   *[other] { $life } Lebenspunkte
}, in { $edition }
rules-event = { $name-event_card } aus { $expansion }, in jeder Ausgabe; { $source }
rules-entries = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
} zu „{ $wanted }“ (auf Englisch)
rules-more = { $count } weitere. Such mit einem Wort mehr, oder zeig mit --json alle.
rules-in-all-editions = alle Ausgaben
rules-own-ruling = in keinem Regelheft gedruckt: eine Entscheidung dieses Projekts
rules-places = Stellen: { $places }
rules-shown-by = Ein Test: { $test }
rules-changes = Folge: { $changes }

## Worin sich zwei Ausgaben unterscheiden

rules-diff-title = { $a } im Vergleich mit { $b }
rules-diff-none = Die beiden sind gleich.
rules-diff-setting = Einstellung
rules-diff-settings = { $count ->
    [one] 1 Einstellung ist verschieden
   *[other] { $count } Einstellungen sind verschieden
}
rules-diff-points = { $count ->
    [one] 1 Punkt, in dem sich die Regelhefte unterscheiden
   *[other] { $count } Punkte, in denen sich die Regelhefte unterscheiden
} (auf Englisch)
rules-does-not-apply = entfällt

## Ohne Wörter

rules-overview-title = Was man nachschlagen kann
rules-overview-thing = eine Karte oder { $name-character ->
    [Charakter] einen Charakter
   *[other] eine Person
}
rules-overview-id = eine Regel, eine Gruppe von Regeln, einen Punkt
rules-overview-words = alle Regeln mit diesen Wörtern
rules-overview-edition = so wie in einer anderen Ausgabe
rules-overview-diff = worin sich zwei Ausgaben unterscheiden
rules-overview-editions = Ausgaben
rules-overview-box = { $cards } Karten, { $characters } { $name-character ->
    [Charakter] Charaktere
   *[other] Personen
}
rules-overview-expansions = Erweiterungen, für jede Ausgabe
rules-overview-events = { $count ->
    [one] 1 Ereigniskarte
   *[other] { $count } Ereigniskarten
}
rules-overview-sections = { $count } Regeln, nach Abschnitten (auf Englisch)
