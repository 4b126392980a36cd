"""What is printed on the cards, written down once more: points, requirements, what wizards conjure."""

from typing import Any

import pytest

from p2pduel.games.classic.rules.facts.faces import CARDS
from tests.classic.helpers import BLUE, RED, Table, full, rich, table

ALL = ["base", "knights", "politics", "barbarians", "science", "wizards", "trade"]


def game_of(**position: Any) -> Table:
    """A tournament with all sets, so that every card may take part."""
    return table("tournament", sets=[ALL, ALL], **position)


POINTS = {
    # victory, trade, strength, tournament
    "aqueduct": (1, 0, 0, 0),
    "bath_house": (1, 0, 0, 0),
    "church": (1, 0, 0, 0),
    "colossus": (2, 0, 0, 0),
    "counting_house": (0, 3, 0, 0),
    "harbor": (0, 1, 0, 0),
    "library": (1, 0, 0, 0),
    "marketplace": (0, 2, 0, 0),
    "merchant_guild": (0, 4, 0, 0),
    "mint": (0, 1, 0, 0),
    "town_hall": (1, 0, 0, 0),
    "garrison": (0, 1, 0, 0),
    "fleet_brick": (0, 1, 0, 0),
    "fleet_gold": (0, 1, 0, 0),
    "fleet_grain": (0, 1, 0, 0),
    "fleet_lumber": (0, 1, 0, 0),
    "fleet_ore": (0, 1, 0, 0),
    "fleet_wool": (0, 1, 0, 0),
    "conrad": (0, 0, 2, 1),
    "falk": (0, 0, 1, 5),
    "gotz": (0, 0, 5, 2),
    "hagen": (0, 0, 1, 2),
    "karl": (0, 0, 7, 1),
    "otto": (0, 0, 3, 2),
    "pippin": (0, 0, 1, 3),
    "siegfried": (0, 0, 1, 1),
    "walter": (0, 0, 3, 1),
    "bodo": (0, 0, 2, 2),
    "castle": (0, 0, 1, 0),
    "roland": (0, 0, 4, 1),
    "watchtower": (0, 0, 1, 0),
    "walther": (0, 0, 0, 2),
    "toll_station": (0, 1, 0, 0),
    "large_trade_fleet": (0, 2, 0, 0),
    "large_harbor": (0, 1, 0, 0),
    "bank": (1, 0, 0, 0),
    "palace": (1, 0, 0, 0),
    "archdiocese": (1, 0, 0, 0),
    "court": (1, 0, 0, 0),
    "house_of_republic": (1, 0, 0, 0),
    "theater": (1, 0, 0, 0),
    "order_castle": (0, 0, 1, 0),
    "wine_cellar": (0, 1, 0, 0),
    "flavo": (0, 0, 0, 1),
    "baroc": (0, 0, 1, 0),
    "johanna": (0, 0, 3, 0),
    "sven": (0, 0, 1, 1),
    "treasure_fleet": (0, 1, 0, 0),
    "guild": (1, 0, 0, 0),
    "secret_brotherhood": (1, 0, 0, 0),
    "scriptorium": (1, 0, 0, 0),
    "commodity_exchange": (0, 1, 0, 0),
    "flagship": (0, 0, 2, 0),
    "great_wall": (0, 0, 1, 0),
    "ingo": (0, 0, 1, 4),
    "cannon": (0, 0, 6, 0),
    "fire_brigade": (1, 0, 0, 0),
    "public_hall": (1, 0, 0, 0),
    "cathedral": (2, 0, 0, 0),
    "university": (1, 0, 0, 0),
    "ismai": (0, 0, 6, 0),
    "samsor": (0, 0, 7, 0),
    "philosophers_stone": (1, 0, 0, 0),
    "trading_post": (0, 1, 0, 0),
    "stud_farm": (0, 0, 0, 1),
    "tournament_ground": (0, 0, 0, 1),
    "lothar": (0, 0, 1, 0),
    "richard": (0, 0, 2, 1),
    "wheelwright": (0, 1, 0, 0),
    "inn": (0, 0, 0, 1),
    "great_bazaar": (0, 2, 0, 0),
    "great_tournament_ground": (1, 0, 0, 0),
    "trade_fair": (2, 0, 0, 0),
    "hanse": (0, 2, 0, 0),
    "lighthouse": (1, 0, 0, 0),
}


