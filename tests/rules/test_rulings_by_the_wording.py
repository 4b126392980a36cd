"""Rulings that follow the wording of both rulebooks: defence, the Gold Cache, Trade, the discard pile."""

from typing import Any

import pytest

from tests.duel import duel_table
from tests.rules.helpers import Scene, scene

CITIES = {"-1": "city", "1": "city"}
POOR = dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 0)
TAVERN = {"centre": CITIES, "sites": {"T1": ["hedge_tavern"]}}
CACHE = {"TT2": ["gold_cache"]}


# -- the defender is asked -------------------------------------------------------------------


def _attacked(**blue: Any) -> Scene:
    sites = {"T-1": ["osmund"], "B-1": ["lookout_tower"], **blue}
    return scene(
        variant="turmoil", production=6, red=TAVERN, blue={"sites": sites}, hands={"red": ["archer"]}
    ).play("play archer")


def test_the_defender_is_asked_whether_to_use_the_tower() -> None:
    """R-20, D-18.3: the owner of a Tower decides; using it means one roll."""
    game = _attacked()
    assert game.asked == (1, "defend")
    assert game.decision.data == {"why": "archer", "safe": [1, 2]}
    assert game.texts == ["defend", "pass"]
    game.dice(2, "trade").play("defend")
    assert game.asked == (0, "action")
    assert [each.data["success"] for each in game.table.outcomes if each.kind == "defended"] == [True]


def test_a_defence_may_be_declined_and_then_irmgard_pays() -> None:
    """R-20, D-18.10: nobody rolls, the attack goes on, and the loss is one that had to be."""
    game = _attacked(T1=["irmgard"])
    game.play("pass")
    assert "defended" not in game.kinds()
    assert "undefended" in game.kinds()
    game.play("under draw1")
    assert game.asked == (1, "take")
    assert game.decision.data["why"] == "irmgard"


def test_whoever_owns_neither_tower_nor_heinrich_is_not_asked() -> None:
    """R-20."""
    blue = {"sites": {"T-1": ["osmund"], "B-1": ["inga"]}}
    game = scene(variant="turmoil", red=TAVERN, blue=blue, hands={"red": ["archer"]}).play("play archer")
    assert game.asked == (1, "lose")


# -- the Gold Cache --------------------------------------------------------------------


def test_production_on_a_full_gold_field_is_lost_and_not_hidden() -> None:
    """R-18: the Gold Cache beside it stays as it is, and nobody is asked."""
    red = {"sites": CACHE, "stored": {"T0": 3, "TT2": 0}}
    game = scene(variant="gold", phase="preroll", red=red, hands={"red": ["brigitta"]})
    game.roll(1, "brigand_attack")
    assert game.stored(0)["TT2"] == 0
    assert game.asked == (0, "action")
    roomy = scene(
        variant="gold",
        phase="preroll",
        red={"sites": CACHE, "stored": {"T0": 1, "TT2": 0}},
        hands={"red": ["brigitta"]},
    )
    roomy.roll(1, "brigand_attack")
    assert (roomy.stored(0)["T0"], roomy.stored(0)["TT2"]) == (2, 0)


def test_a_year_of_plenty_does_not_reach_the_gold_cache() -> None:
    """R-18, D-7.9."""
    red = {"sites": {**CACHE, "T-1": ["abbey"], "T1": ["storehouse"]}, "stored": {**POOR, "T0": 2}}
    game = scene(
        variant="gold",
        phase="preroll",
        red=red,
        stacks={"events": ["year_of_plenty"]},
        hands={"red": ["brigitta"]},
    )
    game.roll(5, "event_card")
    assert game.asked == (0, "action")
    assert (game.stored(0)["T0"], game.stored(0)["TT2"]) == (3, 0)


def test_benjamin_and_the_doctor_fill_regions_only() -> None:
    """R-18, R-12: with the Gold Field full they find nothing to do there."""
    red = {"sites": CACHE, "stored": {"T0": 3}}
    benjamin = scene(variant="princes", production=1, red=red, hands={"red": ["benjamin"]})
    benjamin.refuse("play benjamin", "card/no-effect", "R-12")
    full = {"sites": {**CACHE, "T1": ["bath_house"]}, "centre": CITIES, "stored": {"T0": 3, "T2": 3}}
    doctor = scene(variant="princes", red=full, hands={"red": ["doctor"]})
    doctor.refuse("play doctor bath_house@T1", "card/no-effect", "R-12")


