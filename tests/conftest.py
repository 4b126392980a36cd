"""What holds for every test."""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A suite started in the background hears no interrupt, nor would the programs that it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
