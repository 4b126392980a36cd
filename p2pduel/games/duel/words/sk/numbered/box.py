"""What lies on the table and how a principality is laid out, in Slovak: D-1 to D-4."""

from typing import Final

__all__ = ["BOX", "LAND", "RESOURCES", "SETUP"]

BOX: Final = {
    "D-1.1": (
        "Kariet je 180: 94 v základnej súprave, 27 v Období zlata, 28 v Období zmätkov a 31 v Období pokroku."
    ),
    "D-1.2": "Základná súprava má 49 centrálnych kariet, 36 doberacích kariet a 9 udalostí.",
    "D-1.3": "Centrálne karty: 9 ciest, 9 dedín, 7 miest a 24 krajín, po štyri z každého zo šiestich druhov.",
    "D-1.4": (
        "Každý hráč začína s deviatimi centrálnymi kartami svojej farby, červenej alebo modrej: 1 cesta, 2 "
        "dediny a z každého druhu jedna krajina."
    ),
    "D-1.5": "Zostávajú balíčky: 7 ciest, 5 dedín, 7 miest a 12 krajín, z každého druhu dve.",
    "D-1.6": (
        "Doberacie karty období aj s tými, ktoré ležia otvorene: zlato 24, zmätky 24, pokrok 26. Udalosti: "
        "zlato 3, zmätky 4, pokrok 5."
    ),
    "D-1.7": "Kocka výnosov ukazuje 1 až 6.",
    "D-1.8": (
        "Kocka udalostí pozná päť symbolov: Zlodej, Obchod, Oslava, Bohatý zber úrody a Otočenie karty "
        "udalosti. Otočenie karty udalosti je na dvoch zo šiestich stien, každý iný symbol na jednej (R-2)."
    ),
    "D-1.9": "Žetóny sú dva, jeden sily a jeden obchodu.",
    "D-1.10": (
        "Les vynáša drevo, Zlatonosná rieka zlato, Pole obilie, Vrchovina tehly, Pastvina vlnu a Pohorie "
        "rudu. Suroviny sa nikdy neminú (R-26)."
    ),
    "D-1.11": (
        "Čísla v balíčku krajín: Pole 3 a 1, Pohorie 4 a 2, Vrchovina 5 a 1, Les 6 a 4, Pastvina 6 a 5, "
        "Zlatonosná rieka 3 a 2. Každé číslo je tam teda dvakrát (R-1)."
    ),
    "D-1.12": "Držiaky na balíčky sú len vybavenie: žiadne pravidlo o nich nehovorí.",
}

SETUP: Final = {
    "D-2.1": "Úvodná hra používa len karty základnej súpravy.",
    "D-2.2": (
        "Jeden hráč má červenú farbu, druhý modrú; každý vyloží svojich deväť štartovných kariet podľa D-3.2."
    ),
    "D-2.3": "Z balíčkov centrálnych kariet sa miešajú len krajiny; ležia lícom dole.",
    "D-2.4": "36 doberacích kariet základnej súpravy sa zamieša a tvorí štyri zakryté balíčky po 9.",
    "D-2.5": (
        "Udalosti: Vianoce sa dajú nabok a ostatných osem sa zamieša. Tri z nich ležia dole, na nich Vianoce "
        "a nad nimi zvyšných päť. Všetky lícom dole."
    ),
    "D-2.6": (
        "Vianoce teda prídu ako šiesta udalosť, počítané od začiatku alebo od chvíle, keď prišli naposledy."
    ),
    "D-2.7": (
        "Obaja hráči hodia kockou výnosov a vyššie číslo začína; pri rovnakých číslach sa hádže znovu (R-3)."
    ),
    "D-2.8": (
        "Začínajúci hráč si berie tri vrchné karty jedného doberajúceho balíčka, druhý hráč tri vrchné karty "
        "iného."
    ),
    "D-2.9": "Na začiatku nemá žiadny žetón nikto.",
    "D-2.10": "Obaja hráči začínajú s 2 víťaznými bodmi.",
}

