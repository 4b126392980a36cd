"""The words of the island's screens: the same names and shapes in every language."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any

import pytest

from p2pduel.catalogue import speech
from p2pduel.games.island.words import screen
from p2pduel.games.island.words.en import screen as english


def _shape(value: Any) -> Any:
    if inspect.isfunction(value):
        return str(inspect.signature(value))
    if isinstance(value, dict):
        return sorted(value)
    return len(value) if isinstance(value, tuple) else type(value).__name__


@pytest.mark.parametrize("language", speech.LANGUAGES)
def test_every_language_has_the_same_words(language: str) -> None:
    """Names, arguments, keys and lengths."""
    other = import_module(f"p2pduel.games.island.words.{language}.screen")
    assert sorted(other.__all__) == sorted(english.__all__)
    for name in english.__all__:
        assert _shape(getattr(other, name)) == _shape(getattr(english, name)), name


@pytest.mark.parametrize("language", speech.LANGUAGES)
def test_names_of_land_fit_the_usual_map(language: str) -> None:
    """A hex of the usual window has thirteen cells for its sign and name."""
    with speech.speaking(language):
        assert max(map(len, screen.TERRAINS)) <= 11
        assert len(screen.harbour(5)) < len(screen.harbour(0))


@pytest.mark.parametrize("language", speech.LANGUAGES)
def test_the_banks_rate_fits_a_card_of_the_hand(language: str) -> None:
    """A card has ten cells in a window of 120 columns; half a rate would be left out."""
    with speech.speaking(language):
        assert len(screen.pays(4)) <= 10
