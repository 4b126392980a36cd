#!/usr/bin/env python3
"""A bot in 40 lines: builds what gives most points, trades towards a city, saves otherwise.

p2pduel arena --bots "cmd:python3 docs/examples/builder.py,random" --games 20
"""

import json
import sys

CITY = {"grain": 2, "ore": 3}
VALUE = {"city": 5, "settlement": 4, "road": 3}


def rank(move, have):
    """The higher, the better; everything the bot has no opinion about is 0."""
    verb, *words = move.split()
    if verb == "build":
        return 10 + VALUE.get(words[0], 2)
    if verb == "play":
        return 8 if words[0] not in ("relocation", "brigitta") else -1
    if verb == "trade":
        given, wanted = words[1].partition("@")[0], words[2]
        spare = have[given] - CITY.get(given, 0) >= int(words[0])
        return 6 if spare and have[wanted] < CITY.get(wanted, 0) else -1
    if verb in ("take", "demand", "buy"):
        return 5 if have.get(words[0], 9) < CITY.get(words[0], 0) else 4
    return -2 if verb in ("demolish", "swap") else 0


def main():
    """One question per line, one answer per line."""
    for line in sys.stdin:
        asked = json.loads(line)
        have = asked["view"]["resources"][asked["view"]["seat"]]
        best = max(asked["moves"], key=lambda move: rank(move, have))
        print(json.dumps({"move": best}), flush=True)


main()