LAND: Final = {
    "D-3.1": (
        "Dediny a cesty tvoria rad. Nad cestami a pod nimi ležia krajiny, nad dedinami a pod nimi sú "
        "stavebné miesta. Stĺpce majú čísla: prvá cesta je 0, prvé dve dediny sú -1 a 1, takže cesty sú "
        "párne a dediny nepárne. T je nad radom, B pod ním."
    ),
    "D-3.2": (
        "Štartovné krajiny zľava doprava: hore Les, Zlatonosná rieka, Pole; dole Vrchovina, Pastvina, "
        "Pohorie."
    ),
    "D-3.3": (
        "Ich čísla. Červený: Les 2, Zlatonosná rieka 1, Pole 6, Vrchovina 3, Pastvina 4, Pohorie 5. Modrý: "
        "Les 3, Zlatonosná rieka 4, Pole 5, Vrchovina 2, Pastvina 1, Pohorie 6."
    ),
    "D-3.4": "Dedina má dve stavebné miesta, jedno nad sebou a jedno pod sebou.",
    "D-3.5": "Mesto má štyri, dve hore a dve dole. Karty, ktoré stáli pri dedine, zostávajú, kde sú.",
    "D-3.6": (
        "Karta na stavebnom mieste susedí s dvoma krajinami vedľa seba na svojej strane radu a so žiadnymi "
        "inými; pri meste nezáleží na tom, na ktorom z oboch miest stojí."
    ),
    "D-3.7": "Dedina alebo mesto susedí so štyrmi krajinami okolo seba.",
    "D-3.8": "Krajina medzi dvoma dedinami alebo mestami preto susedí s oboma.",
    "D-3.9": (
        "Cesta sa stavia k voľnej strane krajnej dediny alebo krajného mesta, vľavo alebo vpravo. Cesta "
        "nikdy nenadväzuje na cestu."
    ),
    "D-3.10": (
        "Dedina sa stavia na voľný koniec vlastnej cesty. Prináša dve krajiny k svojim voľným rohom, jednu "
        "hore a jednu dole, obe prázdne; kto stavia, určuje, ktorá leží kde (R-5)."
    ),
    "D-3.11": "Mesto sa kladie na vlastnú dedinu, ktorá sa potom už nepočíta.",
    "D-3.12": (
        "Výstavba krajiny stojí na vonkajšom okraji krajiny: nad hornou, pod dolnou. Každá krajina má jedno "
        "také miesto a žiadna iná karta ho nepoužíva (R-18)."
    ),
    "D-3.13": "Červené karty výstavby stoja len pri mestách, zelené pri dedinách aj pri mestách.",
    "D-3.14": (
        "Dve karty na jednej strane mesta si smú vymeniť miesto, čo nič neznamená. Inak karta zostáva na "
        "svojom mieste, kým ju nepresunie Sťahovanie."
    ),
    "D-3.15": "Na centrálne karty nemožno útočiť a nemožno ich vziať.",
    "D-3.16": "Dedín a miest smie byť toľko, koľko ich je v balíčkoch.",
    "D-3.17": (
        "Krajiny sa nemôžu minúť: päť dedín si vezme desať z dvanástich, takže aj posledná dedina, so Zvedom "
        "alebo bez neho, vyberá zo štyroch (R-40)."
    ),
    "D-3.18": (
        "Voľná cesta smie byť na oboch koncoch zároveň. Každá dedina a každé mesto má svoje štyri krajiny, "
        "aj tie krajné."
    ),
}

RESOURCES: Final = {
    "D-4.1": "Na krajinu sa zmestia až tri jej suroviny.",
    "D-4.2": "Na začiatku leží na každej krajine 1, len na Zlatonosnej rieke nič.",
    "D-4.3": "Čo by bolo štvrté, prepadá, a nič iné namiesto toho neprichádza.",
    "D-4.4": (
        "Zisk, ktorý nepatrí jednej určitej krajine, rozdeľuje vlastník na vhodné krajiny, ako chce (R-26)."
    ),
    "D-4.5": "Cena sa platí z krajín, ktoré vyberá platiaci hráč (R-26).",
    "D-4.6": "Všetko sa platí skôr, než sa karta vyloží: čo karta prináša, s jej cenou nepomôže.",
    "D-4.7": "Cesta: 1 drevo, 2 tehly. Dedina: 1 drevo, 1 tehla, 1 obilie, 1 vlna. Mesto: 2 obilia, 3 rudy.",
    "D-4.8": "Uložené suroviny ležia otvorene pre oboch hráčov.",
    "D-4.9": (
        "Zisk určeného druhu sa musí uložiť, pokiaľ je naň miesto. Kde je druh na výber, možno určiť aj plný "
        "(R-41)."
    ),
    "D-4.10": (
        "Suroviny opúšťajú krajinu platením, výmenou, požiadavkou alebo stratou; zahodiť ich nesmie nikto "
        "(R-41)."
    ),
}
