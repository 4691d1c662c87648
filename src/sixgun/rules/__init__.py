"""What happens: the frames, one file per chapter of the rulebook. Cards and characters are reached through the game."""
