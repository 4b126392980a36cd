"""What a page needs to verify a game by itself: a Python for browsers, libsodium, program, journal."""

from __future__ import annotations

import base64
import importlib.util
import io
import json
import zipfile
import zlib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Final

from p2pduel.catalogue import exporting, speech
from p2pduel.table.errors import USAGE, TableError

__all__ = ["pack", "parts"]

_SODIUM: Final = "dist/modules-sumo-esm"
_FILES: Final = {
    "pyodide.mjs": "pyodide/pyodide.mjs",
    "pyodide.asm.mjs": "pyodide/pyodide.asm.mjs",
    "pyodide.asm.wasm": "pyodide/pyodide.asm.wasm",
    "python_stdlib.zip": "pyodide/python_stdlib.zip",
    "pyodide-lock.json": "pyodide/pyodide-lock.json",
    "libsodium-sumo.mjs": f"libsodium-sumo/{_SODIUM}/libsodium-sumo.mjs",
    "libsodium-wrappers.mjs": f"libsodium-wrappers-sumo/{_SODIUM}/libsodium-wrappers.mjs",
}
_PACKAGES: Final = ("p2pduel", "protocol", "msgpack", "platformdirs")
_PAINTING: Final = ("rich", "textual", "typing_extensions")
"""What a page needs besides that paints a game which goes on."""
_UNUSED: Final = ("p2pduel/cli/", "p2pduel/plain/", "protocol/vectors/", "textual/demo", "textual/drivers/")
"""What no page ever loads."""
_SCREENS: Final = "p2pduel/tui/"
"""What a verification alone never loads."""


def parts(folder: Path, journal: Path | None) -> str:
    """The parts as elements of a page, packed; `folder`: where npm has put the libraries.

    Without a journal: those of a page that follows a game somewhere else, and paints it.
    """
    found = {name: _read(_under(folder) / where) for name, where in _FILES.items()}
    lock = json.loads(found["pyodide-lock.json"])
    found["pyodide-lock.json"] = json.dumps({**lock, "packages": {}}).encode("utf-8")
    found["code.zip"] = _code(painting=journal is None)
    if journal is not None:
        found["game.duel"] = journal.read_bytes()
    return "\n".join(
        f'<script class="part" data-name="{name}" type="application/octet-stream">{pack(data)}</script>'
        for name, data in found.items()
    )


def pack(data: bytes) -> str:
    """Bytes, deflated, as text."""
    made = zlib.compressobj(9, wbits=-15)
    return base64.b64encode(made.compress(data) + made.flush()).decode("ascii")


def _under(folder: Path) -> Path:
    inner = folder / "node_modules"
    return inner if inner.is_dir() else folder


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        raise TableError(exporting.no_library(str(path)), USAGE, exporting.LIBRARY_HINT) from None


def _code(*, painting: bool) -> bytes:
    """This program and what it needs of others, as an archive to import from; of languages the one spoken."""
    packed = io.BytesIO()
    others = [f"/{one}/" for one in speech.LANGUAGES[1:] if one != speech.spoken()]
    packages = (*_PACKAGES, *_PAINTING) if painting else _PACKAGES
    unused = _UNUSED if painting else (*_UNUSED, _SCREENS)
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for package in packages:
            for name, path in _sources(package):
                if not name.startswith(unused) and not any(other in name for other in others):
                    archive.writestr(zipfile.ZipInfo(name), path.read_bytes())
        own = resources.files("p2pduel.tui.export").joinpath("inbrowser.py")
        archive.writestr(zipfile.ZipInfo("inbrowser.py"), own.read_bytes())
    return packed.getvalue()


def _sources(package: str) -> Iterator[tuple[str, Path]]:
    """Every file of a package that code may read, by its name in the archive."""
    spec = importlib.util.find_spec(package)
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    if spec is not None and not places and spec.origin is not None and spec.origin.endswith(".py"):
        return iter([(f"{package}.py", Path(spec.origin))])
    root = Path(places[0]) if places else Path()
    found = sorted(path for path in root.rglob("*") if path.suffix in {".py", ".toml", ".json", ".txt"})
    if not places or not any(path.name == "__init__.py" for path in found):
        raise TableError(exporting.NO_SOURCES, USAGE)
    return ((f"{package}/{path.relative_to(root).as_posix()}", path) for path in found)
