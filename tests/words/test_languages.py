"""Every topic says the same in four languages: names, signatures, keys and fields, and nothing in English."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from p2pduel.catalogue.grammar import Noun
from p2pduel.catalogue.review import homes, review
from p2pduel.catalogue.samples import message_names, said, topics
from tests.words.equal import SAME

ROOT = Path(__file__).parents[2]
OTHERS = ("de", "cs", "sk")
TOPICS = [(home, topic) for home in (*homes(), "tests.toy.words") for topic in topics(home)]
_FIELD = re.compile(r"\{(\w+)[^}]*\}|%\((\w+)\)|(%[srd])")
_LETTERS = re.compile(r"[^\W\d_]{2,}")


def untranslated(module: ModuleType) -> bool:
    """Whether a module only holds the place of a translation."""
    return (module.__doc__ or "").startswith("UNTRANSLATED")


def shape(value: Any) -> Any:
    """What must be the same in every language: keys, lengths, fields in braces."""
    if isinstance(value, str):
        return sorted({"".join(field) for field in _FIELD.findall(value)})
    if isinstance(value, Noun):
        return "noun"
    if isinstance(value, Mapping):
        return {key: shape(inside) for key, inside in value.items()}
    if isinstance(value, Sequence):
        return [shape(inside) for inside in value]
    if isinstance(value, FunctionType):
        return [(one.name, one.kind, one.default) for one in inspect.signature(value).parameters.values()]
    return type(value)


def differences(english: ModuleType, other: ModuleType) -> Iterator[str]:
    """Every way in which two modules do not say the same."""
    if sorted(english.__all__) != sorted(other.__all__):
        yield f"names: {set(english.__all__) ^ set(other.__all__)}"
    for name in set(english.__all__) & set(other.__all__):
        one, two = getattr(english, name), getattr(other, name)
        if name == "COMMANDS" and isinstance(one, Mapping):  # a language may have more words for a command
            one, two = ({key: bool(words) for key, words in table.items()} for table in (one, two))
        if name == "SHORT" and isinstance(one, Mapping):  # which names are too long differs
            one = two = set(one) | set(two)
        if shape(one) != shape(two):
            yield f"{name}: {shape(one)} is {shape(two)}"


def unlisted(module: ModuleType) -> set[str]:
    """Public names a module defines and does not list, or lists and does not define."""
    tree = ast.parse(inspect.getsource(module))
    defined: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            defined.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            defined |= {target.id for target in targets if isinstance(target, ast.Name)}
    return {name for name in defined if not name.startswith("_")} ^ set(module.__all__)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("home", "topic"), TOPICS)
def test_the_same_is_said_in_every_language(home: str, topic: str, language: str) -> None:
    """Names, signatures, keys of tables, fields of sentences."""
    english, other = (import_module(f"{home}.{one}.{topic}") for one in ("en", language))
    if untranslated(other):
        pytest.skip("not translated yet")
    assert not list(differences(english, other))


@pytest.mark.parametrize("language", ("en", *OTHERS))
@pytest.mark.parametrize(("home", "topic"), TOPICS)
def test_every_public_name_is_listed(home: str, topic: str, language: str) -> None:
    """What stands in __all__ is what the switch may hand out."""
    module = import_module(f"{home}.{language}.{topic}")
    assert untranslated(module) or topic.startswith(("numbered", "texts")) or not unlisted(module)


def english_left(home: str, topic: str, language: str) -> list[str]:
    """Texts of a language that are the English ones; what is listed with a reason may be."""
    english, other = (import_module(f"{home}.{one}.{topic}") for one in ("en", language))
    left = []
    for name in english.__all__:
        theirs = said(other, name)
        for way, words in said(english, name).items():
            place = f"{topic}:{name}{way if way.startswith('[') else ''}"
            if theirs.get(way) == words and _LETTERS.search(_bare(words)) and not allowed(place, language):
                left.append(f"{place} {words!r}")
    return left


def _bare(words: str) -> str:
    """The words without what was put into them."""
    return re.sub(r"‹[^›]*›|\{[^}]*\}|%\(?\w*\)?\w", "", words)


def allowed(place: str, language: str) -> bool:
    """Whether a text may be the English one."""
    return any(re.fullmatch(pattern, place) and language in where for (pattern, where) in SAME)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("home", "topic"), TOPICS)
def test_nothing_is_left_in_english(home: str, topic: str, language: str) -> None:
    """A text equal to the English one needs a reason."""
    if untranslated(import_module(f"{home}.{language}.{topic}")):
        pytest.skip("not translated yet")
    assert not english_left(home, topic, language)


@pytest.mark.parametrize("language", ("en", *OTHERS))
@pytest.mark.parametrize(("home", "topic"), TOPICS)
def test_every_message_can_be_spoken(home: str, topic: str, language: str) -> None:
    """With sample values nothing breaks, and no brace, double blank, None or missing form is left."""
    module = import_module(f"{home}.{language}.{topic}")
    if untranslated(module):
        pytest.skip("not translated yet")
    for name in message_names(module):
        spoken = said(module, name)
        if isinstance(getattr(module, name), FunctionType):
            assert spoken, f"{name} can't be spoken"
            for words in spoken.values():
                assert not re.search(r"[{}]|\bNone\b|‹›", words), f"{name}: {words}"
                assert "  " not in re.sub(r"\n +", "\n", words), f"{name}: {words!r}"


def test_every_translation_is_there() -> None:
    """No file holds the place of a translation any more."""
    left = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "p2pduel").rglob("*.py")
        if path.read_text("utf-8").startswith('"""UNTRANSLATED')
    ]
    assert not left


