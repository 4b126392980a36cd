"""Politics & Intrigue: every card, position, move, position."""

from typing import Any

import pytest

from tests.classic.helpers import BLUE, RED, Table, dice, full, rich, table

CITY = {"1": "city"}


def game_of(**position: Any) -> Table:
    """A table of the expanded game with this set."""
    return table("politics", **position)


def event(face: str, **position: Any) -> Table:
    """Red has rolled this event; production is a 6."""
    return game_of(phase="preroll", stacks={"events": [face]}, dice=[[6, "mystery"]], **position)


# -- metropolis ----------------------------------------------------------------------------------


def test_metropolis() -> None:
    """CE-34, pi-metropolis, C-44, C-55.2, C-55.3, C-55.4, C-55.6, C-55.8, CR-9, CR-60, CR-80."""
    game = game_of(
        red={"centre": CITY, "sites": {"T1": ["church"]}, "stored": rich(RED)},
        blue={"sites": {"T1": ["pippin"]}},
        hands={"red": ["metropolis", "otto", "garrison", "metropolis"], "blue": []},
    )
    game.refused("build metropolis -1", "C-55.2")
    before = (game.points(RED), game.stored(RED))
    game.do("build metropolis 1")
    assert game.player(RED).centre[1] == "metropolis"
    assert (game.points(RED), game.stored(RED)) == before
    game.refused("build metropolis 1", "C-55.2")
    game.refused("build garrison BB0", "C-3.7")
    assert {"build otto TT0", "build otto TT2", "build otto BB0", "build otto BB2"} <= set(game.texts())
    assert "build otto TT-2" not in game.texts()
    game.do("build otto BB2")
    assert game.at(RED, "BB2") == ["otto"]
    game.refused("build garrison BB2")
    assert "demolish otto@BB2" in game.texts()
    dice(game, (6, "mystery"))
    game.force_top("events", ["civil_war"])
    game.do("end")
    while game.state.active == RED:
        game.do(game.texts()[0])
    while game.asked()[1] not in ("action", "name"):
        game.do("roll" if "roll" in game.texts() else game.texts()[0])
    assert game.at(RED, "BB2") == ["otto"], "the Church of the metropolis protects him"
    assert game.at(BLUE, "T1") == []


def test_metropolis_needs_a_town_hall_or_church() -> None:
    """pi-metropolis, C-55.2, CR-41, CR-42."""
    game = game_of(red={"centre": CITY}, hands={"red": ["metropolis"], "blue": []})
    assert game.refused("build metropolis 1", "CR-42") == "card/requirement"
    game = game_of(
        red={"centre": CITY, "sites": {"T1": ["town_hall"]}},
        hands={"red": ["metropolis"], "blue": []},
        unlocked=0,
    )
    assert "build metropolis 1" in game.texts()


def test_a_unit_beyond_a_region_touches_that_region_only() -> None:
    """CR-60, C-55.4, rh-large-trade-fleet, rh-peasant-army."""
    game = table(
        "mixed",
        red={
            "centre": {"1": "metropolis"},
            "sites": {"TT2": ["peasant_army"], "BB2": ["large_trade_fleet"]},
            "stored": full(RED, grain=3, ore=2, wool=2),
        },
    )
    assert game.strength(RED) == 3
    assert "trade 2 ore@B2 wool" in game.texts()
    game.refused("trade 2 wool@B0 ore", "C-6.1")


# -- expansions ----------------------------------------------------------------------------------


def test_bailiwick_leaves_on_the_opponents_question_mark() -> None:
    """CE-35, pi-bailiwick, C-70.6, CR-27, CR-34, CR-59."""
    game = game_of(
        phase="preroll",
        active="blue",
        red={"sites": {"T1": ["bailiwick"]}, "stored": full(RED, wool=2, ore=3, gold=1)},
        blue={"stored": full(BLUE)},
        stacks={"events": ["productive_year"]},
        dice=[[2, "mystery"]],
    )
    assert game.asked() == (RED, "under")
    assert game.stored(RED) == full(RED, gold=1)
    game.do("under s3")
    assert game.stack("s3")[-1] == "bailiwick"
    assert game.state.faces[game.state.zones["s3"][-1]] == "bailiwick"
    assert (game.stored(RED)["B2"], game.stored(BLUE)["T2"]) == (1, 1)


