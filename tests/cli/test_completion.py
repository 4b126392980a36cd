"""`p2pduel completion`: the scripts, asked by the shells themselves."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from p2pduel.cli import main
from p2pduel.cli.dispatch import COMMANDS
from tests.cli.peers import p2pduel

BASH = """source "$1"; shift; COMP_WORDS=(p2pduel "$@"); COMP_CWORD=$#
%s _p2pduel
echo ${COMPREPLY[@]}
"""
ASKED = {
    "bash": BASH % "",
    "zsh": BASH % "emulate ksh -c",
    "fish": """source $argv[1]; complete -C "p2pduel $argv[2..-1]" | string replace -r '\\t.*' ''""",
}
"""How each shell is asked what could stand in place of the last word."""


@pytest.fixture(scope="module", params=sorted(ASKED))
def shell(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A shell that is installed here, and the script for it."""
    name = str(request.param)
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed")
    script = tmp_path_factory.mktemp("completion") / name
    script.write_text(p2pduel("completion", name, home=script.parent).stdout, "utf-8")
    return name, script


def offered(shell: tuple[str, Path], *words: str) -> set[str]:
    """What the shell offers for the last of these words."""
    name, script = shell
    rest = [] if name == "fish" else ["_"]
    done = subprocess.run(
        [name, "-c", ASKED[name], *rest, str(script), *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "HOME": str(script.parent), "ZDOTDIR": str(script.parent)},
    )
    assert not done.stderr
    return set(done.stdout.split())


def test_the_shell_finishes_commands_options_and_names(shell: tuple[str, Path]) -> None:
    """A command, an option of it, a name the option takes, a first word; zsh sifts them itself."""
    assert "host" in offered(shell, "ho")
    assert "--variant" in offered(shell, "host", "--va")
    variants = offered(shell, "host", "--variant", "t")
    assert {"turmoil", "tournament"} <= variants and not {"host", "--name"} & variants
    assert "greedy" in offered(shell, "play", "--bot", "gr")
    assert "show" in offered(shell, "deck", "s")


@pytest.mark.parametrize("name", sorted(ASKED))
def test_every_command_is_in_the_script(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Where the shell itself is not here, its script still names every command there is."""
    assert main(["completion", name]) == 0
    out = capsys.readouterr().out
    assert all(command in out for command in COMMANDS)
