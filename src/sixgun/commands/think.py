"""`sixgun think`: lets bots of other servers search on this machine."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import Annotated, Any

import typer

from sixgun.commands.common import LANGUAGE, Lang, check_bus, extra, log_form, say_help, words_for
from sixgun.commands.serve import LogLevel


def think(
    bus: Annotated[str, typer.Option(envvar="SIXGUN_BUS", help=say_help("think-help-bus"))],
    thinkers: Annotated[
        int, typer.Option(envvar="SIXGUN_THINKERS", min=1, max=64, help=say_help("think-help-thinkers"))
    ] = 1,
    log_level: Annotated[
        LogLevel, typer.Option(envvar="SIXGUN_LOG_LEVEL", help=say_help("serve-help-log-level"))
    ] = "warning",
    lang: Lang = LANGUAGE,
) -> None:
    words = words_for(lang)
    check_bus(bus, words)
    extra("cluster", "nats", words)
    far_thinkers = extra("server", "sixgun.server.workers.far_thinkers", words)
    extra("server", "sixgun.server.logs", words).set_up_logs(log_form(), log_level)
    typer.echo(words.say("think-ready", bus=bus.rpartition("@")[2], thinkers=thinkers))
    with suppress(KeyboardInterrupt):
        asyncio.run(thinking(far_thinkers.thinker(bus, thinkers)))


async def thinking(thinker: Any) -> None:
    """Thinks until the process is told to stop."""
    stopping = asyncio.Event()
    with suppress(NotImplementedError):  # on Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopping.set)
    await thinker.serve(stopping)


think.__doc__ = say_help("think-help")
