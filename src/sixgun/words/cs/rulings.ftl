# Otázky, které u stolu padnou, každá pod číslem záznamu v seznamu pravidel, který ji rozhoduje (docs/rules).
# <beer> je vytištěné jméno s odkazem na pravidlo, <range|dostřely> totéž jinými slovy.
# Načítá je jen stránka pravidel a stůl, když se někdo zeptá.

part-goes_off = { $name-dynamite ->
    [Infekce] propukne
   *[other] vybuchne
}
part-never_goes_off = { $name-dynamite ->
    [Infekce] nikdy nepropukne
   *[other] nevybuchne nikdy
}

ruling-BR-MIS-2 = Můžu kartou <missed> zachránit někoho jiného?
    .text = Ne. <missed> chrání jen tebe.
ruling-BL-BAR-3 = <barrel> nepomohl. Můžu ještě uhnout?
    .text = Ano. Když nepomůže <barrel>, můžeš ještě zahrát <missed>.
ruling-BL-BAR-4 = Musím <barrel> použít?
    .text = Ne. <barrel> můžeš nechat být a zahrát <missed>, nebo ztratit život.
ruling-BL-BAR-5 = Pomůže <barrel> proti kartě <gatling>?
    .text = Ano. <barrel> i <missed> pomáhají proti každé kartě, která má na sobě <hit_symbol>, tedy i proti kartě <gatling>.
ruling-BL-BAR-6 = Pomůže <barrel> proti kartám <indians> a <duel>?
    .text = Ne. <indians> ani <duel> nejsou střelba: nepomůže <barrel> ani <missed>, jen <bang>.
ruling-CH-JOU-2 = <jourdonnais> má vyložený <barrel>. Co platí?
    .text = Proti každému výstřelu se otáčí dvakrát: jednou za schopnost postavy <jourdonnais>, jednou za <barrel>.
ruling-DER-10 = Můžu za <barrel> otočit dvakrát, když střílí <slab_the_killer>?
    .text = Ne. Za každý <barrel> se při výstřelu otáčí jednou, i když střílí <slab_the_killer>.
ruling-CH-SLA-3 = Kolik karet ušetří <barrel>, když střílí <slab_the_killer>?
    .text = Jednu. Úspěšný <barrel> platí za jednu kartu <missed>; když střílí <slab_the_killer>, potřebuješ ještě jednu.
ruling-DER-11 = Střílí <slab_the_killer> a já mám jen jednu kartu <missed>. Co se stane?
    .text = Výstřel to nezastaví. Co na to zahraješ, o to přijdeš: když dvě nedáš dohromady, nech si ji raději v ruce.
ruling-CH-SLA-2 = Potřebuju dvě karty i proti kartě <gatling>, když ji hraje <slab_the_killer>?
    .text = Ne. Dvě karty <missed> jsou potřeba jen proti kartě <bang>, kterou hraje <slab_the_killer>.
ruling-PVD-07 = Počítá se <bang> v souboji <duel> jako můj výstřel?
    .text = Ne. V souboji <duel> se <bang> nehraje, jen odhazuje. V tomto tahu můžeš ještě střílet.
ruling-BR-GAT-3 = Můžu v jednom tahu zahrát <gatling> i <bang>?
    .text = Ano. Omezené jsou jen karty jménem <bang>; <gatling> je jiná karta.
ruling-DER-08 = Dvakrát vystřelím ze zbraně <volcanic> a vyměním ji. Můžu znovu?
    .text = Ne. Rozhoduje zbraň, kterou máš při výstřelu. Když je <volcanic> pryč, už máš vystříleno.
ruling-WPN-07 = Může mi někdo vzít zbraň <colt_45>?
    .text = Ne. Bez jiné zbraně máš pořád <colt_45> s dosahem 1.
ruling-DER-41 = Můžu <weapon|zbraň> vyměnit za jinou stejného jména?
    .text = Ano. Stará se nejdřív odhodí.
