"""Why a move is refused, in Slovak."""

from collections.abc import Mapping, Sequence
from typing import Final

from p2pduel.catalogue.grammar import few, mid, upper
from p2pduel.catalogue.grammar_sk import own, verb
from p2pduel.catalogue.sk.words import either
from p2pduel.games.classic.rules.facts.model import Price
from p2pduel.games.classic.words.sk.forms import RESOURCES
from p2pduel.games.classic.words.sk.names import noun
from p2pduel.games.classic.words.sk.nouns import amount, amounts, counted_resources, in_store, magic
from p2pduel.games.classic.words.sk.sentences import cause
from p2pduel.games.classic.words.sk.spots import stack
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
    "act/index": "Nie je povedané, ktorá karta odchádza",
    "act/opened": "Otočená karta a ťah sa k sebe nehodia",
    "act/secret": "Skrytá karta sa tu neuvádza",
    "card/barred": "Útoky sú zakázané",
    "card/fresh": "Nie v ťahu, v ktorom sa objaví",
    "card/hidden": "Túto kartu vybrať nesmieš",
    "card/kind": "Takto sa táto karta nepoužíva",
    "card/locked": "Na túto kartu je priskoro",
    "card/missing": "Taká karta tam nie je",
    "card/no-effect": "Nič by to nezmenilo",
    "card/not-held": "Túto kartu nemáš v ruke",
    "card/requirement": "Chýba, čo karta vyžaduje",
    "card/timing": "Teraz na túto kartu nie je čas",
    "card/unique": "Taká smie byť len jedna",
    "card/unnamed": "Povedz, ktorú kartu myslíš",
    "card/used": "Raz za ťah stačí",
    "cost/magic": "Máš primálo čarovnej sily",
    "cost/short": "Nemáš na to dosť surovín",
    "deck/pool": "V balíčku je karta, ktorá v tvojich súpravách nie je",
    "deck/size": "Balíček nemá správnu veľkosť",
    "demolish/target": "Nič vlastné tam na odstránenie nemáš",
    "done/faces": "Tieto karty nemohli prísť",
    "done/none": "Nič sa nemá diať",
    "done/values": "Toto nemohlo padnúť",
    "force/dice": "To nie je hod",
    "force/face": "Tá karta v balíčku nie je",
    "force/known": "O tej karte sa vie, že leží inde",
    "force/stack": "Taký balíček neexistuje",
    "game/over": "Hra sa skončila",
    "lift/target": "Žiadna Cirkevná kliatba tam neleží",
    "move/form": "Tak sa ťah nepíše",
    "move/not-offered": "To nie je žiadna z odpovedí",
    "move/phase": "To patrí do inej časti ťahu",
    "move/refused": "Stôl to odmieta",
    "move/turn": "Teraz nerozhoduješ ty",
    "move/unknown": "To nie je ťah",
    "offer/limit": "Ďalšia ponuka už nie",
    "option/unknown": "Taká voľba neexistuje",
    "option/value": "Túto hodnotu voľba mať nemôže",
    "pay/places": "Tým cena zaplatená nie je",
    "position/agenda": "S týmito krokmi nemôže žiadna hra pokračovať",
    "position/cards": "Tieto karty hra nemá",
    "position/centre": "Stredový rad takto vyzerať nemôže",
    "position/copies": "Toľko ich v súpravách nie je",
    "position/faces": "Tieto karty tam ležať nemôžu",
    "position/field": "Také pole pozícia nemá",
    "position/form": "Z tejto pozície sa hrať nedá",
    "position/phase": "V takej fáze sa začať nedá",
    "position/regions": "Krajiny takto ležať nemôžu",
    "position/sets": "Také súpravy neexistujú",
    "position/site": "Karty takto stáť nemôžu",
    "position/slots": "Karty lícom nadol takto ležať nemôžu",
    "position/stored": "Suroviny takto ležať nemôžu",
    "position/variant": "Taká hra neexistuje",
    "position/zones": "Balíčky takto vyzerať nemôžu",
    "redeem/target": "Nič vlastné tam v zálohe nemáš",
    "seat/unknown": "Také miesto pri stole neexistuje",
    "seats/number": "Hra nie je pre toľko hráčov",
    "site/wrong": "Tam stáť nesmie",
    "stack/back": "Rubové strany sa nezhodujú",
    "stack/empty": "Žiadna už nezostáva",
    "trade/rate": "Taký výmenný kurz nemáš",
    "trade/same": "Obchod musí priniesť inú surovinu",
    "trade/short": "Na to máš primálo",
    "turn/nobody": "Teraz nie je na ťahu nikto",
    "turn/not-yours": "Teraz nerozhoduješ ty",
    "undo/ply": "K takému ťahu sa vrátiť nedá",
    "use/target": "Takú kartu na použitie nemáš",
    "variant/unknown": "Taká hra neexistuje",
}
"""Code to a heading; the reason says the rest."""

