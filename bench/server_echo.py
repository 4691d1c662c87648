"""An echo server on the same stack: every message sends as many bytes as a view has to everyone at the table.

It implements as much of the protocol as `bench.server_clients` needs: `python -m bench.server_echo PORT SIZE`.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, post, websocket
from litestar.exceptions import WebSocketDisconnect

from bench.server_process import identity
from sixgun.server.process import TimeoutProtocol

Socket = WebSocket[Any, Any, Any]
TABLES: defaultdict[str, list[Socket]] = defaultdict(list)
SEQS: defaultdict[str, int] = defaultdict(int)
HEAD = (
    '{{"type":"game","game":{{"seq":{seq},"prompt":{{"id":{seq},"seat":{seat}}},"options":[{{"verb":"pass"}}],"more":"'
)
TAIL = '"}}'


class View:
    size = 0


def view(code: str) -> str:
    seq = SEQS[code]
    head = HEAD.format(seq=seq, seat=seq % max(1, len(TABLES[code])))
    return head + "x" * (View.size - len(head) - len(TAIL)) + TAIL


@websocket("/api/tables/{code:str}/socket")
async def socket(socket: Socket, code: str) -> None:
    await socket.accept()
    TABLES[code].append(socket)
    await socket.send_text(view(code))
    try:
        while True:
            await socket.receive_data(mode="text")
            SEQS[code] += 1
            await socket.send_text('{"type":"done","key":"12345678","seq":1}')
            text = view(code)
            for each in TABLES[code]:
                await each.send_text(text)
    except WebSocketDisconnect:
        TABLES[code].remove(socket)


@post("/api/me", status_code=200)
async def me(data: dict[str, Any]) -> dict[str, str]:
    return {}


@post("/api/tables")
async def tables(data: dict[str, Any]) -> dict[str, str]:
    return {"code": f"{len(SEQS):06}" if SEQS.setdefault(f"{len(SEQS):06}", 0) == 0 else ""}


@post("/api/tables/{code:str}/{what:str}", status_code=200)
async def anything(code: str, what: str) -> dict[str, str]:
    return {}


def main(port: int, size: int) -> None:
    print(json.dumps(identity()), flush=True)
    View.size = size
    app = Litestar([socket, me, tables, anything], openapi_config=None)
    uvicorn.run(
        app,
        port=port,
        log_level="error",
        access_log=False,
        http=TimeoutProtocol,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
