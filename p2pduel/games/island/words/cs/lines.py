"""The island in sentences for plain mode, in Czech."""

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
    return f"Suroviny: {cards}."


def settlements(names: str) -> str:
    """Where settlements stand."""
    return f"Vesnice: {names}."


def cities(names: str) -> str:
    """Where cities stand."""
    return f"Města: {names}."


def roads(names: str) -> str:
    """Where roads lie."""
    return f"Silnice: {names}."


def harbours(names: str) -> str:
    """Which harbours somebody uses."""
    return f"Přístavy: {names}."


def bank(cards: str, count: int) -> str:
    """What the bank has, and how many development cards are left."""
    return f"Bank: {cards}; akční karty: {count}."


def hexes(names: str) -> str:
    """The hexes with their numbers."""
    return f"Pole: {names}."


def robber(hexagon: str) -> str:
    """Where the robber stands."""
    return f"Zloděj stojí na {hexagon}."


def development(count: int, new: int) -> str:
    """How many development cards somebody has, and how many of them were bought in this turn."""
    return f"Akční karty: {count}" + (f"; koupené v tomto tahu: {new}." if new else ".")


def reach(length: int, longest: bool) -> str:
    """How long somebody's road is, and whether it has Longest Road."""
    return f"Délka silnice: {length}" + (" (Nejdelší obchodní cesta)." if longest else ".")


def knights(count: int, largest: bool) -> str:
    """How many knights lie open, and whether they have Largest Army."""
    return f"Rytíři: {count}" + (" (Největší vojsko)." if largest else ".")


def tokens(count: int) -> str:
    """How many trade tokens somebody has."""
    return f"Obchodní žetony: {count}."


def coast(names: str) -> str:
    """Which harbours there are, each with its intersections."""
    return f"Přístavy na pobřeží: {names}."


def dice(said: str) -> str:
    """What was rolled last."""
    return f"Kostky: {said}."
