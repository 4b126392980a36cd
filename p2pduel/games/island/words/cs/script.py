"""The first lesson in Czech: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Vítej",
        "Hraješ za modrou barvu, naproti sedí Oranžový. Osidlujete stejný ostrov. Vesnice má hodnotu 1 bodu, "
        "město 2; kdo má ve vlastním tahu 10 bodů, vítězí. Zatím máš dvě vesnice: {mine}. Zahrajme si spolu "
        "několik připravených tahů. Nic se nemůže pokazit.",
        "",
    ),
    "map": (
        "Ostrov",
        "Každý díl je krajina s číslem. Když dvě kostky ukážou jeho číslo, každá vesnice na jeho rohu dostane "
        "kartu: les dává dřevo, pahorkatina cihly, pastvina vlnu, pole obilí a hory rudu. Tečky říkají, jak "
        "často číslo padá; [6] a [8] padají nejčastěji. V poušti stojí zloděj {robber}.",
        "",
    ),
    "dice": (
        "Dvě kostky",
        "Tah začíná kostkami. Tady jsou připravené; ve skutečné hře jimi házejí všechny počítače společně, "
        "takže nikdo nemůže podvádět. Před hodem smíš zahrát akční kartu, třeba svého Rytíře. Kdo žádnou "
        "nemá, otázku nedostane: kostkami se hází hned.",
        "Hoď kostkami: stiskni {roll}.",
    ),
    "road": (
        "Stavba silnice",
        "Padla 4! Tvoje vesnice V42 leží u pole s tímto číslem, a tak dostáváš 1 obilí. Každý hod platí pro "
        "oba: Oranžový dostává vlnu a obilí. Teď smíš stavět a obchodovat. Silnice stojí 1 dřevo a 1 cihlu a "
        "leží mezi dvěma díly. Musí navazovat na tvou silnici nebo stavbu.",
        "Tiskni {build}, dokud není označená Silnice, potom {enter}. Na mapě jdi šipkami na 45-49 a stiskni "
        "{enter}.",
    ),
    "settlement": (
        "Vesnice",
        "Tvoje silnice teď vede k volné křižovatce. Vesnice stojí 1 dřevo, 1 cihlu, 1 vlnu a 1 obilí a na "
        "sousední křižovatce nesmí stát jiná stavba. Řádek pod mapou říká, co místo vynáší: pahorkatina 5 a "
        "pole 6.",
        "Tiskni {build}, dokud není označená Vesnice, potom {enter}. Rozsvítí se jedno místo: stiskni znovu "
        "{enter}.",
    ),
    "end": (
        "Konec tahu",
        "3 body! Teď můžeš zahrát i Rytíře, ale později ti poslouží lépe. Tento tah je tedy u konce.",
        "Ukonči svůj tah: stiskni {end}. Když dostaneš otázku, jestli to myslíš vážně, odpověz ano.",
    ),
    "orange": (
        "Tah soupeře",
        "Teď Oranžový hází, staví a končí tah, stejně jako ty. Sleduj své karty: i tento hod platí pro tebe.",
        "",
    ),
    "seven": (
        "Jsi na tahu",
        "Padla 5: tvoje pahorkatina dala 2 cihly, za každou vesnici u ní jednu, a tvoje pastvina 1 vlnu. "
        "Oranžový má novou silnici. V ruce máš teď 7 karet. Právě tolik je ještě v bezpečí.",
        "Hoď kostkami: stiskni {roll}.",
    ),
    "robber": (
        "Sedmička",
        "Padla 7 a ta nevynáší nic. Kdo má víc než 7 karet, polovinu odevzdá: Oranžový jich má 8 a odevzdává "
        "4, ty máš 7 a necháváš si všechny. A přemísťuješ zloděje. Dokud stojí na dílu, díl nic nevynáší, a "
        "někomu, kdo tam bydlí, bereš kartu.",
        "Šipkami jdi na H3, H6 nebo H7, kde bydlí jen Oranžový, a stiskni {enter}.",
    ),
    "offer": (
        "Nabídka",
        "Získáváš 1 rudu. Mysli teď na město: stojí 2 obilí a 3 rudy. Máš 1 obilí a 2 rudy. Obchodovat smíš i "
        "se soupeřem a Oranžový rudu má. Nabídku nikdo přijmout nemusí, ale dnes se Oranžový tváří přátelsky.",
        "Tiskni {trade}, dokud není označené Nabídnout, potom {enter}. Dej 1 vlnu, chtěj 1 rudu a nabídni to "
        "soupeři.",
    ),
    "bank": (
        "Bank",
        "Oranžový přijímá. Bank obchoduje vždycky: 4 stejné karty za 1 podle tvého výběru. S vesnicí u "
        "přístavu 3:1 chce jen 3 a u přístavu jedné suroviny 2 karty té suroviny.",
        "Tiskni {trade}, dokud není označený bank, potom {enter}. Dej 4 cihly, chtěj 1 obilí a obchoduj s "
        "bankem.",
    ),
    "city": (
        "Město",
        "Máš 2 obilí a 3 rudy. Město stojí na místě tvé vesnice. Má hodnotu 2 bodů místo 1 a dostává 2 karty "
        "místo 1. Podívej se, kde často padá číslo.",
        "Tiskni {build}, dokud není označené Město, potom {enter}. Vyber vesnici a stiskni {enter}.",
    ),
    "later": (
        "O mnoho tahů později",
        "4 body. Přeskočme několik tahů. Mezitím máš druhé město, dlouhou silnici a dva zahrané Rytíře. Ani "
        "Oranžový nezahálí a zloděj stojí na tvém lese.",
        "",
    ),
    "knight": (
        "Rytíř",
        "Kostky už v tomto tahu padly. V tahu smíš zahrát jednu akční kartu, ale žádnou, kterou ve stejném "
        "tahu kupuješ. Rytíř přemísťuje zloděje, stejně jako 7. Kdo má první tři, získává Největší vojsko: 2 "
        "body.",
        "Tiskni {play}, dokud není označený Rytíř, potom {enter}. Na otázku odpověz ano.",
    ),
    "army": (
        "Největší vojsko",
        "Je tvoje: 7 bodů. Bude-li mít někdo víc Rytířů než ty, přejde k němu. Teď zažeň zloděje ze svého "
        "lesa.",
        "Vyber díl, u kterého bydlí Oranžový, a stiskni {enter}.",
    ),
    "card": (
        "Akční karta",
        "Stojí 1 vlnu, 1 obilí a 1 rudu a nevidí ji nikdo kromě tebe. Většina jsou Rytíři; jiné staví dvě "
        "silnice, přinášejí dvě karty nebo vybírají celou surovinu. Pět karet má výherní bod, každá jeden.",
        "Tiskni {build}, dokud není označená Akční karta, potom {enter} a v malém okně {space}.",
    ),
    "longest": (
        "Nejdelší obchodní cesta",
        "Karta s výherním bodem! Zůstává skrytá, dokud nevyhrává: vidět je 7 bodů, ale máš jich 8. Tvoje "
        "silnice vede bez mezery z V35 do V53 a má délku 4. Kdo má první délku 5, získává Nejdelší obchodní "
        "cestu: 2 body.",
        "Postav silnici na jejím konci, třeba 50-53: {build}, {enter}, šipky, {enter}.",
    ),
    "victory": (
        "Poslední bod",
        "Vidět je 9 bodů a jeden máš ještě v ruce. Jsi na tahu, takže ho smíš ukázat.",
        "Ukaž výherní body: označ ten řádek šipkami a stiskni {enter}.",
    ),
    "won": (
        "Vítězíš",
        "10 bodů, blahopřejeme! Teď hru znáš. Ve skutečné hře obě vesnice zakládáš ty; hledej křižovatky s "
        "mnoha tečkami. Zahraj si ji proti botovi z lobby. {help} ukazuje klávesy každé obrazovky: u stolu "
        "mezi nimi jednu pro radu a jednu pro pravidla.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys, {robber} and {mine} are signs of the map."""
