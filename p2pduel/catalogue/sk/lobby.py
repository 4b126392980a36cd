"""The words of the lobby and of setting up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.grammar import few
from p2pduel.catalogue.sk.words import counted_steps, listed

__all__ = [
    "ABOUT_ADDRESS",
    "ABOUT_DECK",
    "ABOUT_DECKS",
    "ABOUT_HINTS",
    "ABOUT_HOST",
    "ABOUT_KNOWN",
    "ABOUT_LESSON",
    "ABOUT_NAME",
    "ABOUT_OTHER",
    "ABOUT_PAST",
    "ABOUT_RULES",
    "ABOUT_SETTINGS",
    "ABOUT_WATCH",
    "AGAINST_BOT",
    "AGREE",
    "ALLOWED",
    "ASK_ADDRESS",
    "ASK_NAME",
    "ASK_PAST",
    "ASK_WATCH",
    "BACK_HINT",
    "BOT",
    "BOT_MARK",
    "BUILD_DECK",
    "CATCHING_UP",
    "CHANGED_TITLE",
    "CHANGE_NAME",
    "COMPARE_TITLE",
    "CRASHED",
    "DECK",
    "DETAILS",
    "DIFFERENT",
    "FIRST_LESSON",
    "FORGET_ASK",
    "FORGET_TITLE",
    "FORM_HINT",
    "GAME",
    "HINTS",
    "HOST",
    "JOIN_ADDRESS",
    "KNOWN",
    "K_ADDRESS",
    "K_BACK",
    "K_BOT",
    "K_DECK",
    "K_DELETE",
    "K_HOST",
    "K_JOIN",
    "K_LEAVE_INPUT",
    "K_LESSON",
    "K_NAME",
    "K_PAST",
    "K_RULES",
    "K_WATCH",
    "LACKING",
    "LEARN",
    "LOBBY_HELP",
    "LOOKING",
    "MONTHS",
    "MOTTO",
    "NEXT_GAME",
    "NOT_AGREE",
    "NOT_ALLOWED",
    "NOT_KNOWN",
    "NOT_TO_SEE",
    "NOT_TO_WATCH",
    "NO_PAST",
    "NO_SEARCH",
    "OLDER",
    "OPEN_TABLE",
    "OTHERS",
    "OTHER_BOT_GAME",
    "PAST",
    "PLAY",
    "PLAYERS",
    "PLAY_ANYWAY",
    "PLAY_BOT",
    "PRIVATE",
    "RULES",
    "SAME",
    "SEARCHING",
    "SETTINGS_ROW",
    "SETTING_UP",
    "SETUP_HELP",
    "SPECTATORS",
    "START",
    "STATES",
    "STEPS",
    "TABLES",
    "TAKEN",
    "TERMS_TITLE",
    "UNFINISHED",
    "VARIANT",
    "WAITING_FOR_GUEST",
    "WATCH_ADDRESS",
    "WENT_WRONG",
    "WHAT_NOW",
    "WHICH_VARIANT",
    "WHY",
    "WHY_WATCH",
    "YOURS",
    "YOURSELF",
    "about_bot",
    "about_game",
    "about_table",
    "bot_game",
    "changed_key",
    "compare",
    "fingerprint_line",
    "game_and_variant",
    "go_on",
    "greeting",
    "listening",
    "met",
    "moment",
    "not_played",
    "past_row",
    "step_of",
    "unknown_game",
    "watched_by",
]

# --- lobby ------------------------------------------------------------------------------------------

MOTTO: Final = "Catan medzi notebookmi: bez servera a bez potreby komukoľvek veriť"
TABLES: Final = "Stoly v tejto sieti"
WHAT_NOW: Final = "Čo chceš robiť?"
DETAILS: Final = "Podrobnosti"
SEARCHING: Final = "Načúva sa … otvorené stoly v tvojej sieti sa tu objavia samy."
NO_SEARCH: Final = "Táto sieť sa nedá prehľadať. Adresa zadaná ručne funguje vždy."
PLAY_BOT: Final = "Hrať proti botovi"
OTHER_BOT_GAME: Final = "Vybrať hru a bota …"
HOST: Final = "Otvoriť stôl …"
JOIN_ADDRESS: Final = "Prisadnúť podľa mena alebo adresy …"
WATCH_ADDRESS: Final = "Sledovať podľa mena alebo adresy …"
CHANGE_NAME: Final = "Zmeniť svoje meno …"
BUILD_DECK: Final = "Zostaviť balíček …"
UNFINISHED: Final = "Tvoje nedohrané hry"
OLDER: Final = "Staršie nedohrané hry"
PLAY: Final = "Nová hra"
YOURSELF: Final = "Ty a tento program"
SETTINGS_ROW: Final = "Nastavenia …"
ABOUT_SETTINGS: Final = "Tvoje meno, jazyk, farby, znaky, pohyb, zvonček a klávesy."
OTHERS: Final = "S ostatnými"
K_JOIN: Final = "Prisadnúť"
K_WATCH: Final = "Sledovať"
K_HOST: Final = "Otvoriť"
K_BOT: Final = "Bot"
K_ADDRESS: Final = "Adresa"
K_NAME: Final = "Meno"
K_DELETE: Final = "Zmazať"
K_DECK: Final = "Balíčky"
K_LESSON: Final = "Lekcia"
K_RULES: Final = "Pravidlá"
K_PAST: Final = "Záznam"
LEARN: Final = "Učiť sa a obzrieť sa späť"
FIRST_LESSON: Final = "Prvá lekcia: nauč sa hrať za desať minút"
RULES: Final = "Pravidlá a karty …"
PAST: Final = "Vidieť zaznamenanú hru znova …"
LOBBY_HELP: Final = (
    "Hore sa objavujú stoly, ktoré otvárajú ľudia v tvojej sieti: Enter ťa posadí k čakajúcemu a pri "
    "rozohratom ti ukáže hru. Nižšie je všetko ostatné: hra proti botovi, vlastný stôl, adresa, ktorú ti "
    "niekto povedal, a hry, ktoré nemáš dohrané. Pred prvou hrou s niekým novým obaja porovnáte kód: "
    "potom viete, že medzi vami nikto nesedí."
)
STATES: Final = {"waiting": "čaká", "playing": "hrá sa", "finished": "dohrané", "unknown": "?"}
KNOWN: Final = {"known": "známy kľúč", "new": "nový kľúč", "changed": "INÝ KĽÚČ"}
TERMS_TITLE: Final = "Čo sa tu hrá"
AGREE: Final = "Súhlasiť a hrať"
NOT_AGREE: Final = "Vrátiť sa"
BOT_MARK: Final = "bot"
PRIVATE: Final = "bez divákov"
YOURS: Final = "TVOJ"
"""A table where one's own game is on."""


