"""`python -m p2pduel` is the same as `p2pduel`."""

import sys

from p2pduel.cli import main

if __name__ == "__main__":
    sys.exit(main())
