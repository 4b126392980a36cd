"""The rules of the island by number: I for the board game, T for the table of two and what is hidden."""

from collections.abc import Mapping
from typing import Final

__all__ = ["RULES"]

_BOARD: Final[Mapping[str, str]] = {
    "I-1.1": "Polí pevniny je 19: les 4, pastvina 4, pole 4, pahorkatina 3, hory 3, poušť 1.",
    "I-1.2": "Výnosy: les→dřevo, pastvina→vlna, pole→obilí, pahorkatina→cihly, hory→ruda, poušť→nic.",
    "I-1.3": "Bank začíná s 95 kartami surovin, po 19 od každého z 5 druhů.",
    "I-1.4": (
        "Rám má 6 dílů s 9 přístavy. Z nich jsou 4 normální (3:1) a 5 specializovaných (2:1), jeden na každou "
        "surovinu."
    ),
    "I-1.5": (
        "Akčních karet je 25: 14 Rytíř, 6 karet Pokrok (2 Stavba silnic, 2 Vynález, 2 Monopol), 5 karet "
        "s výherním bodem."
    ),
    "I-1.6": "Žetonů s čísly je 18: jedna 2, jedna 12, po dvou 3, 4, 5, 6, 8, 9, 10, 11, žádná 7.",
    "I-1.7": "6 a 8 jsou červené žetony.",
    "I-1.8": "Každá barva má 5 vesnic, 4 města, 15 silnic; barvy jsou čtyři (celkem 20, 16, 60).",
    "I-1.9": (
        "Je jeden zloděj, dvě šestistěnné kostky, jedna karta Nejdelší obchodní cesta, jedna karta "
        "Největší vojsko."
    ),
    "I-1.10": (
        "Krabice je pro tři nebo čtyři; ve třech se vynechávají všechny červené figurky. Ve dvou se "
        "hraje za modrou a oranžovou."
    ),
    "I-2.1": (
        "Pole stojí na špičce, v řadách po 3, 4, 5, 4, 3. Osové souřadnice (q na východ, r na "
        "jihovýchod), kde |q|≤2, |r|≤2, |q+r|≤2. Číslují se H1…H19 řadu po řadě shora, zleva doprava."
    ),
    "I-2.2": (
        "Je přesně 54 křižovatek a 72 hran. 24 křižovatek se dotýká 3 polí pevniny, 12 se dotýká 2, 18 "
        "se dotýká 1. 36 má 3 sousední křižovatky, 18 (všechny na pobřeží) má 2. 42 hran leží mezi "
        "dvěma poli pevniny, 30 na pobřeží."
    ),
    "I-2.3": (
        "Hrana je společná strana dvou sousedních polí a ohraničují ji 2 křižovatky. Hranami jsou i "
        "strany mezi pevninou a mořem; strany mezi mořem a mořem ne."
    ),
    "I-2.4": (
        "Křižovatka je roh, kde se pole setkávají; stavby stojí jen na křižovatkách, silnice jen na hranách."
    ),
    "I-2.5": "Stavby se týká každé pole pevniny, kterého se dotýká její křižovatka (1, 2 nebo 3).",
    "I-2.6": (
        "Křižovatky se číslují V1…V54 shora dolů, zleva doprava. Hrana se zapisuje jako dvojice svých "
        "konců, menší první, např. 9–14."
    ),
    "I-3.1": "Přístav patří k jedné pobřežní hraně; přístup dávají oba konce této hrany.",
    "I-3.2": (
        "Devět přístavů leží, po směru hodinových ručiček zleva nahoře, na 1-4, 2-6, 11-16, 27-33, "
        "43-47, 50-53, 48-52, 34-39 a 12-17; na plánu pro začátečníky jsou to normální, obilí, ruda, "
        "normální, vlna, normální, normální, cihly a dřevo."
    ),
    "I-3.3": (
        "Přístup k přístavu dává 18 různých křižovatek: V1, 2, 4, 6, 11, 12, 16, 17, 27, 33, 34, 39, "
        "43, 47, 48, 50, 52, 53. Žádná křižovatka nemá dva přístavy."
    ),
    "I-4.1": (
        "Na plánu pro začátečníky leží krajina, žetony, přístavy a první figurky podle obrázku; nic se "
        "nenechává náhodě."
    ),
    "I-4.2": (
        "Plán pro začátečníky, řadu po řadě: hory 10, pastvina 2, les 9 / pole 12, pahorkatina 6, "
        "pastvina 4, pahorkatina 10 / pole 9, les 11, poušť, les 3, hory 8 / les 8, hory 3, pole 4, "
        "pastvina 5 / pahorkatina 5, pole 6, pastvina 11."
    ),
    "I-4.3": "Přístavy jako v I-3.2.",
    "I-4.4": (
        "První figurky na plánu pro začátečníky, nejdřív vesnice, která přináší počáteční karty: modrá "
        "V40, V42, 40-45, 37-42; červená V18, V32, 18-23, 26-32; oranžová V15, V41, 10-15, 41-46; bílá "
        "V9, V29, 9-14, 29-35."
    ),
    "I-4.5": "Ve třech se vynechává červená.",
    "I-4.6": "Pak se určí, kdo začíná (I-6.3), a hned se hraje; fáze zakládání není.",
    "I-5.1": (
        "Přístavy leží tam, kde je má plán pro začátečníky; jejich devět druhů se na tato místa zamíchá."
    ),
    "I-5.2": "19 polí pevniny se zamíchá a vyloží od H1 do H19: každé pořadí je stejně pravděpodobné.",
    "I-5.3": (
        "Žetony se kladou v abecedním pořadí A…R, číslem nahoru, od libovolného rohového pole proti "
        "směru hodinových ručiček. Postupuje se spirálou dovnitř: 12 vnějších polí, 6 vnitřních, pak "
        "střed."
    ),
    "I-5.4": "Písmena: A5 B2 C6 D3 E8 F10 G9 H12 I11 J4 K8 L10 M9 N4 O5 P6 Q3 R11.",
    "I-5.5": "Poušť nedostává žeton; přeskakuje se a nespotřebuje písmeno.",
    "I-5.6": (
        "Rohová pole jsou H1, H3, H8, H12, H17, H19. Vnější kruh proti směru hodinových ručiček od H1 "
        "je H1 H4 H8 H13 H17 H18 H19 H16 H12 H7 H3 H2, dál H5 H9 H14 H15 H11 H6, pak H10. Od jiného "
        "rohu jsou oba kruhy pootočené, takže vnitřní začíná vnitřním polem, které se dotýká "
        "počátečního rohu (H1→H5, H8→H9, H17→H14, H19→H15, H12→H11, H3→H6)."
    ),
    "I-5.7": (
        "Příklad: poušť na H10, začátek H1 → žetony H1..H19 = 5, 10, 8, 2, 9, 11, 4, 6, 4, –, 3, 11, "
        "3, 5, 6, 12, 8, 10, 9."
    ),
    "I-5.8": (
        "Při spirále neleží 6 a 8 nikdy vedle sebe, ať se začíná v kterémkoli rohu a poušť je kdekoli; "
        "nic se nemusí vyměňovat."
    ),
    "I-5.9": "Zloděj začíná v poušti.",
    "I-5.10": "Karty surovin leží v 5 otevřených balíčcích; akční karty jsou zamíchané lícem dolů.",
    "I-6.1": "Dvě kola; každá strana staví celkem 2 vesnice a 2 silnice, zdarma.",
    "I-6.2": "Každá strana si bere 5 vesnic, 4 města, 15 silnic a kartu stavebních nákladů.",
    "I-6.3": "Všichni házejí; začíná nejvyšší hod. Při shodě nejvyšších se mezi nimi hází znovu.",
    "I-6.4": (
        "Kolo 1 jde po směru hodinových ručiček od strany, která začíná: jedna vesnice na libovolnou "
        "volnou křižovatku podle pravidla o vzdálenosti, pak jedna silnice na hranu, která se této "
        "vesnice dotýká."
    ),
    "I-6.5": (
        "Kolo 2 jde proti směru hodinových ručiček a začíná stranou, která je v kole 1 poslední a "
        "staví dvakrát po sobě; kdo začíná hru, je na řadě poslední. Pořadí pro n=4: 1 2 3 4 4 3 2 1; "
        "n=3: 1 2 3 3 2 1; n=2: 1 2 2 1."
    ),
    "I-6.6": (
        "Druhá vesnice smí stát na každém dovoleném místě; s první spojená být nemusí. Její silnice se "
        "musí dotýkat druhé vesnice."
    ),
    "I-6.7": (
        "Hned s druhou vesnicí přichází 1 karta suroviny z každého sousedního pole, které něco vynáší "
        "(poušť nedává nic)."
    ),
    "I-6.8": "Pravidlo o vzdálenosti (I-12.3) platí v obou kolech.",
    "I-6.9": "První tah má strana, která staví jako první.",
    "I-6.10": "Založenou vesnici u přístavu lze využít od prvního vlastního tahu.",
    "I-7.1": "Tahy jdou po směru hodinových ručiček (doleva).",
    "I-7.2": (
        "Pořadí: (a) hodit oběma kostkami, součet platí pro všechny; (b) obchodovat; (c) stavět a kupovat."
    ),
    "I-7.3": "Obchodovat a stavět lze v libovolném pořadí, pokud se stůl nedohodne, že se nejdřív obchoduje.",
    "I-7.4": "Akční kartu lze zahrát v kterékoli fázi vlastního tahu, i před hodem.",
    "I-7.5": "Před hodem není dovoleno nic jiného: žádný obchod, žádná stavba, žádný nákup.",
    "I-7.6": "Hod je povinný, přesně jednou za tah.",
    "I-7.7": "Tah končí, když to strana na tahu ohlásí.",
    "I-8.1": "Při součtu jiném než 7 vynáší každé pole s tímto žetonem, všem, jen pole zloděje ne.",
    "I-8.2": (
        "Za každé takové pole: 1 karta za každou sousední vlastní vesnici, 2 za každé sousední vlastní město."
    ),
    "I-8.3": "Více staveb u jednoho pole se sčítá (vesnice + město = 3).",
    "I-8.4": (
        "Nedostatek v banku: nemůže-li bank při tomto výnosu uspokojit všechny nároky, nedostane nikdo "
        "nic. Posuzuje se to pro každý druh suroviny zvlášť; druhy, které stačí, se vyplácejí."
    ),
    "I-8.5": "Karty surovin se drží v ruce skrytě. Počet karet v ruce je veřejný.",
    "I-8.6": "Počet karet v ruce není omezen, kromě hodu 7.",
    "I-9.1": (
        "Při 7 nikdo nedostává výnos. Kdo má více než 7 karet surovin, vrací do banku polovinu, "
        "zaokrouhlenou dolů, podle vlastní volby: 8→4, 9→4, 10→5, 11→5, 15→7."
    ),
    "I-9.2": "Přesně 7 karet: žádná ztráta. Akční karty se nepočítají.",
    "I-9.3": "Všechny karty se odevzdávají před přesunem zloděje.",
    "I-9.4": (
        "Strana, která hází, pak musí přesunout zloděje na jiné pole pevniny; nechat ho stát je zakázáno."
    ),
    "I-9.5": "Poušť je dovolený cíl, i když nemá žeton.",
    "I-9.6": (
        "Kdo zloděje přesouvá, volí jednu stranu se stavbou u nového pole a naslepo táhne 1 kartu "
        "suroviny z její ruky. Každá karta je stejně pravděpodobná."
    ),
    "I-9.7": (
        "Kdo přesouvá zloděje, musí krást, kde je co ukrást, pokud se stůl nedohodne, že se od toho "
        "smí upustit."
    ),
    "I-9.8": "Sobě nikdo nekrade; kdo má 0 karet, nedává nic; není-li koho okrást, krádež odpadá.",
    "I-9.9": "Ukradenou kartu zná jen strana, která krade, a strana, které se krade.",
    "I-9.10": "Pole zloděje nevynáší nic, dokud ho zloděj neopustí.",
    "I-9.11": "Zloděj se přesouvá jen hodem 7 nebo kartou Rytíř.",
    "I-9.12": "Po zloději se pokračuje obchodem.",
    "I-9.13": "Zloděj nemá vliv na přístavy, silnice, stavění ani body.",
    "I-10.1": "Obchoduje jen strana na tahu, po výnosu, dokud má karty.",
    "I-10.2": (
        "Vnitřní obchod: strana na tahu s kteroukoli jinou, v libovolném dohodnutém množství. Dvě "
        "strany, které nejsou na tahu, spolu nikdy neobchodují."
    ),
    "I-10.3": "Nabídky straně na tahu smí dávat kdokoli.",
    "I-10.4": (
        "Obě strany vnitřního obchodu dávají nejméně 1 kartu; dary a výměna stejného za stejné (dřevo "
        "za dřevo) jsou zakázány."
    ),
    "I-10.5": "S akčními kartami, figurkami a sliby obchodovat nelze.",
    "I-10.6": "Bank 4:1: 4 stejné suroviny → 1 podle volby; přístav není potřeba.",
    "I-10.7": "Normální přístav 3:1: 3 stejné suroviny → 1 jiná.",
    "I-10.8": "Specializovaný přístav 2:1: 2 karty zobrazené suroviny → 1 podle volby; lze opakovat (4 → 2).",
    "I-10.9": "Specializovaný přístav nedává 3:1 na jiné suroviny.",
    "I-10.10": "Přístav lze využít až od příštího vlastního tahu po stavbě u něj.",
    "I-10.11": "Když se vesnice u přístavu změní na město, přístup zůstává, bez nového čekání.",
    "I-10.12": "Při obchodu s bankem musí být žádaná karta v zásobě.",
    "I-10.13": (
        "Nejlepší dostupný kurz pro surovinu je min(4, 3 s použitelným normálním přístavem, 2 s "
        "použitelným odpovídajícím specializovaným přístavem)."
    ),
    "I-11.1": (
        "Silnice = 1 dřevo + 1 cihla. Vesnice = 1 dřevo + 1 cihla + 1 vlna + 1 obilí. Město = 3 ruda + "
        "2 obilí. Akční karta = 1 ruda + 1 vlna + 1 obilí."
    ),
    "I-11.2": "Platba se vrací do banku.",
    "I-11.3": "Libovolný počet staveb a nákupů za tah, pokud stačí karty.",
    "I-11.4": "Na plánu smí mít každá strana nejvýše: 15 silnic, 5 vesnic, 4 města.",
    "I-11.5": "Při přestavbě na město se figurka vesnice vrací do zásoby; lze ji postavit znovu.",
    "I-11.6": "Kdo má na plánu všech 5 vesnic, musí jednu přestavět na město, než postaví další.",
    "I-11.7": "Silnice a města zůstávají celou hru.",
    "I-12.1": "Nejvýše jedna silnice na hranu; pobřežní hrany jsou dovoleny.",
    "I-12.2": (
        "Nová silnice se musí jedním ze svých konců dotýkat vlastní silnice, vesnice nebo města. Nesmí "
        "navazovat přes křižovatku s cizí stavbou."
    ),
    "I-12.3": (
        "Pravidlo o vzdálenosti: vesnice smí stát jen na volné křižovatce, na jejíchž sousedních (2 nebo "
        "3) křižovatkách není stavba žádné strany."
    ),
    "I-12.4": "Po zakládání se vesnice musí dotýkat vlastní silnice.",
    "I-12.5": "Vesnici lze postavit na křižovatce uvnitř cizí silnice, platí-li I-12.3 a I-12.4.",
    "I-12.6": "Město jen nahrazuje vlastní vesnici.",
    "I-12.7": "Vesnici postavenou v tomto tahu lze v témže tahu přestavět na město.",
    "I-12.8": "Vesnice = 1 bod, město = 2 body.",
    "I-13.1": "Kdo má jako první souvislou silnici o nejméně 5 úsecích, bere si kartu (2 body).",
    "I-13.2": (
        "Délka = nejdelší trasa ve vlastní síti silnic, která použije každou hranu nejvýše jednou; "
        "odbočky se nepřičítají. Křižovatky se smějí opakovat (smyčky se počítají celé)."
    ),
    "I-13.3": "Trasa nesmí procházet křižovatkou s cizí stavbou; začínat nebo končit tam smí.",
    "I-13.4": "Vlastní vesnice a města nikdy nepřerušují.",
    "I-13.5": "Karta přechází, když je silnice jiné strany skutečně delší. Shoda ji nikdy nikomu nebere.",
    "I-13.6": (
        "Po přerušení se všem délky počítají znovu. Má-li největší délku právě jedna strana a je ≥5, "
        "dostává (nebo si nechává) kartu."
    ),
    "I-13.7": (
        "Má-li po přerušení nejdelší silnici více stran společně, karta se vrací do banku, dokud není "
        "jedna sama nejdelší; stůl se smí dohodnout, že si ji nechává ta z nich, která ji má."
    ),
    "I-13.8": "Je-li po přerušení největší délka pod 5, karta se vrací do banku.",
    "I-13.9": "Z banku si kartu bere jen strana, která má největší délku sama, ≥5.",
    "I-13.10": "Přechod je okamžitý, i v cizím tahu; body se mění hned.",
    "I-14.1": "Nákupem se bere vrchní karta zakrytého balíčku; obsah zůstává tajný.",
    "I-14.2": "Za tah se hraje nejvýše jedna akční karta.",
    "I-14.3": "Kartu koupenou v tomto tahu nelze v tomto tahu zahrát.",
    "I-14.4": "Výjimka: karta s výherním bodem, která doplní 10. bod, se smí ukázat hned, a vítězí.",
    "I-14.5": "Více karet s výherním bodem lze ukázat společně, když doplní 10; do I-14.2 se nepočítají.",
    "I-14.6": "Jinak zůstávají karty s výherním bodem skryté až do konce.",
    "I-14.7": "Za tah lze koupit libovolný počet, dokud stačí balíček; prázdným balíčkem nákupy končí.",
    "I-14.8": (
        "Zahraný Rytíř zůstává ležet lícem nahoru před stranou, která ho hraje. Zahraná karta "
        "Pokrok odchází ze hry."
    ),
    "I-14.9": "Rytíř (14): zloděj se musí hned přesunout, podle I-9.4 až I-9.8; nic se neodevzdává.",
    "I-14.10": (
        "Stavba silnic (2): postav 2 silnice zdarma, každou podle běžných pravidel. Zbývá-li jen 1 "
        "silnice nebo jedna dovolená hrana, postav 1. Druhá silnice smí navazovat na první."
    ),
    "I-14.11": (
        "Vynález (2): vezmi si hned z banku 2 libovolné karty surovin (stejné nebo různé); lze z nich "
        "stavět v témže tahu."
    ),
    "I-14.12": "Monopol (2): jmenuj jednu surovinu; všichni ostatní odevzdávají všechny její karty tobě.",
    "I-14.13": "Akční karty nelze ukrást, odevzdat ani s nimi obchodovat.",
    "I-15.1": "Kdo má jako první 3 vyložené Rytíře, bere si kartu (2 body).",
    "I-15.2": "Přechází na stranu, která má skutečně více vyložených Rytířů.",
    "I-15.3": "Rytíř, který kartu získává, se počítá hned a může vyhrát hru, i před hodem.",
    "I-16.1": "Hra končí, když má strana na tahu 10 bodů.",
    "I-16.2": (
        "Body: vesnice 1, město 2, Nejdelší obchodní cesta 2, Největší vojsko 2, karta s výherním bodem 1."
    ),
    "I-16.3": "Kdo dosáhne 10 v cizím tahu, musí čekat na vlastní tah a mít pak stále 10.",
    "I-16.4": "Všichni začínají se 2 body za 2 založené vesnice.",
    "I-16.5": (
        "Skryté karty s výherním bodem se počítají, teprve když se ukážou; veřejné body = plán + "
        "zvláštní karty."
    ),
    "I-16.6": "Více než 10 také vítězí (např. 9 + 2).",
    "I-17.1": "Pro každou surovinu platí v každé chvíli: bank + všechny ruce = 19.",
    "I-17.2": "Akční karty: balíček + ruce + ukázané + odstraněné = 25.",
    "I-17.3": "Figurky: na plánu + zásoba = 15 / 5 / 4 pro každou stranu.",
    "I-17.4": "Na sousedních křižovatkách nikdy nestojí dvě stavby.",
    "I-17.5": (
        "Nejvyšší počet bodů, který teoreticky může mít jedna strana: 4 města (8) + 5 vesnic (5) + 2 + "
        "2 + 5 = 22."
    ),
    "I-17.6": "Pravděpodobnosti součtu: 2/12 1⁄36, 3/11 2⁄36, 4/10 3⁄36, 5/9 4⁄36, 6/8 5⁄36, 7 6⁄36.",
}

