"""Every variant over the protocol: nothing at the table depends on which one is played."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from p2pduel import games
from p2pduel.decks import load_deck, ready
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.table.game import Happening
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.local import local
from p2pduel.table.replay import replay
from p2pduel.table.seat import Change
from p2pduel.table.verify import HOLDS, verify
from p2pduel.table.watch import watch
from protocol.identity import Identity
from tests.classic.entry import CLASSIC
from tests.net.loopback import Events, options


@pytest.mark.parametrize(
    "variant", [name if name == "intro" else pytest.param(name, marks=pytest.mark.slow) for name in VARIANTS]
)
async def test_a_whole_game_is_played_and_verified(tmp_path: Path, variant: str) -> None:
    """Two bots over a pipe, sealed decks and all; the journal verifies, is audited, and is told again.

    The quick run has a whole tournament over sockets besides (test_tournament).
    """
    changes: list[Change] = []
    names = ready()
    decks = [load_deck(names[number % len(names)]).to_choice() for number in range(2)]
    bots = [options(name, number, tmp_path, Events()).brain for number, name in enumerate("AB")]
    journal = tmp_path / "game.duel"
    (seat, _), task = await local(
        variant,
        (bots[0], bots[1]),
        ("Anna", "Bert"),
        identity=Identity.generate(),
        journal=journal,
        decks=decks,
        on_seat=lambda one: one.observe(changes.append),
    )
    async with asyncio.timeout(280):
        ending = await task
    assert ending.finished
    verdict = verify(journal)
    assert (verdict.exit_code, verdict.audit, verdict.variant) == (HOLDS, "ok", variant)
    assert (verdict.head, verdict.state, verdict.winner) == (ending.head, ending.state, ending.winner)
    assert seat.proofs > 0
    told = replay(journal)
    assert [entry.move for entry in told.entries if entry.move] == [
        one.move for one in changes if isinstance(one, Happening) and one.move
    ]
    assert told.winner == ending.winner and f"{ending.winner_name} has won" in str(told)


FULL = os.environ.get("P2PDUEL_SOAK") == "full"
"""All variants of the classic game, instead of the first: in the long soaks."""
SETS = {
    "mixed": {"sets": "science,trade"},
    "tournament": {"red-sets": "knights,politics,wizards", "blue-sets": "barbarians,trade"},
}
"""The theme sets of those variants of the classic game that have a choice."""


@pytest.mark.slow
@pytest.mark.parametrize("variant", CLASSIC.variants if FULL else ("base",))
async def test_a_classic_game_between_two_peers_is_watched_and_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variant: str
) -> None:
    """Equal heads, and the audit finds nothing, in the files of both players and of a spectator."""
    monkeypatch.setitem(games._GAMES, "classic", CLASSIC)
    sets = SETS.get(variant, {})
    events = Events()
    table = asyncio.create_task(
        host(options("Anna", 1, tmp_path, events, game="classic", variant=variant, options=sets))
    )
    address = f"127.0.0.1:{(await events.first('listening'))['port']}"
    carl = asyncio.create_task(watch(address, options("Carl", 3, tmp_path, Events(), brain=None)))
    await events.first("watchers", n=1)
    bert = options("Bert", 2, tmp_path, Events(), game="classic", accept=sets)
    guest = asyncio.create_task(join(address, bert))
    async with asyncio.timeout(280):
        ending, _, seen = await asyncio.gather(table, guest, carl)
    assert ending.finished and seen.finished
    verdicts = [verify(tmp_path / f"{name}.duel") for name in ("Anna", "Bert", "Carl")]
    assert {(one.exit_code, one.audit, one.variant) for one in verdicts} == {(HOLDS, "ok", variant)}
    assert {(one.head, one.state) for one in verdicts} == {(ending.head, ending.state)}
