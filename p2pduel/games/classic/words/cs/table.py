"""The words of the classic game's table, in Czech: what lies on it, what can be done, what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.cs.words import listed
from p2pduel.catalogue.grammar import few
from p2pduel.games.classic.words.cs.nouns import RESOURCE_WORDS, amount, amounts, in_store

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

ROAD: Final = "cesta"
FREE_SITE: Final = "· místo ·"
REGION_SITE: Final = "· vnější místo ·"
SETTLEMENT_PLACE: Final = "· vesnice ·"
FREE_TO_PLAY: Final = "zdarma"
ROLLED: Final = "hozeno"
EVENT_DIE: Final = "kostka událostí:"
DISCARD: Final = "odhozeno:"
OPEN_ROW: Final = "otevřeně:"
BANNED: Final = "kletba"
CITADELS: Final = "citadely"

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

LETTERS: Final[dict[Price, str]] = {
    "lumber": "Dř",
    "gold": "Zl",
    "grain": "Ob",
    "brick": "Ci",
    "wool": "Vl",
    "ore": "Ru",
    "magic": "Ko",
}
"""Resources and magic power in prices: two letters, all different."""

GROUPS: Final = {"build": "Postavit", "play": "Zahrát", "use": "Použít a kouzlit", "more": "A dále"}
"""Headings over what can be done."""
TRADE_WISH: Final = "Obchodovat s bankem …"
OFFER_WISH: Final = "Nabídnout výměnu …"
OFFER_NOTE: Final = "Jedna surovina po druhé: co dáváš a co chceš; potom protihráč odpoví."
DEMOLISH_WISH: Final = "Zbořit …"
SELL_WISH: Final = "Prodat akční kartu …"
END_WISH: Final = "Ukončit tah"
WHICH_CARD: Final = {
    "exchange": "Vyměnit kartu …",
    "surplus": "Odložit kartu …",
    "put_away": "Vložit kartu pod balíček …",
    "put_under": "Vložit kartu pod balíček …",
    "keep": "Vrátit kartu …",
    "take_card": "Prohlédnout si karty a jednu si vzít …",
    "rob": "Prohlédnout si karty v ruce a vzít si …",
    "survey": "Prohlédnout si krajiny a vzít si dvě …",
    "new_land": "Prohlédnout si krajiny a jednu si vzít …",
    "banish": "Prohlédnout si události a jednu odstranit …",
    "dig": "Vzít si kartu z odhazovacího balíčku …",
    "lay_down": "Odhodit kartu …",
    "name": "Označit kartu …",
}
"""Question -> the row that opens the list of cards."""
ANY_CARD: Final = "Vybrat kartu …"
"""The row for every other question."""

ONCE: Final = "v obou panstvích jen jednou"
COSTS: Final = "Stojí"
CASTS: Final = "Kouzlo stojí"
COUNTER: Final = "Počítadlo do"
MAGIC_POWER: Final = "Kouzelná síla do"
NEEDS: Final = "Podmínka:"
POINTS: Final = "Body"
IN_THE_BOX: Final = "V sadách:"
RULES: Final = "Pravidla:"

PARTS: Final = {
    "settlements": "vesnice",
    "cities": "města",
    "metropolis": "metropole",
    "citadels": "citadely",
    "cards": "karty",
    "knight_token": "figurka rytíře",
    "mill_token": "figurka mlýna",
    "total": "vítězné body",
    "trade": "body obchodu",
    "strength": "body síly",
    "tournament": "turnajové body",
}
"""Where points come from, as the end lists it."""

HANDBOOK_ASK: Final = "Napiš slovo: Zloděj, kouzelná síla, Klášter, Abbey, C-8.3 …"
HANDBOOK_HELP: Final = (
    "Všechna pravidla a všechny karty. Piš, a v seznamu zůstane jen to, co obsahuje tvá slova; karty se "
    "najdou podle názvu v kterémkoli ze čtyř jazyků, pravidla podle čísla, které ukazuje odmítnutí nebo "
    "karta: C-8.3. Enter otevře první položku, šipky procházejí seznam."
)
NEXT_ROLL: Final = "Příští hod"
NEXT_BUILDING: Final = "Další stavba"
NEXT_EVENT: Final = "Další událost"
PRODUCTION_DIE: Final = "Kostka výnosů"
SYMBOL_DIE: Final = "Kostka událostí"
K_BUILD: Final = "Postavit"
K_PLAY: Final = "Zahrát"
K_USE: Final = "Použít"
K_TRADE: Final = "Obchod"
K_DEMOLISH: Final = "Zbořit"
K_END: Final = "Ukončit tah"
NOT_YOUR_MOVE: Final = "Teď nejsi na řadě: stavíš v akční fázi vlastního tahu (C-4.3)."
DEMOLISH_TITLE: Final = "Zbořit?"
DEMOLISH_ASK: Final = "Karta jde na odhazovací balíček a nic za ni nedostáváš."
END_TITLE: Final = "Ukončit tah?"
TABLE_HELP: Final = (
    "Tvé panství je dole, druhé nahoře. Krajiny leží v rozích se svým číslem kostky a zásobou (až tři); "
    "stavební místa leží nad vesnicemi a městy a pod nimi, vnější místa za krajinami. Praporek s barvou "
    "označuje kartu, kterou její vlastník umístil v druhém panství. Vyber kartu a potom její místo, nebo místo a "
    "potom kartu. Seznam vedle obsahuje všechno, co teď můžeš udělat: ✓ jde udělat, ✗ říká, proč ne."
)


def doubles(resources: Sequence[Price]) -> str:
    """What a building does for the regions beside it, on a small card."""
    return "2× " + "/".join(RESOURCE_WORDS[name] for name in resources)


def sails(resource: Price, arrow: str) -> str:
    """What a trade fleet does, on a small card."""
    return f"{amount(2, resource)}{arrow}1"


def stored(number: int, resource: Price) -> str:
    """What lies on a region or a card, on a small card."""
    return in_store({resource: number}) if number else amount(0, resource)


def copies(name: str) -> str:
    """Which title a Secret Society copies, on a small card."""
    return f"jako {name}"


def becomes(resource: Price, before: int, after: int) -> str:
    """What a plan leaves of a resource."""
    change = f"{before}→{after}" if before != after else f"{after}"
    return f"{RESOURCE_WORDS[resource]} {change}"


def magic_becomes(before: int, after: int) -> str:
    """What a plan leaves of the magic power."""
    return f"kouzelná síla {before}→{after}"


def more_victory(points: int) -> str:
    """What a plan does to the victory points."""
    sign = "+" if points >= 0 else "-"
    return f"{sign}{few(abs(points), 'vítězný bod', 'vítězné body', 'vítězných bodů')}"


def in_order(names: Sequence[str]) -> str:
    """Cards that go back on their stack in this order, the top one first."""
    return f"Vrátit je, odshora: {', '.join(names)}"


def give(number: int, resource: Price, region: str) -> str:
    """The giving side of a trade; region: where from, if that matters."""
    source = f" ({region})" if region else ""
    return f"Dát {amount(number, resource)}{source}"


def receive(resource: Price) -> str:
    """The receiving side of a trade."""
    return f"Dostat {amount(1, resource)}"


def unused(left: Sequence[str]) -> str:
    """What could still be done this turn."""
    return f"Ještě můžeš použít: {listed(left)}. Přesto tah ukončit?"


def attacked(card: str) -> str:
    """The title of a notice about an attack."""
    return f"Útok: {card}"


def preview(cost: Mapping[Price, int], effect: str) -> str:
    """What to know about a card that can be had."""
    return f"Stojí {amounts(cost)}. {effect}" if cost else effect


def rates(best: Mapping[Price, tuple[int, int]]) -> str:
    """The best rate of every resource, and how much of it there is."""
    return "Směnný kurz za 1: " + ", ".join(
        f"{in_store({name: rate})} ({have})" for name, (rate, have) in best.items()
    )


def no_trade(rates: str, rule: str) -> str:
    """Why nothing can be traded, and the rule."""
    return f"Od všeho máš příliš málo ({rule}). {rates}"
