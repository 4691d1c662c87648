# Záznam hry. Hráč přichází jménem a tím, kým je pro čtenáře: $who s $who_is = you | other, stejně $target, $by, $dead
# a $winners. $card je karta i s hodnotou, $face jen hodnota; $cause a $kind jsou názvy karet, $cause_is = klíč karty.
# Řekne se nejúplnější tvar, pro který jsou údaje. Řádky nemají tečku.

# Za kterýmkoli řádkem: karta, kterou to stálo, a karta nebo postava, díky níž to šlo.
tail-pay = { $line }, cena: { $pay }
tail-via = { $line } ({ $via })

part-draws = { $who_is ->
    [you] Lížeš
   *[other] { $who } líže
}
part-plays = { $who_is ->
    [you] Hraješ
   *[other] { $who } hraje
}
part-uses = { $who_is ->
    [you] Používáš
   *[other] { $who } používá
}
part-discards = { $who_is ->
    [you] Odhazuješ
   *[other] { $who } odhazuje
}
part-and_draws = { $who_is ->
    [you] lížeš
   *[other] líže
}
part-flips = { $who_is ->
    [you] otáčíš
   *[other] { $who } otáčí
}
part-finds_none = { $who_is ->
    [you] nemáš
   *[other] { $who } nemá
} co otočit
part-count = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
part-lost = { $lost ->
    [one] { $lost } život
    [few] { $lost } životy
   *[other] { $lost } životů
}
part-gained = { $gained ->
    [one] { $gained } život
    [few] { $gained } životy
   *[other] { $gained } životů
}
part-left = { $life ->
    [0] { $who_is ->
        [you] jsi
       *[other] je
    } na nule
    [1] { $who_is ->
        [you] máš
       *[other] má
    } poslední
   *[other] { $who_is ->
        [you] máš
       *[other] má
    } ještě { $life }
}
part-aim = { $target_is ->
    [you] ty
   *[other] { $target }
}
part-loses_card = { $target_is ->
    [you] Přicházíš
   *[other] { $target } přichází
} o kartu
part-has_it = { $who_is ->
    [you] máš ji ty
   *[other] má ji { $who }
}
part-moves_on = { $target_is ->
    [you] teď je u tebe
   *[other] teď → { $target }
}
part-shoots = { $target_is ->
    [you] { $who } na tebe střílí
   *[other] { $who_is ->
        [you] Střílíš
       *[other] { $who } střílí
    } → { $target }
}
part-stuck = { $jail_failed ->
    [skip_phases_1_2] { $who_is ->
        [you] jen odhazuješ
       *[other] jen odhazuje
    }
   *[skip_turn] { $who_is ->
        [you] vynecháváš tah
       *[other] vynechává tah
    }
}

## Tah

log-character = { part-plays } jako { $character }
log-turn = { $who_is ->
    [you] Jsi na tahu
   *[other] { $who } je na tahu
}
log-drew = { part-draws } { part-count }
    .cards = { part-draws }: { $cards }
# Ze tří karet zůstaly dvě.
log-kept = { $who_is ->
    [you] Prohlížíš si 3 karty a necháváš
   *[other] { $who } si prohlíží 3 karty a nechává
} si { $count }
    .back-cards = { $who_is ->
        [you] Necháváš
       *[other] { $who } nechává
    } si { $cards }, navrch balíčku jde { $back }
# První z několika, které se vracejí.
log-put_back = { $who_is ->
    [you] Vracíš
   *[other] { $who } vrací
} jednu kartu na lízací balíček
    .card = { $who_is ->
        [you] Vracíš
       *[other] { $who } vrací
    } na lízací balíček { $card }
# Druhá líznutá karta: červená přinese další.
log-showed = { $who_is ->
    [you] Ukazuješ
   *[other] { $who } ukazuje
} { $card }: černá, nic navíc
    .cards = { $who_is ->
        [you] Ukazuješ
       *[other] { $who } ukazuje
    } { $card }: červená, { part-and_draws } navíc { $cards }
    .count = { $who_is ->
        [you] Ukazuješ
       *[other] { $who } ukazuje
    } { $card }: červená, { part-and_draws } navíc { part-count }
