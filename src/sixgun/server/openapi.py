"""The description of the API: an OpenAPI document, and a page without scripts or external files."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from sixgun.server.messages import rest
from sixgun.server.messages.rest import Problem

Schema = dict[str, Any]

BODIES: Final = [
    kind
    for kind in vars(rest).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields
]
"""The request bodies; msgspec, which decodes them, describes them most exactly."""

WRONG: Final = {
    "description": "A problem: its code says which",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


def contract(schema: Schema) -> Schema:
    """The OpenAPI schema with a problem as the default response of every operation."""
    _, parts = msgspec.json.schema_components([Problem, *BODIES], ref_template="#/components/schemas/{name}")
    schemas = {**schema.get("components", {}).get("schemas", {}), **parts}
    for _, _, operation in operations(schema):
        operation["responses"].pop("400", None)
        operation["responses"]["default"] = WRONG
    return {**schema, "components": {**schema.get("components", {}), "schemas": schemas}}


def operations(schema: Schema) -> Iterator[tuple[str, str, Schema]]:
    for path, methods in sorted(schema["paths"].items()):
        for method, operation in methods.items():
            if isinstance(operation, dict) and "responses" in operation:
                yield path, method.upper(), operation


class Document(OpenAPIRenderPlugin):
    """`/schema/openapi.json`."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type="application/vnd.oai.openapi+json")  # type: ignore[arg-type]

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return msgspec.json.encode(contract(openapi_schema))


class ApiPage(OpenAPIRenderPlugin):
    """`/schema`, the page for people."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return page(contract(openapi_schema)).encode()


def page(schema: Schema) -> str:
    rows = "".join(row(*each) for each in operations(schema))
    shapes = "".join(shape(name, kind) for name, kind in sorted(schema["components"]["schemas"].items()))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Sixgun: interface</title>'
        "<h1>Sixgun: interface</h1>"
        '<p>For programs: <a href="/schema/openapi.json">openapi.json</a>. '
        'The socket <code>/api/tables/{code}/socket</code>: <a href="/schema/asyncapi.json">asyncapi.json</a>, '
        "and in words docs/protocol.md.</p>"
        f"<table><tbody>{rows}</tbody></table><h2>Messages</h2>{shapes}</html>"
    )


def row(path: str, method: str, operation: Schema) -> str:
    does = operation.get("description") or operation.get("summary") or ""
    return f"<tr><td>{method}</td><td><code>{escape(path)}</code></td><td>{escape(does)}</td></tr>"


def shape(name: str, kind: Schema) -> str:
    fields = "".join(f"<li><code>{escape(field)}</code></li>" for field in kind.get("properties", {}))
    return f"<h3 id='{escape(name)}'>{escape(name)}</h3><p>{escape(kind.get('description') or '')}</p><ul>{fields}</ul>"
