"""Why a move is refused, in German."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import either
from p2pduel.catalogue.grammar import mid, upper
from p2pduel.catalogue.grammar_de import the, the_acc, verb
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.de.names import noun
from p2pduel.games.classic.words.de.nouns import (
    RESOURCE_WORDS,
    amount,
    amounts,
    counted_resources,
    magic,
)
from p2pduel.games.classic.words.de.sentences import cause
from p2pduel.games.classic.words.de.spots import stack
from p2pduel.games.classic.words.things import Zone

__all__ = [
    "ACTION_PART",
    "DICE_FIRST",
    "FIXED",
    "HEADINGS",
    "OTHER_PART",
    "TYPED",
    "barred",
    "cost_magic",
    "cost_short",
    "fresh",
    "idle",
    "locked",
    "must_take",
    "needs",
    "no_action",
    "no_answer",
    "no_effect",
    "no_place",
    "no_rate",
    "none_left",
    "not_built",
    "not_held",
    "not_paid",
    "offers",
    "rates",
    "refusal",
    "requirement",
    "ruled",
    "stands",
    "timing",
    "too_little",
    "unique",
    "used",
]

HEADINGS: Final = {
    "act/index": "Es ist nicht gesagt, welche Karte geht",
    "act/opened": "Die aufgedeckte Karte und der Zug passen nicht zusammen",
    "act/secret": "Eine verdeckte Karte wird hier nicht genannt",
    "card/barred": "Angriffe sind verboten",
    "card/fresh": "Nicht in dem Zug, in dem die Karte kam",
    "card/hidden": "Diese Karte darf nicht gewählt werden",
    "card/kind": "So wird diese Karte nicht gebraucht",
    "card/locked": "Zu früh für diese Karte",
    "card/missing": "Eine solche Karte ist dort nicht",
    "card/no-effect": "Es würde nichts ändern",
    "card/not-held": "Du hast diese Karte nicht",
    "card/requirement": "Was die Karte braucht, fehlt",
    "card/timing": "Für diese Karte ist jetzt nicht die Zeit",
    "card/unique": "Davon darf es nur eine geben",
    "card/unnamed": "Sag, welche Karte du meinst",
    "card/used": "Einmal im Zug genügt",
    "cost/magic": "Du hast zu wenig Zauberkraft",
    "cost/short": "Du kannst es nicht bezahlen",
    "deck/pool": "Das Deck enthält eine Karte, die deine Sets nicht haben",
    "deck/size": "Das Deck hat die falsche Größe",
    "demolish/target": "Dort ist nichts von dir abzureißen",
    "done/faces": "Diese Karten können nicht gekommen sein",
    "done/none": "Nichts ist fällig",
    "done/values": "Diese Würfel können nicht gefallen sein",
    "force/dice": "Das ist kein Wurf",
    "force/face": "Diese Karte ist nicht im Stapel",
    "force/known": "Diese Karte liegt bekanntlich anderswo",
    "force/stack": "Einen solchen Stapel gibt es nicht",
    "game/over": "Das Spiel ist vorbei",
    "lift/target": "Dort liegt kein Kirchenbann",
    "move/form": "So schreibt sich kein Zug",
    "move/not-offered": "Das ist keine der Antworten",
    "move/phase": "Das gehört in einen anderen Teil des Zugs",
    "move/refused": "Der Tisch weist das ab",
    "move/turn": "Du hast jetzt nichts zu entscheiden",
    "move/unknown": "Das ist kein Zug",
    "offer/limit": "Keine Angebote mehr",
    "option/unknown": "Eine solche Option gibt es nicht",
    "option/value": "Das kann die Option nicht sein",
    "pay/places": "Das zahlt den Preis nicht",
    "position/agenda": "Mit diesen Schritten kann kein Spiel weitergehen",
    "position/cards": "Das Spiel hat diese Karten nicht",
    "position/centre": "So kann die Mittelreihe nicht sein",
    "position/copies": "So viele haben die Sets nicht",
    "position/faces": "Diese Karten können dort nicht liegen",
    "position/field": "Eine Stellung hat kein solches Feld",
    "position/form": "Das ist keine Stellung zum Spielen",
    "position/phase": "In einer solchen Phase beginnt nichts",
    "position/regions": "So können die Landschaften nicht liegen",
    "position/sets": "Solche Sets gibt es nicht",
    "position/site": "So können die Karten nicht stehen",
    "position/slots": "So können die verdeckten Karten nicht liegen",
    "position/stored": "So können die Rohstoffe nicht liegen",
    "position/variant": "Ein solches Spiel gibt es nicht",
    "position/zones": "So können die Stapel nicht sein",
    "redeem/target": "Dort ist nichts von dir verpfändet",
    "seat/unknown": "Einen solchen Platz gibt es nicht",
    "seats/number": "Für so viele ist das Spiel nicht gedacht",
    "site/wrong": "Dort darf sie nicht stehen",
    "stack/back": "Die Rückseiten passen nicht zueinander",
    "stack/empty": "Es sind keine mehr da",
    "trade/rate": "Einen solchen Kurs hast du nicht",
    "trade/same": "Ein Tausch muss eine andere Art bringen",
    "trade/short": "Dafür hast du zu wenig",
    "turn/nobody": "Niemand ist jetzt am Zug",
    "turn/not-yours": "Du hast jetzt nichts zu entscheiden",
    "undo/ply": "Zu einem solchen Zug führt nichts zurück",
    "use/target": "Eine solche Karte hast du nicht",
    "variant/unknown": "Ein solches Spiel gibt es nicht",
}
"""Code to a heading; the reason says the rest."""

FIXED: Final = {
    "card/hidden loose": "nur eine Einheit oder eine Aktionskarte darf genommen werden",
    "move/not-offered different": "nenne zwei verschiedene Landschaften, die obere zuerst",
    "move/not-offered discard": "lege eine Handkarte ab: discard abbey",
    "move/not-offered one": "nenne eine der Karten: pick 0",
    "move/not-offered two": "nenne zwei der Landschaften: pick 0 5",
    "move/unknown build": "was bauen, und wo?",
    "move/unknown centre": "eine Zentralkarte wird in einer Spalte gebaut: build road 2",
    "move/unknown end": "„end“ beendet die Aktionsphase",
    "move/unknown offer": "ein Angebot beginnt mit dem Wort allein: offer",
    "move/unknown play": "welche Karte spielen?",
    "move/unknown preroll": "vor dem Würfeln: roll, oder eine Karte, die vorher dran ist",
    "move/unknown trade": "ein Tausch schreibt sich: trade 3 ore wool",
    "position/cards row": "diese Karte liegt nicht in der offenen Reihe dieses Spiels",
    "position/faces region": "eine Landschaft, die nicht im Spiel ist",
    "position/form citadels": "ein Stapel Zitadellen, oder einer je Platz",
    "position/form discards": "ein Ablagestapel, oder im Turnier einer je Platz",
    "position/form used": "used ist eine Zahl für jede Karte",
    "site/wrong citadel": "eine Zitadelle wird auf eine eigene Siedlung gebaut, die keine Zitadelle zum Nachbarn hat",
    "site/wrong city": "eine Stadt wird auf eine eigene Siedlung gebaut",
    "site/wrong metropolis": "eine Metropole kommt auf eine eigene Stadt, eine im Fürstentum",
    "site/wrong road": "eine Straße kommt neben die äußerste Siedlung, Stadt, Metropole oder Zitadelle",
    "site/wrong settlement": "eine Siedlung kommt ans freie Ende einer eigenen Straße",
    "trade/same": "ein Tausch bringt eine andere Art, als er gibt",
}
"""Code and reason -> words that are always the same."""

TYPED: Final = {
    "card/kind not-sold": "„{text}“: verkauft werden nur Aktionskarten, und nur mit einer Geheimen Bruderschaft",
    "demolish/target": "du hast keine Karte „{what}“, die gehen könnte",
    "force/dice form": "dice ist [production, event] oder [die]: 1 bis 6; der Ereigniswürfel auch {symbols}",
    "lift/target": "kein Kirchenbann sperrt „{what}“ für dich",
    "move/not-offered arrange": "sag, wie die Karten zurückkommen: arrange {stack}",
    "move/not-offered bury": "„{text}“ ist hier nicht möglich; nenne einen Stapel: bury {stack}",
    "move/not-offered pick": "wähle {least} bis {most} der gezeigten Karten",
    "move/unknown action": "„{text}“ ist kein Zug der Aktionsphase",
    "move/unknown amount": "„{word}“ ist keine Menge",
    "move/unknown card": "es gibt keine Karte „{word}“",
    "move/unknown column": "„{word}“ ist keine Spalte",
    "move/unknown resource": "es gibt keinen Rohstoff „{word}“",
    "move/unknown too-much": "„{text}“ sagt zu viel",
    "position/agenda": "es gibt keinen Schritt {step}",
    "position/centre column": "{colour}: {what} kann nicht in Spalte {column} liegen",
    "position/centre gap": "{colour}: die Mittelreihe hat eine Lücke",
    "position/copies": "{card} ist {count}-mal zu oft da",
    "position/faces back": "{card} ist keine Karte mit der Rückseite {back}",
    "position/faces event": "{card} ist kein Ereignis",
    "position/faces lying": "{card} ist keine Karte, die dort liegt",
    "position/field fields": "unbekannte Felder: {names}",
    "position/field stacks": "unbekannte Stapel: {names}",
    "position/form dice": "keine Würfel zeigen {production} und {symbol!r}",
    "position/form number": "{field} ist eine Zahl, nicht {value!r}",
    "position/form seat": "{field} ist ein Platz, nicht {value!r}",
    "position/form unreadable": "die Stellung ist nicht zu lesen: {error}",
    "position/phase begin": "eine Stellung darf in diesen Phasen beginnen: {phases}",
    "position/phase none": "es gibt keine Phase {phase!r}",
    "position/regions missing": "{colour}: keine Landschaft liegt bei {places}",
    "position/regions place": "{colour}: bei {place} kann keine Landschaft liegen",
    "position/sets": "das sind keine Sets von {variant}: {sets}",
    "position/site crowd": "{colour}: {count} Karten können nicht bei {site} stehen",
    "position/site kind": "{colour}: {card} darf nicht bei {site} stehen",
    "position/slots": "slot {slot} mit der Rückseite {back!r} kann es nicht geben",
    "position/stored amount": "{colour}: {place} fasst 0 bis {most}, nicht {held}",
    "position/stored counter": "{colour}: {card} zeigt 0 bis 3",
    "position/stored place": "{colour}: bei {place} lässt sich nichts lagern",
    "position/variant": "es gibt keine Variante {variant!r}",
    "position/zones": "es gibt kein {stacks}",
    "redeem/target": "du hast keine verpfändete Karte „{what}“",
    "use/target": "du hast keine Karte „{what}“ zum Nutzen",
}
"""Code and reason -> words with what was typed, or what stands in a document, in braces: ids, not names."""


def refusal(heading: str, reason: str, rule: str) -> str:
    """A refusal for people: what is wrong in general, what here, and the rule; the last two may be empty."""
    said = f"{heading}: {reason}" if reason else heading
    return f"{said} ({rule})" if rule else said


def ruled(sentence: str, rule: str) -> str:
    """A sentence of its own, with the rule, if one says so."""
    return f"{upper(sentence)} ({rule})." if rule else f"{upper(sentence)}."


# -- cards ---------------------------------------------------------------------------------------


def _subject(face: str, single: str, several: str) -> str:
    """A card and its verb: "der Spion braucht", "die Alten Wissenschaften brauchen"."""
    return f"{mid(the(noun(face)))} {verb(noun(face), single, several)}"


def barred(face: str, by: str) -> str:
    """A standing card forbids it."""
    return f"{_subject(by, 'verbietet', 'verbieten')} {the_acc(noun(face))}"


def fresh(face: str) -> str:
    """A knight is not used up in the turn he came."""
    return f"{_subject(face, 'kam', 'kamen')} erst in diesem Zug"


def locked(face: str) -> str:
    """Attack and neutral cards wait for a joint score."""
    may = _subject(face, "darf", "dürfen")
    return f"{may} erst gespielt werden, wenn es zusammen 7 Siegpunkte sind"


def no_effect(face: str) -> str:
    """A card that could do nothing."""
    return f"{_subject(face, 'würde', 'würden')} jetzt nichts bewirken"


def used(face: str) -> str:
    """A card that has been used."""
    return f"{_subject(face, 'wurde', 'wurden')} in diesem Zug schon genutzt"


def idle(face: str) -> str:
    """A card that does nothing when used, or is ineffective."""
    return f"{_subject(face, 'lässt', 'lassen')} sich nicht nutzen, oder es würde jetzt nichts bewirken"


def unique(face: str, person: bool) -> str:
    """A card that stands already; person: in either principality."""
    if person:
        stands = _subject(face, "steht", "stehen")
        return f"{stands} schon, und in beiden Fürstentümern zusammen geht das nur einmal"
    return f"du hast {mid(the_acc(noun(face)))} schon, und mehr als einmal geht nicht"


def not_built(face: str) -> str:
    """A card that is not built."""
    return f"{_subject(face, 'wird', 'werden')} nicht gebaut"


def no_action(face: str) -> str:
    """A card that is not played."""
    return f"{_subject(face, 'ist', 'sind')} keine Aktionskarte; baue stattdessen"


def not_held(face: str) -> str:
    """No card of the hand can be that one."""
    return f"du hast {the_acc(noun(face))} nicht auf der Hand"


_TIMES: Final = {
    "action": "in deiner Aktionsphase",
    "preroll": "vor dem Würfeln",
    "settlement": "zusammen mit einer Siedlung: build settlement 3 with scout",
    "reaction": "als Antwort auf das, was abgewehrt wird",
}


def timing(face: str, when: str) -> str:
    """When a card is played or used."""
    return f"{_subject(face, 'ist', 'sind')} zu einer anderen Zeit dran: {_TIMES[when]}"


def requirement(face: str, condition: str) -> str:
    """What a card needs."""
    return f"{_subject(face, 'braucht', 'brauchen')} {condition}"


def needs(condition: str) -> str:
    """What it needs, for somebody who looks at the card."""
    return f"braucht {condition}"


def stands(face: str, place: str) -> str:
    """Where a card may stand; place: as a card's sheet says it."""
    return f"{_subject(face, 'gehört', 'gehören')} dorthin, wo Platz ist: {place}"