def test_bailiwick_brings_a_resource_when_its_owner_rolls() -> None:
    """CE-35, pi-bailiwick, CR-34: also on the own question mark, after production."""
    game = event("productive_year", red={"sites": {"T1": ["bailiwick"]}, "stored": full(RED)})
    assert game.asked() == (RED, "take")
    assert game.stored(RED)["T0"] == 1, "production came first"
    game.do("take ore B2")
    assert (game.at(RED, "T1"), game.stored(RED)["B2"]) == (["bailiwick"], 1)
    game = game_of(phase="preroll", active="blue", red={"sites": {"T1": ["bailiwick"]}}, dice=[[6, "mill"]])
    assert game.asked() == (BLUE, "action")


def test_secret_society_copies_a_library() -> None:
    """CE-36, pi-secret-society, CR-58."""
    game = game_of(
        red={"centre": CITY, "stored": rich(RED), "sites": {"B1": ["karl"]}},
        blue={"centre": {"1": "city", "-1": "city"}, "sites": {"T1": ["church"]}, "stored": rich(BLUE)},
        hands={"red": ["secret_society", "metropolis"], "blue": ["library"]},
    )
    game.do("build secret_society T1", "name library")
    assert (game.player(RED).limit, game.points(RED)) == (3, 3 + 1)
    game.do("end")
    while game.asked() != (BLUE, "action"):
        game.do("roll" if "roll" in game.texts() else game.texts()[0])
    game.do("build library T-1")
    assert (game.player(RED).limit, game.points(RED)) == (4, 4)
    game.do("demolish library@T-1")
    assert game.asked() == (RED, "name")
    assert game.player(RED).limit == 3
    game.do("name church")
    game.do("end")
    while game.asked() != (RED, "action"):
        game.do("roll" if "roll" in game.texts() else game.texts()[0])
    assert "build metropolis 1" in game.texts()


def test_a_copied_church_guards_the_city_of_the_society() -> None:
    """CE-36, pi-secret-society, CR-21, CR-58, CR-80: even of an ineffective building."""
    game = event(
        "civil_war",
        red={"centre": CITY, "sites": {"T1": [["secret_society", 0, "church"], "karl"], "T-1": ["otto"]}},
        blue={"centre": CITY, "sites": {"T1": [["church", 0, "", ["witch"]]]}},
    )
    assert game.hand(RED) == ["otto"]


def test_mission() -> None:
    """CE-40, pi-mission, CR-45: church buildings cost 1 less, a Holy Site does not."""
    mission = {"centre": CITY, "sites": {"T-1": ["mission"]}}
    game = game_of(red={**mission, "stored": full(RED, ore=2, grain=2)})
    game.do("build church T1")
    assert game.stored(RED) == full(RED)
    game = game_of(red={**mission, "stored": full(RED, ore=2, grain=2, brick=1)})
    game.do("build church T1", "spare ore")
    assert game.stored(RED) == full(RED, ore=1), "whichever red likes"
    game = game_of(
        red={**mission, "stored": full(RED, lumber=1, ore=1)},
        hands={"red": ["abbey", "holy_site"], "blue": []},
    )
    game.do("build abbey T1")
    assert game.stored(RED) == full(RED)
    game = game_of(
        red={**mission, "sites": {"T-1": ["mission"], "T1": ["church"]}, "stored": full(RED, brick=1)},
        hands={"red": ["holy_site"], "blue": []},
    )
    game.refused("build holy_site B1", "C-3.8")


def test_brewery() -> None:
    """CE-39, pi-brewery, CR-48: turned once per turn for 1 gold."""
    game = game_of(
        red={"centre": CITY, "stored": full(RED, brick=1, grain=2, gold=2)},
        blue={"sites": {"T1": ["siegfried"]}},
        hands={"red": ["brewery"], "blue": []},
    )
    game.do("build brewery T1", "name strength")
    assert (game.strength(RED), game.state.tokens[0]) == (2, RED)
    game.do("use brewery@T1")
    assert (game.strength(RED), game.trade(RED), game.state.tokens[0]) == (0, 2, BLUE)
    assert game.stored(RED)["T0"] == 1
    assert game.refused("use brewery@T1", "CR-48") == "card/used"


