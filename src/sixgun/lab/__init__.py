"""The laboratory: plays many games and evaluates the results."""
