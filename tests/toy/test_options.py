"""Options of the toy game on every road: settled, shown, agreed to, written down."""

from __future__ import annotations

import json
import pickle
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from p2pduel import children
from p2pduel.cli import main
from p2pduel.cli.engine import Engine
from p2pduel.kernel.operations import Decision
from p2pduel.kernel.options import Choice, Chosen, Number, Several, Switch
from p2pduel.local.arena import Match
from p2pduel.local.driver import LocalTable
from p2pduel.table.game import from_terms
from p2pduel.table.peers import called
from p2pduel.table.recorded import Recorded
from p2pduel.table.terms import Terms, objection, parse_term, unusual
from p2pduel.table.verify import verify
from p2pduel.tui.app import ScreenApp
from p2pduel.tui.dialogs.forms import Form
from p2pduel.tui.lobby.fields import bot_fields, chosen_options, host_fields
from p2pduel.tui.lobby.screen import LobbyScreen
from p2pduel.tui.lobby.titles import about
from protocol.io.tables import Announcement, read_table
from protocol.reader import UnknownTermsError
from protocol.wire import Body
from tests.cli.peers import Peer, p2pduel
from tests.plain.player import Player
from tests.toy.rules.ruleset import RULESET, Ferry
from tests.toy.test_roads import PROGRAM, QUIET
from tests.tui.hands import until

ROUGH: Chosen = {"target": 14, "water": "rough"}
TYPED = ("--option", "target=14", "--option", "water=rough")
SAID = ("Weight to win: 14.", "Water: rough: a 6 is a 6.")


# -- rules -------------------------------------------------------------------------------------------


def test_options_are_part_of_the_state() -> None:
    """Hashed, copied and read again; they decide who wins (T-7) and what is asked (T-9)."""
    usual, rough = RULESET.new("short", 2), RULESET.new("short", 2, ROUGH)
    assert usual.options == {"target": 9, "water": "calm"} and rough.options == ROUGH
    assert usual.digest() != rough.digest() and rough.clone().digest() == rough.digest()
    assert RULESET.restored(rough.to_json()).options == ROUGH
    assert (RULESET.target(usual), RULESET.target(rough)) == (9, 14)
    assert RULESET.new("long", 2).options["target"] == 16


@pytest.mark.parametrize("seed", range(12))
def test_games_are_played_by_their_options(seed: int) -> None:
    """Nobody is asked on rough water, and nobody wins below the agreed weight (T-7, T-9)."""
    table = LocalTable(RULESET, "short", seed, options=ROUGH)
    while isinstance(due := table.due(), Decision):
        assert due.kind != "water"
        table.play(due.seat, str(table.legal()[0]))
    if due.reason == "target":
        assert due.winner is not None and table.state.weight(due.winner) >= 14


# -- commands ----------------------------------------------------------------------------------------


