"""Words for the cards of Politics & Intrigue."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["POLITICS_TEXTS"]


POLITICS_TEXTS: Final[dict[str, CardText]] = {
    "metropolis": CardText(
        (
            "Lege sie kostenlos auf eine deiner Städte: jede ihrer vier Landschaften bekommt außen einen "
            "Platz für eine Einheit."
        ),
        (
            "Du brauchst ein Rathaus oder eine Kirche; auf Siedlung oder Zitadelle geht es nicht.",
            "Eine im Fürstentum. Sie lässt sich nicht abreißen, und ein Spion kann sie nicht nehmen.",
            "Was für eine Stadt gilt, gilt auch für eine Metropole.",
            (
                "Eine Einheit dort draußen grenzt nur an diese Landschaft. Neben einer Zitadelle hält der "
                "Platz Zauberer oder Einheit."
            ),
            "Drachen bleiben an Zitadellen.",
        ),
    ),
    "holy_site": CardText(
        (
            "Einmal beim Nachziehen darfst du eine eben gezogene Karte unter ihren Stapel legen und eine "
            "andere ziehen."
        ),
        (
            "Entscheide gleich nach dem Ziehen dieser Karte.",
            "Nur gezogene Karten, keine gesuchten.",
        ),
    ),
    "mission": CardText(
        "Deine kirchlichen Gebäude kosten 1 Rohstoff weniger; welcher wegfällt, wählst du.",
        (
            (
                "Kirche, Kloster, Ordensburg, Bischofssitz und Kathedrale; die Heilige Stätte gehört nicht "
                "dazu."
            ),
        ),
    ),
    "order_castle": CardText(
        (
            "Deine Ritter, deren gedruckter Preis mindestens 3 Rohstoffe beträgt, sind vor Imelda, "
            "Bürgerkrieg und Bestechung sicher."
        ),
        ("Gegen den Schwarzen Ritter hilft sie nicht.",),
    ),
    "bailiwick": CardText(
        (
            "Bei jedem deiner Würfe nimm 1 beliebigen Rohstoff extra. Würfelt die andere Seite das "
            "Fragezeichen, verlierst du alles Erz und alle Wolle, und sie kommt unter einen Stapel."
        ),
        (
            "In einem Fürstentum mit einem Haus der Republik kann sie nicht stehen.",
            "Dein eigenes Fragezeichen schadet ihr nicht.",
            "Der Nachteil gilt auch, solange sie verhext ist, nicht aber, solange sie verpfändet ist.",
            "Erz und Wolle in einem Speicher sind sicher.",
        ),
    ),
    "archdiocese": CardText(
        "Nimm 1 Gold für jede Aktionskarte und jeden Zauber, den die andere Seite einsetzt.",
        (
            "Es kommt aus dem Vorrat, bevor die Karte wirkt; ohne Platz gibt es keins.",
            "Nichts, wenn du die Karte mit dem Zauberveto aufhältst.",
            "Er brennt nicht, auch nicht verhext oder verpfändet.",
        ),
    ),
    "bordello": CardText(
        (
            "Setze es auf einen freien Platz an einer Stadt der anderen Seite: jeder ihrer Ritter zählt 1 "
            "Stärkepunkt weniger."
        ),
        (
            "Nie unter 0.",
            (
                "Es bleibt deins. Sie kann es nicht abreißen, aber niederbrennen; dann kommt es auf deine "
                "Hand zurück."
            ),
        ),
    ),
    "brewery": CardText(
        "Zählt 2 Handelspunkte oder 2 Stärkepunkte, je nachdem, wie sie gedreht ist.",
        (
            "Du wählst beim Bauen; einmal in deinem Zug darfst du sie für 1 Gold drehen.",
            "Ihre Stärke zählt auch ohne Ritter.",
        ),
    ),
    "court": CardText("Der Räuberüberfall trifft dich nur, wenn du mehr als 10 Rohstoffe hast."),
    "house_of_republic": CardText(
        "Fällt die Zahl einer Landschaft daneben, bekommt sie 3 Rohstoffe mehr.",
        (
            "Keine Landschaft fasst mehr als drei.",
            "In einem Fürstentum mit einer Vogtei kann es nicht stehen, auch nicht mit einer verhexten oder verpfändeten.",
        ),
    ),
    "secret_society": CardText(
        (
            "Hat die Eigenschaften einer Gebäudeart der anderen Seite: Rathaus, Bibliothek, Kirche oder "
            "Universität."
        ),
        (
            "Die Art nennst du beim Bauen; er wirkt, sobald drüben ein solches Gebäude steht.",
            "Er kopiert keine Siegpunkte, aber Limit, Suchpreis, Schutz, Bedingungen und Ereignisse.",
            "Er wirkt auch, solange das Vorbild verhext, verpfändet oder unter einem Dogma ist.",
            "Geht das letzte solche Gebäude, darfst du eine andere Art nennen.",
        ),
    ),
    "theater": CardText(
        "Du darfst zwei Karten mehr auf der Hand halten.",
        ("Das kommt zu Kloster, Bibliothek und anderen hinzu.",),
    ),
    "mendicant": CardText(
        "Wer die Mühlenfigur hat, gibt der anderen Seite 2 Rohstoffe eigener Wahl.",
        ("Nur was da ist und was drüben Platz hat.",),
    ),
    "church_feast": CardText(
        "Mit einer Kirche nimm 2 beliebige Rohstoffe, mit einer Kathedrale 4, mit beiden 6.",
        ("Für beide Seiten; eine zweite Kirche bringt nicht mehr.",),
    ),
    "good_neighbourhood": CardText(
        "Von nun an liegt die oberste Karte jedes Stapels offen.",
        (
            "Bis eine Inquisition mischt; ein Stapel unter einem Kirchenbann ist ausgenommen.",
            "Gezogen, gesucht und abgelegt wird weiter wie sonst.",
            "Eine Weinkellerei bringt 2 Rohstoffe.",
        ),
    ),
    "archivist": CardText(
        "Sieh die obersten 6 Karten eines Stapels an und lege sie in beliebiger Reihenfolge zurück.",
        ("Sind es weniger, ordnest du alle.",),
    ),
    "council": CardText(
        "Lege eine Handkarte unter einen Stapel und zieh dann die obersten 2 Karten eines Stapels.",
        (
            "Du brauchst noch eine andere Karte auf der Hand.",
            "Überzählige Karten legst du am Ende deines Zugs weg.",
        ),
    ),
    "bribery": CardText(
        "Ein Ritter der anderen Seite zieht in dein Fürstentum um.",
        (
            "Du brauchst einen freien Platz für ihn.",
            "Johanna ist davor sicher, ebenso teure Ritter mit einer Ordensburg.",
            "Von da an gehört er dir.",
        ),
    ),
    "diplomat": CardText(
        "Sieh den Ablagestapel durch und nimm 1 Karte auf die Hand.",
        (
            "Die Karte wird gezeigt; im Turnier kommt sie vom eigenen Ablagestapel.",
            "Nicht, solange der Ablagestapel unter einem Kirchenbann liegt.",
        ),
    ),
    "wedding": CardText(
        "Die andere Seite gibt dir alles Gold, für das du Platz hast.",
        ("Gold in Schatzkammer oder Naturalienspeicher ist sicher.",),
    ),
    "chancellor": CardText(
        "Such dir 3 Karten aus einem Stapel aus.",
        (
            "Du darfst sie sofort einsetzen; überzählige legst du am Ende deines Zugs weg.",
            "Nachziehen oder Tauschen wie sonst bleibt dann möglich.",
        ),
    ),
    "ban": CardText(
        (
            "Lege ihn auf einen Stapel oder Ablagestapel: er ist für die andere Seite gesperrt, bis sie in "
            "ihrem Zug 3 Gold zahlt."
        ),
        (
            "Sie nimmt nichts davon und legt nichts darunter; was sie ablegen muss, kommt unter den Bann.",
            "Für dich bleibt er offen. Im Turnier liegt er auf einem ihrer Stapel.",
            "Aufgehoben kommt er auf deinen Ablagestapel.",
        ),
    ),
    "medicus": CardText(
        "Spiele ihn, wenn die Seuche aufgedeckt wird: keine deiner Landschaften verliert etwas.",
        ("Auch im Zug der anderen Seite, und bei jedem Punktestand.",),
    ),
}
"""Card id to its words."""
