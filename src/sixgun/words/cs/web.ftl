# Co říkají stránky kolem webového stolu.

## Všude

web-home = Úvodní stránka
web-menu = Nabídka
web-more = Další
web-skip = Přejít na obsah
web-close = Zavřít
web-cancel = Zrušit
web-loading = Moment…
web-try_again = Zkusit znovu
web-yes = ano
web-no = ne
web-copied = Zkopírováno.
web-language = Jazyk
web-imprint = Sixgun je svobodný software. BANG! je hra, kterou vymyslel Emiliano Sciarra; tento projekt nemá s jejími vydavateli nic společného.
web-offline = Bez připojení. Jakmile naskočí síť, pokračujeme.
web-missing = Vedle!
web-missing_hint = Taková stránka tu není.

## Úvodní stránka

web-hero = Pravé poledne. Jsi na tahu.
web-hero_lead = Karetní hra BANG! v prohlížeči: jeden šerif, tajné role a věřit se nedá nikomu. Bez instalace, bez účtu.
web-deal = Rozdej karty
web-dealing = Rozdáváme…
web-shuffling = Míchá se…
web-deal_hint = Hned a proti botům
web-deal_seed = Rozdání číslo { $seed }
web-deal_random = Raději zamíchat
web-edition = Vydání
web-players = Hráči
web-bots = Boti
web-level = Jak dobře boti hrají
web-level_easy = Zelenáč
web-level_normal = Kovboj
web-level_hard = Pistolník
web-level_expert = Legenda
web-continue = Zpátky do hry
web-go_on = Pokračovat
web-with_friends = Hrát s přáteli
web-learn = Naučit se hrát
web-create = Založit stůl
web-create_hint = Pro přátele i boty, podle tvých pravidel
web-tables = Stoly
web-tutorial = Jak se hraje
web-tutorial_hint = Za tři minuty to umíš
web-hotseat = Všichni na jednom zařízení
web-rules = Pravidla
web-rules_hint = Jak se hraje, každá karta, každé vydání
web-replays = Záznamy
web-join = Mám kód
web-join_hint = Máš kód nebo odkaz? Napiš ho sem.
web-join_button = Připojit se
web-code = Kód stolu
web-code_placeholder = Kód nebo odkaz
web-code_wrong = Kód má šest nebo deset písmen a číslic. Zkontroluj ho.

## Jméno

web-name_title = Jak ti máme říkat?
web-name_label = Tvé jméno u stolu
web-name_hint = Nejvýš 24 znaků. Žádný účet, žádné heslo.
web-name_save = Tak mi říkejte
web-guest = Host
web-name_change = Změnit jméno
web-rename = Změnit jméno ({ $name })
web-known_as = U stolu ti říkáme: { $name }
web-unknown = Zatím tě tu nikdo nezná.

## Nastavení

web-settings = Nastavení
web-theme = Vzhled
web-theme_system = Podle systému
web-theme_saloon = Saloon
web-theme_noon = Poledne
web-theme_night = Noc
web-theme_contrast = Vysoký kontrast
web-speed = Rychlost animací
web-speed_none = Bez animací
web-speed_normal = Běžná
web-speed_double = Dvojnásobná
web-speed_fourfold = Čtyřnásobná
web-motion = Pohyb
web-motion_system = Podle systému
web-motion_full = Plný
web-motion_reduced = Omezený
web-announce = Co předčítá čtečka obrazovky
web-announce_everything = Všechno
web-announce_mine = Co se týká tebe
web-announce_nothing = Nic
web-sound = Zvuky
web-sound_hint = Výstřely, karty a zvonek, když jsi na tahu
web-volume = Hlasitost
web-confirm = Varovat před plýtváním
web-confirm_hint = Třeba před pivem, které nic nevyléčí
web-one_tap = Hrát jedním klepnutím
web-one_tap_hint = Pro zkušené: karta se zahraje hned
web-vibrate = Vibrace
web-vibrate_hint = V telefonu, když se hra ptá tebe
web-title_alert = „Jsi na řadě“ v záložce
web-title_alert_hint = Záložka ukáže, že se čeká na tebe
web-notify = „Jsi na řadě“ na zamčeném telefonu
web-notify_hint = Oznámení, když je hra na pozadí
web-notify_refused = Tady to prohlížeč nedovoluje.
web-single_keys = Jednoklávesové zkratky
web-single_keys_hint = Vypnuto: písmena a číslice nic nedělají, Tab, Enter a Esc fungují dál

