"""The island in sentences for plain mode, in Slovak."""

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
    return f"Dediny: {names}."


def cities(names: str) -> str:
    """Where cities stand."""
    return f"Mestá: {names}."


def roads(names: str) -> str:
    """Where roads lie."""
    return f"Cesty: {names}."


def harbours(names: str) -> str:
    """Which harbours somebody uses."""
    return f"Prístavy: {names}."


def bank(cards: str, count: int) -> str:
    """What the bank has, and how many development cards are left."""
    return f"Bank: {cards}; akčné karty: {count}."


def hexes(names: str) -> str:
    """The hexes with their numbers."""
    return f"Polia: {names}."


def robber(hexagon: str) -> str:
    """Where the robber stands."""
    return f"Zlodej stojí na {hexagon}."


def development(count: int, new: int) -> str:
    """How many development cards somebody has, and how many of them were bought in this turn."""
    return f"Akčné karty: {count}" + (f"; kúpené v tomto ťahu: {new}." if new else ".")


def reach(length: int, longest: bool) -> str:
    """How long somebody's road is, and whether it has Longest Road."""
    return f"Dĺžka cesty: {length}" + (" (Najdlhšia obchodná cesta)." if longest else ".")


def knights(count: int, largest: bool) -> str:
    """How many knights lie open, and whether they have Largest Army."""
    return f"Rytieri: {count}" + (" (Najväčšie vojsko)." if largest else ".")


def tokens(count: int) -> str:
    """How many trade tokens somebody has."""
    return f"Obchodné žetóny: {count}."


def coast(names: str) -> str:
    """Which harbours there are, each with its intersections."""
    return f"Prístavy na pobreží: {names}."


def dice(said: str) -> str:
    """What was rolled last."""
    return f"Kocky: {said}."
