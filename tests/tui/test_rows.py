"""Lists to choose from: what is chosen is what was shown."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.widgets import OptionList

from p2pduel.tui.parts.rows import Row, Rows


def _rows(*keys: str) -> list[Row]:
    return [Row(key, Text(key)) for key in keys]


class _Lists(App[None]):
    """One list, and what was picked from it."""

    def __init__(self) -> None:
        super().__init__()
        self.picked: list[str] = []

    def compose(self) -> ComposeResult:
        """Three rows."""
        yield Rows(_rows("build", "trade", "end"))

    def on_rows_picked(self, event: Rows.Picked) -> None:
        """Remember it."""
        self.picked.append(event.row.key)


async def test_a_choice_that_is_heard_when_the_list_has_changed_is_never_another_one() -> None:
    """The row of that name wherever it is now; nothing, and no crash, if it is gone."""
    app = _Lists()
    async with app.run_test() as pilot:
        rows = app.query_one(Rows)
        last = OptionList.OptionSelected(rows, rows.get_option_at_index(2), 2)
        rows.put(_rows("demolish", "end", "build", "trade"))
        rows.post_message(last)
        await pilot.pause()
        assert app.picked == ["end"]
        gone = OptionList.OptionSelected(rows, rows.get_option_at_index(3), 3)
        rows.put(_rows("end"))
        rows.post_message(gone)
        await pilot.pause()
        assert app.picked == ["end"]


async def test_a_click_on_a_line_that_is_gone_hits_nothing() -> None:
    """The list became shorter between two paints; a click on a line that is there still chooses it."""
    app = _Lists()
    async with app.run_test() as pilot:
        rows = app.query_one(Rows)
        rows.put(_rows("end"))
        for line in (2, 0):
            style = Style(meta={"option": line})
            rows.post_message(events.Click(rows, 1, line, 0, 0, 1, False, False, False, 1, line, style))
            await pilot.pause()
        assert app.picked == ["end"]


async def test_rows_that_stay_keep_their_lines() -> None:
    """A full log drops its oldest row with every new one: only the new one is wrapped and measured."""
    app = _Lists()
    async with app.run_test() as pilot:
        rows = app.query_one(Rows)
        first = rows.rows
        lines = list(rows.options)
        rows.rewrite(renamed := Row("trade", Text("barter")))
        rows.extend([renamed, first[2], *_rows("demolish")])
        assert [one is other for one, other in zip(rows.options, lines[1:], strict=False)] == [True, True]
        assert [str(line.prompt) for line in rows.options] == ["barter", "end", "demolish"]
        for index in range(3):
            rows.highlighted = index
            rows.action_select()
        await pilot.pause()
        assert app.picked == ["trade", "end", "demolish"]


async def test_a_row_that_is_there_twice_has_two_lines() -> None:
    app = _Lists()
    async with app.run_test():
        rows = app.query_one(Rows)
        again = rows.rows[0]
        rows.put([again, again])
        assert len(set(rows.options)) == 2
