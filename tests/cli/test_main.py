"""The frame every command hangs in: help, errors, exit codes, fast start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from p2pduel import __version__
from p2pduel.catalogue import cli_commands as helps
from p2pduel.cli import main as cli_main
from p2pduel.cli.common import CliError, bot_pair, number, seconds
from p2pduel.cli.dispatch import COMMANDS, command_parser, load


def test_version_comes_from_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    """One place holds the version, and --version prints it."""
    assert cli_main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == f"p2pduel {__version__}"


@pytest.mark.parametrize("argv", [["--name", "Anna"], ["--name=Anna"], ["lobby", "--name", "Anna"]])
def test_a_name_without_a_command_is_for_the_lobby(argv: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds for everything that is done from there."""
    asked: list[str] = []

    def run(name: str = "") -> int:
        asked.append(name)
        return 0

    monkeypatch.setattr("p2pduel.tui.run", run)
    monkeypatch.setattr("p2pduel.cli.lobby.has_screen", lambda: True)
    assert cli_main(argv) == 0 and asked == ["Anna"]


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_explains_itself_with_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Help names the command's options and shows at least one line to type."""
    assert cli_main([name, "--help"]) == 0
    out = capsys.readouterr().out
    assert helps.SUMMARIES[name].split()[0] in out and "--language" in out
    _, _, example = out.partition("example:\n")
    assert f"p2pduel {name}" in example


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_examples_in_help_parse(name: str) -> None:
    """Every example line that is only this command is accepted by its own parser."""
    for line in load(name).EXAMPLE.strip().splitlines():
        words = line.split()
        if words[:2] == ["p2pduel", name] and not {"|", ">", "<", "&"} & set(words):
            command_parser(name).parse_args(words[2:])


@pytest.mark.parametrize("argv", [["nonsense"], ["--nonsense"], ["completion"], ["completion", "tcsh"]])
def test_wrong_usage_is_said_and_ends_with_two(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Wrong usage: one clear line and a hint on standard error, nothing on standard output."""
    assert cli_main(argv) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("p2pduel: ")
    assert "--help" in captured.err


@pytest.mark.parametrize(
    "argv",
    [
        ["host", "--headless", "--bot", "greedy", "--deck", "warriors"],
        ["play", "--plain", "--variant", "gold", "--deck", "warriors"],
        ["arena", "--games", "1", "--decks", "warriors,merchants"],
        ["demo", "--decks", "warriors,merchants"],
    ],
)
def test_a_deck_outside_the_tournament_is_refused(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever names a deck wants to play with it: the other games have none, and say so at once."""
    assert cli_main(argv) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and "--variant tournament" in captured.err


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["deck"], "build|list|show|check"),
        (["deck", "burn"], "there are: build, list, show, check"),
        (["lobby"], "p2pduel play --plain"),
        (["replay", "none.duel", "--text"], "none.duel can't be read: there is no such file or folder"),
        (["verify", "none.duel"], "none.duel can't be read: there is no such file or folder"),
    ],
)
def test_a_refusal_says_what_would_be_right(
    argv: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 2 and one sentence that helps."""
    assert cli_main(argv) == 2
    assert words in capsys.readouterr().err


def test_a_name_that_cannot_be_kept_is_no_success(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder stands where the settings should be."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path))
    (tmp_path / "settings.toml").mkdir()
    assert cli_main(["identity", "--name", "Anna"]) == 2
    assert "settings.toml can't be written" in capsys.readouterr().err


def test_several_tables_and_nobody_to_ask(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A pipe that has ended cannot choose a table."""

    def ended(_prompt: str) -> str:
        raise EOFError

    async def two(_seconds: float) -> list[SimpleNamespace]:
        table = SimpleNamespace(state="waiting", name="Anna", variant="gold", fingerprint="abcd", plays="")
        return [table, table]

    monkeypatch.setattr("p2pduel.table.peers.peers", two)
    monkeypatch.setattr("builtins.input", ended)
    assert cli_main(["join", "--plain", "--guest", "--name", "Bob"]) == 2
    assert "name one" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("error", "code"),
    [(KeyboardInterrupt(), 130), (CliError("no"), 1), (CliError("nobody", 3), 3), (BrokenPipeError(), 0)],
)
def test_what_ends_a_command_becomes_its_exit_code(
    error: BaseException, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C is 130, a refusal is its own code, a reader that has gone is no failure."""

    def run(_args: object) -> int:
        raise error

    import p2pduel.cli.dispatch as module

    fake = SimpleNamespace(EXAMPLE="p2pduel completion", arguments=lambda parser: None, run=run)
    monkeypatch.setattr(module, "load", lambda name: fake)
    monkeypatch.setattr("os.dup2", lambda *_: 1)
    assert cli_main(["completion"]) == code


def test_a_command_imports_only_itself() -> None:
    """Asking for the version loads no screen, no network and no cryptography."""
    code = (
        "import sys; from p2pduel.cli import main; main(['--version'])\n"
        "names = {'textual', 'zeroconf', 'nacl', 'cryptography', 'asyncio', 'p2pduel.games.duel.rules'}\n"
        "heavy = names & set(sys.modules)\n"
        "sys.exit(f'loaded {heavy}' if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_sign_the_terminal_lacks_does_not_end_a_command() -> None:
    """Old encodings, as of pipes on Windows, get a question mark instead of an error."""
    done = subprocess.run(
        [sys.executable, "-m", "p2pduel", "doctor"],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert b"UTF-8" in done.stdout and not done.stderr


def test_arguments_check_themselves() -> None:
    """Numbers out of range and odd times are refused with the reason."""
    import argparse

    assert number(1, 6)("6") == 6
    assert seconds("2.5") == 2.5
    assert bot_pair("greedy, cmd:x 1,2") == ("greedy", "cmd:x 1,2")
    for read, text in [
        (number(1, 6), "7"),
        (number(1), "x"),
        (seconds, "-1"),
        (seconds, "soon"),
        (bot_pair, "greedy"),
        (bot_pair, "greedy,nobody"),
    ]:
        with pytest.raises(argparse.ArgumentTypeError):
            read(text)
