"""A tournament between two peers with decks from the builder: watched, verified, secret, without cheating."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from p2pduel.cli.dispatch import main
from p2pduel.decks import Deck, load_deck
from p2pduel.decks.draft import copied
from p2pduel.games.duel.rules.state import State
from p2pduel.games.duel.screens.bench import BENCH
from p2pduel.realm.deck.screen import DeckScreen
from p2pduel.table.host import host
from p2pduel.table.join import join
from p2pduel.table.options import Options
from p2pduel.table.seat import Change, Seat
from p2pduel.table.verify import HOLDS, VIOLATED, verify
from p2pduel.table.watch import watch
from p2pduel.tui.app import ScreenApp
from protocol.envelope import Envelope
from protocol.io.journal import read
from tests.net.loopback import Events, cheat, given_up, options

WORD = re.compile(rb"[a-z][a-z_0-9-]{3,}")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Own decks are kept in a folder of this test."""
    monkeypatch.setenv("P2PDUEL_HOME", str(tmp_path / "home"))


async def built(name: str, ready: str, out: Iterable[str], into: Iterable[str]) -> Deck:
    """A deck made on the screen: a copy of a ready one, some cards out, others in, saved."""
    draft = copied(ready)
    draft.name = name
    screen = DeckScreen(BENCH, draft)
    app = ScreenApp(lambda: screen)
    async with app.run_test(size=(80, 24)) as pilot:
        while not (screen.pool.rows and screen.pool.has_focus):
            await pilot.pause()
        for key, faces in (("left", out), ("right", into)):
            for face in faces:
                screen.pool.point(face)
                await pilot.press(key)
        await pilot.press("w")
        while screen.changed:
            await pilot.pause()
    return load_deck(name)


def player(name: str, number: int, folder: Path, deck: Deck, events: Events | None = None) -> Options:
    """Somebody who brings a deck to a tournament."""
    brought = {part: tuple(faces) for part, faces in deck.to_choice().items()}
    return options(name, number, folder, events or Events(), deck=brought, variant="tournament")


def public(state: State) -> set[str]:
    """Every face that lies openly: standing, covered, discarded."""
    found = {face for heap in state.discards for face, _ in heap}
    for player_ in state.players:
        for card in (card for cards in player_.sites.values() for card in cards):
            found.add(card.face)
            if card.under is not None:
                found.add(card.under[0])
    return found


class Onlooker:
    """Looks at everything a spectator is shown, after every step."""

    def __init__(self) -> None:
        """Nothing seen yet."""
        self.seat: Seat | None = None
        self.seen = 0
        self.sealed = 0
        self.shown: set[str] = set()
        self.played: set[str] = set()

    def sit(self, seat: Seat) -> None:
        """Follow a game."""
        self.seat = seat
        seat.observe(self._look)

    def _look(self, _change: Change) -> None:
        assert self.seat is not None
        view = self.seat.view
        if view is None:
            return
        self.seen += 1
        self.played |= public(view.state)
        lying = [slot for slot, back in view.state.backs.items() if back.startswith("deck")]
        faces = {view.face(slot) for slot in lying}
        self.shown |= {face for face in faces if face is not None}
        self.sealed = max(self.sealed, sum(view.face(slot) is None for slot in lying))


@pytest.mark.slow
async def test_a_tournament_with_decks_from_the_builder(tmp_path: Path) -> None:
    """Two peers and a spectator: the game holds, and no unplayed card shows before the seeds are opened."""
    decks = [
        await built("harbour", "merchants", ["scout", "relocation"], ["inga", "bath_house"]),
        await built("towers", "scholars", ["scout"], ["carl_forkbeard"]),
    ]
    events, eyes = Events(), Onlooker()
    table = asyncio.create_task(host(player("Anna", 1, tmp_path, decks[0], events)))
    address = f"127.0.0.1:{(await events.first('listening'))['port']}"
    third = options("Carl", 3, tmp_path, Events(), brain=None, on_seat=eyes.sit)
    carl = asyncio.create_task(watch(address, third))
    await events.first("watchers", n=1)
    guest = asyncio.create_task(join(address, player("Bert", 2, tmp_path, decks[1])))
    async with asyncio.timeout(280):
        ending, _, seen = await asyncio.gather(table, guest, carl)
    assert ending.finished and seen.finished
    verdicts = [verify(tmp_path / f"{name}.duel") for name in ("Anna", "Bert", "Carl")]
    assert {(one.exit_code, one.audit, one.variant) for one in verdicts} == {(HOLDS, "ok", "tournament")}
    assert {(one.head, one.state) for one in verdicts} == {(ending.head, ending.state)}
    assert eyes.seat is not None and eyes.seat.state is not None and eyes.seen > 100
    secret = {face for deck in decks for face in deck.to_choice()["deck"]} - eyes.played
    assert len(secret) > 10
    assert eyes.sealed >= 66 and not eyes.shown & secret
    assert not said_before_the_end(tmp_path / "Carl.duel") & secret


