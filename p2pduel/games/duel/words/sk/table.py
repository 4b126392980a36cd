"""The words of the Duel's table, in Slovak: what lies on it, what can be done, what is asked before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from p2pduel.catalogue.grammar import few
from p2pduel.catalogue.sk.words import listed
from p2pduel.games.duel.words.sk.nouns import RESOURCE_WORDS, amount, amounts, in_store

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
FREE_SITE: Final = "· miesto ·"
REGION_SITE: Final = "· pri krajine ·"
SETTLEMENT_PLACE: Final = "· dedina ·"
ACTION_FREE: Final = "zadarmo"
ROLLED: Final = "hodené"
EVENT_DIE: Final = "kocka udalostí:"
DISCARD: Final = "odhodené:"
FACE_UP: Final = "otvorene:"

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

LETTERS: Final[dict[Resource, str]] = {
    "lumber": "Dr",
    "gold": "Zl",
    "grain": "Ob",
    "brick": "Te",
    "wool": "Vl",
    "ore": "Ru",
}
"""Resources in prices: two letters, all different."""

GROUPS: Final = {"build": "Postaviť", "play": "Zahrať", "more": "A ďalej"}
"""Headings over what can be done."""
TRADE_WISH: Final = "Obchodovať so zásobou …"
DEMOLISH_WISH: Final = "Odstrániť …"
END_WISH: Final = "Ukončiť ťah"
WHICH_CARD: Final = {
    "exchange": "Vymeniť kartu …",
    "surplus": "Odložiť kartu …",
    "put_away": "Vložiť kartu pod balíček …",
    "take_card": "Prezrieť si karty a jednu si vziať …",
    "fetch": "Prezrieť si odhadzovací balíček a vziať si …",
    "rob": "Prezrieť si karty v ruke a vziať si …",
    "survey": "Prezrieť si krajiny a vziať si dve …",
    "lose": "Vzdať sa karty …",
    "appease": "Vzdať sa karty …",
    "name": "Označiť kartu …",
}
"""Question -> the row that opens the list of cards."""
ANY_CARD: Final = "Vybrať kartu …"
"""The row for every other question."""

ONCE: Final = "v kniežatstve len raz"
COSTS: Final = "Stojí"
NEEDS: Final = "Podmienka:"
POINTS: Final = "Body"
IN_THE_BOX: Final = "V škatuli:"
RULES: Final = "Pravidlá:"

PARTS: Final = {
    "settlements": "dediny",
    "cities": "mestá",
    "cards": "karty",
    "trade_token": "prevaha v obchode",
    "strength_token": "prevaha sily",
    "total": "víťazné body",
    "trade": "body obchodu",
    "strength": "body sily",
    "skill": "body zručnosti",
    "progress": "body rozvoja",
}
"""Where points come from, as the end lists it."""

HANDBOOK_ASK: Final = "Napíš slovo: Zlodej, obchod, Kláštor, Abbey, D-8.5 …"
HANDBOOK_HELP: Final = (
    "Všetky pravidlá a všetky karty. Píš a v zozname zostane len to, čo obsahuje tvoje slová; karty sa "
    "nájdu podľa názvu v ktoromkoľvek zo štyroch jazykov, pravidlá podľa čísla, ktoré ukazuje odmietnutie "
    "alebo karta: D-8.5. Enter otvorí prvú položku, šípky prechádzajú zoznamom."
)
NEXT_ROLL: Final = "Ďalší hod"
NEXT_BUILDING: Final = "Ďalšia stavba"
NEXT_EVENT: Final = "Ďalšia udalosť"
PRODUCTION_DIE: Final = "Kocka výnosov"
SYMBOL_DIE: Final = "Kocka udalostí"
K_BUILD: Final = "Postaviť"
K_PLAY: Final = "Zahrať"
K_TRADE: Final = "Obchod"
K_DEMOLISH: Final = "Odstrániť"
K_END: Final = "Ukončiť ťah"
NOT_YOUR_MOVE: Final = "Teraz nie si na rade: staviaš v akčnej fáze vlastného ťahu (D-5.8)."
DEMOLISH_TITLE: Final = "Odstrániť?"
DEMOLISH_ASK: Final = "Karta ide na odhadzovací balíček a nič za ňu nedostávaš."
END_TITLE: Final = "Ukončiť ťah?"
TABLE_HELP: Final = (
    "Tvoje kniežatstvo je dole, druhé hore. Krajiny ležia v rohoch so svojím číslom kocky a zásobou (až "
    "tri); stavebné miesta ležia nad dedinami a mestami a pod nimi. Vyber kartu a potom jej miesto, alebo "
    "miesto a potom kartu. Zoznam vedľa obsahuje všetko, čo teraz môžeš urobiť: ✓ dá sa urobiť, ✗ hovorí, "
    "prečo nie."
)


def covers(name: str) -> str:
    """What lies below a card."""
    return f"pod ňou {name}"


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
    return f"{sign}{few(abs(points), 'víťazný bod', 'víťazné body', 'víťazných bodov')}"


def needs(missing: Mapping[Resource, int], rule: str) -> str:
    """What is missing for a price, and the rule that asks for it."""
    return f"Chýba: {in_store(missing)} ({rule})."


def give(number: int, resource: Resource, region: str) -> str:
    """The giving side of a trade; region: where from, if that matters."""
    source = f" ({region})" if region else ""
    return f"Dať {amount(number, resource)}{source}"


def receive(resource: Resource) -> str:
    """The receiving side of a trade."""
    return f"Dostať {amount(1, resource)}"


def unused(left: Sequence[str]) -> str:
    """What could still be done this turn."""
    return f"Ešte môžeš použiť: {listed(left)}. Napriek tomu ťah ukončiť?"


def attacked(card: str) -> str:
    """The title of a notice about an attack card."""
    return f"Útok: {card}"


def preview(cost: Mapping[Resource, int], effect: str) -> str:
    """What to know about a card that can be had."""
    return f"Stojí {amounts(cost)}. {effect}" if cost else effect


def rates(best: Mapping[Resource, tuple[int, int]]) -> str:
    """The best rate of every resource, and how much of it there is."""
    return "Výmenný kurz za 1: " + ", ".join(
        f"{in_store({name: rate})} ({have})" for name, (rate, have) in best.items()
    )


def no_trade(rates: str, rule: str) -> str:
    """Why nothing can be traded, and the rule."""
    return f"Zo všetkého máš primálo ({rule}). {rates}"
