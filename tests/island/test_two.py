"""The game for two: neutral colours, two rolls, trade tokens (T-1.3); what two or more know (T-2 to T-7)."""

from __future__ import annotations

from typing import Any

import pytest

from p2pduel.games.island.rules.facts import COLOURS
from p2pduel.games.island.rules.ruleset import RULESET
from p2pduel.kernel.operations import Draw, Roll, Seal, Shuffle, Transfer
from p2pduel.local.driver import LocalTable
from tests.island.scenes import Scene, random_game, scene

ALL = {"lumber": 3, "brick": 3, "wool": 3, "grain": 3, "ore": 3}
NEUTRAL: dict[str, Any] = {"white": {"settlements": ["V19"]}, "red": {"settlements": ["V36"]}}


def two(**document: Any) -> Scene:
    """A scene of the game for two."""
    return scene(variant="two", **{**NEUTRAL, **document})


# -- neutral colours ---------------------------------------------------------------------------------


def test_neutral_colours_begin_in_the_middle() -> None:
    """T-1.3, T-1.3a, T-1.3b: white at V19, red at V36, without roads; five tokens each."""
    table = LocalTable(RULESET, "two", 3)
    state = table.state
    assert [(COLOURS[owner], vertex + 1) for vertex, owner in enumerate(state.owners) if owner >= 0] == [
        ("white", 19),
        ("red", 36),
    ]
    assert set(state.roads) == {-1} and state.coins == [5, 5]
    assert Scene(table).asked[1] == "found"


def test_a_neutral_road_follows_a_road() -> None:
    """T-1.3d: in either neutral colour, for nothing; not after a city or a development card."""
    at = two(blue={"hand": ALL, "settlements": ["V1"], "tokens": 0})
    at.play("road 1-4")
    assert at.asked == ("blue", "neutral") and at.decision.data == {"what": "road"}
    assert set(at.texts) == {
        "road 14-19 as white", "road 19-24 as white", "road 19-25 as white",
        "road 30-36 as red", "road 31-36 as red", "road 36-41 as red",
    }  # fmt: skip
    at.refuse("road 14-19 as red", "move/not-offered", "T-1.3d")
    at.play("road 19-24 as white")
    assert at.has_road("19-24") == "white" and at.hand("blue") == {**ALL, "lumber": 2, "brick": 2}
    at.play("city V1")
    assert at.asked == ("blue", "action")
    at = two(blue={"hand": ALL, "settlements": ["V1"], "tokens": 0})
    assert at.play("buy").asked == ("blue", "action")


def test_a_neutral_settlement_follows_a_settlement() -> None:
    """T-1.3d: at a neutral road, by the distance rule; where none can stand a road instead."""
    own = {"hand": ALL, "roads": ["1-4"], "tokens": 0}
    at = two(blue=own, white={"settlements": ["V19"], "roads": ["19-24", "24-30"]})
    at.play("settle V1")
    assert at.asked == ("blue", "neutral") and at.decision.data == {"what": "settlement"}
    assert "road 18-24 as white" in at.texts  # V30 is next to red's V36: a road
    far = two(blue=own, white={"settlements": ["V19"], "roads": ["19-25", "20-25"]})
    far.play("settle V1")
    assert far.state.owners[19] == 2 and far.asked == ("blue", "action")  # one place: nobody is asked
    assert far.points("white") == [2]


def test_free_roads_bring_neutral_ones_too() -> None:
    """T-1.3d: every road a player builds, however it is paid; founding brings none."""
    at = two(blue={"settlements": ["V1"], "dev": ["road_building"], "hand": {"ore": 1}, "tokens": 0})
    at.play("road_building", "road 1-4")
    assert at.asked == ("blue", "neutral")
    at.play("road 19-24 as white")
    assert at.asked == ("blue", "free_road")
    found = Scene(LocalTable(RULESET, "two", 3))
    kinds = []
    while found.decision.kind in ("found", "found_road", "neutral"):
        kinds.append(found.decision.kind)
        found.play(found.texts[0])
    assert kinds == ["found", "found_road"] * 4


def test_neutral_colours_get_nothing() -> None:
    """T-1.3e: no yield; but they may have Longest Road, whose points nobody has then."""
    at = two(phase="dice", blue={"dev": ["knight"], "tokens": 0}, robber="H1", dice=[(3, 3), (1, 1)])
    at.play("roll")
    assert at.bank("brick", "wool") == [19, 19]
    road = ["14-19", "9-14", "9-13", "13-18"]
    at = two(
        blue={"hand": ALL, "settlements": ["V54"], "tokens": 0}, white={"settlements": ["V19"], "roads": road}
    )
    at.play("road 51-54", "road 18-24 as white")
    assert at.holder("longest_road") == "white" and at.points("blue", "orange") == [1, 0]
    assert [text for text in at.texts if text.startswith("rob")] == []