## Klávesy

web-keys = Klávesy
web-key_sheet = Tento přehled
web-key_tab = Na další prvek
web-key_enter = Stisknout ho
web-key_escape = Zavřít, vzít volbu zpět

## Založení stolu

web-create_lead = Vyber předlohu, změň, co chceš, a pozvi ostatní. Vše si zapamatujeme na příště.
web-create_button = Otevřít stůl
web-presets = Předlohy
web-preset_friends = Večer s přáteli
web-preset_friends_hint = Soukromě, přes odkaz; půl minuty na každou volbu
web-preset_first = První hra
web-preset_first_hint = Zjednodušená, pokud ji vydání má, a bez hodin
web-preset_open = Otevřený stůl
web-preset_open_hint = Kdokoli si může přisednout nebo se dívat
web-preset_match = O žebříček
web-preset_match_hint = Rychle, s hodnocením a nikdo se ti nedívá přes rameno
web-bot_fewer = O jednoho bota méně
web-bot_more = O jednoho bota více
web-seats_free = { $count ->
    [0] Pro lidi nezbývá žádné místo.
    [one] Pro lidi zbývá { $count } místo.
    [few] Pro lidi zbývají { $count } místa.
   *[other] Pro lidi zbývá { $count } míst.
}
web-pace = Čas na rozmyšlenou
web-access = Kdo smí hrát, dívat se a mluvit
web-access_public = veřejný stůl
web-access_private = jen s odkazem
web-pace_relaxed = Pohodový
web-pace_relaxed_hint = 90 sekund na každou volbu, 5 minut v záloze
web-pace_normal = Běžný
web-pace_normal_hint = 30 sekund na každou volbu, 2 minuty v záloze
web-pace_fast = Rychlý
web-pace_fast_hint = 12 sekund na každou volbu, 30 sekund v záloze
web-pace_none = Bez hodin
web-pace_none_hint = Nikdo nespěchá
web-public = Veřejný stůl
web-public_hint = Stůl je v seznamu a kdokoli si může sednout
web-spectators = Diváci
web-spectators_hint = Kdo má odkaz, smí se dívat a vidí to, co všichni
web-chat = Chat
web-chat_hint = Volný text; hotové hlášky fungují vždy
web-dead = Kdo je mimo hru, vidí všechno
web-dead_hint = I cizí karty v ruce
web-rated = Hodnocená hra
web-rated_hint = Hra se počítá do žebříčku
web-deal_title = Rozdávání
web-choose_characters = Na výběr ze dvou postav
web-choose_characters_hint = Každý dostane dvě a jednu si nechá
web-simplified = Zjednodušená první hra
web-simplified_hint = Jak ji pravidla navrhují pro první hraní
web-as_booklet = { $value } (jako v pravidlech)
web-house_rules = Domácí pravidla
web-house_rules_count = { $count ->
    [0] žádná
    [one] { $count } změna
    [few] { $count } změny
   *[other] { $count } změn
}
web-house_rules_hint = Změnit se dá vše, v čem se vydání liší.
web-house_rules_reset = Zpět k pravidlům vydání
web-practice = Cvičení
web-practice_hint = Urči, kdo hraje co. Taková hra se nehodnotí.
web-fixed_roles = Role na místech { $seats }
web-fixed_characters = Postavy na místech { $seats }
web-fixed_position = Karty v ruce, balíček i všechno ostatní
web-fixed_shuffle = Zamíchání
web-practice_role = Role na místě { $number }
web-practice_character = Postava na místě { $number }
web-by_chance = náhodně
web-position = Začít od téhle pozice
web-position_hint = V zápisu podle docs/notation.md; prázdné pole znamená nové rozdání.
web-seat = Místo { $number }

## Před hrou

