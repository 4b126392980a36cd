"""The rules of the classic card game for people, in German: chapters of paragraphs and lists."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter

__all__ = ["RULEBOOK"]

_IDEA = Chapter(
    "idea",
    "Worum es geht",
    (
        (
            "Zwei Seiten besiedeln dieselbe Insel, jede in einem eigenen Fürstentum. Würfel bringen "
            "Rohstoffe, Rohstoffe bauen Straßen, Siedlungen und Städte, und daneben stehen Gebäude, Flotten "
            "und Ritter. Wer zuerst genug Siegpunkte hat, gewinnt."
        ),
        "Es gibt neun Arten zu spielen. Beginne mit der ersten.",
        (
            "**base** – nur das Basisset, 12 Punkte.",
            (
                "**knights**, **politics**, **barbarians**, **science**, **wizards**, **trade** – das Basisset "
                "und ein Themenset, 13 Punkte."
            ),
            "**mixed** – das Basisset und zwei oder drei Themensets, 13 Punkte.",
            "**tournament** – beide bringen ein eigenes Deck mit, 13 Punkte.",
        ),
    ),
)

_DUEL = Chapter(
    "duel",
    "Wer das Duell kennt",
    (
        (
            "Das hier ist das ältere Spiel, aus dem das Duell entstand. Das meiste wird dir bekannt "
            "vorkommen. Das ist anders:"
        ),
        (
            (
                "Es gibt Ritter statt Helden und Turnierpunkte statt Geschicklichkeit. Eine Figur bekommt, wer "
                "mehr hat, ohne Mindestzahl; die Mühlenfigur braucht eine Stadt."
            ),
            (
                "Jedes Ereignis kommt vor dem Ertrag, nicht nur der Räuber, und der nimmt Erz und Wolle, nicht "
                "Gold."
            ),
            "Bei Gleichstand im Turnier bekommt niemand etwas.",
            (
                "Über Angriffe entscheidet ein Würfel, und es kann die angreifende Seite treffen. Die andere "
                "darf im fremden Zug mit einer Karte antworten."
            ),
            "Angriffe und neutrale Karten warten, bis beide zusammen 7 Siegpunkte hatten.",
            (
                "Verlorene Karten kommen meist auf die Hand zurück, und eine zu große Hand schrumpft im fremden "
                "Zug sofort."
            ),
            "In deinem Zug darfst du der anderen Seite einen Tausch anbieten.",
            (
                "Suchen kostet 2 Rohstoffe und geht auch beim Nachziehen; eine getauschte Karte kommt aus dem "
                "Stapel, unter den die alte kommt."
            ),
            "Mit Themensets gewinnt, wer 13 Punkte erreicht, sofort, auch im fremden Zug.",
        ),
    ),
)

_LAND = Chapter(
    "land",
    "Dein Fürstentum",
    (
        (
            "In der Mitte läuft eine Reihe aus Siedlungen und Straßen, abwechselnd. Landschaften liegen "
            "schräg dazwischen, darüber und darunter, sechs am Anfang. Jede hat eine Zahl von 1 bis 6 und "
            "fasst bis zu drei ihres Rohstoffs; ein vierter ist verloren."
        ),
        (
            (
                "Wald bringt Holz, Weideland Wolle, Hügelland Lehm, Gebirge Erz, Ackerland Getreide, Goldfluss "
                "Gold."
            ),
            (
                "Eine Siedlung hat einen Bauplatz oben und einen unten, eine Stadt je zwei. Eine Karte auf einem "
                "Platz grenzt an die zwei Landschaften ihrer Seite."
            ),
            (
                "Grüne Karten passen überall, rote an Städte, violette an Zitadellen. Braune liegen am Außenrand "
                "einer Landschaft, manche Karten auf einer Straße."
            ),
            (
                "Was du zahlst, darf von beliebigen deiner Landschaften kommen, was du bekommst, auf beliebige "
                "dieser Art."
            ),
        ),
    ),
)

_SETUP = Chapter(
    "setup",
    "Vorbereitung",
    (
        (
            (
                "Die Landschaften beider Seiten sind gleich, ihre Zahlen nicht. Deine eigenen darfst du legen, "
                "wie du willst. Auf jeder liegt 1 Rohstoff."
            ),
            (
                "Im Basisspiel bilden die Karten fünf verdeckte Stapel. Mit einem Themenset bilden die des "
                "Basissets vier, die des Themensets zwei weitere."
            ),
            (
                "Mit den meisten Themensets liegen einige Gebäude in einer offenen Reihe: beide dürfen sie "
                "kaufen, von jedem Titel eines."
            ),
            (
                "Beide würfeln; die höhere Zahl beginnt. Wer beginnt, sieht einen Stapel durch und nimmt 3 "
                "Karten, dann die andere Seite einen anderen."
            ),
        ),
    ),
)

_TURN = Chapter(
    "turn",
    "Dein Zug",
    (
        (
            "**Vor dem Würfeln**: Alchimist, Wagner und Zeitrad, sonst nichts.",
            (
                "**Würfel**: beide zugleich. Zuerst der Ereigniswürfel, dann der Ertrag: jede Landschaft beider "
                "Seiten mit der Zahl bekommt 1."
            ),
            "**Aktionen**: baue, tausche und spiele Karten, so oft und in welcher Reihenfolge du willst.",
            "**Hand**: lege weg, was zu viel ist, zieh nach, was fehlt, oder tausche eine Karte.",
        ),
        (
            "Im Zug der anderen Seite antwortest du, wenn ein Würfel, ein Ereignis oder ein Angriff dich "
            "etwas fragt."
        ),
    ),
)

_DICE = Chapter(
    "dice",
    "Der Ereigniswürfel",
    (
        (
            (
                "**Räuber**: mit mehr als 7 Rohstoffen verlierst du alles Erz und alle Wolle. Landschaften neben "
                "einem Befestigten Lager zählen nicht mit, verlieren aber doch. In den ersten zwei Runden "
                "geschieht nichts."
            ),
            "**Mühle**: wer die Mühlenfigur hat, nimmt der anderen Seite 1 Rohstoff eigener Wahl.",
            "**Turnier**: mehr Turnierpunkte bringen 1 beliebigen Rohstoff.",
            "**Sonne**: beide nehmen 1 beliebigen Rohstoff.",
            (
                "**Fragezeichen**, auf zwei Seiten: das oberste Ereignis gilt für beide und kommt dann unter den "
                "Stapel."
            ),
        ),
    ),
)

_BUILD = Chapter(
    "build",
    "Bauen",
    (
        (
            "**Straße**: 2 Lehm und 1 Holz, an ein Ende deiner Reihe.",
            (
                "**Siedlung**: 1 Lehm, 1 Holz, 1 Getreide und 1 Wolle, ans offene Ende einer Straße. Sie bringt "
                "zwei leere Landschaften."
            ),
            "**Stadt**: 3 Erz und 2 Getreide, auf eine Siedlung. Was dort steht, bleibt.",
        ),
        (
            "Karten von der Hand kommen auf einen freien Platz, der zu ihrer Farbe passt. Was eine Karte "
            "braucht, muss beim Bauen da sein; geht es später verloren, bleibt sie. Ein Ritter, Drache oder "
            "Zauberer steht einmal in beiden Fürstentümern zusammen."
        ),
        (
            "In deiner Aktionsphase darfst du eigene Ausbauten abreißen. Sie kommen auf den Ablagestapel, "
            "und du bekommst nichts dafür."
        ),
    ),
)

_TRADING = Chapter(
    "trading",
    "Tauschen",
    (
        (
            "Bei der Bank gibst du 3 gleiche Rohstoffe für 1 anderen, 2 mit der passenden Handelsflotte, und "
            "1 Gold mit einer Münzgießerei. In deinem Zug darfst du auch der anderen Seite jeden Tausch "
            "anbieten; sie sagt ja oder nein."
        ),
    ),
)

_PLAY = Chapter(
    "play",
    "Aktionskarten",
    (
        (
            "Aktionskarten kosten nichts, außer violetten und der Bestechung. Angriffe und neutrale Karten "
            "dürfen gespielt werden, sobald beide zusammen 7 Siegpunkte hatten, Abwehrkarten von Anfang an. "
            "Eine Karte, die nichts bewirkt, lässt sich nicht spielen."
        ),
        (
            "**Schwarzer Ritter, Feuerteufel, Raubzug.** Du sagst den Angriff an; die andere Seite darf mit "
            "Kräuterhexe oder Bischof antworten; du würfelst. 1-5 gewinnt, nach einer Antwort nur 1-2. Das "
            "Ziel nennt, wer gewonnen hat, und wenn du verlierst, ist es etwas von dir. Vertriebene oder "
            "verbrannte Karten gehen auf die Hand zurück."
        ),
        "Wo Rohstoffe die Seite wechseln, nennt sie, wer nimmt, und nur was Platz hat, wandert.",
    ),
)

_HAND = Chapter(
    "hand",
    "Deine Hand",
    (
        (
            "Du darfst 3 Karten halten, 1 mehr für jedes Kloster und jede Bibliothek. Am Ende deines Zugs "
            "legst du, was zu viel ist, unter Stapel deiner Wahl."
        ),
        (
            "Hältst du weniger, ziehst du einzeln nach: die oberste Karte eines Stapels umsonst, oder eine "
            "beliebige Karte eines Stapels für 2 Rohstoffe deiner Wahl (1 mit Rathaus). Hattest du von "
            "vornherein genug, darfst du eine Karte tauschen."
        ),
    ),
)

_TOKENS = Chapter(
    "tokens",
    "Figuren und Sieg",
    (
        (
            "Die Ritterfigur bekommt, wer mehr Stärkepunkte hat, die Mühlenfigur, wer mehr Handelspunkte und "
            "eine Stadt hat. Jede zählt 1 Siegpunkt; bei Gleichstand hat sie niemand."
        ),
        (
            "Im Basisspiel gewinnen 12 Punkte, aber nur im eigenen Zug. Mit Themensets gewinnen 13 Punkte "
            "sofort; haben beide sie, gewinnen mehr Punkte, bei Gleichstand, wer am Zug ist."
        ),
    ),
)

_KNIGHTS = Chapter(
    "knights",
    "Ritter & Händler",
    (
        (
            "Mehr Ritter und was sie billiger und stärker macht; Kaperflotten, die Flotten kosten; Karten "
            "für die Seite, die eine Figur hat. Eine offene Reihe gibt es nicht. Ein guter Anfang unter den "
            "Themensets."
        ),
    ),
)

_POLITICS = Chapter(
    "politics",
    "Politik & Intrige",
    (
        (
            "Kirche und Rathaus liegen in der offenen Reihe, und viele Karten setzen eines davon voraus. "
            "Eine Metropole auf einer Stadt öffnet außen an jeder ihrer vier Landschaften einen Platz für "
            "eine Einheit. Manche Gebäude stehen im anderen Fürstentum und bleiben doch deine."
        ),
    ),
)

_BARBARIANS = Chapter(
    "barbarians",
    "Barbaren & Handelsherren",
    (
        (
            "Hafen und Triumphbogen liegen in der offenen Reihe. Wenn die Barbaren kommen, willst du mehr "
            "Einheiten haben als Straßen und Klöster: jeder Sieg kann deinen Bogen um einen Siegpunkt "
            "erhöhen. Residenzen zählen, was du der Bank gibst, und bringen nach dem dritten Mal etwas auf "
            "Dauer."
        ),
    ),
)

_SCIENCE = Chapter(
    "science",
    "Wissenschaft & Fortschritt",
    (
        (
            "Die Universität liegt in der offenen Reihe; Kanonen, Baukran und Erfindungen setzen sie voraus. "
            "Große Mauer und Feuerwache schützen, eine Gesandtschaft lässt dich sehen, was die andere Seite "
            "zieht."
        ),
    ),
)

_WIZARDS = Chapter(
    "wizards",
    "Zauberer & Drachen",
    (
        (
            "Eine Zitadelle kommt auf eine Siedlung, nie neben eine andere. Sie zählt 1 Siegpunkt, und 2 mit "
            "einem Zauberer. Zauberer stehen an ihren Landschaften, jeder an seiner Art, und halten "
            "Zauberkraft: 2, wenn sie kommen, höchstens 3."
        ),
        (
            "In deinem Zug verwandelt ein Zauberer Rohstoffe seiner Landschaft in Kraft. Wer so Kraft "
            "bekommen hat, zahlt aber bis zum Ende des Zugs nichts; denke also einen Zug voraus. Kraft "
            "bezahlt Drachen, violette Gebäude, violette Aktionen und Zauber."
        ),
        (
            "Zauberbücher kommen kostenlos auf einen Platz der Zitadelle; jedes wirkt einmal im Zug. "
            "Zauberveto und Zeitsprung wirken auch im Zug der anderen Seite: du wirst gefragt, wann immer du "
            "könntest."
        ),
    ),
)

_TRADE = Chapter(
    "trade",
    "Handel & Wandel",
    (
        (
            "Das Handelskontor liegt in der offenen Reihe. Färberei, Kunstschmiede und Schnapsbrennerei "
            "machen aus Rohstoffen Handelspunkte und daraus Rohstoffe der anderen Seite. Speicher halten "
            "Waren für alle unerreichbar. Ein Pfandleiher macht aus einem Gebäude seinen Preis, bis du ihn "
            "zurückzahlst."
        ),
    ),
)

_MIXED = Chapter(
    "mixed",
    "Mehrere Sets",
    (
        (
            "Zwei oder drei Themensets werden mit dem Basisset gespielt; welche, wird vorher vereinbart. "
            "Ihre Karten werden in zwei Themenstapel je Set gemischt; ihre Reihenkarten bilden eine offene "
            "Reihe, ihre Ereignisse einen Stapel. 13 Punkte gewinnen."
        ),
    ),
)

_TOURNAMENT = Chapter(
    "tournament",
    "Das Turnier",
    (
        (
            "Beide vereinbaren, welche Sets jede Seite benutzt: das Basisset und ein bis sechs Themensets.",
            (
                "Jede Seite wählt geheim 33 Karten der eigenen Sets, 3 davon als Starthand. Die anderen 30 "
                "bilden vier eigene Stapel: 7, 7, 8 und 8."
            ),
            "Die 13 Ereignisse: 2 Bürgerkriege, 2 Seuchen, 1 Jahreswechsel und je 4 geheim gewählte.",
            (
                "Du ziehst von eigenen Stapeln und legst auf den eigenen Ablagestapel. Ein leerer Stapel darf "
                "vor dem Ziehen aus deinem Ablagestapel neu gebildet werden."
            ),
            "Eine offene Reihe gibt es nicht. Wer Zauberer & Drachen benutzt, hat 5 eigene Zitadellen.",
            "Eine Karte, die du der anderen Seite nimmst, gehört für den Rest des Spiels dir.",
        ),
    ),
)

_HOUSE = Chapter(
    "house",
    "Hauswerte",
    (
        (
            "Nicht jeder Preis und Punkt dieser Karten ließ sich finden. Eine Karte sagt, welche ihrer "
            "Zahlen aus dem Nachfolgespiel stammen und welche Hauswerte sind, hier passend gewählt. Wer die "
            "gedruckte Karte hat, kann sie an einer Stelle berichtigen; beide müssen dann dieselben Werte "
            "benutzen, und das Programm achtet darauf."
        ),
    ),
)

RULEBOOK: Final = (
    _IDEA,
    _DUEL,
    _LAND,
    _SETUP,
    _TURN,
    _DICE,
    _BUILD,
    _TRADING,
    _PLAY,
    _HAND,
    _TOKENS,
    _KNIGHTS,
    _POLITICS,
    _BARBARIANS,
    _SCIENCE,
    _WIZARDS,
    _TRADE,
    _MIXED,
    _TOURNAMENT,
    _HOUSE,
)
"""All chapters, in the order to read them."""
