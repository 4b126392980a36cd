"""Why a move is refused, in Czech."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import either
from p2pduel.catalogue.grammar import few, mid, upper
from p2pduel.catalogue.grammar_cs import own, verb
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.cs.forms import RESOURCES
from p2pduel.games.classic.words.cs.names import noun
from p2pduel.games.classic.words.cs.nouns import amount, amounts, counted_resources, in_store, magic
from p2pduel.games.classic.words.cs.sentences import cause
from p2pduel.games.classic.words.cs.spots import stack
from p2pduel.games.classic.words.things import Zone, is_person

__all__ = [
    "ACTION_PART",
    "DICE_FIRST",
    "FIXED",
    "HEADINGS",
    "OTHER_PART",
    "TYPED",
    "barred",
    "cost_magic",
    "cost_short",
    "fresh",
    "idle",
    "locked",
    "must_take",
    "needs",
    "no_action",
    "no_answer",
    "no_effect",
    "no_place",
    "no_rate",
    "none_left",
    "not_built",
    "not_held",
    "not_paid",
    "offers",
    "rates",
    "refusal",
    "requirement",
    "ruled",
    "stands",
    "timing",
    "too_little",
    "unique",
    "used",
]

HEADINGS: Final = {
    "act/index": "Není řečeno, která karta odchází",
    "act/opened": "Otočená karta a tah se k sobě nehodí",
    "act/secret": "Skrytá karta se tu neuvádí",
    "card/barred": "Útoky jsou zakázané",
    "card/fresh": "Ne v tahu, ve kterém se objeví",
    "card/hidden": "Tuto kartu vybrat nesmíš",
    "card/kind": "Takhle se tato karta nepoužívá",
    "card/locked": "Na tuto kartu je příliš brzy",
    "card/missing": "Taková karta tam není",
    "card/no-effect": "Nic by to nezměnilo",
    "card/not-held": "Tuto kartu nemáš v ruce",
    "card/requirement": "Chybí, co karta vyžaduje",
    "card/timing": "Teď na tuto kartu není čas",
    "card/unique": "Taková smí být jen jedna",
    "card/unnamed": "Řekni, kterou kartu myslíš",
    "card/used": "Jednou za tah stačí",
    "cost/magic": "Máš příliš málo kouzelné síly",
    "cost/short": "Nemáš na to dost surovin",
    "deck/pool": "V balíčku je karta, která ve tvých sadách není",
    "deck/size": "Balíček nemá správnou velikost",
    "demolish/target": "Nic vlastního tam ke zboření nemáš",
    "done/faces": "Tyto karty nemohly přijít",
    "done/none": "Nic se nemá dít",
    "done/values": "Toto nemohlo padnout",
    "force/dice": "To není hod",
    "force/face": "Ta karta v balíčku není",
    "force/known": "O té kartě se ví, že leží jinde",
    "force/stack": "Takový balíček neexistuje",
    "game/over": "Hra skončila",
    "lift/target": "Žádná Církevní kletba tam neleží",
    "move/form": "Tak se tah nepíše",
    "move/not-offered": "To není žádná z odpovědí",
    "move/phase": "To patří do jiné části tahu",
    "move/refused": "Stůl to odmítá",
    "move/turn": "Teď nerozhoduješ ty",
    "move/unknown": "To není tah",
    "offer/limit": "Další nabídka už ne",
    "option/unknown": "Taková volba neexistuje",
    "option/value": "Tuto hodnotu volba mít nemůže",
    "pay/places": "Tím cena zaplacena není",
    "position/agenda": "S těmito kroky nemůže žádná hra pokračovat",
    "position/cards": "Tyto karty hra nemá",
    "position/centre": "Středová řada takhle vypadat nemůže",
    "position/copies": "Tolik jich v sadách není",
    "position/faces": "Tyto karty tam ležet nemohou",
    "position/field": "Takové pole pozice nemá",
    "position/form": "Z této pozice se hrát nedá",
    "position/phase": "V takové fázi začít nelze",
    "position/regions": "Krajiny takhle ležet nemohou",
    "position/sets": "Takové sady neexistují",
    "position/site": "Karty takhle stát nemohou",
    "position/slots": "Karty lícem dolů takhle ležet nemohou",
    "position/stored": "Suroviny takhle ležet nemohou",
    "position/variant": "Taková hra neexistuje",
    "position/zones": "Balíčky takhle vypadat nemohou",
    "redeem/target": "Nic vlastního tam v zástavě nemáš",
    "seat/unknown": "Takové místo u stolu neexistuje",
    "seats/number": "Hra není pro tolik hráčů",
    "site/wrong": "Tam stát nesmí",
    "stack/back": "Rubové strany si neodpovídají",
    "stack/empty": "Žádná už nezbývá",
    "trade/rate": "Takový směnný kurz nemáš",
    "trade/same": "Obchod musí přinést jinou surovinu",
    "trade/short": "Na to máš příliš málo",
    "turn/nobody": "Teď není na tahu nikdo",
    "turn/not-yours": "Teď nerozhoduješ ty",
    "undo/ply": "K takovému tahu se nelze vrátit",
    "use/target": "Takovou kartu k použití nemáš",
    "variant/unknown": "Taková hra neexistuje",
}
"""Code to a heading; the reason says the rest."""

FIXED: Final = {
    "card/hidden loose": "vzít si smíš jen jednotku nebo akční kartu",
    "move/not-offered different": "vyber dvě různé krajiny, vrchní napřed",
    "move/not-offered discard": "odlož kartu z ruky: discard abbey",
    "move/not-offered one": "vyber jednu z karet: pick 0",
    "move/not-offered two": "vyber dvě z krajin: pick 0 5",
    "move/unknown build": "co postavit a kam?",
    "move/unknown centre": "centrální karta se staví do sloupce: build road 2",
    "move/unknown end": "akční fázi ukončíš slovem „end“",
    "move/unknown offer": "nabídka začíná samotným slovem: offer",
    "move/unknown play": "kterou kartu zahrát?",
    "move/unknown preroll": "před hodem kostkami: hoď, nebo použij kartu, která přichází dřív",
    "move/unknown trade": "obchod se píše: trade 3 ore wool",
    "position/cards row": "ta karta v otevřené řadě této hry není",
    "position/faces region": "krajina, která ve hře není",
    "position/form citadels": "jeden balíček citadel, nebo jeden pro každého",
    "position/form discards": "jeden odhazovací balíček, v turnaji jeden pro každého",
    "position/form used": "used je u každé karty číslo",
    "site/wrong citadel": "citadela se staví na vlastní vesnici, která nesousedí s jinou citadelou",
    "site/wrong city": "město se staví na vlastní vesnici",
    "site/wrong metropolis": "metropole se pokládá na vlastní město, v panství jen jedna",
    "site/wrong road": "cesta patří vedle krajní vesnice, citadely, metropole nebo krajního města",
    "site/wrong settlement": "vesnice patří na volný konec vlastní cesty",
    "trade/same": "obchod přináší jinou surovinu, než jakou dáváš",
}
"""Code and reason -> words that are always the same."""

TYPED: Final = {
    "card/kind not-sold": "„{text}“: prodávají se jen akční karty, a to s Tajným bratrstvem",
    "demolish/target": "nemáš kartu „{what}“, která by mohla odejít",
    "force/dice form": "dice je [production, event] nebo [die]: 1 až 6; kostka událostí také {symbols}",
    "lift/target": "„{what}“ ti žádná Církevní kletba neuzavírá",
    "move/not-offered arrange": "řekni, jak se karty vrátí: arrange {stack}",
    "move/not-offered bury": "„{text}“ tu není možné; uveď balíček: bury {stack}",
    "move/not-offered pick": "vyber z ukázaných karet {least} až {most}",
    "move/unknown action": "„{text}“ není tah akční fáze",
    "move/unknown amount": "„{word}“ není počet",
    "move/unknown card": "karta „{word}“ neexistuje",
    "move/unknown column": "„{word}“ není sloupec",
    "move/unknown resource": "surovina „{word}“ neexistuje",
    "move/unknown too-much": "„{text}“ říká příliš mnoho",
    "position/agenda": "krok {step} neexistuje",
    "position/centre column": "{colour}: {what} nemůže ležet ve sloupci {column}",
    "position/centre gap": "{colour}: ve středové řadě je mezera",
    "position/copies": "{card}: o {count} více, než jich je",
    "position/faces back": "{card} není karta s rubovou stranou {back}",
    "position/faces event": "{card} není událost",
    "position/faces lying": "{card} není karta, která tam leží",
    "position/field fields": "neznámá pole: {names}",
    "position/field stacks": "neznámé balíčky: {names}",
    "position/form dice": "žádné kostky neukazují {production} a {symbol!r}",
    "position/form number": "{field} je číslo, ne {value!r}",
    "position/form seat": "{field} je místo u stolu, ne {value!r}",
    "position/form unreadable": "pozici nelze přečíst: {error}",
    "position/phase begin": "pozice smí začínat ve fázích: {phases}",
    "position/phase none": "fáze {phase!r} neexistuje",
    "position/regions missing": "{colour}: žádná krajina neleží na {places}",
    "position/regions place": "{colour}: na {place} krajina ležet nemůže",
    "position/sets": "{variant} takové sady nemá: {sets}",
    "position/site crowd": "{colour}: počet karet {count} je na {site} příliš velký",
    "position/site kind": "{colour}: {card} na {site} stát nesmí",
    "position/slots": "slot {slot} s rubovou stranou {back!r} být nemůže",
    "position/stored amount": "{colour}: na {place} je místo pro 0 až {most}, ne {held}",
    "position/stored counter": "{colour}: {card} ukazuje 0 až 3",
    "position/stored place": "{colour}: na {place} nelze nic uložit",
    "position/variant": "varianta {variant!r} neexistuje",
    "position/zones": "chybí {stacks}",
    "redeem/target": "v zástavě nemáš kartu „{what}“",
    "use/target": "nemáš kartu „{what}“ k použití",
}
"""Code and reason -> words with what was typed, or what stands in a document, in braces: ids, not names."""


def refusal(heading: str, reason: str, rule: str) -> str:
    """A refusal for people: what is wrong in general, what here, and the rule; the last two may be empty."""
    said = f"{heading}: {reason}" if reason else heading
    return f"{said} ({rule})" if rule else said


def ruled(sentence: str, rule: str) -> str:
    """A sentence of its own, with the rule, if one says so."""
    return f"{upper(sentence)} ({rule})." if rule else f"{upper(sentence)}."


# -- cards ---------------------------------------------------------------------------------------


def barred(face: str, by: str) -> str:
    """A standing card forbids it."""
    return f"{mid(noun(by).nom)} {verb(noun(by), 'zakazuje', 'zakazují')} {noun(face).acc}"


def fresh(face: str) -> str:
    """A knight is not used up in the turn he came."""
    return f"{mid(noun(face).nom)} tu stojí teprve od tohoto tahu"


def locked(face: str) -> str:
    """Attack and neutral cards wait for a joint score."""
    plays = verb(noun(face), "se hraje", "se hrají")
    return f"{mid(noun(face).nom)} {plays} až ve chvíli, kdy oba hráči dohromady mají 7 vítězných bodů"


def no_effect(face: str) -> str:
    """A card that could do nothing."""
    return f"{noun(face).nom}: teď by to nic nezměnilo"


def used(face: str) -> str:
    """A card that has been used."""
    return f"{noun(face).nom}: v tomto tahu už karta posloužila"


def idle(face: str) -> str:
    """A card that does nothing when used, or is ineffective."""
    return f"{noun(face).nom}: karta se nepoužívá, nebo teď nepůsobí"


def unique(face: str, person: bool) -> str:
    """A card that stands already; person: in either principality."""
    if person:
        return f"{noun(face).nom}: v obou panstvích dohromady smí stát jen jednou"
    return f"{noun(face).nom}: takovou kartu už máš a v panství smí stát jen jednou"


def not_built(face: str) -> str:
    """A card that is not built."""
    return f"{mid(noun(face).nom)} se nestaví"


def no_action(face: str) -> str:
    """A card that is not played."""
    how = "vykládá se" if is_person(face) else "staví se"
    return f"{mid(noun(face).nom)} {verb(noun(face), 'není', 'nejsou')} akční karta, {how}"


def not_held(face: str) -> str:
    """No card of the hand can be that one."""
    return f"{noun(face).nom}: v ruce nemáš kartu, která by to mohla být"


_TIMES: Final = {
    "action": " ve tvé akční fázi",
    "preroll": " před hodem kostkami",
    "settlement": " zároveň s vesnicí: build settlement 3 with scout",
    "reaction": " jako odpověď na to, co odvrací",
}


def timing(face: str, when: str) -> str:
    """When a card is played or used."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'se používá', 'se používají')}{_TIMES[when]}"


