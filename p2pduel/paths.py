"""Where this program keeps things; no other module knows the data folder."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

__all__ = ["decks", "games", "home", "identity", "known_peers", "lesson", "relays", "settings", "write_whole"]


def home() -> Path:
    """The data folder: `P2PDUEL_HOME` if set, else the platform's own place."""
    chosen = os.environ.get("P2PDUEL_HOME")
    if chosen:
        return Path(chosen).expanduser()
    import platformdirs  # whoever says where needs none

    return Path(platformdirs.user_data_dir("p2pduel", appauthor=False))


def identity() -> Path:
    """The folder of the signing key."""
    return home() / "identity"


def games() -> Path:
    """The folder of the journals."""
    return home() / "games"


def decks() -> Path:
    """The folder of the decks a person has built."""
    return home() / "decks"


def known_peers() -> Path:
    """The keys met before, by name."""
    return home() / "known_peers"


def relays() -> Path:
    """Whether the public relays may be used to find others across the internet."""
    return home() / "relays"


def settings() -> Path:
    """The settings file."""
    return home() / "settings.toml"


def lesson(game: str) -> Path:
    """How far the learner has come in the first lesson of a game."""
    return home() / f"lesson-{game}.json"


def write_whole(path: Path, text: str) -> OSError | None:
    """Write a file whole or not at all, its folder with it; what stood against it."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            fresh.unlink()
        return error
    return None
