"""Words for the cards of Knights & Merchants."""

from typing import Final

from p2pduel.catalogue.chapters import CardText
from p2pduel.games.classic.words.de.texts.base import PLAIN_KNIGHT

__all__ = ["KNIGHTS_TEXTS"]


KNIGHTS_TEXTS: Final[dict[str, CardText]] = {
    "peasant_army": CardText(
        "So stark wie das Getreide, das auf dem Ackerland daneben liegt.",
        (
            "Es ändert sich mit jedem Getreide, das dort kommt oder geht.",
            "Es ist eine Einheit, aber kein Ritter: Schwarzer Ritter und Bürgerkrieg lassen es stehen.",
        ),
    ),
    "bodo": PLAIN_KNIGHT,
    "castle": CardText(
        "Jeder Ritter, den du baust, kostet 1 Rohstoff weniger; welcher wegfällt, wählst du.",
        ("Zwei Burgen machen 2 aus; unter nichts fällt der Preis nie.",),
    ),
    "pirate_fleet": CardText(
        (
            "Wenn du sie baust, verliert die andere Seite eine Flotte deiner Wahl. Bei der Sonne bringt "
            "sie dir 1 Gold."
        ),
        (
            "Die verlorene Flotte kommt auf den Ablagestapel.",
            "Sie erreicht Handelsflotten, Schatzflotten und andere Kaperflotten, nicht das Flaggschiff.",
            "Sigismund rettet Handelsflotten vor ihr, ein Flaggschiff die seiner Stadt.",
        ),
    ),
    "roland": PLAIN_KNIGHT,
    "tournament_ground": CardText(
        "Jeder deiner Ritter zählt 1 Turnierpunkt mehr.", ("Auch einer, der selbst keinen hat.",)
    ),
    "watchtower": CardText(
        "Spielt die andere Seite einen Spion, darfst du würfeln: eine 1 oder 2 hält ihn auf.",
        (
            "Neben einer Großen Mauer gilt ein Wurf für beide.",
            "Der abgewehrte Spion ist verbraucht.",
        ),
    ),
    "walther": CardText(
        "Ein Ritter, den der Schwarze Ritter nicht vertreiben kann.",
        (
            "Er hat selbst keine Stärke; eine Schmiede gibt ihm 1 Punkt.",
            "Es gibt ihn einmal in beiden Fürstentümern zusammen.",
        ),
    ),
    "toll_station": CardText("Bei der Sonne bringt sie dir 2 Gold.", ("Was keinen Platz hat, ist weg.",)),
    "large_trade_fleet": CardText(
        (
            "In deinem Zug: tausche bei der Bank 2 Rohstoffe, die auf einer Landschaft daneben liegen, "
            "gegen 1 anderen."
        ),
        (
            "Nur was auf diesen zwei Landschaften liegt, nicht dieselbe Art anderswo.",
            "Auf einem äußeren Platz der Metropole gilt sie für die eine Landschaft dort.",
            "Sie ist Einheit und Handelsflotte: Leuchtturm oder Handelsherr Christoph machen 1:1 daraus.",
        ),
    ),
    "large_harbor": CardText(
        "Verdoppelt die Handelspunkte deines Markts, deiner Händlerzunft und deines Handelskontors."
    ),
    "bank": CardText(
        "Mit der Mühlenfigur nimmst du bei der Mühle 2 Rohstoffe von der anderen Seite statt 1.",
        ("Nur was da ist und was bei dir Platz hat.",),
    ),
    "palace": CardText(
        "Bei der Sonne darfst du statt 1 Rohstoff eine Karte des Ablagestapels auf die Hand nehmen.",
        (
            "Die Karte wird gezeigt; im Turnier kommt sie vom eigenen Ablagestapel.",
            "Mit einer Schatzflotte: 3 Rohstoffe, oder 2 und eine Karte.",
            (
                "Wird die Hand im Zug der anderen Seite zu groß, legst du sofort eine Karte auf den "
                "Ablagestapel."
            ),
        ),
    ),
    "raid": CardText(
        (
            "Wer die Ritterfigur hat, nennt 3 Gebäude der anderen Seite; sie nimmt eines davon auf die "
            "Hand zurück."
        ),
        (
            (
                "Sind es weniger Gebäude, werden weniger genannt; fremde Karten zählen zu der Seite, der "
                "sie gehören."
            ),
            "Auch verhexte und verpfändete dürfen genannt werden; was darauf liegt, wird abgelegt.",
            "Gebäude der offenen Reihe gehen dorthin zurück.",
        ),
    ),
    "imelda": CardText(
        "Die andere Seite legt einen Ritter deiner Wahl auf den Ablagestapel.",
        ("Johanna ist vor ihr sicher, ebenso teure Ritter mit einer Ordensburg.",),
    ),
    "spice_caravan": CardText(
        "Wenn du die Mühlenfigur hast, nimm der anderen Seite 2 Rohstoffe deiner Wahl.",
        ("Sie muss 2 haben, für die bei dir Platz ist.",),
    ),
    "border_dispute": CardText(
        "Wenn du die Ritterfigur hast, tausche eine deiner Landschaften gegen eine der anderen Seite.",
        (
            "Du nennst beide; jede Seite muss mindestens zwei Landschaften der Art haben, die sie hergibt.",
            "Landschaften mit einem Landschaftsausbau bleiben.",
            "Zahl und gelagerte Rohstoffe wandern mit der Karte.",
        ),
    ),
    "inquisition": CardText(
        "Die andere Seite mischt Hand und Stapel zusammen, bildet neue Stapel und zieht eine neue Hand.",
        (
            "Nur im Turnier.",
            "Ein Stapel unter einem Kirchenbann bleibt, wie er ist.",
            "Die neue Hand wird Karte für Karte bis zum Limit gezogen.",
        ),
    ),
}
"""Card id to its words."""
