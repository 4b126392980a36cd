"""What a plan of the classic game begins with and where it ends: what is suggested, what keeps one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.games.classic.rules.core import stocks, victory
from p2pduel.games.classic.rules.engine import ENGINE
from p2pduel.games.classic.rules.facts.faces import CARDS, LAND
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.screens.wishes import magic
from p2pduel.games.classic.words import table as words
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.person.plan import Answer
from p2pduel.principality.board import touches
from p2pduel.principality.resources import RESOURCES
from p2pduel.realm.planning import others, regret

__all__ = ["begins", "change", "closes", "further", "harmless", "prefer"]

_GOES_ON: Final = frozenset(
    {"pay", "pay_magic", "hand_in", "spare", "store", "take", "name", "give", "barter", "demand", "offer"}
    | {"hoard", "spread", "triumph", "under", "lay"}
)
"""Decision kinds that belong to the wish before them; a plan ends before every other."""
_CLOSING: Final = frozenset({"end", "pass", "roll", "accept", "decline", "draw", "search", "keep"})
"""Verbs after which nothing of the same wish follows."""

_KEEPING: Final = frozenset(
    {"pass", "done", "roll", "end", "draw", "search", "take", "store", "demand", "keep", "decline", "offer"}
    | {"want", "spare", "lay", "pick", "arrange", "fetch", "form", "raise", "plunder", "defend"}
    | {"under"}  # by then the card is lost; only its stack is asked for
)
"""Verbs of moves that take nothing away from whoever makes them."""
_COSTLY: Final = frozenset({("replace", "search"), ("draw", "search")})
"""Questions in which such a verb costs something all the same."""

_UNKNOWN: Final = "road"
"""Stands for a hand card whose slot is new on the copy: a face that never lies in a hand."""


def harmless(decision: Decision, move: Move) -> bool:
    """Whether a move keeps everything its seat has: a question may begin on it."""
    verb = move.text.split()[0]
    if verb == "name":  # the price is paid by then; only who was raided gives a building up
        return decision.data.get("why") != "raid" or "next" not in decision.data
    if verb == "give":
        return decision.kind == "offer"
    return verb in _KEEPING and (decision.kind, verb) not in _COSTLY


def begins(decision: Decision) -> bool:
    """Whether a decision begins something new: a plan ends before it."""
    return decision.kind not in _GOES_ON


def closes(move: Move) -> bool:
    """Whether nothing of the same wish follows after a move."""
    return move.text.split()[0] in _CLOSING


def further(state: State, seat: int, known: Mapping[int, str]) -> tuple[Move, ...]:
    """The answers to a following question; none when it needs hand cards that were masked anew."""
    hand = state.zones[f"hand{seat}"]
    if all(slot in known for slot in hand):
        return tuple(ENGINE.legal(state, known))
    found = tuple(ENGINE.legal(state, {**known, **dict.fromkeys(hand, _UNKNOWN)}))
    return () if any(move.secret or _UNKNOWN in move.text for move in found) else found


def prefer(state: State, decision: Decision, moves: Sequence[Move], before: Sequence[Answer] = ()) -> Move:
    """A sensible first suggestion, harmless where there is such an answer; the player changes it."""
    found = others(moves, before, decision.seat)
    return min(
        found,
        key=lambda move: (
            not harmless(decision, move),
            _regret(state, decision, move),
            found.index(move),
        ),
    )


def _regret(state: State, decision: Decision, move: Move) -> float:
    """Small for what most people would do."""
    verb, *rest = move.text.split()
    told = regret(state.players[decision.seat], move.text)
    if told is not None:
        return told
    if verb == "done" and decision.kind in ("offer", "barter"):
        return -1  # what was named suffices; more may be added
    if verb == "build" and len(rest) == 2 and rest[1][0] in "TB" and rest[1][1] not in "TB":
        return _site_regret(state, decision.seat, rest[0], rest[1])
    return 50 if verb in ("pass", "done") else 0


def _site_regret(state: State, seat: int, face: str, site: str) -> float:
    """A building that doubles wants its own regions; other cards leave those sites free."""
    card, regions = CARDS[face], state.players[seat].regions
    near = [LAND[regions[place]][0] for place in touches(site) if place in regions]
    return -sum(resource in card.doubles for resource in near)


def change(before: State, after: State, seat: int) -> list[tuple[str, bool]]:
    """What a plan leaves: every resource, magic power and points, each with whether it changes."""
    told: list[tuple[str, bool]] = []
    was, now = stocks(before.players[seat]), stocks(after.players[seat])
    for name in RESOURCES:
        told.append((f"{words.becomes(name, was[name], now[name])}  ", was[name] != now[name]))
    old, new = magic(before, seat), magic(after, seat)
    if old != new:
        told.append((words.magic_becomes(old, new), True))
    gained = victory(after, seat) - victory(before, seat)
    if gained:
        told.append((f"\n{words.more_victory(gained)}", True))
    return told
