"""The engine of the island: every module with steps, and the rule that seats move in turn."""

from p2pduel.games.island.rules import development, robber, setup, tokens, trading, turn  # noqa: F401 - their steps
from p2pduel.games.island.rules.registry import REGISTRY
from p2pduel.kernel.engine import Engine

__all__ = ["ENGINE"]

ENGINE = Engine(REGISTRY, turn_rule="I-7.1")
