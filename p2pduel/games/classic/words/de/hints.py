"""Why a move is suggested, in German: a phrase that follows the move."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import mid
from p2pduel.catalogue.grammar_de import a, a_acc, the, verb
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.de.names import noun
from p2pduel.games.classic.words.de.nouns import RESOURCE_WORDS, amount, amounts
from p2pduel.games.classic.words.de.nouns import points as counted
from p2pduel.principality.resources import Resource

__all__ = [
    "FIXED",
    "about",
    "brigands",
    "build",
    "can_pay",
    "helps",
    "nearer",
    "needs",
    "saving",
    "spare_for",
    "then_pay",
]

FIXED: Final = {
    "roll": "vor dem Würfeln lohnt sich nichts",
    "done": "mehr lohnt sich nicht",
    "store": "dort hat der nächste Ertrag Platz",
    "defend": "ein Wurf kann abwehren und kostet nichts",
    "lay": "beide Plätze sind gleich gut",
    "under": "es ist gleich, welcher Stapel",
    "swap": "so liegen die Landschaften besser",
    "road": "sie öffnet den Weg zu einer weiteren Siedlung",
    "settlement": "1 Siegpunkt und 2 Landschaften",
    "city": "1 Siegpunkt mehr, und Platz für rote Karten",
    "citadel": "ein Platz für Zauberer und für alles, was Zauberkraft kostet",
    "metropolis": "mehr Plätze für Einheiten",
    "overflow": "so laufen die Lager nicht über",
    "spare": "das fehlt am wenigsten",
    "another": "eine andere Karte ist wohl besser",
    "best": "das Beste davon",
    "any_card": "jede neue Karte kann helfen",
    "form": "ein neuer Stapel bringt die abgelegten Karten zurück",
    "keep": "sie ist es wert, behalten zu werden",
    "raise": "1 Siegpunkt mehr auf dem Bogen",
    "plunder": "zwei beliebige Rohstoffe",
    "magic": "Zauberkraft fehlt, der Rohstoff nicht",
    "room": "so wird Platz für etwas Besseres",
    "accept": "es bringt mehr, als es kostet",
    "decline": "es kostet mehr, als es bringt",
    "not_worth": "es ist keine Karte und keinen Preis wert",
    "nothing": "jetzt lohnt sich kein Bau",
}
"""Reasons that are always the same."""

_ABOUT: Final = {
    "useless": ("kann nicht mehr helfen", "können nicht mehr helfen"),
    "least": ("ist die Karte, die am wenigsten nützt", "sind die Karte, die am wenigsten nützt"),
    "least_of": ("nützt davon am wenigsten", "nützen davon am wenigsten"),
    "best_of": ("ist die beste davon", "sind die beste davon"),
    "hurts": ("trifft die andere Seite am härtesten", "treffen die andere Seite am härtesten"),
    "brings": ("bringt mehr, als es kostet", "bringen mehr, als es kostet"),
    "now": ("hilft jetzt mehr als später", "helfen jetzt mehr als später"),
}


def _lack(found: Mapping[Price, int]) -> str:
    return f"{'fehlt' if sum(found.values()) == 1 else 'fehlen'} {amounts(found)}"


def about(reason: str, card: str) -> str:
    """What there is to say about a card: useless, least, least_of, best_of, hurts, brings, now."""
    return f"{mid(the(noun(card)))} {verb(noun(card), *_ABOUT[reason])}"


def can_pay(goal: str) -> str:
    """Everything for a card is there."""
    return f"du kannst {mid(a_acc(noun(goal)))} bezahlen"


def saving(goal: str, lacking: Mapping[Price, int], rate: int, surplus: Resource | None) -> str:
    """What is saved for, what is short, and which trade would help, if one would."""
    trade = f"; tausche {amount(rate, surplus)}" if surplus else ""
    return f"du sparst für {a_acc(noun(goal))}, es {_lack(lacking)}{trade}"


def helps(card: str, saving: str) -> str:
    """A card to play while something is saved for."""
    return f"{mid(the(noun(card)))} {verb(noun(card), 'hilft', 'helfen')} jetzt; {saving}"


def brigands(saving: str) -> str:
    """So much in store that brigands would take ore and wool."""
    return f"{saving}; denk an die Räuber"


def build(
    first: bool, points: Sequence[tuple[str, int]], booster: Resource | None, ship: Resource | None
) -> str:
    """A card to build: whether it is the one saved for, its points, what it doubles or trades."""
    why = [counted(points)] if points else []
    if booster:
        why.append(f"verdoppelt {RESOURCE_WORDS[booster]} daneben")
    if ship:
        why.append(f"{RESOURCE_WORDS[ship]} tauscht 2 zu 1")
    said = "das ist jetzt der beste Bau" if first else "es verzögert nichts Besseres"
    return f"{said}: {', '.join(why)}" if why else said


def then_pay(goal: str) -> str:
    """A trade after which a card can be paid for."""
    return f"dann kannst du {mid(a_acc(noun(goal)))} bezahlen"


def nearer(goal: str, left: Mapping[Price, int]) -> str:
    """A trade after which something is still missing."""
    return f"das bringt näher: {noun(goal).nom}, dann {_lack(left)}"


def needs(goal: str, resource: Resource) -> str:
    """A resource that is wanted."""
    return f"{mid(a(noun(goal)))} {verb(noun(goal), 'braucht', 'brauchen')} {RESOURCE_WORDS[resource]}"


def spare_for(goal: str) -> str:
    """A payment that hurts least."""
    return f"das fehlt am wenigsten für {a_acc(noun(goal))}"
