"""Run on a host: frames leave it whole and with their checksums, so that a program may carry them."""

from __future__ import annotations

import array
import fcntl
import socket
import struct
import sys

_SIOCETHTOOL = 0x8946
_OFF = {"checksums": 0x00000017, "segments": 0x0000001F, "large frames": 0x00000024}
"""ETHTOOL_STXCSUM, ETHTOOL_STSO, ETHTOOL_SGSO."""


def main(name: str) -> None:
    """Switch the shortcuts of a virtual cable off."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        for command in _OFF.values():
            value = array.array("B", struct.pack("II", command, 0))
            request = struct.pack("16sP", name.encode(), value.buffer_info()[0])
            fcntl.ioctl(control, _SIOCETHTOOL, request)


if __name__ == "__main__":
    main(sys.argv[1])
