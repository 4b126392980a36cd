"""The rules of the island by number: I for the board game, T for the table of two and what is hidden."""

from collections.abc import Mapping
from typing import Final

__all__ = ["RULES"]

_BOARD: Final[Mapping[str, str]] = {
    "I-1.1": "Polí pevniny je 19: les 4, pastvina 4, pole 4, pahorkatina 3, hory 3, púšť 1.",
    "I-1.2": "Výnosy: les→drevo, pastvina→vlna, pole→obilie, pahorkatina→tehla, hory→ruda, púšť→nič.",
    "I-1.3": "Bank začína s 95 kartami surovín, po 19 z každého z 5 druhov.",
    "I-1.4": (
        "Rám má 6 dielov s 9 prístavmi. Z nich sú 4 normálne (3:1) a 5 špecializovaných (2:1), jeden na "
        "každú surovinu."
    ),
    "I-1.5": (
        "Akčných kariet je 25: 14× Rytier, 6× Pokrok (2× Stavba ciest, 2× Vynález, 2× Monopol), 5× "
        "karta s výherným bodom."
    ),
    "I-1.6": "Žetónov s číslami je 18: jedna 2, jedna 12, po dve 3, 4, 5, 6, 8, 9, 10, 11, žiadna 7.",
    "I-1.7": "6 a 8 sú červené žetóny.",
    "I-1.8": "Každá farba má 5 dedín, 4 mestá, 15 ciest; farby sú štyri (spolu 20, 16, 60).",
    "I-1.9": (
        "Je jeden zlodej, dve šesťstenné kocky, jedna karta Najdlhšia obchodná cesta, jedna karta "
        "Najväčšie vojsko."
    ),
    "I-1.10": (
        "Škatuľa je pre troch alebo štyroch; pri troch sa vynechávajú všetky červené figúrky. Pri "
        "dvoch sa hrá za modrú a oranžovú."
    ),
    "I-2.1": (
        "Polia stoja na špičke, v radoch po 3, 4, 5, 4, 3. Osové súradnice (q na východ, r na "
        "juhovýchod), kde |q|≤2, |r|≤2, |q+r|≤2. Číslujú sa H1…H19 rad po rade zhora, zľava doprava."
    ),
    "I-2.2": (
        "Je presne 54 križovatiek a 72 hrán. 24 križovatiek sa dotýka 3 polí pevniny, 12 sa dotýka 2, "
        "18 sa dotýka 1. 36 má 3 susedné križovatky, 18 (všetky na pobreží) má 2. 42 hrán leží medzi "
        "dvoma poľami pevniny, 30 na pobreží."
    ),
    "I-2.3": (
        "Hrana je spoločná strana dvoch susedných polí a ohraničujú ju 2 križovatky. Hranami sú aj "
        "strany medzi pevninou a morom; strany medzi morom a morom nie."
    ),
    "I-2.4": (
        "Križovatka je roh, kde sa polia stretávajú; stavby stoja len na križovatkách, cesty len na hranách."
    ),
    "I-2.5": "Stavby sa týka každé pole pevniny, ktorého sa dotýka jej križovatka (1, 2 alebo 3).",
    "I-2.6": (
        "Križovatky sa číslujú V1…V54 zhora nadol, zľava doprava. Hrana sa zapisuje ako dvojica "
        "svojich koncov, menší prvý, napr. 9–14."
    ),
    "I-3.1": "Prístav patrí k jednej pobrežnej hrane; prístup dávajú oba konce tejto hrany.",
    "I-3.2": (
        "Deväť prístavov leží, v smere hodinových ručičiek zľava hore, na 1-4, 2-6, 11-16, 27-33, "
        "43-47, 50-53, 48-52, 34-39 a 12-17; na pláne pre začiatočníkov sú to normálny, obilie, ruda, "
        "normálny, vlna, normálny, normálny, tehla a drevo."
    ),
    "I-3.3": (
        "Prístup k prístavu dáva 18 rôznych križovatiek: V1, 2, 4, 6, 11, 12, 16, 17, 27, 33, 34, 39, "
        "43, 47, 48, 50, 52, 53. Žiadna križovatka nemá dva prístavy."
    ),
    "I-4.1": (
        "Na pláne pre začiatočníkov leží krajina, žetóny, prístavy a prvé figúrky podľa obrázka; nič "
        "sa nenecháva na náhodu."
    ),
    "I-4.2": (
        "Plán pre začiatočníkov, rad po rade: hory 10, pastvina 2, les 9 / pole 12, pahorkatina 6, "
        "pastvina 4, pahorkatina 10 / pole 9, les 11, púšť, les 3, hory 8 / les 8, hory 3, pole 4, "
        "pastvina 5 / pahorkatina 5, pole 6, pastvina 11."
    ),
    "I-4.3": "Prístavy ako v I-3.2.",
    "I-4.4": (
        "Prvé figúrky na pláne pre začiatočníkov, najprv dedina, ktorá prináša začiatočné karty: modrá "
        "V40, V42, 40-45, 37-42; červená V18, V32, 18-23, 26-32; oranžová V15, V41, 10-15, 41-46; "
        "biela V9, V29, 9-14, 29-35."
    ),
    "I-4.5": "Pri troch sa vynecháva červená.",
    "I-4.6": "Potom sa určí, kto začína (I-6.3), a hneď sa hrá; fáza zakladania nie je.",
    "I-5.1": (
        "Prístavy ležia tam, kde ich má plán pre začiatočníkov; ich deväť druhov sa na tieto miesta zamieša."
    ),
    "I-5.2": "19 polí pevniny sa zamieša a vyloží od H1 po H19: každé poradie je rovnako pravdepodobné.",
    "I-5.3": (
        "Žetóny sa kladú v abecednom poradí A…R, číslom nahor, od ľubovoľného rohového poľa proti "
        "smeru hodinových ručičiek. Postupuje sa špirálou dovnútra: 12 vonkajších polí, 6 vnútorných, "
        "potom stred."
    ),
    "I-5.4": "Písmená: A5 B2 C6 D3 E8 F10 G9 H12 I11 J4 K8 L10 M9 N4 O5 P6 Q3 R11.",
    "I-5.5": "Púšť nedostáva žetón; preskakuje sa a nespotrebuje písmeno.",
    "I-5.6": (
        "Rohové polia sú H1, H3, H8, H12, H17, H19. Vonkajší kruh proti smeru hodinových ručičiek od "
        "H1 je H1 H4 H8 H13 H17 H18 H19 H16 H12 H7 H3 H2, ďalej H5 H9 H14 H15 H11 H6, potom H10. Od "
        "iného rohu sú oba kruhy pootočené, takže vnútorný začína vnútorným poľom, ktoré sa dotýka "
        "začiatočného rohu (H1→H5, H8→H9, H17→H14, H19→H15, H12→H11, H3→H6)."
    ),
    "I-5.7": (
        "Príklad: púšť na H10, začiatok H1 → žetóny H1..H19 = 5, 10, 8, 2, 9, 11, 4, 6, 4, –, 3, 11, "
        "3, 5, 6, 12, 8, 10, 9."
    ),
    "I-5.8": (
        "Pri špirále neležia 6 a 8 nikdy vedľa seba, nech sa začína v ktoromkoľvek rohu a púšť je "
        "kdekoľvek; nič sa nemusí vymieňať."
    ),
    "I-5.9": "Zlodej začína v púšti.",
    "I-5.10": "Karty surovín ležia v 5 otvorených balíčkoch; akčné karty sú zamiešané lícom dole.",
    "I-6.1": "Dve kolá; každá strana stavia spolu 2 dediny a 2 cesty, zadarmo.",
    "I-6.2": "Každá strana si berie 5 dedín, 4 mestá, 15 ciest a kartu stavebných nákladov.",
    "I-6.3": "Všetci hádžu; začína najvyšší hod. Pri zhode najvyšších sa medzi nimi hádže znova.",
    "I-6.4": (
        "Kolo 1 ide v smere hodinových ručičiek od strany, ktorá začína: jedna dedina na ľubovoľnú "
        "voľnú križovatku podľa pravidla vzdialenosti, potom jedna cesta na hranu, ktorá sa tejto "
        "dediny dotýka."
    ),
    "I-6.5": (
        "Kolo 2 ide proti smeru hodinových ručičiek a začína stranou, ktorá je v kole 1 posledná a "
        "stavia dvakrát po sebe; strana, ktorá začína hru, je na rade posledná. Poradie pre n=4: 1 2 3 "
        "4 4 3 2 1; n=3: 1 2 3 3 2 1; n=2: 1 2 2 1."
    ),
    "I-6.6": (
        "Druhá dedina smie stáť na každom dovolenom mieste; s prvou spojená byť nemusí. Jej cesta sa "
        "musí dotýkať druhej dediny."
    ),
    "I-6.7": (
        "Hneď s druhou dedinou prichádza 1 karta suroviny z každého susedného poľa, ktoré niečo vynáša "
        "(púšť nedáva nič)."
    ),
    "I-6.8": "Pravidlo vzdialenosti (I-12.3) platí v oboch kolách.",
    "I-6.9": "Prvý ťah má strana, ktorá stavia ako prvá.",
    "I-6.10": "Založenú dedinu pri prístave možno využiť od prvého vlastného ťahu.",
    "I-7.1": "Ťahy idú v smere hodinových ručičiek (doľava).",
    "I-7.2": (
        "Poradie: (a) hodiť oboma kockami, súčet platí pre všetkých; (b) obchodovať; (c) stavať a kupovať."
    ),
    "I-7.3": "Obchodovať a stavať možno v ľubovoľnom poradí, ak sa stôl nedohodne, že sa najprv obchoduje.",
    "I-7.4": "Akčnú kartu možno zahrať v ktorejkoľvek fáze vlastného ťahu, aj pred hodom.",
    "I-7.5": "Pred hodom nie je dovolené nič iné: žiadny obchod, žiadna stavba, žiadny nákup.",
    "I-7.6": "Hod je povinný, presne raz za ťah.",
    "I-7.7": "Ťah sa končí, keď to strana na ťahu ohlási.",
    "I-8.1": "Pri súčte inom ako 7 vynáša každé pole s týmto žetónom, všetkým, len pole zlodeja nie.",
    "I-8.2": "Za každé také pole: 1 karta za každú susednú vlastnú dedinu, 2 za každé susedné vlastné mesto.",
    "I-8.3": "Viac stavieb pri jednom poli sa sčítava (dedina + mesto = 3).",
    "I-8.4": (
        "Nedostatok v banku: ak bank pri tomto výnose nemôže uspokojiť všetky nároky, nedostane nikto "
        "nič. Posudzuje sa to pre každý druh suroviny zvlášť; druhy, ktoré stačia, sa vyplácajú."
    ),
    "I-8.5": "Karty surovín sa držia v ruke skryto. Počet kariet v ruke je verejný.",
    "I-8.6": "Počet kariet v ruke nie je obmedzený, okrem hodu 7.",
    "I-9.1": (
        "Pri 7 nikto nedostáva výnos. Kto má viac ako 7 kariet surovín, vracia do banku polovicu, "
        "zaokrúhlenú nadol, podľa vlastnej voľby: 8→4, 9→4, 10→5, 11→5, 15→7."
    ),
    "I-9.2": "Presne 7 kariet: žiadna strata. Akčné karty sa nepočítajú.",
    "I-9.3": "Všetky karty sa odovzdávajú pred presunom zlodeja.",
    "I-9.4": (
        "Strana, ktorá hádže, potom musí presunúť zlodeja na iné pole pevniny; nechať ho stáť je zakázané."
    ),
    "I-9.5": "Púšť je dovolený cieľ, aj keď nemá žetón.",
    "I-9.6": (
        "Kto zlodeja presúva, volí jednu stranu so stavbou pri novom poli a naslepo ťahá 1 kartu "
        "suroviny z jej ruky. Každá karta je rovnako pravdepodobná."
    ),
    "I-9.7": (
        "Kto presúva zlodeja, musí kradnúť, kde je čo ukradnúť, ak sa stôl nedohodne, že sa od toho "
        "smie upustiť."
    ),
    "I-9.8": "Sebe nikto nekradne; kto má 0 kariet, nedáva nič; ak nie je koho okradnúť, krádež odpadá.",
    "I-9.9": "Ukradnutú kartu pozná len strana, ktorá kradne, a strana, ktorej sa kradne.",
    "I-9.10": "Pole zlodeja nevynáša nič, kým ho zlodej neopustí.",
    "I-9.11": "Zlodej sa presúva len hodom 7 alebo kartou Rytier.",
    "I-9.12": "Po zlodejovi sa pokračuje obchodom.",
    "I-9.13": "Zlodej nemá vplyv na prístavy, cesty, stavanie ani body.",
    "I-10.1": "Obchoduje len strana na ťahu, po výnose, kým má karty.",
    "I-10.2": (
        "Vnútorný obchod: strana na ťahu s ktoroukoľvek inou, v ľubovoľnom dohodnutom množstve. Dve "
        "strany, ktoré nie sú na ťahu, spolu nikdy neobchodujú."
    ),
    "I-10.3": "Ponuky strane na ťahu smie dávať ktokoľvek.",
    "I-10.4": (
        "Obe strany vnútorného obchodu dávajú najmenej 1 kartu; dary a výmena rovnakého za rovnaké "
        "(drevo za drevo) sú zakázané."
    ),
    "I-10.5": "S akčnými kartami, figúrkami a sľubmi obchodovať nemožno.",
    "I-10.6": "Bank 4:1: 4 rovnaké suroviny → 1 podľa voľby; prístav nie je potrebný.",
    "I-10.7": "Normálny prístav 3:1: 3 rovnaké suroviny → 1 iná.",
    "I-10.8": "Špecializovaný prístav 2:1: 2 karty zobrazenej suroviny → 1 podľa voľby; možno opakovať (4 → 2).",
    "I-10.9": "Špecializovaný prístav nedáva 3:1 na iné suroviny.",
    "I-10.10": "Prístav možno využiť až od ďalšieho vlastného ťahu po stavbe pri ňom.",
    "I-10.11": "Keď sa dedina pri prístave zmení na mesto, prístup zostáva, bez nového čakania.",
    "I-10.12": "Pri obchode s bankom musí byť žiadaná karta v zásobe.",
    "I-10.13": (
        "Najlepší dostupný kurz pre surovinu je min(4, 3 s použiteľným normálnym prístavom, 2 s "
        "použiteľným zodpovedajúcim špecializovaným prístavom)."
    ),
    "I-11.1": (
        "Cesta = 1 drevo + 1 tehla. Dedina = 1 drevo + 1 tehla + 1 vlna + 1 obilie. Mesto = 3 rudy + 2 "
        "obilia. Akčná karta = 1 ruda + 1 vlna + 1 obilie."
    ),
    "I-11.2": "Platba sa vracia do banku.",
    "I-11.3": "Ľubovoľný počet stavieb a nákupov za ťah, ak stačia karty.",
    "I-11.4": "Na pláne smie mať každá strana najviac: 15 ciest, 5 dedín, 4 mestá.",
    "I-11.5": "Pri prestavbe na mesto sa figúrka dediny vracia do zásoby; možno ju postaviť znova.",
    "I-11.6": "Kto má na pláne všetkých 5 dedín, musí jednu prestavať na mesto, skôr než postaví ďalšiu.",
    "I-11.7": "Cesty a mestá zostávajú celú hru.",
    "I-12.1": "Najviac jedna cesta na hranu; pobrežné hrany sú dovolené.",
    "I-12.2": (
        "Nová cesta sa musí jedným zo svojich koncov dotýkať vlastnej cesty, dediny alebo mesta. "
        "Nesmie nadväzovať cez križovatku s cudzou stavbou."
    ),
    "I-12.3": (
        "Pravidlo vzdialenosti: dedina smie stáť len na voľnej križovatke, na ktorej susedných (2 "
        "alebo 3) križovatkách nie je stavba žiadnej strany."
    ),
    "I-12.4": "Po zakladaní sa dedina musí dotýkať vlastnej cesty.",
    "I-12.5": "Dedinu možno postaviť na križovatke vnútri cudzej cesty, ak platí I-12.3 a I-12.4.",
    "I-12.6": "Mesto len nahrádza vlastnú dedinu.",
    "I-12.7": "Dedinu postavenú v tomto ťahu možno v tom istom ťahu prestavať na mesto.",
    "I-12.8": "Dedina = 1 bod, mesto = 2 body.",
    "I-13.1": "Strana, ktorá má ako prvá súvislú cestu s najmenej 5 úsekmi, berie si kartu (2 body).",
    "I-13.2": (
        "Dĺžka = najdlhšia trasa vo vlastnej sieti ciest, ktorá použije každú hranu najviac raz; "
        "odbočky sa nepripočítavajú. Križovatky sa smú opakovať (slučky sa počítajú celé)."
    ),
    "I-13.3": "Trasa nesmie prechádzať križovatkou s cudzou stavbou; začínať alebo končiť tam smie.",
    "I-13.4": "Vlastné dediny a mestá nikdy neprerušujú.",
    "I-13.5": "Karta prechádza, keď je cesta inej strany skutočne dlhšia. Zhoda ju nikdy nikomu neberie.",
    "I-13.6": (
        "Po prerušení sa všetkým dĺžky počítajú znova. Ak má najväčšiu dĺžku práve jedna strana a je "
        "≥5, dostáva (alebo si necháva) kartu."
    ),
    "I-13.7": (
        "Ak má po prerušení najdlhšiu cestu viac strán spoločne, karta sa vracia do banku, kým nie je "
        "jedna sama najdlhšia; stôl sa smie dohodnúť, že si ju necháva tá z nich, ktorá ju má."
    ),
    "I-13.8": "Ak je po prerušení najväčšia dĺžka pod 5, karta sa vracia do banku.",
    "I-13.9": "Z banku si kartu berie len strana, ktorá má najväčšiu dĺžku sama, ≥5.",
    "I-13.10": "Prechod je okamžitý, aj v cudzom ťahu; body sa menia hneď.",
    "I-14.1": "Nákupom sa berie vrchná karta zakrytého balíčka; obsah zostáva tajný.",
    "I-14.2": "Za ťah sa hrá najviac jedna akčná karta.",
    "I-14.3": "Kartu kúpenú v tomto ťahu nemožno v tomto ťahu zahrať.",
    "I-14.4": "Výnimka: karta s výherným bodom, ktorá doplní 10. bod, sa smie ukázať hneď, a víťazí.",
    "I-14.5": "Viac kariet s výherným bodom možno ukázať spoločne, keď doplnia 10; do I-14.2 sa nepočítajú.",
    "I-14.6": "Inak zostávajú karty s výherným bodom skryté až do konca.",
    "I-14.7": "Za ťah možno kúpiť ľubovoľný počet, kým stačí balíček; prázdnym balíčkom sa nákupy končia.",
    "I-14.8": (
        "Zahraný Rytier zostáva ležať lícom hore pred stranou, ktorá ho hrá. Zahraná karta Pokrok "
        "odchádza z hry."
    ),
    "I-14.9": "Rytier (14): zlodej sa musí hneď presunúť, podľa I-9.4 až I-9.8; nič sa neodovzdáva.",
    "I-14.10": (
        "Stavba ciest (2): postav 2 cesty zadarmo, každú podľa bežných pravidiel. Ak zostáva len 1 "
        "cesta alebo jedna dovolená hrana, postav 1. Druhá cesta smie nadväzovať na prvú."
    ),
    "I-14.11": (
        "Vynález (2): vezmi si hneď z banku 2 ľubovoľné karty surovín (rovnaké alebo rôzne); možno z "
        "nich stavať v tom istom ťahu."
    ),
    "I-14.12": "Monopol (2): menuj jednu surovinu; všetci ostatní odovzdávajú všetky jej karty tebe.",
    "I-14.13": "Akčné karty nemožno ukradnúť, odovzdať ani s nimi obchodovať.",
    "I-15.1": "Strana, ktorá má ako prvá 3 vyložených Rytierov, berie si kartu (2 body).",
    "I-15.2": "Prechádza na stranu, ktorá má skutočne viac vyložených Rytierov.",
    "I-15.3": "Rytier, ktorý kartu získava, sa počíta hneď a môže vyhrať hru, aj pred hodom.",
    "I-16.1": "Hra sa končí, keď má strana na ťahu 10 bodov.",
    "I-16.2": (
        "Body: dedina 1, mesto 2, Najdlhšia obchodná cesta 2, Najväčšie vojsko 2, karta s výherným bodom 1."
    ),
    "I-16.3": "Kto dosiahne 10 v cudzom ťahu, musí čakať na vlastný ťah a mať potom stále 10.",
    "I-16.4": "Všetci začínajú s 2 bodmi za 2 založené dediny.",
    "I-16.5": (
        "Skryté karty s výherným bodom sa počítajú, až keď sa ukážu; verejné body = plán + osobitné karty."
    ),
    "I-16.6": "Viac ako 10 tiež víťazí (napr. 9 + 2).",
    "I-17.1": "Pre každú surovinu platí v každej chvíli: bank + všetky ruky = 19.",
    "I-17.2": "Akčné karty: balíček + ruky + ukázané + odstránené = 25.",
    "I-17.3": "Figúrky: na pláne + zásoba = 15 / 5 / 4 pre každú stranu.",
    "I-17.4": "Na susedných križovatkách nikdy nestoja dve stavby.",
    "I-17.5": (
        "Najvyšší počet bodov, ktorý teoreticky môže mať jedna strana: 4 mestá (8) + 5 dedín (5) + 2 + "
        "2 + 5 = 22."
    ),
    "I-17.6": "Pravdepodobnosti súčtu: 2/12 1⁄36, 3/11 2⁄36, 4/10 3⁄36, 5/9 4⁄36, 6/8 5⁄36, 7 6⁄36.",
}

