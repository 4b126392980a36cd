"""Scenes: a position, moves in notation, and what stands there afterwards."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from p2pduel.games.duel.rules.core import stock, victory
from p2pduel.games.duel.rules.facts import EVENT_DIE, RESOURCES
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move, parse_move
from p2pduel.kernel.operations import Decision, Finished
from tests.duel import DuelTable, duel_table, load_duel

__all__ = ["Scene", "random_game", "scene"]


class Scene:
    """A table that is played by whoever must decide."""

    def __init__(self, table: DuelTable) -> None:
        self.table = table

    @property
    def decision(self) -> Decision:
        """What is asked now."""
        found = self.table.due()
        assert isinstance(found, Decision), found
        return found

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked now, and what about."""
        return self.decision.seat, self.decision.kind

    @property
    def texts(self) -> list[str]:
        """The legal moves, as text."""
        return [str(move) for move in self.table.legal()]

    def play(self, *lines: str) -> Scene:
        """Make these moves, each by the seat that is asked; every one must also be listed as legal."""
        for line in lines:
            move = parse_move(line)
            legal = self.table.legal()
            assert move in legal, f"{line} is not among {[str(each) for each in legal]}"
            self.table.play(self.decision.seat, move)
        return self

    def refuse(self, line: str, code: str | None = None, rule: str | None = None) -> IllegalMove:
        """The move is refused, is not listed, and changes nothing."""
        before = self.table.state.canonical()
        move = parse_move(line)
        assert move not in self.table.legal()
        with pytest.raises(IllegalMove) as caught:
            self.table.play(self.decision.seat, move)
        assert self.table.state.canonical() == before
        if code is not None:
            assert caught.value.code == code, str(caught.value)
        if rule is not None:
            assert caught.value.rule == rule, str(caught.value)
        return caught.value

    def roll(self, production: int, symbol: str) -> Scene:
        """Roll this result before anything else, playing no card before the dice.

        Where the hand cannot hold such a card nobody is asked and the dice have fallen: name them in the
        position instead, dice=[(4, "trade")].
        """
        assert self.decision.kind == "preroll", "the dice have fallen already"
        self.dice(production, symbol)
        return self.play("roll")

    def dice(self, production: int, symbol: str) -> Scene:
        """Decide the next roll."""
        self.table.force_dice(production, EVENT_DIE.index(symbol) + 1)
        return self

    def offered(self, verb: str) -> list[str]:
        """The legal moves that begin with a word."""
        return [text for text in self.texts if text.split()[0] == verb]

    def stored(self, seat: int) -> dict[str, int]:
        """What lies where."""
        return dict(self.table.state.players[seat].stored)

    def have(self, seat: int) -> dict[str, int]:
        """What a seat has, by resource, without the zeros."""
        found = {name: stock(self.table.state.players[seat], name) for name in RESOURCES}
        return {name: amount for name, amount in found.items() if amount}

    def victory(self, seat: int) -> int:
        """Victory points with tokens."""
        return victory(self.table.state, seat)

    def points(self, seat: int) -> tuple[int, ...]:
        """Trade, strength, skill and progress points."""
        return self.table.state.players[seat].points[1:]

    def hand(self, seat: int) -> list[str]:
        """The faces of a hand, sorted."""
        return sorted(self.table.truth[slot] for slot in self.table.state.zones[f"hand{seat}"])

    def zone(self, zone: str) -> list[str]:
        """The true faces of a zone, from the top."""
        return [self.table.truth[slot] for slot in self.table.state.zones[zone]]

    def standing(self, seat: int) -> dict[str, list[str]]:
        """Faces by site."""
        sites = self.table.state.players[seat].sites
        return {site: [card.face for card in cards] for site, cards in sites.items()}

    def until(self, *kinds: str) -> Scene:
        """Take the first legal move until one of these questions comes."""
        while self.decision.kind not in kinds:
            self.table.play(self.decision.seat, self.table.legal()[0])
        return self

    def kinds(self) -> list[str]:
        """The kinds of what came of the last move."""
        return [outcome.kind for outcome in self.table.outcomes]


def scene(seed: int = 0, **document: Any) -> Scene:
    """A scene from a partial position; hands are empty unless named."""
    document.setdefault("hands", {})
    for colour in ("red", "blue"):
        document["hands"].setdefault(colour, [])
    return Scene(load_duel(document, seed=seed))


def random_game(variant: str, seed: int, most: int = 100_000) -> Iterable[tuple[DuelTable, int, Move]]:
    """A game of random moves: the table before each move, the seat and the move it is about to make.

    Who can build or play a card often does, and never tears down instead: so the games get somewhere.
    """
    rng = random.Random(seed)
    table = duel_table(variant, seed)
    for _ in range(most):
        found = table.due()
        if isinstance(found, Finished):
            return
        move = rng.choice(table.legal())
        cards = [each for each in table.legal() if each.text.startswith(("build ", "play "))]
        if cards and (rng.random() < 0.5 or move.text.startswith("demolish ")):
            move = rng.choice(cards)
        yield table, found.seat, move
        table.play(found.seat, move)
