"""Decks of the classic tournament: their law, the ready ones, the builder's filters (C-30)."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from p2pduel import games
from p2pduel.bots import make_bot
from p2pduel.decks import DeckError, load_deck, read_deck
from p2pduel.decks.draft import Draft, copied
from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.variants import deck_pool, event_pool
from p2pduel.games.classic.screens.bench import BENCH
from p2pduel.local.driver import LocalTable
from p2pduel.realm.deck.filter import Filter, groups
from p2pduel.table.brains import BotBrain
from p2pduel.table.errors import TableError
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.local import local
from protocol.identity import Identity
from tests.classic.room import GAME
from tests.net.loopback import Events, options

SETS = {
    "founders": ("base",),
    "riders": ("base", "knights"),
    "sorcerers": ("base", "wizards"),
}
"""Ready deck -> the sets it is made of."""


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program knows the game."""
    monkeypatch.setitem(games._GAMES, "classic", GAME)


@pytest.mark.parametrize("name", GAME.decks.READY)
def test_a_ready_deck_is_legal_with_its_sets(name: str) -> None:
    """33 cards, 3 of them in hand, 4 events; never more copies than its sets hold (C-30.4 to C-30.6)."""
    choice = load_deck(name, "classic").to_choice()
    assert (len(choice["deck"]), len(choice["events"])) == (33, 4)
    assert Counter(choice["deck"]) <= Counter(deck_pool(SETS[name]))
    assert Counter(choice["events"]) <= Counter(event_pool(SETS[name]))


def test_two_ready_decks_begin_a_tournament() -> None:
    """Three chosen cards are the starting hand, the others lie in stacks of 7, 7, 8 and 8 (C-30.6)."""
    decks = [load_deck(name, "classic").to_choice() for name in ("founders", "riders")]
    played = LocalTable(RULESET, "tournament", 1, decks)
    hand = [played.knowledge(0)[slot] for slot in played.state.zones["hand0"]]
    assert sorted(hand) == sorted(load_deck("founders", "classic").hand)
    assert [len(played.state.zones[f"s{n}"]) for n in range(1, 9)] == [7, 7, 8, 8] * 2


def test_faults_of_a_deck_name_the_rules() -> None:
    """Too many copies, a citadel, a second Year End, a hand that is too large."""
    text = load_text("founders").replace("colossus = 1", "colossus = 2").replace("mint = 1", "citadel = 1")
    with pytest.raises(DeckError) as refused:
        read_deck(text.replace("progress = 2", "year_end = 2"), "classic")
    said = " ".join(refused.value.faults)
    assert "colossus" in said and "citadel" in said and "year_end" in said and "C-30.5" in said


def load_text(name: str) -> str:
    """The file of a ready deck."""
    return GAME.decks.text(name)


def test_the_builder_shows_the_cards_of_one_set() -> None:
    """Turning the filter goes through all seven sets; events have no cost."""
    draft, filters = copied("sorcerers", "classic"), Filter(BENCH)
    everything = {face for _, faces in groups(filters, draft) for face in faces}
    assert everything == draft.pool() and "citadel" not in everything
    for name in BENCH.sets:
        filters.turn("sets", 1)
        found = {face for _, faces in groups(filters, draft) for face in faces}
        assert found and all(CARDS[face].copies[name] for face in found)


def test_a_draft_takes_no_more_than_all_sets_hold() -> None:
    """Equal titles of several sets add up (CR-70)."""
    draft = Draft(game="classic")
    most = sum(CARDS["caravan"].copies.values())
    assert not any(draft.add("caravan") for _ in range(most)) and "C-30.5" in draft.add("caravan")


SORCERERS = load_deck("sorcerers", "classic").to_choice()


async def test_a_deck_of_sets_that_were_not_agreed_is_refused_before_anything_is_signed(
    tmp_path: Path,
) -> None:
    """Sorcerers need wizards, and a tournament has them only where its terms say so (C-30.1, CR-70)."""
    refused = pytest.raises(TableError, match=r"your deck has \w+")
    brains = [BotBrain(make_bot("random", random.Random(seed), "classic")) for seed in (1, 2)]
    with refused:
        await local(
            "tournament",
            brains,
            ("Anna", "Bert"),
            identity=Identity.generate(),
            game="classic",
            journal=tmp_path / "a.duel",
            decks=[SORCERERS, {}],
        )
    table = {"game": "classic", "variant": "tournament"}
    with refused:
        await host(options("Anna", 1, tmp_path, Events(), deck=SORCERERS, **table))
    assert not list(tmp_path.iterdir())


async def test_a_guest_with_such_a_deck_declines_the_terms(tmp_path: Path) -> None:
    """The host's table stays open for others; nothing of the guest is kept."""
    table, events = {"game": "classic", "variant": "tournament"}, Events()
    hosting = asyncio.create_task(host(options("Anna", 1, tmp_path, events, **table)))
    try:
        port = (await events.first("listening"))["port"]
        with pytest.raises(TableError, match=r"your deck has \w+"):
            await join(f"127.0.0.1:{port}", options("Bert", 2, tmp_path, Events(), deck=SORCERERS))
        assert not (tmp_path / "Bert.duel").exists() and not hosting.done()
    finally:
        hosting.cancel()
        await asyncio.gather(hosting, return_exceptions=True)
