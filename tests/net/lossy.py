"""A bad network between ports of a switch, run inside its namespace: frames are lost, late, out of order.

For kernels that lack netem: frames are forwarded here, by hand.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import socket

_ALL = 0x0003
_PACKET_OUTGOING = 4
_LONGEST = 65535


class Port:
    """One end of a cable."""

    def __init__(self, name: str) -> None:
        self.socket = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(_ALL))
        self.socket.bind((name, 0))
        self.socket.setblocking(False)


class Wire:
    """Carries every frame to all other ports, badly."""

    def __init__(self, ports: list[Port], loss: float, delay: float, jitter: float) -> None:
        self._ports = ports
        self._loss, self._delay, self._jitter = loss, delay, jitter
        self._chance = random.Random(1)
        self.frames = self.lost = 0
        self._loop = asyncio.get_running_loop()
        for port in ports:
            self._loop.add_reader(port.socket, self._read, port)

    def _read(self, port: Port) -> None:
        try:
            data, address = port.socket.recvfrom(_LONGEST)
        except BlockingIOError:
            return
        if address[2] == _PACKET_OUTGOING:
            return
        self.frames += 1
        if self._chance.random() < self._loss:
            self.lost += 1
            return
        late = max(0.0, self._delay + self._chance.uniform(-self._jitter, self._jitter))
        for other in self._ports:
            if other is not port:
                self._loop.call_later(late, self._write, other, data)

    def _write(self, port: Port, data: bytes) -> None:
        try:
            port.socket.send(data)
        except OSError:
            return  # a full queue loses frames too


async def main(names: list[str], loss: float, delay: float, jitter: float) -> None:
    """Forward until this process is told to end; then say how much."""
    ended = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
    wire = Wire([Port(name) for name in names], loss, delay, jitter)
    print("forwarding", flush=True)
    await ended.wait()
    print(f"{wire.frames} frames, {wire.lost} of them lost", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("ports", nargs="+")
    parser.add_argument("--loss", type=float, default=0.05)
    parser.add_argument("--delay", type=float, default=0.1)
    parser.add_argument("--jitter", type=float, default=0.05)
    chosen = parser.parse_args()
    asyncio.run(main(chosen.ports, chosen.loss, chosen.delay, chosen.jitter))
