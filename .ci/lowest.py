"""Prints the lowest version of every direct need of the program, as pyproject.toml allows it."""

import re
import tomllib
from pathlib import Path

NEEDS = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]["dependencies"]

if __name__ == "__main__":
    for need in NEEDS:
        name, lowest = re.fullmatch(r"([\w-]+)>=([\d.]+).*", need).groups()
        print(f"{name}=={lowest}")
