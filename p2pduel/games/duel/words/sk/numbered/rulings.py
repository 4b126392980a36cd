"""How unclear places are read, in Slovak: the rulings R-1 to R-53, by topic."""

from typing import Final

__all__ = ["CARDS_AND_ATTACKS", "ORDER", "STACKS", "STARTING", "STORES"]

STARTING: Final = {
    "R-1": "Dva Lesy v balíčku krajín majú 6 a 4, takže každé číslo je tam dvakrát.",
    "R-2": "Zo šiestich stien kocky udalostí ukazujú dve Otočenie karty udalosti.",
    "R-3": "Pri rovnakých číslach v hode o prvý ťah sa hádže znovu.",
    "R-4": (
        "Bez polmesiaca: Lúpežná výprava v Období zlata, jedna z dvoch Pirátskych lodí, Sťahovanie v Období "
        "pokroku. S polmesiacom: karty Zlatník, Sklad, Colnica, Veľká obchodná loď a Brigitta, ktoré patria "
        "k obdobiam."
    ),
    "R-5": "Kto stavia dedinu, vidí obe nové krajiny skôr, než určí, ktorá leží hore.",
    "R-6": (
        "Iný balíček pre počiatočné karty musí druhý hráč použiť len v úvodnej hre; vo všetkých väčších "
        "hrách si obaja smú prezrieť ten istý."
    ),
    "R-7": "Krajiny sa usporadúvajú otvorene, prvý začínajúci hráč; čo na krajine leží, ide s ňou.",
    "R-29": "Aj v Súboji kniežat a v turnajovej hre víťazí 13 bodov pred hodom kockami.",
    "R-31": (
        "Vlastný balíček pre turnajovú hru: 33 kariet, z toho 3 v ruke, balíčky po 7, 7, 8 a 8. Víťazí 13 "
        "bodov."
    ),
    "R-32": (
        "Metropola pridáva svoje 2 víťazné body k 2 bodom mesta pod sebou. Karta patrí do neskorších súprav; "
        "tento program ju nemá."
    ),
    "R-37": "Šesť udalostí vyžrebovaných pre Súboj kniežat zostáva obom neznámych.",
    "R-47": (
        "Kde nič neleží otvorene, sú Cech obchodníkov, Krčma a Univerzita karty ako všetky ostatné, aj tam "
        "však len jedna pre každého hráča."
    ),
}

STORES: Final = {
    "R-18": (
        "Do Úkrytu pre zlato sa zmestia tri zlatá a začína prázdny. Nie je to krajina ani stavba, nemožno "
        "naň útočiť ani ho odstrániť a zostáva, aj keď jeho hrdina zmizne; krajina má miesto pre jednu takú "
        "kartu. Zlato, ktoré vlastník dostáva, tam smie uložiť. Výnosy, Výnosný rok, Benjamín a Doktor plnia "
        "krajinu: na čo na nej nie je miesto, to prepadá."
    ),
    "R-26": (
        "Zásoba nemá koniec. Kto platí a kto dostáva, vyberá zo svojich krajín. Zisk bez miesta prepadá, a "
        "predsa je dovolený."
    ),
    "R-35": (
        "Zľava vypúšťa jednu surovinu z vytlačenej ceny, podľa výberu toho, kto stavia, pri každej karte a "
        "nikdy pod nulu. Cvičisko a Stavebný žeriav sa týkajú rôznych kariet."
    ),
    "R-40": (
        "Ak zostáva menej než dve krajiny, berie si dedina, čo tu je, a jeden roh zostáva prázdny. V tejto "
        "škatuli k tomu dôjsť nemôže."
    ),
    "R-41": (
        "Zisk určeného druhu nemožno odmietnuť: čo sa zmestí, uloží sa, a vlastník len hovorí kam. Zlato z "
        "kariet Colnica, Pirátska loď, Dar kniežaťu alebo Obchodník sa musí uložiť aj do Úkrytu pre zlato, "
        "kým sú Zlatonosné rieky plné a Úkryt nie. Kde je druh na výber, musí sa nejaký určiť, smie to však "
        "byť plný, a ten prepadá; zlato potom do Úkrytu ísť nemusí. Karty, ktoré hovoria „až“ alebo „smieš“, "
        "dovoľujú menej."
    ),
}

