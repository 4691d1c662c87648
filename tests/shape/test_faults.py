"""The seeded faults of tools/faults still fit the sources, so that `python -m tools.faults` can try them."""

import pytest

from sixgun.ledger import entries
from tests.shape.sources import SOURCE
from tools.faults.__main__ import FAULTS, Fault

pytestmark = pytest.mark.interpreted


def source(fault: Fault) -> str:
    return (SOURCE / fault.file).read_text(encoding="utf-8")


def test_every_fault_fits_the_sources() -> None:
    unfit = [f"{fault.name} in {fault.file}" for fault in FAULTS if not fault.fits(source(fault))]
    assert not unfit, unfit


def test_a_source_with_a_fault_still_compiles() -> None:
    for fault in FAULTS:
        compile(fault.applied(source(fault)), fault.file, "exec")


def test_faults_have_names_of_their_own_and_cite_the_ledger() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 50
    known = {entry.id for entry in entries()}
    assert {rule for fault in FAULTS for rule in fault.rules} <= known
