"""One way to write plain data down, so that everybody who has it gets the same bytes."""

import json
from typing import Any

__all__ = ["canonical"]


def canonical(document: Any) -> str:
    """Canonical JSON (docs/engine.md): keys in order, no blanks, whole numbers, ASCII only."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)
