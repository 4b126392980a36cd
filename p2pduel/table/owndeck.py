"""The deck a seat brings to a tournament: named by a person and kept beside the seed, or made of the seed."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass

from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.files import Files
from p2pduel.table.game import DuelGame
from protocol.hashing import H32
from protocol.seam import Choose

__all__ = ["OwnDeck"]

_NEEDS = "this tournament needs a deck of yours, and none was chosen"


@dataclass(frozen=True)
class OwnDeck:
    """What one seat puts into its deck and among the events; the same after every restart."""

    files: Files
    deck: tuple[str, ...]
    """The deck with the starting hand first; empty: made of the seed."""
    events: tuple[str, ...]
    bot: bool
    """Whether nobody was to name a deck: a person's cards are never chosen for them."""

    @property
    def ready(self) -> bool:
        """Whether a tournament can be played with it."""
        return self.bot or bool(self.deck and self.events)

    @classmethod
    def of(cls, files: Files, deck: Sequence[str], events: Sequence[str], *, bot: bool) -> OwnDeck:
        """The named deck, put on disk before the first message; in a game that has one, that one."""
        kept = _read(files)
        named = (tuple(deck), tuple(events))
        if kept is None and any(named):
            files.keep_deck(json.dumps({"deck": named[0], "events": named[1]}).encode())
        elif kept is not None and any(named) and kept != named:
            words = f"the game in {files.path} has its deck already; go on without naming one"
            raise TableError(words, USAGE)
        return cls(files, *(kept or named), bot)

    def order(self, game: DuelGame, due: Choose, gid: bytes) -> list[int]:
        """The places of a pool, those of the chosen cards first."""
        wanted = self.deck if due.zone.startswith("deck") else self.events
        order = game.pool_order(due, wanted)
        if order is not None:
            return order
        if not self.bot:
            raise TableError(_NEEDS, USAGE, f"go on with --journal {self.files.path} --deck NAME")
        assert self.files.seed is not None
        order = list(range(len(due.pool)))
        random.Random(H32("deck", self.files.seed, gid, due.zone.encode())).shuffle(order)
        return order


def _read(files: Files) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The deck on disk; TableError for a file that holds none."""
    data = files.kept_deck()
    if data is None:
        return None
    try:
        found = json.loads(data)
        deck, events = (tuple(found[name]) for name in ("deck", "events"))
        if all(isinstance(face, str) for face in (*deck, *events)):
            return deck, events
    except (ValueError, KeyError, TypeError):
        pass
    raise TableError(f"{files.deck_path}, the deck of this game, can't be read", USAGE)
