"""The description of the socket: an AsyncAPI document, made from the types of its messages."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_args

import msgspec
from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from sixgun.server.messages.room import PROTOCOL
from sixgun.server.messages.socket import FromClient, FromServer

Schema = dict[str, Any]

VERSION: Final = "3.0.0"
CHANNEL: Final = "table"
REFERENCE: Final = "#/components/schemas/{name}"
CLIENT: Final[tuple[type[msgspec.Struct], ...]] = get_args(FromClient)
SERVER: Final[tuple[type[msgspec.Struct], ...]] = get_args(FromServer)


@cache
def document() -> Schema:
    """Every message that may cross the socket, and in which direction."""
    _, schemas = msgspec.json.schema_components([FromClient, FromServer], ref_template=REFERENCE)
    return {
        "asyncapi": VERSION,
        "info": {"title": "Sixgun: the socket of a table", "version": str(PROTOCOL)},
        "defaultContentType": "application/json",
        "channels": {CHANNEL: channel()},
        "operations": {
            "hear": operation("receive", CLIENT, "What a client may send."),
            "tell": operation(
                "send", SERVER, "What the server sends. Ignore fields and messages that you do not know."
            ),
        },
        "components": {"messages": {one.__name__: message(one) for one in (*CLIENT, *SERVER)}, "schemas": schemas},
    }


def channel() -> Schema:
    version = {"type": "string", "enum": [str(PROTOCOL)], "description": "The version of the messages."}
    return {
        "address": "/api/tables/{code}/socket",
        "parameters": {"code": {"description": "The code of the table."}},
        "bindings": {"ws": {"method": "GET", "query": {"type": "object", "properties": {"protocol": version}}}},
        "messages": {one.__name__: {"$ref": f"#/components/messages/{one.__name__}"} for one in (*CLIENT, *SERVER)},
    }


def operation(action: str, kinds: tuple[type[msgspec.Struct], ...], does: str) -> Schema:
    """The document describes the server: it receives what a client sends."""
    messages = [{"$ref": f"#/channels/{CHANNEL}/messages/{one.__name__}"} for one in kinds]
    return {
        "action": action,
        "description": does,
        "channel": {"$ref": f"#/channels/{CHANNEL}"},
        "messages": messages,
    }


def message(kind: type[msgspec.Struct]) -> Schema:
    return {"name": kind.__struct_config__.tag, "payload": {"$ref": REFERENCE.format(name=kind.__name__)}}


class SocketDocument(OpenAPIRenderPlugin):
    """`/schema/asyncapi.json`."""

    def __init__(self) -> None:
        super().__init__(path="/asyncapi.json", media_type="application/vnd.aai.asyncapi+json")  # type: ignore[arg-type]

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return msgspec.json.encode(document())
