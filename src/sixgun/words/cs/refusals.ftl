# Proč něco nejde: jedna zpráva pro každý důvod odmítnutí, s čísly, kde nějaká jsou.

refusal-out_of_reach = Mimo dosah tvé zbraně.
    .target-distance-reach = { $target }: vzdálenost { $distance }, tvá zbraň má dosah { $reach }.
refusal-too_far = Na tuto kartu je to příliš daleko.
    .target-distance = { $target }: vzdálenost { $distance }, tato karta vyžaduje vzdálenost 1.
refusal-not_on_self = Sebe si vybrat nemůžeš.
refusal-nothing_to_take = Taková karta tam není.
refusal-sheriff_not_jailed = Kartu { $name-jail } zde nelze zahrát: { $name-sheriff } uvězněn být nesmí.
refusal-same_name = Karta téhož jména už tam leží.
refusal-bang_limit = Karta { $name-bang } už v tomto kole zahrána byla.
refusal-two_players_left = Zbývají-li jen dva hráči, kartu { $name-beer } zahrát nelze.
refusal-no_card_to_pay = Potřebuješ ještě jednu kartu z ruky, kterou s ní odhodíš.
refusal-only_as_answer = Tuto kartu lze zahrát jen jako odpověď na zásah.
refusal-no_answer = To na otázku neodpovídá.
refusal-laid_this_turn = Karta byla vyložena v tomto kole a použít ji lze až v některém dalším.
refusal-not_now = Teď ne.
refusal-not_yours = Tato karta není tvoje.
refusal-not_asked = Teď nejsi na řadě.
refusal-game_over = Hra skončila.
refusal-no_such_target = To není možný cíl.
refusal-dead_target = Tento hráč už není ve hře.
refusal-once_a_turn = To lze jen jednou za kolo.
refusal-last_life = Posledního života se vzdát nesmíš.
refusal-full_life = Máš všechny své životy.
refusal-too_few_cards = Nemáš na to karty.
refusal-both_diamonds = Proti postavě { $name-apache_kid } smí být kárová nejvýš jedna z obou karet.
