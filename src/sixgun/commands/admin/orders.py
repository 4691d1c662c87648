"""Takes an operator's orders to the running server, or carries them out on the database if none runs.

The server believes an order that is signed with its key: somebody who can read the key file is its operator. Needs the
extra `server`.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

from sixgun.commands.common import fail
from sixgun.commands.local_server import name_of, place_of
from sixgun.server.accounts.identity import Identities, Use, operator_token
from sixgun.server.accounts.keys import read_keys
from sixgun.server.accounts.limits import ConnectionLimit, NewcomerLimit
from sixgun.server.cluster.leases import Elsewhere
from sixgun.server.config import HOST, PORT, ServerConfig
from sixgun.server.database import Database, database_of
from sixgun.server.errors import ApiError
from sixgun.server.front_desk import FrontDesk
from sixgun.server.office import Office
from sixgun.server.services import Services
from sixgun.server.storage.backup import back_up
from sixgun.server.storage.owner import DatabaseInUse, address_of_owner
from sixgun.server.storage.schema import SCHEMA_VERSION, OtherSchema
from sixgun.server.storage.store import StorageError
from sixgun.server.workers.bot_pool import BotPool
from sixgun.terminal.screen import error_text
from sixgun.words import Words

PATIENCE: Final = 30.0  # seconds


class NoServer(Exception):
    """The order needs a running server."""


class Orders:
    """The way to one server, and to its database."""

    def __init__(self, database: str | None, secret_file: Path | None, words: Words) -> None:
        self.database, self.postgres = place_of(database, words)
        self.secret_file = secret_file or self.database.with_name("secret")
        if not (self.postgres or self.database.is_file()):
            fail(words, "migrate-error-missing", file=str(self.database))
        if not self.secret_file.is_file():
            fail(words, "admin-error-secret", file=str(self.secret_file))

    def token(self, use: Use, words: Words) -> str:
        try:
            return operator_token(read_keys(self.secret_file), use)
        except (OSError, StorageError):
            fail(words, "admin-error-secret", file=str(self.secret_file))

    def link(self, words: Words) -> str:
        """The address of the operator's page on this machine."""
        address = ("" if self.postgres else address_of_owner(self.database)) or f"http://{HOST}:{PORT}/"
        return f"{address}admin/enter/{self.token('link', words)}"

    def back_up(self, folder: Path, keep: int, words: Words) -> Path:
        """Copies the database and the keys; returns the copy of the database."""
        if self.postgres:
            fail(words, "admin-error-backup-shared")
        try:
            return back_up(self.database, self.secret_file, folder, keep)
        except OtherSchema as error:
            theirs = {"file": str(self.database), "theirs": str(error.found), "ours": str(SCHEMA_VERSION)}
            fail(words, "serve-error-schema", **theirs)
        except (OSError, StorageError) as error:
            fail(words, "admin-error-backup", folder=str(folder), reason=error_text(error, words))

    def carry_out(self, order: dict[str, Any], words: Words) -> list[dict[str, Any]]:
        name = name_of(self.database, self.postgres)
        try:
            settings = ServerConfig(self.database, self.secret_file, postgres=self.postgres)
            return asyncio.run(self.here(database_of(settings), order))
        except DatabaseInUse:
            return self.there(order, words)
        except NoServer:
            fail(words, "admin-error-shared" if self.postgres else "admin-error-no-server")
        except ApiError as error:
            fail(words, "admin-error-refused", reason=said(error.code, words))
        except Elsewhere:
            fail(words, "admin-error-refused", reason=said("elsewhere", words))
        except OtherSchema as error:
            theirs = {"file": name, "theirs": str(error.found), "ours": str(SCHEMA_VERSION)}
            fail(words, "serve-error-schema", **theirs)
        except (OSError, StorageError) as error:
            fail(words, "serve-error-open", file=name, reason=error_text(error, words))

    async def here(self, database: Database, order: dict[str, Any]) -> list[dict[str, Any]]:
        """Carries an order out on the database: a file that no server uses, or PostgreSQL, as one more process."""
        services = Services(database.store, BotPool(1), leases=database.leases)
        keys = read_keys(self.secret_file)
        desk = FrontDesk(services, Identities(keys), ConnectionLimit(1), NewcomerLimit(ServerConfig.newcomers))
        try:
            await database.open(services.storage_fails)
            if order["order"] == "drain":
                raise NoServer
            await desk.read_bans()
            office = Office(desk, self.secret_file)
            return await office.obey(order)
        finally:
            await desk.saloon.close()
            await database.close()

    def there(self, order: dict[str, Any], words: Words) -> list[dict[str, Any]]:
        """Sends an order to the running server."""
        address = address_of_owner(self.database)
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token('order', words)}"}
        request = Request(f"{address}api/admin", json.dumps(order).encode(), headers)
        try:
            with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
                return list(json.load(answer))
        except HTTPError as error:
            fail(words, "admin-error-refused", reason=said(json.load(error).get("code", ""), words))
        except (URLError, OSError, ValueError) as error:
            fail(words, "admin-error-silent", address=address, reason=str(error))


def said(code: str, words: Words) -> str:
    """What a refusal of the server means."""
    return words.say(f"problem-{code}", seconds=0, most=0)
