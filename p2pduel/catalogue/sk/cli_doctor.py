"""UNTRANSLATED: What `p2pduel doctor` looks at, and what it advises."""

from p2pduel.catalogue.en.cli_doctor import *  # noqa: F403
