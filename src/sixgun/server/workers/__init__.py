"""Processes beside the server."""
