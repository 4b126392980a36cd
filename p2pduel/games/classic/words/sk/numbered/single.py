"""Rulings about cards on cards, magic, the open row and single cards, in Slovak: CR-49 to CR-83."""

from typing import Final

__all__ = ["ATTACHED", "MAGIC", "ONE_BY_ONE", "ROW"]

ATTACHED: Final = {
    "CR-49": (
        "Stavba začarovaná, pod Dogmou alebo v zálohe nedáva body, nemá účinok a nespĺňa žiadnu "
        "podmienku; čo je na nej uložené alebo napočítané, zostáva nedotknuteľné a nepočíta sa. Biskupstvo, "
        "Víťazný oblúk a Hasičská zbrojnica ani tak nezhoria."
    ),
    "CR-50": (
        "Čarodejnica a Dogma sa kladú na stavby, ktoré vlastní druhý hráč, aj na cudzie karty, z každého "
        "druhu jedna na stavbu."
    ),
    "CR-51": (
        "Majiteľ záložne vyplatí vytlačenú cenu a tá sa musí zmestiť celá; stavby zadarmo a platené "
        "čarovnou silou do zálohy dať nemožno. Zaplatenie vytlačenej ceny vo vlastnej akčnej fáze stavbu znovu "
        "otočí. Ak zhorí alebo padne za obeť Napadnutiu, vracia sa bez zálohy."
    ),
    "CR-52": (
        "Cirkevná kliatba uzatvára druhému hráčovi jeden doberací alebo odhadzovací balíček: nemožno doberať, "
        "prehľadávať, brať ani vkladať podeň. Za 3 zlatá vo vlastnej akčnej fáze pominie a ide na "
        "odhadzovací balíček toho, kto ju zahral. V turnajovej hre leží na balíčku druhého hráča."
    ),
    "CR-53": (
        "Po Dobrom susedstve leží vrchná karta každého balíčka otvorene, aj tie ďalšie, kým ich nezamieša "
        "Inkvizícia; balíček pod kliatbou sa vynecháva, kým kliatba trvá."
    ),
    "CR-54": "Pri Vyslanectve sa ukazuje každá karta, ktorú si hostiteľ berie z balíčka, dobraná aj vyhľadaná.",
    "CR-55": (
        "Cudzie karty potrebujú miesto alebo cestu hostiteľa a to, čo má ich vlastník. Hostiteľ ich nesmie "
        "odstrániť, dať do zálohy ani presunúť; počítajú sa za stavby svojho vlastníka. Ak zhoria alebo "
        "padnú za obeť Napadnutiu, idú vlastníkovi do ruky, podľa svojej podmienky na jeho odhadzovací balíček."
    ),
    "CR-56": (
        "Sklad sa plní vo vlastnej akčnej fáze, keď je prázdny, 1 alebo 2 surovinami jedného druhu, a "
        "vyprázdňuje sa len celý: každá surovina sa zaplatí alebo ide na príslušnú krajinu, inak prepadá. "
        "Ľubovoľne často; priamo ho smie naplniť Obchodný monopol."
    ),
    "CR-57": (
        "Počítadlá: Farbiareň, Umelecká kováčňa a Pálenica 0 až 3, za každý bod 2 suroviny; Víťazný oblúk 0 "
        "až 3; Koloniálna základňa 0 až 3 zlatá, len vlastným výnosom. Obchodná akadémia počíta zlato, "
        "kdekoľvek leží. S kartou sa počítadlo stráca."
    ),
    "CR-58": (
        "Tajný spolok napodobňuje jeden názov, určený pri stavbe, len čo taká stavba u druhého hráča "
        "stojí, aj nepôsobiaca. Keď odíde posledná, možno určiť iný názov. Napodobňuje sa všetko okrem "
        "víťazných bodov."
    ),
    "CR-59": (
        "Ak druhý hráč hodí otáznik, stráca vlastník Fojtstva všetku rudu a vlnu na krajinách a vkladá ho "
        "pod balíček podľa svojho výberu, aj začarované; v zálohe sa nič nedeje."
    ),
}

MAGIC: Final = {
    "CR-60": (
        "Každá krajina má na vonkajšej strane jedno miesto. Nesie výstavbu krajiny alebo pri metropole jednotku, "
        "ktorá nie je drak; tá susedí len s tou krajinou. Krajiny menia miesto bez jednotky, ktorá tam stojí; "
        "s výstavbou krajiny zostávajú."
    ),
    "CR-61": (
        "Čarodejník má 0 až 3 body čarovnej sily. 2 body nového čarodejníka možno použiť hneď. Kto vo vlastnom "
        "ťahu získa silu surovinami alebo Čarovným mlynom, do konca ťahu nič neplatí. Kto platí, vyberá "
        "vlastník; suroviny sa menia len vo vlastnej akčnej fáze."
    ),
    "CR-62": (
        "Keď čarodejník odíde, jeho sila je stratená a citadela bez ďalšieho čarodejníka má zase menej bodov. "
        "Znovu vyložený stojí svoju cenu a začína s 2 bodmi."
    ),
    "CR-63": (
        "Knihu možno použiť v ťahu, v ktorom je položená, raz za ťah a exemplár, vlastné a cudzie ťahy "
        "zvlášť. Čarovná ruka kladie knihu hneď na voľné miesto vlastnej citadely."
    ),
    "CR-64": (
        "Čarovné oko: pod balíček ide ktorákoľvek karta z ruky, aj práve vzatá. Strážca osudu: ľubovoľný "
        "počet z 3. Vízia: štyri rôzne balíčky, menej, ak je neprázdnych menej."
    ),
    "CR-65": (
        "Vyzvedač a Zem, mením ťa! prehľadávajú balíček krajín, vybrané karty kladú otvorene a zvyšok sa "
        "zamieša. Nová krajina karty Zem, mením ťa! je iného druhu a má to, čo mala stará; stará ide do "
        "balíčka."
    ),
    "CR-66": (
        "Súboj čarodejníkov: najprv cena, potom sa označia obaja čarodejníci; za každého jeden hod a jeho "
        "čarovná sila, zhoda sa opakuje. Porazený ide pod balíček, ktorý vyberie jeho vlastník."
    ),
    "CR-67": (
        "Sila jednotky: vytlačená, pri delách a drakoch proti Johanke najviac 2; s Elixírom dvojnásobná; pri "
        "rytieroch a delách o 1 viac s Kováčňou; pri rytieroch o 1 menej s Nevestincom; nikdy pod 0. Elixír sa "
        "končí s ďalším ťahom druhého hráča."
    ),
    "CR-68": (
        "Kométa: karty z ruky idú pod jeden balíček v ľubovoľnom poradí, potom príde z jeho vrchu toľko "
        "kariet, koľko ich smie byť v ruke. Inkvizícia: karty v ruke a všetky balíčky bez kliatby sa "
        "zamiešajú dokopy a tvoria zase toľko balíčkov; potom sa po jednej doberú nové karty."
    ),
}

