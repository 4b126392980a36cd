"""Finds words for people that stand outside the catalogues, by reading the syntax tree of every file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

__all__ = ["LANGUAGES", "SourceText", "is_catalogue", "stray_words"]

LANGUAGES = ("en", "de", "cs", "sk")

_LETTER = r"[^\W\d_]"
_SENTENCE = re.compile(rf"{_LETTER}{{2,}}[,;:.!?…]? +{_LETTER}{{2,}}")
"""Two words side by side."""
_PIECE = re.compile(rf"(^|\s){_LETTER}{{2,}}(\s|[.,:;!?…]|$)")
"""A word at an edge of what an f-string says around its fields."""
_WORD = re.compile(r"[A-Z][a-z]+( ?…|[.!?:])?")
"""One word as it stands on a button."""

SourceText = tuple[int, str]
"""Line and text."""


def is_catalogue(place: str) -> bool:
    """Whether a file (from the root of the tree) is a module of words in one language."""
    languages = "|".join(LANGUAGES)
    return re.search(rf"/(catalogue|words)/(({languages})/|grammar_({languages})\.py)", place) is not None


def stray_words(source: str) -> list[SourceText]:
    """Every text of a file that reads like words for people."""
    tree = ast.parse(source)
    skipped = {id(node) for node in _technical(tree)}
    found: list[SourceText] = []
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            pieces = [part.value for part in node.values if isinstance(part, ast.Constant)]
            said = "…".join(str(piece) for piece in pieces)
            if any(_PIECE.search(str(piece)) or _SENTENCE.search(str(piece)) for piece in pieces):
                found.append((node.lineno, said))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and _reads(node.value):
            found.append((node.lineno, node.value))
    return sorted(found)


def _reads(text: str) -> bool:
    return _SENTENCE.search(text) is not None or _WORD.fullmatch(text) is not None


def _technical(tree: ast.Module) -> Iterator[ast.AST]:
    """Nodes whose texts nobody reads: docstrings, types, names, what is raised for programmers."""
    for node in ast.walk(tree):
        for statement in getattr(node, "body", ()) if isinstance(getattr(node, "body", None), list) else ():
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                yield statement.value
        if isinstance(node, ast.JoinedStr):
            yield from node.values
            for part in node.values:  # what stands inside a field is code again
                if isinstance(part, ast.FormattedValue) and part.format_spec is not None:
                    yield from ast.walk(part.format_spec)
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id in ("__all__", "DEFAULT_CSS", "CSS")
            for target in node.targets
        ):
            yield from ast.walk(node.value)
        for annotation in _annotations(node):
            yield from ast.walk(annotation)
        if isinstance(node, ast.Assert) and node.msg is not None:
            yield from ast.walk(node.msg)


def _annotations(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
        yield node.annotation
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
        yield node.returns
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("cast", "TypeVar"):
        yield from node.args[:1]


def files(root: Path) -> Iterator[tuple[str, str]]:
    """Place and source of every file of the program that holds no catalogue."""
    for path in sorted((root / "p2pduel").rglob("*.py")):
        place = path.relative_to(root).as_posix()
        if not is_catalogue(f"/{place}"):
            yield place, path.read_text("utf-8")
