"""Positions, moves and what came of them, written as the examples are."""

from collections.abc import Mapping, Sequence
from typing import Any

from p2pduel.games.classic.rules.core import victory
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.state import Placed, Player, State
from p2pduel.kernel.codes import Code
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.operations import Decision
from p2pduel.local.driver import LocalTable
from p2pduel.principality.resources import REGION_OF, Resource

RED, BLUE = 0, 1


class Table(LocalTable[State]):
    """A local table that is read in short sentences."""

    def asked(self) -> tuple[int, str]:
        """Who decides, and about what."""
        due = self.due()
        assert isinstance(due, Decision), due
        return (due.seat, due.kind)

    def texts(self) -> list[str]:
        """The legal moves, their secret parts included."""
        return [str(move) for move in self.legal()]

    def do(self, *moves: str) -> None:
        """Moves of whoever decides, one after another."""
        for move in moves:
            due = self.due()
            assert isinstance(due, Decision), due
            self.play(due.seat, move)

    def until(self, seat: int, kind: str) -> None:
        """Whoever is asked does as little as possible until this seat is asked about this."""
        for _ in range(99):
            if self.asked() == (seat, kind):
                return
            texts = self.texts()
            self.do(next((idle for idle in ("roll", "end", "pass", "done") if idle in texts), texts[0]))
        raise AssertionError(f"{seat} is never asked about {kind}")

    def refused(self, move: str, rule: str = "") -> str:
        """The code a move of whoever decides is refused with; nothing changes, and it is not offered."""
        due = self.due()
        assert isinstance(due, Decision), due
        before = self.state.digest()
        assert move not in self.texts(), f"{move} is offered"
        try:
            self.play(due.seat, move)
        except IllegalMove as error:
            assert self.state.digest() == before
            assert not rule or error.rule == rule, f"{error.rule}: {error}"
            return str(error.code)
        raise AssertionError(f"{move} was allowed")

    def player(self, seat: int) -> Player:
        """One principality."""
        return self.state.players[seat]

    def stored(self, seat: int) -> dict[str, int]:
        """What lies where."""
        return dict(self.state.players[seat].stored)

    def at(self, seat: int, site: str) -> list[str]:
        """The faces that stand at a site."""
        return [card.face for card in self.state.players[seat].sites.get(site, ())]

    def card(self, seat: int, site: str, face: str) -> Placed:
        """A standing card."""
        return next(card for card in self.state.players[seat].sites[site] if card.face == face)

    def points(self, seat: int) -> int:
        """Victory points with tokens."""
        return victory(self.state, seat)

    def trade(self, seat: int) -> int:
        """Trade points."""
        return self.state.players[seat].points[1]

    def strength(self, seat: int) -> int:
        """Strength points."""
        return self.state.players[seat].points[2]

    def tournament(self, seat: int) -> int:
        """Tournament points."""
        return self.state.players[seat].points[3]

    def hand(self, seat: int) -> list[str]:
        """The true hand of a seat."""
        return sorted(self.truth[slot] for slot in self.state.zones[f"hand{seat}"])

    def stack(self, zone: str) -> list[str]:
        """The true cards of a stack from its top."""
        return [self.truth[slot] for slot in self.state.zones[zone]]

    def pile(self, seat: int = 0) -> list[str]:
        """A discard pile, bottom first."""
        return list(self.state.discards[seat if len(self.state.discards) > 1 else 0])

    def told(self, kind: str) -> list[Mapping[str, Any]]:
        """The outcomes of that kind of the last move."""
        return [outcome.data for outcome in self.outcomes if outcome.kind == kind]


def table(variant: str = "base", *, strict: bool = False, seed: int = 1, **position: Any) -> Table:
    """A table at a partial position (docs/engine.md); hands are empty where none is said."""
    position = {"hands": {"red": [], "blue": []}} | position | {"variant": variant}
    loaded = Table.load(RULESET, position, strict=strict, seed=seed, history=True)
    assert isinstance(loaded, Table)
    return loaded


def full(seat: int, **amounts: int) -> dict[str, int]:
    """The starting regions' amounts by resource: full(RED, ore=3) has 3 ore and 0 of the rest."""
    places = {"lumber": "T-2", "gold": "T0", "grain": "T2", "brick": "B-2", "wool": "B0", "ore": "B2"}
    assert set(amounts) <= set(places) and seat in (RED, BLUE)
    return {place: amounts.get(name, 0) for name, place in places.items()}


def rich(seat: int) -> dict[str, int]:
    """Three of everything."""
    return full(seat, lumber=3, gold=3, grain=3, brick=3, wool=3, ore=3)


def region(resource: Resource, number: int) -> str:
    """The face of a region."""
    return f"{REGION_OF[resource]}-{number}"


def dice(game: Table, *rolls: Sequence[Any]) -> None:
    """Decide the next rolls: (production, face) or (die,)."""
    for roll in rolls:
        game.force_dice(*roll)


NOT_OFFERED = str(Code.MOVE_NOT_OFFERED)
