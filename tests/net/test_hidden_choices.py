"""A cheat for every choice of hidden cards in the Duel: refused at once and proved, or found by the audit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from p2pduel import games
from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.hidden import HIDDEN_CHOICES, allowed
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.rules.variants import deck_pool
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.kernel.state import Step
from p2pduel.table.game import TableGame, choice, table_of_faces
from p2pduel.table.host import host
from p2pduel.table.verify import VIOLATED, verify
from p2pduel.table.watch import watch
from protocol.audit import FindingCode, audit
from protocol.envelope import Envelope
from protocol.evidence import confirm
from protocol.group import base
from protocol.identity import Identity
from protocol.seam import Choice, Choose
from protocol.session import Session
from protocol.wire import Body
from tests.net.loopback import Events, LyingSession, cheat, options
from tests.protocol.toy_table import Ends

DUEL = games.game("duel")

OPERATIONS = ("seal", "shuffle", "choose", "draw", "transfer", "return")


def began(variant: str, *steps: Step) -> State:
    """A game whose cards are dealt as always, and which then comes to these steps."""
    state = engine.new(variant)
    dealing = [step for step in state.agenda if step[0] in OPERATIONS]
    state.starter = state.active = 1
    state.agenda = [("first_turn",), *reversed(steps), *dealing]
    return state


class LaxGame(TableGame):
    """The game of a player who keeps no rule about hidden cards."""

    def judge(self, seat: int, text: bytes, faces: Sequence[int | None]) -> None:
        """Everything is allowed."""

    def copy(self) -> LaxGame:
        """As lax as this one."""
        return LaxGame(self.game, self.state)


Alter = Callable[[dict[str, Any]], Body]


@dataclass(frozen=True)
class Cheat:
    """Where the game stands, what seat 1 sends in place of an honest envelope, and what comes of it."""

    code: str
    variant: str
    steps: tuple[Step, ...]
    kind: str
    alter: Alter | None = None
    """None: the choice itself is the cheat."""


def _other_card(body: dict[str, Any]) -> Body:
    return body | {"proof": [base(7), *body["proof"][1:]]}


def _taken(body: dict[str, Any]) -> Body:
    return body | {"proof": [[base(7), base(8)], *body["proof"][1:]]}


def _doubled(body: dict[str, Any]) -> Body:
    cards = body["proof"][0]
    return body | {"proof": [[cards[1], *cards[1:]], *body["proof"][1:]]}


SHOWN: tuple[Step, ...] = (("draw", 0, "draw1", (0, 1, 2)), ("show", 0, 1))
CHEATS: dict[str, Cheat] = {
    "surplus": Cheat(
        "proof/re-key", "intro", (("draw", 1, "draw1", (0, 1, 2, 3)), ("surplus", 1)), "bury", _other_card
    ),
    "exchange": Cheat(
        "proof/re-key", "intro", (("draw", 1, "draw1", (0, 1)), ("exchange", 1)), "bury", _other_card
    ),
    "put away": Cheat(
        "cards/zone",
        "intro",
        (
            ("draw", 1, "draw2", (0, 1)),
            *SHOWN,
            ("rob", 1, 2, 2, "held1", ""),
            ("put_away", 1, "held1"),
        ),
        "bury",
        lambda body: body | {"zone": "hand1"},
    ),
    "search": Cheat("proof/take", "intro", (("search", 1, "draw1"),), "take", _taken),
    "shown hand": Cheat(
        "cards/position",
        "intro",
        (*SHOWN, ("rob", 1, 2, 2, "held1", "")),
        "pick",
        lambda body: body | {"positions": [0, 1, 2]},
    ),
    "traitor in a tournament": Cheat(
        "act/hidden", "tournament", (("show", 0, 1), ("rob", 1, 0, 1, "hand1", "loose")), "pick"
    ),
    "tournament deck": Cheat("proof/shuffle", "tournament", (), "choose", _doubled),
    "tournament events": Cheat("proof/shuffle", "tournament", (), "choose", _doubled),
}


def test_there_is_a_cheat_for_every_row() -> None:
    """A new row of the list needs a program that breaks it."""
    assert set(CHEATS) == {row.name for row in HIDDEN_CHOICES}


def forbidden(session: Session) -> Choice:
    """The place of a card of the shown hand that may not be taken."""
    game = session.game
    assert isinstance(game, TableGame)
    table, step = table_of_faces(DUEL, game.variant), game.state.agenda[-1]
    for at, face in enumerate(session.known("hand0")):
        if face is not None and not allowed(step, [table[face]]):
            return Choice(b"pick %d" % at)
    raise AssertionError("every card of this hand may be taken")


def decided(session: Session) -> Choice:
    """The first legal move, or a deck in the order of the pool."""
    game = session.game
    assert isinstance(game, TableGame) and session.seat is not None
    due = game.due()
    if isinstance(due, Choose):
        table = table_of_faces(DUEL, game.variant)
        abbeys_first = sorted(range(len(due.pool)), key=lambda at: table[due.pool[at]])
        return Choice(b"", order=tuple(abbeys_first))
    known = game.knowledge(session.known)
    legal = [move for move in engine.legal(game.state, known) if move.text != "pass"]
    return choice(game.game, game.state, session.seat, legal[0], known)


def played(name: str, lax: tuple[int, ...]) -> Ends:
    """The game of a row up to its cheat by seat 1, or on to the end where nobody minds."""
    row = CHEATS[name]
    state = began(row.variant, *row.steps)
    wanted_zone = {"tournament deck": "deck1", "tournament events": "events1"}.get(name)

    def lie(envelope: Envelope) -> list[Envelope]:
        fits = envelope.kind == row.kind and wanted_zone in (None, envelope.body.get("zone"))
        if row.alter is None or not fits:
            return [envelope]
        return [replace(envelope, body=row.alter(dict(envelope.body)), signature=b"")]

    def session(seat: int | None) -> Session:
        kind = partial(LaxGame if seat in lax else TableGame, DUEL)
        made = LyingSession(
            lambda _terms: kind(state.clone()),
            seat=seat,
            identity=None if seat is None else Identity(bytes([seat + 1]) * 32),
            seed=None if seat is None else bytes([seat + 1]) * 32,
            terms={"variant": row.variant} if seat == 0 else None,
        )
        made.lie, made.extras = lie if seat == 1 else (lambda one: [one]), []
        return made

    ends = Ends([session(0), session(1), session(None)])
    ends.start()
    for _ in range(12):
        asked = ends.asked()
        if asked is None or ends.violated():
            break
        mine = ends.sessions[asked]
        robbing = row.alter is None and asked == 1 and mine.owes == (1, "decision")
        if robbing and any(e.kind == "pick" for e in mine.reader.transcript):
            break
        ends.take(asked, mine.decide(forbidden(mine) if robbing else decided(mine)))
        ends.pump()
    return ends


def strict_games(name: str) -> Callable[[Body], TableGame]:
    """What anybody who checks the file plays by."""
    row = CHEATS[name]
    return lambda _terms: TableGame(DUEL, began(row.variant, *row.steps))


@pytest.mark.parametrize("name", CHEATS)
def test_the_other_side_refuses_at_once_and_can_prove_it(name: str) -> None:
    """The victim and a spectator stop at that envelope; the file convinces whoever reads it."""
    ends = played(name, lax=(1,))
    for end in (0, 2):
        violation = ends.sessions[end].violation
        assert violation is not None, name
        assert (violation.code.value, violation.seat, violation.kind) == (
            CHEATS[name].code,
            1,
            CHEATS[name].kind,
        )
    for event in ends.violated()[:1]:
        verdict = confirm(event.evidence, strict_games(name))
        assert (verdict.code.value, verdict.seat) == (CHEATS[name].code, 1)


def test_what_two_who_agree_keep_silent_about_is_found_by_the_audit() -> None:
    """Both let the building pass; the opened seeds show it."""
    name = "traitor in a tournament"
    ends = played(name, lax=(0, 1))
    assert not [event for event in ends.violated() if event.violation.seat is not None]
    for seat in (0, 1):
        ends.take(seat, ends.sessions[seat].say("resign"))
        ends.pump()
        if ends.sessions[0].reader.ends:
            break
    pick = next(e for e in ends.sessions[0].reader.transcript if e.kind == "pick")
    report = audit(ends.journals[0], strict_games(name))
    assert report.violation is None
    assert [(f.code, f.seat, f.seq) for f in report.findings] == [(FindingCode.HIDDEN, 1, pick.seq)]
    assert "D-16.13" in report.findings[0].words


class Robber:
    """A brain that takes the first card it may not take, whenever a hand is shown."""

    async def decide(self, view: View, _decision: Decision, legal: Sequence[Move]) -> Move:
        """The forbidden card by its place, else the first move."""
        step = view.state.agenda[-1]
        if step[0] == "rob":
            for at, slot in enumerate(view.state.zones["hand0"]):
                face = view.face(slot)
                if face is not None and not allowed(step, [face]):
                    return Move(f"pick {at}")
        return legal[0]


async def test_a_building_taken_by_a_traitor_is_stopped_over_the_wire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Host, cheat and spectator as programs run them; the file of each honest one is confirmed by verify."""
    row = CHEATS["traitor in a tournament"]
    start = began(row.variant, *row.steps)
    monkeypatch.setattr(engine, "new", lambda _variant: start.clone())
    deck = tuple(sorted(deck_pool()))[:33]
    events = Events()
    anna = replace(options("Anna", 1, tmp_path, events, variant="tournament"), deck={"deck": deck})
    table = asyncio.create_task(host(anna))
    port = (await events.first("listening"))["port"]
    carl = asyncio.create_task(watch(f"127.0.0.1:{port}", options("Carl", 3, tmp_path, Events(), brain=None)))
    await events.first("watchers", n=1)
    eve = options("Eve", 2, tmp_path, Events(), brain=Robber())
    lying = asyncio.create_task(
        cheat(port, eve, lambda one: [one], lambda terms: LaxGame.new(DUEL, str(terms["variant"]), 2))
    )
    async with asyncio.timeout(120):
        honest, _, seen = await asyncio.gather(table, lying, carl)
    for ending in (honest, seen):
        assert ending.violation is not None and ending.evidence is not None
        assert (ending.violation.code.value, ending.violation.seat) == ("act/hidden", 1)
        assert "D-16.13" in ending.violation.words
        verdict = verify(ending.evidence)
        assert verdict.exit_code == VIOLATED and verdict.violation is not None
        assert (verdict.violation.code.value, verdict.violation.seat) == ("act/hidden", 1)
    spectators = verify(tmp_path / "Carl.duel")
    assert spectators.exit_code == VIOLATED and spectators.violation is not None
    assert spectators.violation.code.value == "act/hidden"
