"""New kinds of cards, the peculiarities of the sets, the reform of 2003, in Czech: C-41 to C-60."""

from typing import Final

__all__ = ["BARBARIANS", "KINDS", "KNIGHTS", "POLITICS", "REFORM", "SCIENCE", "TRADE", "WIZARDS"]

KINDS: Final = {
    "C-41": (
        "Výstavba krajiny (hnědá) leží nad krajinou svého druhu nebo pod ní: čarodějové, Čarodějný spolek, "
        "Barvírna, Umělecká kovárna, Palírna, Koloniální základna a tři Sídla obchodníků."
    ),
    "C-41.1": (
        "Výstavba krajiny může shořet, i čarodějové; žádná Hasičská zbrojnice ji nechrání, protože nestojí "
        "u města."
    ),
    "C-41.2": "Krajina s výstavbou krajiny se neprohazuje ani nevyměňuje.",
    "C-41.3": (
        "Krajina patří ke všemu, s čím sousedí: mezi citadelou a městem smí nést čaroděje jedné nebo "
        "výstavbu druhého a její suroviny slouží oběma."
    ),
    "C-42": (
        "Výstavba cesty leží na cestě: Obchodní stanice na vlastní, Základna barbarů na cestě druhého hráče."
    ),
    "C-42.1": (
        "Nepatří k žádné vesnici ani městu; co působí na město, se jí netýká, a Hasičská zbrojnice ji "
        "nechrání."
    ),
    "C-42.2": "Cesta nese nejvýše jednu; Základna barbarů potřebuje volnou cestu.",
    "C-43": (
        "Cizí karta stojí v druhém panství a zůstává vlastnictvím toho, kdo ji tam umístil: Loupežný hrad, "
        "Základna barbarů, Obchodní pobočka, Vyslanectví, Nevěstinec."
    ),
    "C-43.1": "Hostitel ji nesmí zbořit, ale smí na ni útočit jako na každou kartu druhého hráče.",
    "C-43.2": (
        "Odchází-li za určité podmínky, posuzuje se to po každé změně; pak jde na odhazovací balíček svého "
        "vlastníka. Shoří-li, vrací se vlastníkovi do ruky."
    ),
    "C-43.3": "Její vlastník ji smí dát do zástavy.",
    "C-43.4": "Její body, balíčky a odhozené karty se počítají vlastníkovi.",
    "C-44": "Citadela a Metropole se nikdy neboří ani neničí.",
}

SCIENCE: Final = {
    "C-51.1": "Univerzita leží v otevřené řadě.",
    "C-51.2": "Pokrok platí i za Univerzity.",
}

BARBARIANS: Final = {
    "C-52.1": "Přístav a Vítězný oblouk leží v otevřené řadě; oblouk neshoří.",
    "C-52.2": (
        "Čarodějný spolek je jen pro turnajovou hru, a to pro toho, kdo používá sadu Čarodějové a draci."
    ),
    "C-52.3": (
        "Pro Sídla obchodníků a Kupecký cech je výměnou s bankem výměna 3:1, 2:1 flotilou nebo 1:1 Majákem "
        "či Kupcem Kryštofem; nikdy Karavana ani výměna mezi hráči."
    ),
    "C-52.4": "Při Napadení barbary čelí každý tolika barbarům, kolik má cest a Klášterů (CR-4).",
    "C-52.5": (
        "Dva Přístavy jsou možné jen v turnajové hře; pak má každá obchodní flotila o 2 body obchodu víc."
    ),
    "C-52.6": "V panství jen jeden Vítězný oblouk, v každé hře.",
}

TRADE: Final = {
    "C-53.1": "Obchodní kancelář leží v otevřené řadě.",
    "C-53.2": (
        "Co leží ve Skladišti naturálií nebo v Pokladnici, je v bezpečí před každou kartou druhého hráče i "
        "každou událostí a Zloděj to nepočítá. Se stavbou se to ztrácí."
    ),
}

KNIGHTS: Final = {
    "C-54.1": "Inkvizice je jen pro turnajovou hru.",
}

