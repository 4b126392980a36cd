"""Every rule by its number, as refusals, cards and tests cite it: statements D-…, rulings R-…, examples E-….

One module per group of chapters holds number -> text; nothing else in the program says what a number means.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from p2pduel.catalogue.chapters import Chapter
from p2pduel.catalogue.words import listed
from p2pduel.games.duel.rules.facts import CARDS
from p2pduel.games.duel.words.cards import card_name, retold
from p2pduel.games.duel.words.numbered import actions, box, examples, games, rulings, secrets, turn

__all__ = [
    "NUMBER",
    "RULES",
    "TOPICS",
    "Topic",
    "as_chapter",
    "citing",
    "meant",
    "page",
    "related",
    "said",
    "title_of",
]

NUMBER: Final = re.compile(r"\b(?:D-\d+\.\d+|[RE]-\d+)")
"""A rule's number as it is written everywhere."""


@dataclass(frozen=True, slots=True)
class Topic:
    """Rules that belong together."""

    key: str
    title: str
    rules: Mapping[str, str]


TOPICS: Final = (
    Topic("D-1", "The box", box.BOX),
    Topic("D-2", "Setting up the introductory game", box.SETUP),
    Topic("D-3", "The principality", box.LAND),
    Topic("D-4", "Resources and payment", box.RESOURCES),
    Topic("D-5", "The turn", turn.TURN),
    Topic("D-6", "The dice", turn.DICE),
    Topic("D-7", "Events", turn.EVENTS),
    Topic("D-8", "Production", turn.PRODUCTION),
    Topic("D-9", "Playing and building", actions.BUILDING),
    Topic("D-10", "Trading", actions.TRADING),
    Topic("D-11", "Drawing and exchanging", actions.HAND),
    Topic("D-12", "Points and advantages", actions.POINTS),
    Topic("D-13", "Winning", actions.WINNING),
    Topic("D-14", "Games with one era", games.ERAS),
    Topic("D-15", "The Duel of the Princes", games.DUEL),
    Topic("D-16", "The tournament", games.TOURNAMENT),
    Topic("D-17", "Who knows what", secrets.SECRETS),
    Topic("D-18", "Attack, defence and loss", secrets.CONFLICT),
    Topic("R-start", "Rulings: starting", rulings.STARTING),
    Topic("R-stores", "Rulings: resources", rulings.STORES),
    Topic("R-order", "Rulings: order and advantages", rulings.ORDER),
    Topic("R-cards", "Rulings: cards and attacks", rulings.CARDS_AND_ATTACKS),
    Topic("R-stacks", "Rulings: stacks and editions", rulings.STACKS),
    Topic("E", "Worked examples", examples.EXAMPLES),
)
"""All rules in the order of their document; docs/rules.md is made of it."""

RULES: Final = {number: text for topic in TOPICS for number, text in topic.rules.items()}
"""Number -> text."""


def said(number: str) -> str:
    """What a rule says, with the cards named in the language spoken."""
    return retold(RULES[number])


def title_of(number: str) -> str:
    """A rule's number and what it is about."""
    return f"{number} · {next(topic.title for topic in TOPICS if number in topic.rules)}"


def related(number: str) -> list[str]:
    """The rules a rule names, in order."""
    return [other for other in dict.fromkeys(NUMBER.findall(RULES[number])) if other != number]


def citing(numbers: Iterable[str]) -> list[str]:
    """The cards that name one of the rules."""
    wanted = set(numbers)
    return [card.id for card in CARDS.values() if not wanted.isdisjoint(card.rules)]


_TYPED: Final = re.compile(r"([dre])-?(\d{1,2})(?:\.(\d{1,2})?)?", re.IGNORECASE)


def meant(typed: str) -> list[str] | None:
    """The rules whose numbers were typed: D-8.5, several, D-8 for a chapter; None if they are no numbers."""
    found: list[str] = []
    for word in re.split(r"[\s,;]+", typed.strip()):
        number = _TYPED.fullmatch(word)
        if number is None:
            return None
        match number[1].upper(), number[3]:
            case "E", _:
                found.append(f"E-{int(number[2]):02}")
            case "R", _:
                found.append(f"R-{number[2]}")
            case _, None:
                found += [rule for rule in RULES if rule.startswith(f"D-{number[2]}.")]
            case _, part:
                found.append(f"D-{number[2]}.{part}")
    return [rule for rule in dict.fromkeys(found) if rule in RULES]


def as_chapter(topic: Topic) -> Chapter:
    """A topic as a chapter to read."""
    heading = f"{topic.key} {topic.title}" if topic.key.startswith("D") else topic.title
    return Chapter(topic.key, heading, (tuple(f"**{rule}** {said(rule)}" for rule in topic.rules),))


def page(number: str) -> Chapter:
    """One rule to read, with the rules it names and the cards that name it."""
    body: list[str | tuple[str, ...]] = [said(number)]
    if others := related(number):
        body += ["See also:", tuple(f"**{other}** {said(other)}" for other in others)]
    if cards := citing([number]):
        body.append(f"Cards with this number: {listed([card_name(card) for card in cards])}.")
    return Chapter(number, title_of(number), tuple(body))
