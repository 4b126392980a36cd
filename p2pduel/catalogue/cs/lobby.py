"""The words of the lobby and of setting up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from p2pduel.catalogue.cs.words import counted_steps, listed
from p2pduel.catalogue.grammar import few

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

MOTTO: Final = "Catan mezi notebooky: bez serveru a bez potřeby komukoli věřit"
TABLES: Final = "Stoly v této síti"
WHAT_NOW: Final = "Co chceš dělat?"
DETAILS: Final = "Podrobnosti"
SEARCHING: Final = "Naslouchá se … otevřené stoly v tvé síti se tu objeví samy."
NO_SEARCH: Final = "Tuto síť nelze prohledat. Adresa zadaná ručně funguje vždy."
PLAY_BOT: Final = "Hrát proti botovi"
OTHER_BOT_GAME: Final = "Vybrat hru a bota …"
HOST: Final = "Otevřít stůl …"
JOIN_ADDRESS: Final = "Přisednout podle jména nebo adresy …"
WATCH_ADDRESS: Final = "Sledovat podle jména nebo adresy …"
CHANGE_NAME: Final = "Změnit své jméno …"
BUILD_DECK: Final = "Sestavit balíček …"
UNFINISHED: Final = "Tvoje nedohrané hry"
OLDER: Final = "Starší nedohrané hry"
PLAY: Final = "Nová hra"
YOURSELF: Final = "Ty a tento program"
SETTINGS_ROW: Final = "Nastavení …"
ABOUT_SETTINGS: Final = "Tvoje jméno, jazyk, barvy, znaky, pohyb, zvonek a klávesy."
OTHERS: Final = "S ostatními"
K_JOIN: Final = "Přisednout"
K_WATCH: Final = "Sledovat"
K_HOST: Final = "Otevřít"
K_BOT: Final = "Bot"
K_ADDRESS: Final = "Adresa"
K_NAME: Final = "Jméno"
K_DELETE: Final = "Smazat"
K_DECK: Final = "Balíčky"
K_LESSON: Final = "Lekce"
K_RULES: Final = "Pravidla"
K_PAST: Final = "Záznam"
LEARN: Final = "Učit se a ohlédnout se"
FIRST_LESSON: Final = "První lekce: nauč se hrát za deset minut"
RULES: Final = "Pravidla a karty …"
PAST: Final = "Přehrát zaznamenanou hru …"
LOBBY_HELP: Final = (
    "Nahoře se objevují stoly, které otevírají lidé v tvé síti: Enter tě posadí k čekajícímu a u "
    "rozehraného ti ukáže hru. Níže je všechno ostatní: hra proti botovi, vlastní stůl, adresa, kterou ti "
    "někdo řekl, a hry, které nemáš dohrané. Před první hrou s někým novým oba porovnáte kód: pak víte, "
    "že mezi vámi nikdo nesedí."
)
STATES: Final = {"waiting": "čeká", "playing": "hraje se", "finished": "dohráno", "unknown": "?"}
KNOWN: Final = {"known": "známý klíč", "new": "nový klíč", "changed": "JINÝ KLÍČ"}
TERMS_TITLE: Final = "Co se tu hraje"
AGREE: Final = "Souhlasit a hrát"
NOT_AGREE: Final = "Vrátit se"
BOT_MARK: Final = "bot"
PRIVATE: Final = "bez diváků"
YOURS: Final = "TVŮJ"
"""A table where one's own game is on."""


def greeting(name: str) -> str:
    """Who plays here."""
    return f"Tvoje jméno: {name}"


def fingerprint_line(mark: str) -> str:
    """The own fingerprint."""
    return f"otisk klíče {mark}"


def unknown_game(name: str) -> str:
    """A game that others play and this program lacks."""
    return f"„{name}“, tady neznámá hra" if name else "tady neznámá hra"


LACKING: Final = "Hra, kterou tento program nemá."
NOT_KNOWN: Final = "Tento program nezná hru, která se tam hraje."


def game_and_variant(game: str, variant: str) -> str:
    """Which game, and which way to play it."""
    return f"{game} · {variant}"


def bot_game(title: str, bot: str, short: bool) -> str:
    """The game that begins with one Enter."""
    return f"{PLAY_BOT} · {bot}" if short else f"{PLAY_BOT} · {title} · {bot}"


