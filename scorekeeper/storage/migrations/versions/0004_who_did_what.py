"""On which device a step was made. Of earlier steps nobody knows."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("change", sa.Column("device", sa.String(), nullable=False, server_default=""))
