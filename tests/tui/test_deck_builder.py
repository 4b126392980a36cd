"""The deck builder: cards in and out, filters, the law as one types, saving, copying, where decks turn up."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from p2pduel import paths
from p2pduel.cli.dispatch import main
from p2pduel.decks import load_deck, own, playable
from p2pduel.decks.draft import Draft, copied, opened
from p2pduel.games.duel.decks import CARDS, EVENTS
from p2pduel.games.duel.screens.bench import BENCH
from p2pduel.realm.deck.filter import Filter, groups
from p2pduel.realm.deck.screen import DeckScreen
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.dialogs import Choose, Confirm, Page
from p2pduel.tui.dialogs.forms import Ask, Form
from p2pduel.tui.lobby.fields import deck_field
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.parts.rows import Rows
from p2pduel.tui.reading.handbook import Handbook
from tests.tui.hands import calm
from tests.tui.rooms import duel, screen_of, until
from tests.tui.sight import compare, lines

SIZE = (120, 40)


def builder(draft: Draft | None = None) -> tuple[ScreenApp, DeckScreen]:
    """The builder as `p2pduel deck build` opens it."""
    screen = DeckScreen(BENCH, draft, shut=lambda: app.exit(0))
    app = ScreenApp(lambda: screen)
    return app, screen


async def at(pilot: Pilot[int], screen: DeckScreen) -> None:
    """The pool is painted and has the focus."""
    await until(pilot, lambda: bool(screen.pool.rows) and screen.pool.has_focus, "the pool stays empty")


def shown(screen: DeckScreen) -> set[str]:
    """The faces in the list."""
    return {row.key for row in screen.pool.rows if not row.heading}


def notes(app: ScreenApp) -> str:
    """The notices there are."""
    return "\n".join(note.message for note in app._notifications)


def said(screen: DeckScreen, part: str) -> str:
    """What a part of the right side says."""
    return str(screen.query_one(f"#{part}", Static).render())


async def test_cards_go_in_and_out_and_the_law_follows() -> None:
    """Every key changes the counts, the curve and what is still wrong at once; nothing forbidden gets in."""
    app, screen = builder(Draft("mine"))
    async with app.run_test(size=SIZE) as pilot:
        await at(pilot, screen)
        screen.pool.point("abbey")
        assert "cards: 0 instead of 33" in said(screen, "law")
        await pilot.press("right", "enter")
        assert screen.draft.parts["cards"]["abbey"] == 2 and "cards: 2 instead of 33" in said(screen, "law")
        assert "2/2" in str(screen.pool.current.text if screen.pool.current else "")
        assert "3  ●● 2" in said(screen, "curve")
        await pilot.press("right")
        assert screen.draft.parts["cards"]["abbey"] == 2
        await until(pilot, lambda: "at most 2×" in notes(app), "no word why not")
        await pilot.press("space")
        assert screen.draft.hand["abbey"] == 1 and "hand: 1 instead of 3" in said(screen, "law")
        await pilot.press("left", "left", "left")
        assert not screen.draft.parts["cards"]["abbey"] and not screen.draft.hand["abbey"]
        assert "events: 0 instead of 4" in said(screen, "law")


async def test_the_rules_of_decks_are_one_key_away() -> None:
    """What is wrong names their numbers."""
    app, screen = builder(Draft())
    async with app.run_test(size=(120, 40)) as pilot:
        await at(pilot, screen)
        await pilot.press("h")
        book = await screen_of(pilot, Handbook)
        rows = book.query_one("#found", Rows)
        await until(pilot, lambda: bool(rows.rows) and rows.rows[0].key == "rule D-16.1", "not the rules")
        assert {"rule D-16.7", "rule D-16.8"} <= {row.key for row in rows.rows}


async def test_a_whole_deck_is_full_and_legal() -> None:
    """A 34th card and a fifth event are refused; one less makes it illegal, one more legal again."""
    app, screen = builder(copied("merchants"))
    async with app.run_test(size=SIZE) as pilot:
        await at(pilot, screen)
        assert "A legal deck" in said(screen, "law")
        for face in ("inga", "feud"):
            screen.pool.point(face)
            await pilot.press("right")
            assert not screen.draft.count(face)
        screen.pool.point("mint")
        await pilot.press("left")
        assert "cards: 32 instead of 33" in said(screen, "law")
        await pilot.press("right")
        assert "A legal deck" in said(screen, "law")


@pytest.mark.parametrize(
    ("name", "steps", "inside", "outside"),
    [
        ("sets", 2, "mint", "abbey"),
        ("sets", -1, "university", "mint"),
        ("kinds", 1, "abbey", "scout"),
        ("kinds", -1, "feud", "abbey"),
        ("costs", -1, "mint", "abbey"),
        ("costs", 4, "abbey", "mint"),
        ("costs", 1, "scout", "feud"),
        ("points", 1, "mint", "abbey"),
        ("points", -1, "scout", "mint"),
        ("chosen", 1, "mint", "inga"),
        ("chosen", 2, "inga", "mint"),
    ],
)
def test_filters(name: str, steps: int, inside: str, outside: str) -> None:
    """Set, kind, cost, points and what is chosen, forwards and back."""
    draft, filters = copied("merchants"), Filter(BENCH)
    filters.turn(name, steps)
    found = {face for _, faces in groups(filters, draft) for face in faces}
    assert inside in found and outside not in found


async def test_letters_turn_the_filters() -> None:
    """Two together narrow the list, Shift goes back, x shows everything again."""
    app, screen = builder(copied("merchants"))
    async with app.run_test(size=SIZE) as pilot:
        await at(pilot, screen)
        every = shown(screen)
        await pilot.press(*"ssk")
        assert "mint" in shown(screen) and not {"merchant", "abbey"} & shown(screen)
        assert "‹Gold›" in "\n".join(lines(app))
        await pilot.press("S")
        assert "abbey" in shown(screen) and "mint" not in shown(screen)
        await pilot.press("x")
        assert shown(screen) == every == set(CARDS) | set(EVENTS)


async def test_the_list_follows_what_is_typed() -> None:
    """Names and texts are searched letter by letter; Enter goes to the list, Esc out of the line."""
    app, screen = builder(Draft("mine"))
    async with app.run_test(size=SIZE) as pilot:
        await at(pilot, screen)
        await pilot.press("slash", *"univ")
        await until(pilot, lambda: "university" in shown(screen) and len(shown(screen)) < 20, "not found")
        await pilot.press("enter")
        await until(pilot, lambda: screen.pool.has_focus, "Enter stays in the line")
        await pilot.press("slash", *"xyz", "escape")
        await until(pilot, lambda: screen.pool.has_focus, "Esc stays in the line")
        assert not shown(screen) and "No card fits" in "\n".join(lines(app))
        await pilot.press("x")
        assert shown(screen) == set(CARDS) | set(EVENTS) and not screen.query_one("#search", Input).value


async def test_a_click_on_a_filter_turns_it_and_one_on_a_card_takes_it() -> None:
    """Everything works by mouse as well."""
    app, screen = builder(Draft("mine"))
    async with app.run_test(size=SIZE) as pilot:
        await at(pilot, screen)
        await pilot.click("FilterBar", offset=(3, 0))
        assert screen.filters.chosen["sets"] == "basic"
        await pilot.click("#pool", offset=(4, 2))
        assert screen.draft.parts["cards"].total() == 1


async def test_a_copy_of_a_ready_deck_is_named_saved_and_turns_up_everywhere(home: Path) -> None:
    """From the lobby: build, copy, rename, save; the lobby's forms, `deck list` and games know it."""
    app = duel()
    async with app.run_test(size=SIZE) as pilot:
        await screen_of(pilot, LobbyScreen)
        await pilot.press("d")
        await screen_of(pilot, Choose)
        await pilot.press("enter")
        screen = await screen_of(pilot, DeckScreen)
        await until(pilot, lambda: screen.draft.name == "my merchants", "nothing was copied")
        await pilot.press("n")
        ask = await screen_of(pilot, Ask)
        ask.query_one("#line", Input).value = "Harbour Lords"
        await pilot.press("enter")
        await screen_of(pilot, DeckScreen)
        await pilot.press("w")
        await until(pilot, lambda: own() == ("harbour-lords",), "it is not saved")
        await until(pilot, lambda: not screen.changed, "still changed")
        await pilot.press("escape")
        await screen_of(pilot, LobbyScreen)
        await pilot.press("b")
        form = await screen_of(pilot, Form)
        assert "harbour-lords" in [value for value, _ in deck_field("duel").values]
        assert form.query_one("#fields", Rows).rows
    assert (home / "decks" / "harbour-lords.toml").is_file()
    built, ready = load_deck("Harbour Lords"), load_deck("merchants")
    assert sorted(built.hand) == sorted(ready.hand) and built.parts.keys() == ready.parts.keys()
    assert sorted(built.parts["cards"]) == sorted(ready.parts["cards"])


