# Pravidla ke čtení, kapitola za kapitolou, v pořadí pravidlové knížky. Načítá je jen stránka pravidel.
# Řádek je odstavec, „• “ začíná položku seznamu, „> “ příklad.
# <beer> je vytištěné jméno s odkazem na pravidlo, <range|dosahu> totéž jinými slovy
# a <range=dosah> je to jediné místo, kde se pojem vysvětluje.

part-bullets = { $name-dynamite ->
    [Infekce] Krvavé skvrny
   *[other] { $name-life_token ->
        [kulka] Kulky
       *[other] Náboje
    }
}
part-of_bullets = { $name-dynamite ->
    [Infekce] krvavých skvrn
   *[other] { $name-life_token ->
        [kulka] kulek
       *[other] nábojů
    }
}
part-the_law_wants = { $name-dynamite ->
    [Infekce] Přeživší se chtějí
   *[other] Zákon se chce
}
part-has_work = { $name-dynamite ->
    [Infekce] mají
   *[other] má
}
part-law_side = { $name-dynamite ->
    [Infekce] Strana přeživších
   *[other] Strana zákona
}

chapter-quick = { $name-bang } za pět minut
    .text =
        Každý má tajnou <role=roli>. Svou ukáže jen <sheriff>, u ostatních hádáte. { part-the_law_wants } zbavit všech ostatních: dokud je ve hře <outlaw> nebo <renegade>, { part-has_work } co dělat. <outlaw> vyhraje, když padne <sheriff>. A <renegade> chce zůstat jako poslední.
        Hraješ za <character=postavu>: leží před tebou lícem nahoru, má schopnost a 3 nebo 4 <life_point=životy>. Kdo ztratí poslední, je mimo hru.
        Ve svém tahu si lízneš 2 karty, zahraješ, kolik chceš, a nakonec odhodíš tolik, aby karet v ruce nebylo víc než životů.
        Karta <bang> je útok na někoho v <range|dosahu> tvé zbraně: buď se ubrání, třeba kartou <missed>, nebo ztratí 1 život. Za tah smíš zahrát jednu. Karta <beer> ti 1 život vrátí.
        Jak je kdo daleko, záleží na tom, kde kdo sedí: sousedé jsou na vzdálenost 1 a beze zbraně dostřelíš jen na ně. Modré karty zůstávají před tebou a pomáhají pořád, jako lepší puška nebo jako kryt.
        To na začátek stačí. Co která karta dělá, zjistíš, když na ni klepneš; co nejde, to tě stůl nenechá udělat a řekne ti proč.

chapter-goal = Role a cíle
    .text =
        • <sheriff>: vyhraje, až nebude ve hře žádný <outlaw> ani <renegade>.
        • <deputy>: stojí při něm. Když vyhraje <sheriff>, vyhrává taky, i po smrti.
        • <outlaw>: vyhraje, když zemře <sheriff>, i po vlastní smrti.
        • <renegade>: vyhraje, když zůstane jako poslední. Jako předposlední musí padnout <sheriff>, jinak vyhrají { $name-outlaw_side }.
        { part-law_side } vyhrává i prohrává společně a { $name-outlaw_side } taky. Hodný být nikdo nemusí: i na vlastní lidi se smí střílet, a odměna za to, že padne <outlaw>, patří komukoli.
        Role zůstávají tajné až do smrti. Tvrdit můžeš, co chceš.

chapter-setup = Příprava
    .text =
        Hra je pro { $min_players } až { $max_players } hráčů. Role rozdejte náhodně a lícem dolů; <sheriff> svou otočí. Kolik je které, říká tabulka dole.
        Pak každý dostane náhodnou <character|postavu>, lícem nahoru. { part-bullets } na ní jsou tvoje životy; <sheriff> má o 1 víc. Víc životů než na začátku mít nikdy nebudeš.
        { $sheriff_hand_counts_extra_life ->
            [true] Každý si lízne tolik karet, kolik má životů, i <sheriff>: 3 až 5.
           *[other] Každý si lízne tolik karet, kolik má { part-of_bullets } na postavě. Za život navíc <sheriff> kartu nedostane.
        } Zbytek je <draw_pile=lízací balíček>. Když dojde, zamíchá se <discard_pile=odhazovací balíček> a začíná se znovu.
        Začíná <sheriff>, pak se hraje po směru hodinových ručiček.
        { $deck ->
            [base80_dodge40] Obě krabice dejte dohromady: z Dodge City vynechte karty s bizonem v levém horním rohu a ostatní zamíchejte se všemi kartami hry BANG!. Postavy hrají z obou.
           *[other] {""}
        }
        { $simplified_first_game ->
            [true] V úplně první hře můžete karty se symbolem knihy vynechat; tady to jsou <dynamite>, <jail>, <duel>, <indians>, <general_store> a <volcanic>.
           *[other] {""}
        }

