# Jména, která nejsou na žádné kartě: role, fáze, místa, pojmy.
# Hodnota je jméno obecně; atribut je jméno, které místo něj tiskne jedno vydání.

## Role a strany

name-sheriff = Šerif
    .walkingdead = Vůdce přeživších
name-deputy = Pomocník
    .walkingdead = Přeživší
name-outlaw = Zločinec
    .walkingdead = Spasitel
name-renegade = Renegád
    .walkingdead = Samotář z Hilltopu
name-law_side = Strana zákona
    .walkingdead = Přeživší
name-outlaw_side = Zločinci
    .walkingdead = Spasitelé
name-renegade_side = Renegád
    .walkingdead = Samotář z Hilltopu

text-sheriff = Vyhraješ, až ve hře nezbude žádný { $name-outlaw } ani { $name-renegade }. Začínáš a máš o 1 život víc.
text-deputy = Tvůj spojenec je { $name-sheriff }: vyhrajete spolu, i když už nejsi ve hře.
text-outlaw = Vyhraješ, když { $name-sheriff } zemře, i když už nejsi ve hře – ledaže jako jediný zbude { $name-renegade }.
text-renegade = Vyhraješ, když ve hře nezbude nikdo kromě tebe: { $name-sheriff } musí zemřít jako poslední.
text-deputy_of_three = Ve třech je tvůj cíl { $name-renegade }: vyřaď ho vlastní rukou a vyhraješ. Vypadne-li někdo jinak, vyhrává ten, kdo zůstane ve hře poslední.
text-renegade_of_three = Ve třech je tvůj cíl { $name-outlaw }: vyřaď ho vlastní rukou a vyhraješ. Vypadne-li někdo jinak, vyhrává ten, kdo zůstane ve hře poslední.
text-outlaw_of_three = Ve třech je tvůj cíl { $name-deputy }: vyřaď ho vlastní rukou a vyhraješ. Vypadne-li někdo jinak, vyhrává ten, kdo zůstane ve hře poslední.

## Fáze a kolo

name-phase_draw = Líznutí 2 karet
name-phase_play = Zahrání herních karet
name-phase_discard = Odhození přebývajících karet
name-turn = kolo
name-clockwise = po směru hodinových ručiček
name-left_neighbour = hráč po levici

## Součásti a místa

name-playing_card = herní karta
    .walkingdead = akční karta
name-role_card = karta role
name-character_card = karta postavy
name-character = postava
name-summary_card = přehled pravidel
name-player_board = hráčská deska
name-life_token = kulka
    .walkingdead = žeton zdraví
name-draw_pile = lízací balíček
name-discard_pile = odhazovací balíček
name-display = vyložená nabídka
name-resolving = vyhodnocovaná karta
name-box = krabice
name-hand = ruka
name-in_play = ve hře
name-brown_border = hnědá karta
name-blue_border = modrá karta
name-green_border = zelená karta
name-book_symbol = symbol knihy
name-bison_symbol = symbol bizona

text-brown_border = Zahraj ji a její efekt se jednou provede; do odhazovacího balíčku přijde { $brown_to_discard ->
    [after_effect] po svém efektu
   *[before_effect] před svým efektem
}.
text-blue_border = Vylož ji lícem nahoru { $blue_on_others ->
    [true] před některého hráče
   *[false] před sebe
}; působí, dokud tam leží. { $same_name_check ->
    [end_of_turn] Na konci svého kola před sebou nesmíš mít dvě karty stejného jména.
   *[always] Nikdo před sebou nesmí mít dvě karty stejného jména.
}
text-green_border = Vylož ji lícem nahoru před sebe. Můžeš ji jednou použít v některém pozdějším svém kole a pak ji odhodíš; nese-li { $name-missed_symbol }, lze to i v kole jiného hráče.

## Pojmy

name-life_point = život
name-hand_limit = limit karet v ruce
name-ability = zvláštní schopnost
name-hit = zásah
name-hit_symbol = symbol BANG!
    .walkingdead = symbol Útok!
name-missed_symbol = symbol Missed!
    .walkingdead = symbol Úhyb
name-draw_check = Líznutí (Draw!)
    .walkingdead = Odkrytí
name-take_card = líznout
name-play_card = zahrát
name-discard_card = odhodit
name-distance = vzdálenost
name-range = dosah
name-reachable_distance = dosažitelná vzdálenost
name-weapon = zbraň
name-eliminate = zabít
name-reward = odměna
name-penalty = trest
name-ownership = pravidlo původce
name-any_player = libovolný hráč
name-all_other_players = všichni ostatní hráči

## Barvy a hodnoty

name-hearts = srdce
name-spades = piky
name-diamonds = káry
name-clubs = kříže
name-ranks = 2-10, J, Q, K, A
name-rank_2 = 2
name-rank_3 = 3
name-rank_4 = 4
name-rank_5 = 5
name-rank_6 = 6
name-rank_7 = 7
name-rank_8 = 8
name-rank_9 = 9
name-rank_10 = 10
name-rank_J = J
name-rank_Q = Q
name-rank_K = K
name-rank_A = A
