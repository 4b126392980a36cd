"""What happened, in sentences for the ear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from p2pduel.catalogue import plain as words
from p2pduel.kernel.operations import Outcome
from p2pduel.kernel.slots import own_slots
from p2pduel.person.chair import Update

if TYPE_CHECKING:
    from p2pduel.games import Game

__all__ = ["Line", "this_turn", "told", "with_new_cards"]

_LAST = 6
"""Sentences told at least when a game goes on."""


class Line(NamedTuple):
    """A sentence, and whether a turn begins with it."""

    said: str
    opens: bool = False


def told(
    game: Game, outcomes: Sequence[Outcome], names: Sequence[str], state: Any, you: int | None
) -> list[Line]:
    """What happened, told turn by turn: a sentence never reaches over the beginning of one."""
    starts = [at for at, outcome in enumerate(outcomes) if outcome.kind == "turn"]
    lines: list[Line] = []
    for start, stop in pairwise([0, *starts, len(outcomes)]):
        said = game.lines.told(outcomes[start:stop], names, state, you)
        lines += [Line(one, opens=start in starts and not at) for at, one in enumerate(said)]
    return lines


def this_turn(lines: list[Line]) -> list[Line]:
    """What was said since the turn began, and some more if that is little: told when a game goes on."""
    begun = max((i for i, line in enumerate(lines) if line.opens), default=0)
    return lines[max(0, min(begun, len(lines) - _LAST)) :]


def with_new_cards(lines: list[Line], before: Update | None, update: Update) -> list[Line]:
    """The same lines, and after what happened in this turn what has come into the own hand."""
    came = _new_cards(before, update)
    at = next((i for i, line in enumerate(lines) if line.opens), len(lines))
    return [*lines[:at], Line(words.new_cards(came)), *lines[at:]] if came else lines


def _new_cards(before: Update | None, update: Update) -> list[str]:
    """The names of the cards that have come into the own hand since the last update."""
    if before is None or update.seat is None:
        return []
    old, new = (Counter(_hand(each, update.seat)) for each in (before, update))
    return [update.game.words.card_name(face) for face in (new - old).elements()]


def _hand(update: Update, seat: int) -> list[str]:
    return [update.knowledge[slot] for slot in own_slots(update.state, seat) if slot in update.knowledge]
