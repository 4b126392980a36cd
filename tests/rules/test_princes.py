"""Duel of the Princes: all three eras without half-moon cards."""

from collections import Counter
from typing import Any

import pytest

from p2pduel.games.duel.rules.facts import SETS, card_of, draw_faces, event_faces, plain_copies
from p2pduel.games.duel.rules.variants import VARIANTS
from p2pduel.kernel.operations import Finished
from tests.duel import duel_table
from tests.rules.helpers import Scene, scene

CITIES = {"-1": "city", "1": "city"}
PLACES = ("T-2", "T0", "T2", "B-2", "B0", "B2")
RICH = dict.fromkeys(PLACES, 3)
ALWAYS = ["invention", "plague", "riots", "traveling_merchant", "year_of_plenty", "yule"]
HALF_MOON = Counter(
    {
        "fraternal_feuds": 2,
        "feud": 2,
        "trade_ships_race": 2,
        "traveling_merchant": 2,
        "invention": 2,
        "plague": 2,
        "year_of_plenty": 1,
        "riots": 1,
        "gift_for_the_prince": 1,
    }
)


def _princes(**document: Any) -> Scene:
    return scene(variant="princes", **document)


def test_the_era_stacks_hold_the_cards_without_half_moon() -> None:
    """E-76, D-15.2, D-15.3, R-4: 12, 11 and 15, one of each face-up card among them; Basic is complete."""
    game = Scene(duel_table("princes", 4))
    basic = Counter(face for n in (1, 2, 3) for face in game.zone(f"draw{n}"))
    assert basic == Counter(draw_faces("basic"))
    for n, era in enumerate(SETS[1:], 4):
        cards = Counter(game.zone(f"draw{n}"))
        assert cards == Counter({face: count for face in cards if (count := plain_copies(face, era))})
        assert sum(cards.values()) == {"gold": 12, "turmoil": 11, "progress": 15}[era]
        assert [count for face, count in cards.items() if card_of(face).face_up] == [1]
    assert game.table.state.faceup == []


def test_six_unseen_half_moon_events_take_part() -> None:
    """E-54, D-15.4, D-15.5, D-17.14: drawn out of 15, differently each time, known to nobody."""
    drawn = set()
    for seed in range(8):
        game = Scene(duel_table("princes", seed))
        events = Counter(game.zone("events"))
        random_part = events - Counter(ALWAYS)
        assert sum(events.values()) == 12
        assert sum(random_part.values()) == 6
        assert random_part + Counter(game.zone("events.rest")) == HALF_MOON
        drawn.add(tuple(sorted(random_part.elements())))
        hidden = [*game.table.state.zones["events"], *game.table.state.zones["events.rest"]]
        yule = game.table.state.zones["events"][8]
        for seat in (0, 1):
            assert [slot for slot in hidden if slot in game.table.knowledge(seat)] == [yule]
    assert len(drawn) > 1


def test_the_fixed_events_are_those_without_half_moon() -> None:
    """D-15.4: one of each of six."""
    assert sorted(face for name in SETS for face in event_faces(name, half_moon=False)) == ALWAYS


def test_starting_hands_come_from_basic_stacks_only() -> None:
    """D-15.7, D-14.6, D-14.7, E-76: three cards fewer in two of them; then regions may be rearranged."""
    game = Scene(duel_table("princes", 2))
    assert game.texts == ["search draw1", "search draw2", "search draw3"]
    game.play("search draw2")
    for _ in range(3):
        game.play(game.texts[0])
    game.play("search draw3")
    for _ in range(3):
        game.play(game.texts[0])
    sizes = [len(game.zone(f"draw{n}")) for n in range(1, 7)]
    full = [stack.size for stack in VARIANTS["princes"].stacks]
    assert [before - after for before, after in zip(full, sizes, strict=True)] == [0, 3, 3, 0, 0, 0]
    assert game.decision.kind == "rearrange"


def test_a_university_is_an_ordinary_hand_card() -> None:
    """E-76, D-15.3, D-15.8, R-47: held, built for its cost with an Abbey, demolished to the discard pile."""
    red = {"centre": CITIES, "sites": {"T-1": ["abbey"]}, "stored": RICH}
    game = _princes(red=red, hands={"red": ["university"]})
    game.play("build university T1")
    assert game.hand(0) == []
    assert (game.have(0)["brick"], game.have(0)["grain"], game.have(0)["lumber"]) == (2, 1, 1)
    assert game.points(0)[3] == 2
    game.play("demolish university@T1")
    assert game.table.state.faceup == []
    assert game.table.state.discards == [[("university", "progress")]]
    bare = _princes(red={"centre": CITIES, "stored": RICH}, hands={"red": ["university"]})
    bare.refuse("build university T1", "card/requirement", "D-9.6")
    empty = _princes(red=red)
    empty.refuse("build university T1", "card/not-held")