POLITICS: Final = {
    "C-55.1": "Kostel a Radnice leží v otevřené řadě.",
    "C-55.2": (
        "Metropole se dobírá jako jiné karty, je zdarma a pokládá se na vlastní město, má-li hráč Radnici "
        "nebo Kostel. V panství jen jedna; ne na vesnici ani citadelu."
    ),
    "C-55.3": "Co se říká o městech, platí i pro metropoli.",
    "C-55.4": (
        "Otevírá vně každé ze svých čtyř krajin místo pro jednu jednotku. Ta jednotka patří jen k metropoli."
    ),
    "C-55.5": "Krajina mezi metropolí a citadelou nese čaroděje, nebo jednotku, ne obojí.",
    "C-55.6": (
        "Kostel u metropole chrání jednotky na těchto místech před Občanskou válkou, Katedrála odkudkoli."
    ),
    "C-55.7": "Vlastní balíček smí obsahovat obě Metropole; položit lze jednu z nich.",
    "C-55.8": "Metropoli nikdo pokládat nemusí.",
}

WIZARDS: Final = {
    "C-56.1": (
        "Citadela se kupuje z balíčku a pokládá na vlastní vesnici: celkem 1 vítězný bod, a 2, dokud u ní "
        "stojí čaroděj."
    ),
    "C-56.2": "Dvě citadely nikdy nesousedí: mezi nimi stojí vesnice nebo město.",
    "C-56.3": (
        "Citadela má čtyři místa pro fialové a zelené karty a knihy kouzel, ne pro červené, s čarodějem i "
        "bez něj."
    ),
    "C-56.4": "Co míří na města, se jí netýká.",
    "C-56.5": (
        "Čarodějové nejsou jednotky. Stojí u krajiny svého druhu vedle citadely, Ari u kterékoli; u "
        "citadely nejvýše čtyři. Začínají se 2 body kouzelné síly."
    ),
    "C-56.6": "Ve vlastním tahu mění čaroděj suroviny své krajiny v kouzelnou sílu, 1 za 1.",
    "C-56.7": (
        "Čaroděj, který takto nebo Čarodějným mlýnem získal kouzelnou sílu, do konce tahu nic neplatí, ani "
        "silou starší. Sílu z události lze použít hned."
    ),
    "C-56.8": (
        "Knihy kouzel nejsou stavby ani jednotky. Pokládají se zdarma na místo citadely, třeba i několik."
    ),
    "C-56.9": (
        "Každou knihu lze použít jednou za tah; platit smí společně víc čarodějů kterékoli vlastní "
        "citadely. Dvě stejné knihy lze použít obě."
    ),
    "C-56.10": "Zbořená kniha se odhazuje.",
    "C-56.11": "Draci a fialové stavby se platí kouzelnou silou. Každý drak je jen jednou.",
    "C-56.12": "Fialové akční karty jsou akční karty, které stojí kouzelnou sílu.",
    "C-56.13": "Co působí na jednotky, čarodějům nic nedělá.",
    "C-56.14": "Utracená kouzelná síla odchází od čarodějů, kteří platí.",
}

REFORM: Final = {
    "C-60.1": "Špion bere jen jednotky a akční karty.",
    "C-60.2": "Občanská válka se týká jen rytířů, děl a obchodních flotil.",
    "C-60.3": (
        "Každá karta má jeden druh. V základní sadě útoky: Černý rytíř, Žhář, Špion, Přepadení, Obchodník; "
        "obrana: Bylinkářka, Vyzvědač, Biskup; neutrální: Alchymista, Karavana; jednotky: obchodní flotily "
        "a rytíři; stavby: zbytek. Události druh nemají."
    ),
    "C-60.4": (
        "Rámečky: žádný u centrálních karet a výstavby cest, žlutý u akčních karet, zelený pro kterékoli "
        "místo, červený pro města, fialový pro citadely, hnědý pro krajiny, modrý u událostí."
    ),
    "C-60.5": "Druh karty tematické sady je na ní vytištěn.",
}
