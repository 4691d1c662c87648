"""`python -m sixgun` is the command `sixgun`."""

from sixgun.cli import main

main()
