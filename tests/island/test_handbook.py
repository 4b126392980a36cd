"""The island's handbook: chapters to read, rules by number under their topics, in every language."""

from __future__ import annotations

import pytest

from p2pduel import games
from p2pduel.catalogue.book import Book, Topic
from p2pduel.catalogue.search import look_up
from p2pduel.catalogue.speech import LANGUAGES, speaking
from p2pduel.games.island.words.door import WORDS
from p2pduel.plain import cards

FOUND = {"en": "harbour", "de": "Hafen", "cs": "přístavu", "sk": "prístave"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_and_topics_can_be_read(language: str) -> None:
    """The same chapters everywhere; every numbered rule stands under a topic of its own name (I-1 to T-7)."""
    with speaking("en"):
        english = WORDS.book()
    with speaking(language):
        book = WORDS.book()
        assert [chapter.key for chapter in book.chapters] == [chapter.key for chapter in english.chapters]
        assert all(
            len(one.body) == len(two.body) for one, two in zip(book.chapters, english.chapters, strict=True)
        )
        assert {number for topic in book.topics for number in topic.rules} == {*WORDS.tables.NUMBERED}
        assert all(number.startswith(f"{topic.key}.") for topic in book.topics for number in topic.rules)
        titles = [*(one.title for one in book.chapters), *(one.title for one in book.topics)]
        assert all(titles) and len({topic.title for topic in book.topics}) == len(book.topics)
        assert book.title_of("I-9.1").startswith("I-9.1 · ")
        assert look_up(WORDS, FOUND[language])


LETTERED = [f"T-1.3{letter}" for letter in "abcdefg"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("T-1.3d", ["T-1.3d"]),
        ("t1.3D", ["T-1.3d"]),
        ("T-1.3f, I-12.4", ["T-1.3f", "I-12.4"]),
        ("T-1.3", ["T-1.3", *LETTERED]),
        ("I-12.4a", ["I-12.4"]),
        ("I-99a", []),
    ],
)
def test_rules_with_a_letter_are_found_by_their_number(typed: str, found: list[str]) -> None:
    """Refusals name them (T-1.3d, T-1.3f, T-1.3g); without its letter a rule brings what stands under it."""
    assert WORDS.book().meant(typed) == found
    assert [one.key for one in look_up(WORDS, typed)] == found


def test_a_rule_with_a_letter_is_told_in_plain_mode() -> None:
    """Its number and all it says."""
    title, said, *_ = cards.rules(games.game("island"), "T-1.3e")
    assert title.startswith("T-1.3e · ") and said.startswith("Neutral colours produce nothing.")


def test_a_rule_brings_the_rules_it_names_with_their_letters() -> None:
    """What one rule names can be looked up from it."""
    book = Book((), (Topic("T", "", {"T-1": "As in T-2.3d and T-2.3.", "T-2.3": "x", "T-2.3d": "y"}),))
    assert book.related("T-1") == ["T-2.3d", "T-2.3"]
