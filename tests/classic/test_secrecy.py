"""Two tables with different secrets look the same to whoever may not know them, move by move (C-70)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from p2pduel.games.classic.rules.hidden import allowed
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.variants import deck_pool
from p2pduel.kernel.state import Step
from p2pduel.table.game import TableGame
from protocol.identity import Identity
from protocol.session import Session
from tests.classic.entry import CLASSIC
from tests.classic.helpers import BLUE, RED, Table, full, rich, table
from tests.net.hiding import Book, Cheat
from tests.protocol.toy_table import Ends

CITY = {"1": "city"}
HALL = {"centre": CITY, "sites": {"T1": ["town_hall"]}}
SITE = {"sites": {"T1": ["holy_site"]}}
HOST = {"centre": CITY, "sites": {"T1": ["embassy"]}, "stored": rich(RED)}
NOBODY: dict[str, list[str]] = {"red": [], "blue": []}
ONLY_S1 = {"s1": 1, **{f"s{n}": 0 for n in range(2, 7)}}
OTHERS = (BLUE, None)
"""Whom red's secrets do not concern: the other seat and a spectator."""


def tower(book: str) -> dict[str, Any]:
    """A citadel with a wizard who can pay for this spell."""
    return {"centre": {"1": "citadel"}, "sites": {"BB2": [["ira", 3]], "T1": [book]}, "stored": full(RED)}


@dataclass(frozen=True)
class Secret:
    """One position twice, with another secret and the same moves but for their secret parts."""

    variant: str
    one: tuple[Mapping[str, Any], tuple[str, ...]]
    """What lies there in place of the other, and the moves."""
    other: tuple[Mapping[str, Any], tuple[str, ...]]
    position: Mapping[str, Any] = field(default_factory=dict)
    unseen: tuple[int | None, ...] = OTHERS
    """Who must not notice: a seat, or None for a spectator."""
    seen: tuple[int | None, ...] = (RED,)
    """Who knows it at the end."""


def top(*faces: str, zone: str = "s1") -> dict[str, Any]:
    """These cards lie on a stack."""
    return {"stacks": {zone: list(faces)}}


def held(red: list[str], blue: list[str]) -> dict[str, Any]:
    """These hands."""
    return {"hands": {"red": red, "blue": blue}}


