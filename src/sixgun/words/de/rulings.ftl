# Fragen, die am Tisch aufkommen, jede unter der Nummer des Eintrags im Verzeichnis, der sie entscheidet (docs/rules).
# <beer> ist der gedruckte Name mit einem Link zu seiner Regel, <range|Reichweiten> dasselbe mit anderen Worten.
# Nur die Seite der Regeln und der Tisch laden sie, wenn jemand fragt.

part-returned_outlaw = { $name-outlaw ->
    [Gesetzloser] Gesetzlosen
   *[other] { $name-outlaw }
}
part-goes_off = { $name-distance ->
    [Distanz] <dynamite> wird bei jeder 2 bis 9 ausgelöst
   *[other] <dynamite> explodiert bei jeder 2 bis 9
}
part-never_goes_off = { $name-distance ->
    [Distanz] <dynamite> wird nie ausgelöst
   *[other] <dynamite> explodiert nie
}

ruling-BR-MIS-2 = Kann ich mit <missed> jemand anderen retten?
    .text = Nein. <missed> schützt nur dich selbst.
ruling-BL-BAR-3 = <barrel> hat nicht geholfen. Kann ich mich noch wehren?
    .text = Ja. Hilft <barrel> nicht, darfst du noch <missed> spielen.
ruling-BL-BAR-4 = Muss ich <barrel> benutzen?
    .text = Nein. Du kannst <barrel> auch liegen lassen und <missed> spielen oder das Leben verlieren.
ruling-BL-BAR-5 = Hilft <barrel> gegen <gatling>?
    .text = Ja. <barrel> und <missed> helfen gegen jede Karte mit dem <hit_symbol>, also auch gegen <gatling>.
ruling-BL-BAR-6 = Hilft <barrel> gegen <indians> oder bei <duel>?
    .text = Nein. Bei <indians> und <duel> wird nicht auf dich geschossen: Weder <barrel> noch <missed> hilft, nur <bang>.
ruling-CH-JOU-2 = Vor <jourdonnais> liegt <barrel>. Was gilt?
    .text = Gegen jeden Schuss wird zweimal aufgedeckt: einmal für die Fähigkeit von <jourdonnais>, einmal für <barrel>.
ruling-DER-10 = Darf ich bei <slab_the_killer> zweimal für <barrel> aufdecken?
    .text = Nein. Für jede <barrel>-Karte wird pro Schuss einmal aufgedeckt, auch gegen <slab_the_killer>.
ruling-CH-SLA-3 = Was zählt <barrel> gegen <slab_the_killer>?
    .text = So viel wie eine <missed>-Karte. Gegen <bang> von <slab_the_killer> brauchst du noch eine dazu.
ruling-DER-11 = Ich habe nur eine <missed>-Karte gegen <slab_the_killer>. Was passiert?
    .text = Sie hält den Schuss nicht auf. Was du dafür spielst, ist weg: Behalte sie lieber, wenn du keine zwei zusammenbringst.
ruling-CH-SLA-2 = Braucht man gegen <gatling> von <slab_the_killer> auch zwei Karten?
    .text = Nein. Zwei <missed>-Karten braucht man nur gegen <bang>-Karten von <slab_the_killer>.
ruling-PVD-07 = Zählt <bang> in einem <duel> als mein Schuss?
    .text = Nein. Bei <duel> wird <bang> nicht gespielt, nur hergegeben. Du darfst in diesem Zug noch schießen.
ruling-BR-GAT-3 = Darf ich in einem Zug <gatling> und <bang> spielen?
    .text = Ja. Begrenzt sind nur Karten mit dem Namen <bang>; <gatling> ist eine andere Karte.
ruling-DER-08 = Ich schieße zweimal mit <volcanic> und wechsle die Waffe. Darf ich noch einmal?
    .text = Nein. Es zählt die Waffe, die du beim Schießen hast. Ist <volcanic> weg, hast du schon geschossen.
ruling-WPN-07 = Kann mir jemand <colt_45> nehmen?
    .text = Nein. Ohne andere Waffe hast du <colt_45> immer.
