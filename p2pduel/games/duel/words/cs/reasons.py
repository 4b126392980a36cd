"""Why a move is refused, in Czech."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.cs.words import either
from p2pduel.catalogue.grammar import mid, upper
from p2pduel.catalogue.grammar_cs import own, verb
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.cs.names import noun
from p2pduel.games.duel.words.cs.nouns import RESOURCE_WORDS, amount, amounts, counted_resources, in_store
from p2pduel.games.duel.words.cs.sentences import cause
from p2pduel.games.duel.words.cs.spots import stack
from p2pduel.games.duel.words.things import Zone

__all__ = [
    "ACTION_PHASE",
    "DICE_FIRST",
    "FIXED",
    "HEADINGS",
    "OTHER_PHASE",
    "TYPED",
    "cost_short",
    "full",
    "must_take",
    "needs",
    "no_action",
    "no_answer",
    "no_place",
    "no_rate",
    "no_room",
    "none_open",
    "not_built",
    "not_held",
    "not_paid",
    "nothing_there",
    "other_back",
    "other_opened",
    "rates",
    "refusal",
    "requirement",
    "ruled",
    "stands",
    "taken",
    "target",
    "timing",
    "too_little",
    "unique",
    "written",
]

HEADINGS: Final = {
    "act/index": "Není řečeno, která karta odchází",
    "act/opened": "Otočená karta neodpovídá tahu",
    "act/secret": "Skrytá karta se tu nejmenuje",
    "card/hidden": "Tuto kartu nelze vybrat",
    "card/kind": "Tak se tato karta nepoužívá",
    "card/missing": "Taková karta tam není",
    "card/no-effect": "Nic by se nezměnilo",
    "card/not-held": "Tuto kartu nemáš v ruce",
    "card/requirement": "Chybí, co karta vyžaduje",
    "card/target": "Na to karta mířit nemůže",
    "card/timing": "Teď na tuto kartu není čas",
    "card/unique": "Takovou smíš mít jen jednu",
    "card/unnamed": "Řekni, kterou kartu myslíš",
    "cost/short": "Nemáš na to dost surovin",
    "deck/pool": "V balíčku je karta, která v krabici není",
    "deck/size": "Balíček nemá správnou velikost",
    "demand/none": "Není co požadovat",
    "demand/room": "Nemáš na to místo",
    "demolish/target": "Nic vlastního tam ke zboření nemáš",
    "demolish/variant": "V této hře se nic nebourá",
    "done/faces": "Tyto karty nemohly přijít",
    "done/none": "Nic se nemá dít",
    "done/values": "Toto nemohlo padnout",
    "force/dice": "To není hod",
    "force/face": "Ta karta v balíčku není",
    "force/known": "O té kartě se ví, že leží jinde",
    "force/stack": "Takový balíček není",
    "game/over": "Hra skončila",
    "move/form": "Tak se tah nepíše",
    "move/not-offered": "To není žádná z odpovědí",
    "move/phase": "To patří do jiné části tahu",
    "move/refused": "Stůl to odmítá",
    "move/turn": "Teď nerozhoduješ ty",
    "move/unknown": "To není tah",
    "option/unknown": "Taková volba není",
    "option/value": "Tuto hodnotu volba mít nemůže",
    "pay/places": "Tím cena zaplacena není",
    "position/agenda": "S těmito kroky nemůže žádná hra pokračovat",
    "position/cards": "Tyto karty v krabici nejsou",
    "position/centre": "Středová řada takhle vypadat nemůže",
    "position/copies": "Tolik jich v krabici není",
    "position/dice": "Toto žádné kostky neukazují",
    "position/faces": "Tyto karty tam ležet nemohou",
    "position/faceup": "Otevřený balíček takhle vypadat nemůže",
    "position/field": "Takové pole pozice nemá",
    "position/form": "Z této pozice se hrát nedá",
    "position/phase": "V takové fázi začít nelze",
    "position/regions": "Krajiny takhle ležet nemohou",
    "position/set": "Karta patří do jiné hry",
    "position/site": "Karty takhle stát nemohou",
    "position/slots": "Karty lícem dolů takhle ležet nemohou",
    "position/stack": "Takový balíček není",
    "position/stored": "Suroviny takhle ležet nemohou",
    "position/unique": "Taková smí být jen jedna",
    "position/variant": "Taková hra není",
    "position/zones": "Balíčky takhle vypadat nemohou",
    "prepare/barred": "V přípravném kole ne",
    "seat/unknown": "Takové místo u stolu není",
    "seats/number": "Hra není pro tolik hráčů",
    "site/taken": "Není volné místo",
    "site/wrong": "Tam stát nesmí",
    "stack/back": "Rubové strany si neodpovídají",
    "stack/empty": "Žádná už nezbývá",
    "trade/rate": "Takový směnný kurz nemáš",
    "trade/same": "Obchod musí přinést jinou surovinu",
    "trade/short": "Na to máš příliš málo",
    "turn/nobody": "Teď není na tahu nikdo",
    "turn/not-yours": "Teď nerozhoduješ ty",
    "undo/ply": "K takovému tahu se nelze vrátit",
    "variant/unknown": "Taková hra není",
}
"""Code to a heading; the reason says the rest."""

FIXED: Final = {
    "card/hidden loose": "vzít si smíš jen jednotku nebo akční kartu",
    "card/no-effect bath_house": "žádná krajina u tvých Lázní nemá místo",
    "card/no-effect discards": "odhazovací balíček je prázdný",
    "demolish/variant intro": "v úvodní hře se nic nebourá",
    "force/dice die": "kostka ukazuje 1 až 6",
    "move/not-offered different": "vyber dvě různé krajiny, vrchní napřed",
    "move/not-offered two": "vyber dvě z krajin: pick 0 5",
    "move/unknown build": "co postavit a kam?",
    "move/unknown centre": "centrální karta se staví do sloupce: build road 2",
    "move/unknown end": "akční fázi ukončíš slovem „end“",
    "move/unknown play": "kterou kartu zahrát?",
    "move/unknown preroll": "před hodem kostkami: hoď, nebo zahraj kartu, která nastaví kostku",
    "move/unknown trade": "obchod se píše: trade 3 ore wool",
    "position/faces region": "krajina, která v krabici není",
    "position/faceup other": "ta karta v otevřeném balíčku této hry není",
    "position/form discards": "jeden odhazovací balíček, v turnaji jeden pro každého",
    "position/form used": "used je u každé karty číslo",
    "position/slots zones": "každá karta musí ležet právě na jednom místě",
    "prepare/barred one": "postav jednu kartu, která se protihráče netýká, nebo nic",
    "site/wrong city": "město se staví na vlastní vesnici",
    "site/wrong road": "cesta patří vedle krajní vesnice nebo města",
    "site/wrong settlement": "vesnice patří na volný konec vlastní cesty",
    "stack/empty city": "žádné město už nezbývá",
    "stack/empty road": "žádná cesta už nezbývá",
    "stack/empty settlement": "žádná vesnice už nezbývá",
    "trade/same same": "obchod přináší jinou surovinu, než jakou dáváš",
}
"""Code and reason -> words that are always the same."""

TYPED: Final = {
    "demolish/target": "nemáš stavbu ani jednotku „{text}“",
    "force/dice form": "dice je [production, event]: 1 až 6 a 1 až 6 nebo jedno z: {symbols}",
    "move/not-offered bury": "„{text}“ tu není možné; uveď balíček: bury draw1",
    "move/not-offered pick": "vyber z ukázaných karet {least} až {most}",
    "move/unknown action": "„{text}“ není tah akční fáze",
    "move/unknown amount": "„{word}“ není počet",
    "move/unknown card": "karta „{word}“ neexistuje",
    "move/unknown column": "„{word}“ není sloupec",
    "move/unknown resource": "surovina „{word}“ neexistuje",
    "move/unknown too-much": "„{text}“ říká příliš mnoho",
    "position/agenda": "krok {step} neexistuje",
    "position/cards": "pro tyto balíčky je málo karet: {back}",
    "position/centre column": "{colour}: {what} nemůže ležet ve sloupci {column}",
    "position/centre count": "{what}: karet je {full}, ne {found}",
    "position/centre gap": "{colour}: ve středové řadě je mezera",
    "position/copies missing": "{card} chybí, počet: {count}",
    "position/copies often": "{card}: o {count} více, než je v krabici",
    "position/dice": "žádné kostky neukazují {production} a {symbol!r}",
    "position/faces back": "{card} není karta s rubovou stranou {back}",
    "position/faces both": "slot {slot} nemůže být {card} i {other}",
    "position/faces event": "{card} není událost",
    "position/faces lying": "{card} s rubovou stranou {back} není karta, která tam leží",
    "position/field": "neznámá pole: {fields}",
    "position/form number": "{field} je číslo, ne {value!r}",
    "position/form seat": "{field} je místo u stolu, ne {value!r}",
    "position/form unreadable": "pozici nelze přečíst: {error}",
    "position/phase begin": "pozice smí začínat ve fázích: {phases}",
    "position/phase none": "fáze {phase!r} neexistuje",
    "position/regions missing": "{colour}: žádná krajina neleží na {places}",
    "position/regions place": "{colour}: na {place} krajina ležet nemůže",
    "position/regions starting": "{colour}: chybí počáteční krajina {region}",
    "position/set slot": "{card} nepatří do hry {variant}",
    "position/set standing": "{card} ({colour}) patří do jiné hry",
    "position/site crowd": "{colour}: počet karet {count} je na {site} příliš",
    "position/site kind": "{colour}: {card} na {site} stát nesmí",
    "position/site under": "{card} stojí na jiné kartě, nebo na žádné",
    "position/slots back": "slot {slot} s rubovou stranou {back!r} být nemůže",
    "position/stack": "balíček {stacks} neexistuje",
    "position/stored amount": "{colour}: na {place} je místo pro 0 až {most}, ne {held}",
    "position/stored place": "{colour}: na {place} nelze nic uložit",
    "position/unique": "{card} smí v knížectví stát jen jednou",
    "position/variant": "varianta {variant!r} neexistuje",
    "position/zones": "chybí {stacks}",
    "variant/unknown": "varianta „{variant}“ neexistuje: {known}",
}
"""Code and reason -> words with what was typed, or what stands in a document, in braces: ids, not names."""

_TYPES: Final[dict[Resource, str]] = {
    "lumber": "dřevo",
    "gold": "zlato",
    "grain": "obilí",
    "brick": "cihly",
    "wool": "vlnu",
    "ore": "rudu",
}


def refusal(heading: str, reason: str, rule: str) -> str:
    """A refusal for people: what is wrong in general, what here, and the rule; the last two may be empty."""
    said = f"{heading}: {reason}" if reason else heading
    return f"{said} ({rule})" if rule else said


def ruled(sentence: str, rule: str) -> str:
    """A sentence of its own, with the rule, if one says so."""
    return f"{upper(sentence)} ({rule})." if rule else f"{upper(sentence)}."


def cost_short(face: str, cost: Mapping[Resource, int], missing: Mapping[Resource, int], spared: int) -> str:
    """What a card costs, what is missing, and how much of it is spared."""
    said = f"{mid(noun(face).nom)} stojí {amounts(cost)}: chybí ti {in_store(missing)}"
    return f"{said}, z toho {spared} odpadá" if spared else said


def unique(face: str) -> str:
    """A card that stands already."""
    return f"{noun(face).nom}: v knížectví smí stát jen jednou"


def taken(face: str) -> str:
    """A site without room."""
    return f"{noun(face).nom}: volné místo tam není"


def none_open(face: str) -> str:
    """The face-up stack is used up."""
    return f"v otevřeném balíčku už není: {noun(face).nom}"


def not_built(face: str) -> str:
    """A card that is not built."""
    return f"{mid(noun(face).nom)} se nestaví"


def no_action(face: str) -> str:
    """A card that is not played."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'není akční karta, staví se', 'nejsou akční karta, staví se')}"