@pytest.mark.parametrize("card", sorted(POINTS))
def test_points(card: str) -> None:
    """C-0.5, C-9.5, CR-19: what a card counts by itself."""
    site = "R0" if CARDS[card].site == "road" else "T1"
    centre = {"1": "citadel" if CARDS[card].site == "citadel" else "city"}
    bare = game_of(red={"centre": centre, "stored": full(RED)}, rolled=0)
    game = game_of(red={"centre": centre, "sites": {site: [card]}, "stored": full(RED)}, rolled=0)
    gained = [new - old for new, old in zip(game.player(RED).points, bare.player(RED).points, strict=True)]
    assert tuple(gained) == POINTS[card]


def test_every_card_with_points_is_in_the_table() -> None:
    """C-9.5: none is forgotten."""
    printed = {card.id for card in CARDS.values() if card.is_expansion and any(map(bool, _points(card.id)))}
    assert printed == set(POINTS)


def _points(card: str) -> tuple[int, ...]:
    points = CARDS[card].points
    return (points.victory, points.trade, points.strength, points.tournament)


NEEDS: dict[str, list[str]] = {
    "holy_site": ["church"],
    "archdiocese": ["abbey"],
    "theater": ["library"],
    "trade_branch": ["harbor"],
    "barbarian_stronghold": ["smithy"],
    "treasure_fleet": ["harbor"],
    "colonial_base": ["harbor"],
    "residence_coin": ["harbor"],
    "residence_paper": ["harbor"],
    "residence_cloth": ["harbor"],
    "guild": ["counting_house"],
    "commodity_exchange": ["harbor"],
    "johanna": ["church"],
    "cannon": ["university"],
    "crane": ["university"],
    "embassy": ["town_hall"],
    "public_hall": ["town_hall"],
    "trade_academy": ["university"],
    "cathedral": ["abbey"],
    "university": ["library"],
    "dye_works": ["counting_house"],
    "art_smithy": ["counting_house"],
    "distillery": ["counting_house"],
    "produce_store": ["counting_house"],
    "treasure_vault": ["counting_house"],
    "hanse": ["fleet_ore"],
    "inquisition": ["abbey"],
    "archivist": ["town_hall"],
    "council": ["town_hall"],
    "diplomat": ["town_hall"],
    "wedding": ["church"],
    "chancellor": ["town_hall"],
    "ban": ["church"],
    "ancient_sciences": ["library"],
    "anton": ["town_hall"],
    "dogma": ["church"],
    "christopher": ["harbor"],
    "printing": ["university"],
    "three_field": ["university"],
    "inventor": ["university"],
    "trade_monopoly": ["counting_house"],
}


@pytest.mark.parametrize("card", sorted(NEEDS))
def test_what_a_card_asks_for(card: str) -> None:
    """CR-42, C-20.10: without it the card is refused, with it the card may be placed or played."""
    found = {}
    for helped in (False, True):
        sites: dict[str, Any] = {"B1": NEEDS[card]} if helped else {}
        if card in ("christopher",):
            sites["T-1"] = ["fleet_wool"]
        game = game_of(
            red={
                "centre": {"1": "city"},
                "sites": sites,
                "stored": rich(RED)
                if card == "cathedral"
                else {**rich(RED), "T2": 2, "B2": 2, "B0": 2, "T0": 2},
            },
            blue={"centre": {"1": "city"}, "sites": {"T1": ["library"]}, "stored": rich(BLUE)},
            hands={"red": [card, "abbey"], "blue": ["spy"]},
            discards=[["spy"], ["spy"]],
        )
        found[helped] = any(text.split()[1:2] == [card] for text in game.texts())
    assert found == {False: False, True: True}


