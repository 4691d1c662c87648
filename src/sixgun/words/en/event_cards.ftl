# The event cards of High Noon: names and what they do. One is in force for everybody until the next covers it.

name-no_ability = no ability
name-event_card = event card
text-event_card = From the second turn of the { $name-sheriff } on, the next event card is turned at the start of that turn. It is in force for everybody until another covers it.

name-blessing = Blessing
text-blessing = Every card counts as Hearts.
name-curse = Curse
text-curse = Every card counts as Spades.
name-ghost_town = Ghost Town
text-ghost_town = Eliminated players return as ghosts for one turn: they draw 3 cards, can’t be eliminated, and leave again at its end.
name-gold_rush = Gold Rush
text-gold_rush = Turns go counter-clockwise. The effects of cards still go clockwise.
name-hangover = Hangover
text-hangover = No character has an ability.
name-daltons = The Daltons
text-daltons = When it is turned, everybody with blue cards in play discards one of them.
name-doctor = The Doctor
text-doctor = When it is turned, the players with the fewest life points regain 1.
name-reverend = The Reverend
text-reverend = Nobody can play { $name-beer }.
name-sermon = The Sermon
text-sermon = Nobody can use { $name-bang } cards on their own turn.
name-shootout = Shootout
text-shootout = Everybody may play a second { $name-bang } on their turn.
name-thirst = Thirst
text-thirst = Everybody draws 1 card fewer in phase 1, but at least 1.
name-train_arrival = Train Arrival
text-train_arrival = Everybody draws 1 extra card at the end of phase 1.
name-high_noon = High Noon
text-high_noon = Everybody loses 1 life at the start of their turn. It stays until the game ends.