def test_a_demolished_merchant_guild_goes_to_the_discard_pile() -> None:
    """E-70, D-15.8, R-47."""
    game = _princes(red={"centre": CITIES, "sites": {"T1": ["merchant_guild"]}})
    game.play("demolish merchant_guild@T1")
    assert game.table.state.discards == [[("merchant_guild", "gold")]]
    assert game.table.state.faceup == []


def test_a_feud_puts_a_hedge_tavern_under_the_stack_of_its_era() -> None:
    """D-15.8, R-17, D-18.7: there is one Turmoil stack, so nothing is asked."""
    blue = {"centre": CITIES, "sites": {"T1": ["hedge_tavern"]}}
    game = _princes(
        phase="preroll",
        red={"sites": {"T-1": ["candamir"]}},
        blue=blue,
        stacks={"events": ["feud"]},
        hands={"red": ["inga"]},
    )
    game.roll(3, "event_card")
    assert game.zone("draw5")[-1] == "hedge_tavern"
    assert game.standing(1) == {}
    assert game.asked == (0, "action")


def _worth(points: int) -> dict[str, Any]:
    """A principality of so many victory points: three cities and Bath Houses."""
    centre = {**CITIES, "2": "road", "3": "city"}
    houses = points - 6
    sites = {}
    for site in ("T-1", "B-1", "T1", "B1", "T3", "B3"):
        here = min(2, houses)
        houses -= here
        if here:
            sites[site] = ["bath_house"] * here
    return {"centre": centre, "regions": {"T4": "forest-4", "B4": "hills-1"}, "sites": sites}


@pytest.mark.parametrize(("variant", "target"), [("progress", 12), ("princes", 13), ("tournament", 13)])
def test_the_target_at_the_end_of_the_own_turn(variant: str, target: int) -> None:
    """D-13.3, D-15.6, D-16.15: one point less is not enough."""
    hand = ["inga", "scout", "abbey"]
    game = scene(variant=variant, phase="exchange", red=_worth(target), hands={"red": hand})
    game.play("pass")
    assert game.table.due() == Finished(0, "target")
    short = scene(
        variant=variant, phase="exchange", red=_worth(target - 1), hands={"red": hand, "blue": hand}
    )
    short.play("pass")
    assert not isinstance(short.table.due(), Finished)


@pytest.mark.parametrize(("variant", "target"), [("progress", 12), ("princes", 13), ("tournament", 13)])
def test_the_target_before_the_own_dice(variant: str, target: int) -> None:
    """E-33, E-78, D-13.4, R-29: reached in the opponent's turn it wins before the roll, not at once."""
    hand = ["inga", "scout", "abbey"]
    game = scene(variant=variant, phase="exchange", blue=_worth(target), hands={"red": hand, "blue": hand})
    assert game.asked == (0, "exchange")
    game.play("pass")
    assert game.table.due() == Finished(1, "target")
    assert game.table.state.turn == 2
    assert game.table.state.production == 0


@pytest.mark.parametrize(("variant", "draw"), [("progress", 11), ("princes", 9), ("tournament", 10)])
def test_yule_comes_at_its_draw_and_again_after_the_rebuild(variant: str, draw: int) -> None:
    """E-54, D-7.4, D-7.5: the card turned up after a rebuild is the first of the new cycle."""
    table = duel_table(variant, 11)
    for _ in range(3 * draw):
        table.force_dice(1, 6)
    events: list[str] = []
    while len(events) < 2 * draw:
        found = table.due()
        assert not isinstance(found, Finished)
        outcomes = table.play(found.seat, table.legal()[0])
        events += [str(outcome.data["face"]) for outcome in outcomes if outcome.kind == "event"]
    assert [at for at, face in enumerate(events, 1) if face == "yule"] == [draw, 2 * draw]


def test_a_defence_roll_does_not_change_the_number_benjamin_repeats() -> None:
    """E-69, D-18.4, D-18.12, R-48: the defender rolls 2, the turn keeps its 4."""
    red = {"centre": {"-1": "city"}, "sites": {"T-1": ["hedge_tavern"]}}
    blue = {"sites": {"T-1": ["osmund"], "T1": ["lookout_tower"]}}
    rolls = []
    for seed in range(200):
        game = _princes(
            seed=seed,
            phase="preroll",
            dice=[(4, "brigand_attack")],
            red=red,
            blue=blue,
            hands={"red": ["archer", "benjamin"]},
        )
        assert game.stored(0)["B0"] == 2
        game.play("play archer", "defend")
        rolls = [outcome.data["roll"] for outcome in game.table.outcomes if outcome.kind == "defended"]
        if rolls == [2]:
            break
    assert rolls == [2]
    assert game.standing(1) == {"T-1": ["osmund"], "T1": ["lookout_tower"]}
    assert game.table.state.discards == [[("archer", "turmoil")]]
    assert game.table.state.production == 4
    game.play("play benjamin")
    assert game.stored(0)["B0"] == 3
    assert game.stored(0)["T-2"] == 1