ruling-DER-41 = Darf ich eine <weapon|Waffe> durch eine mit demselben Namen ersetzen?
    .text = Ja. Die alte kommt zuerst weg.
ruling-DST-09 = Komme ich mit einer besseren <weapon|Waffe> auch mit <panic> weiter?
    .text = Nein. Waffen zählen nur beim Schießen. Für <panic> muss jemand 1 entfernt sitzen, egal was du trägst.
ruling-DER-07 = Kann jemand <distance|näher sein> als 1?
    .text = Nein. Erst wird alles zusammengezählt, und dann ist es mindestens 1. <mustang> und <scope> heben sich auf.
ruling-DST-03 = Zählen Ausgeschiedene beim <distance|Abzählen> der Plätze noch mit?
    .text = Nein. Der Kreis schließt sich, und alle rücken zusammen.
ruling-CH-PAU-2 = Gelten <paul_regret> und <mustang> zusammen?
    .text = Ja. Mit <mustang> ist <paul_regret> für alle um 2 weiter weg.
ruling-CH-ROS-2 = Gelten <rose_doolan> und <scope> zusammen?
    .text = Ja. Mit <scope> sind für <rose_doolan> alle um 2 näher, aber nie näher als 1.
ruling-BL-JAI-1 = Vor wen darf ich <jail> legen?
    .text = Vor jeden, egal wo er sitzt, nur nicht vor den <sheriff>.
ruling-BL-JAI-7 = Vor mir liegt <jail>. Bin ich sicher?
    .text = Nein. Auf dich wird geschossen wie immer, und du darfst dich wehren.
ruling-DER-16 = Darf <jail> zweimal vor jemandem liegen?
    .text = Nein. Vor jedem liegt <jail> höchstens einmal.
ruling-DER-40 = Darf ich eine Karte auf mich selbst spielen?
    .text = <bang>, <duel> und <panic> nie. Was auf „einen beliebigen Spieler“ geht, wie <cat_balou>, darf auch dich meinen.
ruling-BL-DYN-2 = Ich habe gerade <dynamite> gelegt. Muss ich gleich aufdecken?
    .text = Nein. <dynamite> tut in diesem Zug nichts; aufgedeckt wird am Anfang deines nächsten.
ruling-BL-DYN-9 = Vor mir liegen <dynamite> und <jail>. Was kommt zuerst?
    .text = { $start_checks ->
        [dynamite_first] Zuerst <dynamite>, und wenn du noch lebst, <jail>.
       *[other] {""}
    }
ruling-BL-DYN-10 = Vor mir liegen <dynamite> und <jail>. Was kommt zuerst?
    .text = { $start_checks ->
        [order_laid] Was zuerst gelegt wurde.
       *[other] {""}
    }
ruling-DER-28 = Kann man mit <panic> auch <dynamite> holen?
    .text = Ja. Die Karte kommt auf deine Hand, und du darfst sie neu vor dich legen.
ruling-DER-29 = Vor allen liegt schon <dynamite>. Wohin geht meine Karte?
    .text = { $dynamite_pass ->
        [left_skip_holders] Nirgendwohin. Geht es noch mal gut, bleibt <dynamite> bei dir.
       *[other] {""}
    }
ruling-OWN-05 = Wer bekommt die Belohnung, wenn <dynamite> tötet?
    .text = Niemand. Was <dynamite> tut, tut kein Spieler: Es gibt weder Belohnung noch Strafe.
ruling-DER-09 = Darf ich <panic> auf jemanden ohne Karten spielen?
    .text = Nein. <panic> und <cat_balou> brauchen jemanden mit mindestens einer Karte.
ruling-DER-39 = Welche Handkarte bekomme ich mit <panic>?
    .text = Eine zufällige; niemand sieht sie vorher. Eine Karte, die ausliegt, suchst du dir aus.
ruling-BR-BEE-2 = Darf ich mit <beer> jemand anderem helfen?
    .text = Nein. <beer> hilft nur dem, der die Karte spielt.
ruling-BR-BEE-3 = Wie viele <beer>-Karten darf ich in einem Zug spielen?
    .text = So viele du willst.
