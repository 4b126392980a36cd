"""A stored game is followed by JSON lines alone: the protocol's reader drives `p2pduel engine` by steps."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from p2pduel.bots import make_bot
from p2pduel.cli.engine import Engine
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.games.duel.rules.view import View
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.table.brains import SeededBrain
from p2pduel.table.local import local
from p2pduel.table.seat import Seat
from protocol import seam
from protocol.envelope import Envelope
from protocol.identity import Identity
from protocol.io.journal import read
from protocol.params import Deck
from protocol.reader import Reader
from protocol.wire import Body
from tests.known.make import FOLDER

RULES = json.loads((FOLDER.parents[1] / "docs" / "vectors" / "rules.json").read_bytes())
KNOWN = json.loads((FOLDER / "answers.json").read_text("utf-8"))
COLOURS = ("red", "blue")
OPERATIONS = {
    found.__name__.lower(): found
    for found in (
        seam.Roll,
        seam.Seal,
        seam.Shuffle,
        seam.Choose,
        seam.Draw,
        seam.Look,
        seam.Renew,
        seam.Flip,
        seam.Show,
        seam.Give,
        seam.Return,
        seam.Transfer,
    )
}


class LineGame:
    """The protocol's game made of lines: what a verifier in another language would have."""

    seats = 2
    rules = bytes.fromhex(RULES["fingerprint"])

    def __init__(self, variant: str, lines: tuple[dict[str, Any], ...] = ()) -> None:
        entry = RULES["decks"][variant]
        self.faces: list[str] = entry["faces"]
        self.deck = Deck(entry["id"].encode(), len(self.faces))
        self.variant, self.lines = variant, lines
        self._engine: Engine | None = None

    def ask(self, **command: Any) -> dict[str, Any]:
        """One line in, one out; a copy first repeats the lines before it."""
        if self._engine is None:
            self._engine = Engine()
            for line in ({"cmd": "new", "variant": self.variant, "steps": True}, *self.lines):
                assert self._engine.answer(json.dumps(line))["ok"]
        answer: dict[str, Any] = json.loads(json.dumps(self._engine.answer(json.dumps(command))))
        return answer

    def _go_on(self, command: dict[str, Any]) -> dict[str, Any]:
        answer = self.ask(**command)
        if not answer["ok"]:
            raise seam.Refused(answer["error"]["code"], answer["error"]["message"])
        self.lines += (command,)
        return answer

    def due(self) -> seam.Due:
        """The answer of `due`; faces become numbers, and `events.rest` has another name (SPEC §22)."""
        answer = self.ask(cmd="due")
        if "decision" in answer:
            return seam.Decision(COLOURS.index(answer["seat"]))
        if "finished" in answer:
            winner, reason = answer["finished"]["winner"], answer["finished"]["reason"]
            return seam.Finished(None if winner is None else COLOURS.index(winner), reason)
        operation = answer["operation"]
        made = OPERATIONS[operation.pop("kind")]
        return made(**{name: self._value(name, value) for name, value in operation.items()})

    def _value(self, name: str, value: Any) -> Any:
        if name in ("faces", "pool"):
            return tuple(self.faces.index(face) for face in value)
        if name == "face":
            return self.faces.index(value)
        return (
            "events.spare" if value == "events.rest" else tuple(value) if isinstance(value, list) else value
        )

    def carrier(self, seat: int, text: bytes) -> seam.Carrier:
        """The answer of `carrier`."""
        answer = self.ask(cmd="carrier", seat=COLOURS[seat], move=text.decode())
        if not answer["ok"]:
            raise seam.Refused(answer["error"]["code"], answer["error"]["message"])
        match answer["carrier"]:
            case {"kind": "play", "zone": zone}:
                return seam.PlayCard(seat, zone)
            case {"kind": "bury", "from_zone": zone, "to_zone": to}:
                return seam.BuryCard(seat, zone, to)
            case {"kind": "take", "zone": zone}:
                return seam.TakeCard(seat, zone)
            case {"kind": "pick", "positions": positions}:
                return seam.Pick(seat, tuple(positions), seam.hand(1 - seat))
        return seam.PlainAct()

    def act(self, seat: int, text: bytes, done: seam.Done | None) -> None:
        """A move, with the opened face and the place among its back that the envelope has shown."""
        command: dict[str, Any] = {"cmd": "act", "seat": COLOURS[seat], "move": text.decode()}
        if done is not None and done.faces:
            command["opened"] = self.faces[done.faces[0]]
        if done is not None and done.values:
            carrier = self.carrier(seat, text)
            assert isinstance(carrier, seam.PlayCard | seam.BuryCard)
            zone = carrier.zone if isinstance(carrier, seam.PlayCard) else carrier.from_zone
            public = self.ask(cmd="dump")["position"]["public"]
            backs = [public["backs"][str(slot)] for slot in public["zones"][zone]]
            assert backs[done.values[0]] == done.backs[0]
            command["index"] = backs[: done.values[0]].count(done.backs[0])
        self._go_on(command)

    def apply(self, done: seam.Done) -> None:
        """What came of an operation; the shuffle right after a seal has happened with it (SPEC §22)."""
        due = self.due()
        self._go_on(
            {"cmd": "done", "values": list(done.values), "faces": [self.faces[face] for face in done.faces]}
        )
        if isinstance(due, seam.Seal) and self.due() == seam.Shuffle(due.zone):
            self._go_on({"cmd": "done"})

    def digest(self) -> bytes:
        """The state hash."""
        return bytes.fromhex(self.ask(cmd="hash")["hash"])

    def copy(self) -> LineGame:
        """The same lines once more, when it is asked."""
        return LineGame(self.variant, self.lines)