web-table_title = Stůl { $code }
web-lobby = Za chvíli se rozdává
web-lobby_invited = { $count ->
    [one] { $count } místo je volné. Posaď se!
    [few] { $count } místa jsou volná. Posaď se!
   *[other] { $count } míst je volných. Posaď se!
}
web-lobby_full = Všechna místa jsou obsazená. Můžeš se dívat.
web-lobby_free = { $count ->
    [one] { $count } místo je volné: pozvi někoho, nebo tam posaď bota.
    [few] { $count } místa jsou volná: pozvi někoho, nebo tam posaď boty.
   *[other] { $count } míst je volných: pozvi někoho, nebo tam posaď boty.
}
web-lobby_waiting = Ještě se čeká: { $names }
web-lobby_startable = Všichni jsou připraveni: rozdávej!
web-lobby_host_starts = Všichni jsou připraveni. Rozdává hostitel.
web-seats = Místa
web-seat_free = Volné místo
web-sit_here = Sednout sem
web-sit_down = Posadit se
web-watch = Dívat se
web-get_ready = Můžeme začít
web-is_ready = Připraveno
web-not_ready = Ještě ne
web-deals = Rozdává karty
web-away = Teď tu není
web-start = Rozdat
web-fill_and_start = Doplnit boty a rozdat
web-leave = Odejít
web-me = ty
web-hand_over = Předat vedení stolu
web-ask_first = Nejdřív se zeptat
web-ask_first_hint = O tom, kdo si sedne, rozhoduješ ty
web-knocks = Chce si přisednout
web-admit = Pustit ke stolu: { $name }
web-turn_away = Odmítnout: { $name }
web-close_table = Zavřít stůl
web-about_person = Další možnosti: { $name }
web-remove_player = Poslat od stolu
web-ban_player = Poslat od stolu navždy
web-mute_player = Umlčet
web-block_player = Zablokovat
web-blocks = Koho blokuješ
web-unblock = Odblokovat ({ $name })
web-blocked = Zprávy už ti nepřijdou: { $name }.
web-report_insults = Nahlásit urážky
web-report_name = Nahlásit jméno
web-report_cheating = Nahlásit podvádění
web-report_other = Nahlásit něco jiného
web-reported = Děkujeme. Provozovatel serveru se o tom dozví: { $name }.
web-bot_of = Bot: { $level }
web-bot_level = Bot na místě { $number }
web-bot_remove = Poslat bota pryč ({ $name })
web-won_games = { $count ->
    [one] { $count } výhra
    [few] { $count } výhry
   *[other] { $count } výher
}
web-watchers = { $count ->
    [one] Dívá se { $count } člověk.
    [few] Dívají se { $count } lidé.
   *[other] Dívá se { $count } lidí.
}
web-invite = Pozvánka
web-copy_link = Zkopírovat odkaz
web-share = Sdílet
web-share_text = Pojď si zahrát BANG! – stůl { $code }
web-qr = Odkaz jako QR kód
web-reach_network = Pro všechny na stejné Wi-Fi jako toto zařízení
web-reach_device = Tento odkaz funguje jen na tomto zařízení. Chceš-li pustit kamarády na stejné Wi-Fi, ukonči hru a spusť ji znovu takto: { $command }
web-other_link = Jiná adresa
web-to_rules = Pravidla tohoto vydání

## Spojení a stůl

web-no_table = Takový stůl tu není
web-closed = Tento stůl je zavřený
web-closed_hint = Tady už nikdo nehraje.
web-to_replay = K záznamu
web-reconnecting = Spojení vypadlo, připojujeme se…
web-restarting = Server se restartuje. Nic se neztratí.
web-only_players = Tenhle stůl vidí jen hráči, kteří u něj sedí.
web-outdated = Server byl mezitím aktualizován. Obnov stránku a hraj dál.
web-reload = Obnovit stránku

## Seznamy