chapter-turn = Tvůj tah
    .text =
        <turn=Tah> má tři fáze. Leží-li před tebou <dynamite> nebo <jail>, nejdřív <draw_check|otočíš kartu>{ $start_checks ->
            [order_laid] , v tom pořadí, v jakém byly vyložené.
           *[other] : <dynamite> má přednost, <jail> přijde potom.
        }
        • <phase_draw=1. fáze>: lízneš si 2 vrchní karty balíčku.
        • <phase_play=2. fáze>: zahraješ, kolik karet chceš, pro sebe nebo proti ostatním, klidně žádnou. Jednu po druhé: nová začne, až když je předchozí vyřízená.
        • <phase_discard=3. fáze>: odhazuješ, dokud máš v ruce víc karet než životů. To je <hand_limit=limit karet v ruce> a platí jen v téhle chvíli. V cizích tazích jich můžeš držet víc. Které to budou a v jakém pořadí, je na tobě.
        Ve 2. fázi platí dvě omezení:
        • Za tah smíš zahrát jen 1 kartu <bang>. Jde o kartu toho jména, ne o každý útok.
        • { $same_name_check ->
            [end_of_turn] Na konci tahu před sebou nesmíš mít dvě karty stejného jména.
           *[other] Nikdo před sebou nesmí mít dvě karty stejného jména.
        } A každý má nejvýš 1 zbraň: nová nahradí starou, ta se odhodí.
        V cizím tahu jen odpovídáš: na útok kartou <missed>, na kartu <indians> a v souboji kartou <bang>, a když tě může zachránit, kartou <beer>.
        Některé postavy a karty tahle čísla mění; co je na nich, má přednost.

chapter-borders = { $green_cards ->
        [true] Hnědé, modré a zelené karty
       *[other] Hnědé a modré karty
    }
    .text =
        Jak se karta hraje, poznáš podle barvy okraje.
        • <brown_border=Hnědá>: udělej, co říká. Do odhazovacího balíčku přijde { $brown_to_discard ->
            [after_effect] až potom.
           *[other] ještě předtím.
        }
        • <blue_border=Modrá>: vylož ji lícem nahoru { $blue_on_others ->
            [true] před některého hráče
           *[other] před sebe
        }; působí, dokud tam leží. Výjimkou je <jail>: vykládá se před někoho jiného, ale nikdy před hráče s rolí <sheriff>.
        { $green_cards ->
            [true] • <green_border=Zelená>: vylož ji lícem nahoru před sebe. V tomhle tahu ještě nic nedělá. Od svého dalšího tahu ji můžeš jednou použít a pak ji odhodíš; má-li <missed_symbol>, platí hned po tvém tahu, i v cizím.
           *[other] {""}
        }
        Karty, které leží před hráči, jsou <in_play=ve hře>. Všichni je vidí a ostatní je můžou vzít nebo odhodit, třeba kartou <panic> nebo <cat_balou>. Z ruky se přitom bere náhodná karta.
        Na koho karta míří, je na ní napsané: { $any_player_includes_self ->
            [true] libovolný hráč (i ty)
           *[other] libovolný jiný hráč
        }, všichni ostatní, hráč na určitou vzdálenost, nebo někdo, na koho dostřelíš.
        { $green_cards ->
            [true] Některé karty stojí ještě jednu: když je hraješ, odhodíš k tomu libovolnou jinou kartu z ruky.
           *[other] {""}
        }

chapter-distance = Vzdálenost
    .text =
        <distance=Vzdálenost> dvou hráčů je počet míst od jednoho k druhému, tou kratší cestou. Sousedé jsou na vzdálenost 1, další na 2 a tak dál. Kdo je mimo hru, nepočítá se: kruh se uzavře.
        { $green_cards ->
            [true] <mustang> i <hideout> přidávají
           *[other] <mustang> přidává
        } 1, když se ostatní dívají na tebe. { $green_cards ->
            [true] { $deck ->
                [dodge80] <binocular> ubírá
               *[other] <scope> i <binocular> ubírají po
            }
           *[other] <scope> ubírá
        } 1, když se díváš na ostatní. Takže ty můžeš být k někomu blíž než on k tobě. Méně než 1 vzdálenost nikdy není.
        > Pět hráčů; Anna a Ben jsou od sebe 2. Ben má ve hře kartu <mustang>: Anna ho vidí na 3, on ji pořád na 2.

