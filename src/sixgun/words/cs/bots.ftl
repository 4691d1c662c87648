# Proč bot hraje právě tak: k čemu tah slouží, co si o kom myslí a které činy pro to mluví.
# Jména stojí za šipkou nebo před dvojtečkou.

bot-nothing_better = Nic jiného se teď nevyplatí.
bot-own_ability = Schopnost se tu hodí.
bot-finishes = → { $target }: zbývá poslední život.
bot-weakens = → { $target }: nejspíš protivník.
bot-robs = → { $target }: protivník nemá mít tolik karet.
bot-frees = Tahle karta tam, kde leží, jen škodí.
    .target = → { $target }: tahle karta tam, kde leží, jen škodí.
bot-jails = → { $target }: za mřížemi je to jistější.
bot-helps = → { $target }: nejspíš spojenec.
bot-hits_many = Zasáhne to víc protivníků než spojenců.
bot-heals = Životy mají přednost.
bot-draws = Víc karet, víc možností.
bot-arms = Lepší zbraň.
bot-equips = Pomáhá to, dokud to leží na stole.
bot-answers = Nejlepší odpověď.
    .target = Nejlepší odpověď (→ { $target }).
bot-takes_best = Nejužitečnější karta.
    .target = Nejužitečnější karta (→ { $target }).
bot-gives_up_least = Pryč jde nejméně užitečná karta.
bot-presses = → { $target }: hvězda musí padnout.
bot-last_duel = → { $target }: zbýváme už jen dva.
bot-believes = { $target }: pravděpodobně { $role } ({ $percent } %).
bot-deed_shot = { $who } → { $target }: výstřelů { $count }.
bot-deed_preferred = { $who } → { $target }: výstřelů { $count }, ačkoli na hvězdu bylo možné dostřelit.
bot-deed_duelled = { $who } → { $target }: výzev k souboji { $count }.
bot-deed_robbed = { $who } → { $target }: vzatých karet { $count }.
bot-deed_jailed = { $who } → { $target }: { $count ->
    [one] jednou
    [few] { $count }krát
   *[other] { $count }krát
 } do vězení.
bot-deed_helped = { $who } → { $target }: { $count ->
    [one] jednou
    [few] { $count }krát
   *[other] { $count }krát
 } pomoc.
bot-deed_killed = { $who } → { $target }: vyřazení ze hry.
bot-deed_spared = { $who } → { $target }: ušetření na dostřel { $count ->
    [one] jednou
    [few] { $count }krát
   *[other] { $count }krát
 }.

# Jak silní jsou boti a jakou mají povahu.

bot-level-easy = Lehká
bot-level-normal = Střední
bot-level-hard = Těžká
bot-level-expert = Expert
bot-temper-calm = klid
bot-temper-bold = odvaha
bot-temper-careful = opatrnost
bot-temper-greedy = hrabivost
bot-temper-grudging = zášť
bot-temper-quick = rychlý prst na spoušti
