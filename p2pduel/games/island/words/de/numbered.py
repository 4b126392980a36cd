"""The rules of the island by number: I for the board game, T for the table of two and what is hidden."""

from collections.abc import Mapping
from typing import Final

__all__ = ["RULES"]

_BOARD: Final[Mapping[str, str]] = {
    "I-1.1": "Es gibt 19 Landfelder: Wald 4, Weideland 4, Ackerland 4, Hügelland 3, Gebirge 3, Wüste 1.",
    "I-1.2": (
        "Erträge: Wald→Holz, Weideland→Wolle, Ackerland→Getreide, Hügelland→Lehm, Gebirge→Erz, Wüste→nichts."
    ),
    "I-1.3": "Die Bank beginnt mit 95 Rohstoffkarten, 19 von jeder der 5 Arten.",
    "I-1.4": (
        "Der Rahmen hat 6 Teile mit 9 Häfen. Davon sind vier 3:1-Häfen und fünf Spezialhäfen (2:1), einer "
        "je Rohstoff."
    ),
    "I-1.5": (
        "Es gibt 25 Entwicklungskarten: 14 Ritter, 6 Fortschritt (2 Straßenbau, 2 Erfindung, 2 "
        "Monopol), 5 Siegpunktkarten."
    ),
    "I-1.6": "Es gibt 18 Zahlenchips: eine 2, eine 12, je zwei von 3, 4, 5, 6, 8, 9, 10, 11, keine 7.",
    "I-1.7": "6 und 8 sind die roten Chips.",
    "I-1.8": "Jede Farbe hat 5 Siedlungen, 4 Städte, 15 Straßen; es gibt vier Farben (zusammen 20, 16, 60).",
    "I-1.9": (
        "Es gibt einen Räuber, zwei sechsseitige Würfel, eine Karte Längste Handelsstraße, eine Karte "
        "Größte Rittermacht."
    ),
    "I-1.10": (
        "Die Schachtel ist für drei oder vier; zu dritt bleiben alle roten Figuren weg. Zu zweit "
        "spielen Blau und Orange."
    ),
    "I-2.1": (
        "Die Felder stehen auf einer Spitze und liegen in Reihen zu 3, 4, 5, 4, 3. Axiale "
        "Koordinaten (q nach Osten, r nach Südosten) mit |q|≤2, |r|≤2, |q+r|≤2. Nummeriert "
        "H1…H19, Reihe für Reihe von oben, von links nach rechts."
    ),
    "I-2.2": (
        "Es gibt genau 54 Kreuzungen und 72 Kanten. 24 Kreuzungen grenzen an 3 Landfelder, 12 an 2, 18 "
        "an 1. 36 haben 3 benachbarte Kreuzungen, 18 (alle an der Küste) haben 2. 42 Kanten liegen "
        "zwischen zwei Landfeldern, 30 an der Küste."
    ),
    "I-2.3": (
        "Eine Kante ist die gemeinsame Seite zweier benachbarter Felder und hat 2 Kreuzungen als "
        "Enden. Auch Seiten zwischen Land und Meer sind Kanten; Seiten zwischen Meer und Meer nicht."
    ),
    "I-2.4": (
        "Eine Kreuzung ist eine Ecke, an der Felder sich treffen; Gebäude stehen nur auf Kreuzungen, "
        "Straßen nur auf Kanten."
    ),
    "I-2.5": "Ein Gebäude grenzt an jedes Landfeld, an das seine Kreuzung grenzt (1, 2 oder 3).",
    "I-2.6": (
        "Kreuzungen sind V1…V54 nummeriert, von oben nach unten, von links nach rechts. Eine "
        "Kante wird als Paar ihrer Enden geschrieben, das kleinere zuerst, z. B. 9–14."
    ),
    "I-3.1": "Ein Hafen gehört zu einer Küstenkante; beide Enden dieser Kante geben Zugang.",
    "I-3.2": (
        "Die neun Häfen liegen, im Uhrzeigersinn von oben links, an 1-4, 2-6, 11-16, 27-33, 43-47, "
        "50-53, 48-52, 34-39 und 12-17; auf dem Anfängerplan sind sie 3:1, Getreide, Erz, 3:1, Wolle, "
        "3:1, 3:1, Lehm und Holz."
    ),
    "I-3.3": (
        "18 verschiedene Kreuzungen geben Zugang zu einem Hafen: V1, 2, 4, 6, 11, 12, 16, 17, 27, 33, "
        "34, 39, 43, 47, 48, 50, 52, 53. Keine Kreuzung hat zwei Häfen."
    ),
    "I-4.1": (
        "Auf dem Anfängerplan liegen Felder, Chips, Häfen und die ersten Figuren wie abgebildet; "
        "nichts bleibt dem Zufall überlassen."
    ),
    "I-4.2": (
        "Der Anfängerplan, Reihe für Reihe: Gebirge 10, Weideland 2, Wald 9 / Ackerland 12, Hügelland "
        "6, Weideland 4, Hügelland 10 / Ackerland 9, Wald 11, Wüste, Wald 3, Gebirge 8 / Wald 8, "
        "Gebirge 3, Ackerland 4, Weideland 5 / Hügelland 5, Ackerland 6, Weideland 11."
    ),
    "I-4.3": "Häfen wie in I-3.2.",
    "I-4.4": (
        "Erste Figuren auf dem Anfängerplan, zuerst die Siedlung, die die Startkarten bringt: Blau "
        "V40, V42, 40-45, 37-42; Rot V18, V32, 18-23, 26-32; Orange V15, V41, 10-15, 41-46; Weiß V9, "
        "V29, 9-14, 29-35."
    ),
    "I-4.5": "Zu dritt bleibt Rot weg.",
    "I-4.6": (
        "Dann wird bestimmt, wer anfängt (I-6.3), und es geht sofort los; eine Gründungsphase gibt es nicht."
    ),
    "I-5.1": "Häfen liegen, wo der Anfängerplan sie hat; ihre neun Arten werden auf diese Plätze gemischt.",
    "I-5.2": (
        "Die 19 Landfelder werden gemischt und von H1 bis H19 ausgelegt: jede Reihenfolge ist gleich "
        "wahrscheinlich."
    ),
    "I-5.3": (
        "Chips werden in der Reihenfolge A…R ausgelegt, Zahl nach oben, von einem beliebigen "
        "Eckfeld aus gegen den Uhrzeigersinn. Der Weg geht als Spirale nach innen: 12 äußere "
        "Felder, 6 innere, dann die Mitte."
    ),
    "I-5.4": "Buchstaben: A5 B2 C6 D3 E8 F10 G9 H12 I11 J4 K8 L10 M9 N4 O5 P6 Q3 R11.",
    "I-5.5": "Die Wüste bekommt keinen Chip; sie wird übersprungen und verbraucht keinen Buchstaben.",
    "I-5.6": (
        "Eckfelder sind H1, H3, H8, H12, H17, H19. Der äußere Ring gegen den Uhrzeigersinn von H1 aus "
        "ist H1 H4 H8 H13 H17 H18 H19 H16 H12 H7 H3 H2, weiter H5 H9 H14 H15 H11 H6, dann H10. Von "
        "einer anderen Ecke aus sind beide Ringe gedreht, so dass der innere mit dem Feld beginnt, das "
        "an die Startecke grenzt (H1→H5, H8→H9, H17→H14, H19→H15, H12→H11, H3→H6)."
    ),
    "I-5.7": (
        "Beispiel: Wüste auf H10, Start H1 → Chips H1..H19 = 5, 10, 8, 2, 9, 11, 4, 6, 4, –, 3, 11, 3, "
        "5, 6, 12, 8, 10, 9."
    ),
    "I-5.8": (
        "Mit der Spirale liegen 6 und 8 nie nebeneinander, gleich, an welcher Ecke man beginnt "
        "und wo die Wüste liegt; nichts muss getauscht werden."
    ),
    "I-5.9": "Der Räuber beginnt in der Wüste.",
    "I-5.10": "Die Rohstoffkarten liegen in 5 offenen Stapeln; die Entwicklungskarten sind verdeckt gemischt.",
    "I-6.1": "In zwei Runden setzt jede Seite insgesamt 2 Siedlungen und 2 Straßen, umsonst.",
    "I-6.2": "Jede Seite nimmt 5 Siedlungen, 4 Städte, 15 Straßen und eine Baukostenkarte.",
    "I-6.3": (
        "Alle würfeln; die höchste Zahl beginnt. Bei Gleichstand an der Spitze wird darum noch einmal "
        "gewürfelt."
    ),
    "I-6.4": (
        "Runde 1 geht im Uhrzeigersinn: eine Siedlung auf eine beliebige freie Kreuzung nach der "
        "Abstandsregel, dann eine Straße auf eine Kante an dieser Siedlung."
    ),
    "I-6.5": (
        "Runde 2 geht gegen den Uhrzeigersinn und beginnt bei der letzten Seite der Runde 1, die "
        "zweimal hintereinander setzt; wer anfing, ist zuletzt dran. Reihenfolge zu viert: 1 2 3 4 4 3 "
        "2 1; zu dritt: 1 2 3 3 2 1; zu zweit: 1 2 2 1."
    ),
    "I-6.6": (
        "Die zweite Siedlung darf an jedem erlaubten Ort stehen; mit der ersten verbunden sein muss "
        "sie nicht. Ihre Straße muss an die zweite Siedlung grenzen."
    ),
    "I-6.7": (
        "Mit der zweiten Siedlung bekommt man sofort 1 Rohstoffkarte von jedem angrenzenden Feld,"
        " das etwas bringt (die Wüste bringt nichts)."
    ),
    "I-6.8": "Die Abstandsregel (I-12.3) gilt in beiden Runden.",
    "I-6.9": "Wer zuerst gesetzt hat, hat den ersten Zug.",
    "I-6.10": "Eine Gründungssiedlung an einem Hafen lässt sich ab dem ersten eigenen Zug nutzen.",
    "I-7.1": "Die Züge gehen im Uhrzeigersinn (nach links).",
    "I-7.2": (
        "Reihenfolge: (a) beide Würfel werfen, die Summe gilt für alle; (b) handeln; (c) bauen und kaufen."
    ),
    "I-7.3": (
        "Gehandelt und gebaut wird in beliebiger Reihenfolge, es sei denn, der Tisch "
        "vereinbart, zuerst zu handeln."
    ),
    "I-7.4": (
        "Eine Entwicklungskarte darf in jeder Phase des eigenen Zugs gespielt werden, auch vor dem Wurf."
    ),
    "I-7.5": "Vor dem Wurf ist sonst nichts erlaubt: kein Handel, kein Bau, kein Kauf.",
    "I-7.6": "Gewürfelt werden muss genau einmal je Zug.",
    "I-7.7": "Der Zug endet, wenn es angesagt wird.",
    "I-8.1": (
        "Bei einer Summe außer 7 bringt jedes Feld mit diesem Chip allen etwas, nur das Feld des "
        "Räubers nicht."
    ),
    "I-8.2": "Je Feld: 1 Karte für jede angrenzende eigene Siedlung, 2 für jede angrenzende eigene Stadt.",
    "I-8.3": "Mehrere Gebäude an einem Feld zählen zusammen (Siedlung + Stadt = 3).",
    "I-8.4": (
        "Knappe Bank: kann die Bank bei diesem Ertrag nicht alle Ansprüche erfüllen, bekommt niemand "
        "etwas. Das gilt für jede Rohstoffart getrennt; Arten, die reichen, werden gezahlt."
    ),
    "I-8.5": "Rohstoffkarten werden verdeckt auf der Hand gehalten. Die Zahl der Karten ist offen.",
    "I-8.6": "Ein Handlimit gibt es nicht, außer bei einer 7.",
    "I-9.1": (
        "Bei einer 7 gibt es keinen Ertrag. Wer mehr als 7 Rohstoffkarten hat, gibt die Hälfte, "
        "abgerundet, nach eigener Wahl an die Bank zurück: 8→4, 9→4, 10→5, 11→5, 15→7."
    ),
    "I-9.2": "Genau 7 Karten: kein Verlust. Entwicklungskarten zählen nicht.",
    "I-9.3": "Alle Abgaben kommen vor dem Zug des Räubers.",
    "I-9.4": (
        "Wer gewürfelt hat, muss dann den Räuber auf ein anderes Landfeld setzen; stehen bleiben ist "
        "verboten."
    ),
    "I-9.5": "Die Wüste ist ein erlaubtes Ziel, obwohl sie keinen Chip hat.",
    "I-9.6": (
        "Wer ihn versetzt, wählt eine Seite mit einem Gebäude am neuen Feld und zieht blind 1 "
        "Rohstoffkarte aus ihrer Hand. Jede Karte ist gleich wahrscheinlich."
    ),
    "I-9.7": (
        "Wer den Räuber versetzt, muss stehlen, wo etwas zu stehlen ist, es sei denn, der Tisch "
        "vereinbart, dass man es lassen darf."
    ),
    "I-9.8": (
        "Von sich selbst stiehlt niemand; wer 0 Karten hat, gibt nichts her; gibt es niemanden zu"
        " bestehlen, entfällt der Diebstahl."
    ),
    "I-9.9": "Nur wer stiehlt und wer bestohlen wird, erfährt die Karte.",
    "I-9.10": "Das Feld des Räubers bringt nichts, bis er es verlässt.",
    "I-9.11": "Der Räuber zieht nur durch eine 7 oder eine Ritterkarte.",
    "I-9.12": "Nach dem Räuber geht es mit dem Handel weiter.",
    "I-9.13": "Auf Häfen, Straßen, Bauen und Punkte wirkt der Räuber nicht.",
    "I-10.1": "Nur wer am Zug ist, handelt, nach dem Ertrag, solange Karten da sind.",
    "I-10.2": (
        "Binnenhandel: wer am Zug ist, handelt mit beliebigen anderen, in jeder vereinbarten "
        "Menge. Zwei, die nicht am Zug sind, handeln nie miteinander."
    ),
    "I-10.3": "Alle dürfen der Seite am Zug Angebote machen.",
    "I-10.4": (
        "Beide Seiten eines Binnenhandels geben mindestens 1 Karte; Geschenke und Gleiches gegen "
        "Gleiches (Holz gegen Holz) sind verboten."
    ),
    "I-10.5": "Entwicklungskarten, Figuren und Versprechen lassen sich nicht handeln.",
    "I-10.6": "Bank 4:1: 4 gleiche Rohstoffe → 1 nach Wahl; dazu braucht es keinen Hafen.",
    "I-10.7": "3:1-Hafen: 3 gleiche Rohstoffe → 1 anderer.",
    "I-10.8": "Spezialhafen 2:1: 2 des abgebildeten Rohstoffs → 1 nach Wahl; mehrmals (4 → 2).",
    "I-10.9": "Ein Spezialhafen gibt für andere Rohstoffe kein 3:1.",
    "I-10.10": "Ein Hafen lässt sich erst ab dem nächsten eigenen Zug nach dem Bau dort nutzen.",
    "I-10.11": "Wird eine Hafensiedlung zur Stadt, bleibt der Zugang, ohne neue Wartezeit.",
    "I-10.12": "Zum Handel mit der Bank muss die gewünschte Karte dort vorhanden sein.",
    "I-10.13": (
        "Der beste Kurs je Rohstoff ist min(4, 3 mit nutzbarem 3:1-Hafen, 2 mit nutzbarem passendem "
        "Spezialhafen)."
    ),
    "I-11.1": (
        "Straße = 1 Holz + 1 Lehm. Siedlung = 1 Holz + 1 Lehm + 1 Wolle + 1 Getreide. Stadt = 3 Erz + "
        "2 Getreide. Entwicklungskarte = 1 Erz + 1 Wolle + 1 Getreide."
    ),
    "I-11.2": "Bezahltes geht an die Bank zurück.",
    "I-11.3": "Je Zug darf man beliebig viel bauen und kaufen, soweit die Karten reichen.",
    "I-11.4": "Auf dem Plan je Seite höchstens: 15 Straßen, 5 Siedlungen, 4 Städte.",
    "I-11.5": "Beim Ausbau kommt die Siedlung in den Vorrat zurück; sie lässt sich neu bauen.",
    "I-11.6": "Wer alle 5 Siedlungen auf dem Plan hat, muss eine ausbauen, bevor eine weitere kommt.",
    "I-11.7": "Straßen und Städte bleiben das ganze Spiel.",
    "I-12.1": "Höchstens eine Straße je Kante; Küstenkanten sind erlaubt.",
    "I-12.2": (
        "Eine neue Straße muss an einem ihrer Enden an eine eigene Straße, Siedlung oder Stadt "
        "grenzen. Über eine Kreuzung mit einem fremden Gebäude hinweg darf sie nicht anschließen."
    ),
    "I-12.3": (
        "Abstandsregel: eine Siedlung darf nur auf einer freien Kreuzung stehen, auf deren "
        "benachbarten (2 oder 3) Kreuzungen kein Gebäude steht, gleich, wem es gehört."
    ),
    "I-12.4": "Nach der Gründung muss eine Siedlung an eine eigene Straße grenzen.",
    "I-12.5": (
        "Eine Siedlung darf auch auf einer Kreuzung mitten in einer fremden Straße gebaut werden,"
        " wenn I-12.3 und I-12.4 gelten."
    ),
    "I-12.6": "Eine Stadt ersetzt nur eine eigene Siedlung.",
    "I-12.7": "Eine in diesem Zug gebaute Siedlung darf im selben Zug ausgebaut werden.",
    "I-12.8": "Siedlung = 1 Punkt, Stadt = 2 Punkte.",
    "I-13.1": (
        "Wer zuerst eine durchgehende Straße von mindestens 5 Abschnitten hat, nimmt die Karte (2 Punkte)."
    ),
    "I-13.2": (
        "Länge = der längste Weg im eigenen Straßennetz, der jede Kante höchstens einmal benutzt; "
        "Abzweige zählen nicht dazu. Kreuzungen dürfen sich wiederholen (Schleifen zählen ganz)."
    ),
    "I-13.3": (
        "Ein Weg darf nicht über eine Kreuzung mit einem fremden Gebäude führen; beginnen "
        "oder enden darf er dort."
    ),
    "I-13.4": "Eigene Siedlungen und Städte unterbrechen nie.",
    "I-13.5": (
        "Die Karte wechselt erst, wenn eine andere Straße wirklich länger ist. Ein Gleichstand "
        "nimmt sie niemandem weg."
    ),
    "I-13.6": (
        "Nach einer Unterbrechung werden alle Längen neu berechnet. Hat genau eine Seite die größte "
        "und ist sie ≥5, bekommt (oder behält) sie die Karte."
    ),
    "I-13.7": (
        "Teilen sich nach einer Unterbrechung mehrere die längste Straße, geht die Karte an die "
        "Bank, bis eine Seite allein die längste hat; der Tisch darf vereinbaren, dass sie "
        "bleibt, wo sie ist, wenn diese Seite darunter ist."
    ),
    "I-13.8": "Ist die größte Länge nach einer Unterbrechung unter 5, geht die Karte an die Bank.",
    "I-13.9": "Von der Bank nimmt die Karte nur, wer allein die größte Länge hat und mindestens 5.",
    "I-13.10": "Das geschieht sofort, auch in einem fremden Zug; die Punkte ändern sich gleich.",
    "I-14.1": "Ein Kauf nimmt die oberste Karte des verdeckten Stapels; ihr Inhalt bleibt geheim.",
    "I-14.2": "Je Zug wird höchstens eine Entwicklungskarte gespielt.",
    "I-14.3": "Eine in diesem Zug gekaufte Karte darf in diesem Zug nicht gespielt werden.",
    "I-14.4": (
        "Ausnahme: eine Siegpunktkarte, die den 10. Punkt bringt, darf sofort gezeigt werden und gewinnt."
    ),
    "I-14.5": (
        "Mehrere Siegpunktkarten dürfen zusammen gezeigt werden, wenn sie die 10 voll machen; bei"
        " I-14.2 zählen sie nicht mit."
    ),
    "I-14.6": "Sonst bleiben Siegpunktkarten bis zum Ende verdeckt.",
    "I-14.7": (
        "Je Zug dürfen beliebig viele gekauft werden, solange der Stapel reicht; ist er leer, gibt es "
        "keine mehr."
    ),
    "I-14.8": (
        "Ein gespielter Ritter bleibt offen liegen. Eine gespielte Fortschrittskarte scheidet"
        " aus dem Spiel aus."
    ),
    "I-14.9": "Ritter (14): der Räuber muss sofort ziehen, nach I-9.4 bis I-9.8; abgegeben wird nichts.",
    "I-14.10": (
        "Straßenbau (2): setze 2 Straßen umsonst, jede nach den gewöhnlichen Regeln. Ist nur 1 Straße "
        "oder eine erlaubte Kante übrig, setze 1. Die zweite darf an die erste anschließen."
    ),
    "I-14.11": (
        "Erfindung (2): nimm sofort 2 beliebige Rohstoffkarten (gleich oder verschieden) aus der Bank; "
        "sie dürfen im selben Zug verbaut werden."
    ),
    "I-14.12": "Monopol (2): nenne einen Rohstoff; alle anderen geben alle ihre Karten davon ab.",
    "I-14.13": "Entwicklungskarten können nicht gestohlen, abgegeben oder gehandelt werden.",
    "I-15.1": "Wer zuerst 3 offene Ritter hat, nimmt die Karte (2 Punkte).",
    "I-15.2": "Sie wechselt zu einer Seite, die mehr offene Ritter hat, nicht nur gleich viele.",
    "I-15.3": "Der Ritter, der die Karte bringt, zählt sofort und kann das Spiel gewinnen, auch vor dem Wurf.",
    "I-16.1": "Das Spiel endet, wenn die Seite am Zug 10 Punkte hat.",
    "I-16.2": "Punkte: Siedlung 1, Stadt 2, Längste Handelsstraße 2, Größte Rittermacht 2, Siegpunktkarte 1.",
    "I-16.3": "Wer in einem fremden Zug 10 erreicht, muss auf den eigenen Zug warten und dann noch 10 haben.",
    "I-16.4": "Alle beginnen mit 2 Punkten aus den 2 Gründungssiedlungen.",
    "I-16.5": (
        "Verdeckte Siegpunktkarten zählen erst, wenn sie gezeigt sind; offene Punkte = Plan + Sonderkarten."
    ),
    "I-16.6": "Auch mehr als 10 gewinnen (z. B. 9 + 2).",
    "I-17.1": "Für jeden Rohstoff gilt jederzeit: Bank + alle Hände = 19.",
    "I-17.2": "Entwicklungskarten: Stapel + Hände + gezeigt + entfernt = 25.",
    "I-17.3": "Figuren: auf dem Plan + Vorrat = 15 / 5 / 4 je Seite.",
    "I-17.4": "Nie stehen zwei Gebäude auf benachbarten Kreuzungen.",
    "I-17.5": "Höchste denkbare Punktzahl einer Seite: 4 Städte (8) + 5 Siedlungen (5) + 2 + 2 + 5 = 22.",
    "I-17.6": "Wahrscheinlichkeiten der Summe: 2/12 1⁄36, 3/11 2⁄36, 4/10 3⁄36, 5/9 4⁄36, 6/8 5⁄36, 7 6⁄36.",
}

