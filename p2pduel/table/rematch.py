"""Another game with the same player: the same terms, the sides swapped, at a place both know.

What a side may choose its deck from goes with the person, like the deck itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from p2pduel import games
from p2pduel.table.again import Again
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.options import Ending, Listener
from p2pduel.table.seat import Seat
from p2pduel.table.terms import Terms
from protocol.identity import fingerprint
from protocol.io.names import join_host_port

__all__ = ["rematch"]

_SECONDS = 60.0
"""So long the other side's table is knocked at: both programs leave one game and begin the next."""


async def rematch(again: Again, on_seat: Callable[[Seat], None], on_event: Listener) -> Ending:
    """The next game, once both have agreed to it."""
    seating, terms = again.seating, _terms(again)
    assert seating is not None
    options = replace(
        again.options,
        journal=None,
        seed=None,
        game=terms.game,
        variant=terms.variant,
        seats=terms.seats,
        options=terms.options,
        hints=terms.hints,
        claim=terms.claim,
        port=seating.port if seating.host else 0,
        kept_for=again.opponent,
        accept=terms.to_json(),
        ask_terms=False,
        timeout=_SECONDS,
        on_seat=on_seat,
        on_event=on_event,
    )
    if seating.host:
        return await host(options)
    assert seating.address is not None
    there = f"{join_host_port(*seating.address)}#{fingerprint(again.opponent)}"
    return await join(there, options)


def _terms(again: Again) -> Terms:
    """What both have agreed to by wanting it: the terms, each with the sets of cards from before."""
    terms = again.terms
    game = games.game(terms.game)
    boxes = game.decks.BOXES if terms.variant in game.own_decks else None
    if boxes is None or not again.swapped:
        return terms
    others = {
        name: terms.options[other] for name, other in zip(boxes.options, reversed(boxes.options), strict=True)
    }
    return replace(terms, options={**terms.options, **others})
