"""What pages that verify are made of."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browser import Page, browser

LIBRARIES = ("pyodide@314.0.7", "libsodium-wrappers-sumo@0.8.4")


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where npm has put them; P2PDUEL_NPM names a folder that has them already."""
    given = os.environ.get("P2PDUEL_NPM")
    if given:
        return Path(given)
    if shutil.which("npm") is None:
        pytest.skip("NO NPM: pages that verify are not tried")
    folder = tmp_path_factory.mktemp("npm")
    (folder / "package.json").write_text("{}")
    command = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", *LIBRARIES]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=200)
    if done.returncode:
        pytest.skip(f"NO LIBRARIES: pages that verify are not tried: {done.stderr[-200:]}")
    return folder


@pytest.fixture(scope="module")
def tab() -> Iterator[Page]:
    """One browser for all tests of a module; of all hosts it knows this machine alone."""
    with browser("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1") as made:
        yield made