FIXED: Final = {
    "card/hidden loose": "vziať si smieš len jednotku alebo akčnú kartu",
    "move/not-offered different": "vyber dve rôzne krajiny, vrchnú najprv",
    "move/not-offered discard": "odlož kartu z ruky: discard abbey",
    "move/not-offered one": "vyber jednu z kariet: pick 0",
    "move/not-offered two": "vyber dve z krajín: pick 0 5",
    "move/unknown build": "čo postaviť a kam?",
    "move/unknown centre": "centrálna karta sa stavia do stĺpca: build road 2",
    "move/unknown end": "akčnú fázu ukončíš slovom „end“",
    "move/unknown offer": "ponuka sa začína samotným slovom: offer",
    "move/unknown play": "ktorú kartu zahrať?",
    "move/unknown preroll": "pred hodom kockami: hoď alebo použi kartu, ktorá prichádza skôr",
    "move/unknown trade": "obchod sa píše: trade 3 ore wool",
    "position/cards row": "tá karta v otvorenom rade tejto hry nie je",
    "position/faces region": "krajina, ktorá v hre nie je",
    "position/form citadels": "jeden balíček citadel alebo jeden pre každého",
    "position/form discards": "jeden odhadzovací balíček, v turnaji jeden pre každého",
    "position/form used": "used je pri každej karte číslo",
    "site/wrong citadel": "citadela sa stavia na vlastnej dedine, ktorá nesusedí s inou citadelou",
    "site/wrong city": "mesto sa stavia na vlastnej dedine",
    "site/wrong metropolis": "metropola sa kladie na vlastné mesto, v panstve len jedna",
    "site/wrong road": "cesta patrí vedľa krajnej dediny, citadely, metropoly alebo krajného mesta",
    "site/wrong settlement": "dedina patrí na voľný koniec vlastnej cesty",
    "trade/same": "obchod prináša inú surovinu, než akú dávaš",
}
"""Code and reason -> words that are always the same."""

