"""Where two positions differ: their named parts, hashed, exchanged and compared once a game has stopped.

This helps people to find a defect. Nobody is judged by it: whoever signs a false hash can send false parts.
"""

from __future__ import annotations

from collections.abc import Iterable

from protocol.hashing import H32
from protocol.io import bounds
from protocol.io.frames import Frame
from protocol.wire import Value, as_list

__all__ = ["difference", "parts_frame"]


def parts_frame(seq: int, state: bytes, parts: Iterable[tuple[str, bytes]]) -> Frame:
    """The parts of the position envelope `seq` was made on, or judged on; none if it is not known here."""
    rows: list[Value] = [[name, H32("part", name.encode(), content)] for name, content in parts]
    return Frame("parts", {"seq": seq, "state": state, "parts": rows[: bounds.PARTS]})


def difference(ours: Frame, theirs: Frame | None) -> str:
    """In words: the first part, by its name, that is not the same on both sides. Both sides find the same."""
    here, there = _read(ours), _read(theirs)
    if not here or not there:
        return "the parts of the two positions could not be compared"
    differing = [name for name in sorted({*here, *there}) if here.get(name) != there.get(name)]
    return f"first differing part: {differing[0]}" if differing else "all parts are equal, the hash is false"


def _read(frame: Frame | None) -> dict[str, bytes]:
    rows = as_list(frame.body, "parts") if frame is not None else []
    read = {}
    for row in rows:
        assert isinstance(row, list)  # by the frame's schema
        name, content = row
        assert isinstance(name, str) and isinstance(content, bytes)
        read[name] = content
    return read
