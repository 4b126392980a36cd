"""Every sign as ASCII of the same width, borders and charts among them."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from rich.cells import cell_len

from p2pduel.tui.glyphs import ASCII, RICH

__all__ = ["in_ascii"]

_SIGNS = {
    "…": ".",
    "–": "-",
    "—": "-",
    "−": "-",
    "·": ".",
    "•": "*",
    "×": "x",
    "“": '"',
    "”": '"',
    "„": '"',
    "’": "'",
    "‘": "'",
    "←": "<",
    "↑": "^",
    "→": ">",
    "↓": "v",
    "▶": ">",
    "◀": "<",
    "‹": "<",
    "›": ">",
    "◇": "o",
    "▲": "^",
    "▼": "v",
    "█": "#",
    "▀": "-",
    **dict.fromkeys("▂▃▄▅▆▇", "_"),
    "▌": "|",
    "▐": "|",
    "▔": "-",
    "▁": "_",
    "▎": "|",
    "▏": "|",
    "▕": "|",
    "▒": "#",
    "░": ".",
    "▓": "#",
    "ß": "s",
}


def _table() -> dict[str, str]:
    """The signs of the glyph table that are one letter there, then everything else we know."""
    found = dict(_SIGNS)
    for name in RICH.__dataclass_fields__:
        rich, plain = getattr(RICH, name), getattr(ASCII, name)
        if isinstance(rich, str) and len(rich) == len(plain) == 1:
            found[rich] = plain
    found.update(zip(RICH.dice, ASCII.dice, strict=True))
    return found


_TABLE = _table()


@lru_cache(maxsize=4096)
def _sign(sign: str) -> str:
    if sign.isascii():
        return sign
    if sign in _TABLE:
        return _TABLE[sign]
    if "\u2500" <= sign <= "\u257f":
        return _line(sign)
    bare = unicodedata.normalize("NFKD", sign)[:1]
    if bare.isascii() and bare.isprintable():
        return bare.ljust(cell_len(sign))
    return "?" * cell_len(sign)


def _line(sign: str) -> str:
    """A sign of the box drawing block."""
    name = unicodedata.name(sign)
    if "HORIZONTAL" in name and not any(word in name for word in ("DOWN", "UP", "VERTICAL")):
        return "=" if "DOUBLE" in name else "-"
    if "VERTICAL" in name and not any(word in name for word in ("LEFT", "RIGHT", "HORIZONTAL")):
        return "|"
    return "+"


def in_ascii(text: str) -> str:
    """The same cells, in ASCII alone."""
    if " …" in text:  # a lone dot after a blank would not be read as "and so on"
        text = text.replace(" … ", "...").replace(" …", "..")
    return "".join(_sign(sign) for sign in text)
