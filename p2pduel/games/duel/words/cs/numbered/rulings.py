"""How unclear places are read, in Czech: the rulings R-1 to R-53, by topic."""

from typing import Final

__all__ = ["CARDS_AND_ATTACKS", "ORDER", "STACKS", "STARTING", "STORES"]

STARTING: Final = {
    "R-1": "Dva Lesy v balíčku krajin mají 6 a 4, takže každé číslo je tam dvakrát.",
    "R-2": "Ze šesti stěn kostky událostí ukazují dvě Tažení události.",
    "R-3": "Při stejných číslech v hodu o první tah se hází znovu.",
    "R-4": (
        "Bez půlměsíce: Loupežná výprava v Období zlata, jedna ze dvou Pirátských lodí, Stěhování v Období "
        "rozvoje. S půlměsícem: karty Zlatník, Skladiště, Celnice, Velká obchodní loď a Brigitta, které "
        "patří k obdobím."
    ),
    "R-5": "Kdo staví vesnici, vidí obě nové krajiny dřív, než určí, která leží nahoře.",
    "R-6": (
        "Jiný balíček pro počáteční karty musí druhý hráč použít jen v úvodní hře; ve všech větších hrách si "
        "oba smějí prohlédnout týž."
    ),
    "R-7": "Krajiny se uspořádávají otevřeně, první začínající hráč; co na krajině leží, jde s ní.",
    "R-29": "Také v Souboji knížat a v turnajové hře vítězí 13 bodů před hodem kostkami.",
    "R-31": (
        "Vlastní balíček pro turnajovou hru: 33 karet, z toho 3 v ruce, balíčky po 7, 7, 8 a 8. Vítězí 13 "
        "bodů."
    ),
    "R-32": (
        "Metropole přidává své 2 vítězné body ke 2 bodům města pod sebou. Karta patří do pozdějších sad; "
        "tento program ji nemá."
    ),
    "R-37": "Šest událostí vylosovaných pro Souboj knížat zůstává oběma neznámých.",
    "R-47": (
        "Kde nic neleží otevřeně, jsou Cech obchodníků, Špeluňka a Univerzita karty jako všechny ostatní, i "
        "tam však jen jedna pro každého hráče."
    ),
}

STORES: Final = {
    "R-18": (
        "Úkryt pro zlato pojme tři zlata a začíná prázdný. Není to krajina ani stavba, nelze na něj útočit "
        "ani ho zbořit a zůstává, i když jeho hrdina zmizí; krajina má místo pro jednu takovou kartu. Zlato, "
        "které vlastník dostává, tam smí uložit. Výnosy, Výnosný rok, Benjamin a Doktor plní krajinu: na co "
        "na ní není místo, to propadá."
    ),
    "R-26": (
        "Zásoba nemá konec. Kdo platí a kdo dostává, vybírá ze svých krajin. Zisk bez místa propadá, a "
        "přesto je dovolený."
    ),
    "R-35": (
        "Sleva vypouští jednu surovinu z natištěné ceny, podle výběru toho, kdo staví, u každé karty a nikdy "
        "pod nulu. Cvičiště a Stavební jeřáb se týkají různých karet."
    ),
    "R-40": (
        "Zbývá-li méně než dvě krajiny, bere si vesnice, co tu je, a jeden roh zůstává prázdný. V této "
        "krabici k tomu dojít nemůže."
    ),
    "R-41": (
        "Zisk určeného druhu nelze odmítnout: co se vejde, uloží se, a vlastník jen říká kam. Zlato z karet "
        "Celnice, Pirátská loď, Dar knížeti nebo Obchodník se musí uložit i do Úkrytu pro zlato, dokud jsou "
        "Zlatonosné řeky plné a Úkryt ne. Kde je druh na výběr, musí se nějaký určit, smí to ale být plný, a "
        "ten propadá; zlato pak do Úkrytu jít nemusí. Karty, které říkají „až“ nebo „smíš“, dovolují méně."
    ),
}

