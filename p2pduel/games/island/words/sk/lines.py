"""The island in sentences for plain mode, in Slovak."""

__all__ = ["bank", "cities", "harbours", "hexes", "resources", "roads", "robber", "settlements"]


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