ruling-DST-09 = Dosáhnu s lepší <weapon|zbraní> dál i kartou <panic>?
    .text = Ne. Zbraň říká jen to, jak daleko dostřelíš. <panic> potřebuje vzdálenost 1, ať máš jakoukoli zbraň.
ruling-DER-07 = Může být <distance|vzdálenost> menší než 1?
    .text = Ne. Nejdřív se všechno sečte a výsledek je vždycky aspoň 1. <mustang> a <scope> se vyruší.
ruling-DST-03 = Počítají se do <distance|vzdálenosti> i ti, kdo jsou mimo hru?
    .text = Ne. Kruh se uzavře a všichni jsou si blíž.
ruling-CH-PAU-2 = Sčítají se <paul_regret> a <mustang>?
    .text = Ano. Má-li <paul_regret> před sebou <mustang>, je pro všechny o 2 dál.
ruling-CH-ROS-2 = Sčítají se <rose_doolan> a <scope>?
    .text = Ano. Má-li <rose_doolan> před sebou <scope>, vidí všechny o 2 blíž, ale nikdy blíž než na 1.
ruling-BL-JAI-1 = Na koho můžu zahrát <jail>?
    .text = Na kohokoli v jakékoli vzdálenosti, jen ne na toho, kdo je <sheriff>. <jail> leží před ním.
ruling-BL-JAI-7 = Jsem v bezpečí, když přede mnou leží <jail>?
    .text = Ne. Střílet na tebe můžou jako vždycky a bránit se smíš.
ruling-DER-16 = Může <jail> ležet před někým dvakrát?
    .text = Ne. Před každým leží <jail> nejvýš jednou.
ruling-DER-40 = Můžu zahrát kartu sám na sebe?
    .text = <bang>, <duel> a <panic> nikdy. Karta na „libovolného hráče“, třeba <cat_balou>, může platit i pro tebe.
ruling-BL-DYN-2 = Právě vykládám kartu <dynamite>. Otáčím hned?
    .text = Ne. V tomto tahu <dynamite> nic nedělá; otáčíš na začátku dalšího.
ruling-BL-DYN-9 = Leží přede mnou <dynamite> i <jail>. Co je první?
    .text = { $start_checks ->
        [dynamite_first] Nejdřív <dynamite>, a pokud ještě žiješ, <jail>.
       *[other] {""}
    }
ruling-BL-DYN-10 = Leží přede mnou <dynamite> i <jail>. Co je první?
    .text = { $start_checks ->
        [order_laid] To, co bylo vyložené dřív.
       *[other] {""}
    }
ruling-DER-28 = Dá se kartou <panic> vzít i karta <dynamite>?
    .text = Ano. Vezmeš si ji do ruky a můžeš ji před sebe znovu vyložit.
ruling-DER-29 = Před všemi už leží <dynamite>. Kam půjde moje karta?
    .text = { $dynamite_pass ->
        [left_skip_holders] Nikam. Pokud se nic nestane, <dynamite> ti zůstane.
       *[other] {""}
    }
ruling-OWN-05 = Kdo dostane odměnu, když zabije <dynamite>?
    .text = Nikdo. Co udělá <dynamite>, neudělal žádný hráč: není odměna ani trest.
ruling-DER-09 = Můžu zahrát <panic> na někoho, kdo nemá karty?
    .text = Ne. <panic> i <cat_balou> potřebují někoho, kdo má aspoň jednu kartu.
ruling-DER-39 = Kterou kartu z ruky dostanu za <panic>?
    .text = Náhodnou, předem ji nikdo nevidí. Vyloženou kartu si vybereš.
ruling-BR-BEE-2 = Můžu kartou <beer> pomoct někomu jinému?
    .text = Ne. <beer> pomůže jen tomu, kdo kartu zahraje.
