"""Mutation testing: applies one seeded fault at a time to a copy of the sources, and checks that a test fails.

`python -m tools.faults` tries all of tools/faults, `python -m tools.faults server bots NAME` two areas and one more.
It exits 1 if a fault survives.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence

from tools.faults.catalogue import FAULTS, Fault
from tools.faults.trials import Outcome, hunt


def chosen(wanted: Sequence[str]) -> list[Fault]:
    """The faults with these names and areas; all faults if none is given."""
    unknown = set(wanted) - {word for fault in FAULTS for word in (fault.name, fault.area)}
    if unknown:
        raise SystemExit(f"there is no fault {', '.join(sorted(unknown))}")
    return [fault for fault in FAULTS if not wanted or fault.name in wanted or fault.area in wanted]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.faults", description="Do the tests notice mistakes?")
    parser.add_argument("names", nargs="*", metavar="NAME", help="try these faults and areas only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="faults at a time")
    parser.add_argument("--list", action="store_true", help="list the faults")
    arguments = parser.parse_args()
    faults = chosen(arguments.names)
    if arguments.list:
        print("\n".join(f"{fault.name} ({fault.path}) {' '.join(fault.guards)}" for fault in faults))
        return 0
    return report(hunt(faults, arguments.jobs))


def report(outcomes: Sequence[Outcome]) -> int:
    survivors = [outcome for outcome in outcomes if not outcome.caught_by]
    tried = Counter(outcome.fault.area for outcome in outcomes)
    areas = ", ".join(f"{area} {number}" for area, number in sorted(tried.items()))
    print(f"{len(outcomes) - len(survivors)} of {len(outcomes)} faults were caught ({areas})")
    for outcome in survivors:
        print(outcome)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
