"""Writing a row whether or not there is one: the one thing SQL has no common words for."""

from sqlalchemy.dialects import postgresql, sqlite
from sqlmodel import SQLModel

Insert = sqlite.Insert | postgresql.Insert


def insert(dialect: str, table: type[SQLModel]) -> Insert:
    """An insert that can say what to do on a conflict, in the words of a dialect."""
    if dialect == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
