"""Rulings about cards on cards, magic, the open row and single cards: CR-49 to CR-83."""

from typing import Final

__all__ = ["ATTACHED", "MAGIC", "ONE_BY_ONE", "ROW"]

ATTACHED: Final = {
    "CR-49": (
        "Ein verhextes, verpfändetes oder unter einem Dogma liegendes Gebäude gibt keine Punkte, wirkt "
        "nicht und erfüllt keine Bedingung; was darauf lagert oder zählt, bleibt, unberührbar und "
        "ungezählt. Bischofssitz, Triumphbogen und Feuerwache brennen trotzdem nicht."
    ),
    "CR-50": (
        "Hexe und Dogma kommen auf Gebäude, die der anderen Seite gehören, auch fremde Karten, je eine Art "
        "einmal auf ein Gebäude."
    ),
    "CR-51": (
        "Der Pfandleiher zahlt den gedruckten Preis, und alles muss Platz haben; kostenlose und mit "
        "Zauberkraft bezahlte Gebäude gehen nicht. Den gedruckten Preis in der Aktionsphase zu zahlen löst "
        "das Gebäude aus. Verbrannt oder überfallen kommt es ausgelöst zurück."
    ),
    "CR-52": (
        "Der Kirchenbann sperrt der anderen Seite einen Stapel oder Ablagestapel: kein Ziehen, Suchen, "
        "Nehmen oder Drunterlegen. Für 3 Gold in der eigenen Aktionsphase ist er aufgehoben und kommt auf "
        "den Ablagestapel der Seite, die ihn gespielt hat. Im Turnier liegt er auf einem fremden Stapel."
    ),
    "CR-53": (
        "Nach Guter Nachbarschaft liegt die oberste Karte jedes Stapels offen, auch die folgenden, bis "
        "eine Inquisition mischt; ein gebannter Stapel ist solange ausgenommen."
    ),
    "CR-54": (
        "Wo eine Gesandtschaft steht, wird jede Karte gezeigt, die von einem Stapel genommen wird, gezogen "
        "oder gesucht."
    ),
    "CR-55": (
        "Fremde Karten brauchen einen Platz oder eine Straße drüben und, was ihre eigene Seite hat. Drüben "
        "kann man sie weder abreißen noch verpfänden noch versetzen; sie zählen als Gebäude ihrer Seite. "
        "Verbrannt oder überfallen gehen sie auf deren Hand, nach ihrer Bedingung auf deren Ablagestapel."
    ),
    "CR-56": (
        "Ein leerer Speicher wird in der eigenen Aktionsphase gefüllt, mit 1 oder 2 einer Art, und nur "
        "ganz geleert: jeder Rohstoff wird gezahlt oder kommt auf eine passende Landschaft, sonst ist er "
        "weg. So oft man will; ein Handelsmonopol darf ihn gleich füllen."
    ),
    "CR-57": (
        "Zähler: Färberei, Kunstschmiede und Schnapsbrennerei 0 bis 3, 2 Rohstoffe für jeden; Triumphbogen "
        "0 bis 3; Kolonialstützpunkt 0 bis 3 Gold, nur aus eigenem Ertrag. Eine Handelsakademie zählt "
        "Gold, wo immer es liegt. Zähler gehen mit der Karte verloren."
    ),
    "CR-58": (
        "Ein Geheimbund kopiert einen beim Bauen genannten Titel, sobald drüben ein solches Gebäude steht, "
        "auch ein unwirksames. Geht das letzte, darf ein anderer Titel genannt werden. Kopiert wird alles "
        "außer Siegpunkten."
    ),
    "CR-59": (
        "Würfelt die andere Seite das Fragezeichen, verliert, wer eine Vogtei hat, alles Erz und alle "
        "Wolle auf Landschaften und legt sie unter einen Stapel eigener Wahl, verhext oder nicht; "
        "verpfändet geschieht nichts."
    ),
}

MAGIC: Final = {
    "CR-60": (
        "Jede Landschaft hat außen einen Platz. Er hält einen Landschaftsausbau oder, an einer Metropole, "
        "eine Einheit, die kein Drache ist; sie grenzt nur an diese Landschaft. Landschaften wechseln ohne "
        "die Einheit dort den Platz; mit einem Landschaftsausbau bleiben sie."
    ),
    "CR-61": (
        "Ein Zauberer hält 0 bis 3 Zauberkraft. Die 2 eines neuen gelten sofort. Bekommt er im eigenen Zug "
        "durch Rohstoffe oder eine Zaubermühle Kraft, zahlt er bis zum Ende des Zugs nichts. Welcher "
        "zahlt, wählt die eigene Seite; verwandelt wird nur in der eigenen Aktionsphase."
    ),
    "CR-62": (
        "Geht ein Zauberer, ist seine Kraft weg, und eine Zitadelle ohne weiteren zählt wieder weniger. "
        "Neu ausgelegt kostet er seinen Preis und beginnt mit 2."
    ),
    "CR-63": (
        "Ein Buch wirkt schon in dem Zug, in dem es gelegt wird, einmal je Zug und Exemplar, eigene und "
        "fremde Züge getrennt. Zauberhand legt das Buch sofort auf einen freien Platz einer eigenen "
        "Zitadelle."
    ),
    "CR-64": (
        "Magisches Auge: eine beliebige Handkarte kommt unter den Stapel, auch die eben genommene. Hüter "
        "des Schicksals: beliebig viele der 3. Wahrsagung: vier verschiedene Stapel, weniger, wenn weniger "
        "Karten haben."
    ),
    "CR-65": (
        "Kundschafter und Land, wandle dich! suchen im Landschaftsstapel, legen die gewählten offen aus "
        "und mischen den Rest. Die neue Landschaft von Land, wandle dich! ist anderer Art und lagert, was "
        "die alte hatte; die alte kommt in den Stapel."
    ),
    "CR-66": (
        "Duell der Zauberer: zuerst der Preis, dann werden beide genannt; je ein Würfel plus Zauberkraft, "
        "bei Gleichstand neu. Wer verliert, kommt unter einen Stapel nach Wahl der eigenen Seite."
    ),
    "CR-67": (
        "Stärke einer Einheit: was gedruckt ist, bei Kanonen und Drachen gegen Johanna höchstens 2; mit "
        "Zaubertrank das Doppelte; mit Schmiede 1 mehr für Ritter und Kanonen; mit Bordell 1 weniger für "
        "Ritter; nie unter 0. Der Zaubertrank endet mit dem nächsten Zug der anderen Seite."
    ),
    "CR-68": (
        "Komet: die Hand kommt in beliebiger Reihenfolge unter einen Stapel, dann kommen von oben so viele "
        "Karten, wie das Limit erlaubt. Inquisition: Hand und alle Stapel ohne Bann werden "
        "zusammengemischt und bilden wieder ebenso viele; dann wird einzeln eine neue Hand gezogen."
    ),
}

