# Na co se hra ptá. Hodnota mluví k tomu, kdo má odpovědět; `others` je pro ty, kdo čekají na hráče $who; `pass`
# je tlačítko, které nedělá nic, a říká, co se pak stane. Každý další atribut je plnější podoba, jsou-li údaje
# známy. $by to způsobil, $cause je karta, pokud to nebyl BANG!; $life je, co by zbylo.
# Na co se ptá jediná karta, stojí u ní v cards.ftl.

prompt-play_phase = Jsi na tahu: hraj karty, nebo tah ukonči.
    .pass = { $over ->
        [0] Ukončit tah
       *[other] Ukončit tah (odhodit { $over })
    }
    .duty = Jsi na tahu. { $name-law_of_the_west }: zahraj { $duty }, než skončíš.
    .others = { $who } je na tahu
prompt-discard_phase = Odhoď { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}: necháš si { $limit }, za každý život jednu.
    .event_card = { $event_card }: { $count ->
        [one] { $count } karta jde
        [few] { $count } karty jdou
       *[other] { $count } karet jde
    } lícem dolů na lízací balíček. Necháš si { $limit }.
    .others = { $who } odhazuje
prompt-tidy = Dvě stejné karty před tebou: jednu odhoď.
    .others = { $who } odhazuje
prompt-choose_character = Vyber si postavu.
    .others = { $who } si vybírá postavu
prompt-name_somebody = Čí schopnost chceš do svého dalšího tahu?
    .others = { $who } si vybírá schopnost
prompt-may_use = { $ability ->
    [bart_cassidy] Lízneš si kartu za každý ztracený život?
    [black_jack] Ukážeš druhou kartu? Za červenou si lízneš další.
    [el_gringo] Vezmeš si náhodnou kartu od toho, kdo tě zasáhl?
    [kit_carlson] Prohlédneš si 3 karty a 2 si necháš, místo líznutí dvou?
    [lucky_duke] Otočíš 2 karty a jednu si vybereš?
    [suzy_lafayette] Máš prázdnou ruku: lízneš si kartu?
    [vulture_sam] Vezmeš si všechny karty po mrtvém?
    [bill_noface] Lízneš si 1 kartu a další za každý chybějící život, místo dvou?
    [greg_digger] Vyléčíš si 2 životy?
    [herb_hunter] Lízneš si 2 karty?
    [molly_stark] Lízneš si kartu za tu zahranou?
    [pixie_pete] Lízneš si 4 karty místo dvou?
   *[other] Využiješ svou schopnost?
}
    .pass = Teď ne
    .others = { $who } zvažuje schopnost
prompt-draw_from_hand = První karta: z balíčku, nebo náhodná z něčí ruky?
    .pass = Z balíčku
    .others = { $who } líže
prompt-draw_from_discards = Lízneš si 2 karty?
    .top = První karta: z lízacího balíčku, nebo { $top } z odhazovacího?
    .pass = Z lízacího
    .others = { $who } líže
prompt-draw_from_play = Lízneš si 2 karty, nebo si vezmeš jednu vyloženou?
    .pass = Líznout 2 karty
    .others = { $who } líže
prompt-put_back = Kterou kartu vrátíš navrch balíčku?
    .event_card = { $event_card }: kterou kartu vrátíš tam, odkud je?
    .others = { $who } líže
prompt-shot = { $by } na tebe střílí: zahraj { $name-missed }, nebo ztratíš život.
    .count = { $by } na tebe střílí: potřebuješ { $count }× { $name-missed }, jinak ztratíš život.
    .cause = { $by } na tebe útočí ({ $cause }): zahraj { $name-missed }, nebo ztratíš život.
    .event_card = { $event_card }: střílí se na tebe! Zahraj { $name-missed }, nebo ztratíš život.
    .pass = { $life ->
        [0] Schytat to (poslední život!)
       *[other] Schytat to (−1 život, zbývá { $life })
    }
    .others = { $who } je na mušce
prompt-prevent = Ztrácíš { $count ->
    [one] { $count } život
    [few] { $count } životy
   *[other] { $count } životů
}: zabraň tomu, nebo se s tím smiř.
    .pass = { $count ->
        [one] Ztratit { $count } život
        [few] Ztratit { $count } životy
       *[other] Ztratit { $count } životů
    }
    .others = { $who } ztrácí životy
# $count: kolik životů chybí k tomu, aby hráč zůstal ve hře.
prompt-last_chance = { $count ->
    [0] Ztrácíš životy: vyleč se, nebo hraj dál.
    [one] Jde ti o krk: vyleč si { $count } život, jinak je po tobě.
    [few] Jde ti o krk: vyleč si { $count } životy, jinak je po tobě.
   *[other] Jde ti o krk: vyleč si { $count } životů, jinak je po tobě.
}
    .pass = { $count ->
        [0] Neléčit se
       *[other] Padnout
    }
    .others = { $count ->
        [0] { $who } se může vyléčit
       *[other] { $who } bojuje o život
    }
prompt-which_counts = { $cause }: která karta platí a která přijde navrch?
    .others = { $who } vybírá, která karta platí
prompt-share = Kořist ({ $by }): vezmi si jednu kartu.
    .others = { $who } si bere kořist
prompt-last_discard = Je po tobě: kterou kartu odhodíš teď?
    .others = { $who } odhazuje
prompt-on_top = Která karta má ležet na odhazovacím balíčku nahoře?
    .pass = To je jedno
    .others = { $who } odhazuje
prompt-daltons = { $name-daltons }: kterou ze svých modrých karet odhodíš?
    .others = { $who } vybírá modrou kartu k odhození
prompt-blood_brothers = { $name-blood_brothers }: dáš někomu 1 život?
    .pass = Nechat si ho
    .others = { $who } zvažuje, jestli dát 1 život
prompt-hard_liquor = { $name-hard_liquor }: lízneš si karty, nebo fázi vynecháš a vyléčíš si 1 život?
    .pass = Líznout karty
    .answer0 = Vynechat (+1 život)
    .others = { $who } volí: karty, nebo 1 život
prompt-peyote = { $count ->
    [0] { $name-peyote }: je vrchní karta červená, nebo černá?
   *[other] { $name-peyote }: správně! Hádáš dál?
}
    .pass = Stačí
    .answer0 = Červená
    .answer1 = Černá
    .others = { $who } hádá
prompt-ranch = { $count ->
    [0] { $name-ranch }: vyměníš nějaké karty z ruky?
    [one] { $name-ranch }: vybraná { $count } karta. Ještě nějaká?
    [few] { $name-ranch }: vybrané { $count } karty. Ještě nějaká?
   *[other] { $name-ranch }: vybráno { $count } karet. Ještě nějaká?
}
    .pass = { $count ->
        [0] Nechat si všechny
       *[other] Líznout { $count }
    }
    .others = { $who } mění karty
prompt-russian_roulette = { $name-russian_roulette }: odhoď { $name-missed }, nebo ztratíš 2 životy.
    .pass = { $life ->
        [0] Stisknout spoušť (poslední život!)
       *[other] Stisknout spoušť (−2 životy)
    }
    .others = { $who } drží revolver: { $name-missed }, nebo 2 životy?
prompt-ricochet = { $by } střílí na kartu { $in_play } před tebou: zahraj { $name-missed }, nebo o ni přijdeš.
    .pass = Obětovat ji
    .others = { $who } zachraňuje kartu
