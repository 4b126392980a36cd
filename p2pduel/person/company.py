"""A bot as company: it lets people look at its moves, and agrees to what does not matter to it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from p2pduel import games
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.kernel.options import USUAL, Chosen
from p2pduel.table.brains import BotBrain, Brain
from p2pduel.table.errors import TableError
from p2pduel.table.local import local
from p2pduel.table.options import Ending
from p2pduel.table.recorded import Recorded
from p2pduel.table.seat import Change, Seat
from p2pduel.table.terms import Terms
from protocol.events import NoteHeard
from protocol.identity import Identity
from protocol.reader import UnknownTermsError
from protocol.session import NotDueError
from protocol.wire import as_int

__all__ = ["Paced", "agree", "bot_begin", "deck_of"]


class Paced:
    """A brain that takes its time."""

    def __init__(self, brain: Brain, pace: Callable[[], float]) -> None:
        """The brain, and the seconds before each of its moves."""
        self._brain = brain
        self._pace = pace

    async def decide(self, view: Any, decision: Decision, legal: Sequence[Move]) -> Move:
        """The brain's move, not too fast to follow."""
        move = await self._brain.decide(view, decision, legal)
        await asyncio.sleep(self._pace())
        return move


def agree(seat: Seat) -> None:
    """A bot's seat takes moves back and adjourns whenever the person asks; a draw it declines."""
    said: set[asyncio.Task[None]] = set()

    async def answer(kind: str, to: int) -> None:
        body = {"to": to} if kind == "takeback" else {}
        with contextlib.suppress(NotDueError):
            await seat.say(kind, **body)

    def heard(change: Change) -> None:
        match change:
            case NoteHeard(other, "takeback" | "adjourn" as kind, body) if other != seat.seat:
                task = asyncio.create_task(answer(kind, as_int(body, "to") if "to" in body else 0))
                said.add(task)
                task.add_done_callback(said.discard)

    seat.observe(heard)


def bot_begin(
    person: tuple[str, Identity],
    variant: str,
    bot: str,
    deck: str,
    journal: Path | None,
    pace: Callable[[], float],
    game: str = games.DEFAULT,
    players: int = 0,
    options: Chosen = USUAL,
) -> Callable[..., Coroutine[Any, Any, Ending]]:
    """Some seats in this program: a person's, with name and identity, and bots'.

    Without a number of players there are as many as one gets without asking. A game that goes on is the one
    of its journal, whatever else is asked for.
    """

    async def begin(on_seat: Callable[[Seat], None], on_event: Callable[[dict[str, Any]], None]) -> Ending:
        from p2pduel.bots import check_bot, make_bot

        seats = players or games.game(game).rules.variants[variant].seats[0]
        asked = Terms(variant, game=game, seats=seats, options=options)
        terms = asked if journal is None else _begun(journal) or asked
        try:
            wanted = check_bot(bot, terms.game)
        except ValueError:  # a game left by a bot that is no more
            wanted = games.game(terms.game).crew.USUAL
        brains = [
            Paced(BotBrain(make_bot(wanted, random.Random(secrets.randbits(64)), terms.game)), pace)
            for _ in range(1, terms.seats)
        ]
        called = wanted.partition(":")[0].capitalize()
        named = [deck_of(terms.variant, name, terms.game) for name in (deck, *[""] * len(brains))]
        new = journal is None or not journal.exists()
        seated, task = await local(
            terms.variant,
            (None, *brains),
            (person[0], called, *(f"{called} {number}" for number in range(2, terms.seats))),
            game=terms.game,
            options=terms.options,
            identity=person[1],
            journal=journal,
            on_seat=on_seat,
            on_event=on_event,
            decks=named if new or deck else (),
        )
        for other in seated[1:]:
            agree(other)
        return await task

    return begin


def _begun(journal: Path) -> Terms | None:
    """The terms of a game that goes on; None if it never began, or is none that can be played here."""
    try:
        return Terms.read(Recorded(journal).terms)
    except (TableError, UnknownTermsError):
        return None


def deck_of(variant: str, name: str, game: str = games.DEFAULT) -> dict[str, tuple[str, ...]]:
    """The cards of a deck where the game needs one, by the names under which its rules ask for them."""
    if variant not in games.game(game).own_decks:
        return {}
    from p2pduel.decks import default_deck, load_deck

    chosen = (load_deck(name, game) if name else default_deck(game)).to_choice()
    return {part: tuple(faces) for part, faces in chosen.items()}
