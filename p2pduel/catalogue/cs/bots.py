"""UNTRANSLATED: What is said about bots: who they are, and why one is not taken or gives up."""

from p2pduel.catalogue.en.bots import *  # noqa: F403
