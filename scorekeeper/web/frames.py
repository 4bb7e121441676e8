"""Whether a frame is one that Flet's client could have sent; all others end the socket."""

import re
from collections.abc import Mapping
from typing import Any

import msgpack
from flet.messaging.protocol import decode_ext_from_msgpack

REGISTER, EVENT, PROPS, RESULT = 1, 3, 4, 5
"""What a client may send: the first frame, and those that follow."""
LARGEST, LARGEST_PROPS = 256 * 1024, 32 * 1024
"""Bytes of a frame, and of one whose content stays in the session."""
DEEPEST = 16

BODIES: Mapping[int, Mapping[str, type | tuple[type, ...]]] = {
    REGISTER: {"session_id": (str, type(None)), "page_name": str, "page": dict},
    EVENT: {"target": int, "name": str, "data": object},
    PROPS: {"id": int, "props": dict},
    RESULT: {"control_id": int, "call_id": str, "result": object, "error": (str, type(None))},
}
"""What the body of each kind may hold, and nothing else."""
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
OWN = {"client_ip", "client_user_agent", "session"}
"""What only the server says of a page."""


def acceptable(frame: bytes, *, first: bool) -> bool:
    """Whether a frame may go on to Flet. The first one registers the page, and no other does."""
    if not frame or len(frame) > LARGEST or frame[0] != 0:
        return False
    try:
        message = msgpack.unpackb(frame[1:], ext_hook=decode_ext_from_msgpack)
    except Exception:
        return False
    if not (isinstance(message, list) and len(message) == 2):
        return False
    kind, body = message
    if type(kind) is not int or kind not in BODIES or (kind == REGISTER) != first:
        return False
    if kind in (REGISTER, PROPS) and len(frame) > LARGEST_PROPS:
        return False
    return isinstance(body, dict) and _right_body(kind, body) and _shallow(body)


def _right_body(kind: int, body: Mapping[str, Any]) -> bool:
    fields = BODIES[kind]
    if not all(name in fields and isinstance(body[name], fields[name]) for name in body):
        return False
    if kind == EVENT:
        return bool(NAME.fullmatch(body.get("name", "")))
    props = body.get("page" if kind == REGISTER else "props", {})
    return all(map(_settable, props)) and fields.keys() - {"error", "data"} <= {*body, "result"}


def _settable(name: object) -> bool:
    """Not a handler, and nothing of Flet's own."""
    named = isinstance(name, str) and not name.startswith(("_", "on_"))
    return named and name not in OWN


def _shallow(body: object) -> bool:
    level = [body]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return True
    return False


def _inside(value: object) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