def test_the_page_to_read_through_holds_every_message() -> None:
    """Every name of every topic stands on it, once per topic."""
    page = "\n".join(review("cs"))
    for home in homes():
        for topic in topics(home):
            part = page.split(f"## {home}.{topic}\n", 1)[1].split("\n## ", 1)[0]
            for name in import_module(f"{home}.en.{topic}").__all__:
                assert f"### {name}\n" in part


# --- a broken copy of each kind is found --------------------------------------------------------------------


def _module(text: str) -> ModuleType:
    made = ModuleType("made")
    exec(text, made.__dict__)
    setattr(made, "__all__", [name for name in made.__dict__ if not name.startswith("_")])  # noqa: B010
    return made


@pytest.mark.parametrize(
    "broken",
    [
        "A = 'Ende'",
        "A = 'Ende'\nB = {'x': 'ix', 'z': 'zett'}\ndef f(name, count): return ''",
        "A = 'Ende {mehr}'\nB = {'x': 'ix', 'y': 'ypsilon {n}'}\ndef f(name, count): return ''",
        "A = 'Ende'\nB = {'x': 'ix', 'y': 'ypsilon {m}'}\ndef f(name, count): return ''",
        "A = 'Ende'\nB = {'x': 'ix', 'y': 'ypsilon {n}'}\ndef f(count, name): return ''",
        "A = ('Ende',)\nB = {'x': 'ix', 'y': 'ypsilon {n}'}\ndef f(name, count): return ''",
    ],
)
def test_a_language_that_says_something_else_is_found(broken: str) -> None:
    """A name, a key, a field, an order of arguments, a kind."""
    english = _module("A = 'End'\nB = {'x': 'eks', 'y': 'why {n}'}\ndef f(name, count): return ''")
    fine = _module("A = 'Ende'\nB = {'x': 'ix', 'y': 'ypsilon {n}'}\ndef f(name, count): return ''")
    assert not list(differences(english, fine))
    assert list(differences(english, _module(broken)))


def test_english_that_is_left_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A constant, one of several, and a sentence."""
    from tests.toy.words.cs import tables as czech
    from tests.toy.words.en import tables as english

    assert not english_left("tests.toy.words", "tables", "cs")
    monkeypatch.setattr(czech, "NAME", english.NAME)
    monkeypatch.setattr(czech, "MOVES", {**czech.MOVES, "row": english.MOVES["row"]})
    monkeypatch.setattr(czech, "shore", english.shore)
    found = english_left("tests.toy.words", "tables", "cs")
    assert [line.split()[0] for line in found] == ["tables:MOVES[row]", "tables:NAME", "tables:shore"]
