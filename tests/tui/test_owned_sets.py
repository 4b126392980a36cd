"""The sets a person owns: said once, remembered, followed by builder, decks, commands and forms (C-30)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from p2pduel import settings
from p2pduel.cli.dispatch import main
from p2pduel.decks import DeckError, load_deck, playable
from p2pduel.decks.boxes import keep_owned, own_options, owned
from p2pduel.decks.draft import Draft, copied, opened
from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.rules.facts.model import THEMES
from p2pduel.games.classic.screens.bench import BENCH
from p2pduel.realm.deck.screen import DeckScreen
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.dialogs.forms import Form
from p2pduel.tui.lobby.fields import bot_fields, chosen_options, deck_field, host_fields, reading_once
from p2pduel.tui.parts.rows import Rows
from tests.tui.rooms import screen_of, until
from tests.tui.sight import lines
from tests.tui.test_deck_builder import at, notes, said, shown

TOURNAMENT = {"game": "classic", "variant": "tournament", "players": "2"}


def form_of(chosen: dict[str, str]) -> Form:
    """The form for a table of one's own."""
    return Form("", host_fields, chosen, "")


def offered(form: Form, option: str) -> dict[str, str]:
    """The sets that a form offers for an option, and whether each is taken."""
    start = f"option.classic.tournament.{option}."
    return {key.removeprefix(start): value for key, value in form.chosen.items() if key.startswith(start)}


async def test_sets_are_said_once_by_keys_and_list_filters_and_law_follow() -> None:
    """Taken out in the form: no card of them is shown, asked for or legal; the deck keeps its cards."""
    screen = DeckScreen(BENCH, copied("sorcerers", "classic"), shut=lambda: app.exit(0))
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await at(pilot, screen)
        everything = shown(screen)
        assert "A legal deck" in said(screen, "law")
        await pilot.press("e")
        form = await screen_of(pilot, Form)
        form.query_one("#fields", Rows).point("wizards")
        await pilot.press("right")
        form.query_one("#fields", Rows).point("trade")
        await pilot.press("enter")
        form.query_one("#fields", Rows).point("do")
        await pilot.press("enter")
        await screen_of(pilot, DeckScreen)
        await until(pilot, lambda: "“Ari”" in said(screen, "law"), "still legal")
        assert owned("classic") == ("knights", "politics", "barbarians", "science")
        inside = {face for part in screen.draft.parts.values() for face in +part}
        lost = everything - shown(screen)
        assert lost and not lost & inside and "ari" in shown(screen)
        assert all(
            not any(CARDS[face].copies[one] for one in (*THEMES[:4], "base"))
            for face in lost - {"wizard_league"}
        )
        assert "e My sets ‹4 of 6›" in "\n".join(lines(app))
        screen.pool.point("ari")
        await pilot.press("left", "right")
        await until(pilot, lambda: "none of the sets you own has “Ari”" in notes(app), "it came back")
        values = []
        for _ in range(6):
            await pilot.press("s")
            values.append(screen.filters.chosen["sets"])
        assert values == ["base", *THEMES[:4], ""]
    assert copied("sorcerers", "classic").faults() == ()


async def test_a_filter_on_a_set_that_goes_lets_everything_pass() -> None:
    """Nobody looks at an empty list; all of it works by mouse."""
    screen = DeckScreen(BENCH, Draft("mine", game="classic"), shut=lambda: app.exit(0))
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await at(pilot, screen)
        await pilot.press("S")
        assert screen.filters.chosen["sets"] == "trade"
        await pilot.click(offset=(lines(app)[1].index("My sets"), 1))
        form = await screen_of(pilot, Form)
        rows = form.query_one("#fields", Rows)
        at_trade = next(
            n for n, line in enumerate(lines(app)) if "Trade & Change" in line and "‹ yes ›" in line
        )
        await pilot.click(offset=(lines(app)[at_trade].index("Trade"), at_trade))
        await until(pilot, lambda: form.chosen["trade"] == "no", "the click was not heard")
        rows.point("do")
        await pilot.press("enter")
        await screen_of(pilot, DeckScreen)
        await until(pilot, lambda: screen.filters.chosen["sets"] == "", "the filter stays")
        assert len(shown(screen)) > 100


async def test_where_all_cards_come_in_one_box_nobody_is_asked() -> None:
    """The Duel's builder has neither key nor words for it."""
    from p2pduel.games.duel.screens.bench import BENCH as DUEL

    screen = DeckScreen(DUEL, Draft("mine"), shut=lambda: app.exit(0))
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await at(pilot, screen)
        assert "My sets" not in "\n".join(lines(app)) and "which sets" not in screen.help_words()
        await pilot.press("e")
        await pilot.pause()
        assert app.screen is screen