ROW: Final = {
    "CR-69": (
        "Eine Karte der offenen Reihe wird in der Aktionsphase gekauft, mit Bedingung und Ermäßigung, von "
        "jedem Titel eine für jede Seite. Wie auch immer sie geht, kommt sie in die Reihe zurück, ein "
        "Bogen ohne seinen Zähler."
    ),
    "CR-70": (
        "Die Sets beider werden offen vereinbart. Ein Deck wird gewählt aus 62 Karten des Basissets, 27 "
        "von Ritter, 26 von Politik, 35 von Barbaren (33 ohne Zauberer), 26 von Wissenschaft, 37 von "
        "Zauberer, 27 von Handel; gleiche Titel zählen zusammen. Ereignisse: 7 des Basissets außer den "
        "festen und die der Themensets; 4 werden gewählt."
    ),
    "CR-71": (
        "Drunterlegen, Ziehen, Ablegen: immer bei den Stapeln der Seite, der Hand oder Karte gehört. Eine "
        "genommene Karte gehört für den Rest des Spiels der Seite, die sie nahm. Ein leerer Stapel wird "
        "vor dem Nachziehen aus dem ganzen eigenen Ablagestapel neu gebildet."
    ),
    "CR-72": (
        "Ritter, Flavo, Drachen und die sechs Zauberer stehen einmal in beiden Fürstentümern zusammen, in "
        "allen Spielen; auf der Hand sind sie frei."
    ),
    "CR-73": "Im Turnier kauft jede Seite Zitadellen vom eigenen Stapel.",
    "CR-74": (
        "Im Turnier gelten bei Baumeister und Komet die eigenen Stapel; beim Konflikt kommen die Karten "
        "unter einen Stapel der betroffenen Seite, den wählt, wer die Figur hat."
    ),
    "CR-75": (
        "Beide Turnierdecks haben dieselbe Rückseite; eine gestohlene Karte kann also unter einem Stapel "
        "der diebischen Seite liegen."
    ),
}

ONE_BY_ONE: Final = {
    "CR-76": (
        "Der Feuerteufel erreicht Gebäude, die der anderen Seite gehören, wo immer sie stehen, "
        "Landschafts- und Straßenausbauten und Zauberer; nicht Zentralkarten, Einheiten, Zauberbücher, "
        "gefeite Gebäude oder Gebäude in einer Stadt mit wirksamer Feuerwache."
    ),
    "CR-77": "Ein Leuchtturm dient der Handelsflotte auf dem anderen Platz derselben Seite seiner Stadt.",
    "CR-78": (
        "Kein Tausch mit der Bank sind Karawane, Anton, Tuch-Residenz, Handelsposten, Färberei und "
        "ihresgleichen und der Tausch untereinander. Das 2:1 des Hansebunds ist einer."
    ),
    "CR-79": (
        "Überfall: wer die Ritterfigur hat, nennt bis zu 3 Gebäude der anderen Seite; sie wählt, welches "
        "auf die Hand zurückkommt; Karten der Reihe gehen in die Reihe."
    ),
    "CR-80": (
        "Der Bürgerkrieg kann Ritter, Kanonen und Handelsflotten nennen, außer geschützten: durch Kirche "
        "(dieselbe Stadt), Kathedrale (alle), Leuchtturm, Flaggschiff (Handelsflotten seiner Stadt), "
        "Ordensburg (Ritter mit gedrucktem Preis ab 3) oder Sigismund (alle Handelsflotten)."
    ),
    "CR-81": (
        "Der Große Turnierplatz darf gebaut werden, solange man mehr Turnierpunkte hat; er gilt für den "
        "Würfel, nicht für das Große Ritterturnier."
    ),
    "CR-82": "Landreform: eigene Landschaften ohne Landschaftsausbau; Zahl und Menge wandern mit der Karte.",
    "CR-83": (
        "Das Limit der Seite, die nicht am Zug ist, fällt, sobald ein Gebäude geht oder unwirksam wird, "
        "das es hob; überzählige Karten kommen sofort unter Stapel eigener Wahl."
    ),
}
