"""The rules of the island as chapters to read, in Slovak."""

from typing import Final

from p2pduel.catalogue.chapters import Chapter

__all__ = ["RULEBOOK", "TOPICS"]

RULEBOOK: Final[tuple[Chapter, ...]] = (
    Chapter(
        "goal",
        "Cieľ hry",
        (
            "Spoločne osídľujete ostrov. Kto má vo vlastnom ťahu 10 bodov, hneď víťazí; pri stole môže byť dohodnuté "
            "iné číslo.",
            (
                "Dedina má hodnotu 1 bodu, mesto 2.",
                "Najdlhšia obchodná cesta a Najväčšie vojsko majú hodnotu 2 bodov.",
                "Karta s výherným bodom má hodnotu 1 bodu. Zostáva skrytá, kým nevyhráva.",
            ),
        ),
    ),
    Chapter(
        "begin",
        "Ako sa hra začína",
        (
            "Na prvom ostrove je všetko pripravené. Inak všetci po poradí zakladajú dedinu s cestou a potom v "
            "opačnom poradí druhú. Druhá dedina prináša kartu každej krajiny okolo seba.",
            "Dobré miesta majú okolo seba veľa bodiek a rôzne krajiny. Medzi dvoma stavbami zostáva voľná aspoň "
            "jedna križovatka.",
        ),
    ),
    Chapter(
        "turn",
        "Ťah",
        (
            "Najprv padajú kocky. Každá dedina pri diele s hodeným číslom prináša 1 kartu, mesto 2, nech hádže "
            "ktokoľvek. Diel pod zlodejom nevynáša nič. Keď bank nemôže surovinu zaplatiť všetkým, nedostane ju "
            "nikto.",
            "Potom obchoduj a stavaj, koľko môžeš zaplatiť, v ľubovoľnom poradí. Pred hodom alebo po ňom smieš "
            "zahrať jednu akčnú kartu.",
        ),
    ),
    Chapter(
        "building",
        "Stavanie",
        (
            "Všetko sa platí banku:",
            (
                "Cesta: 1 drevo, 1 tehla. Nadväzuje na tvoju cestu alebo stavbu.",
                "Dedina: 1 drevo, 1 tehla, 1 vlna, 1 obilie. Vedie k nej tvoja cesta a na susednej križovatke nestojí "
                "nijaká stavba.",
                "Mesto: 2 obilia, 3 rudy. Stojí na mieste tvojej dediny.",
                "Akčná karta: 1 vlna, 1 obilie, 1 ruda.",
            ),
            "Máš 15 ciest, 5 dedín a 4 mestá.",
        ),
    ),
    Chapter(
        "robber",
        "Sedmička a zlodej",
        (
            "Pri 7 nikto nič nedostáva. Kto má viac ako 7 kariet, odovzdá polovicu, zaokrúhlenú nadol. Kto hádže, "
            "potom premiestni zlodeja na iný diel a náhodou vezme kartu niekomu, kto tam má stavbu.",
        ),
    ),
    Chapter(
        "trade",
        "Obchod",
        (
            "Vo svojom ťahu smieš obchodovať s ostatnými: ponúkaš karty za karty, oni prijmú, odmietnu alebo ponúknu "
            "niečo iné. Obe strany niečo dávajú a nikdy rovnakú surovinu.",
            "Bank berie 4 rovnaké karty za 1 podľa tvojho výberu. Pri prístave 3:1 berie 3, pri prístave jednej "
            "suroviny 2 karty tej suroviny.",
        ),
    ),
    Chapter(
        "cards",
        "Akčné karty",
        (
            "Jedna karta za ťah, a nijaká kúpená v tom istom ťahu; výherné body sa ukazujú, keď vyhrávajú.",
            (
                "Rytier: premiestni zlodeja. Kto má prvý troch vyložených, získava Najväčšie vojsko; prechádza tam, "
                "kde ich je viac.",
                "Stavba ciest: dve cesty zadarmo.",
                "Vynález: dve ľubovoľné karty z banku.",
                "Monopol: všetci ostatní ti dajú všetky karty jednej suroviny.",
            ),
        ),
    ),
    Chapter(
        "road",
        "Najdlhšia obchodná cesta",
        (
            "Kto má prvý cestu z 5 dielikov bez odbočky, získava Najdlhšiu obchodnú cestu. Prechádza tam, kde je "
            "dlhšia. Cudzia stavba cestu prerušuje.",
        ),
    ),
    Chapter(
        "two",
        "Ostrov pre dvoch",
        (
            "Osídľujú aj dve neutrálne farby: kto stavia cestu alebo dedinu, stavia zadarmo aj jednu pre neutrálnu "
            "farbu. V ťahu sa hádže dvakrát, s dvoma rôznymi súčtami.",
            "Obchodné žetóny nahrádzajú obchod s mnohými hráčmi: vynútiš nimi výmenu dvoch kariet alebo pošleš "
            "zlodeja domov. Prinášajú ich dediny na pobreží a pri púšti a rytieri, ktorých sa vzdáš.",
        ),
    ),
)
TOPICS: Final = {
    "I-1": "Krabica",
    "I-2": "Mapa",
    "I-3": "Prístavy",
    "I-4": "Prvý ostrov",
    "I-5": "Náhodný plán",
    "I-6": "Zakladanie",
    "I-7": "Ťah",
    "I-8": "Výnosy",
    "I-9": "Sedmička, zlodej, krádež",
    "I-10": "Obchod",
    "I-11": "Ceny a zásoba",
    "I-12": "Cesty, dediny, mestá",
    "I-13": "Najdlhšia obchodná cesta",
    "I-14": "Akčné karty",
    "I-15": "Najväčšie vojsko",
    "I-16": "Víťazstvo",
    "I-17": "Čo platí vždy",
    "T-1": "Vo dvojici",
    "T-2": "Čo vidia všetci",
    "T-3": "Čo je skryté",
    "T-4": "Náhoda",
    "T-5": "Krádež",
    "T-6": "Ako sa to dokazuje",
    "T-7": "Čo prichádza skôr",
}
"""The numbers of rules by their beginnings, and what those rules are about."""
