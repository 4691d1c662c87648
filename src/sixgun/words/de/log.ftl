# Das Protokoll. Wer etwas tut, kommt mit Namen und als das, was er für den Leser ist: $who mit $who_is = you | other,
# ebenso $target, $by, $dead und $winners. $card ist eine Karte mit Farbe und Wert, $face nur diese; $cause und $kind
# sind Namen von Karten, mit $cause_is = Schlüssel der Karte. Gesagt wird die ausführlichste Form, deren Angaben es
# gibt. Kein Punkt am Ende.

# Nach jeder Zeile: die Karte, die es gekostet hat, und die Karte oder Person, durch die es möglich war.
tail-pay = { $line }, kostet { $pay }
tail-via = { $line } ({ $via })

part-draws = { $who_is ->
    [you] Du { $name-take_card ->
        [ziehen] ziehst
       *[other] nimmst
    }
   *[other] { $who } { $name-take_card ->
        [ziehen] zieht
       *[other] nimmt
    }
}
part-and_draws = { $who_is ->
    [you] { $name-take_card ->
        [ziehen] ziehst
       *[other] nimmst
    }
   *[other] { $name-take_card ->
        [ziehen] zieht
       *[other] nimmt
    }
}
part-plays = { $who_is ->
    [you] Du spielst
   *[other] { $who } spielt
}
part-uses = { $who_is ->
    [you] Du setzt
   *[other] { $who } setzt
}
part-discards = { $who_is ->
    [you] Du { $name-discard_card ->
        [abwerfen] wirfst
       *[other] legst
    }
   *[other] { $who } { $name-discard_card ->
        [abwerfen] wirft
       *[other] legt
    }
}
part-flips = { $who_is ->
    [you] Du deckst
   *[other] { $who } deckt
}
part-finds_none = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} nichts aufzudecken
part-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
part-target_acc = { $target_is ->
    [you] dich
   *[other] { $target }
}
part-target_dat = { $target_is ->
    [you] dir
   *[other] { $target }
}
part-who_acc = { $who_is ->
    [you] dich
   *[other] { $who }
}
part-who_dat = { $who_is ->
    [you] dir
   *[other] { $who }
}
part-dead_acc = { $dead_is ->
    [you] dich
   *[other] { $dead }
}
part-dead_dat = { $dead_is ->
    [you] dir
   *[other] { $dead }
}
part-left = { $life ->
    [0] keins mehr
   *[other] noch { $life }
}
part-stuck = { $jail_failed ->
    [skip_phases_1_2] nur noch Phase 3
   *[skip_turn] { $who_is ->
        [you] du setzt aus
       *[other] { $who } setzt aus
    }
}

## Der Zug

log-character = { part-plays } { $character }
log-turn = { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} dran
log-drew = { part-draws } { part-count }
    .cards = { part-draws } { $cards }
# Von drei Karten wurden zwei behalten.
log-kept = { $who_is ->
    [you] Du siehst dir 3 Karten an und behältst
   *[other] { $who } sieht sich 3 Karten an und behält
} { $count }
    .back-cards = { $who_is ->
        [you] Du behältst { $cards } und legst { $back }
       *[other] { $who } behält { $cards } und legt { $back }
    } zurück
# Die erste von mehreren, die zurückgehen.
log-put_back = { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} eine Karte auf den { $name-draw_pile } zurück
    .card = { $who_is ->
        [you] Du legst
       *[other] { $who } legt
    } { $card } auf den { $name-draw_pile } zurück
# Die zweite gezogene Karte: Eine rote bringt noch eine.
log-showed = { $who_is ->
    [you] Du zeigst
   *[other] { $who } zeigt
} { $card }: schwarz, keine weitere Karte
    .cards = { $who_is ->
        [you] Du zeigst
       *[other] { $who } zeigt
    } { $card }: rot, also noch { $cards }
    .count = { $who_is ->
        [you] Du zeigst
       *[other] { $who } zeigt
    } { $card }: rot, also noch { part-count }
