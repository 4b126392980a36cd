"""Run on two hosts: numbered datagrams from one to the other, to see what the network between them does."""

from __future__ import annotations

import contextlib
import json
import socket
import struct
import sys
import time

COUNT = 1000
_PORT = 7777
_SILENCE = 5.0
_NOTE = struct.Struct("!Id")


def send(address: str) -> None:
    """So many of them, many within one delay, each with its number and the time."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out:
        out.connect((address, _PORT))
        out.settimeout(1.0)
        while True:  # greet first: what waits for an unknown address is lost in other ways
            out.send(b"")
            with contextlib.suppress(TimeoutError):
                out.recv(1)
                break
        for number in range(COUNT):
            out.send(_NOTE.pack(number, time.monotonic()))
            time.sleep(0.002)


def hear() -> None:
    """Say when ready, and at the end what came: numbers, and how long each took."""
    came: list[tuple[int, float]] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        door.bind(("", _PORT))
        print(json.dumps({"event": "ready"}), flush=True)
        with contextlib.suppress(TimeoutError):
            while True:
                note, sender = door.recvfrom(_NOTE.size)
                if not note:
                    door.sendto(b"", sender)
                    continue
                number, begun = _NOTE.unpack(note)
                came.append((number, time.monotonic() - begun))
                door.settimeout(_SILENCE)
    numbers, seconds = zip(*came, strict=True)
    print(json.dumps({"event": "heard", "numbers": numbers, "seconds": seconds}), flush=True)


if __name__ == "__main__":
    send(sys.argv[1]) if len(sys.argv) > 1 else hear()
