"""What a game may not ask for: refused as the game's own mistake before any share or proof is given."""

from __future__ import annotations

import pytest

from protocol.board import Board, Chain, Eyes
from protocol.cards import Slot
from protocol.group import base
from protocol.seam import (
    Choose,
    Decision,
    Draw,
    Flip,
    Give,
    Look,
    Offer,
    Operation,
    Renew,
    Return,
    Seal,
    Show,
    Shuffle,
    Transfer,
    hand,
)
from protocol.violation import GameFault
from tests.protocol.toy import ToyGame


def _board(*agenda: Operation) -> Board:
    """Two stacks, a card in each hand, and an open look of seat 0 at the top two of one stack."""
    game = ToyGame()
    game.agenda = [*agenda, Decision(0)]
    board = Board(game, bytes(32), (base(5), base(7)), [Chain(bytes(32), 0, 9), Chain(bytes(32), 0, 9)])
    board.cards.seal("seen", "red", (0, 1, 2))
    board.cards.seal("deck", "red", (3, 4, 5))
    board.cards.seal("own.rest", "red", (6, 7))
    board.cards.put("picked", board.cards.mint([(base(3), base(4)), (base(5), base(6))], "red", chooser=0))
    board.cards.put(hand(0), board.cards.mint([(base(3), base(4))], "red"))
    board.cards.put("1:new", board.cards.mint([(base(3), base(4))], "red"))
    looked = [Slot(s.id, s.card, s.back, ((1, base(2)),)) for s in board.cards.slots("seen")[:2]]
    board.cards.replace("seen", [0, 1], looked)
    board.cards.looks["seen"] = 0
    return board


@pytest.mark.parametrize(
    ("op", "words"),
    [
        (Draw(1, "seen", (0,)), "still open"),
        (Look(1, "seen"), "still open"),
        (Flip("seen", (0, 2)), "still open"),
        (Return(0, "red", "seen", 0), "still open"),
        (Transfer("seen", (0,), "deck"), "still open"),
        (Transfer("deck", (0,), "seen"), "still open"),
        (Renew(1, "seen"), "has not looked"),
        (Draw(0, hand(0), (0,)), "no stack"),
        (Return(0, "red", hand(0), 0), "no stack"),
        (Flip("own.rest", (0,)), "sealed for ever"),
        (Shuffle("own.rest"), "sealed for ever"),
        (Transfer("own.rest", (0,), "deck"), "sealed for ever"),
        (Draw(0, "deck", (0, 0)), "positions"),
        (Draw(0, "deck", (1, 0)), "positions"),
        (Flip("deck", (3,)), "positions"),
        (Give(0, (1,), 1, hand(1)), "positions"),
        (Give(0, (0,), 1, hand(0)), "does not belong"),
        (Give(0, (0,), 1, "deck"), "does not belong"),
        (Draw(0, "deck", (0,), "1:new"), "does not belong"),
        (Draw(0, "deck", (0,), "side"), "does not belong"),
        (Show(0, 1, "1:new"), "does not belong"),
        (Offer(0, "1:new"), "does not belong"),
        (Transfer(hand(0), (0,), "1:new"), "does not belong"),
        (Transfer(hand(0), (0,), "deck"), "does not belong"),
        (Transfer("deck", (0,), "0:new"), "no stack"),
        (Transfer(hand(0), (1,), "0:new"), "positions"),
        (Seal("deck", "red", (0,)), "not empty"),
        (Choose(0, (0, 1), 3, "mine", "red"), "at most the pool"),
        (Choose(0, (0,) * 129, 3, "mine", "red"), "129 cards must be cut"),
        (Choose(0, (0,) * 127, 3, "mine", "red", ("picked",)), "129 cards must be cut"),
        (Choose(0, (), 3, "mine", "red", ("picked",)), "at most the pool"),
        (Choose(0, (), 1, "mine", "red", ("picked", "picked")), "joined twice"),
        (Choose(1, (), 1, "mine", "red", ("picked",)), "seat 1 has not chosen"),
        (Choose(0, (), 1, "mine", "blue", ("picked",)), "not chosen"),
        (Choose(0, (), 1, "mine", "red", ("picked", "deck")), "not chosen the cards of deck"),
        (Choose(0, (), 1, "mine", "red", ("nowhere",)), "not chosen the cards of nowhere"),
        (Choose(0, (), 1, "mine", "red", ("seen",)), "still open"),
        (Choose(0, (), 1, "mine", "red", ("own.rest",)), "sealed for ever"),
        (Choose(0, (), 1, "mine", "red", (hand(0),)), "no stack"),
    ],
    ids=repr,
)
def test_an_impossible_wish_is_the_games_fault(op: Operation, words: str) -> None:
    """The share rule above all: no second share on a card somebody looks at, unless it is opened to all."""
    with pytest.raises(GameFault, match=words):
        _board(op).settle()


@pytest.mark.parametrize("op", [Flip("seen", (0, 1)), Shuffle("seen"), Draw(1, "deck", (0,))], ids=repr)
def test_what_may_come_beside_an_open_look_begins(op: Operation) -> None:
    """Flipping what is looked at, shuffling it, and every other stack."""
    board = _board(op)
    board.settle()
    assert board.pending is not None and board.pending.op == op


def test_a_card_opened_in_private_must_be_a_face() -> None:
    """All proofs have held, so this is a defect: the game stops instead of going on with a blank card."""
    board = _board()
    board.eyes = Eyes(0, bytes(32), 5)
    (slot,) = board.cards.slots(hand(0))
    with pytest.raises(GameFault, match="no face"):
        board.learn(slot, slot.card)