SECRETS: dict[str, Secret] = {
    "a card put back at a Holy Site": Secret(
        "politics",
        (top("spy", "karl"), ("draw s1", "bury s1 <spy>")),
        (top("mint", "karl"), ("draw s1", "bury s1 <mint>")),
        {"phase": "hand", "red": SITE, "hands": NOBODY},
    ),
    "a card kept at a Holy Site": Secret(
        "politics",
        (top("spy"), ("draw s1", "keep")),
        (top("mint"), ("draw s1", "keep")),
        {"phase": "hand", "red": SITE, "hands": NOBODY},
    ),
    "a card shown to the owner of an Embassy at a search": Secret(
        "science",
        (top("mint", "karl"), ("search s1", "pay T-2 T-2", "take s1 <mint>")),
        (top("mint", "karl"), ("search s1", "pay T-2 T-2", "take s1 <karl>")),
        {"phase": "hand", "red": HOST, **held(["spy"], [])},
        unseen=(None,),
        seen=(RED, BLUE),
    ),
    "the cards beside it in the stack": Secret(
        "science",
        (top("mint", "karl"), ("search s1", "pay T-2 T-2", "take s1 <mint>")),
        (top("mint", "abbey"), ("search s1", "pay T-2 T-2", "take s1 <mint>")),
        {"phase": "hand", "red": HOST, **held(["spy"], [])},
        seen=(),
    ),
    "the hand of the host of an Embassy": Secret(
        "science",
        (held(["spy"], []), ("draw s1",)),
        (held(["merchant"], []), ("draw s1",)),
        {"phase": "hand", "red": HOST, **top("mint")},
    ),
    "a single card looked at": Secret(
        "wizards",
        (top("spy"), ("cast divination@T1",)),
        (top("mint"), ("cast divination@T1",)),
        {"red": tower("divination"), "sizes": ONLY_S1, "hands": NOBODY},
    ),
    "four cards looked at": Secret(
        "wizards",
        (top("spy"), ("cast divination@T1", "name s1", "name s2", "name s5", "name s6")),
        (top("mint"), ("cast divination@T1", "name s1", "name s2", "name s5", "name s6")),
        {"red": tower("divination"), "hands": NOBODY},
    ),
    "the card a Spy takes": Secret(
        "base",
        (held(["spy"], ["karl", "otto"]), ("play spy", "pick 0 <karl>")),
        (held(["spy"], ["otto", "karl"]), ("play spy", "pick 0 <otto>")),
        unseen=(None,),
        seen=(RED, BLUE),
    ),
    "which of the cards a Spy takes": Secret(
        "base",
        (held(["spy"], ["karl", "library"]), ("play spy", "pick 0 <karl>")),
        (held(["spy"], ["bishop", "otto"]), ("play spy", "pick 0 <bishop>")),
        unseen=(None,),
        seen=(RED, BLUE),
    ),
    "whether a Spy could take any": Secret(
        "base",
        (held(["spy"], ["library"]), ("play spy", "pass")),
        (held(["spy"], ["karl"]), ("play spy", "pass")),
        unseen=(None,),
        seen=(RED, BLUE),
    ),
    "a hand step's card": Secret(
        "base",
        (top("spy"), ("draw s1",)),
        (top("mint"), ("draw s1",)),
        {"phase": "hand", "hands": NOBODY},
    ),
    "a hand step's search": Secret(
        "base",
        (top("spy", "mint"), ("search s1", "pay T-2 T-2", "take s1 <spy>")),
        (top("spy", "mint"), ("search s1", "pay T-2 T-2", "take s1 <mint>")),
        {"phase": "hand", "red": {"stored": rich(RED)}, "hands": NOBODY},
    ),
    "what goes under a stack": Secret(
        "base",
        ({}, ("bury s1 <spy>",)),
        ({}, ("bury s1 <mint>",)),
        {"phase": "hand", **held(["spy", "mint", "abbey", "karl"], [])},
    ),
    "what is exchanged": Secret(
        "base",
        ({}, ("bury s1 <spy>",)),
        ({}, ("bury s1 <mint>",)),
        {"phase": "hand", **held(["spy", "mint", "abbey"], [])},
    ),
    "the order an Archivist gives": Secret(
        "politics",
        ({}, ("play archivist", "name s1", "arrange s1 <2 1 0 3 4 5>")),
        ({}, ("play archivist", "name s1", "arrange s1 <0 1 2 5 4 3>")),
        {"red": HALL, **held(["archivist"], []), **top("spy", "mint", "karl", "abbey", "otto", "scout")},
    ),
    "the events a Keeper of Fate leaves": Secret(
        "wizards",
        ({}, ("cast keeper_of_fate@T1", "arrange events <2 0 1>", "name 1")),
        ({}, ("cast keeper_of_fate@T1", "arrange events <0 1 2>", "name 1")),
        {
            "red": tower("keeper_of_fate"),
            "hands": NOBODY,
            **top("plague", "conflict", "progress", zone="events"),
        },
    ),
    "what a Chancellor takes": Secret(
        "politics",
        ({}, ("play chancellor", "name s1", "take s1 <spy>", "take s1 <mint>", "take s1 <karl>")),
        ({}, ("play chancellor", "name s1", "take s1 <otto>", "take s1 <abbey>", "take s1 <spy>")),
        {"red": HALL, **held(["chancellor"], []), **top("spy", "mint", "karl", "abbey", "otto")},
    ),
    "what a Magic Eye changes": Secret(
        "wizards",
        ({}, ("cast magic_eye@T1", "name s1", "take s1 <spy>", "bury s1 <karl>")),
        ({}, ("cast magic_eye@T1", "name s1", "take s1 <mint>", "bury s1 <mint>")),
        {"red": tower("magic_eye"), **held(["karl", "otto"], []), **top("spy", "mint")},
    ),
    "the top card of a Scriptorium": Secret(
        "barbarians",
        (top("spy"), ("use scriptorium@T1", "name s1")),
        (top("mint"), ("use scriptorium@T1", "name s1")),
        {"red": {"centre": CITY, "sites": {"T1": ["scriptorium"]}}, "hands": NOBODY},
    ),
    "what a Council Meeting puts away and draws": Secret(
        "politics",
        (top("spy", "karl", zone="s5"), ("play council", "bury s2 <abbey>", "name s5")),
        (top("mint", "otto", zone="s5"), ("play council", "bury s2 <scout>", "name s5")),
        {"red": HALL, **held(["council", "abbey", "scout"], [])},
    ),
    "the order in which a Conflict puts two cards away": Secret(
        "base",
        ({}, ("bury s2 <mint>", "bury s2 <abbey>")),
        ({}, ("bury s2 <abbey>", "bury s2 <mint>")),
        {
            "phase": "preroll",
            "red": {"sites": {"T1": ["karl"]}},
            "stacks": {"events": ["conflict"]},
            "dice": [[6, "mystery"]],
            **held([], ["mint", "abbey"]),
        },
        seen=(),
    ),
    "the regions a Scout leaves": Secret(
        "base",
        (
            {"stacks": {"regions": ["gold_field-3", "mountains-5", "hills-1"]}},
            ("build settlement 3 with scout", "pick 0 1"),
        ),
        (
            {"stacks": {"regions": ["gold_field-3", "mountains-5", "forest-1"]}},
            ("build settlement 3 with scout", "pick 0 1"),
        ),
        {
            "red": {"centre": {"2": "road"}, "stored": rich(RED)},
            **held(["scout"], []),
            "sizes": {"regions": 3},
        },
        seen=(),
    ),
    "the rest of the events of a Better World": Secret(
        "wizards",
        (top("plague", "conflict", "progress", zone="events"), ("play better_world", "pick 0 <plague>")),
        (top("plague", "progress", "conflict", zone="events"), ("play better_world", "pick 0 <plague>")),
        {"red": tower("elixir"), **held(["better_world"], [])},
        seen=(),
    ),
}


