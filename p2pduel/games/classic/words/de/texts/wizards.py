"""Words for the cards of Wizards & Dragons."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["WIZARDS_TEXTS"]

_ATTACK: Final = "Das ist ein Angriff: der Stein der Weisen verbietet ihn."
_ONCE: Final = "Jedes Buch wirkt einmal im Zug; zwei gleiche je einmal."

_WIZARD_NOTES: Final = (
    "Kommt die Zauberkraft im eigenen Zug dazu, zahlt der Zauberer bis zum Ende des Zugs nichts; aus einem Ereignis gilt sie sofort.",
    "Ein Zauberer ist keine Einheit. Es gibt ihn einmal in beiden Fürstentümern zusammen.",
    "Er kann brennen; dann ist seine Zauberkraft weg. Neu ausgelegt, beginnt er von vorn.",
)
_DRAGON: Final = CardText(
    "Ein Drache: zählt seine Punkte. Nur der Schwarze Ritter vertreibt ihn.",
    (
        "Er steht an einer Zitadelle, einmal in beiden Fürstentümern zusammen.",
        "Hat die andere Seite Johanna, zählt er höchstens 2 Stärkepunkte.",
        "Ein Zaubertrank verdoppelt ihn.",
    ),
)


def _wizard(region: str, resource: str) -> CardText:
    return CardText(
        f"Steht an {region} neben deiner Zitadelle, beginnt mit 2 Zauberkraft und verwandelt {resource} dieser Landschaft 1:1 in weitere.",
        _WIZARD_NOTES,
    )


WIZARDS_TEXTS: Final[dict[str, CardText]] = {
    "citadel": CardText(
        (
            "Kommt auf eine deiner Siedlungen: vier Plätze für grüne und violette Karten und Zauberbücher, "
            "und Zauberer an ihren Landschaften."
        ),
        (
            "Zählt 1 Siegpunkt, und 2, solange ein Zauberer an ihr steht.",
            (
                "Nie neben einer anderen Zitadelle; keine roten Ausbauten; was für Städte gilt, gilt für "
                "sie nicht."
            ),
            "Sie bleibt liegen. Beide kaufen vom selben Stapel; im Turnier hat jede Seite ihren eigenen.",
        ),
    ),
    "ismai": _DRAGON,
    "samsor": _DRAGON,
    "philosophers_stone": CardText(
        "Niemand darf mit Aktionskarten oder Zaubern angreifen.",
        (
            (
                "Er bindet beide Seiten, auch dich; Richard und Sven lassen sich nicht einsetzen, "
                "Landzauber und Zauberveto nicht sprechen."
            ),
            (
                "Hexe, Dogma und Kirchenbann, die schon liegen, bleiben. Ereignisse, Würfel und Einheiten "
                "sind keine Angriffe."
            ),
        ),
    ),
    "magic_kitchen": CardText(
        (
            "In deinem Zug: zahle 1 Zauberkraft und würfle: 3-6 bringt 1 beliebigen Rohstoff, bei 1 fliegt "
            "sie in die Luft."
        ),
        (
            "Bei 2 geschieht nichts.",
            "So oft du willst; jeder Versuch kostet wieder 1.",
        ),
    ),
    "magic_mill": CardText(
        "Einmal in deinem Zug: zahle 1 Gold, und einer deiner Zauberer bekommt 1 Zauberkraft.",
        (
            "Dieser Zauberer zahlt bis zum Ende des Zugs nichts.",
            "Neben einem Goldfluss muss sie nicht stehen.",
        ),
    ),
    "ari": _wizard("einer beliebigen Landschaft", "Rohstoffe"),
    "arsa": _wizard("Hügelland", "Lehm"),
    "hafli": _wizard("einem Wald", "Holz"),
    "hor": _wizard("Weideland", "Wolle"),
    "ira": _wizard("Gebirge", "Erz"),
    "tali": _wizard("Ackerland", "Getreide"),
    "keeper_of_fate": CardText(
        (
            "Sieh die obersten 3 Ereignisse an; lege beliebig viele unter den Stapel und die anderen "
            "obenauf, alle in beliebiger Reihenfolge."
        ),
        (
            "Die andere Seite sieht, wie viele nach unten kommen.",
            _ONCE,
        ),
    ),
    "inspiration": CardText(
        "Zieh die obersten Karten zweier Stapel.",
        (
            "Du darfst sie sofort einsetzen; überzählige legst du am Ende deines Zugs weg.",
            _ONCE,
        ),
    ),
    "land_spell": CardText(
        "Tausche eine deiner Landschaften gegen eine der anderen Seite.",
        (
            "Du nennst beide; jede Seite muss mindestens zwei Landschaften der Art haben, die sie hergibt.",
            (
                "Landschaften mit einem Landschaftsausbau bleiben; Zahl und gelagerte Rohstoffe wandern "
                "mit der Karte."
            ),
            _ATTACK,
        ),
    ),
    "magic_eye": CardText(
        "Sieh einen Stapel durch, nimm 1 Karte daraus und lege eine Handkarte unter denselben Stapel.",
        (
            "Auch die eben genommene Karte darf zurück. Der Stapel behält seine Reihenfolge.",
            "Die Karte darf sofort eingesetzt werden.",
            _ONCE,
        ),
    ),
    "change_places": CardText(
        "Zwei deiner Gebäude oder zwei deiner Einheiten tauschen die Plätze.",
        (
            (
                "Jede Karte muss an ihrem neuen Platz erlaubt sein; Gebäude und Einheit tauschen nicht, "
                "leere Plätze zählen nicht."
            ),
            "Was darauf liegt, wandert mit. Fremde Karten bleiben.",
            _ONCE,
        ),
    ),
    "wheel_of_time": CardText(
        "Vor dem Würfeln bestimmst du, was der Ereigniswürfel zeigt.",
        (
            "Mit dem Alchimisten fällt gar kein Würfel.",
            _ONCE,
        ),
    ),
    "divination": CardText(
        "Sieh die obersten Karten von vier Stapeln an; jede kommt an ihren Platz zurück.",
        (
            "Im Turnier dürfen Stapel der anderen Seite dabei sein.",
            "Haben weniger Stapel noch Karten, siehst du weniger.",
            _ONCE,
        ),
    ),
    "elixir": CardText(
        (
            "Einer deiner Ritter oder Drachen ist doppelt so stark, bis der nächste Zug der anderen Seite "
            "vorbei ist."
        ),
        (
            "Ein Drache, den Johanna auf 2 drückt, zählt 4.",
            "Schmiede und Bordell werden nach dem Verdoppeln gerechnet.",
            "Jeden Zug darfst du ihn bei derselben Einheit wiederholen.",
        ),
    ),
    "countermagic": CardText(
        (
            "Sprich es, während die andere Seite eine Aktionskarte spielt: die Karte wirkt nicht und kommt "
            "unter einen Stapel."
        ),
        (
            "Den Stapel wählt sie. Was die Karte gekostet hat, bleibt gezahlt.",
            "Es hält Angriffe, Abwehr und neutrale Karten auf, aber keine Zauber.",
            _ATTACK,
        ),
    ),
    "time_jump": CardText(
        (
            "Sprich ihn, wenn der Ereigniswürfel gefallen oder eine Ereigniskarte aufgedeckt ist: das gilt "
            "nicht, und der Ereigniswürfel rollt noch einmal."
        ),
        (
            "Im Zug beider Seiten, bevor etwas geschehen ist. Die Ertragszahl bleibt.",
            "Eine ungültige Ereigniskarte kommt unter den Stapel.",
        ),
    ),
    "comet": CardText(
        (
            "Wer mehr als 3 Siegpunkte hat, legt die ganze Hand unter einen Stapel und zieht eine neue von "
            "oben."
        ),
        (
            "Wer gewürfelt hat, beginnt; danach muss es ein anderer Stapel sein.",
            "Die neue Hand hat so viele Karten, wie das Limit erlaubt.",
        ),
    ),
    "unicorn_dance": CardText(
        "Jeder Zauberer beider Seiten bekommt 1 Zauberkraft.",
        ("Sie darf noch im selben Zug benutzt werden. Wer voll ist, bekommt nichts.",),
    ),
    "better_world": CardText(
        "Sieh die Ereigniskarten durch und nimm eine für den Rest des Spiels heraus.",
        ("Nicht den Jahreswechsel. Die Karte wird gezeigt, die Reihenfolge bleibt.",),
    ),
    "wizard_duel": CardText(
        (
            "Nenne einen deiner Zauberer und einen der anderen Seite: je ein Würfel plus Zauberkraft. Der "
            "schwächere kommt unter einen Stapel."
        ),
        (
            "Bei Gleichstand wird neu gewürfelt. Den Stapel wählt, wem der Verlierer gehört.",
            "Wer zahlt, muss nicht kämpfen; wer eben Kraft bekommen hat, darf kämpfen.",
        ),
    ),
    "land_change": CardText(
        "Tausche eine deiner Landschaften gegen eine anderer Art aus dem Landschaftsstapel.",
        (
            "Du musst zwei Landschaften ihrer Art haben, und an ihr darf kein Landschaftsausbau liegen.",
            "Die neue lagert so viel wie die alte; die alte kommt in den Stapel, und er wird gemischt.",
        ),
    ),
    "materialization": CardText(
        "Eine deiner Siedlungen wird zur Stadt.",
        ("Die Stadt kommt aus dem Vorrat; aus einer Zitadelle wird keine.",),
    ),
    "witch": CardText(
        "Lege sie auf ein Gebäude der anderen Seite: es wirkt nicht, bis diese das Fragezeichen würfelt.",
        (
            "Punkte, Bedingungen und Wirkung ruhen; die Hand muss vielleicht sofort schrumpfen.",
            (
                "Sie geht, nachdem die Ereigniskarte ausgeführt ist; alle Hexen in diesem Fürstentum gehen "
                "zusammen."
            ),
            (
                "Das Gebäude lässt sich nicht verpfänden. Wird es abgerissen, kommt die Hexe auf deinen "
                "Ablagestapel."
            ),
            "Ein Geheimbund, der es kopiert, wirkt weiter.",
        ),
    ),
    "whirlwind": CardText(
        "Eine Landschaft der anderen Seite, die du wählst, verliert alles, was darauf liegt.",
        ("Nur eine Karte, nicht alle dieser Art.",),
    ),
    "ancestral_wisdom": CardText(
        "Nimm eine Aktionskarte vom Ablagestapel auf die Hand.",
        (
            (
                "Sie wird gezeigt und darf sofort eingesetzt werden; im Turnier kommt sie vom eigenen "
                "Ablagestapel."
            ),
        ),
    ),
    "by_magics_hand": CardText(
        "Nimm der anderen Seite ein Zauberbuch und lege es auf einen freien Platz deiner Zitadelle.",
        (
            "Du darfst vorher etwas abreißen, um Platz zu schaffen.",
            "Von da an gehört es dir; hast du dasselbe Buch schon, wirkt jedes einmal im Zug.",
        ),
    ),
}
"""Card id to its words."""
