"""The commands of `sixgun`, one module each."""