ruling-BR-BEE-3 = Kolik karet <beer> můžu zahrát za tah?
    .text = Kolik chceš.
ruling-BR-BEE-4 = Můžu zahrát <beer>, když nejsem na tahu?
    .text = { $beer_reaction ->
        [any_loss] Ano, kdykoli bys ztrácel život, nejen poslední. Každá karta <beer> zabrání ztrátě 1 života.
       *[other] {""}
    }
ruling-BR-BEE-5 = Můžu zahrát <beer>, když nejsem na tahu?
    .text = { $beer_reaction ->
        [lethal_only] Jen když jde o tvůj poslední život. Proti jiné ztrátě <beer> nepomůže.
       *[other] {""}
    }
ruling-BR-BEE-6 = Jsme už jen dva. Co <beer>?
    .text = { $beer_two_players ->
        [no_effect] <beer> se smí hrát, ale nic neudělá.
       *[other] {""}
    }
ruling-BR-BEE-7 = Jsme už jen dva. Co <beer>?
    .text = { $beer_two_players ->
        [forbidden] <beer> už nikdo hrát nesmí.
       *[other] {""}
    }
ruling-DER-12 = Byli jsme tři a zrovna ztrácím poslední život. Platí ještě <beer>?
    .text = Ano. Dokud se nerozhodne, jsi ve hře: jste tři a <beer> platí.
ruling-DER-15 = Můžu zahrát <beer>, když mi žádný život nechybí?
    .text = Ano, ve svém tahu, ale nic se nestane. Někdy se prostě chceš karty <beer> zbavit.
ruling-BR-BEE-8 = <dynamite> bere 3 životy a mám 2. Kolikrát musím zahrát <beer>?
    .text = Dvakrát. Jednou to nestačí.
ruling-BR-SAL-3 = Může mě zachránit <saloon>?
    .text = Ne. <saloon> se hraje jen ve vlastním tahu. Před smrtí zachrání jen <beer>.
ruling-DER-13 = Může si <bart_cassidy> líznout právě kartu <beer>, která ho zachrání?
    .text = Ne. Nejdřív <beer> rozhodne, jestli přežije, a teprve potom si <bart_cassidy> lízne.
ruling-DER-14 = Lízne si <bart_cassidy> za ztrátu, proti které pomohla karta <beer>?
    .text = { $beer_mode ->
        [prevent] Ne. Karta <beer> ztrátě zabránila: nic se neztratilo, takže <bart_cassidy> ani <el_gringo> nic nedostanou.
       *[heal] Ano. Život se nejdřív ztratil a karta <beer> vrátila 1: <bart_cassidy> i <el_gringo> dostanou své karty.
    }
ruling-CH-GRI-5 = <el_gringo> prohraje vlastní <duel>. Vezme si kartu?
    .text = Ne. Byla to jeho karta. <el_gringo> si bere jen tehdy, když mu život ubrala karta někoho jiného.
ruling-CH-GRI-4 = Vezme si <el_gringo> kartu, když mu život vezme <dynamite>?
    .text = Ne. Co udělá <dynamite>, neudělal žádný hráč.
ruling-DER-20 = Prohraju vlastní <duel> a je po mně. Kdo mě zabil?
    .text = Nikdo. Když prohraje ten druhý, máš ho na svědomí ty: hraješ přece <duel> ty.
ruling-DER-21 = Dostanu odměnu, když někoho zabije <gatling>?
    .text = Ano. Na svědomí ho má ten, kdo zahraje kartu <gatling> nebo <indians>.
ruling-RWD-02 = <outlaw> zabije někoho ze své strany. Je za to odměna?
    .text = Ano, 3 karty, ať to byl kdokoli.
ruling-RWD-05 = <sheriff> zabije hráče s rolí <deputy>. Co se stane?
    .text = <sheriff> odhodí všechno: ruku i vyložené karty.
