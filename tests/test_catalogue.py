"""The catalogue has words for everything a player can meet."""

from pathlib import Path

import pytest

from p2pduel.catalogue import cards, handbook, rulebook
from p2pduel.catalogue.names import LANGUAGES, NAMES
from p2pduel.catalogue.texts import TEXTS
from p2pduel.catalogue.words import RESOURCE_WORDS, SYMBOL_WORDS, amounts
from p2pduel.rules import facts

DOCS = Path(__file__).parent.parent / "docs"


def test_every_card_has_a_name_in_every_language_and_a_text() -> None:
    """91 cards, four languages, one effect sentence each."""
    assert set(NAMES) == set(TEXTS) == set(facts.CARDS)
    assert len(facts.CARDS) == 91
    for names in NAMES.values():
        assert len(names) == len(LANGUAGES)
        assert all(name.strip() == name and name for name in names)
    for text in TEXTS.values():
        assert all(line.endswith(".") for line in (text.effect, *text.notes))
    assert set(RESOURCE_WORDS) == set(facts.RESOURCES)
    assert set(SYMBOL_WORDS) == set(facts.EVENT_DIE)


def test_names_tell_all_faces_apart() -> None:
    """Two faces with one English name could not be told apart on a screen."""
    names = [cards.card_name(face) for face in facts.all_faces()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("face", "language", "name"),
    [
        ("abbey", "en", "Abbey"),
        ("abbey", "cs", "Klášter"),
        ("forest-4", "en", "Forest 4"),
        ("gold_field-3", "de", "Goldfluss 3"),
        ("chapel-1-3", "sk", "Kaplnka 1–3"),
    ],
)
def test_names_carry_number_and_range(face: str, language: str, name: str) -> None:
    """The number of a region and the range of a Chapel are part of what one sees."""
    assert cards.card_name(face, language) == name


def test_articles_are_for_things_not_for_people() -> None:
    """ "Inga", but "an Abbey"."""
    faces = ("inga", "abbey", "mint", "brigitta", "riots", "university", "ore_ship", "fields-3")
    assert [cards.a_name(face) for face in faces] == [
        "Inga",
        "an Abbey",
        "a Mint",
        "Brigitta, the Wise Woman",
        "Riots",
        "a University",
        "an Ore Ship",
        "Fields 3",
    ]


def test_amounts_are_read_in_a_fixed_order() -> None:
    """The same price always reads the same."""
    assert amounts({"ore": 1, "brick": 1, "grain": 1}) == "1 grain, 1 brick and 1 ore"
    assert amounts({"gold": 0}) == "nothing"


def test_every_condition_can_be_said() -> None:
    """Exactly the cards with a requirement have words for it."""
    for face in facts.all_faces():
        assert bool(cards.condition(face)) == (facts.card_of(face).requires is not None)
    assert cards.condition("university") == "an Abbey of yours or a Library of yours"
    assert cards.condition("merchant") == (
        "3 trade points or a City of yours, and an opposing resource you have room for"
    )


def test_the_sheet_of_a_card_tells_all_of_it() -> None:
    """Title, kind and place, price, condition, points, effect, notes, where it comes from, rules."""
    assert cards.sheet("staple_house", "de") == (
        "Stapelhaus",
        "Building, at a city",
        "Costs 2 brick, 1 wool and 2 ore",
        "Needs a Merchant Guild of yours",
        "Points: 1 victory",
        "When you build it, take 2 resources of your choice.",
        "· They come after you have paid, so they can't help to pay.",
        "In the box: 2 in Gold. Rules: D-4.6 D-9.8 R-41",
    )


def test_how_to_play_is_the_rulebook() -> None:
    """The document and what the screens show are one text; `python -m p2pduel.catalogue` writes it."""
    assert (DOCS / "how-to-play.md").read_text(encoding="utf-8") == handbook.markdown()


def test_the_rulebook_lists_every_card_once() -> None:
    """Each card in the chapter of the set it first appears in."""
    entries = [entry for chapter in handbook.card_chapters() for block in chapter.body for entry in block]
    assert len(entries) == len(facts.CARDS)
    assert len({chapter.key for chapter in rulebook.RULEBOOK}) == len(rulebook.RULEBOOK)


def test_every_ruling_a_card_cites_is_explained() -> None:
    """A rule id that nobody can look up is no help."""
    rulings = (DOCS / "rulings.md").read_text(encoding="utf-8")
    cited = {rule for card in facts.CARDS.values() for rule in card.rules if rule.startswith("R-")}
    assert cited
    assert [rule for rule in sorted(cited) if f"**{rule}**" not in rulings] == []
