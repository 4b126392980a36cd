"""Who knows what, and what players do to each other, in Slovak: D-17 and D-18."""

from typing import Final

__all__ = ["CONFLICT", "SECRETS"]

SECRETS: Final = {
    "D-17.1": (
        "Obom je zjavné: kniežatstvá, suroviny, body, žetóny, počet kariet v každej ruke a v každom balíčku."
    ),
    "D-17.2": "Karty v ruke vidí len ich vlastník.",
    "D-17.3": (
        "Nikto nevidí, čo leží v doberajúcich balíčkoch a v balíčkoch udalostí a krajín, ani v akom poradí. "
        "Rubové strany vidieť."
    ),
    "D-17.4": "Dobranú kartu vidí ten, kto si ju doberá; protihráč vidí, z ktorého balíčka prišla.",
    "D-17.5": "Kartu vloženú z ruky pod balíček pozná jej vlastník; protihráč vidí, pod ktorý balíček išla.",
    "D-17.6": (
        "Prezeraný balíček (výmena, Knižnica, počiatočné karty v ruke) vidí celý ten, kto si ho prezerá. "
        "Protihráč vidí, ktorý balíček to je, nie však, ktorá karta z neho odišla."
    ),
    "D-17.7": "So Zvedom vidieť všetky krajiny balíčka; protihráč vidí tie dve, ktoré sa vyložia.",
    "D-17.8": (
        "Pri Bratskej hádke sa karty v ruke ukazujú útočníkovi. Postihnutý sa dozvie, ktoré karty sú preč a "
        "ktoré balíčky nejaké dostali, nie však, ktorá karta išla kam."
    ),
    "D-17.9": "So Zradcom sa karty v ruke ukazujú útočníkovi; postihnutý vidí, ktorú kartu si berie.",
    "D-17.10": (
        "Vrchná karta odhadzovacieho balíčka leží otvorene. Čo je pod ňou, bolo otvorené kedysi a znovu sa "
        "neukazuje."
    ),
    "D-17.11": (
        "Guido a Gustáv prezerajú celý odhadzovací balíček; protihráč vidí, koľko má kariet, a dozvie sa, "
        "ktorá sa berie (R-24)."
    ),
    "D-17.12": (
        "Kartu výstavby, ktorú pod balíček pošle Lukostrelec, Podpaľač, Svár alebo Rebélia, poznajú obaja, a "
        "tiež ten balíček."
    ),
    "D-17.13": "Udalosť vidia obaja, keď sa otočí; potom obaja vedia, že leží naspodku.",
    "D-17.14": "Ktorých šesť udalostí s polmesiacom je v balíčku Súboja kniežat, nevie nikto.",
    "D-17.15": "Vlastný balíček pre turnajovú hru a udalosti v ňom pozná len ich vlastník, kým sa neobjavia.",
}

CONFLICT: Final = {
    "D-18.1": (
        "Kto požaduje suroviny, určuje druhy a počty; kto ich dáva, vyberá krajiny alebo Úkryt pre zlato, "
        "odkiaľ odídu."
    ),
    "D-18.2": "Požadovať možno len to, na čo má príjemca miesto (R-11).",
    "D-18.3": (
        "Proti kartám Lukostrelec, Podpaľač a Zradca sa možno brániť Pozorovateľňou a Heinrichom: po "
        "ohlásení karty a pred určením cieľa smie obranca raz hodiť kockou. Pozorovateľňa vydrží pri 1 a 2, "
        "Heinrich pri 3 až 5, obaja spolu pri 1 až 5 (R-20)."
    ),
    "D-18.4": "Ak obrana vydrží, útok nič neurobí a odhodí sa.",
    "D-18.5": (
        "Stavby pri meste s Požiarnou zbrojnicou sú pred Podpaľačom v bezpečí. Ak nie je žiadna iná stavba, "
        "nemožno ho zahrať."
    ),
    "D-18.6": (
        "Kto vyberá, čo sa stráca. Lukostrelec: postihnutý, jednotku so silou. Svár: útočník označí tri "
        "stavby, postihnutý vyberie jednu z nich. Podpaľač: útočník. Pirátska loď: postihnutý, obchodnú loď. "
        "Rebélia: ten, koho zasiahne."
    ),
    "D-18.7": (
        "Kam to ide. Lukostrelec, Podpaľač, Svár, Rebélia: pod balíček s rovnakou rubovou stranou, ktorý "
        "vyberá vlastník. Pirátska loď a vlastné odstránenie: na odhadzovací balíček. Karta, ktorá ležala "
        "otvorene: späť na svoje miesto (R-17)."
    ),
    "D-18.8": "Ak zmizne Radnica, objaví sa znovu Obecný dom, ktorý ležal pod ňou.",
    "D-18.9": (
        "Po strate sa hneď všetko prepočíta: body, žetóny, body, ktoré od niečoho závisia; povolený počet "
        "kariet v ruke až pri ďalšom doberaní vlastníka."
    ),
    "D-18.10": (
        "Kto má Irmgard, berie si 1 ľubovoľnú surovinu za každú kartu výstavby stratenú udalosťou alebo "
        "akčnou kartou protihráča, nie však za samotnú Irmgard (R-22)."
    ),
    "D-18.11": "Kto smie požadovať viac surovín, smie ich určiť menej, ale aspoň 1 (R-42).",
    "D-18.12": "Obranný hod nemení číslo výnosov ťahu (R-48).",
}
