"""Questions of the agenda and outcomes of moves in words."""

from __future__ import annotations

from p2pduel.rules.operations import Decision, Outcome
from p2pduel.rules.state import State
from p2pduel.tui import words
from p2pduel.tui.seatlink import Update

__all__ = ["prompt", "sentence"]


def prompt(state: State, decision: Decision) -> str:
    """What the seat is asked."""
    return words.QUESTIONS.get(decision.kind, decision.kind.replace("_", " ").capitalize() + "?")


def sentence(outcome: Outcome, update: Update) -> str:
    """What happened, for the log; empty when it is not worth a line."""
    data = " ".join(f"{key} {value}" for key, value in outcome.data.items())
    return f"{outcome.kind} {data}"
