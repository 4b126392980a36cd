"""The classic card game in Slovak as a native reader expects it: cases, agreement, counts, prepositions."""

from __future__ import annotations

import pytest

from p2pduel.catalogue.grammar import Who
from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.words.sk import choices, hints, needs, nouns, plain, questions, sentences, spots
from p2pduel.games.classic.words.sk.names import NOUNS, SHORT
from p2pduel.games.classic.words.things import YOU, Need, Spot, Standing, Town, Zone

ANNA = Who("Anna")
_CALLS = frozenset({"change_places", "land_change"})
"""Calls, which no sentence declines."""


def test_every_name_is_declined_like_its_gender() -> None:
    """Instrumentals end as Slovak ones do; the accusative of persons is their genitive, of things not."""
    for ident, name in NOUNS.items():
        if ident in _CALLS:
            assert name.nom == name.gen == name.acc == name.ins
            continue
        head = name.ins.split(",")[0].split(" ")
        assert any(word.endswith(("om", "ím", "im", "ym", "ým", "ou", "mi")) for word in head), name
        if name.gender != "m" or name.plural:
            continue
        first = name.nom.split(" ")[0]
        changed = name.acc.split(" ")[0] != first or name.gen.split(" ")[0] == first
        assert changed == name.animate, f"{ident}: {name.acc}"


def test_names_are_different_and_belong_to_cards() -> None:
    """C-0.2: one name for every title, none of them twice (CR-18)."""
    assert NOUNS.keys() == CARDS.keys()
    assert len({name.nom for name in NOUNS.values()}) == len(CARDS)


def test_short_names_fit_a_list_of_cards() -> None:
    """Sixteen columns, all different: what a narrow list shows of a card is its whole name."""
    shown = {ident: SHORT.get(ident, name.nom) for ident, name in NOUNS.items()}
    assert [name for name in shown.values() if len(name) > 16] == []
    assert len(set(shown.values())) == len(shown)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (
            sentences.built(ANNA, "karl", "nad ľavou dedinou"),
            "Anna vykladá Karola Silného nad ľavou dedinou.",
        ),
        (sentences.built(ANNA, "abbey", "pod mestom"), "Anna stavia Kláštor pod mestom."),
        (sentences.built(YOU, "sven", "pod mestom"), "Vykladáš Svena, rytiera-obchodníka, pod mestom."),
        (sentences.demolished(ANNA, "johanna"), "Anna odstraňuje Johanku Bojovníčku."),
        (sentences.demolished(YOU, "bath_house"), "Odstraňuješ Kúpele."),
        (sentences.returned("bath_house", Zone("stack", 2)), "Kúpele idú pod balíček 2."),
        (sentences.returned("abbey", Zone("stack", 5, theme=True)), "Kláštor ide pod tematický balíček 5."),
        (sentences.to_row("wine_cellar"), "Vínne pivnice sa vracajú do otvoreného radu."),
        (sentences.cast(ANNA, "change_places"), "Anna čaruje: Osada, mením ťa!"),
        (sentences.took(YOU, "karl", Zone("stack", 1, YOU)), "Berieš si Karola Silného zo svojho balíčka 1."),
        (sentences.took_token(ANNA, "mill"), "Anna si berie figúrku mlyna."),
        (sentences.magic_spent(YOU, 1, "elixir"), "Platíš 1 bod čarovnej sily (Elixír)."),
        (sentences.offered(ANNA, {}, {"ore": 1}), "Anna chce 1 rudu a nič za to neponúka."),
        (questions.spread("brick"), "Kolár: ako odteraz ležia tvoje tehly?"),
        (questions.spread("wool"), "Kolár: ako odteraz leží tvoja vlna?"),
    ],
)
def test_sentences_agree(said: str, expected: str) -> None:
    """Persons are laid out, things built; plural names take plural verbs; a title ends with a comma."""
    assert said == expected


