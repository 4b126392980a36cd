"""`verify` of a whole game against the bare signature checks and scalar multiplications it needs.

Needed are one check of each signature, and the multiplications that the formulas of protocol/SPEC.md name for
checking each proof once and, as both seeds are open, for making it again once: counted from the formulas, not
from our calls. Adding and decoding points, hashes, the rules and all that Python does belong to the ratio.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.support.floors import floor, proofs_in
from benchmarks.support.players import Setting, game
from benchmarks.timing import seconds
from p2pduel.table.verify import verify
from protocol import group, identity
from protocol.envelope import Envelope, decode_record
from protocol.identity import Identity
from protocol.io.journal import read


def timed(action: Callable[[], object], times: int = 1) -> float:
    """Processor time of one call, the best of three rounds."""
    return min(seconds(action, times) for _ in range(3))


def units() -> dict[str, float]:
    """Seconds of each bare operation."""
    key = Identity.generate()
    data = bytes(300)
    signature = key.sign(data)
    point = group.base(12345)
    return {
        "signatures": timed(lambda: identity.verify(key.public, signature, data), 300),
        "multiplications": timed(lambda: group.mul(group.Q - 54321, point), 300),
        "multiplications of the base": timed(lambda: group.base(group.Q - 54321), 300),
    }


def needed(envelopes: Sequence[Envelope]) -> dict[str, int]:
    """How many bare operations verifying these envelopes takes, both seeds being open."""
    calls = [
        floor(name, step, n).calls(n) for name, n in proofs_in(envelopes) for step in ("prove", "verify")
    ]
    return {
        "signatures": len(envelopes),
        "multiplications": sum(of_any for of_any, _ in calls),
        "multiplications of the base": sum(of_base for _, of_base in calls),
    }


GAMES = (("duel", "intro"), ("island", "base"))
"""What is verified: one game between greedy players of each."""


def report(played: str, variant: str) -> None:
    """Play a game, verify it, compare."""
    with tempfile.TemporaryDirectory() as place:
        os.environ["P2PDUEL_HOME"] = place
        asyncio.run(game(Setting(variant, played), folder := Path(place) / "game"))
        journal = folder / "0.duel"
        verdict = verify(journal)
        assert verdict.ok and verdict.audited
        records = [decode_record(record) for record in read(journal).records]
        whole = timed(lambda: verify(journal))
    counts, each = needed([one for one in records if isinstance(one, Envelope)]), units()
    bare = sum(counts[name] * each[name] for name in counts)
    print(f"| of one {variant} game, {played} | number | seconds |")
    print("|---|---|---|")
    for name, count in counts.items():
        print(f"| {name} | {count} | {count * each[name]:.2f} |")
    print(f"| bare operations together | | {bare:.2f} |")
    print(f"| verify {played}, the audit of both seeds included | | {whole:.2f}, {whole / bare:.2f} times |")


def main() -> None:
    """Every game, one after the other."""
    for number, (played, variant) in enumerate(GAMES):
        if number:
            print()
        report(played, variant)


if __name__ == "__main__":
    main()
