# Laboratoř: dlouhá práce, turnaje, vyváženost, šance na výhru.

lab-help-resume = Uchovává hotovou práci v tomto souboru, a pokud už existuje, pokračuje od ní
lab-help-ray = Hraje na tomto clusteru Ray: jeho adresa, nebo „local“ pro vlastní (doplněk „cluster“)

lab-error-resume = V souboru { $file } není práce, ve které lze pokračovat: { $reason }.
lab-error-other = Soubor { $file } patří k práci s jiným nastavením: { $differences }.
lab-difference = { $name } je tam { $there }, zde { $here }
lab-error-extra = Chybí balíček { $package }; nainstaluje ho: pip install "sixgun[{ $extra }]"
lab-error-ray = Na adrese { $address } není cluster Ray: { $reason }.
lab-error-bot = Bot „{ $wanted }“ neexistuje: { $reason }.

lab-stalled = Delších než { $beyond } voleb: { $games } ({ NUMBER($percent, maximumFractionDigits: 2) } %)
lab-points = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-interval = 95 %
lab-from-to = { $low } až { $high }
lab-help-csv = Jako CSV, pro tabulkové programy
lab-error-either = Buď { $one }, nebo { $other }, ne obojí.

## Turnaje

lab-help-arena = Změří sílu bota: HERO na každém místě a v každé roli proti samým FIELD, ve stejně rozdaných hrách.
lab-help-arena-names = HERO a FIELD: { $names }, nebo vlastní jako modul:funkce
lab-help-arena-ladder = Místo toho ohodnotí dva a více botů u smíšených stolů
lab-help-arena-told = Hrdina zná skutečné role: kolik by se dalo získat jejich znalostí
lab-error-duel = Jsou třeba dva boti, hrdina a pole, ne { $count }. Hodnocení více botů: --ladder
lab-error-ladder = --ladder potřebuje aspoň dva boty, každého jen jednou, ne { $count }.
lab-arena-title = { $hero } proti poli: { $field }
lab-arena-about = { $edition }, hráčů { $players }, { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
}, her s hrdinou { $games }, výchozí číslo { $seed }
lab-arena-told = { $hero } zná skutečné role.
lab-arena-all = Všechny role
lab-arena-games = her
lab-arena-hero = vyhrává hrdina
lab-arena-field = vyhrává pole
lab-arena-difference = rozdíl, 95 %
lab-arena-time = Čas procesoru na tah: hrdina { NUMBER($hero, maximumFractionDigits: 3) } ms, pole { NUMBER($field, maximumFractionDigits: 3) } ms
lab-arena-stalled = Delších než { $beyond } voleb: s hrdinou { NUMBER($hero, maximumFractionDigits: 2) } %, bez něj { NUMBER($field, maximumFractionDigits: 2) } %
lab-arena-beliefs = Co si { $hero } myslí o tajných rolích: logaritmická ztráta, 0 je jistota
lab-arena-turn = Vlastní tah
lab-arena-asked = rolí
lab-arena-belief = odhad
lab-arena-prior = bez znalostí
lab-ladder-title = Hodnocení u smíšených stolů
lab-ladder-about = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $edition }, hráčů { $players }, výchozí číslo { $seed }
lab-ladder-rating = hodnocení
lab-ladder-played = míst
lab-ladder-note = Body nad botem { $first }; 400 je poměr deset ku jedné ve stejné roli.

## Vyváženost

lab-help-balance = Změří, jak je hra vyvážená: kdo vyhrává u kterého stolu, s kterou postavou, místem, kartou a nastavením.
lab-help-balance-edition = Vydání: { $names }; lze opakovat, jinak všechna
lab-help-balance-players = Počty hráčů; lze opakovat, jinak všechny, pro které vydání je
lab-help-balance-games = Her u každého stolu, tedy pro každé vydání a počet hráčů
lab-help-balance-bots = Kdo hraje: { $names }, nebo vlastní bot jako modul:funkce
lab-help-balance-setting = Které nastavení změnit, jako název=hodnota, nebo název pro každou hodnotu; lze opakovat; „none“ pro žádné. Jinak: { $names }
lab-help-balance-setting-games = V kolika hrách u každého stolu se každá změna zkouší; jinak ve všech
lab-help-balance-html = Zapíše zprávu do tohoto souboru jako jednu stránku HTML
lab-help-balance-csv = Zapíše všechna čísla do tohoto souboru jako CSV
lab-help-balance-parquet = Zapíše všechna čísla do tohoto souboru jako Parquet (doplněk „lab“)
lab-help-balance-pictures = Zapíše každý graf do této složky jako SVG
lab-error-players = Žádné z požadovaných vydání není pro tento počet hráčů: { $wanted }.
lab-error-setting = Nastavení „{ $wanted }“ neexistuje. Na výběr je: { $names }.
lab-error-change = { $wanted } nelze hrát u každého z těchto stolů.
lab-balance-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($games, maximumFractionDigits: 0) } her/s