ORDER: Final = {
    "R-8": (
        "Žetón nie je nič než jeho podmienka: 3 body alebo viac, a viac než protihráč. Kto klesne pod 3, "
        "stráca ho, aj keď stále vedie."
    ),
    "R-9": "Ak sa rozhodujú obaja hráči, je prvý hráč na ťahu.",
    "R-33": "Zlodej hľadí na oboch hráčov tak, ako sú na tom pred výnosmi tohto ťahu.",
    "R-34": "Udalosť alebo symbol, ktorý sa nikoho netýka, prejde; nič namiesto toho neprichádza.",
    "R-38": "Ak sa Rebélia týka oboch hráčov, chráni Sebastián len toho, kto ho zahrá.",
    "R-43": (
        "V rámci jedného efektu: najprv dané straty oboch hráčov, potom voľby hráča na ťahu, potom voľby "
        "druhého. Kto získava viac vecí, berie si ich v ľubovoľnom poradí. Žetóny sa overujú po každej "
        "karte, až potom príde, čo stavba robí pri postavení, a Irmgard platí hneď po strate."
    ),
    "R-44": (
        "Mimo vlastného ťahu sa odpovedá len takto: Sebastián, keď sa otočí Rebélia, Svár alebo Bratská "
        "hádka, obranný hod a voľby podľa D-18.1 a D-18.6. Čo stoja, to už musí byť k dispozícii: medzitým "
        "nikto neobchoduje ani neodstraňuje vlastné karty."
    ),
    "R-45": (
        "Z priebehu hry sa nesmie dať poznať, či si niekto Sebastiána necháva pre seba: pýtame sa každého, "
        "kto ho v ruke môže mať."
    ),
    "R-21": "Sebastián dobraný na konci ťahu smie odpovedať hneď v nasledujúcom ťahu protihráča.",
    "R-53": (
        "Koho sa udalosť týka. Rebélia: kto má jednotku s bodmi sily alebo obchodu a nemá Kaplnku pre hodené "
        "číslo. Svár: kto má stavbu, kým prevahu sily má protihráč. Bratská hádka: proti komu stojí "
        "protihráč s prevahou sily."
    ),
    "R-48": "Obranný hod nemení číslo ťahu: Benjamín a Kaplnka sa riadia prvým hodom.",
}

