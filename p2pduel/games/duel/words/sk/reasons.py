"""Why a move is refused, in Slovak."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import mid, upper
from p2pduel.catalogue.grammar_sk import verb
from p2pduel.catalogue.sk.words import either
from p2pduel.games.duel.rules.facts import Resource
from p2pduel.games.duel.words.sk.names import noun
from p2pduel.games.duel.words.sk.nouns import RESOURCE_WORDS, amount, amounts, counted_resources
from p2pduel.games.duel.words.sk.sentences import cause
from p2pduel.games.duel.words.sk.spots import stack
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
    "act/index": "Nie je povedané, ktorá karta odchádza",
    "act/opened": "Otočená karta nezodpovedá ťahu",
    "act/secret": "Skrytá karta sa tu nemenuje",
    "card/hidden": "Túto kartu nemožno vybrať",
    "card/kind": "Tak sa táto karta nepoužíva",
    "card/missing": "Taká karta tam nie je",
    "card/no-effect": "Nič by sa nezmenilo",
    "card/not-held": "Túto kartu nemáš v ruke",
    "card/requirement": "Chýba, čo karta vyžaduje",
    "card/target": "Na to karta mieriť nemôže",
    "card/timing": "Teraz na túto kartu nie je čas",
    "card/unique": "Takú smieš mať len jednu",
    "card/unnamed": "Povedz, ktorú kartu myslíš",
    "cost/short": "Nemáš na to dosť surovín",
    "deck/pool": "V balíčku je karta, ktorá v škatuli nie je",
    "deck/size": "Balíček nemá správnu veľkosť",
    "demand/none": "Niet čo požadovať",
    "demand/room": "Nemáš na to miesto",
    "demolish/target": "Nič vlastné tam na odstránenie nemáš",
    "demolish/variant": "V tejto hre sa nič neodstraňuje",
    "done/faces": "Tieto karty nemohli prísť",
    "done/none": "Nič sa nemá diať",
    "done/values": "Toto nemohlo padnúť",
    "force/dice": "To nie je hod",
    "force/face": "Tá karta v balíčku nie je",
    "force/known": "O tej karte sa vie, že leží inde",
    "force/stack": "Taký balíček nie je",
    "game/over": "Hra sa skončila",
    "move/form": "Tak sa ťah nepíše",
    "move/not-offered": "To nie je žiadna z odpovedí",
    "move/phase": "To patrí do inej časti ťahu",
    "move/refused": "Stôl to odmieta",
    "move/turn": "Teraz nerozhoduješ ty",
    "move/unknown": "To nie je ťah",
    "option/unknown": "Taká voľba nie je",
    "option/value": "Túto hodnotu voľba mať nemôže",
    "pay/places": "Tým cena zaplatená nie je",
    "position/agenda": "S týmito krokmi nemôže žiadna hra pokračovať",
    "position/cards": "Tieto karty v škatuli nie sú",
    "position/centre": "Stredový rad takto vyzerať nemôže",
    "position/copies": "Toľko ich v škatuli nie je",
    "position/dice": "Toto žiadne kocky neukazujú",
    "position/faces": "Tieto karty tam ležať nemôžu",
    "position/faceup": "Verejný balíček takto vyzerať nemôže",
    "position/field": "Také pole pozícia nemá",
    "position/form": "Z tejto pozície sa hrať nedá",
    "position/phase": "V takej fáze sa začať nedá",
    "position/regions": "Krajiny takto ležať nemôžu",
    "position/set": "Karta patrí do inej hry",
    "position/site": "Karty takto stáť nemôžu",
    "position/slots": "Karty lícom dole takto ležať nemôžu",
    "position/stack": "Taký balíček nie je",
    "position/stored": "Suroviny takto ležať nemôžu",
    "position/unique": "Taká smie byť len jedna",
    "position/variant": "Taká hra nie je",
    "position/zones": "Balíčky takto vyzerať nemôžu",
    "prepare/barred": "V prípravnom kole nie",
    "seat/unknown": "Také miesto pri stole nie je",
    "seats/number": "Hra nie je pre toľko hráčov",
    "site/taken": "Nie je voľné miesto",
    "site/wrong": "Tam stáť nesmie",
    "stack/back": "Rubové strany si nezodpovedajú",
    "stack/empty": "Žiadna už nezostáva",
    "trade/rate": "Taký výmenný kurz nemáš",
    "trade/same": "Obchod musí priniesť inú surovinu",
    "trade/short": "Na to máš primálo",
    "turn/nobody": "Teraz nie je na ťahu nikto",
    "turn/not-yours": "Teraz nerozhoduješ ty",
    "undo/ply": "Taký ťah, ku ktorému by sa dalo vrátiť, nie je",
    "variant/unknown": "Taká hra nie je",
}
"""Code to a heading; the reason says the rest."""

FIXED: Final = {
    "card/hidden loose": "vziať si smieš len jednotku alebo akčnú kartu",
    "card/no-effect bath_house": "žiadna krajina pri tvojich Kúpeľoch nemá miesto",
    "card/no-effect discards": "odhadzovací balíček je prázdny",
    "demolish/variant intro": "v úvodnej hre sa nič neodstraňuje",
    "force/dice die": "kocka ukazuje 1 až 6",
    "move/not-offered different": "vyber dve rôzne krajiny, vrchnú najprv",
    "move/not-offered two": "vyber dve z krajín: pick 0 5",
    "move/unknown build": "čo postaviť a kam?",
    "move/unknown centre": "centrálna karta sa stavia do stĺpca: build road 2",
    "move/unknown end": "akčnú fázu ukončíš slovom „end“",
    "move/unknown play": "ktorú kartu zahrať?",
    "move/unknown preroll": "pred hodom kockami: hoď alebo zahraj kartu, ktorá nastaví kocku",
    "move/unknown trade": "obchod sa píše: trade 3 ore wool",
    "position/faces region": "krajina, ktorá v škatuli nie je",
    "position/faceup other": "tá karta vo verejnom balíčku tejto hry nie je",
    "position/form discards": "jeden odhadzovací balíček, v turnaji jeden pre každého",
    "position/form used": "used je pri každej karte číslo",
    "position/slots zones": "každá karta musí ležať práve na jednom mieste",
    "prepare/barred one": "postav jednu kartu, ktorá sa protihráča netýka, alebo nič",
    "site/wrong city": "mesto sa stavia na vlastnej dedine",
    "site/wrong road": "cesta patrí vedľa krajnej dediny alebo mesta",
    "site/wrong settlement": "dedina patrí na voľný koniec vlastnej cesty",
    "stack/empty city": "žiadne mesto už nezostáva",
    "stack/empty road": "žiadna cesta už nezostáva",
    "stack/empty settlement": "žiadna dedina už nezostáva",
    "trade/same same": "obchod prináša inú surovinu, než akú dávaš",
}
"""Code and reason -> words that are always the same."""

TYPED: Final = {
    "demolish/target": "nemáš stavbu ani jednotku „{text}“",
    "force/dice form": "dice je [production, event]: 1 až 6 a 1 až 6 alebo jedno z: {symbols}",
    "move/not-offered bury": "„{text}“ tu nie je možné; povedz balíček: bury draw1",
    "move/not-offered pick": "vyber z ukázaných kariet {least} až {most}",
    "move/unknown action": "„{text}“ nie je ťah akčnej fázy",
    "move/unknown amount": "„{word}“ nie je počet",
    "move/unknown card": "karta „{word}“ neexistuje",
    "move/unknown column": "„{word}“ nie je stĺpec",
    "move/unknown resource": "surovina „{word}“ neexistuje",
    "move/unknown too-much": "„{text}“ hovorí priveľa",
    "position/agenda": "krok {step} neexistuje",
    "position/cards": "pre tieto balíčky je málo kariet: {back}",
    "position/centre column": "{colour}: {what} nemôže ležať v stĺpci {column}",
    "position/centre count": "{what}: kariet je {full}, nie {found}",
    "position/centre gap": "{colour}: v stredovom rade je medzera",
    "position/copies missing": "{card} chýba, počet: {count}",
    "position/copies often": "{card}: o {count} viac, než je v škatuli",
    "position/dice": "žiadne kocky neukazujú {production} a {symbol!r}",
    "position/faces back": "{card} nie je karta s rubovou stranou {back}",
    "position/faces both": "slot {slot} nemôže byť {card} aj {other}",
    "position/faces event": "{card} nie je udalosť",
    "position/faces lying": "{card} s rubovou stranou {back} nie je karta, ktorá tam leží",
    "position/field": "neznáme polia: {fields}",
    "position/form number": "{field} je číslo, nie {value!r}",
    "position/form seat": "{field} je miesto pri stole, nie {value!r}",
    "position/form unreadable": "pozíciu nemožno prečítať: {error}",
    "position/phase begin": "pozícia smie začínať vo fázach: {phases}",
    "position/phase none": "fáza {phase!r} neexistuje",
    "position/regions missing": "{colour}: žiadna krajina neleží na {places}",
    "position/regions place": "{colour}: na {place} krajina ležať nemôže",
    "position/regions starting": "{colour}: chýba počiatočná krajina {region}",
    "position/set slot": "{card} nepatrí do hry {variant}",
    "position/set standing": "{card} ({colour}) patrí do inej hry",
    "position/site crowd": "{colour}: počet kariet {count} je na {site} priveľa",
    "position/site kind": "{colour}: {card} na {site} stáť nesmie",
    "position/site under": "{card} stojí na inej karte alebo na žiadnej",
    "position/slots back": "slot {slot} s rubovou stranou {back!r} byť nemôže",
    "position/stack": "balíček {stacks} neexistuje",
    "position/stored amount": "{colour}: na {place} je miesto pre 0 až {most}, nie {held}",
    "position/stored place": "{colour}: na {place} nemožno nič uložiť",
    "position/unique": "{card} smie v kniežatstve stáť len raz",
    "position/variant": "variant {variant!r} neexistuje",
    "position/zones": "chýba {stacks}",
    "variant/unknown": "variant „{variant}“ neexistuje: {known}",
}
"""Code and reason -> words with what was typed, or what stands in a document, in braces: ids, not names."""

_TYPES: Final[dict[Resource, str]] = {
    "lumber": "drevo",
    "gold": "zlato",
    "grain": "obilie",
    "brick": "tehly",
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
    said = f"{mid(noun(face).nom)} stojí {amounts(cost)}: ešte treba {amounts(missing)}"
    return f"{said}, z toho {spared} odpadá" if spared else said


def unique(face: str) -> str:
    """A card that stands already."""
    return f"{noun(face).nom}: v kniežatstve smie stáť len raz"


def taken(face: str) -> str:
    """A site without room."""
    return f"{noun(face).nom}: voľné miesto tam nie je"


def none_open(face: str) -> str:
    """The face-up stack is used up."""
    return f"vo verejnom balíčku už nie je: {noun(face).nom}"


def not_built(face: str) -> str:
    """A card that is not built."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'sa nestavia', 'sa nestavajú')}"


