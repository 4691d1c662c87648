"""PostgreSQL for a while."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Final

from tools.cluster.disk import Disk
from tools.cluster.service import HOST, DidNotStart, Service, found, unprivileged

PACKAGE: Final = "postgresql"
USER: Final = "sixgun"
SETTINGS: Final = {"max_connections": "100", "shared_buffers": "64MB", "log_min_messages": "warning"}
FAST: Final = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
"""For tests of what is stored, not of what is left after a power cut."""


def binary(program: str) -> str:
    """A program of the newest installed version."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    return found(program, PACKAGE, *versions)


class Postgres(Service):
    """A database server with one database, `sixgun`; `durable` says whether a commit reaches the disk.

    With `room` the data, but not the write-ahead log, are on a disk of their own of so many megabytes. Without room for
    its log PostgreSQL ends, which is another misfortune.
    """

    name = "postgres"
    stop_signal = signal.SIGINT  # "fast": does not wait for clients to leave

    def __init__(self, durable: bool = True, port: int = 0, listen: str = HOST, room: int = 0, **settings: str) -> None:
        self.initdb, self.postgres = binary("initdb"), binary("postgres")
        self.as_other = unprivileged()
        self.settings = {**SETTINGS, **({} if durable else FAST), **settings}
        self.listen = listen
        super().__init__(port)
        self.disk = Disk(self.folder / "disk", room) if room else None
        self.data = (self.disk.folder if self.disk else self.folder) / "data"
        self.log_folder = self.folder / "wal"

    @property
    def url(self) -> str:
        return self.url_at(HOST)

    def url_at(self, host: str, database: str = "sixgun") -> str:
        """Its address as another host of the network sees it."""
        return f"postgresql://{USER}@{host}:{self.port}/{database}"

    def command(self) -> list[str]:
        if not self.data.exists():
            self.found_cluster()
        options = {
            "port": str(self.port),
            "listen_addresses": self.listen,
            "unix_socket_directories": str(self.folder),
            **self.settings,
        }
        return [self.postgres, "-D", str(self.data), *(f"--{key}={value}" for key, value in options.items())]

    def found_cluster(self) -> None:
        """Makes the folder of the database."""
        self.found_with([self.initdb, "-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C"])
        with (self.data / "pg_hba.conf").open("a", encoding="utf-8") as rules:
            rules.write("host all all 10.0.0.0/8 trust\nhost replication all 10.0.0.0/8 trust\n")

    def found_with(self, words: list[str]) -> None:
        """Lets a program make the folder of the database, on its disk if it has one."""
        if self.disk is not None:
            self.disk.mount()
            if self.as_other:
                shutil.chown(self.disk.folder, self.as_other)
        words = [*words, "-D", str(self.data), "--waldir", str(self.log_folder), "--no-sync"]
        done = subprocess.run(words, capture_output=True, text=True, cwd=self.folder, user=self.as_other, check=False)
        if done.returncode:
            raise DidNotStart(f"{Path(words[0]).name}: {done.stdout}{done.stderr}")

    def close(self) -> None:
        self.stop()
        if self.disk is not None:
            self.disk.unmount()
        super().close()

    def ready(self) -> bool:
        return self.running and self.ask("select 1", database="postgres") == "1" and self.has_database()

    def has_database(self) -> bool:
        if self.ask("select count(*) from pg_database where datname = 'sixgun'", database="postgres") == "0":
            self.ask("create database sixgun", database="postgres")
        return True

    def ask(self, sql: str, database: str = "sixgun") -> str | None:
        """What psql prints, as root of the database; None if it fails."""
        words = ["-h", str(self.folder), "-p", str(self.port), "-U", USER, "-d", database]
        done = subprocess.run(
            [binary("psql"), "-X", "-A", "-t", "-q", *words, "-c", sql],
            capture_output=True,
            text=True,
            env={**os.environ, "PGCONNECT_TIMEOUT": "5"},
            check=False,
        )
        return done.stdout.strip() if done.returncode == 0 else None

    def set(self, sql: str) -> None:
        """Changes a setting, at once."""
        self.ask(sql)
        self.ask("select pg_reload_conf()")

    def new_database(self, name: str) -> str:
        """Makes an empty database; returns its address."""
        if self.ask(f'create database "{name}"', database="postgres") is None:
            raise DidNotStart(f"no database {name}:\n{self.log[-2000:]}")
        return self.url_at(HOST, name)

    def cut(self) -> int:
        """Ends all connections of servers, whatever they are doing; returns how many."""
        sql = "select count(pg_terminate_backend(pid)) from pg_stat_activity where application_name like 'sixgun%'"
        return int(self.ask(sql, database="postgres") or 0)
