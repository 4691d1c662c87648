# Warum etwas nicht geht: eine Meldung für jeden Ablehnungsgrund, mit seinen Zahlen, wo es welche gibt.

refusal-out_of_reach = Außer Reichweite deiner Waffe.
    .target-distance-reach = { $target }: Abstand { $distance }, deine Waffe reicht bis { $reach }.
refusal-too_far = Zu weit weg für diese Karte.
    .target-distance = { $target }: Abstand { $distance }, diese Karte verlangt Abstand 1.
refusal-not_on_self = Dich selbst kannst du nicht wählen.
refusal-nothing_to_take = Eine solche Karte gibt es dort nicht.
refusal-sheriff_not_jailed = { $name-jail } darf nicht auf den { $name-sheriff } gespielt werden.
refusal-same_name = Dort liegt schon eine Karte mit diesem Namen.
refusal-bang_limit = Du hast in diesem Zug schon eine { $name-bang }-Karte gespielt.
refusal-two_players_left = Sind nur noch zwei Spieler im Spiel, darf { $name-beer } nicht gespielt werden.
refusal-no_card_to_pay = Du brauchst eine weitere Handkarte, die du mit abwirfst.
refusal-only_as_answer = Diese Karte kann nur als Antwort auf einen Treffer gespielt werden.
refusal-no_answer = Das ist keine Antwort auf die Frage.
refusal-laid_this_turn = Die Karte wurde in diesem Zug ausgelegt und ist erst in einem späteren einsetzbar.
refusal-not_now = Jetzt nicht.
refusal-not_yours = Diese Karte gehört dir nicht.
refusal-not_asked = Du bist jetzt nicht gefragt.
refusal-game_over = Das Spiel ist aus.
refusal-no_such_target = Das ist kein mögliches Ziel.
refusal-dead_target = Dieser Spieler ist ausgeschieden.
refusal-once_a_turn = Das geht nur einmal im Zug.
refusal-last_life = Deinen letzten Lebenspunkt darfst du nicht abgeben.
refusal-full_life = Du hast alle deine Lebenspunkte.
refusal-too_few_cards = Dir fehlen die Karten dafür.
refusal-both_diamonds = Gegen { $name-apache_kid } darf höchstens eine der beiden Karten Karo sein.