ruling-BR-BEE-4 = Darf ich <beer> spielen, wenn ich nicht am Zug bin?
    .text = { $beer_reaction ->
        [any_loss] Ja, immer wenn du Leben verlieren würdest, nicht erst beim letzten. Jede <beer>-Karte verhindert den Verlust von 1 Leben.
       *[other] {""}
    }
ruling-BR-BEE-5 = Darf ich <beer> spielen, wenn ich nicht am Zug bin?
    .text = { $beer_reaction ->
        [lethal_only] Nur wenn du sonst ausscheiden würdest. Gegen jeden anderen Verlust hilft <beer> nicht.
       *[other] {""}
    }
ruling-BR-BEE-6 = Wir sind nur noch zu zweit. Was ist mit <beer>?
    .text = { $beer_two_players ->
        [no_effect] <beer> darf man spielen, aber ohne Wirkung.
       *[other] {""}
    }
ruling-BR-BEE-7 = Wir sind nur noch zu zweit. Was ist mit <beer>?
    .text = { $beer_two_players ->
        [forbidden] Niemand darf mehr <beer> spielen.
       *[other] {""}
    }
ruling-DER-12 = Wir waren zu dritt, und ich verliere gerade mein letztes Leben. Wirkt <beer> noch?
    .text = Ja. Bis das entschieden ist, bist du noch im Spiel: Ihr seid also zu dritt, und <beer> wirkt.
ruling-DER-15 = Darf ich <beer> spielen, wenn mir nichts fehlt?
    .text = Ja, in deinem Zug, aber ohne Wirkung. Manchmal will man <beer> einfach loswerden.
ruling-BR-BEE-8 = <dynamite> kostet 3, und ich habe 2 Leben. Wie viele <beer>-Karten brauche ich?
    .text = Zwei. Mit nur einer scheidest du trotzdem aus.
ruling-BR-SAL-3 = Kann mich <saloon> retten?
    .text = Nein. <saloon> spielt man nur im eigenen Zug. Vor dem Ausscheiden rettet nur <beer>.
ruling-DER-13 = Kann <bart_cassidy> mit den neuen Karten genau die bekommen, die ihn rettet?
    .text = Nein. Erst entscheidet <beer>, ob er lebt, dann bekommt <bart_cassidy> seine Karten.
ruling-DER-14 = Bekommt <bart_cassidy> eine Karte für einen Verlust, gegen den <beer> half?
    .text = { $beer_mode ->
        [prevent] Nein. <beer> verhindert den Verlust: Es ging nichts verloren, also bekommen <bart_cassidy> und <el_gringo> nichts dafür.
       *[heal] Ja. Das Leben ging erst verloren, und <beer> bringt 1 zurück: <bart_cassidy> und <el_gringo> bekommen ihre Karten.
    }
ruling-CH-GRI-5 = <el_gringo> verliert das eigene <duel>. Bekommt er eine Karte?
    .text = Nein. Es war seine eigene Karte. <el_gringo> bekommt nur etwas, wenn ihn die Karte eines anderen das Leben gekostet hat.
ruling-CH-GRI-4 = Bekommt <el_gringo> eine Karte für <dynamite>?
    .text = Nein. Was <dynamite> tut, tut kein Spieler.
ruling-DER-20 = Ich verliere das <duel>, das ich begonnen habe, und scheide aus. Wer war es?
    .text = Niemand. Verliert der andere, warst du es, weil du <duel> gespielt hast.
ruling-DER-21 = Bekomme ich die Belohnung, wenn jemand durch <gatling> ausscheidet?
    .text = Ja. Es war, wer <gatling> oder <indians> gespielt hat.
ruling-RWD-02 = Ein <outlaw> erledigt seinesgleichen. Gibt es trotzdem eine Belohnung?
    .text = Ja, 3 Karten, egal wer es war.
ruling-RWD-05 = Durch den <sheriff> stirbt ein <deputy>. Was passiert?
    .text = Der <sheriff> verliert alles: die Hand und alle Karten, die ausliegen.
ruling-RWD-07 = Was bringt mir ein <deputy> oder ein <renegade>?
    .text = Nichts. Nur ein <outlaw> bringt 3 Karten.
