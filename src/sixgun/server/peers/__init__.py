"""What a process does for its peers: the other processes that serve the same tables."""
