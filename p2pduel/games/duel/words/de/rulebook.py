"""The rules of the game for people, as data: chapters of paragraphs and lists."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter

__all__ = ["RULEBOOK"]

_IDEA = Chapter(
    "idea",
    "Worum es geht",
    (
        "Zwei Fürsten besiedeln dieselbe Insel, jeder in einem eigenen Land. Du wirfst zwei "
        "Würfel, deine Landschaften "
        "bringen Rohstoffe, und damit baust du Straßen, Siedlungen und Städte, und in ihnen "
        "Gebäude, Schiffe und "
        "Helden. Wer am Ende des eigenen Zugs genug Siegpunkte hat, gewinnt.",
        "Es gibt sechs Arten zu spielen. Fang mit der ersten an.",
        (
            "**intro** – Die ersten Cataner: nur die Karten des Basissets, 7 Punkte.",
            "**gold**, **turmoil**, **progress** – Basisset und eine Zeit, 12 Punkte.",
            "**princes** – Duell der Fürsten: Basisset und alle drei Zeiten, 13 Punkte.",
            "**tournament** – beide bringen ein eigenes Deck mit, 13 Punkte.",
        ),
    ),
)

_LAND = Chapter(
    "land",
    "Dein Fürstentum",
    (
        "In der Mitte liegt eine Reihe aus Siedlungen und Straßen im Wechsel: du beginnst mit "
        "Siedlung, Straße, "
        "Siedlung. Landschaften liegen schräg dazwischen, über und unter der Reihe: am Anfang "
        "sechs, von jeder Art eine.",
        (
            "Wald bringt Holz.",
            "Goldfluss bringt Gold.",
            "Ackerland bringt Getreide.",
            "Hügelland bringt Lehm.",
            "Weideland bringt Wolle.",
            "Gebirge bringt Erz.",
        ),
        "Jede Landschaft trägt eine Zahl von 1 bis 6 und fasst bis zu drei Stück ihres Rohstoffs,"
        " offen auf der Karte. Ein vierter ist verloren. Am Anfang liegt auf jeder Landschaft "
        "einer, nur auf dem Goldfluss keiner.",
        "Über und unter jeder Siedlung ist ein Bauplatz. Eine Stadt hat zwei darüber und zwei "
        "darunter. Eine Karte auf "
        "einem Bauplatz grenzt an die zwei Landschaften links und rechts von ihr auf derselben "
        "Seite, an keine anderen. "
        "Eine Siedlung oder Stadt grenzt an alle vier Landschaften um sie herum.",
        "Grüne Karten passen an Siedlungen und Städte, rote nur an Städte. Zentralkarten und "
        "Landschaften kann dir nie "
        "jemand nehmen.",
    ),
)

_SETUP = Chapter(
    "setup",
    "Aufbau des Einführungsspiels",
    (
        (
            (
                "Wer den Tisch öffnet, ist Rot, wer dazukommt, Blau. Beide haben dieselben "
                "Landschaften, aber andere Zahlen."
            ),
            "Neben dem Spiel liegen 7 Straßen, 5 Siedlungen, 7 Städte und 12 gemischte Landschaften.",
            "Die 36 Karten des Basissets werden gemischt und bilden vier Stapel zu 9.",
            "Acht der neun Ereignisse werden gemischt: drei nach unten, darauf das Julfest, fünf "
            "darüber. Das Julfest "
            "ist also das sechste Ereignis, das erscheint.",
            "Beide würfeln; die höhere Zahl beginnt. Diese Seite nimmt die obersten 3 Karten eines "
            "beliebigen Stapels, "
            "die andere die obersten 3 eines anderen.",
        ),
    ),
)

_TURN = Chapter(
    "turn",
    "Dein Zug",
    (
        "Ein Zug hat diese Schritte, und zurück geht es nie.",
        (
            "**Vor dem Würfeln**: hast du schon genug Punkte zum Sieg, gewinnst du jetzt (nicht "
            "im Einführungsspiel). Du darfst Brigitta oder Reiner spielen.",
            "**Würfeln**: beide Würfel fallen zugleich, und beide Seiten bekommen, was sie bringen.",
            (
                "**Aktionsphase**: bauen, Karten spielen, tauschen, in beliebiger Reihenfolge, so"
                " oft du kannst."
            ),
            "**Nachziehen**: bis zu deinem Handkartenlimit.",
            "**Tauschen**: du darfst eine Karte tauschen.",
            "**Ende**: mit genug Siegpunkten gewinnst du.",
        ),
        (
            "Im Zug der anderen Seite antwortest du nur, wenn ein Würfel, ein Ereignis oder ein "
            "Angriff dich etwas fragt."
        ),
    ),
)

_DICE = Chapter(
    "dice",
    "Die Würfel",
    (
        "**Ertrag.** Jede Landschaft mit der gewürfelten Zahl, auf beiden Seiten, bringt 1. Ein "
        "Gebäude, das ihre Art "
        "verdoppelt, macht daraus 2, wenn es an die Landschaft grenzt. Danach kann ein Markt noch "
        "einen dazugeben.",
        "**Der Ereigniswürfel.** Der Räuberüberfall kommt vor dem Ertrag, alles andere danach.",
        (
            "**Räuberüberfall**: wer mehr als 7 Rohstoffe hat, verliert alles Gold und alle Wolle. "
            "Landschaften an einer "
            "Lagerstätte zählen nicht mit, verlieren aber mit; das Goldversteck ist von beidem ausgenommen.",
            "**Handel**: wer den Handelsvorteil hat, nimmt 1 beliebigen Rohstoff von den "
            "Landschaften der anderen Seite, wenn dafür Platz ist.",
            (
                "**Fest**: wer mehr Geschicklichkeitspunkte hat, nimmt 1 beliebigen Rohstoff; bei "
                "Gleichstand beide."
            ),
            "**Reiche Ernte**: beide nehmen 1 beliebigen Rohstoff.",
            (
                "**Ereigniskarte**: das oberste Ereignis wird aufgedeckt und ausgeführt, dann kommt es "
                "unter den Stapel."
            ),
        ),
        (
            "Haben beide Seiten etwas zu entscheiden, ist zuerst dran, wer am Zug ist. Verluste "
            "kommen vor Gewinnen."
        ),
        "Mehr als drei passen auf keine Landschaft. Was du von fester Art bekommst, musst du "
        "nehmen, soweit es Platz "
        "hat; darfst du die Art wählen, darfst du auch eine volle wählen und bekommst nichts.",
    ),
)

_BUILD = Chapter(
    "build",
    "Bauen",
    (
        "Zahle den ganzen Preis von beliebigen deiner Landschaften, dann lege die Karte aus; was "
        "sie bringt, kann sie nicht mitbezahlen.",
        (
            "**Straße**: 1 Holz und 2 Lehm.",
            "**Siedlung**: 1 Holz, 1 Getreide, 1 Lehm und 1 Wolle.",
            "**Stadt**: 2 Getreide und 3 Erz.",
        ),
        "Eine Straße kommt an eines der Enden deiner Reihe, neben eine Siedlung oder Stadt: nie zwei Straßen "
        "hintereinander. Eine Siedlung kommt ans offene Ende einer Straße; du deckst zwei "
        "Landschaften für ihre freien "
        "Ecken auf und wählst, welche oben liegt. Eine Stadt kommt auf eine Siedlung, und alles, "
        "was dort steht, bleibt.",
        "Karten von deiner Hand kommen auf einen freien Bauplatz, der zu ihrer Farbe passt. "
        "Manche brauchen zuerst eine andere Karte oder genug Punkte; sind sie gebaut, bleiben sie"
        " auch, wenn das verloren geht. Karten, die je Fürstentum nur einmal erlaubt sind, und "
        "jeden Helden kannst du nur einmal haben.",
        "Ist ein Stapel von Zentralkarten verbraucht, lässt sich diese Karte nicht mehr bauen.",
    ),
)

_PLAY = Chapter(
    "play",
    "Aktionskarten",
    (
        "Aktionskarten kosten nichts. Spiele eine, tu, was sie sagt, lege sie auf den "
        "Ablagestapel. Du darfst so viele "
        "spielen, wie du magst, aber keine, die nichts ändern würde.",
        "Verlangst du Rohstoffe, nennst du sie, und die andere Seite wählt, von welchen "
        "Landschaften sie kommen. Du "
        "kannst nichts verlangen, wofür du keinen Platz hast. Du darfst weniger verlangen, als die "
        "Karte erlaubt, aber "
        "mindestens einen.",
        "Gegen Bogenschütze, Feuerteufel und Verräter darf, wer einen Spähturm oder Heinrich hat, "
        "zuerst würfeln, bevor "
        "du dein Ziel nennst. Hält die Abwehr, ist die Karte verbraucht.",
        "Vier Karten haben ihren eigenen Zeitpunkt: Brigitta und Reiner vor dem Würfeln, der "
        "Kundschafter beim Bau einer Siedlung, Sebastian, wenn ein schlimmes Ereignis aufgedeckt "
        "wird.",
    ),
)

_TRADE = Chapter(
    "trade",
    "Tauschen",
    (
        "Du tauschst mit dem Vorrat, in der Aktionsphase deines eigenen Zugs, so oft du willst.",
        (
            "3 einer Art gegen 1 einer anderen, immer.",
            "2 seiner Art gegen 1 einer anderen mit einem Handelsschiff.",
            "2 von einer Landschaft daneben gegen 1 einer anderen Art mit dem Großen Handelsschiff.",
            "1 Gold gegen 1 anderen Rohstoff mit einer Münzstätte, je Münzstätte einmal im Zug.",
        ),
    ),
)

_HAND = Chapter(
    "hand",
    "Nachziehen und tauschen",
    (
        "Du darfst 3 Karten halten, und eine mehr für jeden Fortschrittspunkt. Geprüft wird das "
        "nur am Ende deines eigenen Zugs: mit weniger Karten ziehst du nach, eine nach der "
        "anderen, jede von einem beliebigen Stapel; mit mehr legst du die überzähligen unter "
        "Stapel.",
        "Dann darfst du eine Karte tauschen: lege sie unter einen Stapel und nimm entweder die "
        "oberste Karte eines beliebigen Stapels, oder zahle 2 Rohstoffe, sieh einen Stapel durch "
        "und nimm eine beliebige Karte daraus. Seine Reihenfolge bleibt, und wer hineingesehen "
        "hat, muss eine nehmen. Mit einem Gemeindehaus kostet es 1, mit einem Rathaus nichts.",
        "Karten kommen nur unter Stapel mit derselben Rückseite. Ein verbrauchter Stapel behält "
        "seinen Platz: Karten dürfen dorthin, doch bis dahin lässt sich von dort keine ziehen.",
        "Der Ablagestapel wird nie wieder eingemischt. Nur seine oberste Karte liegt offen.",
    ),
)

_POINTS = Chapter(
    "points",
    "Punkte und Vorteile",
    (
        "Es gibt fünf Arten von Punkten, zusammengezählt über die Karten in deinem Fürstentum.",
        (
            "**Stärke**: mit mindestens 3 Punkten und mehr als die andere Seite hast du den Heldenstein.",
            "**Handel**: mit mindestens 3 Punkten und mehr als die andere Seite hast du den Handelsstein.",
            "**Geschicklichkeit**: entscheidet das Fest.",
            "**Fortschritt**: je eine Karte mehr auf der Hand.",
            (
                "**Sieg**: darum geht es. Eine Siedlung zählt 1, eine Stadt 2, jeder Stein 1, und "
                "viele rote Karten 1 oder 2."
            ),
        ),
        "Die Steine werden nach jeder einzelnen Karte geprüft, die kommt oder geht. Erfüllt "
        "niemand die Bedingung, hat niemand den Stein.",
    ),
)

_WIN = Chapter(
    "win",
    "Gewinnen",
    (
        "Am Ende deines eigenen Zugs gewinnst du mit 7 Punkten im Einführungsspiel, mit 12 bei "
        "einer Zeit, mit 13 im Duell und im Turnier. Wie viele die andere Seite hat, spielt keine"
        " Rolle.",
        "Außer im Einführungsspiel gewinnst du auch ganz am Anfang deines Zugs, vor dem Würfeln, "
        "wenn du die Punkte dann "
        "hast. Punkte, die du in einem Zug erreichst und wieder verlierst, zählen nicht.",
    ),
)

_ERAS = Chapter(
    "eras",
    "Spiele mit einer Zeit",
    (
        "Wie das Einführungsspiel, mit diesen Änderungen.",
        (
            "Die 36 Karten des Basissets bilden drei Stapel zu 12, die Zeit zwei gleiche Stapel.",
            "Daneben liegen zwei Händlergilden (gold), Spelunken (turmoil) oder Universitäten "
            "(progress) offen: jede Seite darf eine davon direkt von dort bauen.",
            "Die Ereignisse der Zeit kommen zu denen des Basissets; wieder liegen drei unter dem Julfest.",
            "Beginnend mit der Seite, die anfängt, sieht jede einen Stapel des Basissets durch "
            "und wählt 3 Karten; die zweite darf denselben Stapel nehmen. Dann darf jede ihre "
            "sechs Landschaften neu anordnen.",
            "In deiner Aktionsphase darfst du eigene Gebäude und Einheiten abreißen; sie kommen "
            "auf den Ablagestapel, "
            "offene Karten zurück an ihren Platz.",
            "12 Punkte gewinnen.",
        ),
    ),
)

_PRINCES = Chapter(
    "princes",
    "Das Duell der Fürsten",
    (
        "Wie ein Spiel mit einer Zeit, mit diesen Änderungen.",
        (
            "Alle drei Zeiten sind im Spiel, ohne die Karten mit einem Halbmond: drei Stapel des "
            "Basissets zu 12 und ein "
            "Stapel für jede Zeit, mit 12, 11 und 15 Karten.",
            "Nichts liegt offen: Händlergilde, Spelunke und Universität kommen aus den Stapeln.",
            "Zwölf Ereignisse: Julfest, Erfindung, Ertragreiches Jahr, Unruhen, Fahrender Händler "
            "und Seuche, und sechs "
            "der anderen, die niemand kennt.",
            "13 Punkte gewinnen.",
        ),
    ),
)

_TOURNAMENT = Chapter(
    "tournament",
    "Das Turnier",
    (
        "Beide Seiten bringen ein Deck mit. Es gelten die Regeln des Duells, mit diesen Änderungen.",
        (
            "Ein Deck sind 33 der 110 Nachziehkarten einer Schachtel, keine öfter, als die "
            "Schachtel sie hat. Drei davon "
            "sind die Starthand; die anderen bilden vier Stapel mit 7, 7, 8 und 8.",
            "Jede Seite gibt Unruhen, Seuche und vier Ereignisse ihrer Wahl dazu; mit einem "
            "Julfest sind das dreizehn. "
            "Von einem Ereignis, das nur mit Halbmond vorkommt, darf nur eines dazu.",
            "Jede Landschaft beginnt mit 1 Rohstoff, auch der Goldfluss.",
            "Vor dem ersten Zug darf jede Seite eine Zentralkarte oder eine Karte der Starthand "
            "bauen: keine Würfel, keine "
            "Aktionen, nichts, was die andere Seite berührt.",
            "Du ziehst aus deinen eigenen Stapeln, durchsuchst sie und legst Karten darunter, und "
            "du hast einen eigenen "
            "Ablagestapel. Guido holt aus dem der anderen Seite, Gustav aus deinem. Ein Verräter "
            "nimmt nur Einheiten und "
            "Aktionen.",
            "13 Punkte gewinnen.",
        ),
    ),
)

_SECRETS = Chapter(
    "secrets",
    "Wer was sieht",
    (
        (
            "Beide sehen: Fürstentümer, Rohstoffe, Punkte, die Zahl der Karten in Händen und "
            "Stapeln, ihre Rückseiten, "
            "die oberste Karte des Ablagestapels.",
            (
                "Nur du siehst: deine Hand, was du ziehst, was du unter einen Stapel legst, einen "
                "Stapel, den du durchsiehst."
            ),
            "Eine Hand, die einem Angriff gezeigt wird, bleibt für alle anderen verdeckt.",
            (
                "Niemand sieht: die Reihenfolge der Stapel. Nach einer Suche unter den Landschaften "
                "werden sie gemischt."
            ),
        ),
        "An diesem Tisch hütet die Mathematik die Geheimnisse: kein Rechner, auch nicht der, der "
        "den Tisch geöffnet hat, "
        "kennt die Reihenfolge der Stapel oder die Karten der anderen Seite.",
    ),
)

RULEBOOK: Final = (
    _IDEA,
    _LAND,
    _SETUP,
    _TURN,
    _DICE,
    _BUILD,
    _PLAY,
    _TRADE,
    _HAND,
    _POINTS,
    _WIN,
    _ERAS,
    _PRINCES,
    _TOURNAMENT,
    _SECRETS,
)
"""The rules, chapter by chapter."""
