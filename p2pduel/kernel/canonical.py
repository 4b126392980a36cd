"""One way to write plain data down, so that everybody who has it gets the same bytes."""

import json
from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Any

__all__ = ["canonical", "record", "remembered"]


def canonical(document: Any) -> str:
    """Canonical JSON (docs/engine.md): keys in order, no blanks, whole numbers, ASCII only."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


@lru_cache(4096)
def remembered(part: Hashable) -> str:
    """The same of text, numbers or tuples of them that come often; no truth values: 1 is True."""
    return canonical(part)


def record(parts: Mapping[str, str]) -> str:
    """The same of a map, from what its values are in canonical JSON; its keys are plain words."""
    return "{" + ",".join([f'"{name}":{parts[name]}' for name in sorted(parts)]) + "}"
