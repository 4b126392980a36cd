"""Every statement, ruling and example of the classic card game in words, by its number."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from p2pduel.catalogue.book import Topic
from p2pduel.catalogue.speech import LANGUAGES

WORDS = "p2pduel.games.classic.words"
NUMBERS = (Path(__file__).parent / "numbers.txt").read_text("ascii").split()
_NUMBER = re.compile(r"(?<![\w-])C[RE]?-\d+(?:\.\d+)?")


def written() -> list[str]:
    """The languages that have the rules."""
    return [
        language
        for language in LANGUAGES
        if find_spec(f"{WORDS}.{language}") and find_spec(f"{WORDS}.{language}.numbered")
    ]


def topics(language: str) -> tuple[Topic, ...]:
    """The rules of a language by topic."""
    found = import_module(f"{WORDS}.{language}.numbered").TOPICS
    assert isinstance(found, tuple)
    return found


@pytest.mark.parametrize("language", written())
def test_no_number_is_invented_or_told_twice(language: str) -> None:
    """C-0.1 to CE-95: in the order of the document, each once."""
    told = [number for topic in topics(language) for number in topic.rules]
    assert told == [number for number in NUMBERS if number in told]
    english = [(topic.key, list(topic.rules)) for topic in topics("en")]
    assert [(topic.key, list(topic.rules)) for topic in topics(language)] == english


@pytest.mark.parametrize("language", written())
def test_every_number_can_be_looked_up(language: str) -> None:
    """What a refusal cites is there, and so is what a rule cites in its turn."""
    rules = import_module(f"{WORDS}.{language}.numbered").RULES
    assert set(rules) == set(NUMBERS)
    cited = {number for text in rules.values() for number in _NUMBER.findall(text)}
    chapters = {number.partition(".")[0] for number in NUMBERS}
    assert cited <= {*NUMBERS, *chapters}


@pytest.mark.parametrize("language", written())
def test_rules_can_be_read(language: str) -> None:
    """Whole sentences, no brace or double blank, no id of a card."""
    for topic in topics(language):
        for number, text in topic.rules.items():
            assert text.endswith(".") and (text[0].isupper() or text[0].isdigit()), number
            assert not re.search(r"[{}\[\]_]|  |\bNone\b", text), f"{number}: {text}"


@pytest.mark.parametrize("language", written()[1:])
def test_rules_say_the_same_numbers_in_every_language(language: str) -> None:
    """Figures of a rule do not change with the language: a sample of what a translation may get wrong."""
    english = import_module(f"{WORDS}.en.numbered").RULES
    other = import_module(f"{WORDS}.{language}.numbered").RULES
    for number, text in other.items():
        figures = [sorted(re.findall(r"\d+", one)) for one in (english[number], text)]
        assert figures[0] == figures[1], number