def no_place(place: str) -> str:
    """No free place anywhere; place: where the card goes."""
    return f"{place} ist kein Platz frei"


def none_left(face: str) -> str:
    """A supply or the open row is used up."""
    return f"von „{noun(face).nom}“ ist keine Karte mehr da"


# -- prices and trades ---------------------------------------------------------------------------


def cost_short(face: str, cost: Mapping[Price, int], missing: Mapping[Price, int]) -> str:
    """What it costs and what is missing."""
    return f"{_subject(face, 'kostet', 'kosten')} {amounts(cost)}: dir fehlt {amounts(missing)}"


def cost_magic(face: str, number: int) -> str:
    """What it costs in magic power that may be spent now."""
    costs = _subject(face, "kostet", "kosten")
    return f"{costs} {magic(number)}, und so viel können deine Zauberer jetzt nicht zahlen"


def not_paid(number: int, resource: Price | None) -> str:
    """A payment that is none; without a resource any will do."""
    price = amount(number, resource) if resource else counted_resources(number)
    return f"das ergibt nicht {price}"


def no_rate(resource: Price) -> str:
    """No card trades from there."""
    return f"keine deiner Karten tauscht von dort {RESOURCE_WORDS[resource]}"


def rates(resource: Price, found: Sequence[int]) -> str:
    """The rates there are."""
    return f"du tauschst {RESOURCE_WORDS[resource]} {either([f'{rate} gegen 1' for rate in found])}"