def said(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """What a command prints as JSON."""
    assert main([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_games_lists_options(capsys: pytest.CaptureFixture[str]) -> None:
    """With what may be typed; a game without options has none."""
    rows = {row["game"]: row for row in said(capsys, "games")}
    assert rows["toy"]["variants"][1]["options"] == [
        {"option": "target", "values": "5…20", "usual": "16"},
        {"option": "water", "values": "calm|rough", "usual": "calm"},
    ]
    assert all(not entry["options"] for entry in rows["duel"]["variants"])
    assert main(["games"]) == 0
    assert "    --option target=5…20 (usually 16)\n" in capsys.readouterr().out


def test_the_arena_plays_and_reports_options(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Other options are other games, here and for other processes; the report names them."""
    match = ("arena", "--game", "toy", "--games", "8", "--seed", "3")
    usual, rough = said(capsys, *match), said(capsys, *match, *TYPED)
    assert usual["options"] == {"target": 9, "water": "calm"} and rough["options"] == ROUGH
    assert rough["mean_turns"] > usual["mean_turns"]
    again = said(capsys, *match, *TYPED, "--report", str(tmp_path / "page.html"))
    assert again["wins"] == rough["wins"] and again["turns"] == rough["turns"]
    other = pickle.loads(pickle.dumps(Match("short", ("greedy", "random"), game="toy", options=ROUGH)))
    assert other.options == ROUGH
    assert "target 14, water rough" in (tmp_path / "page.html").read_text("utf-8")


def test_the_engine_takes_options() -> None:
    """In both modes; wrong ones are refused by code and change nothing."""
    engine = Engine()

    def ask(**line: Any) -> dict[str, Any]:
        return engine.answer(json.dumps(line))

    for steps in (False, True):
        assert ask(cmd="new", game="toy", options=ROUGH, steps=steps)["ok"]
        assert ask(cmd="dump")["position"]["public"]["options"] == ROUGH
    wrong: list[tuple[str, dict[str, Any], str]] = [
        ("toy", {"target": 99}, "option/value"),
        ("toy", {"target": "14"}, "option/value"),
        ("toy", {"water": ["rough"]}, "option/value"),
        ("toy", {"wind": 1}, "option/unknown"),
        ("duel", {"target": 14}, "option/unknown"),
    ]
    for game, options, code in wrong:
        refused = ask(cmd="new", game=game, options=options)["error"]
        assert refused["code"] == code and next(iter(options)) in refused["message"]
    assert ask(cmd="new", options=[])["error"]["code"] == "input/field"
    assert ask(cmd="dump")["position"]["public"]["options"] == ROUGH
    bad = {"options": {"water": "salt"}, "hands": [["goat"], ["cat"]]}
    assert ask(cmd="load", game="toy", position=bad)["error"]["code"] == "option/value"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "--game", "toy", "--option", "target=99"), "“target” of toy short is 5…20, not “99”"),
        (("play", "--game", "toy", "--option", "wind=1"), "toy short has no option “wind”; it has: target="),
        (("host", "--option", "target=9"), "duel intro has no option “target”; it has none at all"),
        (("demo", "--game", "toy", "--option", "target"), "“target” is no option: write KEY=VALUE"),
        (("arena", "--game", "toy", *TYPED, "--option", "target=9"), "“target” is there twice"),
        (("join", "--accept", "water=salt"), "water is calm|rough, not “salt”"),
        (("join", "--accept", "wind=1"), "and the options of a game (p2pduel games)"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(
    words: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    """Exit code 2, before anything begins."""
    done = p2pduel(*words, home=tmp_path, program=PROGRAM)
    assert done.returncode == 2 and done.stdout == "" and sentence in done.stderr
    assert len(done.stderr.splitlines()) <= 2 and not list(tmp_path.rglob("*.duel"))


# -- terms -------------------------------------------------------------------------------------------


def terms(**more: Any) -> Body:
    """The toy game's terms on the wire."""
    return {"game": "toy", "seats": 2, "variant": "short", **more}


def test_terms_carry_every_option() -> None:
    """Those left out are as usual; the game is made of them; terms without options are as they were."""
    agreed = Terms.read(terms(**ROUGH))
    assert agreed.options == ROUGH and agreed.to_wire() == terms(hints=False, claim=600, **ROUGH)
    assert from_terms(agreed.to_wire()).state.options == ROUGH
    assert Terms.read(terms()).options == {"target": 9, "water": "calm"}
    assert Terms("intro").to_wire() == {"variant": "intro", "hints": False, "claim": 600}


@pytest.mark.parametrize(
    "more",
    [{"target": 4}, {"target": True}, {"target": "14"}, {"water": b"rough"}, {"wind": 1}, {"water": 1}],
)
def test_unknown_options_in_terms_are_refused(more: dict[str, Any]) -> None:
    """As any other term that is not known."""
    with pytest.raises(UnknownTermsError, match=next(iter(more))):
        Terms.read(terms(**more))


def test_a_bot_signs_only_options_it_was_told_of() -> None:
    """As they are typed, whatever game they turn out to belong to."""
    rough = Terms.read(terms(**ROUGH))
    assert objection(rough, {}) == "target=14"
    assert objection(rough, dict([parse_term("target=14")])) == "water=rough"
    assert objection(rough, dict(map(parse_term, ("target=14", "water=rough")))) == ""
    assert objection(rough, rough.to_json()) == ""
    assert objection(Terms.read(terms()), {}) == ""


# -- announcements -----------------------------------------------------------------------------------


def test_tables_announce_what_is_not_as_usual() -> None:
    """Lists show it, in words where they have room; what makes no sense is not shown."""
    text = unusual(terms(**ROUGH))
    assert text == "target=14;water=rough" and unusual(terms()) == unusual({"variant": "intro"}) == ""
    told = Announcement(1, "Anna", "abcd-efgh", "short", plays="toy", options=text).properties()

    def heard(**more: str) -> Any:
        info = SimpleNamespace(
            decoded_properties={**told, **more}, port=4455, parsed_scoped_addresses=lambda: ["10.0.0.2"]
        )
        table = read_table(info)  # type: ignore[arg-type]
        assert table is not None
        return table

    assert called(heard()) == "toy short (target=14, water=rough)"
    assert called(heard(opt="")) == "toy short"
    for strange in ("[b]target=14", "target=14\x1b[31m", "a" * 201):
        assert heard(opt=strange).options == ""
    assert about("toy", "short", text).splitlines()[1:] == [*SAID]
    assert about("toy", "short", "target=99;wind=1;;=;water=rough").splitlines()[1:] == [SAID[1]]


# -- tables ------------------------------------------------------------------------------------------


def test_a_game_with_options_over_sockets(tmp_path: Path) -> None:
    """Who was not told of them does not sit down; who was does, and the journal says them to anybody."""
    words = ("host", "--game", "toy", *TYPED, "--name", "Anna", "--bot", "greedy", *QUIET)
    files = [tmp_path / f"{name}.duel" for name in ("anna", "bert")]
    with Peer(*words, "--journal", str(files[0]), home=tmp_path / "anna", program=PROGRAM) as host:
        join = ("join", f"127.0.0.1:{host.until('listening')['port']}", "--bot", "greedy", *QUIET)
        away = p2pduel(*join, home=tmp_path / "carl", program=PROGRAM)
        assert away.returncode != 0 and "agree with --accept target=14" in away.stderr
        accept = ("--accept", "target=14", "--accept", "water=rough", "--journal", str(files[1]))
        with Peer(*join, *accept, home=tmp_path / "bert", program=PROGRAM) as guest:
            assert guest.until("started")["options"] == ROUGH
            assert guest.until("finished")["head"] == host.until("finished")["head"]
    verdict = verify(files[1])
    assert verdict.ok and verdict.finished and verdict.to_json()["options"] == ROUGH
    assert "A short crossing (Weight to win: 14; Water: rough: a 6 is a 6)" in verdict.words()
    told = p2pduel("replay", str(files[0]), "--text", home=tmp_path, program=PROGRAM)
    assert "A short crossing (Weight to win: 14; Water: rough: a 6 is a 6)" in told.stdout


@pytest.mark.slow
def test_three_programs_demonstrate_a_game_with_options(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guest is told to agree to them."""
    monkeypatch.setattr(children, "command", lambda *words: [sys.executable, "-m", PROGRAM, *words])
    found = said(capsys, "demo", "--game", "toy", *TYPED)
    assert found["ok"] and found["options"] == ["target=14", "water=rough"]


def test_a_person_is_shown_the_options_before_agreeing(tmp_path: Path) -> None:
    """In plain mode, one sentence each."""
    host = Player(
        tmp_path / "anna", "host", "--game", "toy", *TYPED, "--name", "Anna", "--plain", "--no-mdns",
        program=PROGRAM,
    )  # fmt: skip
    try:
        found = host.until(r"open .*?(\d{4,5})")
        assert found is not None
        guest = Player(
            tmp_path / "bert", "join", f"127.0.0.1:{found[1]}", "--plain", "--no-mdns", program=PROGRAM
        )
        try:
            for sentence in SAID:
                assert guest.until(sentence) is not None
            assert guest.until("Do you agree") is not None
        finally:
            guest.close()
    finally:
        host.close()


def test_a_person_plays_by_options_and_goes_on_by_them(tmp_path: Path) -> None:
    """A game left goes on by its journal, whatever else is asked for; the next one has the same options."""
    file = tmp_path / "game.duel"
    words = ("play", "--plain", "--journal", str(file))
    player = Player(tmp_path, *words, "--game", "toy", "--players", "3", *TYPED, program=PROGRAM)
    try:
        assert player.question()
        player.type("board", "quit")
        player.end_input()
        player.finish()
    finally:
        player.close()
    assert "of 14 points" in "".join(player.said)
    assert {name: Recorded(file).terms[name] for name in ROUGH} == ROUGH
    player = Player(tmp_path, *words, program=PROGRAM)
    try:
        while player.question():
            player.type("1")
        player.type("rematch")
        assert player.question()
        player.type("board")
        player.end_input()
        player.finish()
    finally:
        player.close()
    assert verify(file).finished and verify(file).to_json()["options"] == ROUGH
    assert "of 14 points" in "".join(player.said[-80:])


# -- the lobby ---------------------------------------------------------------------------------------


async def test_the_lobby_asks_for_options_and_opens_the_table_with_them() -> None:
    """Keys turn them, in the form of bots and in that of tables; the program gets them as values."""
    opened: list[Any] = []
    program = SimpleNamespace(
        own_name="Anna", mark="abcd", public=b"", open_table=lambda *given: opened.append(given)
    )
    lobby = LobbyScreen(program, search=False)
    lobby._chosen |= {"game": "toy", "variant": "short", "players": "2"}
    app = ScreenApp(lambda: lobby)
    async with app.run_test(size=(100, 40)) as pilot:
        lobby.action_host()
        await until(pilot, lambda: isinstance(app.screen, Form))
        form = app.screen
        assert isinstance(form, Form)
        await until(pilot, lambda: bool(form.query("#fields")))
        rows: Any = form.query_one("#fields")
        await until(pilot, lambda: rows.current is not None and rows.current.key == Form.DO)
        for key, turns in (("option.toy.short.target", 5), ("option.toy.short.water", 1)):
            rows.point(key)
            await pilot.pause()
            await pilot.press(*["right"] * turns)
        shown = " ".join(" ".join(str(row.text) for row in rows.rows).split())
        assert "Weight to win ‹ 14 ›" in shown, shown
        assert "Water ‹ rough: a 6 is a 6 ›" in shown
        rows.point(Form.DO)
        await pilot.press("enter")
        await until(pilot, lambda: bool(opened))
    assert opened[0][-1] == ROUGH


def test_forms_know_the_options_of_every_variant() -> None:
    """Each variant has its own lines, and the Duel none."""
    for fields in (bot_fields, host_fields):
        form = Form("", fields, {"game": "toy", "variant": "long"}, "")
        assert chosen_options(form.chosen) == {"target": 16, "water": "calm"}
        form = Form("", fields, {"game": "duel", "variant": "intro", "deck": ""}, "")
        assert chosen_options(form.chosen) == {}
        assert not [field for field in form._fields if field.key.startswith("option")]


def test_the_lobby_asks_for_options_of_every_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line for each, of several words a line for every word; turned lines come out as values."""
    every = (
        Number("goal", 9, 5, 20),
        Choice("sea", ("calm", "rough")),
        Switch("fog"),
        Several("sets", ("oak", "elm", "ash"), usual="oak"),
    )
    monkeypatch.setattr(Ferry, "options", lambda _rules, variant: every if variant == "short" else ())
    form = Form("", bot_fields, {"game": "toy", "variant": "short"}, "")
    assert chosen_options(form.chosen) == {"goal": 9, "sea": "calm", "fog": False, "sets": "oak"}
    keys = [field.key for field in form._fields if field.key.startswith("option.")]
    lines = [key.removeprefix("option.toy.short.") for key in keys]
    assert lines == ["goal", "sea", "fog", "sets.oak", "sets.elm", "sets.ash"]
    form.chosen |= dict(zip(keys, ("12", "rough", "yes", "no", "no", "yes"), strict=True))
    assert chosen_options(form.chosen) == {"goal": 12, "sea": "rough", "fog": True, "sets": "ash"}
    assert chosen_options({**form.chosen, "variant": "long"}) == {}


def test_a_table_on_the_network_is_offered_for_two_only() -> None:
    """Bots fill as many seats as the game has; a table that links two is opened for two."""
    chosen = {"game": "toy", "variant": "short"}
    offered = {
        fields: [value for field in fields(chosen) if field.key == "players" for value, _ in field.values]
        for fields in (bot_fields, host_fields)
    }
    assert offered == {bot_fields: ["2", "3"], host_fields: ["2"]}
    assert Form("", host_fields, {**chosen, "players": "3"}, "").chosen["players"] == "2"