@pytest.mark.parametrize(
    ("held", "offered", "after"),
    [
        (1, ["store T0 T0", "store T0 TT2", "store TT2 TT2"], None),
        (2, ["store T0 TT2", "store TT2 TT2"], None),
        (3, None, (3, 2)),
    ],
)
def test_gold_of_a_toll_bridge_is_stored_while_there_is_room(
    held: int, offered: list[str] | None, after: tuple[int, int] | None
) -> None:
    """R-41: Cache included; the owner chooses the place, but nothing that fits is lost."""
    red = {"sites": {**CACHE, "T-1": ["toll_bridge"]}, "stored": {**POOR, "T0": held, "TT2": 0}}
    game = scene(variant="gold", phase="preroll", red=red, hands={"red": ["brigitta"]})
    game.roll(6, "plentiful_harvest").play("take ore B2")
    if offered is not None:
        assert game.texts == offered
    else:
        assert (game.stored(0)["T0"], game.stored(0)["TT2"]) == after


def test_a_gift_for_the_prince_fills_the_cache_when_the_field_is_full() -> None:
    """R-41."""
    red = {"sites": {**CACHE, "T-1": ["harald"], "B-1": ["candamir"]}, "stored": {"T0": 3, "TT2": 2}}
    game = scene(
        variant="gold",
        phase="preroll",
        red=red,
        stacks={"events": ["gift_for_the_prince"]},
        hands={"red": ["brigitta"]},
    )
    game.roll(5, "event_card")
    assert game.asked == (0, "action")
    assert (game.stored(0)["T0"], game.stored(0)["TT2"]) == (3, 3)


# -- Gudrun ------------------------------------------------------------------------------------


def test_gudrun_needs_gold_on_opposing_regions_and_then_reaches_the_cache() -> None:
    """R-46."""
    red = {"sites": {"T-1": ["pirate_ship"]}}
    hidden = {"sites": {"TT0": ["gold_cache"]}, "stored": {**POOR, "TT0": 3}}
    scene(variant="gold", red=red, blue=hidden, hands={"red": ["gudrun"]}).refuse(
        "play gudrun", "card/requirement", "D-9.6"
    )
    seen = {"sites": {"TT0": ["gold_cache"]}, "stored": {**POOR, "T0": 1, "TT0": 3}}
    game = scene(variant="gold", red=red, blue=seen, hands={"red": ["gudrun"]})
    game.play("play gudrun", "demand gold")
    assert game.asked == (1, "pay")
    assert game.texts == ["pay T0 TT0", "pay TT0 TT0"]


# -- starting hands -----------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["gold", "turmoil", "progress", "princes"])
def test_the_second_player_may_search_the_same_stack(variant: str) -> None:
    """E-74, D-14.6, R-6: only the introductory game asks for another stack (D-2.8)."""
    game = Scene(duel_table(variant, 3))
    first, full = game.decision.seat, len(game.table.state.zones["draw2"])
    assert game.texts == ["search draw1", "search draw2", "search draw3"]
    game.play("search draw2").until("starting_stack")
    assert game.asked == (1 - first, "starting_stack")
    assert game.texts == ["search draw1", "search draw2", "search draw3"]
    game.play("search draw2").until("rearrange")
    assert len(game.table.state.zones["draw2"]) == full - 6
    intro = Scene(duel_table("intro", 3)).play("draw draw2")
    assert intro.texts == ["draw draw1", "draw draw3", "draw draw4"]


# -- D-14.8: the discard pile --------------------------------------------------------------------------

PILE = ["merchant_caravan", "storehouse", "scout"]
HALL = ["town_hall", "progress", ["parish_hall", "basic"]]


def _pile() -> Scene:
    red = {"centre": CITIES, "sites": {"T-1": [HALL]}}
    return scene(variant="progress", red=red, discard=PILE, hands={"red": ["guido"]})


def test_only_the_top_of_the_discard_pile_is_shown() -> None:
    """D-14.8, D-17.10: moves and views name no card below it until a card lets one search."""
    game = _pile()
    assert game.offered("play") == ["play guido"]
    for seat in (0, 1, None):
        shown = game.table.view(seat).to_json()["public"]["discards"]
        assert shown == [[None, None, ["scout", "basic"]]]


