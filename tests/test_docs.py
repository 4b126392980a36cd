"""The documents say what is true: commands parse, links lead somewhere, arrows of the diagram are imports."""

from __future__ import annotations

import ast
import re
import shlex
from pathlib import Path

import pytest

from p2pduel.cli.dispatch import COMMANDS, command_parser

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "SECURITY.md", *(ROOT / "docs").rglob("*.md")]
)


def typed(page: Path) -> list[str]:
    """The `p2pduel …` lines of a page's shell examples."""
    blocks = re.findall(r"```sh\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    lines = [line.strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith("p2pduel ")]


EXAMPLES = sorted({line for page in PAGES for line in typed(page)})


@pytest.mark.parametrize("line", EXAMPLES)
def test_every_command_in_the_docs_is_one_the_program_understands(line: str) -> None:
    """Typed as shown, each example gets past the parser."""
    name, *words = shlex.split(line, comments=True)[1:]
    assert name in COMMANDS
    command_parser(name).parse_args(words)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files_that_are_there(page: Path) -> None:
    """Every relative link of a page names a file of the repository."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    targets = [target for target in re.findall(r"\]\(([^)#]+)", text) if "://" not in target]
    assert all((page.parent / target).exists() for target in targets), targets


def test_the_readme_names_the_two_commands_and_the_disclaimer() -> None:
    """What a stranger must find: how to start, how to test, and that this is no official product."""
    text = (ROOT / "README.md").read_text("utf-8")
    assert "make play" in text and "make test" in text
    assert "unofficial" in text and "non-commercial" in text


def test_the_changelog_speaks_of_this_version() -> None:
    """The version in the package has a heading in the changelog."""
    from p2pduel import __version__

    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


DIAGRAM = (
    (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("```mermaid")[2].partition("```")[0]
)
PARTS = {name: place.replace("/", ".") for name, place in re.findall(r'^ +(\w+)\["([\w/]+)<', DIAGRAM, re.M)}
ARROWS = {(PARTS[one], PARTS[other]) for one, other in re.findall(r"^ +(\w+) --> (\w+)$", DIAGRAM, re.M)}
"""The parts of the program as the diagram names them, and its arrows: who imports whom."""


def part_of(module: str) -> str:
    """The part a module belongs to; the deepest one counts."""
    return max((part for part in PARTS.values() if f"{module}.".startswith(f"{part}.")), key=len, default="")


def imports() -> dict[tuple[str, str], str]:
    """Every pair of parts of which one imports the other, with a file that does."""
    found: dict[tuple[str, str], str] = {}
    for path in sorted([*(ROOT / "p2pduel").rglob("*.py"), *(ROOT / "protocol").rglob("*.py")]):
        place = path.relative_to(ROOT)
        part = part_of(".".join(place.with_suffix("").parts))
        assert part or (place.parent.name == "p2pduel" and place.stem.startswith("__")), f"not drawn: {place}"
        for name in imported(path) if part else ():
            found.setdefault((part, part_of(name)), place.as_posix())
    return {pair: path for pair, path in found.items() if pair[0] != pair[1] and pair[1]}


def below(part: str) -> set[str]:
    """All that can be reached from a part along the arrows."""
    found: set[str] = set()
    todo = [part]
    while todo:
        here = todo.pop()
        todo += [other for one, other in ARROWS if one == here and other not in found]
        found |= {other for one, other in ARROWS if one == here}
    return found


def imported(path: Path) -> set[str]:
    """The modules of ours that a file imports, by their full names; what only types need does not count."""
    found: set[str] = set()
    tree = ast.parse(path.read_text("utf-8"))
    types = {id(node) for block in ast.walk(tree) if _for_types(block) for node in ast.walk(block)}
    for node in ast.walk(tree):
        if id(node) in types:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] in ("p2pduel", "protocol")}


def _for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def test_imports_go_along_the_arrows_only() -> None:
    """Nobody imports anything but what lies below him in the diagram."""
    assert len(PARTS) > 10
    strays = {pair: path for pair, path in imports().items() if pair[1] not in below(pair[0])}
    assert not strays


def test_every_arrow_of_the_diagram_is_an_import_and_none_goes_up() -> None:
    """What is drawn is there, and no arrow leads back."""
    assert imports().keys() >= ARROWS
    assert not [part for part in PARTS.values() if part in below(part)]
