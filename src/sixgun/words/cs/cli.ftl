# Příkazová řádka: nápověda, chyby, prostý stůl, simulace, přehrávání.

## Nápověda

cli-help = Karetní hra BANG!, do puntíku podle pravidel.
cli-help-version = Ukáže verzi a skončí
cli-help-lang = Jazyk: { $names }
cli-help-edition = Vydání: { $names }
cli-help-json = Vypíše JSON, pro programy
cli-help-play = Zahraje hru proti botům, v prohlížeči nebo v terminálu.
cli-help-play-plain = V terminálu, jako prostý text řádek po řádku, místo v prohlížeči
cli-help-play-players = Počet hráčů
cli-help-play-seed = Rozdá hru, která patří k tomuto číslu; bez něj rozhoduje náhoda
cli-help-play-seat = Tvoje místo, počítáno od 0
cli-help-play-bots = Kdo hraje proti tobě. V prohlížeči úroveň, v terminálu bot: { $names }
cli-help-play-host = Adresa stolu v prohlížeči; 0.0.0.0 pustí i jiné počítače
cli-help-play-port = Port stolu v prohlížeči; bez něj první volný od 8470, s 0 kterýkoli volný
cli-help-play-no-browser = Spustit stůl v prohlížeči, ale žádný prohlížeč neotvírat
cli-help-play-set = Domácí pravidlo, jako jméno=hodnota; i vícekrát
cli-help-play-character = Tvoje postava
cli-help-play-role = Tvoje role: { $names }
cli-help-play-choose = Všichni si vybírají jednu ze dvou postav
cli-help-play-simplified = Zjednodušená první hra, má-li ji vydání
cli-help-play-name = Tvoje jméno
cli-help-play-save = Po každé volbě uloží hru do tohoto souboru
cli-help-play-load = Pokračuje ve hře z tohoto souboru
cli-help-sim = Zahraje mnoho her mezi boty a spočítá, kdo vyhrává.
cli-help-sim-players = Počet hráčů
cli-help-sim-games = Počet her
cli-help-sim-bots = Kdo hraje: { $names }; jedno jméno, nebo pro každé místo jedno, oddělená čárkami
cli-help-sim-seed = Stejné číslo zahraje stejné hry
cli-help-sim-jobs = Počet procesů; jinak jeden na každé jádro
cli-help-sim-limit = Po kolika volbách se hra nechá nedohraná
cli-help-replay = Převypráví uloženou hru, volbu po volbě.
cli-help-replay-file = Uložená hra
cli-help-replay-seat = Jak ji vidělo toto místo, počítáno od 0
cli-help-replay-open = Se všemi kartami odkrytými
cli-help-replay-step = Jen tato volba a stůl po ní; 0 je rozdání
cli-help-verify = Zkontroluje uloženou hru: míchání, volby, vítěze. Návratový kód 0: slib zadaný pomocí --saw platí; 3: hra si neodporuje, o slibu se nic neví; 1: nesedí.
cli-help-verify-saw = Slib, který stůl ukázal před rozdáním
cli-help-verify-mine = Tvoje místo a tvůj podíl na míchání, třeba 2:5f09…
cli-help-editions = Ukáže vydání.

## Chyby

cli-error-lang = Jazyk „{ $wanted }“ neexistuje. Na výběr je: { $names }.
cli-error-edition = Vydání „{ $wanted }“ neexistuje. Na výběr je: { $names }.
cli-error-players = { $edition }: počet hráčů { $least } až { $most }, ne { $wanted }.
cli-error-seat = Místo { $wanted } neexistuje: místa jsou 0 až { $last }.
cli-error-bots = Boti „{ $wanted }“ neexistují. Na výběr je: { $names }.
cli-error-level = Úroveň „{ $wanted }“ v prohlížeči není. Na výběr: { $names }.
cli-error-seed = V prohlížeči může být číslo rozdání nejvýš { $most }.
cli-error-plain-only = { $names }: jen v terminálu. Přidej --plain.
cli-error-browser-only = { $names }: jen v prohlížeči. Vynech --plain.
cli-error-bots-count = Napiš jedno jméno botů pro všechny, nebo { $seats } (pro každé místo jedno), ne { $count }.
cli-error-character = Postava „{ $wanted }“ není ve vydání { $edition }. Na výběr je: { $names }.
cli-error-role = Role „{ $wanted }“ neexistuje. Na výběr je: { $names }.
cli-error-setting = „{ $wanted }“ není domácí pravidlo; píše se jako beer_mode=prevent.
cli-error-options = Takto hrát nelze: { $reason }.
cli-error-name = Jméno má 1 až { $most } znaků a žádné „#“.
cli-error-load-options = S --load hra pokračuje tak, jak byla domluvena: vynech { $names }.
cli-error-seat-and-open = Buď --seat, nebo --open, ne obojí.
cli-error-saw = Slib má 64 šestnáctkových číslic, „{ $given }“ ne.
cli-error-mine = --mine je místo a podíl o 64 šestnáctkových číslicích, třeba 2:5f09…, ne „{ $given }“.
cli-error-step = Volba { $wanted } neexistuje: hra jich má { $last }.
cli-error-read = Soubor { $file } nelze přečíst: { $reason }.
cli-error-write = Soubor { $file } nelze zapsat: { $reason }.
cli-error-exists = Soubor { $file } už existuje. Pokračovat v té hře: --load { $file }
cli-error-text = Soubor { $file } není text.
cli-error-record = Soubor { $file } není hra, kterou lze přehrát: { $reason }.
cli-error-rules = Soubor { $file } je hra podle verze pravidel { $theirs }; toto je verze pravidel { $ours }.
cli-error-worker = Proces, který hrál hry, skončil předčasně.
cli-error-extra = Chybí k tomu balíček { $package }. Nainstaluje ho: pip install "sixgun[{ $extra }]"
cli-error-play-extra = Pro hru v prohlížeči chybí balíček { $package }. Nainstaluje ho: pip install "sixgun[{ $extra }]". V terminálu se hraje i bez něj: sixgun play --plain

