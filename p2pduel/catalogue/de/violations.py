"""What a check of the protocol has found: a heading in words; the details behind it stay as they are."""

from collections.abc import Mapping
from typing import Final

__all__ = [
    "FINDINGS",
    "HEADINGS",
    "finding",
    "told",
    "why",
]

HEADINGS: Final[Mapping[str, str]] = {
    "wire": "Die Bytes sind keine Nachricht dieses Protokolls",
    "envelope/signature": "Die Unterschrift ist nicht die des genannten Platzes",
    "envelope/gid": "Der Umschlag gehört zu einem anderen Spiel",
    "envelope/seq": "Die Nummer des Umschlags ist nicht die nächste",
    "envelope/prev": "Der Umschlag baut auf einem anderen Spiel auf als diesem",
    "envelope/turn": "Ein anderer Platz war mit einem Umschlag an der Reihe",
    "envelope/kind": "Ein Umschlag anderer Art war fällig",
    "envelope/full": "Das Spiel ist so lang, dass nur noch sein Ende Platz hat",
    "envelope/fork": "Zwei verschiedene Umschläge wurden für eine Stelle unterschrieben",
    "body/schema": "Ein Feld fehlt, ist unbekannt oder außerhalb des Erlaubten",
    "body/point": "Bytes sind kein brauchbarer Punkt",
    "body/scalar": "Bytes sind keine richtige Zahl",
    "body/shape": "Ein Beweis hat nicht die Teile, die er haben muss",
    "cards/length": "Eine Liste ist nicht so lang, wie sie sein muss",
    "cards/position": "Eine andere Karte war gemeint als die verlangte",
    "cards/zone": "Ein anderer Stapel war gemeint als der verlangte",
    "cards/back": "Karten mit verschiedenen Rückseiten würden gemischt",
    "cards/re-mask": "Karten wurden nicht neu versiegelt, wie sie müssen",
    "cards/undecodable": "Eine aufgedeckte Karte zeigt kein Bild dieses Spiels",
    "cards/count": "Von einer Karte liegen mehr offen, als es gibt",
    "hello/differs": "Fassung, Regeln oder Bedingungen sind nicht auf beiden Seiten gleich",
    "hello/copied": "Ein Schlüssel oder eine Festlegung gehört einer anderen Seite",
    "proof/key": "Wer sendet, kennt den geheimen Schlüssel nicht",
    "proof/share": "Ein Anteil ist nicht der richtige für diese Karten",
    "proof/re-key": "Die Karte unter dem neuen Schlüssel ist nicht die alte Karte",
    "proof/shuffle": "Der gemischte Stapel enthält nicht die alten Karten",
    "proof/take": "Stapel und genommene Karte sind nicht der alte Stapel",
    "dice/order": "Das ist nicht der nächste Wurf",
    "dice/link": "Der Würfelwert ist nicht der festgelegte",
    "act/before": "Der Zug wurde in einer anderen Stellung gemacht",
    "act/carrier": "Der Zug kam im falschen Umschlag oder mit den falschen Karten",
    "act/rules": "Die Regeln erlauben den Zug nicht",
    "act/hidden": "Die Regeln erlauben den Zug mit dieser verdeckten Karte nicht",
    "note/invalid": "Eine Notiz ist nicht das, wofür sie angeführt wird",
    "takeback/barrier": "Etwas wurde zurückgenommen, das sich nicht zurücknehmen lässt",
    "takeback/consent": "Etwas wurde ohne Zustimmung zurückgenommen",
    "takeback/too-many": "Zu viele Züge wurden zurückgenommen",
    "end/differs": "Das Ende ist nicht das, zu dem das Spiel gekommen ist",
    "open/commitment": "Der geöffnete Startwert ist nicht der festgelegte",
}
"""Code of a violation -> what it means."""

FINDINGS: Final[Mapping[str, str]] = {
    "audit-differs": "das Programm erzeugte andere Bytes, als dieser Startwert ergibt",
    "unaudited": "der Startwert wurde nicht geöffnet; alle Beweise halten",
    "hidden-rule": "eine verdeckte Wahl brach eine Regel",
    "cards": "die Karten am Ende sind nicht die vom Anfang",
}
"""Code of a finding of the audit -> what it means."""


def why(code: str, details: str) -> str:
    """What went wrong, with the details of the protocol behind it."""
    return f"{HEADINGS[code]} ({code}: {details})"


def told(code: str, seat: int | None, envelope: int, kind: str, details: str) -> str:
    """Who broke which rule with which envelope."""
    who = "jemand" if seat is None else f"Platz {seat}"
    return f"{who}, Umschlag {envelope} ({kind}): {why(code, details)}"


def finding(code: str, envelope: int, details: str) -> str:
    """Something the audit has found."""
    return f"Umschlag {envelope}: {FINDINGS[code]} ({code}: {details})"
