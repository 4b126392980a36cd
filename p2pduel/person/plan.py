"""Thinking ahead on a copy of the state: a move and all the small choices that follow from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.board import touches
from p2pduel.games.duel.rules.core import resource_at, room, stock
from p2pduel.games.duel.rules.facts import RESOURCE_OF, card_of
from p2pduel.games.duel.rules.state import State
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision, Done, PlayCard, Return, Transfer

__all__ = ["Link", "Plan", "ahead", "harmless", "opened_by", "prefer"]

FRESH = frozenset(
    {"action", "preroll", "prepare", "draw", "surplus", "exchange", "replace", "take_card", "fetch"}
)
"""Decision kinds that begin something new: a plan ends before them."""
CLOSING = frozenset({"end", "pass", "done", "roll"})
"""Verbs after which nothing of the same wish follows."""

KEEPING = frozenset(
    {"pass", "done", "roll", "end", "draw", "search", "take", "store", "tithe", "demand", "lay", "pick"}
    | {"defend", "fetch", "name"}  # a roll, a card that comes, a card of the other side
    | {"under"}  # by then the card is lost; only its stack is asked for
)
"""Verbs of moves that take nothing away from whoever makes them."""

COSTLY = frozenset({("replace", "search"), ("defend", "pass")})
"""Questions in which such a verb costs something all the same: resources, the card that is attacked."""

_UNKNOWN = "road"
"""Stands for a hand card whose slot is new on the copy: a face that never lies in a hand."""

Prefer = Callable[[State, Decision, Sequence[Move]], Move]


def harmless(decision: Decision, move: Move) -> bool:
    """Whether a move keeps everything its seat has: a question may begin on it."""
    verb = move.text.split()[0]
    return verb in KEEPING and (decision.kind, verb) not in COSTLY


def opened_by(state: State, move: Move) -> str | None:
    """The face a move opens out of the hand, if it opens one."""
    if not isinstance(engine.carrier(state, move), PlayCard):
        return None
    words = move.text.split()
    named = words[words.index("with") + 1] if "with" in words else words[1]
    return named.partition("/")[0]


def ahead(state: State, seat: int, move: Move) -> State:
    """The state after a move, as far as everybody could compute it."""
    after, _ = engine.act(state, seat, move, opened_by(state, move))
    due = engine.due(after)
    while isinstance(due, Return | Transfer):
        after, _ = engine.done(after, Done())
        due = engine.due(after)
    return after


@dataclass(frozen=True, slots=True)
class Link:
    """One choice of a plan: the question, what may be answered, what is answered."""

    state: State
    decision: Decision
    moves: tuple[Move, ...]
    chosen: Move
    meant: bool = False
    """Whether the player has answered; else it is a suggestion."""


class Plan:
    """A row of choices of one seat, sent together; later ones follow from earlier ones."""

    def __init__(
        self,
        state: State,
        knowledge: Mapping[int, str],
        decision: Decision,
        moves: Sequence[Move],
        prefer: Prefer,
    ) -> None:
        """A plan that begins with one of these moves."""
        self._knowledge = knowledge
        self._prefer = prefer
        self.seat = decision.seat
        self.links: list[Link] = []
        self._meant: list[Move] = []
        """Later answers that a changed earlier one shall not take away."""
        self.after: State = state
        self._extend(state, decision, tuple(moves))

    @property
    def moves(self) -> tuple[Move, ...]:
        """What is sent."""
        return tuple(link.chosen for link in self.links)

    def choose(self, index: int, move: Move) -> None:
        """Answer one question differently; what followed from it is suggested anew, what was meant stays."""
        link, *later = self.links[index:]
        del self.links[index:]
        self._meant = [one.chosen for one in later if one.meant]
        self._add(Link(link.state, link.decision, link.moves, move, meant=True))

    def _extend(self, state: State, decision: Decision, moves: tuple[Move, ...]) -> None:
        meant = next((move for move in self._meant if move in moves), None)
        if meant is not None:
            self._meant.remove(meant)
            self._add(Link(state, decision, moves, meant, meant=True))
        else:
            self._add(Link(state, decision, moves, self._prefer(state, decision, self._others(moves))))

    def _others(self, moves: tuple[Move, ...]) -> Sequence[Move]:
        """The answers that do not take back what was just paid with; all, where there are no others."""
        paid: set[str] = set()
        for link in self.links:
            if link.decision.kind == "pay" and link.decision.data["resource"] == "any":
                player = link.state.players[self.seat]
                paid |= {resource_at(player, place) for place in link.chosen.text.split()[1:]}
        others = [
            move for move in moves if not (move.text.startswith("take") and move.text.split()[1] in paid)
        ]
        return others or moves

    def _add(self, link: Link) -> None:
        self.links.append(link)
        self.after = link.state
        if link.chosen.secret is not None or link.chosen.text.split()[0] in CLOSING:
            return
        try:
            self.after = ahead(link.state, self.seat, link.chosen)
        except IllegalMove:
            return
        due = engine.due(self.after)
        if isinstance(due, Decision) and due.seat == self.seat and due.kind not in FRESH:
            further = self._further(self.after)
            if further:
                self._extend(self.after, due, further)

    def _further(self, after: State) -> tuple[Move, ...]:
        """The answers to a following question; none when it needs hand cards that were masked anew."""
        hand = after.zones[f"hand{self.seat}"]
        if any(slot not in self._knowledge for slot in hand):
            known = {**self._knowledge, **dict.fromkeys(hand, _UNKNOWN)}
            found = tuple(engine.legal(after, known))
            return () if any(move.secret or _UNKNOWN in move.text for move in found) else found
        return tuple(engine.legal(after, self._knowledge))


def prefer(state: State, decision: Decision, moves: Sequence[Move]) -> Move:
    """A sensible first suggestion, harmless where there is such an answer; the player changes it."""
    return min(
        moves,
        key=lambda move: (
            not harmless(decision, move),
            _regret(state, decision.seat, move),
            moves.index(move),
        ),
    )


def _regret(state: State, seat: int, move: Move) -> float:
    """Small for what most people would do: pay from full regions, fill empty ones, trade plenty for want."""
    verb, *rest = move.text.split()
    player = state.players[seat]
    if verb in ("pay", "store") and rest and rest[0] in player.stored:
        sign = 1 if verb == "store" else -1
        left = {place: held + sign * rest.count(place) for place, held in player.stored.items()}
        return sum(count * count for count in left.values())
    if verb in ("take", "demand", "tithe") and rest and rest[0] in RESOURCE_OF.values():
        return stock(player, rest[0]) + (10 if not room(player, rest[0]) else 0)
    if verb == "trade" and len(rest) == 3:
        given = rest[1].partition("@")[0]
        return (
            int(rest[0]) * 2
            - stock(player, given)
            + stock(player, rest[2]) * 2
            + (20 if not room(player, rest[2]) else 0)
        )
    if verb == "build" and len(rest) == 2 and rest[0].partition("/")[0] not in ("road", "settlement", "city"):
        return _site_regret(state, seat, rest[0].partition("/")[0], rest[1])
    return 50 if verb in ("pass", "done") else 0


def _site_regret(state: State, seat: int, face: str, site: str) -> float:
    """A booster wants its own regions; other cards leave those sites free."""
    card, player = card_of(face), state.players[seat]
    if site[1] in "TB":
        return 0
    near = [player.regions[place].partition("-")[0] for place in touches(site) if place in player.regions]
    if card.booster:
        return -sum(RESOURCE_OF[name] == card.booster for name in near)
    return 0
