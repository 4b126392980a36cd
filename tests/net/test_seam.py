"""The rules behind the protocol's seam: acts no honest program sends are refused, never a crash."""

from __future__ import annotations

import random
from functools import cache

import pytest

from p2pduel import games
from p2pduel.games.duel.rules.core import stack_back
from p2pduel.games.duel.rules.state import State
from p2pduel.kernel.operations import Decision
from p2pduel.table.game import TableGame
from protocol.seam import BuryCard, Done, Refused
from tests.duel import duel_table

DUEL = games.game("duel")


@cache
def _exchange() -> tuple[State, int]:
    """A seat that may put a card away and holds cards of two backs."""
    source = random.Random(5)
    table = duel_table("gold", 5)
    while True:
        due = table.due()
        assert isinstance(due, Decision)
        hand = {table.state.backs[slot] for slot in table.state.zones[f"hand{due.seat}"]}
        if table.state.agenda[-1][0] == "exchange" and len(hand) == 2:
            return table.state, due.seat
        table.play(due.seat, source.choice(table.legal()))


@pytest.mark.parametrize("zone", ["hand0", "hand1", "held0", "events", "draw9", "x", "draw1 draw2"])
def test_a_card_is_put_under_draw_stacks_only(zone: str) -> None:
    """Whatever the text names: the protocol never hears of a zone that is no stack."""
    state, seat = _exchange()
    with pytest.raises(Refused):
        TableGame(DUEL, state).carrier(seat, f"bury {zone}".encode())


@pytest.mark.parametrize("empty", [False, True], ids=["stack with cards", "empty stack"])
def test_a_card_of_another_back_goes_under_no_stack(empty: bool) -> None:
    """An empty stack shows no back, but it has one: else rules and cards would disagree about the hand."""
    state, seat = _exchange()
    zones = state.zones[f"hand{seat}"]
    for position, slot in enumerate(zones):
        back = state.backs[slot]
        stack = next(f"draw{n}" for n in range(1, 6) if stack_back(state, f"draw{n}") != back)
        changed = state.clone()
        if empty:
            changed.zones[stack] = []
        game = TableGame(DUEL, changed)
        before = game.digest()
        assert game.carrier(seat, f"bury {stack}".encode()) == BuryCard(seat, f"hand{seat}", stack)
        with pytest.raises(Refused, match="another back"):
            game.act(seat, f"bury {stack}".encode(), Done((position,), (), (back,)))
        assert game.digest() == before


def test_any_bytes_as_an_act_are_refused_by_name() -> None:
    """Words of real moves in any order, numbers without end, bytes that are no text."""
    state, seat = _exchange()
    source = random.Random(6)
    words = ["bury", "draw1", "pass", "take", "pick", "0", "99", "-1", "9" * 400, "scout", "/", "*"]
    texts = [" ".join(source.choices(words, k=source.randrange(1, 5))).encode() for _ in range(300)]
    texts += [b"\xff", b"bury \0", b"bury  draw1", b" ", b"bury\ndraw1", "bury dråw1".encode()]
    for text in texts:
        game = TableGame(DUEL, state)
        try:
            carrier = game.carrier(seat, text)
            if not isinstance(carrier, BuryCard):
                game.act(seat, text, None)
        except Refused:
            assert game.state is state
