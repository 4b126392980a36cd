"""Wizards & Dragons: every card, position, move, position."""

import random
from typing import Any

import pytest

from p2pduel.games.classic.bots.guesses import guesses
from p2pduel.games.classic.rules.ruleset import RULESET
from tests.classic.helpers import BLUE, RED, Table, dice, full, region, rich, table
from tests.classic.test_properties import cards_in_play

TOWER = {"1": "citadel"}


def game_of(**position: Any) -> Table:
    """A table of the expanded game with this set."""
    return table("wizards", **position)


def event(face: str, **position: Any) -> Table:
    """Red has rolled this event; production is a 6."""
    return game_of(phase="preroll", stacks={"events": [face]}, dice=[[6, "mystery"]], **position)


def tower(*books: str, power: int = 2, **more: Any) -> dict[str, Any]:
    """A citadel with Ira beside it and these cards on it."""
    sites: dict[str, Any] = {"BB2": [["ira", power]], **more.pop("sites", {})}
    for at, book in enumerate(books):
        sites.setdefault(("T1", "B1")[at // 2], []).append(book)
    return {"centre": {**TOWER, **more.pop("centre", {})}, "sites": sites, "stored": full(RED), **more}


# -- citadels and wizards ------------------------------------------------------------------------


def test_citadels_are_no_neighbours() -> None:
    """CE-62, zd-citadel, C-44, C-56.1, C-56.2, C-56.3, C-56.5."""
    game = game_of(
        red={
            "centre": {"2": "road", "3": "settlement"},
            "regions": {"T4": region("ore", 4), "B4": region("brick", 1)},
            "stored": rich(RED),
        },
        hands={"red": ["ira", "library", "garrison", "elixir"], "blue": []},
    )
    points = game.points(RED)
    game.do("build citadel 1")
    assert (game.points(RED), game.state.citadels) == (points, [4])
    assert game.stored(RED) == full(RED, lumber=3, gold=3, grain=3, brick=1, wool=3, ore=1) | {
        "T4": 0,
        "B4": 0,
    }
    game.do("trade 3 grain brick", "take brick B-2", "trade 3 wool ore", "take ore B2")
    for column in (-1, 3):
        assert game.refused(f"build citadel {column}", "C-56.2") == "site/wrong"
    assert {text for text in game.texts() if "ira" in text} == {"build ira BB2"}, (
        "mountains beside the citadel"
    )
    before = game.stored(RED)
    game.do("build ira BB2")
    assert game.stored(RED) == {**before, "T0": before["T0"] - 1, "B2": before["B2"] - 1}
    assert (game.points(RED), game.card(RED, "BB2", "ira").amount) == (points + 1, 2)
    game.refused("build library T1", "C-3.7")
    assert {"build garrison T1", "build elixir T1"} <= set(game.texts())
    assert not [text for text in game.texts() if text.startswith("demolish") and "citadel" in text]


def test_wizards_of_all_kinds() -> None:
    """zd-wizard-arsa, zd-wizard-hafli, zd-wizard-hor, zd-wizard-ira, zd-wizard-tali,
    zd-wizard-ari, C-56.5."""
    places = {"arsa": "B-2", "hafli": "T-2", "hor": "B0", "ira": "B2", "tali": "T2"}
    for wizard, place in places.items():
        col = "-1" if place.endswith("-2") else "1"
        game = game_of(
            red={"centre": {col: "citadel"}, "stored": rich(RED)}, hands={"red": [wizard], "blue": []}
        )
        assert [text for text in game.texts() if wizard in text] == [f"build {wizard} {place[0]}{place}"]
        game.do(f"build {wizard} {place[0]}{place}")
        assert sum(game.stored(RED).values()) == 16
    game = game_of(red={"centre": TOWER, "stored": rich(RED)}, hands={"red": ["ari"], "blue": []})
    assert [text for text in game.texts() if "ari" in text.split()[1:2]] == [
        "build ari TT0",
        "build ari BB0",
        "build ari TT2",
        "build ari BB2",
    ]
    game.do("build ari TT0")
    assert game.stored(RED)["T0"] == 0


def test_a_wizard_that_gained_power() -> None:
    """CE-63, zd-unicorn-dance, zd-inspiration, C-56.6, C-56.7, C-56.14, CR-61."""
    red = {
        "centre": TOWER,
        "sites": {"BB0": [["hor", 1]], "T1": ["inspiration"]},
        "stored": full(RED, wool=2),
    }
    game = game_of(red=red)
    assert "cast inspiration@T1" in game.texts()
    game.do("use hor@BB0")
    assert (game.card(RED, "BB0", "hor").amount, game.stored(RED)["B0"]) == (2, 1)
    assert game.refused("cast inspiration@T1", "C-56.7") == "cost/magic"
    danced = event("unicorn_dance", red=red)
    danced.do("cast inspiration@T1", "name s1", "name s2")
    assert danced.card(RED, "BB0", "hor").amount == 1
    assert len(danced.hand(RED)) == 2


def test_the_new_power_serves_in_the_other_turn() -> None:
    """CE-63, C-56.7, zd-time-jump, CR-26, CR-61."""
    red = {"centre": TOWER, "sites": {"BB0": [["hor", 1]], "T1": ["time_jump"]}, "stored": full(RED, wool=2)}
    game = game_of(red=red)
    game.do("use hor@BB0", "end")
    while game.state.active == RED:
        game.do(game.texts()[0])
    if game.asked() == (BLUE, "preroll"):
        game.do("roll")
    assert game.asked() == (RED, "jump")
    game.do("cast time_jump@T1")
    assert game.card(RED, "BB0", "hor").amount == 0, "the power just gained pays"


def test_a_wizard_that_burns() -> None:
    """CE-71, C-41.1, CR-62, CR-76: placed again he costs his price and has 2 magic power."""
    game = game_of(
        blue={
            "centre": {"-1": "citadel"},
            "sites": {"TT-2": [["hafli", 3]]},
            "stored": full(BLUE, gold=1, lumber=1),
        },
        hands={"red": ["arsonist"], "blue": []},
    )
    points = game.points(BLUE)
    dice(game, (5,))
    game.do("play arsonist")
    assert (game.hand(BLUE), game.points(BLUE)) == (["hafli"], points - 1)
    dice(game, (6, "tournament"))
    game.until(BLUE, "action")
    game.do("build hafli TT-2")
    assert (game.card(BLUE, "TT-2", "hafli").amount, game.points(BLUE)) == (2, points)
    assert game.stored(BLUE) == full(BLUE, brick=1), "the brick came by the roll"


def test_duel_of_the_wizards() -> None:
    """CE-64, zd-wizard-duel, C-70.6, CR-62, CR-66."""
    game = game_of(
        red={"centre": TOWER, "sites": {"BB0": [["hor", 2]]}},
        blue={"centre": TOWER, "sites": {"TT2": [["tali", 3]]}},
        hands={"red": ["wizard_duel"], "blue": []},
    )
    points = game.points(BLUE)
    dice(game, (6, 4), (5, 2))
    game.do("play wizard_duel")
    assert [told["sums"] for told in game.told("dueled")] == [[7, 7], [6, 5]]
    assert game.card(RED, "BB0", "hor").amount == 1
    assert game.asked() == (BLUE, "under")
    game.do("under s2")
    assert (game.stack("s2")[-1], game.points(BLUE)) == ("tali", points - 1)
    none = game_of(red=tower(), hands={"red": ["wizard_duel"], "blue": []})
    assert none.refused("play wizard_duel", "C-7.4") == "card/no-effect"


def test_wizard_league() -> None:
    """bh-wizard-league, C-52.2, CR-22: where the opponent has a wizard at the same kind of region."""
    game = table(
        "tournament",
        sets=[["base", "barbarians", "wizards"], ["base", "wizards"]],
        red={"centre": TOWER, "stored": full(RED, gold=1, ore=1)},
        blue={"centre": TOWER, "sites": {"BB2": ["ira"]}},
        hands={"red": ["wizard_league"], "blue": []},
    )
    points = game.points(RED)
    game.do("build wizard_league BB2")
    assert (game.card(RED, "BB2", "wizard_league").amount, game.points(RED)) == (0, points + 1)
    game.do("use wizard_league@BB2")
    assert game.card(RED, "BB2", "wizard_league").amount == 1
    alone = table(
        "tournament",
        sets=[["base", "barbarians", "wizards"], ["base", "wizards"]],
        red={"centre": TOWER, "stored": rich(RED)},
        hands={"red": ["wizard_league"], "blue": []},
    )
    assert alone.refused("build wizard_league BB2", "CR-42") == "card/requirement"


def test_dragons() -> None:
    """zd-ismai, zd-samsor, C-56.11, C-56.14, CR-67, CR-72: paid with magic power, at citadels only."""
    red = {"centre": TOWER, "sites": {"BB2": [["ira", 3]], "BB0": [["hor", 3]]}}
    game = game_of(red=red, hands={"red": ["ismai", "samsor"], "blue": []})
    game.do("build ismai T1")
    assert game.asked() == (RED, "pay_magic")
    game.do("pay hor@BB0 hor@BB0 hor@BB0")
    assert (game.strength(RED), game.card(RED, "BB0", "hor").amount) == (6, 0)
    assert game.refused("build samsor T1") == "cost/magic"
    game = game_of(
        blue={"centre": TOWER, "sites": {"T1": ["samsor"]}}, hands={"red": ["black_knight"], "blue": []}
    )
    assert game.strength(BLUE) == 7
    dice(game, (1,))
    game.do("play black_knight")
    assert game.hand(BLUE) == ["samsor"]


# -- purple buildings ----------------------------------------------------------------------------


def test_philosophers_stone() -> None:
    """CE-67, zd-philosophers-stone, CR-11, CR-42: attacks are barred for both."""
    sites = {
        "T1": ["philosophers_stone", "land_spell"],
        "B1": ["magic_eye"],
        "BB2": [["ira", 3]],
        "BB0": [["hor", 3]],
    }
    attacks = ["black_knight", "spy", "merchant", "witch", "by_magics_hand"]
    game = game_of(
        red={"centre": TOWER, "sites": sites},
        blue={"centre": TOWER, "sites": {"T1": ["elixir"], "B1": ["karl"], "T-1": ["abbey"]}},
        hands={"red": [*attacks, "caravan", "better_world"], "blue": []},
    )
    for card in attacks:
        assert game.refused(f"play {card}", "CR-11") == "card/barred"
    assert game.refused("cast land_spell@T1", "CR-11") == "card/barred"
    assert {"play caravan", "play better_world", "cast magic_eye@B1"} <= set(game.texts())
    theirs = game_of(
        active="blue",
        red={"centre": TOWER, "sites": sites},
        blue={"centre": TOWER, "sites": {"TT2": [["tali", 3]]}},
        hands={"red": ["karl"], "blue": ["merchant", "spy", "caravan"]},
    )
    for card in ("merchant", "spy"):
        assert theirs.refused(f"play {card}", "CR-11") == "card/barred"
    assert "play caravan" in theirs.texts()
    guarded = game_of(
        red={"centre": TOWER, "sites": sites, "stored": full(RED, ore=1)},
        blue={"centre": TOWER, "sites": {"TT2": [["tali", 3]], "T1": ["countermagic"]}},
        hands={"red": ["caravan"], "blue": []},
    )
    guarded.do("play caravan")
    assert guarded.asked() == (RED, "take"), "nobody is asked for a Countermagic"
    jumping = game_of(
        phase="preroll",
        red={"centre": TOWER, "sites": sites},
        blue={"centre": TOWER, "sites": {"TT2": [["tali", 3]], "T1": ["time_jump"]}},
        dice=[[6, "mill"]],
    )
    assert jumping.asked() == (BLUE, "jump")
    bewitched = game_of(
        red={"centre": TOWER, "sites": sites},
        blue={"centre": {"1": "city"}, "sites": {"T1": [["library", 0, "", ["witch"]]]}},
        stacks={"events": ["productive_year"]},
    )
    assert bewitched.points(BLUE) == 3, "a Witch that lies there stays"
    dice(bewitched, (6, "mystery"))
    bewitched.until(BLUE, "action")
    assert bewitched.points(BLUE) == 4, "until her question mark"
    two = game_of(
        red=tower(power=3, sites={"BB0": [["hor", 3]]}), hands={"red": ["philosophers_stone"], "blue": []}
    )
    assert two.refused("build philosophers_stone T1", "CR-42") == "card/requirement"


def test_magic_kitchen() -> None:
    """CE-70, zd-magic-kitchen, CR-48."""
    game = game_of(red=tower("magic_kitchen"))
    dice(game, (4,), (1,))
    game.do("use magic_kitchen@T1", "take ore B2", "use magic_kitchen@T1")
    assert (game.at(RED, "T1"), game.pile(), game.stored(RED)["B2"]) == ([], ["magic_kitchen"], 1)
    assert game.card(RED, "BB2", "ira").amount == 0
    dull = game_of(red=tower("magic_kitchen"))
    dice(dull, (2,))
    dull.do("use magic_kitchen@T1")
    assert (dull.at(RED, "T1"), dull.card(RED, "BB2", "ira").amount) == (["magic_kitchen"], 1)


def test_magic_mill() -> None:
    """zd-magic-mill, C-56.7, CR-48, CR-61: 1 gold for 1 power, once a turn; that wizard casts no more."""
    game = game_of(red={**tower("magic_mill", "inspiration", power=1), "stored": full(RED, gold=2)})
    game.do("use magic_mill@T1")
    assert (game.card(RED, "BB2", "ira").amount, game.stored(RED)["T0"]) == (2, 1)
    assert game.refused("use magic_mill@T1", "CR-48") == "card/used"
    assert game.refused("cast inspiration@T1", "C-56.7") == "cost/magic"


# -- spells --------------------------------------------------------------------------------------


def test_keeper_of_fate() -> None:
    """zd-keeper-of-fate, C-70.7, CR-64: three events in any order, some of them under the deck."""
    game = game_of(
        red=tower("keeper_of_fate"), stacks={"events": ["plague", "conflict", "progress", "comet"]}
    )
    rest = game.stack("events")[3:]
    game.do("cast keeper_of_fate@T1", "arrange events <2 0 1>", "name 2")
    assert game.stack("events") == ["progress", *rest, "plague", "conflict"]
    assert game.card(RED, "BB2", "ira").amount == 0


def test_land_spell() -> None:
    """zd-land-spell, CR-15: like a Border Dispute, without a token."""
    two = {"2": "road", "3": "settlement"}
    red = tower(
        "land_spell", power=3, centre=two, regions={"T4": region("grain", 3), "B4": region("gold", 3)}
    )
    red["stored"] = {**full(RED, grain=2), "T4": 1}
    blue = {
        "centre": two,
        "regions": {"T4": region("lumber", 6), "B4": region("ore", 4)},
        "stored": {"T4": 3},
    }
    game = game_of(red=red, blue=blue)
    game.do("cast land_spell@T1", "name T4", "name T4")
    assert (game.player(RED).regions["T4"], game.stored(RED)["T4"]) == ("forest-6", 3)
    assert (game.player(BLUE).regions["T4"], game.stored(BLUE)["T4"]) == ("fields-3", 1)


def test_magic_eye() -> None:
    """CE-91, zd-magic-eye, C-56.9, C-70.4, CR-63, CR-64."""
    game = game_of(
        red=tower("magic_eye"),
        hands={"red": ["spy", "karl", "mint"], "blue": []},
        stacks={"s4": ["scout", "abbey"]},
        sizes={"s4": 12},
    )
    before = game.stack("s4")
    game.do("cast magic_eye@T1", "name s4", "take s4 <abbey>", "bury s4 <spy>")
    before.remove("abbey")
    assert game.stack("s4") == [*before, "spy"]
    assert game.hand(RED) == ["abbey", "karl", "mint"]
    assert not set(game.state.zones["s4"]) & set(game.known[BLUE])
    assert game.refused("cast magic_eye@T1", "C-56.9") == "card/used"


def test_change_places() -> None:
    """zd-change-places, C-3.7: two buildings or two units, where both may stand."""
    red = tower(
        "change_places",
        centre={"-1": "city"},
        sites={"T-1": ["library", "garrison"], "B-1": ["karl"], "B1": ["sawmill", "fleet_ore"]},
    )
    game = game_of(red=red)
    game.do("cast change_places@T1")
    assert set(game.texts()) == {"name garrison@T-1", "name sawmill@B1", "name karl@B-1", "name fleet_ore@B1"}
    game.do("name garrison@T-1")
    assert game.at(RED, "T-1") == ["library", "sawmill"]
    assert game.at(RED, "B1") == ["fleet_ore", "garrison"]


def test_wheel_of_time() -> None:
    """zd-wheel-of-time, base-alchemist, CR-24, CR-25: with an Alchemist no die is rolled at all."""
    game = game_of(
        phase="preroll",
        red=tower("wheel_of_time"),
        blue={"stored": full(BLUE)},
        hands={"red": ["alchemist"], "blue": []},
    )
    game.do("cast wheel_of_time@T1", "name sun", "play alchemist", "name 2")
    if game.asked() == (RED, "preroll"):
        game.do("roll")
    game.do("take gold T0", "take gold T0")
    assert (game.stored(RED)["B2"], game.state.symbol) == (1, "sun")


def test_divination() -> None:
    """zd-divination, C-70.7, CR-64: four top cards, known to the caster alone."""
    game = game_of(red=tower("divination"))
    tops = [game.state.zones[f"s{n}"][0] for n in (1, 2, 5, 6)]
    game.do("cast divination@T1", "name s1", "name s2", "name s5", "name s6")
    assert [game.state.zones[f"s{n}"][0] for n in (1, 2, 5, 6)] == tops
    assert set(tops) <= set(game.known[RED])
    assert not set(tops) & set(game.known[BLUE])
    assert game.state.zones["s3"][0] not in game.known[RED]


def test_elixir() -> None:
    """CE-92, zd-elixir, CR-10, CR-63, CR-67."""
    red = tower("elixir", power=2, sites={"T-1": ["otto"], "BB0": [["hor", 2]]})
    game = game_of(red=red)
    game.do("cast elixir@T1", "pay hor@BB0 hor@BB0")
    assert game.strength(RED) == 6
    game.do("end")
    while game.state.active == RED:
        game.do(game.texts()[0])
    assert game.strength(RED) == 6
    while game.state.active == BLUE:
        game.do("roll" if "roll" in game.texts() else "end" if "end" in game.texts() else game.texts()[0])
    assert game.strength(RED) == 3
    game.until(RED, "action")
    game.do("cast elixir@T1")
    assert game.strength(RED) == 6
    opposing = game_of(
        active="blue",
        red=tower("elixir", "countermagic", power=3, sites={"T-1": ["otto"]}),
        blue={"stored": full(BLUE, ore=1)},
        hands={"red": [], "blue": ["caravan"]},
    )
    opposing.do("play caravan")
    assert (opposing.asked(), opposing.texts()) == ((RED, "counter"), ["pass", "cast countermagic@T1"])


def test_countermagic() -> None:
    """CE-65, zd-countermagic, CR-35, CR-38, C-70.6."""
    position: dict[str, Any] = {
        "red": {"stored": full(RED)},
        "blue": {"centre": TOWER, "sites": {"BB2": [["ira", 2]], "T1": ["countermagic", "garrison"]}},
        "hands": {"red": ["arsonist", "merchant"], "blue": []},
    }
    game = game_of(**position)
    game.do("play arsonist")
    assert game.asked() == (BLUE, "counter")
    game.do("cast countermagic@T1")
    assert game.card(BLUE, "BB2", "ira").amount == 0
    assert game.asked() == (RED, "under")
    game.do("under s1")
    assert (game.stack("s1")[-1], game.pile(), game.at(BLUE, "T1")) == (
        "arsonist",
        [],
        ["countermagic", "garrison"],
    )
    game.do("play merchant")
    assert game.asked() == (RED, "demand")


def test_countermagic_leaves_the_price_paid() -> None:
    """CE-65, zd-whirlwind, CR-35."""
    game = game_of(
        red=tower(),
        blue={"centre": TOWER, "sites": {"BB2": [["ira", 2]], "T1": ["countermagic"]}, "stored": rich(BLUE)},
        hands={"red": ["whirlwind"], "blue": []},
    )
    game.do("play whirlwind", "cast countermagic@T1")
    assert game.card(RED, "BB2", "ira").amount == 1
    assert sum(game.stored(BLUE).values()) == 18


def test_a_stopped_defence_card() -> None:
    """CR-38, zd-countermagic: its player is asked again and may play another."""
    game = game_of(
        red=tower("countermagic", sites={"T-1": ["karl"]}),
        blue={"sites": {"T1": ["otto"]}},
        hands={"red": ["black_knight"], "blue": ["herb_woman", "herb_woman"]},
    )
    dice(game, (3,))
    game.do("play black_knight", "play herb_woman")
    assert game.asked() == (RED, "counter")
    game.do("cast countermagic@T1")
    assert game.asked() == (BLUE, "under")
    game.do("under s1")
    assert game.asked() == (BLUE, "reaction")
    game.do("play herb_woman")
    assert game.at(RED, "T-1") == [], "on a 3 the attacker loses against her"


def test_time_jump() -> None:
    """CE-66, zd-time-jump, CR-14, CR-26."""
    game = game_of(
        phase="preroll",
        red={"stored": full(RED, ore=1, wool=1)},
        blue={
            "centre": TOWER,
            "sites": {"TT2": ["tali"], "T1": ["time_jump"]},
            "stored": full(BLUE, lumber=3, gold=3, wool=2, ore=1),
        },
        dice=[[3, "brigand"], [3, "sun"]],
    )
    assert game.asked() == (BLUE, "jump")
    game.do("cast time_jump@T1")
    assert game.asked() == (RED, "take")
    game.do("take gold T0", "take gold")
    assert (game.stored(RED)["B0"], game.stored(RED)["B2"]) == (2, 1)
    assert (game.stored(BLUE)["B0"], game.stored(BLUE)["B2"]) == (2, 2)
    assert game.card(BLUE, "TT2", "tali").amount == 0


def test_time_jump_against_an_event_card() -> None:
    """zd-time-jump, CR-26, CR-27: the card goes under the deck, and nothing of it happens."""
    game = game_of(
        phase="preroll",
        red=tower("time_jump", centre={"-1": "city"}),
        stacks={"events": ["plague", "conflict"]},
        dice=[[6, "mystery"], [6, "mill"]],
    )
    game.do("pass")
    assert game.asked() == (RED, "jump")
    assert game.state.event == "plague"
    game.do("cast time_jump@T1")
    assert game.stack("events")[-1] == "plague"
    assert game.asked() == (RED, "action")


def test_spell_books() -> None:
    """C-56.8, C-56.10, zd-divination: free to place, no buildings; demolished they are discarded."""
    game = game_of(red=tower(), hands={"red": ["divination"], "blue": []})
    game.do("build divination T1", "cast divination@T1", "name s1", "name s2", "name s3", "name s4")
    game.do("demolish divination@T1")
    assert game.pile() == ["divination"]
    safe = game_of(
        blue={"centre": TOWER, "sites": {"T1": ["elixir"]}}, hands={"red": ["arsonist"], "blue": []}
    )
    assert safe.refused("play arsonist", "C-7.4") == "card/no-effect"


# -- events and actions --------------------------------------------------------------------------


def test_comet() -> None:
    """CE-69, zd-comet, CR-68, CR-74: with 4 points or more all cards are changed for new ones."""
    position: dict[str, Any] = {
        "phase": "preroll",
        "active": "blue",
        "blue": {"centre": {"1": "city", "-1": "city"}, "sites": {"T1": ["library"]}},
        "stacks": {"events": ["comet"]},
        "dice": [[6, "mystery"]],
        "hands": {"red": ["spy", "mint", "scout"], "blue": ["karl", "bishop"]},
    }
    game = game_of(**position, red={"centre": {"1": "city", "-1": "city"}})
    assert (game.points(RED), game.points(BLUE), game.player(BLUE).limit) == (4, 5, 4)
    if game.asked() == (BLUE, "preroll"):
        game.do("roll")
    tops = game.stack("s2")[:4]
    game.do("name s2", "bury s2 <bishop>", "bury s2 <karl>")
    assert game.hand(BLUE) == sorted(tops)
    assert game.stack("s2")[-2:] == ["bishop", "karl"]
    assert game.asked() == (RED, "name")
    assert "name s2" not in game.texts()
    game.do("name s3", "bury s3 <spy>", "bury s3 <mint>", "bury s3 <scout>")
    assert len(game.hand(RED)) == 3
    weak = game_of(**position, red={"centre": {"1": "city"}})
    if weak.asked() == (BLUE, "preroll"):
        weak.do("roll")
    assert weak.points(RED) == 3
    weak.do("name s2", "bury s2 <bishop>", "bury s2 <karl>")
    assert (weak.hand(RED), weak.asked()) == (["mint", "scout", "spy"], (BLUE, "action"))


def test_better_world() -> None:
    """zd-better-world, C-70.7: an event leaves for good, Year End stays."""
    game = game_of(red=tower(), hands={"red": ["better_world"], "blue": []})
    game.do("play better_world")
    assert game.asked() == (RED, "banish")
    events = game.stack("events")
    assert len(game.texts()) == len(events) - 1
    with_year_end = game.copy()
    with_year_end.play(RED, f"pick {events.index('year_end')}")
    assert with_year_end.state.agenda[-1][0] == "banish"
    at = events.index("plague")
    game.do(f"pick {at} <plague>")
    assert (game.stack("events"), game.state.gone) == (events[:at] + events[at + 1 :], ["plague"])


def test_land_change() -> None:
    """zd-land-change, C-70.8, CR-65: another kind, the same amount; the old region goes into the stack."""
    red = tower(
        centre={"2": "road", "3": "settlement"}, regions={"T4": region("grain", 3), "B4": region("gold", 3)}
    )
    red["stored"] = {**full(RED, grain=2), "T4": 1}
    game = game_of(red=red, hands={"red": ["land_change"], "blue": []})
    game.do("play land_change", "name T4")
    assert game.asked() == (RED, "new_land")
    faces = game.stack("regions")
    assert not any("fields" in text for text in game.texts())
    at = faces.index("hills-1")
    game.do(f"pick {at} <hills-1>")
    assert (game.player(RED).regions["T4"], game.stored(RED)["T4"]) == ("hills-1", 1)
    assert sorted(game.stack("regions")) == sorted([*faces[:at], *faces[at + 1 :], "fields-3"])
    alone = game_of(red=tower(), hands={"red": ["land_change"], "blue": []})
    assert alone.refused("play land_change", "C-7.4") == "card/no-effect"


def test_land_change_of_a_starting_region() -> None:
    """zd-land-change, CR-65: it lies in the stack then: positions load again, and bots count with it."""
    red = tower(
        centre={"2": "road", "3": "settlement"}, regions={"T4": region("grain", 3), "B4": region("gold", 3)}
    )
    game = game_of(red=red | {"stored": full(RED, grain=2)}, hands={"red": ["land_change"], "blue": []})
    before = cards_in_play(game)
    at = game.stack("regions").index("hills-1")
    game.do("play land_change", "name T2", f"pick {at} <hills-1>")
    assert game.player(RED).regions["T2"] == "hills-1" and "fields-1" in game.stack("regions")
    assert cards_in_play(game) == before
    assert Table.load(RULESET, game.dump(), strict=True).dump() == game.dump()
    seen = {**game.dump(), "private": {}}
    dealt = Table.load(RULESET, seen, strict=True, seed=4)
    assert isinstance(dealt, Table)
    assert sorted(dealt.stack("regions")) == sorted(game.stack("regions"))
    guess = guesses(game.view(BLUE)).deal(random.Random(1))
    assert sorted(guess[slot] for slot in game.state.zones["regions"]) == sorted(game.stack("regions"))


def test_materialization() -> None:
    """CE-90, zd-materialization, CR-5, C-56.12."""
    game = game_of(red=tower(sites={"BB0": ["hor"]}), hands={"red": ["materialization"], "blue": []})
    points = game.points(RED)
    game.do("play materialization", "pay ira@BB2")
    assert (game.player(RED).centre[-1], game.state.cities, game.points(RED)) == ("city", 6, points + 1)
    assert game.card(RED, "BB2", "ira").amount == 1
    towers = game_of(
        red=tower(centre={"-1": "city"}, sites={"BB0": ["hor"]}),
        hands={"red": ["materialization"], "blue": []},
    )
    assert towers.refused("play materialization", "C-7.4") == "card/no-effect", "not on a citadel"
    one = game_of(red=tower(), hands={"red": ["materialization"], "blue": []})
    assert one.refused("play materialization", "CR-42") == "card/requirement"


def test_witch() -> None:
    """CE-68, zd-witch, CR-8, CR-49, CR-50: she stays until the owner's question mark, or goes with it."""
    game = game_of(
        red=tower(sites={"BB0": ["hor"]}),
        blue={"centre": {"1": "city"}, "sites": {"T1": ["library"]}, "stored": full(BLUE)},
        hands={"red": ["witch"], "blue": []},
    )
    points = game.points(BLUE)
    game.do("play witch", "pay ira@BB2")
    assert game.card(RED, "BB2", "ira").amount == 1
    assert (game.points(BLUE), game.player(BLUE).limit, game.pile()) == (points - 1, 3, [])
    dice(game, (6, "mill"), (6, "mystery"), (6, "mystery"))
    game.force_top("events", ["productive_year", "progress"])
    game.until(BLUE, "action")
    demolished = game.copy()
    assert isinstance(demolished, Table)
    game.until(RED, "action")
    assert (game.state.symbol, game.points(BLUE)) == ("mystery", points - 1), "not at red's question mark"
    stored = game.stored(BLUE)
    game.do("end")
    while game.state.active == RED:
        game.do(game.texts()[0])
    if game.asked() == (BLUE, "preroll"):
        game.do("roll")
    assert game.asked() == (BLUE, "action"), "Progress came first and brought nothing"
    assert sum(game.stored(BLUE).values()) == sum(stored.values()) + 1, "the brick of a 6"
    assert (game.points(BLUE), game.pile()) == (points, ["witch"])
    demolished.do("demolish library@T1")
    assert sorted(demolished.pile()) == ["library", "witch"]


def test_whirlwind() -> None:
    """zd-whirlwind: one opposing region loses all."""
    game = game_of(
        red=tower(), blue={"stored": full(BLUE, ore=3, wool=1)}, hands={"red": ["whirlwind"], "blue": []}
    )
    game.do("play whirlwind", "name B2")
    assert game.stored(BLUE) == full(BLUE, wool=1)


def test_wisdom_of_the_ancestors() -> None:
    """zd-ancestral-wisdom, CR-46: an action card, not itself."""
    game = game_of(red=tower(), hands={"red": ["ancestral_wisdom"], "blue": []}, discard=["abbey", "spy"])
    game.do("play ancestral_wisdom")
    assert (game.hand(RED), game.pile()) == (["spy"], ["abbey", "ancestral_wisdom"])


def test_by_magics_hand() -> None:
    """CE-72, zd-by-magics-hand, zd-wheel-of-time, CR-47, CR-63: room is made first."""
    blue = {"centre": TOWER, "sites": {"T1": ["wheel_of_time"]}}
    crowded = tower("garrison", "keeper_of_fate", "divination", "wheel_of_time")
    game = game_of(red=crowded, blue=blue, hands={"red": ["by_magics_hand"], "blue": []})
    assert game.refused("play by_magics_hand", "C-7.4") == "card/no-effect"
    game.do("demolish garrison@T1", "play by_magics_hand")
    assert game.pile() == ["garrison", "by_magics_hand"]
    assert game.card(RED, "BB2", "ira").amount == 1
    assert game.at(RED, "T1") == ["keeper_of_fate", "wheel_of_time"]
    assert game.at(BLUE, "T1") == []
    assert game.card(RED, "T1", "wheel_of_time").owner == RED


def test_two_wheels_of_time() -> None:
    """CE-72, zd-wheel-of-time, C-56.9, CR-63: both may be cast in a turn; the face named last holds."""
    game = game_of(
        phase="preroll",
        red=tower("wheel_of_time", "garrison", "wheel_of_time", sites={"BB0": [["hor", 2]]}),
    )
    game.do("cast wheel_of_time@T1", "pay hor@BB0 hor@BB0", "name sun")
    assert game.asked() == (RED, "preroll")
    game.refused("cast wheel_of_time@T1", "C-56.9")
    game.do("cast wheel_of_time@B1", "name tournament")
    assert (game.state.symbol, game.asked()) == ("tournament", (RED, "action"))
    assert game.card(RED, "BB2", "ira").amount == 0


@pytest.mark.parametrize("mark", ["witch", "dogma", "pawned"])
def test_ineffective_buildings(mark: str) -> None:
    """CR-49, CR-42: no points, no effect, no requirement; a forbidden one counts all the same."""
    game = game_of(red={"centre": {"1": "city"}, "sites": {"T1": [["library", 0, "", [mark]]]}})
    assert (game.points(RED), game.player(RED).limit) == (3, 3)
