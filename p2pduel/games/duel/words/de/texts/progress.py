"""Words for the cards of the Era of Progress."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["PROGRESS_TEXTS"]

_SAME_TURN: Final = "Du darfst diese Karte im selben Zug spielen."

PROGRESS_TEXTS: Final[dict[str, CardText]] = {
    "benjamin": CardText(
        "Deine Landschaften mit der Ertragszahl dieses Zugs bringen noch einmal 1.",
        (
            "Landschaften, die in diesem Zug dazukamen, zählen mit.",
            "Verdoppelnde Gebäude wirken dabei nicht, und die andere Seite bekommt nichts.",
        ),
    ),
    "three_field_system": CardText(
        "Nimm bis zu 2 Getreide ein.",
        ("Verteile es auf deinem Ackerland, wie du willst.", "Auf einem davon muss Platz sein."),
    ),
    "mineral_mining": CardText(
        "Nimm bis zu 2 Erz ein.",
        ("Verteile es auf deinem Gebirge, wie du willst.", "Auf einem davon muss Platz sein."),
    ),
    "guido": CardText(
        "Nimm eine Karte vom Ablagestapel auf die Hand.",
        (
            "Nur mit einem Rathaus oder wenn du an Siegpunkten zurückliegst.",
            "Die andere Seite erfährt, welche Karte es ist.",
            _SAME_TURN,
            "Im Turnier ist es der Stapel der anderen Seite.",
        ),
    ),
    "gustav": CardText(
        "Nimm eine Karte vom Ablagestapel auf die Hand.",
        (
            "Nur mit einer Bibliothek oder wenn du an Siegpunkten zurückliegst.",
            "Die andere Seite erfährt, welche Karte es ist.",
            _SAME_TURN,
            "Im Turnier ist es dein eigener Stapel.",
        ),
    ),
    "doctor": CardText(
        "Die zwei Landschaften neben einem deiner Badhäuser bringen je 1.",
        (
            "Nur ein Badhaus, wie viele du auch hast.",
            "Auf einer der zwei Landschaften muss Platz sein.",
        ),
    ),
    "chief_cannoneer": CardText(
        "Eine starke Einheit: zählt die Punkte, sonst nichts.",
        (
            "Kein Held: Karten, die von Helden sprechen, gelten nicht für ihn.",
            "Du darfst beide Exemplare zugleich haben.",
        ),
    ),
    "pharmacy": CardText(
        "Nach einer Seuche: nimm 1 beliebigen Rohstoff.",
        (
            "Auch wenn du nichts verloren hast.",
            "Jede Apotheke bringt einen.",
            "Was keinen Platz findet, ist weg.",
        ),
    ),
    "bath_house": CardText(
        "Die vier Landschaften um seine Stadt verlieren durch die Seuche nichts.",
        ("Oben und unten, auf welcher Seite es auch steht.",),
    ),
    "building_crane": CardText(
        (
            "Stadtausbauten, deren aufgedruckter Preis über 4 liegt, kosten dich 1 Rohstoff weniger, "
            "welchen du willst."
        ),
        (
            "Ein Preis von genau 4 bleibt.",
            "Grüne Ausbauten, Straßen, Siedlungen und Städte behalten ihren Preis.",
        ),
    ),
    "library": CardText(
        "Wenn du sie baust, durchsuche einen Nachziehstapel und nimm eine Karte.",
        (
            "Umsonst; die Reihenfolge des Stapels bleibt.",
            _SAME_TURN,
            "Hast du hineingesehen, musst du eine nehmen.",
            "Im Turnier durchsuchst du deine eigenen Stapel.",
            "Sie öffnet den Weg zur Universität und zu Gustav.",
        ),
    ),
    "parliament": CardText(
        "Zählt 2 Siegpunkte, sonst nichts.",
        ("Die zwei Fortschrittspunkte müssen in deinem Fürstentum stehen, wenn du es baust.",),
    ),
    "town_hall": CardText(
        (
            "Kommt an einer Stadt auf dein Gemeindehaus; einen Nachziehstapel am Ende deines Zugs zu "
            "durchsuchen ist umsonst."
        ),
        (
            "Es braucht keinen weiteren Bauplatz.",
            "Das Gemeindehaus schläft darunter und erwacht, wenn das Rathaus verloren geht.",
            "Es passt nur eines: du hast nur ein Gemeindehaus.",
        ),
    ),
    "university": CardText(
        "Öffnet den Weg zu Baukran, Geschützmeister, Flözbau und Dreifelderwirtschaft.",
        (
            (
                "Im Spiel mit einer Zeit liegt sie offen für beide und wird von dort gebaut, nie auf "
                "der Hand gehalten."
            ),
            "Ihr Fortschrittspunkt lässt dich eine Karte mehr halten und zählt für Erfindung.",
            "Karten, die sie brauchten, bleiben, wenn sie verloren geht.",
        ),
    ),
    "plague": CardText(
        "Jede Landschaft neben einer Stadt verliert 1 Rohstoff, bei beiden Seiten.",
        (
            "Zwei Städte neben einer Landschaft machen es nicht schlimmer: 1 geht verloren.",
            "Badhäuser schützen; eine Apotheke bringt hinterher etwas.",
            "Das Goldversteck bleibt verschont.",
        ),
    ),
}
"""Card id to its words."""
