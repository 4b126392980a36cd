"""The documents made of the Duel's words, in every language: how to play, and the rules by number."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter
from p2pduel.catalogue.documents import in_every_language, markdown, names_table
from p2pduel.games.duel.rules.facts import CARDS, SETS, Card
from p2pduel.games.duel.words import nouns, sheets
from p2pduel.games.duel.words.book import book
from p2pduel.games.duel.words.cards import (
    all_names,
    card_name,
    card_text,
    condition,
    once,
    place,
    points,
    price,
)

__all__ = ["DOCUMENTS", "card_chapters", "how_to_play", "rules_by_number"]


def _entry(card: Card) -> str:
    facts = [nouns.KIND_WORDS[card.kind], place(card.id)]
    if card.cost:
        facts.append(sheets.entry_costs(price(card.id)))
    if points(card.id):
        facts.append(sheets.entry_points(points(card.id)))
    if once(card.id):
        facts.append(sheets.ONCE)
    words = card_text(card.id)
    return sheets.entry(card_name(card.id), facts, condition(card.id), " ".join((words.effect, *words.notes)))


def card_chapters() -> tuple[Chapter, ...]:
    """One chapter per set that lists its cards, in the order of the tables."""

    def first_set(card: Card) -> str:
        return next(name for name in SETS if card.copies[name])

    return tuple(
        Chapter(
            f"cards-{name}",
            sheets.cards_of(name),
            (tuple(_entry(card) for card in CARDS.values() if first_set(card) == name),),
        )
        for name in SETS
    )


def how_to_play() -> str:
    """How to play: the whole rulebook as a document."""
    lines = [*sheets.HOW_TO_PLAY, *markdown((*book().chapters, *card_chapters()))]
    return "\n".join([*lines, "", f"## {sheets.NAMES_HEADING}", "", *names_table(map(all_names, CARDS)), ""])


def rules_by_number() -> str:
    """Rules by number: everything that a refusal, a card or a test may cite, as a document."""
    return "\n".join([*sheets.RULES_BY_NUMBER, *markdown(map(book().as_chapter, book().topics)), ""])


DOCUMENTS: Final = {
    **in_every_language("how-to-play", how_to_play),
    **in_every_language("rules", rules_by_number),
}
"""File in docs -> what makes it."""
