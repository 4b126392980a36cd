"""The classic game's table as a person sees and handles it: boards, wishes, plans, sentences."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields

import pytest

from p2pduel import games
from p2pduel.catalogue import speech
from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.screens import hands, lines
from p2pduel.games.classic.screens.door import SCREENS
from p2pduel.games.classic.screens.phrases import across
from p2pduel.games.classic.screens.signs import Signs, signs_of
from p2pduel.games.classic.words import names
from p2pduel.kernel.moves import Move
from p2pduel.kernel.operations import Decision
from p2pduel.local.driver import LocalTable
from p2pduel.person.chair import Update
from p2pduel.person.plan import Plan
from p2pduel.tui.boards.layout import lay_out
from p2pduel.tui.boards.picture import Picture, Tile
from p2pduel.tui.glyphs import ASCII, RICH
from tests.classic.room import GAME, VARIANTS, Asked, asked, scene

BOARDS = ("foe", "market", "own", "hand")


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program knows the game."""
    monkeypatch.setitem(games._GAMES, "classic", GAME)


def _check(question: Asked) -> None:
    """Everything a person may do with a question is there and can be said."""
    _, due, update = question
    wishes = hands.wishes(update)
    had = Counter(move for wish in wishes for move in wish.moves)
    assert had == Counter(update.legal), due
    assert len({wish.key for wish in wishes}) == len(wishes)
    assert all(wish.moves or wish.why for wish in wishes)
    shown = scene(update, wishes)
    pictures = {board: SCREENS.paint(board, shown).picture for board in BOARDS}
    for picture in pictures.values():
        assert len({tile.place for tile in picture.tiles}) == len(picture.tiles)
        lay_out(picture, 90, 15)
    SCREENS.rows(wishes, update.state, due.seat, RICH, 40)
    for wish in wishes:
        assert (lines.choice(wish, update.state) and lines.ask(wish, 0)) if wish.moves else lines.why(wish)
        SCREENS.preview(wish)
        if wish.moves and wish.key != "cards":
            _check_plan(update, due, wish.moves)
    for move in update.legal:
        aimed = [
            b for b, picture in pictures.items() for t in picture.tiles if SCREENS.aimed(b, t, [move], due)
        ]
        assert aimed or not hands.places_in(move) or due.kind == "lay", (due, move)  # no tile lies there yet
    assert lines.board(update.state, ("Ann", "Bob"), due.seat) and lines.hand(update.state, {}, due.seat)


def _check_plan(update: Update, due: Decision, moves: tuple[Move, ...]) -> None:
    plan = Plan(GAME, update.state, update.knowledge, due, moves)
    for answer in plan.answers:
        for facet in range(len(hands.facets(answer.chosen))):
            assert hands.facet_words(answer.state, due.seat, answer.chosen, facet)
    assert hands.change(update.state, plan.after, due.seat)


@pytest.mark.parametrize("variant", VARIANTS)
def test_whatever_is_asked_can_be_seen_and_answered(variant: str) -> None:
    """Every legal move is one wish's, has words, and points at tiles that lie on the boards."""
    for question in asked(variant, 1, 220, 1):
        _check(question)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_whatever_is_asked_in_long_games(variant: str) -> None:
    """The same in twelve long games of each variant, every sort of question three times."""
    for seed in range(12):
        for question in asked(variant, seed, 700, 3):
            _check(question)


WONDERS: dict[str, object] = {
    "variant": "wizards",
    "turn": 9,
    "phase": "action",
    "production": 3,
    "symbol": "sun",
    "unlocked": 1,
    "red": {
        "centre": {"-1": "citadel", "1": "city"},
        "stored": {"T-2": 3, "T0": 3, "T2": 3, "B-2": 3, "B0": 3, "B2": 3},
        "sites": {"TT0": [["ari", 2, "", []]], "T-1": ["elixir"], "T1": ["abbey", "karl"]},
    },
    "blue": {"centre": {"1": "city"}, "sites": {"T1": ["abbey", "church"]}},
    "hands": {"red": ["witch", "arsonist"], "blue": ["herb_woman"]},
}
"""A citadel with a wizard, and buildings of both players at places of the same name."""

FLAGS: dict[str, object] = {
    "variant": "trade",
    "turn": 9,
    "phase": "action",
    "production": 3,
    "red": {
        "centre": {"1": "city"},
        "sites": {
            "R0": ["trading_post"],
            "B1": ["robber_baron_castle"],
            "T1": [["abbey", 0, "", ["pawned"]]],
        },
    },
    "hands": {"red": [], "blue": []},
}
"""A card on a road, one of the other player, a pawned one."""


def looked_at(position: dict[str, object]) -> Update:
    """What Red sees there."""
    played: LocalTable[State] = LocalTable.load(RULESET, position)
    due, known = played.due(), played.knowledge(0)
    legal = tuple(played.legal())
    return Update(played.state, known, 0, due, legal, names=("Ann", "Bob"), game=GAME)


SHORE: dict[str, object] = {
    "variant": "barbarians",
    "turn": 9,
    "red": {
        "centre": {"1": "city"},
        "sites": {"T1": ["harbor"], "TT0": ["colonial_base"]},
        "stored": {"T0": 1, "TT0": 2},
    },
}
"""A gold field with a Colonial Base beyond it."""


