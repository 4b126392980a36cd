"""UNTRANSLATED: What a check of the protocol has found."""

from p2pduel.catalogue.en.violations import *  # noqa: F403
