"""Why a move is suggested, in German: a phrase that follows the move."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import mid
from p2pduel.catalogue.grammar_de import a, a_acc, the
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.de.names import noun
from p2pduel.games.duel.words.de.nouns import RESOURCE_WORDS, amount, amounts
from p2pduel.games.duel.words.de.nouns import points as counted_points

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
    "roll": "nichts ist es wert, vor dem Würfeln gespielt zu werden",
    "done": "mehr lohnt sich nicht",
    "store": "dort hat der nächste Ertrag Platz",
    "defend": "ein Wurf kann abwehren und kostet nichts",
    "lay": "beide Plätze sind gleich gut",
    "under": "welcher Stapel, ist gleich",
    "swap": "so liegen die Landschaften besser",
    "road": "sie öffnet den Weg zu einer weiteren Siedlung",
    "settlement": "1 Siegpunkt und 2 Landschaften",
    "city": "1 Siegpunkt mehr, und Platz zum Bauen",
    "overflow": "so laufen die Lager nicht über",
    "spare": "das fehlt am wenigsten",
    "another": "eine andere Karte ist wohl besser",
    "best": "das Beste davon",
    "city_cards": "dort ist Platz für Karten, die eine Stadt brauchen",
    "any_card": "jede neue Karte kann helfen",
    "nothing": "jetzt lohnt sich kein Bau",
}
"""Reasons that are always the same."""

_ABOUT: Final = {
    "useless": "kann nicht mehr helfen",
    "least": "ist die Karte, die am wenigsten nützt",
    "least_of": "nützt davon am wenigsten",
    "best_of": "ist die beste davon",
    "hurts": "trifft die andere Seite am härtesten",
    "brings": "bringt mehr, als der schwächste deiner Helden wert ist",
    "now": "hilft jetzt mehr als auf der Hand",
}


def _lack(found: Mapping[Resource, int]) -> str:
    return f"{'fehlt' if sum(found.values()) == 1 else 'fehlen'} {amounts(found)}"


def about(reason: str, card: str) -> str:
    """What there is to say about a card: useless, least, least_of, best_of, hurts, brings, now."""
    return f"{mid(the(noun(card)))} {_ABOUT[reason]}"


def can_pay(goal: str) -> str:
    """Everything for a card is there."""
    return f"du kannst {mid(a_acc(noun(goal)))} bezahlen"


def saving(goal: str, lacking: Mapping[Resource, int], rate: int, surplus: Resource | None) -> str:
    """What is saved for, what is short, and which trade would help, if one would."""
    trade = f"; tausche {amount(rate, surplus)}" if surplus else ""
    return f"du sparst für {a_acc(noun(goal))}, es {_lack(lacking)}{trade}"


def helps(card: str, saving: str) -> str:
    """A card to play while something is saved for."""
    return f"{mid(the(noun(card)))} hilft jetzt; {saving}"


def brigands(saving: str) -> str:
    """So much in store that brigands would take it."""
    return f"{saving}; denk an die Räuber"


def build(
    first: bool, points: Sequence[tuple[str, int]], booster: Resource | None, ship: Resource | None
) -> str:
    """A card to build: whether it is the one saved for, its points, what it doubles or trades."""
    why = [counted_points(points)] if points else []
    if booster:
        why.append(f"verdoppelt {RESOURCE_WORDS[booster]} daneben")
    if ship:
        why.append(f"{RESOURCE_WORDS[ship]} tauscht 2 zu 1")
    said = "das ist jetzt der beste Bau" if first else "es verzögert nichts Besseres"
    return f"{said}: {', '.join(why)}" if why else said


def then_pay(goal: str) -> str:
    """A trade after which a card can be paid for."""
    return f"dann kannst du {mid(a_acc(noun(goal)))} bezahlen"


def nearer(goal: str, left: Mapping[Resource, int]) -> str:
    """A trade after which something is still missing."""
    return f"das bringt näher: {noun(goal).nom}, dann {_lack(left)}"


def needs(goal: str, resource: Resource) -> str:
    """A resource that is wanted."""
    return f"{mid(a(noun(goal)))} braucht {RESOURCE_WORDS[resource]}"


def spare_for(goal: str) -> str:
    """A payment that hurts least."""
    return f"das fehlt am wenigsten für {a_acc(noun(goal))}"