@pytest.mark.parametrize(
    ("number", "points", "resources", "magic", "left"),
    [
        (1, "1 turnajový bod", "1 surovinu", "1 bod čarovnej sily", "zostáva 1"),
        (2, "2 turnajové body", "2 suroviny", "2 body čarovnej sily", "zostávajú 2"),
        (4, "4 turnajové body", "4 suroviny", "4 body čarovnej sily", "zostávajú 4"),
        (5, "5 turnajových bodov", "5 surovín", "5 bodov čarovnej sily", "zostáva 5"),
    ],
)
def test_counts_have_three_forms(number: int, points: str, resources: str, magic: str, left: str) -> None:
    """1, 2 to 4, and 5 or more."""
    assert nouns.points_of(number, "tournament") == points
    assert nouns.counted_resources(number) == resources
    assert nouns.magic(number) == magic
    assert f"({left})" in questions.asked_more("raid", "raided", number)


def test_what_there_is_and_what_is_paid_differ() -> None:
    """One brick that lies there is no accusative."""
    assert nouns.in_store({"brick": 1, "ore": 2}) == "1 tehla a 2 rudy"
    assert nouns.amounts({"brick": 1, "ore": 2}) == "1 tehlu a 2 rudy"
    assert plain.regions(True, [("hills-3", 1, "brick")]) == "Krajiny nad ním zľava: Vrchovina 3 (1 tehla)."


def test_prepositions_grow_a_vowel() -> None:
    """Zo Zlatonosnej rieky, z Lesa; so Zlatonosnou riekou, s Lesom."""
    paid = choices.pay([(1, "gold_field-6"), (2, "forest-4"), (1, Standing("hafli", Spot(above=True)))])
    assert paid == "Zaplatiť 1 zo Zlatonosnej rieky 6, 2 z Lesa 4 a 1 z karty Hafli"
    built = choices.build("abbey", Spot(True, Town("city", 0, 1)), ["gold_field-6", "forest-4"], {})
    assert built == "Postaviť Kláštor nad mestom, susedí so Zlatonosnou riekou 6 a s Lesom 4"


def test_places_are_declined() -> None:
    """Endings are short after a long syllable, roads stand in the locative, no name is declined."""
    assert spots.where(Spot(True, Town("city", 1, 3))) == "nad prostredným mestom"
    assert spots.where(Spot(False, Town("citadel", 2, 5))) == "pod treťou citadelou zľava"
    assert spots.town(Town("settlement", 4, 6)).acc == "piatu dedinu zľava"
    assert spots.where(Spot(True, Town("city", 5, 6))) == "nad šiestym mestom zľava"
    assert spots.where(Spot(True, Town("road", 1, 2), host=ANNA)) == "na pravej ceste v panstve (Anna)"
    assert spots.where(Spot(True, Town("road", 0, 1), host=YOU)) == "na ceste v tvojom panstve"


def test_needs_follow_the_gender_of_what_is_needed() -> None:
    """A Church is masculine, a Cathedral feminine; knights are persons, dragons are not."""
    assert needs.said([Need("none", ("abbey", "citadel"))]) == (
        "žiadny Kláštor ani žiadna Citadela v tvojom panstve"
    )
    either = [Need("any", ("church", "cathedral")), Need("count", ("unit_knight",), 2)]
    assert needs.said(either) == "vlastný Kostol alebo vlastná Katedrála, a k tomu 2 vlastní rytieri"
    assert needs.said([Need("count", ("unit_fleet",), 1)]) == "1 vlastná flotila"
    assert needs.said([Need("count", ("citadel",), 2)]) == "2 vlastné Citadely"


def test_hints_follow_the_gender_of_a_resource() -> None:
    """Susednú vlnu, susedné tehly."""
    assert "zdvojnásobuje susednú vlnu" in hints.build(True, [], "wool", None)
    assert "zdvojnásobuje susedné tehly" in hints.build(True, [], "brick", None)