ruling-END-05 = Wann gewinnt ein <renegade>?
    .text = Nur wenn er als Letzter lebt. Ist noch jemand anderes da, wenn der <sheriff> stirbt, gewinnt, wer <outlaw> ist.
ruling-END-08 = Kein <outlaw> lebt mehr. Ist die Partie vorbei?
    .text = Nicht, solange noch ein <renegade> lebt.
ruling-BR-IND-4 = Muss ich gegen <indians> <bang> hergeben, wenn ich kann?
    .text = Nein. Du darfst <bang> behalten und 1 Leben verlieren.
ruling-BR-DUE-1 = Wie weit weg darf mein Gegner bei <duel> sitzen?
    .text = Beliebig weit. Für <duel> zählen weder Waffen noch Plätze.
ruling-CH-CAL-2 = <calamity_janet> schießt mit <missed>. Zählt das als ihr Schuss?
    .text = Ja. <missed>, als <bang> benutzt, ist ihr einer Schuss in diesem Zug.
ruling-CH-CAL-3 = Kann <calamity_janet> bei <duel> auch <missed> benutzen?
    .text = Ja, bei <duel> und gegen <indians>: Für <calamity_janet> sind beide Karten dasselbe.
ruling-CH-SUZ-2 = Wann bekommt <suzy_lafayette> eine Karte?
    .text = Sobald die Hand leer ist, auch mitten in einer Karte wie <duel>.
ruling-DER-37 = <suzy_lafayette> ist <sheriff> und verliert zur Strafe alle Karten. Bekommt sie eine?
    .text = Ja, sofort eine.
ruling-DER-45 = Wir sind nur noch zu zweit. Wirkt die Fähigkeit von <sid_ketchum> noch?
    .text = Ja. Sie zählt nicht als <beer>; <sid_ketchum> darf sie auch gegen den letzten Verlust benutzen.
ruling-CH-VSA-1 = Wer bekommt die Karten von Ausgeschiedenen, wenn <vulture_sam> mitspielt?
    .text = <vulture_sam>, und zwar alle: von der Hand und was ausliegt.
ruling-DER-32 = <lucky_duke> deckt zwei Karten auf. Wohin kommen sie?
    .text = Beide auf den Ablagestapel, in der Reihenfolge, die <lucky_duke> will.
ruling-CH-BLA-2 = Zeigt <black_jack> auch die zusätzliche Karte?
    .text = Nein, nur die zweite. Was sie einbringt, bleibt verdeckt.
ruling-DER-26 = Niemand hat Handkarten. Kann <jesse_jones> von jemandem eine bekommen?
    .text = Nein. Dann kommen beide Karten vom Stapel.
ruling-PVD-04 = Darf ich mit der Karte aus <general_store> schießen, bevor alle eine haben?
    .text = Nein. Erst wird <general_store> fertig. Es wird immer nur eine Karte auf einmal gespielt.
ruling-DER-06 = Es gibt weniger Karten als Spieler für <general_store>. Wer bekommt eine?
    .text = Wenn nötig, wird neu gemischt. Reicht es auch dann nicht, gehen die Letzten leer aus.
ruling-DER-05 = <draw_pile|Der eine Stapel> ist leer und <discard_pile|der andere> auch. Was bekomme ich?
    .text = Nichts mehr. Eine Strafe gibt es nicht.
ruling-PH3-06 = Ich habe <phase_discard|zu viele Handkarten>. Wer bestimmt, in welcher Reihenfolge sie wegkommen?
    .text = Du. Die letzte liegt dann oben.
ruling-GR-GEN-2 = Darf ich eine <green_border|grüne Karte> in dem Zug benutzen, in dem ich sie lege?
    .text = { $green_cards ->
        [true] Nein. Erst ab deinem nächsten Zug, und dann einmal.
       *[other] {""}
    }
ruling-GR-GEN-5 = Ab wann schützt mich <sombrero>?
    .text = Sobald dein Zug vorbei ist: <sombrero> und andere grüne Karten mit dem <missed_symbol> wirken auch in den Zügen der anderen.
