"""The names of the cards of Wizards & Dragons, in Czech."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["WIZARDS_NOUNS"]

WIZARDS_NOUNS: Final[dict[str, Noun]] = {
    "citadel": Noun("Citadela", "Citadely", "Citadelu", "Citadelou", "f"),
    "ismai": Noun(
        "Ismai, zelený drak",
        "Ismaie, zeleného draka",
        "Ismaie, zeleného draka",
        "Ismaiem, zeleným drakem",
        "m",
        animate=True,
    ),
    "samsor": Noun(
        "Samsor, černý drak",
        "Samsora, černého draka",
        "Samsora, černého draka",
        "Samsorem, černým drakem",
        "m",
        animate=True,
    ),
    "philosophers_stone": Noun("Kámen mudrců", "Kamene mudrců", "Kámen mudrců", "Kamenem mudrců", "m"),
    "magic_kitchen": Noun(
        "Čarodějná kuchyně", "Čarodějné kuchyně", "Čarodějnou kuchyni", "Čarodějnou kuchyní", "f"
    ),
    "magic_mill": Noun("Čarodějný mlýn", "Čarodějného mlýna", "Čarodějný mlýn", "Čarodějným mlýnem", "m"),
    "ari": Noun("Ari", "Ariho", "Ariho", "Arim", "m", animate=True),
    "arsa": Noun("Arsa", "Arsy", "Arsu", "Arsou", "f", animate=True),
    "hafli": Noun("Hafli", "Hafliho", "Hafliho", "Haflim", "m", animate=True),
    "hor": Noun("Hor", "Hora", "Hora", "Horem", "m", animate=True),
    "ira": Noun("Ira", "Iry", "Iru", "Irou", "f", animate=True),
    "tali": Noun("Tali", "Taliho", "Taliho", "Talim", "m", animate=True),
    "keeper_of_fate": Noun(
        "Strážce osudu", "Strážce osudu", "Strážce osudu", "Strážcem osudu", "m", animate=True
    ),
    "inspiration": Noun("Vnuknutí", "Vnuknutí", "Vnuknutí", "Vnuknutím", "n"),
    "land_spell": Noun("Kouzlo země", "Kouzla země", "Kouzlo země", "Kouzlem země", "n"),
    "magic_eye": Noun("Kouzelné oko", "Kouzelného oka", "Kouzelné oko", "Kouzelným okem", "n"),
    "change_places": Noun(
        "Osado, měním tě!", "Osado, měním tě!", "Osado, měním tě!", "Osado, měním tě!", "n"
    ),
    "wheel_of_time": Noun("Kolo času", "Kola času", "Kolo času", "Kolem času", "n"),
    "divination": Noun("Vize", "Vize", "Vizi", "Vizí", "f"),
    "elixir": Noun("Elixír", "Elixíru", "Elixír", "Elixírem", "m"),
    "countermagic": Noun("Kouzelný zákaz", "Kouzelného zákazu", "Kouzelný zákaz", "Kouzelným zákazem", "m"),
    "time_jump": Noun("Časový skok", "Časového skoku", "Časový skok", "Časovým skokem", "m"),
    "comet": Noun("Kometa", "Komety", "Kometu", "Kometou", "f"),
    "unicorn_dance": Noun(
        "Tanec jednorožců", "Tance jednorožců", "Tanec jednorožců", "Tancem jednorožců", "m"
    ),
    "better_world": Noun("Lepší svět", "Lepšího světa", "Lepší svět", "Lepším světem", "m"),
    "wizard_duel": Noun("Souboj čarodějů", "Souboje čarodějů", "Souboj čarodějů", "Soubojem čarodějů", "m"),
    "land_change": Noun("Země, měním tě!", "Země, měním tě!", "Země, měním tě!", "Země, měním tě!", "n"),
    "materialization": Noun("Materializace", "Materializace", "Materializaci", "Materializací", "f"),
    "witch": Noun("Čarodějnice", "Čarodějnice", "Čarodějnici", "Čarodějnicí", "f", animate=True),
    "whirlwind": Noun("Smršť", "Smrště", "Smršť", "Smrští", "f"),
    "ancestral_wisdom": Noun(
        "Moudrost předků", "Moudrosti předků", "Moudrost předků", "Moudrostí předků", "f"
    ),
    "by_magics_hand": Noun("Čarodějná ruka", "Čarodějné ruky", "Čarodějnou ruku", "Čarodějnou rukou", "f"),
}
"""Card id -> its name with its cases."""
