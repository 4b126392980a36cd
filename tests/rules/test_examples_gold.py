"""The worked examples that need cards of the Era of Gold, and those of every theme game."""

from typing import Any

import pytest

from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.operations import Decision, Finished
from tests.rules.helpers import Scene, scene

CITIES = {"-1": "city", "1": "city"}
RICH = dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 3)
POOR = dict.fromkeys(RICH, 0)


def _gold(**document: Any) -> Scene:
    return scene(variant="gold", **document)


def _worth(points: int) -> dict[str, object]:
    """A principality of that many victory points: cities full of Mints."""
    centre, regions, sites = dict(CITIES), {}, ["T-1", "B-1", "T1", "B1"]
    if points > 12:
        centre |= {"2": "road", "3": "city"}
        regions = {"T4": "forest-4", "B4": "hills-1"}
        sites += ["T3", "B3"]
    mints = points - 2 * sum(what == "city" for what in centre.values())
    standing = {}
    for site in sites:
        here = min(2, mints)
        mints -= here
        if here:
            standing[site] = ["mint"] * here
    assert not mints
    return {"centre": centre, "regions": regions, "sites": standing}


def _to_the_end(game: Scene) -> Finished:
    """End the turn by drawing and passing, and see how the game stands before the next move."""
    game.play("end")
    while True:
        found = game.table.due()
        if isinstance(found, Finished) or found.kind in ("preroll", "action"):
            break
        game.table.play(found.seat, game.table.legal()[0])
    assert isinstance(found, Finished), found
    return found


def test_harvest_with_toll_bridge_and_pirate_ships() -> None:
    """E-19, D-6.11, D-4.3: 2 + 1 + 1 gold, of which 3 fit."""
    red = {"sites": {"T-1": ["toll_bridge"], "B-1": ["pirate_ship"], "T1": ["pirate_ship"]}}
    game = _gold(phase="preroll", red=red, hands={"red": ["scout"]}).roll(2, "plentiful_harvest")
    game.play("take ore B2")
    assert game.stored(0)["B2"] == 2
    assert game.stored(0)["T0"] == 3
    gold = [
        o.data["lost"] for o in game.table.outcomes if o.kind == "gained" and o.data["resource"] == "gold"
    ]
    assert sum(gold) == 1


def test_trade_with_a_moneylender_against_a_poor_opponent() -> None:
    """E-21, D-6.8, D-6.9: nothing comes from the supply."""
    red = {"centre": CITIES, "sites": {"T1": ["merchant_guild", "moneylender"], "B1": ["ore_ship"]}}
    blue = {"stored": POOR}
    game = _gold(phase="preroll", red=red, blue=blue, hands={"red": ["scout"]}).roll(5, "trade")
    assert game.stored(0)["T2"] == 2
    assert game.have(1) == {}
    assert game.asked == (0, "action")


@pytest.mark.parametrize(
    ("red", "blue", "takers"),
    [
        (["ore_ship", "large_trade_ship"], ["pirate_ship", "pirate_ship"], [0]),
        (["ore_ship"], ["wool_ship"], [0, 1]),
        ([], [], []),
    ],
)
def test_the_race_of_trade_ships(red: list[str], blue: list[str], takers: list[int]) -> None:
    """E-26, D-7.1: Pirate Ships do not race."""
    game = _gold(
        phase="preroll",
        red={"sites": {site: [ship] for site, ship in zip(("T-1", "T1"), red, strict=False)}},
        blue={"sites": {site: [ship] for site, ship in zip(("T-1", "T1"), blue, strict=False)}},
        hands={"red": ["scout"]},
        stacks={"events": ["trade_ships_race"]},
    ).roll(2, "event_card")
    for seat in takers:
        assert game.asked == (seat, "take")
        game.play("take ore B2")
    assert game.asked == (0, "action")


def test_a_gift_for_the_prince_beyond_the_room() -> None:
    """E-29, D-7.1: Harald and Candamir count, the Ore Ship does not."""
    red = {"sites": {"T-1": ["harald"], "B-1": ["ore_ship"], "T1": ["candamir"]}, "stored": {"T0": 2}}
    game = _gold(
        phase="preroll", red=red, hands={"red": ["scout"]}, stacks={"events": ["gift_for_the_prince"]}
    ).roll(2, "event_card")
    gift = [
        o.data for o in game.table.outcomes if o.kind == "gained" and o.data["why"] == "gift_for_the_prince"
    ]
    assert gift == [
        {"seat": 0, "resource": "gold", "places": ["T0"], "lost": 1, "why": "gift_for_the_prince"}
    ]
    assert game.stored(0)["T0"] == 3


