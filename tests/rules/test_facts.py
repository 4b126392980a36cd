"""The card table says what the rules and the printed cards say; the counts of the box are in test_box."""

from collections import Counter
from dataclasses import asdict

import pytest

from p2pduel.games.duel.rules import facts
from tests.rules.printed import LISTED


def test_no_set_has_more_plain_copies_than_copies() -> None:
    """A correction of R-4 can't invent cards."""
    for face in facts.all_faces():
        for name in facts.SETS:
            assert 0 <= facts.plain_copies(face, name) <= facts.copies(face, name)


def test_every_number_occurs_twice_in_the_region_stack() -> None:
    """D-1.5, D-1.11: 12 regions, 2 of a kind, every number twice."""
    stack = facts.region_stack_faces()
    assert len(stack) == 12
    assert Counter(facts.region_number(face) for face in stack) == dict.fromkeys(range(1, 7), 2)
    assert Counter(facts.card_of(face).id for face in stack) == dict.fromkeys(facts.RESOURCE_OF, 2)


def test_starting_regions_carry_each_number_once_per_player() -> None:
    """D-3.2, D-3.3: six different regions, six different numbers; red and blue share no region number."""
    layouts = {
        colour: [facts.starting_face(colour, region) for _side, _column, region in facts.STARTING_PLACES]
        for colour in facts.COLOURS
    }
    for faces in layouts.values():
        assert sorted(facts.region_number(face) for face in faces) == [1, 2, 3, 4, 5, 6]
    assert not set(layouts["red"]) & set(layouts["blue"])
    confirmed = {"fields-6", "pasture-4", "forest-2"}
    assert confirmed <= set(layouts["red"])
    assert {"mountains-6", "forest-3"} <= set(layouts["blue"])


def test_the_starting_hoard_is_one_of_everything_but_gold() -> None:
    """D-4.2."""
    assert {facts.RESOURCE_OF[region]: n for region, n in facts.STARTING_HOARD.items()} == {
        **dict.fromkeys(facts.RESOURCES, 1),
        "gold": 0,
    }


def test_the_event_die_has_five_symbols_on_six_faces() -> None:
    """D-1.8, R-2."""
    assert len(facts.EVENT_DIE) == 6
    assert set(facts.EVENT_DIE) == {
        "brigand_attack",
        "trade",
        "celebration",
        "plentiful_harvest",
        "event_card",
    }


def test_the_two_chapels_are_different_faces_and_cover_the_die() -> None:
    """One copy protects on 1-3, the other on 4-6."""
    chapels = facts.faces_of(facts.CARDS["chapel"])
    assert len(chapels) == facts.CARDS["chapel"].copies["turmoil"] == 2
    assert sorted(number for face in chapels for number in facts.chapel_range(face)) == [1, 2, 3, 4, 5, 6]
    assert [facts.copies(face, "turmoil") for face in chapels] == [1, 1]
    assert facts.chapel_range("abbey") == ()


def test_centre_cards_cost_what_the_rules_say() -> None:
    """D-4.7."""
    assert facts.CARDS["road"].cost == {"lumber": 1, "brick": 2}
    assert facts.CARDS["settlement"].cost == {"lumber": 1, "brick": 1, "grain": 1, "wool": 1}
    assert facts.CARDS["city"].cost == {"grain": 2, "ore": 3}


def test_word_classes() -> None:
    """R-52: units are heroes, ships and the Cannoneer; the Gold Cache and centre cards are neither."""
    classes = {
        ident: (facts.CARDS[ident].is_building, facts.CARDS[ident].is_unit)
        for ident in ("abbey", "inga", "gold_ship", "pirate_ship", "chief_cannoneer", "gold_cache", "city")
    }
    assert classes == {
        "abbey": (True, False),
        "inga": (False, True),
        "gold_ship": (False, True),
        "pirate_ship": (False, True),
        "chief_cannoneer": (False, True),
        "gold_cache": (False, False),
        "city": (False, False),
    }
    named = [entry for entry in facts.CARDS.values() if entry.named_unit]
    assert {entry.kind for entry in named} == {"hero"}
    assert len(named) == sum(entry.kind == "hero" for entry in facts.CARDS.values()) == 9


def test_every_card_cites_a_rule() -> None:
    """A card without a rule id could not be checked."""
    for entry in facts.CARDS.values():
        assert entry.rules, entry.id
        assert all(rule.startswith(("D-", "R-")) for rule in entry.rules)


@pytest.mark.parametrize("ident", sorted(LISTED))
def test_the_table_says_what_is_printed(ident: str) -> None:
    """Kind, place, copies, half-moons, cost, points, marks and condition, against a second list."""
    entry, printed = facts.CARDS[ident], LISTED[ident]
    assert (entry.kind, entry.placement) == (printed.kind, printed.placement)
    assert tuple(entry.copies[name] for name in facts.SETS) == printed.copies
    assert tuple(entry.no_half_moon[name] for name in facts.SETS) == printed.plain
    assert entry.cost == printed.cost
    assert {name: amount for name, amount in asdict(entry.points).items() if amount} == printed.points
    assert (entry.unique, entry.face_up, entry.named_unit) == tuple(
        mark in printed.marks for mark in ("1x", "up", "named")
    )
    assert entry.requires == printed.requires
