"""Several processes that serve together."""
