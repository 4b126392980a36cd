"""The words of a game with somebody: what players say to each other, how chance came about, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.cs.words import counted_cards, counted_proofs, counted_steps
from p2pduel.catalogue.grammar import few, upper

__all__ = [
    "ADJOURNED",
    "ADJOURNED_TITLE",
    "ASK_CHAT",
    "AUDITING",
    "BREAKDOWN",
    "BROKEN_TITLE",
    "CHART",
    "CLAIMED",
    "CLAIM_ASK",
    "CLAIM_EARLY",
    "CLAIM_TITLE",
    "END_HELP",
    "HALTED_TITLE",
    "K_ADJOURN",
    "K_CHAT",
    "K_CLAIM",
    "K_DRAW",
    "K_HINT",
    "K_LOBBY",
    "K_MUTE",
    "K_OFFERS",
    "K_RESULT",
    "K_TABLE",
    "K_UNMUTE",
    "LOBBY_ASK",
    "LOBBY_TITLE",
    "MUTED",
    "NO_HINT",
    "NO_REMATCH",
    "OFFERED_ADJOURN",
    "OFFERED_DRAW",
    "OFFERS",
    "OFFERS_ASK",
    "ONLY_WATCHING",
    "REMATCH",
    "SEALED_STILL",
    "SEED_SEALED",
    "SEE_TABLE",
    "SPECTATOR_HELP",
    "STILL_VERIFYING",
    "TO_LOBBY",
    "TRUST",
    "UNMUTED",
    "allow_undo",
    "asked_for_undo",
    "audit_found",
    "broken",
    "checked",
    "checked_steps",
    "committed",
    "dice_words",
    "does_not_hold",
    "evening",
    "gone_home",
    "halted",
    "heard",
    "held",
    "hint",
    "holds",
    "kept_in",
    "offer_ask",
    "offer_title",
    "rematch_begins",
    "rematch_row",
    "revealed",
    "roll_number",
    "seed_committed",
    "seed_revealed",
    "shuffle_words",
    "shuffled_by",
    "undo_asked_before",
    "violation",
    "wants_rematch",
    "watching_state",
    "working",
]

# --- table ------------------------------------------------------------------------------------------

ONLY_WATCHING: Final = "Tuto hru jen sleduješ."
K_HINT: Final = "Rada"
NO_HINT: Final = "V této hře tu nikdo neumí poradit."
K_CHAT: Final = "Zpráva"
K_MUTE: Final = "Ztlumit zprávy"
K_UNMUTE: Final = "Zase ukázat zprávy"
K_RESULT: Final = "Výsledek"
BROKEN_TITLE: Final = "Porušení pravidla"
HALTED_TITLE: Final = "Druhá strana se zastavila"
ADJOURNED_TITLE: Final = "Přerušeno"
ADJOURNED: Final = "Shodli jste se, že tady skončíte. Hra je uložená; jindy v ní pokračuj z lobby."
K_DRAW: Final = "Nabídnout remízu"
K_ADJOURN: Final = "Přerušit hru"
K_CLAIM: Final = "Uplatnit nárok"
K_OFFERS: Final = "Nabídky"
K_LOBBY: Final = "Lobby"
OFFERS: Final = "Mezi hráči"
OFFERS_ASK: Final = "Co chceš říct?"
MUTED: Final = "Zprávy jsou ztlumené; dokud je zase nepovolíš, nic se neukáže."
UNMUTED: Final = "Zprávy se zase ukazují."
OFFERED_DRAW: Final = "Remíza je nabídnuta. Platí to do příštího tahu."
OFFERED_ADJOURN: Final = "Navrhuješ přerušit hru. Platí to do příštího tahu."
CLAIMED: Final = "Tvůj nárok je zapsán v deníku hry: ty tu jsi, druhá strana ne."
CLAIM_TITLE: Final = "Uplatnit nárok na hru?"
CLAIM_ASK: Final = (
    "Zapíše se, že čekáš a druhý hráč se nevrací. Je to podepsaná poznámka, samo o sobě to není vítězství."
)
CLAIM_EARLY: Final = "Nárok je pro případ ztraceného spojení; druhý hráč je tu."
LOBBY_TITLE: Final = "Zpět do lobby?"
LOBBY_ASK: Final = "Hra je uložená; v lobby ji najdeš mezi nedohranými."
STILL_VERIFYING: Final = "Celá hra se ověřuje od prvního bajtu …"


ASK_CHAT: Final = "Zpráva druhému hráči"


def checked_steps(envelopes: int, proofs: int) -> str:
    """How much was read and checked."""
    return f"{counted_steps(envelopes)}, ověřeno: {counted_proofs(proofs)}"


def asked_for_undo(name: str) -> str:
    """A takeback that needs consent."""
    return f"Odkryla se karta, takže musí souhlasit i {name}. Žádost je odeslaná; bez odpovědi hraj dál."


def undo_asked_before(name: str) -> str:
    """The same wish a second time: the other side has it already."""
    return f"Žádost už je odeslaná, ale {name} nesouhlasí. Hraj dál; souhlas může ještě přijít (tam: x)."


def allow_undo(name: str) -> str:
    """Agreeing after all."""
    return f"Povolit vzetí posledního tahu zpět: {name}"


def working(name: str) -> str:
    """A step that nobody decides."""
    return f"Odpovídá program: {name} …" if name else "Vyměňují se klíče, podíly a zamíchané balíčky …"


def violation(what: str) -> str:
    """Somebody broke the rules."""
    return f"pravidlo stolu je porušeno ({what}); doklad je uložen vedle hry"


def hint(move: str, reason: str) -> str:
    """A suggestion with its reason."""
    return f"{move}: {reason}." if reason else f"{move}."


def broken(what: str, evidence: str) -> str:
    """The table has stopped; what can be done about it."""
    proof = (
        f"\n\nDůkaz je v souboru {evidence}; kdokoli ho může ověřit příkazem p2pduel verify."
        if evidence
        else ""
    )
    return f"Hra se zastavila, protože je porušeno pravidlo stolu:\n\n{what}{proof}"


def halted(why: str) -> str:
    """The other side has stopped the game; what that means and what it does not."""
    return (
        f"{upper(why)}.\n\nTvůj vlastní program proti tobě nic nenašel: bez souboru s dokladem to nic "
        "nedokazuje. Hra je uložená; pokračujte v ní z lobby, kdykoli budete oba chtít."
    )


def offer_title(kind: str) -> str:
    """The title of an incoming offer."""
    return {"draw": "Remíza?", "adjourn": "Přerušit hru?", "takeback": "Vzít zpět?"}[kind]


def offer_ask(kind: str, name: str) -> str:
    """What the other player proposes."""
    return {
        "draw": f"{name} nabízí remízu. Souhlasíš? Hra hned končí, bez vítěze.",
        "adjourn": f"{name} chce tady skončit a pokračovat jindy. Souhlasíš? Hra se uloží na obou stranách.",
        "takeback": f"{name} chce vzít poslední tah zpět. Souhlasíš?",
    }[kind]


def heard(kind: str, name: str, agreed: bool, watching: bool) -> str:
    """What a player declared, asked for, or agreed to; to a spectator it is about both players."""
    away = "druhý hráč je" if watching else "jsi"
    said = {
        "resign": f"{name} se vzdává.",
        "claim": f"{name} uplatňuje nárok na hru: {away} příliš dlouho pryč.",
        "draw": f"{name} nabízí remízu.",
        "adjourn": f"{name} chce tady skončit a pokračovat jindy.",
        "takeback": f"{name} chce vzít poslední tah zpět.",
    }
    answered = {
        "draw": f"{name} souhlasí s remízou.",
        "adjourn": f"{name} souhlasí, že se bude pokračovat jindy.",
        "takeback": f"{name} souhlasí: tah je vzat zpět.",
    }
    return (answered if agreed else said).get(kind) or f"{name} říká něco, co tento program nezná."


def watching_state(caught_up: bool, proofs: int) -> str:
    """What a spectator may believe."""
    if caught_up:
        return f"ověřeno tímto programem vše: {counted_proofs(proofs)}"
    return f"dohání se, zatím ověřeno: {counted_proofs(proofs)}"


SPECTATOR_HELP: Final = (
    "Sleduješ z neutrálního místa: karty v ruce a balíčky jsou zakryté, jako pro všechny. „o“ obrátí "
    "strany stolu. Tvůj program každý krok sám ověřuje a předává hru dalším divákům."
)

# --- chance -----------------------------------------------------------------------------------------


def roll_number(k: int) -> str:
    """A roll of the game."""
    return f"Hod {k}"


def dice_words(dice: Sequence[int], sides: Sequence[int]) -> str:
    """What was rolled with which dice."""
    return ", ".join(f"{face} (1 až {most})" for face, most in zip(dice, sides, strict=True))


def committed(name: str, k: int) -> str:
    """A commitment of before the roll."""
    return f"{name}, závazek předem ({k})"


def revealed(name: str, k: int) -> str:
    """What was revealed."""
    return f"{name}, odkryto ({k})"


def checked(k: int) -> str:
    """The check made here."""
    return f"Ověřeno tady ({k})"


def held(links: bool, dice: bool) -> str:
    """What recomputing shows."""
    if links and dice:
        return "✓ obě odkryté hodnoty odpovídají závazkům a dávají tyto kostky"
    return "✗ TOTO NESOUHLASÍ"


def seed_committed(name: str) -> str:
    """The commitment of before the first card, from whose seed every order of that side comes."""
    return f"{name}, závazek k semínku"


def seed_revealed(name: str) -> str:
    """The seed, once it may be known."""
    return f"{name}, odkryté semínko"


SEED_SEALED: Final = "odkryje se na konci hry, pak se každé pořadí vytvoří znovu a porovná"


def shuffled_by(name: str) -> str:
    """Who shuffled."""
    return f"Míchá {name}"


def shuffle_words(cards: int, seq: int) -> str:
    """A proved shuffle."""
    return f"{counted_cards(cards)} · důkaz v kroku {seq}, ověřen ✓"


# --- end --------------------------------------------------------------------------------------------

BREAKDOWN: Final = "Body"
CHART: Final = "Vítězné body po tazích"
TRUST: Final = "Bylo to poctivé?"
REMATCH: Final = "Odveta"
NO_REMATCH: Final = "Po této hře nemůže následovat žádná další."
SEE_TABLE: Final = "Podívat se ještě jednou na stůl"
TO_LOBBY: Final = "Zpět do lobby"
AUDITING: Final = "Obě semínka jsou odkrytá. Každý krok hry se z nich vytváří znovu …"
END_HELP: Final = (
    "Hra je u konce. Obě strany odkryly svá tajná semínka, takže každé míchání, dobírání a hod lze "
    "vytvořit znovu a porovnat bajt po bajtu."
)
K_TABLE: Final = "Stůl"


def wants_rematch(name: str) -> str:
    """The other player asks for another game."""
    return f"{name} chce odvetu."


def rematch_row(name: str, mine: bool, theirs: bool, here: bool) -> str:
    """The row that asks for another game, and how far that is."""
    if not here:
        return f"{REMATCH}: {gone_home(name)}"
    if mine:
        return f"{REMATCH}: čeká se na odpověď ({name}); zvol znovu a žádost se zruší"
    return f"{REMATCH}: {name} ji chce" if theirs else REMATCH


def gone_home(name: str) -> str:
    """Why no other game can be asked for."""
    return f"{name} už není u stolu."


def rematch_begins(swapped: bool) -> str:
    """Both want it; what is different now. Who begins is rolled for in every game (D-2.7)."""
    sides = "Strany se vymění" if swapped else "Strany zůstávají, protože jen tento stůl je dostupný oběma"
    return f"Další hra začíná. {sides}; o začínajícím hráči rozhodnou kostky."


def evening(me: str, mine: int, theirs: int, other: str, draws: int) -> str:
    """The score of the games two have finished with each other tonight."""
    drawn = f", {few(draws, 'remíza', 'remízy', 'remíz')}" if draws else ""
    return f"Dnes večer: {me} {mine} : {theirs} {other}{drawn}"


def kept_in(path: str) -> str:
    """Where the game is."""
    return f"Celá hra je v souboru {path}: p2pduel verify ji ověří, p2pduel replay ji převypráví."


def does_not_hold(why: str) -> str:
    """Checking the whole game has shown a fault."""
    return f"✗ Hra neobstála: {why}"


def audit_found(findings: Sequence[str]) -> str:
    """The audit has found something."""
    return "\n".join(["✗ Audit něco našel:", *(f"  {finding}" for finding in findings)])


def holds(steps: int, proofs: int, audited: bool) -> str:
    """Checking the whole game has shown no fault."""
    base = f"✓ {checked_steps(steps, proofs)}: všechno platí."
    if audited:
        return f"{base}\n✓ Obě semínka jsou odkrytá: každý bajt z nich vychází stejně."
    return f"{base}\n{SEALED_STILL}"


SEALED_STILL: Final = (
    "Co je skryté, zůstává skryté až do konce; pak se obě semínka odkryjí a všechno se vytvoří znovu."
)
