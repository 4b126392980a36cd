"""The lesson for those who know the Duel, in German: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Du kennst das Duell",
        "Dann kennst du das meiste von diesem Spiel: Landschaften mit Würfelzahlen, Lager für 3, Siedlungen "
        "und Städte mit ihren Bauplätzen, Karten auf der Hand. Das hier ist das ältere Spiel, mit sechs Sets "
        "neben dem Basisset. Wir spielen zusammen einen vorbereiteten Zug und sehen uns an, was anders ist. "
        "Es kann nichts schiefgehen.",
        "",
    ),
    "table": (
        "Der Tisch",
        "Im Basisspiel gewinnen 12 Punkte, mit jedem anderen Set 13. Alle Karten, die du ziehst, "
        "haben dieselbe Rückseite. Dieser Zug wird mit Zauberer & Drachen gespielt: zwei Stapel mehr, und "
        "ein Stapel Zitadellen. Die Ritterfigur {token} braucht keine Mindestzahl: Blau hat sie mit 7 "
        "Stärkepunkten {strength}, du hast 4.",
        "",
    ),
    "dice": (
        "Zwei Würfel",
        "Der Ereigniswürfel hat andere Seiten: einen Räuber, der Erz und Wolle nimmt, wenn jemand mehr als 7 "
        "Rohstoffe hat, eine Mühle, ein Turnier, eine Sonne und zweimal ein Fragezeichen für eine "
        "Ereigniskarte. Das Ereignis kommt zuerst, dann der Ertrag.",
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
        "Ein Schwarzer Ritter wird zuerst angesagt; Blau darf mit einer Kräuterhexe antworten. Dann würfelst "
        "du: 1 bis 5 gewinnt, gegen eine Kräuterhexe nur 1 oder 2. Wer den Wurf verliert, den trifft es.",
        "Drücke {play}, dann {enter} auf dem Schwarzen Ritter, und {space} im Fenster.",
    ),
    "target": (
        "Das Ziel",
        "Eine 4: du gewinnst. Erst jetzt nennst du einen Ritter von Blau, und er geht auf die Hand von Blau "
        "zurück. Ohne Götz hat Blau noch 2 Stärkepunkte, und die Ritterfigur kommt zu dir.",
        "Öffne die Liste mit {enter}, wähle Götz und drücke {enter}.",
    ),
    "citadel": (
        "Eine Zitadelle",
        "Mit diesem Set kann eine Siedlung statt zur Stadt zur Zitadelle werden. Sie hat auf jeder Seite "
        "zwei Plätze, für grüne Karten und für Zauberbücher, nie für rote. Sie zählt 1 Punkt, und 2 mit "
        "einem Zauberer.",
        "Drücke {build}, bis Zitadelle markiert ist, dann {enter}, und {space} im Fenster.",
    ),
    "wizard": (
        "Ein Zauberer",
        "Ein Zauberer steht am Außenrand einer Landschaft, und die muss an eine Zitadelle grenzen. Solche "
        "äußeren Plätze benutzen auch andere Sets. Ari kommt mit 2 Zauberkraft {magic}.",
        "Drücke {build}, bis Ari markiert ist, dann {enter}. Wähle eine Landschaft und drücke {space}.",
    ),
    "book": (
        "Ein Zauberbuch",
        "Zauberbücher stehen an Zitadellen. Den Zaubertrank zu bauen kostet nichts; seinen Zauber zu "
        "sprechen kostet 2 Zauberkraft, und das geht in jedem Zug wieder.",
        "Drücke {build}, bis der Zaubertrank markiert ist, dann {enter}, und {space} im Fenster.",
    ),
    "spell": (
        "Ein Zauber",
        "Karten, die schon stehen und die du nutzen oder sprechen kannst, haben in deiner Liste eine eigene "
        "Überschrift. Der Zaubertrank verdoppelt die Stärke einer deiner Einheiten, bis der nächste Zug von "
        "Blau vorbei ist. So bekommt Blau die Figur nicht gleich zurück.",
        "Drücke {use}, dann {enter}. Wähle Otto und drücke {space}.",
    ),
    "end": (
        "Das Ende des Zugs",
        "Deine Hand ist leer. Drei Karten sind das Limit, mehr mit Klöstern und Bibliotheken. Du füllst sie "
        "am Ende deines Zugs auf.",
        "Beende deinen Zug: drücke {end}. Wirst du gefragt, ob du es ernst meinst, sag ja.",
    ),
    "first": (
        "Nachziehen",
        "Jede Karte ist entweder die oberste irgendeines Stapels oder eine, die du suchst: du zahlst 2 "
        "beliebige Rohstoffe, siehst einen ganzen Stapel durch und nimmst, was du magst. In den letzten zwei "
        "Stapeln liegt das neue Set.",
        "Zieh von irgendeinem Stapel: markiere ihn und drücke {enter}.",
    ),
    "second": ("Nachziehen", "Eine Karte ist da, zwei fehlen.", "Zieh noch einmal."),
    "third": ("Nachziehen", "Noch eine, und deine Hand ist voll.", "Zieh noch einmal."),
    "more": (
        "Was es noch gibt",
        "Manche Karten werden in das andere Land gesetzt und bleiben deine: eine Fahne {foreign} zeigt sie "
        "an. Andere liegen auf Straßen, zählen etwas oder wirken eine Weile nicht; die Karte sagt es. "
        "{rules} öffnet die Regeln mit allen Karten. Spiele zuerst das Basisspiel gegen einen Bot, dann ein "
        "Set nach dem anderen.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys; {token}, {strength}, {tournament}, {magic} and {foreign} are signs."""