def requirement(face: str, condition: str) -> str:
    """What a card needs."""
    return f"{noun(face).nom} – {condition}"


def needs(condition: str) -> str:
    """What it needs, for somebody who looks at the card."""
    return f"podmínka: {condition}"


def stands(face: str, place: str) -> str:
    """Where a card may stand; place: as a card's sheet says it."""
    return f"{mid(noun(face).nom)} patří {place}, kde je volno"


def no_place(place: str) -> str:
    """No free place anywhere; place: where the card goes."""
    return f"karta patří {place} a volné místo tam není"


def none_left(face: str) -> str:
    """A supply or the open row is used up."""
    return f"{noun(face).nom}: všechny jsou rozebrané"


# -- prices and trades ---------------------------------------------------------------------------


def cost_short(face: str, cost: Mapping[Price, int], missing: Mapping[Price, int]) -> str:
    """What it costs and what is missing."""
    return f"{mid(noun(face).nom)} stojí {amounts(cost)}: chybí ti {in_store(missing)}"


def cost_magic(face: str, number: int) -> str:
    """What it costs in magic power that may be spent now."""
    return f"{mid(noun(face).nom)} stojí {magic(number)} a tolik tví čarodějové teď zaplatit nemohou"


def not_paid(number: int, resource: Price | None) -> str:
    """A payment that is none; without a resource any will do."""
    price = amount(number, resource) if resource else counted_resources(number)
    return f"tím {price} nezaplatíš"