def test_order_castle_and_bribery() -> None:
    """CE-41, pi-bribery, pi-order-castle, CR-35, CR-45, C-7.1."""
    blue = {"sites": {"T-1": ["order_castle"], "T1": ["karl"], "B1": ["conrad"]}}
    game = game_of(red={"stored": full(RED, gold=3)}, blue=blue, hands={"red": ["bribery"], "blue": []})
    game.do("play bribery")
    assert game.stored(RED) == full(RED)
    assert set(game.texts()) == {"name T-1", "name B-1", "name T1", "name B1"}, "only Conrad can be bribed"
    game.do("name T1")
    assert (game.at(RED, "T1"), game.at(BLUE, "B1")) == (["conrad"], [])
    assert (game.strength(RED), game.strength(BLUE)) == (2, 8), "Karl has 7, the castle 1"
    crowd = {f"{side}{col}": ["garrison"] for side in "TB" for col in (-1, 1)}
    game = game_of(
        red={"stored": full(RED, gold=3), "sites": crowd}, blue=blue, hands={"red": ["bribery"], "blue": []}
    )
    assert game.refused("play bribery", "C-7.4") == "card/no-effect"
    game = game_of(red={"stored": full(RED, gold=2)}, blue=blue, hands={"red": ["bribery"], "blue": []})
    assert game.refused("play bribery") == "cost/short"


def test_order_castle_and_the_black_knight() -> None:
    """CE-88, CR-12, CR-36, pi-order-castle."""
    blue = {"sites": {"T-1": ["order_castle"], "T1": ["karl"]}}
    game = table("mixed", blue=blue, hands={"red": ["imelda", "black_knight"], "blue": []})
    assert game.refused("play imelda", "C-7.4") == "card/no-effect"
    dice(game, (5,))
    game.do("play black_knight")
    assert game.hand(BLUE) == ["karl"]
    game = event("civil_war", red={}, blue=blue)
    assert game.at(BLUE, "T1") == ["karl"]


def test_archdiocese_before_wedding() -> None:
    """CE-43, pi-archdiocese, pi-wedding, CR-35."""
    red = {"centre": CITY, "sites": {"T1": ["church"]}, "stored": full(RED, gold=1)}
    hands = {"red": ["wedding"], "blue": []}
    blue = {"centre": CITY, "sites": {"T1": ["archdiocese"]}}
    game = game_of(red=red, blue={**blue, "stored": full(BLUE, gold=2)}, hands=hands)
    game.do("play wedding")
    assert (game.stored(RED)["T0"], game.stored(BLUE)["T0"]) == (3, 1)
    game = game_of(red=red, blue={**blue, "stored": full(BLUE, gold=3)}, hands=hands)
    game.do("play wedding")
    assert (game.stored(RED)["T0"], game.stored(BLUE)["T0"]) == (3, 1)
    game = game_of(red={**red, "sites": {}}, blue={**blue, "stored": full(BLUE, gold=3)}, hands=hands)
    assert game.refused("play wedding", "CR-42") == "card/requirement"


def test_fire_does_nothing_to_an_archdiocese() -> None:
    """pi-archdiocese, CR-49, CR-76: also while it is ineffective."""
    for marks in ([], ["pawned"], ["witch"]):
        game = game_of(
            blue={"centre": CITY, "sites": {"T1": [["archdiocese", 0, "", marks]]}},
            hands={"red": ["arsonist"], "blue": []},
        )
        assert game.refused("play arsonist", "C-7.4") == "card/no-effect"
        assert game.points(BLUE) == (4 if not marks else 3)


def test_house_of_the_republic() -> None:
    """CE-44, pi-house-of-republic, CR-33, CR-42."""
    game = game_of(
        phase="preroll",
        red={"centre": CITY, "sites": {"T1": ["house_of_republic"]}, "stored": full(RED)},
        dice=[[1, "mill"]],
    )
    assert game.stored(RED) == full(RED, grain=3)
    for bailiwick in ("bailiwick", ["bailiwick", 0, "", ["witch"]]):
        game = game_of(
            red={"centre": CITY, "sites": {"T-1": [bailiwick], "T1": ["town_hall"]}, "stored": rich(RED)},
            hands={"red": ["house_of_republic"], "blue": []},
        )
        assert game.refused("build house_of_republic T1", "CR-42") == "card/requirement"
    game = game_of(
        red={"centre": CITY, "sites": {"T1": ["town_hall", "house_of_republic"]}, "stored": rich(RED)},
        hands={"red": ["bailiwick"], "blue": []},
    )
    assert game.refused("build bailiwick T-1", "CR-42") == "card/requirement"


