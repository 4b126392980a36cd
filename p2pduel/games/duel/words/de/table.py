"""The words of the Duel's table, in German: what lies on it, what can be done, what is asked before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.de.words import listed
from p2pduel.games.duel.words.de.nouns import RESOURCE_WORDS, amount, amounts

if TYPE_CHECKING:
    from p2pduel.games.duel.rules.facts import Resource  # the lobby is painted before the rules are loaded

__all__ = [
    "ACTION_FREE",
    "ANY_CARD",
    "COSTS",
    "DEMOLISH_ASK",
    "DEMOLISH_TITLE",
    "DEMOLISH_WISH",
    "DISCARD",
    "END_TITLE",
    "END_WISH",
    "EVENT_DIE",
    "FACE_UP",
    "FREE_SITE",
    "GROUPS",
    "HANDBOOK_ASK",
    "HANDBOOK_HELP",
    "IN_THE_BOX",
    "K_BUILD",
    "K_DEMOLISH",
    "K_END",
    "K_PLAY",
    "K_TRADE",
    "LETTERS",
    "NEEDS",
    "NEXT_BUILDING",
    "NEXT_EVENT",
    "NEXT_ROLL",
    "NOT_YOUR_MOVE",
    "ONCE",
    "PARTS",
    "POINTS",
    "PRODUCTION_DIE",
    "REGION_SITE",
    "ROAD",
    "ROLLED",
    "RULES",
    "SETTLEMENT_PLACE",
    "STOCK",
    "STOCK_SHORT",
    "SYMBOL_DIE",
    "TABLE_HELP",
    "TRADE_WISH",
    "WHICH_CARD",
    "attacked",
    "becomes",
    "covers",
    "doubles",
    "give",
    "more_victory",
    "needs",
    "no_trade",
    "preview",
    "rates",
    "receive",
    "sails",
    "stored",
    "unused",
]

ROAD: Final = "Straße"
FREE_SITE: Final = "· Bauplatz ·"
REGION_SITE: Final = "· Außenrand ·"
SETTLEMENT_PLACE: Final = "· Siedlung ·"
ACTION_FREE: Final = "kostet nichts"
ROLLED: Final = "Wurf"
EVENT_DIE: Final = "Ereigniswürfel:"
DISCARD: Final = "Ablage:"
FACE_UP: Final = "offen:"

STOCK: Final = {
    "regions": "Landschaftsstapel",
    "events": "Ereignisstapel",
    "roads": "Straßen übrig",
    "settlements": "Siedlungen übrig",
    "cities": "Städte übrig",
}
"""What is left in the box."""
STOCK_SHORT: Final = {
    "regions": "Land",
    "events": "Ereign.",
    "roads": "Straßen",
    "settlements": "Siedl.",
    "cities": "Städte",
}
"""The same, where there is little room to say so."""

LETTERS: Final[dict[Resource, str]] = {
    "lumber": "Ho",
    "gold": "Go",
    "grain": "Ge",
    "brick": "Le",
    "wool": "Wo",
    "ore": "Er",
}
"""Resources in prices: two letters, all different."""

GROUPS: Final = {"build": "Bauen", "play": "Spielen", "more": "Und"}
"""Headings over what can be done."""
TRADE_WISH: Final = "Mit dem Vorrat tauschen …"
DEMOLISH_WISH: Final = "Abreißen …"
END_WISH: Final = "Den Zug beenden"
WHICH_CARD: Final = {
    "exchange": "Eine Karte tauschen …",
    "surplus": "Eine Karte weglegen …",
    "put_away": "Eine Karte unter einen Stapel legen …",
    "take_card": "Die Karten durchsehen und eine nehmen …",
    "fetch": "Den Ablagestapel durchsehen und nehmen …",
    "rob": "Die Hand ansehen und nehmen …",
    "survey": "Die Landschaften durchsehen und zwei nehmen …",
    "lose": "Eine Karte aufgeben …",
    "appease": "Eine Karte aufgeben …",
    "name": "Eine Karte nennen …",
}
"""Question -> the row that opens the list of cards."""
ANY_CARD: Final = "Eine Karte wählen …"
"""The row for every other question."""

ONCE: Final = "einmal je Fürstentum"
COSTS: Final = "Kostet"
NEEDS: Final = "Braucht"
POINTS: Final = "Punkte"
IN_THE_BOX: Final = "In der Schachtel:"
RULES: Final = "Regeln:"

PARTS: Final = {
    "settlements": "Siedlungen",
    "cities": "Städte",
    "cards": "Karten",
    "trade_token": "Handelsvorteil",
    "strength_token": "Stärkevorteil",
    "total": "Siegpunkte",
    "trade": "Handelspunkte",
    "strength": "Stärkepunkte",
    "skill": "Geschicklichkeitspunkte",
    "progress": "Fortschrittspunkte",
}
"""Where points come from, as the end lists it."""

HANDBOOK_ASK: Final = "Tippe ein Wort: Räuber, Handel, Abbey, Kloster, D-8.5 …"
HANDBOOK_HELP: Final = (
    "Alle Regeln und alle Karten. Tippe, und nur was deine Wörter enthält, bleibt in der Liste; "
    "Karten finden sich mit "
    "ihrem Namen in jeder der vier Sprachen, Regeln mit der Nummer, die eine Absage oder eine "
    "Karte zeigt: D-8.5. Enter "
    "öffnet das erste, die Pfeiltasten gehen durch die Liste."
)
NEXT_ROLL: Final = "Nächster Wurf"
NEXT_BUILDING: Final = "Nächster Bau"
NEXT_EVENT: Final = "Nächstes Ereignis"
PRODUCTION_DIE: Final = "Ertragswürfel"
SYMBOL_DIE: Final = "Ereigniswürfel"
K_BUILD: Final = "Bauen"
K_PLAY: Final = "Spielen"
K_TRADE: Final = "Tauschen"
K_DEMOLISH: Final = "Abreißen"
K_END: Final = "Zug beenden"
NOT_YOUR_MOVE: Final = "Du bist nicht am Zug: gebaut wird in der Aktionsphase des eigenen Zugs (D-5.8)."
DEMOLISH_TITLE: Final = "Abreißen?"
DEMOLISH_ASK: Final = "Die Karte kommt auf den Ablagestapel, und du bekommst nichts dafür."
END_TITLE: Final = "Den Zug beenden?"
TABLE_HELP: Final = (
    "Dein Land ist unten, das andere oben. Landschaften liegen an den Ecken mit ihrer Würfelzahl "
    "und ihrem Lager (bis zu "
    "drei); Bauplätze liegen über und unter Siedlungen und Städten. Wähle eine Karte und dann "
    "ihren Platz, oder einen "
    "Platz und dann eine Karte. Die Liste daneben enthält alles, was du jetzt tun kannst: ✓ geht, "
    "✗ sagt, warum nicht."
)


def covers(name: str) -> str:
    """What lies below a card."""
    return f"auf {name}"


def doubles(resource: Resource) -> str:
    """What a building does for the regions beside it, on a small card."""
    return f"2× {RESOURCE_WORDS[resource]}"


def sails(resource: Resource, arrow: str) -> str:
    """What a trade ship does, on a small card."""
    return f"2 {RESOURCE_WORDS[resource]}{arrow}1"


def stored(number: int, resource: Resource) -> str:
    """What lies on a region, on a small card."""
    return f"{number} {RESOURCE_WORDS[resource]}"


def becomes(resource: Resource, before: int, after: int) -> str:
    """What a plan leaves of a resource."""
    change = f"{before}→{after}" if before != after else f"{after}"
    return f"{RESOURCE_WORDS[resource]} {change}"


def more_victory(points: int) -> str:
    """What a plan does to the victory points."""
    return f"Sieg {points:+d}"


def needs(missing: Mapping[Resource, int], rule: str) -> str:
    """What is missing for a price, and the rule that asks for it."""
    return f"Es fehlt: {amounts(missing)} ({rule})."


def give(number: int, resource: Resource, region: str) -> str:
    """The giving side of a trade; region: where from, if that matters."""
    source = f" ({region})" if region else ""
    return f"Gib {amount(number, resource)}{source}"


def receive(resource: Resource) -> str:
    """The receiving side of a trade."""
    return f"Nimm {amount(1, resource)}"


def unused(left: Sequence[str]) -> str:
    """What could still be done this turn."""
    return f"Das könntest du noch tun: {listed(left)}. Den Zug trotzdem beenden?"


def attacked(card: str) -> str:
    """The title of a notice about an attack card."""
    return f"Angriff: {card}"


def preview(cost: Mapping[Resource, int], effect: str) -> str:
    """What to know about a card that can be had."""
    return f"Kostet {amounts(cost)}. {effect}" if cost else effect


def rates(best: Mapping[Resource, tuple[int, int]]) -> str:
    """The best rate of every resource, and how much of it there is."""
    return "Kurse für 1: " + ", ".join(
        f"{amount(rate, name)} ({have})" for name, (rate, have) in best.items()
    )


def no_trade(rates: str, rule: str) -> str:
    """Why nothing can be traded, and the rule."""
    return f"Du hast von allem zu wenig ({rule}). {rates}"
