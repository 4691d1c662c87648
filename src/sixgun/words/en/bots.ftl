# Why a bot made its move: what the move is for, what the bot believes about someone, and which deeds suggest it.
# Names of players stand after an arrow or before a colon.

bot-nothing_better = Nothing better to do.
bot-own_ability = The ability pays off here.
bot-finishes = { $target } has 1 life left.
bot-weakens = { $target } looks like an enemy.
bot-robs = Takes a card from { $target }, a likely enemy.
bot-frees = Gets rid of a harmful card.
    .target = Takes a harmful card away from { $target }.
bot-jails = { $target } is safer behind bars.
bot-helps = { $target } looks like a friend.
bot-hits_many = Hits more enemies than friends.
bot-heals = Life comes first.
bot-draws = More cards, more choices.
bot-arms = A better weapon.
bot-equips = Helps every turn.
bot-answers = Best answer available.
    .target = Best answer available ({ $target }).
bot-takes_best = The most useful card.
    .target = The most useful card { $target } has.
bot-gives_up_least = The least useful card goes.
bot-presses = The { $name-sheriff } has to go: { $target }.
bot-last_duel = Only { $target } is left.
bot-believes = { $target }: { $percent }% { $role }.
bot-deed_shot = { $who } shot at { $target } { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}.
bot-deed_preferred = { $who } shot at { $target } { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}, with the { $name-sheriff } in range.
bot-deed_duelled = { $who } challenged { $target } to a { $name-duel } { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}.
bot-deed_robbed = { $who } robbed { $target } { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}.
bot-deed_jailed = { $who } played { $name-jail } on { $target } { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}.
bot-deed_helped = { $who } helped { $target } { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}.
bot-deed_killed = { $who } eliminated { $target }.
bot-deed_spared = { $who } spared { $target } { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}, though in range.

# How strong the bots are.

bot-level-easy = Greenhorn
bot-level-normal = Cowhand
bot-level-hard = Gunslinger
bot-level-expert = Legend
