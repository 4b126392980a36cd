"""Evidence files for protocol/vectors: a broken rule, a fork, a hidden card opened to show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from protocol.envelope import Envelope
from protocol.events import Violated
from protocol.evidence import make
from protocol.hashing import H32
from protocol.identity import Identity
from protocol.seam import (
    Carrier,
    Choice,
    Decision,
    Done,
    Draw,
    Due,
    Finished,
    Pick,
    Refused,
    Seal,
    Show,
    hand,
)
from protocol.session import Session
from protocol.wire import Body
from tests.protocol.toy_table import Ends
from tests.protocol.transcript_vector import FACES, SECRETS, SEEDS, Json, MiniGame

__all__ = ["FILES", "ThiefGame"]

STEPS = (
    "seal zone deck, back red, faces 0 1 2 3 0 1: both shuffle",
    "draw seat 0, deck, positions 0 1 2",
    "show seat 0 to seat 1",
    "decision seat 1: act 'pick P', Pick of hand0 at position P; the face must be even (a hidden rule)",
    "then finished: winner 1, reason 'done'",
)


class ThiefGame(MiniGame):
    """Seat 1 is shown seat 0's hand and picks a card of it; only even faces are allowed."""

    rules = H32("rules", b"thief")

    def due(self) -> Due:
        """The next step of the only possible game."""
        plan: tuple[Due, ...] = (
            Seal("deck", "red", FACES),
            Draw(0, "deck", (0, 1, 2)),
            Show(0, 1),
            Decision(1),
        )
        return plan[len(self.log)] if len(self.log) < len(plan) else Finished(1, "done")

    def carrier(self, seat: int, text: bytes) -> Carrier:
        """One card of the hand that was shown."""
        word, _, place = text.decode("ascii", "replace").partition(" ")
        if word != "pick" or place not in ("0", "1", "2"):
            raise Refused("thief/word", "pick one of three cards")
        return Pick(seat, (int(place),), hand(0))

    def act(self, seat: int, text: bytes, done: Done | None) -> None:
        """Remember the act, if it is one."""
        self.carrier(seat, text)
        super().act(seat, text, done)

    def copy(self) -> ThiefGame:
        """An independent copy."""
        return type(self)(self.log)


class HonestThief(ThiefGame):
    """The same game with its hidden rule."""

    def judge(self, seat: int, text: bytes, faces: Sequence[int | None]) -> None:
        """Odd faces may not be picked."""
        if any(face is not None and face % 2 for face in faces):
            raise Refused("thief/odd", "the face must be even")


def _table() -> tuple[Ends, list[int | None]]:
    """Seat 0 keeps the hidden rule, seat 1 does not; the hand seat 1 was shown."""

    def made(seat: int, game: Callable[[], ThiefGame]) -> Session:
        return Session(
            lambda _terms: game(),
            seat=seat,
            identity=Identity(SECRETS[seat]),
            seed=SEEDS[seat],
            name=("red", "blue")[seat],
            terms={"variant": "thief"},
            chain_length=4,
        )

    ends = Ends([made(0, HonestThief), made(1, ThiefGame)])
    ends.start()
    return ends, ends.sessions[0].known(hand(0))


def _file(change: Callable[[Ends, Envelope], bytes]) -> str:
    """An evidence file about seat 1's pick of the first even card."""
    ends, shown = _table()
    even = next(at for at, face in enumerate(shown) if face is not None and face % 2 == 0)
    ends.take(1, ends.sessions[1].decide(Choice(b"pick %d" % even)))
    pick = next(e for e in ends.sessions[1].reader.transcript if e.kind == "pick")
    return change(ends, pick).hex()


def _signed(envelope: Envelope, **body: bytes) -> Envelope:
    changed: Body = {**envelope.body, **body}
    return replace(envelope, body=changed, signature=b"").sign(Identity(SECRETS[1]))


def _rules(ends: Ends, pick: Envelope) -> bytes:
    offence = _signed(pick, act=b"pick 7")
    return make(list(ends.sessions[0].reader.transcript), 2, offence.encode())


def _fork(ends: Ends, pick: Envelope) -> bytes:
    offence = _signed(pick, act=b"pick 9")
    return make([*ends.sessions[0].reader.transcript, pick], 2, offence.encode())


def _hidden() -> tuple[str, list[int | None]]:
    """The file that opens an odd card seat 1 has picked."""
    ends, shown = _table()
    place = next(at for at, face in enumerate(shown) if face is not None and face % 2 == 1)
    ends.take(1, ends.sessions[1].decide(Choice(b"pick %d" % place)))
    pick = next(e for e in ends.sessions[1].reader.transcript if e.kind == "pick")
    found = ends.sessions[0].receive_envelope(pick.encode())
    (violated,) = [event for event in found if isinstance(event, Violated)]
    return violated.evidence.hex(), shown


def evidence() -> dict[str, Json]:
    """Three files that prove something, with what they prove."""
    hidden, shown = _hidden()
    return {
        "about": "Evidence files about one small game, and the code, seat and place each proves.",
        "seeds": [seed.hex() for seed in SEEDS],
        "signing_secrets": [secret.hex() for secret in SECRETS],
        "steps": list[Json](STEPS),
        "shown_hand": [face for face in shown if face is not None],
        "files": [
            {"code": "act/rules", "seat": 1, "bytes": _file(_rules)},
            {"code": "envelope/fork", "seat": 1, "bytes": _file(_fork)},
            {"code": "act/hidden", "seat": 1, "bytes": hidden},
        ],
    }


FILES = {"evidence.json": evidence}
