# Warum ein Bot so zieht: wozu der Zug dient, was er von jemandem hält, und welche Taten dafür sprechen.
# Namen stehen hinter einem Pfeil oder vor einem Doppelpunkt.

bot-nothing_better = Sonst lohnt sich gerade nichts.
bot-own_ability = Die Fähigkeit hilft hier.
bot-finishes = → { $target }: Es ist nur noch ein Lebenspunkt übrig.
bot-weakens = → { $target }: Das ist wohl die Gegenseite.
bot-robs = → { $target }: Die Gegenseite soll nicht so viel haben.
bot-frees = Diese Karte schadet dort, wo sie liegt.
    .target = → { $target }: Diese Karte schadet dort, wo sie liegt.
bot-jails = → { $target }: Hinter Gittern besser aufgehoben.
bot-helps = → { $target }: Das ist wohl die eigene Seite.
bot-hits_many = Das trifft mehr Gegner als Freunde.
bot-heals = Lebenspunkte gehen vor.
bot-draws = Mehr Karten, mehr Möglichkeiten.
bot-arms = Eine bessere Waffe.
bot-equips = Das hilft, solange es ausliegt.
bot-answers = Die beste Antwort darauf.
    .target = Die beste Antwort darauf (→ { $target }).
bot-takes_best = Die nützlichste Karte.
    .target = Die nützlichste Karte (→ { $target }).
bot-gives_up_least = Die am wenigsten nützliche Karte kommt weg.
bot-presses = → { $target }: Der Stern muss fallen.
bot-last_duel = → { $target }: Es sind nur noch zwei übrig.
bot-believes = { $target }: wahrscheinlich { $role } ({ $percent } %).
bot-deed_shot = { $who } → { $target }: { $count ->
    [one] einmal
   *[other] { $count }-mal
 } geschossen.
bot-deed_preferred = { $who } → { $target }: { $count ->
    [one] einmal
   *[other] { $count }-mal
 } geschossen, obwohl der Stern in Reichweite war.
bot-deed_duelled = { $who } → { $target }: { $count ->
    [one] einmal
   *[other] { $count }-mal
 } zum { $name-duel } gefordert.
bot-deed_robbed = { $who } → { $target }: { $count ->
    [one] einmal
   *[other] { $count }-mal
 } beraubt.
bot-deed_jailed = { $who } → { $target }: { $count ->
    [one] einmal
   *[other] { $count }-mal
 } eingesperrt.
bot-deed_helped = { $who } → { $target }: { $count ->
    [one] einmal
   *[other] { $count }-mal
 } geholfen.
bot-deed_killed = { $who } → { $target }: ausgeschaltet.
bot-deed_spared = { $who } → { $target }: { $count ->
    [one] einmal
   *[other] { $count }-mal
 } verschont, obwohl in Reichweite.

# Wie stark die Bots sind, und ihr Temperament.

bot-level-easy = Leicht
bot-level-normal = Mittel
bot-level-hard = Schwer
bot-level-expert = Experte
bot-temper-calm = ruhig
bot-temper-bold = draufgängerisch
bot-temper-careful = vorsichtig
bot-temper-greedy = habgierig
bot-temper-grudging = nachtragend
bot-temper-quick = schießfreudig
