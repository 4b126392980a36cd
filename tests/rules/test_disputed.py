"""Whoever holds the printed cards corrects one line, and everything else follows."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from p2pduel import games
from p2pduel.games.duel.rules.facts import disputed
from p2pduel.table.game import rules_fingerprint

ROOT = Path(__file__).parents[2]
CORRECTIONS = {
    '    "forest": (6, 4),': '    "forest": (6, 2),',
    '    "event_card",  # R-2': '    "brigand_attack",  # R-2',
    '    "pirate_ship": {"gold": 1},': '    "pirate_ship": {"gold": 2},',
    '"red": {"forest": 2,': '"red": {"forest": 5,',  # D-3.3
}
PLAY = """
import random
from tests.duel import duel_table
from p2pduel.kernel.operations import Finished

for variant in ("intro", "princes"):
    table, source = duel_table(variant, 1), random.Random(1)
    start, top = table.state.players[0].regions["T-2"], len(table.state.zones["draw4"])
    regions = sorted(face for face in table.truth.values() if face.startswith("forest"))
    symbols = set()
    for _ in range(400):
        found = table.due()
        if isinstance(found, Finished):
            break
        for outcome in table.play(found.seat, source.choice(table.legal())):
            if outcome.kind == "dice":
                symbols.add(outcome.data["symbol"])
    print(variant, start, top, regions, len(symbols))
"""


def test_each_disputed_fact_is_one_line(tmp_path: Path) -> None:
    """R-1, R-2, R-4, D-3.3: four lines changed, and games are played with the new facts."""
    shutil.copytree(
        ROOT / "p2pduel", tmp_path / "p2pduel", ignore=shutil.ignore_patterns("__pycache__", "tui")
    )
    facts = tmp_path / "p2pduel" / "games" / "duel" / "rules" / "facts" / "disputed.py"
    text = facts.read_text("utf-8")
    for old, new in CORRECTIONS.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    facts.write_text(text, "utf-8")
    command = [sys.executable, "-c", PLAY]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "intro forest-5 9 ['forest-2', 'forest-6'] 5",
        "princes forest-5 13 ['forest-2', 'forest-6'] 5",
    ]


def _fingerprint(tree: Path) -> str:
    """The rules fingerprint of a program in a folder."""
    command = [
        sys.executable,
        "-c",
        "from p2pduel import games as g; from p2pduel.table.game import rules_fingerprint as f; "
        "print(f(g.game('duel')).hex())",
    ]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    return subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_two_laptops_with_different_facts_refuse_each_other(tmp_path: Path) -> None:
    """Every disputed fact is part of the rules' fingerprint, which both sides compare before a game."""
    for package in ("p2pduel", "protocol"):
        shutil.copytree(
            ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__", "tui")
        )
    facts = tmp_path / "p2pduel" / "games" / "duel" / "rules" / "facts" / "disputed.py"
    text = facts.read_text("utf-8")
    found = [_fingerprint(tmp_path)]
    for old, new in {**CORRECTIONS, "((1, 2, 3), (4, 5, 6))": "((1, 2), (3, 4, 5, 6))"}.items():
        assert text.count(old) == 1
        facts.write_text(text.replace(old, new), "utf-8")
        found.append(_fingerprint(tmp_path))
    assert found[0] == rules_fingerprint(games.game("duel")).hex() + "\n"
    assert len(set(found)) == len(found) == 1 + len(disputed.__all__)
