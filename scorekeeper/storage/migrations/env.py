"""Runs the migrations in the transaction of the connection that `migrate` hands over."""

from alembic import context

# Alembic runs this file under the name "env_py". Whoever else imports it only reads it.
if __name__ == "env_py":
    context.configure(connection=context.config.attributes["connection"])
    context.run_migrations()
