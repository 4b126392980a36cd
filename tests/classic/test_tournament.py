"""The tournament: own decks, own piles (C-30)."""

import random
from itertools import combinations

from p2pduel.games.classic.rules.facts.model import SETS, THEMES
from p2pduel.games.classic.rules.ruleset import RULESET
from p2pduel.games.classic.rules.state import State
from p2pduel.games.classic.rules.steps.registry import POOL, REGISTRY, choose
from p2pduel.games.classic.rules.variants import deck_pool, event_pool
from p2pduel.kernel.operations import Choose
from tests.classic.helpers import BLUE, RED, Table, dice, full, rich, table

CITY = {"1": "city"}


def test_whose_pile() -> None:
    """CE-87, C-30.8, C-30.9, C-30.12, CR-71: a card belongs to whoever plays it or has it in play."""
    game = table("tournament", hands={"red": ["spy"], "blue": ["merchant"]})
    game.do("play spy")
    game.do(next(text for text in game.texts() if "merchant" in text))
    game.do("play merchant", "demand ore", "done", "give ore")
    assert (game.pile(RED), game.pile(BLUE)) == (["spy", "merchant"], [])


def test_a_bribed_knight_goes_to_the_new_owners_pile() -> None:
    """CE-87, CR-71, pi-bribery, rh-imelda."""
    game = table(
        "tournament",
        sets=[["base", "politics"], ["base", "knights"]],
        red={"stored": full(RED, gold=3)},
        blue={"sites": {"T1": ["conrad"]}},
        hands={"red": ["bribery"], "blue": ["imelda"]},
    )
    game.do("play bribery", "name T1", "end")
    while game.asked() != (BLUE, "action"):
        game.do("roll" if "roll" in game.texts() else game.texts()[0])
    game.do("play imelda")
    assert "conrad" in game.pile(RED)
    assert game.pile(BLUE) == ["imelda"]


def test_own_stacks_only() -> None:
    """C-30.7, C-30.8: drawing and burying concern the own stacks."""
    game = table("tournament", phase="hand", hands={"red": ["spy", "abbey", "mint", "scout"], "blue": []})
    assert {text.split()[1] for text in game.texts()} == {"s1", "s2", "s3", "s4"}
    game = table("tournament", phase="hand", hands={"red": ["spy"], "blue": []})
    assert {text.split()[1] for text in game.texts()} == {"s1", "s2", "s3", "s4"}


def test_a_stack_formed_anew() -> None:
    """CE-85, C-8.7, C-30.7, CR-71."""
    heap = ["spy", "abbey", "karl", "mint", "scout", "bishop"]
    game = table("tournament", phase="hand", sizes={"s3": 0}, discards=[heap, []])
    assert game.asked() == (RED, "form")
    game.do("form s3")
    assert sorted(game.stack("s3")) == sorted(heap)
    assert game.pile(RED) == []
    assert not set(game.state.zones["s3"]) & set(game.state.faces), "they are shuffled"
    game.do("draw s3")
    kept = table(
        "tournament",
        phase="hand",
        sizes={"s3": 0},
        discards=[heap, []],
        hands={"red": ["spy"] * 2, "blue": []},
    )
    kept.do("pass")
    assert kept.asked() == (RED, "draw")
    filled = table(
        "tournament",
        phase="hand",
        sizes={"s3": 0},
        discards=[heap, []],
        hands={"red": ["spy", "abbey", "mint", "scout"], "blue": []},
    )
    filled.do("pass", "bury s3 <spy>")
    assert filled.stack("s3") == ["spy"]
    assert not [text for text in filled.texts() if text.startswith("form")]


