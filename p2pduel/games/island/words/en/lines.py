"""The island in sentences for plain mode, in English."""

__all__ = ["bank", "cities", "harbours", "hexes", "resources", "roads", "robber", "settlements"]


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
