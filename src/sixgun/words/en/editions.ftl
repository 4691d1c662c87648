# Titles of the booklets, and one line about each.

name-edition_abacus = BANG! (Abacus)
name-edition_czech = BANG! (Czech first edition)
name-edition_fourth = BANG! fourth edition
name-edition_walkingdead = BANG! The Walking Dead
name-edition_dodgecity = BANG! Dodge City
name-edition_combined = BANG! with Dodge City

text-edition_abacus = German, 2005. Beer prevents any loss of life; a failed Jail still leaves the discard phase.
text-edition_czech = The first edition in Czech. Abilities are optional; the Sheriff’s extra life brings no extra card.
text-edition_fourth = The current base game: 80 cards, 16 characters, four to seven players.
text-edition_walkingdead = The fourth edition with walkers: new names, nearly the same rules.
text-edition_dodgecity = The stand-alone Dodge City box: 15 new characters, green cards, three to seven players.
text-edition_combined = The Abacus game plus Dodge City: 120 cards, 31 characters, three to eight players.
