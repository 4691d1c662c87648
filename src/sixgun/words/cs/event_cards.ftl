# Karty událostí z rozšíření High Noon a Pro hrst karet: jména a účinky. Každá platí pro všechny, dokud ji nepřekryje
# další.

name-no_ability = žádná schopnost
name-event_card = karta události
text-event_card = Od druhého tahu hráče s rolí { $name-sheriff } se na začátku tohoto tahu otočí další karta události. Platí pro všechny, dokud ji nepřekryje jiná.
name-expansion_high_noon = High Noon
text-source_high_noon = text karty a autorovy odpovědi, ne pravidla z krabice
name-expansion_fistful = Pro hrst karet
text-source_fistful = text karty a odpovědi vydavatele z druhé ruky, ne pravidla z krabice

name-blessing = Požehnání
text-blessing = Každá karta platí za srdce.
name-curse = Prokletí
text-curse = Každá karta platí za piky.
name-ghost_town = Město duchů
text-ghost_town = Mrtví hráči se na jeden tah vrátí jako duchové: líznou si 3 karty, nejdou zabít a na konci tahu zase odejdou.
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

## A Fistful of Cards

name-fistful_of_cards = Pro hrst karet
text-fistful_of_cards = Na každého se na začátku jeho tahu vystřelí jednou za každou kartu v ruce. Karta zůstává do konce hry.
name-abandoned_mine = Opuštěný důl
text-abandoned_mine = V první fázi se karty berou z odhazovacího balíčku, a když dojde, z lízacího. { $mine_printing ->
    [first] Pokud tam nějaké ležely, jdou karty zahrané ve druhé fázi lícem dolů na lízací balíček.
   *[current] Ve třetí fázi jdou přebytečné karty lícem dolů na lízací balíček.
}
name-ambush = Léčka
text-ambush = Všichni jsou od sebe ve vzdálenosti 1. Mění to jen karty a schopnosti.
name-blood_brothers = Pokrevní bratři
text-blood_brothers = Na začátku svého tahu může každý dát 1 život, ale ne poslední, jinému hráči.
name-dead_man = Mrtvý muž
text-dead_man = Kdo zemřel první, vrátí se ve svém tahu se 2 životy a 2 kartami a zůstane.
name-hard_liquor = Pálenka
text-hard_liquor = Kdo vynechá svou první fázi, vyléčí si 1 život.
name-judge = Soudce
text-judge = Nikdo nemůže vyložit kartu před sebe ani před jiné.
name-lasso = Laso
text-lasso = Vyložené karty nemají žádný efekt.
name-law_of_the_west = Právo západu
text-law_of_the_west = Každý ukáže druhou kartu své první fáze a musí ji v tomto tahu zahrát, když to jde.
name-peyote = Peyote
text-peyote = Místo lízání hádáš červenou, nebo černou a otočíš vrchní kartu. Když uhodneš, necháš si ji a můžeš hádat dál.
name-ranch = Ranč
text-ranch = { $ranch_phase ->
    [2] Na konci druhé fáze
   *[1] Na konci první fáze
} může každý jednou odhodit libovolný počet karet z ruky a líznout si stejně nových.
name-ricochet = Odražená střela
text-ricochet = Ve svém tahu můžeš odhazovat { $name-bang } na karty vyložené před jinými. Taková karta letí pryč, když ji nezachrání { $name-missed }.
name-russian_roulette = Ruská ruleta
text-russian_roulette = Při otočení odhazuje jeden po druhém { $name-missed }, pořád dokola. Kdo první neodhodí, ztratí 2 životy.
name-sniper = Odstřelovač
text-sniper = Ve svém tahu můžeš odhodit 2 karty { $name-bang } najednou na hráče v dosahu. Ubrání se jen dvakrát { $name-missed }.
name-vendetta = Vendeta
text-vendetta = Na konci svého tahu každý otočí kartu: srdce znamenají další tah, ale ne třetí.