ruling-RWD-07 = Co dostanu, když zabiju někoho s rolí <deputy> nebo <renegade>?
    .text = Nic. 3 karty jsou jen za roli <outlaw>.
ruling-END-05 = Kdy vyhraje <renegade>?
    .text = Jen jako poslední živý. Umře-li <sheriff> a zbývá ještě někdo jiný, vyhraje strana s rolí <outlaw>.
ruling-END-08 = Nikdo s rolí <outlaw> už nežije. Je konec hry?
    .text = Ne, dokud žije <renegade>.
ruling-BR-IND-4 = Musím proti kartě <indians> odhodit kartu <bang>, když můžu?
    .text = Ne. <bang> si můžeš nechat a ztratit 1 život.
ruling-BR-DUE-1 = Jak daleko smí sedět soupeř, když hraju <duel>?
    .text = Kdekoli. Pro <duel> vzdálenost ani zbraně nehrají roli.
ruling-CH-CAL-2 = <calamity_janet> střílí kartou <missed>. Počítá se to jako její výstřel?
    .text = Ano. Karta <missed> použitá jako <bang> je její jediný výstřel v tahu.
ruling-CH-CAL-3 = Může <calamity_janet> použít <missed> v souboji <duel>?
    .text = Ano, v souboji <duel> i proti kartě <indians>: pro ni jsou obě karty totéž.
ruling-CH-SUZ-2 = Kdy si lízne <suzy_lafayette>?
    .text = Jakmile má prázdnou ruku, i uprostřed karty, třeba souboje <duel>.
ruling-DER-37 = <suzy_lafayette> je <sheriff> a za trest přijde o všechny karty. Lízne si?
    .text = Ano, hned jednu.
ruling-DER-45 = Jsme už jen dva. Platí ještě schopnost postavy <sid_ketchum>?
    .text = Ano. Není to <beer>; <sid_ketchum> ji smí použít i proti poslední ztrátě.
ruling-CH-VSA-1 = Kdo dostane karty mrtvého, když hraje <vulture_sam>?
    .text = <vulture_sam>, a to všechny: z ruky i vyložené.
ruling-DER-32 = <lucky_duke> otočí dvě karty. Kam přijdou?
    .text = Obě na odhazovací balíček, v pořadí, jaké chce <lucky_duke>.
ruling-CH-BLA-2 = Ukazuje <black_jack> i kartu navíc?
    .text = Ne, jen tu druhou. Karta, kterou za ni získá, zůstane skrytá.
ruling-DER-26 = Nikdo nemá v ruce karty. Může si <jesse_jones> od někoho líznout?
    .text = Ne. Obě karty si pak lízne z balíčku.
ruling-PVD-04 = Můžu vystřelit kartou, kterou mi přinesla karta <general_store>, než si vezmou ostatní?
    .text = Ne. Nejdřív se dohraje <general_store>. Hraje se vždycky jen jedna karta.
ruling-DER-06 = Na kartu <general_store> je míň karet než hráčů. Kdo dostane?
    .text = Je-li potřeba, zamíchá se odhazovací balíček. Když to nestačí ani tak, na poslední nezbude.
ruling-DER-05 = <draw_pile|Lízací> i <discard_pile|odhazovací> balíček jsou prázdné. Co si líznu?
    .text = Už nic. Trest za to není.
ruling-PH3-06 = Musím <phase_discard|odhodit> víc karet. Kdo určí pořadí?
    .text = Ty. Poslední bude nahoře.
ruling-GR-GEN-2 = Můžu <green_border|zelenou kartu> použít v tahu, kdy ji vyložím?
    .text = { $green_cards ->
        [true] Ne. Až od svého dalšího tahu, a to jednou.
       *[other] {""}
    }
ruling-GR-GEN-5 = Od kdy mě chrání <sombrero>?
    .text = Jakmile skončí tvůj tah: <sombrero> a další zelené karty, které mají na sobě <missed_symbol>, platí i v tazích ostatních.
