"""The words of a game with somebody: what players say to each other, how chance came about, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.de.words import counted_cards, counted_proofs, counted_steps
from p2pduel.catalogue.grammar import upper

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

ONLY_WATCHING: Final = "Du siehst diesem Spiel nur zu."
K_HINT: Final = "Tipp"
NO_HINT: Final = "Niemand hier weiß in diesem Spiel Rat."
K_CHAT: Final = "Reden"
K_MUTE: Final = "Gespräch stumm schalten"
K_UNMUTE: Final = "Gespräch wieder zeigen"
K_RESULT: Final = "Ergebnis"
BROKEN_TITLE: Final = "Eine Regel wurde gebrochen"
HALTED_TITLE: Final = "Die andere Seite hat angehalten"
ADJOURNED_TITLE: Final = "Vertagt"
ADJOURNED: Final = (
    "Ihr habt beide zugestimmt, hier aufzuhören. Das Spiel ist gespeichert; macht an einem anderen "
    "Tag in der Lobby "
    "weiter."
)
K_DRAW: Final = "Unentschieden anbieten"
K_ADJOURN: Final = "Vertagen"
K_CLAIM: Final = "Das Spiel beanspruchen"
K_OFFERS: Final = "Angebote"
K_LOBBY: Final = "Lobby"
OFFERS: Final = "Untereinander"
OFFERS_ASK: Final = "Was möchtest du sagen?"
MUTED: Final = "Das Gespräch ist stumm; nichts wird gezeigt, bis du es wieder einschaltest."
UNMUTED: Final = "Das Gespräch wird wieder gezeigt."
OFFERED_DRAW: Final = "Unentschieden ist angeboten. Das gilt bis zum nächsten Zug."
OFFERED_ADJOURN: Final = "Du schlägst vor zu vertagen. Das gilt bis zum nächsten Zug."
CLAIMED: Final = "Dein Anspruch steht im Journal: du warst hier, die andere Seite nicht."
CLAIM_TITLE: Final = "Das Spiel beanspruchen?"
CLAIM_ASK: Final = (
    "Damit wird festgehalten, dass du gewartet hast und die andere Seite nicht zurückkam. Es ist "
    "eine unterschriebene "
    "Notiz, für sich allein kein Sieg."
)
CLAIM_EARLY: Final = "Beanspruchen geht nur, wenn die Verbindung verloren ist; die andere Seite ist hier."
LOBBY_TITLE: Final = "Zurück in die Lobby?"
LOBBY_ASK: Final = "Das Spiel ist gespeichert; du findest es in der Lobby unter den offenen."
STILL_VERIFYING: Final = "Das ganze Spiel wird vom ersten Byte an geprüft …"


ASK_CHAT: Final = "Der anderen Seite sagen"


def checked_steps(envelopes: int, proofs: int) -> str:
    """How much was read and checked."""
    return f"{counted_steps(envelopes)}, {counted_proofs(proofs)} geprüft"


def asked_for_undo(name: str) -> str:
    """A takeback that needs consent."""
    return (
        f"Eine Karte kam ans Licht, also muss {name} zustimmen. Du hast gefragt; spiel weiter, wenn "
        "nichts kommt."
    )


def undo_asked_before(name: str) -> str:
    """The same wish a second time: the other side has it already."""
    return (
        f"Du hast gefragt, und {name} hat nicht zugestimmt. Spiel weiter; oder {name} stimmt doch noch "
        "zu (dort x)."
    )


def allow_undo(name: str) -> str:
    """Agreeing after all."""
    return f"Zustimmen: {name} nimmt den letzten Zug zurück"


def working(name: str) -> str:
    """A step that nobody decides."""
    return (
        f"Das Programm von {name} antwortet …"
        if name
        else "Schlüssel, Anteile und Mischungen gehen hin und her …"
    )


def violation(what: str) -> str:
    """Somebody broke the rules."""
    return f"eine Regel des Tisches wurde gebrochen ({what}); der Beleg liegt neben dem Spiel"


def hint(move: str, reason: str) -> str:
    """A suggestion with its reason."""
    return f"{move}: {reason}." if reason else f"{move}."


def broken(what: str, evidence: str) -> str:
    """The table has stopped; what can be done about it."""
    proof = (
        f"\n\nDer Beleg liegt in {evidence}; alle können ihn mit p2pduel verify prüfen." if evidence else ""
    )
    return f"Das Spiel ist angehalten, weil eine Regel des Tisches gebrochen wurde:\n\n{what}{proof}"


def halted(why: str) -> str:
    """The other side has stopped the game; what that means and what it does not."""
    return (
        f"{upper(why)}.\n\nDein eigenes Programm hat nichts gegen dich gefunden: ohne eine "
        "Belegdatei beweist das "
        "nichts. Das Spiel ist gespeichert; macht in der Lobby weiter, wann immer ihr beide mögt."
    )


def offer_title(kind: str) -> str:
    """The title of an incoming offer."""
    return {"draw": "Unentschieden?", "adjourn": "Vertagen?", "takeback": "Zurücknehmen?"}[kind]


def offer_ask(kind: str, name: str) -> str:
    """What the other player proposes."""
    return {
        "draw": (
            f"{name} bietet Unentschieden an. Stimmst du zu? Das Spiel endet sofort, und niemand gewinnt."
        ),
        "adjourn": (
            f"{name} möchte hier aufhören und ein andermal weiterspielen. Stimmst du zu? Beide Seiten "
            "speichern es."
        ),
        "takeback": f"{name} möchte den letzten Zug zurücknehmen. Stimmst du zu?",
    }[kind]


def heard(kind: str, name: str, agreed: bool, watching: bool) -> str:
    """What a player declared, asked for, or agreed to; to a spectator it is about both players."""
    away = "die andere Seite war" if watching else "du warst"
    said = {
        "resign": f"{name} gibt auf.",
        "claim": f"{name} beansprucht das Spiel: {away} zu lange weg.",
        "draw": f"{name} bietet Unentschieden an.",
        "adjourn": f"{name} möchte hier aufhören und ein andermal weiterspielen.",
        "takeback": f"{name} möchte den letzten Zug zurücknehmen.",
    }
    answered = {
        "draw": f"{name} stimmt dem Unentschieden zu.",
        "adjourn": f"{name} stimmt zu, ein andermal weiterzuspielen.",
        "takeback": f"{name} stimmt zu: der Zug ist zurückgenommen.",
    }
    return (answered if agreed else said).get(
        kind
    ) or f"{name} hat etwas gesagt, das dieses Programm nicht kennt."


def watching_state(caught_up: bool, proofs: int) -> str:
    """What a spectator may believe."""
    if caught_up:
        return f"geprüft: {counted_proofs(proofs)}, alle von diesem Programm"
    return f"holt auf: {counted_proofs(proofs)} bisher geprüft"


SPECTATOR_HELP: Final = (
    "Du siehst von einem neutralen Platz aus zu: Hände und Stapel sind verdeckt, wie für alle. „o“ "
    "dreht den Tisch um. "
    "Dein Programm prüft jeden Schritt selbst und gibt das Spiel an weiteres Publikum weiter."
)

# --- chance -----------------------------------------------------------------------------------------


def roll_number(k: int) -> str:
    """A roll of the game."""
    return f"Wurf {k}"


def dice_words(dice: Sequence[int], sides: Sequence[int]) -> str:
    """What was rolled with which dice."""
    return ", ".join(f"{face} (von {most})" for face, most in zip(dice, sides, strict=True))


def committed(name: str, k: int) -> str:
    """A commitment of before the roll."""
    return f"{name} war festgelegt auf ({k})"


def revealed(name: str, k: int) -> str:
    """What was revealed."""
    return f"{name} hat aufgedeckt ({k})"


def checked(k: int) -> str:
    """The check made here."""
    return f"Hier geprüft ({k})"


def held(links: bool, dice: bool) -> str:
    """What recomputing shows."""
    if links and dice:
        return "✓ beide Werte passen zu ihrer Festlegung und ergeben diese Würfel"
    return "✗ DAS PASST NICHT"


def seed_committed(name: str) -> str:
    """The commitment of before the first card, from whose seed every order of that side comes."""
    return f"{name} war auf den Startwert festgelegt"


def seed_revealed(name: str) -> str:
    """The seed, once it may be known."""
    return f"{name} hat den Startwert geöffnet"


SEED_SEALED: Final = "am Ende des Spiels geöffnet; dann wird jede Reihenfolge nachgerechnet und verglichen"


def shuffled_by(name: str) -> str:
    """Who shuffled."""
    return f"{name} hat gemischt"


def shuffle_words(cards: int, seq: int) -> str:
    """A proved shuffle."""
    return f"{counted_cards(cards)} · Beweis in Schritt {seq}, geprüft ✓"


# --- end --------------------------------------------------------------------------------------------

BREAKDOWN: Final = "Punkte"
CHART: Final = "Siegpunkte nach Zügen"
TRUST: Final = "War es fair?"
REMATCH: Final = "Revanche"
NO_REMATCH: Final = "Auf dieses Spiel kann kein weiteres folgen."
SEE_TABLE: Final = "Den Tisch noch einmal ansehen"
TO_LOBBY: Final = "Zurück in die Lobby"
AUDITING: Final = "Beide Startwerte sind offen. Jeder Schritt des Spiels wird daraus nachgerechnet …"
END_HELP: Final = (
    "Das Spiel ist vorbei. Beide Seiten haben ihre geheimen Startwerte geöffnet, so dass jedes "
    "Mischen, Ziehen und "
    "Würfeln nachgerechnet und verglichen werden kann, Byte für Byte."
)
K_TABLE: Final = "Tisch"


def wants_rematch(name: str) -> str:
    """The other player asks for another game."""
    return f"{name} möchte eine Revanche."


def rematch_row(name: str, mine: bool, theirs: bool, here: bool) -> str:
    """The row that asks for another game, and how far that is."""
    if not here:
        return f"{REMATCH}: {gone_home(name)}"
    if mine:
        return f"{REMATCH}: {name} ist gefragt; noch einmal wählen zieht zurück"
    return f"{REMATCH}: {name} möchte eine" if theirs else REMATCH


def gone_home(name: str) -> str:
    """Why no other game can be asked for."""
    return f"{name} ist nicht mehr am Tisch."


def rematch_begins(swapped: bool) -> str:
    """Both want it; what is different now. Who begins is rolled for in every game (D-2.7)."""
    sides = (
        "Die Seiten sind getauscht"
        if swapped
        else "Die Seiten bleiben, denn nur dieser Tisch ist für beide zu erreichen"
    )
    return f"Das nächste Spiel beginnt. {sides}; die Würfel entscheiden, wer anfängt."


def evening(me: str, mine: int, theirs: int, other: str, draws: int) -> str:
    """The score of the games two have finished with each other tonight."""
    drawn = f", {draws} unentschieden" if draws else ""
    return f"Heute Abend: {me} {mine} : {theirs} {other}{drawn}"


def kept_in(path: str) -> str:
    """Where the game is."""
    return f"Das ganze Spiel ist in {path}: p2pduel verify prüft es, p2pduel replay erzählt es."


def does_not_hold(why: str) -> str:
    """Checking the whole game has shown a fault."""
    return f"✗ Das Spiel hält der Prüfung nicht stand: {why}"


def audit_found(findings: Sequence[str]) -> str:
    """The audit has found something."""
    return "\n".join(["✗ Die Prüfung am Ende hat etwas gefunden:", *(f"  {finding}" for finding in findings)])


def holds(steps: int, proofs: int, audited: bool) -> str:
    """Checking the whole game has shown no fault."""
    base = f"✓ {checked_steps(steps, proofs)}: alles hält."
    if audited:
        return f"{base}\n✓ Beide Startwerte sind offen: daraus nachgerechnet, ist jedes Byte gleich."
    return f"{base}\n{SEALED_STILL}"


SEALED_STILL: Final = (
    "Was verdeckt ist, bleibt bis zum Ende verdeckt; dann werden beide Startwerte geöffnet, und alles "
    "wird nachgerechnet."
)