def no_rate(resource: Price) -> str:
    """No card trades from there."""
    return f"žádná tvoje karta odtud nemění {RESOURCES[resource]}"


def rates(resource: Price, found: Sequence[int]) -> str:
    """The rates there are."""
    return f"{RESOURCES[resource]} měníš {either([f'{rate} za 1' for rate in found])}"


def too_little(number: int, have: int, resource: Price, region: bool) -> str:
    """Not enough for a trade; region: it must come from one region."""
    where = " na té krajině" if region else ""
    return f"je potřeba {number}, a ty máš{where} {amount(have, resource)}"


def offers(limit: int) -> str:
    """So many offers a turn, and there must be something to bargain about."""
    most = few(limit, "nabídku", "nabídky", "nabídek")
    return f"za tah smíš předložit {most}, a to z toho, co jeden má a na co má druhý místo"


# -- answers and moments -------------------------------------------------------------------------


def no_answer(text: str, threat: str) -> str:
    """No answer to a threat; text is as it was typed."""
    return f"„{text}“ tu není odpověď ({cause(threat)})"


def must_take(zone: Zone) -> str:
    """A stack was looked through."""
    return f"když si prohlédneš {own(stack(zone)).acc}, musíš si vzít kartu"


DICE_FIRST: Final = "napřed se hází kostkami"
ACTION_PART: Final = "stavba, hraní karet a obchod patří do tvé akční fáze"
OTHER_PART: Final = {
    "roll": "kostkami se hází na začátku tahu",
    "bury": "karty se vkládají pod balíčky na konci tahu",
}
"""First word of a move -> where it belongs."""
