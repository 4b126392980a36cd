"""The island in sentences for plain mode, in German."""

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


def development(count: int, new: int) -> str:
    """How many development cards somebody has, and how many of them were bought in this turn."""
    return f"Entwicklungskarten: {count}" + (f"; in diesem Zug gekauft: {new}." if new else ".")


def reach(length: int, longest: bool) -> str:
    """How long somebody's road is, and whether it has Longest Road."""
    return f"Straßenlänge: {length}" + (" (Längste Handelsstraße)." if longest else ".")


def knights(count: int, largest: bool) -> str:
    """How many knights lie open, and whether they have Largest Army."""
    return f"Ritter: {count}" + (" (Größte Rittermacht)." if largest else ".")


def tokens(count: int) -> str:
    """How many trade tokens somebody has."""
    return f"Handelschips: {count}."


def coast(names: str) -> str:
    """Which harbours there are, each with its intersections."""
    return f"Häfen an der Küste: {names}."


def dice(said: str) -> str:
    """What was rolled last."""
    return f"Die Würfel: {said}."