def no_action(face: str) -> str:
    """A card that is not played."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'nie je akčná karta, stavia sa', 'nie sú akčná karta, stavajú sa')}"


def written(face: str, word: str) -> str:
    """How a move writes a card."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'sa píše', 'sa píšu')} {word}"


def not_held(face: str) -> str:
    """No card of the hand can be that one."""
    return f"{noun(face).nom}: v ruke nemáš kartu, ktorá by to mohla byť"


def other_opened(face: str) -> str:
    """Another card was opened than named."""
    return f"{noun(face).nom}: otočená karta je iná"


def target(face: str, target: str) -> str:
    """What a card can't aim at; target is as it was typed."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'nemôže mieriť na', 'nemôžu mieriť na')} „{target}“"


def full(number: int) -> str:
    """No region with a number has room."""
    return f"žiadna tvoja krajina s číslom {number} už nemá miesto"


def no_room(resource: Resource, more: bool) -> str:
    """No room for a resource; more: something is coming already."""
    return f"nemáš {'ďalšie ' if more else ''}miesto na {_TYPES[resource]}"


def not_paid(text: str, number: int, resource: Resource | None) -> str:
    """A payment that is none; text is as it was typed; without a resource any will do."""
    price = amount(number, resource) if resource else counted_resources(number)
    return f"„{text}“: tým {price} zo svojich krajín nezaplatíš"


def no_answer(text: str, event: str) -> str:
    """No answer to an event; text is as it was typed."""
    return f"„{text}“ nie je odpoveď na udalosť {cause(event)}"


def other_back(zone: Zone) -> str:
    """No card of the hand has the back of a stack."""
    return f"v ruke nemáš kartu s rubovou stranou, akú má {stack(zone).nom}"


def must_take(zone: Zone) -> str:
    """A stack was looked through."""
    return f"kto si prezrie {stack(zone).acc}, musí si z neho vziať kartu"


_TIMES: Final = {
    "action": "v tvojej akčnej fáze",
    "preroll": "pred hodom kockami",
    "settlement": "zároveň s dedinou: build settlement 3 with scout",
    "reaction": "keď sa objaví Rebélia, Svár alebo Bratská hádka a zasiahli by ťa",
}


def timing(face: str, when: str) -> str:
    """When a card is played."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'sa hrá', 'sa hrajú')} {_TIMES[when]}"


