"""Which language is spoken, and modules of words that are looked up in it.

A topic is one module per language with the same names and signatures: `en/lobby.py`, `de/lobby.py`, …
beside a module `lobby.py` that has nothing but a switch. A user of the topic imports the switch as a module
and writes `lobby.TITLE` or `lobby.found(3)`: both are looked up in the language spoken at that moment. A text
imported by name (`from …lobby import TITLE`) would keep the language of its import; a test forbids it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from types import FunctionType
from typing import Any, Final

__all__ = ["LANGUAGES", "anew", "fetch", "message", "speak", "speaking", "spoken", "switch", "told"]

LANGUAGES: Final = ("en", "de", "cs", "sk")
"""The languages of the program; the first is the one all others are compared with."""

_spoken = [LANGUAGES[0]]

_topics: list[Callable[[str], Any]] = []
"""What every switch reads its language's module with."""

_found: list[tuple[dict[str, Any], str]] = []
"""Constants that stand in their topics since they were looked up: true until another language is spoken."""


def speak(language: str) -> None:
    """Speak this language from now on."""
    if language not in LANGUAGES:
        raise ValueError(f"nothing here speaks {language!r}")
    if language != _spoken[0]:
        while _found:
            topic, attribute = _found.pop()
            topic.pop(attribute, None)
    _spoken[0] = language


def spoken() -> str:
    """The language spoken."""
    return _spoken[0]


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Another language for a while: for whoever compares languages, or writes documents in all of them."""
    before = spoken()
    speak(language)
    try:
        yield
    finally:
        speak(before)


def switch(topic: str) -> Callable[[str], Any]:
    """The `__getattr__` of a topic: constants are looked up once a language, functions at every call."""
    home, _, name = topic.rpartition(".")
    loaded: dict[str, Any] = {}

    def words(language: str) -> Any:
        module = loaded.get(language)
        if module is None:
            module = loaded[language] = import_module(f"{home}.{language}.{name}")
        return module

    _topics.append(words)

    def look_up(attribute: str) -> Any:
        if attribute.startswith("__"):
            raise AttributeError(attribute)
        found = getattr(words(_spoken[0]), attribute)
        known = vars(sys.modules[topic])
        if isinstance(found, FunctionType):
            found = _dispatcher(attribute, words)
        else:
            _found.append((known, attribute))
        known[attribute] = found  # the next look finds it without asking here
        return found

    return look_up


def fetch() -> None:
    """Read every topic known so far in the language spoken, rather than each at its first word."""
    for words in tuple(_topics):
        words(_spoken[0])


def _dispatcher(attribute: str, words: Callable[[str], Any]) -> Callable[..., Any]:
    """A function that is another one in every language."""
    found: dict[str, Callable[..., Any]] = {}

    def said(*args: Any, **kwargs: Any) -> Any:
        language = _spoken[0]
        function = found.get(language)
        if function is None:
            function = found[language] = getattr(words(language), attribute)
        return function(*args, **kwargs)

    return said


def message(name: str) -> str:
    """A text by its name, for what is bound before a language is chosen.

    A name is "p2pduel.catalogue.table:K_HELP"; one of several is "p2pduel.catalogue.settings:LABELS[bell]".
    """
    module, _, attribute = name.partition(":")
    attribute, _, key = attribute.removesuffix("]").partition("[")
    text = getattr(import_module(module), attribute)
    if key:
        text = text[key]
    if not isinstance(text, str):
        raise TypeError(f"{name} is no text")
    return text


class _Told(str):
    """A text that stays in sight, with what it was made by."""

    _made: Callable[[], str]

    def __new__(cls, made: Callable[[], str]) -> _Told:
        """The text in the language spoken now."""
        text = super().__new__(cls, made())
        text._made = made
        return text

    def again(self) -> str:
        """The same in the language spoken now."""
        return self._made()


def anew(function: Callable[..., str], *args: object) -> str:
    """What the function says, as a text that `told` says in another language later on.

    For errors and notices: they are kept as texts, and the language may be switched while they are in sight.
    """
    return _Told(lambda: function(*map(told, args)))


def told(text: Any) -> Any:
    """A text in the language spoken now if `anew` made it, also in a list; anything else as it is."""
    if type(text) in (list, tuple):
        return type(text)(map(told, text))
    return text.again() if isinstance(text, _Told) else text
