# Warum eine Partie nicht vereinbart oder eine gespeicherte Partie oder Stellung nicht gelesen werden kann.

rejection-no_edition = Die Ausgabe „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
rejection-no_setting = Die Einstellung „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
rejection-setting_type = { $kind ->
    [bool] Die Einstellung { $setting } ist true oder false, nicht „{ $given }“.
    [int] Die Einstellung { $setting } ist eine Zahl, nicht „{ $given }“.
   *[str] Die Einstellung { $setting } ist ein Wort, nicht „{ $given }“.
}
rejection-setting_value = Die Einstellung { $setting } kann nicht „{ $given }“ sein. Möglich ist: { $names }.
rejection-setting_twice = Die Einstellung { $setting } ist zweimal angegeben.
rejection-no_simplified_game = { $edition } hat keine vereinfachte erste Partie.
rejection-player_count = { $edition } ist für { $least } bis { $most } Spieler, nicht für { $given }.
rejection-players_need_setting = Eine Partie mit { $players } Spielern braucht die Einstellung { $setting }.
rejection-too_few_characters = Für { $players } Spieler gibt es zu wenige { $name-character ->
    [Charakter] Charaktere
   *[other] Personen
}.
rejection-role_count = Die Partie hat { $players } Spieler, angegebene Rollen: { $given }.
rejection-character_count = Die Partie hat { $players } Spieler, angegebene { $name-character ->
    [Charakter] Charaktere
   *[other] Personen
}: { $given }.
rejection-no_role = Die Rolle „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
rejection-too_many_of_a_role = Bei { $players } Spielern gibt es diese Rolle nicht so oft: { $role }.
rejection-no_character = { $name-character ->
    [Charakter] Den Charakter
   *[other] Die Person
} „{ $wanted }“ gibt es nicht. Es gibt: { $names }.
rejection-character_twice = { $character } kann nur einmal mitspielen.
rejection-key_length = Ein Schlüssel hat { $bytes } Bytes, nicht { $given }.
rejection-no_seat = Den Platz { $wanted } gibt es nicht: Die Plätze sind 0 bis { $last }.
rejection-no_card = Die Karte „{ $wanted }“ gibt es in diesem Stapel nicht.
rejection-no_choice = „{ $wanted }“ ist keine Entscheidung. Eine Entscheidung sieht so aus: play:bang-5C@2.
rejection-bad_choice = Entscheidung { $number }, { $choice }: { $reason }
rejection-wrong_winners = Laut Aufzeichnung gewinnen diese Plätze: { $given }. Nachgespielt gewinnen: { $found }.
rejection-no_record = Eine gespeicherte Partie beginnt mit der Zeile „{ $format }“.
rejection-unknown_line = Zeile { $line } kann nicht mit „{ $word }“ beginnen.
rejection-missing_line = Die Zeile „{ $word }“ fehlt.
rejection-other_rules = Die Partie braucht Regelversion { $given }, hier gilt Regelversion { $ours }.
rejection-wrong_key = Das ist nicht der Schlüssel, der vor dem Austeilen zugesagt wurde. Dem Mischen ist nicht zu trauen.
rejection-wrong_secret = Das Geheimnis des Servers passt nicht zu seiner Zusage. Dem Mischen ist nicht zu trauen.
rejection-share_form = Zeile { $line } sollte ein Platz und ein Anteil aus 64 hexadezimalen Ziffern sein, jeder Platz nur einmal.
rejection-seat_order = In Zeile { $line } müsste Platz { $seat } stehen.
rejection-not_hexadecimal = Der Schlüssel „{ $given }“ ist nicht hexadezimal.
rejection-not_a_number = { $name } ist eine Zahl, nicht „{ $given }“.
rejection-too_large = { $name } ist höchstens { $most }, nicht { $given }.
rejection-house_rule_form = Zeile { $line }: Eine Hausregel sieht so aus: „set beer_mode=prevent“.
rejection-position_lacks = In der Stellung fehlt „{ $name }=“.
rejection-position_chance = Der Zufall wird in einer Stellung als key/block/left geschrieben, nicht als „{ $given }“.
rejection-position_seat = Ein Platz wird in einer Stellung als seat:character:role:life/most:hand:in play geschrieben, nicht als „{ $given }“.
rejection-position_stack = Eine Stellung muss in einer Spielphase sein, mit „stack={ $stack }“.
rejection-position_turn = Platz { $seat } kann nicht am Zug sein.
rejection-position_cards = In einer Stellung muss jede Karte genau einmal vorkommen.
rejection-position_events = In einer Stellung gilt höchstens eine Ereigniskarte, und eine fällige liegt im Stapel.
rejection-position_players = Die Stellung hat { $given } Plätze, die Partie { $players } Spieler.
rejection-position_over = Die Partie ist in dieser Stellung schon vorbei.
rejection-no_events_in_first_game = Die vereinfachte erste Partie wird ohne Ereigniskarten gespielt.
rejection-no_event_card = Die Ereigniskarte { $wanted } gibt es nicht. Es gibt: { $names }.
