"""The engine as messages; knows no tables."""
