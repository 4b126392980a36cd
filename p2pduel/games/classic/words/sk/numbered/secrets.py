"""Who knows what, in Slovak: C-70."""

from typing import Final

__all__ = ["SECRETS"]

SECRETS: Final = {
    "C-70.1": (
        "Každý vidí obe panstvá, suroviny, počítadlá, čarovnú silu, figúrky, karty v zálohe, začarované "
        "a pod kliatbou, otvorený rad, odhadzovacie balíčky a to, koľko kariet je v ruke alebo v balíčku."
    ),
    "C-70.2": (
        "Karty v ruke pozná ich vlastník. Čo leží v balíčkoch, nepozná nikto, okrem toho, čo niekomu "
        "dovolilo vidieť pravidlo."
    ),
    "C-70.3": "Pri dobranej karte vidí druhý hráč, z ktorého balíčka pochádza, pri odloženej, pod ktorý ide.",
    "C-70.4": (
        "Kto prehľadáva, vidí celý balíček; druhý hráč vidí, ktorý to je, nie však vzatú kartu ani jej "
        "miesto."
    ),
    "C-70.5": (
        "Špión ukáže útočníkovi všetky karty v ruke; obeť vidí, čo ubudlo, diváci nevidia ani jedno. Pri Konflikte "
        "vidí karty v ruke ten, kto má figúrku rytiera; obeť vie, ktoré karty sú preč a kde, nie v akom "
        "poradí."
    ),
    "C-70.6": (
        "Kartu, ktorá ide z panstva alebo odhadzovacieho balíčka do ruky, a otvorenú kartu, ktorá ide pod "
        "balíček, poznajú obaja."
    ),
    "C-70.7": (
        "Archivár: druhý hráč vidí, koľko kariet sa radí. Strážca osudu: koľko udalostí ide dole. Lepší "
        "svet: odstránenú udalosť. Vízia: ktoré balíčky."
    ),
    "C-70.8": (
        "Vyzvedač a Zem, mením ťa! ukazujú balíček krajín; vybrané krajiny sú otvorené, zvyšok sa zamieša."
    ),
    "C-70.9": (
        "Dobré susedstvo: obaja poznajú vrchné karty. Vyslanectvo: obaja poznajú, čo si hostiteľ berie z balíčka."
    ),
    "C-70.10": (
        "Turnajová hra: vlastný balíček, počiatočné karty, nepoužité karty a 4 vybrané udalosti pozná ich "
        "vlastník; použité súpravy a 5 pevných udalostí obaja."
    ),
    "C-70.11": (
        "Či sa niekoho pýtajú na obrannú kartu, závisí len od verejných skutočností, takže otázka ani "
        "jej absencia neprezrádzajú nič o kartách v ruke."
    ),
}