def too_little(number: int, have: int, resource: Price, region: bool) -> str:
    """Not enough for a trade; region: it must come from one region."""
    where = " auf dieser Landschaft" if region else ""
    return f"es braucht {number}, und du hast {amount(have, resource)}{where}"


def offers(limit: int) -> str:
    """So many offers a turn, and there must be something to bargain about."""
    return (
        f"du darfst im Zug {limit} Angebote machen, über das, was eine Seite hat und die andere lagern kann"
    )


# -- answers and moments -------------------------------------------------------------------------


def no_answer(text: str, threat: str) -> str:
    """No answer to a threat; text is as it was typed."""
    return f"„{text}“ ist keine Antwort darauf: {cause(threat)}"


def must_take(zone: Zone) -> str:
    """A stack was looked through."""
    return f"wer {stack(zone).acc} durchgesehen hat, muss eine Karte daraus nehmen"


DICE_FIRST: Final = "zuerst kommen die Würfel"
ACTION_PART: Final = "Bauen, Spielen und Tauschen gehören in deine Aktionsphase"
OTHER_PART: Final = {
    "roll": "gewürfelt wurde am Anfang des Zugs",
    "bury": "unter Stapel kommen Karten am Ende des Zugs",
}
"""First word of a move -> where it belongs."""
