# Warum etwas nicht geht: eine Meldung für jeden Ablehnungsgrund, mit seinen Zahlen, wo es welche gibt.

refusal-out_of_reach = So weit reicht deine Waffe nicht.
    .target-distance-reach = { $target } ist zu weit weg: { $name-distance } { $distance }, deine Waffe reicht bis { $reach }.
refusal-too_far = Zu weit weg für diese Karte.
    .target-distance = { $target } ist zu weit weg: { $name-distance } { $distance }, die Karte wirkt nur bis 1.
refusal-not_on_self = Nicht auf dich selbst: Wähl jemand anderen.
refusal-nothing_to_take = Da ist nichts zu holen.
refusal-sheriff_not_jailed = { $name-jail } geht nicht auf den { $name-sheriff }.
refusal-same_name = Da liegt schon eine davon.
refusal-bang_limit = { $name-bang } geht nur einmal pro Zug, und das war schon.
refusal-two_players_left = Ihr seid nur noch zu zweit: { $name-beer } geht nicht mehr.
refusal-no_card_to_pay = Dafür brauchst du eine zweite Handkarte zum { $name-discard_card ->
    [abwerfen] Abwerfen
   *[other] Ablegen
}.
refusal-only_as_answer = Heb sie auf: Sie hilft nur, wenn dich jemand angreift.
refusal-no_answer = Das hilft hier nicht.
refusal-laid_this_turn = Gerade erst ausgelegt: Einsetzen kannst du sie frühestens im nächsten Zug.
refusal-not_now = Die Karte wirkt von selbst, solange sie ausliegt.
refusal-not_yours = Das ist nicht deine Karte.
refusal-not_asked = Du bist gerade nicht dran.
refusal-game_over = Die Partie ist vorbei.
refusal-no_such_target = Darauf kannst du nicht zielen: Wähl ein anderes Ziel.
refusal-dead_target = Schon ausgeschieden: Wähl jemand anderen.
refusal-once_a_turn = Das geht nur einmal pro Zug.
refusal-last_life = Dein letztes Leben darfst du nicht hergeben.
refusal-full_life = Du bist unverletzt.
refusal-too_few_cards = Dafür hast du zu wenige Karten.
refusal-both_diamonds = Gegen { $name-apache_kid } darf höchstens eine der beiden Karten Karo sein.
refusal-no_beer = { $name-reverend }: Jetzt kann niemand { $name-beer } spielen.
refusal-no_bang = { $name-sermon }: kein { $name-bang } im eigenen Zug.
refusal-nothing_to_use = Du hast gerade keine Fähigkeit, die du einsetzen kannst.
refusal-own_turn_only = Das geht nur in deinem Zug, bis Phase 3 beginnt.
    .target = Das geht nur in deinem Zug, und gerade ist { $target } dran.
refusal-not_blue = Dafür brauchst du eine blaue Handkarte.
refusal-no_laying = { $name-judge }: Niemand kann jetzt eine Karte auslegen.
refusal-asleep = { $name-lasso }: Ausliegende Karten wirken jetzt nicht.
refusal-must_play = { $name-law_of_the_west }: Spiel erst die Karte, die du gezeigt hast.
    .card = { $name-law_of_the_west }: Spiel erst { $card } aus.
