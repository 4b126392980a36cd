"""The beginning of a game in every variant (C-1, C-2, C-20, C-30)."""

from collections import Counter
from typing import Any

import pytest

from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.rules.facts.model import THEMES
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.variants import VARIANTS, deck_pool, event_pool, layout
from p2pduel.kernel.errors import IllegalMove
from tests.classic.helpers import BLUE, RED, Table, rich, table

STACKS = {
    "base": [13, 13, 12, 12, 12],
    "knights": [16, 16, 15, 15, 13, 12],
    "politics": [15, 15, 14, 14, 13, 13],
    "barbarians": [16, 15, 15, 15, 15, 15],
    "science": [16, 16, 15, 15, 12, 12],
    "wizards": [16, 16, 15, 15, 19, 18],
    "trade": [16, 15, 15, 15, 13, 13],
}
EVENTS = {
    "base": 10,
    "knights": 13,
    "politics": 13,
    "barbarians": 15,
    "science": 14,
    "wizards": 13,
    "trade": 13,
}
ROWS = {
    "politics": {"church": 2, "town_hall": 2},
    "barbarians": {"harbor": 2, "triumphal_arch": 2},
    "science": {"university": 2},
    "trade": {"counting_house": 2},
}


def begun(variant: str, seed: int = 3) -> Table:
    """A game whose regions lie as they came; the first player is to choose a stack."""
    game = Table(RULESET, variant, seed)
    game.do("done", "done")
    return game


def test_opening_state() -> None:
    """CE-01, C-1.1, C-2.1, C-2.2, C-2.3, C-2.5, C-20.6: hands from two stacks, the order unchanged."""
    game = begun("base")
    first, kind = game.asked()
    assert (first, kind) == (game.state.starter, "starting_stack")
    zones = {zone: game.stack(zone) for zone in ("s2", "s4")}
    game.do("search s2")
    for _ in range(3):
        game.do(game.texts()[0])
    assert game.asked() == (1 - first, "starting_stack")
    game.refused("search s2", "C-2.5")
    game.do("search s4")
    for _ in range(3):
        game.do(game.texts()[-1])
    assert [len(game.state.zones[f"s{n}"]) for n in range(1, 6)] == [13, 10, 12, 9, 12]
    for zone, before in zones.items():
        left = list(before)
        taken = Counter(before) - Counter(game.stack(zone))
        assert taken.total() == 3
        for face in game.hand(first if zone == "s2" else 1 - first):
            left.remove(face)
        assert left == game.stack(zone)
    for seat in (RED, BLUE):
        assert sum(game.stored(seat).values()) == 6
        assert (game.points(seat), game.trade(seat), len(game.hand(seat))) == (2, 0, 3)
    state = game.state
    assert (state.roads, state.settlements, state.cities) == (7, 5, 7)
    assert (len(state.zones["regions"]), len(state.zones["events"])) == (11, 10)
    assert state.tokens == (-1, -1)


def test_starting_regions_in_any_order() -> None:
    """C-2.1, C-1.5: the owner swaps as often as it likes, openly."""
    game = next(
        game for game in (Table(RULESET, "base", seed) for seed in range(20)) if not game.state.starter
    )
    assert game.asked() == (RED, "rearrange")
    game.do("swap T-2 B2", "done")
    assert game.player(RED).regions["T-2"] == "mountains-2"
    assert game.player(RED).regions["B2"] == "forest-4"
    assert game.asked() == (BLUE, "rearrange")


def test_the_higher_roll_starts() -> None:
    """C-2.4: a tie is rolled again."""
    ties = 0
    for seed in range(30):
        game = Table(RULESET, "base", seed)
        tosses = game.told("toss")
        assert all(toss["red"] == toss["blue"] for toss in tosses[:-1])
        assert game.state.starter == int(tosses[-1]["blue"] > tosses[-1]["red"])
        ties += len(tosses) - 1
    assert ties


@pytest.mark.parametrize("variant", sorted(STACKS))
def test_stacks_events_and_row(variant: str) -> None:
    """CE-19, C-20.1, C-20.2, C-20.3, C-20.4, CR-2, CR-17."""
    game = begun(variant)
    state = game.state
    assert [len(state.zones[stack.zone]) for stack in state.layout.stacks] == STACKS[variant]
    assert len(state.zones["events"]) == EVENTS[variant]
    assert Counter(state.row) == Counter(ROWS.get(variant, {}))
    assert state.citadels == ([5] if variant == "wizards" else [])
    lying = Counter(face for stack in state.layout.stacks for face in game.stack(stack.zone))
    assert not lying.keys() & ROWS.get(variant, {}).keys()
    assert "inquisition" not in lying
    assert "wizard_league" not in lying


