"""The names of the cards of Politics & Intrigue, in Slovak."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["POLITICS_NOUNS"]

POLITICS_NOUNS: Final[dict[str, Noun]] = {
    "metropolis": Noun("Metropola", "Metropoly", "Metropolu", "Metropolou", "f"),
    "holy_site": Noun("Sväté miesto", "Svätého miesta", "Sväté miesto", "Svätým miestom", "n"),
    "mission": Noun("Misia", "Misie", "Misiu", "Misiou", "f"),
    "order_castle": Noun("Rádový hrad", "Rádového hradu", "Rádový hrad", "Rádovým hradom", "m"),
    "bailiwick": Noun("Fojtstvo", "Fojtstva", "Fojtstvo", "Fojtstvom", "n"),
    "archdiocese": Noun("Biskupstvo", "Biskupstva", "Biskupstvo", "Biskupstvom", "n"),
    "bordello": Noun("Nevestinec", "Nevestinca", "Nevestinec", "Nevestincom", "m"),
    "brewery": Noun("Pivovar", "Pivovaru", "Pivovar", "Pivovarom", "m"),
    "court": Noun("Súd", "Súdu", "Súd", "Súdom", "m"),
    "house_of_republic": Noun("Dom republiky", "Domu republiky", "Dom republiky", "Domom republiky", "m"),
    "secret_society": Noun("Tajný spolok", "Tajného spolku", "Tajný spolok", "Tajným spolkom", "m"),
    "theater": Noun("Divadlo", "Divadla", "Divadlo", "Divadlom", "n"),
    "mendicant": Noun(
        "Žobravý mních", "Žobravého mnícha", "Žobravého mnícha", "Žobravým mníchom", "m", animate=True
    ),
    "church_feast": Noun(
        "Cirkevný sviatok", "Cirkevného sviatku", "Cirkevný sviatok", "Cirkevným sviatkom", "m"
    ),
    "good_neighbourhood": Noun(
        "Dobré susedstvo", "Dobrého susedstva", "Dobré susedstvo", "Dobrým susedstvom", "n"
    ),
    "archivist": Noun("Archivár", "Archivára", "Archivára", "Archivárom", "m", animate=True),
    "council": Noun("Zasadanie rady", "Zasadania rady", "Zasadanie rady", "Zasadaním rady", "n"),
    "bribery": Noun("Podplácanie", "Podplácania", "Podplácanie", "Podplácaním", "n"),
    "diplomat": Noun("Diplomat", "Diplomata", "Diplomata", "Diplomatom", "m", animate=True),
    "wedding": Noun("Svadba", "Svadby", "Svadbu", "Svadbou", "f"),
    "chancellor": Noun("Kancelár", "Kancelára", "Kancelára", "Kancelárom", "m", animate=True),
    "ban": Noun("Cirkevná kliatba", "Cirkevnej kliatby", "Cirkevnú kliatbu", "Cirkevnou kliatbou", "f"),
    "medicus": Noun("Lekár", "Lekára", "Lekára", "Lekárom", "m", animate=True),
}
"""Card id -> its name with its cases."""