web-table_of = { $name } · { $code }
web-tables_open = Volná místa
web-tables_running = Hry ke sledování
web-tables_none = Teď nikdo nečeká. Založ stůl!
web-status_lobby = před rozdáním
web-status_playing = hraje se
web-status_over = mezi hrami
web-status_closed = zavřeno
web-replays_which = Které hry
web-replays_mine = Moje
web-replays_public = Z veřejných stolů
web-replays_none = Zatím žádné hry.
web-moves = { $count ->
    [one] { $count } volba
    [few] { $count } volby
   *[other] { $count } voleb
}
web-i_won = Výhra
web-i_lost = Prohra
web-ranking = Žebříček
web-ranking_hint = Jen hodnocené hry. Počítá se s tím, že strany nejsou stejně velké.
web-ranking_none = Zatím žádná hodnocená hra.
web-results = Výsledky
web-my_results = Moje výsledky
web-place = Pořadí
web-name = Jméno
web-rating = Hodnocení
web-games = Hry
web-wins = Výhry
web-win_share = Úspěšnost
web-won_of = { $wins } z { $games }
web-results_none = Zatím žádná dohraná hra.
web-by_role = Podle role
web-by_edition = Podle vydání
web-by_character = Podle postavy

## Pravidla

web-rulebook = Pravidla ke čtení
web-rulebook_hint = Celá hra tak, jak ji má tohle vydání. Tečkovaná slova vedou k pravidlu.
web-try_example = Vyzkoušet u stolu
web-rulebook_print = Vytisknout
web-rulebook_contents = Kapitoly
web-rulebook_terms = Pojmy od A do Z
web-distances_you = Ty
web-distances_reached = Vzdálenost { $distance }, dostřelíš
web-distances_too_far = Vzdálenost { $distance }, moc daleko
web-distances_range = Dosah tvé zbraně
web-distances_nearer = { $deck ->
    [dodge80] { $name-binocular }
   *[other] { $name-scope }
} před tebou: −1
web-distances_hint = Červeně svítí, na koho dostřelíš. Klepni na hráče a bude mít kartu { $name-mustang }.
web-rules_sections = Části pravidel
web-rules_cards = Karty
web-rules_characters = Postavy
web-rules_roles = Role
web-rules_events = Karty událostí
web-rules_settings = Rozdíly
web-rules_search = Hledat
web-rules_found = Nalezeno: { $count }
web-rules_nothing = Nic se nenašlo.
web-rules_copies = { $count ->
    [one] { $count }× v balíčku
    [few] { $count }× v balíčku
   *[other] { $count }× v balíčku
}
web-rules_faces = Barvy a hodnoty
web-rulings = Otázky k pravidlům
web-rulings_none = Na to se zatím nikdo neptal.
web-rulings_ledger = { $count ->
    [one] { $count } záznam v seznamu pravidel, anglicky
    [few] { $count } záznamy v seznamu pravidel, anglicky
   *[other] { $count } záznamů v seznamu pravidel, anglicky
}
web-source_lines = Příručka, řádky { $lines }
web-source_decided = V žádné příručce to není; takhle se hraje tady
web-source_silent = V této příručce to není, v jiných ano
web-roles_by_players = Role podle počtu hráčů
web-compare_with = Porovnat s vydáním
web-compare_only = Jen co se liší
web-compare_count = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}

## Jedno zařízení

web-hotseat_lead = Hrajete na jednom zařízení a podáváte si ho. Při každém předání zakryje karty opona.
web-people = Lidé
web-hotseat_count = Hráčů je { $players }, ale toto vydání je pro { $fewest } až { $most }. Přidej, nebo uber.
web-hotseat_names = Jména
web-hotseat_name = Hráč { $number }

## Soukromí