def test_nobody_robs_neutral_colours() -> None:
    """T-1.3e: they hold no cards."""
    at = two(phase="dice", blue={"dev": ["knight"], "tokens": 0}).play("knight")
    assert "rob H5" in at.texts and not [text for text in at.texts if "from" in text]


# -- two rolls ---------------------------------------------------------------------------------------


def test_two_different_rolls_a_turn() -> None:
    """T-1.3c: each is settled in full; the second is repeated until its sum differs."""
    own = {"settlements": ["V9"], "dev": ["knight"], "hand": {"ore": 8}, "tokens": 0}
    at = two(phase="dice", blue=own, robber="H1", dice=[(3, 4), (5, 2), (6, 1), (3, 3)])
    at.play("roll")
    assert at.asked == ("blue", "discard")
    at.play("discard 4 ore")
    assert at.asked == ("blue", "rob")
    at.play("rob H3")
    assert at.kinds() == ["robber", "rolled_same", "rolled_same", "rolled", "gained"]
    assert at.hand("blue") == {"brick": 1, "ore": 4}
    assert at.state.rolled == [3, 3]


# -- trade tokens ------------------------------------------------------------------------------------


def test_robber_home() -> None:
    """T-1.3f: also before the roll, once a turn, without a theft."""
    at = two(phase="dice", blue={"hand": {"ore": 1}}, orange={"hand": {"wool": 1}}, robber="H5")
    assert at.asked == ("blue", "preroll") and at.texts == ["roll", "force", "home"]
    at.dice(1, 1).dice(1, 2).play("home")
    assert at.state.robber == 9 and at.state.coins == [4, 5] and at.hand("orange") == {"wool": 1}
    at.refuse("home", "tokens/once", "T-1.3f")
    at = two(blue={"hand": {"ore": 1}}, orange={})
    at.refuse("home", "robber/home", "T-1.3f")
    at.refuse("force", "force/none", "T-1.3f")


def test_the_leader_pays_twice() -> None:
    """T-1.3f: two tokens for whoever has more points."""
    at = two(
        blue={"settlements": ["V1"], "tokens": 1, "hand": {"ore": 1}},
        orange={"hand": {"ore": 1}},
        robber="H5",
    )
    at.refuse("home", "tokens/short", "T-1.3f")
    at = two(blue={"settlements": ["V1"], "tokens": 2, "hand": {"ore": 1}}, robber="H5").play("home")
    assert at.state.coins[0] == 0
    even = {"settlements": ["V54"]}
    at = two(blue={"settlements": ["V1"], "tokens": 2, "hand": {"ore": 1}}, orange=even, robber="H5").play(
        "home"
    )
    assert at.state.coins[0] == 1


def test_a_forced_trade() -> None:
    """T-1.3f, T-5.8: two cards drawn blind by joint rolls, any two given back."""
    at = two(blue={"hand": {"ore": 2}}, orange={"hand": {"wool": 2, "brick": 1}})
    at.dice(1).dice(2).play("force")
    assert at.hand("blue") == {"brick": 1, "wool": 1, "ore": 2} and at.asked == ("blue", "give")
    at.refuse("give 1 ore", "cards/amount", "T-1.3f")
    at.refuse("give 2 grain", "cards/missing", "T-1.3f")
    at.play("give 2 ore")
    assert at.hand("orange") == {"wool": 1, "ore": 2}


def test_a_forced_trade_with_a_single_card() -> None:
    """T-1.3f: it is drawn, and two are given back as far as one can."""
    at = two(blue={}, orange={"hand": {"wool": 1}}).play("force")
    assert at.texts == ["give 1 wool"]
    at = two(blue={"hand": {"ore": 1}}, orange={"hand": {"wool": 1}}).play("force", "give 1 wool 1 ore")
    assert at.hand("orange") == {"wool": 1, "ore": 1}


@pytest.mark.parametrize(("site", "gain"), [("V24", 2), ("V1", 1), ("V9", 0)])
def test_tokens_for_settlements(site: str, gain: int) -> None:
    """T-1.3g: two at the desert, one at the coast."""
    road = {"V24": "24-30", "V1": "1-4", "V9": "5-9"}[site]
    free = {"white": {"settlements": ["V49"]}, "red": {"settlements": ["V51"]}}
    at = two(blue={"roads": [road], "hand": ALL}, **free)
    at.play(f"settle {site}")
    assert at.state.coins[0] == 5 + gain


def test_tokens_at_desert_and_coast() -> None:
    """T-1.3g: three where both meet, founding included; never more than the supply has."""
    terrain = ["desert", *["forest"] * 18]
    board = {"terrain": terrain, "tokens": [0, *[5] * 18], "harbours": ["general"] * 9}
    at = scene(variant="two", board=board, phase="founding", starter="blue", blue={}, orange={})
    at.play("settle V1")
    assert at.state.coins[0] == 8
    full = two(blue={"roads": ["1-4"], "hand": ALL, "tokens": 10}, orange={"tokens": 10})
    full.play("settle V1")
    assert full.state.coins[0] == 10


