"""The tables of the island's words: questions, outcomes, refusals, options, in German."""

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.catalogue.options import OptionWords
from p2pduel.games.island.words.de.numbered import RULES

__all__ = [
    "FACES",
    "MOVES",
    "NAME",
    "NUMBERED",
    "OUTCOMES",
    "PHASES",
    "QUESTIONS",
    "REFUSALS",
    "SEATS",
    "SETTLED",
    "VARIANTS",
    "ZONES",
]

NAME: Final = "Die Insel"
VARIANTS: Final = {
    "beginner": ("Die erste Insel", "zwei bis vier Personen, Plan und erste Figuren liegen schon, 10 Punkte"),
    "base": ("Die Insel", "zwei bis vier Personen, jedes Mal ein neuer Plan, 10 Punkte"),
    "two": ("Die Insel zu zweit", "zwei Personen, neutrale Nachbarn und Handelschips, 10 Punkte"),
}
SEATS: Final = ("Blau", "Orange", "Weiß", "Rot")
FACES: Final = {
    "knight": (Noun("Ritter", gender="m"), "Versetze den Räuber und stiehl eine Karte."),
    "road_building": (Noun("Straßenbau", gender="m"), "Baue zwei Straßen umsonst."),
    "invention": (Noun("Erfindung", gender="f"), "Nimm zwei beliebige Karten aus der Bank."),
    "monopoly": (
        Noun("Monopol", gender="n"),
        "Nenne einen Rohstoff: alle anderen geben dir jede Karte davon.",
    ),
    "victory": (Noun("Siegpunktkarte", gender="f"), "Zählt 1 Punkt; gezeigt wird sie, wenn sie gewinnt."),
}
QUESTIONS: Final = {
    "found": "Wo gründest du eine Siedlung?",
    "found_road": "Wohin führt ihre Straße?",
    "preroll": "Vor dem Würfeln: was tust du?",
    "action": "Was tust du?",
    "free_road": "Wo baust du die kostenlose Straße?",
    "discard": "Eine Sieben: welche Karten gibst du ab? ({count})",
    "rob": "Wohin geht der Räuber?",
    "answer": "Was sagst du zu dem Angebot?",
    "close": "Mit wem handelst du?",
    "neutral": "Wo baut eine neutrale Farbe {what}?",
    "give": "Welche Karten gibst du zurück? ({count})",
}
MOVES: Final[Mapping[str, str]] = {}
OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "board": "Die Insel ist ausgelegt",
    "tossed": "Wurf um den ersten Zug: {sums}",
    "starts": ("{seat} fängt an", "Du fängst an"),
    "turn": ("Zug {turn}: {seat}", "Zug {turn}: du"),
    "built": ("{seat} baut {what}: {place}", "Du baust {what}: {place}"),
    "gained": ("{seat} bekommt {cards}", "Du bekommst {cards}"),
    "short": "Die Bank hat zu wenig: {resource}",
    "rolled": ("{seat} würfelt {dice}", "Du würfelst {dice}"),
    "rolled_same": (
        "{seat} würfelt {dice}, wieder dieselbe Summe",
        "Du würfelst {dice}, wieder dieselbe Summe",
    ),
    "discarded": ("{seat} gibt {cards} ab", "Du gibst {cards} ab"),
    "robber": ("{seat} versetzt den Räuber nach {hex}", "Du versetzt den Räuber nach {hex}"),
    "stole": ("{seat} nimmt {loot} von {victim}", "Du nimmst {loot} von {victim}"),
    "traded": (
        "{seat} tauscht bei der Bank {give} gegen {get}",
        "Du tauschst bei der Bank {give} gegen {get}",
    ),
    "offered": ("{seat} bietet {give} für {want}", "Du bietest {give} für {want}"),
    "answered": ("{seat} antwortet {answer}: {give} für {want}", "Du antwortest {answer}: {give} für {want}"),
    "dealt": ("{seat} tauscht {give} gegen {get}; mit: {to}", "Du tauschst {give} gegen {get}; mit: {to}"),
    "no_deal": ("{seat} handelt nicht", "Du handelst nicht"),
    "bought": ("{seat} kauft eine Entwicklungskarte", "Du kaufst eine Entwicklungskarte"),
    "drew": ("{seat} zieht {cards}", "Du ziehst {cards}"),
    "played": ("{seat} spielt {face}", "Du spielst {face}"),
    "monopoly": ("{seat} sammelt {loot} ein", "Du sammelst {loot} ein"),
    "revealed": ("{seat} zeigt Siegpunktkarten: {count}", "Du zeigst Siegpunktkarten: {count}"),
    "longest_road": "Längste Handelsstraße: {seat}",
    "largest_army": "Größte Rittermacht: {seat}",
    "tokens": ("{seat} nimmt Handelschips: {count}", "Du nimmst Handelschips: {count}"),
    "spent": ("{seat} zahlt Handelschips: {count}", "Du zahlst Handelschips: {count}"),
    "gave_cards": ("{seat} gibt {cards} ab; an: {to}", "Du gibst {cards} ab; an: {to}"),
    "retired": ("{seat} gibt einen Ritter auf", "Du gibst einen Ritter auf"),
    "won": ("{seat} gewinnt mit {points} Punkten", "Du gewinnst mit {points} Punkten"),
}
REFUSALS: Final = {
    "army/none": "von dir liegt kein Ritter offen",
    "army/once": "je Zug kann nur ein Ritter aufgegeben werden",
    "bank/short": "die Bank hat zu wenig: {resource} {left}",
    "cards/amount": "es müssen so viele Karten sein: {count}",
    "cards/form": "Karten werden so geschrieben: 2 ore 1 grain, nicht {words_said}",
    "cards/missing": "es fehlt: {cards}",
    "city/site": "eine Stadt kommt auf eine eigene Siedlung, und {site} ist keine",
    "deck/empty": "es ist keine Entwicklungskarte mehr da",
    "dev/fresh": "eine in diesem Zug gekaufte Karte lässt sich noch nicht spielen",
    "dev/none": "eine solche Entwicklungskarte hast du nicht",
    "dev/once": "je Zug lässt sich nur eine Entwicklungskarte spielen",
    "dev/useless": "{face} würde jetzt nichts tun",
    "edge/taken": "auf {edge} liegt schon eine Straße",
    "force/none": "die andere Seite hat keine Karte",
    "hex/same": "der Räuber steht schon auf {hex}",
    "kind/unknown": "es gibt keinen Rohstoff {word}",
    "pieces/none": "für {what} ist keine Figur mehr da",
    "points/short": "zum Sieg brauchst du {need} Punkte",
    "position/bank": "von {resource} gibt es 19 Karten, nicht {total}",
    "position/close": "{site} ist zu nah an einem anderen Gebäude",
    "position/colour": "{colour} spielt niemand",
    "position/phase": "eine Stellung kann nicht mit {phase} beginnen",
    "position/terrain": "das sind nicht die 19 Felder der Schachtel",
    "road/apart": "{edge} grenzt an keine eigene Straße und kein eigenes Gebäude",
    "robber/home": "der Räuber ist in der Wüste",
    "roll/first": "zuerst würfeln",
    "roll/once": "gewürfelt wurde schon",
    "site/apart": "keine Straße von dir führt nach {site}",
    "site/close": "{site} liegt neben {near}, wo ein Gebäude steht",
    "site/taken": "{site} ist besetzt",
    "tokens/once": "Handelschips lassen sich einmal je Zug einsetzen",
    "tokens/short": "das kostet {need} Handelschips, und du hast {have}",
    "trade/closed": "du hast zu bauen begonnen: der Handel ist vorbei",
    "trade/many": "{most} Angebote in einem Zug sind genug",
    "trade/nothing": "beide Seiten müssen etwas geben",
    "trade/partner": "mit {said} kannst du nicht handeln",
    "trade/rate": "die Bank will {rate} für eine Karte: {resource}",
    "trade/same": "ein Rohstoff lässt sich nicht gegen sich selbst tauschen",
    "victim/needed": "sag, von wem du stiehlst",
    "victim/none": "bei {hex} gibt es nichts zu stehlen von: {victim}",
    "move/unknown": "{text} ist hier kein Zug",
    "card/not-held": "diese Karte hast du nicht: {face}",
}
NUMBERED: Final = RULES
ZONES: Final = {
    "dev": Noun("Entwicklungskarten", plural=True),
}
PHASES: Final = {
    "setup": "Aufbau",
    "founding": "Gründung",
    "dice": "Würfeln",
    "action": "Handeln und bauen",
    "over": "Ende",
}
SETTLED: Final = {
    "target": OptionWords("Punkte zum Sieg", "Was man im eigenen Zug haben muss."),
    "harbours": OptionWords(
        "Neue Häfen",
        "Wann ein Hafen, an dem man siedelt, zu nutzen ist.",
        {"later": "ab dem nächsten Zug", "now": "sofort"},
    ),
    "shortage": OptionWords(
        "Knappe Bank",
        "Wer Karten bekommt, wenn die Bank nicht allen zahlen kann.",
        {"none": "niemand", "rest": "wer allein Anspruch hat, den Rest"},
    ),
    "tie": OptionWords(
        "Gleichstand nach Unterbrechung",
        "Wohin die Längste Handelsstraße geht.",
        {"bank": "an die Bank", "holder": "sie bleibt, wo sie ist"},
    ),
    "theft": OptionWords(
        "Rauben", "Ob stehlen muss, wer den Räuber versetzt.", {"must": "Pflicht", "may": "nach Wahl"}
    ),
    "phases": OptionWords(
        "Handeln und bauen", "In welcher Reihenfolge.", {"free": "beliebig", "strict": "erst handeln"}
    ),
}
