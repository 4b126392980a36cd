"""The turn, the dice, trade, action cards, the hand and the end: C-4 to C-9."""

from typing import Final

__all__ = ["ACTIONS", "DICE", "HAND", "TRADING", "TURN", "WINNING"]

TURN: Final = {
    "C-4.1": (
        "Beide Würfel werfen; dann der Ereigniswürfel; dann der Ertrag; dann Aktionen; dann die "
        "Handkarten; dann ist die andere Seite dran."
    ),
    "C-4.2": (
        "Der Ertrag folgt auf jedes Ereignis, auch auf den Räuber: jede Landschaft beider Seiten mit der "
        "gewürfelten Zahl bekommt 1."
    ),
    "C-4.3": (
        "In der Aktionsphase wird gebaut, getauscht und gespielt, so viel und in welcher Reihenfolge man will."
    ),
    "C-4.4": "Eine Runde sind zwei Züge, einer von jeder Seite.",
}

DICE: Final = {
    "C-5.1": (
        "Räuber: beide zählen alle gelagerten Rohstoffe außer denen neben ihren Befestigten Lagern. Bei "
        "mehr als 7 sind alles Erz und alle Wolle weg, geschützt oder nicht."
    ),
    "C-5.2": "In den ersten zwei Zügen jeder Seite tut der Räuber nichts; neu gewürfelt wird nicht.",
    "C-5.3": (
        "Mühle: wer die Mühlenfigur hat, nimmt der anderen Seite 1 Rohstoff eigener Wahl. Ist kein Platz "
        "dafür, geht auch nichts verloren."
    ),
    "C-5.4": "Turnier: mehr Turnierpunkte bringen 1 beliebigen Rohstoff; Gleichstand bringt nichts.",
    "C-5.5": "Sonne: beide nehmen 1 beliebigen Rohstoff.",
    "C-5.6": "Fragezeichen: das oberste Ereignis wird für beide ausgeführt und kommt unter den Stapel.",
}

TRADING: Final = {
    "C-6.1": (
        "Mit der Bank: 3 gleiche Rohstoffe gegen 1 anderen; 2 mit der passenden Handelsflotte; 1 Gold mit "
        "der Münzgießerei. Eine zweite gleiche Flotte bringt nichts."
    ),
    "C-6.2": "Im eigenen Zug darf man der anderen Seite jeden Tausch anbieten.",
}

ACTIONS: Final = {
    "C-7.1": (
        "Aktionskarten sind kostenlos, außer violetten, der Bestechung und was ein Barbarenstützpunkt "
        "verlangt. Sie kommen auf den Ablagestapel."
    ),
    "C-7.2": (
        "Angriffe und neutrale Karten dürfen gespielt werden, sobald beide zusammen 7 Siegpunkte hatten; "
        "dabei bleibt es. Abwehrkarten dürfen von Anfang an gespielt werden."
    ),
    "C-7.3": "Wo eine Karte nichts anderes sagt, wird sie gespielt, nachdem der Wurf ausgeführt ist.",
    "C-7.4": "Eine Karte darf nur gespielt werden, wenn sie etwas bewirkt.",
    "C-7.5": (
        "Schwarzer Ritter, Feuerteufel und Raubzug werden angesagt; die andere Seite darf mit einer Karte "
        "antworten; dann wird gewürfelt. 1-5 gewinnt, nach einer Antwort nur 1-2; sonst trifft es die "
        "angreifende Seite."
    ),
    "C-7.6": "Die Kräuterhexe antwortet auf den Schwarzen Ritter, der Bischof auf Feuerteufel und Raubzug.",
    "C-7.7": "Das Ziel wird erst nach Antwort und Wurf genannt.",
}

HAND: Final = {
    "C-8.1": (
        "Man darf 3 Karten halten, 1 mehr für jedes Kloster und jede Bibliothek. In den Themensets gibt "
        "ein Theater 2 dazu und eine Gilde der Handelsherren 1."
    ),
    "C-8.2": "Wer dann mehr hält, legt die überzähligen unter Stapel eigener Wahl.",
    "C-8.3": (
        "Wer weniger hält, zieht einzeln nach: die oberste Karte eines beliebigen Stapels umsonst, oder "
        "eine ausgesuchte für 2 beliebige Rohstoffe (1 mit Rathaus, nichts mit einer Halle des Volkes). "
        "Beim Suchen bleibt die Reihenfolge, und eine Karte muss genommen werden."
    ),
    "C-8.4": (
        "Wer zu Beginn am Limit oder darüber war, darf danach 1 Karte tauschen: sie kommt unter einen "
        "Stapel, und die neue, gezogen oder gesucht, aus demselben."
    ),
    "C-8.5": (
        "Im eigenen Zug gilt das Limit an dessen Ende; im Zug der anderen Seite sofort, wenn es "
        "überschritten ist."
    ),
    "C-8.6": "Nach einem Bürgerkrieg legen beide sofort ab, zuerst wer gewürfelt hat.",
    "C-8.7": "Ein leerer Stapel bleibt ein Stapel: Karten dürfen dorthin.",
}

WINNING: Final = {
    "C-9.1": (
        "Die Ritterfigur zählt 1 Siegpunkt und gehört der Seite mit mehr Stärkepunkten; bei Gleichstand "
        "niemandem. Eine Mindestzahl gibt es nicht."
    ),
    "C-9.2": (
        "Die Mühlenfigur zählt 1 Siegpunkt und gehört der Seite mit mehr Handelspunkten, wenn sie eine "
        "Stadt hat; sonst niemandem."
    ),
    "C-9.3": "Nach jeder Änderung wird neu geprüft, wem die Figuren gehören.",
    "C-9.4": "Das Basisspiel endet, wenn die Seite, die am Zug ist, 12 Siegpunkte hat.",
    "C-9.5": "Eine Siedlung zählt 1 Siegpunkt, eine Stadt 2, jede Figur 1, andere Karten, was darauf steht.",
}
