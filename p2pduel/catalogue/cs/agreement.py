"""UNTRANSLATED: The terms of a table in words, before anybody signs them."""

from p2pduel.catalogue.en.agreement import *  # noqa: F403
