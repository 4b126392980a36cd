"""What the cards say: every card in every language there is, readable, with the figures of the rules."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec

import pytest

from p2pduel.catalogue.chapters import CardText
from p2pduel.catalogue.speech import LANGUAGES, speaking
from p2pduel.games.classic.rules.effects.registry import EFFECTS
from p2pduel.games.classic.rules.facts import (
    barbarians,
    base,
    base_expansions,
    knights,
    politics,
    science,
    trade,
    wizards,
)
from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.words import texts as topic
from p2pduel.games.classic.words.en.names import NOUNS

WORDS = "p2pduel.games.classic.words"
SETS = {
    "base": (*base.BASE, *base_expansions.BASE_EXPANSIONS),
    "knights": knights.KNIGHTS,
    "politics": politics.POLITICS,
    "barbarians": barbarians.BARBARIANS,
    "science": science.SCIENCE,
    "wizards": wizards.WIZARDS,
    "trade": trade.TRADE,
}


def written() -> list[tuple[str, str]]:
    """Language and set of every module of texts."""
    return [
        (language, name)
        for language in LANGUAGES
        if find_spec(f"{WORDS}.{language}") and find_spec(f"{WORDS}.{language}.texts")
        for name in SETS
        if find_spec(f"{WORDS}.{language}.texts.{name}")
    ]


def texts(language: str, name: str) -> dict[str, CardText]:
    """The texts of a set."""
    module = import_module(f"{WORDS}.{language}.texts.{name}")
    found = getattr(module, f"{name.upper()}_TEXTS")
    assert isinstance(found, dict)
    return found


def lines(text: CardText) -> tuple[str, ...]:
    """Everything a card says."""
    return (text.effect, *text.notes)


@pytest.mark.parametrize(("language", "name"), written())
def test_every_card_of_a_set_has_a_text(language: str, name: str) -> None:
    """C-0.2: the cards of the facts, no other, in their order; the topic hands them all out."""
    assert list(texts(language, name)) == [card.id for card in SETS[name]]
    whole = import_module(f"{WORDS}.{language}.texts").TEXTS
    assert texts(language, name).items() <= whole.items()


@pytest.mark.parametrize(("language", "name"), written())
def test_texts_can_be_read(language: str, name: str) -> None:
    """Whole sentences: no brace, double blank, missing full stop or raw id of a card."""
    ids = {ident for ident in CARDS if "_" in ident}
    for ident, text in texts(language, name).items():
        for line in lines(text):
            assert line == line.strip() and line.endswith("."), f"{ident}: {line}"
            assert not re.search(r"[{}\[\]_]|  |\bNone\b", line), f"{ident}: {line}"
            assert not ids & set(re.findall(r"\w+", line)), f"{ident}: {line}"
            assert line[0].isupper() or line[0].isdigit(), f"{ident}: {line}"
        assert len(set(lines(text))) == len(lines(text)), ident


def figures(ident: str) -> set[int]:
    """The figures of the rules that a card's text has to tell."""
    effect, card = EFFECTS.get(ident), CARDS[ident]
    found = set(card.use.values()) | ({card.store} if card.store else set())
    if effect is not None:
        found |= {effect.brigand_limit, effect.adds, *effect.wards[:1], *effect.wards[-1:]} - {0}
        found |= {effect.search_cost} if effect.search_cost else set()
    return found


@pytest.mark.parametrize(("language", "name"), written())
def test_figures_are_those_of_the_rules(language: str, name: str) -> None:
    """CR-28, CR-33, CR-39, C-8.3: what using a card costs, what it adds, wards off or keeps."""
    for ident, text in texts(language, name).items():
        told = {int(number) for line in lines(text) for number in re.findall(r"\d+", line)}
        assert figures(ident) <= told, f"{ident} says {sorted(told)}"


@pytest.mark.parametrize(("language", "name"), written())
def test_a_text_does_not_repeat_what_is_printed_beside_it(language: str, name: str) -> None:
    """C-0.3: what a spell costs stands on the card's sheet, so that a corrected value is wrong nowhere."""
    power = re.compile(r"\d (magic power|Zauberkraft|kouzeln|čarovn)")
    for ident, text in texts(language, name).items():
        if CARDS[ident].cast or (CARDS[ident].frame == "purple" and not CARDS[ident].use):
            assert not power.search(" ".join(lines(text))), ident


@pytest.mark.parametrize("language", ("en", "de"))
def test_every_card_has_a_text(language: str) -> None:
    """C-0.2: all 216 cards of the seven boxes, equal titles once."""
    with speaking(language):
        assert set(topic.TEXTS) == set(CARDS)
    assert sum(len(card.refs) for card in CARDS.values()) == 216


@pytest.mark.parametrize(("language", "name"), [one for one in written() if one[0] != "en"])
def test_texts_name_other_cards_in_the_language_spoken(language: str, name: str) -> None:
    """Whoever reads "Zeitrad" on a card finds no "Wheel of Time" in the texts of the others."""
    english = [noun.nom for noun in NOUNS.values() if " " in noun.nom]
    for ident, text in texts(language, name).items():
        assert not [one for one in english if one in " ".join(lines(text))], ident
