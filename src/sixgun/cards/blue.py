"""Blue cards: laid in front of a player, they work until they are taken away (BL, WPN)."""

from __future__ import annotations

from sixgun.engine.hooks import BLUE, JAILABLE, Card
from sixgun.rules.kinds import (
    BARREL,
    BINOCULAR,
    DYNAMITE,
    HIDEOUT,
    JAIL,
    MUSTANG,
    REMINGTON,
    REV_CARABINE,
    SCHOFIELD,
    SCOPE,
    VOLCANIC,
    WINCHESTER,
)

BLUE_CARDS = (
    Card(BARREL, "barrel", BLUE, barrels=1),
    Card(DYNAMITE, "dynamite", BLUE),
    Card(JAIL, "jail", BLUE, aim=JAILABLE),
    Card(MUSTANG, "mustang", BLUE, remoteness=1),
    Card(HIDEOUT, "hideout", BLUE, remoteness=1),
    Card(SCOPE, "scope", BLUE, sight=1),
    Card(BINOCULAR, "binocular", BLUE, sight=1),
    Card(VOLCANIC, "volcanic", BLUE, reach=1, rapid=True),
    Card(SCHOFIELD, "schofield", BLUE, reach=2),
    Card(REMINGTON, "remington", BLUE, reach=3),
    Card(REV_CARABINE, "rev_carabine", BLUE, reach=4),
    Card(WINCHESTER, "winchester", BLUE, reach=5),
)