log-turned_up = Aufgedeckt: { $cards }
log-picked = { $who_is ->
    [you] Du nimmst dir
   *[other] { $who } nimmt sich
} { $card }
log-took_discard = { part-draws } { $card } vom { $name-discard_pile }
log-named = { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} bis zum nächsten eigenen Zug die Fähigkeit von { $character }
log-discarded = { part-discards } { $cards } ab
log-shuffled = Der { $name-draw_pile } ist leer: { $count ->
    [one] 1 Karte wird
   *[other] { $count } Karten werden
} neu gemischt

## Karten spielen

log-played = { part-plays } { $card }
    .target = { part-plays } { $card } auf { part-target_acc }
    .cards = { part-plays } { $card } und { part-and_draws } { $cards }
    .count = { part-plays } { $card } und { part-and_draws } { part-count }
log-used = { part-uses } { $card } ein
    .target = { part-uses } { $card } gegen { part-target_acc } ein
    .cards = { part-uses } { $card } ein und { part-and_draws } { $cards }
    .count = { part-uses } { $card } ein und { part-and_draws } { part-count }
log-laid = { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} { $card } aus
    .target = { $who_is ->
        [you] Du legst
       *[other] { $who } legt
    } { $card } vor { part-target_acc }
log-armed = { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} { $card } aus (bis { $name-distance } { $range })
    .old = { $who_is ->
        [you] Du tauschst
       *[other] { $who } tauscht
    } { $old } gegen { $card } (bis { $name-distance } { $range })