lab-plot-all = Všechny stoly
lab-plot-players = Hráčů: { $players }
lab-plot-seat = Místo { $seat }
lab-plot-character = Procentní body nad stejnou rolí
lab-plot-dealt = V první ruce: zisk v bodech
lab-plot-drawn = Z balíčku: zisk v bodech
lab-plot-played = Zahráno: zisk v bodech

lab-column-edition = Stůl
lab-column-item = Co
lab-column-games = her
lab-column-value = hodnota
lab-column-interval = 95% interval
lab-column-setting = Nastavení

lab-page-title = Jak vyvážený je BANG!
lab-page-about = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, voleb { $decisions }, boti { $bots }, výchozí číslo { $seed }.
lab-page-stalled = Her delších než { $beyond } voleb: { NUMBER($percent, maximumFractionDigits: 3) } %.
lab-page-intervals = Bod je naměřená hodnota. Čára kolem něj je 95% interval: v 95 ze 100 takových pokusů v něm leží skutečná hodnota. Co platí o těchto botech, nemusí platit o lidech.
lab-page-reference = Boti z bang-serveru, základní hra
lab-page-figures = Čísla v tabulce
lab-page-sides = Kdo vyhrává
lab-page-sides-text = Podíl her, které vyhraje každá strana, podle počtu hráčů. Vyřazení vyhrávají se svou stranou. Ve třech hraje každý sám za sebe; na místě zákona tam stojí pomocník.
lab-page-roles = Role
lab-page-roles-text = Jak často vyhrává hráč s touto rolí, podle počtu hráčů.
lab-page-seats = Místa
lab-page-seats-text = Místa se počítají od začínajícího po směru hry: místo 0 je šerif, ve třech pomocník. Ostatní role se rozdávají náhodně, takže se ostatní místa liší jen polohou. Všechna vydání dohromady.
lab-page-characters = Postavy
lab-page-characters-text = O kolik procentních bodů častěji postava vyhrává než ostatní se stejnou rolí u stejných stolů. Postavy a role se rozdávají nezávisle, rozdíl tedy dělá postava.
lab-page-settings = Nastavení
lab-page-settings-text = Stejná rozdání se stejnou náhodou, jednou podle pravidel vydání a jednou s jedním změněným nastavením: o kolik procentních bodů podíl každé strany vzroste nebo klesne.
lab-page-cards = Karty
lab-page-cards-text = O kolik procentních bodů častěji vyhrává ten, kdo kartu měl, než ten, kdo ji ve stejné roli u stejného stolu neměl. První ruka je čistá náhoda, takže tento rozdíl je hodnota karty. Kdo žije déle, líže a hraje více karet, a kdo je v nouzi, hraje jiné než ten, kdo vede: u karet líznutých a zahraných rozdíl říká, ve kterých hrách se objevují, ne co způsobují.
lab-page-length = Délka
lab-page-length-text = Volby ve hře: bod je medián, čára zahrnuje osm her z deseti.

## Šance na výhru

lab-help-analyse = Ukáže, jak se v průběhu uložené hry měnily šance stran a co ji obrátilo.
lab-help-analyse-bots = Kdo z každého okamžiku hraje dál: { $names }, nebo vlastní bot jako modul:funkce
lab-help-analyse-playouts = Kolikrát se z každého okamžiku hraje dál
lab-help-analyse-open = Se známými kartami v rukou a rolemi; jinak se vše tajné pokaždé rozdá znovu
lab-help-analyse-choices = Po každé volbě, nejen na začátku každého tahu
lab-analyse-about = Okamžiků { $moments }, z každého se hrálo dál { $playouts }×, boti { $bots }
lab-analyse-public = Jak to ví divák: tajné role, karty v rukou a balíček se pokaždé rozdají znovu.
lab-analyse-open = S odkrytými kartami a rolemi: pokaždé se znovu zamíchá jen balíček.
lab-analyse-turn = Tah
lab-analyse-choice = volba
lab-analyse-turned = Co hru obrátilo
lab-analyse-steady = Hru neobrátil žádný jednotlivý okamžik.
lab-analyse-swing = Tah { $turn } ({ $who }), volby { $first } až { $last }: { $side } { $before } → { $after }