def views(game: Table, viewer: int | None) -> str:
    """All that a seat or a spectator has: its view, what came of the last move, the record so far."""
    outcomes = [(one.kind, dict(one.data)) for one in game.outcomes]
    due = repr(game.engine.due(game.state))
    return json.dumps([game.view(viewer).to_json(), outcomes, game.record, due], sort_keys=True, default=str)


def laid(secret: Secret, half: tuple[Mapping[str, Any], tuple[str, ...]]) -> Table:
    """The table with one of the secrets."""
    position: dict[str, Any] = {**secret.position, **half[0]}
    return table(secret.variant, **position)


@pytest.mark.parametrize("name", SECRETS)
def test_two_secrets_look_the_same(name: str) -> None:
    """C-70.2 to C-70.10: view, outcomes, record and question are equal after every move."""
    secret = SECRETS[name]
    one, other = laid(secret, secret.one), laid(secret, secret.other)
    for viewer in secret.unseen:
        assert views(one, viewer) == views(other, viewer)
    for first, second in zip(secret.one[1], secret.other[1], strict=True):
        one.do(first)
        other.do(second)
        for viewer in secret.unseen:
            assert views(one, viewer) == views(other, viewer), (first, viewer)
    for viewer in secret.seen:
        assert views(one, viewer) != views(other, viewer)
    assert one.truth != other.truth


def test_two_decks_look_the_same() -> None:
    """C-30.5, C-30.4, C-70.10: deck, starting hand and events are known to their owner only."""
    first = {
        "deck": sorted(deck_pool(("base", "knights")))[:33],
        "events": ["conflict", "plague", "progress", "progress"],
    }
    second = {
        "deck": sorted(deck_pool(("base", "knights")))[-33:],
        "events": ["conflict", "plague", "progress", "raid"],
    }
    one, other = (Table(RULESET, "tournament", 5, [chosen, None]) for chosen in (first, second))
    for viewer in OTHERS:
        assert views(one, viewer) == views(other, viewer)
    assert views(one, RED) != views(other, RED)


# -- with real cards -----------------------------------------------------------------------------

ALL_BUT_ONE: Step = ("draw", 0, "s1", tuple(range(12)))
"""The first stack of the base game has 13 cards."""

OPERATIONS: dict[str, tuple[tuple[Step, ...], str, set[int | None]]] = {
    "drawn apart": ((("draw", 1, "s1", (0,), "1:drawn"),), "1:drawn", {1}),
    "drawn apart and shown": (
        (("draw", 0, "s1", (0,), "0:drawn"), ("show", 0, 1, "0:drawn")),
        "0:drawn",
        {0, 1},
    ),
    "not shown with it": (
        (("draw", 0, "s2", (0,)), ("draw", 0, "s1", (0,), "0:drawn"), ("show", 0, 1, "0:drawn")),
        "hand0",
        {0},
    ),
    "a single card looked at": ((ALL_BUT_ONE, ("look", 1, "s1", 1), ("renew", 1, "s1")), "s1", {1}),
    "a hand shown to a Spy": ((("draw", 0, "s1", (0, 1)), ("show", 0, 1)), "hand0", {0, 1}),
}
"""What happens, where the card lies then, and who can open it."""


@pytest.mark.parametrize("name", OPERATIONS)
def test_only_those_who_may_can_open_a_card(name: str) -> None:
    """C-70.3, C-70.5, C-70.7, C-70.9: with sealed cards, between two seats and a spectator."""
    steps, zone, knowing = OPERATIONS[name]
    state = Book(CLASSIC, {name: Cheat("", "base", steps, "")}, allowed).began(name)
    ends = Ends(
        [
            Session(
                lambda _terms: TableGame(CLASSIC, state.clone()),
                seat=seat,
                identity=None if seat is None else Identity(bytes([seat + 1]) * 32),
                seed=None if seat is None else bytes([seat + 1]) * 32,
                terms={"variant": "base"} if seat == 0 else None,
            )
            for seat in (0, 1, None)
        ]
    )
    ends.start()
    assert ends.asked() is not None and ends.violated() == []
    for session in ends.sessions:
        faces = session.known(zone)
        assert faces and all((face is not None) == (session.seat in knowing) for face in faces), session.seat
