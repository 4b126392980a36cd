"""The turn, the dice, trade, action cards, the hand and the end, in Slovak: C-4 to C-9."""

from typing import Final

__all__ = ["ACTIONS", "DICE", "HAND", "TRADING", "TURN", "WINNING"]

TURN: Final = {
    "C-4.1": (
        "Hod oboma kockami; potom kocka udalostí; potom výnosy; potom akcie; potom karty v ruke; potom "
        "ťah druhého hráča."
    ),
    "C-4.2": (
        "Výnosy prichádzajú po každej udalosti, aj po Zlodejovi: každá krajina oboch hráčov s hodeným číslom "
        "získava 1."
    ),
    "C-4.3": "V akčnej fáze sa stavia, obchoduje a hrajú sa karty v ľubovoľnom počte a poradí.",
    "C-4.4": "Kolo sú dva ťahy, po jednom od každého hráča.",
}

DICE: Final = {
    "C-5.1": (
        "Zlodej: každý hráč spočíta všetky uložené suroviny okrem tých pri svojich Opevnených skladoch. Kto má "
        "viac než 7, stráca všetku rudu a vlnu, chránenú aj nechránenú."
    ),
    "C-5.2": "V prvých dvoch ťahoch každého hráča Zlodej nič nerobí; znovu sa nehádže.",
    "C-5.3": (
        "Mlyn: kto má figúrku mlyna, berie si od druhého 1 surovinu podľa svojho výberu. Ak na ňu nemá "
        "miesto, nikto nič nestráca."
    ),
    "C-5.4": "Turnaj: kto má viac turnajových bodov, berie si 1 ľubovoľnú surovinu; zhoda neprináša nič.",
    "C-5.5": "Slnko: obaja hráči si berú 1 ľubovoľnú surovinu.",
    "C-5.6": "Otáznik: vrchná udalosť sa vykoná pre oboch hráčov a ide pod balíček.",
}

TRADING: Final = {
    "C-6.1": (
        "S bankom: 3 rovnaké suroviny za 1 inú; 2 s príslušnou obchodnou flotilou; 1 zlato s Mincovňou. "
        "Druhá rovnaká flotila nič nepridáva."
    ),
    "C-6.2": "Vo vlastnom ťahu možno druhému hráčovi ponúknuť akúkoľvek výmenu.",
}

ACTIONS: Final = {
    "C-7.1": (
        "Akčné karty sú zadarmo okrem fialových, Podplácania a toho, čo žiada Základňa barbarov. Idú na "
        "odhadzovací balíček."
    ),
    "C-7.2": (
        "Útoky a neutrálne karty možno hrať, len čo obaja hráči spolu dosiahli 7 víťazných bodov; dovolenie "
        "už zostáva. Obranné karty možno hrať od začiatku."
    ),
    "C-7.3": "Ak karta nehovorí inak, hrá sa po vykonaní hodu.",
    "C-7.4": "Kartu možno zahrať, len keď niečo spôsobí.",
    "C-7.5": (
        "Čierny rytier, Podpaľač a Prepadnutie sa ohlásia; obranca smie odpovedať kartou; potom útočník hádže. "
        "Víťazí 1–5, po odpovedi len 1–2; inak to postihne útočníka."
    ),
    "C-7.6": "Na Čierneho rytiera odpovedá Bylinkárka, na Podpaľača a Prepadnutie Biskup.",
    "C-7.7": "Cieľ sa označuje až po odpovedi a po hode.",
}

HAND: Final = {
    "C-8.1": (
        "V ruke smú byť 3 karty a 1 navyše za každý Kláštor a každú Knižnicu. V tematických súpravách "
        "pridáva Divadlo 2 a Kupecký cech 1."
    ),
    "C-8.2": "Kto ich má na konci ťahu viac, vkladá prebytočné pod balíčky podľa svojho výberu.",
    "C-8.3": (
        "Kto ich má menej, doberá si po jednej: vrchnú kartu ktoréhokoľvek balíčka zadarmo alebo kartu "
        "vyhľadanú v balíčku za 2 ľubovoľné suroviny (s Radnicou za 1, so Sálou ľudu zadarmo). "
        "Prehľadanie nemení poradie a kartu si treba vziať."
    ),
    "C-8.4": (
        "Kto na začiatku tejto časti ťahu má povolený počet alebo viac, smie potom vymeniť 1 kartu: ide pod "
        "balíček a nová, dobraná alebo vyhľadaná, pochádza z toho istého balíčka."
    ),
    "C-8.5": (
        "Vo vlastnom ťahu platí povolený počet na jeho konci; v ťahu druhého hráča hneď, len čo je "
        "prekročený."
    ),
    "C-8.6": "Po Občianskej vojne odkladajú obaja hneď, prvý ten, kto hádzal.",
    "C-8.7": "Prázdny balíček je stále balíček: karty možno vkladať aj tam.",
}

WINNING: Final = {
    "C-9.1": (
        "Figúrka rytiera má 1 víťazný bod a patrí tomu, kto má viac bodov sily; pri zhode nikomu. Žiadne "
        "minimum nie je."
    ),
    "C-9.2": "Figúrka mlyna má 1 víťazný bod a patrí tomu, kto má viac bodov obchodu a mesto; inak nikomu.",
    "C-9.3": "Figúrky sa posudzujú po každej zmene.",
    "C-9.4": "Základná hra sa končí, keď má hráč na ťahu 12 víťazných bodov.",
    "C-9.5": "Dedina má 1 víťazný bod, mesto 2, každá figúrka 1, ostatné karty to, čo je na nich vytlačené.",
}