def greeting(name: str) -> str:
    """Who plays here."""
    return f"Tvoje meno: {name}"


def fingerprint_line(mark: str) -> str:
    """The own fingerprint."""
    return f"odtlačok {mark}"


def unknown_game(name: str) -> str:
    """A game that others play and this program lacks."""
    return f"„{name}“, tu neznáma hra" if name else "tu neznáma hra"


LACKING: Final = "Hra, ktorú tento program nemá."
NOT_KNOWN: Final = "Tento program nepozná hru, ktorá sa tam hrá."


def game_and_variant(game: str, variant: str) -> str:
    """Which game, and which way to play it."""
    return f"{game} · {variant}"


def bot_game(title: str, bot: str, short: bool) -> str:
    """The game that begins with one Enter."""
    return f"{PLAY_BOT} · {bot}" if short else f"{PLAY_BOT} · {title} · {bot}"


def about_bot(game: str, bot: str, seats: Sequence[str]) -> str:
    """What the bot game is; the first of these seats is one's own."""
    return (
        f"{game}\n\nTvoja strana: {seats[0]}. {bot}: {listed(seats[1:])}. Rovnako zapečatené karty a "
        "spoločné kocky ako medzi dvoma notebookmi, obe miesta v tomto programe. Odísť môžeš kedykoľvek: "
        "keď sa vrátiš, táto hra sa ti ponúkne ako prvá."
    )


