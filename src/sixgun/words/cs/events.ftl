# Záznam hry: jedna zpráva pro každý druh události. $who, $target, $by a $dead jsou hráči.
# Zpráva říká, co nejvíc může: atribut `target` platí, je-li znám cíl, `kind-target`, je-li známo obojí.
# Jména se nikdy neskloňují; stojí před dvojtečkou, za šipkou nebo v závorce. Slovesa jsou v přítomném čase.

# Karta, jedna neznámá karta nebo více karet z místa $src na místo $dst (viz místa v ui.ftl).
event-moved = 1 karta: { $src } → { $dst }
    .card = { $card }: { $src } → { $dst }
    .count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }: { $src } → { $dst }
event-character_chosen = { $who }: { $character }
event-turn_began = { $who } je na tahu
# $kind jen tam, kde se karta hraje jako jiná.
event-played = { $who }: { $card }
    .target = { $who }: { $card } → { $target }
    .kind = { $who }: { $card } jako { $kind }
    .kind-target = { $who }: { $card } jako { $kind } → { $target }
event-used = { $who } používá: { $card }
    .target = { $who } používá: { $card } → { $target }
event-ability_used = { $who }: schopnost { $character }
    .target = { $who }: schopnost { $character } → { $target }
event-named = { $who } umí do svého dalšího tahu totéž co { $character }
event-revealed = { $who } ukazuje: { $card }
# $cause je karta, která o to žádá, není-li to schopnost; bez $card už žádná karta nezbyla.
# Co platí, je smůla pro toho, před kým leží Dynamit, a štěstí pro všechny ostatní.
event-checked = { $who } otáčí kartu – žádná nezbyla
    .card = { $who } otáčí kartu { $card } – { $matched ->
        [true] vyšlo to
       *[false] nevyšlo to
    }
    .cause = { $cause }: { $who } otáčí kartu – žádná nezbyla
    .cause-card = { $cause }: { $who } otáčí kartu { $card } – { $cause ->
        [Dynamit] { $matched ->
            [true] výbuch
           *[false] je klid
        }
        [Dynamite] { $matched ->
            [true] výbuch
           *[false] je klid
        }
        [Infekce] { $matched ->
            [true] propukla
           *[false] je klid
        }
       *[other] { $matched ->
            [true] vyšlo to
           *[false] nevyšlo to
        }
    }
event-dodged = { $who } uhýbá
    .by = { $who } uhýbá, { $by } vychází naprázdno
event-unaffected = { $card } bez efektu: { $who } je v klidu
# Je dáno buď $lost, nebo $gained.
event-life_changed = { $who }: počet životů { $life }
    .lost = { $who } ztrácí { $lost ->
        [one] { $lost } život
        [few] { $lost } životy
       *[other] { $lost } životů
    }, { $life ->
        [0] je na nule
        [1] má poslední
       *[other] má ještě { $life }
    }
    .gained = { $who } si léčí { $gained ->
        [one] { $gained } život
        [few] { $gained } životy
       *[other] { $gained } životů
    }, má { $life }
event-sat_out = { $who } { $jail_failed ->
    [skip_phases_1_2] jen odhazuje, zbytek tahu vynechává
   *[skip_turn] vynechává tah
}
event-died = { $who } umírá – { $role }
    .by = { $who } umírá – { $role }. Na svědomí to má { $by }
event-rewarded = Odměna za hlavu ({ $dead }): { $who } líže 3 karty
event-punished = Trest ({ $dead }, { $name-deputy }): { $who } odhazuje všechny karty
event-shuffled = Balíček došel, nový má { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}
event-game_over = Konec hry. Vítězí: { $winners }