def test_a_stolen_card_under_the_own_stack() -> None:
    """CE-95, C-20.15, C-70.3, CR-71, CR-75: its back does not tell whose it was."""
    game = table("tournament", hands={"red": ["spy", "abbey", "mint", "scout"], "blue": ["pippin"]})
    game.do("play spy")
    game.do(next(text for text in game.texts() if "pippin" in text))
    game.do("end")
    assert {text.split()[1] for text in game.texts()} == {"s1", "s2", "s3", "s4"}, "own stacks"
    size = len(game.stack("s2"))
    game.do("bury s2 <pippin>")
    assert (game.stack("s2")[-1], len(game.stack("s2"))) == ("pippin", size + 1)
    assert {game.state.backs[slot] for slot in game.state.zones["s2"]} == {"draw"}
    assert game.state.zones["s2"][-1] not in game.state.faces


def test_unique_names() -> None:
    """CE-84, C-30.10, CR-72: when one leaves, either player may place it again."""
    game = table(
        "tournament",
        red={"stored": full(RED, grain=2, ore=2, wool=3)},
        blue={"sites": {"T1": ["karl"]}, "stored": rich(BLUE)},
        hands={"red": ["karl", "black_knight"], "blue": []},
    )
    game.refused("build karl T1", "CR-72")
    dice(game, (2,))
    game.do("play black_knight", "build karl T1")
    assert (game.at(RED, "T1"), game.hand(BLUE)) == (["karl"], ["karl"])
    dice(game, (6, "mill"))
    game.until(BLUE, "action")
    assert game.refused("build karl T1", "CR-72") == "card/unique"


def test_the_row_is_not_laid_out() -> None:
    """C-30.3, C-30.1, CR-70: a Church is a card like others and goes home to the hand."""
    game = table(
        "tournament",
        blue={"centre": CITY, "sites": {"T1": ["church"]}},
        hands={"red": ["arsonist"], "blue": []},
    )
    assert game.state.row == []
    dice(game, (1,))
    game.do("play arsonist")
    assert game.hand(BLUE) == ["church"]


def test_conflict_in_a_tournament() -> None:
    """CR-74, wf-conflict: the cards go under a stack of the victim."""
    game = table(
        "tournament",
        phase="preroll",
        red={"sites": {"T1": ["karl"]}},
        hands={"red": [], "blue": ["spy"]},
        stacks={"events": ["conflict"]},
        dice=[[6, "mystery"]],
    )
    assert {text.split()[1] for text in game.texts()} == {"s5", "s6", "s7", "s8"}


SIX = ",".join(THEMES)


def test_a_pool_too_large_for_one_proof_is_chosen_from_in_two_halves() -> None:
    """Six sets have 240 cards (CR-70): chosen from in halves, then from what both left (C-30.5)."""
    pool = deck_pool(SETS)
    assert len(pool) > POOL
    wanted = sorted(random.Random(5).sample(pool, 33))
    sets = {"red-sets": SIX, "blue-sets": "knights"}
    events = list(event_pool(SETS))[:4]
    game = Table(RULESET, "tournament", 1, [{"deck": wanted, "events": events}, None], options=sets)
    zones = game.state.zones
    held = [game.truth[slot] for zone in ("hand0", "s1", "s2", "s3", "s4") for slot in zones[zone]]
    assert sorted(held) == wanted
    rest = [
        game.truth[slot] for name in ("deck0.a.rest", "deck0.b.rest", "deck0.rest") for slot in zones[name]
    ]
    assert sorted([*held, *rest]) == sorted(pool)


def test_both_halves_of_a_pool_fit_into_one_proof() -> None:
    """Whatever sets somebody owns, no choice has more than 128 cards, and each keeps 33 (C-30.5)."""
    for number in range(1, 7):
        for themes in combinations(THEMES, number):
            pool = deck_pool(("base", *themes))
            for step in choose(0, "deck", 33, "deck0", "draw", len(pool)):
                state = State("tournament", (("base", *themes), ("base", *themes)))
                if not step[2].endswith(".both"):
                    due = REGISTRY.requests["choose"].due(state, step)
                    assert isinstance(due, Choose) and 33 <= len(due.pool) <= POOL