def _game(terms: Body) -> LineGame:
    variant = terms["variant"]
    assert isinstance(variant, str)
    return LineGame(variant)


def _followed(journal: Path) -> tuple[Reader, Counter[str]]:
    """The reader at the end of the game, and how often each kind of envelope came."""
    reader, kinds = Reader(_game, 2), Counter[str]()
    for record in read(journal).records:
        envelope = Envelope.decode(record)
        if envelope.body.get("before"):
            assert reader.board.game.digest() == envelope.body["before"]
            kinds["decision"] += 1
        was = reader.board.game if envelope.kind == "takeback" else None
        reader.accept(envelope)
        if isinstance(was, LineGame) and isinstance(now := reader.board.game, LineGame):
            assert was.ask(cmd="undo", ply=now.ask(cmd="hash")["ply"]) == now.ask(cmd="hash")
        if envelope.kind == "end":
            assert envelope.body["state"] == reader.board.game.digest()
        kinds[envelope.kind] += 1
    return reader, kinds


_SUITE = ("intro", "princes", "tournament")
"""Followed in every run; the others with the soaks."""


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "variant",
    [one if one in _SUITE else pytest.param(one, marks=pytest.mark.slow) for one in VARIANTS],
)
def test_a_stored_game_is_followed_by_lines_alone(variant: str) -> None:
    """Every proof holds over the operations the lines name, and every state hash is the envelope's."""
    reader, kinds = _followed(FOLDER / f"{variant}.duel")
    assert kinds["decision"] > 50 and kinds["end"] == 2
    assert reader.board.game.digest().hex() == KNOWN["journals"][variant]["state"]


class _Regretting(SeededBrain):
    """A bot that takes its first act back which it may."""

    seat: Seat | None = None

    async def decide(self, view: View, decision: Decision, legal: Sequence[Move]) -> Move:
        """What the bot chooses; once it first goes back."""
        own, self.seat = self.seat, None
        back = own.session.can_take_back() if own is not None else ()
        if own is not None and back and own.session.is_free_takeback(back[-1]):
            await own.take_back()
        else:
            self.seat = own
        return await super().decide(view, decision, legal)


async def test_undo_is_what_a_takeback_does(tmp_path: Path) -> None:
    """The engine's own `undo` comes to the state the reader restores, and the game goes on from it."""
    seeds, target = (bytes([7]) * 32, bytes([8]) * 32), tmp_path / "game.duel"
    regretting = _Regretting(partial(make_bot, "greedy"), seeds[0])
    other = SeededBrain(partial(make_bot, "greedy"), seeds[1])
    (seat, _), playing = await local(
        "intro",
        (regretting, other),
        ("Anna", "Bob"),
        identity=Identity(seeds[0]),
        journal=target,
        seeds=seeds,
    )
    regretting.seat = seat
    await playing
    _, kinds = _followed(target)
    assert kinds["takeback"] == 1 and kinds["end"] == 2