def said_before_the_end(journal: Path) -> set[str]:
    """Every word in the bytes that everybody gets, up to the first seed."""
    envelopes = [Envelope.decode(record) for record in read(journal).records]
    opened = next(at for at, one in enumerate(envelopes) if one.kind == "open")
    found = {word.decode() for one in envelopes[:opened] for word in WORD.findall(one.encode())}
    assert "build" in found
    return found


# --- cheats 49 to 51 (sealed-decks.md §16) at a real table ------------------------------------------------


class Cheat:
    """Lies about its chosen deck, once; it may look at everything that was sent before."""

    def __init__(self, name: str) -> None:
        """One of the cheats below."""
        self._alter = CHEATS[name][1]
        self._done = False
        self.first: Envelope | None = None
        self.seats: list[Seat] = []

    def __call__(self, envelope: Envelope) -> list[Envelope]:
        """What is sent instead."""
        changed = None if self._done else self._alter(self, envelope)
        if envelope.kind == "choose" and self.first is None:
            self.first = envelope
        if changed is None:
            return [envelope]
        self._done = True
        return [replace(changed, signature=b"")]

    def theirs(self) -> Any:
        """A sealed card of the other player's deck."""
        sent = self.seats[0].session.reader.transcript
        found: Any = next(one for one in sent if one.kind == "choose" and one.seat == 0).body["proof"]
        return found[0][0]


def _card(envelope: Envelope, at: int, card: Any) -> Envelope:
    """Another card in a place of the chosen deck, the proof as it was."""
    proof: Any = envelope.body["proof"]
    cards = [*proof[0][:at], card, *proof[0][at + 1 :]]
    return replace(envelope, body=envelope.body | {"proof": [cards, *proof[1:]]})


def too_many(_cheat: Cheat, envelope: Envelope) -> Envelope | None:
    """Every list of the proof is one longer."""
    if envelope.kind != "choose":
        return None
    proof: Any = envelope.body["proof"]
    longer = [[*part, part[0]] if at in (0, 1, 2, 8, 9) else part for at, part in enumerate(proof)]
    return replace(envelope, body=envelope.body | {"proof": longer})


def twice(_cheat: Cheat, envelope: Envelope) -> Envelope | None:
    """A good card in place of a bad one."""
    proof: Any = envelope.body.get("proof")
    return _card(envelope, 0, proof[0][1]) if envelope.kind == "choose" else None


def copied_card(cheat_: Cheat, envelope: Envelope) -> Envelope | None:
    """A card of the other player's sealed deck among the own."""
    return _card(envelope, 0, cheat_.theirs()) if envelope.kind == "choose" else None


def another(cheat_: Cheat, envelope: Envelope) -> Envelope | None:
    """The deck is chosen again when the first cards are to be drawn from it."""
    if envelope.kind != "draw" or cheat_.first is None:
        return None
    return replace(envelope, kind="choose", body=cheat_.first.body)


def other_cards(cheat_: Cheat, envelope: Envelope) -> Envelope | None:
    """Not the three first cards make the hand, but others."""
    if envelope.kind != "draw" or cheat_.first is None:
        return None
    places: Any = envelope.body["positions"]
    return replace(envelope, body=envelope.body | {"positions": [place + 1 for place in places]})


CHEATS: dict[str, tuple[str, Callable[[Cheat, Envelope], Envelope | None]]] = {
    "49 a card too many": ("cards/length", too_many),
    "49 a card more often than the box has it": ("proof/shuffle", twice),
    "50 a copy of the other's sealed card": ("proof/shuffle", copied_card),
    "51 chooses again": ("envelope/kind", another),
    "51 draws other cards": ("cards/position", other_cards),
}


@pytest.mark.few(2)
@pytest.mark.parametrize("name", CHEATS)
async def test_a_changed_deck_is_refused_at_once(tmp_path: Path, name: str) -> None:
    """The honest side stops at that very envelope and has evidence for it."""
    lie, events, deck = Cheat(name), Events(), load_deck("merchants")
    table = asyncio.create_task(host(player("Anna", 1, tmp_path, deck, events)))
    port = (await events.first("listening"))["port"]
    eve = replace(player("Eve", 2, tmp_path, deck), on_seat=lie.seats.append)
    lying = asyncio.create_task(cheat(port, eve, lie))
    async with asyncio.timeout(120):
        honest, _ = await asyncio.gather(table, given_up(lying))
    assert honest.violation is not None and not honest.finished
    assert (honest.violation.code.value, honest.violation.seat) == (CHEATS[name][0], 1)
    assert honest.evidence is not None and verify(honest.evidence).exit_code == VIOLATED


@pytest.mark.parametrize("command", [["host", "--headless", "--bot", "random"], ["play"], ["deck", "check"]])
def test_an_illegal_deck_is_refused_before_anything_begins(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every fault is named; no table opens."""
    draft = copied("merchants")
    draft.parts["cards"]["abbey"] = 3
    file = tmp_path / "bad.toml"
    file.write_text(draft.to_toml(), encoding="utf-8")
    named = [str(file)] if command[0] == "deck" else ["--variant", "tournament", "--deck", str(file)]
    assert main([*command, *named]) in (1, 2)
    said = capsys.readouterr()
    assert "“abbey” 3×, but at most 2×" in said.out + said.err
    assert "35 instead of 33" in said.out + said.err
