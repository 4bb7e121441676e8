"""Who may come in: the secrets of links and of devices, of which only hashes are kept.

A secret is random and long, so that a plain SHA-256 of it cannot be turned round.
"""

import hmac
import secrets
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from itertools import groupby

from sqlalchemy import ColumnElement, Engine, or_
from sqlmodel import Session, col, select, update
from sqlmodel.sql.expression import SelectOfScalar

from scorekeeper.storage.links import Link, link_of
from scorekeeper.storage.right import Kind, Right
from scorekeeper.storage.tables import AccessRow
from scorekeeper.storage.trouble import place, troubles

SECRET_BYTES = 20


@dataclass(frozen=True)
class Known:
    """A device that has come in: what it may. The same `key` is the same device and rights."""

    key: str
    right: Right


@dataclass(frozen=True)
class Joined:
    """A device has come in: the token it keeps, and the match it was invited to, if to one."""

    token: str
    match_id: str | None


class Access:
    """The links and devices of one database, and the host's link of this start."""

    def __init__(self, engine: Engine, host_secret: str) -> None:
        self._engine = engine
        self._place = place(engine.url)
        self._host = hash_of(host_secret)

    def invite(self, kind: Kind, match_id: str, at: datetime) -> str:
        """A new link to score or to watch a match; its secret."""
        secret = new_secret()
        with self._session() as session:
            session.add(_row(kind, match_id, "invite", secret, at))
        return secret

    def holds(self, secret: str) -> bool:
        """Whether somebody could still come in by a link."""
        with self._session() as session:
            return self._invite(session, secret) is not None

    def join(self, secret: str, token: str, at: datetime) -> Joined | None:
        """Let in a device that has a secret, beside what its token allows already.

        A device whose token is not known gets a new one. None for a secret that does not hold.
        """
        with self._session() as session:
            found = self._invite(session, secret)
            if found is None:
                return None
            kind, match_id, invite_id = found
            held = _of_token(session, token)
            token = token if held else new_secret()
            if not any((row.kind, row.invite_id) == (kind, invite_id) for row in held):
                row = _row(kind, match_id, "device", token, at)
                row.invite_id = invite_id
                row.name = next((other.name for other in held if other.name), "")
                session.add(row)
        return Joined(token, match_id)

    def known(self, token: str) -> Known:
        """What a device may, by the token it keeps."""
        with self._session() as session:
            return _known(token, _of_token(session, token) if token else [])

    def all_known(self, tokens: Collection[str]) -> Mapping[str, Known]:
        """The same of many devices by their tokens, in one query."""
        hashes = {token: hash_of(token) for token in tokens if token}
        with self._session() as session:
            query = _query("device").where(col(AccessRow.hash).in_(hashes.values()))
            rows = session.exec(query).all()
            held = groupby(sorted(rows, key=_hash), _hash)
            found = {hashed: list(group) for hashed, group in held}
            return {token: _known(token, found.get(hashes.get(token, ""), [])) for token in tokens}

    def name(self, token: str) -> str:
        """What a device is called; empty where it was not named yet."""
        with self._session() as session:
            return next((row.name for row in _of_token(session, token) if row.name), "")

    def rename(self, token: str, name: str) -> None:
        """Call a device so, wherever it came in."""
        with self._session() as session:
            for row in _of_token(session, token):
                row.name = name

    def names(self) -> frozenset[str]:
        """What the devices that are in are called."""
        query = select(AccessRow.name).where(AccessRow.purpose == "device", _holds())
        with self._session() as session:
            return frozenset(session.exec(query)) - {""}

    def links(self, match_id: str) -> tuple[Link, ...]:
        """The invitations to a match that hold, the newest first."""
        query = select(AccessRow).where(AccessRow.match_id == match_id, _holds())
        with self._session() as session:
            rows = session.exec(query.order_by(col(AccessRow.id).desc())).all()
            invites = [row for row in rows if row.purpose == "invite"]
            return tuple(link_of(row, rows) for row in invites)

    def withdraw(self, access_id: int, at: datetime) -> None:
        """End a link, with all who came by it; or one device alone."""
        meant = or_(col(AccessRow.id) == access_id, col(AccessRow.invite_id) == access_id)
        with self._session() as session:
            session.execute(update(AccessRow).where(meant, _holds()).values(withdrawn_at=at))

    def _invite(self, session: Session, secret: str) -> tuple[Kind, str | None, int | None] | None:
        hashed = hash_of(secret)
        if hmac.compare_digest(hashed, self._host):
            return "host", None, None
        for row in _rows(session, "invite", hashed):
            return row.kind, row.match_id, row.id  # type: ignore[return-value]
        return None

    @contextmanager
    def _session(self) -> Iterator[Session]:
        with troubles(self._place), Session(self._engine) as session, session.begin():
            yield session


def new_secret() -> str:
    """160 random bits that can stand in an address."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    return sha256(secret.encode(errors="replace")).hexdigest()


def _row(kind: Kind, match_id: str | None, purpose: str, secret: str, at: datetime) -> AccessRow:
    hashed = hash_of(secret)
    return AccessRow(kind=kind, match_id=match_id, purpose=purpose, hash=hashed, created=at)


def _of_token(session: Session, token: str) -> list[AccessRow]:
    return _rows(session, "device", hash_of(token))


def _rows(session: Session, purpose: str, hashed: str) -> list[AccessRow]:
    """What holds of a secret. The database finds it, but does not have the last word."""
    found = session.exec(_query(purpose).where(AccessRow.hash == hashed))
    return [row for row in found if hmac.compare_digest(row.hash, hashed)]


def _query(purpose: str) -> SelectOfScalar[AccessRow]:
    """Those that hold, in the order they were made."""
    query = select(AccessRow).where(AccessRow.purpose == purpose, _holds())
    return query.order_by(col(AccessRow.id))


def _hash(row: AccessRow) -> str:
    return row.hash


def _known(token: str, rows: Sequence[AccessRow]) -> Known:
    held = ",".join(str(row.id) for row in rows)
    return Known(f"{hash_of(token)[:32]}-{held}", _right(rows))


def _holds() -> ColumnElement[bool]:
    return col(AccessRow.withdrawn_at).is_(None)


def _right(rows: Sequence[AccessRow]) -> Right:
    def of(kind: Kind) -> frozenset[str]:
        return frozenset(row.match_id for row in rows if row.kind == kind and row.match_id)

    return Right(any(row.kind == "host" for row in rows), of("score"), of("watch"))
