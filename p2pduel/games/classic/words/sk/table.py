"""The words of the classic game's table, in Slovak: what lies on it, what can be done, what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.grammar import few
from p2pduel.catalogue.sk.words import listed
from p2pduel.games.classic.words.sk.nouns import RESOURCE_WORDS, amount, amounts, in_store

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
FREE_SITE: Final = "· miesto ·"
REGION_SITE: Final = "· vonkajšie miesto ·"
SETTLEMENT_PLACE: Final = "· dedina ·"
FREE_TO_PLAY: Final = "zadarmo"
ROLLED: Final = "hodené"
EVENT_DIE: Final = "kocka udalostí:"
DISCARD: Final = "odhodené:"
OPEN_ROW: Final = "otvorene:"
BANNED: Final = "kliatba"
CITADELS: Final = "citadely"

STOCK: Final = {
    "regions": "balíček krajín",
    "events": "balíček udalostí",
    "roads": "zostáva ciest",
    "settlements": "zostáva dedín",
    "cities": "zostáva miest",
}
"""What is left in the box."""
STOCK_SHORT: Final = {
    "regions": "krajiny",
    "events": "udalosti",
    "roads": "cesty",
    "settlements": "dediny",
    "cities": "mestá",
}
"""The same, where there is little room to say so."""

LETTERS: Final[dict[Price, str]] = {
    "lumber": "Dr",
    "gold": "Zl",
    "grain": "Ob",
    "brick": "Te",
    "wool": "Vl",
    "ore": "Ru",
    "magic": "Ča",
}
"""Resources and magic power in prices: two letters, all different."""

GROUPS: Final = {"build": "Postaviť", "play": "Zahrať", "use": "Použiť a čarovať", "more": "A ďalej"}
"""Headings over what can be done."""
TRADE_WISH: Final = "Obchodovať s bankom …"
OFFER_WISH: Final = "Ponúknuť výmenu …"
OFFER_NOTE: Final = "Jedna surovina po druhej: čo dávaš a čo chceš; potom protihráč odpovie."
DEMOLISH_WISH: Final = "Odstrániť …"
SELL_WISH: Final = "Predať akčnú kartu …"
END_WISH: Final = "Ukončiť ťah"
WHICH_CARD: Final = {
    "exchange": "Vymeniť kartu …",
    "surplus": "Odložiť kartu …",
    "put_away": "Vložiť kartu pod balíček …",
    "put_under": "Vložiť kartu pod balíček …",
    "keep": "Vrátiť kartu …",
    "take_card": "Prezrieť si karty a jednu si vziať …",
    "rob": "Prezrieť si karty v ruke a vziať si …",
    "survey": "Prezrieť si krajiny a vziať si dve …",
    "new_land": "Prezrieť si krajiny a jednu si vziať …",
    "banish": "Prezrieť si udalosti a jednu odstrániť …",
    "dig": "Vziať si kartu z odhadzovacieho balíčka …",
    "lay_down": "Odhodiť kartu …",
    "name": "Označiť kartu …",
}
"""Question -> the row that opens the list of cards."""
ANY_CARD: Final = "Vybrať kartu …"
"""The row for every other question."""

ONCE: Final = "v oboch panstvách len raz"
COSTS: Final = "Stojí"
CASTS: Final = "Kúzlo stojí"
COUNTER: Final = "Počítadlo do"
MAGIC_POWER: Final = "Čarovná sila do"
NEEDS: Final = "Podmienka:"
POINTS: Final = "Body"
IN_THE_BOX: Final = "V súpravách:"
RULES: Final = "Pravidlá:"

PARTS: Final = {
    "settlements": "dediny",
    "cities": "mestá",
    "metropolis": "metropola",
    "citadels": "citadely",
    "cards": "karty",
    "knight_token": "figúrka rytiera",
    "mill_token": "figúrka mlyna",
    "total": "víťazné body",
    "trade": "body obchodu",
    "strength": "body sily",
    "tournament": "turnajové body",
}
"""Where points come from, as the end lists it."""

HANDBOOK_ASK: Final = "Napíš slovo: Zlodej, čarovná sila, Kláštor, Abbey, C-8.3 …"
HANDBOOK_HELP: Final = (
    "Všetky pravidlá a všetky karty. Píš a v zozname zostane len to, čo obsahuje tvoje slová; karty sa "
    "nájdu podľa názvu v ktoromkoľvek zo štyroch jazykov, pravidlá podľa čísla, ktoré ukazuje odmietnutie "
    "alebo karta: C-8.3. Enter otvorí prvú položku, šípky prechádzajú zoznamom."
)
NEXT_ROLL: Final = "Ďalší hod"
NEXT_BUILDING: Final = "Ďalšia stavba"
NEXT_EVENT: Final = "Ďalšia udalosť"
PRODUCTION_DIE: Final = "Kocka výnosov"
SYMBOL_DIE: Final = "Kocka udalostí"
K_BUILD: Final = "Postaviť"
K_PLAY: Final = "Zahrať"
K_USE: Final = "Použiť"
K_TRADE: Final = "Obchod"
K_DEMOLISH: Final = "Odstrániť"
K_END: Final = "Ukončiť ťah"
NOT_YOUR_MOVE: Final = "Teraz nie si na rade: staviaš v akčnej fáze vlastného ťahu (C-4.3)."
DEMOLISH_TITLE: Final = "Odstrániť?"
DEMOLISH_ASK: Final = "Karta ide na odhadzovací balíček a nič za ňu nedostávaš."
END_TITLE: Final = "Ukončiť ťah?"
TABLE_HELP: Final = (
    "Tvoje panstvo je dole, druhé hore. Krajiny ležia v rohoch so svojím číslom kocky a zásobou (až tri); "
    "stavebné miesta ležia nad dedinami a mestami a pod nimi, vonkajšie miesta za krajinami. Zástavka s farbou "
    "označuje kartu, ktorú jej vlastník umiestnil v druhom panstve. Vyber kartu a potom jej miesto, alebo "
    "miesto a potom kartu. Zoznam vedľa obsahuje všetko, čo teraz môžeš urobiť: ✓ dá sa urobiť, ✗ hovorí, "
    "prečo nie."
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
    return f"ako {name}"


def becomes(resource: Price, before: int, after: int) -> str:
    """What a plan leaves of a resource."""
    change = f"{before}→{after}" if before != after else f"{after}"
    return f"{RESOURCE_WORDS[resource]} {change}"


def magic_becomes(before: int, after: int) -> str:
    """What a plan leaves of the magic power."""
    return f"čarovná sila {before}→{after}"


def more_victory(points: int) -> str:
    """What a plan does to the victory points."""
    sign = "+" if points >= 0 else "-"
    return f"{sign}{few(abs(points), 'víťazný bod', 'víťazné body', 'víťazných bodov')}"


def in_order(names: Sequence[str]) -> str:
    """Cards that go back on their stack in this order, the top one first."""
    return f"Vrátiť ich, odhora: {', '.join(names)}"


def give(number: int, resource: Price, region: str) -> str:
    """The giving side of a trade; region: where from, if that matters."""
    source = f" ({region})" if region else ""
    return f"Dať {amount(number, resource)}{source}"


def receive(resource: Price) -> str:
    """The receiving side of a trade."""
    return f"Dostať {amount(1, resource)}"


def unused(left: Sequence[str]) -> str:
    """What could still be done this turn."""
    return f"Ešte môžeš použiť: {listed(left)}. Napriek tomu ťah ukončiť?"


def attacked(card: str) -> str:
    """The title of a notice about an attack."""
    return f"Útok: {card}"


def preview(cost: Mapping[Price, int], effect: str) -> str:
    """What to know about a card that can be had."""
    return f"Stojí {amounts(cost)}. {effect}" if cost else effect


def rates(best: Mapping[Price, tuple[int, int]]) -> str:
    """The best rate of every resource, and how much of it there is."""
    return "Výmenný kurz za 1: " + ", ".join(
        f"{in_store({name: rate})} ({have})" for name, (rate, have) in best.items()
    )


def no_trade(rates: str, rule: str) -> str:
    """Why nothing can be traded, and the rule."""
    return f"Zo všetkého máš primálo ({rule}). {rates}"
