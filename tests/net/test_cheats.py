"""Cheating over real sockets: stopped at once on both sides, and the evidence proves it to anybody."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from p2pduel import games
from p2pduel.games.duel.rules import engine
from p2pduel.kernel.operations import Outcome
from p2pduel.table.errors import TableError
from p2pduel.table.game import TableGame, choice
from p2pduel.table.host import host
from p2pduel.table.replay import replay
from p2pduel.table.verify import HOLDS, UNREADABLE, VIOLATED, verify
from p2pduel.table.watch import watch
from protocol.envelope import Envelope
from protocol.events import Record, SendEnvelope
from protocol.group import base
from protocol.identity import Identity
from protocol.io.journal import Journal, write_seed
from protocol.seam import Carrier, Choice, Done, PlainAct, Refused
from protocol.session import Session
from protocol.wire import Body
from tests.net.loopback import Events, cheat, given_up, once, options

DUEL = games.game("duel")


def wrong_share(body: Body) -> Body:
    """Another point in place of the share."""
    rows = body["proof"]
    assert isinstance(rows, list)
    first = rows[0]
    wrong = [base(7), *first[1:]] if isinstance(first, list) else base(7) + bytes(first)[32:]  # type: ignore[arg-type]
    return body | {"proof": [wrong, *rows[1:]]}


def twice(envelope: Envelope) -> list[Envelope]:
    """Two different envelopes for one place."""
    if envelope.kind != "act" or envelope.seq < 20:
        return [envelope]
    return [envelope, replace(envelope, body=envelope.body | {"act": b"roll twice"}, signature=b"")]


CHEATS = {
    "act/rules": once("act", lambda body: body | {"act": b"build road 99"}),
    "proof/share": once("share", wrong_share),
    "act/before": once("act", lambda body: body | {"before": bytes(32)}),
    "envelope/fork": twice,
}


@pytest.mark.parametrize("code", CHEATS)
async def test_a_cheat_is_stopped_at_once_on_both_sides(tmp_path: Path, code: str) -> None:
    """The honest side has evidence anybody can check; the cheat gets no further; the spectator sees it."""
    events = Events()
    table = asyncio.create_task(host(options("Anna", 1, tmp_path, events)))
    port = (await events.first("listening"))["port"]
    onlooker = options("Carl", 3, tmp_path, Events(), brain=None)
    carl = asyncio.create_task(watch(f"127.0.0.1:{port}", onlooker))
    await events.first("watchers", n=1)
    lying = asyncio.create_task(cheat(port, options("Eve", 2, tmp_path, Events()), CHEATS[code]))
    async with asyncio.timeout(120):
        honest, _, seen = await asyncio.gather(table, given_up(lying), carl)
    assert honest.violation is not None and honest.violation.code.value == code
    assert honest.violation.seat == 1 and not honest.finished
    if code == "act/before":
        assert f"{bytes(32).hex()} there, {honest.state} here" in honest.violation.words
        assert "all parts are equal, the hash is false" in honest.violation.words
    assert seen.violation is not None and seen.violation.code.value == code
    assert honest.evidence is not None
    verdict = verify(honest.evidence)
    assert verdict.exit_code == VIOLATED
    assert verdict.violation is not None and (verdict.violation.code.value, verdict.violation.seat) == (
        code,
        1,
    )


class SkewedGame(TableGame):
    """An engine that once counts a good too many in red's stores, after an act of blue."""

    skewed = False

    def _move_on(
        self, seat: int | None, move: str, state: Any, outcomes: Sequence[Outcome], *, rolled: bool = False
    ) -> None:
        if seat == 1 and not self.skewed:
            self.skewed = True
            state = state.clone()
            state.players[0].stored[min(state.players[0].stored)] += 1
        super()._move_on(seat, move, state, outcomes, rolled=rolled)

    def copy(self) -> SkewedGame:
        """Wrong from the same place on."""
        other = SkewedGame(self.game, self.state)
        other.skewed = self.skewed
        return other


async def test_engines_that_disagree_name_the_part_on_both_sides(tmp_path: Path) -> None:
    """Whoever is asked to judge stops with both hashes; both programs tell where their positions differ."""

    def skewed(terms: Body) -> TableGame:
        return SkewedGame.new(DUEL, str(terms["variant"]), 2)

    events, others = Events(), Events()
    table = asyncio.create_task(host(options("Anna", 1, tmp_path, events)))
    port = (await events.first("listening"))["port"]
    wrong = cheat(port, options("Eve", 2, tmp_path, others), lambda one: [one], skewed)
    async with asyncio.timeout(60):
        endings = await asyncio.gather(table, wrong)
    judge, judged = sorted(endings, key=lambda one: one.violation is None)
    assert judge.violation is not None and judge.violation.code.value == "act/before"
    told = [event["words"] for event in (*events.all, *others.all) if event["event"] == "violation"]
    assert told == [judge.violation.words] and told[0].endswith("; first differing part: red.stored")
    assert "the other side has stopped the game: first differing part: red.stored; " in judged.reason
    hashes = [set(re.findall("[0-9a-f]{64}", words)) for words in (told[0], judged.reason)]
    assert len(hashes[0]) == 2 and hashes[0] == hashes[1]
    notices = [event["words"] for event in (*events.all, *others.all) if event["event"] == "notice"]
    assert sum("first differing part: red.stored" in words for words in notices) == 1


