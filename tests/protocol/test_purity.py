"""The core of the protocol does no input or output, and says so by what it imports."""

import ast
import inspect
import pkgutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import protocol

ROOT = Path(protocol.__file__).parent
CORE = sorted(
    name
    for _, name, _ in pkgutil.walk_packages([str(ROOT)], "protocol.")
    if not name.startswith("protocol.io")
)
FORBIDDEN = {"asyncio", "socket", "zeroconf", "time", "random"}


def test_the_core_was_found() -> None:
    """An empty list would make the tests below meaningless."""
    assert {"protocol.group", "protocol.proofs.shuffle", "protocol.dice"} <= set(CORE)


@pytest.mark.parametrize("name", CORE)
def test_no_module_imports_the_outside_world(name: str) -> None:
    """Neither at the top nor inside a function."""
    tree = ast.parse(inspect.getsource(import_module(name)))
    imported = {
        module.partition(".")[0]
        for node in ast.walk(tree)
        for module in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert not imported & (FORBIDDEN | {"p2pduel"})


def test_importing_the_core_pulls_in_no_input_or_output() -> None:
    """Seen from a fresh interpreter; `time` is part of every interpreter and covered above."""
    code = (
        "import sys; before = set(sys.modules)\n"
        + "".join(f"import {name}\n" for name in CORE)
        + f"print(*sorted((set(sys.modules) - before) & {FORBIDDEN!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT.parent, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []


def public_functions(name: str) -> list[object]:
    """Public functions of a module and public methods of its public classes."""
    module = import_module(name)
    found: list[object] = []
    for label, value in vars(module).items():
        if label.startswith("_") or getattr(value, "__module__", None) != name:
            continue
        if inspect.isfunction(value):
            found.append(value)
        elif inspect.isclass(value):
            found += [
                getattr(method, "__func__", method)
                for title, method in vars(value).items()
                if not title.startswith("_") and inspect.isfunction(getattr(method, "__func__", method))
            ]
    return found


@pytest.mark.parametrize("name", CORE)
def test_public_signatures_have_no_any(name: str) -> None:
    """Every parameter and result has a type, and none of them is Any."""
    for function in public_functions(name):
        signature = inspect.signature(function)  # type: ignore[arg-type]
        if getattr(function, "__qualname__", "").endswith(("._replace", "._asdict", "._make")):
            continue
        for parameter in signature.parameters.values():
            assert parameter.name in ("self", "cls") or parameter.annotation is not inspect.Parameter.empty
            assert "Any" not in str(parameter.annotation)
        assert signature.return_annotation is not inspect.Signature.empty
        assert "Any" not in str(signature.return_annotation)
