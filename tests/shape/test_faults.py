"""The seeded faults in tools/faults still match the sources, so that `python -m tools.faults` can apply them."""

from pathlib import Path

import pytest

from sixgun.ledger import entries
from tests.shape.sources import ROOT, functions
from tools.faults.catalogue import FAULTS, Fault

pytestmark = pytest.mark.interpreted

FEWEST = {"engine": 170, "events": 130, "server": 65, "bots": 30, "match": 35, "page": 40}  # in each area


def source(fault: Fault) -> str:
    return (ROOT / fault.path).read_text(encoding="utf-8")


def test_every_fault_matches_the_sources() -> None:
    unfit = [f"{fault.name} in {fault.path}" for fault in FAULTS if not fault.fits(source(fault))]
    assert not unfit, unfit


def test_a_source_with_a_fault_still_compiles() -> None:
    for fault in FAULTS:
        assert fault.old != fault.new, fault.name
        if fault.path.endswith(".py"):
            compile(fault.applied(source(fault)), fault.path, "exec")


def test_faults_have_unique_names_and_every_area_has_some() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
    areas = [fault.area for fault in FAULTS]
    assert {area: areas.count(area) for area in FEWEST if areas.count(area) < FEWEST[area]} == {}


def test_faults_name_rules_and_tests_that_exist() -> None:
    known = {entry.id for entry in entries()}
    assert {rule for fault in FAULTS for rule in fault.rules} <= known
    assert not [test for fault in FAULTS for test in fault.tests if not exists(test)]


def exists(test: str) -> bool:
    """Whether there is such a file, and in it such a function if one is named."""
    file, _, function = test.partition("::")
    path = ROOT / file
    return path.is_file() and (not function or function.partition("[")[0] in names(path))


def names(path: Path) -> set[str]:
    return {function.name for _, function in functions(path)}