ruling-GR-GEN-7 = Ich hole mir eine <green_border|grüne Karte> von jemandem. Darf ich sie gleich benutzen?
    .text = { $green_cards ->
        [true] Nein. Sie kommt auf deine Hand. Du darfst sie legen und ab deinem nächsten Zug benutzen.
       *[other] {""}
    }
ruling-DER-25 = Ich bezahle <brawl> mit <bang>. War das ein Schuss?
    .text = Nein. Womit man bezahlt, das wirkt nicht, und es darf jede Handkarte sein.
ruling-BR-NOBEER = Sind <whisky>, <tequila> und <canteen> auch <beer>?
    .text = Nein. Sie wirken nur im eigenen Zug und retten niemanden, dafür auch noch zu zweit.
ruling-DER-27 = Trifft <brawl> auch, wer keine Karten hat?
    .text = Nein. Und verschonen darfst du jeden.
ruling-DER-22 = Kann <chuck_wengam> das bezahlte Leben mit <beer> retten?
    .text = Nein. Das Leben ist der Preis für 2 Karten, kein Treffer.
ruling-DER-23 = Bekommt <molly_stark> für <dodge> eine Karte mehr?
    .text = Nur die von <dodge> selbst. Die Fähigkeit zählt <bang>, <missed> und <beer>.
ruling-DER-24 = Darf <doc_holyday> mit Karten bezahlen, die ausliegen?
    .text = Nein, nur mit zwei Handkarten.
ruling-DER-18 = Was passiert, wenn ich Karo auf <apache_kid> spiele?
    .text = Ihm nichts. Spielen darf man es, aber es ist verschenkt, auch wenn es gut gemeint war.
ruling-DER-50 = Wirken meine Karo-Karten, die ausliegen, gegen <apache_kid>?
    .text = Ja. <barrel>, <mustang> und Waffen helfen dir wie immer; nur was du auf ihn spielst, wirkt nicht.
ruling-DER-19 = Verliert <jourdonnais> die Fähigkeit, wenn <belle_star> am Zug ist?
    .text = Nein. Sie schaltet ausliegende Karten ab, keine Fähigkeiten. Wegnehmen kann man die Karten trotzdem.
ruling-DER-17 = Vor <vera_custer> liegt <jail>. Welche Fähigkeit hat sie?
    .text = Aufgedeckt wird noch mit der alten. Hält <jail> sie fest, hat sie bis zu ihrem nächsten Zug keine.
ruling-CH-VER-3 = Jemand scheidet aus, und <vera_custer> hat die Fähigkeit von <vulture_sam>. Wer bekommt die Karten?
    .text = Sie teilen: Wer im Uhrzeigersinn als Nächster sitzt, wählt zuerst, dann immer abwechselnd.
ruling-CH-HER-2 = Durch <herb_hunter> stirbt ein <outlaw>. Wie viele Karten gibt das?
    .text = Fünf: 3 als Belohnung und 2 für die Fähigkeit von <herb_hunter>.
ruling-DER-30 = <dynamite> kostet 3, und <tequila_joe> hat 2 Leben. Reicht eine <beer>-Karte?
    .text = Ja. Bei <tequila_joe> macht sie 2 Leben gut, eines bleibt.
ruling-TRI-05 = Zu dritt: Mein Ziel ist tot, aber ein anderer war es. Habe ich gewonnen?
    .text = { $three_player_game ->
        [true] Nein. Es zählt nur, wenn du es selbst warst. Jetzt gewinnt, wer von den beiden Übrigen den anderen erledigt.
       *[other] {""}
    }
ruling-TRI-09 = Zu dritt: Darf ich <jail> vor jeden legen?
    .text = { $three_player_game ->
        [true] Ja. Es gibt ja keinen <sheriff>.
       *[other] {""}
    }
ruling-HN-GHO-3 = Ich bin durch <ghost_town> zurück. Kann man auf mich schießen?
    .text = Ja, aber ausscheiden kannst du erst wieder am Ende deines Zuges: Ein Geist hat nichts zu verlieren.
