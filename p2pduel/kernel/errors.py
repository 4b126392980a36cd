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
        super().__init__()

    def __str__(self) -> str:
        """What is said of it, and the rule: made when somebody asks, for many a refusal is only counted."""
        return f"{self.said} — {self.rule}" if self.rule else self.said

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

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
