"""The turn, the dice, trade, action cards, the hand and the end, in Czech: C-4 to C-9."""

from typing import Final

__all__ = ["ACTIONS", "DICE", "HAND", "TRADING", "TURN", "WINNING"]

TURN: Final = {
    "C-4.1": (
        "Hod oběma kostkami; potom kostka událostí; potom výnosy; potom akce; potom karty v ruce; potom "
        "tah druhého hráče."
    ),
    "C-4.2": (
        "Výnosy přicházejí po každé události, i po Zloději: každá krajina obou hráčů s hozeným číslem "
        "získává 1."
    ),
    "C-4.3": "V akční fázi se staví, obchoduje a hrají se karty v libovolném počtu a pořadí.",
    "C-4.4": "Kolo jsou dva tahy, po jednom od každého hráče.",
}

DICE: Final = {
    "C-5.1": (
        "Zloděj: každý hráč spočítá všechny uložené suroviny kromě těch u svých Opevněných skladů. Kdo má "
        "víc než 7, ztrácí všechnu rudu a vlnu, chráněnou i nechráněnou."
    ),
    "C-5.2": "V prvních dvou tazích každého hráče Zloděj nic nedělá; znovu se nehází.",
    "C-5.3": (
        "Mlýn: kdo má figurku mlýna, bere si od druhého 1 surovinu podle svého výběru. Nemá-li na ni "
        "místo, nikdo nic neztrácí."
    ),
    "C-5.4": "Turnaj: kdo má víc turnajových bodů, bere si 1 libovolnou surovinu; shoda nepřináší nic.",
    "C-5.5": "Slunce: oba hráči si berou 1 libovolnou surovinu.",
    "C-5.6": "Otazník: vrchní událost se provede pro oba hráče a jde pod balíček.",
}

TRADING: Final = {
    "C-6.1": (
        "S bankem: 3 stejné suroviny za 1 jinou; 2 s příslušnou obchodní flotilou; 1 zlato s Mincovnou. "
        "Druhá stejná flotila nic nepřidává."
    ),
    "C-6.2": "Ve vlastním tahu lze druhému hráči nabídnout jakoukoli výměnu.",
}

ACTIONS: Final = {
    "C-7.1": (
        "Akční karty jsou zdarma kromě fialových, Podplácení a toho, co žádá Základna barbarů. Jdou na "
        "odhazovací balíček."
    ),
    "C-7.2": (
        "Útoky a neutrální karty lze hrát, jakmile oba hráči dohromady dosáhli 7 vítězných bodů; dovolení "
        "už zůstává. Obranné karty lze hrát od začátku."
    ),
    "C-7.3": "Neříká-li karta jinak, hraje se po provedení hodu.",
    "C-7.4": "Kartu lze zahrát, jen když něco způsobí.",
    "C-7.5": (
        "Černý rytíř, Žhář a Přepadení se ohlásí; obránce smí odpovědět kartou; potom útočník hází. Vítězí "
        "1–5, po odpovědi jen 1–2; jinak to postihne útočníka."
    ),
    "C-7.6": "Na Černého rytíře odpovídá Bylinkářka, na Žháře a Přepadení Biskup.",
    "C-7.7": "Cíl se označuje až po odpovědi a po hodu.",
}

HAND: Final = {
    "C-8.1": (
        "V ruce smějí být 3 karty a 1 navíc za každý Klášter a každou Knihovnu. V tematických sadách "
        "přidává Divadlo 2 a Kupecký cech 1."
    ),
    "C-8.2": "Kdo jich má na konci tahu víc, vkládá přebytečné pod balíčky podle svého výběru.",
    "C-8.3": (
        "Kdo jich má méně, dobírá si po jedné: vrchní kartu kteréhokoli balíčku zdarma, nebo kartu "
        "vyhledanou v balíčku za 2 libovolné suroviny (s Radnicí za 1, se Sálem obyvatelstva zdarma). "
        "Prohledání nemění pořadí a kartu je nutné si vzít."
    ),
    "C-8.4": (
        "Kdo na začátku této části tahu má povolený počet nebo víc, smí potom vyměnit 1 kartu: jde pod "
        "balíček a nová, dobraná nebo vyhledaná, pochází z téhož balíčku."
    ),
    "C-8.5": (
        "Ve vlastním tahu platí povolený počet na jeho konci; v tahu druhého hráče hned, jakmile je "
        "překročen."
    ),
    "C-8.6": "Po Občanské válce odkládají oba hned, první ten, kdo házel.",
    "C-8.7": "Prázdný balíček je stále balíček: karty lze vkládat i tam.",
}

WINNING: Final = {
    "C-9.1": (
        "Figurka rytíře má 1 vítězný bod a patří tomu, kdo má víc bodů síly; při shodě nikomu. Žádné "
        "minimum není."
    ),
    "C-9.2": "Figurka mlýna má 1 vítězný bod a patří tomu, kdo má víc bodů obchodu a město; jinak nikomu.",
    "C-9.3": "Figurky se posuzují po každé změně.",
    "C-9.4": "Základní hra končí, když má hráč na tahu 12 vítězných bodů.",
    "C-9.5": "Vesnice má 1 vítězný bod, město 2, každá figurka 1, ostatní karty to, co je na nich vytištěno.",
}
