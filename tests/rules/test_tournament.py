"""The tournament: own decks, own stacks, own discard piles, a preparatory round."""

from collections import Counter
from typing import Any

import pytest

from p2pduel.decks import load_deck
from p2pduel.games.duel.rules.variants import chosen_event_pool, deck_pool
from p2pduel.kernel.errors import IllegalMove
from tests.duel import duel_table
from tests.rules.helpers import Scene, scene

CITIES = {"-1": "city", "1": "city"}
PLACES = ("T-2", "T0", "T2", "B-2", "B0", "B2")
RICH = dict.fromkeys(PLACES, 3)
POOR = dict.fromkeys(PLACES, 0)
CHOICES = [load_deck("merchants").to_choice(), load_deck("scholars").to_choice()]


def _tournament(**document: Any) -> Scene:
    return scene(variant="tournament", **document)


def _dealt(seed: int = 0, choices: Any = None) -> Scene:
    return Scene(duel_table("tournament", seed, decks=choices or CHOICES))


def _prepared(hands: list[list[str]], seed: int = 0) -> Scene:
    """A game at its preparatory round, with these starting hands."""
    choices = []
    for hand in hands:
        rest = Counter(deck_pool()) - Counter(hand)
        choices.append({"deck": [*hand, *list(rest.elements())[:30]], "events": CHOICES[0]["events"]})
    return _dealt(seed, choices).until("prepare")


def test_the_decks_become_hands_and_stacks() -> None:
    """D-16.7, D-16.8, D-16.14: 3 starting cards, the other 30 in own stacks; no face-up stack."""
    game = _dealt()
    assert game.table.state.faceup == []
    for seat, choice in enumerate(CHOICES):
        assert Counter(game.hand(seat)) == Counter(choice["deck"][:3])
        stacks = [game.zone(f"draw{4 * seat + n}") for n in (1, 2, 3, 4)]
        assert [len(stack) for stack in stacks] == [7, 7, 8, 8]
        assert Counter(face for stack in stacks for face in stack) == Counter(choice["deck"][3:])


def test_the_event_stack_has_thirteen_cards() -> None:
    """D-16.4, D-7.5: Yule as the tenth, a Riots and a Plague for each player, and four more of each."""
    game = _dealt()
    events = game.zone("events")
    assert len(events) == 13
    assert events.index("yule") == 9
    fixed = Counter(["yule", "riots", "riots", "plague", "plague"])
    assert Counter(events) == fixed + Counter(CHOICES[0]["events"]) + Counter(CHOICES[1]["events"])


def test_events_to_choose_from() -> None:
    """D-16.5: what always bears a half-moon once, a copy without beside it; never a second Yule."""
    assert Counter(chosen_event_pool()) == Counter(
        {
            "invention": 2,
            "traveling_merchant": 2,
            "year_of_plenty": 2,
            "feud": 1,
            "fraternal_feuds": 1,
            "gift_for_the_prince": 1,
            "plague": 1,
            "riots": 1,
            "trade_ships_race": 1,
        }
    )


def test_a_deck_is_known_to_its_owner_alone_and_the_stacks_to_nobody() -> None:
    """D-17.3, D-17.15: the owner knows hand and left-over cards; the other sees backs."""
    game = _dealt()
    state = game.table.state
    for seat in (0, 1):
        known, other = game.table.knowledge(seat), game.table.knowledge(1 - seat)
        assert all(slot in known and slot not in other for slot in state.zones[f"hand{seat}"])
        assert all(slot not in other for slot, back in state.backs.items() if back == f"deck{seat}")
        assert all(slot not in known for n in range(1, 9) for slot in state.zones[f"draw{n}"])
        assert len([slot for slot in state.zones["events"] if slot in known]) == 1


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        (CHOICES[0]["deck"][:32], "deck/size"),
        ([*CHOICES[0]["deck"][:32], "abbey", "abbey"], "deck/pool"),
        ([*CHOICES[0]["deck"][:32], "riots"], "deck/pool"),
    ],
)
def test_a_table_refuses_a_wrong_deck(deck: list[str], code: str) -> None:
    """D-16.7: 33 cards, none more often than the box has it, and no events."""
    with pytest.raises(IllegalMove) as caught:
        _dealt(choices=[{**CHOICES[0], "deck": deck}, CHOICES[1]])
    assert caught.value.code == code


