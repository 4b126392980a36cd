"""Questions of the agenda and outcomes of moves in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.person.chair import Update
from p2pduel.person.which import game_at
from p2pduel.tui.table.captions import name_of

__all__ = ["prompt", "sentence"]


def prompt(state: Any, decision: Decision, update: Update | None = None) -> str:
    """What the seat is asked; with an update, players have names."""
    said = (update.game if update is not None else game_at()).words
    names = None if update is None else [name_of(update, seat) for seat in range(state.seats)]
    return said.prompt(decision, state, names)


def sentence(outcomes: Sequence[Outcome], update: Update) -> str:
    """What happened, for the log; empty when it is not worth a line."""
    said, state = update.game.words, update.state
    names = [name_of(update, seat) for seat in range(state.seats)]
    if [outcome.kind for outcome in outcomes] == ["shuffled"]:  # people want to see how, so it has its line
        return said.sentence(outcomes[0], names, state=state, you=update.seat)
    return " ".join(said.story(outcomes, names, state=state, you=update.seat))
