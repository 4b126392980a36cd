"""Plain statements of the rules that no card and no worked example is about, each by its id."""

from __future__ import annotations

from collections import Counter

import pytest

from p2pduel.games.duel.rules.facts import CARDS, RESOURCES, card_of
from p2pduel.games.duel.rules.variants import VARIANTS
from tests.duel import duel_table
from tests.rules.helpers import Scene, random_game, scene

PLACES = ("T-2", "T0", "T2", "B-2", "B0", "B2")
RICH = dict.fromkeys(PLACES, 3)
POOR = dict.fromkeys(PLACES, 0)


# -- the box and the beginning -------------------------------------------------------------------


def test_each_colour_starts_with_nine_centre_cards() -> None:
    """D-1.4, D-1.9, D-2.2, D-2.9, D-3.1, D-3.4: 1 road, 2 settlements, 6 regions; no token is owned."""
    state = duel_table("intro", 2).state
    for player in state.players:
        assert player.centre == {-1: "settlement", 0: "road", 1: "settlement"}
        assert sorted(card_of(face).id for face in player.regions.values()) == sorted(
            entry.id for entry in CARDS.values() if entry.kind == "region"
        )
        assert player.free["settlement_or_city"] == ("T-1", "B-1", "T1", "B1")
    assert state.tokens == (-1, -1)


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_only_cards_of_the_chosen_sets_take_part(variant: str) -> None:
    """D-2.1, D-14.1, D-15.1, D-16.2, D-17.3: backs tell the sets, and nobody knows the region stack."""
    table = duel_table(variant, 5)
    sets = set(VARIANTS[variant].sets)
    for slot, back in table.state.backs.items():
        card = card_of(table.truth[slot])
        assert any(card.copies[name] for name in (sets if back.startswith("deck") else {back} & sets)) or (
            back in ("region", "event") and any(card.copies[name] for name in sets)
        )
    assert not set(table.state.zones["regions"]) & set(table.known[0] | table.known[1])


def test_the_region_stack_is_shuffled_and_differs_from_game_to_game() -> None:
    """D-2.3, D-1.7, D-1.10: the same twelve regions, in another order; every resource has its region."""
    tops = [Scene(duel_table("intro", seed)).zone("regions") for seed in range(6)]
    assert len({tuple(top) for top in tops}) > 1
    assert len({tuple(sorted(top)) for top in tops}) == 1
    assert Counter(card_of(face).id for face in tops[0]) == Counter(dict.fromkeys(map(region, RESOURCES), 2))


def region(resource: str) -> str:
    """The region of a resource, as D-1.10 lists them."""
    return {
        "lumber": "forest",
        "gold": "gold_field",
        "grain": "fields",
        "brick": "hills",
        "wool": "pasture",
        "ore": "mountains",
    }[resource]


def test_the_higher_number_starts_and_a_tie_is_rolled_again() -> None:
    """D-2.7, R-3."""
    ties = 0
    for seed in range(40):
        table = duel_table("intro", seed)
        tosses = [outcome.data for outcome in table.outcomes if outcome.kind == "toss"]
        assert all(toss["red"] == toss["blue"] for toss in tosses[:-1])
        assert table.state.starter == int(tosses[-1]["blue"] > tosses[-1]["red"])
        assert tosses[-1]["red"] != tosses[-1]["blue"]
        ties += len(tosses) - 1
    assert ties


# -- the principality ----------------------------------------------------------------------------


def test_roads_at_both_ends_and_always_four_regions_around() -> None:
    """D-3.16, D-3.18, D-3.10: unfinished roads on both sides; a new settlement completes its corners."""
    game = scene(red={"stored": RICH}, hands={"red": [], "blue": []})
    game.play("build road 2", "trade 3 wool brick").until("action")
    game.play("build road -2")
    assert game.table.state.players[0].centre == {
        -2: "road",
        -1: "settlement",
        0: "road",
        1: "settlement",
        2: "road",
    }
    assert game.table.state.players[0].regions.keys() == set(PLACES)


def test_a_card_stays_on_its_side() -> None:
    """D-3.14: nothing but Relocation moves a card; there is no move for it."""
    red = {"centre": {"1": "city"}, "sites": {"T1": ["abbey", "storehouse"]}, "stored": RICH}
    game = scene(variant="gold", red=red)
    assert not [text for text in game.texts if text.split()[0] in ("swap", "move", "relocate")]
    assert game.standing(0) == {"T1": ["abbey", "storehouse"]}


def test_centre_cards_are_out_of_reach() -> None:
    """D-3.15: with every attack at hand, only buildings and units are ever named."""
    red = {"centre": {"1": "city"}, "sites": {"T1": ["hedge_tavern"]}}
    blue = {"centre": {"1": "city"}, "sites": {"T1": ["abbey", "marketplace"], "T-1": ["osmund"]}}
    game = scene(variant="turmoil", red=red, blue=blue, hands={"red": ["arsonist"], "blue": []})
    game.play("play arsonist")
    assert game.texts == ["name abbey@T1", "name marketplace@T1"]


