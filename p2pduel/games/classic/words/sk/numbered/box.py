"""What lies on the table, in Slovak: C-0 to C-3."""

from typing import Final

__all__ = ["BOX", "LAND", "SETS", "SETUP"]

SETS: Final = {
    "C-0.1": (
        "Existuje základná súprava a šesť tematických súprav: Rytier a kupec, Politika a intrigy, Barbari a obchodníci, "
        "Veda a pokrok, Čarodejníci a draky, Obchod a obrat."
    ),
    "C-0.2": (
        "Rôznych kariet a všetkých kariet: základná súprava 60 a 120, Rytier a kupec 21 a 30, Politika a intrigy "
        "23 a 29, Barbari a obchodníci 32 a 40, Veda a pokrok 22 a 30, Čarodejníci a draky 32 a 45, Obchod "
        "a obrat 26 a 30."
    ),
    "C-0.3": (
        "Karta bez ceny je zadarmo. Pri každom čísle sa uvádza, odkiaľ je známe: vytlačené, prevzaté z novšej "
        "hry alebo domáca hodnota (CR-19). Kde sa vyžaduje karta, stačí ktorýkoľvek exemplár toho názvu."
    ),
    "C-0.4": "Suroviny sú tehly, obilie, drevo, ruda, vlna a zlato. Čarovná sila surovina nie je.",
    "C-0.5": "Existujú štyri druhy bodov: víťazné, body obchodu (mlyn), body sily (päsť) a turnajové (prilba).",
}

BOX: Final = {
    "C-1.1": (
        "120 kariet: dvakrát 9 na začiatok, 7 ciest, 5 dedín, 7 miest, 11 krajín, 10 udalostí a 62 kariet do "
        "balíčkov. K tomu kocka výnosov, kocka udalostí, figúrka rytiera a figúrka mlyna."
    ),
    "C-1.2": (
        "Tých 62 kariet: 20 akčných, 26 zelených kariet výstavby (11 stavieb, 6 obchodných flotíl, 9 rytierov) "
        "a 16 červených."
    ),
    "C-1.3": (
        "Udalosti: Mor, Bohatý rok a Pokrok dvakrát, Občianska vojna, Konflikt, Staviteľ a Nový rok raz."
    ),
    "C-1.4": "Kocka udalostí ukazuje Zlodeja, Mlyn, Turnaj a Slnko raz a otáznik dvakrát.",
    "C-1.5": (
        "Červený začína s krajinami Pole 1, Pohorie 2, Pastvina 3, Les 4, Vrchovina 5 a Zlatonosná rieka 6; "
        "Modrý s krajinami Zlatonosná rieka 1, Pole 2, Pohorie 3, Pastvina 4, Les 5 a Vrchovina 6."
    ),
    "C-1.6": (
        "Balíček krajín: Les 1 a 6, Pastvina 5 a 6, Vrchovina 1 a 2, Pohorie 4 a 5, Pole 3 a 4, Zlatonosná "
        "rieka 3."
    ),
    "C-1.7": "Keď sa minú cesty, dediny, mestá alebo krajiny, ďalšie už nie sú.",
}

SETUP: Final = {
    "C-2.1": (
        "Každý položí doprostred cestu, na oba jej konce dedinu a okolo nich šesť krajín, tri hore a "
        "tri dole, v ľubovoľnom poradí."
    ),
    "C-2.2": "Na každej počiatočnej krajine je 1 surovina. Obaja hráči majú 2 víťazné body.",
    "C-2.3": (
        "Tých 62 kariet sa zamieša a tvorí päť zakrytých balíčkov, čo najviac rovnakých (CR-17). Cesty, "
        "dediny a mestá ležia otvorene; krajiny a udalosti sa zamiešajú a ležia lícom nadol."
    ),
    "C-2.4": "Začína ten, kto hodí kockou výnosov viac; pri zhode sa hádže znovu.",
    "C-2.5": (
        "Kto začína, prezrie si jeden balíček, nechá v ňom poradie a vezme si 3 karty; potom to isté urobí "
        "druhý hráč s iným balíčkom."
    ),
}

LAND: Final = {
    "C-3.1": (
        "V rade sa strieda dedina alebo mesto s cestou. Rastie doľava alebo doprava; dve cesty nikdy neležia "
        "vedľa seba."
    ),
    "C-3.2": (
        "Nová dedina patrí na voľný koniec cesty a prináša k svojim vonkajším rohom dve prázdne krajiny. "
        "Susedné dediny sa delia o dve krajiny pri ceste medzi nimi."
    ),
    "C-3.3": "Prvá z oboch krajín sa položí hore alebo dole, ako kto chce; druhá zaujme druhé miesto.",
    "C-3.4": "Krajina pojme 0 až 3. Čo je navyše, prepadá a na inú krajinu nikdy neprejde.",
    "C-3.5": (
        "Platí sa z ktorýchkoľvek vlastných krajín toho druhu a berie sa na ktorékoľvek z nich, ľubovoľne rozdelené."
    ),
    "C-3.6": (
        "Dedina má jedno stavebné miesto hore a jedno dole, mesto dve hore a dve dole. Miesto susedí "
        "s dvoma krajinami na svojej strane."
    ),
    "C-3.7": "Zelené karty patria k dedinám a mestám, červené len k mestám, v ľubovoľnej zmesi.",
    "C-3.8": (
        "Cesta stojí 2 tehly a 1 drevo; dedina 1 tehlu, 1 drevo, 1 obilie a 1 vlnu; mesto 3 rudy a 2 obilia."
    ),
    "C-3.9": (
        "Vo vlastnom ťahu možno kedykoľvek odstrániť vlastné karty výstavby, zadarmo a bez náhrady. Idú na "
        "odhadzovací balíček; miesto možno použiť hneď."
    ),
}
