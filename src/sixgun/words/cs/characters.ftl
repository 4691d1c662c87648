# Každá postava: jméno, jak ho tisknou vydání, a schopnost.

part-may_decline = { $abilities_optional ->
    [always] { " " }Nemusíš toho využít.
   *[by_wording] { "" }
}

## Základní hra

name-bart_cassidy = Bart Cassidy
    .walkingdead = Rick
text-bart_cassidy = { $bart_cassidy ->
    [may] Kdykoli ztratíš životy, můžeš si líznout stejný počet karet.
   *[must] Kdykoli ztratíš životy, lízneš si stejný počet karet.{ part-may_decline }
}

name-black_jack = Black Jack
    .walkingdead = Abraham
text-black_jack = Ve fázi 1 ukážeš druhou kartu, kterou si lízneš: jsou-li to srdce nebo káry, lízneš si ještě jednu, už bez ukazování.{ part-may_decline }

name-calamity_janet = Calamity Janet
    .walkingdead = Michonne
text-calamity_janet = Karty { $name-bang } můžeš používat jako karty { $name-missed } a naopak. Karta { $name-missed } zahraná jako { $name-bang } se počítá jako ta jedna, kterou smíš ve svém kole zahrát.

name-el_gringo = El Gringo
    .walkingdead = Guvernér
text-el_gringo = Za každý život, který ztratíš kvůli kartě jiného hráče, si vezmeš náhodnou kartu z jeho ruky.{ part-may_decline }

name-jesse_jones = Jesse Jones
    .walkingdead = Negan
text-jesse_jones = Ve fázi 1 si první kartu můžeš náhodně vzít z ruky jiného hráče.

name-jourdonnais = Jourdonnais
    .walkingdead = Jesus
text-jourdonnais = Hraješ, jako by před tebou stále ležela karta { $name-barrel }: jsi-li cílem zásahu, můžeš provést { $name-draw_check } a jednu kartu { $name-missed } nahradí srdce. Leží-li před tebou opravdová, máš dva pokusy.

name-kit_carlson = Kit Carlson
    .walkingdead = Eugene
text-kit_carlson = Ve fázi 1 se podíváš na vrchní tři karty lízacího balíčku, dvě si vezmeš a třetí vrátíš lícem dolů navrch.{ part-may_decline }

name-lucky_duke = Lucky Duke
    .walkingdead = Ezekiel
text-lucky_duke = Kdykoli provádíš { $name-draw_check }, otočíš dvě karty a vybereš si, která platí; obě se odhodí.{ part-may_decline }

name-paul_regret = Paul Regret
    .walkingdead = Dale
text-paul_regret = Všichni ostatní hráči tě vidí ve vzdálenosti o 1 větší; { $name-mustang } se přičítá.

name-pedro_ramirez = Pedro Ramirez
    .walkingdead = Glenn
text-pedro_ramirez = Ve fázi 1 si jako první kartu můžeš vzít vrchní kartu odhazovacího balíčku.

name-rose_doolan = Rose Doolan
    .walkingdead = Andrea
text-rose_doolan = Všechny ostatní hráče vidíš ve vzdálenosti o 1 menší, nikdy však pod 1; { $name-scope } se přičítá.

name-sid_ketchum = Sid Ketchum
    .walkingdead = Hershel
text-sid_ketchum = { $sid_ketchum ->
    [prevent_and_heal_once] Máš-li ztratit životy, můžeš za každý, který si chceš ponechat, odhodit 2 karty z ruky. Jednou ve svém kole můžeš také odhodit 2 karty z ruky a vyléčit si 1 život.
   *[heal_any_time] Kdykoli můžeš odhodit 2 karty z ruky a vyléčit si 1 život, a to libovolněkrát.
}

name-slab_the_killer = Slab the Killer
    .walkingdead = Tyreese