def test_winning_before_the_roll() -> None:
    """E-33, D-13.4, D-13.6: the trade token wandered in the opponent's turn."""
    red = {
        "centre": CITIES,
        "sites": {
            "T-1": ["mint"] * 2,
            "B-1": ["mint"] * 2,
            "T1": ["mint"] * 2,
            "B1": ["merchant_guild", "ore_ship"],
        },
    }
    blue = {"sites": {"T-1": ["gold_ship"], "B-1": ["wool_ship"], "T1": ["marketplace"], "B1": ["ore_ship"]}}
    game = _gold(active="blue", red=red, blue=blue)
    assert (game.victory(0), game.table.state.tokens) == (11, (-1, 1))
    game.play("demolish wool_ship@B-1")
    assert (game.victory(0), game.table.state.tokens) == (11, (-1, -1))
    game.play("demolish ore_ship@B1")
    assert (game.victory(0), game.table.state.tokens) == (12, (-1, 0))
    assert _to_the_end(game) == Finished(0, "target")
    assert game.table.state.active == 0
    assert game.table.state.production == 0


def test_matching_backs_and_empty_stacks() -> None:
    """E-36, D-11.9, D-14.10: an empty place takes cards of its back."""
    game = _gold(
        phase="draw", sizes={"draw4": 0, "draw5": 4}, hands={"red": ["mint", "scout", "inga", "harald"]}
    )
    assert game.asked == (0, "surplus")
    mint = [text for text in game.texts if "<mint>" in text]
    assert mint == ["bury draw4 <mint>", "bury draw5 <mint>"]
    game.refuse("bury draw1 <mint>", "stack/back", "D-14.10")
    game.play("bury draw4 <mint>")
    assert game.zone("draw4") == ["mint"]


def test_a_goldsmith_paid_from_field_and_cache() -> None:
    """E-38, D-4.5."""
    red = {"sites": {"TT0": ["gold_cache"]}, "stored": {"T0": 2, "TT0": 1}}
    game = _gold(red=red, hands={"red": ["goldsmith"]}).play(
        "play goldsmith", "take brick B-2", "take grain T2"
    )
    assert (game.stored(0)["T0"], game.stored(0)["TT0"]) == (0, 0)
    assert (game.stored(0)["B-2"], game.stored(0)["T2"]) == (2, 2)
    short = _gold(red={**red, "stored": {"T0": 2}}, hands={"red": ["goldsmith"]})
    short.refuse("play goldsmith", "card/requirement")


def test_the_face_up_stack() -> None:
    """E-42, D-14.4, D-9.4, D-14.9: paid and placed directly, once; back to the stack when demolished."""
    red = {"centre": CITIES, "stored": RICH}
    game = _gold(red=red, hands={"red": ["staple_house"]})
    game.play("build merchant_guild T1")
    assert game.have(0) == {"lumber": 3, "gold": 3, "grain": 2, "brick": 1, "wool": 1, "ore": 3}
    assert (len(game.table.state.faceup), game.victory(0), game.points(0)[0]) == (1, 5, 2)
    richer = _gold(red={**red, "sites": {"T1": ["merchant_guild"]}}, hands={"red": ["staple_house"]})
    richer.refuse("build merchant_guild B1", "card/unique", "D-9.4")
    richer.play("build staple_house B1", "take ore B2", "take ore B2", "demolish merchant_guild@T1")
    assert len(richer.table.state.faceup) == 2
    assert richer.standing(0) == {"B1": ["staple_house"]}
    assert richer.table.state.discards[0] == []


def test_a_staple_house_is_paid_first() -> None:
    """E-43, D-4.6: what it brings cannot pay for it."""
    red = {"centre": CITIES, "sites": {"T1": ["merchant_guild"]}, "stored": {"B-2": 2, "B2": 2, "B0": 0}}
    game = _gold(red=red, hands={"red": ["staple_house"]})
    game.refuse("build staple_house T1", "cost/short", "D-9.3")
    red["stored"] = {"B-2": 2, "B2": 2, "B0": 1}
    game = _gold(red=red, hands={"red": ["staple_house"]})
    before = game.victory(0)
    game.play("build staple_house T1")
    assert game.have(0) == {"lumber": 1, "grain": 1}
    game.play("take gold T0", "take gold T0")
    assert game.victory(0) == before + 1
    assert game.stored(0)["T0"] == 2


def test_a_pirate_ship_sinks_a_trade_ship() -> None:
    """E-44, D-18.6, D-18.7: the victim chooses, the ship goes to the discard pile; later ships are safe."""
    blue = {"sites": {"T-1": ["gold_ship"], "T1": ["wool_ship"]}}
    game = _gold(blue=blue, hands={"red": ["pirate_ship"], "blue": ["brick_ship"]})
    game.play("build pirate_ship T-1")
    assert game.asked == (1, "lose")
    assert game.texts == ["lose gold_ship@T-1", "lose wool_ship@T1"]
    game.play("lose wool_ship@T1")
    assert game.table.state.discards[0] == [("wool_ship", "basic")]
    game.play("end").until("preroll").roll(2, "brigand_attack").until("action")
    game.play("build brick_ship T1")
    assert game.standing(1) == {"T-1": ["gold_ship"], "T1": ["brick_ship"]}