def test_theme_stacks_hold_theme_cards_only() -> None:
    """C-20.4, C-20.5, C-52.2, C-54.1: the base stacks are mixed apart from the theme stacks."""
    for theme in THEMES:
        game = begun(theme)
        for n in (1, 2, 3, 4):
            assert all(CARDS[face].copies["base"] for face in game.stack(f"s{n}"))
        for n in (5, 6):
            assert all(CARDS[face].copies[theme] for face in game.stack(f"s{n}"))


def test_one_back_for_all_plain_cards() -> None:
    """C-20.15, CR-75: only regions and events have backs of their own."""
    for variant in VARIANTS:
        state = begun(variant).state
        assert set(state.backs.values()) == {"draw", "region", "event"}


def test_targets() -> None:
    """C-9.4, C-20.12: 12 points in the base game, 13 in all others; only there both may win."""
    assert {name: entry.target for name, entry in VARIANTS.items()} == {
        name: 12 if name == "base" else 13 for name in VARIANTS
    }
    assert [name for name, entry in VARIANTS.items() if not entry.anybody_wins] == ["base"]


def test_mixed_sets_come_from_the_terms() -> None:
    """C-20.13: two or three sets, their cards shuffled together into two stacks each."""
    state = RULESET.new("mixed", 2, {"sets": "politics,science,trade"})
    assert state.sets == (("base", "politics", "science", "trade"),)
    assert [stack.zone for stack in state.layout.stacks] == [f"s{n}" for n in range(1, 11)]
    sizes = [stack.size for stack in state.layout.stacks]
    assert sizes[:4] == [15, 14, 14, 14]
    assert sum(sizes[4:]) == 26 + 24 + 26
    assert max(sizes[4:]) - min(sizes[4:]) <= 1
    assert Counter(state.row) == {"church": 2, "town_hall": 2, "university": 2, "counting_house": 2}
    for wrong in ("politics", "politics,science,trade,wizards", "politics,chess"):
        with pytest.raises(IllegalMove):
            RULESET.new("mixed", 2, {"sets": wrong})


def test_tournament_pools() -> None:
    """CE-82, CE-83, C-30.1, C-30.4, C-30.5, C-55.7, C-70.10, CR-70."""
    assert len(deck_pool(("base", "knights"))) == 89
    assert Counter(deck_pool(("base", "knights")))["inquisition"] == 2
    assert Counter(deck_pool(("base", "knights")))["caravan"] == 2
    assert Counter(deck_pool(("base", "politics")))["metropolis"] == 2
    assert len(deck_pool(("base", "barbarians"))) == 62 + 33
    assert len(deck_pool(("base", "barbarians", "wizards"))) == 62 + 35 + 37
    assert not {"road", "citadel", "plague"} & set(deck_pool(tuple(CARDS["road"].copies)))
    assert len(deck_pool(("base", *THEMES))) == 240
    events = Counter(event_pool(("base", "knights")))
    assert events == {
        "conflict": 1,
        "master_builder": 1,
        "plague": 1,
        "productive_year": 3,
        "progress": 2,
        "raid": 2,
    }
    assert layout("tournament").events == ("civil_war", "plague", "civil_war", "plague", "year_end")


def test_a_tournament_begins() -> None:
    """CE-82, C-30.2, C-30.6, C-30.7, C-70.10: own stacks of 7, 7, 8, 8, hands of 3, 13 events, 11 regions."""
    game = begun("tournament")
    state = game.state
    assert [len(state.zones[f"s{n}"]) for n in range(1, 9)] == [7, 7, 8, 8, 7, 7, 8, 8]
    assert [len(state.zones[f"hand{seat}"]) for seat in (0, 1)] == [3, 3]
    assert (len(state.zones["events"]), len(state.zones["regions"])) == (13, 11)
    assert (state.roads, state.settlements, state.cities) == (7, 5, 7)
    assert not state.row
    own = [slot for n in range(1, 5) for slot in state.zones[f"s{n}"]]
    assert not set(own) & set(game.known[RED])
    assert set(state.zones["hand0"]) <= set(game.known[RED])
    assert not set(state.zones["hand0"]) & set(game.known[BLUE])


