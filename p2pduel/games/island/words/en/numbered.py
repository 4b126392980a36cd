"""The rules of the island by number: I for the board game, T for the table of two and what is hidden."""

from collections.abc import Mapping
from typing import Final

__all__ = ["RULES"]

_BOARD: Final[Mapping[str, str]] = {
    "I-1.1": "There are 19 land hexes: forest 4, pasture 4, fields 4, hills 3, mountains 3, desert 1.",
    "I-1.2": (
        "Terrain yields: forest→lumber, pasture→wool, fields→grain, hills→brick, mountains→ore, "
        "desert→nothing."
    ),
    "I-1.3": "The bank starts with 95 resource cards, 19 of each of the 5 kinds.",
    "I-1.4": (
        "The frame has 6 parts carrying 9 harbours. Of these 4 are general (3:1) and 5 special (2:1), one "
        "per resource."
    ),
    "I-1.5": (
        "There are 25 development cards: 14 Knight, 6 progress (2 Road Building, 2 Invention, 2 Monopoly), "
        "5 victory cards."
    ),
    "I-1.6": "There are 18 number tokens: one 2, one 12, two each of 3, 4, 5, 6, 8, 9, 10, 11, no 7.",
    "I-1.7": "6 and 8 are the red tokens.",
    "I-1.8": "Each colour has 5 settlements, 4 cities, 15 roads; four colours exist (totals 20, 16, 60).",
    "I-1.9": "There is one robber, two six-sided dice, one Longest Road card, one Largest Army card.",
    "I-1.10": (
        "The box is for three or four; with three all red pieces are left out. Two players use blue and "
        "orange."
    ),
    "I-2.1": (
        "Hexes are pointy-top, in rows of 3, 4, 5, 4, 3. Axial coordinates (q east, r south-east) with "
        "|q|≤2, |r|≤2, |q+r|≤2. Numbered H1…H19 row by row from the top, left to right."
    ),
    "I-2.2": (
        "There are exactly 54 intersections and 72 edges. 24 intersections touch 3 land hexes, 12 touch 2, "
        "18 touch 1. 36 have 3 neighbouring intersections, 18 (all coastal) have 2. 42 edges lie between "
        "two land hexes, 30 are coastal."
    ),
    "I-2.3": (
        "An edge is the shared side of two neighbouring tiles and is bounded by 2 intersections. Land–sea "
        "sides are edges too; sea–sea sides are not."
    ),
    "I-2.4": (
        "An intersection is a corner where tiles meet; buildings stand only on intersections, roads only on "
        "edges."
    ),
    "I-2.5": "A building is affected by every land hex its intersection touches (1, 2 or 3).",
    "I-2.6": (
        "Intersections are numbered V1…V54 from top to bottom, left to right. An edge is written as the "
        "pair of its ends, smaller first, e.g. 9–14."
    ),
    "I-3.1": "A harbour belongs to one coastal edge; both ends of that edge give access.",
    "I-3.2": (
        "The nine harbours lie, clockwise from the upper left, at 1-4, 2-6, 11-16, 27-33, 43-47, 50-53, "
        "48-52, 34-39 and 12-17; on the beginner board they are general, grain, ore, general, wool, "
        "general, general, brick and lumber."
    ),
    "I-3.3": (
        "18 distinct intersections give harbour access: V1, 2, 4, 6, 11, 12, 16, 17, 27, 33, 34, 39, 43, "
        "47, 48, 50, 52, 53. No intersection has two harbours."
    ),
    "I-4.1": (
        "On the beginner board terrain, tokens, harbours and the first pieces are placed as pictured; "
        "nothing is left to chance."
    ),
    "I-4.2": (
        "The beginner board, row by row: mountains 10, pasture 2, forest 9 / fields 12, hills 6, pasture 4, "
        "hills 10 / fields 9, forest 11, desert, forest 3, mountains 8 / forest 8, mountains 3, fields 4, "
        "pasture 5 / hills 5, fields 6, pasture 11."
    ),
    "I-4.3": "Harbours as in I-3.2.",
    "I-4.4": (
        "First pieces on the beginner board, the settlement that pays the starting cards first: blue V40, "
        "V42, 40-45, 37-42; red V18, V32, 18-23, 26-32; orange V15, V41, 10-15, 41-46; white V9, V29, 9-14, "
        "29-35."
    ),
    "I-4.5": "With three players red is left out.",
    "I-4.6": (
        "The starting player is then determined (I-6.3) and begins at once; there is no founding phase."
    ),
    "I-5.1": (
        "Harbours lie where the beginner board has them; their nine kinds are shuffled over these places."
    ),
    "I-5.2": "The 19 land hexes are shuffled and laid out from H1 to H19: every order is equally likely.",
    "I-5.3": (
        "Tokens are laid in alphabetical order A…R, number side up, starting at any corner hex and going "
        "counter-clockwise. The path spirals inward: 12 outer hexes, 6 inner, then the centre."
    ),
    "I-5.4": "Letters: A5 B2 C6 D3 E8 F10 G9 H12 I11 J4 K8 L10 M9 N4 O5 P6 Q3 R11.",
    "I-5.5": "The desert gets no token; it is skipped and does not consume a letter.",
    "I-5.6": (
        "Corner hexes are H1, H3, H8, H12, H17, H19. The counter-clockwise outer ring from H1 is H1 H4 H8 "
        "H13 H17 H18 H19 H16 H12 H7 H3 H2, continuing H5 H9 H14 H15 H11 H6, then H10. From another corner "
        "both rings are rotated so the inner ring begins with the inner hex touching the start corner "
        "(H1→H5, H8→H9, H17→H14, H19→H15, H12→H11, H3→H6)."
    ),
    "I-5.7": (
        "Example: desert at H10, start H1 → tokens H1..H19 = 5, 10, 8, 2, 9, 11, 4, 6, 4, –, 3, 11, 3, 5, "
        "6, 12, 8, 10, 9."
    ),
    "I-5.8": (
        "With the spiral, 6 and 8 never lie side by side, whichever corner starts and wherever the desert "
        "is; no swapping step is needed."
    ),
    "I-5.9": "The robber starts on the desert.",
    "I-5.10": "The resource cards lie in 5 open stacks; the development cards are shuffled face down.",
    "I-6.1": "Two rounds; each player places 2 settlements and 2 roads in total, free of charge.",
    "I-6.2": "Each player takes 5 settlements, 4 cities, 15 roads and a cost card.",
    "I-6.3": "All roll; the highest begins. Ties for highest re-roll among themselves.",
    "I-6.4": (
        "Round 1 goes clockwise from the starting player: one settlement on any free intersection obeying "
        "the distance rule, then one road on an edge touching that settlement."
    ),
    "I-6.5": (
        "Round 2 goes counter-clockwise, beginning with the player who was last in round 1, who places "
        "twice in a row; the starting player is last. Order for n=4: 1 2 3 4 4 3 2 1; n=3: 1 2 3 3 2 1; "
        "n=2: 1 2 2 1."
    ),
    "I-6.6": (
        "The second settlement may be anywhere legal; it need not connect to the first. Its road must touch "
        "the second settlement."
    ),
    "I-6.7": (
        "Immediately on placing the second settlement its owner takes 1 resource card from each adjacent "
        "productive hex (desert gives none)."
    ),
    "I-6.8": "The distance rule (I-12.3) applies in both rounds.",
    "I-6.9": "The player who placed first takes the first turn.",
    "I-6.10": "A founding settlement on a harbour is usable from the owner's first turn.",
    "I-7.1": "Turns pass clockwise (to the left).",
    "I-7.2": "Order: (a) roll both dice, the sum applies to everyone; (b) trade; (c) build and buy.",
    "I-7.3": "Trading and building may be done in any order, unless the table agrees to trade first.",
    "I-7.4": "A development card may be played in any phase of one's turn, even before the roll.",
    "I-7.5": "Before the roll nothing else is allowed: no trade, no building, no purchase.",
    "I-7.6": "The roll is mandatory, exactly once per turn.",
    "I-7.7": "The turn ends when the player announces it.",
    "I-8.1": (
        "On a sum other than 7 every hex with that token produces, for all players, except the robber's hex."
    ),
    "I-8.2": "Per producing hex: 1 card for each adjacent own settlement, 2 for each adjacent own city.",
    "I-8.3": "Several buildings on one hex add up (settlement + city = 3).",
    "I-8.4": (
        "Bank shortage: if the bank cannot serve everyone's claim in this production, nobody collects. The "
        "check is made separately for each resource kind; kinds that suffice are paid."
    ),
    "I-8.5": "Hands of resource cards are held hidden. The number of cards in a hand is public.",
    "I-8.6": "There is no hand limit except on a 7.",
    "I-9.1": (
        "On a 7 nobody produces. Every player with more than 7 resource cards returns half, rounded down, "
        "of own choice, to the bank: 8→4, 9→4, 10→5, 11→5, 15→7."
    ),
    "I-9.2": "Exactly 7 cards: no loss. Development cards do not count.",
    "I-9.3": "All discards precede the robber's move.",
    "I-9.4": "The player who rolled then must move the robber to a different land hex; staying is illegal.",
    "I-9.5": "The desert is a legal destination although it has no token.",
    "I-9.6": (
        "The mover picks one player with a building on the new hex and draws 1 resource card blindly from "
        "that hand. Uniform over the cards held."
    ),
    "I-9.7": (
        "Whoever moves the robber must steal where somebody can be robbed, unless the table agrees that one "
        "may leave it."
    ),
    "I-9.8": (
        "A player never steals from himself; a victim with 0 cards yields nothing; if no victim is possible "
        "the theft is skipped."
    ),
    "I-9.9": "Only thief and victim learn the stolen card.",
    "I-9.10": "The robber's hex yields nothing until the robber leaves it.",
    "I-9.11": "The robber moves only by a 7 or a Knight.",
    "I-9.12": "After the robber the player goes on with trading.",
    "I-9.13": "The robber does not affect harbours, roads, building or points.",
    "I-10.1": "Only the active player trades, after production, as long as he has cards.",
    "I-10.2": (
        "Domestic trade: the active player with any other player, any agreed amounts. Two non-active "
        "players never trade."
    ),
    "I-10.3": "Any player may make offers to the active player.",
    "I-10.4": (
        "Both sides of a domestic trade give at least 1 card; gifts and same-for-same swaps (lumber for "
        "lumber) are illegal."
    ),
    "I-10.5": "Development cards, pieces and promises cannot be traded.",
    "I-10.6": "Bank 4:1: 4 equal resources → 1 of choice; needs no harbour.",
    "I-10.7": "General harbour 3:1: 3 equal resources → 1 different one.",
    "I-10.8": "Special harbour 2:1: 2 of the pictured resource → 1 of choice; repeatable (4 → 2).",
    "I-10.9": "A special harbour does not give 3:1 for other resources.",
    "I-10.10": "A harbour can be used only from the owner's next turn after building on it.",
    "I-10.11": "Upgrading a harbour settlement to a city keeps access without a new delay.",
    "I-10.12": "Bank trades need the wanted card in stock.",
    "I-10.13": (
        "The best available ratio per resource is min(4, 3 if general harbour usable, 2 if matching special "
        "harbour usable)."
    ),
    "I-11.1": (
        "Road = 1 lumber + 1 brick. Settlement = 1 lumber + 1 brick + 1 wool + 1 grain. City = 3 ore + 2 "
        "grain. Development card = 1 ore + 1 wool + 1 grain."
    ),
    "I-11.2": "Payment goes back to the bank.",
    "I-11.3": "Any number of builds and purchases per turn, limited by cards.",
    "I-11.4": "Limits on the board per player: 15 roads, 5 settlements, 4 cities.",
    "I-11.5": "Upgrading returns the settlement piece to the supply; it can be built again.",
    "I-11.6": "A player with all 5 settlements on the board must upgrade one before building another.",
    "I-11.7": "Roads and cities stay for the whole game.",
    "I-12.1": "At most one road per edge; coastal edges allowed.",
    "I-12.2": (
        "A new road must touch an own road, settlement or city at one of its ends. It may not connect "
        "through an intersection holding another player's building."
    ),
    "I-12.3": (
        "Distance rule: a settlement may stand only on a free intersection none of whose neighbouring (2 or "
        "3) intersections holds any building of any player."
    ),
    "I-12.4": "After founding, a settlement must touch an own road.",
    "I-12.5": (
        "A settlement may be built on an intersection that lies inside another player's road, if I-12.3 and "
        "I-12.4 hold."
    ),
    "I-12.6": "A city only replaces an own settlement.",
    "I-12.7": "A settlement built this turn may be upgraded in the same turn.",
    "I-12.8": "Settlement = 1 point, city = 2 points.",
    "I-13.1": "The first player with a continuous road of at least 5 segments takes the card (2 points).",
    "I-13.2": (
        "Length = the longest trail in the player's road graph using each edge at most once; branches are "
        "not added. Intersections may repeat (loops count fully)."
    ),
    "I-13.3": (
        "A trail may not pass through an intersection with another player's building; it may start or end "
        "there."
    ),
    "I-13.4": "Own settlements and cities never interrupt.",
    "I-13.5": (
        "The card moves when another player's road becomes strictly longer. A tie never takes it away from "
        "the holder."
    ),
    "I-13.6": (
        "After an interruption lengths are recomputed for all. If exactly one player has the maximum and it "
        "is ≥5, that player gets (or keeps) the card."
    ),
    "I-13.7": (
        "If after an interruption several share the longest road, the card goes back to the bank until one "
        "alone is longest; the table may agree that a holder among them keeps it."
    ),
    "I-13.8": "If after an interruption the maximum is below 5 the card goes back to the bank.",
    "I-13.9": "From the bank the card is taken only by a player who alone has the maximum, ≥5.",
    "I-13.10": "The move is immediate, also in another player's turn; the points change at once.",
    "I-14.1": "Buying takes the top card of the face-down deck; content stays secret.",
    "I-14.2": "At most one development card is played per turn.",
    "I-14.3": "A development card bought this turn may not be played this turn.",
    "I-14.4": ("Exception: a victory card that completes the 10th point may be shown at once, and wins."),
    "I-14.5": (
        "Several victory cards may be shown together when they complete 10; they do not count against I-14.2."
    ),
    "I-14.6": "Victory cards are otherwise kept hidden to the end.",
    "I-14.7": "Any number may be bought per turn while the deck lasts; an empty deck ends purchases.",
    "I-14.8": (
        "A played Knight stays face up in front of its player. A played progress card leaves the game."
    ),
    "I-14.9": "Knight (14): must move the robber at once, per I-9.4 to I-9.8; no discards happen.",
    "I-14.10": (
        "Road Building (2): place 2 roads free, each by the normal rules. With only 1 road piece or one "
        "legal edge left, place 1. The second road may build on the first."
    ),
    "I-14.11": (
        "Invention (2): take any 2 resource cards (equal or different) from the bank at once; usable for "
        "building in the same turn."
    ),
    "I-14.12": "Monopoly (2): name one resource; every other player hands over all cards of it.",
    "I-14.13": "Development cards cannot be stolen, discarded or traded.",
    "I-15.1": "The first player with 3 face-up Knights takes the card (2 points).",
    "I-15.2": "It moves to a player with strictly more face-up Knights.",
    "I-15.3": (
        "Playing the Knight that gains the card counts at once and may win the game, even before the roll."
    ),
    "I-16.1": "The game ends when the player whose turn it is has 10 points.",
    "I-16.2": "Points: settlement 1, city 2, Longest Road 2, Largest Army 2, victory card 1.",
    "I-16.3": (
        "A player reaching 10 in someone else's turn must wait for the own turn and still have 10 then."
    ),
    "I-16.4": "Everyone starts with 2 points from the 2 founding settlements.",
    "I-16.5": (
        "Hidden victory cards count for their owner only when shown; public score = board + special cards."
    ),
    "I-16.6": "More than 10 also wins (e.g. 9 + 2).",
    "I-17.1": "For each resource: bank + all hands = 19 at every moment.",
    "I-17.2": "Development cards: deck + hands + shown + removed = 25.",
    "I-17.3": "Pieces: on board + supply = 15 / 5 / 4 per player.",
    "I-17.4": "No two buildings on neighbouring intersections, ever.",
    "I-17.5": (
        "Maximum points theoretically available to one player: 4 cities (8) + 5 settlements (5) + 2 + 2 + 5 "
        "= 22."
    ),
    "I-17.6": "Roll probabilities of the sum: 2/12 1⁄36, 3/11 2⁄36, 4/10 3⁄36, 5/9 4⁄36, 6/8 5⁄36, 7 6⁄36.",
}

