"""Positions as documents, and input nobody meant: the table answers with IllegalMove or not at all."""

import json
import random
from typing import Any

import pytest

from p2pduel.games.duel.rules.state import State
from p2pduel.kernel.errors import IllegalMove
from p2pduel.kernel.moves import parse_move
from p2pduel.kernel.operations import Decision, Finished
from tests.duel import duel_table, load_duel
from tests.rules.helpers import random_game, scene

LINES = """
build play trade demolish pay store take bury pick draw search end pass roll done swap demand buy name lose
under lay spare with T-1 B2 TT0 T -1 3 99 -0 03 abbey scout abbey@T-1 storehouse/gold storehouse/ /gold
chapel forest-2 road settlement city ore wool any draw1 draw99 hand0 events @ < > <inga> <> 0 1 ² १
"""
WORDS = LINES.split()


def garbled(rng: random.Random, line: str) -> str:
    """A line like a move, and mostly none."""
    words = line.split()
    if rng.random() < 0.5:
        return " ".join(rng.choice(WORDS) for _ in range(rng.randint(0, 5)))
    if rng.random() < 0.6:
        words[rng.randrange(len(words))] = rng.choice(WORDS)
    else:
        words.append(rng.choice(WORDS))
    return " ".join(words)


@pytest.mark.parametrize("variant", ["intro", "princes"])
def test_only_legal_lines_are_accepted(variant: str) -> None:
    """Whatever is accepted is on the list, written exactly so; whatever is not changes nothing."""
    rng = random.Random(11)
    for table, seat, move in random_game(variant, 3, 150):
        legal = table.legal()
        before, truth = table.state.canonical(), dict(table.truth)
        for _ in range(4):
            line = garbled(rng, str(move))
            copy = table.copy()
            try:
                copy.play(seat, line)
            except IllegalMove:
                assert copy.state.canonical() == before
                assert copy.truth == truth
            else:
                assert parse_move(line).text in {each.text for each in legal}


def mangled(rng: random.Random, value: Any) -> Any:
    """A document with something in it exchanged for nonsense."""
    if rng.random() < 0.2 or not isinstance(value, dict | list) or not value:
        return rng.choice([None, -1, 5, "x", "red", [], {}, True, 1.5, "T-1", ["abbey"], {"a": 1}, 10**30])
    if isinstance(value, list):
        changed = list(value)
        at = rng.randrange(len(changed))
        changed[at] = mangled(rng, changed[at])
        return changed
    key = rng.choice(sorted(value))
    if rng.random() < 0.15:
        return {name: held for name, held in value.items() if name != key}
    return {**value, key: mangled(rng, value[key])}


def test_nonsense_for_a_position_is_refused_or_playable() -> None:
    """Nothing but IllegalMove ever comes out of load, and what it gives can be played on."""
    rng = random.Random(12)
    table = duel_table("gold", 1)
    for _ in range(60):
        found = table.due()
        assert isinstance(found, Decision)
        table.play(found.seat, rng.choice(table.legal()))
    partial = {
        "variant": "gold",
        "red": {"centre": {"2": "road"}, "stored": {"T0": 1}, "sites": {"T-1": ["abbey"]}},
        "blue": {"regions": {"T0": "forest-2"}},
        "hands": {"red": ["scout"]},
        "stacks": {"regions": ["forest-6"]},
        "sizes": {"draw1": 3},
        "discard": ["goldsmith"],
        "dice": [[1, "trade"]],
    }
    whole = table.dump()
    agenda = whole["public"]["agenda"]
    loaded = refused = 0
    for number in range(400):
        document = mangled(rng, whole if number % 2 else partial)
        try:
            copy = load_duel(document, strict=number % 4 < 2)
        except IllegalMove:
            refused += 1
        else:
            loaded += 1
            # nonsense deep in the agenda only its own step would notice
            as_it_was = document.get("public", {}).get("agenda", agenda) == agenda
            for _ in range(6 if as_it_was else 0):
                asked = copy.due()
                if isinstance(asked, Finished):
                    break
                copy.play(asked.seat, rng.choice(copy.legal()))
            json.dumps(copy.dump())
    assert loaded
    assert refused


def test_a_dump_is_the_whole_table() -> None:
    """Loading a dump gives the same table: state, secrets, hash, legal moves."""
    game = scene(variant="progress", hands={"red": ["scout"], "blue": ["inga"]})
    again = load_duel(json.loads(json.dumps(game.table.dump())), strict=True)
    assert again.dump() == game.table.dump()
    assert again.state.digest() == game.table.state.digest()
    assert again.legal() == game.table.legal()


