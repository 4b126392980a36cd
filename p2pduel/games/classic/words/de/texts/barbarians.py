"""Words for the cards of Barbarians & Traders."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["BARBARIANS_TEXTS"]

_MARKS: Final = (
    "Marken bringt jeder Tausch mit der Bank, 3:1, 2:1 oder 1:1, nicht aber Karawane oder "
    "Tausch mit der anderen Seite."
)
_KEPT: Final = "Mehr als drei werden es nicht; sie werden nicht verbraucht und gehen mit der Karte verloren."

BARBARIANS_TEXTS: Final[dict[str, CardText]] = {
    "barbarian_stronghold": CardText(
        (
            "Lege ihn auf eine freie Straße der anderen Seite: in ihrem Zug ist nur die erste Aktionskarte "
            "frei, jede weitere kostet sie 1 Gold."
        ),
        (
            "Das Gold wird zuerst gezahlt und bleibt gezahlt, wenn die Karte aufgehalten wird.",
            "Außerhalb ihres Zugs und beim Verkauf von Karten ist nichts fällig.",
            "Nur solange sie höchstens 5 Stärkepunkte hat; bei 6 kommt er auf deinen Ablagestapel.",
        ),
    ),
    "trade_branch": CardText(
        (
            "Setze sie auf einen freien Platz der anderen Seite: fällt die Zahl einer Landschaft daneben, "
            "bekommst du 1 von deren Rohstoff."
        ),
        (
            "Er kommt aus dem Vorrat, auch wenn die Landschaft voll ist; Verdoppler erhöhen ihn nicht.",
            "Nur solange sie höchstens 5 Handelspunkte hat; bei 6 kommt sie auf deinen Ablagestapel.",
        ),
    ),
    "wine_cellar": CardText("Bei Jahreswechsel und Guter Nachbarschaft nimm 2 beliebige Rohstoffe."),
    "flavo": CardText(
        "Beim Turnier bekommen die Landschaften daneben je 1; dann zieht er zur anderen Seite.",
        (
            "Sie braucht einen freien Platz und 1 Gold, das sie zahlen muss; sonst bleibt er.",
            "Erst kommt der Turniergewinn; das Gold daraus kann also für ihn reichen.",
            "Auf einem äußeren Platz der Metropole nährt er nur eine Landschaft.",
            "Es gibt ihn einmal in beiden Fürstentümern zusammen.",
        ),
    ),
    "baroc": CardText(
        "Ein Ritter. Beim Räuberüberfall nimm 1 Erz, oder 2, solange dein Barbarenstützpunkt drüben steht.",
        ("Das Erz kommt nach allen Verlusten, und nicht in den ersten zwei Runden.",),
    ),
    "johanna": CardText(
        "Sie zählt als Ritter. Kanonen und Drachen der anderen Seite zählen höchstens 2 Stärkepunkte.",
        (
            "Imelda und Bestechung können ihr nichts anhaben.",
            "Geht sie, haben jene ihren Wert wieder.",
        ),
    ),
    "sven": CardText(
        "Ein Ritter. Für 1 Gold darfst du ihn als Händler-Karte einsetzen und verbrauchen.",
        (
            "Nicht in dem Zug, in dem er kam, und nur wenn ein Händler gespielt werden dürfte.",
            "Das Gold ist gezahlt und er abgelegt, bevor etwas genannt wird.",
        ),
    ),
    "treasure_fleet": CardText(
        "Bei der Sonne nimm 3 beliebige Rohstoffe statt 1.",
        (
            "Eine zweite bringt nicht mehr. Mit einem Palast: 3 Rohstoffe, oder 2 und eine Karte.",
            "Sie ist eine Flotte, aber keine Handelsflotte.",
        ),
    ),
    "colonial_base": CardText(
        "Fällt die Zahl seines Goldflusses, bekommt er selbst auch 1 Gold, bis zu drei.",
        (
            "Dieses Gold wird gezahlt und genommen wie jedes andere und zählt beim Räuberüberfall mit.",
            "Anders kommt kein Gold darauf.",
        ),
    ),
    "residence_coin": CardText(
        (
            "Für jeden Tausch, bei dem du der Bank Erz gibst, markiere 1 Münze. Mit 3 Münzen kosten deine "
            "Ritter weder Getreide noch Wolle."
        ),
        (
            _MARKS,
            _KEPT,
            "Burgen senken, was vom Preis bleibt.",
        ),
    ),
    "residence_paper": CardText(
        (
            "Für jeden Tausch, bei dem du der Bank Holz gibst, markiere 1 Papier. Mit 3 Papieren nimm am "
            "Anfang deines Zugs 1 beliebigen Rohstoff."
        ),
        (
            _MARKS,
            _KEPT,
        ),
    ),
    "residence_cloth": CardText(
        (
            "Für jeden Tausch, bei dem du der Bank Wolle gibst, markiere 1 Tuch. Mit 3 Tüchern darfst du "
            "einmal im Zug 2 gleiche Rohstoffe gegen 2 andere tauschen."
        ),
        (
            _MARKS,
            _KEPT,
        ),
    ),
    "wizard_league": CardText(
        (
            "Zählt als Zauberer an einer Landschaft beliebiger Art neben deiner Zitadelle, beginnt aber "
            "ohne Zauberkraft."
        ),
        (
            (
                "Beim Auslegen muss die andere Seite einen Zauberer an einer Landschaft derselben Art "
                "haben; geht jener, bleibt der Bund."
            ),
            "Nur im Turnier mit Zauberer & Drachen.",
            "Er ist nicht einmalig; er kann brennen, und seine Zauberkraft geht mit ihm verloren.",
        ),
    ),
    "guild": CardText(
        (
            "Tauscht die andere Seite mit der Bank, bekommst du 1 von dem, was sie abgibt; und du darfst "
            "eine Karte mehr auf der Hand halten."
        ),
        ("Nur Tausch mit der Bank, keine Karawane; ohne Platz bekommst du nichts.",),
    ),
    "secret_brotherhood": CardText(
        "In deinem Zug darfst du Aktionskarten von der Hand verkaufen, jede für 1 beliebigen Rohstoff.",
        ("Verkaufte Karten kommen auf den Ablagestapel. Verkaufen ist nicht spielen.",),
    ),
    "scriptorium": CardText(
        "Einmal in deinem Zug nimm die oberste Karte eines Stapels.",
        (
            "Du darfst sie sofort einsetzen; überzählige Karten legst du am Ende deines Zugs weg.",
            "Im Turnier von einem eigenen Stapel.",
        ),
    ),
    "triumphal_arch": CardText(
        "Zählt so viele Siegpunkte, wie er zeigt: 1 mehr für jeden Sieg über die Barbaren.",
        (
            "Er beginnt bei 0 und zeigt höchstens 3.",
            "Einer im Fürstentum. Er brennt nicht.",
            "Er liegt in der offenen Reihe: einer für jede Seite.",
        ),
    ),
    "commodity_exchange": CardText(
        "Die Landschaften daneben bringen beim Ertragswurf das Doppelte.",
        ("Mit einem zweiten Verdoppler das Vierfache, doch keine Landschaft fasst mehr als drei.",),
    ),
    "flagship": CardText(
        (
            "Bürgerkrieg und Kaperflotten können ihm nichts anhaben, auch nicht den Handelsflotten an "
            "seiner Stadt."
        ),
        (
            "Die äußeren Plätze einer Metropole sind mit geschützt.",
            "Es ist eine Flotte, aber keine Handelsflotte.",
        ),
    ),
    "superstition": CardText(
        "Beide verlieren 1 Rohstoff eigener Wahl für jedes eigene Kloster und jede eigene Universität.",
        ("Verhexte oder verpfändete zählen nicht.",),
    ),
    "barbarian_invasion": CardText(
        (
            "Hast du mehr Einheiten als Straßen und Klöster zusammen, erhöhe deinen Triumphbogen um 1 oder "
            "nimm 2 Rohstoffe. Sonst verlierst du alles Gold."
        ),
        (
            "Für beide Seiten, jede für sich. Es zählt die Zahl der Einheiten, nicht ihre Stärke.",
            (
                "Alle Einheiten zählen, auch Flotten; Zauberer sind keine. Verhexte oder verpfändete "
                "Klöster zählen, die erste Straße auch."
            ),
            "Gold in Schatzkammer oder Naturalienspeicher ist sicher, auf einem Kolonialstützpunkt nicht.",
        ),
    ),
    "lucky_voyage": CardText(
        "Beide wählen eine ihrer Handelsflotten und bekommen bis zu 3 von dem Rohstoff, den sie handelt.",
        ("Bei einer Großen Handelsflotte: der Rohstoff einer Landschaft daneben.",),
    ),
    "ancient_sciences": CardText(
        "Nimm eine Karte, die kein Gebäude ist, vom Ablagestapel auf die Hand.",
        (
            "Sie wird gezeigt und darf sofort eingesetzt werden.",
            "Im Turnier kommt sie vom Ablagestapel der anderen Seite und gehört von da an dir.",
        ),
    ),
    "anton": CardText(
        "Tausche 1 Gold gegen 2 andere Rohstoffe deiner Wahl.", ("Das ist kein Tausch mit der Bank.",)
    ),
    "barbarian_campaign": CardText(
        "Nimm 2 beliebige Rohstoffe oder erhöhe deinen Triumphbogen um 1.",
        ("Für die Bedingung zählt jede Flotte.",),
    ),
    "gunther": CardText("Nimm 2 beliebige Rohstoffe."),
    "dogma": CardText(
        (
            "Lege es auf Palast, Universität, Bibliothek oder Kirche der anderen Seite: das Gebäude wirkt "
            "nicht, bis du das Fragezeichen würfelst."
        ),
        (
            "Punkte, Bedingungen und Wirkung ruhen; die Hand muss vielleicht sofort schrumpfen.",
            "Es geht, nachdem die Ereigniskarte ausgeführt ist; ein zweites Dogma von dir geht mit.",
            (
                "Das Gebäude lässt sich nicht verpfänden. Wird es abgerissen, kommt das Dogma auf deinen "
                "Ablagestapel."
            ),
            "Ein Geheimbund, der es kopiert, wirkt weiter.",
        ),
    ),
    "eryn": CardText(
        (
            "Nimm so viele beliebige Rohstoffe, wie dir die andere Seite an Siegpunkten voraus ist, "
            "höchstens 4."
        ),
        (
            (
                "Nur wenn du zurückliegst. Ein Kloster oder eine Zitadelle bei dir verbietet es, auch "
                "verhext oder verpfändet."
            ),
        ),
    ),
    "christopher": CardText(
        "In diesem Zug tauschen deine Handelsflotten 1:1 mit der Bank.",
        (
            "Eine Große Handelsflotte tut es für die Rohstoffe der Landschaften daneben.",
            "Das ist Tausch mit der Bank.",
        ),
    ),
    "neighbourly_help": CardText(
        "Fülle einen deiner Wälder neben einem Sägewerk, ein Weideland neben einer Woll-Manufaktur "
        "oder ein Ackerland neben einer Getreidemühle auf drei auf."
    ),
    "sigismund": CardText(
        (
            "Spiele ihn bei einem Bürgerkrieg oder gegen eine Kaperflotte: alle deine Handelsflotten sind "
            "sicher. Oder nimm in deinem Zug eine Handelsflotte vom Ablagestapel auf die Hand."
        ),
        (
            "Ritter und Kanonen sind nicht geschützt.",
            "Im Turnier kommt sie vom eigenen Ablagestapel.",
        ),
    ),
}
"""Card id to its words."""