ruling-GR-GEN-7 = Vezmu někomu <green_border|zelenou kartu>. Můžu ji hned použít?
    .text = { $green_cards ->
        [true] Ne. Vezmeš si ji do ruky. Smíš ji vyložit a použít od svého dalšího tahu.
       *[other] {""}
    }
ruling-DER-25 = Za kartu <brawl> zaplatím kartou <bang>. Byl to výstřel?
    .text = Ne. Karta, kterou se platí, nic nedělá a může to být kterákoli z ruky.
ruling-BR-NOBEER = Je <whisky>, <tequila> nebo <canteen> taky <beer>?
    .text = Ne. Platí jen ve vlastním tahu a nikoho nezachrání, zato i ve dvou.
ruling-DER-27 = Platí <brawl> i na ty, kdo nemají karty?
    .text = Ne, ty vynechá. A ušetřit smíš, koho chceš.
ruling-DER-22 = Může <chuck_wengam> svou platbu zachránit kartou <beer>?
    .text = Ne. Život je cena za 2 karty, ne zásah.
ruling-DER-23 = Dostane <molly_stark> kartu za <dodge>?
    .text = Jen tu, kterou dává <dodge>. Schopnost platí pro <bang>, <missed> a <beer>.
ruling-DER-24 = Může <doc_holyday> zaplatit vyloženými kartami?
    .text = Ne, jen dvěma kartami z ruky.
ruling-DER-18 = Co se stane, když na postavu <apache_kid> zahraju károvou kartu?
    .text = Jí nic. Zahrát ji můžeš, ale přijde nazmar, i kdyby to bylo dobře míněno.
ruling-DER-50 = Fungují moje vyložené kárové karty proti postavě <apache_kid>?
    .text = Ano. <barrel>, <mustang> i zbraně ti pomáhají jako vždycky; neplatí jen to, co hraješ na ni.
ruling-DER-19 = Ztratí <jourdonnais> schopnost, když je na tahu <belle_star>?
    .text = Ne. Neplatí jen vyložené karty, schopnosti ano. A vzít ty karty jde pořád.
ruling-DER-17 = <vera_custer> má před sebou <jail>. Jakou má schopnost?
    .text = Otáčí ještě se starou. Když ji <jail> nepustí, nemá do svého dalšího tahu žádnou.
ruling-CH-VER-3 = Někdo je mrtvý a schopnost postavy <vulture_sam> má i <vera_custer>. Kdo dostane karty?
    .text = Rozdělí se: kdo sedí po směru hodin blíž, vybírá první, pak se střídají.
ruling-CH-HER-2 = <herb_hunter> zabije hráče s rolí <outlaw>. Kolik karet má dostat?
    .text = Pět: 3 jako odměnu a 2 za schopnost postavy <herb_hunter>.
ruling-DER-30 = <dynamite> bere 3 životy a <tequila_joe> má 2. Stačí jedna karta <beer>?
    .text = Ano. Jemu karta <beer> vynahradí 2 životy, takže 1 zbude.
ruling-TRI-05 = Ve třech: můj cíl má na svědomí někdo jiný. Vyhrávám?
    .text = { $three_player_game ->
        [true] Ne. Platí to, jen když to uděláš ty. Teď vyhraje, kdo ze zbylých dvou zabije druhého.
       *[other] {""}
    }
ruling-TRI-09 = Ve třech: smí se každému vyložit <jail>?
    .text = { $three_player_game ->
        [true] Ano. <sheriff> ve hře není.
       *[other] {""}
    }
ruling-HN-GHO-3 = <ghost_town>: jsem zpátky jako duch. Dá se na mě střílet?
    .text = Ano, ale do konce tahu ze hry nevypadneš: duch nemá co ztratit.
ruling-HN-GHO-2 = <ghost_town>: má duch schopnost?
    .text = Ano, tu, kterou má jeho postava.
