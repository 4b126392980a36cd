"""Why a move is refused, in German."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.de.words import either
from p2pduel.catalogue.grammar import mid, upper
from p2pduel.catalogue.grammar_de import of, the, the_acc
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.de.names import noun
from p2pduel.games.duel.words.de.nouns import RESOURCE_WORDS, amount, amounts, counted_resources
from p2pduel.games.duel.words.de.sentences import cause
from p2pduel.games.duel.words.de.spots import stack
from p2pduel.games.duel.words.things import Zone

__all__ = [
    "ACTION_PHASE",
    "DICE_FIRST",
    "FIXED",
    "HEADINGS",
    "OTHER_PHASE",
    "TYPED",
    "cost_short",
    "full",
    "must_take",
    "needs",
    "no_action",
    "no_answer",
    "no_place",
    "no_rate",
    "no_room",
    "none_open",
    "not_built",
    "not_held",
    "not_paid",
    "nothing_there",
    "other_back",
    "other_opened",
    "rates",
    "refusal",
    "requirement",
    "ruled",
    "stands",
    "taken",
    "target",
    "timing",
    "too_little",
    "unique",
    "written",
]

HEADINGS: Final = {
    "act/index": "Es ist nicht gesagt, welche Karte geht",
    "act/opened": "Die aufgedeckte Karte und der Zug passen nicht zusammen",
    "act/secret": "Eine verdeckte Karte wird hier nicht genannt",
    "card/hidden": "Diese Karte darf nicht gewählt werden",
    "card/kind": "So wird diese Karte nicht gebraucht",
    "card/missing": "Eine solche Karte ist dort nicht",
    "card/no-effect": "Es würde nichts ändern",
    "card/not-held": "Du hast diese Karte nicht",
    "card/requirement": "Was die Karte braucht, fehlt",
    "card/target": "Darauf kann die Karte nicht zielen",
    "card/timing": "Für diese Karte ist jetzt nicht die Zeit",
    "card/unique": "Davon darfst du nur eine haben",
    "card/unnamed": "Sag, welche Karte du meinst",
    "cost/short": "Du kannst es nicht bezahlen",
    "deck/pool": "Das Deck enthält eine Karte, die die Schachtel nicht hat",
    "deck/size": "Das Deck hat die falsche Größe",
    "demand/none": "Es gibt nichts zu verlangen",
    "demand/room": "Du hast keinen Platz dafür",
    "demolish/target": "Dort ist nichts von dir abzureißen",
    "demolish/variant": "In diesem Spiel wird nicht abgerissen",
    "done/faces": "Diese Karten können nicht gekommen sein",
    "done/none": "Nichts ist fällig",
    "done/values": "Diese Würfel können nicht gefallen sein",
    "force/dice": "Das ist kein Wurf",
    "force/face": "Diese Karte ist nicht im Stapel",
    "force/known": "Diese Karte liegt bekanntlich anderswo",
    "force/stack": "Einen solchen Stapel gibt es nicht",
    "game/over": "Das Spiel ist vorbei",
    "move/form": "So schreibt sich kein Zug",
    "move/not-offered": "Das ist keine der Antworten",
    "move/phase": "Das gehört in einen anderen Teil des Zugs",
    "move/refused": "Der Tisch weist das ab",
    "move/turn": "Du hast jetzt nichts zu entscheiden",
    "move/unknown": "Das ist kein Zug",
    "option/unknown": "Eine solche Option gibt es nicht",
    "option/value": "Das kann die Option nicht sein",
    "pay/places": "Das zahlt den Preis nicht",
    "position/agenda": "Mit diesen Schritten kann kein Spiel weitergehen",
    "position/cards": "Die Schachtel hat diese Karten nicht",
    "position/centre": "So kann die Mittelreihe nicht sein",
    "position/copies": "So viele hat die Schachtel nicht",
    "position/dice": "Das zeigen keine Würfel",
    "position/faces": "Diese Karten können dort nicht liegen",
    "position/faceup": "So können die offenen Karten nicht sein",
    "position/field": "Eine Stellung hat kein solches Feld",
    "position/form": "Das ist keine Stellung zum Spielen",
    "position/phase": "In einer solchen Phase beginnt nichts",
    "position/regions": "So können die Landschaften nicht liegen",
    "position/set": "Eine Karte gehört zu einem anderen Spiel",
    "position/site": "So können die Karten nicht stehen",
    "position/slots": "So können die verdeckten Karten nicht liegen",
    "position/stack": "Einen solchen Stapel gibt es nicht",
    "position/stored": "So können die Rohstoffe nicht liegen",
    "position/unique": "Davon darf es nur eine geben",
    "position/variant": "Ein solches Spiel gibt es nicht",
    "position/zones": "So können die Stapel nicht sein",
    "prepare/barred": "Nicht in der Vorbereitungsrunde",
    "seat/unknown": "Einen solchen Platz gibt es nicht",
    "seats/number": "Für so viele ist das Spiel nicht",
    "site/taken": "Es ist kein Platz frei",
    "site/wrong": "Dort darf sie nicht stehen",
    "stack/back": "Die Rückseiten passen nicht zueinander",
    "stack/empty": "Es sind keine mehr da",
    "trade/rate": "Einen solchen Kurs hast du nicht",
    "trade/same": "Ein Tausch muss eine andere Art bringen",
    "trade/short": "Dafür hast du zu wenig",
    "turn/nobody": "Niemand ist jetzt am Zug",
    "turn/not-yours": "Du hast jetzt nichts zu entscheiden",
    "undo/ply": "Zu einem solchen Zug führt nichts zurück",
    "variant/unknown": "Ein solches Spiel gibt es nicht",
}
"""Code to a heading; the reason says the rest."""

FIXED: Final = {
    "card/hidden loose": "nur eine Einheit oder eine Aktionskarte darf genommen werden",
    "card/no-effect bath_house": "keine Landschaft an einem deiner Badhäuser hat Platz",
    "card/no-effect discards": "der Ablagestapel ist leer",
    "demolish/variant intro": "im Einführungsspiel wird nichts abgerissen",
    "force/dice die": "ein Würfel zeigt 1 bis 6",
    "move/not-offered different": "nenne zwei verschiedene Landschaften, die obere zuerst",
    "move/not-offered two": "nenne zwei der Landschaften: pick 0 5",
    "move/unknown build": "was bauen, und wo?",
    "move/unknown centre": "eine Zentralkarte wird in einer Spalte gebaut: build road 2",
    "move/unknown end": "„end“ beendet die Aktionsphase",
    "move/unknown play": "welche Karte spielen?",
    "move/unknown preroll": "vor dem Würfeln: roll, oder eine Karte, die einen Würfel stellt",
    "move/unknown trade": "ein Tausch schreibt sich: trade 3 ore wool",
    "position/faces region": "eine Landschaft, die nicht in der Schachtel ist",
    "position/faceup other": "diese Karte liegt in diesem Spiel nicht offen",
    "position/form discards": "ein Ablagestapel, oder im Turnier einer je Platz",
    "position/form used": "used ist eine Zahl für jede Karte",
    "position/slots zones": "jeder slot muss in genau einer zone liegen",
    "prepare/barred one": "baue eine Karte, die die andere Seite nicht berührt, oder passe",
    "site/wrong city": "eine Stadt wird auf eine eigene Siedlung gebaut",
    "site/wrong road": "eine Straße kommt neben die äußerste Siedlung oder Stadt",
    "site/wrong settlement": "eine Siedlung kommt ans freie Ende einer eigenen Straße",
    "stack/empty city": "keine Stadt ist mehr da",
    "stack/empty road": "keine Straße ist mehr da",
    "stack/empty settlement": "keine Siedlung ist mehr da",
    "trade/same same": "ein Tausch bringt eine andere Art, als er gibt",
}
"""Code and reason -> words that are always the same."""

TYPED: Final = {
    "demolish/target": "du hast kein Gebäude und keine Einheit „{text}“",
    "force/dice form": "dice ist [production, event]: 1 bis 6, und 1 bis 6 oder eines von {symbols}",
    "move/not-offered bury": "„{text}“ ist hier nicht möglich; nenne einen Nachziehstapel: bury draw1",
    "move/not-offered pick": "wähle {least} bis {most} der gezeigten Karten",
    "move/unknown action": "„{text}“ ist kein Zug der Aktionsphase",
    "move/unknown amount": "„{word}“ ist keine Menge",
    "move/unknown card": "es gibt keine Karte „{word}“",
    "move/unknown column": "„{word}“ ist keine Spalte",
    "move/unknown resource": "es gibt keinen Rohstoff „{word}“",
    "move/unknown too-much": "„{text}“ sagt zu viel",
    "position/agenda": "es gibt keinen Schritt {step}",
    "position/cards": "für diese Stapel gibt es zu wenige Karten {back}",
    "position/centre column": "{colour}: {what} kann nicht in Spalte {column} liegen",
    "position/centre count": "von {what} gibt es {full} Karten, nicht {found}",
    "position/centre gap": "{colour}: die Mittelreihe hat eine Lücke",
    "position/copies missing": "{card} fehlt, {count}-mal",
    "position/copies often": "{card} ist {count}-mal zu oft da",
    "position/dice": "keine Würfel zeigen {production} und {symbol!r}",
    "position/faces back": "{card} ist keine Karte mit der Rückseite {back}",
    "position/faces both": "slot {slot} kann nicht zugleich {card} und {other} sein",
    "position/faces event": "{card} ist kein Ereignis",
    "position/faces lying": "{card} mit der Rückseite {back} ist keine Karte, die dort liegt",
    "position/field": "unbekannte Felder: {fields}",
    "position/form number": "{field} ist eine Zahl, nicht {value!r}",
    "position/form seat": "{field} ist ein Platz, nicht {value!r}",
    "position/form unreadable": "die Stellung ist nicht zu lesen: {error}",
    "position/phase begin": "eine Stellung darf in diesen Phasen beginnen: {phases}",
    "position/phase none": "es gibt keine Phase {phase!r}",
    "position/regions missing": "{colour}: keine Landschaft liegt bei {places}",
    "position/regions place": "{colour}: bei {place} kann keine Landschaft liegen",
    "position/regions starting": "{colour}: die Startlandschaft {region} fehlt",
    "position/set slot": "{card} gehört nicht zu {variant}",
    "position/set standing": "{card} ({colour}) gehört zu einem anderen Spiel",
    "position/site crowd": "{colour}: {count} Karten können nicht bei {site} stehen",
    "position/site kind": "{colour}: {card} darf nicht bei {site} stehen",
    "position/site under": "{card} steht auf einer anderen Karte, oder auf keiner",
    "position/slots back": "slot {slot} mit der Rückseite {back!r} kann es nicht geben",
    "position/stack": "es gibt keinen Stapel {stacks}",
    "position/stored amount": "{colour}: {place} fasst 0 bis {most}, nicht {held}",
    "position/stored place": "{colour}: bei {place} lässt sich nichts lagern",
    "position/unique": "{card} darf in einem Fürstentum nur einmal stehen",
    "position/variant": "es gibt keine Variante {variant!r}",
    "position/zones": "es gibt kein {stacks}",
    "variant/unknown": "es gibt keine Variante „{variant}“: {known}",
}
"""Code and reason -> words with what was typed, or what stands in a document, in braces: ids, not names."""


def refusal(heading: str, reason: str, rule: str) -> str:
    """A refusal for people: what is wrong in general, what here, and the rule; the last two may be empty."""
    said = f"{heading}: {reason}" if reason else heading
    return f"{said} ({rule})" if rule else said


def ruled(sentence: str, rule: str) -> str:
    """A sentence of its own, with the rule, if one says so."""
    return f"{upper(sentence)} ({rule})." if rule else f"{upper(sentence)}."


def cost_short(face: str, cost: Mapping[Resource, int], missing: Mapping[Resource, int], spared: int) -> str:
    """What a card costs, what is missing, and how much of it is spared."""
    said = f"{mid(the(noun(face)))} kostet {amounts(cost)}, dir fehlt noch: {amounts(missing)}"
    return f"{said}, {spared} davon erlassen" if spared else said


def unique(face: str) -> str:
    """A card that stands already."""
    return f"{mid(the(noun(face)))} darf in einem Fürstentum nur einmal stehen"


def taken(face: str) -> str:
    """A site without room."""
    return f"dort ist kein Platz frei für {the_acc(noun(face))}"


def none_open(face: str) -> str:
    """The face-up stack is used up."""
    return f"offen liegt nicht mehr: {noun(face).nom}"


def not_built(face: str) -> str:
    """A card that is not built."""
    return f"{mid(the(noun(face)))} wird nicht gebaut"


def no_action(face: str) -> str:
    """A card that is not played."""
    return f"{mid(the(noun(face)))} ist keine Aktionskarte; sie wird gebaut"


def written(face: str, word: str) -> str:
    """How a move writes a card."""
    return f"{mid(the(noun(face)))} schreibt sich {word}"


def not_held(face: str) -> str:
    """No card of the hand can be that one."""
    return f"du hast keine Karte, die {mid(the(noun(face)))} sein könnte"


def other_opened(face: str) -> str:
    """Another card was opened than named."""
    return f"die aufgedeckte Karte ist nicht {the(noun(face))}"


def target(face: str, target: str) -> str:
    """What a card can't aim at; target is as it was typed."""
    return f"{mid(the(noun(face)))} kann nicht auf „{target}“ zielen"


