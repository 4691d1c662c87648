# Jeder Charakter: der Name, wie ihn die Ausgaben drucken, und die Fähigkeit.

part-may_decline = { $abilities_optional ->
    [always] { " " }Du darfst darauf verzichten.
   *[by_wording] { "" }
}

## Grundspiel

name-bart_cassidy = Bart Cassidy
    .walkingdead = Rick
text-bart_cassidy = { $bart_cassidy ->
    [may] Verlierst du Lebenspunkte, darfst du ebenso viele Karten vom { $name-draw_pile } { $name-take_card }.
   *[must] Verlierst du Lebenspunkte, { $name-take_card ->
        [ziehen] ziehst
       *[other] nimmst
    } du ebenso viele Karten vom { $name-draw_pile }.{ part-may_decline }
}

name-black_jack = Black Jack
    .walkingdead = Abraham
text-black_jack = In Phase 1 zeigst du die zweite Karte, die du { $name-take_card ->
    [ziehen] ziehst
   *[other] nimmst
}: Ist sie Herz oder Karo, { $name-take_card ->
    [ziehen] ziehst
   *[other] nimmst
} du verdeckt noch eine.{ part-may_decline }

name-calamity_janet = Calamity Janet
    .walkingdead = Michonne
text-calamity_janet = Du darfst { $name-bang }-Karten als { $name-missed }-Karten verwenden und umgekehrt. Eine { $name-missed }-Karte, als { $name-bang } gespielt, zählt als die eine, die du in deinem Zug spielen darfst.

name-el_gringo = El Gringo
    .walkingdead = Der Gouverneur
text-el_gringo = { $el_gringo ->
    [may] Für jeden Lebenspunkt, den du durch die Karte eines anderen Spielers verlierst, darfst du eine zufällige Karte aus seiner Hand { $name-take_card }.
   *[must] Für jeden Lebenspunkt, den du durch die Karte eines anderen Spielers verlierst, { $name-take_card ->
        [ziehen] ziehst
       *[other] nimmst
    } du eine zufällige Karte aus seiner Hand.{ part-may_decline }
}

name-jesse_jones = Jesse Jones
    .walkingdead = Negan
text-jesse_jones = In Phase 1 darfst du deine erste Karte blind aus der Hand eines anderen Spielers { $name-take_card }. Die zweite kommt vom { $name-draw_pile }.

name-jourdonnais = Jourdonnais
    .walkingdead = Jesus
text-jourdonnais = Du spielst, als läge immer eine { $name-barrel }-Karte vor dir: Bist du das Ziel eines Treffers, darfst du „{ $name-draw_check ->
    [Ziehen] ziehen
   *[other] { $name-draw_check }
}“, und Herz zählt wie eine { $name-missed }-Karte. Liegt wirklich eine vor dir, hast du zwei Versuche.

name-kit_carlson = Kit Carlson
    .walkingdead = Eugene
text-kit_carlson = In Phase 1 siehst du dir die obersten drei Karten vom { $name-draw_pile } an, behältst zwei und legst die dritte verdeckt wieder obenauf.{ part-may_decline }

name-lucky_duke = Lucky Duke
    .walkingdead = Ezekiel
text-lucky_duke = Musst oder darfst du „{ $name-draw_check ->
    [Ziehen] ziehen
   *[other] { $name-draw_check }
}“, deckst du zwei Karten auf und wählst, welche gilt; beide kommen auf den { $name-discard_pile }.{ part-may_decline }

name-paul_regret = Paul Regret
    .walkingdead = Dale
text-paul_regret = Für alle anderen bist du 1 weiter weg ({ $name-distance } +1); mit { $name-mustang } zusammen 2.

name-pedro_ramirez = Pedro Ramirez
    .walkingdead = Glenn
text-pedro_ramirez = In Phase 1 darfst du als erste Karte die oberste vom { $name-discard_pile } { $name-take_card }. Die zweite kommt vom { $name-draw_pile }.

name-rose_doolan = Rose Doolan
    .walkingdead = Andrea
text-rose_doolan = Alle anderen sind für dich 1 näher ({ $name-distance } −1), aber nie näher als 1; mit { $name-scope } zusammen 2 näher.

name-sid_ketchum = Sid Ketchum
    .walkingdead = Hershel
text-sid_ketchum = { $sid_ketchum ->
    [prevent_and_heal_once] Würdest du Lebenspunkte verlieren, darfst du für jeden, den du behalten willst, 2 Handkarten { $name-discard_card }. Einmal in deinem Zug darfst du außerdem 2 Handkarten { $name-discard_card }, um 1 Lebenspunkt zurückzuerhalten, aber nie mehr als zu Beginn.
   *[heal_any_time] Du darfst jederzeit 2 Handkarten { $name-discard_card }, um 1 Lebenspunkt zurückzuerhalten, so oft du willst, aber nie mehr als zu Beginn.
}

