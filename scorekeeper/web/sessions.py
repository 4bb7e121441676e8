"""The sessions that Flet holds: not more than there is room for."""

from flet.messaging.session import Session
from flet_web.fastapi import app_manager

MOST = 300
"""Of phones that left; each takes some 0.15 MB."""


async def make_room() -> None:
    """Forget those who left longest ago. What they entered is in the database."""
    # Flet itself only waits for them to age.
    sessions: dict[str, Session] = getattr(app_manager, "_FletAppManager__sessions", {})
    left = [(session.expires_at, key) for key, session in sessions.items() if session.expires_at]
    for _, key in sorted(left)[: max(0, len(left) - MOST)]:
        await app_manager.delete_session(key)
