"""The tables of the island's words: questions, outcomes, refusals, options, in Czech."""

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.catalogue.options import OptionWords
from p2pduel.games.island.words.cs.numbered import RULES

__all__ = [
    "FACES",
    "MOVES",
    "NAME",
    "NUMBERED",
    "OUTCOMES",
    "PHASES",
    "QUESTIONS",
    "REFUSALS",
    "SEATS",
    "SETTLED",
    "VARIANTS",
    "ZONES",
]

NAME: Final = "Ostrov"
VARIANTS: Final = {
    "beginner": ("První ostrov", "dva až čtyři hráči, plán a první figurky už leží, 10 bodů"),
    "base": ("Ostrov", "dva až čtyři hráči, pokaždé nový plán, 10 bodů"),
    "two": ("Ostrov pro dva", "dva hráči, neutrální sousedé a obchodní žetony, 10 bodů"),
}
SEATS: Final = ("Modrý", "Oranžový", "Bílý", "Červený")
FACES: Final = {
    "knight": (
        Noun("Rytíř", gen="Rytíře", acc="Rytíře", ins="Rytířem", animate=True),
        "Přesuň zloděje a ukradni kartu.",
    ),
    "road_building": (
        Noun("Stavba silnic", gen="Stavby silnic", acc="Stavbu silnic", ins="Stavbou silnic", gender="f"),
        "Postav zdarma dvě silnice.",
    ),
    "invention": (
        Noun("Vynález", gen="Vynálezu", acc="Vynález", ins="Vynálezem"),
        "Vezmi si z banku dvě libovolné karty.",
    ),
    "monopoly": (
        Noun("Monopol", gen="Monopolu", acc="Monopol", ins="Monopolem"),
        "Jmenuj surovinu: všichni ostatní ti dají všechny její karty.",
    ),
    "victory": (
        Noun(
            "Karta s výherním bodem",
            gen="Karty s výherním bodem",
            acc="Kartu s výherním bodem",
            ins="Kartou s výherním bodem",
            gender="f",
        ),
        "Má hodnotu 1 bodu; ukazuje se, když rozhodne o vítězství.",
    ),
}
QUESTIONS: Final = {
    "found": "Kde zakládáš vesnici?",
    "found_road": "Kam vede její silnice?",
    "preroll": "Před hodem: co uděláš?",
    "action": "Co uděláš?",
    "free_road": "Kde stavíš silnici zdarma?",
    "discard": "Sedmička: které karty odevzdáš? ({count})",
    "rob": "Kam jde zloděj?",
    "answer": "Co odpovíš na nabídku?",
    "close": "S kým obchoduješ?",
    "neutral": "Kde neutrální barva staví {what}?",
    "give": "Které karty vracíš? ({count})",
}
MOVES: Final[Mapping[str, str]] = {}
OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "board": "Ostrov je připraven",
    "tossed": "Hod o první tah: {sums}",
    "starts": ("Začíná {seat}", "Začínáš ty"),
    "turn": ("Tah {turn}: {seat}", "Tah {turn}: ty"),
    "built": ("{seat} staví {what}: {place}", "Stavíš {what}: {place}"),
    "gained": ("{seat} dostává {cards}", "Dostáváš {cards}"),
    "short": "Bank nemá dost: {resource}",
    "rolled": ("{seat} hází {dice}", "Házíš {dice}"),
    "rolled_same": ("{seat} hází {dice}, znovu týž součet", "Házíš {dice}, znovu týž součet"),
    "discarded": ("{seat} odevzdává {cards}", "Odevzdáváš {cards}"),
    "robber": ("{seat} přesouvá zloděje na {hex}", "Přesouváš zloděje na {hex}"),
    "stole": ("{seat} si bere {loot}; od: {victim}", "Bereš si {loot}; od: {victim}"),
    "traded": ("{seat} mění v banku {give} za {get}", "Měníš v banku {give} za {get}"),
    "offered": ("{seat} nabízí {give} za {want}", "Nabízíš {give} za {want}"),
    "answered": ("{seat} odpovídá {answer}: {give} za {want}", "Odpovídáš {answer}: {give} za {want}"),
    "dealt": ("{seat} mění {give} za {get}; s kým: {to}", "Měníš {give} za {get}; s kým: {to}"),
    "no_deal": ("{seat} neobchoduje", "Neobchoduješ"),
    "bought": ("{seat} kupuje akční kartu", "Kupuješ akční kartu"),
    "drew": ("{seat} si bere {cards}", "Bereš si {cards}"),
    "played": ("{seat} hraje {face.acc}", "Hraješ {face.acc}"),
    "monopoly": ("{seat} vybírá {loot}", "Vybíráš {loot}"),
    "revealed": (
        "{seat} ukazuje karty s výherními body: {count}",
        "Ukazuješ karty s výherními body: {count}",
    ),
    "longest_road": "Nejdelší obchodní cesta: {seat}",
    "largest_army": "Největší vojsko: {seat}",
    "tokens": ("{seat} si bere obchodní žetony: {count}", "Bereš si obchodní žetony: {count}"),
    "spent": ("{seat} platí obchodní žetony: {count}", "Platíš obchodní žetony: {count}"),
    "gave_cards": ("{seat} dává {cards}; komu: {to}", "Dáváš {cards}; komu: {to}"),
    "retired": ("{seat} se vzdává rytíře", "Vzdáváš se rytíře"),
    "won": ("Vítězí {seat}, body: {points}", "Vítězíš, body: {points}"),
}
REFUSALS: Final = {
    "army/none": "nemáš žádného vyloženého rytíře",
    "army/once": "vzdát se lze jednoho rytíře za tah",
    "bank/short": "bank nemá dost: {resource} {left}",
    "cards/amount": "musí to být tolik karet: {count}",
    "cards/form": "karty se píšou jako 2 ore 1 grain, ne {words_said}",
    "cards/missing": "chybí: {cards}",
    "city/site": "město se staví na vlastní vesnici, ta na {site} není",
    "deck/empty": "žádná akční karta už nezbývá",
    "dev/fresh": "kartu koupenou v tomto tahu ještě nelze zahrát",
    "dev/none": "takovou akční kartu nemáš",
    "dev/once": "za tah lze zahrát jednu akční kartu",
    "dev/useless": "{face}: teď by se tím nic nezměnilo",
    "edge/taken": "na {edge} už silnice je",
    "force/none": "druhá strana nemá žádnou kartu",
    "hex/same": "zloděj už stojí na {hex}",
    "kind/unknown": "surovina {word} neexistuje",
    "pieces/none": "na {what} už nezbývá figurka",
    "points/short": "k vítězství potřebuješ body: {need}",
    "position/bank": "{resource}: karet je 19, ne {total}",
    "position/close": "{site} je příliš blízko jiné stavby",
    "position/colour": "barvu {colour} nikdo nehraje",
    "position/phase": "pozice nemůže začínat fází {phase}",
    "position/terrain": "to není 19 polí z krabice",
    "road/apart": "{edge} nenavazuje na tvou silnici ani stavbu",
    "robber/home": "zloděj je v poušti",
    "roll/first": "nejdřív hoď kostkami",
    "roll/once": "kostkami už se házelo",
    "site/apart": "žádná tvoje silnice nevede k {site}",
    "site/close": "{site} sousedí s {near}, kde stojí stavba",
    "site/taken": "{site} je obsazeno",
    "tokens/once": "obchodní žetony lze použít jednou za tah",
    "tokens/short": "cena v obchodních žetonech je {need}, a ty máš {have}",
    "trade/closed": "už stavíš: obchodování skončilo",
    "trade/many": "nabídek za tah smí být nejvýš {most}",
    "trade/nothing": "obě strany musí něco dát",
    "trade/partner": "nelze obchodovat s: {said}",
    "trade/rate": "bank chce za kartu {rate}: {resource}",
    "trade/same": "surovinu nelze vyměnit za ni samu",
    "victim/needed": "řekni, koho okrádáš",
    "victim/none": "na {hex} není co vzít; komu: {victim}",
    "move/unknown": "{text} tu není tah",
    "card/not-held": "tuto kartu nemáš: {face}",
}
NUMBERED: Final = RULES
ZONES: Final = {
    "dev": Noun(
        "akční karty", gen="akčních karet", acc="akční karty", ins="akčními kartami", gender="f", plural=True
    ),
}
PHASES: Final = {
    "setup": "příprava",
    "founding": "zakládání",
    "dice": "kostky",
    "action": "obchod a stavění",
    "over": "konec",
}
SETTLED: Final = {
    "target": OptionWords("Body k vítězství", "Kolik jich musíš mít ve vlastním tahu."),
    "harbours": OptionWords(
        "Nové přístavy",
        "Kdy lze použít přístav, u něhož stavíš.",
        {"later": "od příštího tahu", "now": "hned"},
    ),
    "shortage": OptionWords(
        "Nedostatek v banku",
        "Komu připadnou karty, které bank nemůže dát všem.",
        {"none": "nikomu", "rest": "zbytek jedinému oprávněnému"},
    ),
    "tie": OptionWords(
        "Shoda po přerušení silnice",
        "Kam jde Nejdelší obchodní cesta.",
        {"bank": "do banku", "holder": "zůstává, kde je"},
    ),
    "theft": OptionWords(
        "Krádež", "Zda musí krást, kdo přesouvá zloděje.", {"must": "povinná", "may": "dobrovolná"}
    ),
    "phases": OptionWords(
        "Obchod a stavění", "V jakém pořadí.", {"free": "libovolně", "strict": "nejdřív obchod"}
    ),
}
