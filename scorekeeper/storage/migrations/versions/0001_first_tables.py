"""The first tables: players, matches with their seats and changes, drafts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _players()
    _matches()
    _seats()
    _changes()
    _drafts()


def _players() -> None:
    op.create_table(
        "player",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False, unique=True),
        sa.Column("last_played", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_player_last_played", "player", ["last_played"])


def _matches() -> None:
    op.create_table(
        "match",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("started", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_change", sa.DateTime(timezone=True), nullable=False),
        sa.Column("projection", sa.JSON(), nullable=False),
        sa.Column("binned_at", sa.DateTime(timezone=True)),
    )
    for name, *columns in (
        ("match_newest", "last_change", "id"),
        ("match_newest_of_state", "state", "last_change", "id"),
        ("match_last_started", "started"),
        ("match_last_started_of_game", "game", "started"),
    ):
        there = sa.text("binned_at IS NULL")
        op.create_index(name, "match", columns, sqlite_where=there, postgresql_where=there)


def _seats() -> None:
    op.create_table(
        "seat",
        _match_id(),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("player_id", sa.Integer(), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
    )
    op.create_index("ix_seat_player_id", "seat", ["player_id"])


def _changes() -> None:
    op.create_table(
        "change",
        _match_id(),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
    )


def _drafts() -> None:
    op.create_table(
        "draft",
        _match_id(),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
    )


def _match_id() -> sa.Column[str]:
    match = sa.ForeignKey("match.id", ondelete="CASCADE")
    return sa.Column("match_id", sa.String(), match, primary_key=True)
