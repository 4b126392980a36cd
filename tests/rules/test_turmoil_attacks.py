"""Turmoil: attacking cards, what stands against them, and what they leave behind."""

from typing import Any

import pytest

from tests.rules.helpers import Scene, scene

CITIES = {"-1": "city", "1": "city"}
POOR = dict.fromkeys(("T-2", "T0", "T2", "B-2", "B0", "B2"), 0)
TAVERN = {"centre": CITIES, "sites": {"T1": ["hedge_tavern"]}}


def _turmoil(**document: Any) -> Scene:
    return scene(variant="turmoil", **document)


def _defence(game: Scene, shows: int, card: str) -> bool:
    """Play an attacking card against a defence roll of that number: whether it was warded off."""
    game.dice(shows, "trade").play(f"play {card}", "defend")
    rolls = [outcome.data for outcome in game.table.outcomes if outcome.kind == "defended"]
    assert rolls == [{"seat": 1, "roll": shows, "success": rolls[0]["success"]}]
    return bool(rolls[0]["success"])


# -- the defence roll ----------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["archer", "arsonist", "traitor"])
@pytest.mark.parametrize(
    ("guards", "safe"),
    [
        (["lookout_tower"], {1, 2}),
        (["heinrich"], {3, 4, 5}),
        (["lookout_tower", "heinrich"], {1, 2, 3, 4, 5}),
    ],
)
def test_the_defence_roll(card: str, guards: list[str], safe: set[int]) -> None:
    """D-18.3, D-18.4, D-18.12, R-20, R-48: one roll, before any target; the card is discarded either way."""
    sites = {"T-1": ["osmund"], "B-1": ["abbey"]}
    sites |= {site: [guard] for site, guard in zip(("T1", "B1"), guards, strict=False)}
    for shows in range(1, 7):
        game = _turmoil(
            production=6, red=TAVERN, blue={"sites": sites}, hands={"red": [card], "blue": ["scout"]}
        )
        warded = _defence(game, shows, card)
        assert warded == (shows in safe)
        assert (game.asked == (0, "action")) == warded
        assert game.table.state.production == 6
        if warded:
            assert game.table.state.discards[0] == [(card, "turmoil")]
            assert len(game.standing(1)) == len(sites)
            assert game.hand(1) == ["scout"]


def test_without_tower_or_heinrich_nobody_rolls() -> None:
    """D-18.3: the attacker's own tower does not help the defender."""
    red = {"centre": CITIES, "sites": {"T1": ["hedge_tavern", "lookout_tower"], "B1": ["heinrich"]}}
    game = _turmoil(red=red, blue={"sites": {"T-1": ["abbey"]}}, hands={"red": ["arsonist"]})
    game.play("play arsonist")
    assert "defended" not in game.kinds()
    assert game.asked == (1, "under")


# -- Archer --------------------------------------------------------------------------------------


def test_the_archers_victim_chooses_a_unit_with_strength() -> None:
    """D-18.6, D-18.7, D-17.12: ships, buildings and Irmgard are no targets; under a stack of its own back."""
    sites = {"T-1": ["osmund"], "B-1": ["carl_forkbeard"], "T1": ["ore_ship"], "B1": ["drill_ground"]}
    game = _turmoil(red=TAVERN, blue={"sites": sites}, hands={"red": ["archer"]}).play("play archer")
    assert game.asked == (1, "lose")
    assert game.texts == ["lose osmund@T-1", "lose carl_forkbeard@B-1"]
    game.play("lose carl_forkbeard@B-1")
    assert game.asked == (1, "under")
    assert game.texts == ["under draw4", "under draw5"]
    game.play("under draw5")
    assert game.zone("draw5")[-1] == "carl_forkbeard"
    assert game.table.state.faces[game.table.state.zones["draw5"][-1]] == "carl_forkbeard"
    assert game.table.state.discards[0] == [("archer", "turmoil")]
    assert game.points(1)[1] == 3


def test_the_archer_needs_a_tavern() -> None:
    """D-9.6."""
    game = _turmoil(red={"centre": CITIES}, blue={"sites": {"T-1": ["osmund"]}}, hands={"red": ["archer"]})
    game.refuse("play archer", "card/requirement", "D-9.6")


