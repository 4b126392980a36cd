"""A mutation check, sampled: small faults are put into a copy of the tree, and the tests should notice.

python -m tests.mutants map FOLDER                 # once: which test runs which line, and how long it takes
python -m tests.mutants verifiers FOLDER --sample 60 --seed 1

Each mutant meets the tests that run its line, quickest first, until one fails. Survivors are printed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import coverage
import cryptography.hazmat.primitives.asymmetric.ed25519  # noqa: F401
import hypothesis.strategies  # noqa: F401
import msgpack  # noqa: F401
import nacl.bindings  # noqa: F401
import pytest

ROOT = Path(__file__).parents[1]
TESTS = ("tests/rules", "tests/protocol", "tests/test_decks.py")
PARTS = {
    "verifiers": ("protocol/proofs/*.py", "protocol/checks.py", "protocol/dice.py", "protocol/group.py"),
    "effects": ("protocol/decisions.py", "protocol/forced.py", "protocol/evidence.py"),
    "rules": (
        "p2pduel/games/duel/rules/*.py",
        "p2pduel/games/duel/rules/steps/*.py",
        "p2pduel/games/duel/rules/effects/*.py",
        "p2pduel/kernel/*.py",
    ),
}
PROVERS = re.compile(r"^(prove|_respond|_chain|to_wire|normal_form|self_test|chain)$")
"""Functions that make proofs: a fault there harms only the one who has it."""
BUDGET = 10.0
"""Seconds of tests a mutant may meet, by their times in the map."""
FIRST = 15
"""So many of the quickest tests are tried before the others are even collected."""
QUICK = 0.02
"""Seconds of a test that is too quick to be listed."""

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is, and the nodes of the tree it concerns."""

    path: str
    line: int
    what: str
    tree: ast.Module
    old: ast.AST
    new: ast.AST

    @property
    def source(self) -> str:
        """The module with the fault; the tree is put back: a copy would not know which node is meant."""
        try:
            return ast.unparse(_Place(self.old, self.new).visit(self.tree))
        finally:
            _Place(self.new, self.old).visit(self.tree)


def _swaps(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What may stand in a node's place, with a word for it."""
    new: Any = copy.deepcopy(node)
    match node:
        case ast.Compare(ops=[op]):
            new.ops = [COMPARED[type(op)]()]
            yield "comparison", new
        case ast.BoolOp(op=op):
            new.op = ast.And() if isinstance(op, ast.Or) else ast.Or()
            yield "and/or", new
            for index in range(len(node.values)):
                less: Any = copy.deepcopy(node)
                del less.values[index]
                yield f"condition {index + 1} dropped", less if len(less.values) > 1 else less.values[0]
        case ast.UnaryOp(op=ast.Not()):
            yield "not dropped", new.operand
        case ast.BinOp(op=op) if type(op) in CALCULATED and not isinstance(node.left, ast.JoinedStr):
            new.op = CALCULATED[type(op)]()
            yield "arithmetic", new
        case ast.Constant(value=bool()):
            new.value = not node.value
            yield "truth value", new
        case ast.Constant(value=int() as number):
            new.value = number + 1
            yield "number + 1", new
        case ast.If() | ast.IfExp() | ast.While():
            for value in (True, False) if not isinstance(node, ast.While) else (False,):
                other: Any = copy.deepcopy(node)
                other.test = ast.Constant(value)
                yield f"condition always {value}", other
        case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
            new.value = ast.Constant(None)
            yield "returns nothing", new
        case ast.Raise() | ast.Continue() | ast.Break() | ast.AugAssign():
            yield "statement dropped", ast.Pass()
        case ast.Expr(value=ast.Call()):
            yield "call dropped", ast.Pass()
        case _:
            return


class _Place(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self._old, self._new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self._old:
            return ast.copy_location(self._new, node)
        self.generic_visit(node)
        return node


def _inside(tree: ast.Module) -> Iterator[ast.AST]:
    """Nodes of functions whose faults somebody should notice: no provers, no words for people."""

    def walk(node: ast.AST) -> Iterator[ast.AST]:
        for name, field in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "type_params"):
                continue
            for child in field if isinstance(field, list) else [field]:
                if isinstance(child, ast.JoinedStr) or not isinstance(child, ast.AST):
                    continue
                if isinstance(child, ast.keyword) and child.arg == "strict":
                    continue  # a belt where lengths are compared before: nothing can tell the difference
                if isinstance(child, ast.FunctionDef) and PROVERS.match(child.name):
                    continue
                yield child
                yield from walk(child)

    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and not PROVERS.match(node.name):
            yield from walk(node)


def candidates(part: str) -> list[Mutant]:
    """Every mutant of a part."""
    found: list[Mutant] = []
    for path in sorted(path for pattern in PARTS[part] for path in ROOT.glob(pattern)):
        name = path.relative_to(ROOT).as_posix()
        tree = ast.parse(path.read_text("utf-8"))
        for node in dict.fromkeys(_inside(tree)):
            for what, new in _swaps(node):
                ast.fix_missing_locations(ast.copy_location(new, node))
                found.append(Mutant(name, getattr(node, "lineno", 0), what, tree, node, new))
    return found


def make_map(folder: Path) -> int:
    """Run the tests once with a record of who runs which line."""
    folder.mkdir(parents=True, exist_ok=True)
    words = [
        "-p",
        "no:xdist",
        "-m",
        "not slow",
        "--durations=0",
        "-vv",
        "--cov=p2pduel/games/duel/rules",
        "--cov=protocol",
    ]
    words += ["--cov-branch", "--cov-context=test", "--cov-report="]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words, *TESTS],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    (folder / "times.txt").write_text(done.stdout, "utf-8")
    shutil.move(ROOT / ".coverage", folder / "lines")
    return done.returncode