## Vydání

cli-editions-name = Vydání
cli-editions-title = Název
cli-editions-players = Hráčů
cli-editions-cards = Karet
cli-editions-characters = Postav
cli-version = sixgun { $version }, verze pravidel { $rules }, jádro { $compiled ->
    [true] přeložené
   *[false] interpretované
}

## Prostý stůl

cli-names = Ada Bořek Cilka Dan Eva Filip Gita Hana
cli-title = { $edition }, { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
cli-greeting = Jsi { $who }. Co můžeš psát, ukáže h.
cli-your-role = Tvoje role: { $role }. { $text }
cli-your-character = Tvoje postava: { $character }. { $text }
cli-piles = Lízací balíček { $deck } · odhazovací balíček { $discards }
    .top = Lízací balíček { $deck } · odhazovací balíček { $discards }, navrchu { $top }
cli-display = Odkryté: { $cards }
cli-event = Událost: { $event }
    .text = Událost: { $event }. { $text }
cli-event-next = Příští událost: { $event } ({ $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
})
cli-counter-clockwise = V tomhle seznamu se hraje zdola nahoru.
cli-col-player = Hráč
cli-col-character = Postava
cli-col-life = Životy
cli-col-hand = Ruka
cli-col-reach = Dosah
cli-col-distance = Vzd.
cli-col-role = Role
cli-you = ty
cli-dead = mimo
cli-ghost = duch
cli-has-ability = schopnost: { $character }
cli-hand = Tvoje ruka: { $cards }
cli-hand-as = Tvoje ruka, vše jako { $suit }: { $cards }
cli-no-hand = Nemáš v ruce žádnou kartu.
cli-not-now = Teď ne:
cli-which-target = Na koho?
cli-which-take = Kterou kartu?
cli-which-card = Kterou kartu odhodíš?
cli-go-on = Dál
cli-interrupt = { $waiting }. Teď můžeš použít svou schopnost.
cli-ask = Číslo
cli-ask-only = Číslo, nebo Enter
cli-ask-back = Číslo, b: zpět
cli-bad-number = { $wanted } tu není: napiš číslo od 1 do { $last }.
cli-bad-input = Napiš číslo od 1 do { $last }; h ukáže, co ještě lze.
cli-nothing-called = „{ $wanted }“ tu není. Zkus jméno karty, postavy, role nebo hráče.
cli-meant = To může být: { $names }.
cli-explain-card = { $name } ({ $colour }): { $text }
cli-explain-character = { $name } ({ $life ->
    [one] { $life } život
    [few] { $life } životy
   *[other] { $life } životů
}): { $text }
cli-explain-role = { $name }: { $text }
cli-explain-event = { $name } ({ $name-event_card }; { $source }): { $text }
cli-explain-event-now = Právě platí.
cli-explain-event-next = Přijde jako další.
cli-explain-event-past = Už platila.
cli-explain-event-later = Ještě se neotočila.
cli-explain-playable = Teď můžeš zahrát: { $card }.
cli-explain-refused = Teď nejde zahrát: { $card }. { $reason }
cli-explain-target = { $card }: { $reason }
    .target = { $card } → { $target }: { $reason }
cli-explain-distance = { $who }: vzdálenost { $distance } = { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
} + { $remoteness } − { $sight } (nejméně 1); tvá zbraň má dosah { $reach }.
cli-help-title = Co můžeš psát:
cli-help-number = číslo toho, co volíš; Enter, je-li jen jedno
cli-help-explain = co je karta, postava, role nebo hráč a proč teď ne
cli-help-rule = nahlédnout do pravidel, podle označení nebo slov
cli-help-pass = nedělat nic: ukončit tah, schytat zásah, nepoužít
cli-help-table = znovu ukázat stůl
cli-help-back = zpět, když volíš krok za krokem
cli-help-save = uložit hru
cli-help-quit = skončit
cli-help-example-explain = ? 2, ? pivo
cli-help-example-rule = r BR-BEE-4, r duel
cli-help-example-save = s SOUBOR
cli-save-how = Uložit hru: s a jméno souboru.
cli-save-exists = Soubor { $file } už existuje: zvol jiné jméno.
cli-saved = Uloženo do souboru { $file }.
cli-save-first = Do kterého souboru hru uložit? (Enter: neukládat)
cli-left = Odcházíš od stolu.
cli-left-saved = Odcházíš od stolu. Pokračovat lze takto: sixgun play --plain --load { $file }
cli-you-are-out = Jsi mimo hru; ostatní hrají dál.
cli-loaded = Hra pokračuje; { $count ->
    [one] zatím padla { $count } volba
    [few] zatím padly { $count } volby
   *[other] zatím padlo { $count } voleb
}.

## Konec

cli-end-title = Konec
cli-end-you-won = Vyhráváš!
cli-end-you-lost = Tentokrát to nevyšlo.
cli-end-law = Žádný { $name-outlaw } ani { $name-renegade } už nežije. Vítězí: { $winners }.
cli-end-outlaw = { $name-sheriff } je mrtvý. Vítězí: { $winners }.
cli-end-renegade = Zbývá jen { $name-renegade }. Vítězí: { $winners }.
cli-end-prey = Cíl padl. Vítězí: { $winners }.
cli-end-last = Poslední ve hře: { $winners }.
cli-end-key = Klíč zamíchání:
cli-end-replay = Přehrát nebo zkontrolovat: sixgun replay { $file }, sixgun verify { $file }

## Simulace

cli-sim-title = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $edition }, hráčů { $players }, boti { $bots }, výchozí číslo { $seed }
cli-sim-settings = Domácí pravidla: { $settings }
cli-sim-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($games, maximumFractionDigits: 0) } her/s, { NUMBER($decisions, maximumFractionDigits: 0) } voleb/s
cli-sim-length = Voleb ve hře: průměr { NUMBER($mean, maximumFractionDigits: 1) }, medián { $median }, nejvíce { $longest }
cli-sim-unfinished = Nedohráno po { $limit } volbách: { $unfinished }
cli-sim-wins = vyhráno
cli-sim-of = z
cli-sim-side = Strana
cli-sim-role = Role
cli-sim-seat = Místo, od začínajícího
cli-sim-bot = Boti
cli-sim-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-sim-progress = Hraje se
cli-sim-rate = { NUMBER($rate, maximumFractionDigits: 0) } her/s
cli-sim-stopped = Zastaveno; dohráno { $done } z { $games }.

