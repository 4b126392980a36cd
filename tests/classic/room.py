"""Tables of the classic game with its rooms, whether or not the program offers the game already."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from p2pduel import games
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.registry import REGISTRY
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.local.driver import LocalTable
from p2pduel.person.chair import Update
from p2pduel.person.wishes import Wish
from p2pduel.tui.boards.scene import Scene
from p2pduel.tui.glyphs import RICH

__all__ = ["GAME", "KINDS", "Asked", "asked", "lively", "scene", "table"]

VARIANTS = ("base", "knights", "politics", "barbarians", "science", "wizards", "trade", "mixed", "tournament")

GAME = games.Game("classic", "p2pduel.games.classic", VARIANTS, own_decks=("tournament",))
"""The classic game, to be set among the games by whoever needs it there."""

KINDS = {ask.kind for ask in REGISTRY.asks.values()}
"""Every kind of question there is."""

_BUSY = ("build", "play", "cast", "use", "sell", "redeem", "lift")

Asked = tuple[LocalTable[State], Decision, Update]
"""A table at a question, and what its seat sees."""


def table(variant: str, seed: int) -> LocalTable[State]:
    """A fresh game."""
    return LocalTable(RULESET, variant, seed, (), history=True)


def lively(legal: Sequence[Move], chance: random.Random) -> Move:
    """A move of somebody who does a lot and tears nothing down."""
    busy = [move for move in legal if move.text.startswith(_BUSY)]
    calm = [move for move in legal if not move.text.startswith("demolish")]
    return chance.choice(busy if busy and chance.random() < 0.8 else calm or list(legal))


def asked(variant: str, seed: int, moves: int, often: int) -> Iterator[Asked]:
    """Questions of a game with more than one answer, each sort of them so often at most."""
    seen: Counter[tuple[str, str]] = Counter()
    played, chance = table(variant, seed), random.Random(seed)
    for _ in range(moves):
        due = played.due()
        if not isinstance(due, Decision):
            return
        legal = played.legal()
        sort = (due.kind, str(due.data.get("why")))
        if len(legal) > 1 and seen[sort] < often:
            seen[sort] += 1
            known = played.knowledge(due.seat)
            yield (
                played,
                due,
                Update(
                    state=played.state,
                    knowledge=known,
                    seat=due.seat,
                    due=due,
                    legal=tuple(legal),
                    names=("Ann", "Bob"),
                    game=GAME,
                ),
            )
        played.play(due.seat, lively(legal, chance))


def scene(update: Update, wishes: Sequence[Wish], size: str = "-usual") -> Scene:
    """The table as the seat that is asked sees it."""
    near = update.seat or 0
    return Scene(update, near, 1 - near, update.seat, update.knowledge, wishes, {}, RICH, size, 90)
