"""The plain table: a game in the terminal as lines of text, for people, screen readers and scripts."""
