"""Words for the cards of the Era of Turmoil."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["TURMOIL_TEXTS"]

_DEFENCE: Final = "Die andere Seite darf würfeln: ein Spähturm hält ihn bei 1-2 auf, Heinrich bei 3-5."
_OWN_STACKS: Final = "Im Turnier kommt die Karte unter einen Stapel der Seite, der sie gehört."

TURMOIL_TEXTS: Final[dict[str, CardText]] = {
    "voyage_of_plunder": CardText(
        "Die andere Seite gibt dir 1 Rohstoff, den du nennst, oder 2, wenn sie mehr Siegpunkte hat als du.",
        (
            "Du kannst nichts verlangen, wofür du keinen Platz hast.",
            "Von welchen Landschaften sie kommen, entscheidet die andere Seite.",
            "Steine und bedingte Punkte zählen beim Vergleich mit.",
        ),
    ),
    "archer": CardText(
        "Die andere Seite legt eine ihrer Einheiten mit Stärke unter einen Nachziehstapel.",
        ("Einheit und Stapel (passende Rückseite) wählt sie selbst.", _DEFENCE, _OWN_STACKS),
    ),
    "arsonist": CardText(
        "Wähle ein Gebäude der anderen Seite: es kommt unter einen Nachziehstapel.",
        (
            "Den Stapel (passende Rückseite) wählt, wem es gehört.",
            "Gebäude an einer Stadt mit Feuerwache sind sicher.",
            _DEFENCE,
            "Unter einem abgebrannten Rathaus kommt das Gemeindehaus wieder zum Vorschein.",
            _OWN_STACKS,
        ),
    ),
    "sebastian": CardText(
        (
            "Spiele ihn, wenn Unruhen, Fehde oder Bruderzwist aufgedeckt werden: das Ereignis "
            "geht an dir vorbei."
        ),
        (
            "Nur wenn dich das Ereignis träfe: nicht, wenn dich schon eine Kapelle schützt.",
            "Die Unruhen treffen die andere Seite trotzdem.",
            "Er darf in deinem Zug und in dem der anderen Seite gespielt werden.",
        ),
    ),
    "traitor": CardText(
        "Sieh die Hand der anderen Seite an; du darfst eine Karte daraus nehmen.",
        (
            "Du darfst diese Karte im selben Zug spielen.",
            _DEFENCE,
            "Im Turnier darf nur eine Einheit oder eine Aktionskarte genommen werden.",
            "Karten über dem Limit legst du erst am Ende deines Zugs ab.",
        ),
    ),
    "lookout_tower": CardText(
        (
            "Kommen Bogenschütze, Feuerteufel oder Verräter zu dir, darfst du würfeln: bei 1 oder 2 "
            "sind sie abgewehrt."
        ),
        (
            "Neben Heinrich gibt es nur einen Wurf, und 1-5 schützt.",
            "Der Wurf kommt, bevor ein Ziel genannt wird, und ändert den Ertrag des Zugs nicht.",
            "Er ist ein Gebäude: seine Stärke macht ihn nicht zur Einheit.",
        ),
    ),
    "drill_ground": CardText(
        "Deine Helden kosten 1 Rohstoff weniger; welcher wegfällt, wählst du.",
        ("Nur Helden: keine Schiffe, kein Geschützmeister.",),
    ),
    "carl_forkbeard": CardText(
        "Der stärkste Held: zählt die Punkte, sonst nichts.",
        ("Jeden Helden gibt es einmal in deinem Fürstentum.",),
    ),
    "heinrich": CardText(
        (
            "Kommen Bogenschütze, Feuerteufel oder Verräter zu dir, darfst du würfeln: bei 3, 4 oder 5 "
            "sind sie abgewehrt."
        ),
        (
            "Neben einem Spähturm gibt es nur einen Wurf, und 1-5 schützt.",
            "Der Wurf kommt, bevor ein Ziel genannt wird, und ändert den Ertrag des Zugs nicht.",
        ),
    ),
    "irmgard": CardText(
        "Nimm 1 beliebigen Rohstoff für jeden Ausbau, den du durch ein Ereignis oder eine Karte "
        "der anderen Seite "
        "verlierst.",
        (
            "Nicht für Irmgard selbst, nicht für einen eigenen Abriss, nicht für ein versenktes Schiff.",
            "Nicht für eine Einheit, die du bei Unruhen aufgibst, obwohl du zahlen könntest.",
            "Der Rohstoff kommt gleich nach dem Verlust.",
        ),
    ),
    "fairgrounds": CardText(
        "Wenn du ihn baust und in Geschicklichkeit führst, nimm 2 beliebige Rohstoffe.",
        (
            "Führst du nicht, darfst du ihn auch bauen, bekommst aber nichts.",
            "Sie kommen, nachdem du gezahlt hast.",
        ),
    ),
    "fire_brigade": CardText(
        "Gebäude an ihrer Stadt kann der Feuerteufel nicht niederbrennen.",
        ("Sie schützt auch sich selbst.", "Gegen die Fehde hilft sie nicht."),
    ),
    "large_festival_hall": CardText("Zählt 2 Siegpunkte, sonst nichts."),
    "chapel": CardText(
        "Unruhen gehen an dir vorbei, wenn die Ertragszahl dieses Zugs in ihrem Bereich liegt.",
        (
            "Eine Kapelle gilt für 1-3, die andere für 4-6; mit beiden bist du immer sicher.",
            "Einen eigenen Wurf gibt es nicht.",
        ),
    ),
    "hedge_tavern": CardText(
        "Öffnet den Weg zu Bogenschütze, Feuerteufel und Verräter.",
        (
            (
                "Im Spiel mit einer Zeit liegt sie offen für beide und wird von dort gebaut, nie auf "
                "der Hand gehalten."
            ),
            "Karten, die sie brauchten, bleiben, wenn sie verloren geht.",
        ),
    ),
    "tithe_barn": CardText(
        "Wenn du sie baust, nimm Getreide oder Wolle, 1 für jeden deiner Helden.",
        (
            "Alles von einer Art; was Platz hat, musst du nehmen, der Rest ist weg.",
            "Schiffe und Geschützmeister sind keine Helden.",
        ),
    ),
    "riots": CardText(
        "Wer Einheiten mit Stärke- oder Handelspunkten hat, zahlt 1 Gold (ab drei Einheiten 2) "
        "oder legt eine davon unter "
        "einen Nachziehstapel.",
        (
            "Für beide Seiten; wer am Zug ist, entscheidet zuerst.",
            "Ein Teil genügt nicht: reicht das Gold nicht, geht eine Einheit.",
            "Das Gold muss schon da sein; zum Tauschen ist keine Zeit.",
            "Eine Kapelle mit passendem Bereich oder Sebastian schützt.",
            _OWN_STACKS,
        ),
    ),
}
"""Card id to its words."""
