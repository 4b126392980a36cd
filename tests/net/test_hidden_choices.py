"""A cheat for every choice of hidden cards in the Duel: refused at once and proved, or found by the audit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from p2pduel import games
from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.hidden import HIDDEN_CHOICES, allowed
from p2pduel.games.duel.rules.variants import deck_pool
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.kernel.state import Step
from p2pduel.table.host import host
from p2pduel.table.verify import VIOLATED, verify
from p2pduel.table.watch import watch
from protocol.audit import FindingCode, audit
from protocol.evidence import confirm
from tests.net.hiding import Book, Cheat, LaxGame, doubled, other_card, taken
from tests.net.loopback import Events, cheat, options

DUEL = games.game("duel")

SHOWN: tuple[Step, ...] = (("draw", 0, "draw1", (0, 1, 2)), ("show", 0, 1))
CHEATS: dict[str, Cheat] = {
    "surplus": Cheat(
        "proof/re-key", "intro", (("draw", 1, "draw1", (0, 1, 2, 3)), ("surplus", 1)), "bury", other_card
    ),
    "exchange": Cheat(
        "proof/re-key", "intro", (("draw", 1, "draw1", (0, 1)), ("exchange", 1)), "bury", other_card
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
    "search": Cheat("proof/take", "intro", (("search", 1, "draw1"),), "take", taken),
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
    "tournament deck": Cheat("proof/shuffle", "tournament", (), "choose", doubled, "deck1"),
    "tournament events": Cheat("proof/shuffle", "tournament", (), "choose", doubled, "events1"),
}
BOOK = Book(DUEL, CHEATS, allowed)


def test_there_is_a_cheat_for_every_row() -> None:
    """A new row of the list needs a program that breaks it."""
    assert set(CHEATS) == {row.name for row in HIDDEN_CHOICES}


@pytest.mark.few(3)
@pytest.mark.parametrize("name", CHEATS)
def test_the_other_side_refuses_at_once_and_can_prove_it(name: str) -> None:
    """The victim and a spectator stop at that envelope; the file convinces whoever reads it."""
    ends = BOOK.played(name, lax=(1,))
    for end in (0, 2):
        violation = ends.sessions[end].violation
        assert violation is not None, name
        assert (violation.code.value, violation.seat, violation.kind) == (
            CHEATS[name].code,
            1,
            CHEATS[name].kind,
        )
    for event in ends.violated()[:1]:
        verdict = confirm(event.evidence, BOOK.strict_games(name))
        assert (verdict.code.value, verdict.seat) == (CHEATS[name].code, 1)


def test_what_two_who_agree_keep_silent_about_is_found_by_the_audit() -> None:
    """Both let the building pass; the opened seeds show it."""
    name = "traitor in a tournament"
    ends = BOOK.played(name, lax=(0, 1))
    assert not [event for event in ends.violated() if event.violation.seat is not None]
    for seat in (0, 1):
        ends.take(seat, ends.sessions[seat].say("resign"))
        ends.pump()
        if ends.sessions[0].reader.ends:
            break
    pick = next(e for e in ends.sessions[0].reader.transcript if e.kind == "pick")
    report = audit(ends.journals[0], BOOK.strict_games(name))
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


@pytest.mark.slow
async def test_a_buildingtaken_by_a_traitor_is_stopped_over_the_wire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Host, cheat and spectator as programs run them; the file of each honest one is confirmed by verify."""
    start = BOOK.began("traitor in a tournament")
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