text-slab_the_killer = K odvrácení tvé karty { $name-bang } jsou třeba dvě karty { $name-missed }; úspěšná karta { $name-barrel } platí jako jedna.

name-suzy_lafayette = Suzy Lafayette
    .walkingdead = Maggie
text-suzy_lafayette = Jakmile nemáš v ruce žádnou kartu, lízneš si jednu, { $suzy_mid_resolution ->
    [true] a to i během vyhodnocování jiné karty.
   *[false] ale až po vyhodnocení právě hrané karty.
}{ part-may_decline }

name-vulture_sam = Vulture Sam
    .walkingdead = Dwight
text-vulture_sam = Když jiný hráč vypadne ze hry, vezmeš si všechny jeho karty z ruky i ze hry do své ruky.{ part-may_decline }

name-willy_the_kid = Willy The Kid
    .walkingdead = Carl
text-willy_the_kid = Karet { $name-bang } můžeš ve svém kole zahrát libovolný počet.

## Dodge City

name-apache_kid = Apache Kid
text-apache_kid = Kárové karty zahrané jinými hráči na tebe nepůsobí. Karty odhozené při kartě { $name-duel } nejsou zahrané, a tak platí.

name-belle_star = Belle Star
text-belle_star = Ve tvém kole nemají karty vyložené před jinými hráči žádný účinek.

name-bill_noface = Bill Noface
text-bill_noface = Ve fázi 1 si lízneš 1 kartu a další za každý život, který ti chybí.{ part-may_decline }

name-chuck_wengam = Chuck Wengam
text-chuck_wengam = Ve svém kole se můžeš vzdát 1 života a líznout si 2 karty, a to libovolněkrát, nikdy však posledního života.

name-doc_holyday = Doc Holyday
text-doc_holyday = Jednou ve svém kole můžeš odhodit 2 karty z ruky: jiný hráč v dosahu tvé zbraně dostane 1 zásah. Jako zahrání karty { $name-bang } se to nepočítá. Proti postavě { $name-apache_kid } smí být kárová nejvýš jedna z nich.

name-elena_fuente = Elena Fuente
text-elena_fuente = Jako kartu { $name-missed } můžeš použít kteroukoli kartu z ruky.

name-greg_digger = Greg Digger
text-greg_digger = Kdykoli jiný hráč vypadne ze hry, vyléčíš si 2 životy.{ part-may_decline }

name-herb_hunter = Herb Hunter
text-herb_hunter = Kdykoli jiný hráč vypadne ze hry, lízneš si 2 karty.{ part-may_decline }

name-jose_delgado = José Delgado
text-jose_delgado = Ve svém kole můžeš odhodit modrou kartu z ruky a líznout si 2 karty, a to libovolněkrát.

name-molly_stark = Molly Stark
text-molly_stark = Kdykoli v kole jiného hráče zahraješ nebo dobrovolně odhodíš kartu { $name-bang }, { $name-missed } nebo { $name-beer }, lízneš si 1 kartu; při kartě { $name-duel } až po jejím konci.{ part-may_decline }

name-pat_brennan = Pat Brennan
text-pat_brennan = Ve fázi 1 si místo líznutí 2 karet můžeš vzít do ruky jednu kartu vyloženou před jiným hráčem.

name-pixie_pete = Pixie Pete
text-pixie_pete = Ve fázi 1 si místo 2 karet lízneš 4.{ part-may_decline }

name-sean_mallory = Sean Mallory
text-sean_mallory = Nemáš limit karet v ruce: ve fázi 3 nikdy nemusíš odhazovat.

name-tequila_joe = Tequila Joe
text-tequila_joe = Za každou zahranou kartu { $name-beer } si vyléčíš 2 životy místo 1; pro jiné karty to neplatí.{ part-may_decline }

name-vera_custer = Vera Custer
text-vera_custer = Na začátku fáze 1, ještě před líznutím, jmenuješ jinou postavu ve hře a do svého příštího kola máš její schopnost.{ part-may_decline }