def test_irmgard_is_paid_for_others_only() -> None:
    """D-18.10, R-22: 1 of choice per expansion lost to an event or an action card, none for herself."""
    blue = {"sites": {"T-1": ["osmund"], "B-1": ["irmgard"]}}
    game = _turmoil(red=TAVERN, blue=blue, hands={"red": ["archer"]}).play("play archer", "under draw2")
    assert game.asked == (1, "take")
    assert game.decision.data["why"] == "irmgard"
    game.play("take gold T0")
    assert game.have(1)["gold"] == 1
    strong = {"sites": {"T-1": ["candamir"]}}
    game = _turmoil(
        phase="preroll",
        red=strong,
        blue={"sites": {"T-1": ["abbey"], "B-1": ["irmgard"]}},
        hands={"red": ["scout"]},
        stacks={"events": ["feud"]},
    ).roll(2, "event_card")
    game.play("under draw2")
    assert game.asked == (1, "take")


def test_irmgard_gets_nothing_for_demolition_or_a_pirate_ship() -> None:
    """D-18.10, R-22."""
    game = _turmoil(red={"sites": {"T-1": ["irmgard"], "T1": ["abbey"]}}).play("demolish abbey@T1")
    assert game.asked == (0, "action")
    sunk = scene(
        variant="princes",
        blue={"sites": {"T-1": ["irmgard"], "T1": ["ore_ship"]}},
        hands={"red": ["pirate_ship"]},
    ).play("build pirate_ship T1")
    assert sunk.asked == (0, "action")
    assert sunk.standing(1) == {"T-1": ["irmgard"]}


# -- Arsonist ------------------------------------------------------------------------------------


def test_the_arsonist_chooses_a_building() -> None:
    """D-18.6, D-18.7: the attacker names it, its owner the stack; units are no targets."""
    blue = {"sites": {"T-1": ["abbey"], "T1": ["marketplace"], "B1": ["inga"]}}
    game = _turmoil(red=TAVERN, blue=blue, hands={"red": ["arsonist"]}).play("play arsonist")
    assert game.asked == (0, "name")
    assert game.texts == ["name abbey@T-1", "name marketplace@T1"]
    game.play("name marketplace@T1")
    assert game.asked == (1, "under")
    game.play("under draw3")
    assert game.zone("draw3")[-1] == "marketplace"
    assert game.standing(1) == {"T-1": ["abbey"], "B1": ["inga"]}


def test_a_fire_brigade_protects_its_city() -> None:
    """D-18.5: itself and all buildings there; without another building the Arsonist cannot be played."""
    sites = {"T1": ["fire_brigade", "abbey"], "B1": ["storehouse"]}
    blue = {"centre": CITIES, "sites": sites}
    game = _turmoil(red=TAVERN, blue=blue, hands={"red": ["arsonist"]})
    game.refuse("play arsonist", "card/requirement", "D-9.6")
    sites["B-1"] = ["toll_bridge"]
    game = _turmoil(red=TAVERN, blue=blue, hands={"red": ["arsonist"]}).play("play arsonist")
    assert game.asked == (1, "under")
    assert "B-1" not in game.standing(1)


def test_a_fire_brigade_is_no_help_against_feud() -> None:
    """D-18.5."""
    blue = {"centre": CITIES, "sites": {"T1": ["fire_brigade"]}}
    red = {"sites": {"T-1": ["candamir"]}}
    game = _turmoil(
        phase="preroll", red=red, blue=blue, hands={"red": ["scout"]}, stacks={"events": ["feud"]}
    ).roll(2, "event_card")
    assert game.standing(1) == {}


def test_a_burnt_tavern_returns_to_the_face_up_stack() -> None:
    """R-17, R-47: to the face-up stack where there is one, else under a stack of its era."""
    game = _turmoil(red=TAVERN, blue=TAVERN, hands={"red": ["arsonist"]})
    assert game.table.state.faceup == []
    game.play("play arsonist")
    assert game.table.state.faceup == [("hedge_tavern", "turmoil")]
    duel = scene(variant="princes", red=TAVERN, blue=TAVERN, hands={"red": ["arsonist"]}).play(
        "play arsonist"
    )
    assert duel.zone("draw5")[-1] == "hedge_tavern"