def about_bot(game: str, bot: str, seats: Sequence[str]) -> str:
    """What the bot game is; the first of these seats is one's own."""
    return (
        f"{game}\n\nTvoje strana: {seats[0]}. {bot}: {listed(seats[1:])}. Stejně zapečetěné karty a "
        "společné kostky jako mezi dvěma notebooky, obě místa v tomto programu. Odejít můžeš kdykoli: až "
        "se vrátíš, nabídne se ti tato hra jako první."
    )


ABOUT_OTHER: Final = "Jiná varianta, jiný bot, jiný balíček."
ABOUT_HOST: Final = (
    "Otevře stůl na tomto počítači a oznámí ho síti. Někdo přisedne a hra začne; ostatní mohou přihlížet, "
    "pokud to dovolíš."
)
ABOUT_ADDRESS: Final = "Jméno ze sítě, HOST:PORT tam, kam hledání nedosáhne, nebo lístek ke stolu v dálce: ukáže ho tam p2pduel host --anywhere."
ABOUT_WATCH: Final = (
    "Jméno ze sítě, HOST:PORT tam, kam hledání nedosáhne, nebo adresa zveřejněné hry: https://…/game.duel."
)
ABOUT_DECK: Final = "Balíčky se používají jen v turnaji."
ABOUT_DECKS: Final = (
    "Stavba balíčku: 33 karet a 4 události pro turnaj. Zkopíruj hotový balíček a uprav ho, nebo začni od "
    "nuly. Co uložíš, bude na začátku hry vedle hotových balíčků."
)
NOT_TO_WATCH: Final = "Tento stůl nelze sledovat."
TAKEN: Final = "Místo je obsazené; sledovat můžeš klávesou „w“."
ABOUT_LESSON: Final = (
    "Pár připravených tahů na skutečném stole. Každý krok má výklad a uděláš ho ty: hod kostkami, stavba, "
    "obchod, vítězství."
)
ABOUT_RULES: Final = "Pravidla srozumitelně a každá karta; hledá se už při psaní."
ABOUT_PAST: Final = (
    "Kterákoli hra z tvé složky, krok za krokem, vpřed i zpět, zatímco se znovu ověřuje každý důkaz v ní."
)
ASK_PAST: Final = "Kterou hru chceš přehrát?"
NO_PAST: Final = "Zatím tu není žádná zaznamenaná hra. Uchovává se každá hra, kterou hraješ nebo sleduješ."
NOT_TO_SEE: Final = "Tuto hru nelze ukázat"
ABOUT_NAME: Final = "Jméno, které ostatní vidí u stolu a v síti."


def watched_by(count: int) -> str:
    """How many people watch a table."""
    return few(count, "divák", "diváci", "diváků")


def about_table(game: str, state: str, bot: bool, watch: bool, own: bool) -> str:
    """What is played at a table, and what Enter does."""
    lines = [game]
    if bot:
        lines.append("Sedí tam bot.")
    if own:
        lines.append("Tady běží tvoje vlastní hra: Enter v ní pokračuje.")
    elif state == "waiting":
        lines.append("Místo je volné: Enter tě posadí.")
    elif state == "playing":
        lines.append("Hra běží: Enter ji sleduje." if watch else "Hra běží; sledovat ji nikdo nesmí.")
    else:
        lines.append("Hra je tam u konce.")
    return "\n".join(lines)


ABOUT_KNOWN: Final = {
    "known": "Tento klíč už znáš z dřívější hry.",
    "new": "Pro tebe nový klíč: před hrou porovnáte kód.",
    "changed": (
        "POZOR: toto jméno mělo dřív jiný klíč. Nový počítač, nebo někdo, kdo se vydává za jiného. Než "
        "začneš hrát, zeptej se toho člověka."
    ),
}


def go_on(other: str, title: str, when: str, short: bool) -> str:
    """An unfinished game."""
    row = f"Pokračovat ve hře: {other}"
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
        "Bot pokračuje tam, kde hra přestala."
        if bot
        else (
            "Tvůj stůl se znovu otevře a druhá strana ho najde."
            if seat == 0
            else "Stůl druhé strany se hledá v síti a na jeho posledním místě."
        )
    )
    return f"{how}\n\n{counted_steps(envelopes)}, uloženo v souboru\n{file}"


FORGET_TITLE: Final = "Smazat tuto hru?"
FORGET_ASK: Final = "Její soubor se smaže a nikdy v ní nepůjde pokračovat."

# --- forms ------------------------------------------------------------------------------------------