name-slab_the_killer = Slab the Killer
    .walkingdead = Tyreese
text-slab_the_killer = Um eine deiner { $name-bang }-Karten abzuwehren, braucht man zwei { $name-missed }-Karten; ein Erfolg mit { $name-barrel } zählt als eine.

name-suzy_lafayette = Suzy Lafayette
    .walkingdead = Maggie
text-suzy_lafayette = Sobald deine Hand leer ist, { $name-take_card ->
    [ziehen] ziehst
   *[other] nimmst
} du eine Karte vom { $name-draw_pile }, { $suzy_mid_resolution ->
    [true] auch während eine andere Karte noch ausgeführt wird.
   *[false] aber erst wenn die laufende Karte ausgeführt ist.
}{ part-may_decline }

name-vulture_sam = Vulture Sam
    .walkingdead = Dwight
text-vulture_sam = Scheidet ein anderer Spieler aus, nimmst du alle seine Karten, aus der Hand und aus dem Spiel, auf deine Hand.{ part-may_decline }

name-willy_the_kid = Willy the Kid
    .walkingdead = Carl
text-willy_the_kid = In deinem Zug darfst du beliebig viele { $name-bang }-Karten spielen.

## Dodge City

name-apache_kid = Apache Kid
text-apache_kid = Karo-Karten, die andere ausspielen, wirken nicht auf dich. Im { $name-duel } hilft das nicht: Dort wird nicht ausgespielt, sondern nur { $name-discard_card ->
    [abwerfen] abgeworfen
   *[other] abgelegt
}.

name-belle_star = Belle Star
text-belle_star = In deinem Zug sind alle Karten, die vor anderen Spielern liegen, wirkungslos.

name-bill_noface = Bill Noface
text-bill_noface = In Phase 1 nimmst du 1 Karte und 1 weitere für jeden Lebenspunkt, der dir fehlt.{ part-may_decline }

name-chuck_wengam = Chuck Wengham
text-chuck_wengam = In deinem Zug darfst du 1 Lebenspunkt abgeben, um 2 Karten zu nehmen, so oft du willst, aber nie deinen letzten.

name-doc_holyday = Doc Holyday
text-doc_holyday = Einmal in deinem Zug darfst du 2 Handkarten { $name-discard_card }: Ein anderer Spieler, den deine Waffe erreicht, erhält 1 Treffer. Das zählt nicht als { $name-bang }-Karte. Gegen { $name-apache_kid } darf höchstens eine der beiden Karo sein.

name-elena_fuente = Elena Fuente
text-elena_fuente = Du darfst jede Handkarte als { $name-missed }-Karte verwenden.

name-greg_digger = Greg Digger
text-greg_digger = Jedes Mal, wenn ein anderer Spieler ausscheidet, erhältst du 2 Lebenspunkte zurück.{ part-may_decline }

name-herb_hunter = Herb Hunter
text-herb_hunter = Jedes Mal, wenn ein anderer Spieler ausscheidet, nimmst du 2 Karten.{ part-may_decline }

name-jose_delgado = José Delgado
text-jose_delgado = In deinem Zug darfst du eine blaue Karte aus der Hand { $name-discard_card }, um 2 Karten zu nehmen, so oft du willst.

name-molly_stark = Molly Stark
text-molly_stark = Spielst du im Zug eines anderen eine { $name-bang }-, { $name-missed }- oder { $name-beer }-Karte oder { $name-discard_card ->
    [abwerfen] wirfst
   *[other] legst
} sie freiwillig ab, nimmst du 1 Karte; im { $name-duel } erst, wenn es vorbei ist.{ part-may_decline }

name-pat_brennan = Pat Brennan
text-pat_brennan = In Phase 1 darfst du, statt 2 Karten zu nehmen, eine Karte, die vor einem anderen Spieler liegt, auf die Hand nehmen.

name-pixie_pete = Pixie Pete
text-pixie_pete = In Phase 1 nimmst du 4 Karten statt 2.{ part-may_decline }

name-sean_mallory = Sean Mallory
text-sean_mallory = Du hast kein Handkartenlimit: In Phase 3 musst du nie Karten { $name-discard_card }.

name-tequila_joe = Tequila Joe
text-tequila_joe = Jede { $name-beer }-Karte, die du spielst, bringt dir 2 Lebenspunkte statt 1; andere Karten nicht.{ part-may_decline }

name-vera_custer = Vera Custer
text-vera_custer = Zu Beginn von Phase 1, bevor du Karten { $name-take_card ->
    [ziehen] ziehst
   *[other] nimmst
}, nennst du { $name-character ->
    [Charakter] einen anderen Charakter im Spiel und hast bis zu deinem nächsten Zug dessen
   *[other] eine andere Person im Spiel und hast bis zu deinem nächsten Zug ihre
} Fähigkeit.{ part-may_decline }
