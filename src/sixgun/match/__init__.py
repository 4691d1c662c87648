"""Matches: games with their records, what each seat may see, and the notation."""
