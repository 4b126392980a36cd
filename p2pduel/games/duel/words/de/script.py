"""The first lesson in German: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Willkommen",
        "Du bist Rot, und das Land vor dir ist deines. Gegenüber sitzt Blau. Wer einen eigenen Zug "
        "mit 7 Siegpunkten "
        "beendet, gewinnt dieses erste Spiel. Ihr habt beide 2: einen für jede Siedlung. Lass uns "
        "ein paar vorbereitete "
        "Züge zusammen spielen. Es kann nichts schiefgehen.",
        "",
    ),
    "land": (
        "Dein Land",
        "In der Mitte liegen zwei Siedlungen, verbunden durch eine Straße. Sechs Landschaften "
        "liegen darum. Jede hat eine "
        "Würfelzahl und ein Lager für bis zu 3 Rohstoffe: dein Wald hat die Zahl 2, und darauf "
        "liegt 1 Holz. Über und unter "
        "jeder Siedlung ist ein freier Bauplatz für eine Karte.",
        "",
    ),
    "hand": (
        "Deine Hand",
        "Diese drei Karten sind deine Hand. Blau kann sie nicht sehen, und in einem richtigen "
        "Spiel auch der Rechner von "
        "Blau nicht. Die Liste daneben oder darunter enthält alles, was du jetzt tun kannst. Um "
        "eine Karte ganz zu "
        "sehen, zeige darauf und drücke {inspect}.",
        "",
    ),
    "dice": (
        "Zwei Würfel",
        "Jeder Zug beginnt mit zwei Würfeln. Der Ertragswürfel sagt, welche Landschaften etwas bringen; der "
        "Ereigniswürfel sagt, was sonst geschieht. Hier sind die Würfel vorbereitet. In einem "
        "richtigen Spiel werfen "
        "beide Rechner sie gemeinsam, so dass niemand schummeln kann.",
        "Wirf die Würfel: drücke {enter}.",
    ),
    "roll": (
        "Was ein Wurf bringt",
        "Eine 2! Dein Wald hat diese Zahl, also bekommst du 1 Holz. Jeder Wurf zählt für euch "
        "beide: Blau bekommt 1 Lehm. "
        "Der Ereigniswürfel zeigt ein Fest: wer mehr Geschicklichkeitspunkte hat, nimmt 1 "
        "beliebigen Rohstoff. Ihr seid "
        "gleichauf, also nehmt ihr beide.",
        "Nimm 1 Lehm: markiere es mit den Pfeiltasten und drücke {enter}.",
    ),
    "road": (
        "Eine Straße bauen",
        "Jetzt darfst du bauen, Karten spielen und tauschen, so viel du bezahlen kannst. Die Liste "
        "markiert, was geht, und "
        "sagt beim Rest, was fehlt. Eine Straße kostet 1 Holz und 2 Lehm. Allein zählt sie nichts, "
        "aber an ihrem Ende "
        "kann eine neue Siedlung stehen. {build} geht durch alles, was du bauen kannst.",
        "Die Straße ist markiert: drücke {enter}. Wähle im Fenster mit den Pfeiltasten das rechte "
        "Ende, dann drücke "
        "{space}.",
    ),
    "end": (
        "Deinen Zug beenden",
        "Du könntest jetzt Harald bauen, aber er kostet Getreide, das deine nächste Siedlung "
        "braucht. Einen Zug zu warten "
        "ist oft der bessere Plan.",
        (
            "Beende deinen Zug: drücke {end}. Du wirst gefragt, ob du es ernst meinst, weil noch etwas "
            "möglich ist. Sag ja."
        ),
    ),
    "change": (
        "Eine Karte tauschen",
        "Am Ende deines Zugs füllst du deine Hand auf drei Karten auf; sie ist schon voll. Dann "
        "darfst du eine Karte "
        "tauschen: lege sie unter einen Stapel und nimm eine andere. Der Goldschmied braucht 3 "
        "Gold, und du hast keines, "
        "also lass ihn ziehen.",
        "Wähle, eine Karte zu tauschen, dann in der Liste den Goldschmied, dann irgendeinen Stapel.",
    ),
    "new_card": (
        "Eine neue Karte",
        "Die oberste Karte jedes Stapels ist umsonst. Für 2 Rohstoffe darfst du stattdessen einen "
        "ganzen Stapel durchsehen "
        "und wählen. Das lohnt sich, wenn du eine bestimmte Karte dringend brauchst.",
        "Zieh die oberste Karte irgendeines Stapels.",
    ),
    "blue_first": (
        "Der Zug von Blau",
        "Jetzt würfelt Blau, baut und beendet den Zug, genau wie du. Behalte dein eigenes Land im "
        "Auge: auch dieser Wurf "
        "bringt dir etwas.",
        "",
    ),
    "brigands": (
        "Räuber",
        "Der Ereigniswürfel von Blau zeigte einen Räuberüberfall. Er kommt vor dem Ertrag: wer "
        "mehr als 7 Rohstoffe hat, "
        "verliert alles Gold und alle Wolle. Blau hatte genau 7 und war sicher, und du auch. Dann "
        "brachte dir die 4 Wolle. "
        "Blau hat eine Karte gebaut, Kloster, und zwei neue gezogen.",
        "Du bist wieder am Zug: wirf die Würfel mit {enter}.",
    ),
    "harvest": (
        "Reiche Ernte",
        "Die 3 brachte dir 1 Lehm. Der Ereigniswürfel zeigt eine Reiche Ernte: ihr nehmt beide 1 "
        "beliebigen Rohstoff. "
        "Denk daran, was du bezahlen willst. Eine Landschaft mit 3 darauf kann nichts mehr aufnehmen.",
        "Nimm 1 Getreide.",
    ),
    "settlement": (
        "Eine Siedlung",
        "Eine Siedlung kostet 1 Holz, 1 Lehm, 1 Getreide und 1 Wolle. Sie kommt ans Ende deiner "
        "Straße und bringt 1 "
        "Siegpunkt, zwei neue Landschaften und zwei freie Bauplätze.",
        "Baue die Siedlung: drücke {build}, bis Siedlung markiert ist, dann {enter} und {space}.",
    ),
    "regions": (
        "Neue Landschaften",
        "Diese zwei Landschaften kamen oben vom Landschaftsstapel. Eine liegt darüber, eine "
        "darunter. Das ist wichtig: ein "
        "Gebäude hilft nur den Landschaften auf seiner eigenen Seite. Hier ist beides gut.",
        "Wähle die, die oben liegen soll.",
    ),
    "hero": (
        "Ein Held",
        "3 Siegpunkte! Karten mit einem Preis werden auf freien Bauplätzen gebaut und bleiben "
        "dort. Harald kostet 1 "
        "Getreide und 1 Erz. Er bringt 2 Stärkepunkte und 1 Geschicklichkeitspunkt. "
        "Geschicklichkeit gewinnt Feste; wozu "
        "Stärke gut ist, siehst du bald.",
        "Baue Harald auf irgendeinem Bauplatz: drücke {build}, bis er markiert ist, dann {enter}, "
        "und {space} im kleinen "
        "Fenster.",
    ),
    "end_again": (
        "Deinen Zug beenden",
        "Mehr kannst du nicht bezahlen. Du hast jetzt zwei Karten, also wirst du eine dritte ziehen.",
        "Beende deinen Zug: drücke {end}.",
    ),
    "draw": (
        "Nachziehen",
        "Du darfst drei Karten halten, und eine mehr für jeden Fortschrittspunkt, den du hast. Das "
        "Kloster von Blau zählt "
        "einen. Zieh von welchem Stapel du magst: niemand weiß, was oben liegt.",
        "Zieh eine Karte.",
    ),
    "keep": (
        "Karten behalten",
        "Du darfst wieder eine Karte tauschen. Diesmal sind alle drei gut.",
        "Behalte sie: wähle, nichts zu tauschen.",
    ),
    "later": (
        "Einige Züge später",
        "Lass uns ein paar Züge überspringen. Inzwischen ist aus einer Siedlung eine Stadt "
        "geworden, und du hast drei "
        "Karten gebaut: Zollbrücke, Getreidemühle und Lehm-Handelsschiff. Auch Blau war nicht "
        "faul. Jetzt wird es spannend.",
        "",
    ),
    "points": (
        "Deine Punkte",
        "Die Zeile über deinem Land zählt sie: {victory} Sieg, {strength} Stärke, {trade_points} "
        "Handel, {skill} "
        "Geschicklichkeit und {progress} Fortschritt. Du hast 4 Siegpunkte: 2 für die Stadt und 1 "
        "für jede Siedlung. Blau "
        "hat auch 4. Noch 3, und du gewinnst.",
        "",
    ),
    "full": (
        "Ein volles Lager",
        "Auf deinen Landschaften liegen 13 Rohstoffe. Da ist viel zu verlieren: denk an die Räuber.",
        "Wirf die Würfel mit {enter}, und hoffe.",
    ),
    "robbed": (
        "Wieder Räuber",
        "Sie sind gekommen! Du hattest mehr als 7 Rohstoffe, also sind dein Gold und deine Wolle "
        "weg. Die Karte Lagerstätte "
        "hätte einige von der Zählung verborgen. Dann kam die 6: dein Ackerland grenzt an deine "
        "Getreidemühle, also "
        "brachte es 2 Getreide statt 1.",
        "",
    ),
    "trade": (
        "Tauschen",
        "In deinem Zug darfst du tauschen: 3 Rohstoffe einer Art gegen 1 beliebigen anderen. Mit "
        "deinem Lehm-Handelsschiff "
        "genügen 2 Lehm. Du brauchst Wolle für noch ein Schiff.",
        (
            "Drücke {trade}. Gib 2 Lehm und nimm 1 Wolle: die Pfeiltasten ändern eine Zeile. Dann "
            "drücke {space}."
        ),
    ),
    "trade_advantage": (
        "Der Handelsvorteil",
        "Schiffe und manche Gebäude bringen Handelspunkte; du hast 2. Wer mindestens 3 hat, und "
        "mehr als die andere Seite, "
        "hat den Handelsvorteil. Er zählt 1 Siegpunkt und bringt Rohstoffe, wenn der "
        "Ereigniswürfel Handel zeigt.",
        "Baue das Erz-Handelsschiff auf irgendeinem Bauplatz: drücke {build}, bis es markiert ist, "
        "dann {enter} und "
        "{space}.",
    ),
    "city": (
        "Eine Stadt",
        "Der Handelsvorteil gehört dir: 5 Punkte. Eine Stadt kostet 2 Getreide und 3 Erz und wird "
        "auf eine Siedlung "
        "gebaut. Sie zählt 2 Punkte statt 1 und hat vier Bauplätze statt zwei.",
        (
            "Baue eine Stadt auf eine deiner Siedlungen: drücke {build}, bis Stadt markiert ist, dann "
            "{enter} und {space}."
        ),
    ),
    "one_more": (
        "Noch einer",
        "6 Punkte. Du könntest jetzt deinen Kaufmannszug spielen, aber im nächsten Zug nützt er dir mehr.",
        "Beende deinen Zug: drücke {end}, und sag ja.",
    ),
    "draw_again": (
        "Nachziehen",
        "Deine Hand wird wieder aufgefüllt.",
        "Zieh eine Karte von irgendeinem Stapel.",
    ),
    "keep_again": (
        "Karten behalten",
        "Du brauchst Kaufmannszug und Osmund, also behalte sie.",
        "Tausche nichts.",
    ),
    "blue_second": (
        "Der Zug von Blau",
        (
            "Jetzt würfelt Blau. Vielleicht zeigt der Ereigniswürfel Handel. Das wäre gut für dich, "
            "denn du hast den Vorteil."
        ),
        "",
    ),
    "demand": (
        "Handel",
        "Der Ereigniswürfel zeigt Handel. Du hast den Handelsvorteil, also muss Blau dir 1 "
        "Rohstoff geben, den du nennst. "
        "Blau ist am Zug, und trotzdem wirst du gefragt. Das kommt auch im richtigen Spiel vor.",
        "Verlange Wolle.",
    ),
    "your_turn": (
        "Dein Zug",
        "Die 2 brachte dir 1 Holz, und Blau gab dir Wolle. Osmund kostet 1 Getreide, 1 Erz und 1 "
        "Wolle: Getreide und Erz "
        "fehlen noch.",
        "Wirf die Würfel mit {enter}.",
    ),
    "event": (
        "Eine Ereigniskarte",
        "Der Ereigniswürfel verlangt eine Ereigniskarte, und die oberste wird aufgedeckt: "
        "Wettfahrt der Handelsschiffe. Wer "
        "mehr Handelsschiffe hat, nimmt 1 beliebigen Rohstoff. Du hast zwei Schiffe, Blau hat keines.",
        "Nimm, was du magst.",
    ),
    "action": (
        "Eine Aktionskarte",
        "Karten ohne Preis sind Aktionen: du spielst sie einmal, und sie sind weg. Der "
        "Kaufmannszug macht aus 2 beliebigen "
        "deiner Rohstoffe 2 beliebige andere. Holz nützt dir jetzt nichts. Osmund braucht 1 "
        "Getreide, 1 Erz und 1 Wolle.",
        "Drücke {play} und {enter}. Gib 2 Holz, nimm, was für Osmund noch fehlt, dann drücke {space}.",
    ),
    "strength_advantage": (
        "Der Stärkevorteil",
        "Mit Stärke ist es wie mit Handel: mit mindestens 3 Punkten, und mehr als die andere "
        "Seite, hast du den "
        "Stärkevorteil, der 1 Siegpunkt zählt. Harald hat 2 Stärkepunkte, Osmund auch 2, und Blau hat 1.",
        (
            "Baue Osmund auf irgendeinem Bauplatz: drücke {build}, bis er markiert ist, dann {enter} "
            "und {space}."
        ),
    ),
    "seven": (
        "Sieben Punkte",
        "Das macht 7! Aber es zählt erst am Ende deines Zugs. Bis dahin: Ruhe bewahren.",
        "Beende deinen Zug: drücke {end}. Wirst du gefragt, ob du es ernst meinst, sag ja.",
    ),
    "draw_third": (
        "Nachziehen",
        "Der Zug muss ordentlich zu Ende gehen.",
        "Zieh eine Karte.",
    ),
    "draw_fourth": (
        "Nachziehen",
        "Und noch eine, denn zwei Karten haben deine Hand verlassen.",
        "Zieh noch eine Karte.",
    ),
    "last": (
        "Die letzte Wahl",
        "Tausche eine Karte, oder behalte alle: es ist gleich, denn dein Zug ist so gut wie vorbei.",
        "Tu, was du magst.",
    ),
    "won": (
        "Gewonnen",
        "Glückwunsch! Jetzt kennst du das Spiel. Spiele dein erstes richtiges von der Lobby aus "
        "gegen einen Bot. {help} "
        "listet die Tasten jedes Bildschirms auf: am Tisch sind darunter eine für einen Tipp und "
        "eine für die Regeln und "
        "alle Karten.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything. {enter}, {build} and the like are
keys, {victory} and the like are the signs of points; cards are called as their names are."""
