"""The lesson for those who know the Duel, in English: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "You know the Duel",
        "Then you know most of this game: regions with dice, stores of 3, settlements and cities with their "
        "sites, a hand of cards. This is the older game, with six sets beside the base set. We play one "
        "prepared turn together and look at what is different. Nothing can go wrong.",
        "",
    ),
    "table": (
        "The table",
        "The base game is won with 12 points, with any other set 13. All cards you draw have one back. This "
        "turn is played with Wizards & Dragons: two more stacks, and a pile of citadels. The knight token "
        "{token} needs no minimum: Blue holds it with 7 strength points {strength}, you have 4.",
        "",
    ),
    "dice": (
        "Two dice",
        "The event die has other faces: a brigand that takes ore and wool from whoever has more than 7, a "
        "mill, a tournament, a sun, and twice a question mark for an event card. The event comes first, then "
        "the production.",
        "Roll the dice: press {enter}.",
    ),
    "tournament": (
        "A tournament",
        "Whoever has more tournament points {tournament} takes a resource from the supply. You have 5, Blue "
        "has 3. After that the 2 yields ore.",
        "Take gold: mark it with the arrow keys and press {enter}.",
    ),
    "attack": (
        "An attack by the die",
        "Action cards are free, but attacks wait until you have 7 points together. You have. A Black Knight "
        "is announced first; Blue may answer with a Herb Woman. Then you roll: 1 to 5 wins, against a Herb "
        "Woman only 1 or 2. Whoever loses the roll suffers the blow.",
        "Press {play}, then {enter} on the Black Knight, and {space} in the window.",
    ),
    "target": (
        "The target",
        "A 4: you win. Only now you name a knight of Blue's, and he goes back to Blue's hand. Without Gotz "
        "Blue has 2 strength points left, and the knight token comes to you.",
        "Open the list with {enter}, choose Gotz and press {enter}.",
    ),
    "citadel": (
        "A citadel",
        "With this set a settlement can become a citadel instead of a city. It has two sites on each side, "
        "for green cards and for spell books, never for red ones. It is worth 1 point, and 2 with a wizard.",
        "Press {build} until Citadel is marked, then {enter}, and {space} in the window.",
    ),
    "wizard": (
        "A wizard",
        "A wizard stands beyond a region, at its outer side, and the region has to touch a citadel. Such "
        "outer sites are used by other sets, too. Ari comes with 2 magic power {magic}.",
        "Press {build} until Ari is marked, then {enter}. Choose a region and press {space}.",
    ),
    "book": (
        "A spell book",
        "Spell books stand at citadels. The Elixir costs nothing to build; casting its spell costs 2 magic "
        "power, and it can be cast again in every turn.",
        "Press {build} until the Elixir is marked, then {enter}, and {space} in the window.",
    ),
    "spell": (
        "A spell",
        "Standing cards that can be used or cast have a heading of their own in your list. The Elixir "
        "doubles the strength of one of your units until Blue's next turn is over. So Blue will not get the "
        "token back at once.",
        "Press {use}, then {enter}. Choose Otto and press {space}.",
    ),
    "end": (
        "The end of the turn",
        "Your hand is empty. Three cards is the limit, more with Abbeys and Libraries. You fill it up at the "
        "end of your turn.",
        "End your turn: press {end}. If you are asked whether you mean it, say yes.",
    ),
    "first": (
        "Drawing",
        "Every card is either the top one of any stack, or one that you look for: you pay 2 resources of any "
        "kind, look through a whole stack and take what you like. The last two stacks hold the new set.",
        "Draw from any stack: mark it and press {enter}.",
    ),
    "second": ("Drawing", "One card is there, two are missing.", "Draw once more."),
    "third": ("Drawing", "One more, and your hand is full.", "Draw once more."),
    "more": (
        "What else there is",
        "Some cards are placed in the other land and stay yours: a flag {foreign} marks them. Others lie on "
        "roads, count something or become ineffective for a while; the card says so. {rules} opens the rules "
        "with every card. Play the base game against a bot first, then one set after another.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys; {token}, {strength}, {tournament}, {magic} and {foreign} are signs."""
