"""What the signs and abbreviations of the classic game's table mean, in English."""

from typing import Final

__all__ = [
    "LEGEND",
    "MORE",
]

LEGEND: Final = {
    "full": "a stored resource; a step of a counter",
    "empty": "room for one more",
    "victory": "victory points",
    "strength": "strength points",
    "trade": "trade points",
    "tournament": "tournament points",
    "magic": "magic power",
    "token": "holds the token",
    "settlement": "settlements",
    "city": "cities",
    "metropolis": "the metropolis",
    "citadel": "citadels",
    "foreign": "a card of this player in the other land",
    "line": "a road",
    "back": "a closed card",
    "here": "cursor; a place to choose; more at the right",
    "end": "more at the left",
    "touched": "a region that the marked card touches",
    "new": "new since your last turn",
    "more": "stores more than after your last turn",
    "less": "stores less than after your last turn",
    "moved": "another region than after your last turn",
    "gone": "stood here after your last turn",
    "yes": "can be done; checked",
    "no": "can't be done; missing; no link",
    "dot": "free place; between two words",
    "link": "connected with",
    "arrow": "becomes; given for",
    "edge": "lower edge of a card",
    "bar": "left edge of a card",
    "event": "event turned up",
    "dice": "number of a region or roll",
}
"""Sign -> meaning, in the order help lists them as the terminal shows them."""

MORE: Final = (
    ("4/13", "victory points, and how many win"),
    ("×2", "two of them"),
    ("–", "nothing; from … to"),
    ("…", "more words than fit; at work"),
    ("▶", "does it; what to do next"),
    ("← →", "the arrow keys"),
    ("C-8.3", "a rule by its number"),
    ("^r", "ctrl and r together"),
)
"""What belongs to no set of signs."""
