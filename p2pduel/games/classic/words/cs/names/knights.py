"""The names of the cards of Knights & Merchants, in Czech."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["KNIGHTS_NOUNS"]

KNIGHTS_NOUNS: Final[dict[str, Noun]] = {
    "peasant_army": Noun("Dav rolníků", "Davu rolníků", "Dav rolníků", "Davem rolníků", "m"),
    "bodo": Noun(
        "Bodo Mírumilovný",
        "Boda Mírumilovného",
        "Boda Mírumilovného",
        "Bodem Mírumilovným",
        "m",
        animate=True,
    ),
    "castle": Noun("Hrad", "Hradu", "Hrad", "Hradem", "m"),
    "pirate_fleet": Noun(
        "Pirátská flotila", "Pirátské flotily", "Pirátskou flotilu", "Pirátskou flotilou", "f"
    ),
    "roland": Noun(
        "Roland Kladivo", "Rolanda Kladiva", "Rolanda Kladiva", "Rolandem Kladivem", "m", animate=True
    ),
    "tournament_ground": Noun("Kolbiště", "Kolbiště", "Kolbiště", "Kolbištěm", "n"),
    "watchtower": Noun("Strážní věž", "Strážní věže", "Strážní věž", "Strážní věží", "f"),
    "walther": Noun(
        "Walther Pěvec", "Walthera Pěvce", "Walthera Pěvce", "Waltherem Pěvcem", "m", animate=True
    ),
    "toll_station": Noun("Celní stanice", "Celní stanice", "Celní stanici", "Celní stanicí", "f"),
    "large_trade_fleet": Noun(
        "Velká obchodní flotila",
        "Velké obchodní flotily",
        "Velkou obchodní flotilu",
        "Velkou obchodní flotilou",
        "f",
    ),
    "large_harbor": Noun("Velký přístav", "Velkého přístavu", "Velký přístav", "Velkým přístavem", "m"),
    "bank": Noun("Banka", "Banky", "Banku", "Bankou", "f"),
    "palace": Noun("Palác", "Paláce", "Palác", "Palácem", "m"),
    "raid": Noun("Napadení", "Napadení", "Napadení", "Napadením", "n"),
    "imelda": Noun(
        "Hradní paní Imelda",
        "Hradní paní Imeldy",
        "Hradní paní Imeldu",
        "Hradní paní Imeldou",
        "f",
        animate=True,
    ),
    "spice_caravan": Noun(
        "Karavana s kořením", "Karavany s kořením", "Karavanu s kořením", "Karavanou s kořením", "f"
    ),
    "border_dispute": Noun(
        "Pohraniční konflikt", "Pohraničního konfliktu", "Pohraniční konflikt", "Pohraničním konfliktem", "m"
    ),
    "inquisition": Noun("Inkvizice", "Inkvizice", "Inkvizici", "Inkvizicí", "f"),
}
"""Card id -> its name with its cases."""
