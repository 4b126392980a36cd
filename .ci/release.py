"""Builds and tags a release, or refuses: a dirty tree, no changelog entry, a version that is out already."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def git(*words: str) -> str:
    """What git answers."""
    return subprocess.run(
        ["git", *words], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


def version() -> str:
    """The version the package names."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "p2pduel" / "__init__.py").read_text("utf-8"), re.M)
    return found[1] if found else ""


def entry(number: str) -> str:
    """What the changelog says about a version."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    return text.partition(f"## {number}\n")[2].partition("\n## ")[0].strip()


def faults(number: str) -> list[str]:
    """Every reason not to release."""
    found = []
    if git("status", "--porcelain"):
        found.append("the tree is not clean: commit or remove what is there")
    if not entry(number):
        found.append(f"CHANGELOG.md says nothing under '## {number}'")
    if git("tag", "--list", f"v{number}"):
        found.append(f"v{number} is tagged already: count __version__ up in p2pduel/__init__.py")
    return found


def main() -> int:
    """Check everything, build, tag."""
    number = version()
    wrong = faults(number)
    if wrong:
        print("\n".join(f"no release: {fault}" for fault in wrong), file=sys.stderr)
        return 1
    if "--check" in sys.argv[1:]:
        print(f"{number} can be released")
        return 0
    subprocess.run(["make", "check"], cwd=ROOT, check=True)
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "build"], check=True)
    subprocess.run([sys.executable, "-m", "build", "--outdir", "dist"], cwd=ROOT, check=True)
    git("tag", "--annotate", f"v{number}", "--message", f"p2pduel {number}\n\n{entry(number)}")
    print(f"dist/ holds p2pduel {number}, and v{number} is tagged; push both when you have looked at them")
    return 0


if __name__ == "__main__":
    sys.exit(main())