_TABLE: Final[Mapping[str, str]] = {
    "T-1.2": (
        "Zu zweit gelten alle gewöhnlichen Regeln; gegründet wird in der Reihenfolge 1 2 2 1, und"
        " ihr dürft miteinander handeln."
    ),
    "T-1.3": "Das Spiel zu zweit hat zwei neutrale Farben, zwei Würfe je Zug und Handelschips.",
    "T-1.3a": (
        "Zwei unbenutzte Farben sind neutral: Weiß beginnt mit einer Siedlung auf V19, Rot mit einer "
        "auf V36, ohne Straßen, vor der Gründungsphase."
    ),
    "T-1.3b": "Es gibt 20 Handelschips; beide beginnen mit 5, und gezahlte kommen in den Vorrat zurück.",
    "T-1.3c": (
        "Ein Zug hat zwei Ertragswürfe; der zweite wird wiederholt, bis seine Summe vom ersten "
        "verschieden ist. Jeder wird ganz abgehandelt, bevor der nächste kommt."
    ),
    "T-1.3d": (
        "Mit jeder gebauten Straße entsteht umsonst eine neutrale Straße, mit jeder Siedlung eine"
        " neutrale Siedlung, in einer der neutralen Farben; wo keine stehen kann, stattdessen "
        "eine Straße. Bei Städten, Entwicklungskarten und der Gründung geschieht das nicht. "
        "Neutrale Figuren stehen nach den gewöhnlichen Regeln."
    ),
    "T-1.3e": (
        "Neutrale Farben haben keinen Ertrag. Sie können die Längste Handelsstraße haben; dann hat "
        "niemand ihre Punkte."
    ),
    "T-1.3f": (
        "Einmal im eigenen Zug, auch vor dem Wurf, lässt sich mit Handelschips eine Aktion "
        "kaufen: 1 Chip, oder 2 für die Seite mit mehr Punkten. Erzwungener Tausch: zieh blind 2 "
        "Karten aus der anderen Hand und gib 2 beliebige zurück, soweit so viele da sind. Räuber "
        "heim: der Räuber geht in die Wüste, und nichts wird gestohlen."
    ),
    "T-1.3g": (
        "Eine Siedlung an der Wüste bringt 2 Chips, eine an der Küste 1, eine an beiden 3, auch "
        "bei der Gründung. Einmal im eigenen Zug darf ein gespielter Ritter für 2 aufgegeben "
        "werden; wer danach weniger als 3 hat oder nicht mehr führt, verliert die Größte "
        "Rittermacht; sie geht an die Seite, die allein die meisten hat, mindestens 3."
    ),
    "T-2.1": (
        "Alle sehen immer Plan, Figuren, Räuber, Bank, Größe der Hände, die offenen Punkte und "
        "wie viele Entwicklungskarten jede Seite hat und welche davon in diesem Zug gekauft sind."
    ),
    "T-2.2": "Ertrag, Handel und Zahlungen sind offen: alle sehen, welche Karten wandern.",
    "T-2.3": "Bei einer 7 abgegebene Karten kommen auf offene Stapel: alle sehen sie.",
    "T-3.1": "Niemand kennt die Reihenfolge der Entwicklungskarten, bis sie gezogen werden.",
    "T-3.2": (
        "Eine gekaufte Entwicklungskarte kennt nur, wer sie gekauft hat, bis sie gespielt oder gezeigt wird."
    ),
    "T-3.3": "Zu dritt oder viert sehen eine gestohlene Karte nur die zwei, die es angeht.",
    "T-3.10": (
        "Zu zweit kennt jede Seite beide Hände, denn jeden Diebstahl sehen alle; ein Diebstahl "
        "ist ein gemeinsamer Wurf über die Karten in fester Reihenfolge."
    ),
    "T-3.11": "Zu zweit ist nichts verborgen als die Entwicklungskarten.",
    "T-3.12": "Zu mehreren sind nur die Arten gestohlener Karten vor Dritten verborgen.",
    "T-3.13": "Die verborgene Summe besteht aus den offenen Punkten und den eigenen Siegpunktkarten.",
    "T-4.1": "Wer anfängt, entscheiden zwei Würfel je Platz; bei Gleichstand wird noch einmal gewürfelt.",
    "T-4.2": "Das Land ist ein gemeinsamer Wurf: jede Reihenfolge der 19 Felder ist gleich wahrscheinlich.",
    "T-4.3": "Ebenso die Arten der neun Häfen.",
    "T-4.4": "Ebenso die Ecke, an der die Chips beginnen.",
    "T-4.5": "Für den Ertrag fallen zwei Würfel mit sechs Seiten.",
    "T-4.8": "Die 25 Entwicklungskarten sind versiegelt gemischt.",
    "T-4.10": "Ein Diebstahl trifft jede Karte der bestohlenen Seite mit derselben Wahrscheinlichkeit.",
    "T-4.13": "Sonst bleibt nichts dem Zufall überlassen.",
    "T-5.8": (
        "Der Platz, den ein Diebstahl erwürfelt, wird in der Hand in der Reihenfolge Holz, Lehm, "
        "Wolle, Getreide, Erz gezählt."
    ),
    "T-6.1": (
        "Wo eine Karte liegt, beweist, ob sie in diesem Zug gekauft ist; was sie zeigt, muss "
        "dafür niemand wissen."
    ),
    "T-6.3": "Was noch im Stapel ist, lässt sich durch Ausschließen finden.",
    "T-7.1": "Die Würfel fallen nach allem, was vor dem Wurf getan werden darf.",
    "T-7.2": "Feld und Opfer stehen fest, bevor der Diebstahl gewürfelt wird.",
    "T-7.3": "Eine Entwicklungskarte ist bezahlt, bevor sie gezogen wird.",
    "T-7.4": "Alle Karten sind abgegeben, bevor der Räuber zieht.",
    "T-7.6": (
        "Ein Angebot macht die Seite am Zug, die Gefragten antworten, und es verfällt, wenn der Zug endet."
    ),
    "T-7.7": "Wer nicht am Zug ist, muss vielleicht Karten abgeben oder auf ein Angebot antworten.",
}

RULES: Final[Mapping[str, str]] = {**_BOARD, **_TABLE}
