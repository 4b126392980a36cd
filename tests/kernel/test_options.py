"""Options of a variant: which values they have, how these are typed, what is refused."""

from __future__ import annotations

import pytest

from p2pduel.catalogue.options import why
from p2pduel.games.duel.rules.ruleset import RULESET as DUEL
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.options import Choice, Number, Option, Several, Switch, Value, settled, typed
from tests.kernel.race.rules.ruleset import RULESET as RACE

GOAL = Number("goal", 9, 5, 20)
SEA = Choice("sea", ("calm", "rough"))
FOG = Switch("fog")
SETS = Several("sets", ("oak", "elm", "ash"), usual="oak")
PAIR = Several("pair", ("oak", "elm", "ash"), usual="oak,elm", least=2, most=2)
ALL: tuple[Option, ...] = (GOAL, SEA, FOG, SETS)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (GOAL, "5", 5),
        (GOAL, "20", 20),
        (SEA, "rough", "rough"),
        (FOG, "yes", True),
        (FOG, "no", False),
        (SETS, "ash,oak", "oak,ash"),
        (SETS, "elm", "elm"),
        (SETS, "none", ""),
        (PAIR, "ash,elm", "elm,ash"),
    ],
)
def test_a_value_is_typed_and_said_again(option: Option, text: str, value: Value) -> None:
    """One value has one form, and what it is said as means it."""
    assert option.parse(text) == value and type(option.parse(text)) is type(value) and option.allows(value)
    assert option.parse(option.text(value)) == value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (GOAL, 4),
        (GOAL, 21),
        (GOAL, "9"),
        (GOAL, True),
        (GOAL, 9.0),
        (SEA, "stormy"),
        (SEA, 0),
        (SEA, None),
        (FOG, 1),
        (FOG, "yes"),
        (SETS, "ash,oak"),
        (SETS, "oak,oak"),
        (SETS, "oak,"),
        (SETS, "yew"),
        (SETS, ["oak"]),
        (PAIR, ""),
        (PAIR, "oak"),
        (PAIR, "oak,elm,ash"),
    ],
)
def test_no_other_value_is_taken(option: Option, value: object) -> None:
    """Neither out of bounds nor of another type, nor in a second form."""
    assert not option.allows(value)


@pytest.mark.parametrize(
    "said",
    [
        [("goal", "4")],
        [("goal", "nine")],
        [("goal", "٩")],
        [("goal", "9" * 5000)],
        [("fog", "true")],
        [("sets", "oak,oak")],
        [("sets", "oak,yew")],
        [("sets", ",")],
        [("sun", "yes")],
        [("goal", "9"), ("goal", "10")],
    ],
)
def test_what_is_typed_wrongly_is_refused(said: list[tuple[str, str]]) -> None:
    """With the name of the option and, where it is one, what it may be."""
    with pytest.raises(IllegalMove) as refused:
        typed(ALL, said, "sea fog")
    assert f"“{said[0][0]}”" in why(refused.value)


def test_what_may_be_typed_is_said() -> None:
    """Bounds, words, and how many of them."""
    ranges = [option.range for option in (*ALL, PAIR)]
    assert ranges == ["5…20", "calm|rough", "yes|no", "0…3 × oak,elm,ash", "2 × oak,elm,ash"]


def test_what_is_not_named_is_as_usual() -> None:
    """And all stand in their own order."""
    assert list(settled(ALL, {"fog": True, "goal": 12}, "sea fog").items()) == [
        ("goal", 12),
        ("sea", "calm"),
        ("fog", True),
        ("sets", "oak"),
    ]


def test_a_game_without_options_takes_none() -> None:
    """It says so, and which game it is."""
    for make in (DUEL.new, DUEL.check, DUEL.start):
        with pytest.raises(IllegalMove) as refused:
            make("intro", 2, {"goal": 9})
        assert refused.value.code == "option/unknown" and "duel intro" in why(refused.value)
    assert DUEL.check("intro", 2) == {} and RACE.target(RACE.start("pair")) == 6