def test_everybody_starts_with_gold_too() -> None:
    """D-16.9."""
    game = _dealt()
    for seat in (0, 1):
        assert game.have(seat) == dict.fromkeys(("lumber", "gold", "grain", "brick", "wool", "ore"), 1)


# -- the preparatory round -----------------------------------------------------------------------


def test_each_builds_one_thing_before_the_first_turn() -> None:
    """D-16.10: the starting player first; one card of the hand or one centre card, or nothing."""
    game = _prepared([["abbey", "harald", "wool_ship"]] * 2)
    first = game.decision.seat
    assert game.table.state.turn == 0
    assert "pass" in game.texts
    game.play("build abbey T-1")
    assert game.standing(first) == {"T-1": ["abbey"]}
    assert game.have(first) == {"lumber": 1, "gold": 1, "wool": 1}
    assert game.asked == (1 - first, "prepare")
    game.play("pass")
    assert game.standing(1 - first) == {}
    assert game.table.state.turn == 1
    assert game.table.state.active == first


def test_no_actions_and_nothing_hostile_before_the_first_turn() -> None:
    """D-16.10: no action card, no Scout, no Pirate Ship, no trade, no demolition."""
    game = _prepared([["pirate_ship", "merchant_caravan", "scout"]] * 2)
    assert game.texts == ["pass"]
    for line in (
        "build pirate_ship T-1",
        "play merchant_caravan",
        "trade 3 ore wool",
        "end",
        "build settlement 3 with scout",
    ):
        game.refuse(line, "prepare/barred", "D-16.10")


def test_centre_cards_cost_what_they_cost_before_the_first_turn() -> None:
    """D-16.10, D-9.3: with one of each resource there is no road and no city."""
    game = _prepared([["abbey", "harald", "wool_ship"]] * 2)
    assert {text.split()[1] for text in game.offered("build")} == {"abbey", "harald", "wool_ship"}
    game.refuse("build road 2", "cost/short", "D-9.3")


# -- own stacks and piles ------------------------------------------------------------------------


def test_only_the_own_stacks_are_drawn_from() -> None:
    """D-16.1, D-16.12: phase 3, exchange and Library."""
    red = {"centre": CITIES, "stored": RICH}
    own, other = [f"draw{n}" for n in range(1, 5)], [f"draw{n}" for n in range(5, 9)]
    game = _tournament(phase="draw", red=red, hands={"red": []})
    assert game.texts == [f"draw {zone}" for zone in own]
    blue = _tournament(phase="draw", active="blue", hands={"blue": []})
    assert blue.texts == [f"draw {zone}" for zone in other]
    exchange = _tournament(phase="exchange", red=red, hands={"red": ["inga", "abbey", "scout"]})
    assert {text.split()[1] for text in exchange.offered("bury")} == set(own)
    exchange.refuse("bury draw5 <inga>", "stack/back", "D-14.10")
    exchange.play("bury draw1 <inga>")
    assert exchange.texts == [*(f"draw {zone}" for zone in own), *(f"search {zone}" for zone in own)]
    library = _tournament(red=red, hands={"red": ["library"]}).play("build library T1")
    assert library.texts == ["pass", *(f"search {zone}" for zone in own)]


def test_guido_takes_from_the_opponents_pile_and_gustav_from_the_own() -> None:
    """D-16.13, D-16.11: a card of the opponent that is played goes to the pile of who played it."""
    red = {"stored": {**POOR, "T2": 2}}
    piles = [["inga"], ["merchant_caravan"]]
    document = {"red": red, "blue": {"centre": CITIES}, "discards": piles}
    game = _tournament(**document, hands={"red": ["guido", "gustav"]})
    assert game.offered("play") == ["play guido", "play gustav"]
    game.play("play guido", "play gustav")
    assert game.texts == ["fetch guido", "fetch inga"]
    game.play("fetch inga")
    assert game.hand(0) == ["inga", "merchant_caravan"]
    assert game.table.state.discards == [[("guido", "deck0"), ("gustav", "deck0")], []]
    game.play("play merchant_caravan/deck1", "take ore B2", "take ore B2")
    assert game.table.state.discards[0][-1] == ("merchant_caravan", "deck1")
    assert game.table.state.discards[1] == []


