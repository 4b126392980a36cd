"""`verify` of a whole game against the bare signature checks and scalar multiplications it needs."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import protocol.envelope
from benchmarks.support.players import Setting, game
from benchmarks.timing import seconds
from p2pduel.table.verify import verify
from protocol import group, identity
from protocol.identity import Identity

_PLACES: dict[str, tuple[Any, str]] = {
    "signatures": (protocol.envelope, "verify"),
    "multiplications": (group, "crypto_scalarmult_ed25519_noclamp"),
    "multiplications of the base": (group, "crypto_scalarmult_ed25519_base_noclamp"),
}
"""Where each bare operation is called from."""


@contextmanager
def counting() -> Iterator[Counter[str]]:
    """Count the bare operations."""
    counts: Counter[str] = Counter()
    plain = {name: getattr(module, attribute) for name, (module, attribute) in _PLACES.items()}

    def counted(name: str) -> Callable[..., Any]:
        def call(*values: Any) -> Any:
            counts[name] += 1
            return plain[name](*values)

        return call

    for name, (module, attribute) in _PLACES.items():
        setattr(module, attribute, counted(name))
    try:
        yield counts
    finally:
        for name, (module, attribute) in _PLACES.items():
            setattr(module, attribute, plain[name])


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


GAMES = (("duel", "intro"), ("island", "base"))
"""What is verified: one game between greedy players of each."""


def report(played: str, variant: str) -> None:
    """Play a game, verify it, compare."""
    with tempfile.TemporaryDirectory() as place:
        os.environ["P2PDUEL_HOME"] = place
        asyncio.run(game(Setting(variant, played), folder := Path(place) / "game"))
        journal = folder / "0.duel"
        with counting() as counts:
            assert verify(journal).ok
        whole = timed(lambda: verify(journal))
    each = units()
    bare = sum(counts[name] * each[name] for name in counts)
    print(f"| of one {variant} game, {played} | number | seconds |")
    print("|---|---|---|")
    for name in _PLACES:
        print(f"| {name} | {counts[name]} | {counts[name] * each[name]:.2f} |")
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
