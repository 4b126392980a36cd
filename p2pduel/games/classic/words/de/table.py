"""The words of the classic game's table, in German: what lies on it, what can be done, what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.de.words import listed
from p2pduel.games.classic.words.de.nouns import RESOURCE_WORDS, amount, amounts

if TYPE_CHECKING:
    from p2pduel.games.classic.rules.facts.model import Price

__all__ = [
    "ANY_CARD",
    "BANNED",
    "CASTS",
    "CITADELS",
    "COSTS",
    "COUNTER",
    "DEMOLISH_ASK",
    "DEMOLISH_TITLE",
    "DEMOLISH_WISH",
    "DISCARD",
    "END_TITLE",
    "END_WISH",
    "EVENT_DIE",
    "FREE_SITE",
    "FREE_TO_PLAY",
    "GROUPS",
    "HANDBOOK_ASK",
    "HANDBOOK_HELP",
    "IN_THE_BOX",
    "K_BUILD",
    "K_DEMOLISH",
    "K_END",
    "K_PLAY",
    "K_TRADE",
    "K_USE",
    "LETTERS",
    "MAGIC_POWER",
    "NEEDS",
    "NEXT_BUILDING",
    "NEXT_EVENT",
    "NEXT_ROLL",
    "NOT_YOUR_MOVE",
    "OFFER_NOTE",
    "OFFER_WISH",
    "ONCE",
    "OPEN_ROW",
    "PARTS",
    "POINTS",
    "PRODUCTION_DIE",
    "REGION_SITE",
    "ROAD",
    "ROLLED",
    "RULES",
    "SELL_WISH",
    "SETTLEMENT_PLACE",
    "STOCK",
    "STOCK_SHORT",
    "SYMBOL_DIE",
    "TABLE_HELP",
    "TRADE_WISH",
    "WHICH_CARD",
    "attacked",
    "becomes",
    "copies",
    "doubles",
    "give",
    "in_order",
    "magic_becomes",
    "more_victory",
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
FREE_TO_PLAY: Final = "kostet nichts"
ROLLED: Final = "Wurf"
EVENT_DIE: Final = "Ereigniswürfel:"
DISCARD: Final = "Ablage:"
OPEN_ROW: Final = "offen:"
BANNED: Final = "gebannt"
CITADELS: Final = "Zitadellen"

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

LETTERS: Final[dict[Price, str]] = {
    "lumber": "Ho",
    "gold": "Go",
    "grain": "Ge",
    "brick": "Le",
    "wool": "Wo",
    "ore": "Er",
    "magic": "Za",
}
"""Resources and magic power in prices: two letters, all different."""

GROUPS: Final = {"build": "Bauen", "play": "Spielen", "use": "Nutzen und zaubern", "more": "Und"}
"""Headings over what can be done."""
TRADE_WISH: Final = "Mit der Bank tauschen …"
OFFER_WISH: Final = "Einen Tausch anbieten …"
OFFER_NOTE: Final = "Rohstoff für Rohstoff: was du gibst, was du willst; dann antwortet die andere Seite."
DEMOLISH_WISH: Final = "Abreißen …"
SELL_WISH: Final = "Eine Aktionskarte verkaufen …"
END_WISH: Final = "Den Zug beenden"
WHICH_CARD: Final = {
    "exchange": "Eine Karte tauschen …",
    "surplus": "Eine Karte weglegen …",
    "put_away": "Eine Karte unter einen Stapel legen …",
    "put_under": "Eine Karte unter einen Stapel legen …",
    "keep": "Die Karte zurücklegen …",
    "take_card": "Die Karten durchsehen und eine nehmen …",
    "rob": "Die Hand ansehen und nehmen …",
    "survey": "Die Landschaften durchsehen und zwei nehmen …",
    "new_land": "Die Landschaften durchsehen und eine nehmen …",
    "banish": "Die Ereignisse durchsehen und eines entfernen …",
    "dig": "Eine Karte vom Ablagestapel nehmen …",
    "lay_down": "Eine Karte ablegen …",
    "name": "Eine Karte nennen …",
}
"""Question -> the row that opens the list of cards."""
ANY_CARD: Final = "Eine Karte wählen …"
"""The row for every other question."""

ONCE: Final = "einmal in beiden Fürstentümern"
COSTS: Final = "Kostet"
CASTS: Final = "Zaubern kostet"
COUNTER: Final = "Zähler bis"
MAGIC_POWER: Final = "Zauberkraft bis"
NEEDS: Final = "Braucht"
POINTS: Final = "Punkte"
IN_THE_BOX: Final = "In den Schachteln:"
RULES: Final = "Regeln:"

PARTS: Final = {
    "settlements": "Siedlungen",
    "cities": "Städte",
    "metropolis": "Metropole",
    "citadels": "Zitadellen",
    "cards": "Karten",
    "knight_token": "Ritterfigur",
    "mill_token": "Mühlenfigur",
    "total": "Siegpunkte",
    "trade": "Handelspunkte",
    "strength": "Stärkepunkte",
    "tournament": "Turnierpunkte",
}
"""Where points come from, as the end lists it."""

HANDBOOK_ASK: Final = "Tippe ein Wort: Räuber, Zauber, Abbey, Kloster, C-8.3 …"
HANDBOOK_HELP: Final = (
    "Alle Regeln und alle Karten. Tippe, und nur was deine Wörter enthält, bleibt in der Liste; Karten finden "
    "sich mit ihrem Namen in jeder der vier Sprachen, Regeln mit der Nummer, die eine Absage oder eine Karte "
    "zeigt: C-8.3. Enter öffnet das erste, die Pfeiltasten gehen durch die Liste."
)
NEXT_ROLL: Final = "Nächster Wurf"
NEXT_BUILDING: Final = "Nächster Bau"
NEXT_EVENT: Final = "Nächstes Ereignis"
PRODUCTION_DIE: Final = "Ertragswürfel"
SYMBOL_DIE: Final = "Ereigniswürfel"
K_BUILD: Final = "Bauen"
K_PLAY: Final = "Spielen"
K_USE: Final = "Nutzen"
K_TRADE: Final = "Tauschen"
K_DEMOLISH: Final = "Abreißen"
K_END: Final = "Zug beenden"
NOT_YOUR_MOVE: Final = "Du bist nicht am Zug: gebaut wird in der Aktionsphase des eigenen Zugs (C-4.3)."
DEMOLISH_TITLE: Final = "Abreißen?"
DEMOLISH_ASK: Final = "Die Karte kommt auf den Ablagestapel, und du bekommst nichts dafür."
END_TITLE: Final = "Den Zug beenden?"
TABLE_HELP: Final = (
    "Dein Land ist unten, das andere oben. Landschaften liegen an den Ecken mit ihrer Würfelzahl und ihrem "
    "Lager (bis zu drei); Bauplätze liegen über und unter Siedlungen und Städten, äußere Plätze hinter den "
    "Landschaften. Eine Fahne mit einer Farbe zeigt eine Karte, die ihre Seite in das andere Land gesetzt "
    "hat. Wähle eine Karte und dann ihren Platz, oder einen Platz und dann eine Karte. Die Liste daneben "
    "enthält alles, was du jetzt tun kannst: ✓ geht, ✗ sagt, warum nicht."
)


def doubles(resources: Sequence[Price]) -> str:
    """What a building does for the regions beside it, on a small card."""
    return "2× " + "/".join(RESOURCE_WORDS[name] for name in resources)


def sails(resource: Price, arrow: str) -> str:
    """What a trade fleet does, on a small card."""
    return f"2 {RESOURCE_WORDS[resource]}{arrow}1"


def stored(number: int, resource: Price) -> str:
    """What lies on a region or a card, on a small card."""
    return f"{number} {RESOURCE_WORDS[resource]}"


def copies(name: str) -> str:
    """Which title a Secret Society copies, on a small card."""
    return f"als {name}"


def becomes(resource: Price, before: int, after: int) -> str:
    """What a plan leaves of a resource."""
    change = f"{before}→{after}" if before != after else f"{after}"
    return f"{RESOURCE_WORDS[resource]} {change}"


def magic_becomes(before: int, after: int) -> str:
    """What a plan leaves of the magic power."""
    return f"Zauberkraft {before}→{after}"


def more_victory(points: int) -> str:
    """What a plan does to the victory points."""
    return f"Sieg {points:+d}"


def in_order(names: Sequence[str]) -> str:
    """Cards that go back on their stack in this order, the top one first."""
    return f"Zurücklegen, von oben: {', '.join(names)}"


def give(number: int, resource: Price, region: str) -> str:
    """The giving side of a trade; region: where from, if that matters."""
    source = f" ({region})" if region else ""
    return f"Gib {amount(number, resource)}{source}"


def receive(resource: Price) -> str:
    """The receiving side of a trade."""
    return f"Nimm {amount(1, resource)}"


def unused(left: Sequence[str]) -> str:
    """What could still be done this turn."""
    return f"Das könntest du noch tun: {listed(left)}. Den Zug trotzdem beenden?"


def attacked(card: str) -> str:
    """The title of a notice about an attack."""
    return f"Angriff: {card}"


def preview(cost: Mapping[Price, int], effect: str) -> str:
    """What to know about a card that can be had."""
    return f"Kostet {amounts(cost)}. {effect}" if cost else effect


def rates(best: Mapping[Price, tuple[int, int]]) -> str:
    """The best rate of every resource, and how much of it there is."""
    return "Kurse für 1: " + ", ".join(
        f"{amount(rate, name)} ({have})" for name, (rate, have) in best.items()
    )


def no_trade(rates: str, rule: str) -> str:
    """Why nothing can be traded, and the rule."""
    return f"Du hast von allem zu wenig ({rule}). {rates}"