CARDS_AND_ATTACKS: Final = {
    "R-10": (
        "Trh: počítajú sa karty krajín s hodeným číslom, nie čo vynášajú. Druh je z krajín protihráča s "
        "týmto číslom a smie to byť aj druh, na ktorý vlastník nemá miesto."
    ),
    "R-11": (
        "Nikto nepožaduje, čo nemožno uložiť, a požiadavku, ktorá nemôže nič priniesť, nemožno zahrať. "
        "Lúpežná výprava plní krajinu, nikdy Úkryt pre zlato. Čo vracia Obchodník, smie byť ktoréhokoľvek "
        "druhu a prepadá, ak na to nie je miesto."
    ),
    "R-12": (
        "Akčná karta je dovolená, ak prinesie aspoň 1 surovinu alebo jednu zmenu. Trojpoľné hospodárstvo s "
        "plnými Poľami dovolené nie je a Zlatník potrebuje všetky 3 zlatá."
    ),
    "R-13": "Brigittu a Reinera možno zahrať v tom istom ťahu; potom už nie je čím hádzať.",
    "R-14": (
        "Sťahovanie vymieňa dve vlastné krajiny alebo dve vlastné karty výstavby, každú na miesto tej "
        "druhej. Karty výstavby smú byť pri rôznych dedinách a na rôznych stranách. S prázdnym miestom sa "
        "vymieňať nedá."
    ),
    "R-15": (
        "Obecný dom pod Radnicou sa stále počíta ako ten jediný, ktorý jeho vlastník smie mať, ale nič "
        "nerobí a nemožno ho vybrať, ani pri Sváre, ani inak."
    ),
    "R-16": "Bratská hádka proti jedinej karte v ruke berie tú jednu.",
    "R-17": (
        "Karta, ktorá ležala otvorene, sa tam vracia, ak ju odstráni Svár alebo Podpaľač; kde nič otvorene "
        "neleží, ide pod balíček so svojou rubovou stranou."
    ),
    "R-19": (
        "Obchod prináša 1 surovinu, s Úžerníkom 2 dokopy. Krajiny vyberá ten, kto dáva. Odmietnuť nemožno, "
        "kým sa niečo zmestí, ale druhú surovinu od Úžerníka možno nechať tak. Zlato v karte Úkryt pre zlato "
        "je v bezpečí."
    ),
    "R-20": (
        "Kto má Pozorovateľňu alebo Heinricha, dostáva otázku, či ich chce použiť, a potom hádže raz. Kto "
        "nemá ani jedno, otázku nedostáva."
    ),
    "R-22": (
        "Irmgard platí za jednotku stratenú pri Rebélii, ak vlastník nemá dosť zlata, nie keď platiť nechce; "
        "a neplatí za loď potopenú pirátmi, lebo to nie je udalosť ani akčná karta."
    ),
    "R-23": (
        "Pri Rebélii sa platí v plnej výške, alebo sa prichádza o jednotku, nič medzi tým. Platiť možno aj z "
        "Úkrytu pre zlato."
    ),
    "R-24": (
        "Guido a Gustáv potrebujú kartu v odhadzovacom balíčku skôr, než sa zahrajú, takže nemôžu priniesť "
        "sami seba. Kto ich hrá, prezerá si balíček len vtedy a nahlas menuje, čo si berie."
    ),
    "R-25": (
        "Doktor pomáha dvom krajinám, s ktorými susedia Kúpele. Proti Moru chránia Kúpele všetky štyri "
        "krajiny svojho mesta, aj tú, ktorá susedí s iným mestom."
    ),
    "R-30": (
        "Vlastné karty možno odstrániť, aj keď zostávajú voľné miesta, nie však v úvodnej hre. Kartu vráti "
        "len Guido alebo Gustáv; kartu, ktorá ležala otvorene, možno za jej cenu hneď postaviť znovu. "
        "Výstavby krajiny zostávajú."
    ),
    "R-42": (
        "Gudrun, Obchodník, Majster obchodník, Lúpežná výprava a Plavba za korisťou smú požadovať ľubovoľný "
        "počet od 1 do svojho najvyššieho; všetko určené sa musí zmestiť."
    ),
    "R-46": (
        "Gudrun potrebuje zlato na krajine protihráča. Keď sa už zahrá, možno požadovať aj zlato z karty "
        "Úkryt pre zlato."
    ),
    "R-49": (
        "Výstavby krajiny sa vymieňajú len medzi sebou a zostávajú, kde sú, keď sa vymieňajú krajiny. Karta "
        "smie k dedine, len keď tam smie stáť. Radnica a Obecný dom sa sťahujú ako jedna karta. Výmena na "
        "jednej strane jedného mesta nič nemení a je odmietnutá."
    ),
    "R-50": (
        "Knižnica, Guido, Gustáv: kto sa pozrie, berie si kartu. Knižnicu možno postaviť bez pozerania a "
        "neprináša nič, ak sú všetky balíčky prázdne."
    ),
    "R-51": (
        "Obchodník na cestách: žiadny, jeden alebo dva nákupy pre každého hráča, každý za 1 zlato zo "
        "Zlatonosnej rieky alebo z karty Úkryt pre zlato. Kúpiť možno ktorýkoľvek druh a na čo nie je "
        "miesto, to prepadá."
    ),
    "R-52": (
        "Karty výstavby sú stavby, jednotky a výstavby krajiny; jednotky sú hrdinovia, lode a Kanonier, "
        "ktorý nie je hrdina. Centrálne karty a Úkryt pre zlato nie sú stavby ani jednotky."
    ),
}

STACKS: Final = {
    "R-27": (
        "Karta odložená pri výmene smie ísť aj pod ten balíček, ktorý si hráč potom prezerá. Prázdne miesto "
        "si prezrieť nemožno. Kto zaplatí a pozrie sa, berie si kartu."
    ),
    "R-28": "Ak sú prázdne všetky balíčky, nikto nedoberá a nič z toho nevyplýva.",
    "R-36": (
        "Kto vkladá pod jeden balíček niekoľko kariet, vyberá ich poradie a protihráč ho nevidí; "
        "pri Bratskej hádke je to útočník."
    ),
    "R-39": (
        "Kde sa tlačené vydania líšia: cestu možno postaviť skôr než jej dedinu; dve suroviny pre Obchodný "
        "karavan smú byť z jednej krajiny alebo z dvoch; Stavebný žeriav pomáha nad cenu 4; odhadzovací "
        "balíček si možno prezrieť, kde to karta hovorí; prebytočné karty smú ísť pod niekoľko balíčkov; "
        "kartu výstavby, ktorá nemá čo robiť, možno postaviť."
    ),
}