_TABLE: Final[Mapping[str, str]] = {
    "T-1.2": (
        "Two players play by all the ordinary rules; they found in the order 1 2 2 1 and may trade with "
        "each other."
    ),
    "T-1.3": "The game for two has two neutral colours, two rolls a turn and trade tokens.",
    "T-1.3a": (
        "Two unused colours are neutral: white begins with a settlement at V19, red with one at V36, "
        "without roads, before the founding phase."
    ),
    "T-1.3b": "There are 20 trade tokens; each player begins with 5, and spent ones go back to the supply.",
    "T-1.3c": (
        "A turn has two production rolls; the second is repeated until its sum differs from the first. Each "
        "is settled in full before the next."
    ),
    "T-1.3d": (
        "With every road a player builds, a neutral road is built for nothing, and with every settlement a "
        "neutral settlement, in either neutral colour; where none can stand, a road instead. Nothing "
        "follows a city, a development card or the founding phase. Neutral pieces are placed by the "
        "ordinary rules."
    ),
    "T-1.3e": "Neutral colours produce nothing. They may have Longest Road; nobody has its points then.",
    "T-1.3f": (
        "Once in the own turn, also before the roll, trade tokens buy an action: 1 token, or 2 for whoever "
        "has more points than the other. Forced trade: draw 2 cards blind from the other hand and give any "
        "2 back, as far as there are so many. Robber home: the robber goes to the desert, and nothing is "
        "stolen."
    ),
    "T-1.3g": (
        "A settlement at the desert brings 2 tokens, one at the coast 1, one at both 3, founding included. "
        "Once in the own turn a played knight may be given up for 2; Largest Army leaves a holder who has "
        "fewer than 3 or no longer leads, and goes to whoever alone has most, and at least 3."
    ),
    "T-2.1": (
        "Everybody always sees board, pieces, robber, bank, sizes of hands, how many development cards each "
        "player holds and which were bought in this turn, and open points."
    ),
    "T-2.2": "Production, trades and payments are open: everybody sees which cards move.",
    "T-2.3": "Cards given up on a 7 go to open stacks: everybody sees them.",
    "T-3.1": "Nobody knows the order of the development cards until they are drawn.",
    "T-3.2": "A bought development card is known to its buyer alone until it is played or shown.",
    "T-3.3": "With three or four players only thief and victim see a stolen card.",
    "T-3.10": (
        "With two players both hands are common knowledge, for every theft is seen by all; a theft is a "
        "joint roll over the cards in canonical order."
    ),
    "T-3.11": "With two players nothing is hidden but the development cards.",
    "T-3.12": "With more players only the kinds of stolen cards are hidden from third players.",
    "T-3.13": "A hidden total is the open points and the own victory cards.",
    "T-4.1": "Who begins is decided by two dice a seat; ties are repeated.",
    "T-4.2": "Terrain is a joint roll: each of the orders of the 19 hexes is equally likely.",
    "T-4.3": "So are the kinds of the nine harbours.",
    "T-4.4": "So is the corner at which the tokens begin.",
    "T-4.5": "Production is rolled with two dice of six sides.",
    "T-4.8": "The development cards are a sealed shuffle of 25.",
    "T-4.10": "A theft takes each of the cards of the victim with the same chance.",
    "T-4.13": "Nothing else is left to chance.",
    "T-5.8": "The place a theft rolls counts through the hand in the order lumber, brick, wool, grain, ore.",
    "T-6.1": (
        "Where a card lies proves whether it was bought in this turn; its face need not be known for that."
    ),
    "T-6.3": "What is left in the deck may be found out by elimination.",
    "T-7.1": "The dice fall after everything that may be done before the roll.",
    "T-7.2": "Hex and victim are fixed before the theft is rolled.",
    "T-7.3": "A development card is paid before it is drawn.",
    "T-7.4": "All cards are given up before the robber moves.",
    "T-7.6": "An offer is made by the active player, answered by those asked, and void when the turn ends.",
    "T-7.7": "Who is not on turn may have to give up cards, or to answer an offer.",
}

RULES: Final[Mapping[str, str]] = {**_BOARD, **_TABLE}
