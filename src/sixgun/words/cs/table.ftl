# Stůl v prohlížeči: místa, ruka, otázky, panely, konec, přehrávání.

## Karta a co se s ní dá dělat

part-face = { $rank }{ $suit ->
    [spades] ♠
    [hearts] ♥
    [diamonds] ♦
   *[clubs] ♣
}
choice-card = { $card } { part-face }
choice-face = { part-face }
choice-unknown = ?
choice-person = { $who } ({ $character })
choice-counts = Platí { $card }, navrch přijde { $top }
choice-do = { $verb ->
    [use] Použít: { $card }
    [discard] Odhodit: { $card }
    [take] Vzít: { $card }
    [return] Navrch: { $card }
   *[play] { $card }
}
choice-ability = Schopnost: { $character }
    .cards = { $character } (cena: { $cards })
choice-whole = { $done }
    .target = { $done } → { $target }
    .take-target = { $done } → { $target }: { $take }
    .pay = { $done } (cena: { $pay })
    .pay-target = { $done } → { $target } (cena: { $pay })
    .pay-take-target = { $done } → { $target }: { $take } (cena: { $pay })


## Místa

table-title = Stůl { $code }
table-others = Ostatní hráči
table-my_place = Moje místo
table-my_hand = Moje ruka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
table-no_cards = Prázdná ruka
table-bot = Bot
table-away = pryč
table-out = mimo hru
table-ghost = duch
table-won = Výhra
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
   *[other] , +{ $remoteness } za jejich krytí
}{ $sight ->
    [0] { "" }
   *[other] , −{ $sight } za tvou mušku
})
table-in_play = vyložené karty: { $cards }
table-suspected = podezření: { $role }
table-can_be_chosen = můžeš vybrat
table-can_not_be_chosen = teď nejde; klepni a dozvíš se proč
table-borrowed = Teď má schopnost: { $character }
table-role_secret = tajná
table-aim = Cíl
table-suspicion = Moje podezření
table-suspicion_private = Značku vidíš jen ty, zůstává v tomhle zařízení.
table-no_suspicion = Žádné
table-mute = Ztlumit
table-unmute = Zrušit ztlumení
table-explain = Proč zrovna tohle?
table-nothing_to_explain = Zatím není co vysvětlovat.

## Střed stolu

