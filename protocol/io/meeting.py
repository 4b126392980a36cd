"""How two ends of a channel get to know each other: what one wants, what the other says, and a proof.

Whoever listens has proved its key by the channel. Whoever wants a seat signs both sides' fresh numbers, what
it wants, and the listener's end of the channel: a proof made for one listener is worth nothing at another.
"""

from __future__ import annotations

import asyncio

from protocol import limits
from protocol.hashing import H32
from protocol.identity import BadKeyError, Identity, check_public, verify
from protocol.io.desk import RefusedError
from protocol.io.frames import Frame
from protocol.io.link import Link, LinkLostError
from protocol.wire import Body, as_bytes, as_text

__all__ = ["proof", "recognise", "soon", "statement", "welcomed"]


def statement(want: Frame, welcome: Frame, binding: bytes) -> bytes:
    """What is signed: what is wanted, both numbers, the listener's end of the channel, the game."""
    gid = as_bytes(want.body, "game") if want.kind == "resume" else b""
    nonces = as_bytes(want.body, "nonce"), as_bytes(welcome.body, "nonce")
    return H32("link-proof", want.kind.encode("ascii"), *nonces, binding, gid)


def proof(identity: Identity, want: Frame, welcome: Frame, binding: bytes) -> Frame:
    """The frame that shows who we are, for this channel and what we want in it."""
    return Frame("prove", {"signature": identity.sign(statement(want, welcome, binding))})


async def recognise(link: Link, want: Frame, welcome: Frame) -> None:
    """Hear the proof of whoever wants a seat; RefusedError if it does not hold the key it named."""
    answer = await soon(link)
    key = as_bytes(want.body, "key")
    signature = as_bytes(answer.body, "signature") if answer.kind == "prove" else b""
    try:
        check_public(key)
    except BadKeyError:
        signature = b""  # a key under which anybody can sign
    if not verify(key, signature, statement(want, welcome, link.binding)):
        raise RefusedError("table/not-you", "this key was not proved")
    link.key = key


async def welcomed(link: Link, want: Frame, answer: Frame, identity: Identity) -> Body:
    """Read the answer to what we want and prove who we are if we are let in; RefusedError if we are not."""
    if answer.kind == "refusal":
        raise RefusedError(as_text(answer.body, "code"), as_text(answer.body, "words"))
    if answer.kind != "welcome":
        raise RefusedError("link/wrong", "this is no table")
    if as_bytes(answer.body, "key") != link.key:
        raise RefusedError("table/not-you", "the table names another key than its own")
    if want.kind != "watch":
        await link.send(proof(identity, want, answer, link.binding))
    return answer.body


async def soon(link: Link) -> Frame:
    """The next frame of somebody who is in a hurry: LinkLostError if it takes too long."""
    try:
        async with asyncio.timeout(limits.FIRST_FRAME_SECONDS):
            return await link.receive()
    except TimeoutError as error:
        raise LinkLostError("no answer in time") from error
