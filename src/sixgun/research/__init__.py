"""Environments for research: numbered actions, observations as numbers, and the interfaces that others train with.

Needs the extra: `pip install sixgun[research]`. See docs/research.md.
"""
