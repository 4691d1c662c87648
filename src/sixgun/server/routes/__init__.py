"""The doors of the server: what can be asked for over HTTP, and the socket of a table."""