_TABLE: Final[Mapping[str, str]] = {
    "T-1.2": (
        "Ve dvou platí všechna běžná pravidla; zakládá se v pořadí 1 2 2 1 a obě strany spolu smějí "
        "obchodovat."
    ),
    "T-1.3": "Hra pro dva má dvě neutrální barvy, dva hody za tah a obchodní žetony.",
    "T-1.3a": (
        "Dvě nepoužité barvy jsou neutrální: bílá začíná s vesnicí na V19, červená s vesnicí na V36, "
        "bez silnic, před fází zakládání."
    ),
    "T-1.3b": "Obchodních žetonů je 20; každá strana začíná s 5 a zaplacené se vracejí do zásoby.",
    "T-1.3c": (
        "Tah má dva hody na výnos; druhý se opakuje, dokud se jeho součet neliší od prvního. Každý se "
        "vyřídí celý, než přijde další."
    ),
    "T-1.3d": (
        "S každou postavenou silnicí se zdarma staví neutrální silnice a s každou vesnicí neutrální "
        "vesnice, v jedné z neutrálních barev; kde žádná stát nemůže, místo ní silnice. Po městě, "
        "akční kartě a fázi zakládání nenásleduje nic. Neutrální figurky se staví podle běžných "
        "pravidel."
    ),
    "T-1.3e": "Neutrální barvy nemají výnos. Smějí mít Nejdelší obchodní cestu; její body pak nemá nikdo.",
    "T-1.3f": (
        "Jednou ve vlastním tahu, i před hodem, lze za obchodní žetony koupit akci: 1 žeton, nebo 2 "
        "pro stranu, která má více bodů než druhá. Vynucená výměna: táhni naslepo 2 karty z druhé ruky "
        "a vrať libovolné 2; je-li jich méně, tolik, kolik jich je. Zloděj domů: zloděj jde do pouště "
        "a nic se nekrade."
    ),
    "T-1.3g": (
        "Vesnice u pouště přináší 2 žetony, u pobřeží 1, u obojího 3, i při zakládání. Jednou ve "
        "vlastním tahu se lze vzdát zahraného rytíře za 2; Největší vojsko opouští stranu, která má "
        "méně než 3 nebo už nevede, a jde ke straně, která jich má sama nejvíc, a to nejméně 3."
    ),
    "T-2.1": (
        "Všichni vždy vidí plán, figurky, zloděje, bank, velikost rukou, kolik akčních karet každá "
        "strana drží a které jsou koupené v tomto tahu, a veřejné body."
    ),
    "T-2.2": "Výnos, obchody a platby jsou veřejné: všichni vidí, které karty se přesouvají.",
    "T-2.3": "Karty odevzdané při 7 jdou na otevřené balíčky: všichni je vidí.",
    "T-3.1": "Nikdo nezná pořadí akčních karet, dokud se netáhnou.",
    "T-3.2": "Koupenou akční kartu zná jen strana, která ji kupuje, dokud se nezahraje nebo neukáže.",
    "T-3.3": "Ve třech nebo čtyřech vidí ukradenou kartu jen strana, která krade, a strana, které se krade.",
    "T-3.10": (
        "Ve dvou znají obě strany obě ruce, protože každou krádež vidí všichni; o ukradené "
        "kartě rozhoduje společný hod, karty mají pevné pořadí."
    ),
    "T-3.11": "Ve dvou není skryto nic než akční karty.",
    "T-3.12": "Ve více lidech jsou před třetími skryty jen druhy ukradených karet.",
    "T-3.13": "Skrytý součet jsou veřejné body a vlastní karty s výherním bodem.",
    "T-4.1": "Kdo začíná, rozhodují dvě kostky za každé místo; shoda se opakuje.",
    "T-4.2": "Krajina je společný hod: každé pořadí 19 polí je stejně pravděpodobné.",
    "T-4.3": "Stejně tak druhy devíti přístavů.",
    "T-4.4": "Stejně tak roh, kde začínají žetony.",
    "T-4.5": "Na výnos se hází dvěma kostkami o šesti stěnách.",
    "T-4.8": "Akční karty jsou zapečetěně zamíchaný balíček o 25 kartách.",
    "T-4.10": "Krádež bere každou kartu okradené strany se stejnou šancí.",
    "T-4.13": "Nic jiného se nenechává náhodě.",
    "T-5.8": "Místo, které krádež hodí, se odpočítává v ruce v pořadí dřevo, cihla, vlna, obilí, ruda.",
    "T-6.1": "Kde karta leží, dokazuje, zda je koupená v tomto tahu; její líc k tomu nikdo znát nemusí.",
    "T-6.3": "Co zbývá v balíčku, lze zjistit vylučováním.",
    "T-7.1": "Kostky padají po všem, co se smí udělat před hodem.",
    "T-7.2": "Pole a okradená strana jsou určeny, než se o krádeži hází.",
    "T-7.3": "Akční karta je zaplacena, než se táhne.",
    "T-7.4": "Všechny karty jsou odevzdány, než se zloděj přesune.",
    "T-7.6": "Nabídku dává strana na tahu, odpovídají dotázané strany a nabídka propadá, když tah skončí.",
    "T-7.7": "Kdo není na tahu, možná musí odevzdat karty nebo odpovědět na nabídku.",
}

RULES: Final[Mapping[str, str]] = {**_BOARD, **_TABLE}
