"""The deck a seat brings: named by a person and kept beside the seed, or made of the seed."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from p2pduel import games
from p2pduel.catalogue import agreement
from p2pduel.catalogue import files as said
from p2pduel.catalogue.speech import anew
from p2pduel.table.errors import USAGE, TableError
from p2pduel.table.files import Files
from p2pduel.table.game import TableGame
from p2pduel.table.terms import Terms
from protocol.hashing import H32
from protocol.seam import Choose

__all__ = ["OwnDeck", "outside"]


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
        order = game.pool_order(due, self.deck)
        if order is not None:
            return order
        if not self.bot:
            hint = anew(agreement.name_a_deck, str(self.files.path))
            raise TableError(anew(lambda: agreement.DECK_NEEDED), USAGE, hint)
        assert self.files.seed is not None
        order = list(range(len(due.pool)))
        random.Random(H32("deck", self.files.seed, gid, due.zone.encode())).shuffle(order)
        return order


def outside(terms: Terms, seat: int, deck: Mapping[str, Sequence[str]]) -> str:
    """Why a deck does not fit these terms: a card that a seat may not choose so often; empty if it fits."""
    played = games.game(terms.game)
    if terms.variant in played.own_decks:
        for part, faces in deck.items():
            over = Counter(faces) - Counter(played.decks.allowed(part, terms.options, seat))
            for face in over:
                return anew(_no_card, terms.game, face)
    return ""


def _no_card(game: str, face: str) -> str:
    return agreement.deck_outside(games.game(game).words.card_name(face))


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
