"""Every limit in one place: what it bounds, why this number, and who would profit from a missing one.

"Peer" is the player across the table, "stranger" anybody on the network, "file" whoever edits a stored game.
Sizes are bytes unless the name says otherwise.
"""

from __future__ import annotations

from typing import Final

KIB: Final = 1024
MIB: Final = 1024 * KIB

# --- one message -----------------------------------------------------------------------------------------

MAX_FRAME: Final = 512 * KIB
"""Payload of one frame. The largest envelope fits twice.
Stranger: announces 4 GiB and keeps our buffer full."""

MAX_FIRST_FRAME: Final = 2 * KIB
"""Payload of a connection's first frame: it says what it wants.
Stranger: makes us buffer before we know why."""

MAX_ENVELOPE: Final = 256 * KIB
"""One encoded envelope. Eight re-masks of 128 cards are 207 KiB.
Peer: fills our disk, for envelopes are stored."""

MAX_NOTE: Final = 4 * KIB
"""One encoded note; the longest is a chat line.
Peer: notes come at any time, so they are the cheapest flood."""

MAX_BATCH: Final = 256
"""Envelopes in one batch frame.
Peer: one frame that costs thousands of signature checks before we can say stop."""

MAX_DEPTH: Final = 8
"""Lists and maps inside each other; the deepest message uses 6.
Stranger: nests until a recursive reader breaks."""

MAX_ITEMS: Final = 10_000
"""Values in one message, counted before any is built; eight re-masks of 128 cards hold 7 300.
Stranger: half a megabyte of one-byte lists would become 40 MB of objects."""

MAX_LIST: Final = 512
"""Entries in one list or map, before its schema says less. Stranger: a header that claims 2^32 entries."""

MAX_INT: Final = 2**63 - 1
"""Integers lie in 0 … this: every language has a type for them.
Peer: a number two readers read differently."""

# --- cards and dice --------------------------------------------------------------------------------------

MAX_DECK: Final = 128
"""Cards in one list; there are generators for so many. Peer: a shuffle costs 1.3 ms a card to check."""

MAX_PROOFS: Final = 8
"""Shuffles in one envelope (one per stack or per back). Peer: as above, times the number of lists."""

MAX_CHAIN: Final = 65_536
"""Length of a dice chain. Peer: announces 2^40 rolls, and an audit that recomputes the chain never ends."""

DICE_CHAIN: Final = 512
"""Length of the chains we make: more rolls than all but endless games have; then a further chain follows."""

MAX_SEATS: Final = 8
"""Seats at a table. Two is what ships. Peer: a seat number as a huge list index."""

MAX_ENVELOPES: Final = 100_000
"""Envelopes in one game; a long one has 3 000. Peer: endless legal nothing until the disk is full."""

MAX_TAKEBACKS: Final = 16
"""Takebacks between two barriers: more changes of mind than a turn has acts.
Peer: act and takeback in turn, for nothing, until the chain is full and no `end` fits any more."""

RESERVED_PER_SEAT: Final = 2
"""Places at the end of the chain for each seat's `end` and `open`.
Peer: fills the chain with legal acts and is never audited."""

# --- words -----------------------------------------------------------------------------------------------

MAX_NAME: Final = 32
"""Characters of a player's name: two fit a line of 80 columns.
Stranger: names that push the fingerprint away."""

MAX_CHAT: Final = 280
"""Characters of a chat line. Peer: fills the screen while a decision is due."""

MAX_WORDS: Final = 200
"""Characters of a reason in `bye` or `refusal`. Stranger: the sentence is shown to a person."""

MAX_WORD: Final = 64
"""Characters of a zone, back, reason or code; letters, digits and . _ : / + -.
Peer: control signs in log lines."""

MAX_ACT: Final = 4_096
"""Bytes of a move in notation; the usual ones are below 200. Peer: each reaches the rules' parser."""

MAX_QUOTES: Final = 8
"""Notes quoted in one envelope: a question and an answer per seat is plenty.
Peer: each costs a signature check."""

MAX_TERMS: Final = 16
"""Entries in the terms of a game. Stranger: terms are shown before anybody has agreed to anything."""

MAX_OPENED: Final = 64
"""Cards one note opens to accuse a hidden choice; 64 shares are 2.2 KiB of the 4 a note may have.
Peer: each costs a check by everybody who follows the game."""

# --- connections (enforced by protocol/io) ---------------------------------------------------------------

MAX_CONNECTIONS: Final = 160
"""Open connections in total: 100 spectators, the opponent, some who only ask.
Stranger: uses up descriptors."""

MAX_CONNECTIONS_PER_ADDRESS: Final = 16
"""Open connections from one address; a household behind one router watches too.
Stranger: takes every place."""

MAX_HALF_OPEN: Final = 32
"""Connections that have not sent a valid first frame. Stranger: opens and says nothing."""

FIRST_FRAME_SECONDS: Final = 10.0
"""Patience for the first frame, slow wireless included. Stranger: one byte a minute holds a place."""

MAX_SPECTATORS: Final = 100
"""Spectators by default. Stranger: every envelope goes to each, so they multiply our traffic."""

MAX_FRAMES_PER_SECOND: Final = 200
"""Frames accepted from one connection, averaged over the burst below.
Stranger, peer: keeps a core checking."""

FRAME_BURST: Final = 1_000
"""Frames that may come at once: resuming sends a whole game. Peer: as above, but once."""

READ_CHUNK: Final = 64 * KIB
"""Bytes taken from a socket at once, so one connection cannot starve the others. Stranger: a fast sender."""

PING_SECONDS: Final = 5.0
"""Silence after which a ping is sent: a pulled cable is noticed while somebody still looks at the screen."""

SILENT_SECONDS: Final = 20.0
"""Silence after which a link counts as lost; a loaded laptop may pause for seconds. No game is lost by it."""

FAREWELL_SECONDS: Final = 10.0
"""How long a peer stays for others to fetch the last envelope. Stranger: a spectator who never reads it."""

# --- files -----------------------------------------------------------------------------------------------

MAX_RECORD: Final = MAX_ENVELOPE
"""One journal record. File: a length field that makes us allocate gigabytes."""

MAX_JOURNAL: Final = 256 * MIB
"""A whole journal. File: something else renamed to a game."""

MAX_KNOWN_PEERS: Final = 4_096
"""Remembered peers. Stranger: a new identity every second for a week."""
