"""The chapters of the handbook of the classic card game."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec

import pytest

from p2pduel.catalogue.chapters import Chapter
from p2pduel.catalogue.speech import LANGUAGES
from p2pduel.games.classic.rules.facts.model import THEMES
from p2pduel.games.classic.rules.variants import VARIANTS

WORDS = "p2pduel.games.classic.words"


def written() -> list[str]:
    """The languages that have the chapters."""
    return [
        language
        for language in LANGUAGES
        if find_spec(f"{WORDS}.{language}") and find_spec(f"{WORDS}.{language}.rulebook")
    ]


def chapters(language: str) -> tuple[Chapter, ...]:
    """The chapters of a language."""
    found = import_module(f"{WORDS}.{language}.rulebook").RULEBOOK
    assert isinstance(found, tuple)
    return found


def lines(chapter: Chapter) -> list[str]:
    """The paragraphs and the items of lists, one after another."""
    return [line for part in chapter.body for line in ((part,) if isinstance(part, str) else part)]


@pytest.mark.parametrize("language", written())
def test_every_set_and_way_to_play_has_its_chapter(language: str) -> None:
    """C-0.1, C-20.13, C-30.1: six theme sets, several at once, the tournament; told apart from the Duel."""
    keys = [chapter.key for chapter in chapters(language)]
    assert len(set(keys)) == len(keys)
    assert {*THEMES, "mixed", "tournament", "duel", "turn", "build"} <= set(keys)
    told = " ".join(line for chapter in chapters(language) for line in lines(chapter))
    assert [variant for variant in VARIANTS if f"**{variant}**" not in told] == []
    points = {str(entry.target) for entry in VARIANTS.values()}
    assert points <= set(re.findall(r"\d+", told))


@pytest.mark.parametrize("language", written())
def test_chapters_say_the_same_in_every_language(language: str) -> None:
    """The same chapters, with as many paragraphs and items, and the same figures in each."""
    for mine, theirs in zip(chapters(language), chapters("en"), strict=True):
        assert mine.key == theirs.key
        assert len(lines(mine)) == len(lines(theirs)), mine.key
        for one, other in zip(lines(mine), lines(theirs), strict=True):
            assert sorted(re.findall(r"\d+", one)) == sorted(re.findall(r"\d+", other)), one
            assert one.rstrip("*").endswith((".", ":")) and not re.search(r"[{}_]|  ", one), one
