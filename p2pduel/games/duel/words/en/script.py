"""The first lesson in English: what is said and asked, step by step."""

from typing import Final

__all__ = [
    "STEPS",
]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Welcome",
        "You are Red, and the land nearest to you is yours. Blue sits across. Whoever ends a turn of "
        "their own with 7 victory points wins this first game. You both have 2: one for each settlement. "
        "Let us play a few prepared turns together. Nothing can go wrong.",
        "",
    ),
    "land": (
        "Your land",
        "In the middle lie two settlements, joined by a road. Six regions lie around them. Each has a die "
        "number and a store for up to 3 resources: your Forest has the number 2 and holds 1 lumber. Above "
        "and below each settlement is a free site, where a card can be built.",
        "",
    ),
    "hand": (
        "Your hand",
        "These three cards are your hand. Blue cannot see them, and in a real game neither can Blue's "
        "computer. The list beside or below them holds everything you can do now. To see a card in full, "
        "point at it and press {inspect}.",
        "",
    ),
    "dice": (
        "Two dice",
        "Every turn begins with two dice. The production die tells which regions yield; the event die "
        "tells what else happens. Here the dice are prepared. In a real game both computers throw them "
        "together, so that nobody can cheat.",
        "Roll the dice: press {enter}.",
    ),
    "roll": (
        "What a roll brings",
        "A 2! Your Forest has that number, so you get 1 lumber. Every roll counts for both of you: Blue "
        "gets 1 brick. The event die shows a Celebration: whoever has more skill points takes any 1 "
        "resource. You are level, so you both do.",
        "Take 1 brick: mark it with the arrow keys and press {enter}.",
    ),
    "road": (
        "Building a road",
        "Now you may build, play cards and trade, as much as you can pay for. The list marks what is "
        "possible and says what is missing for the rest. A road costs 1 lumber and 2 brick. Alone it is "
        "worth nothing, but a new settlement can stand at its end. {build} goes through all you can build.",
        "Road is marked: press {enter}. In the window choose the right end with the arrow keys, then "
        "press {space}.",
    ),
    "end": (
        "Ending your turn",
        "You could build Harald now, but he costs grain that your next settlement needs. Waiting a turn "
        "is often the better plan.",
        "End your turn: press {end}. You are asked whether you mean it, because something is still "
        "possible. Say yes.",
    ),
    "change": (
        "Changing a card",
        "At the end of your turn you fill your hand up to three cards; it is full already. Then you may "
        "change one card: put it under a stack and take another. Goldsmith needs 3 gold, and you have "
        "none, so let it go.",
        "Choose to exchange a card, then Goldsmith in the list, then any of the stacks.",
    ),
    "new_card": (
        "A new card",
        "The top card of any stack is free. For 2 resources you may look through a whole stack instead "
        "and choose. That is worth it when you badly need one particular card.",
        "Draw the top card of any stack.",
    ),
    "blue_first": (
        "Blue's turn",
        "Now Blue rolls, builds and ends the turn, just as you did. Keep an eye on your own land: Blue's "
        "roll brings you something as well.",
        "",
    ),
    "brigands": (
        "Brigands",
        "Blue's event die showed a Brigand Attack. It comes before production: whoever holds more than 7 "
        "resources loses all gold and all wool. Blue held exactly 7 and was safe, and so were you. Then "
        "the 4 brought you wool. Blue built a card, Abbey, and drew two new ones.",
        "It is your turn again: roll the dice with {enter}.",
    ),
    "harvest": (
        "Plentiful Harvest",
        "The 3 brought you 1 brick. The event die shows a Plentiful Harvest: both of you take any 1 "
        "resource. Think of what you are going to pay for. A region that already holds 3 can take no more.",
        "Take 1 grain.",
    ),
    "settlement": (
        "A settlement",
        "A settlement costs 1 lumber, 1 brick, 1 grain and 1 wool. It goes to the end of your road and "
        "brings 1 victory point, two new regions and two free sites.",
        "Build the settlement: press {build} until Settlement is marked, then {enter} and {space}.",
    ),
    "regions": (
        "New regions",
        "These two regions came from the top of the region stack. One lies above, one below. It matters: "
        "a building helps the regions on its own side only. Here both ways are fine.",
        "Choose the one that shall lie above.",
    ),
    "hero": (
        "A hero",
        "3 victory points! Cards with a price are built on free sites and stay there. Harald costs 1 "
        "grain and 1 ore. He brings 2 strength points and 1 skill point. Skill wins Celebrations; what "
        "strength is for, you will see soon.",
        "Build Harald on any site: press {build} until he is marked, then {enter}, and {space} in the "
        "small window.",
    ),
    "end_again": (
        "Ending your turn",
        "You cannot pay for anything more. You hold two cards now, so you will draw a third.",
        "End your turn: press {end}.",
    ),
    "draw": (
        "Drawing",
        "You may hold three cards, and one more for each progress point that you have. Blue's Abbey is "
        "worth one. Draw from whichever stack you like: nobody knows what lies on top.",
        "Draw a card.",
    ),
    "keep": (
        "Keeping your cards",
        "You may change a card again. This time all three are good ones.",
        "Keep them: choose to change nothing.",
    ),
    "later": (
        "Some turns later",
        "Let us skip a few turns. Meanwhile you have turned a settlement into a city and built three "
        "cards: Toll Bridge, Grain Mill and Brick Ship. Blue has not been lazy either. Now it gets "
        "exciting.",
        "",
    ),
    "points": (
        "Your points",
        "The line above your land counts them: {victory} victory, {strength} strength, {trade_points} "
        "trade, {skill} skill and {progress} progress. You have 4 victory points: 2 for the city and 1 "
        "for each settlement. Blue has 4 as well. 3 more and you win.",
        "",
    ),
    "full": (
        "A full store",
        "Your regions hold 13 resources. That is a lot to lose: think of the brigands.",
        "Roll the dice with {enter}, and hope.",
    ),
    "robbed": (
        "Brigands again",
        "They came! You held more than 7 resources, so your gold and your wool are gone. The card "
        "Storehouse would have hidden some of them from the count. Then came the 6: your Fields lie "
        "beside your Grain Mill, so they yielded 2 grain instead of 1.",
        "",
    ),
    "trade": (
        "Trading",
        "In your turn you may trade: 3 resources of one kind for any 1 other. With your Brick Ship, 2 "
        "brick are enough. You need wool for another ship.",
        "Press {trade}. Give 2 brick and receive 1 wool: the arrow keys change a line. Then press {space}.",
    ),
    "trade_advantage": (
        "The trade advantage",
        "Ships and some buildings bring trade points; you have 2. Whoever has at least 3, and more than "
        "the other side, holds the trade advantage. It is worth 1 victory point, and it brings resources "
        "when the event die shows Trade.",
        "Build Ore Ship on any site: press {build} until it is marked, then {enter} and {space}.",
    ),
    "city": (
        "A city",
        "The trade advantage is yours: 5 points. A city costs 2 grain and 3 ore and is built on top of a "
        "settlement. It is worth 2 points instead of 1, and has four sites instead of two.",
        "Build a city on one of your settlements: press {build} until City is marked, then {enter} and "
        "{space}.",
    ),
    "one_more": (
        "One more to go",
        "6 points. You could play your Merchant Caravan now, but it will serve you better next turn.",
        "End your turn: press {end}, and say yes.",
    ),
    "draw_again": (
        "Drawing",
        "Your hand is filled up again.",
        "Draw a card from any stack.",
    ),
    "keep_again": (
        "Keeping your cards",
        "You need Merchant Caravan and Osmund, so keep them.",
        "Change nothing.",
    ),
    "blue_second": (
        "Blue's turn",
        "Blue rolls now. Perhaps the event die shows Trade. That would be good for you, as you hold the "
        "advantage.",
        "",
    ),
    "demand": (
        "Trade",
        "The event die shows Trade. You hold the trade advantage, so Blue has to hand over 1 resource "
        "that you name. It is Blue's turn, and still you are asked. That happens in a real game too.",
        "Ask for wool.",
    ),
    "your_turn": (
        "Your turn",
        "The 2 brought you 1 lumber, and Blue gave you wool. Osmund costs 1 grain, 1 ore and 1 wool: the "
        "grain and the ore are missing.",
        "Roll the dice with {enter}.",
    ),
    "event": (
        "An event card",
        "The event die asks for an event card, and the top one is turned up: Trade Ships Race. Whoever "
        "has more trade ships takes any 1 resource. You have two ships, Blue has none.",
        "Take whatever you like.",
    ),
    "action": (
        "An action card",
        "Cards without a price are actions: you play them once, and they are gone. Merchant Caravan turns "
        "any 2 of your resources into any 2 others. Lumber is of no use to you now. Osmund needs 1 grain, "
        "1 ore and 1 wool.",
        "Press {play} and {enter}. Give 2 lumber, take what Osmund still lacks, then press {space}.",
    ),
    "strength_advantage": (
        "The strength advantage",
        "Strength works like trade: with at least 3 points, and more than the other side, you hold the "
        "strength advantage, worth 1 victory point. Harald has 2 strength points, Osmund has 2 as well, "
        "and Blue has 1.",
        "Build Osmund on any site: press {build} until he is marked, then {enter} and {space}.",
    ),
    "seven": (
        "Seven points",
        "That makes 7! But it counts only at the end of your turn. Until then, keep calm.",
        "End your turn: press {end}. If you are asked whether you mean it, say yes.",
    ),
    "draw_third": (
        "Drawing",
        "The turn has to be finished properly.",
        "Draw a card.",
    ),
    "draw_fourth": (
        "Drawing",
        "And one more, for two cards have left your hand.",
        "Draw another card.",
    ),
    "last": (
        "The last choice",
        "Change a card, or keep them all: it no longer matters, for your turn is as good as over.",
        "Do as you like.",
    ),
    "won": (
        "You have won",
        "Congratulations! You know the game now. Play your first real one against a bot from the lobby. "
        "{help} lists the keys of every screen: among them, at the table, one for a hint and one for the "
        "rules and all cards.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys, {victory} and the like are the signs of points."""
