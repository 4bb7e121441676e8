"""How an older database becomes one of today. Alembic finds the steps in `versions`."""
