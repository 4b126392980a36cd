"""Rules and cards on the screen: everything is there, and typing finds it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from p2pduel import games
from p2pduel.catalogue.search import look_up
from p2pduel.catalogue.speech import speak
from p2pduel.games.duel.rules.facts import CARDS
from p2pduel.games.duel.words.cards import all_names
from p2pduel.games.duel.words.numbered import RULES, TOPICS
from p2pduel.games.duel.words.rulebook import RULEBOOK
from p2pduel.tui.dialogs import Page
from p2pduel.tui.lesson.screen import LessonScreen
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.reading.handbook import Handbook
from p2pduel.tui.reading.help import HelpPage
from tests.tui.rooms import duel, screen_of, until
from tests.tui.sight import lines

WORDS = games.game("duel").words


def test_nothing_typed_finds_every_chapter_and_every_card() -> None:
    """The whole book, in the order of the rules and of the sets."""
    found = look_up(WORDS, "  ")
    assert [one.key for one in found if one.kind == "chapter"] == [chapter.key for chapter in RULEBOOK]
    assert [one.key for one in found if one.kind == "topic"] == [topic.key for topic in TOPICS]
    assert [one.key for one in found if one.kind == "card"] == list(CARDS)


def test_a_number_finds_its_rule_whole_and_the_cards_that_cite_it() -> None:
    """What a refusal shows in brackets is typed as it stands there."""
    found = look_up(WORDS, "D-8.5")
    assert (found[0].kind, found[0].key, found[0].said) == ("rule", "D-8.5", RULES["D-8.5"])
    assert {(one.kind, one.key) for one in found[1:]} == {("card", "marketplace")}
    assert [one.key for one in look_up(WORDS, "D-15") if one.kind == "rule"] == [
        f"D-15.{n}" for n in range(1, 9)
    ]
    assert look_up(WORDS, "D-8." + "99") == []  # put together, for whoever looks for numbers in the tests


def test_words_are_found_in_the_rules_by_number_too() -> None:
    """After what is called so."""
    found = look_up(WORDS, "defence roll")
    assert {"D-18.12", "R-48"} <= {one.key for one in found if one.kind == "rule"}
    kinds = [one.kind for one in found]
    assert kinds.index("rule") == len(kinds) - kinds.count("rule")


@pytest.mark.few(2)
@pytest.mark.parametrize("column", range(4))
def test_every_card_is_found_by_its_name_in_every_language(column: int) -> None:
    """Typed without accents and capitals as well."""
    for ident in CARDS:
        names = all_names(ident)
        for typed in (names[column], names[column].upper()):
            keys = [one.key for one in look_up(WORDS, typed) if one.kind == "card" and not one.said]
            assert ident in keys, typed
    assert [one.key for one in look_up(WORDS, "zlatonosna reka")] == ["gold_field"]


def test_words_are_found_inside_rules_and_cards_with_a_glimpse_of_the_place() -> None:
    """All words must be there; what is called so comes before what only speaks of it."""
    found = look_up(WORDS, "brigands seven")
    assert not found or all(one.said for one in found)
    brigands = look_up(WORDS, "brigands")
    assert brigands[0].key == "brigands" and not brigands[0].said
    assert {"dice", "storehouse"} <= {one.key for one in brigands}
    assert all("rigands" in one.said for one in brigands[1:])
    assert look_up(WORDS, "xyzzy") == []


def test_nothing_of_it_is_loaded_before_somebody_opens_it() -> None:
    """Neither the program's version nor the first paint of the lobby and the table waits for the rules."""
    code = (
        "import sys, p2pduel.cli.dispatch, p2pduel.tui.app; "
        "import p2pduel.tui.lobby.screen, p2pduel.tui.table.screen; "
        "print([name for name in sys.modules if 'numbered' in name or name.endswith('rulebook')])"
    )
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