def test_a_chosen_deck_gives_the_starting_hand() -> None:
    """CE-82, C-30.5, C-30.6: the first three cards are the hand; a fourth Spy is refused."""
    deck = ["spy", "spy", "spy", "caravan", "caravan", "brigands", "brigands", "pirate_fleet", "pirate_fleet"]
    deck += ["church", "church", "inquisition", "inquisition"]
    rest = Counter(deck_pool(("base", "knights"))) - Counter(deck)
    deck += sorted(rest.elements())[: 33 - len(deck)]
    events = ["productive_year", "productive_year", "productive_year", "raid"]
    game = Table(RULESET, "tournament", 5, [{"deck": deck, "events": events}, None])
    assert game.hand(RED) == ["spy", "spy", "spy"]
    everywhere = [face for n in range(1, 5) for face in game.stack(f"s{n}")] + game.hand(RED)
    assert sorted(everywhere) == sorted(deck)
    assert [len(game.stack(f"s{n}")) for n in range(1, 5)] == [7, 7, 8, 8]
    own = {slot for zone in ("hand0", "s1", "s2", "s3", "s4") for slot in game.state.zones[zone]}
    assert not own & (set(game.known[BLUE]) | set(game.state.faces)), "blue knows none of it"
    for odd in (["spy"] * 4, ["caravan"] * 3, ["road"], ["metropolis"]):
        others = Counter(deck_pool(("base", "knights"))) - Counter(odd)
        wrong = [*odd, *sorted(others.elements())[: 33 - len(odd)]]
        with pytest.raises(IllegalMove):
            Table(RULESET, "tournament", 5, [{"deck": wrong, "events": events}, None])
    more = ["metropolis", "metropolis", *deck[2:]]
    both = {"red-sets": "knights,politics", "blue-sets": "knights"}
    game = Table(RULESET, "tournament", 5, [{"deck": more, "events": events}, None], options=both)
    assert game.hand(RED).count("metropolis") == 2


def test_a_chosen_event_deck() -> None:
    """CE-83, C-30.4, CR-70: four of each player beside the five that are always there."""
    chosen = [
        {"events": ["productive_year", "productive_year", "productive_year", "raid"]},
        {"events": ["barbarian_invasion"] * 2 + ["lucky_voyage"] * 2},
    ]
    sets = {"red-sets": "knights", "blue-sets": "barbarians"}
    game = Table(RULESET, "tournament", 5, chosen, options=sets)
    fixed = {"civil_war": 2, "plague": 2, "year_end": 1}
    own = {"productive_year": 3, "raid": 1, "barbarian_invasion": 2, "lucky_voyage": 2}
    assert Counter(game.stack("events")) == Counter({**fixed, **own})
    assert not set(game.state.zones["events"]) & {*game.state.faces, *game.known[RED], *game.known[BLUE]}
    for wrong in ("civil_war", "year_end"):
        with pytest.raises(IllegalMove):
            odd = {"events": [wrong, "productive_year", "raid", "raid"]}
            Table(RULESET, "tournament", 5, [odd, None], options=sets)


def test_citadel_piles_of_a_tournament() -> None:
    """CE-94, C-30.3, CR-73: who uses the set has an own pile."""
    both = RULESET.new("tournament", 2, {"red-sets": "wizards", "blue-sets": "wizards"})
    assert both.citadels == [5, 5]
    one = RULESET.new("tournament", 2, {"red-sets": "wizards", "blue-sets": "knights"})
    assert one.citadels == [5, 0]
    sets: dict[str, list[list[str]]] = {
        "both": [["base", "wizards"]] * 2,
        "one": [["base", "wizards"], ["base", "knights"]],
    }
    rich_both: dict[str, Any] = {"red": {"stored": rich(RED)}, "blue": {"stored": rich(BLUE)}}
    game = table("tournament", sets=sets["both"], **rich_both)
    game.do("build citadel 1")
    assert game.state.citadels == [4, 5]
    game = table("tournament", sets=sets["one"], active="blue", **rich_both)
    assert not [text for text in game.texts() if "citadel" in text]
    game.refused("build citadel 1")
    assert RULESET.new("tournament", 2).citadels == [0, 0]


def test_centre_prices() -> None:
    """C-3.8, C-1.7: what roads, settlements and cities cost."""
    assert CARDS["road"].cost == {"brick": 2, "lumber": 1}
    assert CARDS["settlement"].cost == {"brick": 1, "lumber": 1, "grain": 1, "wool": 1}
    assert CARDS["city"].cost == {"ore": 3, "grain": 2}


def test_kinds_of_the_base_set() -> None:
    """C-60.3, C-60.4, C-60.5, C-0.5: every card has one class, and its frame tells where it goes."""
    base = [card for card in CARDS.values() if card.copies["base"]]
    kinds = {kind: {card.id for card in base if card.kind == kind} for kind in {card.kind for card in base}}
    assert kinds["action_attack"] == {"black_knight", "arsonist", "spy", "brigands", "merchant"}
    assert kinds["action_defence"] == {"herb_woman", "scout", "bishop"}
    assert kinds["action_neutral"] == {"alchemist", "caravan"}
    assert len(kinds["unit_trade_fleet"]) == 6
    assert len(kinds["unit_knight"]) == 9
    frames = {
        "any": {"green"},
        "city": {"red"},
        "citadel": {"purple"},
        "region": {"brown"},
        "event": {"blue"},
    }
    for site, colours in frames.items():
        assert {card.frame for card in CARDS.values() if card.site == site} == colours
    assert {card.frame for card in CARDS.values() if card.site == "road"} == {"none"}
    assert {card.frame for card in CARDS.values() if card.site == "action"} == {"yellow", "purple"}