ROW: Final = {
    "CR-69": (
        "Karta otvoreného radu sa kupuje v akčnej fáze, s podmienkou aj zľavami, z každého názvu jedna pre "
        "každého hráča. Nech odíde akokoľvek, vracia sa do radu, oblúk bez svojho počítadla."
    ),
    "CR-70": (
        "Súpravy oboch sa dohodnú verejne. Balíček sa vyberá zo 62 kariet základnej súpravy, 27 súpravy Rytier a "
        "kupec, 26 súpravy Politika a intrigy, 35 súpravy Barbari a obchodníci (33 bez čarodejníkov), 26 súpravy "
        "Veda a pokrok, 37 súpravy Čarodejníci a draky, 27 súpravy Obchod a obrat; rovnaké názvy sa spočítavajú. "
        "Udalosti: 7 zo základnej súpravy okrem pevných a udalosti tematických súprav; vyberajú sa 4."
    ),
    "CR-71": (
        "Vložiť pod, dobrať, odhodiť: vždy balíčky toho, komu patrí ruka alebo karta. Karta vzatá druhému "
        "hráčovi patrí do konca hry tomu, kto ju vzal. Prázdny balíček sa tvorí pri úprave kariet v ruke vo "
        "vlastnom ťahu, pred doberaním, z celého odhadzovacieho balíčka."
    ),
    "CR-72": (
        "Rytieri, Flavo, draky a šesť čarodejníkov smú v oboch panstvách spolu stáť len raz, vo všetkých "
        "hrách; v ruke je to voľné."
    ),
    "CR-73": "V turnajovej hre kupuje každý Citadely z vlastného balíčka.",
    "CR-74": (
        "V turnajovej hre používajú Staviteľ a Kométa vlastné balíčky; pri Konflikte idú karty pod jeden "
        "balíček obete, ktorý vyberie ten, kto má figúrku."
    ),
    "CR-75": (
        "Oba turnajové balíčky majú rovnakú rubovú stranu, takže ukradnutá karta smie ležať pod balíčkom "
        "zlodeja."
    ),
}

ONE_BY_ONE: Final = {
    "CR-76": (
        "Podpaľač zasiahne stavby, ktoré vlastní druhý hráč, kdekoľvek stoja, výstavbu krajín a ciest a čarodejníkov; "
        "nie centrálne karty, jednotky, knihy kúziel, nezápalné stavby ani stavby pri meste s pôsobiacou "
        "Hasičskou zbrojnicou."
    ),
    "CR-77": "Maják slúži obchodnej flotile na druhom mieste tej istej strany svojho mesta.",
    "CR-78": (
        "Výmenou s bankom nie je Karavána, Anton, Sídlo obchodníkov so súknom, Obchodná stanica, Farbiareň a "
        "jej podobné ani výmena medzi hráčmi. Výmena 2:1 Hanzy áno."
    ),
    "CR-79": (
        "Napadnutie: kto má figúrku rytiera, označí až 3 stavby druhého hráča a ten vyberie, ktorá sa vráti "
        "do ruky; karty radu idú do radu."
    ),
    "CR-80": (
        "Občianska vojna smie označiť rytierov, delá a obchodné flotily, ak ich nechráni Kostol (to isté "
        "mesto), Katedrála (všetky), Maják, Vlajková loď (obchodné flotily svojho mesta), Rádový hrad "
        "(rytierov s vytlačenou cenou 3 a viac) alebo Žigmund (všetky obchodné flotily)."
    ),
    "CR-81": (
        "Veľké kolbisko možno postaviť, len kým má ten, kto stavia, viac turnajových bodov; týka sa kocky, nie "
        "Veľkého rytierskeho turnaja."
    ),
    "CR-82": "Pozemková reforma: vlastné krajiny bez výstavby krajiny; číslo a množstvo putujú s kartou.",
    "CR-83": (
        "Povolený počet hráča, ktorý nie je na ťahu, klesá, len čo stavba, ktorá ho zvyšuje, odíde alebo "
        "prestane pôsobiť; prebytočné karty idú hneď pod balíčky podľa výberu."
    ),
}
