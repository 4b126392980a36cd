"""The names of the cards of Barbarians & Traders, in Slovak."""

from typing import Final

from p2pduel.catalogue.grammar import Noun

__all__ = ["BARBARIANS_NOUNS"]

BARBARIANS_NOUNS: Final[dict[str, Noun]] = {
    "barbarian_stronghold": Noun(
        "Základňa barbarov", "Základne barbarov", "Základňu barbarov", "Základňou barbarov", "f"
    ),
    "trade_branch": Noun(
        "Obchodná pobočka", "Obchodnej pobočky", "Obchodnú pobočku", "Obchodnou pobočkou", "f"
    ),
    "wine_cellar": Noun(
        "Vínne pivnice", "Vínnych pivníc", "Vínne pivnice", "Vínnymi pivnicami", "f", plural=True
    ),
    "flavo": Noun(
        "Kaukliar Flavo", "Kaukliara Flava", "Kaukliara Flava", "Kaukliarom Flavom", "m", animate=True
    ),
    "baroc": Noun(
        "Žoldnier Baroc", "Žoldniera Baroca", "Žoldniera Baroca", "Žoldnierom Barocom", "m", animate=True
    ),
    "johanna": Noun(
        "Johanka Bojovníčka",
        "Johanky Bojovníčky",
        "Johanku Bojovníčku",
        "Johankou Bojovníčkou",
        "f",
        animate=True,
    ),
    "sven": Noun(
        "Sven, rytier-obchodník",
        "Svena, rytiera-obchodníka",
        "Svena, rytiera-obchodníka",
        "Svenom, rytierom-obchodníkom",
        "m",
        animate=True,
    ),
    "treasure_fleet": Noun(
        "Flotila s pokladom", "Flotily s pokladom", "Flotilu s pokladom", "Flotilou s pokladom", "f"
    ),
    "colonial_base": Noun(
        "Koloniálna základňa", "Koloniálnej základne", "Koloniálnu základňu", "Koloniálnou základňou", "f"
    ),
    "residence_coin": Noun(
        "Sídlo obchodníkov s mincami",
        "Sídla obchodníkov s mincami",
        "Sídlo obchodníkov s mincami",
        "Sídlom obchodníkov s mincami",
        "n",
    ),
    "residence_paper": Noun(
        "Sídlo obchodníkov s papierom",
        "Sídla obchodníkov s papierom",
        "Sídlo obchodníkov s papierom",
        "Sídlom obchodníkov s papierom",
        "n",
    ),
    "residence_cloth": Noun(
        "Sídlo obchodníkov so súknom",
        "Sídla obchodníkov so súknom",
        "Sídlo obchodníkov so súknom",
        "Sídlom obchodníkov so súknom",
        "n",
    ),
    "wizard_league": Noun(
        "Čarodejnícky spolok", "Čarodejníckeho spolku", "Čarodejnícky spolok", "Čarodejníckym spolkom", "m"
    ),
    "guild": Noun("Kupecký cech", "Kupeckého cechu", "Kupecký cech", "Kupeckým cechom", "m"),
    "secret_brotherhood": Noun(
        "Tajné bratstvo", "Tajného bratstva", "Tajné bratstvo", "Tajným bratstvom", "n"
    ),
    "scriptorium": Noun("Pisáreň", "Pisárne", "Pisáreň", "Pisárňou", "f"),
    "triumphal_arch": Noun("Víťazný oblúk", "Víťazného oblúka", "Víťazný oblúk", "Víťazným oblúkom", "m"),
    "commodity_exchange": Noun("Burza tovaru", "Burzy tovaru", "Burzu tovaru", "Burzou tovaru", "f"),
    "flagship": Noun("Vlajková loď", "Vlajkovej lode", "Vlajkovú loď", "Vlajkovou loďou", "f"),
    "superstition": Noun("Povera", "Povery", "Poveru", "Poverou", "f"),
    "barbarian_invasion": Noun(
        "Nájazd barbarov", "Nájazdu barbarov", "Nájazd barbarov", "Nájazdom barbarov", "m"
    ),
    "lucky_voyage": Noun(
        "Šťastná obchodná cesta",
        "Šťastnej obchodnej cesty",
        "Šťastnú obchodnú cestu",
        "Šťastnou obchodnou cestou",
        "f",
    ),
    "ancient_sciences": Noun(
        "Staré náuky", "Starých náuk", "Staré náuky", "Starými náukami", "f", plural=True
    ),
    "anton": Noun(
        "Komorník Anton", "Komorníka Antona", "Komorníka Antona", "Komorníkom Antonom", "m", animate=True
    ),
    "barbarian_campaign": Noun(
        "Výprava proti barbarom",
        "Výpravy proti barbarom",
        "Výpravu proti barbarom",
        "Výpravou proti barbarom",
        "f",
    ),
    "gunther": Noun(
        "Kupec Gunther", "Kupca Gunthera", "Kupca Gunthera", "Kupcom Guntherom", "m", animate=True
    ),
    "dogma": Noun("Dogma", "Dogmy", "Dogmu", "Dogmou", "f"),
    "eryn": Noun("Druid Eryn", "Druida Eryna", "Druida Eryna", "Druidom Erynom", "m", animate=True),
    "christopher": Noun(
        "Kupec Krištof", "Kupca Krištofa", "Kupca Krištofa", "Kupcom Krištofom", "m", animate=True
    ),
    "neighbourly_help": Noun(
        "Susedská pomoc", "Susedskej pomoci", "Susedskú pomoc", "Susedskou pomocou", "f"
    ),
    "sigismund": Noun(
        "Žigmund Morský hrdina",
        "Žigmunda Morského hrdinu",
        "Žigmunda Morského hrdinu",
        "Žigmundom Morským hrdinom",
        "m",
        animate=True,
    ),
}
"""Card id -> its name with its cases."""