ruling-HN-GHO-2 = Hat ein Geist durch <ghost_town> eine Fähigkeit?
    .text = Ja, die auf seiner Karte.
ruling-HN-HAN-2 = Schießt <volcanic> auch bei <hangover> beliebig oft?
    .text = Ja. Abgeschaltet werden nur Fähigkeiten, nicht das, was Waffen können.
ruling-HN-DAL-2 = <daltons>: Darf ich auch <jail> oder <dynamite> hergeben?
    .text = Ja, irgendeine blaue Karte, die vor dir liegt. Liegt eine da, muss eine weg.
ruling-HN-BLE-2 = Was heißt <blessing> für aufgedeckte Karten?
    .text = Alle sind Herz: <barrel> hilft immer, <jail> lässt dich immer frei, und { part-never_goes_off }.
ruling-HN-CUR-2 = Was heißt <curse> für aufgedeckte Karten?
    .text = Alle sind Pik: <barrel> hilft nie, <jail> lässt dich nie frei, und { part-goes_off }.
ruling-HN-REV-2 = <reverend>: Darf ich mich mit <beer> retten?
    .text = Nein. Niemand spielt <beer>, auch nicht im eigenen Zug. <saloon> ist erlaubt.
ruling-HN-SER-2 = <sermon>: Darf ich in meinem Zug <gatling> spielen?
    .text = Ja. Nur <bang>-Karten gehen im eigenen Zug nicht, auch nicht in einem <duel>.
ruling-HN-NOO-2 = Vor mir liegt <jail>. Kostet mich <high_noon> ein Leben?
    .text = Ja, noch bevor <jail> dran ist. Verursacht hat es niemand.
ruling-FF-FIS-2 = Zwei Treffer von <fistful_of_cards> wehre ich mit Karten ab. Werden es dadurch weniger?
    .text = Nein. Deine Handkarten werden einmal gezählt, zu Beginn deines Zuges.
ruling-FF-AMB-2 = Hilft <mustang> auch bei <ambush>?
    .text = Ja. Alle sitzen 1 entfernt, und von da an zählen <mustang> und <scope> wie immer.
ruling-FF-DEA-3 = Gibt es noch einmal eine Belohnung für einen <outlaw|{ part-returned_outlaw }>, den <dead_man> zurückgebracht hat?
    .text = Ja. Wer zurück ist, ist ein Spieler wie jeder andere.
ruling-FF-LIQ-2 = Darf ich für <hard_liquor> auf Karten verzichten, wenn mir kein Leben fehlt?
    .text = Nein, nur wenn dir etwas fehlt. Dann fällt Phase 1 ganz aus.
ruling-FF-JUD-2 = <judge>: Wirkt noch, was vor mir liegt?
    .text = Ja. Nur Neues darf niemand auslegen.
ruling-FF-LAS-2 = Wird bei <lasso> für <dynamite> und <jail> aufgedeckt?
    .text = { $lasso_jail ->
        [asleep] Nein. Beides bleibt liegen und geht weiter, sobald <lasso> zugedeckt ist.
       *[other] {""}
    }
ruling-FF-LAW-3 = <law_of_the_west>: Ich zeige <missed>. Muss ich die Karte spielen?
    .text = Nein. Ausspielen musst du nur, was in deinem Zug geht.
ruling-FF-RIC-2 = Zählt ein Schuss durch <ricochet> als meine eine <bang>-Karte pro Zug?
    .text = Nein. Das geht so oft, wie du <bang>-Karten hast, egal wie weit weg.
ruling-FF-ROU-2 = <russian_roulette>: Darf ich <missed> behalten?
    .text = { $roulette_refusal ->
        [true] Ja. Dann verlierst du 2 Lebenspunkte, und es ist vorbei.
       *[other] {""}
    }
ruling-FF-SNI-2 = Zählt der Schuss durch <sniper> als meine eine <bang>-Karte pro Zug?
    .text = Nein. Aber er kostet 2 <bang>-Karten, und deine Waffe muss so weit reichen.
ruling-FF-VEN-2 = Wegen <jail> habe ich ausgesetzt. Decke ich für <vendetta> auf?
    .text = Nein.
