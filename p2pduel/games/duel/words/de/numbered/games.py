"""The larger games: one era, the Duel of the Princes, the tournament, D-14 to D-16."""

from typing import Final

__all__ = ["DUEL", "ERAS", "TOURNAMENT"]

ERAS: Final = {
    "D-14.1": "Es gelten die Regeln des Einführungsspiels, bis auf das Folgende.",
    "D-14.2": (
        "Die Ereignisse der Zeit kommen zu denen des Basissets, gestapelt wie in D-2.5: 12 mit "
        "Gold, 13 mit Wirren, 14 "
        "mit Fortschritt."
    ),
    "D-14.3": (
        "Zwei Karten liegen offen neben den Stapeln: Händlergilden (Gold), Spelunken (Wirren) oder "
        "Universitäten "
        "(Fortschritt)."
    ),
    "D-14.4": ("Niemand nimmt sie auf die Hand: wer ihre Bedingung erfüllt und zahlt, baut eine von dort."),
    "D-14.5": (
        "Die 36 Karten des Basissets bilden drei Stapel zu 12. Die Zeit bildet zwei gleiche: zu 11 "
        "bei Gold und Wirren, "
        "zu 12 bei Fortschritt."
    ),
    "D-14.6": (
        "Starthände: zuerst sieht die Seite, die beginnt, einen Stapel des Basissets durch und "
        "wählt 3 Karten, dann die andere. Der Stapel behält seine Reihenfolge, und beide dürfen "
        "aus demselben wählen (R-6)."
    ),
    "D-14.7": (
        "Dann darf jede Seite ihre sechs Landschaften neu legen, jede auf jeden der sechs Plätze (R-7)."
    ),
    "D-14.8": (
        "Nur die oberste Karte des Ablagestapels liegt offen. Darunter sieht niemand, es sei "
        "denn, eine Karte erlaubt es."
    ),
    "D-14.9": (
        "Abriss: unter den Aktionen darf man eigene Gebäude und Einheiten umsonst entfernen. Sie "
        "kommen auf den "
        "Ablagestapel, eine Karte, die offen lag, zurück an ihren Platz (R-30)."
    ),
    "D-14.10": (
        "Eine Karte kommt nur unter einen Stapel mit derselben Rückseite, ob verbraucht oder "
        "nicht: Basis zu Basis, eine "
        "Zeit zu dieser Zeit."
    ),
    "D-14.11": "Einen solchen Stapel gibt es immer: jedes Set im Spiel hat einen Platz dafür.",
    "D-14.12": (
        "Nach den Starthänden fehlen sechs Karten des Basissets, je drei aus zwei Stapeln oder "
        "alle aus einem; die Stapel "
        "der Zeit und der Ereignisse sind ganz."
    ),
}

DUEL: Final = {
    "D-15.1": ("Basisset und alle drei Zeiten, nach den Regeln für eine Zeit, bis auf das Folgende."),
    "D-15.2": "Nachziehkarten der Zeiten, die einen Halbmond tragen, bleiben in der Schachtel.",
    "D-15.3": (
        "Drei Stapel des Basissets zu 12 und ein Stapel für jede Zeit: 12, 11 und 15 Karten (R-4). "
        "Nichts liegt offen; "
        "je eine Händlergilde, Spelunke und Universität ist in den Stapeln."
    ),
    "D-15.4": (
        "Zwölf Ereignisse: je eines von Julfest, Erfindung, Ertragreichem Jahr, Unruhen, Fahrendem "
        "Händler und Seuche, "
        "und sechs, gezogen aus den fünfzehn mit Halbmond; gestapelt wie in D-2.5."
    ),
    "D-15.5": "Welche sechs das sind, wird niemandem gezeigt (R-37).",
    "D-15.6": "13 Siegpunkte gewinnen.",
    "D-15.7": "Für Starthände und Landschaften gilt dasselbe wie im Spiel mit einer Zeit (D-14.6, D-14.7).",
    "D-15.8": (
        "Händlergilde, Spelunke und Universität sind hier Karten wie alle anderen: abgerissen "
        "kommen sie auf den "
        "Ablagestapel, durch Fehde oder Feuerteufel entfernt unter einen Stapel (R-17, R-47)."
    ),
}

TOURNAMENT: Final = {
    "D-16.1": "Jede Seite bringt ein eigenes Deck mit und benutzt in der Regel nur ihre eigenen Stapel.",
    "D-16.2": "Sonst gelten die Regeln des Duells.",
    "D-16.3": (
        "Die Zentralkarten der Seite, die den Tisch öffnet, dienen beiden: Startkarten, 7 Straßen, "
        "5 Siedlungen, 7 "
        "Städte, 12 Landschaften."
    ),
    "D-16.4": (
        "Dreizehn Ereignisse: ein Julfest, und von jeder Seite einmal Unruhen, eine Seuche (ohne "
        "Halbmond) und vier "
        "weitere ihrer Wahl."
    ),
    "D-16.5": (
        "Von den Exemplaren eines Ereignisses mit Halbmond darf eine Seite eines mitbringen. Eines "
        "ohne Halbmond darf "
        "dazukommen, wie beim Fahrenden Händler."
    ),
    "D-16.6": (
        "Von Ereignissen, die nahe der Spitze ihres Stapels wiederkehren, darf eine Seite zwei "
        "mitbringen. Sie gehören zu späteren Sets; in diesem Programm gibt es keine."
    ),
    "D-16.7": (
        "Ein Deck wird heimlich gewählt: 33 Ausbauten und Aktionen, keine Karte öfter, als eine "
        "Schachtel sie hat (R-31)."
    ),
    "D-16.8": (
        "Drei der 33 sind die Starthand; die anderen werden gemischt und bilden Stapel zu 7, 7, 8 und 8."
    ),
    "D-16.9": "Jede Landschaft beginnt mit 1 Rohstoff, auch der Goldfluss.",
    "D-16.10": (
        "Vor dem ersten Zug darf jede Seite der Reihe nach eine Karte ihrer Starthand oder eine "
        "Zentralkarte bauen. Keine "
        "Würfel, keine Aktionen, nichts auf der anderen Seite und nichts, was Hand, Rohstoffe, "
        "Punkte oder Karten der "
        "anderen Seite berührt."
    ),
    "D-16.11": (
        "Jede Seite hat einen Ablagestapel. Eine Karte, die der anderen Seite genommen wurde, "
        "kommt auf den Stapel der "
        "Seite, die sie spielt."
    ),
    "D-16.12": (
        "Wo eine Karte von Stapeln spricht, meint sie die der Seite, der die Karte oder die Hand gehört."
    ),
    "D-16.13": (
        "Guido nimmt vom Ablagestapel der anderen Seite, Gustav vom eigenen. Bibliothek und "
        "Gemeindehaus betreffen die eigenen Stapel. Ein Verräter nimmt eine Einheit oder eine "
        "Aktion, sonst nichts."
    ),
    "D-16.14": "Nichts liegt offen: wer eine Händlergilde oder Ähnliches will, nimmt sie ins Deck.",
    "D-16.15": "13 Siegpunkte gewinnen (R-31).",
    "D-16.16": (
        "Ein Handelsschiff, das ein Kaperschiff versenkt, kommt auf den Ablagestapel der Seite, "
        "der es gehört."
    ),
}