def full(number: int) -> str:
    """No region with a number has room."""
    return f"keine deiner Landschaften mit einer {number} hat noch Platz"


def no_room(resource: Resource, more: bool) -> str:
    """No room for a resource; more: something is coming already."""
    return f"du hast {'keinen weiteren' if more else 'keinen'} Platz für {RESOURCE_WORDS[resource]}"


def not_paid(text: str, number: int, resource: Resource | None) -> str:
    """A payment that is none; text is as it was typed; without a resource any will do."""
    price = amount(number, resource) if resource else counted_resources(number)
    return f"„{text}“ zahlt nicht {price} von deinen Landschaften"


def no_answer(text: str, event: str) -> str:
    """No answer to an event; text is as it was typed."""
    return f"„{text}“ ist keine Antwort auf {cause(event)}"


def other_back(zone: Zone) -> str:
    """No card of the hand has the back of a stack."""
    return f"du hast keine Karte mit der Rückseite {of(stack(zone).dat)}"


def must_take(zone: Zone) -> str:
    """A stack was looked through."""
    return f"wer {stack(zone).acc} durchsieht, muss eine Karte davon nehmen"


_TIMES: Final = {
    "action": "in deiner Aktionsphase",
    "preroll": "vor dem Würfeln",
    "settlement": "zusammen mit einer Siedlung: build settlement 3 with scout",
    "reaction": "wenn Unruhen, Fehde oder Bruderzwist aufgedeckt werden und dich träfen",
}


