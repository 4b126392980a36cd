"""Scenes on the island: a position, moves in notation, and what stands there afterwards."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from p2pduel.games.island.rules.facts import COLOURS, RESOURCES
from p2pduel.games.island.rules.geometry import EDGE_NAMES
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.rules.state import State
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, parse_move
from p2pduel.kernel.operations import Decision, Finished, Outcome
from p2pduel.local.driver import LocalTable

__all__ = ["GAMES", "IslandTable", "Scene", "everywhere", "random_game", "scene"]

IslandTable = LocalTable[State]

GAMES = [("base", 2), ("base", 3), ("base", 4), ("beginner", 2), ("beginner", 3), ("beginner", 4), ("two", 2)]
everywhere = pytest.mark.parametrize(("variant", "seats"), GAMES)

UNLISTED = ("offer", "invite", "counter")
"""Moves that are as many as there are sets of cards: allowed, and in no list."""


class Scene:
    """A table that is played by whoever must decide."""

    def __init__(self, table: IslandTable) -> None:
        self.table = table
        self.told: list[Outcome] = []
        """What came of the last moves."""

    @property
    def state(self) -> State:
        """The state as it is now."""
        return self.table.state

    @property
    def decision(self) -> Decision:
        """What is asked now."""
        found = self.table.due()
        assert isinstance(found, Decision), found
        return found

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked now, and what about."""
        return COLOURS[self.decision.seat], self.decision.kind

    @property
    def texts(self) -> list[str]:
        """The legal moves, as text."""
        return [str(move) for move in self.table.legal()]

    @property
    def winner(self) -> str | None:
        """Who has won, if somebody has."""
        found = self.table.due()
        return COLOURS[found.winner or 0] if isinstance(found, Finished) else None

    def play(self, *lines: str) -> Scene:
        """Make these moves, each by the seat that is asked; every one that can be must be listed as legal."""
        self.told = []
        for line in lines:
            assert line.split()[0] in UNLISTED or line in self.texts, f"{line} is not among {self.texts}"
            self.told += self.table.play(self.decision.seat, line)
        return self

    def refuse(self, line: str, code: str, rule: str | None = None) -> IllegalMove:
        """The move is refused, is not listed, and changes nothing."""
        before = self.table.dump()
        assert line not in self.texts
        with pytest.raises(IllegalMove) as caught:
            self.table.play(self.decision.seat, line)
        assert self.table.dump() == before
        assert caught.value.code == code, str(caught.value)
        if rule is not None:
            assert caught.value.rule == rule, str(caught.value)
        return caught.value

    def dice(self, *values: int) -> Scene:
        """Decide the next roll."""
        self.table.force_dice(*values)
        return self

    def offered(self, verb: str) -> list[str]:
        """What may be done with a verb."""
        return [text.partition(" ")[2] for text in self.texts if text.split()[0] == verb]

    def hand(self, colour: str) -> dict[str, int]:
        """The cards of a seat, without the zeros."""
        return _named(self.state.hands[COLOURS.index(colour)])

    def bank(self, *names: str) -> list[int]:
        """What the bank has of some resources."""
        return [self.state.bank[RESOURCES.index(name)] for name in names]

    def points(self, *colours: str) -> list[int]:
        """The open points of some colours."""
        return [self.state.points[COLOURS.index(colour)] for colour in colours]

    def holder(self, card: str) -> str | None:
        """Who has Longest Road or Largest Army."""
        colour = getattr(self.state, card)
        return None if colour < 0 else COLOURS[colour]

    def kinds(self) -> list[str]:
        """The kinds of outcomes of the last moves."""
        return [outcome.kind for outcome in self.told]

    def has_road(self, edge: str) -> str | None:
        """Whose road lies on an edge."""
        owner = self.state.roads[EDGE_NAMES.index(edge)]
        return None if owner < 0 else COLOURS[owner]


def _named(cards: Iterable[int]) -> dict[str, int]:
    return {name: count for name, count in zip(RESOURCES, cards, strict=True) if count}


def scene(**document: Any) -> Scene:
    """A scene at a short position; without more, blue is to act on the beginner's board."""
    return Scene(LocalTable.load(RULESET, document))


def random_game(
    variant: str, seats: int, seed: int, most: int = 10**9
) -> Iterable[tuple[IslandTable, int, Move]]:
    """A game of random listed moves: the table before each, the seat and its move."""
    rng = random.Random(seed)
    table = LocalTable(RULESET, variant, seed, seats=seats)
    while most and isinstance(found := table.due(), Decision):
        move = rng.choice(table.legal())
        yield table, found.seat, parse_move(str(move))
        table.play(found.seat, move)
        most -= 1
