"""`p2pduel engine`: the rules by JSON lines, for bots, tests and other programs."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TextIO

from p2pduel import games
from p2pduel.cli.common import EXIT_OK, emit

if TYPE_CHECKING:
    from p2pduel.kernel.errors import IllegalMove
    from p2pduel.kernel.operations import Decision, Finished
    from p2pduel.local.driver import LocalTable
    from p2pduel.local.steps import StepTable

    Table = LocalTable[Any] | StepTable[Any]

__all__ = ["COMMANDS", "EXAMPLE", "Engine", "arguments", "run"]

EXAMPLE = """
p2pduel engine
echo '{"cmd":"new","variant":"intro","seed":1}' | p2pduel engine
"""

_MAX_LINE = 4_000_000
"""A position of any game is far smaller; a longer line is refused before it is parsed."""

_DEFECT = "a defect of this program, or a loaded position no game could come to"

Answer = dict[str, Any]


def arguments(parser: argparse.ArgumentParser) -> None:
    """No options: everything is said in the lines (docs/engine.md)."""
    del parser


def run(args: argparse.Namespace) -> int:
    """Answer every line until `quit` or the end of the input."""
    del args
    if isinstance(sys.stdin, io.TextIOWrapper):
        # bytes that are no text get an answer, too; a lone carriage return ends no line
        sys.stdin.reconfigure(encoding="utf-8", errors="replace", newline="\n")
    for answer in Engine().answers(_lines(sys.stdin)):
        emit(answer)
    return EXIT_OK


def _lines(source: TextIO) -> Iterator[str]:
    """The lines of the input; of one that is too long only so much is kept as shows that it is."""
    while line := source.readline(_MAX_LINE + 1):
        rest = line
        while len(rest) > _MAX_LINE and not rest.endswith("\n"):
            rest = source.readline(_MAX_LINE + 1)
        yield line


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """A line that cannot be done, with a stable code."""

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code, self.words = code, words


class Field(NamedTuple):
    """One field of a command."""

    name: str
    kinds: tuple[type, ...]
    default: Any = ...


class Engine:
    """One game at a time; wrong input is answered and changes nothing."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._game = self._meant = games.game(games.DEFAULT)
        self.over = False

    def answers(self, lines: Iterable[str]) -> Iterator[Answer]:
        """One answer for every line, also for an empty one."""
        for line in lines:
            yield self.answer(line)
            if self.over:
                return

    def answer(self, line: str) -> Answer:
        """What a line comes to; never raises."""
        from p2pduel.kernel.errors import IllegalMove

        try:
            return {"ok": True, **self._do(_read(line))}
        except IllegalMove as refusal:
            return _error(refusal.code, self._why(refusal), refusal.rule)
        except Refused as refusal:
            return _error(refusal.code, refusal.words)
        except RecursionError:
            return _error("input/depth", "the document is nested too deeply")
        except Exception as fault:  # wrong input is refused above, and nothing may end the process
            return _error("engine/defect", f"{_DEFECT}: {fault!r}")

    def _why(self, refusal: IllegalMove) -> str:
        """A refusal in words: options are every game's, the rest is told by the game the line is about."""
        from p2pduel.catalogue.options import SETTLING, why

        return why(refusal) if refusal.code in SETTLING else self._meant.words.reason(refusal)

    def _do(self, asked: dict[str, Any]) -> Answer:
        name = asked.pop("cmd", None)
        if not isinstance(name, str) or name not in COMMANDS:
            raise Refused("input/command", f"no command {name!r}; there are: {', '.join(COMMANDS)}")
        fields, do = COMMANDS[name]
        self._meant = self._game
        return do(self, **_fields(name, fields, asked))

    @property
    def any_table(self) -> Table:
        """The game, in whichever mode; a refusal if there is none."""
        if self._table is None:
            raise Refused("game/none", "no game yet: send new or load first")
        return self._table

    @property
    def table(self) -> LocalTable[Any]:
        """The game whose operations are answered here; a refusal if there is none such."""
        from p2pduel.local.driver import LocalTable

        if not isinstance(self.any_table, LocalTable):
            raise Refused("game/steps", "this game goes step by step: due, done and act lead it on")
        return self.any_table

    @property
    def steps(self) -> StepTable[Any]:
        """The game that goes step by step; a refusal if there is none such."""
        from p2pduel.local.steps import StepTable

        if not isinstance(self.any_table, StepTable):
            raise Refused("game/steps", "this game answers its operations itself: new with steps does not")
        return self.any_table

    # -- commands ------------------------------------------------------------------------------------

    def new(
        self,
        game: str,
        variant: str | None,
        seats: int | None,
        options: dict[str, Any],
        seed: int | None,
        steps: bool,
    ) -> Answer:
        """A fresh game, at its first decision; step by step at its first operation."""
        from p2pduel.local.driver import LocalTable
        from p2pduel.local.steps import StepTable

        if steps and seed is not None:
            raise Refused("input/field", "a game step by step has no seed: its dice and cards are told")
        chosen = self._about(game)
        rules, wanted = chosen.rules, variant or chosen.variants[0]
        self._table = (
            StepTable(rules, wanted, seats=seats, options=options)
            if steps
            else LocalTable(rules, wanted, seed or 0, seats=seats, options=options, history=True)
        )
        self._game = chosen
        return self._place()

    def load(self, position: dict[str, Any], game: str, strict: bool, seed: int) -> Answer:
        """A game at a position, which may be partial."""
        from p2pduel.local.driver import LocalTable

        chosen = self._about(game)
        self._table = LocalTable.load(chosen.rules, position, strict=strict, seed=seed, history=True)
        self._game = chosen
        return self._place()

    def dump(self) -> Answer:
        """The whole position."""
        return {"position": self.any_table.dump()}

    def rules(self, game: str | None) -> Answer:
        """The rules document and its fingerprint; of the game that is played unless another is named."""
        from p2pduel.table.game import rules_fingerprint

        chosen = self._game if game is None else self._about(game)
        return {"fingerprint": rules_fingerprint(chosen).hex(), "document": chosen.rules.document()}

    def hash(self) -> Answer:
        """The state hash of the position that waits."""
        return self._place()

    def due(self) -> Answer:
        """The decision, the operation with its arguments, or the end."""
        from p2pduel.kernel.operations import Decision, Finished
        from p2pduel.local.steps import operation_json

        due = self.any_table.due()
        if isinstance(due, Decision | Finished):
            return self._asked(due)
        return {"operation": operation_json(due)}

    def done(self, values: list[Any], faces: list[Any]) -> Answer:
        """What came of the operation that was due."""
        outcomes = self.steps.done(values, faces)
        return {"outcomes": [outcome.to_json() for outcome in outcomes], **self._place()}

    def carrier(self, seat: str | int, move: str) -> Answer:
        """How a seat's move travels, and which hidden card it touches."""
        from p2pduel.local.steps import carrier_json

        return {"carrier": carrier_json(self.steps.carrier(self._seat(seat), move), self.steps.state.seats)}

    def act(self, seat: str | int, move: str, opened: str | None, index: int | None) -> Answer:
        """Make a seat's move, with the card it turned out to open and where that lay."""
        outcomes = self.steps.act(self._seat(seat), move, opened, index)
        return {"outcomes": [outcome.to_json() for outcome in outcomes], **self._place()}

    def legal(self) -> Answer:
        """Who decides what, with every legal move; or how the game ended."""
        from p2pduel.kernel.operations import Finished

        due = self.table.due()
        if isinstance(due, Finished):
            return self._asked(due)
        return {**self._asked(due), "moves": [str(move) for move in self.table.legal()]}

    def play(self, move: str) -> Answer:
        """Make a move of the seat that decides."""
        from p2pduel.kernel.operations import Finished

        due = self.table.due()
        if isinstance(due, Finished):
            raise Refused("game/over", "the game is over")
        outcomes = self.table.play(due.seat, move)
        return {"outcomes": [outcome.to_json() for outcome in outcomes], **self._place()}

    def force(self, dice: list[int] | None, stack: str | None, top: list[str] | None) -> Answer:
        """Decide the next dice, or the top cards of a stack."""
        if dice is not None and stack is None and top is None:
            self.table.force_dice(*dice)
        elif dice is None and stack is not None and top is not None:
            if not all(isinstance(face, str) for face in top):
                raise Refused("force/stack", "top is a list of faces")
            self.table.force_top(stack, top)
        else:
            raise Refused("input/field", "force takes either dice, or stack and top")
        return {}

    def view(self, seat: str | int | None) -> Answer:
        """What a seat, or with null a spectator, sees."""
        return {"view": self.any_table.view(None if seat is None else self._seat(seat, ["null"])).to_json()}

    def undo(self, ply: int) -> Answer:
        """Back to the state in which so many moves had been made."""
        if ply != self.any_table.state.ply:
            self.any_table.undo(ply)
        return self._place()

    def quit(self) -> Answer:
        """The last answer."""
        self.over = True
        return {}

    def _place(self) -> Answer:
        state = self.any_table.state
        return {"ply": state.ply, "hash": state.digest()}

    def _about(self, name: str) -> games.Game:
        """The game a line is about: a refusal of it is told in that game's words."""
        try:
            self._meant = games.game(name)
        except games.UnknownGameError:
            known = ", ".join(game.name for game in games.known())
            raise Refused("game/unknown", f"this program knows no game {name!r}; it knows: {known}") from None
        return self._meant

    def _seats(self) -> tuple[str, ...]:
        """What the seats of this table are called."""
        table = self.any_table
        return table.rules.seat_names[: table.state.seats]

    def _seat(self, said: str | int, others: Sequence[str] = ()) -> int:
        """The seat that a name or a number means; others are what else may stand there."""
        names = self._seats()
        if isinstance(said, int) and 0 <= said < len(names):
            return said
        if said not in names:
            *most, last = [*names, *others]
            raise Refused("input/field", f"seat is {', '.join(most)} or {last}")
        return names.index(str(said))

    def _asked(self, due: Decision | Finished) -> Answer:
        """Who decides what, or how the game ended."""
        from p2pduel.kernel.operations import Finished

        if isinstance(due, Finished):
            winner = None if due.winner is None else self._seats()[due.winner]
            return {"finished": {"winner": winner, "reason": due.reason}}
        return {"seat": self._seats()[due.seat], "decision": {"kind": due.kind, **due.data}}


