"""Who knows what, and what players do to each other, in Czech: D-17 and D-18."""

from typing import Final

__all__ = ["CONFLICT", "SECRETS"]

SECRETS: Final = {
    "D-17.1": (
        "Oběma je zjevné: knížectví, suroviny, body, žetony, počet karet v každé ruce a v každém balíčku."
    ),
    "D-17.2": "Karty v ruce vidí jen jejich vlastník.",
    "D-17.3": (
        "Nikdo nevidí, co leží v dobíracích balíčcích a v balíčcích událostí a krajin, ani v jakém pořadí. "
        "Rubové strany vidět jsou."
    ),
    "D-17.4": "Dobranou kartu vidí ten, kdo si ji dobírá; protihráč vidí, ze kterého balíčku přišla.",
    "D-17.5": "Kartu vloženou z ruky pod balíček zná její vlastník; protihráč vidí, pod který balíček šla.",
    "D-17.6": (
        "Prohlížený balíček (výměna, Knihovna, počáteční karty v ruce) vidí celý ten, kdo si ho prohlíží. "
        "Protihráč vidí, který balíček to je, ne však, která karta z něj odešla."
    ),
    "D-17.7": "Se Zvědem jsou vidět všechny krajiny balíčku; protihráč vidí ty dvě, které se vyloží.",
    "D-17.8": (
        "Při Bratrské hádce se karty v ruce ukazují útočníkovi. Postižený se dozví, které karty jsou pryč a "
        "které balíčky nějaké dostaly, ne však, která karta šla kam."
    ),
    "D-17.9": "Se Zrádcem se karty v ruce ukazují útočníkovi; postižený vidí, kterou kartu si útočník bere.",
    "D-17.10": (
        "Vrchní karta odhazovacího balíčku leží otevřeně. Co je pod ní, bylo otevřené kdysi a znovu se "
        "neukazuje."
    ),
    "D-17.11": (
        "Guido a Gustav prohlížejí celý odhazovací balíček; protihráč vidí, kolik má karet, a dozví se, "
        "která se bere (R-24)."
    ),
    "D-17.12": (
        "Kartu výstavby, kterou pod balíček pošle Lučištník, Žhář, Svár nebo Rebelie, znají oba, a také ten "
        "balíček."
    ),
    "D-17.13": "Událost vidí oba, když se otočí; potom oba vědí, že leží vespod.",
    "D-17.14": "Kterých šest událostí s půlměsícem je v balíčku Souboje knížat, neví nikdo.",
    "D-17.15": (
        "Vlastní balíček pro turnajovou hru a události v něm zná jen jejich vlastník, dokud se neobjeví."
    ),
}

CONFLICT: Final = {
    "D-18.1": (
        "Kdo požaduje suroviny, určuje druhy a počty; kdo je dává, vybírá krajiny nebo Úkryt pro zlato, "
        "odkud odejdou."
    ),
    "D-18.2": "Požadovat lze jen to, na co má příjemce místo (R-11).",
    "D-18.3": (
        "Proti kartám Lučištník, Žhář a Zrádce se lze bránit Pozorovatelnou a Heinrichem: po ohlášení karty "
        "a před určením cíle smí obránce jednou hodit kostkou. Pozorovatelna vydrží při 1 a 2, Heinrich při "
        "3 až 5, oba společně při 1 až 5 (R-20)."
    ),
    "D-18.4": "Vydrží-li obrana, útok nic neudělá a odhodí se.",
    "D-18.5": (
        "Stavby u města s Požární zbrojnicí jsou před Žhářem v bezpečí. Není-li žádná jiná stavba, nelze ho "
        "zahrát."
    ),
    "D-18.6": (
        "Kdo vybírá, co se ztrácí. Lučištník: postižený, jednotku se silou. Svár: útočník označí tři stavby, "
        "postižený vybere jednu z nich. Žhář: útočník. Pirátská loď: postižený, obchodní loď. Rebelie: koho "
        "zasáhne."
    ),
    "D-18.7": (
        "Kam to jde. Lučištník, Žhář, Svár, Rebelie: pod balíček se stejnou rubovou stranou, který vybírá "
        "vlastník. Pirátská loď a bourání: na odhazovací balíček. Karta, která ležela otevřeně: zpět na své "
        "místo (R-17)."
    ),
    "D-18.8": "Zmizí-li Radnice, objeví se znovu Obecní dům, který ležel pod ní.",
    "D-18.9": (
        "Po ztrátě se hned všechno přepočítá: body, žetony, body, které na něčem závisejí; povolený počet "
        "karet v ruce až při příštím dobírání vlastníka."
    ),
    "D-18.10": (
        "Kdo má Irmgard, bere si 1 libovolnou surovinu za každou kartu výstavby ztracenou událostí nebo "
        "akční kartou protihráče, ne však za samotnou Irmgard (R-22)."
    ),
    "D-18.11": "Kdo smí požadovat více surovin, smí jich určit méně, ale aspoň 1 (R-42).",
    "D-18.12": "Obranný hod nemění číslo výnosů tahu (R-48).",
}
