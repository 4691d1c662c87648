"""The web service: tables that the browser, the terminal and other people's bots play at."""
