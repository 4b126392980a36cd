"""The lesson for those who know the Duel, in German: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Du kennst das Duell",
        "Dann kennst du das meiste: Landschaften mit Würfelzahlen, Vorräte bis 3, Siedlungen und Städte mit "
        "ihren Bauplätzen, Handkarten. Dies ist das ältere Spiel, mit sechs Themensets neben dem Grundspiel. "
        "Wir spielen einen vorbereiteten Zug und sehen, was anders ist. Nichts kann schiefgehen.",
        "",
    ),
    "table": (
        "Der Tisch",
        "Das Grundspiel gewinnt man mit 12 Punkten, jedes andere mit 13. Alle Karten, die du ziehst, haben "
        "dieselbe Rückseite. Dieser Zug gehört zu Zauberer & Drachen: zwei Stapel mehr und ein Stapel "
        "Zitadellen. Die Ritterfigur {token} verlangt keine Mindestzahl: Blau hat sie mit 7 Stärkepunkten "
        "{strength}, du hast 4.",
        "",
    ),
    "dice": (
        "Zwei Würfel",
        "Der Ereigniswürfel hat andere Seiten: einen Räuber, der allen mit mehr als 7 Rohstoffen Erz und "
        "Wolle nimmt, eine Mühle, ein Turnier, eine Sonne und zweimal ein Fragezeichen für eine "
        "Ereigniskarte. Erst kommt das Ereignis, dann der Ertrag.",
        "Wirf die Würfel: drücke {enter}.",
    ),
    "tournament": (
        "Ein Turnier",
        "Wer mehr Turnierpunkte {tournament} hat, nimmt einen Rohstoff aus dem Vorrat. Du hast 5, Blau hat "
        "3. Danach bringt die 2 Erz.",
        "Nimm Gold: markiere es mit den Pfeiltasten und drücke {enter}.",
    ),
    "attack": (
        "Ein Angriff mit dem Würfel",
        "Aktionskarten kosten nichts, aber Angriffe warten, bis ihr zusammen 7 Punkte habt. Die habt ihr. "
        "Ein Schwarzer Ritter wird erst angesagt; Blau darf mit einer Kräuterhexe antworten. Dann würfelst "
        "du: 1 bis 5 gewinnt, gegen eine Kräuterhexe nur 1 oder 2. Wer den Wurf verliert, den trifft es.",
        "Drücke {play}, dann {enter} auf dem Schwarzen Ritter und {space} im Fenster.",
    ),
    "target": (
        "Das Ziel",
        "Eine 4: du gewinnst. Erst jetzt nennst du einen Ritter von Blau, und er geht auf die Hand zurück. "
        "Ohne Götz bleiben Blau 2 Stärkepunkte, und die Ritterfigur kommt zu dir.",
        "Öffne die Liste mit {enter}, wähle Götz und drücke {enter}.",
    ),
    "citadel": (
        "Eine Zitadelle",
        "Mit diesem Set kann eine Siedlung zur Zitadelle werden statt zur Stadt. Sie hat zwei Bauplätze auf "
        "jeder Seite, für grüne Karten und Zauberbücher, nie für rote. Sie zählt 1 Punkt, mit einem "
        "Zauberer 2.",
        "Drücke {build}, bis die Zitadelle markiert ist, dann {enter} und im Fenster {space}.",
    ),
    "wizard": (
        "Ein Zauberer",
        "Ein Zauberer steht jenseits einer Landschaft, an ihrer Außenseite, und die Landschaft muss an eine "
        "Zitadelle grenzen. Solche äußeren Plätze nutzen auch andere Sets. Ari kommt mit 2 Zauberkraft "
        "{magic}.",
        "Drücke {build}, bis Ari markiert ist, dann {enter}. Wähle eine Landschaft und drücke {space}.",
    ),
    "book": (
        "Ein Zauberbuch",
        "Zauberbücher stehen an Zitadellen. Der Zaubertrank kostet beim Bauen nichts; ihn zu zaubern kostet "
        "2 Zauberkraft, und das geht in jedem Zug aufs Neue.",
        "Drücke {build}, bis der Zaubertrank markiert ist, dann {enter} und im Fenster {space}.",
    ),
    "spell": (
        "Ein Zauber",
        "Karten, die stehen und benutzt oder gezaubert werden können, haben in deiner Liste eine eigene "
        "Überschrift. Der Zaubertrank verdoppelt die Stärke einer deiner Einheiten, bis der nächste Zug von "
        "Blau vorbei ist. So holt Blau die Figur nicht gleich zurück.",
        "Drücke {use}, dann {enter}. Wähle Otto und drücke {space}.",
    ),
    "end": (
        "Das Ende des Zuges",
        "Deine Hand ist leer. Drei Karten sind die Grenze, mit Klöstern und Bibliotheken mehr. Am Ende "
        "deines Zuges füllst du sie auf.",
        "Beende deinen Zug: drücke {end}. Wirst du gefragt, ob du es ernst meinst, sag ja.",
    ),
    "first": (
        "Karten ziehen",
        "Jede Karte ist entweder die oberste eines beliebigen Stapels oder eine, die du suchst: du zahlst 2 "
        "beliebige Rohstoffe, siehst einen ganzen Stapel durch und nimmst, was du magst. In den letzten "
        "beiden Stapeln liegt das neue Set.",
        "Zieh von einem beliebigen Stapel: markiere ihn und drücke {enter}.",
    ),
    "second": ("Karten ziehen", "Eine Karte ist da, zwei fehlen noch.", "Zieh noch einmal."),
    "third": ("Karten ziehen", "Eine noch, dann ist deine Hand voll.", "Zieh noch einmal."),
    "more": (
        "Was es noch gibt",
        "Manche Karten stehen im anderen Land und bleiben deine: eine Fahne {foreign} zeigt das. Andere "
        "liegen auf Straßen, zählen etwas oder sind eine Weile wirkungslos; die Karte sagt es. {rules} "
        "öffnet die Regeln mit allen Karten. Spiel zuerst das Grundspiel gegen einen Bot, dann ein Set nach "
        "dem anderen.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys; {token}, {strength}, {tournament}, {magic} and {foreign} are signs."""
