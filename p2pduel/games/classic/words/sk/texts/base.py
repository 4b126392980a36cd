"""Words for the cards of the base set, in Slovak."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["BASE_TEXTS", "PLAIN_KNIGHT"]


_REGION_NOTES: Final = (
    "Pojme najviac tri suroviny; čo je navyše, prepadá.",
    "Vynáša aj vtedy, keď jej číslo hodí protihráč.",
    "K jej vonkajšiemu okraju sa zmestí jedna karta.",
)


def _region(yields: str) -> CardText:
    return CardText(f"Vynáša 1 {yields}, kedykoľvek kocka výnosov ukáže jej číslo.", _REGION_NOTES)


def _doubler(regions: str, yields: str) -> CardText:
    return CardText(
        f"{regions} vynášajú pri hode na výnosy 2 {yields} namiesto 1.",
        (
            "Platí pri hode ktoréhokoľvek hráča, nikdy však pri udalostiach, kartách a výmenách.",
            "Ak sa zmestí len jedna z dvoch surovín, druhá prepadá.",
        ),
    )


def _fleet(given: str) -> CardText:
    return CardText(
        f"Vo svojom ťahu smieš ľubovoľne často vymeniť s bankom 2 {given} za 1 surovinu iného druhu.",
        (
            "Je to jednotka, nie stavba.",
            "Plaviť sa môže už v ťahu, v ktorom ju postavíš.",
            "Občianska vojna ju môže vrátiť do ruky.",
        ),
    )


PLAIN_KNIGHT: Final = CardText(
    "Rytier: prináša svoje body, nič viac.",
    (
        "Do ruky ho môže vrátiť Čierny rytier aj Občianska vojna.",
        "V oboch panstvách spolu smie stáť len raz.",
    ),
)

BASE_TEXTS: Final[dict[str, CardText]] = {
    "road": CardText(
        "Predlžuje tvoj rad na jednom konci, aby mohla nasledovať dedina.",
        (
            "Kladie sa vľavo alebo vpravo vedľa krajnej dediny, krajného mesta alebo krajnej citadely.",
            "Dve cesty nikdy neležia za sebou.",
            "Keď sa cesty minú, ďalšie už nie sú.",
        ),
    ),
    "settlement": CardText(
        "Patrí na voľný koniec tvojej cesty a prináša dve nové krajiny a dve stavebné miesta.",
        (
            "Krajiny prichádzajú prázdne; prvá ťahaná leží hore alebo dole, ako chceš, druhá oproti.",
            "Jedno stavebné miesto leží nad ňou, jedno pod ňou.",
            "S Vyzvedačom si krajiny vyberieš.",
        ),
    ),
    "city": CardText(
        "Prekrýva jednu z tvojich dedín: 2 víťazné body namiesto 1 a štyri stavebné miesta.",
        (
            "Čo už pri nej stojí, to tam zostáva.",
            "Červené karty výstavby potrebujú mesto.",
            "Mesto potrebuje aj figúrka mlyna.",
        ),
    ),
    "forest": _region("drevo"),
    "pasture": _region("vlnu"),
    "hills": _region("tehlu"),
    "mountains": _region("rudu"),
    "fields": _region("obilie"),
    "gold_field": _region("zlato"),
    "alchemist": CardText(
        "Pred hodom nastav kocku výnosov na ľubovoľné číslo; potom hoď len kockou udalostí.",
        (
            "Hod, ktorý už padol, zmeniť nemôže.",
            "Najprv prichádza udalosť, potom výnosy podľa tvojho čísla.",
            "S Kolesom času sa nehádže vôbec.",
        ),
    ),
    "arsonist": CardText(
        (
            "Hoď kockou. Pri 1–5 si protihráč berie späť do ruky jednu zo svojich stavieb, ktorú vyberieš; "
            "pri 6 to postihne teba."
        ),
        (
            "Po Biskupovi, zahranom pred hodom, víťazíš len pri 1–2.",
            "Cieľ sa označuje až po hode; označí ho víťaz hodu.",
            "Zhorí aj výstavba krajiny a cesty, čarodejníci a cudzie karty; jednotky a knihy kúziel nikdy.",
            (
                "Stavby z otvoreného radu sa vracajú do radu. Víťazný oblúk, Biskupstvo a Hasičská "
                "zbrojnica nezhoria."
            ),
            "Protihráč odkladá prebytočné karty hneď, ty na konci svojho ťahu.",
        ),
    ),
    "bishop": CardText(
        "Keď protihráč hrá Podpaľača alebo Prepadnutie, zahraj ho pred hodom: útok potom uspeje len pri 1–2.",
        (
            "Smieš ho zahrať pri akomkoľvek počte bodov a v ťahu protihráča.",
            "Chráni aj tvoju stavbu, ktorá stojí v panstve protihráča.",
        ),
    ),
    "black_knight": CardText(
        (
            "Hoď kockou. Pri 1–5 si protihráč berie späť do ruky jedného zo svojich rytierov, ktorého vyberieš; "
            "pri 6 to postihne teba."
        ),
        (
            "Po Bylinkárke, zahranej pred hodom, víťazíš len pri 1–2.",
            "Cieľ sa označuje až po hode; označí ho víťaz hodu.",
            "Zahnať možno aj delá a draky. Kostol nepomáha.",
            "Keď ho hráš, musí mať protihráč nejaký cieľ.",
        ),
    ),
    "brigands": CardText(
        (
            "Hoď kockou. Pri 1–5 si od protihráča berieš 2 suroviny podľa svojho výberu; pri 6 si protihráč "
            "berie 2 od teba."
        ),
        (
            "Po Biskupovi, zahranom pred hodom, víťazíš len pri 1–2.",
            "Víťaz si berie len to, na čo má miesto; ak je surovín menej, tak menej.",
            "Z ktorých krajín odídu, rozhoduje porazený.",
        ),
    ),
    "caravan": CardText(
        "Odovzdaj 1 alebo 2 svoje suroviny a vezmi si za ne rovnako veľa iných podľa výberu.",
        (
            "Tie dve smú byť rôzneho druhu.",
            "Nie je to výmena s bankom: Sídel obchodníkov ani Kupeckého cechu sa netýka.",
        ),
    ),
    "herb_woman": CardText(
        "Keď protihráč hrá Čierneho rytiera, zahraj ju pred hodom: útok potom uspeje len pri 1–2.",
        (
            "Smieš ju zahrať pri akomkoľvek počte bodov a v ťahu protihráča.",
            "Pomáha aj proti Richardovi Pomstiteľovi.",
        ),
    ),
    "merchant": CardText(
        "Vezmi si od protihráča 1 alebo 2 suroviny podľa svojho výberu a potom mu 1 svoju daj.",
        (
            "Dať smieš aj to, čo si práve berieš.",
            "Na čo príjemca nemá miesto, to majiteľa nezmení.",
        ),
    ),
    "scout": CardText(
        "Zahraj ho, keď staviaš dedinu: jej dve krajiny vyber z celého balíčka krajín.",
        (
            "Vybrané krajiny sa vyložia lícom nahor, zvyšok sa zamieša.",
            "Smieš ho zahrať pri akomkoľvek počte bodov.",
        ),
    ),
    "spy": CardText(
        "Protihráč ti ukáže karty v ruke; jednu akčnú kartu alebo jednotku si z nich smieš vziať.",
        (
            "Stavby, čarodejníci, knihy kúziel a Metropola sú v bezpečí.",
            "Kartu smieš použiť hneď.",
            "Veľký múr alebo Strážna veža ho môže zastaviť skôr, než sa niečo ukáže.",
        ),
    ),
    "civil_war": CardText(
        (
            "Každý hráč si berie späť do ruky jedného zo svojich rytierov, jedno delo alebo jednu obchodnú "
            "flotilu; vyberá ten druhý."
        ),
        (
            "Prvý vyberá ten, kto hádzal.",
            (
                "Ostatné jednotky zostávajú; chráni Kostol, Katedrála, Rádový hrad, Maják, Vlajková loď a "
                "Žigmund."
            ),
            "Potom obaja hneď odkladajú prebytočné karty.",
        ),
    ),
    "conflict": CardText(
        "Kto má figúrku rytiera, prezrie si karty protihráča v ruke a 2 z nich vloží pod jeden balíček.",
        (
            "Ak figúrku nemá nikto, nič sa nedeje.",
            "Ak má protihráč v ruke menej než 2 karty, odíde ich menej.",
            "Postihnutý hráč si karty dopĺňa až na konci vlastného ťahu.",
        ),
    ),
    "master_builder": CardText(
        (
            "Obaja hráči si postupne prezrú jeden balíček a smú si z neho vziať 1 kartu; za ňu vložia "
            "kartu z ruky pod balíček."
        ),
        (
            "Začína ten, kto hádzal; druhý musí použiť iný balíček.",
            "Je to zadarmo, balíček si drží poradie a počet kariet v ruke sa nemení.",
            "Pod balíček smie ísť aj karta práve vzatá.",
        ),
    ),
    "plague": CardText(
        "Každá krajina, ktorá susedí s mestom alebo metropolou, stráca 1 surovinu.",
        (
            "Krajina medzi dvoma mestami stráca len 1; citadely sa nepočítajú.",
            "Chránia Kúpele, Vodáreň a Lekár.",
        ),
    ),
    "productive_year": CardText(
        "Každá krajina vynáša 1 surovinu za každý Opevnený sklad, s ktorým susedí.",
        ("Na čo nie je miesto, to prepadá; na inú krajinu to neprejde.",),
    ),
    "progress": CardText(
        (
            "Obaja hráči si berú 1 ľubovoľnú surovinu za každý svoj Kláštor, každú Knižnicu a každú "
            "Univerzitu."
        ),
        ("Stavby začarované, v zálohe a pod Dogmou neprinášajú nič.",),
    ),
    "year_end": CardText(
        "Balíček udalostí sa zamieša aj s touto kartou.",
        ("Vínne pivnice prinášajú svojmu vlastníkovi 2 suroviny.",),
    ),
    "abbey": CardText(
        "V ruke smieš mať o jednu kartu viac.",
        (
            "Pokrok ti zaň prináša 1 surovinu.",
            "Pri Nájazde barbarov sa počíta pre barbarov a Povera ťa zaň stojí 1 surovinu.",
        ),
    ),
    "garrison": CardText(
        "Krajiny, ktoré s ním susedia, sa pri Zlodejovi nepočítajú.",
        (
            "Ak ťa okradne aj tak, strácaš rudu a vlnu aj tam.",
            "Bohatý rok jeho krajiny plní, Sedliacka vzbura ich vyprázdňuje.",
        ),
    ),
    "smithy": CardText(
        "Každý tvoj rytier a každé tvoje delo má o 1 bod sily viac.",
        ("Potrebuje ju Základňa barbarov.",),
    ),
    "brick_factory": _doubler("Susedné Vrchoviny", "tehly"),
    "foundry": _doubler("Susedné Pohoria", "rudy"),
    "grain_mill": _doubler("Susedné Polia", "obilia"),
    "sawmill": _doubler("Susedné Lesy", "drevá"),
    "woolen_mill": _doubler("Susedné Pastviny", "vlny"),
    "fleet_brick": _fleet("tehly"),
    "fleet_gold": _fleet("zlatá"),
    "fleet_grain": _fleet("obilia"),
    "fleet_lumber": _fleet("drevá"),
    "fleet_ore": _fleet("rudy"),
    "fleet_wool": _fleet("vlny"),
    "conrad": PLAIN_KNIGHT,
    "falk": PLAIN_KNIGHT,
    "gotz": PLAIN_KNIGHT,
    "hagen": PLAIN_KNIGHT,
    "karl": PLAIN_KNIGHT,
    "otto": PLAIN_KNIGHT,
    "pippin": PLAIN_KNIGHT,
    "siegfried": PLAIN_KNIGHT,
    "walter": PLAIN_KNIGHT,
    "aqueduct": CardText("Mor neuškodí žiadnej z tvojich krajín."),
    "bath_house": CardText(
        "Mor neškodí štyrom krajinám okolo ich mesta.",
        ("V bezpečí je aj krajina, o ktorú sa delí so susedným mestom.",),
    ),
    "church": CardText(
        "Tvoji rytieri, delá a obchodné flotily pri jeho meste sú pri Občianskej vojne v bezpečí.",
        (
            "Pri metropole sú v bezpečí aj jednotky na jej vonkajších miestach.",
            "So súpravou Politika a intrigy leží v otvorenom rade; potrebuje ho veľa kariet.",
        ),
    ),
    "colossus": CardText("Prináša svoje víťazné body, nič viac."),
    "counting_house": CardText(
        "Prináša svoje body obchodu; potrebuje ju veľa kariet súpravy Obchod a obrat.",
        (
            "So súpravou Obchod a obrat leží v otvorenom rade: jedna pre každého hráča.",
            "Veľký prístav jej body obchodu zdvojnásobuje.",
        ),
    ),
    "harbor": CardText(
        "Každá tvoja obchodná flotila má o 1 bod obchodu viac.",
        (
            "Patrí k nim Veľká obchodná flotila; Pirátska flotila, Flotila s pokladom a Vlajková loď nie.",
            "Dva Prístavy, v turnajovej hre, pridávajú každej 2.",
            "So súpravou Barbari a obchodníci leží v otvorenom rade: jeden pre každého hráča.",
        ),
    ),
    "library": CardText(
        "V ruke smieš mať o jednu kartu viac.",
        ("Pokrok ti za ňu prináša 1 surovinu.",),
    ),
    "marketplace": CardText(
        "Prináša svoje body obchodu, nič viac.",
        ("Veľký prístav ich zdvojnásobuje.",),
    ),
    "merchant_guild": CardText(
        "Prináša svoje body obchodu, nič viac.",
        ("Veľký prístav ich zdvojnásobuje.",),
    ),
    "mint": CardText(
        "Vo svojom ťahu smieš ľubovoľne často vymeniť s bankom 1 zlato za 1 surovinu iného druhu."
    ),
    "town_hall": CardText(
        "Prehľadať balíček ťa stojí 1 surovinu namiesto 2.",
        (
            "Druhá už cenu neznižuje.",
            "So súpravou Politika a intrigy leží v otvorenom rade; potrebuje ju veľa kariet.",
        ),
    ),
}
"""Card id to its words."""
