"""An executor for Ray clusters. Needs the extra `ray`, and the same version of Sixgun on every node."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import ray

from sixgun.lab.work import S, Work, do

TRIES: Final = -1  # unlimited: a chunk whose worker died is done again
CONNECT_TIMEOUT: Final = 10.0  # seconds


class RayExecutor:
    """Runs chunks on a Ray cluster: `local` starts one on this machine, anything else is the address of one."""

    def __init__(self, address: str) -> None:
        check_reachable(address)
        if not ray.is_initialized():
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)

    def finish(self, work: Work[S], chunks: Iterator[range]) -> Iterator[tuple[range, S]]:
        """Keeps two chunks per core in flight, so memory use stays constant."""
        task: Any = ray.remote(max_retries=TRIES)(do)
        shared = ray.put(work)
        cores = int(ray.cluster_resources().get("CPU", 1))
        running = [task.remote(shared, chunk) for chunk in islice(chunks, 2 * cores)]
        try:
            while running:
                done, running = ray.wait(running, num_returns=1)
                running += [task.remote(shared, chunk) for chunk in islice(chunks, 1)]
                yield from ray.get(done)
        finally:
            for each in running:
                ray.cancel(each, force=True)


def check_reachable(address: str) -> None:
    """Raises OSError if nothing listens there; Ray itself would keep trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()