def test_a_settlement_finds_what_is_left_of_the_regions() -> None:
    """R-40, D-3.17: with one region left the builder gets that one, Scout or not; a corner stays empty."""
    for with_scout in ("", " with scout"):
        game = scene(
            red={"centre": {"2": "road"}, "stored": RICH},
            hands={"red": ["scout"], "blue": []},
            stacks={"regions": ["forest-6"]},
            sizes={"regions": 1},
        )
        game.play(f"build settlement 3{with_scout}").until("lay")
        assert game.texts == ["lay forest-6 T4", "lay forest-6 B4"]
        game.play("lay forest-6 B4")
        assert game.table.state.players[0].regions.keys() == {*PLACES, "B4"}
        assert game.victory(0) == 3


# -- resources -----------------------------------------------------------------------------------


def test_resources_are_public_and_cannot_be_thrown_away() -> None:
    """D-4.1, D-4.8, D-4.10, D-17.1: everybody sees all of them; no move just drops one."""
    game = scene(variant="gold", red={"stored": RICH})
    spectator = game.table.view(None).to_json()
    assert spectator["resources"][0] == dict.fromkeys(RESOURCES, 3)
    verbs = {text.split()[0] for text in game.texts}
    assert verbs == {"end", "build", "trade"}


# -- the turn ------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_a_turn_goes_through_its_phases_in_order(variant: str) -> None:
    """D-5.2, D-6.1, D-5.4: before the dice, dice, action, draw, exchange; one roll for both players."""
    order = ["preroll", "dice", "action", "draw", "exchange"]
    turn, seen, rolls = 0, "preroll", 0
    for table, _, _ in random_game(variant, 4, 400):
        state = table.state
        if not state.turn:
            continue
        if state.turn != turn:
            turn, seen, rolls = state.turn, "preroll", 0
        assert order.index(state.phase) >= order.index(seen), (seen, state.phase)
        seen = state.phase
        rolls += sum(outcome.kind == "dice" for outcome in table.outcomes)
        assert rolls <= 2
    assert turn > 3


def test_what_phases_three_and_four_bring_waits_for_the_next_turn() -> None:
    """D-5.6, D-5.5, D-17.4: after "end" nothing is built or played; the drawer alone sees the card."""
    game = scene(red={"stored": RICH}, hands={"red": [], "blue": []}, stacks={"draw1": ["abbey"]})
    game.play("end", "draw draw1")
    assert "abbey" in game.hand(0)
    game.refuse("build abbey T-1")
    slot = game.table.state.zones["hand0"][-1]
    assert game.table.view(0).face(slot) == "abbey"
    assert game.table.view(1).face(slot) is None and game.table.view(None).face(slot) is None


def test_any_number_of_actions_in_a_turn() -> None:
    """D-9.2: two Caravans and a Goldsmith one after the other."""
    red = {"stored": {**POOR, "T0": 3, "B2": 3}}
    game = scene(red=red, hands={"red": ["merchant_caravan", "merchant_caravan", "goldsmith"], "blue": []})
    for card in ("goldsmith", "merchant_caravan", "merchant_caravan"):
        game.play(f"play {card}").until("action")
    assert [face for face, _ in game.table.state.discards[0]] == [
        "goldsmith",
        "merchant_caravan",
        "merchant_caravan",
    ]


def test_only_the_active_player_trades() -> None:
    """D-10.1, D-5.8: while the other is asked for an event, three of a kind buy nothing."""
    game = scene(
        phase="preroll",
        red={"stored": {**POOR, "T0": 1}},
        blue={"stored": {**POOR, "B2": 3, "T0": 1}},
        stacks={"events": ["traveling_merchant"]},
        dice=[(3, "event_card")],
    )
    assert game.asked == (0, "buy")
    game.play("pass")
    assert game.asked == (1, "buy")
    game.refuse("trade 3 ore wool")


def test_nobody_is_asked_what_everybody_can_answer() -> None:
    """R-24, D-5.3: a card fetched openly hides nothing; only one that sets the dice is asked for."""
    behind = {"centre": {"1": "city"}}
    for fetched in ("merchant_caravan", "brigitta"):
        game = scene(
            variant="progress",
            blue=behind,
            hands={"red": ["gustav"], "blue": ["scout"]},
            discard=["merchant_caravan", "brigitta"],
            sizes={f"draw{n}": 0 for n in range(1, 6)},
        )
        game.play("play gustav", f"fetch {fetched}", "end")
        game.play(*["pass"] * (game.decision.kind == "exchange"))
        while game.table.state.active == 1:
            game.play(game.texts[0] if game.decision.kind != "action" else "end")
        assert (game.asked == (0, "preroll")) == (fetched == "brigitta")


# -- events and points ---------------------------------------------------------------------------


