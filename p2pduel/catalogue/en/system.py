"""What went wrong in the operating system, by the names of its errors."""

from collections.abc import Mapping
from typing import Final

__all__ = ["FAULTS", "unnamed"]

FAULTS: Final[Mapping[str, str]] = {
    "ENOENT": "there is no such file or folder",
    "EEXIST": "it exists already",
    "ENOTDIR": "a part of the path is no folder",
    "EISDIR": "that is a folder",
    "ENOTEMPTY": "the folder is not empty",
    "ENAMETOOLONG": "the name is too long",
    "ELOOP": "links on the way there lead in circles",
    "EACCES": "permission denied",
    "EPERM": "the system does not allow it",
    "EROFS": "it can only be read there, not written",
    "ENOSPC": "the disk is full",
    "EDQUOT": "no more may be stored there (quota)",
    "EFBIG": "the file is too big",
    "EIO": "the disk or device fails",
    "EBUSY": "it is in use",
    "EMFILE": "too many files are open",
    "ENOMEM": "memory has run out",
    "ENOEXEC": "it is not a program",
    "EADDRINUSE": "the port is in use already",
    "EADDRNOTAVAIL": "this computer does not have that address",
    "EAFNOSUPPORT": "this computer does not know that kind of address",
    "ECONNREFUSED": "the connection was refused",
    "ECONNRESET": "the other side broke the connection off",
    "ECONNABORTED": "the connection was broken off",
    "EPIPE": "the other side has closed the connection",
    "ETIMEDOUT": "no answer in time",
    "ENETUNREACH": "that network can't be reached",
    "ENETDOWN": "the network is down",
    "EHOSTUNREACH": "that computer can't be reached",
    "ENODEV": "there is no such device",
    "EAI_NONAME": "no computer of that name is known",
    "EAI_AGAIN": "names can't be looked up at the moment",
}
"""Name of an error (others mean one of these, too: p2pduel/catalogue/faults.py) -> what is wrong."""


def unnamed(words: str) -> str:
    """An error that has no name here, in the system's own words."""
    return f"the system says: “{words}”"
