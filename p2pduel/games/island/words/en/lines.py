"""The island in sentences for plain mode, in English."""

__all__ = [
    "bank",
    "cities",
    "coast",
    "development",
    "dice",
    "harbours",
    "hexes",
    "knights",
    "reach",
    "resources",
    "roads",
    "robber",
    "settlements",
    "tokens",
]


def resources(cards: str) -> str:
    """What somebody holds."""
    return f"Resources: {cards}."


def settlements(names: str) -> str:
    """Where settlements stand."""
    return f"Settlements: {names}."


def cities(names: str) -> str:
    """Where cities stand."""
    return f"Cities: {names}."


def roads(names: str) -> str:
    """Where roads lie."""
    return f"Roads: {names}."


def harbours(names: str) -> str:
    """Which harbours somebody uses."""
    return f"Harbours: {names}."


def bank(cards: str, count: int) -> str:
    """What the bank has, and how many development cards are left."""
    return f"The bank: {cards}; development cards: {count}."


def hexes(names: str) -> str:
    """The hexes with their numbers."""
    return f"Hexes: {names}."


def robber(hexagon: str) -> str:
    """Where the robber stands."""
    return f"The robber stands on {hexagon}."


def development(count: int, new: int) -> str:
    """How many development cards somebody has, and how many of them were bought in this turn."""
    return f"Development cards: {count}" + (f"; bought in this turn: {new}." if new else ".")


def reach(length: int, longest: bool) -> str:
    """How long somebody's road is, and whether it has Longest Road."""
    return f"Length of road: {length}" + (" (Longest Road)." if longest else ".")


def knights(count: int, largest: bool) -> str:
    """How many knights lie open, and whether they have Largest Army."""
    return f"Knights: {count}" + (" (Largest Army)." if largest else ".")


def tokens(count: int) -> str:
    """How many trade tokens somebody has."""
    return f"Trade tokens: {count}."


def coast(names: str) -> str:
    """Which harbours there are, each with its intersections."""
    return f"Harbours on the coast: {names}."


def dice(said: str) -> str:
    """What was rolled last."""
    return f"The dice: {said}."