async def test_records_of_another_game_do_not_enter_this_one(tmp_path: Path) -> None:
    """What was signed for another game proves nothing here: its bringer loses the link, that is all."""
    sent: list[int] = []

    def lie(envelope: Envelope) -> list[Envelope]:
        if sent or envelope.seq < 20:
            return [envelope]
        sent.append(envelope.seq)
        return [envelope, replace(envelope, gid=bytes([1]) * 32, signature=b"")]

    events = Events()
    table = asyncio.create_task(host(options("Anna", 1, tmp_path, events)))
    port = (await events.first("listening"))["port"]
    liar = asyncio.create_task(cheat(port, options("Eve", 2, tmp_path, Events()), lie))
    await events.first("link", state="lost")
    for task in (table, liar):
        task.cancel()
    await asyncio.gather(table, liar, return_exceptions=True)
    assert sent
    verdict = verify(tmp_path / "Anna.duel")
    assert (verdict.exit_code, verdict.finished) == (HOLDS, False)


class LaxGame(TableGame):
    """Rules that let everything pass: what two colluding players run."""

    def carrier(self, seat: int, text: bytes) -> Carrier:
        """A forbidden act travels as a plain one."""
        try:
            return super().carrier(seat, text)
        except Refused:
            return PlainAct()

    def act(self, seat: int, text: bytes, done: Done | None) -> None:
        """A forbidden act is made all the same."""
        try:
            super().act(seat, text, done)
        except Refused:
            self._move_on(seat, text.decode(), self.state, [])

    def copy(self) -> LaxGame:
        """As lax as this one."""
        return LaxGame(self.game, self.state)


def collude(path: Path, choose: Callable[[Session], Choice], red: Identity | None = None) -> None:
    """Two players whose programs allow everything sign a short game properly."""

    def games(terms: Body) -> TableGame:
        return LaxGame.new(DUEL, str(terms["variant"]), 2)

    seats = [
        Session(
            games,
            seat=seat,
            identity=red if red is not None and seat == 0 else Identity.generate(),
            seed=bytes([seat + 1]) * 32,
            name=name,
            terms={"variant": "intro"} if seat == 0 else None,
        )
        for seat, name in enumerate(("Anna", "Bert"))
    ]
    with Journal.create(path) as journal:
        waiting = [(0, effect) for effect in seats[0].start()]
        while True:
            while waiting:
                seat, effect = waiting.pop(0)
                if isinstance(effect, Record) and seat == 0:
                    journal.append(effect.data, sync=False)
                if isinstance(effect, SendEnvelope):
                    waiting += [(1 - seat, more) for more in seats[1 - seat].receive_envelope(effect.data)]
            asked = next((one for one in seats if one.to_decide), None)
            if asked is None or (asked.seat is not None and len(asked) > 40):
                return
            seat = asked.seat or 0
            waiting = [(seat, effect) for effect in asked.decide(choose(asked))]


def test_a_game_of_two_colluding_players_is_refused_with_the_rule(tmp_path: Path) -> None:
    """Signatures, chain and proofs are all good; the act is not, and verify says which rule it broke."""
    path = tmp_path / "collusion.duel"
    collude(path, lambda _session: Choice(b"draw draw9"))
    verdict = verify(path)
    assert verdict.exit_code == VIOLATED
    assert verdict.violation is not None and verdict.violation.code.value == "act/rules"
    assert "D-2.8" in verdict.violation.words


def test_files_that_prove_nothing_are_not_believed(tmp_path: Path) -> None:
    """Nonsense, an empty journal and evidence without an offence are unreadable, not guilty."""
    nonsense = tmp_path / "nonsense"
    nonsense.write_bytes(b"hello")
    assert verify(nonsense).exit_code == UNREADABLE
    assert verify(tmp_path / "missing").exit_code == UNREADABLE
    Journal.create(tmp_path / "empty").close()
    assert verify(tmp_path / "empty").exit_code == UNREADABLE
    fake = tmp_path / "fake"
    fake.write_bytes(b"sealed-decks evidence 1\n\x02")
    assert verify(fake).exit_code == UNREADABLE


def legal(session: Session) -> Choice:
    """The first legal move."""
    game = session.game
    assert isinstance(game, TableGame) and session.seat is not None
    known = game.knowledge(session.known)
    return choice(game.game, game.state, session.seat, engine.legal(game.state, known)[0], known)


def test_an_unfinished_game_holds_as_far_as_it_goes(tmp_path: Path) -> None:
    """Stopping is not cheating; the same game with one byte changed is no journal any more."""
    path = tmp_path / "short.duel"
    collude(path, legal)
    verdict = verify(path)
    assert (verdict.exit_code, verdict.finished, verdict.audit) == (HOLDS, False, "open")
    whole = path.read_bytes()
    for place in random.Random(5).sample(range(len(whole)), 40):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert verify(path).exit_code == UNREADABLE, place


async def test_a_game_by_other_rules_is_unreadable_and_nobody_is_blamed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another version of the program has played it: verify, replay and all who would go on say so."""
    path = tmp_path / "old.duel"
    collude(path, legal)
    write_seed(path, bytes(32))
    monkeypatch.setattr("p2pduel.table.game.rules_fingerprint", lambda _game: bytes(32))
    verdict = verify(path)
    assert (verdict.exit_code, verdict.violation) == (UNREADABLE, None) and "version" in verdict.error
    with pytest.raises(TableError, match="version"):
        replay(path)
    with pytest.raises(TableError, match="version") as info:
        await watch("127.0.0.1:1", options("Carl", 3, tmp_path, Events(), brain=None, journal=path))
    assert info.value.code == UNREADABLE
