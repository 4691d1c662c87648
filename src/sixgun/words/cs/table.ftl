# Stůl v prohlížeči: místa, ruka, otázky, panely, konec, přehrávání.

## Karta a co se s ní dá dělat

choice-card = { $card } { $rank }{ $suit ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
   *[clubs] ♣
}
choice-unknown = ?
choice-person = { $who } ({ $character })
choice-counts = { $card } platí; navrch odhazovacího balíčku: { $top }
choice-do = { $verb ->
    [use] Použít: { $card }
    [discard] Odhodit: { $card }
    [take] Vzít: { $card }
    [return] Vrátit: { $card }
   *[play] { $card }
}
choice-ability = Schopnost: { $character }
    .cards = Schopnost: { $character }, za to odhodit: { $cards }
choice-whole = { $done }
    .target = { $done } → { $target }
    .take-target = { $done } → { $target }: { $take }
    .pay = { $done }, za to odhodit: { $pay }
    .pay-target = { $done } → { $target }, za to odhodit: { $pay }
    .pay-take-target = { $done } → { $target }: { $take }, za to odhodit: { $pay }


## Místa

table-title = Stůl { $code }
table-others = Ostatní hráči
table-my_place = Moje místo
table-my_hand = Moje ruka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
table-no_cards = V ruce nejsou žádné karty
table-bot = Bot
table-away = pryč
table-out = mimo hru
table-won = Vítěz
table-has_turn = je na tahu
table-hand_count = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
table-reach = dosah { $reach }
table-distance = vzdálenost { $distance }
table-distance_parts = { $distance } ({ $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}{ $remoteness ->
    [0] { "" }
   *[other] , +{ $remoteness } za jejich úkryt
}{ $sight ->
    [0] { "" }
   *[other] , −{ $sight } za tvůj zrak
})
table-in_play = vyložené karty: { $cards }
table-suspected = podezření: { $role }
table-can_be_chosen = lze zvolit
table-can_not_be_chosen = nelze zvolit; stisknutím zjistíš proč
table-borrowed = Právě se schopností postavy { $character }
table-role_secret = tajná
table-aim = Cíl
table-suspicion = Moje podezření
table-suspicion_private = Tuto značku vidíš jen ty: nikdy neopustí toto zařízení.
table-no_suspicion = Žádné
table-level_easy = lehký
table-level_normal = normální
table-level_hard = těžký
table-level_expert = expert
table-mute = Ztlumit
table-unmute = Znovu slyšet
table-explain = Proč tento tah?
table-nothing_to_explain = Zatím není co vysvětlovat.

## Střed stolu

table-deck = { $name-draw_pile }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
table-discards = { $name-discard_pile }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
    .top = { $name-discard_pile }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }, navrchu { $top }

## Volba

table-question = Na co se hra ptá
table-card_playable = { $card }, lze zahrát
table-card_picked = { $card }, zvoleno
table-card_why = { $card }: { $why }
table-step_target = { $what }: zvol cíl.
table-step_take = { $what }: která karta?
    .target = { $what } → { $target }: která karta?
table-step_pay = { $what }: zvol kartu, kterou za to odhodíš.
table-step_price = { $what }: zvol { $count ->
    [one] ještě jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
} k odhození.
table-step_whole = { $what }
table-back = Zpět
table-use_ability = Schopnost: { $character }
table-if_not = Když to nestihneš, odpoví za tebe bot.
table-seconds = { $count ->
    [one] zbývá { $count } sekunda
    [few] zbývají { $count } sekundy
   *[other] zbývá { $count } sekund
}
table-nudge = Čekáme!
table-nudged = Ostatní na tebe čekají
table-your_turn = Jsi na řadě!
table-from_hand = ruka ({ $count })
table-counts = Tahle platí
table-ends_on_top = Navrch odhazovacího balíčku:
table-fold = Podívat se na stůl
table-unfold = Zpět k otázce
table-do_it = Přesto ano
table-do_not = Raději ne
table-never_ask = Už se neptat
table-regret_full_life = Máš všechny životy: přišlo by to nazmar.
table-regret_worse_weapon = Zbraň, která leží před tebou, má větší dosah než tahle.
table-regret_on_self = Chystáš se to použít na sebe.

## Panely

table-panels = Záznam, chat, pravidla, volby
table-log = Záznam
table-log_all = Vše
table-log_fights = Boje
table-log_cards = Karty
table-log_of = Jen řádky, kde je
table-log_everybody = Kdokoli
table-log_empty = Zatím není co vyprávět.
table-moment = Okamžik { $seq }
table-chat = Chat
table-chat_empty = Zatím nikdo nic nenapsal.
table-chat_off = U tohoto stolu se nechatuje; hlášky fungují.
table-chat_write = Napiš něco
table-chat_send = Odeslat
table-chat_name = Řekni, jak se jmenuješ, a můžeš psát taky
table-phrases = Hlášky
table-to_whom = Komu
table-to_everybody = Všem
table-say_hello = Howdy!
table-say_good_luck = Hodně štěstí!
table-say_good_game = Pěkná hra!
table-say_thanks = Díky!
table-say_sorry = Promiň!
table-say_nice_shot = Dobrá rána!
table-say_ouch = Au!
table-say_trust_me = Věř mi.
table-say_i_am_deputy = Stojím na straně zákona!
table-say_shoot_him = Střílej!
    .target = Střílej: { $target }!