log-turned_up = Na stole leží: { $cards }
log-picked = { $who_is ->
    [you] Bereš si
   *[other] { $who } si bere
}: { $card }
log-took_discard = { $who_is ->
    [you] Bereš si
   *[other] { $who } si bere
} z odhazovacího balíčku: { $card }
log-named = { $who_is ->
    [you] Umíš
   *[other] { $who } umí
} do svého dalšího tahu totéž co { $character }
log-discarded = { part-discards }: { $cards }
log-shuffled = Balíček došel, nový má { part-count }

## Hraní karet

log-played = { part-plays }: { $card }
    .target = { $who_is ->
        [you] Ty
       *[other] { $who }
    }: { $card } → { part-aim }
    .cards = { part-plays } { $card } a { part-and_draws }: { $cards }
    .count = { part-plays } { $card } a { part-and_draws } { part-count }
log-used = { part-uses }: { $card }
    .target = { part-uses }: { $card } → { part-aim }
    .cards = { part-uses } { $card } a { part-and_draws }: { $cards }
    .count = { part-uses } { $card } a { part-and_draws } { part-count }
log-laid = { $who_is ->
    [you] Vykládáš
   *[other] { $who } vykládá
}: { $card }
    .target = { $who_is ->
        [you] Vykládáš
       *[other] { $who } vykládá
    }: { $card } → { part-aim }
log-armed = { $who_is ->
    [you] Vykládáš
   *[other] { $who } vykládá
}: { $card } (dosah { $range })
    .old = { $who_is ->
        [you] Měníš zbraň
       *[other] { $who } mění zbraň
    }: { $old } → { $card } (dosah { $range })
log-jailed = { $who_is ->
    [you] Ty
   *[other] { $who }
}: { $card } → { part-aim }
log-ability = { $who_is ->
    [you] Využíváš
   *[other] { $who } využívá
} schopnost: { $character }
    .target = { $who_is ->
        [you] Využíváš
       *[other] { $who } využívá
    } schopnost: { $character } → { part-aim }
# $price je, co se za to odhodilo.
log-traded = { part-discards }: { $price }
    .cards = { part-discards } { $price } a { part-and_draws }: { $cards }
    .count = { part-discards } { $price } a { part-and_draws } { part-count }
    .gained-life = { part-discards } { $price }: +{ part-gained }, { $who_is ->
        [you] máš
       *[other] má
    } { $life }
log-paid = { $who_is ->
    [you] Dáváš
   *[other] { $who } dává
} 1 život, { part-left }
    .cards = { $who_is ->
        [you] Dáváš
       *[other] { $who } dává
    } 1 život ({ part-left }) a { part-and_draws }: { $cards }
    .count = { $who_is ->
        [you] Dáváš
       *[other] { $who } dává
    } 1 život ({ part-left }) a { part-and_draws } { part-count }
log-took = { part-loses_card } z ruky, { part-has_it }
    .card = { part-loses_card } z ruky, { part-has_it }: { $card }
    .in_play = { part-loses_card }, { part-has_it }: { $in_play }
log-stripped = { part-loses_card } { $card }, { $who_is ->
    [you] tvoje práce
   *[other] zařizuje to { $who }
}
log-passed_on = { $card }: { part-moves_on }
log-unaffected = { $card } bez efektu: { $who_is ->
    [you] jsi
   *[other] { $who } je
} v klidu

## Střelba

log-shot = { part-shoots }
    .card-cause = { $target_is ->
        [you] { $who } { $cause_is ->
            [punch] na tebe útočí
            [knife] po tobě hází nůž
           *[other] na tebe střílí
        }
       *[other] { $who_is ->
            [you] { $cause_is ->
                [punch] Útočíš
                [knife] Házíš nůž
               *[other] Střílíš
            }
           *[other] { $who } { $cause_is ->
                [punch] útočí
                [knife] hází nůž
               *[other] střílí
            }
        } → { $target }
    } ({ $card })
    .card-cause-kind = { part-shoots } ({ $card } jako { $kind })
    .price = { part-discards } { $price } a { $who_is ->
        [you] střílíš
       *[other] střílí
    } → { part-aim }