def _error(code: str, words: str, rule: str = "") -> Answer:
    return {"ok": False, "error": {"code": code, "rule": rule, "message": words}}


def _read(line: str) -> dict[str, Any]:
    if len(line) > _MAX_LINE:
        raise Refused("input/size", f"a line of more than {_MAX_LINE} characters")
    try:
        asked = json.loads(line, object_pairs_hook=_object)
    except ValueError as error:
        raise Refused("input/json", f"not JSON: {error}") from None
    if not isinstance(asked, dict):
        raise Refused("input/json", "a line is one JSON object")
    return asked


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; what is said twice has no meaning."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise Refused("input/json", f"the field {twice!r} is there twice")
    return found


def _fields(name: str, fields: tuple[Field, ...], given: dict[str, Any]) -> dict[str, Any]:
    """The command's arguments, each of its type; nothing missing, nothing unknown."""
    found: dict[str, Any] = {}
    for field in fields:
        if field.name not in given:
            if field.default is ...:
                raise Refused("input/field", f"{name} needs the field {field.name!r}")
            found[field.name] = field.default
            continue
        value = given.pop(field.name)
        if type(value) not in field.kinds:
            raise Refused("input/field", f"the field {field.name!r} of {name} has the wrong type")
        found[field.name] = value
    if given:
        raise Refused("input/field", f"{name} has no field {sorted(given)[0]!r}")
    return found


