"""The messages between server and client, as types. The front end's types are generated from these."""
