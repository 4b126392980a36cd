"""The names of the cards of Knights & Merchants, in Slovak."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["KNIGHTS_NOUNS"]

KNIGHTS_NOUNS: Final[dict[str, Noun]] = {
    "peasant_army": Noun("Dav roľníkov", "Davu roľníkov", "Dav roľníkov", "Davom roľníkov", "m"),
    "bodo": Noun(
        "Bodo Mierumilovný",
        "Boda Mierumilovného",
        "Boda Mierumilovného",
        "Bodom Mierumilovným",
        "m",
        animate=True,
    ),
    "castle": Noun("Hrad", "Hradu", "Hrad", "Hradom", "m"),
    "pirate_fleet": Noun(
        "Pirátska flotila", "Pirátskej flotily", "Pirátsku flotilu", "Pirátskou flotilou", "f"
    ),
    "roland": Noun(
        "Roland Kladivo", "Rolanda Kladiva", "Rolanda Kladiva", "Rolandom Kladivom", "m", animate=True
    ),
    "tournament_ground": Noun("Kolbisko", "Kolbiska", "Kolbisko", "Kolbiskom", "n"),
    "watchtower": Noun("Strážna veža", "Strážnej veže", "Strážnu vežu", "Strážnou vežou", "f"),
    "walther": Noun(
        "Walther Spevák", "Walthera Speváka", "Walthera Speváka", "Waltherom Spevákom", "m", animate=True
    ),
    "toll_station": Noun("Colná stanica", "Colnej stanice", "Colnú stanicu", "Colnou stanicou", "f"),
    "large_trade_fleet": Noun(
        "Veľká obchodná flotila",
        "Veľkej obchodnej flotily",
        "Veľkú obchodnú flotilu",
        "Veľkou obchodnou flotilou",
        "f",
    ),
    "large_harbor": Noun("Veľký prístav", "Veľkého prístavu", "Veľký prístav", "Veľkým prístavom", "m"),
    "bank": Noun("Banka", "Banky", "Banku", "Bankou", "f"),
    "palace": Noun("Palác", "Paláca", "Palác", "Palácom", "m"),
    "raid": Noun("Napadnutie", "Napadnutia", "Napadnutie", "Napadnutím", "n"),
    "imelda": Noun(
        "Hradná pani Imelda",
        "Hradnej panej Imeldy",
        "Hradnú paniu Imeldu",
        "Hradnou paňou Imeldou",
        "f",
        animate=True,
    ),
    "spice_caravan": Noun(
        "Karavána s korením", "Karavány s korením", "Karavánu s korením", "Karavánou s korením", "f"
    ),
    "border_dispute": Noun(
        "Pohraničný konflikt", "Pohraničného konfliktu", "Pohraničný konflikt", "Pohraničným konfliktom", "m"
    ),
    "inquisition": Noun("Inkvizícia", "Inkvizície", "Inkvizíciu", "Inkvizíciou", "f"),
}
"""Card id -> its name with its cases."""