async def test_unfinished_decks_are_kept_and_not_offered(capsys: pytest.CaptureFixture[str]) -> None:
    """Saved as it is, opened again as it was; no game can begin with it."""
    app, screen = builder(Draft("half done"))
    async with app.run_test(size=SIZE) as pilot:
        await at(pilot, screen)
        screen.pool.point("scout")
        await pilot.press("right", "space", "w")
        await until(pilot, lambda: own() == ("half-done",), "it is not saved")
    again = opened("half-done")
    assert again.kept == "half-done" and not copied("merchants").kept
    assert again.name == "half done" and again.parts["cards"] == {"scout": 1} and again.hand == {"scout": 1}
    assert "half-done" not in playable()
    assert main(["deck", "list"]) == 0
    assert "not legal yet: cards: 1 instead of 33" in capsys.readouterr().out


async def test_changes_are_not_lost_without_a_question() -> None:
    """Esc asks while something is unsaved; no stays, yes leaves; q asks in its own words."""
    app, screen = builder(Draft("mine"))
    async with app.run_test(size=SIZE) as pilot:
        await at(pilot, screen)
        screen.pool.point("scout")
        await pilot.press("right", "escape")
        await screen_of(pilot, Confirm)
        await pilot.press("n")
        await screen_of(pilot, DeckScreen)
        assert screen.draft.count("scout") == 1 and "not saved" in screen.leave_question
        await pilot.press("escape")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        await until(pilot, lambda: app.return_value is not None, "the builder stays")
    assert not own()


