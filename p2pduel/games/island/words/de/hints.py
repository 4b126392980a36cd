"""Why a move on the island is suggested, in German: a phrase that follows the move."""

from typing import Final

__all__ = ["FIXED", "GOALS", "found", "leads", "nearer", "saving", "then_pay"]

FIXED: Final = {
    "roll": "vor dem Wurf lohnt sich nichts",
    "settlement": "1 Punkt und mehr Ertrag",
    "city": "1 Punkt mehr, und der Ertrag dort verdoppelt sich",
    "longest": "die Längste Handelsstraße rückt näher, und sie zählt 2 Punkte",
    "card": "ein Ritter, eine nützliche Karte oder ein Punkt",
    "road": "eine kostenlose Straße schadet nie",
    "accept": "die Karten nützen dir mehr als das, was du gibst",
    "decline": "es hilft der anderen Seite mehr als dir",
    "deal": "diese Antwort hilft dir am meisten",
    "no_deal": "keine der Antworten hilft dir",
    "spare": "diese Karten fehlen am wenigsten",
    "rob": "es schadet der Seite, die dir am gefährlichsten ist",
    "army": "es bringt dir die Größte Rittermacht und damit 2 Punkte",
    "free": "der Räuber verlässt dein Land",
    "steal": "eine geraubte Karte und ein Ritter mehr in deinem Heer",
    "road_building": "zwei kostenlose Straßen führen dorthin, wohin du willst",
    "invention": "mit den zwei Karten bezahlst du, worauf du sparst",
    "monopoly": "die anderen haben viel davon",
    "reveal": "diese Punkte gewinnen das Spiel",
    "home": "der Räuber verlässt dein Land, und sonst geht nichts verloren",
    "force": "die andere Seite hat, was dir fehlt",
    "retire": "Handelschips nützen dir mehr als der Ritter",
    "neutral": "dort ist es dir am wenigsten im Weg",
    "nothing": "gerade lohnt es sich nicht, etwas zu bauen",
}
"""Reasons that are always the same."""

GOALS: Final = {
    "city": "eine Stadt",
    "settlement": "eine Siedlung",
    "site": "eine Straße und eine Siedlung",
    "longest": "die Längste Handelsstraße",
    "card": "eine Entwicklungskarte",
}
"""What is saved for or paid."""


def found(dots: int) -> str:
    """A site with so many dots around it."""
    return f"{dots} Punkte auf den Zahlen ringsum"


def leads(site: str) -> str:
    """A road to a site."""
    return f"sie führt nach {site}"


def saving(goal: str, cards: str) -> str:
    """What is saved for, and which cards are short."""
    return f"gespart wird auf {GOALS[goal]}, es fehlt noch: {cards}"


def then_pay(goal: str) -> str:
    """A trade after which a goal can be paid."""
    return f"danach kannst du {GOALS[goal]} bezahlen"


def nearer(goal: str) -> str:
    """Cards that a goal needs."""
    return f"es hilft, {GOALS[goal]} zu bezahlen"
