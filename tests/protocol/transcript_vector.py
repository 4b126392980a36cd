"""One short whole game for protocol/vectors: six cards, one roll, a draw each, one played, one buried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeAlias

from protocol.envelope import Envelope
from protocol.hashing import H32
from protocol.identity import Identity
from protocol.params import Deck
from protocol.seam import (
    BuryCard,
    Carrier,
    Choice,
    Decision,
    Done,
    Draw,
    Due,
    Finished,
    PlainAct,
    PlayCard,
    Refused,
    Roll,
    Seal,
    hand,
)
from protocol.session import Session
from tests.protocol.toy_table import Ends

__all__ = ["CHOICES", "FILES", "STATES", "MiniGame", "mini_table", "rows", "seats_of", "whole"]

Json: TypeAlias = "str | int | list[Json] | dict[str, Json]"

SEEDS = (bytes([1]) * 32, bytes([2]) * 32)
SECRETS = (bytes([3]) * 32, bytes([4]) * 32)
FACES = (0, 1, 2, 3, 0, 1)
DECK = Deck(b"mini", 4)
CHOICES = (Choice(b"play", 1), Choice(b"bury", 0), Choice(b"stop"))


STATES = (
    "The state is a list of lines. A roll adds its dice, 'values [4, 2]', every other operation 'values []'; "
    "an act adds its seat, the act and the faces it opened: '0 play [3]', '0 stop []'. The state hash is "
    "H32('mini-state', one item per line in ASCII), with no item before the first line. A takeback takes "
    "lines away again; 'lines' are those at the end, 'states' the hashes after 0, 1, 2 and so on of them. "
    "Rules fingerprint: H32('rules', the variant in the terms)."
)
"""What the vectors say of the games in them."""

STEPS = (
    "roll by seat 0: dice of 6 and 6 sides",
    "seal zone deck, back red, faces 0 1 2 3 0 1: both shuffle",
    "draw seat 0, deck, positions 0 1",
    "draw seat 1, deck, position 0",
    "decision seat 0: act 'play', PlayCard from hand0, the card at position 1",
    "decision seat 1: act 'bury', BuryCard from hand1 to deck, the card at position 0",
    "decision seat 0: act 'stop', then finished: winner 0, reason 'stopped'",
)


class MiniGame:
    """Fixed steps; the state is the list of what happened."""

    seats = 2
    deck = DECK
    rules = H32("rules", b"mini")

    def __init__(self, log: tuple[str, ...] = ()) -> None:
        self.log = log

    def due(self) -> Due:
        """The next step of the only possible game."""
        plan: tuple[Due, ...] = (
            Roll(0, (6, 6)),
            Seal("deck", "red", FACES),
            Draw(0, "deck", (0, 1)),
            Draw(1, "deck", (0,)),
            Decision(0),
            Decision(1),
            Decision(0),
        )
        return plan[len(self.log)] if len(self.log) < len(plan) else Finished(0, "stopped")

    def carrier(self, seat: int, text: bytes) -> Carrier:
        """play opens a card of the hand, bury puts one under the stack, stop ends."""
        words: dict[bytes, Carrier] = {
            b"play": PlayCard(seat, hand(seat)),
            b"bury": BuryCard(seat, hand(seat), "deck"),
            b"stop": PlainAct(),
        }
        expected = CHOICES[len(self.log) - 4].text
        if text != expected:
            raise Refused("mini/word", "only one word is possible here")
        return words[text]

    def act(self, seat: int, text: bytes, done: Done | None) -> None:
        """Remember the act."""
        faces = done.faces if done is not None else ()
        self.log += (f"{seat} {text.decode()} {list(faces)}",)

    def apply(self, done: Done) -> None:
        """Remember the operation."""
        self.log += (f"values {list(done.values)}",)

    def digest(self) -> bytes:
        """Hash of all that happened."""
        return H32("mini-state", *(line.encode() for line in self.log))

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.log)


def seats_of(
    game: type[MiniGame],
    variant: str,
    lengths: Sequence[int],
    seeds: Sequence[bytes],
    secrets: Sequence[bytes],
) -> Ends:
    """One seat per seed, each with a dice chain of its own length; nobody has said anything yet."""
    return Ends(
        [
            Session(
                lambda _terms: game(),
                seats=len(seeds),
                seat=seat,
                identity=Identity(secrets[seat]),
                seed=seeds[seat],
                name=("red", "blue", "green")[seat],
                terms={"variant": variant},
                chain_length=lengths[seat],
            )
            for seat in range(len(seeds))
        ]
    )


def rows(chain: Sequence[Envelope]) -> list[Json]:
    """Every envelope with its hash."""
    return [{"kind": e.kind, "seat": e.seat, "hash": e.hash.hex(), "bytes": e.encode().hex()} for e in chain]


def whole(ends: Ends, game: type[MiniGame]) -> dict[str, Json]:
    """What every vector of a finished game has: deck, lines, states, the game's id and its envelopes."""
    session = ends.sessions[0]
    final = session.game
    assert isinstance(final, game) and ends.violated() == [] and session.owes is None
    return {
        "deck_id": DECK.deck_id.decode(),
        "faces": len(DECK.points),
        "lines": list[Json](final.log),
        "states": [game(final.log[:k]).digest().hex() for k in range(len(final.log) + 1)],
        "gid": session.reader.transcript.gid.hex(),
        "envelopes": rows(list(session.reader.transcript)),
    }


def mini_table() -> Ends:
    """Two seats of the short game, played to the end."""
    ends = seats_of(MiniGame, "mini", (4, 4), SEEDS, SECRETS)
    ends.start()
    ends.play(CHOICES)
    return ends


def transcript() -> dict[str, Json]:
    """Seeds, keys, what the rules ask, and every envelope with its hash."""
    ends = mini_table()
    session = ends.sessions[0]
    chain = list(session.reader.transcript)
    return {
        "about": f"A whole game. {STATES}",
        "seeds": [seed.hex() for seed in SEEDS],
        "signing_secrets": [secret.hex() for secret in SECRETS],
        "dice_chain_length": 4,
        "steps": list[Json](STEPS),
        "dice": list[Json](session.roll_record(1).dice),
        "hands_before_the_decisions": [_dealt(chain, seat) for seat in (0, 1)],
        **whole(ends, MiniGame),
    }


def _dealt(chain: Sequence[Envelope], seat: int) -> list[Json]:
    """Faces a seat was dealt, rebuilt from the transcript and its seed."""
    rebuilt = Session(lambda terms: MiniGame(), seat=seat, seed=SEEDS[seat])
    for envelope in chain:
        if rebuilt.owes is not None and rebuilt.owes[1] == "decision":
            break
        rebuilt.load([envelope.encode()])
    return [face for face in rebuilt.known(hand(seat)) if face is not None]


FILES = {"transcript.json": transcript}
