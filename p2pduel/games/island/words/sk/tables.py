"""The tables of the island's words: questions, outcomes, refusals, options, in Slovak."""

from collections.abc import Mapping
from typing import Final

from p2pduel.catalogue.grammar import Noun
from p2pduel.catalogue.options import OptionWords
from p2pduel.games.island.words.sk.numbered import RULES

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

NAME: Final = "Ostrov Catan"
VARIANTS: Final = {
    "beginner": ("Prvý ostrov", "dvaja až štyria hráči, plán a prvé figúrky už ležia, 10 bodov"),
    "base": ("Ostrov", "dvaja až štyria hráči, zakaždým nový plán, 10 bodov"),
    "two": ("Ostrov pre dvoch", "dvaja hráči, neutrálni susedia a obchodné žetóny, 10 bodov"),
}
SEATS: Final = ("Modrý", "Oranžový", "Biely", "Červený")
FACES: Final = {
    "knight": (
        Noun("Rytier", gen="Rytiera", acc="Rytiera", ins="Rytierom", animate=True),
        "Presuň zlodeja a zober kartu.",
    ),
    "road_building": (
        Noun("Stavba ciest", gen="Stavby ciest", acc="Stavbu ciest", ins="Stavbou ciest", gender="f"),
        "Postav zadarmo dve cesty.",
    ),
    "invention": (
        Noun("Vynález", gen="Vynálezu", acc="Vynález", ins="Vynálezom"),
        "Vezmi si z banku dve ľubovoľné karty.",
    ),
    "monopoly": (
        Noun("Monopol", gen="Monopolu", acc="Monopol", ins="Monopolom"),
        "Menuj surovinu: všetci ostatní ti dajú všetky jej karty.",
    ),
    "victory": (
        Noun(
            "Karta s výherným bodom",
            gen="Karty s výherným bodom",
            acc="Kartu s výherným bodom",
            ins="Kartou s výherným bodom",
            gender="f",
        ),
        "Má hodnotu 1 bodu; ukazuje sa, keď víťazí.",
    ),
}
QUESTIONS: Final = {
    "found": "Kde zakladáš dedinu?",
    "found_road": "Kam vedie jej cesta?",
    "preroll": "Pred hodom: čo urobíš?",
    "action": "Čo urobíš?",
    "free_road": "Kde staviaš cestu zadarmo?",
    "discard": "Sedmička: ktoré karty odovzdáš? ({count})",
    "rob": "Kam ide zlodej?",
    "answer": "Čo odpovieš na ponuku?",
    "close": "S kým obchoduješ?",
    "neutral": "Kde stavia neutrálna farba: {what}?",
    "give": "Ktoré karty vraciaš? ({count})",
}
MOVES: Final[Mapping[str, str]] = {}
OUTCOMES: Final[Mapping[str, str | tuple[str, str]]] = {
    "board": "Ostrov je pripravený",
    "tossed": "Hod o prvý ťah: {sums}",
    "starts": ("Začína {seat}", "Začínaš ty"),
    "turn": ("Ťah {turn}: {seat}", "Ťah {turn}: ty"),
    "built": ("{seat} stavia {what}: {place}", "Staviaš {what}: {place}"),
    "gained": ("{seat} dostáva {cards}", "Dostávaš {cards}"),
    "short": "Bank nemá dosť: {resource}",
    "rolled": ("{seat} hádže {dice}", "Hádžeš {dice}"),
    "rolled_same": ("{seat} hádže {dice}, znova ten istý súčet", "Hádžeš {dice}, znova ten istý súčet"),
    "discarded": ("{seat} odovzdáva {cards}", "Odovzdávaš {cards}"),
    "robber": ("{seat} presúva zlodeja na {hex}", "Presúvaš zlodeja na {hex}"),
    "stole": ("{seat} berie {loot}; od: {victim}", "Berieš {loot}; od: {victim}"),
    "traded": ("{seat} mení v banku {give} za {get}", "Meníš v banku {give} za {get}"),
    "offered": ("{seat} ponúka {give} za {want}", "Ponúkaš {give} za {want}"),
    "answered": ("{seat} odpovedá {answer}: {give} za {want}", "Odpovedáš {answer}: {give} za {want}"),
    "dealt": ("{seat} mení {give} za {get}; s kým: {to}", "Meníš {give} za {get}; s kým: {to}"),
    "no_deal": ("{seat} neobchoduje", "Neobchoduješ"),
    "bought": ("{seat} kupuje akčnú kartu", "Kupuješ akčnú kartu"),
    "drew": ("{seat} si berie {cards}", "Berieš si {cards}"),
    "played": ("{seat} hrá {face.acc}", "Hráš {face.acc}"),
    "monopoly": ("{seat} vyberá {loot}", "Vyberáš {loot}"),
    "revealed": (
        "{seat} ukazuje karty s výherným bodom: {count}",
        "Ukazuješ karty s výherným bodom: {count}",
    ),
    "longest_road": "Najdlhšia obchodná cesta: {seat}",
    "largest_army": "Najväčšie vojsko: {seat}",
    "tokens": ("{seat} berie obchodné žetóny: {count}", "Berieš obchodné žetóny: {count}"),
    "spent": ("{seat} platí obchodné žetóny: {count}", "Platíš obchodné žetóny: {count}"),
    "gave_cards": ("{seat} dáva {cards}; komu: {to}", "Dávaš {cards}; komu: {to}"),
    "retired": ("{seat} sa vzdáva rytiera", "Vzdávaš sa rytiera"),
    "won": ("Víťazí {seat}, body: {points}", "Víťazíš, body: {points}"),
}
REFUSALS: Final = {
    "army/none": "nemáš žiadneho vyloženého rytiera",
    "army/once": "vzdať sa možno jedného rytiera za ťah",
    "bank/short": "bank nemá dosť: {resource} {left}",
    "cards/amount": "musí to byť toľko kariet: {count}",
    "cards/form": "karty sa píšu ako 2 ore 1 grain, nie {words_said}",
    "cards/missing": "chýba: {cards}",
    "city/site": "mesto sa stavia na vlastnej dedine, a {site} ňou nie je",
    "deck/empty": "žiadna akčná karta už nezostáva",
    "dev/fresh": "kartu kúpenú v tomto ťahu ešte nemožno zahrať",
    "dev/none": "takú akčnú kartu nemáš",
    "dev/once": "za ťah možno zahrať jednu akčnú kartu",
    "dev/useless": "{face}: teraz by nič nespôsobila",
    "edge/taken": "na {edge} už cesta je",
    "force/none": "druhá strana nemá žiadnu kartu",
    "hex/same": "zlodej už stojí na {hex}",
    "kind/unknown": "surovina {word} neexistuje",
    "pieces/none": "žiadna figúrka nezostáva: {what}",
    "points/short": "na víťazstvo potrebuješ body: {need}",
    "position/bank": "{resource}: kariet je 19, nie {total}",
    "position/close": "{site} je príliš blízko inej stavby",
    "position/colour": "farbu {colour} nikto nehrá",
    "position/phase": "pozícia nemôže začínať fázou {phase}",
    "position/terrain": "to nie je 19 polí zo škatule",
    "road/apart": "{edge} nenadväzuje na tvoju cestu ani stavbu",
    "robber/home": "zlodej je v púšti",
    "roll/first": "najprv hoď kockami",
    "roll/once": "kockami sa už hádzalo",
    "site/apart": "žiadna tvoja cesta nevedie k {site}",
    "site/close": "{site} susedí s {near}, kde stojí stavba",
    "site/taken": "{site} je obsadené",
    "tokens/once": "obchodné žetóny možno použiť raz za ťah",
    "tokens/short": "cena v obchodných žetónoch je {need}, a ty máš {have}",
    "trade/closed": "už staviaš: obchodovanie sa skončilo",
    "trade/many": "za ťah stačí ponúk: {most}",
    "trade/nothing": "obe strany musia niečo dať",
    "trade/partner": "nemožno obchodovať s: {said}",
    "trade/rate": "bank chce za kartu {rate}: {resource}",
    "trade/same": "surovinu nemožno vymeniť za ňu samu",
    "victim/needed": "povedz, komu berieš",
    "victim/none": "na {hex} nie je čo vziať; komu: {victim}",
    "move/unknown": "{text} tu nie je ťah",
    "card/not-held": "túto kartu nemáš: {face}",
}
NUMBERED: Final = RULES
ZONES: Final = {
    "dev": Noun(
        "akčné karty", gen="akčných kariet", acc="akčné karty", ins="akčnými kartami", gender="f", plural=True
    ),
}
PHASES: Final = {
    "setup": "príprava",
    "founding": "zakladanie",
    "dice": "kocky",
    "action": "obchod a stavanie",
    "over": "koniec",
}
SETTLED: Final = {
    "target": OptionWords("Body na víťazstvo", "Koľko ich musíš mať vo vlastnom ťahu."),
    "harbours": OptionWords(
        "Nové prístavy",
        "Kedy možno použiť prístav, pri ktorom staviaš.",
        {"later": "od ďalšieho ťahu", "now": "hneď"},
    ),
    "shortage": OptionWords(
        "Nedostatok v banku",
        "Kto dostane karty, ktoré bank nemôže dať všetkým.",
        {"none": "nikto", "rest": "jediný oprávnený (zvyšok)"},
    ),
    "tie": OptionWords(
        "Zhoda po prerušení cesty",
        "Kam ide Najdlhšia obchodná cesta.",
        {"bank": "do banku", "holder": "zostáva, kde je"},
    ),
    "theft": OptionWords(
        "Krádež", "Či musí kradnúť, kto presúva zlodeja.", {"must": "povinná", "may": "podľa želania"}
    ),
    "phases": OptionWords(
        "Obchod a stavanie", "V akom poradí.", {"free": "ľubovoľne", "strict": "najprv obchod"}
    ),
}
