"""Games with theme sets and the tournament, in Slovak: C-20 and C-30."""

from typing import Final

__all__ = ["EXPANDED", "TOURNAMENT"]

EXPANDED: Final = {
    "C-20.1": "Panstvá začínajú ako v základnej hre. Udalosti tematickej súpravy sa primiešajú.",
    "C-20.2": "Karty základnej súpravy tvoria štyri balíčky namiesto piatich.",
    "C-20.3": (
        "Vedľa nich leží otvorený rad: v Politike a intrigách 2 Kostoly a 2 Radnice, v Barbaroch a "
        "obchodníkoch 2 Prístavy a 2 Víťazné oblúky, vo Vede a pokroku 2 Univerzity, v Čarodejníkoch a "
        "drakoch 5 Citadel, v Obchode a obrate 2 Obchodné kancelárie, v súprave Rytier a kupec nič."
    ),
    "C-20.4": "Ostatné karty tematickej súpravy sa zamiešajú a tvoria dva rovnaké balíčky.",
    "C-20.5": "Čarodejnícky spolok a Inkvizícia sa vyradia.",
    "C-20.6": (
        "Doberá sa zo všetkých šiestich balíčkov. Pre počiatočné karty si každý prezrie jeden zo šiestich, druhý "
        "hráč iný, a vezme si 3 karty."
    ),
    "C-20.7": "V prvých dvoch kolách Zlodej nič nerobí.",
    "C-20.8": "Kedy možno hrať akčné karty: ako hovorí C-7.2.",
    "C-20.9": (
        "Špión berie len akčné karty a jednotky; stavby, čarodejníci, knihy kúziel a Metropola sú v bezpečí."
    ),
    "C-20.10": (
        "Čo stavba vyžadovala, smie neskôr odísť; stavba zostáva. Akčná karta potrebuje svoju stavbu, keď "
        "sa hrá."
    ),
    "C-20.11": "Karta vymenená na konci ťahu ide pod balíček, z ktorého pochádza nová.",
    "C-20.12": (
        "Kto dosiahne 13 víťazných bodov, víťazí, aj v ťahu druhého hráča. Ak ich dosiahnu obaja, víťazí vyšší "
        "počet; pri zhode hráč na ťahu (CR-1)."
    ),
    "C-20.13": (
        "Tematických súprav možno zmiešať viac; pravidlá len radia pridať asi 40 kariet. Tu sú to dve alebo tri "
        "súpravy."
    ),
    "C-20.14": (
        "Stavba z otvoreného radu sa kupuje za svoju cenu a stavia sa ako každá červená karta, od každého "
        "názvu jedna pre každého hráča. Keď odíde, vracia sa do radu."
    ),
    "C-20.15": (
        "Všetky karty balíčkov majú rovnakú rubovú stranu, nech sú z ktorejkoľvek súpravy, takže karta z ruky "
        "smie pod ktorýkoľvek z nich."
    ),
    "C-20.16": "Kto o stavbu z radu prišiel, smie si kúpiť ďalšiu.",
    "C-20.17": (
        "Rada: najprv Rytier a kupec, potom Politika a intrigy, potom Barbari a obchodníci; turnajová hra "
        "nakoniec. Pri viacerých súpravách vyberaj karty, ktorých podmienky v hre sú."
    ),
}

TOURNAMENT: Final = {
    "C-30.1": (
        "Každý hráč má základnú súpravu a jednu až šesť tematických súprav, žiadnu dvakrát. Čo tu nie je "
        "povedané, je ako v C-20."
    ),
    "C-30.2": "Jedny počiatočné karty, cesty, dediny, mestá a krajiny slúžia obom.",
    "C-30.3": (
        "Kto používa súpravu Čarodejníci a draky, oznámi to a má balíček 5 Citadel. Inak otvorený rad nie je; "
        "kto jeho karty chce, dá si ich do balíčka."
    ),
    "C-30.4": (
        "13 udalostí: každý hráč pridá 1 Občiansku vojnu, 1 Mor a 4 tajne vybrané z vlastných súprav; k tomu "
        "1 Nový rok, druhý nie. Všetky sa zamiešajú."
    ),
    "C-30.5": (
        "Vlastný balíček má 33 tajne vybraných kariet: stavby, jednotky, čarodejníkov, knihy kúziel, akčné "
        "karty a Metropolu, nie viac exemplárov, než koľko ich vlastné súpravy spolu majú."
    ),
    "C-30.6": "3 z 33 sú počiatočné karty v ruke; ostatných 30 sa zamieša do balíčkov po 7, 7, 8 a 8.",
    "C-30.7": (
        "Doberá sa len z vlastných štyroch balíčkov. Prázdny možno znovu utvoriť z vlastného odhadzovacieho "
        "balíčka."
    ),
    "C-30.8": (
        "Odhadzovať a vkladať pod balíček znamená vždy vlastné balíčky; balíčky druhého hráča sú "
        "nedotknuteľné."
    ),
    "C-30.9": "Karta vzatá druhému hráčovi a zahraná ide na balíček toho, kto ju zahral.",
    "C-30.10": (
        "Jednotka alebo čarodejník s menom smie v oboch panstvách spolu stáť len raz; keď odíde, smie "
        "ju vyložiť ktorýkoľvek hráč."
    ),
    "C-30.11": "Koniec je ako v C-20.12.",
    "C-30.12": "Komu karty patrili, sa vyrovná po hre; počas nej to nemá žiadny následok.",
}
