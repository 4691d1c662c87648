"""What cannot be done, said so that a program understands it."""

from __future__ import annotations

from http import HTTPStatus


class ApiError(Exception):
    """A request that is refused: a code for programs, and the facts that belong to it."""

    def __init__(self, code: str, status: HTTPStatus = HTTPStatus.CONFLICT, **facts: str | int) -> None:
        super().__init__(code)
        self.code, self.status, self.facts = code, status, facts


def no_such_table(code: str) -> ApiError:
    return ApiError("no_such_table", HTTPStatus.NOT_FOUND, table=code)


def unknown_player() -> ApiError:
    return ApiError("unknown_player", HTTPStatus.UNAUTHORIZED)


def not_allowed() -> ApiError:
    return ApiError("not_allowed", HTTPStatus.FORBIDDEN)
