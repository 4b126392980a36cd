"""All benchmarks, one page: `python -m benchmarks.report` writes docs/benchmarks.md."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.timing import machine

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"
SKIPPED = {"__init__", "report", "timing"}

HEAD = """# Benchmarks

`make bench` measures all of this and writes this page. What counts are the ratios: both sides of each were
measured in the same run on the same machine. Other work on the machine makes the absolute figures worse.

- machine: {machine}
- date: {date}
"""


def modules() -> list[str]:
    """Every benchmark there is."""
    return sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem not in SKIPPED)


def section(name: str) -> str:
    """What one benchmark printed, under its own description."""
    done = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{name}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        raise SystemExit(f"benchmarks.{name} ended with {done.returncode}")
    text = done.stdout.strip()
    body = text if text.startswith(("|", "#")) else f"```\n{text}\n```"
    return f"## {name}\n\n{body}\n"


def main() -> None:
    """Run them one after another, so that none disturbs the next."""
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    parts = [HEAD.format(machine=machine(), date=date)]
    for name in modules():
        print(f"benchmarks.{name} …", file=sys.stderr, flush=True)
        parts.append(section(name))
    PAGE.write_text("\n".join(parts), encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
