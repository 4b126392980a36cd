"""The cards as data: the sizes of the sets, and every figure against the reference where it is at hand."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from p2pduel.games.classic.rules.facts.faces import (
    CARDS,
    all_faces,
    drawn_faces,
    event_faces,
    region_stack_faces,
    starting_face,
)
from p2pduel.games.classic.rules.facts.house import ADJUSTED, HOUSE
from p2pduel.games.classic.rules.facts.model import SETS, Card, SetName
from p2pduel.games.classic.rules.facts.numbers import EVENT_DIE, STARTING_PLACES, SUPPLY
from p2pduel.principality.resources import RESOURCE_OF

REFERENCE = Path(__file__).parents[3] / "shared" / "reference" / "classic" / "cards.json"
"""The card file of the reference; it is not part of the program."""

CODES: dict[str, SetName] = {
    "base": "base",
    "R&H": "knights",
    "P&I": "politics",
    "B&H": "barbarians",
    "W&F": "science",
    "Z&D": "wizards",
    "H&W": "trade",
}

beside = pytest.mark.skipif(not REFERENCE.exists(), reason="the reference does not lie beside the program")


def reference() -> dict[str, dict[str, Any]]:
    """Every card of the reference by its id there."""
    return {entry["id"]: entry for entry in json.loads(REFERENCE.read_text("utf-8"))}


BY_REF = {ref: card for card in CARDS.values() for ref in card.refs}


def test_sizes_of_the_sets() -> None:
    """C-0.2: titles and cards; a title of several sets is one card here."""
    assert [sum(card.copies[name] for card in CARDS.values()) for name in SETS] == [
        120,
        30,
        29,
        40,
        30,
        45,
        30,
    ]
    assert [sum(card.copies[name] > 0 for card in CARDS.values()) for name in SETS] == [
        60,
        21,
        23,
        32,
        22,
        32,
        26,
    ]
    assert len(BY_REF) == 216


def test_sizes_of_the_stacks() -> None:
    """C-1.2, C-1.3, CR-70: cards with a plain back, events."""
    assert [drawn_faces((name,)).total() for name in SETS] == [62, 27, 26, 35, 26, 37, 27]
    assert [event_faces((name,)).total() for name in SETS] == [10, 3, 3, 5, 4, 3, 3]
    base = drawn_faces(("base",))
    sorts = [
        sum(n for face, n in base.items() if CARDS[face].site == site) for site in ("action", "any", "city")
    ]
    assert sorts == [20, 26, 16]
    assert event_faces(("base",)) == {
        "civil_war": 1,
        "conflict": 1,
        "master_builder": 1,
        "plague": 2,
        "productive_year": 2,
        "progress": 2,
        "year_end": 1,
    }


def test_regions_and_dice() -> None:
    """C-1.1, C-1.4, C-1.5, C-1.6: supplies, numbers and faces."""
    assert dict(SUPPLY) == {"road": 7, "settlement": 5, "city": 7}
    assert sorted(EVENT_DIE) == ["brigand", "mill", "mystery", "mystery", "sun", "tournament"]
    starting = [[starting_face(seat, region) for region in STARTING_PLACES.values()] for seat in (0, 1)]
    assert starting == [
        ["forest-4", "gold_field-6", "fields-1", "hills-5", "pasture-3", "mountains-2"],
        ["forest-5", "gold_field-1", "fields-2", "hills-6", "pasture-4", "mountains-3"],
    ]
    assert len(region_stack_faces()) == 11
    assert len(all_faces()) == len(set(all_faces()))


def test_every_house_value_is_a_card() -> None:
    """CR-19: a line for a card that is not there would be read by nobody."""
    assert set(HOUSE) <= set(CARDS)


def test_a_house_value_counts() -> None:
    """CR-19: the line is what the card costs."""
    assert CARDS["castle"].cost == HOUSE["castle"]["cost"]
    assert CARDS["castle"].basis["cost"] == "house"
    assert CARDS["castle"].basis["strength"] == "successor"
    assert CARDS["karl"].basis["cost"] == "attested"


@beside
@pytest.mark.parametrize("ref", sorted(BY_REF))
def test_facts_are_those_of_the_reference(ref: str) -> None:
    """C-0.3: prices, points, copies, kinds, frames, basis; what differs is an adjusted value of the house."""
    entry, card = reference()[ref], BY_REF[ref]
    assert card.copies[CODES[entry["set"]]] == entry["copies"]
    assert card.kind == entry["kind"].replace("-", "_")
    assert card.frame == entry["frame"]
    if entry.get("same_as") and ref != card.refs[0]:
        assert dict(card.cost) == entry["cost"]
        return
    differing = {name for name, (ours, theirs) in _figures(card, entry).items() if ours != theirs}
    assert bool(differing) == (card.id in ADJUSTED), differing
    assert all(card.basis[name] == "house" for name in differing), differing
    assert set(card.formula) == {kind for kind, value in entry["points"].items() if isinstance(value, dict)}
    assert (card.unique, card.foreign) == (entry.get("unique", False), entry.get("foreign", False))
    assert card.tournament_only == entry.get("tournament_only", False)
    assert dict(card.use) == entry.get("use_cost", {})
    assert card.store == entry.get("store_max", 0)
    assert card.spell == entry.get("spell_kind", "")
    if "magic_max" in entry:
        assert card.magic is not None and card.magic[0] == entry["magic_start"]
    _check_basis(card, entry)


def _figures(card: Card, entry: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Every figure with a basis of its own: here and in the reference."""
    found: dict[str, tuple[Any, Any]] = {
        "cost": (dict(card.cost), entry["cost"]),
        "counter": (card.counter, entry.get("counter", {}).get("max", 0)),
        "cast": (card.cast, entry.get("cast_cost", {"magic": 0})["magic"]),
    }
    for kind, value in entry["points"].items():
        printed = value if isinstance(value, int) else entry.get("trade_own_symbol", 0) * (kind == "trade")
        found[kind] = (getattr(card.points, kind), printed)
    if "magic_max" in entry:
        found["magic_max"] = ((card.magic or (0, 0))[1], entry["magic_max"])
    return found


