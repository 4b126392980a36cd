"""Words for the cards of Science & Progress."""

from typing import Final

from p2pduel.catalogue.chapters import CardText
from p2pduel.games.classic.words.de.texts.base import PLAIN_KNIGHT

__all__ = ["SCIENCE_TEXTS"]


SCIENCE_TEXTS: Final[dict[str, CardText]] = {
    "great_wall": CardText(
        "Spielt die andere Seite einen Spion, würfelst du: 3-6 hält ihn auf.",
        (
            "Du musst würfeln. Neben einem Wachturm gilt ein Wurf für beide.",
            "Der abgewehrte Spion ist verbraucht und hat nichts gesehen.",
        ),
    ),
    "ingo": PLAIN_KNIGHT,
    "cannon": CardText(
        "Eine starke Einheit: zählt ihre Punkte, sonst nichts.",
        (
            (
                "Schwarzer Ritter und Bürgerkrieg können sie heimschicken; Imelda und Bestechung lassen "
                "sie stehen."
            ),
            "Eine Schmiede gibt ihr 1 Stärkepunkt. Hat die andere Seite Johanna, zählt sie höchstens 2.",
            "Geht die Universität verloren, bleibt sie. Es darf mehrere geben.",
        ),
    ),
    "crane": CardText(
        (
            "Deine roten Ausbauten, deren gedruckter Preis mindestens 4 Rohstoffe beträgt, kosten 1 "
            "weniger; welcher Rohstoff wegfällt, wählst du."
        ),
        ("Städte sind keine Ausbauten.",),
    ),
    "fire_brigade": CardText(
        "Kein Gebäude an ihrer Stadt kann brennen.",
        (
            (
                "Weder durch den fremden Feuerteufel noch durch deinen eigenen, der misslingt; auch fremde "
                "Gebäude dort sind sicher."
            ),
            "Landschafts- und Straßenausbauten schützt sie nicht.",
            "Verhext oder verpfändet brennt sie selbst nicht, schützt aber nichts anderes.",
        ),
    ),
    "embassy": CardText(
        (
            "Setze sie auf einen freien Platz an einer Stadt der anderen Seite: sie muss jede Karte "
            "zeigen, die sie von einem Stapel nimmt."
        ),
        (
            "Gezogen oder gesucht; was schon auf der Hand ist, bleibt verdeckt.",
            (
                "Sie bleibt deine. Die andere Seite kann sie nicht abreißen, aber niederbrennen, wenn dort "
                "keine Feuerwache steht."
            ),
        ),
    ),
    "public_hall": CardText(
        "Einen Stapel zu durchsuchen kostet dich nichts.",
        ("Aus einem durchsuchten Stapel musst du eine Karte nehmen.",),
    ),
    "trade_academy": CardText(
        "Jedes Gold, das du lagerst, zählt als 1 Handelspunkt.",
        (
            "Auf Goldflüssen, Kolonialstützpunkt, Naturalienspeicher und Schatzkammer.",
            "Mit jedem Gold, das sich bewegt, kann die Mühlenfigur wechseln.",
        ),
    ),
    "cathedral": CardText(
        "Alle deine Ritter, Kanonen und Handelsflotten sind vor dem Bürgerkrieg sicher.",
        (
            "Wo immer sie steht; auch die auf den äußeren Plätzen einer Metropole.",
            "Ein Kirchenfest bringt dir dafür 4 Rohstoffe.",
        ),
    ),
    "university": CardText(
        "Öffnet den Weg zu vielen Karten; beim Fortschritt bringt sie dir 1 Rohstoff.",
        (
            "Sie liegt in der offenen Reihe: eine für jede Seite.",
            "Karten, die sie brauchten, bleiben, wenn sie verloren geht.",
            "Der Aberglaube kostet dich dafür 1 Rohstoff.",
        ),
    ),
    "printing": CardText("Nimm 2 beliebige Rohstoffe."),
    "three_field": CardText("Fülle eines deiner Ackerländer auf drei Getreide auf."),
    "inventor": CardText(
        "Fülle eines deiner Gebirge auf drei Erz auf.", ("Das Erz dort darfst du vorher ausgeben.",)
    ),
    "land_reform": CardText(
        "Zwei deiner Landschaften tauschen die Plätze.",
        (
            "Zahl und gelagerte Rohstoffe wandern mit der Karte.",
            "Landschaften mit einem Landschaftsausbau bleiben.",
        ),
    ),
}
"""Card id to its words."""
