"""The rules are pure: importing and playing them pulls in nothing that touches the world."""

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FORBIDDEN = {
    "protocol",
    "asyncio",
    "random",
    "time",
    "os",
    "pathlib",
    "socket",
    "threading",
    "secrets",
    "textual",
}

SCRIPT = """
import sys
before = set(sys.modules)
from p2pduel.games.duel.rules.engine import due, legal, new
import p2pduel.games.duel.rules.ruleset, p2pduel.kernel.record
due(new("princes"))
print("\\n".join(sorted(set(sys.modules) - before)))
"""


def test_importing_the_rules_pulls_in_nothing_else() -> None:
    """In a fresh interpreter, by what is loaded."""
    run = subprocess.run([sys.executable, "-c", SCRIPT], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "p2pduel.games.duel.rules.engine" in loaded
    assert not {name.partition(".")[0] for name in loaded} & FORBIDDEN
    doors = {"p2pduel.games", "p2pduel.games.duel"}
    ours = {name for name in loaded if name.startswith("p2pduel.")} - doors
    assert all(
        name.startswith(("p2pduel.games.duel.rules", "p2pduel.kernel", "p2pduel.principality"))
        for name in ours
    ), ours


def test_no_module_of_the_rules_names_a_forbidden_one() -> None:
    """By what is written: also where the interpreter has the module loaded anyway; every game has its own."""
    for path in sorted((ROOT / "p2pduel" / "games").glob("*/rules/**/*.py")):
        own = f"p2pduel.games.{path.relative_to(ROOT).parts[2]}.rules"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                assert node.level == 0, path
                names = [node.module or ""]
            for name in names:
                assert name.partition(".")[0] not in FORBIDDEN, (path, name)
                allowed = (own, "p2pduel.kernel", "p2pduel.principality")
                assert not name.startswith("p2pduel.") or name.startswith(allowed), (path, name)


def test_the_kernel_imports_nothing_but_itself() -> None:
    """Neither a game nor anything that touches the world."""
    found = sorted((ROOT / "p2pduel" / "kernel").rglob("*.py"))
    assert len(found) > 10
    for path in found:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                assert node.level == 0, path
                names = [node.module or ""]
            for name in names:
                assert name.partition(".")[0] not in FORBIDDEN, (path, name)
                assert not name.startswith("p2pduel") or name.startswith("p2pduel.kernel"), (path, name)


def test_bots_import_rules_and_words_only() -> None:
    """A bot sees views and moves, never a table or the protocol; the planner also how to start a child."""
    for path in sorted((ROOT / "p2pduel" / "bots").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(("p2pduel.", "protocol")):
                allowed = tuple(
                    f"p2pduel.{name}" for name in ("kernel", "principality", "games", "bots", "catalogue")
                )
                assert (node.module or "").startswith(allowed), (path, node.module)