def test_a_knight_for_tokens() -> None:
    """T-1.3g: once a turn; Largest Army is lost below three, or to whoever leads then."""
    at = two(blue={"knights": 3, "tokens": 0, "hand": {"ore": 1}}, orange={"hand": {"ore": 1}})
    assert at.points("blue") == [2]
    at.play("retire")
    assert at.state.coins[0] == 2 and at.holder("largest_army") is None and at.points("blue") == [0]
    at.refuse("retire", "army/once", "T-1.3g")
    tied = two(blue={"knights": 4, "hand": {"ore": 1}}, orange={"knights": 3}, largest_army="blue")
    assert tied.play("retire").holder("largest_army") is None
    behind = two(blue={"knights": 4, "hand": {"ore": 1}}, orange={"knights": 4}, largest_army="blue")
    behind.play("retire")
    assert behind.holder("largest_army") == "orange" and behind.points("blue", "orange") == [0, 2]
    leads = two(blue={"knights": 5, "hand": {"ore": 1}}, orange={"knights": 3})
    assert leads.play("retire").holder("largest_army") == "blue"
    two(blue={"hand": {"ore": 1}}).refuse("retire", "army/none", "T-1.3g")


def test_other_variants_have_no_tokens() -> None:
    """T-1.3: nor their moves."""
    at = scene(blue={"hand": {"ore": 1}, "knights": 1}, orange={"hand": {"ore": 1}}, robber="H5")
    for line in ("force", "home", "retire"):
        at.refuse(line, "move/unknown")


# -- who knows what ----------------------------------------------------------------------------------


def test_two_players_follow_everything_but_development_cards() -> None:
    """T-3.10, T-3.11, T-2.1, T-2.2, T-2.3: hands, bank and discards are public; faces are not."""
    for table, _, _ in random_game("base", 2, 3, 400):
        public = table.view(None).public()
        assert public["hands"] == table.state.hands and public["bank"] == table.state.bank
        assert public["faces"] == {}
        assert set(table.view(None).to_json()["known"]) == set()
        own = {slot for zone in ("1:dev", "1:new") for slot in table.state.zones[zone]}
        assert not own & set(table.known[0])


def test_a_third_player_is_not_told_a_stolen_card() -> None:
    """T-3.3, I-9.9: only thief and victim are."""
    from p2pduel.games.island.screens.hands import HANDS

    at = scene(seats=3, blue={"dev": ["knight"]}, orange={"settlements": ["V1"], "hand": {"ore": 1}})
    at.play("knight", "rob H1 from orange")
    (stolen,) = [outcome for outcome in at.told if outcome.kind == "stole"]
    assert HANDS.unseen(stolen, 0).data["resource"] == HANDS.unseen(stolen, 1).data["resource"] == 4
    assert "resource" not in HANDS.unseen(stolen, 2).data


def test_chance_is_asked_for_in_these_ways_only() -> None:
    """T-4.13, T-4.8, T-7.1: joint rolls, one sealed shuffle; cards move by draws and transfers."""
    seen: dict[str, set[tuple[int, ...]]] = {}
    engine = RULESET.engine

    class Watching(LocalTable[Any]):
        def _answer(self, found: Any) -> None:
            sides = found.sides if isinstance(found, Roll) else ()
            seen.setdefault(type(found).__name__, set()).add(sides)
            super()._answer(found)

    import random

    rng = random.Random(2)
    for seed in range(3):
        table = Watching(RULESET, "two", seed)
        while (seat := engine.deciding(table.state)) is not None:
            table.play(seat, rng.choice(table.legal()))
    assert set(seen) == {cls.__name__ for cls in (Roll, Seal, Shuffle, Draw, Transfer)}
    lengths = {len(sides) for sides in seen["Roll"]}
    assert lengths <= {1, 2, 4, 27}


def test_cards_left_can_be_worked_out() -> None:
    """T-6.3: what was played is public, so whoever holds the rest knows what is left."""
    at = scene(
        spent={"knight": 14, "road_building": 2, "invention": 2, "monopoly": 2, "victory": 4},
        blue={"hand": ALL},
    )
    at.play("buy")
    assert list(at.table.known[0].values()) == ["victory"]


def test_who_is_not_on_turn_is_asked_two_things() -> None:
    """T-7.7: to return cards on a 7, and to answer an offer."""
    kinds: set[str] = set()
    for table, seat, _ in random_game("base", 3, 8):
        if seat != table.state.active and table.state.phase != "founding":
            kinds.add(str(getattr(table.due(), "kind", "")))
    at = scene(blue={"hand": {"ore": 1}}, orange={"hand": {"wool": 1}}).play("offer 1 ore for 1 wool")
    kinds.add(at.asked[1])
    assert kinds == {"discard", "answer"}