_TABLE: Final[Mapping[str, str]] = {
    "T-1.2": (
        "Pri dvoch platia všetky bežné pravidlá; zakladá sa v poradí 1 2 2 1 a obe strany spolu smú "
        "obchodovať."
    ),
    "T-1.3": "Hra pre dvoch má dve neutrálne farby, dva hody za ťah a obchodné žetóny.",
    "T-1.3a": (
        "Dve nepoužité farby sú neutrálne: biela začína s dedinou na V19, červená s dedinou na V36, "
        "bez ciest, pred fázou zakladania."
    ),
    "T-1.3b": "Obchodných žetónov je 20; každá strana začína s 5 a zaplatené sa vracajú do zásoby.",
    "T-1.3c": (
        "Ťah má dva hody na výnos; druhý sa opakuje, kým sa jeho súčet nelíši od prvého. Každý sa "
        "vybaví celý, skôr než príde ďalší."
    ),
    "T-1.3d": (
        "S každou postavenou cestou sa zadarmo stavia neutrálna cesta a s každou dedinou neutrálna "
        "dedina, v jednej z neutrálnych farieb; kde žiadna stáť nemôže, namiesto nej cesta. Po meste, "
        "akčnej karte a fáze zakladania nenasleduje nič. Neutrálne figúrky sa stavajú podľa bežných "
        "pravidiel."
    ),
    "T-1.3e": "Neutrálne farby nemajú výnos. Smú mať Najdlhšiu obchodnú cestu; jej body potom nemá nikto.",
    "T-1.3f": (
        "Raz vo vlastnom ťahu, aj pred hodom, možno za obchodné žetóny kúpiť akciu: 1 žetón, alebo 2 "
        "pre stranu, ktorá má viac bodov ako druhá. Vynútená výmena: ťahaj naslepo 2 karty z ruky "
        "druhej strany a vráť ľubovoľné 2; ak ich je menej, toľko, koľko ich je. Zlodej domov: zlodej ide do "
        "púšte a nič sa nekradne."
    ),
    "T-1.3g": (
        "Dedina pri púšti prináša 2 žetóny, pri pobreží 1, pri oboch 3, aj pri zakladaní. Raz vo "
        "vlastnom ťahu sa možno vzdať zahraného rytiera za 2; Najväčšie vojsko opúšťa stranu, ktorá má "
        "menej ako 3 alebo už nevedie, a ide k strane, ktorá ich má sama najviac, a to najmenej 3."
    ),
    "T-2.1": (
        "Všetci vždy vidia plán, figúrky, zlodeja, bank, počty kariet v ruke, koľko akčných kariet každá "
        "strana drží a ktoré sú kúpené v tomto ťahu, a verejné body."
    ),
    "T-2.2": "Výnos, obchody a platby sú verejné: všetci vidia, ktoré karty sa presúvajú.",
    "T-2.3": "Karty odovzdané pri 7 idú na otvorené balíčky: všetci ich vidia.",
    "T-3.1": "Nikto nepozná poradie akčných kariet, kým sa neťahajú.",
    "T-3.2": "Kúpenú akčnú kartu pozná len strana, ktorá ju kupuje, kým sa nezahrá alebo neukáže.",
    "T-3.3": (
        "Pri troch alebo štyroch vidí ukradnutú kartu len strana, ktorá kradne, a strana, ktorej sa kradne."
    ),
    "T-3.10": (
        "Pri dvoch poznajú obe strany obe ruky, lebo každú krádež vidia všetci; krádež je spoločný hod, "
        "ktorý vyberá z kariet v pevnom poradí."
    ),
    "T-3.11": "Pri dvoch nie je skryté nič okrem akčných kariet.",
    "T-3.12": "Pri viacerých sú pred tretími skryté len druhy ukradnutých kariet.",
    "T-3.13": "Skrytý súčet sú verejné body a vlastné karty s výherným bodom.",
    "T-4.1": "Kto začína, rozhodujú dve kocky za každé miesto; zhoda sa opakuje.",
    "T-4.2": "Krajina je spoločný hod: každé poradie 19 polí je rovnako pravdepodobné.",
    "T-4.3": "Rovnako tak druhy deviatich prístavov.",
    "T-4.4": "Rovnako tak roh, kde začínajú žetóny.",
    "T-4.5": "Na výnos sa hádže dvoma kockami so šiestimi stenami.",
    "T-4.8": "Akčné karty sú zapečatený a zamiešaný balíček 25 kariet.",
    "T-4.10": "Krádež berie každú kartu okradnutej strany s rovnakou šancou.",
    "T-4.13": "Nič iné sa nenecháva na náhodu.",
    "T-5.8": "Miesto, ktoré krádež hodí, sa odpočítava v ruke v poradí drevo, tehla, vlna, obilie, ruda.",
    "T-6.1": "Kde karta leží, dokazuje, či je kúpená v tomto ťahu; jej líce na to nikto poznať nemusí.",
    "T-6.3": "Čo zostáva v balíčku, možno zistiť vylučovaním.",
    "T-7.1": "Kocky padajú po všetkom, čo sa smie urobiť pred hodom.",
    "T-7.2": "Pole a okradnutá strana sú určené, skôr než sa o krádeži hádže.",
    "T-7.3": "Akčná karta je zaplatená, skôr než sa ťahá.",
    "T-7.4": "Všetky karty sú odovzdané, skôr než sa zlodej presunie.",
    "T-7.6": "Ponuku dáva strana na ťahu, odpovedajú opýtané strany a ponuka prepadá, keď sa ťah skončí.",
    "T-7.7": "Kto nie je na ťahu, možno musí odovzdať karty alebo odpovedať na ponuku.",
}

RULES: Final[Mapping[str, str]] = {**_BOARD, **_TABLE}
