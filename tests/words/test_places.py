"""Words for people stand in the catalogues alone, are looked up when they are used, and are used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

from p2pduel.catalogue.review import homes
from p2pduel.catalogue.samples import topics
from tests.words.stray import files, is_catalogue, stray_words

ROOT = Path(__file__).parents[2]

EXCEPTIONS: dict[str, tuple[str, ...]] = {
    "what rules and engine say to programs: people are told by the code": (
        r"p2pduel/kernel/.*",
        r"p2pduel/local/(driver|hidden|steps)\.py",
        r"p2pduel/cli/engine\.py",
        r"p2pduel/games/\w+/rules/.*",
        r"p2pduel/table/(game|disagreement)\.py",
    ),
    "details of the protocol, which stand behind a heading or go to the other program": (
        r"p2pduel/table/(judge|seat)\.py: .*",
        r"p2pduel/table/verify\.py:  by seat ",
    ),
    "goes into the journal or over the wire, where every language is the same": (
        r"p2pduel/tui/table/playing\.py: I waited; the other player is away\.",
        r"p2pduel/(table/(options|people)|tui/running)\.py: Player",
    ),
    "what is said to a web server": (
        r"p2pduel/table/published/fetch\.py: (GET … HTTP/1\.1|Host: |Accept-Encoding: .*|Range: .*)",
    ),
    "an error of the programmer": (
        r"p2pduel/catalogue/speech\.py: .*",
        r"p2pduel/bots/(plain_crew|planner/worker)\.py: .*",
    ),
    "a sample value for whoever reads a translation": (
        r"p2pduel/(catalogue|games/\w+/words)/samples\.py: (Anna|Ben|Bob|Price|Resource)",
    ),
    "code, styles, markup, names of zones and keys of rows": (
        r"p2pduel/children\.py: \nimport .*",
        r"p2pduel/cli/completion\.py: .*",
        r"p2pduel/decks/draft\.py: \w+ = .*",
        r"p2pduel/local/(charts|report)\.py: (<|\n:root|bar).*",
        r"p2pduel/tui/export/(checking\.py: <script .*|page\.py:  blob: .*)",
        r".*: (hand|seat|bar|zones\.|app\.|game |card |table … |sheet wide| … ms|#\w+|option\.….….)",
        r".*: (not )?(bold|italic)( underline)?( … on )?( )?.*",
        r".*:  on .*",
        r"p2pduel/tui/export/(checking|page)\.py: .*(<script |wasm-unsafe-eval).*",
        r"p2pduel/table/published/fetch\.py: (GET|Host|Accept-Encoding|Range).*",
        r".*:  on (#000000)?",
    ),
    "moves as the rules write them, and keys made of a code and a word": (
        r".*: (build|bury|counter|demand|discard|draw|monopoly|offer|play|take|trade)( .*)?",
        r".*: (cast|name|use) [a-z_]+@.*",
        r".*: \w+/[\w-]+ [\w-]+",
        r"p2pduel/games/\w+/(bots|screens)/\w+\.py: .*(…| 1 …) for .*",
        r"p2pduel/games/\w+/screens/\w+\.py:  to ",
    ),
    "a language's own name": (r"p2pduel/catalogue/documents\.py: (Deutsch|English|Slovensky)",),
    "what is typed, not read": (
        r".*: \s*p2pduel .*",
        r".*: \n(p2pduel|eval|echo) .*",
    ),
}
"""Reason -> patterns of files, or of a file and a text in it."""


def strays(root: Path) -> list[str]:
    """Every text outside the catalogues that reads like words and has no reason to stand there."""
    patterns = (f"(?:{pattern})" for listed in EXCEPTIONS.values() for pattern in listed)
    allowed = re.compile("|".join(patterns), re.S)
    found = []
    for place, source in files(root):
        for line, text in stray_words(source):
            if not allowed.fullmatch(place) and not allowed.fullmatch(f"{place}: {text}"):
                found.append(f"{place}:{line}: {text}")
    return found


def test_no_words_stand_outside_the_catalogues() -> None:
    """A syntax tree of every file of the program."""
    assert not strays(ROOT)


@pytest.mark.parametrize(
    "line",
    [
        'TITLE = "Back to the lobby"',
        'LABEL = "Undo"',
        'def f(n: int) -> str:\n    return f"{n} cards left"',
        'def f(x: str) -> None:\n    raise ValueError(f"no file {x}")',
        'print("done." if True else "Not finished.")',
    ],
)
def test_a_word_in_the_wrong_place_is_found(tmp_path: Path, line: str) -> None:
    """A broken copy: a constant, a button, a piece of a sentence, an error; what is technical is none."""
    place = tmp_path / "p2pduel" / "tui" / "some.py"
    place.parent.mkdir(parents=True)
    place.write_text(
        '"""A module about things."""\n__all__ = ["Some"]\nKEY = "some_key"\nSTYLE = f"bold {KEY}"\n'
    )
    assert not strays(tmp_path)
    place.write_text(f"{place.read_text()}{line}\n")
    assert len(strays(tmp_path)) == 1
    words = tmp_path / "p2pduel" / "catalogue" / "en" / "some.py"
    words.parent.mkdir(parents=True)
    place.rename(words)
    assert not strays(tmp_path)


# --- looked up when they are used ---------------------------------------------------------------------------


def switches() -> dict[str, set[str]]:
    """Every switch of the program and the texts (not functions) it hands out."""
    found = {}
    for home in homes():
        for topic in topics(home):
            english = import_module(f"{home}.en.{topic}")
            found[f"{home}.{topic}"] = {
                name for name in english.__all__ if not callable(getattr(english, name))
            }
    return found


def frozen(source: str, known: dict[str, set[str]]) -> list[str]:
    """Texts a file takes out of a switch before anybody has chosen a language."""
    tree = ast.parse(source)
    aliases: dict[str, str] = {}
    found: list[str] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or not node.module:
            continue
        for alias in node.names:
            if f"{node.module}.{alias.name}" in known:
                aliases[alias.asname or alias.name] = f"{node.module}.{alias.name}"
            elif node.module in known and (alias.name in known[node.module] or alias.name == "*"):
                found.append(f"from {node.module} import {alias.name}")
    for use in _at_import(tree.body):
        if isinstance(use.value, ast.Name) and use.value.id in aliases:
            found.append(f"{aliases[use.value.id]}.{use.attr} in line {use.lineno}")
    return found


def _at_import(body: Iterable[ast.stmt]) -> Iterable[ast.Attribute]:
    """Attributes that are read when a module is imported: also in classes and in defaults of arguments."""
    for statement in body:
        if isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.unparse(statement.test):
            continue
        if isinstance(statement, ast.ClassDef):
            yield from _at_import(statement.body)
        elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            defaults = [*statement.args.defaults, *filter(None, statement.args.kw_defaults)]
            for one in (*defaults, *statement.decorator_list):
                yield from (node for node in ast.walk(one) if isinstance(node, ast.Attribute))
        else:
            inside = ast.walk(statement)
            lambdas = {
                id(deep)
                for node in ast.walk(statement)
                if isinstance(node, ast.Lambda)
                for deep in ast.walk(node)
            }
            yield from (
                node for node in inside if isinstance(node, ast.Attribute) and id(node) not in lambdas
            )


def test_no_text_keeps_the_language_of_its_import() -> None:
    """No text is imported by name from a switch or kept in a constant, a class or a default argument."""
    known, found = switches(), {}
    for place, source in files(ROOT):
        if kept := frozen(source, known):
            found[place] = kept
    assert not found


@pytest.mark.parametrize(
    "line",
    [
        "from p2pduel.catalogue.lobby import TABLES",
        "from p2pduel.catalogue import lobby\nTITLE = lobby.TABLES",
        "from p2pduel.catalogue import lobby as say\nclass A:\n    title = say.TABLES",
        "from p2pduel.catalogue import lobby\ndef f(title: str = lobby.TABLES) -> None: ...",
        "from p2pduel.catalogue import lobby\nNAMES = {'a': lobby.greeting('Anna')}",
    ],
)
def test_a_frozen_text_is_found(line: str) -> None:
    """By name, in a constant, a class, a default, a table; a use inside a function is fine."""
    fine = "from p2pduel.catalogue import lobby\nfrom p2pduel.catalogue.lobby import greeting\n"
    fine += "def f() -> str:\n    return lobby.TABLES\nG = lambda: lobby.TABLES\n"
    assert not frozen(fine, switches())
    assert frozen(line, switches())


# --- used ---------------------------------------------------------------------------------------------------


def _constants(tree: ast.Module) -> dict[str, str]:
    """The texts a module keeps under a name."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                found[target.id] = str(node.value.value)
    return found