log-volley = { $who_is ->
    [you] Ty
   *[other] { $who }
}: { $card } → všichni
log-duel = { $target_is ->
    [you] { $who } tě vyzývá
   *[other] { $who_is ->
        [you] Vyzýváš
       *[other] { $who } vyzývá
    }
} na { $name-duel }{ $target_is ->
    [you] { "" }
   *[other] { " " }→ { $target }
}
# Zahráno, ale ještě to nestačí. $kind: co za jinou kartu to je.
log-answered = { $who_is ->
    [you] Odpovídáš
   *[other] { $who } odpovídá
}: { $card }
    .kind = { $who_is ->
        [you] Odpovídáš
       *[other] { $who } odpovídá
    }: { $card } jako { $kind }
# Nezahráno, jen odhozeno.
log-shot_back = { part-discards } v odpověď: { $card }
    .kind = { part-discards } v odpověď: { $card } jako { $kind }
log-dodged = { $who_is ->
    [you] Uhýbáš
   *[other] { $who } uhýbá
}
    .card = { $who_is ->
        [you] Uhýbáš
       *[other] { $who } uhýbá
    }: { $card }
    .card-kind = { $who_is ->
        [you] Uhýbáš
       *[other] { $who } uhýbá
    }: { $card } jako { $kind }

## Sejmi!

# Bez $face už nebyla karta. $dodged: tím je střela odražená.
log-check_barrel = { $name-barrel }: { part-finds_none }
    .face = { $name-barrel }: { part-flips } { $face } – { $dodged ->
        [true] kryje!
       *[false] { $matched ->
            [true] kryje, ale ještě to nestačí
           *[false] nekryje
        }
    }
log-check_jail = { $name-jail }: { part-finds_none } – { part-stuck }
    .face = { $name-jail }: { part-flips } { $face } – { $matched ->
        [true] { $who_is ->
            [you] jsi
           *[other] je
        } venku!
       *[false] { part-stuck }
    }
log-check_dynamite = { $name-dynamite }: { part-finds_none }
    .target = { $name-dynamite }: { part-finds_none }, { part-moves_on }
    .face = { $name-dynamite }: { part-flips } { $face } – { $matched ->
        [true] a je zle!
       *[false] zatím klid
    }
    .face-target = { $name-dynamite }: { part-flips } { $face } – zatím klid, { part-moves_on }

## Životy

log-lost = { $who_is ->
    [you] Ztrácíš
   *[other] { $who } ztrácí
} { part-lost }, { part-left }
    .by = { $by_is ->
        [you] Zásah! { $who } ztrácí
       *[other] { $by } zasahuje: { $who_is ->
            [you] ztrácíš
           *[other] { $who } ztrácí
        }
    } { part-lost }, { part-left }
    .cause = { $cause }: { $who_is ->
        [you] ztrácíš
       *[other] { $who } ztrácí
    } { part-lost }, { part-left }
    .by-cause = { $cause } ({ $by_is ->
        [you] ty
       *[other] { $by }
    }): { $who_is ->
        [you] ztrácíš
       *[other] { $who } ztrácí
    } { part-lost }, { part-left }
log-gained = { $who_is ->
    [you] Léčíš si
   *[other] { $who } si léčí
} { part-gained }, { $who_is ->
    [you] máš
   *[other] má
} { $life }
    .card = { part-plays } { $card }: +{ part-gained }, { $who_is ->
        [you] máš
       *[other] má
    } { $life }
    .card-target = { part-plays } { $card } → { part-aim }: +{ part-gained }, celkem { $life }
# Kdo byl na nule, žije dál.
log-saved = { $who_is ->
    [you] Zachraňuješ se
   *[other] { $who } se zachraňuje
}: { $card } ({ part-left })
log-prevented = { $who_is ->
    [you] Zachraňuješ se
   *[other] { $who } se zachraňuje
}: { $card }

