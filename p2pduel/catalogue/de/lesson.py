"""The words around the lesson; what its steps say stands in the script."""

from __future__ import annotations

from typing import Final

__all__ = [
    "BACK",
    "BACKSPACE",
    "ENTER",
    "GO_ON",
    "HELP",
    "LEAVE",
    "LEAVE_ASK",
    "LEAVE_TITLE",
    "NO_UNDO",
    "NO_VERIFY",
    "NUDGE",
    "POINTER",
    "RESUME_NO",
    "RESUME_TITLE",
    "RESUME_YES",
    "SPACE",
    "WATCH",
    "caption",
    "first_read",
    "foot",
    "resume_ask",
]

ENTER: Final = "Enter"
SPACE: Final = "Leertaste"
BACKSPACE: Final = "Rücktaste"
POINTER: Final = "▶"
GO_ON: Final = "Weiter"
BACK: Final = "Zurück"
LEAVE: Final = "Die Lektion verlassen"
LEAVE_TITLE: Final = "Die Lektion verlassen?"
LEAVE_ASK: Final = "Du kannst hier weitermachen oder neu beginnen, wann immer du magst."
RESUME_TITLE: Final = "Die Lektion neu beginnen?"
RESUME_YES: Final = "Neu beginnen"
RESUME_NO: Final = "Weiter"
NO_UNDO: Final = "In der Lektion muss nichts zurückgenommen werden."
NO_VERIFY: Final = "Die Lektion läuft nur auf deinem Rechner, mit vorbereiteten Würfeln und Karten."
WATCH: Final = "sieh auf den Tisch"
NUDGE: Final = "Für die Lektion, bitte"
HELP: Final = (
    "Ein paar vorbereitete Züge am echten Tisch. Lies, was dasteht, und tu dann, worum du gebeten "
    "wirst: jede "
    "Taste und jeder Klick wirkt wie im richtigen Spiel. Tust du etwas anderes, erinnert dich die "
    "Lektion nur; "
    "es kann nichts schiefgehen. Die Rücktaste geht einen Schritt zurück. Gehst du weg, kannst du an einem "
    "anderen Tag beim selben Schritt weitermachen."
)


def caption(number: int, count: int, title: str) -> str:
    """The title of a step."""
    return f" {number} von {count} · {title} "


def foot(on: str, back: str) -> str:
    """The keys that go on and back, where they do."""
    return " · ".join([*([f"{on}: weiter"] if on else []), *([f"{back}: zurück"] if back else [])])


def resume_ask(number: int, count: int, title: str) -> str:
    """Where somebody stopped."""
    return (
        f"Du bist bei Schritt {number} von {count} stehen geblieben: {title}. Neu beginnen oder dort "
        "weitermachen?"
    )


def first_read(key: str) -> str:
    """Somebody is faster than the words."""
    return f"Einen Moment: lies erst diesen Schritt, dann drücke {key}."
