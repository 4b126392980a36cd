"""Limits that only sockets and discovery need, with reason and attacker; the others: protocol/limits.py."""

from __future__ import annotations

STRANGERS_PER_ADDRESS = 8
"""Connections of one address that have not said what they want. Stranger: keeps the door shut for all."""
HANDSHAKE_BYTES = 8 * 1024
"""Bytes taken before there is a channel; a handshake has 600, some kinds of keys need 2 500."""
IDLE_RECORDS = 16
"""Records of TLS without a byte for us in the life of a link: our own programs send none. Stranger: asks for
new keys without end, each dearer than a frame and counted by no pace."""
HANDSHAKES_PER_SECOND = 100
"""Handshakes begun at one door, each a fraction of a millisecond. Stranger: keeps a core busy with them."""
HANDSHAKE_BURST = 32
"""Handshakes at once: as many as may stand at the door."""
PLAYER_LINKS = 4
"""Links that may speak for the other player, or that ask for its seat while it is free."""
APPLICANTS = 8
"""Links that want a seat and have not proved their key; the longest silent makes room. Stranger: uses up
connections past every limit for spectators."""
HELLO_SECONDS = 10.0
"""Time for the hello of whoever asks for a free seat. Stranger: keeps friends from sitting down."""
CATCH_UP_SECONDS = 20.0
"""Time without a new record from a player who says it has more. Peer: we sign nothing while we wait."""
CHAT_BURST = 5
"""Lines of chat a player may say at once; twice as many are heard, for lines gather on the way.
Peer: fills the screen."""
CHAT_PER_SECOND = 1.0
"""Lines of chat per second after that."""
BYTES_PER_SECOND = 4 * 1024 * 1024
"""Bytes taken from one link, on average."""
BYTES_BURST = 32 * 1024 * 1024
"""Bytes taken at once."""
COUNTS_PER_SECOND = 2.0
"""Times per second a link may tell how many watch behind it; ours tells once, if it has changed. Stranger:
makes us tell the other side, the screen and the whole network each time."""
COUNTS_BURST = 10
"""The same at once: lines gather on the way."""
WRITE_SECONDS = 30.0
"""A reader that takes nothing for this long is dropped, never waited for."""
ANSWER_SECONDS = 2.0
"""Wait for an answer on a player's old link when another program wants its seat; who is there answers at
once. Peer: makes its own second program wait."""
WRITE_BUFFER = 256 * 1024
"""Bytes kept for a slow reader; what is beyond waits in the one transcript all readers share."""
CONNECT_SECONDS = 10.0
"""Time for one attempt to connect."""
GONE_SECONDS = 600.0
"""A spectator that has learnt nothing for so long from anybody takes the game for gone. As long as a player
may be away before the other may claim the game: whoever still plays is back by then."""
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
"""Places tried for one way in, those named by such places included. A hostile table: names any number."""
REFERRALS_IN_ALL = 16
"""Places tried in the life of a spectator; after that it stays where it asks. A hostile table: as above."""
REFERRAL_PAUSE = (1.0, 300.0)
"""First and longest time before advice is followed again; meanwhile a spectator stays where it asks."""
REFERRAL_SECONDS = 1.0
"""Time for a place to let us in. They are tried side by side, and those they name after them: all together
take less than the table we asked waits for us."""
PROBES = 4
"""Places of spectators tried at once before they are named to others. Spectators: name what is not theirs."""
PROBE_PAUSE = 0.25
"""Rest after each of them; a spectator's place is tried once. Spectators: come and go to make us connect."""
SPECTATOR_SECONDS = 0.05
"""News for spectators waits so long and goes out in one frame; the other player never waits for it."""
BATCH_RECORDS = 64
"""Records sent in one frame to somebody who catches up."""
BATCH_BYTES = 128 * 1024
"""The same in bytes; far below the longest frame."""
ADDRESS_SECONDS = 3.0
"""Pause between two looks at the own addresses."""
