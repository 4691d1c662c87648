"""A PostgreSQL that follows another one, and takes its place."""

from __future__ import annotations

from typing import Final

from tools.cluster.postgres import USER, Postgres, binary
from tools.cluster.service import wait_until

WAIT_FOR_STANDBY: Final = "alter system set synchronous_standby_names = '*'"
WAIT_FOR_NOBODY: Final = "alter system reset synchronous_standby_names"
FOLLOWED: Final = "select count(*) from pg_stat_replication where sync_state = 'sync'"


class Standby(Postgres):
    """A copy that has every commit before it is acknowledged."""

    def __init__(self, primary: Postgres, port: int = 0) -> None:
        room = primary.disk.megabytes if primary.disk else 0
        super().__init__(port=port, listen=primary.listen, room=room)
        self.primary = primary

    def found_cluster(self) -> None:
        place = ["-h", str(self.primary.folder), "-p", str(self.primary.port), "-U", USER]
        self.found_with([binary("pg_basebackup"), *place, "-R", "-X", "stream", "--checkpoint=fast"])

    def follow(self) -> None:
        """Starts; from then on the other one acknowledges nothing that is not here as well."""
        self.start()
        self.primary.set(WAIT_FOR_STANDBY)
        wait_until(lambda: self.primary.ask(FOLLOWED) == "1", "the standby does not follow")

    def promote(self) -> None:
        """Becomes the one that is written to, and waits for nobody."""
        self.ask("select pg_promote()")
        wait_until(lambda: self.ask("select pg_is_in_recovery()") == "f", "the standby is not promoted")
        self.set(WAIT_FOR_NOBODY)
