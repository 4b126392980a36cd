"""The names of the cards of Wizards & Dragons, in Slovak."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["WIZARDS_NOUNS"]

WIZARDS_NOUNS: Final[dict[str, Noun]] = {
    "citadel": Noun("Citadela", "Citadely", "Citadelu", "Citadelou", "f"),
    "ismai": Noun(
        "Ismai, zelený drak",
        "Ismaia, zeleného draka",
        "Ismaia, zeleného draka",
        "Ismaiom, zeleným drakom",
        "m",
        animate=True,
    ),
    "samsor": Noun(
        "Samsor, čierny drak",
        "Samsora, čierneho draka",
        "Samsora, čierneho draka",
        "Samsorom, čiernym drakom",
        "m",
        animate=True,
    ),
    "philosophers_stone": Noun("Kameň mudrcov", "Kameňa mudrcov", "Kameň mudrcov", "Kameňom mudrcov", "m"),
    "magic_kitchen": Noun("Čarovná kuchyňa", "Čarovnej kuchyne", "Čarovnú kuchyňu", "Čarovnou kuchyňou", "f"),
    "magic_mill": Noun("Čarovný mlyn", "Čarovného mlyna", "Čarovný mlyn", "Čarovným mlynom", "m"),
    "ari": Noun("Ari", "Ariho", "Ariho", "Arim", "m", animate=True),
    "arsa": Noun("Arsa", "Arsy", "Arsu", "Arsou", "f", animate=True),
    "hafli": Noun("Hafli", "Hafliho", "Hafliho", "Haflim", "m", animate=True),
    "hor": Noun("Hor", "Hora", "Hora", "Horom", "m", animate=True),
    "ira": Noun("Ira", "Iry", "Iru", "Irou", "f", animate=True),
    "tali": Noun("Tali", "Taliho", "Taliho", "Talim", "m", animate=True),
    "keeper_of_fate": Noun(
        "Strážca osudu", "Strážcu osudu", "Strážcu osudu", "Strážcom osudu", "m", animate=True
    ),
    "inspiration": Noun("Vnuknutie", "Vnuknutia", "Vnuknutie", "Vnuknutím", "n"),
    "land_spell": Noun("Kúzlo zeme", "Kúzla zeme", "Kúzlo zeme", "Kúzlom zeme", "n"),
    "magic_eye": Noun("Čarovné oko", "Čarovného oka", "Čarovné oko", "Čarovným okom", "n"),
    "change_places": Noun(
        "Osada, mením ťa!", "Osada, mením ťa!", "Osada, mením ťa!", "Osada, mením ťa!", "n"
    ),
    "wheel_of_time": Noun("Koleso času", "Kolesa času", "Koleso času", "Kolesom času", "n"),
    "divination": Noun("Vízia", "Vízie", "Víziu", "Víziou", "f"),
    "elixir": Noun("Elixír", "Elixíru", "Elixír", "Elixírom", "m"),
    "countermagic": Noun("Čarovný zákaz", "Čarovného zákazu", "Čarovný zákaz", "Čarovným zákazom", "m"),
    "time_jump": Noun("Časový skok", "Časového skoku", "Časový skok", "Časovým skokom", "m"),
    "comet": Noun("Kométa", "Kométy", "Kométu", "Kométou", "f"),
    "unicorn_dance": Noun(
        "Tanec jednorožcov", "Tanca jednorožcov", "Tanec jednorožcov", "Tancom jednorožcov", "m"
    ),
    "better_world": Noun("Lepší svet", "Lepšieho sveta", "Lepší svet", "Lepším svetom", "m"),
    "wizard_duel": Noun(
        "Súboj čarodejníkov", "Súboja čarodejníkov", "Súboj čarodejníkov", "Súbojom čarodejníkov", "m"
    ),
    "land_change": Noun("Zem, mením ťa!", "Zem, mením ťa!", "Zem, mením ťa!", "Zem, mením ťa!", "n"),
    "materialization": Noun("Materializácia", "Materializácie", "Materializáciu", "Materializáciou", "f"),
    "witch": Noun("Čarodejnica", "Čarodejnice", "Čarodejnicu", "Čarodejnicou", "f", animate=True),
    "whirlwind": Noun("Smršť", "Smršte", "Smršť", "Smršťou", "f"),
    "ancestral_wisdom": Noun(
        "Múdrosť predkov", "Múdrosti predkov", "Múdrosť predkov", "Múdrosťou predkov", "f"
    ),
    "by_magics_hand": Noun("Čarovná ruka", "Čarovnej ruky", "Čarovnú ruku", "Čarovnou rukou", "f"),
}
"""Card id -> its name with its cases."""
