"""The island in sentences for plain mode, in German."""

__all__ = ["bank", "cities", "harbours", "hexes", "resources", "roads", "robber", "settlements"]


def resources(cards: str) -> str:
    """What somebody holds."""
    return f"Rohstoffe: {cards}."


def settlements(names: str) -> str:
    """Where settlements stand."""
    return f"Siedlungen: {names}."


def cities(names: str) -> str:
    """Where cities stand."""
    return f"Städte: {names}."


def roads(names: str) -> str:
    """Where roads lie."""
    return f"Straßen: {names}."


def harbours(names: str) -> str:
    """Which harbours somebody uses."""
    return f"Häfen: {names}."


def bank(cards: str, count: int) -> str:
    """What the bank has, and how many development cards are left."""
    return f"Die Bank: {cards}; Entwicklungskarten: {count}."


def hexes(names: str) -> str:
    """The hexes with their numbers."""
    return f"Felder: {names}."


def robber(hexagon: str) -> str:
    """Where the robber stands."""
    return f"Der Räuber steht auf {hexagon}."
