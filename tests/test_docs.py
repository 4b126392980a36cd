"""The documents say what is true: commands parse, links lead somewhere, arrows of the diagram are imports."""

from __future__ import annotations

import ast
import re
import shlex
from pathlib import Path

import pytest

from p2pduel.cli.dispatch import COMMANDS, command_parser

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")])

ARROWS: dict[str, set[str]] = {
    "protocol": {"protocol"},
    "p2pduel.rules": {"p2pduel.rules"},
    "p2pduel.bots": {"p2pduel.bots", "p2pduel.rules"},
    "p2pduel.catalogue": {"p2pduel.catalogue", "p2pduel.rules"},
    "p2pduel.decks": {"p2pduel.decks", "p2pduel.rules", "p2pduel.paths"},
    "p2pduel.local": {"p2pduel.local", "p2pduel.bots", "p2pduel.rules"},
    "p2pduel.table": {
        "p2pduel.table",
        "p2pduel.bots",
        "p2pduel.rules",
        "p2pduel.catalogue",
        "p2pduel.paths",
        "p2pduel.settings",
        "protocol",
    },
}
"""Who may import whom (docs/architecture.md); what is not listed may import everything."""


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


def imported(path: Path) -> set[str]:
    """The modules of ours that a file imports, by their full names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] in ("p2pduel", "protocol")}


@pytest.mark.parametrize("package", sorted(ARROWS))
def test_imports_go_along_the_arrows_only(package: str) -> None:
    """No file of a package imports anything but what the diagram allows it."""
    files = sorted((ROOT / package.replace(".", "/")).rglob("*.py"))
    assert files
    for path in files:
        for name in imported(path):
            allowed = any(name == arrow or name.startswith(arrow + ".") for arrow in ARROWS[package])
            assert allowed, f"{path.relative_to(ROOT)} imports {name}"
