# Proč se hra nedá domluvit nebo proč se uložená hra či pozice nedá přečíst.

rejection-no_edition = Vydání „{ $wanted }“ neexistuje. Na výběr je: { $names }.
rejection-no_setting = Nastavení „{ $wanted }“ neexistuje. Na výběr je: { $names }.
rejection-setting_type = { $kind ->
    [bool] Nastavení { $setting } je true nebo false, ne „{ $given }“.
    [int] Nastavení { $setting } je číslo, ne „{ $given }“.
   *[str] Nastavení { $setting } je slovo, ne „{ $given }“.
}
rejection-setting_value = Nastavení { $setting } nemůže být „{ $given }“. Na výběr je: { $names }.
rejection-setting_twice = Nastavení { $setting } je zadáno dvakrát.
rejection-no_simplified_game = { $edition } nemá zjednodušenou první hru.
rejection-player_count = { $edition }: počet hráčů { $least } až { $most }, ne { $given }.
rejection-players_need_setting = Počet hráčů { $players } vyžaduje nastavení { $setting }.
rejection-too_few_characters = Pro počet hráčů { $players } je málo postav.
rejection-role_count = Počet hráčů je { $players }, ale počet rolí { $given }.
rejection-character_count = Počet hráčů je { $players }, ale počet postav { $given }.
rejection-no_role = Role „{ $wanted }“ neexistuje. Na výběr je: { $names }.
rejection-too_many_of_a_role = Při počtu hráčů { $players } není tolik karet této role: { $role }.
rejection-no_character = Postava „{ $wanted }“ neexistuje. Na výběr je: { $names }.
rejection-character_twice = { $character } může být ve hře jen jednou.
rejection-key_length = Délka klíče v bajtech je { $bytes }, ne { $given }.
rejection-no_seat = Místo { $wanted } neexistuje: místa jsou 0 až { $last }.
rejection-no_card = Karta „{ $wanted }“ v tomto balíčku není.
rejection-no_choice = „{ $wanted }“ není volba. Volba se zapisuje takto: play:bang-5C@2.
rejection-bad_choice = Volba { $number }, { $choice }: { $reason }
rejection-wrong_winners = Podle zápisu vyhrála tato místa: { $given }. Po přehrání hry vyhrála: { $found }.
rejection-no_record = Uložená hra začíná řádkem „{ $format }“.
rejection-unknown_line = Řádek { $line } nemůže začínat slovem „{ $word }“.
rejection-missing_line = Chybí řádek „{ $word }“.
rejection-other_rules = Hra patří k verzi pravidel { $given }, tady platí verze pravidel { $ours }.
rejection-wrong_key = Tohle není klíč, který byl přislíben před rozdáním. Takovému míchání se nedá věřit.
rejection-wrong_secret = Tajné číslo serveru nesedí s jeho slibem. Míchání se nedá věřit.
rejection-share_form = Na řádku { $line } má být místo a podíl o 64 šestnáctkových číslicích, každé místo jen jednou.
rejection-seat_order = Na řádku { $line } má být místo { $seat }.
rejection-not_hexadecimal = Klíč „{ $given }“ není zapsán v šestnáctkové soustavě.
rejection-not_a_number = { $name } je číslo, ne „{ $given }“.
rejection-too_large = { $name } je nejvýše { $most }, ne { $given }.
rejection-house_rule_form = Řádek { $line }: domácí pravidlo se zapisuje takto: „set beer_mode=prevent“.
rejection-position_lacks = V pozici chybí „{ $name }=“.
rejection-position_chance = Náhoda se v pozici zapisuje jako key/block/left, ne „{ $given }“.
rejection-position_seat = Místo se v pozici zapisuje jako seat:character:role:life/most:hand:in play, ne „{ $given }“.
rejection-position_stack = Pozice musí být ve fázi hraní, se „stack={ $stack }“.
rejection-position_turn = Místo { $seat } nemůže být na tahu.
rejection-position_cards = V pozici musí být každá karta právě jednou.
rejection-position_events = V pozici platí nejvýše jedna karta událostí, a ta, která je na řadě, leží v balíčku.
rejection-position_players = Počet míst v pozici je { $given }, ale počet hráčů { $players }.
rejection-position_over = Hra v této pozici už skončila.
rejection-no_events_in_first_game = Zjednodušená první hra se hraje bez karet událostí.
rejection-no_event_card = Karta události { $wanted } neexistuje. Jsou tu: { $names }.
