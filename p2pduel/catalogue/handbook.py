"""The rulebook and the card lists as one document: docs/how-to-play.md."""

from p2pduel.catalogue.cards import card_name, card_text, condition, named, place, points, price
from p2pduel.catalogue.names import LANGUAGES, NAMES
from p2pduel.catalogue.rulebook import RULEBOOK, Chapter
from p2pduel.catalogue.words import KIND_WORDS, SET_WORDS, upper
from p2pduel.rules.facts import CARDS, SETS, Card

__all__ = ["card_chapters", "markdown"]


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


def markdown() -> str:
    """The whole rulebook as a document."""
    lines = [
        "# How to play",
        "The rules in our own words. docs/rulings.md says how we read unclear places.",
    ]
    for chapter in (*RULEBOOK, *card_chapters()):
        lines += ["", f"## {chapter.title}"]
        for block in chapter.body:
            lines.append("")
            lines += [upper(block)] if isinstance(block, str) else [f"- {upper(item)}" for item in block]
    return "\n".join([*map(named, lines), "", "## Names in four languages", "", *_names_table(), ""])
