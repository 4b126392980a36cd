"""All attackers of the cheat tables; importing this module enrols them."""

from __future__ import annotations

from tests.protocol import attackers_hands, attackers_stacks, attackers_table
from tests.protocol.attackers import ENROLLED, Attacker

__all__ = ["ATTACKERS"]

ATTACKERS: tuple[type[Attacker], ...] = tuple(
    sorted(ENROLLED, key=lambda cheat: (int(cheat.row.rstrip("a")), cheat.row, cheat.cheat))
)
assert {cheat.__module__ for cheat in ATTACKERS} == {
    module.__name__ for module in (attackers_hands, attackers_stacks, attackers_table)
}
