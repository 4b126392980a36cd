"""UNTRANSLATED: Words about one seat that is played, or was played, in two places."""

from p2pduel.catalogue.en.seats import *  # noqa: F403
