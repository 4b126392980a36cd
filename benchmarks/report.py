"""All benchmarks, one page: `python -m benchmarks.report` writes docs/benchmarks.md.

`python -m benchmarks.report engine table` measures only these and leaves the other sections as they are.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.timing import machine

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"
SKIPPED = {"__init__", "report", "timing"}
SHORTER = {"ismcts": ("--games", "12")}
"""What would take too long in its usual length."""

HEAD = """# Benchmarks

`make bench` measures all of this and writes this page. What counts are the ratios: both sides of each were
measured in the same run on the same machine. Other work on the machine makes the absolute figures worse.

- machine: {machine}
- date: {date}

Ratios of decks, table and verification are times over those of the bare operations, that of the screens
over a bare Textual app: less is better. Those of the engine are decisions a second over those of catanatron:
more is better.

| benchmark | what | ratio |
|---|---|---|
{ratios}
"""

_TIMES = re.compile(r"^\| (?P<what>[^|]+) \|.*?(?P<ratio>[\d.]+) (?:times|×)[^|]*\|")
_DECKS = re.compile(r"^(?P<what>\w[\w -]*? +\d+  [\w+ ]+?) +[\d.]+ +[\d.]+ +(?P<ratio>[\d.]+) +\d*( .*)?$")


def modules() -> list[str]:
    """Every benchmark there is."""
    return sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem not in SKIPPED)


def ratios(text: str) -> Iterator[tuple[str, float]]:
    """Every ratio a benchmark has printed, with the words in front of it."""
    column = 0
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            column = 0
        elif "ratio" in cells:
            column = cells.index("ratio")
        elif column and not cells[0].startswith("-"):
            yield cells[0], float(cells[column])
        for pattern in (_TIMES, _DECKS):
            if not column and (found := pattern.match(line)):
                yield " ".join(found["what"].split()), float(found["ratio"])


def summary(name: str, text: str) -> list[str]:
    """The rows of one benchmark in the table at the head: all its ratios, or the ends of a long list."""
    found = list(ratios(text))
    if len(found) > 8:
        ordered = sorted(found, key=lambda row: row[1])
        found = [(f"least of {len(found)}: {ordered[0][0]}", ordered[0][1])]
        found += [(f"most of {len(ordered)}: {ordered[-1][0]}", ordered[-1][1])]
    return [f"| {name} | {what} | {ratio:.2f} |" for what, ratio in found]


def section(name: str) -> str:
    """What one benchmark printed."""
    done = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{name}", *SHORTER.get(name, ())],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        raise SystemExit(f"benchmarks.{name} ended with {done.returncode}")
    text = done.stdout.strip()
    return text if text.startswith(("|", "#")) else f"```\n{text}\n```"


def kept() -> dict[str, str]:
    """The sections of the page as it is."""
    text = PAGE.read_text("utf-8") if PAGE.exists() else ""
    parts = re.split(r"^## (\w+)\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], (part.strip() for part in parts[1::2]), strict=True))


def write(sections: dict[str, str]) -> None:
    """The page: the table of ratios, then what every benchmark printed."""
    rows = [row for name, text in sections.items() for row in summary(name, text)]
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    parts = [HEAD.format(machine=machine(), date=date, ratios="\n".join(rows))]
    parts += [f"## {name}\n\n{text}\n" for name, text in sections.items()]
    PAGE.write_text("\n".join(parts), encoding="utf-8")


def main() -> None:
    """Run them one after another, so that none disturbs the next."""
    wanted = sys.argv[1:] or modules()
    old = kept()
    for name in wanted:
        begun = time.monotonic()
        print(f"benchmarks.{name} …", file=sys.stderr, flush=True)
        old[name] = section(name)
        print(f"  {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
    write({name: old[name] for name in modules() if name in old})
    print(f"written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