GAME: Final = "Hra"
VARIANT: Final = "Hra"
WHICH_VARIANT: Final = "Varianta"
PLAYERS: Final = "Hráči"
BOT: Final = "Bot"
SPECTATORS: Final = "Diváci"
DECK: Final = "Balíček"
HINTS: Final = "Rady"
ABOUT_HINTS: Final = (
    "Zda se oba hráči smějí ptát bota, co by dělal. Patří to k podmínkám, které obě strany podepisují."
)
ALLOWED: Final = "ano"
NOT_ALLOWED: Final = "ne"
FORM_HINT: Final = "Enter nebo ← → mění řádek; poslední řádek začne."
OPEN_TABLE: Final = "Otevřít stůl"
START: Final = "Začít hru"
ASK_ADDRESS: Final = "Jméno u stolu, JMÉNO#OTISK, HOST:PORT, nebo lístek (endpoint…)"
ASK_WATCH: Final = "Jméno u stolu, JMÉNO#OTISK, HOST:PORT, nebo https://…/game.duel"
ASK_NAME: Final = "Tvoje jméno, jak ho vidí ostatní"
K_LEAVE_INPUT: Final = "Odejít"

# --- people -----------------------------------------------------------------------------------------

COMPARE_TITLE: Final = "Někdo nový"
CHANGED_TITLE: Final = "POZOR: jiný klíč"
SAME: Final = "Je stejný"
DIFFERENT: Final = "Nehrát"
PLAY_ANYWAY: Final = "Přesto hrát"


def compare(name: str, code: str) -> str:
    """Before the first game with somebody: one code of both keys, the same on both screens."""
    return (
        f"První setkání: {name}. Oba teď vidíte jeden kód; přečtěte si ho navzájem, po telefonu nebo vedle "
        f"sebe:\n\n   {code}\n\nJe-li na obou obrazovkách stejný, nikdo mezi vámi nesedí, ani teď, ani "
        "později: tento program klíč zase pozná."
    )


def changed_key(name: str, theirs: str, before: Sequence[str]) -> str:
    """A known name with another key."""
    return (
        f"{name} má teď jiný klíč, než jaký znáš!\n\n   dřív: {listed(list(before))}\n   teď: "
        f"{theirs}\n\nMožná nový počítač, možná se za toto jméno ({name}) někdo vydává. Než začneš hrát, "
        "zeptej se."
    )


def not_played(name: str) -> str:
    """The fingerprints differed."""
    return f"Hra se nekoná: {name}. Nic se neukládá."


# --- set-up -----------------------------------------------------------------------------------------

SETTING_UP: Final = "Chystá se stůl"
AGAINST_BOT: Final = "Ty proti botovi: dvě zapečetěná místa v jednom programu"
WAITING_FOR_GUEST: Final = "Čeká se, až někdo přisedne"
NEXT_GAME: Final = "Další hra se stejným protihráčem"
LOOKING: Final = "Hledá se stůl"
CATCHING_UP: Final = "Hra se čte od začátku"
WENT_WRONG: Final = "Nepodařilo se to"
K_BACK: Final = "Zpět"
BACK_HINT: Final = "Esc: zpět do lobby"
STEPS: Final = (
    "Obě strany vytvoří klíč pro tuto hru a dokážou, že ho znají.",
    "Každý balíček se zapečetí oběma klíči, pak ho obě strany zamíchají; každé míchání má svůj důkaz.",
    "Rozdávají se startovní karty: bez podílu druhé strany nikdo žádnou kartu neodkryje.",
)
WHY: Final = (
    "Proč nikdo nemůže podvádět: balíček zamíchaný oběma stranami nezná ani jedna z nich, každý krok je "
    "podepsaný a dokázaný a tvůj program ověří každý důkaz dřív, než něčemu uvěří."
)
WHY_WATCH: Final = (
    "Vidíš to, co smějí vidět všichni. Tvůj program sám ověřuje každý podpis, každé míchání a každý tah; "
    "nikomu nevěří na slovo."
)
SETUP_HELP: Final = "Obě strany pečetí a míchají karty. Po tobě se zatím nic nechce."


def listening(address: str, name: str) -> str:
    """Where the table can be found."""
    return f"Ostatní ho vidí jako „{name}“; kam hledání nedosáhne, tam poslouží adresa {address}."


def step_of(done: int, total: int) -> str:
    """How far the set-up is."""
    return f"kroky: {done}/{total}"


def met(name: str, mark: str) -> str:
    """Who sits across."""
    return f"{name} je tu · otisk klíče {mark}"


CRASHED: Final = "Obrazovka selhala; tvoje hra je uložená. Spusť p2pduel znovu a pokračuj v ní z lobby."
