"""Which sets the person at the deck builder owns: asked in a form, kept in the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from p2pduel.catalogue import builder as say
from p2pduel.catalogue import settling
from p2pduel.decks.boxes import owned, with_owned
from p2pduel.realm.deck.bench import Bench
from p2pduel.tui.dialogs.forms import Field, Form

if TYPE_CHECKING:
    from textual.app import App

    from p2pduel.tui.settings.apply import Adjustable

__all__ = ["ask_owned", "filtered", "how_many", "owned_here"]

_YES, _NO = "yes", "no"


def owned_here(app: App[object], bench: Bench) -> tuple[str, ...]:
    """The sets of a game that the person owns, by the settings of this app."""
    return owned(bench.name, cast("Adjustable", app).settings.sets)


def filtered(bench: Bench, sets: tuple[str, ...]) -> tuple[str, ...]:
    """The sets to ask the list for: what everybody has, and those a person owns."""
    boxes = bench.law.BOXES
    return tuple(name for name in bench.sets if boxes is None or name not in boxes.names or name in sets)


def how_many(app: App[object], bench: Bench) -> str:
    """How many of the sets there are the person owns, in words; empty where one box holds them all."""
    boxes = bench.law.BOXES
    if boxes is None:
        return ""
    sets = owned_here(app, bench)
    return say.ALL if len(sets) == len(boxes.names) else say.part_of(len(sets), len(boxes.names))


async def ask_owned(app: App[object], bench: Bench) -> None:
    """Ask which sets the person owns, and keep it; Esc leaves it as it was."""
    boxes = bench.law.BOXES
    assert boxes is not None
    now = owned_here(app, bench)
    values = [(_YES, settling.YES), (_NO, settling.NO)]
    fields = [Field(name, boxes.title(name), values, [say.ABOUT_OWNED] * 2) for name in boxes.names]
    at_first = {name: _YES if name in now else _NO for name in boxes.names}
    form = Form(say.OWNED_TITLE, lambda _chosen: fields, at_first, say.OWNED_DO)
    chosen = await app.push_screen_wait(form)
    if chosen is not None:
        adjustable = cast("Adjustable", app)
        sets = [name for name in boxes.names if chosen[name] == _YES]
        adjustable.adjust(sets=with_owned(adjustable.settings.sets, bench.name, sets))