def test_the_active_player_turns_up_the_top_event() -> None:
    """D-6.12, D-17.13: everybody sees it, and afterwards knows it at the bottom."""
    game = scene(
        phase="preroll", active="blue", stacks={"events": ["trade_ships_race"]}, dice=[(1, "event_card")]
    )
    assert {"kind": "event", "face": "trade_ships_race"} in [each.to_json() for each in game.table.outcomes]
    bottom = game.table.state.zones["events"][-1]
    assert [game.table.view(seat).face(bottom) for seat in (0, 1, None)] == ["trade_ships_race"] * 3


def test_an_event_nobody_fulfils_passes_without_another() -> None:
    """R-34: Feud without a strength advantage; no second card is turned up for it."""
    game = scene(phase="preroll", stacks={"events": ["feud"]}, dice=[(1, "event_card")])
    assert game.kinds().count("event") == 1
    assert game.asked == (0, "action")


def test_yields_come_before_the_marketplace() -> None:
    """D-8.8: both players' regions first, then the extra resource of whoever has fewer regions hit."""
    red = {"sites": {"T1": ["marketplace"]}, "stored": POOR}
    blue = {"centre": {"2": "road", "3": "settlement"}, "regions": {"T4": "fields-3", "B4": "gold_field-3"}}
    game = scene(phase="preroll", red=red, blue=blue, dice=[(3, "brigand_attack")])
    gains = [each.data for each in game.table.outcomes if each.kind == "gained"]
    assert [gain["why"] for gain in gains] == ["production"] * 4
    assert game.asked == (0, "take")
    assert game.decision.data["why"] == "marketplace"


def test_tokens_are_one_point_each_and_follow_every_change() -> None:
    """D-12.3, D-12.4, D-12.9, D-9.11: the third trade point brings the token, wherever the ships stand."""
    red = {"sites": {"T-1": ["gold_ship"], "B1": ["ore_ship"]}, "stored": RICH}
    game = scene(red=red, hands={"red": ["wool_ship"], "blue": []})
    assert (game.table.state.tokens, game.victory(0)) == ((-1, -1), 2)
    game.play("build wool_ship T1")
    assert (game.table.state.tokens, game.victory(0)) == ((-1, 0), 3)
    assert game.kinds()[-1] == "token"


# -- hands and piles -----------------------------------------------------------------------------


def test_with_every_stack_empty_nobody_draws() -> None:
    """R-28, D-11.10: no card, no penalty, and the turn goes on."""
    game = scene(sizes={f"draw{n}": 0 for n in (1, 2, 3, 4)}, hands={"red": [], "blue": []})
    game.play("end")
    assert game.table.state.active == 1
    assert game.hand(0) == []


def test_a_hand_is_its_owners_and_the_discard_pile_everybodys() -> None:
    """D-17.2, D-14.8, D-17.10: the other seat knows no face of the hand; a played card lies open on top."""
    game = scene(hands={"red": ["merchant_caravan", "scout"], "blue": ["inga"]})
    game.play("play merchant_caravan").until("action")
    assert [face for _, face, _ in game.table.view(1).hand(0)] == [None]
    assert [face for _, face, _ in game.table.view(0).hand()] == ["scout"]
    assert game.table.state.discards[0][-1] == ("merchant_caravan", "basic")


def test_the_random_events_of_the_duel_stay_unknown() -> None:
    """R-37, D-15.5, D-17.14: neither seat knows which six half-moon events were dealt."""
    table = duel_table("princes", 3)
    slots = {*table.state.zones["events"], *table.state.zones["events.rest"]}
    yule = {slot for slot, face in table.state.faces.items() if face == "yule"}
    assert len(table.state.zones["events.rest"]) == 9
    for known in table.known:
        assert slots & set(known) == yule


def test_a_tournament_is_set_up_by_the_usual_centre_cards() -> None:
    """D-16.3, R-31: the host's stacks; 33 cards each, 3 of them in hand; 13 points win."""
    state = duel_table("tournament", 1).state
    assert (state.roads, state.settlements, state.cities) == (7, 5, 7)
    assert len(state.zones["regions"]) == 12
    for seat in (0, 1):
        own = [state.zones[stack.zone] for stack in VARIANTS["tournament"].stacks if stack.owner == seat]
        assert len(state.zones[f"hand{seat}"]) + sum(map(len, own)) == 33
    assert VARIANTS["tournament"].target == 13


def test_language_versions_that_differ() -> None:
    """R-39: a road before its settlement; a Caravan paid from one region or two; a Harbor without ships."""
    red = {"centre": {"1": "city"}, "stored": RICH}
    game = scene(variant="gold", red=red, hands={"red": ["merchant_caravan", "harbor"], "blue": []})
    game.play("build road 2", "build harbor T1")
    game.play("play merchant_caravan")
    assert {"pay T0 T0", "pay T0 T2"} <= set(game.texts)


def test_who_puts_a_card_away_knows_where_it_lies() -> None:
    """D-17.5: the owner knows a card put under a stack, the other only which stack."""
    game = scene(hands={"red": ["inga", "scout"], "blue": []}, phase="exchange")
    game.play("bury draw2 <inga>")
    bottom = game.table.state.zones["draw2"][-1]
    assert game.table.view(0).face(bottom) == "inga"
    assert game.table.view(1).face(bottom) is None