ABOUT_OTHER: Final = "Iný variant, iný bot, iný balíček."
ABOUT_HOST: Final = (
    "Otvorí stôl na tomto počítači a oznámi ho sieti. Niekto prisadne a hra sa začne; ostatní sa môžu "
    "prizerať, ak to dovolíš."
)
ABOUT_ADDRESS: Final = "Meno zo siete, HOST:PORT tam, kam hľadanie nedosiahne, alebo lístok k stolu v diaľke: ukáže ho tam p2pduel host --anywhere."
ABOUT_WATCH: Final = "Meno zo siete, HOST:PORT tam, kam hľadanie nedosiahne, alebo adresa zverejnenej hry: https://…/game.duel."
ABOUT_DECK: Final = "Balíčky sa používajú len v turnaji."
ABOUT_DECKS: Final = (
    "Stavba balíčka: 33 kariet a 4 udalosti na turnaj. Skopíruj hotový balíček a uprav ho, alebo začni od "
    "nuly. Čo uložíš, bude na začiatku hry vedľa hotových balíčkov."
)
NOT_TO_WATCH: Final = "Tento stôl sa nedá sledovať."
TAKEN: Final = "Miesto je obsadené; sledovať môžeš klávesom „w“."
ABOUT_LESSON: Final = (
    "Zopár pripravených ťahov na skutočnom stole. Každý krok má výklad a urobíš ho ty: hod kockami, "
    "stavba, obchod, víťazstvo."
)
ABOUT_RULES: Final = "Pravidlá zrozumiteľne a každá karta; hľadá sa už pri písaní."
ABOUT_PAST: Final = (
    "Ktorákoľvek hra z tvojho priečinka, krok za krokom, dopredu aj dozadu, kým sa znova overuje každý "
    "dôkaz v nej."
)
ASK_PAST: Final = "Ktorú hru chceš vidieť znova?"
NO_PAST: Final = "Zatiaľ tu nie je žiadna zaznamenaná hra. Uchováva sa každá hra, ktorú hráš alebo sleduješ."
NOT_TO_SEE: Final = "Táto hra sa nedá ukázať"
ABOUT_NAME: Final = "Meno, ktoré ostatní vidia pri stole a v sieti."


def watched_by(count: int) -> str:
    """How many people watch a table."""
    return few(count, "divák", "diváci", "divákov")


def about_table(game: str, state: str, bot: bool, watch: bool, own: bool) -> str:
    """What is played at a table, and what Enter does."""
    lines = [game]
    if bot:
        lines.append("Sedí tam bot.")
    if own:
        lines.append("Tu beží tvoja vlastná hra: Enter v nej pokračuje.")
    elif state == "waiting":
        lines.append("Miesto je voľné: Enter ťa posadí.")
    elif state == "playing":
        lines.append("Hra beží: Enter ju sleduje." if watch else "Hra beží; sledovať ju nesmie nikto.")
    else:
        lines.append("Hra sa tam skončila.")
    return "\n".join(lines)


ABOUT_KNOWN: Final = {
    "known": "Tento kľúč už poznáš zo skoršej hry.",
    "new": "Pre teba nový kľúč: pred hrou porovnáte kód.",
    "changed": (
        "POZOR: toto meno malo predtým iný kľúč. Nový počítač, alebo niekto, kto sa vydáva za iného. Skôr "
        "než začneš hrať, opýtaj sa toho človeka."
    ),
}


def go_on(other: str, title: str, when: str, short: bool) -> str:
    """An unfinished game."""
    row = f"Pokračovať v hre: {other}"
    return row if short else f"{row} · {title} · {when}"


MONTHS: Final = ("1.", "2.", "3.", "4.", "5.", "6.", "7.", "8.", "9.", "10.", "11.", "12.")


def moment(day: int, month: int, hour: int, minute: int) -> str:
    """A day of this year and the time of day."""
    return f"{day}. {MONTHS[month - 1]} {hour}:{minute:02}"


def past_row(names: Sequence[str], title: str, when: str) -> str:
    """A recorded game."""
    return f"{' – '.join(names)} · {title} · {when}"


def about_game(envelopes: int, file: str, bot: bool, seat: int) -> str:
    """What continuing does."""
    how = (
        "Bot pokračuje tam, kde sa hra zastavila."
        if bot
        else (
            "Tvoj stôl sa znova otvorí a druhá strana ho nájde."
            if seat == 0
            else "Stôl druhej strany sa hľadá v sieti a na jeho poslednom mieste."
        )
    )
    return f"{how}\n\n{counted_steps(envelopes)}; súbor:\n{file}"


FORGET_TITLE: Final = "Zmazať túto hru?"
FORGET_ASK: Final = "Jej súbor sa zmaže a nikdy sa v nej nebude dať pokračovať."

# --- forms ------------------------------------------------------------------------------------------

