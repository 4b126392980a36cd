"""What happened, in sentences for the ear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from p2pduel.catalogue import plain as words
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.words.cards import card_name, card_text
from p2pduel.games.duel.words.log import KINDS, story
from p2pduel.kernel.operations import Outcome
from p2pduel.person.chair import Update

__all__ = ["this_turn", "told", "with_new_cards"]

_LAST = 6
"""Sentences told at least when a game goes on."""


def told(
    outcomes: Sequence[Outcome], names: tuple[str, str], state: State, you: int | None = None
) -> list[str]:
    """What happened, in sentences to that seat; what an event does is said at once: nobody sees the card."""
    known = [outcome for outcome in outcomes if outcome.kind in KINDS]
    effects = [card_text(outcome.data["face"]).effect for outcome in known if outcome.kind == "event"]
    lines = [words.sentence(said) for said in story(known, names, state=state, you=you)]
    at = [number for number, line in enumerate(lines) if line.startswith(words.EVENT)]
    for number, effect in zip(at, effects, strict=False):
        lines[number] += f" {effect}"
    return lines


def this_turn(lines: list[str]) -> list[str]:
    """What was said since the turn began, and some more if that is little: told when a game goes on."""
    begun = max((i for i, line in enumerate(lines) if line.startswith(words.TURN)), default=0)
    return lines[max(0, min(begun, len(lines) - _LAST)) :]


def with_new_cards(lines: list[str], before: Update | None, update: Update) -> list[str]:
    """The same lines, and after what happened in this turn what has come into the own hand."""
    came = _new_cards(before, update)
    at = next((i for i, line in enumerate(lines) if line.startswith(words.TURN)), len(lines))
    return [*lines[:at], words.new_cards(came), *lines[at:]] if came else lines


def _new_cards(before: Update | None, update: Update) -> list[str]:
    """The names of the cards that have come into the own hand since the last update."""
    if before is None or update.seat is None:
        return []
    old, new = (Counter(_hand(each, update.seat)) for each in (before, update))
    return [card_name(face) for face in (new - old).elements()]


def _hand(update: Update, seat: int) -> list[str]:
    slots = update.state.zones.get(f"hand{seat}", [])
    return [update.knowledge[slot] for slot in slots if slot in update.knowledge]