def test_a_burnt_town_hall_uncovers_the_parish_hall() -> None:
    """D-18.8, R-15: the covered card is no target of its own."""
    hall = [["town_hall", "progress", ["parish_hall", "basic"]]]
    blue = {"centre": CITIES, "sites": {"T1": hall}}
    game = scene(variant="princes", red=TAVERN, blue=blue, hands={"red": ["arsonist"]}).play("play arsonist")
    assert game.standing(1) == {"T1": ["parish_hall"]}
    assert game.zone("draw6")[-1] == "town_hall"


# -- Traitor -------------------------------------------------------------------------------------


def test_the_traitor_sees_the_hand_and_takes_one() -> None:
    """D-17.9: the attacker sees all of it, the victim sees what is gone."""
    game = _turmoil(red=TAVERN, hands={"red": ["traitor"], "blue": ["storehouse", "scout", "archer"]})
    game.play("play traitor")
    assert game.asked == (0, "rob")
    seen = [game.table.knowledge(0)[slot] for slot in game.table.state.zones["hand1"]]
    assert sorted(seen) == ["archer", "scout", "storehouse"]
    game.play(next(text for text in game.texts if "<scout>" in text))
    taken = game.table.state.zones["hand0"][-1]
    assert game.table.knowledge(0)[taken] == game.table.knowledge(1)[taken] == "scout"
    assert (game.hand(0), game.hand(1)) == (["scout"], ["archer", "storehouse"])


def test_the_traitor_needs_a_tavern_and_a_hand() -> None:
    """D-9.6."""
    game = _turmoil(red=TAVERN, hands={"red": ["traitor"]})
    game.refuse("play traitor", "card/requirement", "D-9.6")
    game = _turmoil(hands={"red": ["traitor"], "blue": ["scout"]})
    game.refuse("play traitor", "card/requirement", "D-9.6")


def test_in_a_tournament_the_traitor_takes_no_building() -> None:
    """D-16.13, D-16.11: only units and actions; what is taken is discarded by who played it."""
    red = {**TAVERN, "stored": {"T0": 3}}
    game = scene(
        variant="tournament",
        red=red,
        hands={"red": ["traitor"], "blue": ["storehouse", "goldsmith", "inga"]},
    ).play("play traitor")
    offered = " ".join(game.offered("pick"))
    assert "<goldsmith>" in offered
    assert "<inga>" in offered
    assert "storehouse" not in offered
    game.play(next(text for text in game.texts if "<goldsmith>" in text))
    game.play("play goldsmith/deck1", "take ore B2", "take ore B2")
    assert game.table.state.discards == [[("traitor", "deck0"), ("goldsmith", "deck1")], []]


def test_in_a_tournament_units_go_under_their_owners_stacks() -> None:
    """D-16.12."""
    blue = {"sites": {"T-1": ["osmund"]}}
    game = scene(variant="tournament", red=TAVERN, blue=blue, hands={"red": ["archer"]}).play("play archer")
    assert game.asked == (1, "under")
    assert game.texts == [f"under draw{n}" for n in (5, 6, 7, 8)]


# -- demands -------------------------------------------------------------------------------------


def test_a_voyage_of_plunder() -> None:
    """D-18.1, D-18.2, R-11, R-42: 2 from a leader, of whom fewer may be asked; nothing that finds no room."""
    red = {"sites": {"T-1": ["candamir"]}, "stored": {**POOR, "B2": 3}}
    blue = {"centre": CITIES, "stored": {**POOR, "B2": 2, "B0": 2}}
    game = _turmoil(red=red, blue=blue, hands={"red": ["voyage_of_plunder"]}).play("play voyage_of_plunder")
    assert (game.victory(0), game.victory(1)) == (3, 4)
    assert game.texts == ["done", "demand wool"]
    game.play("done")
    assert (game.stored(0)["B0"], game.stored(1)["B0"]) == (1, 1)
    barren = _turmoil(red=red, blue={"stored": {**POOR, "B2": 2}}, hands={"red": ["voyage_of_plunder"]})
    barren.refuse("play voyage_of_plunder", "card/requirement", "D-9.6")


def test_brigands_of_the_era_of_turmoil() -> None:
    """R-4: the copy with the other back does the same."""
    game = _turmoil(red={"sites": {"T-1": ["candamir"]}}, hands={"red": ["brigands/turmoil"]})
    game.play("play brigands/turmoil B2")
    assert (game.stored(0)["B2"], game.stored(1)["B2"]) == (2, 0)
    assert game.table.state.discards[0] == [("brigands", "turmoil")]
