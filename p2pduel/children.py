"""How this program starts itself once more: the one place that knows what it was started from."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from p2pduel.catalogue.speech import spoken

__all__ = ["PLANNER", "command"]

PLANNER: Final = "planner-worker"
"""The word by which a child becomes the planner's process; not for people, so no help speaks of it."""

_START: Final = """
import os, sys
own, *others = sys.argv.pop(1).split(os.pathsep)
sys.path.insert(0, own)
import p2pduel, protocol
sys.path[:] = dict.fromkeys([*sys.path[1:], own, *others])
from p2pduel.cli import main
sys.exit(main())
"""
"""Not by -m: that runs another p2pduel if one is installed, and a random.py of the folder a person is in.
The own place is first only while the two packages are found: what lies beside them must hide nothing else."""


def command(*words: str) -> list[str]:
    """The command line that runs `p2pduel WORDS`, from a checkout, a wheel, a zip or a frozen build alike.

    The child speaks the language of whoever starts it.
    """
    told = (*words, "--language", spoken())
    if getattr(sys, "frozen", False):
        return [sys.executable, *told]
    return [sys.executable, "-P", "-c", _START, os.pathsep.join(_places(sys.path)), *told]


def _places(path: Sequence[str]) -> list[str]:
    """Where this program and what it needs were found; what the interpreter has by itself does no harm."""
    own = str(Path(__file__).parents[1])  # the archive itself where this file lies in one
    return list(dict.fromkeys([own, *(place for place in path if os.path.isabs(place))]))  # noqa: PTH117
