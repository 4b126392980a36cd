"""The first lesson in Slovak: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Vitaj",
        "Hráš za modrú farbu, oproti sedí Oranžový. Osídľujete ten istý ostrov. Dedina má hodnotu 1 bodu, "
        "mesto 2; kto má vo vlastnom ťahu 10 bodov, víťazí. Zatiaľ máš dve dediny: {mine}. Zahrajme si spolu "
        "niekoľko pripravených ťahov. Nič sa nemôže pokaziť.",
        "",
    ),
    "map": (
        "Ostrov",
        "Každý diel je krajina s číslom. Keď dve kocky ukážu jeho číslo, každá dedina na jeho rohu dostane "
        "kartu: les dáva drevo, pahorkatina tehly, pastvina vlnu, pole obilie a hory rudu. Bodky hovoria, ako "
        "často číslo padá; [6] a [8] padajú najčastejšie. V púšti stojí zlodej {robber}.",
        "",
    ),
    "dice": (
        "Dve kocky",
        "Ťah sa začína kockami. Tu sú pripravené; v skutočnej hre nimi hádžu všetky počítače spoločne, takže "
        "nikto nemôže podvádzať. Pred hodom smieš zahrať akčnú kartu, napríklad svojho Rytiera. Kto nijakú "
        "nemá, otázku nedostane: kockami sa hádže hneď.",
        "Hoď kockami: stlač {roll}.",
    ),
    "road": (
        "Stavba cesty",
        "Padla 4! Tvoja dedina V42 leží pri poli s týmto číslom, a tak dostávaš 1 obilie. Každý hod platí pre "
        "oboch: Oranžový dostáva vlnu a obilie. Teraz smieš stavať a obchodovať. Cesta stojí 1 drevo a 1 "
        "tehlu a leží medzi dvoma dielmi. Musí nadväzovať na tvoju cestu alebo stavbu.",
        "Stláčaj {build}, kým nie je označená Cesta, potom {enter}. Na mape choď šípkami na 45-49 a stlač "
        "{enter}.",
    ),
    "settlement": (
        "Dedina",
        "Tvoja cesta teraz vedie k voľnej križovatke. Dedina stojí 1 drevo, 1 tehlu, 1 vlnu a 1 obilie a na "
        "susednej križovatke nesmie stáť iná stavba. Riadok pod mapou hovorí, čo miesto vynáša: pahorkatina 5 "
        "a pole 6.",
        "Stláčaj {build}, kým nie je označená Dedina, potom {enter}. Rozsvieti sa jedno miesto: stlač znova "
        "{enter}.",
    ),
    "end": (
        "Koniec ťahu",
        "3 body! Teraz môžeš zahrať aj Rytiera, ale neskôr ti poslúži lepšie. Tento ťah je teda na konci.",
        "Ukonči svoj ťah: stlač {end}. Keď dostaneš otázku, či to myslíš vážne, odpovedz áno.",
    ),
    "orange": (
        "Ťah súpera",
        "Teraz Oranžový hádže, stavia a končí ťah, rovnako ako ty. Sleduj svoje karty: aj tento hod platí pre "
        "teba.",
        "",
    ),
    "seven": (
        "Si na ťahu",
        "Padla 5: tvoja pahorkatina dala 2 tehly, za každú dedinu pri nej jednu, a tvoja pastvina 1 vlnu. "
        "Oranžový má novú cestu. V ruke máš teraz 7 kariet. Práve toľko je ešte v bezpečí.",
        "Hoď kockami: stlač {roll}.",
    ),
    "robber": (
        "Sedmička",
        "Padla 7 a tá nevynáša nič. Kto má viac ako 7 kariet, polovicu odovzdá: Oranžový ich má 8 a odovzdáva "
        "4, ty máš 7 a nechávaš si všetky. A premiestňuješ zlodeja. Kým stojí na diele, diel nič nevynáša, a "
        "niekomu, kto tam býva, berieš kartu.",
        "Šípkami choď na H3, H6 alebo H7, kde býva iba Oranžový, a stlač {enter}.",
    ),
    "offer": (
        "Ponuka",
        "Získavaš 1 rudu. Mysli teraz na mesto: stojí 2 obilia a 3 rudy. Máš 1 obilie a 2 rudy. Obchodovať "
        "smieš aj so súperom a Oranžový rudu má. Ponuku nikto prijať nemusí, ale dnes sa Oranžový tvári "
        "priateľsky.",
        "Stláčaj {trade}, kým nie je označené Ponúknuť, potom {enter}. Daj 1 vlnu, chci 1 rudu a ponúkni to "
        "súperovi.",
    ),
    "bank": (
        "Bank",
        "Oranžový prijíma. Bank obchoduje vždy: 4 rovnaké karty za 1 podľa tvojho výberu. S dedinou pri "
        "prístave 3:1 chce iba 3 a pri prístave jednej suroviny 2 karty tej suroviny.",
        "Stláčaj {trade}, kým nie je označený bank, potom {enter}. Daj 4 tehly, chci 1 obilie a obchoduj s "
        "bankom.",
    ),
    "city": (
        "Mesto",
        "Máš 2 obilia a 3 rudy. Mesto stojí na mieste tvojej dediny. Má hodnotu 2 bodov namiesto 1 a dostáva "
        "2 karty namiesto 1. Pozri sa, kde často padá číslo.",
        "Stláčaj {build}, kým nie je označené Mesto, potom {enter}. Vyber dedinu a stlač {enter}.",
    ),
    "later": (
        "O mnoho ťahov neskôr",
        "4 body. Preskočme niekoľko ťahov. Medzitým máš druhé mesto, dlhú cestu a dvoch zahraných Rytierov. "
        "Ani Oranžový nezaháľa a zlodej stojí na tvojom lese.",
        "",
    ),
    "knight": (
        "Rytier",
        "Kocky už v tomto ťahu padli. V ťahu smieš zahrať jednu akčnú kartu, ale nijakú, ktorú v tom istom "
        "ťahu kupuješ. Rytier premiestňuje zlodeja, rovnako ako 7. Kto má prvý troch, získava Najväčšie "
        "vojsko: 2 body.",
        "Stláčaj {play}, kým nie je označený Rytier, potom {enter}. Na otázku odpovedz áno.",
    ),
    "army": (
        "Najväčšie vojsko",
        "Je tvoje: 7 bodov. Ak bude mať niekto viac Rytierov ako ty, prejde k nemu. Teraz zažeň zlodeja zo "
        "svojho lesa.",
        "Vyber diel, pri ktorom býva Oranžový, a stlač {enter}.",
    ),
    "card": (
        "Akčná karta",
        "Stojí 1 vlnu, 1 obilie a 1 rudu a nevidí ju nikto okrem teba. Väčšina sú Rytieri; iné stavajú dve "
        "cesty, prinášajú dve karty alebo vyberajú celú surovinu. Päť kariet má výherný bod, každá jeden.",
        "Stláčaj {build}, kým nie je označená Akčná karta, potom {enter} a v malom okne {space}.",
    ),
    "longest": (
        "Najdlhšia obchodná cesta",
        "Karta s výherným bodom! Zostáva skrytá, kým nevyhráva: vidno 7 bodov, ale máš ich 8. Tvoja cesta "
        "vedie bez medzery z V35 do V53 a má dĺžku 4. Kto má prvý dĺžku 5, získava Najdlhšiu obchodnú cestu: "
        "2 body.",
        "Postav cestu na jej konci, napríklad 50-53: {build}, {enter}, šípky, {enter}.",
    ),
    "victory": (
        "Posledný bod",
        "Vidno 9 bodov a jeden máš ešte v ruke. Si na ťahu, takže ho smieš ukázať.",
        "Ukáž výherné body: označ ten riadok šípkami a stlač {enter}.",
    ),
    "won": (
        "Víťazíš",
        "10 bodov, blahoželáme! Teraz hru poznáš. V skutočnej hre obe dediny zakladáš ty; hľadaj križovatky s "
        "mnohými bodkami. Zahraj si ju proti botovi z lobby. {help} ukazuje klávesy každej obrazovky: pri "
        "stole medzi nimi jeden na radu a jeden na pravidlá.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys, {robber} and {mine} are signs of the map."""
