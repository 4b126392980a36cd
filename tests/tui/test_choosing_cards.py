"""Wherever cards are chosen, they are read first: in a list like that of the deck builder."""

from __future__ import annotations

from typing import Any

import pytest
from textual.app import App

from p2pduel.games.duel.screens.phrases import cards_in
from p2pduel.games.duel.screens.shelves import cost_words
from p2pduel.games.duel.words.cards import card_name, card_text
from p2pduel.kernel.operations import Decision
from p2pduel.tui.dialogs import Choose, Page
from p2pduel.tui.dialogs.cards import CardPicker
from p2pduel.tui.parts.cardlist import CardList, CardPage
from tests.duel import load_duel
from tests.tui.hands import Hands, app_at, calm, press, until
from tests.tui.questions import positions
from tests.tui.sight import lines

KINDS = ("appease", "exchange", "fetch", "lose", "name", "put_away", "rob", "survey", "surplus", "take_card")
SIZES = [
    (80, 24),
    pytest.param((100, 30), marks=pytest.mark.slow),
    (120, 40),
    pytest.param((200, 50), marks=pytest.mark.slow),
]


def _beside(app: App[Any]) -> str:
    """The card beside the list, as far as it is in sight."""
    region = app.screen.query_one(CardPage).content_region
    shown = [line[region.x : region.right].strip() for line in lines(app)[region.y : region.bottom]]
    return " ".join(shown)


def test_no_question_about_cards_is_left_out() -> None:
    """A kind of question that comes to offer cards is looked at below, too."""
    offered = {kind: load_duel(position, history=True).legal() for kind, position in positions().items()}
    assert {kind for kind, moves in offered.items() if any(map(cards_in, moves))} == set(KINDS)


@pytest.mark.few(6)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_cards_are_read_before_they_are_chosen(kind: str, size: tuple[int, int]) -> None:
    """The list begins on no card; the marked one shows name and text, i shows everything about it."""
    table = load_duel(positions()[kind], history=True)
    due = table.due()
    assert isinstance(due, Decision)
    faces = {face for move in table.legal() for face in cards_in(move).values()}
    assert faces
    app, screen = app_at(table, seat=due.seat)
    async with app.run_test(size=size) as pilot:
        hands = Hands(pilot, screen)
        await hands.my_turn()
        await hands.pick(screen.query_one("#options"), "cards")  # type: ignore[arg-type]
        await until(pilot, lambda: isinstance(app.screen, CardPicker), "no list of cards")
        await calm(pilot)
        cards = app.screen.query_one(CardList)
        assert cards.current is None
        for _ in range(min(3, len(faces))):
            press(pilot, "down")
            await calm(pilot)
            assert cards.current is not None and cost_words(cards.face) in cards.current.text.plain
            assert card_name(cards.face) in _beside(app)
            assert card_text(cards.face).effect[:60] in _beside(app)
        press(pilot, "i")
        await until(pilot, lambda: isinstance(app.screen, Page), "i shows nothing")
        press(pilot, "escape")
        await until(pilot, lambda: isinstance(app.screen, CardPicker))
        press(pilot, "escape")
        await until(pilot, lambda: app.screen is screen)
        assert screen.update_now is not None and screen.update_now.decision == due


@pytest.mark.few(7)
@pytest.mark.parametrize("mouse", [False, True], ids=["keys", "mouse"])
@pytest.mark.parametrize("kind", KINDS)
async def test_a_chosen_card_is_sent(kind: str, mouse: bool) -> None:
    """The card first, then the stack; several cards are marked and then taken together."""
    table = load_duel(positions()[kind], history=True)
    due = table.due()
    assert isinstance(due, Decision)
    app, screen = app_at(table, seat=due.seat)
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot, screen, mouse=mouse)
        await hands.my_turn()
        assert screen.update_now is not None
        wanted = [move for move in screen.update_now.legal if cards_in(move)][-1]
        sent: list[Any] = []
        deliver = screen._chair.send

        async def send(moves: Any) -> None:
            sent.extend(moves)
            await deliver(moves)

        screen._chair.send = send  # type: ignore[method-assign]
        await hands.play(wanted)
    assert sent[0] == wanted


async def test_a_card_of_the_hand_opens_the_list_at_itself() -> None:
    """Enter on a hand card while one may be exchanged: its text, then the stacks."""
    table = load_duel(positions()["exchange"], history=True)
    due = table.due()
    assert isinstance(due, Decision)
    app, screen = app_at(table, seat=due.seat)
    async with app.run_test(size=(120, 40)) as pilot:
        await Hands(pilot, screen).my_turn()
        hand: Any = screen.query_one("#hand")
        hand.focus()
        await until(pilot, lambda: hand.tile() is not None)
        face = hand.tile().face
        press(pilot, "enter")
        await until(pilot, lambda: isinstance(app.screen, CardPicker), "no list of cards")
        await calm(pilot)
        assert app.screen.query_one(CardList).face == face
        press(pilot, "enter")
        await until(pilot, lambda: isinstance(app.screen, Choose), "no stack is asked for")


async def test_i_on_the_row_about_cards_opens_their_list() -> None:
    """It does not refuse where cards are what the row is about."""
    table = load_duel(positions()["take_card"], history=True)
    due = table.due()
    assert isinstance(due, Decision)
    app, screen = app_at(table, seat=due.seat)
    async with app.run_test(size=(120, 40)) as pilot:
        await Hands(pilot, screen).my_turn()
        await calm(pilot)
        press(pilot, "i")
        await until(pilot, lambda: isinstance(app.screen, CardPicker), "no list of cards")


async def test_a_betrayed_hand_is_seen_whole() -> None:
    """In a tournament a Traitor may not take buildings; they are shown, and choosing one says so."""
    document: dict[str, Any] = {
        "variant": "tournament",
        "turn": 9,
        "phase": "action",
        "active": "red",
        "hands": {"red": ["traitor"], "blue": ["abbey", "scout", "inga"]},
        "red": {"centre": {"1": "city"}, "sites": {"T1": ["hedge_tavern"]}},
    }
    table = load_duel(document, strict=False)
    table.play(0, next(move for move in table.legal() if move.text.startswith("play traitor")))
    app, screen = app_at(table)
    async with app.run_test(size=(120, 40)) as pilot:
        hands = Hands(pilot, screen)
        due = await hands.my_turn()
        assert due is not None and due.kind == "rob"
        await hands.pick(screen.query_one("#options"), "cards")  # type: ignore[arg-type]
        await until(pilot, lambda: isinstance(app.screen, CardPicker), "no list of cards")
        await calm(pilot)
        picker = app.screen
        cards = picker.query_one(CardList)
        faces = {cards.face_of(row): row.key for row in cards.rows if not row.heading}
        assert set(faces) == {"abbey", "scout", "inga"}
        await hands.pick(cards, faces["abbey"])
        await until(pilot, lambda: bool(app._notifications), "it does not say why not")
        assert app.screen is picker