class Map:
    """Who runs which line, and how long that takes."""

    def __init__(self, folder: Path) -> None:
        self._data = coverage.CoverageData(str(folder / "lines"))
        self._data.read()
        text = (folder / "times.txt").read_text("utf-8")
        self._times: dict[str, float] = {}
        for taken, test in re.findall(r"^([\d.]+)s (?:call|setup)\s+(\S.*)$", text, re.MULTILINE):
            self._times[test.strip()] = self._times.get(test.strip(), 0.0) + float(taken)
        self._files = {Path(name).relative_to(ROOT).as_posix(): name for name in self._data.measured_files()}

    def tests(self, mutant: Mutant) -> tuple[list[str], float]:
        """The tests that run the mutant's line, quickest first, and their time; a few at least."""
        by_line = self._data.contexts_by_lineno(self._files[mutant.path])
        names = {context.rpartition("|")[0] for context in by_line.get(mutant.line, ())} - {""}
        chosen: list[str] = []
        spent = 0.0
        for name in sorted(names, key=lambda name: self._times.get(name, QUICK)):
            if chosen and spent + self._times.get(name, QUICK) > BUDGET:
                break
            chosen.append(name)
            spent += self._times.get(name, QUICK)
        return chosen, spent


def judge(tree: Path, mutant: Mutant, tests: list[str], expected: float) -> str:
    """What the tests make of a mutant: killed, slow (they never ended) or survived."""
    place = tree / mutant.path
    honest = place.read_text("utf-8")
    place.write_text(mutant.source, "utf-8")
    try:
        for part in (tests[:FIRST], tests[FIRST:]):
            verdict = _noticed(tree, part, 60 + 8 * expected) if part else "survived"
            if verdict != "survived":
                return verdict
        return "survived"
    finally:
        place.write_text(honest, "utf-8")


def _noticed(tree: Path, tests: list[str], seconds: float) -> str:
    """Run tests in a fork that has the libraries loaded, and nothing of the program yet."""
    child = os.fork()
    if child == 0:
        os.chdir(tree)
        with open(os.devnull, "w") as nothing:  # noqa: PTH123 - a name, not a path
            os.dup2(nothing.fileno(), 1)
            os.dup2(nothing.fileno(), 2)
        sys.path[:] = [str(tree), *(one for one in sys.path if Path(one or ".").resolve() != ROOT)]
        sys.modules.pop("tests", None)
        sys.dont_write_bytecode = True
        os._exit(int(pytest.main(["-x", "-p", "no:xdist", "-p", "no:cacheprovider", *tests])) != 0)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return "killed" if status else "survived"
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "slow"


def difference(mutant: Mutant) -> str:
    """The changed lines of a mutant, without the layout that unparsing changes."""
    honest = ast.unparse(ast.parse((ROOT / mutant.path).read_text("utf-8")))
    lines = difflib.unified_diff(honest.splitlines(), mutant.source.splitlines(), n=1, lineterm="")
    return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def check(part: str, folder: Path, sample: int, seed: int, seconds: float) -> None:
    """Judge a sample, say what became of it and keep every verdict in a file."""
    everything = candidates(part)
    chosen = random.Random(seed).sample(everything, min(sample, len(everything)))
    known = Map(folder)
    verdicts: list[str] = []
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch, (folder / f"{part}-{seed}.jsonl").open("a") as kept:
        tree = Path(scratch)
        for name in ("p2pduel", "protocol", "tests", "docs", "pyproject.toml", "README.md", "CHANGELOG.md"):
            copier = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copier(ROOT / name, tree / name)
        for mutant in chosen:
            if time.monotonic() - begun > seconds:
                break
            tests, expected = known.tests(mutant)
            verdict = judge(tree, mutant, tests, expected) if tests else "untested"
            verdicts.append(verdict)
            row = {"path": mutant.path, "line": mutant.line, "what": mutant.what, "verdict": verdict}
            kept.write(json.dumps(row) + "\n")
            kept.flush()
            if verdict != "killed":
                print(
                    f"\n{verdict}: {mutant.path}:{mutant.line} {mutant.what}\n{difference(mutant)}",
                    flush=True,
                )
    killed = sum(verdict in ("killed", "slow") for verdict in verdicts)
    share = 100 * killed / max(1, len(verdicts))
    print(f"\n{part}: {killed} of {len(verdicts)} killed, {share:.1f} % (seed {seed} of {len(everything)})")


def main() -> int:
    """Read the words of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("part", choices=["map", *PARTS])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sample", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1200.0, help="begin no mutant after this time")
    args = parser.parse_args()
    if args.part == "map":
        return make_map(args.folder)
    check(args.part, args.folder, args.sample, args.seed, args.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
