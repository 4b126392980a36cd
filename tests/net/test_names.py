"""Names shown to people and addresses typed by them."""

from __future__ import annotations

import pytest

from protocol.io.names import AddressError, clean, host_port, join_host_port
from protocol.limits import MAX_NAME


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \n of\tRed ", "Anna of Red"),
        ("[bold]Eve[/bold]", "boldEve/bold"),
        ("E\x1b[31mve", "E31mve"),
        ("\u202eevE", "evE"),
        ("Anna#abcd", "Annaabcd"),
        ("", "someone"),
        ("...", "someone"),
        (None, "someone"),
        ("x" * 500, "x" * MAX_NAME),
    ],
)
def test_a_name_is_shown_without_control_characters_and_markup(text: object, shown: str) -> None:
    """Whatever a stranger calls himself, one short plain line is shown."""
    assert clean(text) == shown


def test_host_and_port_are_read_and_written() -> None:
    """IPv6 stands in brackets; a plain name is no address."""
    assert host_port("laptop.local:4711") == ("laptop.local", 4711)
    assert host_port("[fd77::1]:80") == ("fd77::1", 80)
    assert host_port("Anna") is None
    assert host_port("Anna#ab:cd") is None
    assert join_host_port("fd77::1", 80) == "[fd77::1]:80"


@pytest.mark.parametrize("text", ["host:0", "host:65536", ":80", "fd77::1:80", "[nonsense]:80"])
def test_a_bad_address_is_an_error_with_words(text: str) -> None:
    """A wrong port or an open IPv6 address is not taken for a name."""
    with pytest.raises(AddressError):
        host_port(text)