COMMANDS: dict[str, tuple[tuple[Field, ...], Callable[..., Answer]]] = {
    "new": (
        (
            Field("game", (str,), games.DEFAULT),
            Field("variant", (str,), None),
            Field("seats", (int,), None),
            Field("options", (dict,), {}),
            Field("seed", (int,), None),
            Field("steps", (bool,), False),
        ),
        Engine.new,
    ),
    "load": (
        (
            Field("position", (dict,)),
            Field("game", (str,), games.DEFAULT),
            Field("strict", (bool,), False),
            Field("seed", (int,), 0),
        ),
        Engine.load,
    ),
    "dump": ((), Engine.dump),
    "legal": ((), Engine.legal),
    "play": ((Field("move", (str,)),), Engine.play),
    "force": (
        (Field("dice", (list,), None), Field("stack", (str,), None), Field("top", (list,), None)),
        Engine.force,
    ),
    "view": ((Field("seat", (str, int, type(None))),), Engine.view),
    "undo": ((Field("ply", (int,)),), Engine.undo),
    "rules": ((Field("game", (str,), None),), Engine.rules),
    "hash": ((), Engine.hash),
    "due": ((), Engine.due),
    "done": ((Field("values", (list,), ()), Field("faces", (list,), ())), Engine.done),
    "carrier": ((Field("seat", (str, int)), Field("move", (str,))), Engine.carrier),
    "act": (
        (
            Field("seat", (str, int)),
            Field("move", (str,)),
            Field("opened", (str, type(None)), None),
            Field("index", (int, type(None)), None),
        ),
        Engine.act,
    ),
    "quit": ((), Engine.quit),
}
