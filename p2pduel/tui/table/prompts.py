"""Questions of the agenda and outcomes of moves in words."""

from __future__ import annotations

from collections.abc import Sequence

from p2pduel.kernel.operations import Decision, Outcome
from p2pduel.person.chair import Update
from p2pduel.tui.table.captions import names_of

__all__ = ["prompt", "sentence"]


def prompt(update: Update, decision: Decision) -> str:
    """What the seat is asked, with the players' names."""
    return update.game.words.prompt(decision, update.state, names_of(update))


def sentence(outcomes: Sequence[Outcome], update: Update) -> str:
    """What happened, for the log; empty when it is not worth a line."""
    words, names = update.game.words, names_of(update)
    if [outcome.kind for outcome in outcomes] == ["shuffled"]:  # people want to see how, so it has its line
        return words.sentence(outcomes[0], names, state=update.state, you=update.seat)
    known = [outcome for outcome in outcomes if words.tells(outcome.kind)]
    return " ".join(words.story(known, names, state=update.state, you=update.seat))
