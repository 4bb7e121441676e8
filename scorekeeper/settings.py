"""Settings of the server, from the environment: SCOREKEEPER_PORT=9000 and so on."""

from pathlib import Path
from typing import Annotated

from platformdirs import user_data_path
from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import URL


class Settings(BaseSettings):
    """How the app is served; arguments win over the environment.

    Raises pydantic.ValidationError for a value that cannot be meant.
    """

    model_config = SettingsConfigDict(env_prefix="SCOREKEEPER_", frozen=True)

    host: Annotated[str, Field(min_length=1)] = "0.0.0.0"
    port: Annotated[int, Field(ge=1, le=65535)] = 8550
    browser: bool = True
    data: Path = Field(default_factory=lambda: user_data_path("scorekeeper", appauthor=False))
    database_url: str | None = None
    key: Annotated[str | None, Field(pattern=r"^[\w\-]{22,100}$", repr=False)] = None
    """The secret of the host's link; a new one each start where it is not set."""

    @property
    def log(self) -> Path:
        """The file that tells what failed."""
        return self.data.expanduser().absolute() / "logs" / "scorekeeper.log"

    @property
    def database(self) -> str:
        """The URL of the database: the one that was set, or a file in the data folder."""
        if self.database_url:
            return self.database_url
        file = self.data.expanduser().absolute() / "scorekeeper.db"
        return URL.create("sqlite", database=str(file)).render_as_string()
