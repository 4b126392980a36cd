"""A sample of `blank_cards.py`: cards of every sort are switched off, and each time a test notices."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SAMPLE = ("grain_mill", "imelda", "karl", "bath_house", "colossus", "plague", "robber_baron_castle")


def test_a_card_that_does_nothing_is_noticed() -> None:
    """A doubler, an attack, a knight, houses with and without effect, an event, a foreign card."""
    command = [sys.executable, "-m", "tests.classic.blank_cards", *SAMPLE]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    found = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
    rows = [line.split()[:2] for line in found.stdout.splitlines() if "tests  " in line]
    assert rows == [
        ["grain_mill", "facts"],
        ["imelda", "effect"],
        ["karl", "facts"],
        ["bath_house", "effect"],
        ["bath_house", "facts"],
        ["colossus", "facts"],
        ["plague", "effect"],
        ["robber_baron_castle", "effect"],
        ["robber_baron_castle", "facts"],
        ["robber_baron_castle", "needs"],
    ]
