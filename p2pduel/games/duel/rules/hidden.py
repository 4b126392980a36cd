"""Every choice of a card that not everybody can see, and what the rules ask of it.

A card that is played is opened, so the engine judges it. The cards of the choices below stay face down: the
engine judges the move without them, and who knows the faces (the chooser's own program, the owner of a shown
hand, the audit) asks here. A choice that is missing in this list is a defect; a test looks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from p2pduel.games.duel.rules.codes import DuelCode
from p2pduel.games.duel.rules.core import CARD
from p2pduel.games.duel.rules.state import State
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
    """bury, take, pick or choose."""
    rule: str
    concerns: Callable[[Step], bool] = lambda _step: True
    """Which steps of that name the row is about."""
    allows: Callable[[str], bool] | None = None
    """Whether a card with this face may be chosen; None where every card may, and proofs hold the rest."""
    why: str = ""
    """Why not: a name the words know."""


def _loose(face: str) -> bool:
    """A unit or an action card."""
    return CARD[face].is_unit or CARD[face].is_action


def _only_loose(step: Step) -> bool:
    return bool(step[5] == "loose")


HIDDEN_CHOICES: Final[tuple[HiddenChoice, ...]] = (
    # Any card of the right back; the back is public, and the proof shows that the card came from that zone.
    HiddenChoice("surplus", "surplus", "bury", "D-11.3"),
    HiddenChoice("exchange", "exchange", "bury", "D-11.4"),
    HiddenChoice("put away", "put_away", "bury", "R-36"),
    # Any card of the stack looked through; the proof shows that it is one of them.
    HiddenChoice("search", "take_card", "take", "D-11.6"),
    # Cards of a shown hand, by their places: how many is public.
    HiddenChoice("shown hand", "rob", "pick", "R-16", concerns=lambda step: not step[5]),
    HiddenChoice(
        "traitor in a tournament",
        "rob",
        "pick",
        "D-16.13",
        concerns=_only_loose,
        allows=_loose,
        why="loose",
    ),
    # Any cards of a public pool that holds each as often as it may be chosen; the proof shows whence.
    HiddenChoice(
        "tournament deck", "choose", "choose", "D-16.7", concerns=lambda step: bool(step[2] == "deck")
    ),
    HiddenChoice(
        "tournament events", "choose", "choose", "D-16.4", concerns=lambda step: bool(step[2] == "events")
    ),
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
        raise IllegalMove(DuelCode.CARD_HIDDEN, row.rule, why=row.why)
