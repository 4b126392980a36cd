"""Which envelope a move travels in: SPEC §22 holds for every legal move of games of all variants."""

from __future__ import annotations

import random
import re
from pathlib import Path

import protocol
from p2pduel import games
from p2pduel.games.duel.rules.engine import ENGINE
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.local.steps import carrier_json
from p2pduel.table.game import TableGame
from protocol.decisions import KIND_OF
from protocol.seam import BuryCard, Carrier, Pick, PlayCard, TakeCard
from tests.duel import DuelTable, duel_table

DUEL = games.game("duel")

_SPEC = (Path(protocol.__file__).parent / "SPEC.md").read_text("utf-8")
_HEAD = "| in the decision | the move | travels as | from |\n|---|---|---|---|\n"


def _verb(text: str) -> str:
    """The first word of a move, and whether a card of the hand helps."""
    return text.split()[0] + (" with" if " with " in text else "")


def _rows() -> dict[tuple[str, str], tuple[str, str]]:
    """Decision and verb of a move -> kind of envelope and zone, as the table says it."""
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for line in _SPEC.split(_HEAD)[1].split("\n\n")[0].splitlines():
        decisions, moves, kind, zone = (re.findall(r"`([^`]+)`", cell) for cell in line.strip("|").split("|"))
        for decision in decisions:
            found |= {(decision, _verb(move)): (kind[0], zone[0] if zone else "") for move in moves}
    return found


ROWS = _rows()


def _written(table: DuelTable, due: Decision, move: Move) -> tuple[str, str]:
    """Kind and zone by the table; of the builds only those of a card in the hand, or with one, are in it."""
    verb = _verb(move.text)
    centre_or_face_up = {"road", "settlement", "city", *(face for face, *_ in table.state.faceup)}
    if verb == "build" and move.text.split()[1] in centre_or_face_up:
        return "act", ""
    kind, zone = ROWS.get((due.kind, verb), ("act", ""))
    return kind, zone.replace("<i>", str(due.seat)).replace("<other>", str(1 - due.seat))


def _made(carrier: Carrier) -> tuple[str, str]:
    """Kind and zone of the program."""
    match carrier:
        case PlayCard(_, zone) | BuryCard(_, zone, _) | Pick(_, _, zone):
            return KIND_OF[type(carrier)], zone
        case TakeCard(_, zone):
            return "take", "Z" if zone.startswith("draw") else zone
    return KIND_OF[type(carrier)], ""


def test_every_move_travels_as_the_specification_says() -> None:
    """Random games of every variant; every row of the table comes up."""
    seen: set[tuple[str, str]] = set()
    for variant, seed in ((variant, seed) for variant in VARIANTS for seed in (0, 1, 2, 3, 8)):
        table, source = duel_table(variant, seed), random.Random(seed)
        for _ in range(450):
            due = table.due()
            if not isinstance(due, Decision):
                break
            moves = table.legal()
            game = TableGame(DUEL, table.state)
            for move in moves:
                made = _made(game.carrier(due.seat, move.text.encode()))
                assert made == _written(table, due, move), (due.kind, move)
                assert "<" not in move.text  # what the act says; the hidden card is no part of it
                if made[0] == "pick":  # between two nobody needs to say whose hand: docs/engine.md
                    said = carrier_json(ENGINE.carrier(table.state, move), table.state.seats)
                    assert set(said) == {"kind", "seat", "positions"}
                if made[0] != "act":
                    seen.add((due.kind, _verb(move.text)))
            table.play(due.seat, source.choice(moves))
    assert seen == set(ROWS)
