"""Words for the cards of the Era of Gold."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["GOLD_TEXTS"]

_VICTIM_CHOOSES: Final = "Von welchen Landschaften sie kommen, entscheidet die andere Seite."
_ROOM: Final = "Du kannst nichts verlangen, wofür du keinen Platz hast."

GOLD_TEXTS: Final[dict[str, CardText]] = {
    "gudrun": CardText(
        "Nimm der anderen Seite bis zu 2 Gold für jedes deiner Kaperschiffe.",
        (
            _ROOM,
            "Auf ihren Landschaften muss Gold liegen; dann lässt sich auch Gold aus dem Goldversteck holen.",
            "Du darfst weniger verlangen, aber nicht nichts.",
        ),
    ),
    "merchant": CardText(
        "Die andere Seite gibt dir 1 oder 2 Rohstoffe, die du nennst; du gibst 1 deiner Wahl zurück.",
        (
            _ROOM,
            _VICTIM_CHOOSES,
            "Etwas musst du zurückgeben; es darf auch das sein, was du eben bekommen hast.",
            "Hat die andere Seite keinen Platz dafür, ist es weg.",
        ),
    ),
    "trade_master": CardText(
        "Die andere Seite gibt dir 1 oder 2 Rohstoffe, die du nennst.",
        (_ROOM, _VICTIM_CHOOSES),
    ),
    "brigands": CardText(
        (
            "Zeige auf eine deiner Landschaften: die andere Seite füllt sie mit eigenen Rohstoffen "
            "dieser Art auf."
        ),
        (
            "Alles kommt auf diese eine Landschaft, also höchstens drei.",
            "Du darfst weniger verlangen, aber nicht nichts.",
            _VICTIM_CHOOSES,
            "Auch Gold aus einem Goldversteck lässt sich verlangen.",
        ),
    ),
    "reiner": CardText(
        "Bevor du würfelst: stelle den Ereigniswürfel auf Fest; wenn es kommt, nimm 1 Rohstoff zusätzlich.",
        (
            "Der Ertragswürfel wird wie gewohnt geworfen, und sein Ertrag kommt zuerst.",
            "Den zusätzlichen Rohstoff bekommst du auch, wenn das Fest nur der anderen Seite etwas bringt.",
        ),
    ),
    "gold_cache": CardText(
        "Fasst bis zu 3 weitere Gold, sicher vor Räubern und von ihrer Zählung ausgenommen.",
        (
            "Steht am Außenrand einer beliebigen Landschaft; es kostet nichts.",
            "Den Helden brauchst du nur in dem Moment, in dem du es auslegst.",
            (
                "Was du bekommst, darf dorthin; Ertrag, Ertragreiches Jahr, Benjamin und Medicus "
                "füllen nur Landschaften."
            ),
            (
                "Sein Gold zahlt und tauscht wie jedes andere, und Aktionskarten der anderen Seite "
                "dürfen es verlangen."
            ),
            "Die Seuche verschont es, und niemand kann es entfernen.",
        ),
    ),
    "pirate_ship": CardText(
        (
            "Beim Bau versenkt es ein Handelsschiff der anderen Seite; von da an bringt dir jede "
            "Reiche Ernte 1 Gold."
        ),
        (
            "Welches Schiff, entscheidet die andere Seite.",
            "Auch ohne ein Handelsschiff zum Versenken darfst du es bauen; nachgeholt wird nichts.",
            "Es ist eine Einheit, aber kein Handelsschiff, und hat keine Punkte.",
            "Irmgard gibt nichts für ein versenktes Schiff.",
        ),
    ),
    "moneylender": CardText(
        "Mit dem Handelsvorteil bringt dir das Symbol Handel 2 Rohstoffe der anderen Seite statt 1.",
        (
            "Insgesamt zwei, gleich oder verschieden.",
            _ROOM,
            "Hat die andere Seite nur einen, bekommst du nur einen.",
            "Einen musst du nehmen, wenn er Platz hat; den zweiten darfst du lassen. Das Goldversteck bleibt "
            "unerreichbar.",
        ),
    ),
    "harbor": CardText(
        "Zählt 1 Siegpunkt, solange du drei Handelsschiffe hast.",
        (
            "Du darfst ihn mit weniger bauen.",
            "Sein Handelspunkt hängt nicht von den Schiffen ab.",
            "Mit einem Handelsstützpunkt zählt er 2 Handelspunkte.",
        ),
    ),
    "trading_base": CardText(
        "Dein Markt und dein Hafen zählen je 1 Handelspunkt mehr.",
        ("Sie dürfen auch später gebaut werden.", "Seine eigenen Punkte zählen in jedem Fall."),
    ),
    "merchant_guild": CardText(
        "Öffnet den Weg zum Handelsmeister und zum Stapelhaus.",
        (
            (
                "Im Spiel mit einer Zeit liegt sie offen für beide und wird von dort gebaut, nie auf "
                "der Hand gehalten."
            ),
            "Karten, die sie brauchten, bleiben, wenn sie verloren geht.",
        ),
    ),
    "mint": CardText(
        "Einmal in jedem deiner Züge: tausche 1 Gold gegen 1 anderen Rohstoff.",
        ("Mit zwei Münzstätten tauschst du zweimal.", "Sie wirkt in dem Zug, in dem du sie baust."),
    ),
    "salt_silo": CardText(
        "Jedes deiner Handelsschiffe zählt 1 Handelspunkt mehr.",
        ("Auch spätere Schiffe.", "Du darfst ihn ohne ein Schiff bauen."),
    ),
    "staple_house": CardText(
        "Wenn du es baust, nimm 2 beliebige Rohstoffe.",
        ("Sie kommen, nachdem du gezahlt hast, und helfen also nicht beim Zahlen.",),
    ),
    "gift_for_the_prince": CardText(
        "Beide Seiten bekommen 1 Gold für jede ihrer Einheiten mit Stärkepunkten.",
        (
            "Behalten wird alles, was Platz hat, das Goldversteck eingeschlossen.",
            "Gebäude mit Stärkepunkten zählen nicht.",
        ),
    ),
}
"""Card id to its words."""