def test_changing_the_sets_never_loses_a_deck(home: Path) -> None:
    """A deck outside the sets is refused with its cards, kept byte for byte, and good again afterwards."""
    draft = copied("sorcerers", "classic")
    draft.name = "my wizards"
    assert not draft.save()
    file = home / "decks" / "classic" / "my-wizards.toml"
    before = file.read_bytes()
    keep_owned("classic", ["knights"])
    again = opened("my-wizards", "classic")
    again.own(owned("classic"))
    assert "“Ari”" in " ".join(again.faults()) and again.parts == draft.parts and again.hand == draft.hand
    assert not again.save() and Counter(file.read_bytes().split()) == Counter(before.split())
    with pytest.raises(DeckError, match=r"none of the sets you own has .*“Ari”.*Wizards & Dragons"):
        load_deck("my-wizards", "classic", owned("classic"))
    assert playable("classic") == ("founders", "riders")
    keep_owned("classic", THEMES)
    assert "my-wizards" in playable("classic") and settings.load().settings.sets == {}


def test_one_box_adds_its_copies_of_a_card_and_some_cards_take_two() -> None:
    """Fewer boxes, fewer copies (C-30.5); the Wizard League needs wizards besides its own set (C-52.2)."""
    draft = Draft(game="classic")
    draft.own(["knights"])
    most = CARDS["caravan"].copies["base"] + CARDS["caravan"].copies["knights"]
    assert draft.most("caravan") == most
    assert not any(draft.add("caravan") for _ in range(most)) and f"at most {most}×" in draft.add("caravan")
    home = next(name for name in THEMES if CARDS["wizard_league"].copies[name])
    assert "Wizards & Dragons" in draft.add("wizard_league")
    draft.own(["wizards", home])
    assert not draft.add("wizard_league")


def test_the_forms_offer_the_sets_one_owns() -> None:
    """Nothing said: as usual. Said: the own side has those sets, the other side all; decks follow."""
    assert offered(form_of(dict(TOURNAMENT)), "red-sets") == {
        name: "yes" if name == "knights" else "no" for name in THEMES
    }
    keep_owned("classic", ["politics", "wizards"])
    form = form_of(dict(TOURNAMENT))
    assert offered(form, "red-sets") == {"politics": "yes", "wizards": "yes"}
    assert set(offered(form, "blue-sets")) == set(THEMES)
    assert chosen_options(form.chosen)["red-sets"] == "politics,wizards"
    assert [value for value, _ in deck_field("classic").values] == ["founders", "sorcerers"]
    assert chosen_options(TOURNAMENT)["red-sets"] == "politics,wizards"
    keep_owned("classic", [])
    assert own_options("classic", "tournament", 0) == {} and own_options("classic", "mixed", 0) == {}


def test_a_form_reads_the_sets_when_it_opens_and_at_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is on the disk matters to the next form."""
    keep_owned("classic", ["politics", "wizards"])
    form = Form("", reading_once(host_fields), dict(TOURNAMENT), "")
    bots = reading_once(bot_fields)
    monkeypatch.setattr(settings, "load", None)  # whoever reads now fails
    before = form._settled()
    assert offered(form, "red-sets") == {"politics": "yes", "wizards": "yes"}
    assert [value for one in before if one.key == "deck" for value, _ in one.values] == [
        "founders",
        "sorcerers",
    ]
    assert Form("", bots, {**TOURNAMENT, "deck": ""}, "").chosen["deck"] == "founders"


def test_the_command_says_keeps_and_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    """`deck sets`; check, play, host and join refuse a deck outside them by its cards; show does not."""
    assert main(["deck", "sets", "--game", "classic"]) == 0
    assert capsys.readouterr().out.count(": owned") == 6
    assert main(["deck", "sets", "trade, knights", "--game", "classic"]) == 0  # as in the settings
    assert "Trade & Change: owned" in capsys.readouterr().out
    assert settings.load().settings.sets == {"classic": "knights,trade"}
    assert main(["deck", "check", "riders", "--game", "classic"]) == 0
    assert main(["deck", "show", "sorcerers", "--game", "classic"]) == 0
    capsys.readouterr()
    assert main(["deck", "check", "sorcerers", "--game", "classic"]) == 1
    assert "“Ari”" in capsys.readouterr().out
    table = ["--game", "classic", "--variant", "tournament", "--deck", "sorcerers"]
    for begin in (["play", "--plain"], ["host", "--plain"]):
        assert main([*begin, *table]) == 2
        assert "“Ari”" in capsys.readouterr().err
    assert main(["join", "nobody", "--plain", "--accept", "game=classic", "--deck", "sorcerers"]) == 2
    assert "“Ari”" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (["sets", "knigths", "--game", "classic"], "no such sets: knigths"),
        (["sets", "knights"], "comes in one box"),
    ],
)
def test_sets_that_are_none_are_refused(
    typed: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With those there are."""
    assert main(["deck", *typed]) == 2
    assert words in capsys.readouterr().err and settings.load().settings.sets == {}
