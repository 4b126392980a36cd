"""Writes the vectors of the game anew: `python -m tests.known.vectors [FOLDER]`, always the same bytes.

They say what a second program cannot make up: the rules document and the set-up of every variant.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from p2pduel.games import game
from p2pduel.games.duel.rules.document import rules_document
from p2pduel.games.duel.rules.ruleset import RULESET
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.kernel.operations import Decision, Finished, Operation, Roll
from p2pduel.local.steps import StepTable, operation_json
from p2pduel.table.game import deck, rules_fingerprint

DUEL = game("duel")

__all__ = ["FILES", "FOLDER", "setup_row"]

FOLDER = Path(__file__).parents[2] / "docs" / "vectors"
TOSS = (5, 4)
"""Red begins in the examples."""


def rules() -> dict[str, Any]:
    """The rules document with its fingerprint, and the parameters of every variant's deck."""
    document = rules_document()
    return {
        "fingerprint": rules_fingerprint(DUEL).hex(),
        "decks": {
            variant: {
                "id": f"p2pduel/{variant}",
                "faces": document["variants"][variant]["faces"],
                "params": deck(DUEL, variant).params.hex(),
            }
            for variant in VARIANTS
        },
        "document": document,
    }


def _operations(table: StepTable[Any]) -> Iterator[Operation]:
    """Every operation of the set-up, carried out."""
    while not isinstance(due := table.due(), Decision | Finished):
        yield due
        table.done([TOSS[due.seat]] if isinstance(due, Roll) else [], [])


def _set_up(variant: str) -> dict[str, Any]:
    """The operations up to the first decision, who then decides what, and the public state there."""
    table = StepTable(RULESET, variant)
    operations = [operation_json(operation) for operation in _operations(table)]
    first = table.due()
    assert isinstance(first, Decision)
    return {
        "operations": operations,
        "toss": list(TOSS),
        "decision": {"seat": first.seat, "kind": first.kind, **first.data},
        "public": table.state.to_json(),
        "hash": table.state.digest(),
    }


def setup() -> dict[str, Any]:
    """The set-up of every variant."""
    return {variant: _set_up(variant) for variant in VARIANTS}


def _span(numbers: list[int]) -> str:
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    return f"{numbers[0]}–{numbers[-1]}"


def _words(operation: dict[str, Any]) -> str:
    """An operation in the words of the page: lists of faces only by their length."""
    said = []
    for name, value in operation.items():
        if name in ("faces", "pool"):
            said.append(f"{len(value)} faces")
        elif name == "positions":
            said.append(_span(value))
        elif name == "sides":
            said.append("d" + " d".join(map(str, value)))
        else:
            said.append(str(value))
    return f"`{' '.join(said)}`"


def setup_row(variant: str) -> str:
    """The row of the table in docs/engine.md."""
    found = _set_up(variant)
    steps = " · ".join(_words(operation) for operation in found["operations"])
    return f"| `{variant}` | {steps} |"


FILES: dict[str, Callable[[], dict[str, Any]]] = {"rules.json": rules, "setup.json": setup}


def write(folder: Path) -> None:
    """Write every file; a list of faces or numbers stands in one line."""
    folder.mkdir(exist_ok=True)
    for name, build in FILES.items():
        (folder / name).write_text(_text(build()) + "\n", "ascii")


def _text(value: Any, depth: int = 0) -> str:
    """JSON with a line for each entry of a map or list of maps, and what is small on one line."""
    flat = json.dumps(value)
    entries = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if len(flat) < 110 or not any(isinstance(entry, dict | list) for entry in entries):
        return flat
    blank = " " * (depth + 1)
    if isinstance(value, dict):
        inner = [f"{json.dumps(key)}: {_text(entry, depth + 1)}" for key, entry in value.items()]
        opening, closing = "{", "}"
    else:
        inner = [_text(entry, depth + 1) for entry in value]
        opening, closing = "[", "]"
    return f"{opening}\n{blank}" + f",\n{blank}".join(inner) + f"\n{' ' * depth}{closing}"


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