@pytest.mark.parametrize(
    ("card", "one", "two"),
    [("witch", ["arsa"], ["hafli"]), ("materialization", ["arsa"], ["hafli"])],
)
def test_two_wizards(card: str, one: list[str], two: list[str]) -> None:
    """CR-42, zd-witch, zd-materialization: one wizard is not enough."""
    blue = {"sites": {"T1": ["abbey"]}}
    red: dict[str, Any] = {"centre": {"-1": "citadel"}, "sites": {"BB-2": one}}
    game = game_of(red=red, blue=blue, hands={"red": [card], "blue": []})
    assert game.refused(f"play {card}", "CR-42") == "card/requirement"
    red["sites"]["TT-2"] = two
    game = game_of(red=red, blue=blue, hands={"red": [card], "blue": []})
    assert f"play {card}" in game.texts()


@pytest.mark.parametrize(
    ("wizard", "column", "place"),
    [
        ("arsa", -1, "B-2"),
        ("hafli", -1, "T-2"),
        ("hor", 1, "B0"),
        ("ira", 1, "B2"),
        ("tali", 1, "T2"),
        ("ari", 1, "T0"),
    ],
)
def test_wizards_conjure(wizard: str, column: int, place: str) -> None:
    """C-56.5, C-56.6, CR-61: 1 resource of the own region is 1 magic power, up to 3."""
    red = {"centre": {str(column): "citadel"}, "sites": {f"{place[0]}{place}": [wizard]}, "stored": rich(RED)}
    game = game_of(red=red)
    site = f"{place[0]}{place}"
    assert game.card(RED, site, wizard).amount == 2
    game.do(f"use {wizard}@{site}")
    assert (game.card(RED, site, wizard).amount, game.stored(RED)[place]) == (3, 2)
    assert game.refused(f"use {wizard}@{site}", "C-7.4") == "card/no-effect"


@pytest.mark.parametrize(
    "fleet", ["fleet_brick", "fleet_gold", "fleet_grain", "fleet_lumber", "fleet_ore", "fleet_wool"]
)
def test_fleets(fleet: str) -> None:
    """C-6.1: 2:1 of its kind."""
    kind = fleet.removeprefix("fleet_")
    game = game_of(red={"stored": full(RED, **{kind: 2}), "sites": {"T-1": [fleet]}})
    assert {text.split()[2] for text in game.texts() if text.startswith("trade 2")} == {kind}


def test_metropolis_counts_like_a_city() -> None:
    """pi-metropolis, C-55.3: 2 points in all."""
    assert game_of(red={"centre": {"1": "metropolis"}}).points(RED) == 3


def test_the_arch_counts_what_it_shows() -> None:
    """bh-triumphal-arch, CR-57, C-52.6: 0 to 3; one in a principality, in the tournament, too."""
    for shown in (0, 3):
        game = game_of(
            red={"centre": {"1": "city"}, "sites": {"T1": [["triumphal_arch", shown]]}, "stored": rich(RED)},
            hands={"red": ["triumphal_arch"], "blue": []},
        )
        assert game.points(RED) == 3 + shown
        assert game.refused("build triumphal_arch B1") == "card/unique"


def test_a_vault_is_filled_and_emptied() -> None:
    """hw-treasure-vault, CR-56."""
    game = game_of(
        red={"centre": {"1": "city"}, "sites": {"T1": ["treasure_vault"]}, "stored": full(RED, gold=2)}
    )
    game.do("use treasure_vault@T1", "name gold 2")
    assert game.stored(RED) == full(RED)
    game.do("use treasure_vault@T1")
    assert game.stored(RED) == full(RED, gold=2)
