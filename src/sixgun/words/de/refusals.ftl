# Warum etwas nicht geht: eine Meldung für jeden Ablehnungsgrund, mit seinen Zahlen, wo es welche gibt.

refusal-out_of_reach = So weit reicht deine Waffe nicht.
    .target-distance-reach = { $target } ist zu weit weg: { $name-distance } { $distance }, deine Waffe reicht bis { $reach }.
refusal-too_far = Zu weit weg für diese Karte.
    .target-distance = { $target } ist zu weit weg: { $name-distance } { $distance }, die Karte wirkt nur bis 1.
refusal-not_on_self = Nicht auf dich selbst: Wähl jemand anderen.
refusal-nothing_to_take = Da ist nichts zu holen.
refusal-sheriff_not_jailed = { $name-jail } geht nicht auf den { $name-sheriff }.
refusal-same_name = Da liegt schon so eine Karte.
refusal-bang_limit = { $name-bang } geht nur einmal pro Zug, und das war schon.
refusal-two_players_left = Ihr seid nur noch zu zweit: { $name-beer } geht nicht mehr.
refusal-no_card_to_pay = Dafür brauchst du eine zweite Handkarte zum { $name-discard_card ->
    [abwerfen] Abwerfen
   *[other] Ablegen
}.
refusal-only_as_answer = Heb sie auf: Sie hilft nur, wenn dich jemand angreift.
refusal-no_answer = Das hilft hier nicht.
refusal-laid_this_turn = Gerade erst ausgelegt: Einsetzen kannst du sie ab dem nächsten Zug.
refusal-not_now = Jetzt nicht.
refusal-not_yours = Diese Karte gehört dir nicht.
refusal-not_asked = Du bist gerade nicht dran.
refusal-game_over = Das Spiel ist aus.
refusal-no_such_target = Das geht nicht: Wähl ein anderes Ziel.
refusal-dead_target = Schon ausgeschieden: Wähl jemand anderen.
refusal-once_a_turn = Das geht nur einmal pro Zug.
refusal-last_life = Deinen letzten Lebenspunkt darfst du nicht abgeben.
refusal-full_life = Du bist unverletzt.
refusal-too_few_cards = Dafür hast du zu wenige Karten.
refusal-both_diamonds = Gegen { $name-apache_kid } darf höchstens eine der beiden Karten Karo sein.
refusal-no_beer = { $name-reverend }: Niemand kann jetzt { $name-beer } spielen.
refusal-no_bang = { $name-sermon }: kein { $name-bang } im eigenen Zug.