ORDER: Final = {
    "R-8": (
        "Žeton není nic než jeho podmínka: 3 body nebo víc, a víc než protihráč. Kdo klesne pod 3, ztrácí "
        "ho, i když stále vede."
    ),
    "R-9": "Rozhodují-li se oba hráči, je první hráč na tahu.",
    "R-33": "Zloděj hledí na oba hráče tak, jak jsou na tom před výnosy tohoto tahu.",
    "R-34": "Událost nebo symbol, který se nikoho netýká, přejde; nic místo toho nepřichází.",
    "R-38": "Týká-li se Rebelie obou hráčů, chrání Sebastian jen toho, kdo ho zahraje.",
    "R-43": (
        "Uvnitř jednoho efektu: nejdřív dané ztráty obou hráčů, potom volby hráče na tahu, potom volby "
        "druhého. Kdo získává víc věcí, bere si je v libovolném pořadí. Žetony se ověřují po každé kartě, až "
        "potom přijde, co stavba dělá při postavení, a Irmgard platí hned po ztrátě."
    ),
    "R-44": (
        "Mimo vlastní tah se odpovídá jen takto: Sebastian, když se otočí Rebelie, Svár nebo Bratrská hádka, "
        "obranný hod a volby podle D-18.1 a D-18.6. Co stojí, to už musí být k dispozici: mezitím nikdo "
        "neobchoduje ani nebourá."
    ),
    "R-45": (
        "Z průběhu hry se nesmí poznat, zda si někdo Sebastiana nechává pro sebe: ptáme se každého, kdo "
        "ho v ruce může mít."
    ),
    "R-21": "Sebastian dobraný na konci tahu smí odpovědět hned v následujícím tahu protihráče.",
    "R-53": (
        "Koho se událost týká. Rebelie: kdo má jednotku s body síly nebo obchodu a nemá Kapli pro hozené "
        "číslo. Svár: kdo má stavbu, zatímco převahu síly má protihráč. Bratrská hádka: proti komu stojí "
        "protihráč s převahou síly."
    ),
    "R-48": "Obranný hod nemění číslo tahu: Benjamin a Kaple se řídí prvním hodem.",
}

