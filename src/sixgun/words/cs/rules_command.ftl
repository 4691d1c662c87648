# Příkaz `sixgun rules`.

rules-help = Vyhledá kartu, postavu, pravidlo nebo rozdíl mezi dvěma vydáními.
rules-help-terms = Jméno, jiná slova nebo označení pravidla
rules-help-edition = Tak, jak to má toto vydání
rules-help-lang = Jazyk jmen a textů
rules-help-diff = Porovná dvě vydání
rules-help-json = Vypíše JSON

## Když něco chybí

rules-unknown-edition = Vydání „{ $wanted }“ neexistuje. Na výběr je: { $names }.
rules-unknown-lang = Jazyk „{ $wanted }“ neexistuje. Na výběr je: { $names }.
rules-unknown-id = Pravidlo s označením „{ $wanted }“ neexistuje.
rules-unknown-words = Na dotaz „{ $wanted }“ se nic nenašlo.
rules-not-in-edition = „{ $wanted }“ není ve vydání { $edition }; najdeš zde: { $names }.
rules-near = Možná: { $names }?

## Co se našlo

rules-card = { $border }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
} ve vydání { $edition }: { $faces }
rules-character = postava, { $life ->
    [one] 1 život
    [few] { $life } životy
   *[other] { $life } životů
}, ve vydání { $edition }
rules-entries = { $count ->
    [one] 1 pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
} na dotaz „{ $wanted }“ (anglicky)
rules-more = Další: { $count }. Méně jich bude s dalším slovem; všechna ukáže --json.
rules-in-all-editions = všechna vydání
rules-own-ruling = v žádné příručce: rozhodnutí tohoto projektu
rules-places = Místa: { $places }
rules-shown-by = Test: { $test }
rules-changes = Důsledek: { $changes }

## V čem se dvě vydání liší

rules-diff-title = { $a } ve srovnání s { $b }
rules-diff-none = Obě jsou stejná.
rules-diff-setting = Nastavení
rules-diff-settings = { $count ->
    [one] Liší se 1 nastavení
    [few] Liší se { $count } nastavení
   *[other] Liší se { $count } nastavení
}
rules-diff-points = { $count ->
    [one] 1 bod, ve kterém se příručky liší
    [few] { $count } body, ve kterých se příručky liší
   *[other] { $count } bodů, ve kterých se příručky liší
} (anglicky)
rules-does-not-apply = netýká se

## Bez slov

rules-overview-title = Co se dá vyhledat
rules-overview-thing = karta nebo postava
rules-overview-id = pravidlo, skupina pravidel, bod
rules-overview-words = všechna pravidla s těmito slovy
rules-overview-edition = tak, jak to má jiné vydání
rules-overview-diff = v čem se dvě vydání liší
rules-overview-editions = Vydání
rules-overview-box = karty: { $cards }, postavy: { $characters }
rules-overview-sections = { $count } pravidel podle oddílů (anglicky)
