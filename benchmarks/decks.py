"""The five proofs and whole operations against their floor: `python -m benchmarks.decks [--json]`.

The floor of a proof is the number of scalar multiplications its formulas name, times one bare call of the
library in the same run; benchmarks/support/floors.py counts them from the formulas of protocol/SPEC.md, not
from our calls. Additions, hashes and everything Python does are overhead and belong to the ratio.
Decoding checks every received point before its first use; it is no part of the formulas and has its own line.

The largest set-up is that of the classic game's tournament when both sides have all six theme sets: each
chooses 33 of 240 cards, and its events. The operations are played by two sessions in this process: making,
signing, sending, reading, checking and applying on both sides together. Their floor are the formulas of all
proofs in them, made and checked once, and one multiplication for every card that somebody opens. Signatures
are overhead, too; a second line shows the ratio with one bare signature and one bare check of it per
envelope in the floor. Of the act that asks for a draw, an envelope of its own without any proof, time and
bytes are taken off.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from nacl.bindings import crypto_scalarmult_ed25519_base_noclamp, crypto_scalarmult_ed25519_noclamp

from benchmarks.support.floors import FLOORS, floor, proofs_in
from benchmarks.support.largest import Largest
from benchmarks.support.princes import Pair
from benchmarks.support.sessions import Sessions
from benchmarks.timing import machine, measure, seconds
from protocol.envelope import Envelope
from protocol.group import Ciphertext, add, base, encode_scalar, h2g, sub
from protocol.hashing import H32
from protocol.params import Deck
from protocol.proofs import key, rekey, share, shuffle, take
from protocol.seam import Choice
from protocol.secrets import Secrets, context, game_key
from protocol.wire import Value

SIZES = (9, 36, 120)
AIM = 1.5
AIM_WHOLE = 2.5


@dataclass(frozen=True)
class Subject:
    """One proof at one size: what to time and how many bytes it sends."""

    name: str
    n: int
    prove: Callable[[], object]
    decode: Callable[[], object]
    verify: Callable[[], bool]
    size: int


@dataclass(frozen=True)
class Row:
    """One line of the result."""

    proof: str
    cards: int
    step: str
    milliseconds: float
    floor: float
    ratio: float
    bytes: int


def _words(value: Value) -> int:
    return sum(map(_words, value)) if isinstance(value, list) else 32


class Table:
    """Two seats, a deck and a shuffled stack of n cards."""

    def __init__(self, n: int) -> None:
        """Deal."""
        gid = H32("benchmark")
        seeds = (b"\x11" * 32, b"\x22" * 32)
        self.n = n
        self.ctx = context(gid, 5, bytes(32), 0, "bench", 0)
        self.sec = Secrets(seeds[0], self.ctx)
        self.x, other = (game_key(seed, gid) for seed in seeds)
        self.X = base(self.x)
        self.Y = add(self.X, base(other))
        deck = Deck(b"benchmark", 24)
        self.E: list[Ciphertext] = list(
            shuffle.prove(self.sec, self.Y, [deck.seal(k % 24, self.Y) for k in range(n)])[0].F
        )
        self.A = [a for a, _ in self.E]
        shares = share.prove(Secrets(seeds[1], self.ctx), other, base(other), self.A)
        self.W = [(a, sub(b, D)) for (a, b), D in zip(self.E, shares.D, strict=True)]

    def single(self) -> list[Subject]:
        """The proofs that do not depend on the number of cards."""
        p1 = key.prove(self.sec, self.x, self.X)
        p3 = rekey.prove(self.sec, self.x, self.X, self.Y, self.W[0])
        return [
            Subject(
                "key",
                1,
                lambda: key.prove(self.sec, self.x, base(self.x)),
                lambda: key.KeyProof.from_wire(p1.to_wire()),
                lambda: key.verify(self.ctx, self.X, p1),
                _words(p1.to_wire()),
            ),
            Subject(
                "rekey",
                1,
                lambda: rekey.prove(self.sec, self.x, self.X, self.Y, self.W[0]),
                lambda: rekey.Rekey.from_wire(p3.to_wire()),
                lambda: rekey.verify(self.ctx, self.X, self.Y, self.W[0], p3),
                _words(p3.to_wire()),
            ),
        ]

    def listed(self) -> list[Subject]:
        """The proofs over n cards."""
        p2 = share.prove(self.sec, self.x, self.X, self.A)
        p4, _ = shuffle.prove(self.sec, self.Y, self.E)
        p5 = take.prove(self.sec, self.X, self.Y, self.E, self.W, self.n // 2)
        w2, w4, w5 = p2.to_wire(), p4.to_wire(), p5.to_wire()
        return [
            Subject(
                "share",
                self.n,
                lambda: share.prove(self.sec, self.x, self.X, self.A),
                lambda: share.ShareProof.from_wire(w2),
                lambda: share.verify(self.ctx, self.X, self.A, p2),
                _words(w2),
            ),
            Subject(
                "shuffle",
                self.n,
                lambda: shuffle.prove(self.sec, self.Y, self.E),
                lambda: shuffle.Shuffle.from_wire(w4),
                lambda: shuffle.verify(self.ctx, self.Y, self.E, p4),
                _words(w4),
            ),
            Subject(
                "take",
                self.n,
                lambda: take.prove(self.sec, self.X, self.Y, self.E, self.W, self.n // 2),
                lambda: take.Take.from_wire(w5),
                lambda: take.verify(self.ctx, self.X, self.Y, self.E, self.W, p5),
                _words(w5),
            ),
        ]


def run(sizes: tuple[int, ...] = SIZES, rounds: int = 7) -> list[Row]:
    """Time every proof at every size beside the bare library calls."""
    k, P = encode_scalar(game_key(b"\x33" * 32, b"")), h2g("bench-point")
    subjects = Table(2).single() + [one for n in sizes for one in Table(n).listed()]
    found: list[Row] = []
    for one in subjects:
        repeat = max(1, 60 // one.n)
        times = measure(
            {
                "any": (lambda: crypto_scalarmult_ed25519_noclamp(k, P), 100),
                "fixed": (lambda: crypto_scalarmult_ed25519_base_noclamp(k), 100),
                "prove": (one.prove, repeat),
                "decode": (one.decode, repeat),
                "verify": (one.verify, repeat),
            },
            rounds,
        )
        if not one.verify():
            raise SystemExit(f"the proof to be measured does not hold: {one.name}")
        received = times["decode"] + times["verify"]
        steps = {"prove": times["prove"], "verify": times["verify"], "decode + verify": received}
        for step, taken in steps.items():
            least = FLOORS[one.name, step.split()[-1]].seconds(one.n, times["any"], times["fixed"])
            found.append(Row(one.name, one.n, step, taken * 1e3, least * 1e3, taken / least, one.size))
    return found


# --- whole operations -------------------------------------------------------------------------------------


def floor_of(envelopes: Sequence[Envelope], any_call: float, fixed_call: float) -> float:
    """Seconds for all proofs, made and checked once, and for opening what is drawn or looked at."""
    total = sum(
        floor(name, step, n).seconds(n, any_call, fixed_call)
        for name, n in proofs_in(envelopes)
        for step in ("prove", "verify")
    )
    opened = [cast(list[int], e.body["positions"]) for e in envelopes if e.kind in ("draw", "look")]
    return total + sum(map(len, opened)) * any_call


def bare_calls() -> dict[str, Callable[[], object]]:
    """The library alone: what the floor is made of."""
    k, P, signer = (
        encode_scalar(game_key(b"\x33" * 32, b"")),
        h2g("bench-point"),
        Ed25519PrivateKey.generate(),
    )
    public, signature = signer.public_key(), signer.sign(bytes(500))
    return {
        "any": lambda: crypto_scalarmult_ed25519_noclamp(k, P),
        "fixed": lambda: crypto_scalarmult_ed25519_base_noclamp(k),
        "sign": lambda: signer.sign(bytes(500)),
        "check": lambda: public.verify(signature, bytes(500)),
    }


def run_whole(rounds: int = 7) -> list[Row]:
    """Time two whole set-ups, one draw, and one burial with the re-mask of a hand of five."""
    bare = bare_calls()
    measured = (*bare, "set-up", "largest set-up", "re-mask", "draw", "act")
    times: dict[str, list[float]] = {name: [] for name in measured}
    sizes: dict[str, tuple[int, list[Envelope]]] = {}
    for _ in range(rounds):
        for name, call in bare.items():
            times[name].append(seconds(call, 300))
        for name, game in (("largest set-up", Largest), ("set-up", Pair)):
            pair, taken = _made(game)
            times[name].append(taken)
            sizes[name] = (pair.bytes, pair.envelopes)
        for name, text in [("re-mask", b"bury"), ("draw", b"draw"), ("act", b"nothing")] * 5:
            sent, length = pair.bytes, len(pair.envelopes)
            choice = Choice(text, 1)
            times[name].append(seconds(lambda pair=pair, choice=choice: pair.decide(0, choice)))  # type: ignore[misc]
            sizes[name] = (pair.bytes - sent, pair.envelopes[length:])
    typical = {name: statistics.median(found) for name, found in times.items()}
    # The act that asks for a draw is no part of it.
    typical["draw"] -= typical["act"]
    sizes["draw"] = (sizes["draw"][0] - sizes.pop("act")[0], sizes["draw"][1][1:])
    return [row for name, size in sizes.items() for row in _rows(name, *size, typical)]


def _made(game: Callable[[], Sessions]) -> tuple[Sessions, float]:
    """A game's set-up, and how long it took both seats."""
    found: list[Sessions] = []
    taken = seconds(lambda: found.append(game()))
    return found[0], taken


