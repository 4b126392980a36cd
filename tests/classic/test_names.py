"""The names of the cards in every language, beside those of the reference where it is at hand."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Mapping

import pytest

from p2pduel.catalogue import speech
from p2pduel.catalogue.grammar import Noun
from p2pduel.games.classic.rules.facts.faces import CARDS
from tests.classic.test_facts import BY_REF, beside, reference

OURS = {
    "cs": {
        "herb_woman": "Čarodějnice is the Witch of the wizards as well (CR-18)",
        "merchant_guild": "Kupecký cech is the guild of the traders as well (CR-18)",
        "printing": "Knihotisk is a slip of the translation",
        "university": "Universita is how it was spelt; the Duel has Univerzita",
    }
}
"""Names that differ from the reference on purpose, and why."""


def nouns(language: str) -> Mapping[str, Noun]:
    """What the cards are called in a language."""
    found: Mapping[str, Noun] = importlib.import_module(f"p2pduel.games.classic.words.{language}.names").NOUNS
    return found


@pytest.mark.parametrize("language", speech.LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    """CR-18: no two cards share one, so that a name in a sentence says which is meant."""
    names = {ident: nouns(language)[ident].nom for ident in CARDS}
    shared = [name for name, count in Counter(names.values()).items() if count > 1]
    assert not shared and all(names.values())


@beside
@pytest.mark.parametrize("language", speech.LANGUAGES)
def test_names_are_those_of_the_reference(language: str) -> None:
    """C-0.2, CR-18: letter by letter; where we differ there is a reason. It knows no Slovak edition."""
    entries = reference()
    printed = {ref: entries[ref]["name"].get(language) for ref in BY_REF}
    assert all(printed.values()) != (language == "sk"), "the reference has learnt Slovak: compare it"
    differing = {
        card.id for ref, card in BY_REF.items() if printed[ref] not in (None, nouns(language)[card.id].nom)
    }
    assert differing == set(OURS.get(language, {}))
