"""The settings on the screen: every line takes effect at once and is kept."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from p2pduel.catalogue import settings as words
from p2pduel.catalogue.speech import anew
from p2pduel.tui.dialogs import Sheet
from p2pduel.tui.dialogs.forms import Ask
from p2pduel.tui.glyphs import Glyphs
from p2pduel.tui.keymap import Action, actions, refusal, spoken
from p2pduel.tui.parts.rows import Row, Rows
from p2pduel.tui.settings.apply import Adjustable

__all__ = ["KeyScreen", "PressKey", "SettingsScreen"]

_NAME_LIMIT = 24
_ALL = "all"


class SettingsScreen(Sheet[None]):
    """One line per setting; left and right turn through its values."""

    guided: ClassVar[bool] = False
    DEFAULT_CSS = """
    SettingsScreen .note { height: auto; min-height: 2; color: $text-muted; margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "turn(1)", "p2pduel.catalogue.settings:CHANGE", key_display="←/→", priority=True),
        Binding("left", "turn(-1)", "p2pduel.catalogue.settings:CHANGE", show=False, priority=True),
    ]

    def __init__(self) -> None:
        """The settings as they are."""
        super().__init__(words.SETTINGS)

    @property
    def _app(self) -> Adjustable:
        return cast(Adjustable, self.app)

    def contents(self) -> ComposeResult:
        """The lines, and a note on the marked one."""
        yield Rows(self._rows(), id="settings")
        yield Static(words.HINT, classes="note", id="note")

    def on_mount(self) -> None:
        """The first line waits."""
        self.query_one("#settings").focus()

    def _rows(self) -> list[Row]:
        rows, width = [], max(map(len, words.LABELS.values()))
        for key, label in words.LABELS.items():
            text = Text(f"{label:<{width}}  ")
            text.append(self._value(key), style="bold")
            rows.append(Row(key, text))
        return rows

    @property
    def _person(self) -> str:
        return str(getattr(self.app, "own_name", self._app.settings.name))

    def _value(self, key: str) -> str:
        if key == "keys":
            return ""
        if key == "name":
            return self._person or words.NO_NAME
        return f"‹ {words.VALUES[key][getattr(self._app.settings, key)]} ›"

    @on(Rows.Pointed)
    def _pointed(self, event: Rows.Pointed) -> None:
        self.query_one("#note", Static).update(Text(words.ABOUT[event.row.key]))

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        if event.row.key == "name":
            self._rename()
        elif event.row.key == "keys":
            self.app.push_screen(KeyScreen())
        else:
            self.action_turn(1)

    @work
    async def _rename(self) -> None:
        ask = Ask(words.LABELS["name"], words.ASK_NAME, self._person, _NAME_LIMIT)
        name = await self.app.push_screen_wait(ask)
        if name:
            rename = getattr(self.app, "rename", None)
            if rename is not None:
                rename(name)
            else:
                self._app.adjust(name=name)
            self.restyle(self._app.glyphs)

    def action_turn(self, step: int) -> None:
        """The next or the previous value of the marked line."""
        rows = self.query_one("#settings", Rows)
        key = rows.current.key if rows.current is not None else ""
        if key in words.VALUES:
            values = list(words.VALUES[key])
            now = values.index(getattr(self._app.settings, key))
            self._app.adjust(**{key: values[(now + step) % len(values)]})

    def restyle(self, _glyphs: Glyphs) -> None:
        """The values as they are now, and all words."""
        self.query_one(".sheet").border_title = Content(words.SETTINGS)
        rows = self.query_one("#settings", Rows)
        rows.put(self._rows())
        if rows.current is not None:
            self.query_one("#note", Static).update(Text(words.ABOUT[rows.current.key]))


class KeyScreen(Sheet[None]):
    """Every action with its key."""

    guided: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("delete", "usual", "p2pduel.catalogue.settings:ALL_USUAL", show=False)
    ]

    def __init__(self) -> None:
        """The keys as they are."""
        super().__init__(words.KEYS)

    @property
    def _app(self) -> Adjustable:
        return cast(Adjustable, self.app)

    def contents(self) -> ComposeResult:
        """The actions, and how to change them."""
        yield Rows(self._rows(), id="keys")
        yield Static(words.KEYS_HINT, classes="question")

    def on_mount(self) -> None:
        """The first action waits."""
        self.query_one("#keys").focus()

    def _rows(self) -> list[Row]:
        rows = []
        says = max(len(action.says) for action in actions())
        where = max(map(len, words.WHERE.values()))
        for action in actions():
            key = self._app.settings.keys.get(action.name, action.key)
            text = Text(f"{action.says:<{says}}  {words.WHERE[action.where]:<{where}}  ")
            text.append(spoken(key), style="bold")
            rows.append(Row(action.name, text))
        rows.append(Row(_ALL, Text(words.ALL_USUAL)))
        return rows

    @on(Rows.Picked)
    def _picked(self, event: Rows.Picked) -> None:
        if event.row.key == _ALL:
            self._set({})
        else:
            self._ask(next(action for action in actions() if action.name == event.row.key))

    @work
    async def _ask(self, action: Action) -> None:
        key = await self.app.push_screen_wait(PressKey(action))
        if key is None:
            return
        keys = {name: held for name, held in self._app.settings.keys.items() if name != action.name}
        if refusal(action, key, keys):
            self.notify(anew(refusal, action, key, keys), severity="warning", markup=False)
        else:
            self._set(keys if key == action.key else {**keys, action.name: key})

    def action_usual(self) -> None:
        """The usual key for the marked action again."""
        current = self.query_one("#keys", Rows).current
        action = next((one for one in actions() if current is not None and one.name == current.key), None)
        if action is None:
            return
        keys = {name: key for name, key in self._app.settings.keys.items() if name != action.name}
        if refusal(action, action.key, keys):
            self.notify(anew(refusal, action, action.key, keys), severity="warning", markup=False)
        else:
            self._set(keys)

    def _set(self, keys: dict[str, str]) -> None:
        self._app.adjust(keys=keys)

    def restyle(self, _glyphs: Glyphs) -> None:
        """The keys as they are now."""
        self.query_one("#keys", Rows).put(self._rows())


class PressKey(Sheet[str]):
    """Waits for one key; Esc leaves everything as it is."""

    guided: ClassVar[bool] = False

    def __init__(self, action: Action) -> None:
        """For this action."""
        super().__init__(words.PRESS_TITLE)
        self._action = action

    def contents(self) -> ComposeResult:
        """What is waited for."""
        yield Static(Text(words.press(self._action.says)), classes="question")

    async def _on_key(self, event: events.Key) -> None:
        """The next key is the answer, before anything else can take it."""
        event.stop()
        event.prevent_default()
        self.dismiss(None if event.key == "escape" else event.key)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """No other key means anything here."""
        return action == "close"


def open_settings(app: Any) -> None:
    """Show the settings, once."""
    if not any(isinstance(screen, SettingsScreen) for screen in app.screen_stack):
        app.push_screen(SettingsScreen())
