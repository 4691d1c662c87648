"""What can be typed behind `sixgun`: one module a command."""
