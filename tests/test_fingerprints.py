"""The rules fingerprint of every game has its figures in it: two programs with other rules do not play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from p2pduel import games
from p2pduel.games.classic.rules import document as classic_document
from p2pduel.games.classic.rules import variants as classic_variants
from p2pduel.games.classic.rules.facts import numbers as classic_numbers
from p2pduel.games.classic.rules.facts.faces import CARDS as CLASSIC_CARDS
from p2pduel.games.duel.rules import document as duel_document
from p2pduel.games.duel.rules import facts as duel_facts
from p2pduel.games.duel.rules import variants as duel_variants
from p2pduel.games.island.rules import document as island_document
from p2pduel.games.island.rules import facts as island_facts
from p2pduel.games.island.rules import variants as island_variants
from p2pduel.table.game import rules_fingerprint

DERIVED = {"BEGINNER_TERRAIN", "BEGINNER_TOKENS", "CORNER_HEXES", "FACES", "HARBOUR_AT", "KINDS"}
"""What the island works out of its other facts and of its map, which are in the fingerprint themselves."""


def other(value: Any) -> Any:
    """A figure, or a list or table of them, that differs a little."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}?"
    if isinstance(value, Mapping):
        first = next(iter(value))
        return {**value, first: other(value[first])}
    return (other(value[0]), *value[1:])


Patch = tuple[ModuleType | dict[str, Any], str, Any]


def _named(module: ModuleType, names: list[str]) -> Iterator[Patch]:
    for name in names:
        yield module, name, other(getattr(module, name))


def _cards(cards: dict[str, Any]) -> Iterator[Patch]:
    for ident, card in cards.items():
        cost = {**card.cost, "ore": dict(card.cost).get("ore", 0) + 1}
        yield cards, ident, replace(card, cost=cost)
        yield cards, ident, replace(card, points=replace(card.points, victory=card.points.victory + 1))


def _targets(variants: dict[str, Any]) -> Iterator[Patch]:
    for name, entry in variants.items():
        yield variants, name, replace(entry, target=entry.target + 1)


def changes(game: str) -> Iterator[Patch]:
    """Every figure of a game, changed: where, by which name, to what."""
    if game == "duel":
        named = [name for name in vars(duel_document) if name.isupper() and name in duel_facts.__all__]
        yield from _named(duel_document, [name for name in named if name != "CARDS"])
        yield from _cards(duel_facts.CARDS)
        yield from _targets(duel_variants.VARIANTS)
    elif game == "classic":
        yield from _named(classic_numbers, classic_numbers.__all__)
        yield from _named(classic_document, ["CAPACITY"])
        yield from _cards(CLASSIC_CARDS)
        yield from _targets(classic_variants.VARIANTS)
    else:
        figures = [
            name
            for name in island_facts.__all__
            if name not in DERIVED and isinstance(getattr(island_facts, name), int | tuple | Mapping)
        ]
        kinds = {"LUMBER", "BRICK", "WOOL", "GRAIN", "ORE", "GENERAL", "DESERT"}
        labels = {"HARBOUR_KINDS", "TERRAINS", *kinds}  # places in lists, and words for them
        for name in figures:
            if name not in labels:
                value = getattr(island_facts, name)
                yield island_facts, name, value[:-1] if isinstance(value, tuple) else other(value)
        yield from _targets(dict(island_variants.VARIANTS))


DOCUMENTS = {"duel": duel_document, "classic": classic_document, "island": island_document}


def fingerprint(game: str) -> str:
    """The fingerprint as it is now, not as it was when it was first asked for."""
    return rules_fingerprint.__wrapped__(games.game(game)).hex()


@pytest.mark.parametrize("game", DOCUMENTS)
def test_a_changed_figure_changes_the_fingerprint(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every price, number, supply and target, one after another; and the version."""
    usual = fingerprint(game)
    count = 0
    for place, name, value in [*changes(game), (DOCUMENTS[game], "RULES_VERSION", "?")]:
        with monkeypatch.context() as patch:
            if isinstance(place, dict):
                if game == "island":
                    patch.setattr(island_document, "VARIANTS", {**place, name: value})
                else:
                    patch.setitem(place, name, value)
            else:
                patch.setattr(place, name, value)
            assert fingerprint(game) != usual, name
        count += 1
    assert fingerprint(game) == usual
    assert count > 20


def test_every_game_has_a_fingerprint_of_its_own() -> None:
    """Games that are no versions of each other never look alike."""
    assert len({fingerprint(game) for game in DOCUMENTS}) == len(DOCUMENTS)
