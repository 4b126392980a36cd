"""The larger games in Czech: one era, the Duel of the Princes, the tournament, D-14 to D-16."""

from typing import Final

__all__ = ["DUEL", "ERAS", "TOURNAMENT"]

ERAS: Final = {
    "D-14.1": "Platí pravidla úvodní hry, kromě toho, co následuje.",
    "D-14.2": (
        "K událostem základní sady se přidají události období, složené podle D-2.5: 12 v Období zlata, 13 v "
        "Období zmatků, 14 v Období rozvoje."
    ),
    "D-14.3": (
        "Vedle balíčků leží otevřeně dvě karty: dvakrát Cech obchodníků (zlato), Špeluňka (zmatky) nebo "
        "Univerzita (rozvoj)."
    ),
    "D-14.4": "Do ruky si je nikdo nebere: kdo splňuje jejich podmínku a zaplatí, staví je přímo odtud.",
    "D-14.5": (
        "36 karet základní sady tvoří tři balíčky po 12. Období tvoří dva stejné: po 11 ve zlatě a zmatcích, "
        "po 12 v rozvoji."
    ),
    "D-14.6": (
        "Počáteční karty v ruce: nejdřív začínající a potom druhý hráč si prohlédne jeden základní balíček a "
        "vybere z něj 3 karty. Pořadí balíčku se nemění a oba smějí vybírat z téhož (R-6)."
    ),
    "D-14.7": (
        "Potom smí každý hráč znovu uspořádat svých šest krajin, kteroukoli na kterékoli ze šesti míst (R-7)."
    ),
    "D-14.8": (
        "Otevřeně leží jen vrchní karta odhazovacího balíčku. Dál se nikdo nedívá, pokud to některá karta "
        "nedovolí."
    ),
    "D-14.9": (
        "Bourání: mezi akcemi smí hráč zdarma odstranit vlastní stavby a jednotky. Jdou na odhazovací "
        "balíček, karta, která ležela otevřeně, jde zpět na své místo (R-30)."
    ),
    "D-14.10": (
        "Karta jde jen pod balíček se stejnou rubovou stranou, ať je vyčerpaný, nebo ne: základní k "
        "základním, karta období k témuž období."
    ),
    "D-14.11": "Takový balíček je vždy: každá sada ve hře má pro něj místo.",
    "D-14.12": (
        "Po výběru počátečních karet chybí šest základních karet, po třech ze dvou balíčků, nebo všechny z "
        "jednoho; balíčky období a událostí jsou celé."
    ),
}

DUEL: Final = {
    "D-15.1": (
        "Základní sada a všechna tři období, podle pravidel pro jedno období, kromě toho, co následuje."
    ),
    "D-15.2": "Dobírací karty období s půlměsícem zůstávají v krabici.",
    "D-15.3": (
        "Tři základní balíčky po 12 a jeden balíček za každé období: 12, 11 a 15 karet (R-4). Nic neleží "
        "otevřeně; po jedné kartě Cech obchodníků, Špeluňka a Univerzita jsou v balíčcích."
    ),
    "D-15.4": (
        "Dvanáct událostí: po jedné kartě Vánoce, Vynález, Výnosný rok, Rebelie, Obchodník na cestách a Mor "
        "a k nim šest vylosovaných z patnácti s půlměsícem; složené podle D-2.5."
    ),
    "D-15.5": "Které to jsou, se neukazuje nikomu (R-37).",
    "D-15.6": "Vítězí 13 vítězných bodů.",
    "D-15.7": "Počáteční karty v ruce a uspořádání krajin jako s jedním obdobím (D-14.6, D-14.7).",
    "D-15.8": (
        "Cech obchodníků, Špeluňka a Univerzita jsou tu karty jako všechny ostatní: zbořené jdou na "
        "odhazovací balíček, odstraněné Svárem nebo Žhářem pod balíček (R-17, R-47)."
    ),
}

TOURNAMENT: Final = {
    "D-16.1": "Každý hráč si přinese vlastní balíček a zpravidla používá jen své balíčky.",
    "D-16.2": "Jinak platí pravidla Souboje knížat.",
    "D-16.3": (
        "Centrální karty hostitele slouží oběma hráčům: startovní karty, 7 cest, 5 vesnic, 7 měst, 12 krajin."
    ),
    "D-16.4": (
        "Třináct událostí: jedny Vánoce a od každého hráče jedna Rebelie, jeden Mor (bez půlměsíce) a čtyři "
        "další podle jeho výběru."
    ),
    "D-16.5": (
        "Z karet jedné události s půlměsícem smí hráč přinést jednu. Kartu bez půlměsíce smí přidat navíc, "
        "jako u karty Obchodník na cestách."
    ),
    "D-16.6": (
        "Událostí, které se vracejí blízko vrchu balíčku, smí hráč přinést dvě. Patří do pozdějších sad; "
        "tento program žádnou nemá."
    ),
    "D-16.7": (
        "Vlastní balíček se vybírá tajně: 33 karet výstavby a akčních karet, žádná častěji, než je v jedné "
        "krabici (R-31)."
    ),
    "D-16.8": "Tři z těch 33 jsou počáteční karty v ruce; ostatní se zamíchají do balíčků po 7, 7, 8 a 8.",
    "D-16.9": "Každá krajina začíná s 1 surovinou, i Zlatonosná řeka.",
    "D-16.10": (
        "Před prvním tahem smí jeden hráč po druhém postavit jednu z počátečních karet v ruce nebo jednu "
        "centrální kartu. Žádné kostky, žádné akce, nic u protihráče a nic, co se týká jeho karet v ruce, "
        "surovin, bodů nebo vyložených karet."
    ),
    "D-16.11": (
        "Každý hráč má odhazovací balíček. Karta vzatá protihráči jde na balíček toho, kdo ji zahraje."
    ),
    "D-16.12": "Kde karta mluví o balíčcích, míní se balíčky vlastníka té karty nebo těch karet v ruce.",
    "D-16.13": (
        "Guido bere z odhazovacího balíčku protihráče, Gustav z vlastního. Knihovna a Obecní dům se týkají "
        "vlastních balíčků. Zrádce bere jednotku nebo akční kartu, nic jiného."
    ),
    "D-16.14": (
        "Nic neleží otevřeně: kdo chce Cech obchodníků a podobné karty, dá si je do vlastního balíčku."
    ),
    "D-16.15": "Vítězí 13 vítězných bodů (R-31).",
    "D-16.16": "Obchodní loď, kterou potopí Pirátská loď, jde na odhazovací balíček svého vlastníka.",
}