@pytest.mark.parametrize(
    ("skills", "amounts"),
    [
        ((1, 4), [(0, 1), (1, 1)]),
        ((5, 4), [(0, 2)]),
        ((4, 4), [(0, 2), (1, 1)]),
    ],
)
def test_reiner(skills: tuple[int, int], amounts: list[tuple[int, int]]) -> None:
    """E-50, D-5.3, D-6.10, D-6.13: production first, the active player first, 1 more for Reiner."""
    sites = {
        1: {"T-1": ["candamir"]},
        4: {"T-1": ["candamir"], "T1": ["siglind"]},
        5: {"T-1": ["siglind"], "T1": ["irmgard"]},
    }
    red, blue = ({"sites": sites[skill]} for skill in skills)
    game = _gold(phase="preroll", red=red, blue=blue, hands={"red": ["reiner", "scout"]})
    assert (game.points(0)[2], game.points(1)[2]) == skills
    game.play("play reiner").dice(6, "event_card").play("roll")
    assert game.stored(0)["T2"] == game.stored(1)["B2"] == 2
    for seat, amount in amounts:
        for left in range(amount, 0, -1):
            assert game.asked == (seat, "take")
            assert game.decision.data["amount"] == left
            game.play("take brick B-2")
    assert game.asked == (0, "action")


def test_two_mints() -> None:
    """E-51, D-10.5."""
    red = {"centre": CITIES, "sites": {"T1": ["mint", "mint"]}, "stored": {"T0": 3}}
    game = _gold(red=red).play("trade 1 gold ore", "trade 1 gold wool")
    assert game.stored(0)["T0"] == 1
    game.refuse("trade 1 gold ore", "trade/rate")


def test_the_harbor_counts_ships() -> None:
    """E-58, D-12.7, D-18.9."""
    red = {
        "centre": CITIES,
        "sites": {"T1": ["harbor", "ore_ship"], "B1": ["wool_ship", "pirate_ship"]},
        "stored": {"T-2": 1, "B0": 1},
    }
    game = _gold(red=red, hands={"red": ["brick_ship"]})
    player = game.table.state.players[0]
    assert player.points[:2] == (4, 3)
    game.play("build brick_ship T-1")
    assert player.points[:2] == (5, 4)
    game.play("demolish ore_ship@T1")
    assert player.points[:2] == (4, 3)


def test_gudrun() -> None:
    """E-59, D-18.1, D-18.2, R-11: four allowed, three there, room for three."""
    ships = {"T-1": ["pirate_ship"], "T1": ["pirate_ship"], "TT2": ["gold_cache"]}
    red = {"sites": ships, "stored": {"T0": 1, "TT2": 2}}
    blue = {
        "centre": {"2": "road", "3": "settlement"},
        "regions": {"T4": "gold_field-3", "B4": "hills-5"},
        "stored": {"T0": 2, "T4": 1},
    }
    game = _gold(red=red, blue=blue, hands={"red": ["gudrun"]})
    game.play("play gudrun", "demand gold", "demand gold")
    assert (game.stored(1)["T0"], game.stored(1)["T4"]) == (0, 0)
    assert (game.stored(0)["T0"], game.stored(0)["TT2"]) == (3, 3)
    assert game.asked == (0, "action")
    broke = _gold(red=red, blue={**blue, "stored": {"T0": 0, "T4": 0}}, hands={"red": ["gudrun"]})
    broke.refuse("play gudrun", "card/requirement", "D-9.6")
    ashore = _gold(blue=blue, hands={"red": ["gudrun"]})
    ashore.refuse("play gudrun", "card/requirement", "D-9.6")


def test_demolition_and_where_the_card_goes() -> None:
    """E-70, D-14.9, R-30: a face-up card may be built again at once; others lie on the discard pile."""
    red = {"centre": CITIES, "sites": {"T1": ["merchant_guild", "mint"]}, "stored": RICH}
    game = _gold(red=red)
    before = (game.victory(0), game.points(0)[0])
    assert len(game.table.state.faceup) == 1
    game.play("demolish merchant_guild@T1")
    assert (game.victory(0), game.points(0)[0]) == (before[0] - 1, before[1] - 2)
    assert len(game.table.state.faceup) == 2
    game.play("build merchant_guild T1", "demolish mint@T1")
    assert game.table.state.discards[0] == [("mint", "gold")]
    assert (game.stored(0)["B-2"], game.stored(0)["T2"], game.stored(0)["B0"]) == (1, 2, 1)
    theirs = _gold(active="blue", red=red)
    with pytest.raises(IllegalMove) as caught:
        theirs.table.play(0, "demolish mint@T1")
    assert caught.value.code == "turn/not-yours"