log-jailed = { $name-distance ->
    [Distanz] { $who_is ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { part-target_acc } gefangen
   *[other] { $who_is ->
        [you] Du steckst
       *[other] { $who } steckt
    } { part-target_acc } ins { $name-jail }
} ({ $card })
log-ability = { $who_is ->
    [you] Du nutzt
   *[other] { $who } nutzt
} die Fähigkeit von { $character }
    .target = { $who_is ->
        [you] Du nutzt
       *[other] { $who } nutzt
    } die Fähigkeit von { $character } gegen { part-target_acc }
# $price wurde dafür abgeworfen.
log-traded = { part-discards } { $price } ab
    .cards = { part-discards } { $price } ab und { part-and_draws } { $cards }
    .count = { part-discards } { $price } ab und { part-and_draws } { part-count }
    .gained-life = { part-discards } { $price } ab: +{ $gained } Leben, jetzt { $life }
log-paid = { $who_is ->
    [you] Du gibst
   *[other] { $who } gibt
} 1 Leben her ({ part-left })
    .cards = { $who_is ->
        [you] Du gibst
       *[other] { $who } gibt
    } 1 Leben her ({ part-left }) und { part-and_draws } { $cards }
    .count = { $who_is ->
        [you] Du gibst
       *[other] { $who } gibt
    } 1 Leben her ({ part-left }) und { part-and_draws } { part-count }
log-took = { $who_is ->
    [you] Du klaust
   *[other] { $who } klaut
} { part-target_dat } eine Handkarte
    .card = { $who_is ->
        [you] Du klaust
       *[other] { $who } klaut
    } { part-target_dat } { $card } aus der Hand
    .in_play = { $who_is ->
        [you] Du klaust
       *[other] { $who } klaut
    } { part-target_dat } { $in_play }
log-stripped = { $who_is ->
    [you] Du zwingst
   *[other] { $who } zwingt
} { part-target_acc }, { $card } { $name-discard_card ->
    [abwerfen] abzuwerfen
   *[other] abzulegen
}
log-passed_on = { $card } wandert weiter zu { part-target_dat }
log-unaffected = { $card } kann { part-who_dat } nichts anhaben

## Schießen

log-shot = { $name-distance ->
    [Distanz] { $who_is ->
        [you] Du greifst
       *[other] { $who } greift
    } { part-target_acc } an
   *[other] { $who_is ->
        [you] Du schießt
       *[other] { $who } schießt
    } auf { part-target_acc }
}
    .card-cause = { $cause_is ->
        [punch] { $who_is ->
            [you] Du schlägst
           *[other] { $who } schlägt
        } nach { part-target_dat }
        [knife] { $who_is ->
            [you] Du wirfst
           *[other] { $who } wirft
        } ein Messer nach { part-target_dat }
       *[other] { $name-distance ->
            [Distanz] { $who_is ->
                [you] Du greifst
               *[other] { $who } greift
            } { part-target_acc } an
           *[other] { $who_is ->
                [you] Du schießt
               *[other] { $who } schießt
            } auf { part-target_acc }
        }
    } ({ $card })
    .card-cause-kind = { $name-distance ->
        [Distanz] { $who_is ->
            [you] Du greifst
           *[other] { $who } greift
        } { part-target_acc } mit { $card } an
       *[other] { $who_is ->
            [you] Du schießt
           *[other] { $who } schießt
        } mit { $card } auf { part-target_acc }
    }
    .price = { part-discards } { $price } ab und { $name-distance ->
        [Distanz] { $who_is ->
            [you] greifst
           *[other] greift
        } { part-target_acc } an
       *[other] schießt auf { part-target_acc }
    }
log-volley = { part-plays } { $card } gegen alle
log-duel = { $who_is ->
    [you] Du forderst
   *[other] { $who } fordert
} { part-target_acc } zum { $name-duel }
# Gespielt, aber noch nicht genug. $kind: als was eine andere Karte zählt.
log-answered = { $who_is ->
    [you] Du antwortest
   *[other] { $who } antwortet
} mit { $card }
    .kind = { $who_is ->
        [you] Du antwortest
       *[other] { $who } antwortet
    } mit { $card } als { $kind }
# Nicht gespielt, nur abgelegt.
log-shot_back = { part-discards } zur Antwort { $card } ab
    .kind = { part-discards } zur Antwort { $card } als { $kind } ab
log-dodged = { $who_is ->
    [you] Du kommst
   *[other] { $who } kommt
} davon
    .card = { $who_is ->
        [you] Du wehrst
       *[other] { $who } wehrt
    } mit { $card } ab
    .card-kind = { $who_is ->
        [you] Du wehrst
       *[other] { $who } wehrt
    } mit { $card } als { $kind } ab

## Ziehen!

# Ohne $face war keine Karte mehr da. $dodged: Damit ist der Treffer abgewehrt.
log-check_barrel = { $name-barrel }: { part-finds_none }
    .face = { $name-barrel }: { part-flips } { $face } auf – { $dodged ->
        [true] abgewehrt!
       *[false] { $matched ->
            [true] Glück!
           *[false] Pech!
        }
    }
log-check_jail = { $name-jail }: { part-finds_none } – { part-stuck }
    .face = { $name-jail }: { part-flips } { $face } auf – { $matched ->
        [true] frei!
       *[false] Pech, { part-stuck }
    }
log-check_dynamite = { $name-dynamite }: { part-finds_none }
    .target = { $name-dynamite }: { part-finds_none } – weiter zu { part-target_dat }
    .face = { $name-dynamite }: { part-flips } { $face } auf – { $matched ->
        [true] { $name-distance ->
            [Distanz] ausgelöst!
           *[other] es kracht!
        }
       *[false] noch mal gut gegangen
    }
    .face-target = { $name-dynamite }: { part-flips } { $face } auf – noch mal gut gegangen, weiter zu { part-target_dat }

## Leben

log-lost = { $who_is ->
    [you] Du verlierst
   *[other] { $who } verliert
} { $lost } Leben ({ part-left })
    .by = { $by_is ->
        [you] Du triffst
       *[other] { $by } trifft
    } { part-who_acc } ({ $life ->
        [0] kein Leben mehr
       *[other] noch { $life } Leben
    })
    .cause = { $cause }: { $who_is ->
        [you] Du verlierst
       *[other] { $who } verliert
    } { $lost } Leben ({ part-left })
    .by-cause = { $cause } { $by_is ->
        [you] von dir
       *[other] von { $by }
    }: { $who_is ->
        [you] Du verlierst
       *[other] { $who } verliert
    } { $lost } Leben ({ part-left })
log-gained = { $who_is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $gained } Leben zurück, jetzt { $life }
    .card = { part-plays } { $card }: +{ $gained } Leben, jetzt { $life }
    .card-target = { part-plays } { $card } auf { part-target_acc }: +{ $gained } Leben, jetzt { $life }
# Wer am Boden lag, steht wieder.
log-saved = { $who_is ->
    [you] Du rettest dich
   *[other] { $who } rettet sich
} mit { $card } (noch { $life } Leben)
log-prevented = { $who_is ->
    [you] Du hilfst dir
   *[other] { $who } hilft sich
} mit { $card }

## Ausscheiden und Ende

log-died = { $who_is ->
    [you] Du bist raus – du warst { $role }
   *[other] { $who } ist raus – { $who } war { $role }
}
    .by = { $by_is ->
        [you] Du schaltest
       *[other] { $by } schaltet
    } { part-who_acc } aus – { $who_is ->
        [you] du warst
       *[other] { $who } war
    } { $role }
    .cause = { $cause }: { $who_is ->
        [you] Du bist raus – du warst { $role }
       *[other] { $who } ist raus – { $who } war { $role }
    }
log-estate = Karten von { part-who_dat } auf den { $name-discard_pile }: { $cards }
log-inherited = { $who_is ->
    [you] Du erbst
   *[other] { $who } erbt
} { part-count } von { part-dead_dat }
    .cards = { $who_is ->
        [you] Du erbst
       *[other] { $who } erbt
    } von { part-dead_dat }: { $cards }
log-rewarded = { $who_is ->
    [you] Du verdienst
   *[other] { $who } verdient
} eine Belohnung für { part-dead_acc }
    .cards = { $who_is ->
        [you] Du kassierst
       *[other] { $who } kassiert
    } { $cards } als Belohnung für { part-dead_acc }
    .count = { $who_is ->
        [you] Du kassierst
       *[other] { $who } kassiert
    } { part-count } Belohnung für { part-dead_acc }
log-punished = Strafe: { $who_is ->
    [you] Du hast
   *[other] { $who } hat
} { part-dead_acc } auf dem Gewissen – alle Karten weg
log-over = { $winners_is ->
    [you] Das Spiel ist aus – du gewinnst! ({ $side }: { $winners })
   *[other] Das Spiel ist aus – Sieg für { $winners } ({ $side })!
}
log-event = { $who_is ->
    [you] Du deckst
   *[other] { $who } deckt
} eine Ereigniskarte auf: { $event_card }
log-returned = { $who_is ->
    [you] Du kehrst
   *[other] { $who } kehrt
} als Geist zurück
log-departed = { $who_is ->
    [you] Dein Geist verlässt
   *[other] Der Geist von { $who } verlässt
} den Tisch
## A Fistful of Cards

log-volleyed = { $name-fistful_of_cards }: { $count ->
    [one] 1 Schuss
   *[other] { $count } Schüsse
} auf { part-who_acc }
log-gave_life = { $who_is ->
    [you] Du gibst
   *[other] { $who } gibt
} { part-target_dat } 1 Leben
log-abstained = { $who_is ->
    [you] Du verzichtest
   *[other] { $who } verzichtet
} auf Phase 1 ({ $name-hard_liquor })
log-guessed = { $who_is ->
    [you] Du rätst
   *[other] { $who } rät
} { $red ->
    [true] Rot
   *[false] Schwarz
}: { $card } – { $matched ->
    [true] richtig!
   *[false] falsch!
}
log-duty = { $who_is ->
    [you] Du zeigst { $card } und musst
   *[other] { $who } zeigt { $card } und muss
} die Karte spielen, wenn es geht
log-shot_at_card = { $who_is ->
    [you] Du schießt
   *[other] { $who } schießt
} mit { $card } auf { $in_play } vor { part-target_dat }
log-buried = { $who_is ->
    [you] Du legst
   *[other] { $who } legt
} { part-count } verdeckt auf den { $name-draw_pile }
    .cards = { $who_is ->
        [you] Du legst
       *[other] { $who } legt
    } { $cards } verdeckt auf den { $name-draw_pile }
log-check_vendetta = { $name-vendetta }: { part-finds_none }
    .face = { $name-vendetta }: { part-flips } { $face } auf – { $matched ->
        [true] noch ein Zug!
       *[false] kein weiterer Zug
    }
log-check_lasso = { $name-jail }: { part-finds_none }
    .face = { $name-jail }: { part-flips } { $face } auf – ohne Folgen ({ $name-lasso })
log-revived = { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} wieder im Spiel
