"""What pages that verify are made of."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.browser import Page, browser
from tests.web.libraries import NotThereError, installed


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where npm has put them, or the test skipped loudly."""
    try:
        return installed(tmp_path_factory.mktemp("npm"))
    except NotThereError as error:
        pytest.skip(f"{error}: pages that verify are not tried")


@pytest.fixture(scope="module")
def tab() -> Iterator[Page]:
    """One browser for all tests of a module; of all hosts it knows this machine alone."""
    with browser("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1") as made:
        yield made
