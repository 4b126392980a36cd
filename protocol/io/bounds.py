"""Limits that only sockets and discovery need, with reason and attacker; the others: protocol/limits.py."""

from __future__ import annotations

STRANGERS_PER_ADDRESS = 8
"""Connections of one address that have not said what they want. Stranger: keeps the door shut for all."""
PLAYER_LINKS = 4
"""Links that may speak for the other player; more than one only while an old one is dying."""
BYTES_PER_SECOND = 4 * 1024 * 1024
"""Bytes taken from one link, on average."""
BYTES_BURST = 32 * 1024 * 1024
"""Bytes taken at once."""
WRITE_SECONDS = 30.0
"""A reader that takes nothing for this long is dropped, never waited for."""
WRITE_BUFFER = 256 * 1024
"""Bytes kept for a slow reader; what is beyond waits in the one transcript all readers share."""
CONNECT_SECONDS = 10.0
"""Time for one attempt to connect."""
BACKOFF_SECONDS = (0.1, 5.0)
"""First and longest pause between two attempts."""

PEERS = 256
"""Tables kept from mDNS; a forger can invent any number."""
PENDING_LOOKUPS = 64
"""Look-ups waiting at once; a forger can ask for any number."""
NEWS_SECONDS = 0.25
"""Pause between two reports of changed tables; endless TXT changes cost one report each time."""
RECORD_SECONDS = 60
"""Lifetime of our mDNS records; a peer that died without a word leaves the list after about that."""
DIRECT_SPECTATORS = 8
"""Spectators fed without a word; the next ones are told who else serves. A crowd: each costs upload."""
PLACES = 8
"""Addresses in one advice where else to watch."""
PARTS = 128
"""Named parts of a position in one frame. Peer: makes us compare without end."""
PARTS_SECONDS = 5.0
"""Wait for the other side's parts; a cheat need not answer, and the game has stopped anyway."""
REFERRALS = 4
"""Advices followed one after another; spectators could send us round in circles."""
SPECTATOR_SECONDS = 0.05
"""News for spectators waits so long and goes out in one frame; the other player never waits for it."""
BATCH_RECORDS = 64
"""Records sent in one frame to somebody who catches up."""
BATCH_BYTES = 128 * 1024
"""The same in bytes; far below the longest frame."""
ADDRESS_SECONDS = 3.0
"""Pause between two looks at the own addresses."""
