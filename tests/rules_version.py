"""The source of the rules in a normal form, bound to RULES_VERSION.

Two programs play each other when their rules fingerprints are equal, and the fingerprint knows facts and
version, not code: whoever changes how a move is judged must count the version up. `tests/rules_version.json`
holds the version and a digest of the source it stands for; a test fails when the source has moved on.

    python -m tests.rules_version               say whether the record holds
    python -m tests.rules_version --counted-up  RULES_VERSION was counted up: write the record anew
    python -m tests.rules_version --same        no move is judged otherwise than before: write it anew

The digest knows no comments, docstrings, types, imports, file names or order of definitions, so that moving
code about does not touch it.
"""

import ast
import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

__all__ = ["KERNEL", "RECORD", "RULES", "WHEN", "digest", "normal", "recorded"]

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "tests" / "rules_version.json"
RULES = ROOT / "p2pduel" / "games" / "duel" / "rules"
KERNEL = ROOT / "p2pduel" / "kernel"
"""What the rules are written in judges moves as well."""

WHEN = """The Duel's rules and the kernel are not the source that RULES_VERSION {version} was recorded for.

Does it judge any move otherwise than before, offer other moves, ask another question, lead to another
state or write another state hash? Then two programs that differ in it must not play each other: count
RULES_VERSION in p2pduel/games/duel/rules/document.py up, once per release, and run
    python -m tests.rules_version --counted-up
Did only names, words of refusals, speed or form change, and every game goes on exactly as it did? Then leave
the version and run
    python -m tests.rules_version --same
The same for a new card or a corrected fact: the fingerprint has those facts in it."""

_LEFT_OUT = {"annotation", "returns", "simple", "type_comment", "type_params", "kind", "ctx"}


def normal(node: Any) -> Any:
    """A syntax tree as plain lists: what the program does, not how it is written down."""
    if isinstance(node, list):
        return [normal(each) for each in node if not _says_nothing(each)]
    if not isinstance(node, ast.AST):
        return [type(node).__name__, repr(node)]
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        return normal(ast.Assign([node.target], node.value))
    fields = {name: value for name, value in ast.iter_fields(node) if name not in _LEFT_OUT}
    found = [[name, normal(value)] for name, value in sorted(fields.items()) if value not in (None, [])]
    return [type(node).__name__, *found]


def _says_nothing(node: Any) -> bool:
    """Docstrings and other bare strings, imports, and lists of names for whoever imports."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return any(isinstance(target, ast.Name) and target.id == "__all__" for target in targets)
    return isinstance(node, ast.Import | ast.ImportFrom | ast.Pass)


def digest(*packages: Path) -> str:
    """One hash for all definitions of these packages, wherever they stand."""
    files = [path for package in packages for path in package.rglob("*.py")]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    lines = [json.dumps(one) for tree in trees for one in normal(tree.body)]
    return sha256("\n".join(sorted(lines)).encode()).hexdigest()


def recorded() -> dict[str, str]:
    """Version and digest as they were written down."""
    found: dict[str, str] = json.loads(RECORD.read_text(encoding="utf-8"))
    return found


def main(words: list[str]) -> int:
    """Compare, or write the record anew; 1 if it does not hold or the word does not fit."""
    from p2pduel.games.duel.rules.document import RULES_VERSION

    now = {"version": RULES_VERSION, "source": digest(RULES, KERNEL)}
    before = recorded() if RECORD.exists() else {"version": "", "source": ""}
    if now == before:
        print(f"RULES_VERSION {RULES_VERSION} stands for this source.")
        return 0
    fitting = "--same" if now["version"] == before["version"] else "--counted-up"
    if words != [fitting]:
        print(WHEN.format(version=before["version"]))
        return 1
    RECORD.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")
    print(f"Recorded: RULES_VERSION {RULES_VERSION}, {now['source'][:12]}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