## Přehrávání a důkazy

cli-replay-seat = Čí pohled: { $who }
cli-replay-open = Se všemi kartami odkrytými
cli-replay-public = Jak to mohli vidět všichni
cli-replay-unfinished = Hra není u konce.
cli-replay-pass = { $who }: { $choice }
cli-verify-kept = Server míchal s tajným číslem, ke kterému ho váže tebou zapsaný slib.
cli-verify-unknown = Hra si neodporuje. Co bylo slíbeno před rozdáním, se neví: zadej to pomocí --saw.
cli-verify-shuffled = { $count ->
    [0] Míchal jen server.
    [one] Se serverem míchal { $count } hráč.
    [few] Se serverem míchali { $count } hráči.
   *[other] Se serverem míchalo { $count } hráčů.
}
cli-verify-left-out = Slíbený podíl nepřišel včas: místo { $seats }.
cli-verify-mine = Tvůj podíl v míchání je: tyhle karty nemohl nikdo vybrat.
cli-verify-no-promise = Rozdáno podle klíče, bez slibu: kdo vybral klíč, mohl vybrat karty.
cli-verify-nothing-promised = Soubor { $file } je hra podle klíče: žádný stůl před rozdáním nic nesliboval.
cli-verify-other-promise = Soubor { $file } je jiné míchání. Zadáno { $saw }, rozdáno podle slibu { $found }.
cli-verify-not-mine = V souboru { $file } není podíl, který udáváš pro místo { $seat }.
cli-verify-choices = { $count ->
    [one] Jediná volba byla podle pravidel.
    [few] Všechny { $count } volby byly podle pravidel.
   *[other] Všech { $count } voleb bylo podle pravidel.
}
cli-verify-winners = Vítězové souhlasí: { $winners }.
cli-verify-computed = Vítězí: { $winners }; soubor to neříká.
cli-verify-unfinished = Hra není u konce, takže zatím nikdo nevyhrál.
cli-verify-failed = Soubor { $file } neobstál: { $reason }.
