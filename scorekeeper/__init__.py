"""A companion for people who play cards at a real table: it keeps the score."""

__version__ = "0.1.0"
