"""Writing a row whether or not there is one: the one thing SQL has no common words for."""

from sqlalchemy.dialects import postgresql, sqlite
from sqlmodel import Session, SQLModel


def insert(session: Session, table: type[SQLModel]) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what to do on a conflict, in the dialect of the session."""
    if session.get_bind().dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
