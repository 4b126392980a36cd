"""A real browser without a window, driven through a pair of pipes by Chromium's own protocol."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

__all__ = ["Page", "browser", "needs_browser"]

PATIENCE = 60.0
_NAMES = ("chromium", "chromium-browser", "google-chrome")
_PROGRAM = next((found for name in _NAMES if (found := shutil.which(name))), None)

needs_browser = pytest.mark.skipif(
    _PROGRAM is None, reason="NO BROWSER: pages are not opened; install chromium to test them"
)


class Page:
    """One tab."""

    def __init__(self, to: int, back: int, process: int) -> None:
        self._to, self._back = to, back
        self.process = process
        """The browser's first one, whose session all others belong to."""
        self._number = 0
        self._rest = b""
        self._session = ""
        self.problems: list[str] = []
        """Exceptions and refused requests, as the browser reports them."""
        self.requests: list[str] = []
        """Every address the page asked for."""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Ask the browser for something; its answer."""
        self._number += 1
        wanted: dict[str, Any] = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            wanted["sessionId"] = self._session
        os.write(self._to, json.dumps(wanted).encode("utf-8") + b"\0")
        while True:
            said = self._hear()
            if said.get("id") == self._number:
                assert "error" not in said, said["error"]
                return dict(said["result"])

    def _hear(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            came = os.read(self._back, 1 << 16)
            assert came, "the browser is gone"
            self._rest += came
        text, _, self._rest = self._rest.partition(b"\0")
        said: dict[str, Any] = json.loads(text)
        about = said.get("params", {})
        if said.get("method") == "Runtime.exceptionThrown":
            self.problems.append(str(about["exceptionDetails"].get("exception", about)))
        elif said.get("method") == "Log.entryAdded" and about["entry"]["level"] == "error":
            self.problems.append(about["entry"]["text"])
        elif said.get("method") == "Network.requestWillBeSent":
            self.requests.append(about["request"]["url"])
        return said

    def open(self, address: str, until: str = "document.documentElement?.dataset.ready === 'yes'") -> None:
        """Open a page and wait until it says that it is ready."""
        self.call("Page.navigate", url=address)
        self.until(until)

    def run(self, script: str) -> Any:
        """The value of an expression in the page; promises are waited for."""
        found = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def until(self, script: str, patience: float = PATIENCE) -> None:
        """Wait until an expression is true."""
        deadline = time.monotonic() + patience
        while not self.run(f"Boolean({script})"):
            assert time.monotonic() < deadline, f"never true: {script}; {self.problems}"
            time.sleep(0.02)

    def press(self, key: str) -> None:
        """A key, as a person presses it."""
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, text=key if len(key) == 1 else "")

    def click(self, selector: str) -> None:
        """The left button of the mouse on the middle of an element."""
        box = self.run(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView();"
            " const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()"
        )
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left", clickCount=1)

    def text(self, selector: str) -> str:
        """What an element says."""
        return str(self.run(f"document.querySelector({json.dumps(selector)}).textContent"))


@contextlib.contextmanager
def browser(*more: str) -> Iterator[Page]:
    """A browser with one tab; it never outlives the test."""
    assert _PROGRAM is not None
    theirs_in, ours_out = os.pipe()
    ours_in, theirs_out = os.pipe()
    with tempfile.TemporaryDirectory() as home:
        words = [
            _PROGRAM,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
        ]
        words += [f"--user-data-dir={home}", "--window-size=1400,1000", "--remote-debugging-pipe", *more]
        script = f'exec "$@" 3<&{theirs_in} 4>&{theirs_out}'
        process = subprocess.Popen(
            ["bash", "-c", script, "bash", *words],
            pass_fds=(theirs_in, theirs_out),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": home},
            start_new_session=True,
        )
        os.close(theirs_in)
        os.close(theirs_out)
        try:
            yield Page(ours_out, ours_in, process.pid)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, 9)
            process.wait()
            os.close(ours_in)
            os.close(ours_out)
            shutil.rmtree(Path(home), ignore_errors=True)
            Path(home).mkdir(exist_ok=True)
