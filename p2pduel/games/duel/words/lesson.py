"""The first lesson as data: two prepared positions of the introductory game, and what is said and asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from p2pduel.games.duel.rules.state import State
from p2pduel.kernel.moves import Move

__all__ = ["PARTS", "STEPS", "Part", "Step"]

Part = Callable[[State | None], dict[str, Any]]
"""A position, laid for what the learner has built before."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what is explained, and what the learner is to do; names in braces are keys and cards."""

    title: str
    tell: str
    task: str = ""
    wants: tuple[str, ...] = ()
    """Patterns; the first move must fit one of them. Empty: the step is only read."""
    keeps: str = ""
    """A card that must be payable after the moves."""
    then: str = ""
    """After reading: "blue" lets Blue have a turn, "later" lays the next part."""

    ends: bool = False
    """Whether the step lasts until the game is over, however many moves that takes."""

    def accepts(self, moves: tuple[Move, ...]) -> bool:
        """Whether these moves are what the step asks for."""
        return any(fnmatchcase(str(moves[0]), pattern) for pattern in self.wants)


def _first(_before: State | None) -> dict[str, Any]:
    """The very beginning, with kind dice."""
    return {
        "variant": "intro",
        "turn": 1,
        "phase": "preroll",
        "active": "red",
        "hands": {"red": ["harald", "goldsmith", "toll_bridge"], "blue": ["abbey", "scout", "weavers_shop"]},
        "stacks": {
            "draw1": ["iron_foundry", "candamir"],
            "draw2": ["siglind", "storehouse"],
            "draw3": ["gold_ship", "parish_hall"],
            "draw4": ["wool_ship", "austin"],
            "regions": ["mountains-4", "fields-3"],
        },
        "dice": [[2, "celebration"], [4, "brigand_attack"], [3, "plentiful_harvest"]],
        "blue_moves": [
            "take lumber T-2",
            *("roll", "build abbey T1", "end", "draw draw3", "draw draw4", "pass"),
            "take ore B2",
        ],
    }


def _second(before: State | None) -> dict[str, Any]:
    """Some turns later; the regions and the hero stay where the learner has put them."""
    above, below, hero = "mountains-4", "fields-3", "T-1"
    if before is not None:
        player = before.players[0]
        above, below = player.regions["T4"], player.regions["B4"]
        hero = next(site for site, cards in player.sites.items() if any(c.face == "harald" for c in cards))
    sites: dict[str, list[str]] = {
        "T-1": ["brick_ship"],
        "B-1": ["toll_bridge"],
        "T3" if hero == "T1" else "T1": ["grain_mill"],
    }
    sites.setdefault(hero, []).append("harald")
    ore = "T4" if above.startswith("mountains") else "B4"
    return {
        "variant": "intro",
        "turn": 15,
        "phase": "preroll",
        "active": "red",
        "hands": {
            "red": ["ore_ship", "merchant_caravan", "osmund"],
            "blue": ["scout", "storehouse", "weavers_shop", "parish_hall"],
        },
        "red": {
            "centre": {"-1": "city", "2": "road", "3": "settlement"},
            "regions": {"T4": above, "B4": below},
            "sites": sites,
            "stored": {"T-2": 3, "B-2": 3, "T0": 2, "B0": 2, "T2": 0, "B2": 2, "T4": 0, "B4": 0, ore: 1},
        },
        "blue": {
            "centre": {"1": "city", "2": "road", "3": "settlement"},
            "regions": {"T4": "forest-6", "B4": "hills-1"},
            "sites": {"T1": ["abbey"], "B1": ["inga"]},
            "stored": {"T-2": 1, "B-2": 1, "T0": 1, "B0": 1, "T2": 0, "B2": 1, "T4": 1, "B4": 0},
        },
        "stacks": {
            "draw1": ["candamir", "siglind", "lumber_camp"],
            "draw2": ["iron_foundry", "gold_ship", "abbey"],
            "draw3": ["large_trade_ship", "goldsmith", "marketplace"],
            "draw4": ["wool_ship", "austin", "marketplace"],
            "events": ["trade_ships_race"],
        },
        "dice": [[6, "brigand_attack"], [2, "trade"], [1, "event_card"]],
        "blue_moves": ["roll", "end", "pass"],
    }


PARTS: tuple[Part, ...] = (_first, _second)

