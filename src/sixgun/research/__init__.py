"""Environments for reinforcement learning: numbered actions, observations as arrays, and the usual interfaces.

Needs `pip install sixgun[research]`. See docs/research.md.
"""
