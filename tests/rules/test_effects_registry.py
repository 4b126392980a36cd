"""An effect that could never happen is an error when it is written, not silence when it is played."""

import pytest

from p2pduel.games.duel.rules import engine
from p2pduel.games.duel.rules.effects.registry import EFFECTS, HOOKED, Effect, effect
from p2pduel.games.duel.rules.state import State


def test_a_hook_nobody_calls_is_refused() -> None:
    """A slip of the pen in its name; names of one's own begin with an underscore."""
    with pytest.raises(TypeError, match="on_prodution is no hook"):

        @effect("abbey")
        class _Slip(Effect):
            def on_prodution(self, s: State, seat: int) -> tuple[()]:
                return ()

    assert "abbey" not in EFFECTS


def test_an_effect_of_no_card_or_of_one_that_has_one_is_refused() -> None:
    """The second would silently replace the first."""
    assert engine.ENGINE  # all effects are loaded
    for name in ("abey", "harbor"):
        with pytest.raises(TypeError, match=f"{name}.* is no card, or has an effect already"):
            effect(name)(type("_New", (Effect,), {}))


def test_every_hook_a_class_has_is_called() -> None:
    """Which cards are asked at a hook is read off their classes, conditional points among them."""
    assert engine.ENGINE  # all effects are loaded
    for name, one in EFFECTS.items():
        for hook, names in HOOKED.items():
            assert (name in names) == (getattr(type(one), hook) is not getattr(Effect, hook)), (name, hook)
    assert {"harbor", "salt_silo", "trading_base"} <= HOOKED["points"]