web-privacy = Soukromí a provozovatel
web-privacy_kept = Ukládáme tvé jméno, náhodné číslo, které tě zastupuje, tvé hry a chat běžících stolů. Žádný e-mail, žádné reklamy.
web-privacy_browser = Prohlížeč uchovává jednu cookie, která říká, které náhodné číslo ti patří, a tvé nastavení. Tvá podezření vůči ostatním tento prohlížeč nikdy neopustí.
web-privacy_others = Žádná stránka Sixgunu nenačítá nic odjinud.
web-privacy_for_days = Dohrané hry se mažou po { $days ->
    [one] jednom dni
    [few] { $days } dnech
   *[other] { $days } dnech
}.
web-operator = Kdo tenhle server provozuje
web-operator_unknown = To tu není napsáno.
web-rejoin = Jiné zařízení
web-rejoin_hint = S tímto osobním odkazem tě hra pozná i na jiném zařízení, včetně tvých míst. Platí jednou a deset minut. Nikomu ho neukazuj.
web-rejoin_copy = Zkopírovat osobní odkaz
web-devices = Zařízení
web-devices_hint = Tady tě hra zná. Ztracené zařízení můžeš odhlásit.
web-device_unknown = Neznámý prohlížeč
web-device_old = Dlouho nepoužité prohlížeče
web-device_here = tohle zařízení
web-device_seen = naposledy { $day }
web-log_out = Odhlásit
web-log_out_device = Odhlásit: { $device }
web-log_out_everywhere = Odhlásit všude
web-programs = Moje programy
web-programs_hint = Tvůj program si může sednout ke stolu pod vlastním jménem. Všichni za ním vidí 🤖.
web-program_name = Jméno programu
web-program_make = Vydat klíč
web-program_token = Klíč programu { $name }, vidíš ho jen teď:
web-program_delete = Smazat { $name }
web-log_out_sure = Heslo tu není: zpátky se dostaneš jen ze zařízení, kde tě hra ještě zná, nebo přes osobní odkaz z něj. Jinak přijdeš o své jméno, výsledky i místa.
web-logged_out = Odhlášeno.
web-my_data = Co je o mně uloženo
web-my_data_hint = Vezmi si to s sebou, nebo to nech smazat. Ve společných hrách tě pak zastoupí cizinec.
web-export = Stáhnout vše
web-forget = Zapomeňte na mě
web-forget_sure = Tvé jméno, výsledky a místa budou smazány. Nedá se to vzít zpět.
web-forgotten = Zapomenuto. Bylo nám potěšením.

## Výuka

web-next = Dál
web-lesson_step = { $number } z { $count }
web-lesson_skip = Přeskočit
web-lesson_deal = Rozdat opravdovou hru
web-lesson_play_on = Hrát dál tady
web-lesson_welcome = Vítej! { $name-dynamite ->
    [Infekce] Tvou roli znají všichni: { $name-sheriff }. Žetony zdraví
   *[other] Nosíš hvězdu, takže tvou roli znají všichni: { $name-sheriff }. { $name-life_token ->
        [kulka] Kulky
       *[other] Náboje
    }
} pod tvým jménem jsou tvé životy.
web-lesson_roles = Ostatní své role tají. Jdou po tobě: { $name-outlaw_side } a { $name-renegade }. Zjisti, kdo to je, a zbav se jich.
web-lesson_distance = Číslo u každého místa říká, jak je daleko. Zatím dostřelíš jen na sousedy; naproti je vzdálenost 2.
web-lesson_weapon = Lepší zbraň dostřelí dál. Klepni v ruce na kartu { $name-schofield }: poprvé si ji přečteš, podruhé ji vyložíš před sebe.
web-lesson_bang = Teď { $name-bang } Klepni na kartu a pak na hráče naproti. Smíš to jen jednou za tah; zachrání ho { $name-missed }, někdy i { $name-barrel } a štěstí.
web-lesson_beer = Chybí ti život. { $name-beer } ho vrátí.
web-lesson_stagecoach = { $name-stagecoach } přiveze dvě nové karty. Když něco zahrát nejde, klepni na to a dozvíš se proč.
web-lesson_end_turn = Kartu { $name-missed } si nech na později. V ruce smíš mít tolik karet, kolik máš životů. Ukonči tah.
web-lesson_others = Teď hrají ostatní. Sleduj, kdo střílí na koho: tím prozradí, kdo jsou.
web-lesson_attack = Střílí se na tebe! Zahraj { $name-missed }, jestli můžeš. Jinak ztratíš život.
web-lesson_again = Výborně. { $name-bart_cassidy }, tvoje postava, si za každý ztracený život lízne kartu. Za chvíli jsi zase na tahu.
web-lesson_finish = A to je celé: lízni dvě, hraj, odhoď. Co která karta umí, zjistíš, když ji podržíš. Jdeme na to?