async def test_typing_searches_and_enter_opens() -> None:
    """From the lobby to a card and to a chapter, by keys alone."""
    app = duel()
    async with app.run_test(size=(80, 24)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("r")
        book = await screen_of(pilot, Handbook)
        rows = book.query_one("#found", Rows)
        await until(pilot, lambda: len(rows.rows) > len(CARDS), "the book is empty")
        await pilot.press(*"kloster")
        await until(pilot, lambda: [row.key for row in rows.rows] == ["card abbey"], "no search")
        await pilot.press("enter")
        await screen_of(pilot, Page)
        assert any("progress point" in line for line in lines(app))
        await pilot.press("escape")
        await screen_of(pilot, Handbook)
        await pilot.press(*["backspace"] * 7, *"winning", "down", "enter")
        await screen_of(pilot, Page)
        assert any("Winning" in line for line in lines(app))


async def test_a_rule_opens_with_the_rules_it_names_and_its_cards() -> None:
    """Typed in the handbook: the whole text at once, on a page of its own with all that belongs to it."""
    app = duel()
    async with app.run_test(size=(80, 24)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("r")
        book = await screen_of(pilot, Handbook)
        await pilot.press(*"D-8.5")
        rows = book.query_one("#found", Rows)
        await until(pilot, lambda: [row.key for row in rows.rows][:1] == ["rule D-8.5"], "no search")
        await until(
            pilot, lambda: any("regions yields (R-10)." in line for line in lines(app)), "not the whole text"
        )
        await pilot.press("enter")
        await screen_of(pilot, Page)
        seen = " ".join(lines(app))
        assert "D-8.5 · Production" in seen and "R-10" in seen and "not what they yield" in seen
        assert "Cards with this number: Marketplace." in seen


async def test_a_chapter_of_rules_by_number_can_be_read() -> None:
    """The list has them under a heading of their own."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("r")
        book = await screen_of(pilot, Handbook)
        rows = book.query_one("#found", Rows)
        await until(pilot, lambda: any(row.key == "topic D-8" for row in rows.rows), "no such chapter")
        assert any(row.heading and "Rules by number" in row.text.plain for row in rows.rows)
        rows.point("topic D-8")
        rows.focus()
        await pilot.press("enter")
        await screen_of(pilot, Page)
        seen = " ".join(lines(app))
        assert "D-8 Production" in seen and "D-8.1" in seen and "D-8.4" in seen


async def test_a_card_leads_to_the_rules_it_names() -> None:
    """One key on the card's page, also when the handbook lies below it already."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("r")
        book = await screen_of(pilot, Handbook)
        await pilot.press(*"staple", "enter")
        await screen_of(pilot, Page)
        await pilot.press("h")
        await screen_of(pilot, Handbook)
        assert app.screen is book and app.screen_stack.count(book) == 1
        rows = book.query_one("#found", Rows)
        wanted = ["rule D-4.6", "rule D-9.8", "rule R-41"]
        await until(pilot, lambda: [row.key for row in rows.rows][:3] == wanted, "not its rules")


async def test_the_rules_follow_the_language() -> None:
    """The same chapter in German, at once, and found by a German word."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("r")
        await screen_of(pilot, Handbook)
        app.adjust(language="de")
        await pilot.press(*"Dein Furstentum", "enter")
        await screen_of(pilot, Page)
        await until(pilot, lambda: any("Wald" in line and "Holz" in line for line in lines(app)), "no Wald")
    speak("en")


@pytest.mark.parametrize(("key", "kind"), [("l", LessonScreen), ("r", Handbook)])
async def test_help_leads_to_the_lesson_and_the_handbook(
    key: str, kind: type[LessonScreen | Handbook]
) -> None:
    """The question mark, then one key; closing leads back to where one was."""
    app = duel()
    async with app.run_test(size=(120, 40)) as pilot:
        lobby = await screen_of(pilot, LobbyScreen)
        await pilot.press("question_mark")
        await screen_of(pilot, HelpPage)
        await pilot.press(key)
        await screen_of(pilot, kind)
        await pilot.press("escape")
        if kind is LessonScreen:
            await pilot.press("y")
        await until(pilot, lambda: app.screen is lobby, "no way back")
