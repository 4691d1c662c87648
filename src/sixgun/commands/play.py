"""`sixgun play`: a game in the terminal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from secrets import token_bytes
from typing import Annotated

import typer

from sixgun.bots import BOTS
from sixgun.commands.agreeing import character_called, check_options, check_seat, house_rules, role_called
from sixgun.commands.plain.game import PlainGame
from sixgun.commands.plain.keeping import Note, read_note
from sixgun.commands.speech import (
    INTERRUPTED,
    LANGUAGE,
    Lang,
    complain,
    fail,
    read_record,
    read_text,
    reason,
    refuse,
    say_help,
    speaker,
)
from sixgun.editions import DEFAULT, EDITIONS
from sixgun.engine.chance import KEY_BYTES, key_of
from sixgun.engine.ids import ROLES
from sixgun.table.match import Match, load
from sixgun.table.narrate import Narrator
from sixgun.table.options import Options
from sixgun.words import Words

LONGEST_NAME = 9
