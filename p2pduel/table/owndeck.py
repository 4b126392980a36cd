"""The deck a seat brings: named by a person and kept beside the seed, or made of the seed."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from p2pduel.catalogue import agreement
from p2pduel.catalogue import files as said
from p2pduel.catalogue.speech import anew
from p2pduel.kernel.errors import IllegalMove
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.files import Files
from p2pduel.table.game import TableGame
from protocol.hashing import H32
from protocol.seam import Choose

__all__ = ["OwnDeck"]


@dataclass(frozen=True)
class OwnDeck:
    """What one seat brings; the same after every restart."""

    files: Files
    deck: Mapping[str, tuple[str, ...]]
    """The cards by the names under which the rules ask for them; empty: made of the seed."""
    bot: bool
    """Whether nobody was to name a deck: a person's cards are never chosen for them."""

    @property
    def ready(self) -> bool:
        """Whether a game of own decks can be played with it."""
        return self.bot or (bool(self.deck) and all(self.deck.values()))

    @classmethod
    def of(cls, files: Files, deck: Mapping[str, Sequence[str]], *, bot: bool) -> OwnDeck:
        """The named deck, put on disk before the first message; in a game that has one, that one."""
        kept = _read(files)
        named = {part: tuple(faces) for part, faces in deck.items()}
        if kept is None and any(named.values()):
            files.keep_deck(json.dumps(named).encode())
        elif kept is not None and any(named.values()) and kept != named:
            raise TableError(anew(agreement.has_deck, str(files.path)), USAGE)
        return cls(files, kept or named, bot)

    def order(self, game: TableGame, due: Choose, gid: bytes) -> list[int]:
        """The places of a pool, those of the chosen cards first."""
        try:
            order = game.pool_order(due, self.deck)
        except IllegalMove as error:
            raise TableError(anew(_outside, game, str(error.data["face"])), USAGE) from error
        if order is not None:
            return order
        if not self.bot:
            hint = anew(agreement.name_a_deck, str(self.files.path))
            raise TableError(anew(lambda: agreement.DECK_NEEDED), USAGE, hint)
        assert self.files.seed is not None
        order = list(range(len(due.pool)))
        random.Random(H32("deck", self.files.seed, gid, due.zone.encode())).shuffle(order)
        return order


def _outside(game: TableGame, face: str) -> str:
    """Why a deck cannot be played with here."""
    return agreement.deck_outside(game.game.words.card_name(face))


def _read(files: Files) -> dict[str, tuple[str, ...]] | None:
    """The deck on disk; TableError for a file that holds none."""
    data = files.kept_deck()
    if data is None:
        return None
    try:
        found = json.loads(data)
        deck = {part: tuple(faces) for part, faces in found.items()}
        if deck and all(faces and all(isinstance(face, str) for face in faces) for faces in deck.values()):
            return deck
    except (ValueError, AttributeError, TypeError):
        pass
    raise TableError(anew(said.no_deck, str(files.deck_path), ""), USAGE)
