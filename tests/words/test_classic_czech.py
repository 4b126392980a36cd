"""The classic card game in Czech as a native reader expects it: cases, agreement, counts, prepositions."""

from __future__ import annotations

import pytest

from p2pduel.catalogue.grammar import Who
from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.words.cs import choices, needs, nouns, plain, questions, sentences, spots
from p2pduel.games.classic.words.cs.names import NOUNS, noun
from p2pduel.games.classic.words.things import YOU, Need, Spot, Standing, Town, Zone

ANNA = Who("Anna")
_CALLS = frozenset({"change_places", "land_change"})
"""Calls, which no sentence declines."""


def test_every_name_is_declined_like_its_gender() -> None:
    """Instrumentals end as Czech ones do; the accusative of persons is their genitive, of things not."""
    for ident, name in NOUNS.items():
        if ident in _CALLS:
            assert name.nom == name.gen == name.acc == name.ins
            continue
        head = name.ins.split(",")[0].split(" ")
        assert any(word.endswith(("em", "ěm", "ím", "ým", "ou", "í", "mi", "im", "y")) for word in head), name
        if name.gender != "m" or name.plural:
            continue
        first = name.nom.split(" ")[0]
        changed = name.acc.split(" ")[0] != first or name.gen.split(" ")[0] == first
        assert changed == name.animate, f"{ident}: {name.acc}"


def test_names_are_different_and_belong_to_cards() -> None:
    """C-0.2: 203 titles, none of them twice (CR-18)."""
    assert NOUNS.keys() == CARDS.keys()
    assert len({name.nom for name in NOUNS.values()}) == len(CARDS)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (sentences.built(ANNA, "karl", "nad levou vesnicí"), "Anna vykládá Karla Silného nad levou vesnicí."),
        (sentences.built(ANNA, "abbey", "pod městem"), "Anna staví Klášter pod městem."),
        (sentences.built(YOU, "sven", "pod městem"), "Vykládáš Svena, rytíře-obchodníka, pod městem."),
        (sentences.demolished(ANNA, "johanna"), "Anna odstraňuje Johanku Bojovnici."),
        (sentences.demolished(YOU, "bath_house"), "Bouráš Lázně."),
        (sentences.returned("bath_house", Zone("stack", 2)), "Lázně jdou pod balíček 2."),
        (sentences.returned("abbey", Zone("stack", 5, theme=True)), "Klášter jde pod tematický balíček 5."),
        (sentences.to_row("wine_cellar"), "Vinné sklepy se vracejí do otevřené řady."),
        (sentences.cast(ANNA, "change_places"), "Anna kouzlí: Osado, měním tě!"),
        (sentences.took(YOU, "karl", Zone("stack", 1, YOU)), "Bereš si Karla Silného ze svého balíčku 1."),
        (sentences.took_token(ANNA, "mill"), "Anna si bere figurku mlýna."),
        (sentences.magic_spent(YOU, 1, "elixir"), "Platíš 1 bod kouzelné síly (Elixír)."),
        (sentences.offered(ANNA, {}, {"ore": 1}), "Anna chce 1 rudu a nic za to nenabízí."),
    ],
)
def test_sentences_agree(said: str, expected: str) -> None:
    """Persons are laid out, things built; plural names take plural verbs; a title ends with a comma."""
    assert said == expected


@pytest.mark.parametrize(
    ("number", "points", "resources", "magic", "left"),
    [
        (1, "1 turnajový bod", "1 surovinu", "1 bod kouzelné síly", "zbývá 1"),
        (2, "2 turnajové body", "2 suroviny", "2 body kouzelné síly", "zbývají 2"),
        (4, "4 turnajové body", "4 suroviny", "4 body kouzelné síly", "zbývají 4"),
        (5, "5 turnajových bodů", "5 surovin", "5 bodů kouzelné síly", "zbývá 5"),
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
    assert nouns.in_store({"brick": 1, "ore": 2}) == "1 cihla a 2 rudy"
    assert nouns.amounts({"brick": 1, "ore": 2}) == "1 cihlu a 2 rudy"
    assert plain.regions(True, [("hills-3", 1, "brick")]) == "Krajiny nad ní zleva: Pahorkatina 3 (1 cihla)."


def test_prepositions_grow_a_vowel() -> None:
    """Ze Zlatonosné řeky, z Lesa; se Zlatonosnou řekou, s Lesem."""
    paid = choices.pay([(1, "gold_field-6"), (2, "forest-4"), (1, Standing("hafli", Spot(above=True)))])
    assert paid == "Zaplatit 1 ze Zlatonosné řeky 6, 2 z Lesa 4 a 1 z karty Hafli"
    built = choices.build("abbey", Spot(True, Town("city", 0, 1)), ["gold_field-6", "forest-4"], {})
    assert built == "Postavit Klášter nad městem, sousedí se Zlatonosnou řekou 6 a s Lesem 4"


def test_places_are_declined() -> None:
    """Sites above and below, roads in the locative, whose principality without declining a name."""
    assert spots.where(Spot(True, Town("city", 1, 3))) == "nad prostředním městem"
    assert spots.where(Spot(False, Town("citadel", 3, 5))) == "pod čtvrtou citadelou zleva"
    assert spots.where(Spot(True, Town("road", 1, 2), host=ANNA)) == "na pravé cestě v panství (Anna)"
    assert spots.where(Spot(True, Town("road", 0, 1), host=YOU)) == "na cestě ve tvém panství"
    assert noun("mountains-4").gen == "Hor 4" and noun("mountains-4").plural


def test_needs_keep_a_choice_apart() -> None:
    """No Abbey, no Citadel: each with its gender; two knights are counted with whose they are."""
    assert needs.said([Need("none", ("abbey", "citadel"))]) == (
        "žádný Klášter ani žádná Citadela ve tvém panství"
    )
    either = [Need("any", ("church", "cathedral")), Need("count", ("unit_knight",), 2)]
    assert needs.said(either) == "vlastní Kostel nebo vlastní Katedrála, a k tomu 2 vlastní rytíři"
