"""Who knows what: C-70."""

from typing import Final

__all__ = ["SECRETS"]

SECRETS: Final = {
    "C-70.1": (
        "Alle sehen beide Fürstentümer, Rohstoffe, Zähler, Zauberkraft, Figuren, verpfändete, verhexte und "
        "gebannte Karten, die offene Reihe, die Ablagestapel und wie viele Karten eine Hand oder ein "
        "Stapel hat."
    ),
    "C-70.2": (
        "Eine Hand kennt nur, wem sie gehört. Was in den Stapeln liegt, kennt niemand, außer jemand durfte "
        "es nach einer Regel sehen."
    ),
    "C-70.3": (
        "Von einer gezogenen Karte sieht die andere Seite den Stapel, von einer abgelegten den, unter den "
        "sie kam."
    ),
    "C-70.4": (
        "Wer sucht, sieht den ganzen Stapel; die andere Seite sieht, welcher es war, weder die Karte noch "
        "ihren Platz."
    ),
    "C-70.5": (
        "Beim Spion sieht die angreifende Seite die ganze Hand; die andere sieht, was genommen wurde; "
        "das Publikum sieht keines von beidem. Beim Konflikt sieht die Hand, wer die Ritterfigur hat; die "
        "andere Seite weiß, welche Karten weg sind und wo, nicht in welcher Reihenfolge."
    ),
    "C-70.6": (
        "Eine Karte, die aus einem Fürstentum oder vom Ablagestapel auf eine Hand kommt, und eine offene, "
        "die unter einen Stapel kommt, kennen beide."
    ),
    "C-70.7": (
        "Archivar: die andere Seite sieht, wie viele Karten geordnet werden. Hüter des Schicksals: wie "
        "viele Ereignisse nach unten kommen. Bessere Welt: das entfernte Ereignis. Wahrsagung: welche "
        "Stapel."
    ),
    "C-70.8": (
        "Kundschafter und Land, wandle dich! zeigen den Landschaftsstapel; die gewählten liegen offen, der "
        "Rest wird gemischt."
    ),
    "C-70.9": (
        "Gute Nachbarschaft: beide kennen die obersten Karten. Gesandtschaft: beide kennen, was dort von "
        "einem Stapel genommen wird."
    ),
    "C-70.10": (
        "Turnier: Deck, Starthand, unbenutzte Karten und die 4 gewählten Ereignisse kennt nur, wem sie "
        "gehören; die Sets und die 5 festen Ereignisse kennen beide."
    ),
    "C-70.11": (
        "Ob jemand nach einer Abwehrkarte gefragt wird, hängt nur an offenen Tatsachen; so verrät weder "
        "eine Frage noch ihr Fehlen etwas über eine Hand."
    ),
}
