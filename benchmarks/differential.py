"""Games of catanatron played again, move by move, through the island's engine: both must agree.

Compared after every move: hands, bank, robber, points without Longest Road, lengths of roads, who has Longest
Road; and at the end who won. Where the editions differ, a difference is counted under its name:

- `end at a building`: catanatron does not count a road that ends at somebody else's building (I-13.3 does);
- `after a break`: it gives Longest Road to the first of the longest, also below five or in a tie (I-13.6 to
  I-13.8);
- `another's turn`: it ends the game as soon as anybody has the points (I-16.3 waits for the own turn).

New harbours serve at once there: the option harbours=now is played here. Its players are kept from two moves
that it allows: a development card in the turn it was bought (I-14.3), and a Year of Plenty for a single card
where the bank has two (I-14.11).

    python -m benchmarks.differential [--games N] [--json]
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from benchmarks.support.catanatron import CARDS, GOODS, board, line, plain
from p2pduel.games.island.rules.facts import RESOURCES
from p2pduel.games.island.rules.geometry import AXIAL
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.games.island.rules.state import State
from p2pduel.kernel.operations import Decision, Finished
from p2pduel.local.driver import LocalTable

__all__ = ["Again", "DisagreementError", "compare"]

_TURNS = 1000


class DisagreementError(AssertionError):
    """The engines differ, and no difference of editions explains it."""


@dataclass
class Shot:
    """What catanatron had after a move."""

    hands: list[list[int]]
    bank: list[int]
    robber: tuple[int, int]
    points: list[int]
    lengths: list[int]
    road: int


@dataclass
class Game:
    """A finished game of catanatron."""

    board: dict[str, Any]
    vertices: dict[int, int]
    moves: list[tuple[int, str, Any]]
    shots: list[Shot]
    winner: int | None


def _record(seed: int) -> Game:
    """Play a game there, between its random players."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Other

    random.seed(seed)
    game = Other([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
    state = game.state
    seat = {colour: at for at, colour in enumerate(state.colors)}
    shots: list[Shot] = []
    while game.winning_color() is None and state.num_turns < _TURNS:
        game.play_tick(decide_fn=_choose)
        shots.append(_shot(state, seat))
    island, vertices = board(state.board.map)
    moves = [
        (seat[action.color], action.action_type.value, plain(action.value, seat)) for action in state.actions
    ]
    won = game.winning_color()
    return Game(island, vertices, moves, shots, None if won is None else seat[won])


_PLAYS = {
    "PLAY_KNIGHT_CARD": "KNIGHT", "PLAY_ROAD_BUILDING": "ROAD_BUILDING", "PLAY_MONOPOLY": "MONOPOLY",
    "PLAY_YEAR_OF_PLENTY": "YEAR_OF_PLENTY",
}  # fmt: skip


def _choose(player: Any, game: Any, actions: list[Any]) -> Any:
    """Any move that this edition allows, too."""
    state = game.state
    bought: Counter[str] = Counter()
    for action in reversed(state.actions):
        if action.action_type.value == "END_TURN":
            break
        if action.action_type.value == "BUY_DEVELOPMENT_CARD":
            bought[action.value] += 1
    seat = state.color_to_index[player.color]

    def fair(action: Any) -> bool:
        card = _PLAYS.get(action.action_type.value)
        held = state.player_state[f"P{seat}_{card}_IN_HAND"] if card else 0
        single = card == "YEAR_OF_PLENTY" and len(action.value) == 1 and sum(state.resource_freqdeck) > 1
        return card is None or (held > bought[card] and not single)

    return random.choice([action for action in actions if fair(action)])


def _shot(state: Any, seat: dict[Any, int]) -> Shot:
    have = state.player_state
    seats = range(len(seat))
    x, _, z = state.board.robber_coordinate
    road = [at for at in seats if have[f"P{at}_HAS_ROAD"]]
    return Shot(
        [[have[f"P{at}_{good}_IN_HAND"] for good in GOODS] for at in seats],
        list(state.resource_freqdeck),
        (x, z),
        [have[f"P{at}_VICTORY_POINTS"] for at in seats],
        [state.board.road_lengths.get(colour, 0) for colour in seat],
        road[0] if road else -1,
    )


@dataclass
class Again:
    """A game played again here."""

    game: Game
    differences: Counter[str] = field(default_factory=Counter)
    compared: int = 0
    broken: bool = False
    """Whether a road was broken: who has Longest Road may differ from then on."""

    def __post_init__(self) -> None:
        document = {
            "phase": "founding", "starter": "blue", "board": self.game.board, "options": {"harbours": "now"},
        }  # fmt: skip
        self.table: LocalTable[State] = LocalTable.load(RULESET, document)
        self.at = 0

    # -- moves -------------------------------------------------------------------------------------

    def run(self) -> None:
        """All moves, compared one by one."""
        moves = self.game.moves
        while self.at < len(moves) and isinstance(self.table.due(), Decision):
            self._step()
        self._end()

    def _rolls(self) -> int:
        """How many production rolls there were here."""
        return sum(entry[0] == "done" and len(entry[1]) == 2 for entry in self.table.record)

    def _step(self) -> None:
        """One move of the other game, unless it happened here by itself."""
        seat, kind, value = self.game.moves[self.at]
        before = [move[1] for move in self.game.moves[: self.at]]
        if kind == "DISCARD":
            self._discards()
            return
        done = (kind == "ROLL" and self._rolls() > before.count("ROLL")) or (
            kind == "END_TURN" and self.table.state.turn > before.count("END_TURN") + 1
        )
        if not done:
            self._queue(kind, value)
            lengths = list(self.table.state.lengths)
            self._play(seat, kind, value)
            self.broken |= any(a < b for a, b in zip(self.table.state.lengths, lengths, strict=True))
        self.at += 1
        self._compare(
            before.count("ROLL") + (kind == "ROLL"), before.count("END_TURN") + (kind == "END_TURN")
        )

    def _queue(self, kind: str, value: Any) -> None:
        """Decide the dice of whatever may roll before somebody is asked again."""
        table = self.table
        table._dice.clear()
        if kind == "MOVE_ROBBER" and value[1] is not None and table.state.size(value[1]) > 1:
            good = GOODS.index(value[2])
            table.force_dice(sum(table.state.hands[value[1]][:good]) + 1)
        for _, follows, dice in self.game.moves[self.at + (kind != "ROLL") :]:
            if follows == "ROLL":
                table.force_dice(*dice)
            elif follows != "END_TURN":
                break

    def _play(self, seat: int, kind: str, value: Any) -> None:
        if kind == "BUY_DEVELOPMENT_CARD":
            self.table.force_top("dev", [CARDS[value]])
        self.table.play(seat, line(self.game.vertices, kind, value))

    def _discards(self) -> None:
        """All discards of a seven; both engines ask in an order of their own."""
        given: dict[int, list[str]] = {}
        while self.at < len(self.game.moves) and self.game.moves[self.at][1] == "DISCARD":
            seat, _, cards = self.game.moves[self.at]
            given[seat] = list(cards)
            self.at += 1
        for _ in range(len(given)):
            due = self.table.due()
            assert isinstance(due, Decision) and due.kind == "discard"
            cards = given.pop(due.seat)
            said = " ".join(
                f"{cards.count(good)} {RESOURCES[GOODS.index(good)]}" for good in GOODS if good in cards
            )
            self.table.play(due.seat, f"discard {said}")

    # -- comparing ---------------------------------------------------------------------------------

    def _compare(self, rolls: int, ends: int) -> None:
        """Both engines at the same moment have the same; where one is ahead the next moment counts."""
        state = self.table.state
        if (
            self._rolls() != rolls
            or state.turn != (ends + 1 if rolls else state.turn)
            or self.at > len(self.game.shots)
        ):
            return
        shot = self.game.shots[self.at - 1]
        own = [state.points[seat] - 2 * (state.longest_road == seat) for seat in range(2)]
        theirs = [points - 2 * (shot.road == seat) for seat, points in enumerate(shot.points)]
        shown = self.game.winner is not None and self.at == len(self.game.moves)
        for name, ours, other in (
            ("hands", state.hands, shot.hands), ("bank", state.bank, shot.bank),
            ("robber", AXIAL[state.robber], shot.robber), ("points", own, theirs),
        ):  # fmt: skip
            if ours != other and not shown:
                raise DisagreementError(
                    f"move {self.at} {self.game.moves[self.at - 1]}: {name} {ours} {other}"
                )
        self._compare_roads(shot)
        self.compared += 1

    def _compare_roads(self, shot: Shot) -> None:
        state = self.table.state
        if state.lengths != shot.lengths:
            if not any(self._ends_at_building(seat) for seat in range(2)) and not self.broken:
                raise DisagreementError(f"move {self.at}: lengths {state.lengths} {shot.lengths}")
            self.differences["end at a building"] += 1
        if state.longest_road != shot.road:
            if not self.broken and not self.differences["end at a building"]:
                raise DisagreementError(f"move {self.at}: Longest Road {state.longest_road} {shot.road}")
            self.differences["after a break" if self.broken else "end at a building"] += 1

    def _ends_at_building(self, seat: int) -> bool:
        state = self.table.state
        reached = [vertex for vertex in range(54) if state.reach[seat] >> vertex & 1]
        return any(state.owners[vertex] == 1 - seat for vertex in reached)

    def _end(self) -> None:
        """Who won there wins here, with victory cards shown where they are needed."""
        due, winner = self.table.due(), self.game.winner
        while isinstance(due, Decision) and due.kind in ("rob", "free_road") and due.seat == winner:
            self.table.play(winner, self.table.legal()[0])  # victory cards are shown after what a card does
            due = self.table.due()
        if isinstance(due, Decision) and winner is not None and self.at == len(self.game.moves):
            shows = [move for move in self.table.legal() if move.text.startswith("reveal")]
            if shows and due.seat == winner:
                self.table.play(winner, shows[0])
                due = self.table.due()
        found = due.winner if isinstance(due, Finished) else None
        if found == winner:
            self.differences["same winner"] += 1
        elif self.differences["after a break"] or self.differences["end at a building"]:
            self.differences["another winner after a road"] += 1
        elif winner is not None and self.table.state.active != winner:
            self.differences["another's turn"] += 1
        else:
            raise DisagreementError(f"the winner is {found}, not {winner}")


def compare(games: int, first: int = 1) -> Counter[str]:
    """So many games; DisagreementError at the first difference that editions do not explain."""
    total: Counter[str] = Counter()
    for seed in range(first, first + games):
        again = Again(_record(seed))
        try:
            again.run()
        except AssertionError as error:
            raise DisagreementError(f"game {seed}: {error}") from error
        total["games"] += 1
        total["moves compared"] += again.compared
        winners = ("same winner", "another winner after a road", "another's turn")
        total.update({name: count for name, count in again.differences.items() if name in winners})
        total.update({f"games with: {name}": 1 for name in again.differences if name not in winners})
    return total


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = compare(args.games)
    print(json.dumps(found) if args.json else "\n".join(f"{name}: {count}" for name, count in found.items()))


if __name__ == "__main__":
    main()
