"""Answers a seat's questions with its brain."""

from __future__ import annotations

import contextlib
import logging
import sys

from p2pduel.bots.base import BotResignsError
from p2pduel.catalogue import bots as words
from p2pduel.kernel.operations import Decision
from p2pduel.table.brains import Brain, NamedBrain
from p2pduel.table.owndeck import OwnDeck
from p2pduel.table.seat import Seat
from protocol.session import NotDueError

__all__ = ["share_the_interpreter", "think"]


def share_the_interpreter() -> None:
    """Let threads take turns ten times as often as usual: a bot that thinks must not hold up what is sent."""
    sys.setswitchinterval(0.0005)


async def think(seat: Seat, brain: Brain | None, deck: OwnDeck) -> None:
    """Answer every question while somebody is there to hear it; without a brain only the forced choices."""
    while not seat.over.is_set():
        seat.moved.clear()
        if seat.to_decide and seat.contact in ("connected", "local") and await _answer(seat, brain, deck):
            continue
        await seat.moved.wait()


async def _answer(seat: Seat, brain: Brain | None, deck: OwnDeck) -> bool:
    """Answer one question; False if it is for somebody else to answer."""
    assert seat.owes is not None
    if seat.owes[1] == "choose":
        gid = seat.session.reader.transcript.gid
        await seat.choose(lambda game, due: deck.order(game, due, gid))
        return True
    view = seat.view
    decision = view.my_decision() if view is not None else None
    if brain is None or view is None or not isinstance(decision, Decision):
        return False
    number = len(seat.session)
    try:
        if isinstance(brain, NamedBrain):
            brain.sit(seat.played)
        move = await brain.decide(view, decision, seat.legal())
    except BotResignsError as error:
        logging.getLogger(__name__).warning("%s", words.gives_up(str(error)))
        await seat.say("resign")
        await seat.over.wait()
        return True
    with contextlib.suppress(NotDueError):  # a resignation or an agreed draw was quicker than the thought
        await seat.play(move, at=number)
    return True
