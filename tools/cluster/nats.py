"""NATS for a while."""

from __future__ import annotations

from typing import Final

from tools.cluster.service import HOST, Service, found

PACKAGE: Final = "nats-server"


class Nats(Service):
    """A bus."""

    name = "nats"

    def __init__(self, port: int = 0, listen: str = HOST) -> None:
        self.program = found("nats-server", PACKAGE)
        self.listen = listen
        super().__init__(port)

    @property
    def url(self) -> str:
        return self.url_at(HOST)

    def url_at(self, host: str) -> str:
        """Its address as another host of the network sees it."""
        return f"nats://{host}:{self.port}"

    def command(self) -> list[str]:
        return [self.program, "--addr", self.listen, "--port", str(self.port)]
