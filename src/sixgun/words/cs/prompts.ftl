# Na co se hra ptá. Hodnota mluví k tomu, kdo má odpovědět; `others` je pro ty, kdo čekají na hráče $who; `pass`
# je, co znamená nedělat nic. Každý další atribut je plnější podoba, jsou-li údaje známy: kolik ($count),
# o koho jde ($target, $by), čí schopnost ($character).

prompt-play_phase = Jsi na tahu: hraj karty, nebo kolo ukonči.
    .pass = Ukončit kolo
    .others = { $who } hraje
prompt-discard_phase = Máš v ruce příliš mnoho karet: jednu odhoď.
    .count = Máš v ruce příliš mnoho karet: odhoď { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
    .others = { $who } odhazuje
prompt-tidy = Leží před tebou karty téhož jména: jednu z nich odhoď.
    .others = { $who } odhazuje
prompt-choose_character = Vyber si postavu.
    .others = { $who } si vybírá postavu
prompt-name_somebody = Vyber hráče: do svého příštího kola máš jeho schopnost.
    .others = { $who } si vybírá schopnost
prompt-may_use = Použít schopnost?
    .character = Použít schopnost postavy { $character }?
    .pass = Nepoužít
    .others = { $who } zvažuje použití schopnosti
prompt-draw_from_hand = První karta: z lízacího balíčku, nebo náhodně z ruky některého hráče?
    .pass = Z lízacího balíčku
    .others = { $who } si líže karty
prompt-draw_from_discards = První karta: z lízacího balíčku, nebo z odhazovacího?
    .pass = Z lízacího balíčku
    .others = { $who } si líže karty
prompt-draw_from_play = Líznout si dvě karty, nebo si vzít jednu vyloženou před jiným hráčem?
    .pass = Líznout si dvě karty
    .others = { $who } si líže karty
prompt-put_back = Která karta se vrátí navrch lízacího balíčku?
    .others = { $who } si líže karty
prompt-shot = Jsi cílem zásahu: odvrať ho, nebo ho přijmi.
    .count = Jsi cílem zásahu: odvrať ho { $count ->
        [one] jednou
        [few] { $count }krát
       *[other] { $count }krát
    }, nebo ho přijmi.
    .pass = Přijmout zásah
    .others = { $who } je cílem zásahu
prompt-duel = Odhoď kartu { $name-bang }, nebo ztratíš 1 život.
    .pass = Ztratit 1 život
    .others = { $who } volí: { $name-bang }, nebo 1 život
prompt-indians = Odhoď kartu { $name-bang }, nebo ztratíš 1 život.
    .pass = Ztratit 1 život
    .others = { $who } volí: { $name-bang }, nebo 1 život
prompt-prevent = Máš ztratit životy: zabraň tomu, nebo to přijmi.
    .count = Máš ztratit { $count ->
        [one] { $count } život
        [few] { $count } životy
       *[other] { $count } životů
    }: zabraň tomu, nebo to přijmi.
    .pass = Přijmout ztrátu
    .others = { $who } má ztratit životy
# $count: kolik životů chybí k tomu, aby hráč zůstal ve hře.
prompt-last_chance = { $beer_reaction ->
    [any_loss] Přicházíš o životy: některé si vyleč, nebo pokračuj.
   *[lethal_only] Přicházíš o poslední život: vyleč se, jinak vypadáváš ze hry.
}
    .count = { $count ->
        [0] Přicházíš o životy: některé si vyleč, nebo pokračuj.
        [one] Přicházíš o poslední život: vyleč si { $count } život, jinak vypadáváš ze hry.
        [few] Přicházíš o poslední život: vyleč si { $count } životy, jinak vypadáváš ze hry.
       *[other] Přicházíš o poslední život: vyleč si { $count } životů, jinak vypadáváš ze hry.
    }
    .pass = Neléčit se
    .others = { $who } bojuje o život
prompt-which_counts = Která karta platí a která skončí navrchu odhazovacího balíčku?
    .others = { $who } vybírá, která karta platí
prompt-pick = Vezmi si jednu z vyložených karet.
    .others = { $who } si bere kartu
prompt-brawl = Která karta se odhodí?
    .target = { $target }: která karta se odhodí?
    .pass = Žádná
    .others = { $who } vybírá karty k odhození
prompt-share = Vezmi si jednu ze zbylých karet.
    .by = Vezmi si jednu ze zbylých karet ({ $by }).
    .others = { $who } si bere kartu
prompt-last_discard = Vypadáváš ze hry: kterou kartu odhodíš teď?
    .others = { $who } odhazuje
