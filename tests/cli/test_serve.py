"""`scorekeeper` without a subcommand: settings, messages, the port."""

import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import scorekeeper
from scorekeeper.cli import app, serve
from scorekeeper.settings import Settings
from scorekeeper.web.addresses import listen

RUNNER = CliRunner(env={"SCOREKEEPER_DATABASE_URL": "sqlite://"})


class NoServer:
    """Stands in for the server: starts, tells, and ends."""

    def __init__(self, _app: object, on_started: object) -> None:
        self.on_started = on_started

    def run(self, sockets: list[socket.socket]) -> None:
        assert callable(self.on_started)
        self.on_started()
        sockets[0].close()


@pytest.fixture(autouse=True)
def no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "Server", NoServer)
    monkeypatch.setattr(serve, "open_log", lambda file: None)
    monkeypatch.setattr(serve, "has_display", lambda: False)


@pytest.fixture
def taken() -> Iterator[int]:
    with closing(listen("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def run(*arguments: str, **environment: str) -> Result:
    return RUNNER.invoke(app, ["--host", "127.0.0.1", *arguments], env=environment)


def test_it_tells_where_it_is() -> None:
    result = run()
    assert result.exit_code == 0
    assert "On this machine:  http://localhost:" in result.output


def test_phones_get_an_address_and_a_code_to_scan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scorekeeper.web.addresses.outgoing_address", lambda: "192.168.1.5")
    output = run("--host", "0.0.0.0").output
    assert "On phones:        http://192.168.1.5:" in output
    assert "█▀" in output


def test_the_version_is_shown() -> None:
    assert run("--version").output == f"scorekeeper {scorekeeper.__version__}\n"


def test_help_has_examples() -> None:
    assert "scorekeeper --port 9000 --no-browser" in run("--help").output


def test_another_port_is_taken_when_the_usual_one_is_not_free(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        serve,
        "read_settings",
        lambda _: Settings.model_construct(
            _fields_set=set(),
            host="127.0.0.1",
            port=taken,
            browser=False,
            data=Path(),
            database_url="sqlite://",
        ),
    )
    result = run()
    assert result.exit_code == 0
    assert f"Port {taken} is taken; using the next free one." in result.output


def test_a_port_that_was_named_is_not_changed(taken: int) -> None:
    for result in (run("--port", str(taken)), run(SCOREKEEPER_PORT=str(taken))):
        assert result.exit_code == 1
        assert f"Port {taken} is taken" in result.output
        assert "--port" in result.output


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("PORT", "99999", "SCOREKEEPER_PORT=99999: at most 65535 is possible"),
        ("PORT", "x", "SCOREKEEPER_PORT=x: this has to be a whole number"),
        ("BROWSER", "perhaps", "SCOREKEEPER_BROWSER=perhaps: this has to be yes or no"),
    ],
)
def test_a_wrong_setting_is_told_by_its_name(name: str, value: str, message: str) -> None:
    result = run(**{f"SCOREKEEPER_{name}": value})
    assert result.exit_code == 1
    assert message in result.output


def test_a_host_that_is_not_ours_is_told() -> None:
    result = run("--host", "203.0.113.7")
    assert result.exit_code == 1
    assert "Cannot listen at 203.0.113.7" in result.output
    assert "this machine does not have this address" in result.output


@pytest.mark.parametrize("host", ["203.0.113.7", "no host"])
def test_why_it_cannot_listen_is_said_in_the_language_of_the_terminal(host: str) -> None:
    result = run("--host", host, LANG="ta_IN.UTF-8")
    assert "இந்த முகவரி இந்தக் கணினியுடையது அல்ல" in result.output


def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / "scorekeeper.db").write_text("a letter, not a database " * 100)
    result = run("--data", str(tmp_path), SCOREKEEPER_DATABASE_URL="")
    assert result.exit_code == 1
    assert "is not a scorekeeper database" in result.output


def test_arguments_win_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOREKEEPER_PORT", "9000")
    assert Settings().port == 9000
    assert Settings(port=9001).port == 9001


def test_the_database_is_in_the_data_folder(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database_url=None)
    assert settings.database == f"sqlite:///{tmp_path}/scorekeeper.db"
