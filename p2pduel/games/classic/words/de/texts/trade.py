"""Words for the cards of Trade & Change."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["TRADE_TEXTS"]


def _works(region: str, resource: str) -> CardText:
    return CardText(
        f"In deinem Zug: mach aus 2 {resource} {region} daneben 1 Handelspunkt darauf, oder gib einen solchen Punkt her und nimm der anderen Seite 1 Rohstoff deiner Wahl.",
        (
            "So oft du willst und in beliebiger Reihenfolge; mehr als 3 Punkte zeigt sie nicht.",
            "Nehmen kannst du nur, was die andere Seite hat und was bei dir Platz hat.",
            "Sie kostet nichts. Sie kann brennen; ihre Punkte sind dann weg.",
        ),
    )


_STORE_NOTES: Final = (
    "Keine Karte der anderen Seite und kein Ereignis erreicht sie, und beim Räuberüberfall zählen sie nicht.",
    "Du füllst in deinem Zug, wenn nichts darin liegt, und leerst nur ganz: was du nicht zahlst, kommt auf deine Landschaften oder ist weg.",
    "Für eine Handelsakademie zählt das Gold darin mit. Geht das Gebäude, ist alles darin verloren.",
    "Der Bau kostet nichts, deshalb lässt sich das Gebäude nicht verpfänden.",
)
_STORE: Final = CardText("Bewahrt 1 oder 2 Rohstoffe einer Art sicher auf.", _STORE_NOTES)

TRADE_TEXTS: Final[dict[str, CardText]] = {
    "trading_post": CardText(
        (
            "Lege ihn auf eine deiner Straßen: einmal in deinem Zug wird 1 Rohstoff der Landschaft darüber "
            "oder darunter zu 1 der anderen."
        ),
        (
            "Er gehört zu keiner Siedlung oder Stadt; was auf eine Stadt wirkt, lässt ihn unberührt.",
            "Eine Straße trägt höchstens eine Karte. Das ist kein Tausch mit der Bank.",
        ),
    ),
    "stud_farm": CardText(
        (
            "In deinem Zug: zahle 1 Getreide, und einer deiner Ritter oder eine Kanone zieht auf einen "
            "anderen freien Platz bei dir."
        ),
        ("So oft du willst; jeder Umzug kostet wieder 1 Getreide.",),
    ),
    "goldsmith": CardText(
        "Ein Goldfluss daneben bringt beim Ertragswurf 2 Gold statt 1.",
        ("Hilft bei den Würfen beider Seiten, aber nie bei Ereignissen, Karten oder Tausch.",),
    ),
    "lothar": CardText(
        "Ein Ritter mit so vielen Turnierpunkten, wie der letzte Ertragswurf zeigt.",
        (
            "Jeder Wurf beider Seiten zählt; er kann also das Turnier desselben Wurfs drehen.",
            "Beim Auslegen gilt für ihn die Zahl dieses Zugs.",
        ),
    ),
    "richard": CardText(
        "Ein Ritter. Für 1 Gold darfst du ihn als Karte Schwarzer Ritter einsetzen und verbrauchen.",
        (
            "Nicht in dem Zug, in dem er kam, und nur wenn ein Schwarzer Ritter gespielt werden dürfte.",
            (
                "Das Gold ist gezahlt und er abgelegt, bevor etwas genannt wird; eine Kräuterhexe hilft "
                "gegen ihn."
            ),
        ),
    ),
    "robber_baron_castle": CardText(
        (
            "Setze sie auf einen freien Platz an einer Siedlung oder Stadt der anderen Seite: die Karten "
            "dort bringen keine Handelspunkte."
        ),
        (
            (
                "Nur Karten direkt daran: nicht an Landschaften, auf Straßen oder äußeren Plätzen der "
                "Metropole. Nicht an Zitadellen."
            ),
            "Nur solange sie höchstens 3 Stärkepunkte hat; bei mehr kommt sie auf deinen Ablagestapel.",
            "Die andere Seite kann sie nicht abreißen, aber niederbrennen.",
        ),
    ),
    "wheelwright": CardText(
        (
            "Vor dem Würfeln nenne einen Rohstoff: du darfst ihn auf deinen Landschaften dieser Art neu "
            "verteilen."
        ),
        ("Er wirkt ab dem Zug nach dem Bau, weil er vor den Würfeln dran ist.",),
    ),
    "inn": CardText(
        "In deinem Zug: zahle 1 Gold und würfle: 4-6 bringt 1 beliebigen Rohstoff.",
        ("So oft du willst; jeder Versuch kostet wieder 1 Gold.",),
    ),
    "shipyard": CardText(
        "Jede Flotte, die du baust, kostet 1 Rohstoff weniger; welcher wegfällt, wählst du."
    ),
    "dye_works": _works("vom Weideland", "Wolle"),
    "art_smithy": _works("vom Gebirge", "Erz"),
    "distillery": _works("vom Ackerland", "Getreide"),
    "great_bazaar": CardText(
        (
            "Einmal in deinem Zug: biete der anderen Seite 1 Rohstoff an; sie muss dir dafür 1 anderer Art "
            "geben."
        ),
        (
            "Beides nicht Gold. Sie wählt unter dem, was sie hat und was bei dir Platz hat.",
            "Für das, was du bietest, muss sie Platz haben.",
        ),
    ),
    "great_tournament_ground": CardText(
        "Gewinnst du das Turnier, nimmst du 2 beliebige Rohstoffe statt 1.",
        (
            "Du kannst ihn nur bauen, solange du mehr Turnierpunkte hast als die andere Seite.",
            "Er gilt für den Würfel, nicht für das Ereignis Großes Ritterturnier.",
        ),
    ),
    "produce_store": _STORE,
    "treasure_vault": _STORE,
    "trade_fair": CardText(
        "Zählt Siegpunkte, sonst nichts.",
        (
            (
                "Außer dem Preis gibst du 3 Handelspunkte von Färberei, Kunstschmiede oder "
                "Schnapsbrennerei her."
            ),
        ),
    ),
    "hanse": CardText(
        "In deinem Zug darfst du auch mit den Handelsflotten der anderen Seite bei der Bank 2:1 tauschen.",
        (
            "Ihre Handelspunkte zählen nicht für dich, ihr Leuchtturm hilft dir nicht.",
            "Ihre Große Handelsflotte lässt sich nicht nutzen.",
        ),
    ),
    "lighthouse": CardText(
        (
            "Deine Handelsflotte auf dem anderen Platz derselben Seite der Stadt tauscht 1:1 und ist vor "
            "dem Bürgerkrieg sicher."
        ),
        ("Flotten auf den äußeren Plätzen einer Metropole haben nichts davon.",),
    ),
    "peasant_revolt": CardText(
        "Jede Landschaft verliert 1 Rohstoff für jedes Befestigte Lager, das an sie grenzt."
    ),
    "grand_tournament": CardText(
        "Wer mehr Turnierpunkte hat, füllt einen eigenen Goldfluss auf drei auf.",
        ("Gleichstand bringt nichts.",),
    ),
    "calm_sea": CardText("Beide nehmen 1 beliebigen Rohstoff für jede eigene Handelsflotte."),
    "great_mayor": CardText(
        "Nimm 1 beliebigen Rohstoff für jede deiner Städte.", ("Eine Metropole zählt, eine Zitadelle nicht.",)
    ),
    "trade_monopoly": CardText(
        "Nimm der anderen Seite bis zu 3 Rohstoffe einer Art und gib ihr 1 einer anderen Art.",
        ("Was du bekommst, darf auf deine Landschaften und gleich in leere Speicher.",),
    ),
    "pawnbroker": CardText(
        (
            "Dreh eines deiner Gebäude um und nimm seinen gedruckten Preis; bis du ihn wieder zahlst, "
            "wirkt es nicht."
        ),
        (
            (
                "Alles muss Platz haben. Kostenlose, mit Zauberkraft bezahlte oder mit Hexe oder Dogma "
                "belegte Gebäude gehen nicht."
            ),
            (
                "Ein verpfändetes Gebäude lässt sich nicht abreißen, aber niederbrennen; dann kommt es "
                "ausgelöst auf die Hand."
            ),
            "Auch eine fremde Karte, die dir gehört, darf es sein.",
        ),
    ),
}
"""Card id to its words."""
