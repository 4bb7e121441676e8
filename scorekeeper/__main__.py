"""`python -m scorekeeper` is the `scorekeeper` command."""

from scorekeeper.cli import app

if __name__ == "__main__":
    app(prog_name="scorekeeper")
