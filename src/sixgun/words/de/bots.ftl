# Warum ein Bot so zieht: wozu der Zug dient, was er von jemandem hält, und welche Taten dafür sprechen.
# Namen stehen hinter einem Pfeil oder vor einem Doppelpunkt.

bot-nothing_better = Sonst lohnt sich gerade nichts.
bot-own_ability = Die Fähigkeit hilft hier.
bot-finishes = { $target } hat nur noch 1 Leben.
bot-weakens = { $target } gehört wohl zur Gegenseite.
bot-robs = { $target } gehört wohl zur Gegenseite und hat zu gute Karten.
bot-frees = Ohne diese Karte geht es besser.
    .target = { $target } ist ohne diese Karte besser dran.
bot-jails = { $target } ist { $name-distance ->
    [Distanz] gefangen
   *[other] hinter Gittern
} besser aufgehoben.
bot-helps = { $target } gehört wohl zur eigenen Seite.
bot-hits_many = Das trifft mehr Gegner als Freunde.
bot-heals = Lebenspunkte gehen vor.
bot-draws = Mehr Karten, mehr Möglichkeiten.
bot-arms = Eine bessere Waffe.
bot-equips = Das hilft, solange es ausliegt.
bot-answers = Die beste Antwort darauf.
    .target = { $target } ist hier die beste Wahl.
bot-takes_best = Die nützlichste Karte.
    .target = Die nützlichste Karte von { $target }.
bot-gives_up_least = Die nutzloseste Karte kommt weg.
bot-presses = { $target } muss fallen: Das ist der { $name-sheriff }.
bot-last_duel = Nur noch { $target } ist übrig.
bot-believes = { $target } ist wohl { $role } ({ $percent } %).
bot-deed_shot = { $who } hat { $count ->
    [one] einmal
   *[other] { $count }-mal
} auf { $target } geschossen.
bot-deed_preferred = { $who } hat { $count ->
    [one] einmal
   *[other] { $count }-mal
} auf { $target } geschossen, obwohl der { $name-sheriff } zu erreichen war.
bot-deed_duelled = { $who } hat { $target } { $count ->
    [one] einmal
   *[other] { $count }-mal
} zum { $name-duel } gefordert.
bot-deed_robbed = { $who } hat { $target } { $count ->
    [one] einmal
   *[other] { $count }-mal
} beklaut.
bot-deed_jailed = { $who } hat { $target } { $count ->
    [one] einmal
   *[other] { $count }-mal
} { $name-distance ->
    [Distanz] gefangen genommen
   *[other] eingesperrt
}.
bot-deed_helped = { $who } hat { $target } { $count ->
    [one] einmal
   *[other] { $count }-mal
} geholfen.
bot-deed_killed = { $who } hat { $target } ausgeschaltet.
bot-deed_spared = { $who } hätte { $target } { $count ->
    [one] einmal
   *[other] { $count }-mal
} treffen können und hat es gelassen.

# Wie stark die Bots sind.

bot-level-easy = Greenhorn
bot-level-normal = Cowboy
bot-level-hard = Revolverheld
bot-level-expert = Legende