table-say_help = Pomoc!
table-say_hurry = Pospěš si!
table-say_well_played = Dobře zahráno!
table-say_oops = Jejda.
table-say_laugh = Cha cha!
table-say_tip_hat = Klobouk dolů.
table-rules = Pravidla
table-look_up = Vyhledat kartu nebo postavu
table-house_rules = Domácí pravidla
table-roles = Role
table-cards = Karty
table-characters = Postavy
table-rulings = Výklad pravidel
table-no_rulings = K tomu není žádný výklad.
table-options = Stůl
table-animation = Rychlost karet
table-speed_none = Bez animací
table-settings = Nastavení
table-invite = Zkopírovat odkaz
table-copied = Zkopírováno
table-stand_up = Ať za mě hraje bot
table-sit_back = Vzít si místo zpět
table-leave = Odejít
table-home = Úvodní stránka
table-close = Zavřít
table-sound = Zvuk
table-skip = Přeskočit animaci
table-loading = Stůl se prostírá …
table-agreed = Dohoda u tohoto stolu
table-edition = Vydání
table-players = Počet hráčů
table-pace = Čas na rozmyšlenou
table-pace_relaxed = pohodový
table-pace_normal = normální
table-pace_fast = rychlý
table-pace_none = bez hodin
table-spectators = Diváci
table-dead_see = Vyřazení smějí vidět všechny karty
table-rated = Hodnocená hra
table-series = Série
table-game_number = hra { $count }
table-yes = ano
table-no = ne
table-yes_public_only = ano, vidí jen to, co všichni

## Co se děje kolem hry

table-paused = Hra je pozastavená.
table-paused_storage = Hra je pozastavená: teď nelze nic uložit.
table-paused_rules = Hra je pozastavená: potřebuje jinou verzi pravidel.
table-bot_plays = Hraje za tebe bot.
table-you_are_out = Jsi mimo hru.
table-look_open = Ukázat všechny karty
table-look_closed = Karty zase skrýt
table-watching = Díváš se a vidíš to, co všichni.
table-curtain = { $who }: u tohoto zařízení jsi na řadě ty
table-curtain_hint = Ostatní se nedívají. Dokud neotevřeš, nic není vidět.
table-curtain_open = To jsem já, { $who }: otevřít

## Konec

table-end = Konec hry
table-over = Hra skončila
table-side_wins = Vítězství: { $side }
table-why_law = Ve hře už není nikdo s rolí { $name-outlaw } ani { $name-renegade }.
table-why_outlaw = Role { $name-sheriff } je mimo hru.
table-why_renegade = Nikdo jiný nezbyl a role { $name-sheriff } byla mimo hru jako poslední.
table-why_three = Ve třech vyhrává, kdo vyřadí správného soupeře nebo zůstane poslední.
table-you_won = Vítězství je tvoje!
table-you_lost = Tentokrát prohra.
table-again = Hrát znovu
table-again_keep = Znovu, a zase { $character }
table-wants_again = chce hrát znovu
table-see_replay = Přehrát
table-look_at_table = Podívat se na stůl
table-star_passes = V této sérii hvězda putuje k dalšímu hráči.
table-score = { $count ->
    [one] { $count } výhra
    [few] { $count } výhry
   *[other] { $count } výher
}
table-awards = Ocenění
table-award_deadeye = Ostrostřelec – odebrané životy: { $count }
table-award_medic = Doktor – získané životy: { $count }
table-award_escapist = Úhoř – odvrácené zásahy: { $count }
table-award_busy = Pilné ruce – zahrané karty: { $count }
table-award_punchbag = Tuhý kořínek – ztracené životy: { $count }
table-who_shot_whom = Kdo střílel na koho
table-timeline = Životy v průběhu hry
table-fair = Poctivé míchání
table-fair_hint = Otisk zamíchání byl zveřejněn před první kartou, klíč po poslední: kdokoli může ověřit, že patří k sobě.
table-commitment = Otisk:
table-seed = Klíč:
table-verify = Ověřit
table-is_fair = Zamícháno bylo, jak bylo slíbeno, a každý tah byl v souladu s pravidly.
table-is_not_fair = Nesouhlasí to: zamíchání nebo některý tah není, jak má být.
table-chances = Šance na výhru
table-chances_hint = Jaké šance měla každá strana, okamžik po okamžiku.
table-analyse = Spočítat
table-not_available = Tohle není k dispozici.

## Přehrávání

table-replay = Přehrávání
table-all_replays = Všechny záznamy her
table-seen_by = Z pohledu místa
table-all_open = Všechny karty odkryté
table-share_moment = Zkopírovat odkaz na tento okamžik
table-to_start = Na začátek
table-step_back = O krok zpět
table-play = Přehrát
table-pause = Pozastavit
table-step_on = O krok dál
table-to_end = Na konec
table-scrub = Okamžik hry
table-rate = Rychlost

## Klávesy

table-key_card = zvolit kartu z ruky
table-key_arrows = pohyb po ruce, místech a kartách
table-key_seats = k místům (k prvnímu možnému cíli)
table-key_hand = k ruce (k první kartě, kterou lze zahrát)
table-key_pass = ukončit kolo, přijmout zásah, vzdát se
table-key_ability = použít schopnost
table-key_inspect = číst o kartě nebo hráči, kde je výběr
table-key_back = o krok zpět
table-key_log = záznam
table-key_chat = chat
table-key_rules = pravidla
table-key_sound = zapnout nebo vypnout zvuk
table-key_skip = přeskočit animaci
