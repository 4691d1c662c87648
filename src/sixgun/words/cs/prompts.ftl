# Na co se hra ptá. Hodnota mluví k tomu, kdo má odpovědět; `others` je pro ty, kdo čekají na hráče $who; `pass`
# je tlačítko, které nedělá nic, a říká, co se pak stane. Každý další atribut je plnější podoba, jsou-li údaje
# známy: kolik ($count), o koho jde ($target, $by), čí schopnost ($character).

prompt-play_phase = Jsi na tahu: hraj karty, nebo tah ukonči.
    .pass = Ukončit tah
    .others = { $who } je na tahu
prompt-discard_phase = Moc karet v ruce: jednu odhoď.
    .count = Moc karet v ruce: odhoď { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
    .others = { $who } odhazuje
prompt-tidy = Dvě stejné karty před tebou: jednu odhoď.
    .others = { $who } odhazuje
prompt-choose_character = Vyber si postavu.
    .others = { $who } si vybírá postavu
prompt-name_somebody = Čí schopnost chceš do svého dalšího tahu?
    .others = { $who } si vybírá schopnost
prompt-may_use = Využiješ svou schopnost?
    .character = Využiješ schopnost ({ $character })?
    .pass = Teď ne
    .others = { $who } zvažuje schopnost
prompt-draw_from_hand = První karta: z balíčku, nebo náhodná z něčí ruky?
    .pass = Z balíčku
    .others = { $who } líže
prompt-draw_from_discards = První karta: z lízacího balíčku, nebo z odhazovacího?
    .pass = Z lízacího
    .others = { $who } líže
prompt-draw_from_play = Lízneš si 2 karty, nebo si vezmeš jednu vyloženou?
    .pass = Líznout 2 karty
    .others = { $who } líže
prompt-put_back = Kterou kartu vrátíš navrch balíčku?
    .others = { $who } líže
prompt-shot = Jsi na mušce: zahraj { $name-missed }, nebo ztratíš život.
    .count = Jsi na mušce: potřebuješ { $count }× { $name-missed }, jinak ztratíš život.
    .pass = Schytat to (−1 život)
    .others = { $who } je na mušce
prompt-duel = { $name-duel }, jsi na řadě: odhoď { $name-bang }, nebo ztratíš život.
    .pass = Vzdát to (−1 život)
    .others = { $who }: { $name-bang }, nebo život?
prompt-indians = Braň se: odhoď { $name-bang }, nebo ztratíš život.
    .pass = Schytat to (−1 život)
    .others = { $who }: { $name-bang }, nebo život?
prompt-prevent = Ztrácíš životy: zabraň tomu, nebo se s tím smiř.
    .count = Ztrácíš { $count ->
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
prompt-last_chance = { $beer_reaction ->
    [any_loss] Ztrácíš životy: vyleč se, nebo hraj dál.
   *[lethal_only] Jde ti o krk: vyleč se, jinak je po tobě.
}
    .count = { $count ->
        [0] Ztrácíš životy: vyleč se, nebo hraj dál.
        [one] Jde ti o krk: vyleč si { $count } život, jinak je po tobě.
        [few] Jde ti o krk: vyleč si { $count } životy, jinak je po tobě.
       *[other] Jde ti o krk: vyleč si { $count } životů, jinak je po tobě.
    }
    .pass = { $count ->
        [0] Neléčit se
       *[other] Padnout
    }
    .others = { $beer_reaction ->
        [any_loss] { $who } se může vyléčit
       *[lethal_only] { $who } bojuje o život
    }
prompt-which_counts = Která karta platí a která přijde navrch?
    .others = { $who } vybírá, která karta platí
prompt-pick = Vezmi si jednu kartu.
    .others = { $who } si vybírá kartu
prompt-brawl = Která karta letí pryč?
    .target = { $target }: která karta letí pryč?
    .pass = Žádná
    .others = { $who } vybírá, co poletí
prompt-share = Kořist: vezmi si jednu kartu.
    .by = Kořist ({ $by }): vezmi si jednu kartu.
    .others = { $who } si bere kořist
prompt-last_discard = Je po tobě: kterou kartu odhodíš teď?
    .others = { $who } odhazuje
