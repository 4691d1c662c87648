"""Options of every test run: the order of the tests, and a sample of the long ones."""

from __future__ import annotations

import signal
from collections import defaultdict
from random import Random

import pytest
from hypothesis import settings

from tests.sample import Sample
from tests.services import database, nats, postgres, programs, what_was_not_tested

__all__ = ["database", "nats", "postgres", "programs"]  # fixtures

# Hypothesis tries the same examples in every run and on every machine, and new ones in `make soak`.
settings.register_profile("same", derandomize=True, database=None, deadline=None)
settings.register_profile("new", derandomize=False, database=None, deadline=None, print_blob=True)
settings.load_profile("same")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("sixgun")
    group.addoption("--seed", type=int, help="shuffle the tests, and draw the sample, by this number")
    drawn = "run one in N of the tests in tests/laws, and draw where a test tries many things that are alike; 1: all"
    group.addoption("--sample", type=int, default=1, metavar="N", help=drawn)


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A background job ignores Ctrl-C, and so would every program that a test starts and interrupts.
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header(config: pytest.Config) -> list[str]:
    seed, sample = config.getoption("--seed"), config.getoption("--sample")
    order = [] if seed is None else [f"order: shuffled by --seed {seed}"]
    drawn = f"sample: one in {sample} of tests/laws, and a few of many things that are alike (make soak takes all)"
    return [*order, *([] if sample == 1 else [drawn])]


@pytest.fixture
def sample(request: pytest.FixtureRequest) -> Sample:
    config = request.config
    return Sample(config.getoption("--sample") == 1, f"{config.getoption('--seed')} {request.node.nodeid}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for sentence in what_was_not_tested(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(sentence, yellow=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    seed, sample = config.getoption("--seed"), config.getoption("--sample")
    rng = Random(seed or 0)
    if sample > 1:
        left_out = [item for item in items if in_sample(item) and rng.randrange(sample)]
        config.hook.pytest_deselected(items=left_out)
        gone = set(left_out)
        items[:] = [item for item in items if item not in gone]
    if seed is not None:
        items[:] = shuffled(items, rng)


def in_sample(item: pytest.Item) -> bool:
    """Whether sampling applies to the test: it is a law that runs for many tables."""
    return "laws" in item.path.parts and isinstance(item, pytest.Function) and hasattr(item, "callspec")


def shuffled(items: list[pytest.Item], rng: Random) -> list[pytest.Item]:
    """Shuffles whole modules, so that module fixtures are set up once."""
    modules: defaultdict[object, list[pytest.Item]] = defaultdict(list)
    for item in items:
        modules[item.path].append(item)
    groups = list(modules.values())
    rng.shuffle(groups)
    for group in groups:
        rng.shuffle(group)
    return [item for group in groups for item in group]
