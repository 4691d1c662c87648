"""`sixgun` of a later version, whose rules differ from those of the games that are going on."""

from __future__ import annotations

import sixgun.rules


def change_rules() -> None:
    vars(sixgun.rules)["RULES_VERSION"] += 1


if __name__ == "__main__":
    change_rules()
    from sixgun.cli import main

    main()
