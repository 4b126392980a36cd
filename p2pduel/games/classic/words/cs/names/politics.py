"""The names of the cards of Politics & Intrigue, in Czech."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["POLITICS_NOUNS"]

POLITICS_NOUNS: Final[dict[str, Noun]] = {
    "metropolis": Noun("Metropole", "Metropole", "Metropoli", "Metropolí", "f"),
    "holy_site": Noun("Svaté místo", "Svatého místa", "Svaté místo", "Svatým místem", "n"),
    "mission": Noun("Misie", "Misie", "Misii", "Misií", "f"),
    "order_castle": Noun("Řádový hrad", "Řádového hradu", "Řádový hrad", "Řádovým hradem", "m"),
    "bailiwick": Noun("Fojtství", "Fojtství", "Fojtství", "Fojtstvím", "n"),
    "archdiocese": Noun("Biskupství", "Biskupství", "Biskupství", "Biskupstvím", "n"),
    "bordello": Noun("Nevěstinec", "Nevěstince", "Nevěstinec", "Nevěstincem", "m"),
    "brewery": Noun("Pivovar", "Pivovaru", "Pivovar", "Pivovarem", "m"),
    "court": Noun("Soud", "Soudu", "Soud", "Soudem", "m"),
    "house_of_republic": Noun("Dům republiky", "Domu republiky", "Dům republiky", "Domem republiky", "m"),
    "secret_society": Noun("Tajný spolek", "Tajného spolku", "Tajný spolek", "Tajným spolkem", "m"),
    "theater": Noun("Divadlo", "Divadla", "Divadlo", "Divadlem", "n"),
    "mendicant": Noun(
        "Žebravý mnich", "Žebravého mnicha", "Žebravého mnicha", "Žebravým mnichem", "m", animate=True
    ),
    "church_feast": Noun("Církevní svátek", "Církevního svátku", "Církevní svátek", "Církevním svátkem", "m"),
    "good_neighbourhood": Noun(
        "Dobré sousedství", "Dobrého sousedství", "Dobré sousedství", "Dobrým sousedstvím", "n"
    ),
    "archivist": Noun("Archivář", "Archiváře", "Archiváře", "Archivářem", "m", animate=True),
    "council": Noun("Zasedání rady", "Zasedání rady", "Zasedání rady", "Zasedáním rady", "n"),
    "bribery": Noun("Podplácení", "Podplácení", "Podplácení", "Podplácením", "n"),
    "diplomat": Noun("Diplomat", "Diplomata", "Diplomata", "Diplomatem", "m", animate=True),
    "wedding": Noun("Svatba", "Svatby", "Svatbu", "Svatbou", "f"),
    "chancellor": Noun("Kancléř", "Kancléře", "Kancléře", "Kancléřem", "m", animate=True),
    "ban": Noun("Církevní kletba", "Církevní kletby", "Církevní kletbu", "Církevní kletbou", "f"),
    "medicus": Noun("Lékař", "Lékaře", "Lékaře", "Lékařem", "m", animate=True),
}
"""Card id -> its name with its cases."""
