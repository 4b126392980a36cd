"""Prints docs/how-to-play.md: `python -m p2pduel.catalogue > docs/how-to-play.md`."""

import sys

from p2pduel.catalogue.handbook import markdown

sys.stdout.write(markdown())
