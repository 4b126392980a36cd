"""Every message spoken with sample values: for whoever reads a translation through, and for tests.

A sentence is tried with several numbers, for plurals, with both answers of every question, and to the reader
as well as about a player. A text that is one of a few words is one of the keys that stand in the module.
"""

from __future__ import annotations

import inspect
import pkgutil
import re
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from importlib import import_module
from itertools import product
from types import FunctionType, ModuleType, NoneType, UnionType
from typing import Any, Final

from p2pduel.catalogue.grammar import Noun, Who

__all__ = ["message_names", "said", "topics"]

_NUMBERS: Final = (1, 3, 5)
_KEYS: Final = ("target", "resign", "draw", "takeback", "adjourn", "claim", "waiting", "open", "draw")
"""Words of protocol and tables that sentences are chosen by."""
_MOST: Final = 12
"""Ways in which one message is spoken."""


def topics(home: str, language: str = "en") -> Iterator[str]:
    """The names of all topics of a package of words, deeper ones with dots."""
    package = import_module(f"{home}.{language}")
    prefix = f"{package.__name__}."
    for found in pkgutil.walk_packages(package.__path__, prefix):
        module = import_module(found.name)
        if getattr(module, "__all__", ()):
            yield found.name.removeprefix(prefix)


def message_names(module: ModuleType) -> list[str]:
    """What a module of words says, in the order of its source."""
    names = list(module.__all__)
    source = inspect.getsource(module)
    places = {name: re.search(rf"^(def )?{name}\b", source, re.MULTILINE) for name in names}
    return sorted(names, key=lambda name: place.start() if (place := places[name]) else -1)


def said(module: ModuleType, name: str) -> dict[str, str]:
    """Everything a message can say: how it was asked for -> the words."""
    value = getattr(module, name)
    if isinstance(value, FunctionType):
        return _spoken(module, value)
    return dict(_texts(value, ""))


def _texts(value: Any, key: str) -> Iterator[tuple[str, str]]:
    """All texts inside a constant, with the way to each."""
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, Noun):
        forms = (value.nom, value.gen, value.acc, value.ins)
        yield key, " / ".join(form for form in forms if form)
    elif isinstance(value, Mapping):
        for one, inside in value.items():
            yield from _texts(inside, f"{key}[{one}]")
    elif isinstance(value, Sequence):
        for number, inside in enumerate(value):
            yield from _texts(inside, f"{key}[{number}]")
    elif is_dataclass(value):
        for field in fields(value):
            yield from _texts(getattr(value, field.name), f"{key}.{field.name}")


def _spoken(module: ModuleType, function: Callable[..., Any]) -> dict[str, str]:
    """A sentence with sample values; values it knows nothing of are left out."""
    hints = typing.get_type_hints(function, localns=dict(_own(module, "TYPES")))
    names = list(inspect.signature(function).parameters)
    own = _own(module, "VALUES")
    called = function.__name__
    mine = {name: own[f"{called}.{name}"] for name in names if f"{called}.{name}" in own}
    own = {**own, **mine}
    found: dict[str, str] = {}
    for number in _NUMBERS:
        choices = [_values(hints[name], name, number, own) for name in names]
        for values in product(*choices):
            given = dict(zip(names, values, strict=True))
            for way, words in _tried(module, function, given):
                found.setdefault(way, words)
    shown: dict[str, str] = {}
    for way, words in found.items():
        if words not in shown.values() and len(shown) < _MOST:
            shown[way] = words
    return shown


def _tried(
    module: ModuleType, function: Callable[..., Any], given: dict[str, Any]
) -> Iterator[tuple[str, str]]:
    """One call; where a text must be a key of some table, calls with such keys."""
    try:
        yield _way(given), _as_text(function(**given))
        return
    except (ValueError, IndexError):  # lists that belong together were not equally long
        return
    except KeyError:
        pass
    for name, key in product(given, _keys(module)):
        other = {**given, name: _with_key(given[name], key)}
        try:
            yield _way(other), _as_text(function(**other))
        except (KeyError, ValueError):
            continue


def _with_key(value: Any, key: str) -> Any:
    """A value with a key in the place of its text; in a list, of the last text of every row."""
    if isinstance(value, str):
        return key
    if isinstance(value, list):
        return [_with_key(one, key) for one in value]
    return (*value[:-1], _with_key(value[-1], key)) if isinstance(value, tuple) else value


def _keys(module: ModuleType) -> list[str]:
    """The texts by which the tables of a module, and of those it takes words from, are asked."""
    tables = [value for value in vars(module).values() if isinstance(value, Mapping)]
    return list(dict.fromkeys([*_KEYS, *(key for table in tables for key in table if isinstance(key, str))]))


def _way(given: Mapping[str, Any]) -> str:
    return f"({', '.join(f'{name}={_shown(value)}' for name, value in given.items())})"


def _shown(value: Any) -> str:
    return "you" if isinstance(value, Who) and value.you else str(value)


def _as_text(words: Any) -> str:
    return words if isinstance(words, str) else "\n".join(text for _, text in _texts(words, ""))


def _own(module: ModuleType, table: str) -> Mapping[str, Any]:
    """A table that a game's words keep beside them in `samples`.

    VALUES: parameter, or function.parameter -> values; TYPES: name of a type that is not imported -> it.
    """
    home = re.sub(r"\.(en|de|cs|sk)\..*", "", module.__name__)
    try:
        found: Mapping[str, Any] = getattr(import_module(f"{home}.samples"), table)
    except (ModuleNotFoundError, AttributeError):
        return {}
    return found


def _values(kind: Any, name: str, number: int, own: Mapping[str, Sequence[Any]]) -> list[Any]:
    """Sample values of a type; several where a sentence may turn out differently."""
    if name in own:
        return list(own[name])
    if kind is bool:
        return [False, True]
    if kind is int or kind is float:
        return [kind(number)]
    if kind is str:
        return [f"‹{name}›"]
    if kind is Who:
        return [Who("Anna"), Who("Anna", you=True)]
    if kind is Noun:
        return [Noun(f"‹{name}›", f"‹{name}.gen›", f"‹{name}.acc›", f"‹{name}.ins›")]
    return _composed(kind, name, number, own)


def _composed(kind: Any, name: str, number: int, own: Mapping[str, Sequence[Any]]) -> list[Any]:
    """Sample values of unions, sequences, mappings and small classes."""
    origin, inside = typing.get_origin(kind), typing.get_args(kind)
    if kind is NoneType:
        return [None]
    if origin in (UnionType, typing.Union):
        return [value for one in inside for value in _values(one, name, number, own)]
    if origin is typing.Literal:
        return list(inside)
    if origin is tuple and inside[-1:] != (...,):
        return [tuple(_values(one, name, number, own)[0] for one in inside)]
    if origin is not None and issubclass(origin, Mapping):
        key, value = (_values(one, name, number, own)[0] for one in inside)
        return [{key: value}]
    if origin is not None and issubclass(origin, Sequence):
        one = _values(inside[0], name, number, own)[0]
        return [[one], [one] * 3]
    if is_dataclass(kind) and isinstance(kind, type):
        hints = typing.get_type_hints(kind)
        return [kind(**{f.name: _values(hints[f.name], f.name, number, own)[0] for f in fields(kind)})]
    return [number]