chapter-weapons = Zbraně
    .text =
        Jak daleko dostřelíš, určuje tvoje <weapon=zbraň>: číslo na ní je <range=dosah>. Když žádnou vyloženou nemáš, platí <colt_45>, dosah 1. O tu tě nikdo nepřipraví.
        • <schofield>: dosah 2
        • <remington>: dosah 3
        • <rev_carabine>: dosah 4
        • <winchester>: dosah 5
        • <volcanic>: dosah 1, zato karet <bang>, kolik chceš
        Zaútočit můžeš na každého, kdo není dál, než je tvůj dosah. Vzdálenost zbraň nemění: pro kartu <panic> musí být někdo na 1, ať máš zbraň jakoukoli.

chapter-shots = Útoky a obrana
    .text =
        Karta, na které je <hit_symbol={ $name-hit_symbol }>, je <hit=útok>. Na koho míří, ten hned odpoví, ať je na tahu kdokoli:
        • Kartou <missed> nebo jinou, na které je <missed_symbol={ $name-missed_symbol }>. Ubrání tě před 1 útokem.
        • Kartou <barrel>: nejdřív otočíš kartu. Při srdcích se ubráníš, jinak můžeš ještě zahrát <missed>.
        • Nebo vůbec: ztratíš 1 život.
        Bránit se nikdy nemusíš. Míří-li karta na všechny, jako <gatling>, odpovídají jeden po druhém po směru hodinových ručiček.
        <indians> a <duel> útoky nejsou: <missed> ani <barrel> nepomůžou. Hraje-li někdo kartu <indians>, každý jiný odhodí kartu <bang>, nebo ztratí 1 život. <duel> znamená, že odhazujete karty <bang> střídavě, vyzvaný začíná; kdo nemůže nebo nechce, ztratí 1 život. Do limitu za tah se tyhle karty nepočítají.
        <ownership=Původce> je ten, kdo kartu zahrál, i když zbytek udělají jiní. Když prohraješ souboj, který je tvůj vlastní, není to nikdo. A <dynamite> nikdy není ničí čin.

chapter-check = Rozhodne karta: { $name-draw_check }
    .text =
        Kvůli kartám <barrel>, <jail> a <dynamite> musíš <draw_check=otočit kartu>: otoč vrchní kartu balíčku, podívej se na barvu a hodnotu v rohu a odhoď ji. Co ta karta umí, je jedno.
        • <barrel>: srdce ubrání útok.
        • <jail>: při srdcích jdeš na svobodu. Jinak { $jail_failed ->
            [skip_turn] přijdeš o celý tah.
           *[other] vynecháš 1. a 2. fázi a jen odhazuješ.
        } Tak či tak se karta odhodí.
        • <dynamite>: při pikové 2 až 9 ztratíš 3 životy a karta se odhodí. Jinak putuje dál: { $dynamite_pass ->
            [left_skip_holders] má ji nejbližší hráč po levici, který ještě žádnou nemá.
           *[other] má ji hráč po tvé levici.
        }

chapter-life = Životy a { $name-beer }
    .text =
        Ve svém tahu si kartou <beer> vyléčíš 1 život, nejvýš do plného počtu. V kterémkoli tahu ji smíš zahrát ve chvíli, kdy ztrácíš { $beer_reaction ->
            [lethal_only] poslední život
           *[any_loss] životy
        }: { $beer_mode ->
            [prevent] ztratíš o 1 míň.
           *[heal] 1 se ti vrátí.
        }
        > Máš 2 životy a <dynamite> ti bere 3. Se dvěma kartami <beer> ti zůstane 1; jedna by nestačila.
        Jiná karta tě před smrtí nezachrání; i <saloon> se hraje jen ve vlastním tahu.
        { $beer_two_players ->
            [forbidden] Když zbudete jen dva, kartu <beer> už nikdo hrát nesmí.
           *[other] Když zbudete jen dva, karta <beer> už nic nedělá.
        }
        { $abilities_optional ->
            [always] Žádná <ability=schopnost> tě k ničemu nenutí: vždycky ji můžeš nechat být.
           *[other] Tvoje <ability=schopnost> platí, kdykoli to říká její text. Je-li v něm „můžeš“, rozhoduješ ty.
        }

