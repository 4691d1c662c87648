"""Errors of the API, as codes with facts."""

from __future__ import annotations

from http import HTTPStatus


class ApiError(Exception):
    """A refused request: a machine-readable code and its facts."""

    def __init__(self, code: str, status: HTTPStatus = HTTPStatus.CONFLICT, **facts: str | int) -> None:
        super().__init__(code)
        self.code, self.status, self.facts = code, status, facts


def no_such_table(code: str) -> ApiError:
    return ApiError("no_such_table", HTTPStatus.NOT_FOUND, table=code)


def unknown_player() -> ApiError:
    return ApiError("unknown_player", HTTPStatus.UNAUTHORIZED)


def not_allowed() -> ApiError:
    return ApiError("not_allowed", HTTPStatus.FORBIDDEN)


def draining() -> ApiError:
    return ApiError("draining", HTTPStatus.SERVICE_UNAVAILABLE)


def banned_here(**facts: str | int) -> ApiError:
    """With the `days` that are left, if it ends, and the operator's `note`, if there is one."""
    return ApiError("banned_here", HTTPStatus.FORBIDDEN, **facts)
