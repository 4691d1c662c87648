# The event cards of High Noon and A Fistful of Cards: names and what they do. One is in force for everyone until the
# next covers it.

name-no_ability = no ability
name-event_card = event card
text-event_card = From the second turn of the { $name-sheriff } on, the next event card is turned at the start of that turn. It is in force for everyone until another covers it.
name-expansion_high_noon = High Noon
text-source_high_noon = card text and author’s FAQ, no booklet
name-expansion_fistful = A Fistful of Cards
text-source_fistful = card text and publisher’s FAQ, second-hand; no booklet

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
text-daltons = When it is turned, everyone with blue cards in play discards one of them.
name-doctor = The Doctor
text-doctor = When it is turned, the players with the fewest life points regain 1.
name-reverend = The Reverend
text-reverend = No one can play { $name-beer }.
name-sermon = The Sermon
text-sermon = No one can use { $name-bang } cards on their own turn.
name-shootout = Shootout
text-shootout = Everyone may play a second { $name-bang } on their turn.
name-thirst = Thirst
text-thirst = Everyone draws 1 card fewer in phase 1, but at least 1.
name-train_arrival = Train Arrival
text-train_arrival = Everyone draws 1 extra card at the end of phase 1.
name-high_noon = High Noon
text-high_noon = Everyone loses 1 life at the start of their turn. It stays until the game ends.

## A Fistful of Cards

name-fistful_of_cards = A Fistful of Cards
text-fistful_of_cards = At the start of their turn, everyone is shot at once for each card in their hand. It stays until the game ends.
name-abandoned_mine = Abandoned Mine
text-abandoned_mine = In phase 1 cards come from the discard pile, and from the draw pile once that is empty. { $mine_printing ->
    [first] If there were any, cards you play in phase 2 go face down on the draw pile.
   *[current] In phase 3 excess cards go face down on the draw pile.
}
name-ambush = Ambush
text-ambush = Everyone is at distance 1 from everyone. Only cards and abilities change that.
name-blood_brothers = Blood Brothers
text-blood_brothers = At the start of their turn, everyone may give 1 life, but not the last, to another player.
name-dead_man = Dead Man
text-dead_man = The player who was eliminated first returns on their turn, to stay, with 2 life and 2 cards.
name-hard_liquor = Hard Liquor
text-hard_liquor = Everyone may skip phase 1 to regain 1 life.
name-judge = The Judge
text-judge = No one can put a card in front of any player.
name-lasso = Lasso
text-lasso = Cards in front of players have no effect.
name-law_of_the_west = Law of the West
text-law_of_the_west = In phase 1 everyone shows the second card they draw and must play it that turn, if possible.
name-peyote = Peyote
text-peyote = Instead of drawing, guess red or black and turn up the top card. If you’re right, keep it and guess again if you like.
name-ranch = Ranch
text-ranch = { $ranch_phase ->
    [2] At the end of phase 2
   *[1] At the end of phase 1
} everyone may discard any number of hand cards once and draw as many.
name-ricochet = Ricochet
text-ricochet = On your turn, you may discard { $name-bang } cards at cards in front of other players: each is discarded unless its owner plays a { $name-missed }.
name-russian_roulette = Russian Roulette
text-russian_roulette = When it is turned, everyone in turn discards a { $name-missed }, round and round. The first who doesn’t loses 2 life.
name-sniper = Sniper
text-sniper = On your turn, you may discard 2 { $name-bang } cards together at a player within range, who needs 2 { $name-missed } to dodge.
name-vendetta = Vendetta
text-vendetta = At the end of their turn everyone flips a card: Hearts brings another turn, but no third.
