"""The island's handbook: chapters to read, rules by number under their topics, in every language."""

from __future__ import annotations

import pytest

from p2pduel.catalogue.search import look_up
from p2pduel.catalogue.speech import LANGUAGES, speaking
from p2pduel.games.island.words.door import WORDS

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
