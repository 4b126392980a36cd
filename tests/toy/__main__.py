"""`python -m tests.toy …` is `p2pduel …` with the toy game beside the others."""

import sys

from p2pduel import games
from p2pduel.cli import main
from tests.toy.entry import TOY

if __name__ == "__main__":
    games.register(TOY)
    sys.exit(main())
