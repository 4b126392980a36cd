"""The cards add up to the printed box: every count here is one the rulebook states.

An invented card breaks these tests and no others: change the numbers here and in `tests/box.py`.
"""

from collections import Counter

import pytest

from p2pduel import games
from p2pduel.games.duel.rules import facts
from p2pduel.games.duel.rules.engine import new
from p2pduel.games.duel.rules.variants import VARIANTS, chosen_event_pool
from p2pduel.table.game import rules_fingerprint
from tests.box import CARDS_PER_SET, DIFFERENT_CARDS
from tests.duel import duel_table
from tests.rules.helpers import Scene
from tests.rules.printed import LISTED

DUEL = games.game("duel")


def _count(name: str, *kinds: str) -> int:
    return sum(entry.copies[name] for entry in facts.CARDS.values() if entry.kind in kinds)


@pytest.mark.parametrize(("name", "cards"), CARDS_PER_SET.items())
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


def test_the_tournament_pool_is_110_draw_cards() -> None:
    """D-16.7: every draw card of one box, no event, no centre card."""
    pool = facts.tournament_pool()
    assert len(pool) == 36 + 24 + 24 + 26 == 110
    assert all(facts.card_of(face).is_drawn for face in pool)
    assert Counter(pool)["bath_house"] == 3


def test_the_pool_of_tournament_events_is_12() -> None:
    """D-16.4, D-16.5."""
    assert len(chosen_event_pool()) == 12


def test_event_stacks_have_the_sizes_from_which_yule_is_counted() -> None:
    """D-7.5: 9, 12, 13 and 14 events."""
    basic = len(facts.event_faces("basic"))
    assert [basic, *(basic + len(facts.event_faces(name)) for name in facts.SETS[1:])] == [9, 12, 13, 14]


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


def test_no_card_is_missing_or_made_up() -> None:
    """The same ids in both lists."""
    assert set(LISTED) == set(facts.CARDS)
    assert len(LISTED) == DIFFERENT_CARDS


@pytest.mark.parametrize(
    ("variant", "stacks", "events", "faceup"),
    [
        ("gold", [12, 12, 12, 11, 11], 12, "merchant_guild"),
        ("turmoil", [12, 12, 12, 11, 11], 13, "hedge_tavern"),
        ("progress", [12, 12, 12, 12, 12], 14, "university"),
    ],
)
def test_theme_games_are_set_up(variant: str, stacks: list[int], events: int, faceup: str) -> None:
    """E-41, D-14.2, D-14.3, D-14.5, D-7.5: sizes, face-up stack, Yule as the fourth from below."""
    game = Scene(duel_table(variant, 3))
    state = game.table.state
    assert [len(state.zones[stack.zone]) for stack in VARIANTS[variant].stacks] == stacks
    assert len(game.zone("events")) == events
    assert game.zone("events").index("yule") == events - 4
    assert [face for face, _ in state.faceup] == [faceup, faceup]


def test_the_fingerprint_and_the_first_state_hashes_are_the_known_ones() -> None:
    """Known answers of SPEC §22, which no moved file or renamed class may change; a new card does."""
    known = "7722fc36fabd5cb0b8df1b25ed7e39ac5fba41454709959f0a1d486d95c8756e"
    assert rules_fingerprint(DUEL).hex() == known
    assert {name: new(name).digest()[:16] for name in VARIANTS} == {
        "intro": "d52c8a066ee25b4d",
        "gold": "865972f9262b83b6",
        "turmoil": "8d755f5cc4c7175c",
        "progress": "c3d98e0d5b8214c6",
        "princes": "77855c956925f4a6",
        "tournament": "615ac2a93d92c517",
    }


def test_stack_sizes_of_the_introductory_game() -> None:
    """E-02, D-1.5, D-2.4, D-2.5: Yule is the sixth event."""
    game = Scene(duel_table("intro", 5))
    state = game.table.state
    assert (state.roads, state.settlements, state.cities) == (7, 5, 7)
    assert len(state.zones["regions"]) == 12
    assert [len(state.zones[f"draw{n}"]) for n in (1, 2, 3, 4)] == [9, 9, 9, 9]
    assert game.zone("events").index("yule") == 5
    assert len(game.zone("events")) == 9


def test_the_duel_is_set_up() -> None:
    """E-54, E-76, D-15.2 to D-15.5: eras of 12, 11 and 15, six of fifteen events unseen, no face-up stack."""
    game = Scene(duel_table("princes", 3))
    state = game.table.state
    assert [len(state.zones[stack.zone]) for stack in VARIANTS["princes"].stacks] == [12, 12, 12, 12, 11, 15]
    events = game.zone("events")
    assert len(events) == 12
    assert events.index("yule") == 8
    assert {"invention", "year_of_plenty", "riots", "traveling_merchant", "plague"} <= set(events)
    rest = sorted(game.zone("events.rest"))
    assert len(rest) == 9
    assert state.faceup == []
    drawn = [face for n in range(1, 7) for face in game.zone(f"draw{n}")]
    assert {"merchant_guild", "hedge_tavern", "university"} <= set(drawn)