@pytest.mark.parametrize(("ore", "lost"), [(1, False), (2, True)])
def test_court(ore: int, lost: bool) -> None:
    """CE-45, pi-court, C-5.1, CR-28: 10 counted resources are safe, 11 are not."""
    game = game_of(
        phase="preroll",
        red={
            "centre": CITY,
            "sites": {"T1": ["court"]},
            "stored": full(RED, lumber=3, gold=3, grain=2, wool=1, ore=ore),
        },
        dice=[[5, "brigand"]],
    )
    assert (game.stored(RED)["B2"], game.stored(RED)["B0"]) == ((0, 0) if lost else (ore, 1))


def test_theater() -> None:
    """pi-theater, C-8.1, CR-42: two more cards in the hand; needs a Library."""
    game = game_of(
        red={"centre": CITY, "sites": {"T1": ["library"]}, "stored": rich(RED)},
        hands={"red": ["theater"], "blue": []},
    )
    game.do("build theater T1")
    assert game.player(RED).limit == 6
    game = game_of(red={"centre": CITY, "stored": rich(RED)}, hands={"red": ["theater"], "blue": []})
    assert game.refused("build theater T1", "CR-42") == "card/requirement"


def test_bordello() -> None:
    """CE-89, pi-bordello, C-43, C-43.1, C-43.2, C-43.4, CR-55, CR-67: a foreign card."""
    game = game_of(
        red={"stored": rich(RED)},
        blue={"centre": CITY, "sites": {"T-1": ["otto"], "B-1": ["siegfried"]}},
        hands={"red": ["bordello"], "blue": ["arsonist"]},
    )
    assert game.strength(BLUE) == 4
    assert {text for text in game.texts() if "bordello" in text} == {"build bordello T1", "build bordello B1"}
    game.do("build bordello T1")
    assert (game.strength(BLUE), game.at(BLUE, "T1")) == (2, ["bordello"])
    game.refused("demolish bordello~T1", "CR-47")
    game.do("end")
    while game.asked() != (BLUE, "action"):
        game.do("roll" if "roll" in game.texts() else game.texts()[0])
    game.refused("demolish bordello@T1", "CR-47")
    dice(game, (5,))
    game.do("play arsonist")
    while game.asked() != (BLUE, "action"):
        assert game.asked()[0] == RED
        game.do(game.texts()[0])
    assert game.strength(BLUE) == 4
    assert game.at(BLUE, "T1") == []
    assert "bordello" in game.hand(RED)
    raided = table(
        "tournament",
        sets=[["base", "politics"], ["base", "knights"]],
        phase="preroll",
        active="blue",
        red={"sites": {"T1": ["abbey"]}},
        blue={"centre": CITY, "sites": {"T1": ["bordello"], "T-1": ["otto"]}},
        stacks={"events": ["raid"]},
        dice=[[6, "mystery"]],
    )
    assert raided.asked() == (RED, "name"), "blue has named all there are"
    raided.do(next(text for text in raided.texts() if "bordello" in text))
    assert (raided.hand(RED), raided.at(RED, "T1"), raided.at(BLUE, "T1")) == (["bordello"], ["abbey"], [])


def test_holy_site() -> None:
    """pi-holy-site, C-70.3: once in a hand step a card just drawn goes under its stack."""
    game = game_of(
        phase="hand",
        red={"sites": {"T1": ["holy_site"]}},
        hands={"red": ["abbey"], "blue": []},
        stacks={"s1": ["spy", "karl"], "s2": ["mint"]},
    )
    game.do("draw s1")
    assert game.asked() == (RED, "keep")
    assert game.texts() == ["keep", "bury s1 <spy>"]
    game.do("bury s1 <spy>")
    assert game.stack("s1")[-1] == "spy"
    assert game.asked() == (RED, "draw")
    game.do("draw s1", "draw s2")
    assert game.hand(RED) == ["abbey", "karl", "mint"]
    kept = game_of(
        phase="hand",
        red={"sites": {"T1": ["holy_site"]}},
        hands={"red": ["abbey"], "blue": []},
        stacks={"s1": ["spy"]},
    )
    kept.do("draw s1", "keep")
    assert kept.hand(RED) == ["abbey", "spy"]


# -- events --------------------------------------------------------------------------------------


