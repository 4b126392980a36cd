"""What the signs mean that every table shows."""

from typing import Final

__all__ = [
    "LEGEND",
    "MORE",
    "TITLE",
]

TITLE: Final = "Signs and abbreviations"

LEGEND: Final = {
    "full": "one of what is counted",
    "empty": "room for one more",
    "victory": "points that win",
    "line": "a way between two places",
    "back": "a closed card",
    "here": "cursor; a place to choose; more at the right",
    "end": "more at the left",
    "touched": "belongs to the marked card",
    "new": "new since your last turn",
    "more": "more than after your last turn",
    "less": "less than after your last turn",
    "moved": "another one than after your last turn",
    "gone": "was here after your last turn",
    "yes": "can be done; checked",
    "no": "can't be done; missing; no link",
    "dot": "free place; between two words",
    "link": "connected with",
    "arrow": "becomes; given for",
    "edge": "lower edge of a card",
    "bar": "left edge of a card",
    "dice": "number of a roll",
}
"""Sign of the glyphs -> meaning, in the order help lists them; a game may mean something narrower."""

MORE: Final = (
    ("4/12", "points, and how many win"),
    ("×2", "two of them"),
    ("–", "nothing; from … to"),
    ("…", "more words than fit; at work"),
    ("▶", "does it; what to do next"),
    ("← →", "the arrow keys"),
    ("^r", "ctrl and r together"),
)
"""What belongs to no set of signs."""