STEPS: tuple[Step, ...] = (
    Step(
        "Welcome",
        "You are Red, and the land nearest to you is yours. Blue sits across. Whoever ends a turn of their "
        "own with 7 victory points wins this first game. You both have 2: one for each settlement. Let us "
        "play a few prepared turns together. Nothing can go wrong.",
    ),
    Step(
        "Your land",
        "In the middle lie two settlements, joined by a road. Six regions lie around them. Each has a die "
        "number and a store for up to 3 resources: your Forest has the number 2 and holds 1 lumber. Above "
        "and below each settlement is a free site, where a card can be built.",
    ),
    Step(
        "Your hand",
        "These three cards are your hand. Blue cannot see them, and in a real game neither can Blue's "
        "computer. The list beside or below them holds everything you can do now. To see a card in full, "
        "point at it and press {inspect}.",
    ),
    Step(
        "Two dice",
        "Every turn begins with two dice. The production die tells which regions yield; the event die "
        "tells what else happens. Here the dice are prepared. In a real game both computers throw them "
        "together, so that nobody can cheat.",
        "Roll the dice: press {enter}.",
        ("roll",),
    ),
    Step(
        "What a roll brings",
        "A 2! Your Forest has that number, so you get 1 lumber. Every roll counts for both of you: Blue "
        "gets 1 brick. The event die shows a Celebration: whoever has more skill points takes any 1 "
        "resource. You are level, so you both do.",
        "Take 1 brick: mark it with the arrow keys and press {enter}.",
        ("take brick *",),
    ),
    Step(
        "Building a road",
        "Now you may build, play cards and trade, as much as you can pay for. The list marks what is "
        "possible and says what is missing for the rest. A road costs 1 lumber and 2 brick. Alone it is "
        "worth nothing, but a new settlement can stand at its end. {build} goes through all you can build.",
        "{road} is marked: press {enter}. In the window choose the right end with the arrow keys, then "
        "press {space}.",
        ("build road 2",),
    ),
    Step(
        "Ending your turn",
        "You could build {harald} now, but he costs grain that your next settlement needs. Waiting a turn "
        "is often the better plan.",
        "End your turn: press {end}. You are asked whether you mean it, because something is still "
        "possible. Say yes.",
        ("end",),
    ),
    Step(
        "Changing a card",
        "At the end of your turn you fill your hand up to three cards; it is full already. Then you may "
        "change one card: put it under a stack and take another. {goldsmith} needs 3 gold, and you have "
        "none, so let it go.",
        "Choose to exchange a card, then {goldsmith} in the list, then any of the stacks.",
        ("bury * <goldsmith>",),
    ),
    Step(
        "A new card",
        "The top card of any stack is free. For 2 resources you may look through a whole stack instead and "
        "choose. That is worth it when you badly need one particular card.",
        "Draw the top card of any stack.",
        ("draw draw?",),
    ),
    Step(
        "Blue's turn",
        "Now Blue rolls, builds and ends the turn, just as you did. Keep an eye on your own land: Blue's "
        "roll brings you something as well.",
        then="blue",
    ),
    Step(
        "Brigands",
        "Blue's event die showed a Brigand Attack. It comes before production: whoever holds more than 7 "
        "resources loses all gold and all wool. Blue held exactly 7 and was safe, and so were you. Then "
        "the 4 brought you wool. Blue built a card, {abbey}, and drew two new ones.",
        "It is your turn again: roll the dice with {enter}.",
        ("roll",),
    ),
    Step(
        "Plentiful Harvest",
        "The 3 brought you 1 brick. The event die shows a Plentiful Harvest: both of you take any 1 "
        "resource. Think of what you are going to pay for. A region that already holds 3 can take no more.",
        "Take 1 grain.",
        ("take grain *",),
    ),
    Step(
        "A settlement",
        "A settlement costs 1 lumber, 1 brick, 1 grain and 1 wool. It goes to the end of your road and "
        "brings 1 victory point, two new regions and two free sites.",
        "Build the settlement: press {build} until {settlement} is marked, then {enter} and {space}.",
        ("build settlement 3",),
    ),
    Step(
        "New regions",
        "These two regions came from the top of the region stack. One lies above, one below. It matters: a "
        "building helps the regions on its own side only. Here both ways are fine.",
        "Choose the one that shall lie above.",
        ("lay *",),
    ),
    Step(
        "A hero",
        "3 victory points! Cards with a price are built on free sites and stay there. {harald} costs 1 "
        "grain and 1 ore. He brings 2 strength points and 1 skill point. Skill wins Celebrations; what "
        "strength is for, you will see soon.",
        "Build {harald} on any site: press {build} until he is marked, then {enter}, and {space} in the "
        "small window.",
        ("build harald *",),
    ),
    Step(
        "Ending your turn",
        "You cannot pay for anything more. You hold two cards now, so you will draw a third.",
        "End your turn: press {end}.",
        ("end",),
    ),
    Step(
        "Drawing",
        "You may hold three cards, and one more for each progress point that you have. Blue's {abbey} is "
        "worth one. Draw from whichever stack you like: nobody knows what lies on top.",
        "Draw a card.",
        ("draw draw?",),
    ),
    Step(
        "Keeping your cards",
        "You may change a card again. This time all three are good ones.",
        "Keep them: choose to change nothing.",
        ("pass",),
    ),
    Step(
        "Some turns later",
        "Let us skip a few turns. Meanwhile you have turned a settlement into a city and built three "
        "cards: {toll_bridge}, {grain_mill} and {brick_ship}. Blue has not been lazy either. Now it gets "
        "exciting.",
        then="later",
    ),
    Step(
        "Your points",
        "The line above your land counts them: {victory} victory, {strength} strength, {trade_points} "
        "trade, {skill} skill and {progress} progress. You have 4 victory points: 2 for the city and 1 for "
        "each settlement. Blue has 4 as well. 3 more and you win.",
    ),
    Step(
        "A full store",
        "Your regions hold 13 resources. That is a lot to lose: think of the brigands.",
        "Roll the dice with {enter}, and hope.",
        ("roll",),
    ),
    Step(
        "Brigands again",
        "They came! You held more than 7 resources, so your gold and your wool are gone. The card "
        "{storehouse} would have hidden some of them from the count. Then came the 6: your Fields lie "
        "beside your {grain_mill}, so they yielded 2 grain instead of 1.",
    ),
    Step(
        "Trading",
        "In your turn you may trade: 3 resources of one kind for any 1 other. With your {brick_ship}, 2 "
        "brick are enough. You need wool for another ship.",
        "Press {trade}. Give 2 brick and receive 1 wool: the arrow keys change a line. Then press {space}.",
        ("trade 2 brick wool",),
    ),
    Step(
        "The trade advantage",
        "Ships and some buildings bring trade points; you have 2. Whoever has at least 3, and more than "
        "the other side, holds the trade advantage. It is worth 1 victory point, and it brings resources "
        "when the event die shows Trade.",
        "Build {ore_ship} on any site: press {build} until it is marked, then {enter} and {space}.",
        ("build ore_ship *",),
    ),
    Step(
        "A city",
        "The trade advantage is yours: 5 points. A city costs 2 grain and 3 ore and is built on top of a "
        "settlement. It is worth 2 points instead of 1, and has four sites instead of two.",
        "Build a city on one of your settlements: press {build} until {city} is marked, then {enter} and "
        "{space}.",
        ("build city *",),
    ),
    Step(
        "One more to go",
        "6 points. You could play your {merchant_caravan} now, but it will serve you better next turn.",
        "End your turn: press {end}, and say yes.",
        ("end",),
    ),
    Step(
        "Drawing",
        "Your hand is filled up again.",
        "Draw a card from any stack.",
        ("draw draw?",),
    ),
    Step(
        "Keeping your cards",
        "You need {merchant_caravan} and {osmund}, so keep them.",
        "Change nothing.",
        ("pass",),
    ),
    Step(
        "Blue's turn",
        "Blue rolls now. Perhaps the event die shows Trade. That would be good for you, as you hold the "
        "advantage.",
        then="blue",
    ),
    Step(
        "Trade",
        "The event die shows Trade. You hold the trade advantage, so Blue has to hand over 1 resource that "
        "you name. It is Blue's turn, and still you are asked. That happens in a real game too.",
        "Ask for wool.",
        ("demand wool",),
    ),
    Step(
        "Your turn",
        "The 2 brought you 1 lumber, and Blue gave you wool. {osmund} costs 1 grain, 1 ore and 1 wool: the "
        "grain and the ore are missing.",
        "Roll the dice with {enter}.",
        ("roll",),
    ),
    Step(
        "An event card",
        "The event die asks for an event card, and the top one is turned up: {trade_ships_race}. Whoever "
        "has more trade ships takes any 1 resource. You have two ships, Blue has none.",
        "Take whatever you like.",
        ("take *",),
    ),
    Step(
        "An action card",
        "Cards without a price are actions: you play them once, and they are gone. {merchant_caravan} "
        "turns any 2 of your resources into any 2 others. Lumber is of no use to you now. {osmund} needs 1 "
        "grain, 1 ore and 1 wool.",
        "Press {play} and {enter}. Give 2 lumber, take what {osmund} still lacks, then press {space}.",
        ("play merchant_caravan",),
        keeps="osmund",
    ),
    Step(
        "The strength advantage",
        "Strength works like trade: with at least 3 points, and more than the other side, you hold the "
        "strength advantage, worth 1 victory point. {harald} has 2 strength points, {osmund} has 2 as "
        "well, and Blue has 1.",
        "Build {osmund} on any site: press {build} until he is marked, then {enter} and {space}.",
        ("build osmund *",),
    ),
    Step(
        "Seven points",
        "That makes 7! But it counts only at the end of your turn. Until then, keep calm.",
        "End your turn: press {end}. If you are asked whether you mean it, say yes.",
        ("end",),
    ),
    Step("Drawing", "The turn has to be finished properly.", "Draw a card.", ("draw draw?",)),
    Step(
        "Drawing", "And one more, for two cards have left your hand.", "Draw another card.", ("draw draw?",)
    ),
    Step(
        "The last choice",
        "Change a card, or keep them all: it no longer matters, for your turn is as good as over.",
        "Do as you like.",
        ("*",),
        ends=True,
    ),
    Step(
        "You have won",
        "Congratulations! You know the game now. Play your first real one against a bot from the lobby. "
        "{help} lists the keys of every screen: among them, at the table, one for a hint and one for the "
        "rules and all cards.",
    ),
)
"""From the first look at the table to the first victory."""