def requirement(face: str, condition: str) -> str:
    """What a card needs; the condition is what is missing."""
    return f"{noun(face).nom} – nesplnená podmienka: {condition}"


def needs(condition: str) -> str:
    """What it needs, for somebody who looks at the card."""
    return f"nesplnená podmienka: {condition}"


_STANDS: Final = {
    "city": "len pri meste",
    "region": "na vonkajšom okraji krajiny",
    "settlement_or_city": "nad dedinou alebo mestom alebo pod nimi",
}


def stands(face: str, placement: str) -> str:
    """Where a card may stand."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'stojí', 'stoja')} {_STANDS[placement]}"


def no_place(place: str) -> str:
    """No free place anywhere; place: where the card goes."""
    return f"nie je voľné miesto {place}"


DICE_FIRST: Final = "najprv sa hádže kockami"
ACTION_PHASE: Final = "stavanie, hranie kariet a obchod patria do tvojej akčnej fázy"
OTHER_PHASE: Final = {
    "roll": "kockami sa hádže na začiatku ťahu",
    "bury": "karty sa vkladajú pod balíčky na konci ťahu",
}
"""First word of a move -> where it belongs."""


def no_rate(resource: Resource) -> str:
    """No card trades from there."""
    return f"žiadna tvoja karta odtiaľ nevymieňa {_TYPES[resource]}"


def rates(resource: Resource, found: Sequence[int]) -> str:
    """The rates there are."""
    return f"{_TYPES[resource]} vymieňaš {either([f'{rate} za 1' for rate in found])}"


def too_little(number: int, have: int, resource: Resource, region: bool) -> str:
    """Not enough for a trade; region: it must come from one region."""
    where = " na tej krajine" if region else ""
    return f"treba {number} a ty máš{where} {amount(have, resource)}"


def nothing_there(resource: Resource, more: bool) -> str:
    """The other side has none; more: beside what was named already."""
    return f"u protihráča {'už ' if more else ''}nie je nič dosiahnuteľné: {RESOURCE_WORDS[resource]}"
