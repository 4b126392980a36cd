"""Every choice of a card that not everybody can see, and what the rules ask of it.

A card that is played is opened, so the engine judges it. The cards of the choices below stay face down: the
engine judges the move without them, and who knows the faces (the chooser's own program, the owner of a shown
hand, the audit) asks here. A choice that is missing in this list is a defect; a test looks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from p2pduel.games.classic.rules.codes import ClassicCode
from p2pduel.games.classic.rules.facts.faces import CARD
from p2pduel.games.classic.rules.state import State
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.state import Step

__all__ = ["HIDDEN_CHOICES", "HiddenChoice", "allowed", "check"]

Faces = Sequence[str | None]
"""The chosen cards; None is one whose face is not known here."""


@dataclass(frozen=True, slots=True)
class HiddenChoice:
    """One row: the step that asks, how the choice travels, and what it must be."""

    name: str
    step: str
    """The first word of the step on the agenda; a choice of a deck is an operation, the others are asked."""
    carrier: str
    """bury, take, pick, arrange or choose."""
    rule: str
    concerns: Callable[[Step], bool] = lambda _step: True
    """Which steps of that name the row is about."""
    allows: Callable[[str], bool] | None = None
    """Whether a card with this face may be chosen; None where every card may, and proofs hold the rest."""


def _loose(face: str) -> bool:
    """A unit or an action card."""
    return CARD[face].is_unit or CARD[face].is_action


HIDDEN_CHOICES: Final[tuple[HiddenChoice, ...]] = (
    # Any card of the hand; the proof shows that the card came from that zone.
    HiddenChoice("surplus", "surplus", "bury", "C-8.2"),
    HiddenChoice("exchange", "exchange", "bury", "C-8.4"),
    HiddenChoice("put away", "put_away", "bury", "C-70.5"),
    HiddenChoice("put under a stack", "put_under", "bury", "C-70.3"),
    HiddenChoice("card just drawn", "keep", "bury", "pi-holy-site"),
    # Any order of the cards looked at; the proof shows that they are the same.
    HiddenChoice("order", "sort_cards", "arrange", "C-70.7"),
    # Any card of the stack looked through; the proof shows that it is one of them.
    HiddenChoice("search", "take_card", "take", "C-8.3"),
    # Cards of a shown hand, by their places: how many is public.
    HiddenChoice("shown hand", "rob", "pick", "C-70.5", concerns=lambda step: not step[5]),
    HiddenChoice(
        "spy", "rob", "pick", "C-20.9", concerns=lambda step: bool(step[5] == "loose"), allows=_loose
    ),
    # Any cards of a public pool that holds each as often as it may be chosen; the proof shows whence.
    HiddenChoice("deck", "choose", "choose", "C-30.5", concerns=lambda step: step[2].startswith("deck")),
    HiddenChoice("events", "choose", "choose", "C-30.4", concerns=lambda step: bool(step[2] == "events")),
)


def _row(step: Step) -> HiddenChoice | None:
    return next((row for row in HIDDEN_CHOICES if row.step == step[0] and row.concerns(step)), None)


def allowed(step: Step, faces: Faces) -> bool:
    """Whether the rules allow to choose these cards at this step, as far as the faces are known."""
    row = _row(step)
    if row is None or row.allows is None:
        return True
    return all(face is None or row.allows(face) for face in faces)


def check(state: State, faces: Faces) -> None:
    """Raise IllegalMove if the choice that is due may not be these cards."""
    step = state.agenda[-1]
    row = _row(step)
    if row is not None and not allowed(step, faces):
        raise IllegalMove(ClassicCode.CARD_HIDDEN, row.rule, why="loose")
