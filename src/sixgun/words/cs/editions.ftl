# Názvy pravidel a jedna věta o každých.

name-edition_abacus = BANG! (Abacus)
name-edition_czech = BANG! (český překlad prvního vydání)
name-edition_fourth = BANG! čtvrté vydání
name-edition_walkingdead = BANG! The Walking Dead
name-edition_dodgecity = BANG! Dodge City
name-edition_combined = BANG! s Dodge City

text-edition_abacus = Německá hra z roku 2005: Beer pomáhá proti každé ztrátě a po neúspěšném Jail zbývá fáze 3.
text-edition_czech = Český překlad prvního vydání: žádnou schopnost není nutné použít a život navíc nedává Šerifovi další kartu.
text-edition_fourth = Dnešní základní hra: 80 karet, 16 postav, čtyři až sedm hráčů.
text-edition_walkingdead = Čtvrté vydání mezi živými mrtvými: jiná jména, téměř stejná pravidla.
text-edition_dodgecity = Samostatná hra Dodge City: 15 nových postav, zelené karty, tři až sedm hráčů.
text-edition_combined = Hra Abacus společně s Dodge City: 120 karet, 31 postav, tři až osm hráčů.
