"""The same work on a Ray cluster. Needs the extra `cluster`; every node needs Sixgun of the same version."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import ray

from sixgun.lab.work import S, Work, do

TRIES: Final = -1  # as often as it takes: a worker that dies loses nothing
PATIENCE: Final = 10.0  # seconds


class RayExecutor:
    """`local` starts a cluster on this machine; anything else is the address of one that is there."""

    def __init__(self, address: str) -> None:
        knock(address)
        if not ray.is_initialized():
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)

    def finish(self, work: Work[S], chunks: Iterator[range]) -> Iterator[tuple[range, S]]:
        """Two chunks for each core of the cluster are under way: memory does not grow."""
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


def knock(address: str) -> None:
    """Whether anybody answers there at all: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), PATIENCE).close()
