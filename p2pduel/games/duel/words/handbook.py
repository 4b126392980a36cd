"""The documents made of the Duel's words: docs/how-to-play.md and docs/rules.md."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter
from p2pduel.catalogue.documents import markdown
from p2pduel.catalogue.speech import LANGUAGES
from p2pduel.games.duel.rules.facts import CARDS, SETS, Card
from p2pduel.games.duel.words.book import BOOK
from p2pduel.games.duel.words.cards import card_name, card_text, condition, named, place, points, price
from p2pduel.games.duel.words.names import NAMES
from p2pduel.games.duel.words.nouns import KIND_WORDS, SET_WORDS

__all__ = ["DOCUMENTS", "card_chapters", "how_to_play", "rules_by_number"]


def _entry(card: Card) -> str:
    facts = [KIND_WORDS[card.kind], place(card.id)]
    if card.cost:
        facts.append(f"costs {price(card.id)}")
    if points(card.id):
        facts.append(f"points: {points(card.id)}")
    if card.unique or card.named_unit:
        facts.append("once per principality")
    needs = f" Needs {condition(card.id)}." if condition(card.id) else ""
    words = card_text(card.id)
    return f"**{card_name(card.id)}** ({'; '.join(facts)}).{needs} {' '.join((words.effect, *words.notes))}"


def card_chapters() -> tuple[Chapter, ...]:
    """One chapter per set that lists its cards, in the order of the tables."""

    def first_set(card: Card) -> str:
        return next(name for name in SETS if card.copies[name])

    return tuple(
        Chapter(
            f"cards-{name}",
            f"The cards: {SET_WORDS[name] if name == 'basic' else f'Era of {SET_WORDS[name]}'}",
            (tuple(_entry(card) for card in CARDS.values() if first_set(card) == name),),
        )
        for name in SETS
    )


def _names_table() -> list[str]:
    heads = ("English", "Deutsch", "Česky", "Slovensky")
    rows = [f"| {' | '.join(heads)} |", f"|{'---|' * len(LANGUAGES)}"]
    return rows + [f"| {' | '.join(NAMES[card])} |" for card in CARDS]


def how_to_play() -> str:
    """How to play: the whole rulebook as a document."""
    lines = [
        "# How to play",
        "The rules in our own words. [Rules by number](rules.md) has each of them as the program cites it.",
        *markdown((*BOOK.chapters, *card_chapters())),
    ]
    return "\n".join([*map(named, lines), "", "## Names in four languages", "", *_names_table(), ""])


def rules_by_number() -> str:
    """Rules by number: everything that a refusal, a card or a test may cite, as a document."""
    lines = [
        "# Rules by number",
        "What the numbers mean that refusals, cards, the source and the tests cite, in our own words: D-…",
        "are statements, R-… rulings where printed rules are silent or differ, E-… examples that the tests",
        "play. [Rulings](rulings.md) says where we depart from printed words and why, [how to",
        "play](how-to-play.md) is for reading. The handbook (`h` at the table) finds a number, and in plain",
        "mode `rule D-8.5` says it. `python -m p2pduel.catalogue` writes this document.",
        *markdown(map(BOOK.as_chapter, BOOK.topics)),
    ]
    return "\n".join([*lines, ""])


DOCUMENTS: Final = {"how-to-play.md": how_to_play, "rules.md": rules_by_number}
"""File in docs -> what makes it."""