def timing(face: str, when: str) -> str:
    """When a card is played."""
    return f"{mid(the_acc(noun(face)))} spielst du {_TIMES[when]}"


def requirement(face: str, condition: str) -> str:
    """What a card needs."""
    return f"{mid(the(noun(face)))} braucht {condition}"


def needs(condition: str) -> str:
    """What it needs, for somebody who looks at the card."""
    return f"braucht {condition}"


_STANDS: Final = {
    "city": "steht nur an einer Stadt",
    "region": "steht am Außenrand einer Landschaft",
    "settlement_or_city": "steht darüber oder darunter, an einer Siedlung oder Stadt",
}


def stands(face: str, placement: str) -> str:
    """Where a card may stand."""
    return f"{mid(the(noun(face)))} {_STANDS[placement]}"


def no_place(place: str) -> str:
    """No free place anywhere; place: where the card goes."""
    return f"kein Platz ist frei {place}"


DICE_FIRST: Final = "erst kommen die Würfel"
ACTION_PHASE: Final = "bauen, spielen und tauschen gehört in deine Aktionsphase"
OTHER_PHASE: Final = {
    "roll": "gewürfelt wurde am Anfang des Zugs",
    "bury": "Karten kommen am Ende des Zugs unter Stapel",
}
"""First word of a move -> where it belongs."""


def no_rate(resource: Resource) -> str:
    """No card trades from there."""
    return f"keine Karte von dir tauscht von dort {RESOURCE_WORDS[resource]}"


def rates(resource: Resource, found: Sequence[int]) -> str:
    """The rates there are."""
    return f"du tauschst {RESOURCE_WORDS[resource]} {either([f'{rate} gegen 1' for rate in found])}"


def too_little(number: int, have: int, resource: Resource, region: bool) -> str:
    """Not enough for a trade; region: it must come from one region."""
    where = " auf dieser Landschaft" if region else ""
    return f"nötig ist {number}, und du hast{where} {amount(have, resource)}"


def nothing_there(resource: Resource, more: bool) -> str:
    """The other side has none; more: beside what was named already."""
    return (
        f"die andere Seite hat {'weiter nichts' if more else 'nichts'} zu holen: {RESOURCE_WORDS[resource]}"
    )
