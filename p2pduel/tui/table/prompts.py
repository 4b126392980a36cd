"""Questions of the agenda and outcomes of moves in words."""

from __future__ import annotations

from collections.abc import Sequence

from p2pduel.catalogue.screens import table as words
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.words import prompts as catalogue
from p2pduel.games.duel.words.log import KINDS, story
from p2pduel.games.duel.words.log import sentence as one_sentence
from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.person.chair import Update
from p2pduel.tui.table.captions import name_of

__all__ = ["prompt", "sentence"]


def prompt(state: State, decision: Decision, update: Update | None = None) -> str:
    """What the seat is asked; with an update, players have names."""
    if decision.kind == "action":
        return words.ACTION
    if decision.kind in catalogue.PROMPTS:
        if update is None:
            return catalogue.prompt(decision, state)
        return catalogue.prompt(decision, state, (name_of(update, 0), name_of(update, 1)))
    return words.question(decision.kind)


def sentence(outcomes: Sequence[Outcome], update: Update) -> str:
    """What happened, for the log; empty when it is not worth a line."""
    names = (name_of(update, 0), name_of(update, 1))
    if [outcome.kind for outcome in outcomes] == ["shuffled"]:  # people want to see how, so it has its line
        return one_sentence(outcomes[0], names, state=update.state, you=update.seat)
    known = [outcome for outcome in outcomes if outcome.kind in KINDS]
    return " ".join(story(known, names, state=update.state, you=update.seat))
