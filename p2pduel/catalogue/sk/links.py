"""UNTRANSLATED: What is said about connections: who is there, who is not, and what the other side claims."""

from p2pduel.catalogue.en.links import *  # noqa: F403
