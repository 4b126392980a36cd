"""The card table adds up to the box: every count here is one the rulebook states."""

from collections import Counter
from dataclasses import asdict

import pytest

from p2pduel.rules import facts
from tests.rules.printed import PRINTED


def _count(name: str, *kinds: str) -> int:
    return sum(entry.copies[name] for entry in facts.CARDS.values() if entry.kind in kinds)


@pytest.mark.parametrize(("name", "cards"), [("basic", 94), ("gold", 27), ("turmoil", 28), ("progress", 31)])
def test_the_box_holds_180_cards(name: str, cards: int) -> None:
    """D-1.1: 94 + 27 + 28 + 31, counted by card and again by face."""
    assert sum(entry.copies[name] for entry in facts.CARDS.values()) == cards
    assert sum(facts.copies(face, name) for face in facts.all_faces()) == cards


def test_the_basic_set_is_49_centre_36_draw_and_9_event_cards() -> None:
    """D-1.2, D-1.3."""
    assert _count("basic", "road", "settlement", "city", "region") == 49
    assert [_count("basic", kind) for kind in ("road", "settlement", "city", "region")] == [9, 9, 7, 24]
    assert len(facts.draw_faces("basic")) == 36
    assert len(facts.event_faces("basic")) == 9


def test_the_eras_hold_the_draw_cards_and_events_of_the_list() -> None:
    """D-1.6: with the face-up cards 24, 24 and 26; events 3, 4 and 5."""
    eras = facts.SETS[1:]
    assert [len(facts.draw_faces(name)) for name in eras] == [24, 24, 26]
    assert [len(facts.event_faces(name)) for name in eras] == [3, 4, 5]


def test_two_cards_of_each_era_lie_face_up() -> None:
    """D-14.3, D-14.5: 11 + 11, 11 + 11 and 12 + 12 cards are left for the era stacks."""
    assert {entry.id for entry in facts.CARDS.values() if entry.face_up} == set(facts.FACE_UP.values())
    for name, face in facts.FACE_UP.items():
        assert facts.copies(face, name) == 2
        assert facts.CARDS[face].unique  # D-9.4
    left = [len(facts.draw_faces(name)) - 2 for name in facts.FACE_UP]
    assert left == [22, 22, 24]


def test_era_stacks_of_the_duel_hold_12_11_and_15_cards() -> None:
    """D-15.3, R-4: without the half-moon cards, one face-up card of each era among them."""
    stacks = {name: facts.draw_faces(name, half_moon=False) for name in facts.FACE_UP}
    assert {name: len(stack) for name, stack in stacks.items()} == {"gold": 12, "turmoil": 11, "progress": 15}
    assert all(stacks[name].count(face) == 1 for name, face in facts.FACE_UP.items())
    assert len(facts.draw_faces("basic", half_moon=False)) == 36


def test_six_events_bear_no_half_moon_and_fifteen_do() -> None:
    """D-15.4 names the six."""
    plain = [face for name in facts.SETS for face in facts.event_faces(name, half_moon=False)]
    assert sorted(plain) == sorted(
        ["yule", "invention", "year_of_plenty", "riots", "traveling_merchant", "plague"]
    )
    assert sum(len(facts.event_faces(name)) for name in facts.SETS) - len(plain) == 15


def test_no_set_has_more_plain_copies_than_copies() -> None:
    """A correction of R-4 can't invent cards."""
    for face in facts.all_faces():
        for name in facts.SETS:
            assert 0 <= facts.plain_copies(face, name) <= facts.copies(face, name)


def test_the_tournament_pool_is_110_draw_cards() -> None:
    """D-16.7: every draw card of one box, no event, no centre card."""
    pool = facts.tournament_pool()
    assert len(pool) == 36 + 24 + 24 + 26 == 110
    assert all(facts.card_of(face).is_drawn for face in pool)
    assert Counter(pool)["bath_house"] == 3


def test_event_stacks_have_the_sizes_from_which_yule_is_counted() -> None:
    """D-7.5: 9, 12, 13 and 14 events."""
    basic = len(facts.event_faces("basic"))
    assert [basic, *(basic + len(facts.event_faces(name)) for name in facts.SETS[1:])] == [9, 12, 13, 14]


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


def test_only_what_is_placed_costs_anything() -> None:
    """D-9.1: actions and events are free; the Gold Cache is the one expansion without a cost."""
    for entry in facts.CARDS.values():
        assert set(entry.cost) <= set(facts.RESOURCES)
        if entry.is_action or entry.kind in ("event", "region"):
            assert not entry.cost
    free = [e.id for e in facts.CARDS.values() if e.is_expansion and not e.cost]
    assert free == ["gold_cache"]


def test_one_ship_per_resource_and_no_booster_for_gold() -> None:
    """D-8.2, D-10.3."""
    ships = [entry.ship for entry in facts.CARDS.values() if entry.ship]
    boosters = [entry.booster for entry in facts.CARDS.values() if entry.booster]
    assert sorted(ships) == sorted(facts.RESOURCES)
    assert sorted([*boosters, "gold"]) == sorted(facts.RESOURCES)


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


@pytest.mark.parametrize("ident", sorted(PRINTED))
def test_the_table_says_what_is_printed(ident: str) -> None:
    """Kind, place, copies, half-moons, cost, points, marks and condition, against a second list."""
    entry, printed = facts.CARDS[ident], PRINTED[ident]
    assert (entry.kind, entry.placement) == (printed.kind, printed.placement)
    assert tuple(entry.copies[name] for name in facts.SETS) == printed.copies
    assert tuple(entry.no_half_moon[name] for name in facts.SETS) == printed.plain
    assert entry.cost == printed.cost
    assert {name: amount for name, amount in asdict(entry.points).items() if amount} == printed.points
    assert (entry.unique, entry.face_up, entry.named_unit) == tuple(
        mark in printed.marks for mark in ("1x", "up", "named")
    )
    assert entry.requires == printed.requires


def test_no_card_is_missing_or_made_up() -> None:
    """The same ids in both lists."""
    assert set(PRINTED) == set(facts.CARDS)
