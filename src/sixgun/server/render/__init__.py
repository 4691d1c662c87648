"""Turns the engine's objects into messages; knows no tables."""