table-counts_as = platí za { $suit }
table-hint_events = Klepnutím si ji přečteš.
table-hint_read = Rozumím
table-events = Karty událostí
table-event_now = Platí: { $event }. { $text }
table-event_next = Příští událost: { $event }, { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
table-next_event = Příště
table-counter_clockwise = Hraje se proti směru hodinových ručiček
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

table-question = Otázka
table-card_playable = { $card }, můžeš zahrát
table-card_picked = { $card }, vybráno
table-card_why = { $card }: { $why }
table-step_target = { $what }: na koho?
table-step_take = { $what }: která karta?
    .target = { $what } → { $target }: která karta?
table-step_pay = { $what }: kterou kartu k tomu odhodíš?
table-step_price = { $what }: odhoď { $count ->
    [one] ještě jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
table-step_whole = { $what }
table-discard_set = Odhodit { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
table-back = Zpět
table-use_ability = Schopnost: { $character }
table-if_not = Když to nestihneš, odpoví za tebe bot.
table-seconds = { $count ->
    [one] zbývá { $count } sekunda
    [few] zbývají { $count } sekundy
   *[other] zbývá { $count } sekund
}
table-take_back = Vzít zpět
table-taken_back = { $who_is ->
    [you] Bereš zpět poslední volbu.
   *[other] { $who } bere zpět poslední volbu.
}
table-nudge = Čekáme na tebe!
table-nudged = Ostatní na tebe čekají
table-you = Ty
# At the owner of Dynamite.
table-fuse = Příští tah: { $name-draw_check }
table-aims = dostřelí na tebe
table-your_turn = Jsi na řadě!
table-from_hand = ruka ({ $count })
table-counts = Tahle platí
table-ends_on_top = Navrch přijde:
table-fold = Podívat se na stůl
table-unfold = Zpět k otázce
table-do_it = Přesto zahrát
table-do_not = Zrušit
table-never_ask = Už mě nevarovat
table-regret_full_life = Životů máš plný počet, přišlo by to nazmar.
table-regret_worse_weapon = Tvoje zbraň dostřelí dál než tahle.
table-regret_on_self = Míříš na sebe. Opravdu?

## Panely

table-panels = Průběh, chat, pravidla, stůl
table-log = Průběh
table-log_filter = Filtrovat průběh
table-log_all = Vše
table-log_fights = Přestřelky
table-log_cards = Karty
table-log_of = Koho se to týká
table-log_everybody = Všichni
table-log_empty = Zatím je klid.
table-moment = Okamžik { $seq }
table-chat_empty = Zatím nikdo nic nenapsal.
table-chat_off = Chat je tu vypnutý, hlášky fungují.
table-chat_write = Napiš něco
table-chat_send = Odeslat
table-chat_name = Představ se a můžeš psát taky
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
table-say_i_am_deputy = { $name-sheriff } se mnou může počítat!
table-say_shoot_him = Střílej!
    .target = Střílej! Cíl: { $target }
table-say_help = Pomoc!
table-say_hurry = Hni sebou!
table-say_well_played = Dobře zahráno!
table-say_oops = Jejda.
table-say_laugh = Haha!
table-say_tip_hat = Klobouk dolů.
table-look_up = Vyhledat kartu nebo postavu
table-roles = Role
table-cards = Karty
table-characters = Postavy
table-options = Stůl
table-animation = Rychlost animací
table-invite = Zkopírovat odkaz
table-copied = Zkopírováno
table-stand_up = Ať za mě hraje bot
table-sit_back = Hrát zase za sebe
table-leave = Odejít
table-bots_slow = Pomalu
table-bots_normal = Běžně
table-bots_fast = Rychle
table-bots_instant = Hned
table-bots_hint = Podrž stůl a pospíší si.
table-sound = Zvuk
table-skip = Přeskočit animaci
table-loading = Prostíráme stůl…
table-not_loaded = Karty se nepodařilo načíst.
table-agreed = Jak se tu hraje
table-players = Počet hráčů
table-dead_see = Kdo je mimo hru, vidí všechno
table-series = Série
table-game_number = { $count }. hra
table-yes_public_only = ano, vidí jen to, co všichni

## Co se děje kolem hry

table-paused = Hra stojí.
table-paused_storage = Hra stojí: server teď nemůže ukládat. Chvíli počkej, pak se pokračuje.
table-paused_rules = Hra stojí: čeká na server s jinou verzí pravidel.
table-bot_plays = Hraje za tebe bot.
table-last_bullet = Poslední { $name-life_token }!
table-you_are_out = Jsi mimo hru.
table-killed_by = Na svědomí to má { $who }
table-watch_fast = Sledovat 4×
table-new_game = Nová hra
table-look_open = Ukázat všechny karty
table-look_closed = Zase skrýt karty
table-watching = Díváš se. Vidíš to, co všichni.
table-curtain = Na řadě: { $who }
table-curtain_hint = Ostatní, nekoukat!
table-curtain_open = Jsem { $who }, ukázat karty

## Konec

table-end = Konec hry
table-side_wins = { $side } vítězí
table-why_law = Žádný { $name-outlaw } ani { $name-renegade } už nežije.
table-why_outlaw = { $name-sheriff } je mrtvý.
table-why_renegade = { $name-sheriff } padl jako poslední, nikdo jiný nezbyl.
table-why_three = Ve třech vyhrává ten, kdo sám zabije svůj cíl, nebo přežije jako poslední.
table-you_won = Vyhráváš!
table-you_lost = Tentokrát to nevyšlo.
table-again = Hrát znovu
table-again_keep = Znovu jako { $character }
table-wants_again = chce hrát znovu
table-see_replay = Přehrát
table-look_at_table = Podívat se na stůl
table-star_passes = V další hře připadne role { $name-sheriff } hráči po levici.
table-score = { $count ->
    [one] { $count } výhra
    [few] { $count } výhry
   *[other] { $count } výher
}
table-awards = Ocenění
table-award_deadeye = Ostrostřelec – ubrané životy: { $count }
table-award_medic = Doktor – vyléčené životy: { $count }
table-award_escapist = Úhoř – odvrácené zásahy: { $count }
table-award_busy = Pilné ruce – zahrané karty: { $count }
table-award_punchbag = Tuhý kořínek – ztracené životy: { $count }
table-who_shot_whom = Kdo po kom střílel
table-timeline = Životy v průběhu hry
table-fair = Poctivé míchání
table-fair_hint = Slib serveru pro jeho díl míchání. Po hře ho tvůj prohlížeč zkontroluje; jak, to říká docs/fairness.md.
table-seed = Klíč:
table-shuffled_mine = { $count ->
    [0] V míchání je díl serveru i tvůj: tyhle karty nemohl nikdo vybrat.
    [one] V míchání je díl serveru, tvůj a ještě { $count } další: tyhle karty nemohl nikdo vybrat.
    [few] V míchání je díl serveru, tvůj a ještě { $count } další: tyhle karty nemohl nikdo vybrat.
   *[other] V míchání je díl serveru, tvůj a ještě { $count } dalších: tyhle karty nemohl nikdo vybrat.
}
table-shuffled_others = { $count ->
    [one] Tentokrát se míchalo bez tebe: { $count } hráč a server.
    [few] Tentokrát se míchalo bez tebe: { $count } hráči a server.
   *[other] Tentokrát se míchalo bez tebe: { $count } hráčů a server.
}
table-shuffled_server = Míchal jen server.
table-shuffled_chosen = Tenhle stůl začal uprostřed hry nebo s něčím pevně daným: karty někdo vybral.
table-shuffled_unseen = Tenhle prohlížeč slib před rozdáním neviděl, takže ho nemůže zkontrolovat.
table-shuffled_broken_promise = Rozdáno je něco jiného, než server slíbil. Nevěř tomu.
table-shuffled_left_out = Tvůj díl míchání přišel včas, a přesto v něm není. Nevěř tomu rozdání.
table-shuffled_rewritten = Průběh u tohohle stolu někdo změnil. Nevěř mu.
table-shuffles_broken_off = { $count ->
    [one] U tohohle stolu bylo přerušeno { $count } míchání.
    [few] U tohohle stolu byla přerušena { $count } míchání.
   *[other] U tohohle stolu bylo přerušeno { $count } míchání.
}
table-shuffle_check = Uloženou hru si zkontroluješ takto:
table-shuffle_evidence = Tvoje důkazy:
table-chances = Šance na výhru
table-chances_hint = Jak se šance stran během hry měnily.
table-analyse = Spočítat
table-not_available = Tohle tu teď není.

## Přehrávání

table-replay = Přehrávání
table-all_replays = Všechny záznamy
table-seen_by = Čí pohled
table-all_open = Všechny karty
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
table-key_seats = na místa (první možný cíl)
table-key_hand = do ruky (první karta, kterou můžeš zahrát)
table-key_pass = na tlačítko, které ukončí tah, schytá zásah nebo nechá být
table-key_ability = použít schopnost
table-key_inspect = přečíst si vybranou kartu nebo hráče
table-key_back = o krok zpět
table-key_take_back = vzít zpět poslední volbu
table-key_log = průběh
table-key_chat = chat
table-key_rules = pravidla
table-key_sound = zapnout nebo vypnout zvuk
table-key_skip = přeskočit animaci
