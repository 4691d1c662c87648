"""Several processes, put together to serve the same tables."""
