"""The kernel's registry of steps, and what every ruleset says of variants and seats."""

from __future__ import annotations

from typing import Any

import pytest

from p2pduel.games.duel.rules.ruleset import RULESET as DUEL
from p2pduel.kernel import requests
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.operations import Roll
from p2pduel.kernel.ruleset import Ruleset
from p2pduel.kernel.steps import Auto, Registry
from tests.kernel.race.rules.ruleset import RULESET as RACE
from tests.kernel.race.rules.steps import REGISTRY, Track


def test_a_step_is_registered_once() -> None:
    """The same name twice is a mistake, be it a step of one's own or one of the kernel's."""
    registry: Registry[Track] = Registry()
    registry.add("turn", Auto(lambda _s: None))
    with pytest.raises(TypeError, match="'turn'"):
        registry.add("turn", Auto(lambda _s: None))
    requests.register(registry)
    with pytest.raises(TypeError, match="'roll'"):
        registry.auto("roll")(lambda _s: None)


def test_registries_are_apart() -> None:
    """Steps of the same name in two games are two steps."""
    other: Registry[Track] = Registry()
    other.add("turn", Auto(lambda _s: None))
    assert other.steps["turn"] is not REGISTRY.steps["turn"] and "action" not in other.steps


@pytest.mark.parametrize(
    ("rules", "variant", "seats", "code"),
    [
        (RACE, "intro", 2, "variant/unknown"),
        (DUEL, "crowd", 2, "variant/unknown"),
        (RACE, "pair", 3, "seats/number"),
        (RACE, "crowd", 5, "seats/number"),
        (DUEL, "intro", 3, "seats/number"),
        (DUEL, "intro", 0, "seats/number"),
    ],
)
def test_a_game_refuses_what_it_does_not_have(
    rules: Ruleset[Any], variant: str, seats: int, code: str
) -> None:
    """A variant of another game, too many or too few players: the words say what there is."""
    for make in (rules.check, rules.new, rules.start):
        with pytest.raises(IllegalMove) as caught:
            make(variant, seats)
        assert caught.value.code == code and str(caught.value)


def test_without_a_number_a_game_is_for_as_many_as_its_variant_says_first() -> None:
    """Three run where two to four may."""
    assert RACE.start("crowd").seats == 3 and RACE.start("pair").seats == DUEL.start("intro").seats == 2


@pytest.mark.parametrize(("word", "seat"), [(0, 0), (3, 3), ("ann", 0), ("dan", 3)])
def test_seats_have_numbers_and_names(word: object, seat: int) -> None:
    """Both are understood."""
    assert RACE.seat_of(word) == seat


@pytest.mark.parametrize("word", [4, -1, True, None, "red", "", 0.0])
def test_an_unknown_seat_is_refused_with_those_there_are(word: object) -> None:
    """A colour of another game is no name."""
    with pytest.raises(IllegalMove, match=r"0 \(ann\), 1 \(ben\)") as caught:
        RACE.seat_of(word)
    assert caught.value.code == "seat/unknown"


def test_forced_dice_wait_for_the_roll_they_fit() -> None:
    """Unless a game says otherwise: as many dice, none with more than its sides."""
    state = RACE.start("pair")
    assert RACE.read_dice([3, 4]) == (3, 4)
    assert RACE.forced(state, Roll(0, (6, 6)), (3, 4)) == (3, 4)
    assert RACE.forced(state, Roll(0, (6,)), (3, 4)) is None
    assert RACE.forced(state, Roll(0, (3, 3)), (3, 4)) is None
    for said in ([], ["x"], [0], [True]):
        with pytest.raises(IllegalMove, match="dice"):
            RACE.read_dice(said)