GAME: Final = "Hra"
VARIANT: Final = "Hra"
WHICH_VARIANT: Final = "Variant"
PLAYERS: Final = "Hráči"
BOT: Final = "Bot"
SPECTATORS: Final = "Diváci"
DECK: Final = "Balíček"
HINTS: Final = "Rady"
ABOUT_HINTS: Final = (
    "Či sa obaja hráči smú pýtať bota, čo by robil. Patrí to k podmienkam, ktoré obe strany podpisujú."
)
ALLOWED: Final = "áno"
NOT_ALLOWED: Final = "nie"
FORM_HINT: Final = "Enter alebo ← → mení riadok; posledný riadok začne."
OPEN_TABLE: Final = "Otvoriť stôl"
START: Final = "Začať hru"
ASK_ADDRESS: Final = "Meno pri stole, MENO#ODTLAČOK, HOST:PORT, alebo lístok (endpoint…)"
ASK_WATCH: Final = "Meno pri stole, MENO#ODTLAČOK, HOST:PORT, alebo https://…/game.duel"
ASK_NAME: Final = "Tvoje meno, ako ho vidia ostatní"
K_LEAVE_INPUT: Final = "Odísť"

# --- people -----------------------------------------------------------------------------------------

COMPARE_TITLE: Final = "Niekto nový"
CHANGED_TITLE: Final = "POZOR: iný kľúč"
SAME: Final = "Je rovnaký"
DIFFERENT: Final = "Nehrať"
PLAY_ANYWAY: Final = "Aj tak hrať"


def compare(name: str, code: str) -> str:
    """Before the first game with somebody: one code of both keys, the same on both screens."""
    return (
        f"Prvé stretnutie: {name}. Obaja teraz vidíte jeden kód; prečítajte si ho navzájom, cez telefón "
        f"alebo vedľa seba:\n\n   {code}\n\nAk je na oboch obrazovkách rovnaký, nikto medzi vami nesedí, "
        "ani teraz, ani neskôr: tento program kľúč zasa spozná."
    )


def changed_key(name: str, theirs: str, before: Sequence[str]) -> str:
    """A known name with another key."""
    return (
        f"{name} má teraz iný kľúč, než aký poznáš!\n\n   predtým: {listed(list(before))}\n   teraz: "
        f"{theirs}\n\nMožno nový počítač, možno sa za toto meno ({name}) niekto vydáva. Skôr než začneš "
        "hrať, opýtaj sa."
    )


def not_played(name: str) -> str:
    """The fingerprints differed."""
    return f"Hra sa nekoná: {name}. Nič sa neukladá."


# --- set-up -----------------------------------------------------------------------------------------

SETTING_UP: Final = "Chystá sa stôl"
AGAINST_BOT: Final = "Ty proti botovi: dve zapečatené miesta v jednom programe"
WAITING_FOR_GUEST: Final = "Čaká sa, kým niekto prisadne"
NEXT_GAME: Final = "Ďalšia hra s tým istým protihráčom"
LOOKING: Final = "Hľadá sa stôl"
CATCHING_UP: Final = "Hra sa číta od začiatku"
WENT_WRONG: Final = "Nepodarilo sa to"
K_BACK: Final = "Späť"
BACK_HINT: Final = "Esc: späť do lobby"
STEPS: Final = (
    "Obe strany vytvoria kľúč pre túto hru a dokážu, že ho poznajú.",
    "Každý balíček sa zapečatí oboma kľúčmi, potom ho obe strany zamiešajú; každé miešanie má svoj dôkaz.",
    "Rozdávajú sa štartovné karty: bez podielu druhej strany nikto žiadnu kartu neodkryje.",
)
WHY: Final = (
    "Prečo nikto nemôže podvádzať: balíček zamiešaný oboma stranami nepozná ani jedna z nich, každý krok "
    "je podpísaný a dokázaný a tvoj program overí každý dôkaz skôr, než niečomu uverí."
)
WHY_WATCH: Final = (
    "Vidíš to, čo smú vidieť všetci. Tvoj program sám overuje každý podpis, každé miešanie a každý ťah; "
    "nikomu neverí na slovo."
)
SETUP_HELP: Final = "Obe strany pečatia a miešajú karty. Od teba sa zatiaľ nič nežiada."


def listening(address: str, name: str) -> str:
    """Where the table can be found."""
    return f"Ostatní ho vidia ako „{name}“; kam hľadanie nedosiahne, tam poslúži adresa {address}."


def step_of(done: int, total: int) -> str:
    """How far the set-up is."""
    return f"kroky: {done}/{total}"


def met(name: str, mark: str) -> str:
    """Who sits across."""
    return f"{name} je tu · odtlačok kľúča {mark}"


CRASHED: Final = "Obrazovka zlyhala; tvoja hra je uložená. Spusti p2pduel znova a pokračuj v nej z lobby."
