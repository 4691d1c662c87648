"""How fast the engine is on this machine, measured in one run: `make bench`."""
