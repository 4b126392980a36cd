"""Who knows what, and what players do to each other: D-17 and D-18."""

from typing import Final

__all__ = ["CONFLICT", "SECRETS"]

SECRETS: Final = {
    "D-17.1": (
        "Für beide offen: Fürstentümer, Rohstoffe, Punkte, Steine, die Zahl der Karten in jeder "
        "Hand und jedem Stapel."
    ),
    "D-17.2": "Eine Hand sieht nur, wem sie gehört.",
    "D-17.3": (
        "Niemand sieht, was in den Nachzieh-, Ereignis- und Landschaftsstapeln liegt und in "
        "welcher Reihenfolge. Die Rückseiten sind zu sehen."
    ),
    "D-17.4": (
        "Eine gezogene Karte sieht nur, wer sie zieht; die andere Seite sieht, von welchem Stapel sie kam."
    ),
    "D-17.5": (
        "Eine Karte, die von der Hand unter einen Stapel kommt, kennt nur, wer sie hatte; die "
        "andere Seite sieht, unter welchen Stapel sie kommt."
    ),
    "D-17.6": (
        "Wer einen Stapel durchsieht (Tausch, Bibliothek, Starthände), sieht ihn ganz. Die andere"
        " Seite sieht, welcher Stapel es ist, nicht, welche Karte genommen wurde."
    ),
    "D-17.7": (
        "Ein Kundschafter sieht alle Landschaften des Stapels; die andere Seite sieht die zwei, "
        "die ausgelegt werden."
    ),
    "D-17.8": (
        "Bei einem Bruderzwist wird die Hand der angreifenden Seite gezeigt. Die andere erfährt, "
        "welche Karten fehlen und welche Stapel Karten bekamen, aber nicht, welche wohin ging."
    ),
    "D-17.9": (
        "Bei einem Verräter wird die Hand der angreifenden Seite gezeigt; die andere sieht, "
        "welche Karte genommen wurde."
    ),
    "D-17.10": (
        "Die oberste Karte des Ablagestapels liegt offen. Was darunter liegt, war einmal offen und "
        "wird nicht wieder "
        "gezeigt."
    ),
    "D-17.11": (
        "Guido und Gustav sehen einen ganzen Ablagestapel durch; die andere Seite sieht, wie viele "
        "Karten er hat, und "
        "hört, welche genommen wird (R-24)."
    ),
    "D-17.12": (
        "Kommt ein Ausbau durch Bogenschütze, Feuerteufel, Fehde oder Unruhen unter einen Stapel,"
        " kennen beide den Ausbau und den Stapel."
    ),
    "D-17.13": (
        "Ein Ereignis sehen beide, wenn es aufgedeckt wird; danach wissen beide, dass es ganz unten liegt."
    ),
    "D-17.14": "Welche sechs Ereignisse mit Halbmond im Stapel eines Duells sind, weiß niemand.",
    "D-17.15": (
        "Ein Turnierdeck und die Ereignisse darin kennt nur die Seite, der es gehört, bis sie erscheinen."
    ),
}

CONFLICT: Final = {
    "D-18.1": (
        "Wer Rohstoffe verlangt, nennt Arten und Zahlen; wer gibt, wählt die Landschaften, von "
        "denen sie kommen, oder das "
        "Goldversteck."
    ),
    "D-18.2": "Verlangt werden darf nur, wofür Platz ist (R-11).",
    "D-18.3": (
        "Gegen Bogenschütze, Feuerteufel und Verräter können Spähturm und Heinrich abwehren: ist "
        "die Karte genannt, aber noch kein Ziel, darf die angegriffene Seite einmal würfeln. Der "
        "Spähturm hält bei 1 und 2, Heinrich bei 3 bis 5, beide zusammen bei 1 bis 5 (R-20)."
    ),
    "D-18.4": "Hält die Abwehr, tut der Angriff nichts und wird abgelegt.",
    "D-18.5": (
        "Gebäude an der Stadt einer Feuerwache sind vor dem Feuerteufel sicher. Gibt es kein "
        "anderes Gebäude, kann er "
        "nicht gespielt werden."
    ),
    "D-18.6": (
        "Wer wählt, was verloren geht. Bogenschütze: die betroffene Seite, eine Einheit mit "
        "Stärke. Fehde: die "
        "angreifende benennt drei Gebäude, die betroffene nimmt eines davon. Feuerteufel: die "
        "angreifende. Kaperschiff: "
        "die betroffene, ein Handelsschiff. Unruhen: wen es trifft."
    ),
    "D-18.7": (
        "Wohin es kommt. Bogenschütze, Feuerteufel, Fehde, Unruhen: unter einen Stapel mit "
        "derselben Rückseite, gewählt "
        "von der Seite, der es gehört. Kaperschiff und Abriss: auf den Ablagestapel. Eine Karte, "
        "die offen lag: zurück "
        "an ihren Platz (R-17)."
    ),
    "D-18.8": ("Wird ein Rathaus entfernt, kommt das Gemeindehaus darunter wieder zum Vorschein."),
    "D-18.9": (
        "Nach einem Verlust wird alles sofort neu gezählt: Punkte, auch bedingte, und Steine; das"
        " Handkartenlimit erst beim nächsten Nachziehen."
    ),
    "D-18.10": (
        "Die Seite mit Irmgard bekommt 1 beliebigen Rohstoff für jeden Ausbau, den sie durch ein "
        "Ereignis oder eine Aktion der anderen Seite verliert, aber nicht für Irmgard selbst "
        "(R-22)."
    ),
    "D-18.11": "Wer mehrere Rohstoffe verlangen darf, darf weniger nennen, aber mindestens 1 (R-42).",
    "D-18.12": "Ein Abwehrwurf ändert die Ertragszahl des Zugs nicht (R-48).",
}
