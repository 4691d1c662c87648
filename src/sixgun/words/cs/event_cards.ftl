# Karty událostí z rozšíření High Noon: jména a účinky. Každá platí pro všechny, dokud ji nepřekryje další.

name-no_ability = žádná schopnost
name-event_card = karta události
text-event_card = Od druhého tahu hráče s rolí { $name-sheriff } se na začátku tohoto tahu otočí další karta události. Platí pro všechny, dokud ji nepřekryje jiná.

name-blessing = Požehnání
text-blessing = Každá karta platí za srdce.
name-curse = Prokletí
text-curse = Každá karta platí za piky.
name-ghost_town = Město duchů
text-ghost_town = Vyřazení hráči se na jeden tah vrátí jako duchové: líznou si 3 karty, nelze je vyřadit a na konci tahu zase odejdou.
name-gold_rush = Zlatá horečka
text-gold_rush = Hraje se proti směru hodinových ručiček. Účinky karet jdou dál po směru.
name-hangover = Kocovina
text-hangover = Schopnosti postav neplatí.
name-daltons = Daltonové
text-daltons = Při otočení odhodí každý, kdo má před sebou modré karty, jednu z nich podle vlastní volby.
name-doctor = Doktor
text-doctor = Při otočení si 1 život vyléčí ten, kdo jich má nejméně.
name-reverend = Reverend
text-reverend = Nikdo nemůže zahrát { $name-beer }.
name-sermon = Kazatel
text-sermon = Ve svém tahu nikdo nemůže použít { $name-bang }.
name-shootout = Přestřelka
text-shootout = Každý smí ve svém tahu zahrát druhý { $name-bang }.
name-thirst = Žízeň
text-thirst = V první fázi si každý lízne o 1 kartu méně, ale aspoň 1.
name-train_arrival = Příjezd vlaku
text-train_arrival = Na konci první fáze si každý lízne 1 kartu navíc.
name-high_noon = Pravé poledne
text-high_noon = Každý na začátku svého tahu ztratí 1 život. Karta zůstává do konce hry.
