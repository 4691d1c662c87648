"""Tables kept in PostgreSQL, which several processes may share. Needs the extra `cluster`."""
