# Die Titel der Regelhefte, und ein Satz zu jedem.

name-edition_abacus = BANG! (Abacus)
name-edition_czech = BANG! (tschechische Erstausgabe)
name-edition_fourth = BANG! Vierte Auflage
name-edition_walkingdead = BANG! The Walking Dead
name-edition_dodgecity = BANG! Dodge City
name-edition_combined = BANG! mit Dodge City

text-edition_abacus = Die deutsche Ausgabe von 2005: Bier hilft gegen jeden Verlust, und wer im Gefängnis bleibt, behält Phase 3.
text-edition_czech = Die tschechische Übersetzung der Erstausgabe: Keine Fähigkeit ist Pflicht, und der zusätzliche Lebenspunkt bringt dem Sheriff keine weitere Karte.
text-edition_fourth = Das Grundspiel in der vierten Auflage: 80 Karten, 16 Charaktere, vier bis sieben Spieler.
text-edition_walkingdead = Die vierte Auflage unter lebenden Toten: andere Namen, fast dieselben Regeln.
text-edition_dodgecity = Dodge City für sich allein: 15 neue Personen, grüne Karten, drei bis sieben Spieler.
text-edition_combined = Das Abacus-Spiel zusammen mit Dodge City: 120 Karten, 31 Personen, drei bis acht Spieler.
