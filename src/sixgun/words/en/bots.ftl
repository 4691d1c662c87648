# Why a bot moved so: what the move is for, what it believes about somebody, and the deeds that speak for it.
# Names of players stand after an arrow or before a colon.

bot-nothing_better = Nothing else seems worth it.
bot-own_ability = The ability helps here.
bot-finishes = → { $target }: only one life point is left.
bot-weakens = → { $target }: a foe, as it seems.
bot-robs = → { $target }: a foe should not have so much.
bot-frees = This card does harm where it lies.
    .target = → { $target }: this card does harm where it lies.
bot-jails = → { $target }: better behind bars.
bot-helps = → { $target }: a friend, as it seems.
bot-hits_many = It hits more foes than friends.
bot-heals = Life points come first.
bot-draws = More cards, more choices.
bot-arms = A better weapon.
bot-equips = It helps as long as it lies there.
bot-answers = The best answer to this.
    .target = The best answer to this (→ { $target }).
bot-takes_best = The most useful card.
    .target = The most useful card (→ { $target }).
bot-gives_up_least = The least useful card goes.
bot-presses = → { $target }: the { $name-sheriff } has to fall.
bot-last_duel = → { $target }: only the two of us are left.
bot-believes = { $target }: probably { $role } ({ $percent } %).
bot-deed_shot = { $who } → { $target }: shot at { $count ->
    [one] once
   *[other] { $count } times
 }.
bot-deed_preferred = { $who } → { $target }: shot at { $count ->
    [one] once
   *[other] { $count } times
 }, with the { $name-sheriff } in reach.
bot-deed_duelled = { $who } → { $target }: challenged to a { $name-duel } { $count ->
    [one] once
   *[other] { $count } times
 }.
bot-deed_robbed = { $who } → { $target }: robbed { $count ->
    [one] once
   *[other] { $count } times
 }.
bot-deed_jailed = { $who } → { $target }: put in { $name-jail } { $count ->
    [one] once
   *[other] { $count } times
 }.
bot-deed_helped = { $who } → { $target }: helped { $count ->
    [one] once
   *[other] { $count } times
 }.
bot-deed_killed = { $who } → { $target }: eliminated.
bot-deed_spared = { $who } → { $target }: spared { $count ->
    [one] once
   *[other] { $count } times
 }, though in reach.

# How strong the bots are, and their tempers.

bot-level-easy = Easy
bot-level-normal = Normal
bot-level-hard = Hard
bot-level-expert = Expert
bot-temper-calm = calm
bot-temper-bold = bold
bot-temper-careful = careful
bot-temper-greedy = grasping
bot-temper-grudging = unforgiving
bot-temper-quick = quick on the trigger