def written(face: str, word: str) -> str:
    """How a move writes a card."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'se píše', 'se píšou')} {word}"


def not_held(face: str) -> str:
    """No card of the hand can be that one."""
    return f"{noun(face).nom}: v ruce nemáš kartu, která by to mohla být"


def other_opened(face: str) -> str:
    """Another card was opened than named."""
    return f"{noun(face).nom}: otočená karta je jiná"


def target(face: str, target: str) -> str:
    """What a card can't aim at; target is as it was typed."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'nemůže mířit na', 'nemohou mířit na')} „{target}“"


def full(number: int) -> str:
    """No region with a number has room."""
    return f"žádná tvoje krajina s číslem {number} už nemá místo"


def no_room(resource: Resource, more: bool) -> str:
    """No room for a resource; more: something is coming already."""
    return f"nemáš {'další ' if more else ''}místo na {_TYPES[resource]}"


def not_paid(text: str, number: int, resource: Resource | None) -> str:
    """A payment that is none; text is as it was typed; without a resource any will do."""
    price = amount(number, resource) if resource else counted_resources(number)
    return f"„{text}“: tím {price} ze svých krajin nezaplatíš"


def no_answer(text: str, event: str) -> str:
    """No answer to an event; text is as it was typed."""
    return f"„{text}“ není odpověď na událost {cause(event)}"


