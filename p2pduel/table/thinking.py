"""Answers a seat's questions with its brain."""

from __future__ import annotations

import contextlib
import logging
import random
import sys
from collections.abc import Mapping, Sequence

from p2pduel.bots.base import BotResignsError
from p2pduel.rules.operations import Decision
from p2pduel.table.brains import Brain
from p2pduel.table.game import DuelGame
from p2pduel.table.seat import Seat
from protocol.game import Choose
from protocol.hashing import H32
from protocol.session import NotDueError

__all__ = ["share_the_interpreter", "think"]


def share_the_interpreter() -> None:
    """Let threads take turns ten times as often as usual: a bot that thinks must not hold up what is sent."""
    sys.setswitchinterval(0.0005)


async def think(seat: Seat, brain: Brain | None, decks: Mapping[str, Sequence[str]]) -> None:
    """Answer every question while somebody is there to hear it; without a brain only the forced choices."""
    while not seat.over.is_set():
        seat.moved.clear()
        if seat.to_decide and seat.link in ("connected", "local") and await _answer(seat, brain, decks):
            continue
        await seat.moved.wait()


async def _answer(seat: Seat, brain: Brain | None, decks: Mapping[str, Sequence[str]]) -> bool:
    """Answer one question; False if it is for somebody else to answer."""
    assert seat.owes is not None
    if seat.owes[1] == "choose":
        await seat.choose(lambda game, due: _deck(seat, game, due, decks))
        return True
    view = seat.view
    decision = view.my_decision() if view is not None else None
    if brain is None or view is None or not isinstance(decision, Decision):
        return False
    number = len(seat.session)
    try:
        move = await brain.decide(view, decision, seat.legal())
    except BotResignsError as error:
        logging.getLogger(__name__).warning("the bot gives up: %s", error)
        await seat.say("resign")
        await seat.over.wait()
        return True
    with contextlib.suppress(NotDueError):  # a resignation or an agreed draw was quicker than the thought
        await seat.play(move, at=number)
    return True


def _deck(seat: Seat, game: DuelGame, due: Choose, decks: Mapping[str, Sequence[str]]) -> list[int]:
    """The cards of the own deck first; without a deck, an order that is the same after a restart."""
    order = game.pool_order(due, decks.get(due.zone, ()))
    if order is None:
        order = list(range(len(due.pool)))
        random.Random(H32("deck", seat.session.head)).shuffle(order)
    return order
