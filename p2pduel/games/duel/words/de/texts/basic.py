"""Words for the cards of the Basic set."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["BASIC_TEXTS"]

_REGION_NOTES: Final = (
    "Sie fasst höchstens drei; alles darüber ist weg.",
    "Die Karte kann dir niemand nehmen, nur was darauf liegt.",
    "An ihren Außenrand passt ein Landschaftsausbau.",
)


def _region(resource: str) -> CardText:
    return CardText(f"Bringt 1 {resource}, wenn der Ertragswürfel ihre Zahl zeigt.", _REGION_NOTES)


def _booster(yields: str, resource: str) -> CardText:
    return CardText(
        f"{yields} beim Ertragswurf 2 {resource} statt 1.",
        (
            "Es hilft bei den Würfen beider Seiten, aber nie bei Ereignissen, Karten oder Tausch.",
            "Passt nur eines von beiden, ist das andere weg.",
            "Liegt auf beiden Seiten eine solche Landschaft, wirkt es für beide.",
        ),
    )


def _ship(resource: str) -> CardText:
    return CardText(
        f"In deinem Zug: tausche 2 {resource} gegen 1 Rohstoff einer anderen Art, so oft du willst.",
        (
            "Die 2 dürfen auf verschiedenen Landschaften liegen.",
            "Es darf schon in dem Zug fahren, in dem du es baust.",
        ),
    )


def _hero(nature: str) -> CardText:
    return CardText(
        f"{nature}: zählt die Punkte, sonst nichts.",
        ("Jeden Helden gibt es einmal in deinem Fürstentum.",),
    )


BASIC_TEXTS: Final[dict[str, CardText]] = {
    "road": CardText(
        "Verlängert deine Mittelreihe an einem Ende, damit eine Siedlung folgen kann.",
        (
            "Kommt neben deine äußerste Siedlung oder Stadt, links oder rechts.",
            "Zwei Straßen liegen nie hintereinander.",
            "Du darfst sie auch bauen, wenn keine Siedlung mehr da ist.",
        ),
    ),
    "settlement": CardText(
        "Kommt ans offene Ende deiner Straße und bringt zwei neue Landschaften und zwei Bauplätze.",
        (
            "Die obersten zwei Landschaften des Stapels kommen leer zu dir; du wählst, welche oben liegt.",
            "Ein Bauplatz liegt darüber, einer darunter.",
        ),
    ),
    "city": CardText(
        "Kommt auf eine deiner Siedlungen: 2 Siegpunkte statt 1, und vier Bauplätze.",
        (
            "Was dort schon steht, bleibt stehen.",
            "Zwei Plätze liegen darüber und zwei darunter; beide Plätze einer Seite grenzen an "
            "dieselben zwei "
            "Landschaften.",
            "Rote Ausbauten brauchen eine Stadt.",
        ),
    ),
    "forest": _region("Holz"),
    "gold_field": _region("Gold"),
    "fields": _region("Getreide"),
    "hills": _region("Lehm"),
    "pasture": _region("Wolle"),
    "mountains": _region("Erz"),
    "brigitta": CardText(
        (
            "Bevor du würfelst: stelle den Ertragswürfel auf eine beliebige Zahl; dann wirf nur den "
            "Ereigniswürfel."
        ),
        (
            "Ein Wurf, der schon gefallen ist, lässt sich damit nicht ändern.",
            "Deine Zahl gilt in diesem Zug überall als gewürfelt.",
            "Zeigt der Ereigniswürfel den Räuberüberfall, kommt der trotzdem zuerst.",
        ),
    ),
    "goldsmith": CardText(
        "Zahle 3 Gold und nimm 2 beliebige Rohstoffe.",
        (
            "Das Gold darf von mehreren Orten kommen, auch aus dem Goldversteck.",
            "Was keinen Platz findet, ist weg.",
        ),
    ),
    "merchant_caravan": CardText(
        "Gib 2 beliebige deiner Rohstoffe ab und nimm dafür 2 beliebige.",
        (
            "Gleich oder verschieden, von einer Landschaft oder von zweien.",
            "Du darfst dieselben Arten wieder nehmen.",
            "Was keinen Platz findet, ist weg.",
        ),
    ),
    "scout": CardText(
        (
            "Wenn du eine Siedlung baust: durchsuche den Landschaftsstapel und wähle ihre zwei neuen "
            "Landschaften selbst."
        ),
        (
            "Die Siedlung kostet trotzdem ihren Preis.",
            "Nur du siehst den Stapel; die andere Seite sieht die zwei Landschaften, sobald sie liegen.",
            "Danach wird der Stapel gemischt.",
        ),
    ),
    "relocation": CardText(
        "Vertausche zwei deiner Landschaften oder zwei deiner Ausbauten miteinander.",
        (
            "Rohstoffe ziehen mit ihrer Landschaft um.",
            (
                "Beide Karten müssen dort erlaubt sein, wo sie hinkommen; nichts zieht auf einen "
                "leeren Bauplatz."
            ),
            "Ein Rathaus nimmt sein Gemeindehaus mit.",
            "Ein Landschaftsausbau tauscht nur mit einem anderen.",
        ),
    ),
    "brick_factory": _booster("Angrenzendes Hügelland bringt", "Lehm"),
    "iron_foundry": _booster("Angrenzendes Gebirge bringt", "Erz"),
    "grain_mill": _booster("Angrenzendes Ackerland bringt", "Getreide"),
    "lumber_camp": _booster("Ein angrenzender Wald bringt", "Holz"),
    "weavers_shop": _booster("Angrenzendes Weideland bringt", "Wolle"),
    "parish_hall": CardText(
        "Einen Nachziehstapel am Ende deines Zugs zu durchsuchen kostet dich 1 Rohstoff statt 2.",
        (
            "Unter einem Rathaus bleibt es deines: ein zweites Gemeindehaus ist weiterhin nicht erlaubt.",
            "Im Turnier durchsuchst du deine eigenen Stapel.",
        ),
    ),
    "abbey": CardText(
        "Sein Fortschrittspunkt lässt dich eine Karte mehr auf der Hand halten.",
        (
            "Verlierst du es, gibst du die überzählige Karte erst am Ende deines eigenen Zugs ab.",
            "Zählt für Erfindung und Ertragreiches Jahr und öffnet den Weg zur Universität.",
        ),
    ),
    "storehouse": CardText(
        "Rohstoffe auf den zwei angrenzenden Landschaften zählen beim Räuberüberfall nicht mit.",
        (
            "Hast du ohne sie mehr als 7, verlierst du auch das Gold und die Wolle dort.",
            "Die angrenzenden Landschaften bringen beim Ertragreichen Jahr je 1.",
            "Du darfst mehrere haben.",
        ),
    ),
    "marketplace": CardText(
        "Liegt die gewürfelte Zahl auf mehr Landschaften der anderen Seite als auf deinen, nimm 1"
        " Rohstoff, den eine von ihnen bringt.",
        (
            "Ein Rohstoff je Wurf, wie groß der Unterschied auch ist.",
            "Die Art darfst du auch nehmen, wenn die Landschaft drüben voll ist.",
            "Wirkt bei den Würfen beider Seiten, nach dem gewöhnlichen Ertrag.",
        ),
    ),
    "toll_bridge": CardText(
        "Eine Reiche Ernte bringt dir 2 Gold dazu.",
        (
            "Gold, das Platz hat, kannst du nicht ablehnen, und sei es im Goldversteck; der Rest ist weg.",
            "Zwei Brücken bringen 4.",
        ),
    ),
    "brick_ship": _ship("Lehm"),
    "grain_ship": _ship("Getreide"),
    "ore_ship": _ship("Erz"),
    "wool_ship": _ship("Wolle"),
    "lumber_ship": _ship("Holz"),
    "gold_ship": _ship("Gold"),
    "large_trade_ship": CardText(
        (
            "In deinem Zug: tausche 2 Rohstoffe einer angrenzenden Landschaft gegen 1 einer anderen "
            "Art, so oft du willst."
        ),
        (
            "Beide müssen auf derselben Landschaft liegen; links und rechts mischen sich nicht.",
            "Es zählt überall als Handelsschiff.",
        ),
    ),
    "austin": _hero("Begabt"),
    "candamir": _hero("Mächtig"),
    "harald": _hero("Zuverlässig"),
    "inga": _hero("Geschickt"),
    "osmund": _hero("Ausgewogen"),
    "siglind": _hero("Vielseitig"),
    "fraternal_feuds": CardText(
        (
            "Wer den Stärkevorteil hat, sieht die Hand der anderen Seite an und schickt 2 Karten davon "
            "unter Nachziehstapel."
        ),
        (
            "Wer den Vorteil hat, wählt die Karten, die Stapel (passende Rückseite) und die Reihenfolge.",
            "Von einer einzigen Handkarte bleibt nichts; eine leere Hand verliert nichts.",
            "Aufgefüllt wird die Hand erst am Ende des eigenen Zugs.",
            "Sebastian schützt.",
        ),
    ),
    "invention": CardText(
        "Beide Seiten nehmen 1 beliebigen Rohstoff für jedes Gebäude mit Fortschrittspunkt, höchstens 2.",
        ("Solche Gebäude sind Kloster und Universität.", "Es zählen Gebäude, nicht Punkte."),
    ),
    "year_of_plenty": CardText(
        "Jede Landschaft bringt 1 Rohstoff für jedes Kloster und jede Lagerstätte, an die sie grenzt.",
        (
            "Für beide Seiten, soweit die Landschaft selbst Platz hat.",
            "Neben zwei solchen Gebäuden bringt sie 2.",
        ),
    ),
    "traveling_merchant": CardText(
        "Beide Seiten dürfen bis zu 2 beliebige Rohstoffe für je 1 Gold kaufen.",
        (
            "Auch mit Gold, das dieser Wurf gebracht hat, und aus dem Goldversteck.",
            "Wer am Zug ist, kauft zuerst.",
        ),
    ),
    "feud": CardText(
        (
            "Wer den Stärkevorteil hat, benennt drei Gebäude der anderen Seite; eines kommt unter "
            "einen Nachziehstapel."
        ),
        (
            "Welches der drei und unter welchen Stapel (passende Rückseite), entscheidet, wem sie gehören.",
            "Bei drei Gebäuden oder weniger sind alle benannt.",
            "Feuerwache, Spähturm und Heinrich helfen nicht; Sebastian hilft.",
        ),
    ),
    "yule": CardText(
        "Der Ereignisstapel wird neu gebildet, dann wird ein weiteres Ereignis aufgedeckt.",
        ("Unten drei Ereignisse, dann das Julfest, darauf die anderen: das nächste ist nie das Julfest.",),
    ),
    "trade_ships_race": CardText(
        (
            "Wer mehr Handelsschiffe hat, nimmt 1 beliebigen Rohstoff; bei Gleichstand mit "
            "mindestens je einem nehmen beide."
        ),
        ("Kaperschiffe zählen nicht, Große Handelsschiffe schon.",),
    ),
}
"""Card id to its words."""
