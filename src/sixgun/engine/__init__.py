"""The machine: what waits to happen, who is asked, how cards move. Knows no card, no character, no edition."""