def _rows(name: str, size: int, envelopes: list[Envelope], typical: dict[str, float]) -> Iterator[Row]:
    """One operation against the formulas alone, and against the formulas and signatures."""
    taken, bare = typical[name], floor_of(envelopes, typical["any"], typical["fixed"])
    cards = sum(n for proof, n in proofs_in(envelopes) if proof in ("shuffle", "share", "take"))
    signed = bare + len(envelopes) * (typical["sign"] + typical["check"])
    for step, least in (("both seats", bare), ("with signatures", signed)):
        yield Row(name, cards, step, taken * 1e3, least * 1e3, taken / least, size)


# --- the report -------------------------------------------------------------------------------------------


def show(rows: Sequence[Row], aim: float) -> None:
    """Print one table."""
    print(f"{'':14} {'cards':>5}  {'step':15} {'ms':>9} {'floor':>9} {'ratio':>6} {'bytes':>7}")
    for row in rows:
        mark = "" if row.ratio <= aim else "  above the aim"
        print(
            f"{row.proof:14} {row.cards:5}  {row.step:15} {row.milliseconds:9.3f} {row.floor:9.3f}"
            f" {row.ratio:6.2f} {row.bytes:7}{mark}"
        )


def main() -> int:
    """Print the tables, or JSON."""
    parser = argparse.ArgumentParser(description="Proofs and operations against their floor.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--rounds", type=int, default=7, help="rounds per figure (medians are shown)")
    options = parser.parse_args()
    proofs, whole = run(rounds=options.rounds), run_whole(options.rounds)
    if options.json:
        figures = {
            "machine": machine(),
            "aim": AIM,
            "rows": [vars(row) for row in proofs],
            "aim_operations": AIM_WHOLE,
            "operations": [vars(row) for row in whole],
        }
        print(json.dumps(figures, indent=1))
        return 0
    print(f"{machine()}\n\nproofs (aim: {AIM} times the floor)")
    show(proofs, AIM)
    print(f"\noperations between two sessions (aim: {AIM_WHOLE} times the floor)")
    show(whole, AIM_WHOLE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
