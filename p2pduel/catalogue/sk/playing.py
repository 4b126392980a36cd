"""The words of a game with somebody: what players say to each other, how chance came about, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.grammar import few, upper
from p2pduel.catalogue.sk.words import counted_cards, counted_proofs, counted_steps

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

ONLY_WATCHING: Final = "Túto hru len sleduješ."
K_HINT: Final = "Rada"
NO_HINT: Final = "V tejto hre tu nikto nevie poradiť."
K_CHAT: Final = "Správa"
K_MUTE: Final = "Stlmiť správy"
K_UNMUTE: Final = "Zasa ukázať správy"
K_RESULT: Final = "Výsledok"
BROKEN_TITLE: Final = "Porušenie pravidla"
HALTED_TITLE: Final = "Druhá strana sa zastavila"
ADJOURNED_TITLE: Final = "Prerušené"
ADJOURNED: Final = "Zhodli ste sa, že tu skončíte. Hra je uložená; inokedy v nej pokračuj z lobby."
K_DRAW: Final = "Ponúknuť remízu"
K_ADJOURN: Final = "Prerušiť hru"
K_CLAIM: Final = "Uplatniť nárok"
K_OFFERS: Final = "Ponuky"
K_LOBBY: Final = "Lobby"
OFFERS: Final = "Medzi hráčmi"
OFFERS_ASK: Final = "Čo chceš povedať?"
MUTED: Final = "Správy sú stlmené; kým ich znova nepovolíš, nič sa neukáže."
UNMUTED: Final = "Správy sa znova ukazujú."
OFFERED_DRAW: Final = "Remíza je ponúknutá. Platí to do najbližšieho ťahu."
OFFERED_ADJOURN: Final = "Navrhuješ prerušiť hru. Platí to do najbližšieho ťahu."
CLAIMED: Final = "Tvoj nárok je zapísaný v denníku hry: ty tu si, druhá strana nie."
CLAIM_TITLE: Final = "Uplatniť nárok na hru?"
CLAIM_ASK: Final = (
    "Zapíše sa, že čakáš a druhý hráč sa nevracia. Je to podpísaná poznámka, samo osebe to nie je víťazstvo."
)
CLAIM_EARLY: Final = "Nárok je pre prípad strateného spojenia; druhý hráč je tu."
LOBBY_TITLE: Final = "Späť do lobby?"
LOBBY_ASK: Final = "Hra je uložená; v lobby ju nájdeš medzi nedohranými."
STILL_VERIFYING: Final = "Celá hra sa overuje od prvého bajtu …"


ASK_CHAT: Final = "Správa druhému hráčovi"


def checked_steps(envelopes: int, proofs: int) -> str:
    """How much was read and checked."""
    return f"{counted_steps(envelopes)}, overené: {counted_proofs(proofs)}"


def asked_for_undo(name: str) -> str:
    """A takeback that needs consent."""
    return f"Odkryla sa karta, takže musí súhlasiť aj {name}. Žiadosť je odoslaná; bez odpovede hraj ďalej."


def undo_asked_before(name: str) -> str:
    """The same wish a second time: the other side has it already."""
    return f"Žiadosť už je odoslaná, ale {name} nesúhlasí. Hraj ďalej; súhlas môže ešte prísť (tam: x)."


def allow_undo(name: str) -> str:
    """Agreeing after all."""
    return f"Povoliť vzatie posledného ťahu späť: {name}"


def working(name: str) -> str:
    """A step that nobody decides."""
    return f"Odpovedá program: {name} …" if name else "Vymieňajú sa kľúče, podiely a zamiešané balíčky …"


def violation(what: str) -> str:
    """Somebody broke the rules."""
    return f"pravidlo stola je porušené ({what}); doklad je uložený vedľa hry"


def hint(move: str, reason: str) -> str:
    """A suggestion with its reason."""
    return f"{move}: {reason}." if reason else f"{move}."


def broken(what: str, evidence: str) -> str:
    """The table has stopped; what can be done about it."""
    proof = (
        f"\n\nDôkaz je v súbore {evidence}; ktokoľvek ho môže overiť príkazom p2pduel verify."
        if evidence
        else ""
    )
    return f"Hra sa zastavila, lebo je porušené pravidlo stola:\n\n{what}{proof}"


def halted(why: str) -> str:
    """The other side has stopped the game; what that means and what it does not."""
    return (
        f"{upper(why)}.\n\nTvoj vlastný program proti tebe nič nenašiel: bez súboru s dokladom to nič "
        "nedokazuje. Hra je uložená; pokračujte v nej z lobby, kedykoľvek budete obaja chcieť."
    )


def offer_title(kind: str) -> str:
    """The title of an incoming offer."""
    return {"draw": "Remíza?", "adjourn": "Prerušiť hru?", "takeback": "Vziať späť?"}[kind]


def offer_ask(kind: str, name: str) -> str:
    """What the other player proposes."""
    return {
        "draw": f"{name} ponúka remízu. Súhlasíš? Hra sa hneď končí, bez víťaza.",
        "adjourn": f"{name} chce tu skončiť a pokračovať inokedy. Súhlasíš? Hra sa uloží na oboch stranách.",
        "takeback": f"{name} chce vziať posledný ťah späť. Súhlasíš?",
    }[kind]


def heard(kind: str, name: str, agreed: bool, watching: bool) -> str:
    """What a player declared, asked for, or agreed to; to a spectator it is about both players."""
    away = "druhý hráč je" if watching else "si"
    said = {
        "resign": f"{name} sa vzdáva.",
        "claim": f"{name} uplatňuje nárok na hru: {away} pridlho preč.",
        "draw": f"{name} ponúka remízu.",
        "adjourn": f"{name} chce tu skončiť a pokračovať inokedy.",
        "takeback": f"{name} chce vziať posledný ťah späť.",
    }
    answered = {
        "draw": f"{name} súhlasí s remízou.",
        "adjourn": f"{name} súhlasí, že sa bude pokračovať inokedy.",
        "takeback": f"{name} súhlasí: ťah je vzatý späť.",
    }
    return (answered if agreed else said).get(kind) or f"{name} hovorí niečo, čo tento program nepozná."


def watching_state(caught_up: bool, proofs: int) -> str:
    """What a spectator may believe."""
    if caught_up:
        return f"overené týmto programom všetko: {counted_proofs(proofs)}"
    return f"dobieha sa, zatiaľ overené: {counted_proofs(proofs)}"


SPECTATOR_HELP: Final = (
    "Sleduješ z neutrálneho miesta: karty v ruke a balíčky sú zakryté, ako pre všetkých. „o“ obráti "
    "strany stola. Tvoj program každý krok sám overuje a posúva hru ďalším divákom."
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
    return f"{name}, záväzok vopred ({k})"


def revealed(name: str, k: int) -> str:
    """What was revealed."""
    return f"{name}, odkryté ({k})"


def checked(k: int) -> str:
    """The check made here."""
    return f"Overené tu ({k})"


def held(links: bool, dice: bool) -> str:
    """What recomputing shows."""
    if links and dice:
        return "✓ obe odkryté hodnoty zodpovedajú záväzkom a dávajú tieto kocky"
    return "✗ TOTO NESEDÍ"


def seed_committed(name: str) -> str:
    """The commitment of before the first card, from whose seed every order of that side comes."""
    return f"{name}, záväzok k semienku"


def seed_revealed(name: str) -> str:
    """The seed, once it may be known."""
    return f"{name}, odkryté semienko"


SEED_SEALED: Final = "odkryje sa na konci hry, potom sa každé poradie vytvorí znova a porovná"


def shuffled_by(name: str) -> str:
    """Who shuffled."""
    return f"Mieša {name}"


def shuffle_words(cards: int, seq: int) -> str:
    """A proved shuffle."""
    return f"{counted_cards(cards)} · dôkaz v kroku {seq}, overený ✓"


# --- end --------------------------------------------------------------------------------------------

BREAKDOWN: Final = "Body"
CHART: Final = "Víťazné body po ťahoch"
TRUST: Final = "Bolo to poctivé?"
REMATCH: Final = "Odveta"
NO_REMATCH: Final = "Po tejto hre nemôže nasledovať žiadna ďalšia."
SEE_TABLE: Final = "Pozrieť sa ešte raz na stôl"
TO_LOBBY: Final = "Späť do lobby"
AUDITING: Final = "Obe semienka sú odkryté. Každý krok hry sa z nich vytvára znova …"
END_HELP: Final = (
    "Hra sa skončila. Obe strany odkryli svoje tajné semienka, takže každé miešanie, doberanie a hod "
    "možno vytvoriť znova a porovnať bajt po bajte."
)
K_TABLE: Final = "Stôl"


def wants_rematch(name: str) -> str:
    """The other player asks for another game."""
    return f"{name} chce odvetu."


def rematch_row(name: str, mine: bool, theirs: bool, here: bool) -> str:
    """The row that asks for another game, and how far that is."""
    if not here:
        return f"{REMATCH}: {gone_home(name)}"
    if mine:
        return f"{REMATCH}: čaká sa na odpoveď ({name}); zvoľ znova a žiadosť sa zruší"
    return f"{REMATCH}: {name} ju chce" if theirs else REMATCH


def gone_home(name: str) -> str:
    """Why no other game can be asked for."""
    return f"{name} už nie je pri stole."


def rematch_begins(swapped: bool) -> str:
    """Both want it; what is different now. Who begins is rolled for in every game (D-2.7)."""
    sides = "Strany sa vymenia" if swapped else "Strany zostávajú, lebo len tento stôl je dostupný obom"
    return f"Ďalšia hra sa začína. {sides}; o začínajúcom hráčovi rozhodnú kocky."


def evening(me: str, mine: int, theirs: int, other: str, draws: int) -> str:
    """The score of the games two have finished with each other tonight."""
    drawn = f", {few(draws, 'remíza', 'remízy', 'remíz')}" if draws else ""
    return f"Dnes večer: {me} {mine} : {theirs} {other}{drawn}"


def kept_in(path: str) -> str:
    """Where the game is."""
    return f"Celá hra je v súbore {path}: p2pduel verify ju overí, p2pduel replay ju vyrozpráva."


def does_not_hold(why: str) -> str:
    """Checking the whole game has shown a fault."""
    return f"✗ Hra neobstála: {why}"


def audit_found(findings: Sequence[str]) -> str:
    """The audit has found something."""
    return "\n".join(["✗ Audit niečo našiel:", *(f"  {finding}" for finding in findings)])


def holds(steps: int, proofs: int, audited: bool) -> str:
    """Checking the whole game has shown no fault."""
    base = f"✓ {checked_steps(steps, proofs)}: všetko platí."
    if audited:
        return f"{base}\n✓ Obe semienka sú odkryté: každý bajt z nich vychádza rovnako."
    return f"{base}\n{SEALED_STILL}"


SEALED_STILL: Final = (
    "Čo je skryté, zostáva skryté až do konca; potom sa obe semienka odkryjú a všetko sa vytvorí znova."
)
