"""A sample of `blank_cards.py`: cards of every sort are switched off, and each time a test notices."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SAMPLE = ("grain_mill", "gudrun", "carl_forkbeard", "bath_house", "parliament", "plague")


def _run(*names: str) -> subprocess.CompletedProcess[str]:
    """The script on its own: nothing of the run around it is handed down."""
    command = [sys.executable, "-m", "tests.rules.blank_cards", *names]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_a_card_that_does_nothing_is_noticed() -> None:
    """A booster, an attack, a hero, a house with effect and points, one with points only, an event."""
    found = _run(*SAMPLE)
    assert found.returncode == 0, found.stdout + found.stderr
    rows = [line.split()[:2] for line in found.stdout.splitlines() if "tests  " in line]
    assert rows == [
        ["grain_mill", "facts"],
        ["gudrun", "effect"],
        ["carl_forkbeard", "facts"],
        ["bath_house", "effect"],
        ["bath_house", "facts"],
        ["parliament", "facts"],
        ["plague", "effect"],
    ]


def test_a_name_that_is_no_card_is_refused() -> None:
    """The script does not pass by doing nothing."""
    found = _run("dragon")
    assert found.returncode == 2
    assert "dragon" in found.stdout
