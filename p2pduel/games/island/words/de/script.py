"""The first lesson in German: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Willkommen",
        "Du bist Blau, gegenüber sitzt Orange. Ihr besiedelt dieselbe Insel. Eine Siedlung zählt 1 Punkt, "
        "eine Stadt 2; wer im eigenen Zug 10 Punkte hat, gewinnt. Du hast erst zwei Siedlungen: {mine}. Lass "
        "uns ein paar vorbereitete Züge zusammen spielen. Es kann nichts schiefgehen.",
        "",
    ),
    "map": (
        "Die Insel",
        "Jedes Feld ist ein Land mit einer Zahl. Zeigen die zwei Würfel diese Zahl, bekommt jede Siedlung an "
        "einer seiner Ecken eine Karte: Wald bringt Holz, Hügelland Lehm, Weideland Wolle, Ackerland "
        "Getreide, Gebirge Erz. Die Punkte sagen, wie oft eine Zahl fällt; [6] und [8] fallen am häufigsten. "
        "In der Wüste steht der Räuber {robber}.",
        "",
    ),
    "dice": (
        "Zwei Würfel",
        "Ein Zug beginnt mit den Würfeln. Hier sind sie vorbereitet; im richtigen Spiel werfen alle Rechner "
        "sie gemeinsam, so dass niemand schummeln kann. Vor dem Wurf kannst du eine Entwicklungskarte "
        "spielen, etwa deinen Ritter. Wer keine hat, wird nicht gefragt: dann wird sofort gewürfelt.",
        "Würfle: drücke {roll}.",
    ),
    "road": (
        "Eine Straße bauen",
        "Eine 4! Deine Siedlung V42 liegt am Ackerland mit dieser Zahl, also bekommst du 1 Getreide. Jeder "
        "Wurf gilt für euch beide: Orange bekommt Wolle und Getreide. Jetzt kannst du bauen und handeln. "
        "Eine Straße kostet 1 Holz und 1 Lehm und liegt zwischen zwei Feldern. Sie muss an eine Straße oder "
        "ein Gebäude von dir anschließen.",
        "Drücke {build}, bis Straße markiert ist, dann {enter}. Geh auf der Karte mit den Pfeiltasten zu "
        "45-49 und drücke {enter}.",
    ),
    "settlement": (
        "Eine Siedlung",
        "Deine Straße führt jetzt zu einer freien Kreuzung. Eine Siedlung kostet 1 Holz, 1 Lehm, 1 Wolle und "
        "1 Getreide, und an der nächsten Kreuzung darf kein anderes Gebäude stehen. Die Zeile unter der "
        "Karte sagt, was ein Platz bringt: Hügelland 5 und Ackerland 6.",
        "Drücke {build}, bis Siedlung markiert ist, dann {enter}. Ein Platz leuchtet auf: drücke noch einmal "
        "{enter}.",
    ),
    "end": (
        "Deinen Zug beenden",
        "3 Punkte! Deinen Ritter könntest du jetzt spielen, aber später nützt er dir mehr. Also ist dieser "
        "Zug vorbei.",
        "Beende deinen Zug: drücke {end}. Wirst du gefragt, ob du das willst, sag Ja.",
    ),
    "orange": (
        "Der Zug von Orange",
        "Jetzt würfelt Orange, baut und beendet den Zug, genau wie du. Behalte deine Karten im Auge: auch "
        "dieser Wurf gilt für dich.",
        "",
    ),
    "seven": (
        "Du bist am Zug",
        "Eine 5 ist gefallen: dein Hügelland hat 2 Lehm gebracht, einen für jede Siedlung dort, und dein "
        "Weideland 1 Wolle. Orange hat eine Straße gebaut. Du hast jetzt 7 Karten. So viele sind gerade noch "
        "sicher.",
        "Würfle: drücke {roll}.",
    ),
    "robber": (
        "Eine Sieben",
        "Eine 7 bringt nichts. Wer mehr als 7 Karten hat, gibt die Hälfte ab: Orange hatte 8 und hat 4 "
        "abgegeben, du hattest 7 und behältst alle. Und du versetzt den Räuber. Solange er auf einem Feld "
        "steht, bringt es nichts, und du nimmst jemandem, der dort wohnt, eine Karte weg.",
        "Geh mit den Pfeiltasten zu H3, H6 oder H7, wo nur Orange wohnt, und drücke {enter}.",
    ),
    "offer": (
        "Ein Angebot",
        "Du hast 1 Erz genommen. Denk jetzt an eine Stadt: sie kostet 2 Getreide und 3 Erz. Du hast 1 "
        "Getreide und 2 Erz. Du darfst mit Orange handeln, und Orange hat Erz. Niemand muss ein Angebot "
        "annehmen, aber heute schaut Orange freundlich drein.",
        "Drücke {trade}, bis Anbieten markiert ist, dann {enter}. Gib 1 Wolle, wünsche 1 Erz, biete es "
        "Orange an.",
    ),
    "bank": (
        "Die Bank",
        "Orange hat angenommen. Die Bank handelt immer: 4 gleiche Karten für 1 nach deiner Wahl. Mit einer "
        "Siedlung an einem Hafen 3:1 verlangt sie nur 3, am Hafen eines Rohstoffs 2 von diesem.",
        "Drücke {trade}, bis die Bank markiert ist, dann {enter}. Gib 4 Lehm, wünsche 1 Getreide, handle mit "
        "ihr.",
    ),
    "city": (
        "Eine Stadt",
        "Du hast 2 Getreide und 3 Erz. Eine Stadt tritt an die Stelle einer deiner Siedlungen. Sie zählt 2 "
        "Punkte statt 1 und bekommt 2 Karten statt 1. Schau, wo viel gewürfelt wird.",
        "Drücke {build}, bis Stadt markiert ist, dann {enter}. Wähle eine Siedlung und drücke {enter}.",
    ),
    "later": (
        "Viele Züge später",
        "4 Punkte. Lass uns einige Züge überspringen. Inzwischen hast du eine zweite Stadt und eine lange "
        "Straße gebaut und zwei Ritter gespielt. Auch Orange war nicht faul, und der Räuber steht auf deinem "
        "Wald.",
        "",
    ),
    "knight": (
        "Ein Ritter",
        "Gewürfelt hast du schon. In einem Zug kannst du eine Entwicklungskarte spielen, aber keine, die du "
        "im selben Zug gekauft hast. Ein Ritter versetzt den Räuber, wie eine 7. Wer zuerst drei hat, bekommt "
        "die Größte Rittermacht: 2 Punkte.",
        "Drücke {play}, bis Ritter markiert ist, dann {enter}. Wirst du gefragt, sag Ja.",
    ),
    "army": (
        "Die Größte Rittermacht",
        "Sie gehört dir: 7 Punkte. Hat jemand einmal mehr Ritter als du, wandert sie dorthin. Vertreib nun "
        "den Räuber von deinem Wald.",
        "Wähle ein Feld, an dem Orange wohnt, und drücke {enter}.",
    ),
    "card": (
        "Eine Entwicklungskarte",
        "Sie kostet 1 Wolle, 1 Getreide und 1 Erz, und niemand außer dir sieht sie. Die meisten sind Ritter; "
        "andere bauen zwei Straßen, bringen zwei Karten oder sammeln einen ganzen Rohstoff ein. Fünf sind "
        "Siegpunktkarten, sie zählen je 1 Punkt.",
        "Drücke {build}, bis Entwicklungskarte markiert ist, dann {enter}, im kleinen Fenster {space}.",
    ),
    "longest": (
        "Längste Handelsstraße",
        "Eine Siegpunktkarte! Sie bleibt verdeckt, bis sie gewinnt: 7 Punkte sind zu sehen, und du hast 8. "
        "Deine Straße läuft ohne Lücke von V35 bis V53 und ist 4 lang. Wer zuerst 5 hat, bekommt die Längste "
        "Handelsstraße: 2 Punkte.",
        "Baue eine Straße an einem ihrer Enden, etwa 50-53: {build}, {enter}, Pfeiltasten, {enter}.",
    ),
    "victory": (
        "Der letzte Punkt",
        "9 Punkte sind zu sehen, und einer ist noch in deiner Hand. Du bist am Zug, also kannst du ihn zeigen.",
        "Zeige die Siegpunktkarten: markiere die Zeile mit den Pfeiltasten und drücke {enter}.",
    ),
    "won": (
        "Du hast gewonnen",
        "10 Punkte, herzlichen Glückwunsch! Du kennst jetzt das Spiel. In einem richtigen gründest du beide "
        "Siedlungen selbst; such Kreuzungen mit vielen Punkten. Spiel es von der Lobby aus gegen einen "
        "Bot. {help} listet die Tasten jedes Bildschirms auf: am Tisch auch eine für einen Tipp und eine für "
        "die Regeln.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys, {robber} and {mine} are signs of the map."""