def test_missing_secrets_are_dealt_from_what_is_left() -> None:
    """Any private part may be missing; the multiset of cards stays that of the box."""
    table = duel_table("intro", 4)
    whole = table.dump()
    bare = load_duel({"public": whole["public"]}, strict=True)
    assert sorted(bare.truth.values()) == sorted(table.truth.values())
    assert bare.state == table.state


def test_who_looks_at_cards_still_sees_them_without_secrets() -> None:
    """D-17.6: in the middle of a search the searcher can go on, whatever the document leaves out."""
    game = scene(hands={"red": ["scout"], "blue": []}, phase="exchange").play(
        "bury draw1 <scout>", "search draw2"
    )
    game.until("take_card")
    bare = load_duel({"public": game.table.dump()["public"]})
    assert len(bare.legal()) > 1
    bare.play(0, bare.legal()[0])


def test_contradicting_secrets_are_refused() -> None:
    """A slot has one face."""
    whole = duel_table("intro", 4).dump()
    slot, face = next(iter(whole["private"]["sealed"].items()))
    whole["private"]["red"][slot] = "abbey" if face != "abbey" else "inga"
    with pytest.raises(IllegalMove):
        load_duel(whole)


def test_face_up_cards_bear_the_back_of_their_era_only() -> None:
    """Strictly, a Merchant Guild with a Basic back is one too many; with its own back it is in the box."""
    for face, held in (("merchant_guild", True), ("merchant_guild/basic", False)):
        red = {"centre": {"1": "city"}, "sites": {"T1": [face]}}
        try:
            load_duel({"variant": "gold", "red": red}, strict=True)
        except IllegalMove as refused:
            assert not held and refused.code == "position/copies"
        else:
            assert held, face


def test_more_cards_than_there_are_cannot_be_dealt() -> None:
    """Stacks larger than the box are refused by name, in partial positions and in whole ones."""
    whole = duel_table("intro", 4).dump()["public"]
    whole["zones"]["draw1"] += [10_000 + k for k in range(40)]
    whole["backs"] |= {str(10_000 + k): "basic" for k in range(40)}
    for document in ({"sizes": {"draw1": 99}}, {"sizes": {"draw1": 30, "draw2": 30}}):
        with pytest.raises(IllegalMove, match="position/cards: back basic") as caught:
            load_duel(document)
        assert caught.value.code == "position/cards"
    with pytest.raises(IllegalMove):
        load_duel({"public": whole})


def test_named_stacks_and_sizes_are_kept() -> None:
    """What a partial document names lies on top; sizes are exact; the rest is what is left."""
    game = scene(
        stacks={"draw2": ["abbey", "scout"], "regions": ["forest-6"]}, sizes={"draw1": 1, "draw4": 0}
    )
    assert game.zone("draw2")[:2] == ["abbey", "scout"]
    assert game.zone("regions")[0] == "forest-6"
    assert [len(game.zone(f"draw{n}")) for n in (1, 4)] == [1, 0]
    assert len(game.zone("regions")) == 12


def test_the_next_dice_may_be_named() -> None:
    """Where nobody is asked before the dice they fall while the position is loaded."""
    game = scene(phase="preroll", dice=[[3, "trade"]])
    assert (game.table.state.production, game.table.state.symbol) == (3, "trade")
    assert game.stored(0)["B-2"] == 2


def test_states_compare_by_what_they_say() -> None:
    """Equal JSON is an equal state with an equal hash; a changed one is not."""
    state = duel_table("intro", 4).state
    other = State.from_json(state.to_json())
    assert other == state
    other.roads -= 1
    assert other != state
    assert state != "a state"


def test_cards_of_a_set_without_a_stack_are_not_lost() -> None:
    """D-14.11, R-17: such cards exist only in positions; a removed one is discarded, held ones are kept."""
    game = scene(
        phase="preroll",
        active="blue",
        red={"sites": {"T-1": ["candamir"]}},
        blue={"sites": {"T-1": ["lookout_tower"]}},
        hands={"red": [], "blue": ["archer", "mint", "traitor", "doctor"]},
        stacks={"events": ["feud"]},
        dice=[[1, "event_card"]],
    ).play("roll", "pass")
    assert game.table.state.discards == [[("lookout_tower", "turmoil")]]
    assert game.play("end").table.state.active == 0
    assert game.hand(1) == ["archer", "doctor", "mint", "traitor"]