CARDS_AND_ATTACKS: Final = {
    "R-10": (
        "Tržiště: počítají se karty krajin s hozeným číslem, ne co vynášejí. Druh je z krajin protihráče s "
        "tímto číslem a smí to být i druh, na který vlastník nemá místo."
    ),
    "R-11": (
        "Nikdo nepožaduje, co nelze uložit, a požadavek, který nemůže nic přinést, nelze zahrát. Loupežná "
        "výprava plní krajinu, nikdy Úkryt pro zlato. Co vrací Obchodník, smí být kteréhokoli druhu a "
        "propadá, není-li na to místo."
    ),
    "R-12": (
        "Akční karta je dovolená, přinese-li aspoň 1 surovinu nebo jednu změnu. Trojpolní hospodářství s "
        "plnými Poli dovolené není a Zlatník potřebuje všechna 3 zlata."
    ),
    "R-13": "Brigittu a Reinera lze zahrát v témž tahu; potom už není čím házet.",
    "R-14": (
        "Stěhování prohazuje dvě vlastní krajiny nebo dvě vlastní karty výstavby, každou na místo té druhé. "
        "Karty výstavby smějí být u různých vesnic a na různých stranách. S prázdným místem se prohazovat "
        "nedá."
    ),
    "R-15": (
        "Obecní dům pod Radnicí se stále počítá jako ten jediný, který jeho vlastník smí mít, ale nic nedělá "
        "a nelze ho vybrat, ani při Sváru, ani jinak."
    ),
    "R-16": "Bratrská hádka proti jediné kartě v ruce bere tu jednu.",
    "R-17": (
        "Karta, která ležela otevřeně, se tam vrací, odstraní-li ji Svár nebo Žhář; kde nic otevřeně neleží, "
        "jde pod balíček se svou rubovou stranou."
    ),
    "R-19": (
        "Obchod přináší 1 surovinu, s Lichvářem 2 dohromady. Krajiny vybírá ten, kdo dává. Odmítnout nelze, "
        "dokud se něco vejde, ale druhou surovinu od Lichváře lze nechat být. Zlato v kartě Úkryt pro zlato "
        "je v bezpečí."
    ),
    "R-20": (
        "Kdo má Pozorovatelnu nebo Heinricha, dostává otázku, zda je chce použít, a potom hází jednou. Kdo "
        "nemá ani jedno, otázku nedostává."
    ),
    "R-22": (
        "Irmgard platí za jednotku ztracenou při Rebelii, nemá-li vlastník dost zlata, ne když platit "
        "nechce; a neplatí za loď potopenou piráty, protože to není událost ani akční karta."
    ),
    "R-23": (
        "Při Rebelii se platí plně, nebo se přichází o jednotku, nic mezi tím. Platit lze i z Úkrytu pro "
        "zlato."
    ),
    "R-24": (
        "Guido a Gustav potřebují kartu v odhazovacím balíčku dřív, než se zahrají, takže nemohou přinést "
        "sami sebe. Kdo je hraje, prohlíží si balíček jen tehdy a nahlas jmenuje, co si bere."
    ),
    "R-25": (
        "Doktor pomáhá dvěma krajinám, se kterými sousedí Lázně. Proti Moru chrání Lázně všechny čtyři "
        "krajiny svého města, i tu, která sousedí s jiným městem."
    ),
    "R-30": (
        "Bourat lze, i když zbývají volná místa, ne však v úvodní hře. Kartu vrátí jen Guido nebo Gustav; "
        "kartu, která ležela otevřeně, lze za její cenu hned postavit znovu. Výstavby krajiny zůstávají."
    ),
    "R-42": (
        "Gudrun, Obchodník, Mistr obchodník, Loupežná výprava a Plavba za kořistí smějí požadovat libovolný "
        "počet od 1 do svého nejvyššího; všechno určené se musí vejít."
    ),
    "R-46": (
        "Gudrun potřebuje zlato na krajině protihráče. Jakmile se zahraje, lze požadovat i zlato z karty "
        "Úkryt pro zlato."
    ),
    "R-49": (
        "Výstavby krajiny se prohazují jen mezi sebou a zůstávají, kde jsou, když se prohazují krajiny. "
        "Karta smí k vesnici, jen když tam smí stát. Radnice a Obecní dům se stěhují jako jedna karta. "
        "Prohození na jedné straně jednoho města nic nemění a je odmítnuto."
    ),
    "R-50": (
        "Knihovna, Guido, Gustav: kdo se podívá, bere si kartu. Knihovnu lze postavit bez dívání a nepřináší "
        "nic, jsou-li všechny balíčky prázdné."
    ),
    "R-51": (
        "Obchodník na cestách: žádný, jeden nebo dva nákupy pro každého hráče, každý za 1 zlato ze "
        "Zlatonosné řeky nebo z karty Úkryt pro zlato. Koupit lze kterýkoli druh a na co není místo, to "
        "propadá."
    ),
    "R-52": (
        "Karty výstavby jsou stavby, jednotky a výstavby krajiny; jednotky jsou hrdinové, lodě a Kanonýr, "
        "který není hrdina. Centrální karty a Úkryt pro zlato nejsou stavby ani jednotky."
    ),
}

STACKS: Final = {
    "R-27": (
        "Karta odložená při výměně smí jít i pod ten balíček, který si hráč potom prohlíží. Prázdné místo si "
        "prohlédnout nelze. Kdo zaplatí a podívá se, bere si kartu."
    ),
    "R-28": "Jsou-li prázdné všechny balíčky, nikdo nedobírá a nic z toho neplyne.",
    "R-36": (
        "Kdo vkládá pod jeden balíček několik karet, vybírá jejich pořadí, aniž ho protihráč vidí; při "
        "Bratrské hádce je to útočník."
    ),
    "R-39": (
        "Kde se tištěná vydání liší: cestu lze postavit dřív než její vesnici; dvě suroviny pro Obchodní "
        "karavanu smějí být z jedné krajiny nebo ze dvou; Stavební jeřáb pomáhá nad cenu 4; odhazovací "
        "balíček si lze prohlédnout, kde to karta říká; přebytečné karty smějí jít pod několik balíčků; "
        "kartu výstavby, která nemá co dělat, lze postavit."
    ),
}
