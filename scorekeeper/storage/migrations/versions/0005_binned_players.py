"""Players in the bin, and those deleted for good whom matches still name."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("player", sa.Column("binned_at", sa.DateTime(timezone=True)))
    offered: sa.Column[bool] = sa.Column(
        "offered", sa.Boolean(), nullable=False, server_default=sa.true()
    )
    op.add_column("player", offered)
