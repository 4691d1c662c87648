"""A proxy in front of several servers: haproxy, for a while."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.cluster.service import HOST, Service, accepts, found

PACKAGE: Final = "haproxy"
Place = tuple[str, int]  # host and port

DEPLOYED: Final = Path(__file__).parents[2] / "deploy" / "cluster" / "haproxy.cfg"
BIND: Final = re.compile(r"(?<=^    bind ).*", re.M)
HASH: Final = re.compile(r"(?<=^    hash-type consistent ).*", re.M)
SERVERS: Final = re.compile(r"^    server .*\n", re.M)


class Haproxy(Service):
    """Sends all requests for a table to the same server, by the table's code."""

    name = "haproxy"

    def __init__(self, servers: Sequence[Place], port: int = 0, function: str = "sdbm avalanche") -> None:
        self.program = found("haproxy", PACKAGE)
        self.servers = list(servers)
        self.function = function  # two proxies with different ones disagree about every other table
        super().__init__(port)

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def configuration(self) -> str:
        """The one that is deployed, with our places."""
        servers = [f"    server s{n} {host}:{port}\n" for n, (host, port) in enumerate(self.servers, 1)]
        text = SERVERS.sub("", DEPLOYED.read_text(encoding="utf-8")) + "".join(servers)
        return HASH.sub(self.function, BIND.sub(f"{HOST}:{self.port}", text))

    def command(self) -> list[str]:
        path = self.folder / "haproxy.cfg"
        path.write_text(self.configuration(), encoding="utf-8")
        return [self.program, "-db", "-f", str(path)]

    def ready(self) -> bool:
        return self.running and accepts(self.port)
