"""Builds with one thing wrong that no proof notices; the spy must win against each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from protocol.board import Eyes, Place
from protocol.cards import Knowledge, Slot
from protocol.secrets import Secrets

__all__ = ["BUILDS", "HONEST", "Build"]

HAND_KINDS = frozenset({"play", "bury", "give", "offer"})
_MASKS = frozenset({"rho", "take-k", "take-r"})


class NoRemask(Secrets):
    """The re-mask changes neither masks nor order."""

    def rand(self, what: str, bind: bytes, j: int) -> int:
        """No mask."""
        return 0 if what in _MASKS else super().rand(what, bind, j)

    def perm(self, n: int) -> list[int]:
        """No order."""
        return list(range(n))


class NoMask(Secrets):
    """Cards change places but not their looks."""

    def rand(self, what: str, bind: bytes, j: int) -> int:
        """No mask."""
        return 0 if what in _MASKS else super().rand(what, bind, j)


class NoOrder(Secrets):
    """Cards change their looks but not their places."""

    def perm(self, n: int) -> list[int]:
        """No order."""
        return list(range(n))


class OneNonce(Secrets):
    """One nonce for all statements of a game."""

    def nonce(self, what: str, st: bytes, j: int) -> int:
        """Forgets place and statement."""
        return Secrets(self._seed, b"").nonce(what, b"", j)


class NonceOfPlace(Secrets):
    """One nonce for all statements at one place."""

    def nonce(self, what: str, st: bytes, j: int) -> int:
        """Forgets the statement."""
        return super().nonce(what, b"", j)


class OneMask(Secrets):
    """One list of masks for all envelopes."""

    def rand(self, what: str, bind: bytes, j: int) -> int:
        """Forgets place and choice."""
        return Secrets(self._seed, b"").rand(what, b"", j)


class MaskOfPlace(Secrets):
    """Masks that do not depend on the choice."""

    def rand(self, what: str, bind: bytes, j: int) -> int:
        """Forgets the choice."""
        return super().rand(what, b"", j)


class NoSeed(Secrets):
    """Everything follows from public numbers."""

    def __init__(self, seed: bytes, ctx: bytes) -> None:
        super().__init__(bytes(32), ctx)


@dataclass(frozen=True)
class Build:
    """A way to build the program."""

    name: str
    secrets: type[Secrets] = Secrets
    kinds: frozenset[str] = frozenset()
    """The envelopes in which it is wrong; none stands for all."""
    keeps_ids: bool = False
    """What was known of a slot sticks to its place through a shuffle."""
    tells: bool = False
    """The length of the public text depends on the choice."""
    script: str = "hand"
    """A game in which it shows."""
    games: int = 10
    betrays: frozenset[str] = frozenset()
    """What every spy finds out then, at the least."""
    spectator: frozenset[str] = frozenset()
    """What a spectator finds out besides."""

    @contextmanager
    def installed(self) -> Iterator[None]:
        """The program, built this way."""
        with pytest.MonkeyPatch.context() as patch:
            if self.secrets is not Secrets:
                patch.setattr(Eyes, "secrets", self._secrets())
            if self.keeps_ids:
                patch.setattr(Knowledge, "follow", _sticking)
            yield

    def _secrets(self) -> object:
        made, kinds = self.secrets, self.kinds

        def secrets(eyes: Eyes, place: Place, item: int) -> Secrets:
            broken = not kinds or place.kind in kinds
            return (made if broken else Secrets)(eyes.seed, place.ctx(item))

        return secrets


def _sticking(self: Knowledge, old: Sequence[Slot], new: Sequence[Slot], order: Sequence[int] | None) -> None:
    """Old ids live on in the new slots."""
    for before, after in zip(old, new, strict=False):
        self.learn(after, self.get(before))


HONEST = Build("honest")

_LINKS = frozenset(f"{how} card to its draw" for how in ("played", "buried", "given", "shown"))
_FACES = frozenset({"face of a buried card", "face of the top card"})
_BACK = frozenset(
    {
        "card played and taken back to its draw",
        "card kept over a takeback to its draw",
        "card buried after a takeback to its draw",
        "taken-back card in the next re-mask",
    }
)
_TWICE = frozenset({"card taken twice to its place", "face of a card buried twice"})
_PARTS = frozenset({"card of a deck chosen in parts", "card of a deck to the part it came from"})
_ZONES = frozenset({"opened card to its draw", "card left in joined zones to its draw"})
_SHUFFLED = frozenset({"known card after a shuffle"})

BUILDS: tuple[Build, ...] = (
    Build("no re-mask", NoRemask, kinds=HAND_KINDS, betrays=_LINKS),
    Build("no re-mask around a takeback", NoRemask, kinds=HAND_KINDS, script="takeback", betrays=_BACK),
    Build("no new masks", NoMask, betrays=_LINKS | _FACES),
    Build(
        "a look is closed without new masks",
        NoMask,
        kinds=frozenset({"renew"}),
        script="stack",
        spectator=frozenset({"face of a card both have had opened"}),
    ),
    Build("no new masks in a choice", NoMask, kinds=frozenset({"choose"}), script="parts", betrays=_PARTS),
    Build("no re-mask of joined zones", NoRemask, kinds=frozenset({"plays"}), script="zones", betrays=_ZONES),
    Build("no new order", NoOrder, games=14, betrays=_LINKS | _FACES),
    Build("slot ids kept over a shuffle", NoOrder, keeps_ids=True, script="stack", betrays=_SHUFFLED),
    Build("one nonce for all statements", OneNonce, betrays=_LINKS | _FACES),
    Build("one nonce for two statements at one place", NonceOfPlace, script="rewound", betrays=_TWICE),
    Build("one mask for all places", OneMask, betrays=frozenset({"played card to its draw"})),
    Build("a mask that does not depend on the choice", MaskOfPlace, script="rewound", betrays=_TWICE),
    Build("secrets without a seed", NoSeed, betrays=_LINKS),
    Build(
        "a choice seen in the length of a message",
        tells=True,
        script="rewound",
        games=36,
        betrays=frozenset({"card taken twice to its place"}),
    ),
)
