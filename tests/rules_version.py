"""The source of each game's rules in a normal form, bound to its RULES_VERSION.

Two programs play each other when their rules fingerprints are equal, and the fingerprint knows facts and
version, not code: whoever changes how a move is judged must count the version up. `tests/rules_version.json`
holds for each game the version and a digest of the source it stands for; a test fails when it has moved on.

    python -m tests.rules_version               say of every game whether the record holds
    python -m tests.rules_version --counted-up  RULES_VERSION was counted up: write the record anew
    python -m tests.rules_version --same        no move is judged otherwise than before: write it anew

Several games' sources may have moved on, some with their version and some without: each word writes the
record of the games it fits.

The digest knows no comments, docstrings, types, imports, file names or order of definitions, so that moving
code about does not touch it.
"""

import ast
import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

__all__ = ["GAMES", "RECORD", "RULES", "WHEN", "digest", "normal", "now", "recorded"]

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "tests" / "rules_version.json"
PROGRAM = ROOT / "p2pduel"
RULES = PROGRAM / "games" / "duel" / "rules"
KERNEL = PROGRAM / "kernel"
"""What the rules are written in judges moves as well."""
PRINCIPALITY = PROGRAM / "principality"
"""What the Duel and the classic game have in common."""
GAMES: dict[str, tuple[Path, ...]] = {
    "duel": (RULES, KERNEL, PRINCIPALITY),
    "classic": (PROGRAM / "games" / "classic" / "rules", KERNEL, PRINCIPALITY),
    "island": (PROGRAM / "games" / "island" / "rules", KERNEL),
}
"""Every game and the packages that judge its moves."""

WHEN = """The rules of {game} and the kernel are not the source RULES_VERSION {version} was recorded for.

Does it judge any move otherwise than before, offer other moves, ask another question, lead to another
state or write another state hash? Then two programs that differ in it must not play each other: count
RULES_VERSION in p2pduel/games/{game}/rules/document.py up, once per release, and run
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


def now(game: str) -> dict[str, str]:
    """Version and digest of a game as they are."""
    from p2pduel import games

    return {"version": games.game(game).rules.version, "source": digest(*GAMES[game])}


def recorded() -> dict[str, dict[str, str]]:
    """Version and digest of every game as they were written down."""
    found: dict[str, dict[str, str]] = json.loads(RECORD.read_text(encoding="utf-8"))
    return found


def main(words: list[str]) -> int:
    """Compare, or write the record anew; 1 if one does not hold or the word does not fit."""
    before = recorded() if RECORD.exists() else {}
    missed = 0
    for game in GAMES:
        found, held = now(game), before.get(game, {"version": "", "source": ""})
        fitting = "--same" if found["version"] == held["version"] else "--counted-up"
        if found == held:
            print(f"RULES_VERSION {found['version']} of {game} stands for this source.")
        elif words == [fitting]:
            before[game] = found
            print(f"Recorded: RULES_VERSION {found['version']} of {game}, {found['source'][:12]}.")
        else:
            missed = 1
            print(WHEN.format(game=game, version=held["version"]))
    RECORD.write_text(json.dumps(before, indent=2) + "\n", encoding="utf-8")
    return missed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