def other_back(zone: Zone) -> str:
    """No card of the hand has the back of a stack."""
    return f"v ruce nemáš kartu s rubovou stranou, jakou má {stack(zone).nom}"


def must_take(zone: Zone) -> str:
    """A stack was looked through."""
    return f"když si prohlédneš {own(stack(zone)).acc}, musíš si vzít kartu"


_TIMES: Final = {
    "action": " ve tvé akční fázi",
    "preroll": " před hodem kostkami",
    "settlement": " zároveň s vesnicí: build settlement 3 with scout",
    "reaction": ", když se objeví Rebelie, Svár nebo Bratrská hádka a zasáhly by tě",
}


def timing(face: str, when: str) -> str:
    """When a card is played."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'se hraje', 'se hrají')}{_TIMES[when]}"


def requirement(face: str, condition: str) -> str:
    """What a card needs; the condition is what is missing."""
    return f"{noun(face).nom}: chybí {condition}"


def needs(condition: str) -> str:
    """What it needs, for somebody who looks at the card."""
    return f"chybí {condition}"


_STANDS: Final = {
    "city": "jen u města",
    "region": "na vnějším okraji krajiny",
    "settlement_or_city": "nad vesnicí nebo městem, nebo pod nimi",
}


def stands(face: str, placement: str) -> str:
    """Where a card may stand."""
    return f"{mid(noun(face).nom)} stojí {_STANDS[placement]}"


def no_place(place: str) -> str:
    """No free place anywhere; place: where the card goes."""
    return f"není volné místo {place}"


DICE_FIRST: Final = "napřed se hází kostkami"
ACTION_PHASE: Final = "stavba, hraní karet a obchod patří do tvé akční fáze"
OTHER_PHASE: Final = {
    "roll": "kostkami se hází na začátku tahu",
    "bury": "karty se vkládají pod balíčky na konci tahu",
}
"""First word of a move -> where it belongs."""


def no_rate(resource: Resource) -> str:
    """No card trades from there."""
    return f"žádná tvoje karta odtud nemění {_TYPES[resource]}"


def rates(resource: Resource, found: Sequence[int]) -> str:
    """The rates there are."""
    return f"{_TYPES[resource]} měníš {either([f'{rate} za 1' for rate in found])}"


def too_little(number: int, have: int, resource: Resource, region: bool) -> str:
    """Not enough for a trade; region: it must come from one region."""
    where = " na té krajině" if region else ""
    return f"je potřeba {number}, a ty máš{where} {amount(have, resource)}"


def nothing_there(resource: Resource, more: bool) -> str:
    """The other side has none; more: beside what was named already."""
    return f"od protihráče {'už ' if more else ''}nelze získat: {RESOURCE_WORDS[resource]}"
