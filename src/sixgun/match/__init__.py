"""From rules to people: what a seat may see, how a game is written down, and a game with its record."""
