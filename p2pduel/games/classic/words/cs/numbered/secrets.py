"""Who knows what, in Czech: C-70."""

from typing import Final

__all__ = ["SECRETS"]

SECRETS: Final = {
    "C-70.1": (
        "Každý vidí obě panství, suroviny, počítadla, kouzelnou sílu, figurky, karty v zástavě, očarované "
        "a pod kletbou, otevřenou řadu, odhazovací balíčky a to, kolik karet je v ruce nebo v balíčku."
    ),
    "C-70.2": (
        "Karty v ruce zná jejich vlastník. Co leží v balíčcích, nezná nikdo, kromě toho, co někomu "
        "dovolilo vidět pravidlo."
    ),
    "C-70.3": "U dobrané karty vidí druhý hráč, ze kterého balíčku pochází, u odložené, pod který jde.",
    "C-70.4": (
        "Kdo prohledává, vidí celý balíček; druhý hráč vidí, který to je, ne však vzatou kartu ani její "
        "místo."
    ),
    "C-70.5": (
        "Špion ukáže útočníkovi všechny karty v ruce; oběť vidí, co ubylo, diváci nevidí ani jedno. Při Konfliktu "
        "vidí karty v ruce ten, kdo má figurku rytíře; oběť ví, které karty jsou pryč a kde, ne v jakém "
        "pořadí."
    ),
    "C-70.6": (
        "Kartu, která jde z panství nebo odhazovacího balíčku do ruky, a otevřenou kartu, která jde pod "
        "balíček, znají oba."
    ),
    "C-70.7": (
        "Archivář: druhý hráč vidí, kolik karet se řadí. Strážce osudu: kolik událostí jde dolů. Lepší "
        "svět: odstraněnou událost. Vize: které balíčky."
    ),
    "C-70.8": (
        "Vyzvědač a Země, měním tě! ukazují balíček krajin; vybrané krajiny jsou otevřené, zbytek se zamíchá."
    ),
    "C-70.9": (
        "Dobré sousedství: oba znají vrchní karty. Vyslanectví: oba znají, co si hostitel bere z balíčku."
    ),
    "C-70.10": (
        "Turnajová hra: vlastní balíček, počáteční karty, nepoužité karty a 4 vybrané události zná jejich "
        "vlastník; použité sady a 5 pevných událostí oba."
    ),
    "C-70.11": (
        "Zda je někdo dotázán na obrannou kartu, závisí jen na veřejných skutečnostech, takže otázka ani "
        "její chybění neprozrazují nic o kartách v ruce."
    ),
}
