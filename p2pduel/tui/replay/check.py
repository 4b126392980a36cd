"""Verification beside the screen: in a process of its own, which the screen never waits for."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from p2pduel import children
from p2pduel.catalogue import replay as say

__all__ = ["Check", "check", "verdict"]

Check = Callable[[Path], Awaitable[dict[str, Any]]]
"""Verifies a file; the result as `p2pduel verify --json` gives it."""


async def check(path: Path) -> dict[str, Any]:
    """Verify a journal in another process; whoever cancels this ends the process as well."""
    process = await asyncio.create_subprocess_exec(
        *children.command("verify", "--json", str(path)),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        output, _ = await process.communicate()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    try:
        found = json.loads(output)
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {"error": say.not_checked(process.returncode or 0)}


def verdict(found: dict[str, Any]) -> tuple[bool, str]:
    """Whether all holds, and a short sentence about it."""
    if found.get("error"):
        return False, str(found["error"])
    proofs, violation = int(found.get("proofs", 0)), found.get("violation")
    if violation:
        return False, say.violated(violation["seat"], violation["words"])
    if found.get("defects"):
        return False, str(found["defects"][0])
    if not found.get("ok"):
        return False, say.audit_found(str(found.get("audit")))
    if not found.get("finished"):
        return True, say.hold_so_far(proofs)
    return True, say.hold(proofs, found.get("audit") == "ok")