def test_mendicant_friars() -> None:
    """pi-mendicant, CR-43: the holder of the mill token gives 2 of its own choice that fit."""
    red: dict[str, Any] = {
        "centre": CITY,
        "sites": {"T1": ["marketplace"]},
        "stored": full(RED, ore=2, wool=1),
    }
    game = event("mendicant", red=red, blue={"stored": full(BLUE, wool=3)})
    assert game.stored(BLUE) == full(BLUE, wool=3, ore=2, brick=1), "wool does not fit"
    game = event("mendicant", red={}, blue={})
    assert game.asked() == (RED, "action")


def test_church_feast() -> None:
    """pi-church-feast: 2 with a Church, however many; 4 with a Cathedral, 6 with both."""
    game = event(
        "church_feast", red={"centre": CITY, "sites": {"T1": ["church", "church"]}, "stored": full(RED)}
    )
    game.do("take ore B2", "take ore B2")
    assert game.asked() == (RED, "action")
    game = table(
        "mixed",
        sets=[["base", "politics", "science"]],
        phase="preroll",
        red={"centre": CITY, "sites": {"T1": ["church", "cathedral"]}, "stored": full(RED)},
        stacks={"events": ["church_feast"]},
        dice=[[6, "mystery"]],
    )
    for _ in range(6):
        assert game.asked() == (RED, "take")
        game.do(game.texts()[0])
    assert game.asked() == (RED, "action")


def test_good_neighbourhood() -> None:
    """CE-38, pi-good-neighbourhood, C-70.9, CR-53."""
    game = event("good_neighbourhood", red={}, bans=[["s3", "blue"]], hands={"red": [], "blue": []})
    state = game.state
    assert [zone for zone in ("s1", "s2", "s3", "s4", "s5", "s6") if state.zones[zone][0] in state.faces] == [
        "s1",
        "s2",
        "s4",
        "s5",
        "s6",
    ]
    game.do("end")
    top, following = game.stack("s1")[:2]
    game.do("draw s1")
    assert top in game.hand(RED)
    assert state.faces[state.zones["hand0"][0]] == top, "both know it"
    assert state.faces[state.zones["s1"][0]] == following
    lifted = event(
        "good_neighbourhood",
        red={"stored": full(RED, gold=3)},
        bans=[["s3", "red"]],
        hands={"red": [], "blue": []},
    )
    assert lifted.state.zones["s3"][0] not in lifted.state.faces
    lifted.do("lift s3")
    assert lifted.state.zones["s3"][0] in lifted.state.faces


# -- actions -------------------------------------------------------------------------------------

HALL = {"centre": CITY, "sites": {"T1": ["town_hall"]}}


def test_archivist() -> None:
    """pi-archivist, C-70.7, CR-42: up to six cards of a stack in an order of choice."""
    game = game_of(
        red=HALL, hands={"red": ["archivist"], "blue": []}, stacks={"s2": ["abbey", "spy", "karl"]}
    )
    before = game.stack("s2")
    game.do("play archivist", "name s2")
    assert game.asked() == (RED, "sort_cards")
    assert all(slot in game.known[RED] for slot in game.state.zones["s2"][:6])
    assert game.state.zones["s2"][6] not in game.known[RED]
    game.do("arrange s2 <2 1 0 3 4 5>")
    assert game.stack("s2") == [before[at] for at in (2, 1, 0, *range(3, len(before)))]
    assert not set(game.state.zones["s2"]) & set(game.known[BLUE])
    without = game_of(hands={"red": ["archivist"], "blue": []})
    assert without.refused("play archivist", "CR-42") == "card/requirement"


def test_council_meeting() -> None:
    """CE-46, pi-council, C-8.2, CR-42."""
    game = game_of(
        red=HALL, hands={"red": ["council", "abbey"], "blue": []}, stacks={"s5": ["ban", "wedding"]}
    )
    game.do("play council", "bury s2 <abbey>", "name s5")
    assert game.hand(RED) == ["ban", "wedding"]
    assert game.stack("s2")[-1] == "abbey"
    alone = game_of(red=HALL, hands={"red": ["council"], "blue": []})
    assert alone.refused("play council", "C-7.4") == "card/no-effect"