## Konec hráče a konec hry

log-died = { $who_is ->
    [you] Umíráš
   *[other] { $who } umírá
} – { $role }
    .by = { $who_is ->
        [you] Umíráš
       *[other] { $who } umírá
    } – { $role }. Na svědomí to { $by_is ->
        [you] máš ty
       *[other] má { $by }
    }
    .cause = { $cause }: { $who_is ->
        [you] umíráš
       *[other] { $who } umírá
    } – { $role }
log-estate = Na odhazovací balíček po { $who_is ->
    [you] tobě
   *[other] hráči { $who }
}: { $cards }
log-inherited = { $who_is ->
    [you] Dědíš
   *[other] { $who } dědí
} { part-count } ({ $dead })
    .cards = { $who_is ->
        [you] Dědíš
       *[other] { $who } dědí
    } ({ $dead }): { $cards }
log-rewarded = Odměna za hlavu ({ $dead }): { $who_is ->
    [you] není co líznout
   *[other] { $who } nemá co líznout
}
    .cards = Odměna za hlavu ({ $dead }): { $who_is ->
        [you] lížeš
       *[other] { $who } líže
    } { $cards }
    .count = Odměna za hlavu ({ $dead }): { $who_is ->
        [you] lížeš
       *[other] { $who } líže
    } { part-count }
log-punished = Trest ({ $dead }, { $name-deputy }): { $who_is ->
    [you] odhazuješ
   *[other] { $who } odhazuje
} všechny karty
log-over = { $winners_is ->
    [you] Konec hry, vyhráváš! ({ $side }: { $winners })
   *[other] Konec hry. Vítězí: { $winners } ({ $side })
}
log-event = { $who_is ->
    [you] Otáčíš
   *[other] { $who } otáčí
} kartu události: { $event_card }
log-returned = { $who_is ->
    [you] Vracíš
   *[other] { $who } se vrací
} { $who_is ->
    [you] se jako duch
   *[other] jako duch
}
log-departed = { $who_is ->
    [you] Tvůj duch odchází
   *[other] Duch odchází: { $who }
}
## Pro hrst karet

log-volleyed = { $name-fistful_of_cards }: { $count ->
    [one] { $count } výstřel
    [few] { $count } výstřely
   *[other] { $count } výstřelů
} → { $who_is ->
    [you] ty
   *[other] { $who }
}
log-gave_life = { $who_is ->
    [you] Dáváš
   *[other] { $who } dává
} 1 život → { part-aim }
log-abstained = { $who_is ->
    [you] Vynecháváš
   *[other] { $who } vynechává
} první fázi ({ $name-hard_liquor })
log-guessed = { $who_is ->
    [you] Hádáš
   *[other] { $who } hádá
} { $red ->
    [true] červenou
   *[false] černou
}: { $card } – { $matched ->
    [true] správně
   *[false] vedle
}
log-duty = { $who_is ->
    [you] Ukazuješ { $card } a musíš
   *[other] { $who } ukazuje { $card } a musí
} tu kartu zahrát, když to jde
log-shot_at_card = { $who_is ->
    [you] Odhazuješ
   *[other] { $who } odhazuje
} { $card } na kartu { $in_play } → { part-aim }
log-buried = { $who_is ->
    [you] Pokládáš
   *[other] { $who } pokládá
} { part-count } lícem dolů na lízací balíček
    .cards = { $who_is ->
        [you] Pokládáš
       *[other] { $who } pokládá
    } lícem dolů na lízací balíček: { $cards }
log-check_vendetta = { $name-vendetta }: { part-finds_none }
    .face = { $name-vendetta }: { part-flips } { $face } – { $matched ->
        [true] další tah!
       *[false] další tah nebude
    }
log-check_lasso = { $name-jail }: { part-finds_none }
    .face = { $name-jail }: { part-flips } { $face } – bez následků ({ $name-lasso })
log-revived = { $who_is ->
    [you] Jsi
   *[other] { $who } je
} zpátky ve hře
