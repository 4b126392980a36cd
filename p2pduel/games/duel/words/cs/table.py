"""The words of the Duel's table, in Czech: what lies on it, what can be done, what is asked before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.cs.words import listed
from p2pduel.catalogue.grammar import few
from p2pduel.games.duel.words.cs.nouns import RESOURCE_WORDS, amount, amounts, in_store

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

ROAD: Final = "cesta"
FREE_SITE: Final = "· místo ·"
REGION_SITE: Final = "· u krajiny ·"
SETTLEMENT_PLACE: Final = "· vesnice ·"
ACTION_FREE: Final = "zdarma"
ROLLED: Final = "hozeno"
EVENT_DIE: Final = "kostka událostí:"
DISCARD: Final = "odhozeno:"
FACE_UP: Final = "otevřeně:"

STOCK: Final = {
    "regions": "balíček krajin",
    "events": "balíček událostí",
    "roads": "zbývá cest",
    "settlements": "zbývá vesnic",
    "cities": "zbývá měst",
}
"""What is left in the box."""
STOCK_SHORT: Final = {
    "regions": "krajiny",
    "events": "události",
    "roads": "cesty",
    "settlements": "vesnice",
    "cities": "města",
}
"""The same, where there is little room to say so."""

LETTERS: Final[dict[Resource, str]] = {
    "lumber": "Dř",
    "gold": "Zl",
    "grain": "Ob",
    "brick": "Ci",
    "wool": "Vl",
    "ore": "Ru",
}
"""Resources in prices: two letters, all different."""

GROUPS: Final = {"build": "Postavit", "play": "Zahrát", "more": "A dále"}
"""Headings over what can be done."""
TRADE_WISH: Final = "Obchodovat se zásobou …"
DEMOLISH_WISH: Final = "Zbořit …"
END_WISH: Final = "Ukončit tah"
WHICH_CARD: Final = {
    "exchange": "Vyměnit kartu …",
    "surplus": "Odložit kartu …",
    "put_away": "Vložit kartu pod balíček …",
    "take_card": "Prohlédnout si karty a jednu si vzít …",
    "fetch": "Prohlédnout si odhazovací balíček a vzít si …",
    "rob": "Prohlédnout si karty v ruce a vzít si …",
    "survey": "Prohlédnout si krajiny a vzít si dvě …",
    "lose": "Vzdát se karty …",
    "appease": "Vzdát se karty …",
    "name": "Označit kartu …",
}
"""Question -> the row that opens the list of cards."""
ANY_CARD: Final = "Vybrat kartu …"
"""The row for every other question."""

ONCE: Final = "v knížectví jen jednou"
COSTS: Final = "Stojí"
NEEDS: Final = "Podmínka:"
POINTS: Final = "Body"
IN_THE_BOX: Final = "V krabici:"
RULES: Final = "Pravidla:"

PARTS: Final = {
    "settlements": "vesnice",
    "cities": "města",
    "cards": "karty",
    "trade_token": "převaha v obchodu",
    "strength_token": "převaha síly",
    "total": "vítězné body",
    "trade": "body obchodu",
    "strength": "body síly",
    "skill": "body zručnosti",
    "progress": "body rozvoje",
}
"""Where points come from, as the end lists it."""

HANDBOOK_ASK: Final = "Napiš slovo: Zloděj, obchod, Klášter, Abbey, D-8.5 …"
HANDBOOK_HELP: Final = (
    "Všechna pravidla a všechny karty. Piš, a v seznamu zůstane jen to, co obsahuje tvá slova; karty se "
    "najdou podle názvu v kterémkoli ze čtyř jazyků, pravidla podle čísla, které ukazuje odmítnutí nebo "
    "karta: D-8.5. Enter otevře první položku, šipky procházejí seznam."
)
NEXT_ROLL: Final = "Příští hod"
NEXT_BUILDING: Final = "Další stavba"
NEXT_EVENT: Final = "Další událost"
PRODUCTION_DIE: Final = "Kostka výnosů"
SYMBOL_DIE: Final = "Kostka událostí"
K_BUILD: Final = "Postavit"
K_PLAY: Final = "Zahrát"
K_TRADE: Final = "Obchod"
K_DEMOLISH: Final = "Zbořit"
K_END: Final = "Ukončit tah"
NOT_YOUR_MOVE: Final = "Teď nejsi na řadě: stavíš v akční fázi vlastního tahu (D-5.8)."
DEMOLISH_TITLE: Final = "Zbořit?"
DEMOLISH_ASK: Final = "Karta jde na odhazovací balíček a nic za ni nedostáváš."
END_TITLE: Final = "Ukončit tah?"
TABLE_HELP: Final = (
    "Tvoje země je dole, druhá nahoře. Krajiny leží v rozích se svým číslem kostky a zásobou (až tři); "
    "stavební místa leží nad vesnicemi a městy a pod nimi. Vyber kartu a potom její místo, nebo místo a "
    "potom kartu. Seznam vedle obsahuje všechno, co teď můžeš udělat: ✓ jde udělat, ✗ říká, proč ne."
)


def covers(name: str) -> str:
    """What lies below a card."""
    return f"pod ní {name}"


def doubles(resource: Resource) -> str:
    """What a building does for the regions beside it, on a small card."""
    return f"2× {RESOURCE_WORDS[resource]}"


def sails(resource: Resource, arrow: str) -> str:
    """What a trade ship does, on a small card."""
    return f"{amount(2, resource)}{arrow}1"


def stored(number: int, resource: Resource) -> str:
    """What lies on a region, on a small card."""
    return in_store({resource: number}) if number else amount(0, resource)


def becomes(resource: Resource, before: int, after: int) -> str:
    """What a plan leaves of a resource."""
    change = f"{before}→{after}" if before != after else f"{after}"
    return f"{RESOURCE_WORDS[resource]} {change}"


def more_victory(points: int) -> str:
    """What a plan does to the victory points."""
    sign = "+" if points >= 0 else "-"
    return f"{sign}{few(abs(points), 'vítězný bod', 'vítězné body', 'vítězných bodů')}"


def needs(missing: Mapping[Resource, int], rule: str) -> str:
    """What is missing for a price, and the rule that asks for it."""
    return f"Chybí: {in_store(missing)} ({rule})."


def give(number: int, resource: Resource, region: str) -> str:
    """The giving side of a trade; region: where from, if that matters."""
    source = f" ({region})" if region else ""
    return f"Dát {amount(number, resource)}{source}"


def receive(resource: Resource) -> str:
    """The receiving side of a trade."""
    return f"Dostat {amount(1, resource)}"


def unused(left: Sequence[str]) -> str:
    """What could still be done this turn."""
    return f"Ještě můžeš použít: {listed(left)}. Přesto tah ukončit?"


def attacked(card: str) -> str:
    """The title of a notice about an attack card."""
    return f"Útok: {card}"


def preview(cost: Mapping[Resource, int], effect: str) -> str:
    """What to know about a card that can be had."""
    return f"Stojí {amounts(cost)}. {effect}" if cost else effect


def rates(best: Mapping[Resource, tuple[int, int]]) -> str:
    """The best rate of every resource, and how much of it there is."""
    return "Směnný kurz za 1: " + ", ".join(
        f"{in_store({name: rate})} ({have})" for name, (rate, have) in best.items()
    )


def no_trade(rates: str, rule: str) -> str:
    """Why nothing can be traded, and the rule."""
    return f"Od všeho máš příliš málo ({rule}). {rates}"