def test_who_plays_guido_searches_the_pile_and_must_take() -> None:
    """D-17.11, R-24, R-50: the searcher sees all of it, the others still only the top."""
    game = _pile().play("play guido")
    assert game.asked == (0, "fetch")
    assert game.decision.data == {"why": "guido", "owner": 0, "cards": 3}
    assert game.texts == ["fetch merchant_caravan", "fetch scout", "fetch storehouse"]
    searched = game.table.view(0).to_json()["public"]["discards"]
    assert searched == [[["merchant_caravan", "basic"], ["storehouse", "basic"], ["scout", "basic"]]]
    for seat in (1, None):
        assert game.table.view(seat).to_json()["public"]["discards"] == [[None, None, ["scout", "basic"]]]
    game.refuse("pass", "move/not-offered", "R-24")
    game.play("fetch storehouse")
    assert game.hand(0) == ["storehouse"]
    assert [face for face, _ in game.table.state.discards[0]] == ["merchant_caravan", "scout", "guido"]


# -- the event Trade -----------------------------------------------------------------------------

LENDER = {"B1": ["moneylender"]}
LEADING = {"T-1": ["gold_ship"], "B-1": ["wool_ship"], "T1": ["ore_ship"]}


def _trade(blue: dict[str, Any], more: dict[str, Any] | None = None) -> Scene:
    """Red has the trade advantage and nothing else when Trade is rolled."""
    red = {"centre": CITIES, "sites": LEADING | (more or {}), "stored": POOR}
    game = scene(variant="gold", phase="preroll", red=red, blue=blue, hands={"red": ["brigitta"]})
    assert game.table.state.tokens[1] == 0
    return game.roll(6, "trade")


def test_the_trade_is_not_declined_while_something_fits() -> None:
    """R-19, D-6.7: the holder receives; with nothing that fits nobody is asked."""
    game = _trade({"stored": {**POOR, "T2": 1, "B0": 1}})
    assert game.asked == (0, "demand")
    assert game.texts == ["demand grain", "demand wool", "demand ore"]
    game.refuse("pass", "move/not-offered")
    game.play("demand wool")
    assert game.have(1) == {"grain": 1, "ore": 1}
    assert _trade({"stored": POOR}).have(0) == {"grain": 1, "ore": 1}  # the one thing there is


def test_with_a_moneylender_one_resource_is_enough() -> None:
    """R-19, R-41: two at most, one at least."""
    game = _trade({"stored": {**POOR, "T2": 1, "B0": 1}}, LENDER)
    game.play("demand wool")
    assert game.texts == ["done", "demand grain", "demand ore"]
    game.play("done")
    assert game.have(0)["wool"] == 1


def test_the_trade_does_not_reach_the_gold_cache() -> None:
    """R-19: the Cache is exposed to action cards only."""
    hidden = {"sites": {"TT0": ["gold_cache"]}, "stored": {**POOR, "TT0": 3}}
    game = _trade(hidden)
    assert game.asked == (0, "action")
    assert (game.have(0), game.stored(1)["TT0"]) == ({"grain": 1, "ore": 1}, 3)
    both = {"sites": {"TT0": ["gold_cache"]}, "stored": {**POOR, "T0": 1, "B0": 1, "TT0": 3}}
    game = _trade(both, LENDER)
    game.play("demand gold")
    assert "demand gold" not in game.texts
    game.play("done")
    assert (game.stored(1)["T0"], game.stored(1)["TT0"]) == (0, 3)


# -- Irmgard -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gold", "paid"), [(0, True), (1, False)])
def test_irmgard_pays_for_riots_only_where_the_unit_had_to_go(gold: int, paid: bool) -> None:
    """R-22: whoever could have paid gives the unit up willingly."""
    red = {
        "centre": CITIES,
        "sites": {"T-1": ["harald"], "B-1": ["irmgard"], "T1": ["ore_ship"]},
        "stored": {**POOR, "T0": gold},
    }
    game = scene(
        variant="turmoil",
        phase="preroll",
        red=red,
        stacks={"events": ["riots"]},
        hands={"red": ["brigitta"]},
    )
    game.roll(6, "event_card")
    while game.decision.kind == "reaction":
        game.play("pass")
    game.play("lose harald@T-1", "under draw1")
    assert (game.asked == (0, "take")) == paid