def _named(text: ast.JoinedStr, constants: dict[str, str]) -> list[tuple[str, str]]:
    """The messages an f-string names by a constant and the rest: f"{_TABLE}:K_BUILD"."""
    said = "".join(
        str(part.value)
        if isinstance(part, ast.Constant)
        else constants.get(part.value.id, "")
        if isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.Name)
        else ""
        for part in text.values
    )
    return re.findall(r"([\w.]+):([A-Z_]\w*)", said)


def used(sources: Iterable[tuple[str, str]], home: str) -> set[tuple[str, str]]:
    """Topic and name of every message of a package of words that some source asks for."""
    found: set[tuple[str, str]] = set()
    for place, source in sources:
        tree = ast.parse(source)
        own = re.search(r"/en/([\w/]+)\.py$", place) if is_catalogue(f"/{place}") else None
        aliases: dict[str, str] = {}
        constants = _constants(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                module = node.module.replace(f"{home}.en", home)
                for alias in node.names:
                    if module == home or module.startswith(f"{home}."):
                        topic = f"{module}.{alias.name}".removeprefix(f"{home}.")
                        aliases[alias.asname or alias.name] = topic
                        head, _, tail = topic.rpartition(".")
                        found.add((head, tail))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {
                    (topic.removeprefix(f"{home}."), name)
                    for topic, name in re.findall(r"([\w.]+):([A-Z_]\w*)", node.value)
                }
            elif isinstance(node, ast.JoinedStr):
                found |= {(topic.removeprefix(f"{home}."), name) for topic, name in _named(node, constants)}
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and own:
                found.add((own[1].replace("/", "."), node.id))
        parts = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                if node.value.id in aliases:
                    found.add((aliases[node.value.id], node.attr))
            elif isinstance(node, ast.Name) and node.id in aliases and id(node) not in parts:
                found.add((aliases[node.id], "*"))  # a topic that is handed on whole
    return found


INDEXES = {("numbered", "RULES")}
"""Tables made of other messages, which tests look things up in."""


@pytest.mark.parametrize("home", homes())
def test_every_message_is_used(home: str) -> None:
    """By a screen, a command, a table, or another message."""
    places = [
        path for path in (ROOT / "p2pduel").rglob("*.py") if not re.search(r"/(de|cs|sk)/", path.as_posix())
    ]
    sources = [(path.relative_to(ROOT).as_posix(), path.read_text("utf-8")) for path in places]
    asked = used(sources, home)
    said = set()
    for topic in topics(home):
        module = import_module(f"{home}.en.{topic}")
        if (topic, "*") not in asked:
            said |= {(topic, name) for name in module.__all__ if not isinstance(getattr(module, name), type)}
    assert not said - asked - INDEXES


def test_a_message_nobody_asks_for_is_found() -> None:
    """A use by module, by name, by the name of the message, inside its own topic; and none."""
    home = "p2pduel.catalogue"
    sources = [
        ("p2pduel/tui/a.py", f"from {home} import lobby as say\nfrom {home}.table import more\nsay.TITLE\n"),
        ("p2pduel/tui/b.py", f'KEYS = ("{home}.table:K_UNDO",)\n'),
        ("p2pduel/catalogue/en/lobby.py", "PART = 'x'\nWHOLE = PART\n"),
    ]
    asked = used(sources, home)
    assert {("lobby", "TITLE"), ("table", "more"), ("table", "K_UNDO"), ("lobby", "PART")} <= asked
    assert ("lobby", "WHOLE") not in asked and ("table", "K_LOG") not in asked
