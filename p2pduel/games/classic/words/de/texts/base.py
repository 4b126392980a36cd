"""Words for the cards of the base set."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["BASE_TEXTS", "PLAIN_KNIGHT"]


_REGION_NOTES: Final = (
    "Sie fasst höchstens drei; alles darüber ist weg.",
    "Sie bekommt auch etwas, wenn die andere Seite ihre Zahl würfelt.",
    "An ihren Außenrand passt eine Karte.",
)


def _region(resource: str) -> CardText:
    return CardText(f"Bringt 1 {resource}, wenn der Ertragswürfel ihre Zahl zeigt.", _REGION_NOTES)


def _doubler(regions: str, resource: str) -> CardText:
    return CardText(
        f"{regions} daneben bringt beim Ertragswurf 2 {resource} statt 1.",
        (
            "Hilft bei den Würfen beider Seiten, aber nie bei Ereignissen, Karten oder Tausch.",
            "Passt nur eines von beiden, ist das andere weg.",
        ),
    )


def _fleet(resource: str) -> CardText:
    return CardText(
        f"In deinem Zug: tausche bei der Bank 2 {resource} gegen 1 anderen Rohstoff, so oft du willst.",
        (
            "Sie ist eine Einheit, kein Gebäude.",
            "Sie darf schon in dem Zug fahren, in dem du sie baust.",
            "Im Bürgerkrieg kann sie heimgeschickt werden.",
        ),
    )


PLAIN_KNIGHT: Final = CardText(
    "Ein Ritter: zählt seine Punkte, sonst nichts.",
    (
        "Schwarzer Ritter und Bürgerkrieg können ihn heimschicken.",
        "Es gibt ihn einmal in beiden Fürstentümern zusammen.",
    ),
)

BASE_TEXTS: Final[dict[str, CardText]] = {
    "road": CardText(
        "Verlängert deine Mittelreihe an einem Ende, damit eine Siedlung folgen kann.",
        (
            "Kommt neben deine äußerste Siedlung, Stadt oder Zitadelle, links oder rechts.",
            "Zwei Straßen liegen nie hintereinander.",
            "Sind die Straßen verbaut, gibt es keine mehr.",
        ),
    ),
    "settlement": CardText(
        "Kommt ans offene Ende deiner Straße und bringt zwei neue Landschaften und zwei Bauplätze.",
        (
            "Die Landschaften kommen leer; die erste legst du oben oder unten an, die zweite gegenüber.",
            "Ein Bauplatz liegt darüber, einer darunter.",
            "Ein Kundschafter dazu lässt dich die Landschaften aussuchen.",
        ),
    ),
    "city": CardText(
        "Kommt auf eine deiner Siedlungen: 2 Siegpunkte statt 1, und vier Bauplätze.",
        (
            "Was dort schon steht, bleibt stehen.",
            "Rote Ausbauten brauchen eine Stadt.",
            "Auch die Mühlenfigur braucht eine Stadt.",
        ),
    ),
    "forest": _region("Holz"),
    "pasture": _region("Wolle"),
    "hills": _region("Lehm"),
    "mountains": _region("Erz"),
    "fields": _region("Getreide"),
    "gold_field": _region("Gold"),
    "alchemist": CardText(
        (
            "Vor dem Würfeln: stelle den Ertragswürfel auf eine beliebige Zahl; dann rollt nur der "
            "Ereigniswürfel."
        ),
        (
            "Ein Wurf, der schon gefallen ist, lässt sich damit nicht ändern.",
            "Das Ereignis kommt trotzdem zuerst, dann der Ertrag mit deiner Zahl.",
            "Mit dem Zeitrad fällt gar kein Würfel.",
        ),
    ),
    "arsonist": CardText(
        (
            "Würfle. Bei 1-5 nimmt die andere Seite ein Gebäude deiner Wahl auf die Hand zurück; bei 6 "
            "trifft es dich."
        ),
        (
            "Mit einem Bischof vor dem Wurf gewinnst du nur bei 1-2.",
            "Das Ziel nennt erst nach dem Wurf, wer ihn gewonnen hat.",
            (
                "Auch Landschafts- und Straßenausbauten, Zauberer und fremde Karten brennen; Einheiten und "
                "Zauberbücher nie."
            ),
            (
                "Gebäude der offenen Reihe gehen dorthin zurück. Triumphbogen, Bischofssitz und Feuerwache "
                "brennen nicht."
            ),
            "Die andere Seite legt überzählige Karten sofort ab, du am Ende deines Zugs.",
        ),
    ),
    "bishop": CardText(
        (
            "Spielt die andere Seite Feuerteufel oder Raubzug, spiele ihn vor dem Wurf: sie gewinnt nur "
            "noch bei 1-2."
        ),
        (
            "Er darf bei jedem Punktestand und im Zug der anderen Seite gespielt werden.",
            "Er schützt auch ein Gebäude von dir, das im fremden Fürstentum steht.",
        ),
    ),
    "black_knight": CardText(
        (
            "Würfle. Bei 1-5 nimmt die andere Seite einen Ritter deiner Wahl auf die Hand zurück; bei 6 "
            "trifft es dich."
        ),
        (
            "Mit einer Kräuterhexe vor dem Wurf gewinnst du nur bei 1-2.",
            "Das Ziel nennt erst nach dem Wurf, wer ihn gewonnen hat.",
            "Auch Kanonen und Drachen lassen sich vertreiben. Eine Kirche hilft nicht.",
            "Wenn du ihn spielst, muss drüben ein Ziel stehen.",
        ),
    ),
    "brigands": CardText(
        "Würfle. Bei 1-5 nimmst du der anderen Seite 2 Rohstoffe deiner Wahl; bei 6 nimmt sie dir 2.",
        (
            "Mit einem Bischof vor dem Wurf gewinnst du nur bei 1-2.",
            "Genommen wird nur, was Platz hat; ist weniger da, dann weniger.",
            "Von welchen Landschaften sie kommen, entscheidet, wer sie verliert.",
        ),
    ),
    "caravan": CardText(
        "Gib 1 oder 2 deiner Rohstoffe ab und nimm ebenso viele andere deiner Wahl.",
        (
            "Die zwei dürfen verschieden sein.",
            "Das ist kein Tausch mit der Bank: Residenzen und Gilde der Handelsherren merken nichts davon.",
        ),
    ),
    "herb_woman": CardText(
        (
            "Spielt die andere Seite einen Schwarzen Ritter, spiele sie vor dem Wurf: sie gewinnt nur noch "
            "bei 1-2."
        ),
        (
            "Sie darf bei jedem Punktestand und im Zug der anderen Seite gespielt werden.",
            "Sie hilft auch gegen Richard den Rächer.",
        ),
    ),
    "merchant": CardText(
        "Nimm der anderen Seite 1 oder 2 Rohstoffe deiner Wahl und gib ihr dann 1 deiner Wahl.",
        (
            "Du darfst zurückgeben, was du eben genommen hast.",
            "Nichts wechselt die Seite, was drüben keinen Platz hat.",
        ),
    ),
    "scout": CardText(
        (
            "Spiele ihn, wenn du eine Siedlung baust: such dir ihre zwei Landschaften aus dem ganzen "
            "Stapel aus."
        ),
        (
            "Die gewählten liegen offen, der Rest wird gemischt.",
            "Er darf bei jedem Punktestand gespielt werden.",
        ),
    ),
    "spy": CardText(
        "Die andere Seite zeigt dir ihre Hand; du darfst eine Aktionskarte oder Einheit daraus nehmen.",
        (
            "Gebäude, Zauberer, Zauberbücher und die Metropole sind sicher.",
            "Du darfst die Karte sofort einsetzen.",
            "Große Mauer oder Wachturm können den Spion aufhalten, bevor etwas gezeigt wird.",
        ),
    ),
    "civil_war": CardText(
        (
            "Beide nehmen einen Ritter, eine Kanone oder eine Handelsflotte auf die Hand zurück; welche, "
            "wählt die andere Seite."
        ),
        (
            "Wer gewürfelt hat, wählt zuerst.",
            (
                "Andere Einheiten bleiben; Kirche, Kathedrale, Ordensburg, Leuchtturm, Flaggschiff und "
                "Sigismund schützen."
            ),
            "Danach legen beide überzählige Karten sofort ab.",
        ),
    ),
    "conflict": CardText(
        "Wer die Ritterfigur hat, sieht die andere Hand an und legt 2 Karten daraus unter einen Stapel.",
        (
            "Hat niemand die Figur, geschieht nichts.",
            "Sind weniger als 2 Karten da, gehen weniger.",
            "Nachgezogen wird erst am Ende des eigenen Zugs.",
        ),
    ),
    "master_builder": CardText(
        (
            "Beide sehen nacheinander einen Stapel durch und dürfen 1 Karte nehmen; dafür kommt eine "
            "Handkarte unter einen Stapel."
        ),
        (
            "Wer gewürfelt hat, beginnt; danach muss es ein anderer Stapel sein.",
            "Es kostet nichts, der Stapel behält seine Reihenfolge, die Hand ihre Größe.",
            "Zurückgelegt werden darf auch die eben genommene Karte.",
        ),
    ),
    "plague": CardText(
        "Jede Landschaft an einer Stadt oder Metropole verliert 1 Rohstoff.",
        (
            "Zwischen zwei Städten verliert sie nur 1; Zitadellen zählen nicht.",
            "Badhaus, Wasserversorgung und Medicus schützen.",
        ),
    ),
    "productive_year": CardText(
        "Jede Landschaft bekommt 1 Rohstoff für jedes Befestigte Lager, das an sie grenzt.",
        ("Was keinen Platz hat, ist weg; es wandert nicht weiter.",),
    ),
    "progress": CardText(
        (
            "Beide nehmen 1 beliebigen Rohstoff für jedes eigene Kloster, jede Bibliothek und jede "
            "Universität."
        ),
        ("Verhexte, verpfändete oder unter einem Dogma liegende Gebäude bringen nichts.",),
    ),
    "year_end": CardText(
        "Die Ereigniskarten werden gemischt, diese Karte mit.", ("Eine Weinkellerei bringt 2 Rohstoffe.",)
    ),
    "abbey": CardText(
        "Du darfst eine Karte mehr auf der Hand halten.",
        (
            "Beim Fortschritt bringt es dir 1 Rohstoff.",
            (
                "Beim Barbarenüberfall zählt es für die Barbaren, und der Aberglaube kostet dich dafür 1 "
                "Rohstoff."
            ),
        ),
    ),
    "garrison": CardText(
        "Die Landschaften daneben zählen beim Räuberüberfall nicht mit.",
        (
            "Trifft er dich trotzdem, sind auch dort Erz und Wolle weg.",
            "Ein Ertragreiches Jahr füllt seine Landschaften, ein Bauernaufstand leert sie.",
        ),
    ),
    "smithy": CardText(
        "Jeder deiner Ritter und jede deiner Kanonen zählt 1 Stärkepunkt mehr.",
        ("Der Barbarenstützpunkt setzt sie voraus.",),
    ),
    "brick_factory": _doubler("Hügelland", "Lehm"),
    "foundry": _doubler("Gebirge", "Erz"),
    "grain_mill": _doubler("Ackerland", "Getreide"),
    "sawmill": _doubler("Wald", "Holz"),
    "woolen_mill": _doubler("Weideland", "Wolle"),
    "fleet_brick": _fleet("Lehm"),
    "fleet_gold": _fleet("Gold"),
    "fleet_grain": _fleet("Getreide"),
    "fleet_lumber": _fleet("Holz"),
    "fleet_ore": _fleet("Erz"),
    "fleet_wool": _fleet("Wolle"),
    "conrad": PLAIN_KNIGHT,
    "falk": PLAIN_KNIGHT,
    "gotz": PLAIN_KNIGHT,
    "hagen": PLAIN_KNIGHT,
    "karl": PLAIN_KNIGHT,
    "otto": PLAIN_KNIGHT,
    "pippin": PLAIN_KNIGHT,
    "siegfried": PLAIN_KNIGHT,
    "walter": PLAIN_KNIGHT,
    "aqueduct": CardText("Die Seuche schadet keiner deiner Landschaften."),
    "bath_house": CardText(
        "Die Seuche schadet den vier Landschaften um seine Stadt nicht.",
        ("Auch eine Landschaft, die sie mit der Nachbarstadt teilt, ist sicher.",),
    ),
    "church": CardText(
        "Deine Ritter, Kanonen und Handelsflotten an ihrer Stadt sind vor dem Bürgerkrieg sicher.",
        (
            "In einer Metropole gilt das auch für Einheiten auf deren äußeren Plätzen.",
            "Mit Politik & Intrige liegt sie in der offenen Reihe; viele Karten setzen sie voraus.",
        ),
    ),
    "colossus": CardText("Zählt Siegpunkte, sonst nichts."),
    "counting_house": CardText(
        "Zählt Handelspunkte; viele Karten von Handel & Wandel setzen es voraus.",
        (
            "Mit Handel & Wandel liegt es in der offenen Reihe: eines für jede Seite.",
            "Ein Großer Hafen verdoppelt seine Handelspunkte.",
        ),
    ),
    "harbor": CardText(
        "Jede deiner Handelsflotten zählt 1 Handelspunkt mehr.",
        (
            "Die Große Handelsflotte gehört dazu; Kaperflotte, Schatzflotte und Flaggschiff nicht.",
            "Zwei Häfen, im Turnier, geben je 2.",
            "Mit Barbaren & Handelsherren liegt er in der offenen Reihe: einer für jede Seite.",
        ),
    ),
    "library": CardText(
        "Du darfst eine Karte mehr auf der Hand halten.", ("Beim Fortschritt bringt sie dir 1 Rohstoff.",)
    ),
    "marketplace": CardText("Zählt Handelspunkte, sonst nichts.", ("Ein Großer Hafen verdoppelt sie.",)),
    "merchant_guild": CardText("Zählt Handelspunkte, sonst nichts.", ("Ein Großer Hafen verdoppelt sie.",)),
    "mint": CardText(
        "In deinem Zug: tausche bei der Bank 1 Gold gegen 1 anderen Rohstoff, so oft du willst."
    ),
    "town_hall": CardText(
        "Einen Stapel zu durchsuchen kostet dich 1 Rohstoff statt 2.",
        (
            "Ein zweites senkt das nicht weiter.",
            "Mit Politik & Intrige liegt es in der offenen Reihe; viele Karten setzen es voraus.",
        ),
    ),
}
"""Card id to its words."""