async def test_another_decks_name_and_a_ready_decks_name_are_guarded() -> None:
    """An own deck is replaced after a question only, a ready one never; a deleted one is gone."""
    Draft("taken").save()
    app, screen = builder(copied("warriors"))
    async with app.run_test(size=SIZE) as pilot:
        await at(pilot, screen)
        screen.draft.name = "Taken"
        await pilot.press("w")
        await screen_of(pilot, Confirm)
        await pilot.press("n")
        await screen_of(pilot, DeckScreen)
        assert opened("taken").parts["cards"].total() == 0
        screen.draft.name = "merchants"
        await pilot.press("w")
        await until(pilot, lambda: "is a ready deck" in notes(app), "no refusal")
        screen.draft.name = "Taken"
        await pilot.press("w")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        await until(pilot, lambda: opened("taken").parts["cards"].total() == 33, "it was not replaced")
        await screen_of(pilot, DeckScreen)
        await until(pilot, lambda: not screen.changed, "not settled")
        await pilot.press("delete")
        await screen_of(pilot, Confirm)
        await pilot.press("y")
        await until(pilot, lambda: not own(), "it was not deleted")


async def test_an_own_deck_is_opened_changed_and_saved_without_a_question() -> None:
    """It is the same deck: nothing is replaced."""
    Draft("My Own").save()
    app, screen = builder(opened("My Own"))
    async with app.run_test(size=SIZE) as pilot:
        await at(pilot, screen)
        screen.pool.point("scout")
        await pilot.press("right", "w")
        await until(pilot, lambda: opened("my-own").parts["cards"].total() == 1, "it is not saved")
        assert app.screen is screen and own() == ("my-own",)


async def test_a_deck_without_a_name_is_asked_for_one() -> None:
    """Saving asks; no answer, no file. The marked card opens in full."""
    app, screen = builder(Draft())
    async with app.run_test(size=SIZE) as pilot:
        await at(pilot, screen)
        await pilot.press("w")
        await screen_of(pilot, Ask)
        await pilot.press("escape")
        await screen_of(pilot, DeckScreen)
        assert not own()
        await pilot.press("i")
        await screen_of(pilot, Page)


def test_files_that_are_no_decks_are_opened_as_far_as_they_go(tmp_path: Path) -> None:
    """Too many, unknown and senseless entries fall away; a name no file can have is refused with words."""
    file = tmp_path / "odd.toml"
    file.write_text(
        'name = "odd"\nhand = ["abbey", "abbey", "abbey", 3]\nstyle = 7\n'
        '[cards]\nabbey = 99999\nriots = 1\nroad = 2\nscout = "x"\n[events]\nfeud = 3\n',
        encoding="utf-8",
    )
    draft = opened(str(file))
    assert draft.parts == {"cards": {"abbey": 2}, "events": {"riots": 1, "feud": 1}}
    assert +draft.hand == {"abbey": 2}
    assert "no file can be called" in Draft("…").save()
    paths.decks().parent.mkdir(parents=True, exist_ok=True)
    paths.decks().write_text("not a folder")
    assert "can't be written" in Draft("mine").save() and own() == ()


def test_building_needs_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """Without one the command says so."""
    assert main(["deck", "build", "merchants"]) == 2
    assert "terminal" in capsys.readouterr().err


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_the_builder_looks_as_it_did(size: tuple[int, int]) -> None:
    """A copied deck with one card taken out, at three sizes."""
    app, screen = builder(copied("merchants"))
    async with app.run_test(size=size) as pilot:
        await at(pilot, screen)
        screen.pool.point("brick_factory")
        await pilot.press("left")
        await calm(pilot)
        compare(app, f"deck-builder-{size[0]}x{size[1]}")
