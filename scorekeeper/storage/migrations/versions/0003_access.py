"""Links and devices: who may come in, by the hashes of their secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    match = sa.ForeignKey("match.id", ondelete="CASCADE")
    invite = sa.ForeignKey("access.id", ondelete="CASCADE")
    op.create_table(
        "access",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("match_id", sa.String(), match),
        sa.Column("purpose", sa.String(), nullable=False),
        sa.Column("invite_id", sa.Integer(), invite),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("withdrawn_at", sa.DateTime(timezone=True)),
    )
    for column in ("match_id", "invite_id", "hash"):
        op.create_index(f"ix_access_{column}", "access", [column])