TYPED: Final = {
    "card/kind not-sold": "„{text}“: predávajú sa len akčné karty, a to s Tajným bratstvom",
    "demolish/target": "nemáš kartu „{what}“, ktorá by mohla odísť",
    "force/dice form": "dice je [production, event] alebo [die]: 1 až 6; kocka udalostí tiež {symbols}",
    "lift/target": "„{what}“ ti žiadna Cirkevná kliatba neuzatvára",
    "move/not-offered arrange": "povedz, ako sa karty vrátia: arrange {stack}",
    "move/not-offered bury": "„{text}“ tu nie je možné; uveď balíček: bury {stack}",
    "move/not-offered pick": "vyber z ukázaných kariet {least} až {most}",
    "move/unknown action": "„{text}“ nie je ťah akčnej fázy",
    "move/unknown amount": "„{word}“ nie je počet",
    "move/unknown card": "karta „{word}“ neexistuje",
    "move/unknown column": "„{word}“ nie je stĺpec",
    "move/unknown resource": "surovina „{word}“ neexistuje",
    "move/unknown too-much": "„{text}“ hovorí priveľa",
    "position/agenda": "krok {step} neexistuje",
    "position/centre column": "{colour}: {what} nemôže ležať v stĺpci {column}",
    "position/centre gap": "{colour}: v stredovom rade je medzera",
    "position/copies": "{card}: o {count} viac, než ich je",
    "position/faces back": "{card} nie je karta s rubovou stranou {back}",
    "position/faces event": "{card} nie je udalosť",
    "position/faces lying": "{card} nie je karta, ktorá tam leží",
    "position/field fields": "neznáme polia: {names}",
    "position/field stacks": "neznáme balíčky: {names}",
    "position/form dice": "žiadne kocky neukazujú {production} a {symbol!r}",
    "position/form number": "{field} je číslo, nie {value!r}",
    "position/form seat": "{field} je miesto pri stole, nie {value!r}",
    "position/form unreadable": "pozícia sa nedá prečítať: {error}",
    "position/phase begin": "pozícia smie začínať vo fázach: {phases}",
    "position/phase none": "fáza {phase!r} neexistuje",
    "position/regions missing": "{colour}: žiadna krajina neleží na {places}",
    "position/regions place": "{colour}: na {place} krajina ležať nemôže",
    "position/sets": "{variant} také súpravy nemá: {sets}",
    "position/site crowd": "{colour}: počet kariet {count} je na {site} priveľký",
    "position/site kind": "{colour}: {card} na {site} stáť nesmie",
    "position/slots": "slot {slot} s rubovou stranou {back!r} byť nemôže",
    "position/stored amount": "{colour}: na {place} je miesto pre 0 až {most}, nie {held}",
    "position/stored counter": "{colour}: {card} ukazuje 0 až 3",
    "position/stored place": "{colour}: na {place} sa nedá nič uložiť",
    "position/variant": "variant {variant!r} neexistuje",
    "position/zones": "chýba {stacks}",
    "redeem/target": "v zálohe nemáš kartu „{what}“",
    "use/target": "nemáš kartu „{what}“ na použitie",
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
    return f"{mid(noun(by).nom)} {verb(noun(by), 'zakazuje', 'zakazujú')} {noun(face).acc}"


def fresh(face: str) -> str:
    """A knight is not used up in the turn he came."""
    return f"{mid(noun(face).nom)} tu stojí len od tohto ťahu"


def locked(face: str) -> str:
    """Attack and neutral cards wait for a joint score."""
    plays = verb(noun(face), "sa hrá", "sa hrajú")
    return f"{mid(noun(face).nom)} {plays}, až keď obaja hráči majú spolu 7 víťazných bodov"


def no_effect(face: str) -> str:
    """A card that could do nothing."""
    return f"{noun(face).nom}: teraz by to nič nezmenilo"


def used(face: str) -> str:
    """A card that has been used."""
    return f"{noun(face).nom}: v tomto ťahu už karta poslúžila"


def idle(face: str) -> str:
    """A card that does nothing when used, or is ineffective."""
    return f"{noun(face).nom}: karta sa nepoužíva alebo teraz nepôsobí"


def unique(face: str, person: bool) -> str:
    """A card that stands already; person: in either principality."""
    if person:
        return f"{noun(face).nom}: v oboch panstvách spolu smie stáť len raz"
    return f"{noun(face).nom}: takú kartu už máš a v panstve smie stáť len raz"


def not_built(face: str) -> str:
    """A card that is not built."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'sa nestavia', 'sa nestavajú')}"


def no_action(face: str) -> str:
    """A card that is not played."""
    how = "vykladá sa" if is_person(face) else "stavia sa"
    return f"{mid(noun(face).nom)} {verb(noun(face), 'nie je', 'nie sú')} akčná karta, {how}"


def not_held(face: str) -> str:
    """No card of the hand can be that one."""
    return f"{noun(face).nom}: v ruke nemáš kartu, ktorá by to mohla byť"


_TIMES: Final = {
    "action": " v tvojej akčnej fáze",
    "preroll": " pred hodom kockami",
    "settlement": " zároveň s dedinou: build settlement 3 with scout",
    "reaction": " ako odpoveď na to, čo odvracia",
}


def timing(face: str, when: str) -> str:
    """When a card is played or used."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'sa používa', 'sa používajú')}{_TIMES[when]}"


def requirement(face: str, condition: str) -> str:
    """What a card needs."""
    return f"{noun(face).nom} – {condition}"


def needs(condition: str) -> str:
    """What it needs, for somebody who looks at the card."""
    return f"podmienka: {condition}"


def stands(face: str, place: str) -> str:
    """Where a card may stand; place: as a card's sheet says it."""
    return f"{mid(noun(face).nom)} {verb(noun(face), 'patrí', 'patria')} {place}, kde je voľno"


def no_place(place: str) -> str:
    """No free place anywhere; place: where the card goes."""
    return f"karta patrí {place} a voľné miesto tam nie je"


def none_left(face: str) -> str:
    """A supply or the open row is used up."""
    return f"{noun(face).nom}: všetky sú rozobrané"


# -- prices and trades ---------------------------------------------------------------------------


def cost_short(face: str, cost: Mapping[Price, int], missing: Mapping[Price, int]) -> str:
    """What it costs and what is missing."""
    costs = verb(noun(face), "stojí", "stoja")
    return f"{mid(noun(face).nom)} {costs} {amounts(cost)}: chýba ti {in_store(missing)}"


def cost_magic(face: str, number: int) -> str:
    """What it costs in magic power that may be spent now."""
    costs = verb(noun(face), "stojí", "stoja")
    return f"{mid(noun(face).nom)} {costs} {magic(number)} a toľko tvoji čarodejníci teraz zaplatiť nemôžu"


def not_paid(number: int, resource: Price | None) -> str:
    """A payment that is none; without a resource any will do."""
    price = amount(number, resource) if resource else counted_resources(number)
    return f"tým {price} nezaplatíš"


def no_rate(resource: Price) -> str:
    """No card trades from there."""
    return f"žiadna tvoja karta odtiaľ nevymieňa {RESOURCES[resource]}"


def rates(resource: Price, found: Sequence[int]) -> str:
    """The rates there are."""
    return f"{RESOURCES[resource]} vymieňaš {either([f'{rate} za 1' for rate in found])}"


def too_little(number: int, have: int, resource: Price, region: bool) -> str:
    """Not enough for a trade; region: it must come from one region."""
    where = " na tej krajine" if region else ""
    return f"treba {number}, a ty máš{where} {amount(have, resource)}"


def offers(limit: int) -> str:
    """So many offers a turn, and there must be something to bargain about."""
    most = few(limit, "ponuku", "ponuky", "ponúk")
    return f"za ťah smieš predložiť {most}, a to z toho, čo jeden má a na čo má druhý miesto"


# -- answers and moments -------------------------------------------------------------------------


def no_answer(text: str, threat: str) -> str:
    """No answer to a threat; text is as it was typed."""
    return f"„{text}“ tu nie je odpoveď ({cause(threat)})"


def must_take(zone: Zone) -> str:
    """A stack was looked through."""
    return f"keď si prezrieš {own(stack(zone)).acc}, musíš si vziať kartu"


DICE_FIRST: Final = "najprv sa hádže kockami"
ACTION_PART: Final = "stavba, hranie kariet a obchod patria do tvojej akčnej fázy"
OTHER_PART: Final = {
    "roll": "kockami sa hádže na začiatku ťahu",
    "bury": "karty sa vkladajú pod balíčky na konci ťahu",
}
"""First word of a move -> where it belongs."""
