"""One table: its log, its state, who runs it, and who hears of it."""