ruling-HN-HAN-2 = Střílí <volcanic> bez omezení, i když platí <hangover>?
    .text = Ano. Neplatí jen schopnosti postav, zbraně ano.
ruling-HN-DAL-2 = <daltons>: smím odhodit kartu <jail> nebo <dynamite>?
    .text = Ano, kteroukoli modrou kartu, která leží před tebou. Když nějaká leží, jedna pryč musí.
ruling-HN-BLE-2 = Co znamená <blessing> pro otočené karty?
    .text = Všechny jsou srdce: <barrel> pomůže vždycky, <jail> tě vždycky pustí a <dynamite> { part-never_goes_off }.
ruling-HN-CUR-2 = Co znamená <curse> pro otočené karty?
    .text = Všechny jsou piky: <barrel> nepomůže nikdy, <jail> tě nikdy nepustí a <dynamite> { part-goes_off } při každé 2 až 9.
ruling-HN-REV-2 = Zachrání mě <beer>, když platí <reverend>?
    .text = Ne. Kartu <beer> nehraje nikdo, ani ve svém tahu. <saloon> se hrát smí.
ruling-HN-SER-2 = Smím ve svém tahu zahrát <gatling>, když platí <sermon>?
    .text = Ano. Ve vlastním tahu nejdou použít jen karty <bang>, a to ani v souboji.
ruling-HN-NOO-2 = Leží přede mnou <jail>. Vezme mi <high_noon> život?
    .text = Ano, ještě než přijde na řadu <jail>. Nemůže za to nikdo.
ruling-FF-FIS-2 = <fistful_of_cards>: dvěma kartami se ubráním. Ubude tím útoků?
    .text = Ne. Karty v ruce se počítají jednou, na začátku tvého tahu.
ruling-FF-AMB-2 = Pomáhá <mustang>, i když platí <ambush>?
    .text = Ano. Všichni jsou na vzdálenost 1 a od té se <mustang> a <scope> počítají jako vždycky.
ruling-FF-DEA-3 = <dead_man>: <outlaw> se vrátil a zase umírá. Je za něj znovu odměna?
    .text = Ano. Kdo se vrátil, je hráč jako každý jiný.
ruling-FF-LIQ-2 = <hard_liquor>: smím vynechat lízání, když mi žádný život nechybí?
    .text = Ne, jen když ti nějaký chybí. A vynecháš celou 1. fázi.
ruling-FF-JUD-2 = Platí <judge>. Fungují karty, které už přede mnou leží?
    .text = Ano. Jen se žádná nová nesmí vyložit.
ruling-FF-LAS-2 = Platí <lasso>. Otáčí se kvůli kartám <dynamite> a <jail>?
    .text = { $lasso_jail ->
        [asleep] Ne. Zůstanou ležet a pokračují, až <lasso> něco přikryje.
       *[other] {""}
    }
ruling-FF-LAW-3 = <law_of_the_west>: druhá karta byla <missed>. Musím ji zahrát?
    .text = Ne. Zahrát ji musíš, jen když to ve tvém tahu jde.
ruling-FF-RIC-2 = <ricochet>: počítá se útok na kartu jako moje jediná karta <bang>?
    .text = Ne. Můžeš to udělat tolikrát, kolik máš karet <bang>, a na jakoukoli vzdálenost.
ruling-FF-ROU-2 = <russian_roulette>: smím si <missed> nechat?
    .text = { $roulette_refusal ->
        [true] Ano. Ztratíš 2 životy a je konec.
       *[other] {""}
    }
ruling-FF-SNI-2 = <sniper>: počítá se ten výstřel jako moje jediná karta <bang>?
    .text = Ne. Stojí ale 2 karty <bang> a cíl musí být na dostřel.
ruling-FF-VEN-2 = Kartou <jail> přicházím o tah. Otáčím kartu, když platí <vendetta>?
    .text = Ne.
