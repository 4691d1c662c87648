# Záznam hry: jedna zpráva pro každý druh události. $who, $target, $by a $dead jsou hráči.
# Zpráva říká, co nejvíc může: atribut `target` platí, je-li znám cíl, `kind-target`, je-li známo obojí.
# Jména se nikdy neskloňují; stojí před dvojtečkou, za šipkou nebo v závorce. Slovesa jsou v přítomném čase.

# Karta, jedna neznámá karta nebo více karet z místa $src na místo $dst (viz místa v ui.ftl).
event-moved = Jedna karta: { $src } → { $dst }
    .card = { $card }: { $src } → { $dst }
    .count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }: { $src } → { $dst }
event-character_chosen = { $who }: { $character }
event-turn_began = Na tahu: { $who }
# $kind jen tam, kde se karta hraje jako jiná.
event-played = { $who }: { $card }
    .target = { $who }: { $card } → { $target }
    .kind = { $who }: { $card } jako { $kind }
    .kind-target = { $who }: { $card } jako { $kind } → { $target }
event-used = { $who } používá: { $card }
    .target = { $who } používá: { $card } → { $target }
event-ability_used = { $who }: schopnost { $character }
    .target = { $who }: schopnost { $character } → { $target }
event-named = { $who } má do příštího kola schopnost: { $character }
event-revealed = { $who } ukazuje: { $card }
# $cause je karta (nebo postava), která zkoušku žádá; bez $card už žádná karta nezbyla.
event-checked = { $who }: { $name-draw_check } – nezbyla žádná karta
    .card = { $who }: { $name-draw_check } { $card } – { $matched ->
        [true] platí
       *[false] neplatí
    }
    .cause = { $who }: { $cause }, { $name-draw_check } – nezbyla žádná karta
    .cause-card = { $who }: { $cause }, { $name-draw_check } { $card } – { $matched ->
        [true] platí
       *[false] neplatí
    }
event-dodged = { $who } se vyhýbá zásahu
    .by = { $who } se vyhýbá zásahu ({ $by })
event-unaffected = { $card } nemá účinek: { $who }
# Je dáno buď $lost, nebo $gained.
event-life_changed = { $who }: počet životů { $life }
    .lost = { $who } ztrácí { $lost ->
        [one] { $lost } život
        [few] { $lost } životy
       *[other] { $lost } životů
    } → { $life }
    .gained = { $who } si léčí { $gained ->
        [one] { $gained } život
        [few] { $gained } životy
       *[other] { $gained } životů
    } → { $life }
event-sat_out = { $who } { $jail_failed ->
    [skip_phases_1_2] vynechává fáze 1 a 2
   *[skip_turn] vynechává toto kolo
}
event-died = { $who } vypadává ze hry: { $role }
    .by = { $who } vypadává ze hry: { $role } (původce: { $by })
event-rewarded = { $who }: odměna 3 karty ({ $dead })
event-punished = { $who } za trest odhazuje všechny karty ({ $dead })
event-shuffled = Z odhozených karet je nový lízací balíček: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
event-game_over = Konec hry. Vítězí: { $winners }
