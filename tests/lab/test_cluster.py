"""Work on a Ray cluster of two workers, one of which is killed. Needs the extra `ray`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tests.terminal.command import environment, flat, run

pytest.importorskip("ray", reason='needs Ray: pip install "sixgun[ray]"')

PROGRAM = """
import logging, os, signal, sys
from dataclasses import dataclass
import ray
from sixgun.lab.cluster import RayExecutor
from sixgun.lab.simulation import Simulation, play_chunk
from sixgun.lab.work import Run
from sixgun.match.options import GameOptions

@dataclass(frozen=True)
class Deadly(Simulation):
    "Kills the first worker that reaches the third chunk."
    mark: str = ""

    def do(self, numbers):
        if 11 in numbers and not os.path.exists(self.mark):
            open(self.mark, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().do(numbers)

trial = Deadly(GameOptions(players=4), ("greedy",) * 4, seed=4, mark=sys.argv[1])
ray.init(num_cpus=2, logging_level=logging.ERROR, log_to_driver=False, include_dashboard=False)
run = Run(trial, 43)
for _ in run.go(RayExecutor("auto")):
    pass
assert os.path.exists(sys.argv[1]), "no worker was killed"
assert run.done == [range(43)], run.done
assert run.sums == play_chunk(Simulation(trial.options, trial.bots, trial.seed), range(43))
print("nothing lost")
"""


def test_an_unreachable_cluster_is_an_error() -> None:
    done = run("sim --games 5 --ray 127.0.0.1:1 --lang en")
    assert (done.exit_code, done.stdout) == (1, "")
    assert flat(done.stderr) == "No Ray cluster at 127.0.0.1:1: Connection refused."


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    """Runs in its own process group, so that no part of the cluster outlives the test."""
    env = environment(RAY_ENABLE_UV_RUN_RUNTIME_ENV="0", RAY_DEDUP_LOGS="0")
    env["PYTHONPATH"] = os.pathsep.join([env["PYTHONPATH"], str(ROOT)])
    line = [sys.executable, "-W", "ignore", "-c", PROGRAM, str(tmp_path / "killed")]
    process = subprocess.Popen(line, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    try:
        out, err = process.communicate(timeout=300)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert out.decode().strip().endswith("nothing lost"), err.decode()