def test_demolition_in_other_variants() -> None:
    """E-70, D-15.8, R-47: the discard pile in the Duel, refused in the introductory game."""
    duel = scene(variant="princes", red={"centre": CITIES, "sites": {"T1": ["merchant_guild"]}})
    duel.play("demolish merchant_guild@T1")
    assert duel.table.state.discards[0] == [("merchant_guild", "gold")]
    intro = scene(red={"sites": {"T1": ["abbey"]}})
    intro.refuse("demolish abbey@T1", "demolish/variant", "R-30")


def test_two_sides_of_a_demand() -> None:
    """E-73, D-18.1, D-18.2, D-18.11, R-42: the attacker names, the giver chooses the region."""
    red = {"centre": CITIES, "sites": {"T1": ["merchant_guild"]}, "stored": {"B0": 2, "B2": 3}}
    blue = {
        "centre": {"2": "road", "3": "settlement"},
        "regions": {"T4": "pasture-6", "B4": "hills-5"},
        "stored": {**POOR, "B0": 2, "T4": 1, "B2": 1},
    }
    game = _gold(red=red, blue=blue, hands={"red": ["trade_master"]}).play("play trade_master")
    assert game.asked == (1, "pay")
    demanded = [o.data["amounts"] for o in game.table.outcomes if o.kind == "demanded"]
    assert demanded == [{"wool": 1}]
    assert game.texts == ["pay B0", "pay T4"]
    game.play("pay T4")
    assert (game.stored(1)["B0"], game.stored(1)["T4"], game.stored(0)["B0"]) == (2, 0, 3)


def test_surplus_empty_stack_and_exchange() -> None:
    """E-75, D-11.3, D-11.4, D-11.9, D-11.11, R-27: the Abbey fell to Feud, both Gold stacks are empty."""
    game = _gold(
        phase="preroll",
        red={"sites": {"T-1": ["abbey"]}},
        blue={"sites": {"T1": ["candamir"]}},
        hands={"red": ["mint", "scout", "inga", "merchant"]},
        stacks={"events": ["feud"]},
        sizes={"draw4": 0, "draw5": 0},
    ).roll(2, "event_card")
    assert game.asked == (0, "under")
    game.play("under draw1", "end")
    assert game.asked == (0, "surplus")
    assert [text for text in game.texts if "<mint>" in text] == ["bury draw4 <mint>", "bury draw5 <mint>"]
    game.play("bury draw4 <mint>")
    assert game.asked == (0, "exchange")
    assert "pass" in game.texts
    game.play("bury draw5 <merchant>")
    every = ["draw1", "draw2", "draw3", "draw4", "draw5"]
    assert game.offered("draw") == [f"draw {zone}" for zone in every]
    assert game.offered("search") == [f"search {zone}" for zone in every]
    game.play("draw draw4")
    assert game.hand(0) == ["inga", "mint", "scout"]


def test_points_then_token_then_effect() -> None:
    """E-77, D-9.15, D-12.10, D-18.7: the token leaves with the ship."""
    red = {"sites": {"T-1": ["ore_ship"], "B-1": ["brick_ship"]}}
    blue = {"sites": {"T-1": ["gold_ship"], "T1": ["wool_ship"], "B1": ["marketplace"]}}
    game = _gold(red=red, blue=blue, hands={"red": ["pirate_ship"]})
    assert (game.points(0)[0], game.points(1)[0], game.table.state.tokens) == (2, 3, (-1, 1))
    game.play("build pirate_ship T1")
    assert game.table.state.tokens == (-1, 1)
    before = game.victory(1)
    game.play("lose wool_ship@T1")
    assert (game.points(1)[0], game.table.state.tokens) == (2, (-1, -1))
    assert game.victory(1) == before - 1


def test_both_at_the_target() -> None:
    """E-78, D-13.3, D-13.7: only the active player is checked."""
    game = _gold(red=_worth(12), blue=_worth(13))
    assert (game.victory(0), game.victory(1)) == (12, 13)
    assert _to_the_end(game) == Finished(0, "target")
    assert game.table.state.active == 0
    game = _gold(red=_worth(11), blue=_worth(12))
    assert _to_the_end(game) == Finished(1, "target")
    assert game.table.state.active == 1
    game = _gold(red=_worth(11), blue=_worth(11)).play("end")
    assert isinstance(game.table.due(), Decision)
