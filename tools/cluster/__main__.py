"""`make cluster`: three servers, PostgreSQL, NATS and haproxy on this machine, until Ctrl-C.

`python -m tools.cluster --processes 5` starts more, `--no-browser` opens no page.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
import webbrowser
from contextlib import suppress

from tools.cluster.service import DidNotStart, Missing, Service
from tools.cluster.whole_cluster import Cluster

PAUSE = 1.0


def line(service: Service) -> str:
    assert service.process is not None
    return f"  {service.name:10} port {service.port:5}  pid {service.process.pid}"


def explain(cluster: Cluster) -> None:
    print(f"The table is open at {cluster.url}/")
    for service in (*cluster.sixguns, cluster.postgres, cluster.nats, cluster.proxy):
        print(line(service))
    print("Kill a server (kill -9 PID) and play on: another one takes over its tables. Ctrl-C ends everything.")


def watch(cluster: Cluster) -> None:
    """Says who has ended."""
    running: set[Service] = {*cluster.sixguns, cluster.postgres, cluster.nats, cluster.proxy}
    while True:
        time.sleep(PAUSE)
        for service in [each for each in running if not each.running]:
            running.discard(service)
            print(f"{service.name} has ended.")
        if not running & {*cluster.sixguns}:
            sys.exit("No server is left.")


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.cluster", description="Several servers on this machine.")
    parser.add_argument("--processes", type=int, default=3, help="servers (default: %(default)s)")
    parser.add_argument("--port", type=int, default=0, help="of the proxy (default: a free one)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument("--tempo", default="1", help="how long bots take: 1 like people, 0 not at all")
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, interrupted)
    signal.signal(signal.SIGINT, interrupted)
    with suppress(KeyboardInterrupt):
        try:
            with Cluster(wanted.processes, "--tempo", wanted.tempo, port=wanted.port) as cluster:
                explain(cluster)
                if not wanted.no_browser:
                    webbrowser.open(cluster.url)
                watch(cluster)
        except (Missing, DidNotStart) as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()