def test_an_adjusted_value_is_one_of_the_house() -> None:
    """Attested figures and those of the successor never move (CR-19)."""
    assert set(ADJUSTED) <= set(HOUSE)
    assert all(why.endswith(".") for why in ADJUSTED.values())


def _check_basis(card: Card, entry: dict[str, Any]) -> None:
    said = {name: word for name, word in entry["basis"].items() if not name.startswith("name.")}
    if "trade_own_symbol" in said:
        said["trade"] = said.pop("trade_own_symbol")
    if "cast_cost" in said:
        said["cast"] = said.pop("cast_cost")
    assert {name: card.basis.get(name, "attested") for name in said} == said
    assert all(word == "attested" for name, word in card.basis.items() if name not in said)


@beside
def test_every_card_of_the_reference_is_there() -> None:
    """C-0.2: none is missing, none is made up; equal titles are one card."""
    entries = reference()
    assert set(entries) == set(BY_REF)
    for ref, entry in entries.items():
        if "same_as" in entry:
            assert BY_REF[entry["same_as"]] is BY_REF[ref]
    numbers = {
        card.id: sorted(row["number"] for row in entries[card.refs[0]]["numbers"])
        for card in CARDS.values()
        if card.id in RESOURCE_OF
    }
    ours: dict[str, list[int]] = {region: [] for region in RESOURCE_OF}
    for face in (*region_stack_faces(), *(starting_face(seat, name) for seat in (0, 1) for name in ours)):
        region, _, number = face.partition("-")
        ours[region].append(int(number))
    assert {region: sorted(found) for region, found in ours.items()} == numbers


@beside
def test_requirements_are_those_of_the_reference() -> None:
    """CR-42: which cards ask for something, and for which titles."""
    for ref, entry in reference().items():
        needs, said = BY_REF[ref].needs, entry["requires"]
        assert (needs is not None) == bool(said), ref
        if needs is None:
            continue
        for field in ("all", "any", "none"):
            titles = dict.fromkeys(BY_REF[other].id for other in said.get(field, ()))
            assert getattr(needs, field) == tuple(titles), (ref, field)
        assert needs.token == said.get("token", "")
        assert bool(needs.count) == ("count" in said)
        assert bool(needs.most or needs.rival) == ("opponent" in said)
        assert bool(needs.lead) == ("points" in said)
        assert bool(needs.spend) == ("counter_points" in said)


def test_a_card_is_known_before_anybody_has_looked_it_up() -> None:
    """In a fresh interpreter a receiver finds out how a move travels as its sender did (C-70.2)."""
    code = (
        "from p2pduel.games.classic.rules.ruleset import RULESET as R\n"
        "from p2pduel.games.classic.rules.notation import hand_carrier\n"
        "state = R.new('base')\n"
        "state.zones['hand0'] = [1]\n"
        "print(type(hand_carrier(state, 0, 'conrad')).__name__)\n"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "PlayCard"
