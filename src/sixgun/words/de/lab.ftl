# Das Labor: lange Arbeiten, Turniere, Ausgewogenheit, Siegchancen.

lab-help-resume = Aufheben, was fertig ist, und dort weitermachen, wenn es die Datei schon gibt
lab-help-ray = Auf diesem Ray-Cluster spielen: seine Adresse, oder „local“ für einen eigenen (Extra „cluster“)

lab-error-resume = { $file } enthält keine Arbeit, die fortgesetzt werden kann: { $reason }.
lab-error-other = { $file } gehört zu einer Arbeit mit anderen Einstellungen: { $differences }.
lab-difference = { $name } ist dort { $there }, hier { $here }
lab-error-ray = Unter { $address } gibt es keinen Ray-Cluster: { $reason }.
lab-error-bot = Den Bot „{ $wanted }“ gibt es nicht: { $reason }.

lab-stalled = Länger als { $beyond } Entscheidungen: { $games } ({ NUMBER($percent, maximumFractionDigits: 2) } %)
lab-points = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-interval = 95 %
lab-from-to = { $low } bis { $high }
lab-help-csv = Als CSV, für Tabellenprogramme
lab-error-either = Entweder { $one } oder { $other }, nicht beides.

## Turniere

lab-help-arena = Messen, wie stark ein Bot ist: HERO auf jedem Platz und in jeder Rolle gegen lauter FIELD, in denselben Partien.
lab-help-arena-names = HERO und FIELD: { $names } oder ein eigener als modul:funktion
lab-help-arena-ladder = Stattdessen zwei oder mehr Bots an gemischten Tischen bewerten
lab-help-arena-told = Dem Helden die wahren Rollen sagen: was sich mit ihrer Kenntnis gewinnen ließe
lab-error-duel = Es braucht zwei Bots, Held und Feld, nicht { $count }. Um mehrere zu bewerten: --ladder
lab-error-ladder = --ladder braucht mindestens zwei Bots, jeden nur einmal, nicht { $count }.
lab-arena-title = { $hero } gegen ein Feld von { $field }
lab-arena-about = { $edition }, { $players } Spieler, { $deals ->
    [one] { $deals } Ausgangslage
   *[other] { $deals } Ausgangslagen
}, { $games } Partien mit dem Helden, Startzahl { $seed }
lab-arena-told = { $hero } kennt die wahren Rollen.
lab-arena-all = Alle Rollen
lab-arena-games = Partien
lab-arena-hero = Held siegt
lab-arena-field = Feld siegt
lab-arena-difference = Unterschied, 95 %
lab-arena-time = Rechenzeit je Zug: Held { NUMBER($hero, maximumFractionDigits: 3) } ms, Feld { NUMBER($field, maximumFractionDigits: 3) } ms
lab-arena-stalled = Länger als { $beyond } Entscheidungen: mit dem Helden { NUMBER($hero, maximumFractionDigits: 2) } %, ohne ihn { NUMBER($field, maximumFractionDigits: 2) } %
lab-arena-beliefs = Was { $hero } über geheime Rollen glaubt: logarithmischer Verlust, 0 ist Gewissheit
lab-arena-turn = Eigener Zug
lab-arena-asked = Rollen
lab-arena-belief = Vermutung
lab-arena-prior = geraten
lab-ladder-title = Bewertung an gemischten Tischen
lab-ladder-about = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $edition }, { $players } Spieler, Startzahl { $seed }
lab-ladder-rating = Wertung
lab-ladder-played = Plätze
lab-ladder-note = Punkte über { $first }; 400 sind ein Verhältnis von zehn zu eins in derselben Rolle.

## Ausgewogenheit

lab-help-balance = Messen, wie ausgewogen das Spiel ist: wer an welchem Tisch gewinnt, mit welchem Charakter, Platz, welcher Karte und Einstellung.
lab-help-balance-edition = Ausgaben: { $names }; mehrfach möglich, ohne Angabe alle
lab-help-balance-players = Spielerzahlen; mehrfach möglich, ohne Angabe alle, für die eine Ausgabe gedacht ist
lab-help-balance-games = Partien an jedem Tisch, also je Ausgabe und Spielerzahl
lab-help-balance-bots = Wer spielt: { $names } oder ein eigener Bot als modul:funktion
lab-help-balance-setting = Eine Einstellung, die geändert wird, als name=wert, oder name für jeden Wert; mehrfach möglich; „none“ für keine. Ohne Angabe: { $names }
lab-help-balance-setting-games = Partien an jedem Tisch, in denen jede Änderung erprobt wird; ohne Angabe alle
lab-help-balance-html = Den Bericht in diese Datei schreiben, als eine HTML-Seite
lab-help-balance-csv = Alle Zahlen in diese Datei schreiben, als CSV
lab-help-balance-parquet = Alle Zahlen in diese Datei schreiben, als Parquet (Extra „lab“)
lab-help-balance-pictures = Jedes Bild in diesen Ordner schreiben, als SVG
lab-error-players = Keine der verlangten Ausgaben ist für { $wanted } Spieler.
lab-error-setting = Die Einstellung „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
lab-error-change = { $wanted } lässt sich nicht an jedem dieser Tische spielen.
lab-balance-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($games, maximumFractionDigits: 0) } Partien/s

