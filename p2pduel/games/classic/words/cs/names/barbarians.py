"""The names of the cards of Barbarians & Traders, in Czech."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["BARBARIANS_NOUNS"]

BARBARIANS_NOUNS: Final[dict[str, Noun]] = {
    "barbarian_stronghold": Noun(
        "Základna barbarů", "Základny barbarů", "Základnu barbarů", "Základnou barbarů", "f"
    ),
    "trade_branch": Noun(
        "Obchodní pobočka", "Obchodní pobočky", "Obchodní pobočku", "Obchodní pobočkou", "f"
    ),
    "wine_cellar": Noun("Vinné sklepy", "Vinných sklepů", "Vinné sklepy", "Vinnými sklepy", "m", plural=True),
    "flavo": Noun("Kejklíř Flavo", "Kejklíře Flava", "Kejklíře Flava", "Kejklířem Flavem", "m", animate=True),
    "baroc": Noun(
        "Žoldnéř Baroc", "Žoldnéře Baroca", "Žoldnéře Baroca", "Žoldnéřem Barocem", "m", animate=True
    ),
    "johanna": Noun(
        "Johanka Bojovnice", "Johanky Bojovnice", "Johanku Bojovnici", "Johankou Bojovnicí", "f", animate=True
    ),
    "sven": Noun(
        "Sven, rytíř-obchodník",
        "Svena, rytíře-obchodníka",
        "Svena, rytíře-obchodníka",
        "Svenem, rytířem-obchodníkem",
        "m",
        animate=True,
    ),
    "treasure_fleet": Noun(
        "Flotila s pokladem", "Flotily s pokladem", "Flotilu s pokladem", "Flotilou s pokladem", "f"
    ),
    "colonial_base": Noun(
        "Koloniální základna", "Koloniální základny", "Koloniální základnu", "Koloniální základnou", "f"
    ),
    "residence_coin": Noun(
        "Sídlo obchodníků s mincemi",
        "Sídla obchodníků s mincemi",
        "Sídlo obchodníků s mincemi",
        "Sídlem obchodníků s mincemi",
        "n",
    ),
    "residence_paper": Noun(
        "Sídlo obchodníků s papírem",
        "Sídla obchodníků s papírem",
        "Sídlo obchodníků s papírem",
        "Sídlem obchodníků s papírem",
        "n",
    ),
    "residence_cloth": Noun(
        "Sídlo obchodníků se suknem",
        "Sídla obchodníků se suknem",
        "Sídlo obchodníků se suknem",
        "Sídlem obchodníků se suknem",
        "n",
    ),
    "wizard_league": Noun(
        "Čarodějný spolek", "Čarodějného spolku", "Čarodějný spolek", "Čarodějným spolkem", "m"
    ),
    "guild": Noun("Kupecký cech", "Kupeckého cechu", "Kupecký cech", "Kupeckým cechem", "m"),
    "secret_brotherhood": Noun(
        "Tajné bratrstvo", "Tajného bratrstva", "Tajné bratrstvo", "Tajným bratrstvem", "n"
    ),
    "scriptorium": Noun("Zapisovatelna", "Zapisovatelny", "Zapisovatelnu", "Zapisovatelnou", "f"),
    "triumphal_arch": Noun("Vítězný oblouk", "Vítězného oblouku", "Vítězný oblouk", "Vítězným obloukem", "m"),
    "commodity_exchange": Noun("Burza zboží", "Burzy zboží", "Burzu zboží", "Burzou zboží", "f"),
    "flagship": Noun("Vlajková loď", "Vlajkové lodi", "Vlajkovou loď", "Vlajkovou lodí", "f"),
    "superstition": Noun("Pověra", "Pověry", "Pověru", "Pověrou", "f"),
    "barbarian_invasion": Noun(
        "Napadení barbary", "Napadení barbary", "Napadení barbary", "Napadením barbary", "n"
    ),
    "lucky_voyage": Noun(
        "Šťastná obchodní cesta",
        "Šťastné obchodní cesty",
        "Šťastnou obchodní cestu",
        "Šťastnou obchodní cestou",
        "f",
    ),
    "ancient_sciences": Noun(
        "Staré nauky", "Starých nauk", "Staré nauky", "Starými naukami", "f", plural=True
    ),
    "anton": Noun("Komoří Anton", "Komořího Antona", "Komořího Antona", "Komořím Antonem", "m", animate=True),
    "barbarian_campaign": Noun(
        "Válečné tažení proti barbarům",
        "Válečného tažení proti barbarům",
        "Válečné tažení proti barbarům",
        "Válečným tažením proti barbarům",
        "n",
    ),
    "gunther": Noun(
        "Kupec Gunther", "Kupce Gunthera", "Kupce Gunthera", "Kupcem Guntherem", "m", animate=True
    ),
    "dogma": Noun("Dogma", "Dogmatu", "Dogma", "Dogmatem", "n"),
    "eryn": Noun("Druid Eryn", "Druida Eryna", "Druida Eryna", "Druidem Erynem", "m", animate=True),
    "christopher": Noun(
        "Kupec Kryštof", "Kupce Kryštofa", "Kupce Kryštofa", "Kupcem Kryštofem", "m", animate=True
    ),
    "neighbourly_help": Noun(
        "Sousedská pomoc", "Sousedské pomoci", "Sousedskou pomoc", "Sousedskou pomocí", "f"
    ),
    "sigismund": Noun(
        "Zikmund Mořský rek",
        "Zikmunda Mořského reka",
        "Zikmunda Mořského reka",
        "Zikmundem Mořským rekem",
        "m",
        animate=True,
    ),
}
"""Card id -> its name with its cases."""
