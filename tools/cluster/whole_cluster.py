"""A whole cluster on this machine: PostgreSQL, NATS, several Sixgun servers and a proxy in front of them."""

from __future__ import annotations

import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Final, Self, TypeVar

from tools.cluster.haproxy import Haproxy
from tools.cluster.nats import Nats
from tools.cluster.network import Host
from tools.cluster.postgres import USER, Postgres
from tools.cluster.service import HOST, Service
from tools.cluster.sixgun_process import SixgunProcess
from tools.cluster.standby import Standby

EVERYWHERE: Final = "0.0.0.0"
S = TypeVar("S", bound=Service)


class Cluster:
    """Everything that serves.

    `apart` puts each server on a host of its own, whose lines can be cut; `room` puts the data on a disk of so many
    megabytes, which can be filled.
    """

    def __init__(
        self,
        processes: int = 3,
        *options: str,
        port: int = 0,
        durable: bool = True,
        apart: bool = False,
        standby: bool = False,
        room: int = 0,
    ) -> None:
        self.left = ExitStack()
        self.folder = Path(tempfile.mkdtemp(prefix="sixgun-cluster-"))
        self.left.callback(shutil.rmtree, self.folder, ignore_errors=True)
        listen = EVERYWHERE if apart else HOST
        try:
            self.postgres = self.kept(Postgres(durable, listen=listen, room=room))
            self.standby = self.kept(Standby(self.postgres)) if standby else None
            self.nats = self.kept(Nats(listen=listen))
            self.hosts = [self.left.enter_context(Host()) for _ in range(processes)] if apart else []
            self.sixguns = [self.kept(self.sixgun(number, *options)) for number in range(processes)]
            self.proxy = self.kept(Haproxy([each.place for each in self.sixguns], port))
        except BaseException:
            self.left.close()
            raise

    def kept(self, service: S) -> S:
        """It is closed with everything else."""
        self.left.callback(service.close)
        return service

    def sixgun(self, number: int, *options: str) -> SixgunProcess:
        host = self.hosts[number] if self.hosts else None
        database = self.database_at(host.gateway("database") if host else HOST)
        bus = self.nats.url_at(host.gateway("bus")) if host else self.nats.url
        trusted = ("--trusted-proxy", host.gateway("edge")) if host else ()
        return SixgunProcess(number + 1, database, bus, self.folder / "secret", *trusted, *options, host=host)

    def database_at(self, host: str) -> str:
        """The address of the database; with a standby, of the one of the two that can be written to."""
        if self.standby is None:
            return self.postgres.url_at(host)
        both = f"{host}:{self.postgres.port},{host}:{self.standby.port}"
        return f"postgresql://{USER}@{both}/sixgun?target_session_attrs=read-write"

    def fail_over(self) -> None:
        """The standby takes the place of a database that is gone, and gets a standby at the old one's address."""
        assert self.standby is not None
        old, self.postgres = self.postgres, self.standby
        self.standby.promote()
        old.close()
        self.standby = self.kept(Standby(self.postgres, old.port))

    @property
    def url(self) -> str:
        return self.proxy.url

    def __enter__(self) -> Self:
        try:
            with ThreadPoolExecutor() as pool:
                first, *_ = pool.submit(self.postgres.start), pool.submit(self.nats.start)
                first.result()
            if self.standby is not None:
                self.standby.follow()
            self.sixguns[0].start()  # makes the tables of an empty database, and the keys that sign cookies
            with ThreadPoolExecutor() as pool:
                list(pool.map(SixgunProcess.start, self.sixguns[1:]))
            self.proxy.start()
        except BaseException:
            self.left.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.left.close()