def tiles(update: Update, board: str) -> dict[str, Tile]:
    """The tiles of a board by their places."""
    return {
        tile.place: tile for tile in SCREENS.paint(board, scene(update, hands.wishes(update))).picture.tiles
    }


def test_a_citadel_with_its_wizard_is_seen() -> None:
    """Its points, the magic power of the wizard beyond the region, the price of the spell (C-56)."""
    own = tiles(looked_at(WONDERS), "own")
    assert "Citadel" in own["C-1"].name and own["C-1"].badge == "★2"
    assert own["TT0"].lines[0] == "✦2 ●●○" and own["T-1.0"].lines[0].startswith("✦")
    assert "✦ 2" in str(SCREENS.paint("own", scene(looked_at(WONDERS), [])).title)


def test_cards_on_roads_foreign_and_pawned_cards_are_marked() -> None:
    """A flag and a colour for the other player's card; what is pawned is dim (C-42, C-43, CR-51)."""
    own = tiles(looked_at(FLAGS), "own")
    assert own["R0"].face == "trading_post" and "C0" not in own
    assert own["B1.0"].badge == "⚑" and own["B1.0"].lines[0] == "⚑ Blue"
    assert own["T1.0"].hue == "back" and "pawned" in own["T1.0"].lines


def test_what_is_named_lights_up_on_its_owners_board_only() -> None:
    """Both have an Abbey above the right city; a Witch names the other player's, an Elixir an own unit."""
    update = looked_at(WONDERS)
    theirs = Decision(0, "name", {"why": "witch", "next": "lay_on", "pass": False})
    mine = Decision(0, "name", {"why": "elixir", "next": "drink", "pass": False})
    abbey, karl = Move("name abbey@T1"), Move("name karl@T1")
    foe, own = (Picture.of(tiles(update, board).values()) for board in ("foe", "own"))
    assert SCREENS.lit("foe", foe, [abbey], theirs) == {"T1.0"}
    assert not SCREENS.lit("own", own, [abbey], theirs)
    assert SCREENS.lit("own", own, [karl], mine) == {"T1.1"} and not SCREENS.lit("foe", foe, [karl], mine)


def test_naming_regions_of_a_border_dispute_asks_both_sides() -> None:
    """First an own region, then one of the other side; who was raided names an own building (CR-79)."""
    first = Decision(0, "name", {"why": "border_dispute", "next": "dispute_over"})
    second = Decision(0, "name", {"why": "border_dispute_theirs", "next": "dispute_won"})
    raided = Decision(0, "name", {"why": "raid", "next": "leave_for"})
    raiding = Decision(0, "name", {"why": "raid", "count": 3, "named": []})
    found = [across(asked, Move("name T2")) for asked in (first, second, raided, raiding)]
    assert found == [False, True, False, True]
    assert not hands.harmless(raided, Move("name abbey@T1")) and hands.harmless(first, Move("name T2"))


def test_a_wish_that_cannot_be_had_says_which_rule_forbids_it() -> None:
    """Before seven joint points no attack card may be played (C-7.2); a spell needs magic power."""
    early = {**WONDERS, "unlocked": 0, "blue": {}, "red": {"stored": {"T0": 1}}}
    refused = {wish.key: wish for wish in hands.wishes(looked_at(early))}
    assert refused["card arsonist"].rule == "C-7.2" and "C-7.2" in refused["card arsonist"].why
    assert refused["card city"].rule == "C-3.8" and refused["trade"].rule == "C-6.1"


def test_where_points_come_from_adds_up() -> None:
    """The parts at the end make the total; a citadel has a line only where somebody has one."""
    state = looked_at(WONDERS).state
    figures = {figure.label: figure.counts for figure in SCREENS.figures(state)}
    parts = ("settlements", "cities", "citadels", "cards", "knight token", "mill token")
    for seat in (0, 1):
        assert sum(figures[part][seat] for part in parts) == figures["victory points"][seat]
    plain = SCREENS.figures(looked_at({"variant": "base", "turn": 3, "phase": "action"}).state)
    assert "citadels" not in {figure.label for figure in plain}


def test_every_sign_of_the_table_is_in_the_legend() -> None:
    """Rich or plain, none is left out."""
    for glyphs in (RICH, ASCII):
        told = [sign for sign, _ in SCREENS.legend(glyphs)]
        assert all(getattr(signs_of(glyphs), field.name) in told for field in fields(Signs))


def test_every_card_has_a_page() -> None:
    """With price, place and text."""
    for face in CARDS:
        if CARDS[face].kind != "region":
            assert SCREENS.card_page(face, RICH).plain and SCREENS.inspect(face, RICH)


@pytest.mark.parametrize("language", speech.LANGUAGES)
def test_the_gold_of_a_colonial_base_is_told_once(language: str) -> None:
    """What lies on it, and nothing of a counter that it does not have (CR-57)."""
    played = LocalTable.load(RULESET, SHORE)
    before = speech.spoken()
    speech.speak(language)
    try:
        told = lines.side(played.state, 0, ("Ann", "Bob"), own=True)
        name = names.noun("colonial_base").nom
    finally:
        speech.speak(before)
    line = next(one for one in told if name in one)
    assert re.findall(r"\d+", line) == ["6", "2"], line  # the number of the gold field, then its gold
