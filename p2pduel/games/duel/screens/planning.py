"""What a plan of the Duel begins with and where it ends: what is suggested, what keeps what one has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.board import touches
from p2pduel.games.duel.rules.core import stock, victory
from p2pduel.games.duel.rules.facts import RESOURCE_OF, RESOURCES, card_of
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.words import table as words
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.person.plan import Answer
from p2pduel.realm.planning import others, regret

__all__ = ["begins", "change", "closes", "further", "harmless", "prefer"]

_FRESH = frozenset(
    {"action", "preroll", "prepare", "draw", "surplus", "exchange", "replace", "take_card", "fetch"}
)
"""Decision kinds that begin something new: a plan ends before them."""
_CLOSING = frozenset({"end", "pass", "done", "roll"})
"""Verbs after which nothing of the same wish follows."""

_KEEPING = frozenset(
    {"pass", "done", "roll", "end", "draw", "search", "take", "store", "tithe", "demand", "lay", "pick"}
    | {"defend", "fetch", "name"}  # a roll, a card that comes, a card of the other side
    | {"under"}  # by then the card is lost; only its stack is asked for
)
"""Verbs of moves that take nothing away from whoever makes them."""

_COSTLY = frozenset({("replace", "search"), ("defend", "pass")})
"""Questions in which such a verb costs something all the same: resources, the card that is attacked."""

_UNKNOWN = "road"
"""Stands for a hand card whose slot is new on the copy: a face that never lies in a hand."""


def harmless(decision: Decision, move: Move) -> bool:
    """Whether a move keeps everything its seat has: a question may begin on it."""
    verb = move.text.split()[0]
    return verb in _KEEPING and (decision.kind, verb) not in _COSTLY


def begins(decision: Decision) -> bool:
    """Whether a decision begins something new: a plan ends before it."""
    return decision.kind in _FRESH


def closes(move: Move) -> bool:
    """Whether nothing of the same wish follows after a move."""
    return move.text.split()[0] in _CLOSING


def further(state: State, seat: int, known: Mapping[int, str]) -> tuple[Move, ...]:
    """The answers to a following question; none when it needs hand cards that were masked anew."""
    hand = state.zones[f"hand{seat}"]
    if all(slot in known for slot in hand):
        return tuple(engine.legal(state, known))
    found = tuple(engine.legal(state, {**known, **dict.fromkeys(hand, _UNKNOWN)}))
    return () if any(move.secret or _UNKNOWN in move.text for move in found) else found


def prefer(state: State, decision: Decision, moves: Sequence[Move], before: Sequence[Answer] = ()) -> Move:
    """A sensible first suggestion, harmless where there is such an answer; the player changes it."""
    found = others(moves, before, decision.seat)
    return min(
        found,
        key=lambda move: (
            not harmless(decision, move),
            _regret(state, decision.seat, move),
            found.index(move),
        ),
    )


def _regret(state: State, seat: int, move: Move) -> float:
    """Small for what most people would do: pay from full regions, fill empty ones, trade plenty for want."""
    verb, *rest = move.text.split()
    player = state.players[seat]
    told = regret(player, move.text)
    if told is not None:
        return told
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


def change(before: State, after: State, seat: int) -> list[tuple[str, bool]]:
    """What a plan leaves: every resource and the points, each with whether it changes."""
    told: list[tuple[str, bool]] = []
    was, now = before.players[seat], after.players[seat]
    for name in RESOURCES:
        old, new = stock(was, name), stock(now, name)
        told.append((f"{words.becomes(name, old, new)}  ", old != new))
    gained = victory(after, seat) - victory(before, seat)
    if gained:
        told.append((f"\n{words.more_victory(gained)}", True))
    return told
