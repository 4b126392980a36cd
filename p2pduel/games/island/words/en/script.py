"""The first lesson in English: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Welcome",
        "You are Blue, and Orange sits across. You both settle one island. A settlement is worth 1 point, "
        "a city 2; whoever has 10 points in a turn of their own wins. You have two settlements so far: {mine}. "
        "Let us play a few prepared turns together. Nothing can go wrong.",
        "",
    ),
    "map": (
        "The island",
        "Every hex is a land with a number. When the two dice show that number, each settlement at one of "
        "its corners gets a card: forest gives lumber, hills brick, pasture wool, fields grain, mountains "
        "ore. The dots say how often a number comes; [6] and [8] come most often. In the desert stands the "
        "robber {robber}.",
        "",
    ),
    "dice": (
        "Two dice",
        "A turn begins with the dice. They are prepared here; in a real game all computers throw them "
        "together, so that nobody can cheat. Before the dice you could play a development card, like your "
        "Knight. Whoever has none is not asked: the dice are rolled at once.",
        "Roll the dice: press {roll}.",
    ),
    "road": (
        "Building a road",
        "A 4! Your settlement V42 lies at the fields with that number, so you get 1 grain. Every roll "
        "counts for both of you: Orange gets wool and grain. Now you may build and trade. A road costs 1 "
        "lumber and 1 brick and lies between two hexes. It has to go on from a road or building of yours.",
        "Press {build} until Road is marked, then {enter}. On the map go to 45-49 with the arrow keys and "
        "press {enter}.",
    ),
    "settlement": (
        "A settlement",
        "Your road leads to a free corner now. A settlement costs 1 lumber, 1 brick, 1 wool and 1 grain, and "
        "no other building may stand at the next corner. The line below the map tells what a place yields: "
        "hills 5 and fields 6.",
        "Press {build} until Settlement is marked, then {enter}. One place lights up: press {enter} once more.",
    ),
    "end": (
        "Ending your turn",
        "3 points! You could play your Knight now, but it will serve you better later. So this turn is over.",
        "End your turn: press {end}. If you are asked whether you mean it, say yes.",
    ),
    "orange": (
        "Orange's turn",
        "Now Orange rolls, builds and ends the turn, just as you did. Keep an eye on your cards: Orange's "
        "roll counts for you as well.",
        "",
    ),
    "seven": (
        "Your turn",
        "A 5 came: your hills gave 2 brick, one for each settlement there, and your pasture 1 wool. Orange "
        "has built a road. You hold 7 cards now. That is just as many as are safe.",
        "Roll the dice: press {roll}.",
    ),
    "robber": (
        "A seven",
        "A 7 yields nothing. Whoever holds more than 7 cards returns half of them: Orange had 8 and returned "
        "4, you had 7 and keep all. And you move the robber. Its hex yields nothing while it stands there, "
        "and you take a card of somebody who lives at it.",
        "With the arrow keys go to H3, H6 or H7, where only Orange lives, and press {enter}.",
    ),
    "offer": (
        "An offer",
        "You have taken 1 ore. Now think of a city: it costs 2 grain and 3 ore. You have 1 grain and 2 ore. "
        "You may trade with Orange, and Orange has ore. Nobody has to accept an offer, but Orange looks "
        "friendly today.",
        "Press {trade} until Offer is marked, then {enter}. Give 1 wool, want 1 ore, and offer it to Orange.",
    ),
    "bank": (
        "The bank",
        "Orange has accepted. The bank trades always: 4 cards of a kind for 1 of your choice. With a "
        "settlement at a harbour 3:1 it wants only 3, and at a harbour of one resource 2 of that one.",
        "Press {trade} until the bank is marked, then {enter}. Give 4 brick, want 1 grain, and trade with it.",
    ),
    "city": (
        "A city",
        "You have 2 grain and 3 ore. A city takes the place of a settlement of yours. It is worth 2 points "
        "instead of 1, and gets 2 cards instead of 1. Look where much is rolled.",
        "Press {build} until City is marked, then {enter}. Choose a settlement and press {enter}.",
    ),
    "later": (
        "Many turns later",
        "4 points. Let us skip some turns. Meanwhile you have built a second city and a long road, and you "
        "have played two Knights. Orange has not been lazy either, and the robber stands on your forest.",
        "",
    ),
    "knight": (
        "A Knight",
        "You have rolled already. In a turn you may play one development card, but none that you have "
        "bought in the same turn. A Knight moves the robber, just like a 7. Whoever first has three of them "
        "gets Largest Army: 2 points.",
        "Press {play} until Knight is marked, then {enter}. Say yes if you are asked.",
    ),
    "army": (
        "Largest Army",
        "It is yours: 7 points. If somebody ever has more Knights than you, it goes there. Now drive the "
        "robber away from your forest.",
        "Choose a hex where Orange lives, and press {enter}.",
    ),
    "card": (
        "A development card",
        "It costs 1 wool, 1 grain and 1 ore, and nobody but you sees it. Most are Knights; others build two "
        "roads, bring two cards or collect a whole resource. Five are victory cards, worth 1 point each.",
        "Press {build} until Development card is marked, then {enter}, and {space} in the small window.",
    ),
    "longest": (
        "Longest Road",
        "A victory card! It stays hidden until it wins: 7 points can be seen, and you have 8. Your road runs "
        "from V35 to V53 without a gap, 4 long. Whoever first has 5 gets Longest Road: 2 points.",
        "Build a road at one of its ends, 50-53 for example: {build}, {enter}, arrow keys, {enter}.",
    ),
    "victory": (
        "The last point",
        "9 points can be seen, and one more is in your hand. It is your turn, so you can show it.",
        "Choose to show victory cards: mark the row with the arrow keys and press {enter}.",
    ),
    "won": (
        "You have won",
        "10 points, congratulations! You know the game now. In a real one you found both settlements "
        "yourself; choose corners with many dots. Play it against a bot from the lobby. {help} lists the keys "
        "of every screen: among them one for a hint and one for the rules.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys, {robber} and {mine} are signs of the map."""
