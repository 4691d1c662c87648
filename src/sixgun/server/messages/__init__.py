"""What travels between server and client, as types. The front end's types are made from these."""
