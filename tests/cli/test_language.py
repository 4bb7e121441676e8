"""The command in the language of its caller."""

import json

import pytest
from typer.testing import CliRunner, Result

from scorekeeper.cli import app
from scorekeeper.cli.refusals import retold
from scorekeeper.i18n import speech

MATCH = json.dumps(
    {
        "format": "scorekeeper/1",
        "matches": [
            {
                "game": "twenty-two",
                "players": ["Asha", "ਰਵੀ"],
                "deals": [{"rank": "5", "takers": [1]}, {"rank": "K", "takers": [1]}],
            }
        ],
    }
)


def run(*arguments: str, sent: str = MATCH, **environment: str) -> Result:
    nothing = dict.fromkeys(("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"), "")
    env = {**nothing, "COLUMNS": "80", **environment}
    return CliRunner().invoke(app, arguments, input=sent, env=env)


@pytest.mark.parametrize(
    ("arguments", "environment", "total"),
    [
        (["score", "-"], {}, "Total"),
        (["score", "-"], {"LANG": "ta_IN.UTF-8"}, "மொத்தம்"),
        (["score", "-"], {"LANG": "fr_FR.UTF-8"}, "Total"),
        (["score", "-", "--language", "hi"], {"LANG": "ta_IN.UTF-8"}, "कुल"),
        (["--language=pa", "score", "-"], {"LANG": "ta_IN.UTF-8"}, "ਕੁੱਲ"),
        (["score", "-", "--language", "en"], {"LANG": "ta_IN.UTF-8"}, "Total"),
    ],
)
def test_a_sheet_is_in_the_language(
    arguments: list[str], environment: dict[str, str], total: str
) -> None:
    result = run(*arguments, **environment)
    assert result.exit_code == 0
    assert total in result.output
    assert "Asha" in result.output
    assert "ਰਵੀ" in result.output


def test_one_run_does_not_speak_for_the_next() -> None:
    run("score", "-", "--language", "ta")
    assert "Total" in run("score", "-").output


def test_a_language_that_is_not_there_is_told_by_the_names_of_those_that_are() -> None:
    result = run("--language", "fr")
    assert result.exit_code == 2
    assert "ta (தமிழ்)" in result.output


@pytest.mark.parametrize("arguments", [["--help"], ["score", "--help"], ["-h"], ["score", "-h"]])
def test_help_is_said_by_the_catalogue(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every text of it goes through the language, Typer's own words too."""
    monkeypatch.setattr("scorekeeper.cli.spoken.speech", lambda _: Shouting())
    output = run(*arguments, LANG="hi_IN").output
    small = {word for word in output.split() if word.isalpha() and not word.isupper()}
    commands = {"score", "meld", "backup", "restore", "export", "import", "publish"}
    assert small <= {"scorekeeper", "root"} | commands


class Shouting:
    """A language that is English in capitals."""

    def say(self, text: str, **_: object) -> str:
        return text.upper()


@pytest.mark.parametrize(
    ("arguments", "refusal"),
    [
        (["cook"], "There is no command cook."),
        (["--cook"], "There is no option --cook."),
        (["score"], "FILE is missing."),
        (["score", "a", "b"], "This is too much: b"),
        (["--port"], "--port needs a value."),
        (["--no-browser=1"], "--no-browser takes no value."),
        (["--port", "99999"], "--port: at most 65535 is possible"),
        (["--port", "0"], "--port: at least 1 is needed"),
        (["--port", "x"], "--port: this has to be a whole number"),
    ],
)
def test_what_is_wrong_with_a_command_is_said_in_our_words(
    arguments: list[str], refusal: str
) -> None:
    """In English, so that a change of Typer's own words is noticed in any language."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr == f"{refusal}\n"


def test_a_refusal_that_nobody_foresaw_is_told_as_it_is() -> None:
    assert retold("The moon is full.", speech("ta")) == "The moon is full."
