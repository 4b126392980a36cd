"""Says whether the built archives hold what they should and nothing else."""

import sys
import tarfile
import zipfile
from pathlib import Path

CODE = ("p2pduel/", "protocol/")
IN_WHEEL = (*CODE, "p2pduel-")
IN_SDIST = (
    *CODE,
    "tests/",
    "docs/",
    "benchmarks/",
    *(f"{name}.md" for name in ("README", "CHANGELOG", "SECURITY")),
)
BESIDE = ("LICENSE", "Makefile", "constraints.txt", "pyproject.toml", "PKG-INFO", ".gitignore")
MUST = ("p2pduel/__init__.py", "p2pduel/cli/dispatch.py", "protocol/__init__.py", "protocol/SPEC.md")
KEPT = "tests/known/"
"""Journals of old games that must stay readable."""
NEVER = (".pyc", ".duel", ".key", ".orig", ".rej", "~")


def names(archive: Path) -> list[str]:
    """The files in a wheel or an sdist."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return [name for name in wheel.namelist() if not name.endswith("/")]
    with tarfile.open(archive) as sdist:
        return [member.name.split("/", 1)[1] for member in sdist.getmembers() if member.isfile()]


def data_files() -> list[str]:
    """Everything beside the code that has to travel: texts, vectors, decks, style sheets, py.typed."""
    found = []
    for package in ("p2pduel", "protocol"):
        for path in Path(package).rglob("*"):
            if path.is_file() and path.suffix not in {".py", ".pyc"} and "__pycache__" not in path.parts:
                found.append(path.as_posix())
    return found


def faults(archive: Path) -> list[str]:
    """What is wrong with one archive."""
    held = names(archive)
    wrong = [f"lacks {name}" for name in [*MUST, *data_files()] if name not in held]
    wrong += [
        f"should not hold {name}" for name in held if name.endswith(NEVER) and not name.startswith(KEPT)
    ]
    meant = IN_WHEEL if archive.suffix == ".whl" else IN_SDIST
    wrong += [f"should not hold {name}" for name in held if not name.startswith(meant) and name not in BESIDE]
    if not any(name.endswith("LICENSE") for name in held):
        wrong.append("lacks the licence")
    return [f"{archive.name} {fault}" for fault in wrong]


if __name__ == "__main__":
    found = [fault for name in sys.argv[1:] for fault in faults(Path(name))]
    print("\n".join(found) or "archives hold what they should")
    sys.exit(bool(found))