lab-plot-all = Alle Tische
lab-plot-players = { $players } Spieler
lab-plot-seat = Platz { $seat }
lab-plot-character = Prozentpunkte über derselben Rolle
lab-plot-dealt = In der ersten Hand: Gewinn in Punkten
lab-plot-drawn = Vom Stapel gezogen: Gewinn in Punkten
lab-plot-played = Gespielt: Gewinn in Punkten

lab-column-edition = Tisch
lab-column-item = Was
lab-column-games = Partien
lab-column-value = Wert
lab-column-interval = 95-%-Intervall
lab-column-setting = Einstellung

lab-page-title = Wie ausgewogen ist BANG!?
lab-page-about = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $decisions } Entscheidungen, gespielt von Bots der Sorte „{ $bots }“, Startzahl { $seed }.
lab-page-stalled = { NUMBER($percent, maximumFractionDigits: 3) } % der Partien brauchten mehr als { $beyond } Entscheidungen.
lab-page-intervals = Ein Punkt ist das, was gemessen wurde. Die Linie darum ist das 95-%-Intervall: In 95 von 100 solchen Versuchen liegt der wahre Wert darin. Was für diese Bots gilt, muss nicht für Menschen gelten.
lab-page-reference = Die Bots von bang-server, Grundspiel
lab-page-figures = Die Zahlen als Tabelle
lab-page-sides = Wer gewinnt
lab-page-sides-text = Der Anteil der Partien, den jede Seite gewinnt, nach Spielerzahl. Ausgeschiedene gewinnen mit ihrer Seite. Zu dritt spielt jeder für sich; dort steht der Hilfssheriff an der Stelle des Gesetzes.
lab-page-roles = Rollen
lab-page-roles-text = Wie oft jemand mit dieser Rolle gewinnt, nach Spielerzahl.
lab-page-seats = Plätze
lab-page-seats-text = Gezählt wird ab dem Startspieler in Spielrichtung: Platz 0 ist der Sheriff, zu dritt der Hilfssheriff. Die übrigen Rollen werden zufällig verteilt, also unterscheiden sich die anderen Plätze nur durch ihre Lage. Alle Ausgaben zusammen.
lab-page-characters = Charaktere
lab-page-characters-text = Um wie viele Prozentpunkte ein Charakter öfter gewinnt als andere mit derselben Rolle an gleichen Tischen. Charaktere und Rollen werden unabhängig verteilt, also macht den Unterschied der Charakter.
lab-page-settings = Einstellungen
lab-page-settings-text = Dieselben Ausgangslagen mit demselben Zufall, einmal nach den Regeln der Ausgabe und einmal mit einer geänderten Einstellung: um wie viele Prozentpunkte der Anteil jeder Seite wächst oder schrumpft.
lab-page-cards = Karten
lab-page-cards-text = Um wie viele Prozentpunkte öfter gewinnt, wer die Karte hatte, verglichen mit denen, die in derselben Rolle an gleichen Tischen sitzen und sie nicht hatten. Die erste Hand ist reiner Zufall, also ist dieser Unterschied der Wert der Karte. Wer länger lebt, zieht und spielt mehr, und wer in Not ist, spielt andere Karten als wer vorn liegt: Bei gezogenen und gespielten Karten zeigt der Unterschied, in welchen Partien sie vorkommen, nicht, was sie bewirken.
lab-page-length = Dauer
lab-page-length-text = Entscheidungen pro Partie: Der Punkt ist der Median, die Linie umfasst acht von zehn Partien.

## Siegchancen

lab-help-analyse = Zeigen, wie die Chancen der Seiten im Lauf einer gespeicherten Partie standen und was sie gewendet hat.
lab-help-analyse-bots = Wer von jedem Moment an weiterspielt: { $names } oder ein eigener Bot als modul:funktion
lab-help-analyse-playouts = Wie oft von jedem Moment an weitergespielt wird
lab-help-analyse-open = Mit bekannten Händen und Rollen; sonst wird alles Geheime jedes Mal neu verteilt
lab-help-analyse-choices = Nach jeder Entscheidung, nicht nur zu Beginn jedes Zuges
lab-analyse-about = Von jedem der { $moments } Momente an { $playouts }-mal weitergespielt von { $bots }
lab-analyse-public = Mit dem Wissen der Zuschauer: Geheime Rollen, Hände und Stapel werden jedes Mal neu verteilt.
lab-analyse-open = Mit offenen Händen und Rollen: Nur der Stapel wird jedes Mal neu gemischt.
lab-analyse-turn = Zug
lab-analyse-choice = Entscheidung
lab-analyse-turned = Der Wendepunkt
lab-analyse-steady = Es gab keinen einzelnen Wendepunkt.
lab-analyse-swing = Zug { $turn } ({ $who }), Entscheidungen { $first } bis { $last }: { $side } { $before } → { $after }