chapter-out = Když někdo zemře
    .text =
        Kdo nemá život a nezachrání se, je <eliminate=mimo hru>: ukáže roli a odhodí všechny karty, z ruky i vyložené.
        • <reward=Odměna>: padne-li <outlaw>, jeho přemožitel si hned lízne 3 karty, i když je to taky <outlaw>.
        • <penalty=Trest>: padne-li <deputy> a může za to <sheriff>, odhodí <sheriff> všechny karty, z ruky i vyložené.
        Za to, co způsobí <dynamite>, není ani odměna, ani trest.

chapter-end = Konec hry
    .text =
        Hra končí { $end_check ->
            [immediate] okamžitě, jakmile
           *[other] po kartě, která to způsobila, jakmile
        }
        • zemře <sheriff>. Zbývá-li už jen jediný hráč a je to <renegade>, vyhrává. Jinak vyhrávají { $name-outlaw_side }, i kdyby byli všichni mrtví.
        • není ve hře žádný <outlaw> ani <renegade>: vyhrává <sheriff> a každý <deputy>.
        > Ve hře je <sheriff>, jeden <deputy> a <renegade>. Jako první umírá <sheriff>: vyhrávají { $name-outlaw_side }. Dřív měl padnout <deputy>.

chapter-three = Tři hráči
    .text = { $three_player_game ->
        [true] <sheriff> ve hře není. <deputy>, <outlaw> a <renegade> se rozdají lícem nahoru; začíná <deputy>.
            • <deputy>: tvůj cíl je <renegade>.
            • <renegade>: tvůj cíl je <outlaw>.
            • <outlaw>: tvůj cíl je <deputy>.
            Vyhraješ, když svůj cíl zabiješ vlastní rukou. Zemře-li někdo jinak, vyhraje ten, kdo přežije jako poslední. Za kohokoli jsou 3 karty a <jail> smí dostat každý.
       *[other] {""}
    }

chapter-eight = Osm hráčů
    .text = { $two_renegades_at_8 ->
        [true] Role <renegade> je ve hře dvakrát a každý hraje sám za sebe. Zemře-li <sheriff>, dokud jsou oba ve hře, vyhrávají { $name-outlaw_side }. Aby vyhrál <sheriff>, musí padnout oba.
       *[other] {""}
    }

chapter-series = Další hra
    .text = { $series_keep_characters ->
        [off] Role a postavy se pro každou hru rozdávají znovu.
        [by_agreement] Kdo přežil, může si postavu nechat i do další hry, pokud s tím ostatní přeživší souhlasí; karty si nenechá nikdo a všichni ostatní dostanou novou postavu. Když chcete, role <sheriff> jde po každé hře o místo doleva; ostatní role se rozdají znovu.
       *[other] Kdo přežil, může si postavu nechat i do další hry; karty si nenechá nikdo a všichni ostatní dostanou novou postavu. Když chcete, role <sheriff> jde po každé hře o místo doleva; ostatní role se rozdají znovu.
    }

chapter-events = Karty událostí
    .text =
        Události přidávají do každého vydání dvě rozšíření: { $name-expansion_high_noon } a { $name-expansion_fistful }. V každém se jedna karta jmenuje jako celé rozšíření: ostatní zamíchejte a tuhle dejte dospod. Balíček leží lícem nahoru, takže každý vidí, co přijde.
        <sheriff> na začátku každého svého tahu jednu otočí, poprvé ve druhém, ještě než se stane cokoli jiného. Platí pro všechny, dokud ji nepřikryje další; poslední zůstane až do konce.
        Co událost dělá „na začátku tahu“, přijde dřív než <dynamite> a <jail>.
        { $three_player_game ->
            [true] Ve třech otáčí karty ten, kdo začínal.
           *[other] {""}
        }
        I s oběma rozšířeními je balíček jen jeden: zamíchejte všechny události, vezměte jich bez dívání { $event_cards } a dospod dejte náhodně jednu ze dvou titulních karet.
        Pravidlovou knížku nemáme ani k jednomu: tahle pravidla se řídí texty karet a odpověďmi autora a vydavatele.

## Příklady k zahrání, podle kapitol: co vyzkoušet

example-distance = Naproti leží { $name-mustang }. Která z tvých zbraní dostřelí tak daleko?
example-weapons = Jeden výstřel za tah, dokud před tebou neleží { $name-volcanic }. Co zahraješ nejdřív?
example-shots = Co komu pomůže proti kartám { $name-duel }, { $name-indians } a { $name-bang }? Před jedním leží { $name-barrel }.
example-check = Vylož { $name-dynamite } před sebe a { $name-jail } před někoho jiného, ukonči tah a sleduj, co se otočí.
example-life = Zbývá ti 1 život. Co si necháš na tahy ostatních?