def test_diplomat() -> None:
    """pi-diplomat, CR-46, CR-52: a card of the pile, not himself; not from a banned pile."""
    game = game_of(red=HALL, hands={"red": ["diplomat"], "blue": []}, discard=["karl", "spy"])
    game.do("play diplomat", "name karl")
    assert (game.hand(RED), game.pile()) == (["karl"], ["spy", "diplomat"])
    assert game.state.faces[game.state.zones["hand0"][0]] == "karl"
    empty = game_of(red=HALL, hands={"red": ["diplomat"], "blue": []})
    assert empty.refused("play diplomat", "C-7.4") == "card/no-effect"
    banned = game_of(
        red=HALL, hands={"red": ["diplomat"], "blue": []}, discard=["karl"], bans=[["pile", "red"]]
    )
    assert banned.refused("play diplomat", "C-7.4") == "card/no-effect"


def test_chancellor() -> None:
    """pi-chancellor, C-70.4: three cards of one stack."""
    game = game_of(
        red=HALL, hands={"red": ["chancellor"], "blue": []}, stacks={"s1": ["abbey", "spy", "karl", "mint"]}
    )
    game.do("play chancellor", "name s1", "take s1 <karl>", "take s1 <mint>", "take s1 <spy>")
    assert game.hand(RED) == ["karl", "mint", "spy"]
    assert game.asked() == (RED, "action")


def test_ecclesiastical_ban() -> None:
    """CE-37, pi-ban, CR-52, C-70.1."""
    game = game_of(
        red={"centre": CITY, "sites": {"T1": ["church"]}},
        blue={"stored": full(BLUE, gold=3)},
        hands={"red": ["ban", "spy", "abbey", "mint"], "blue": ["karl"]},
    )
    game.do("play ban")
    assert set(game.texts()) == {*(f"name s{n}" for n in range(1, 7)), "name pile"}
    game.do("name s1")
    assert game.pile() == []
    game.do("end")
    assert "bury s1 <spy>" in game.texts(), "red keeps access"
    game.do("pass")
    dice(game, (6, "mill"))
    game.do("roll")
    assert "lift s1" in game.texts()
    again = game.copy()
    game.do("lift s1")
    assert (game.stored(BLUE)["T0"], game.pile()) == (0, ["ban"])
    game.do("end")
    assert "draw s1" in game.texts(), "the stack is open"
    again.play(BLUE, "end")
    offered = [move.text for move in again.legal()]
    assert "draw s2" in offered and not [text for text in offered if "s1" in text.split()]
    held = game_of(
        active="blue",
        phase="hand",
        blue={"stored": rich(BLUE)},
        hands={"red": [], "blue": ["karl", "spy", "abbey", "mint"]},
        bans=[["s1", "blue"]],
    )
    assert {text.split()[1] for text in held.texts()} == {"s2", "s3", "s4", "s5", "s6"}
    few = game_of(
        active="blue",
        phase="hand",
        blue={"stored": rich(BLUE)},
        hands={"red": [], "blue": ["karl"]},
        bans=[["s1", "blue"]],
    )
    assert "search s2" in few.texts() and "search s1" not in few.texts()


def test_medicus_out_of_turn() -> None:
    """CE-42, pi-medicus, C-7.2, CR-37."""
    position: dict[str, Any] = {"red": {"centre": CITY}, "blue": {"centre": CITY}, "unlocked": 0}
    game = event("plague", **position, hands={"red": [], "blue": ["medicus", "spy"]})
    assert game.asked() == (BLUE, "reaction")
    game.do("play medicus")
    assert sum(game.stored(BLUE).values()) == 7
    assert sum(game.stored(RED).values()) == 3
    assert game.pile() == ["medicus"]
    game = event("plague", **position, hands={"red": [], "blue": ["spy"]})
    assert game.texts() == ["pass"]
    game = event("plague", **position, hands={"red": [], "blue": []})
    assert game.asked() == (RED, "action")


def test_row_buildings() -> None:
    """C-55.1, C-20.14, C-20.16, CR-3, CR-69: one copy for each player, back to the row when it goes."""
    game = game_of(red={"centre": CITY, "stored": rich(RED)}, hands={"red": [], "blue": ["arsonist"]})
    game.do("build church T1")
    assert game.state.row == ["church", "town_hall", "town_hall"]
    game.do("trade 3 lumber grain", "trade 3 wool ore")
    assert game.refused("build church T1") == "card/unique"
    game.do("demolish church@T1")
    assert game.state.row == ["church", "church", "town_hall", "town_hall"]
    assert game.pile() == []
