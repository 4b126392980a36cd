"""The one way the engine says no."""

from enum import StrEnum
from typing import Any

__all__ = ["IllegalMove"]


class IllegalMove(ValueError):  # noqa: N818 - the name of the thing, as in chess libraries
    """A move the rules do not allow: a stable code of the kernel's or the game's own, the rule id, and why.

    Why is either plain words or data; the catalogue makes the words of data, in the language of its reader.
    """

    def __init__(self, code: StrEnum, rule: str, words: str = "", **data: Any) -> None:
        self.code = code
        self.rule = rule
        self.words = words
        self.data = data
        super().__init__(f"{self.said} — {rule}" if rule else self.said)

    @property
    def said(self) -> str:
        """The words, else the code with its data: for records and programs, in no language but this one."""
        facts = ", ".join(f"{name} {value}" for name, value in self.data.items())
        return self.words or (f"{self.code}: {facts}" if facts else str(self.code))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by its parts: processes hand errors to each other."""
        return (_made, (self.code, self.rule, self.words, self.data))


def _made(code: StrEnum, rule: str, words: str, data: dict[str, Any]) -> IllegalMove:
    return IllegalMove(code, rule, words, **data)
