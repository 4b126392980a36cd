"""What the engine asks for, in the protocol's words: faces become numbers, nothing else changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from p2pduel.kernel import operations as rules
from protocol import seam

__all__ = ["carrier_in_seam", "due_in_seam"]


def due_in_seam(due: rules.Due, numbers: Mapping[str, int], name: Callable[[str], str]) -> seam.Due:
    """What the engine asks for, in the protocol's words; `name` gives the protocol's name of a zone."""
    match due:
        case rules.Decision(seat):
            return seam.Decision(seat)
        case rules.Finished(winner, reason):
            return seam.Finished(winner, reason)
        case rules.Roll(seat, sides):
            return seam.Roll(seat, sides)
        case rules.Seal(zone, back, sealed):
            return seam.Seal(name(zone), back, tuple(numbers[face] for face in sealed))
        case rules.Shuffle(zone):
            return seam.Shuffle(name(zone))
        case rules.Choose(seat, pool, keep, zone, back, joined):
            faces, stacks = tuple(numbers[face] for face in pool), tuple(name(one) for one in joined)
            return seam.Choose(seat, faces, keep, name(zone), back, stacks)
        case rules.Draw(seat, zone, positions, to):
            return seam.Draw(seat, name(zone), positions, to)
        case rules.Look(seat, zone, count):
            return seam.Look(seat, name(zone), count)
        case rules.Renew(seat, zone):
            return seam.Renew(seat, name(zone))
        case rules.Flip(zone, positions):
            return seam.Flip(name(zone), positions)
        case rules.Show(seat, to, zone):
            return seam.Show(seat, to, zone)
        case rules.Give(seat, positions, to, zone_to):
            return seam.Give(seat, positions, to, zone_to)
        case rules.Return(face, back, zone, place):
            return seam.Return(numbers[face], back, name(zone), place)
        case rules.Transfer(src, positions, dst):
            return seam.Transfer(name(src), positions, name(dst))


def carrier_in_seam(carrier: rules.Carrier) -> seam.Carrier:
    """How an act travels, in the protocol's words."""
    match carrier:
        case rules.PlainAct():
            return seam.PlainAct()
        case rules.PlayCard(seat, zone):
            return seam.PlayCard(seat, zone)
        case rules.PlayCards(seat, zones, count, back):
            return seam.PlayCards(seat, zones, count, back)
        case rules.BuryCard(seat, from_zone, to_zone):
            return seam.BuryCard(seat, from_zone, to_zone)
        case rules.TakeCard(seat, zone, to):
            return seam.TakeCard(seat, zone, to)
        case rules.ArrangeCards(seat, zone):
            return seam.ArrangeCards(seat, zone)
        case rules.Pick(seat, positions, zone):
            return seam.Pick(seat, positions, zone)