def test_an_empty_pile_is_nothing_to_look_through() -> None:
    """R-24, D-16.13: the other pile does not help."""
    blue = {"centre": CITIES}
    game = _tournament(blue=blue, discards=[["inga"], []], hands={"red": ["guido", "gustav"]})
    game.refuse("play guido", "card/no-effect", "R-24")
    other = _tournament(blue=blue, discards=[[], ["inga"]], hands={"red": ["guido", "gustav"]})
    other.refuse("play gustav", "card/no-effect", "R-24")


def test_played_and_demolished_cards_go_to_the_own_pile() -> None:
    """D-16.11."""
    game = _tournament(
        active="blue", blue={"sites": {"T-1": ["abbey"]}}, hands={"blue": ["merchant_caravan"]}
    )
    game.play("demolish abbey@T-1", "play merchant_caravan").until("action")
    assert game.table.state.discards == [[], [("abbey", "deck1"), ("merchant_caravan", "deck1")]]


def test_a_sunk_ship_goes_to_its_owners_pile() -> None:
    """D-16.16."""
    game = _tournament(
        red={"stored": RICH}, blue={"sites": {"T-1": ["wool_ship"]}}, hands={"red": ["pirate_ship"]}
    )
    game.play("build pirate_ship T1")
    assert game.table.state.discards == [[], [("wool_ship", "deck1")]]


def test_a_lost_building_goes_under_a_stack_of_its_owner() -> None:
    """D-16.12: blue's building, red's building in blue's principality."""
    for card, stacks in (
        ("abbey", [f"under draw{n}" for n in range(5, 9)]),
        ("abbey/deck0", [f"under draw{n}" for n in range(1, 5)]),
    ):
        game = _tournament(
            phase="preroll",
            red={"sites": {"T-1": ["candamir"]}},
            blue={"sites": {"T1": [card]}},
            stacks={"events": ["feud"]},
            hands={"red": ["inga"]},
        )
        game.roll(3, "event_card").until("under")
        assert game.texts == stacks


def test_fraternal_feuds_puts_cards_under_the_victims_stacks() -> None:
    """D-16.12, D-17.8: the hand's owner has the stacks, the attacker chooses among them."""
    game = _tournament(
        phase="preroll",
        red={"sites": {"T-1": ["candamir"]}},
        stacks={"events": ["fraternal_feuds"]},
        hands={"red": ["inga"], "blue": ["goldsmith"]},
    )
    game.roll(3, "event_card").until("put_away")
    assert game.texts == [f"bury draw{n} <goldsmith/deck1>" for n in range(5, 9)]
    game.play("bury draw6 <goldsmith/deck1>")
    assert game.zone("draw6")[-1] == "goldsmith"
    assert game.hand(1) == []


def test_the_traitor_takes_a_unit_or_an_action_card_only() -> None:
    """D-16.13, D-17.9: buildings stay; what is taken keeps its back and goes under the owner's stacks."""
    red = {"centre": {"-1": "city"}, "sites": {"T-1": ["hedge_tavern"]}}
    game = _tournament(red=red, hands={"red": ["traitor"], "blue": ["abbey", "harald", "scout"]})
    game.play("play traitor")
    assert game.asked == (0, "rob")
    names = {text.partition("<")[2][:-1] for text in game.offered("pick")}
    assert names == {"harald", "scout"}
    assert "pass" in game.texts
    game.play(next(text for text in game.texts if text.endswith("<harald>")))
    assert game.hand(0) == ["harald"]
    assert game.hand(1) == ["abbey", "scout"]
    game.play("build harald/deck1 T1")
    assert game.points(0)[1] == 2
