"""The lesson for those who know the Duel, in Slovak: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Duel už poznáš",
        "Potom poznáš väčšinu tejto hry: krajiny s číslami kocky, zásoby až do 3, dediny a mestá so "
        "stavebnými miestami, karty v ruke. Toto je staršia hra, so šiestimi sadami vedľa základnej. "
        "Zahráme si jeden pripravený ťah a pozrieme sa, čo je inak. Nič sa nemôže pokaziť.",
        "",
    ),
    "table": (
        "Stôl",
        "Základnú hru vyhráva 12 bodov, každú inú 13. Všetky karty, ktoré ťaháš, majú rovnaký rub. Tento ťah "
        "patrí k sade Čarodejníci a draky: o dva balíčky viac a kôpka citadel. Figúrka rytiera {token} nemá "
        "najnižší počet: Modrý ju drží so 7 bodmi sily {strength}, ty máš 4.",
        "",
    ),
    "dice": (
        "Dve kocky",
        "Kocka udalostí má iné strany: zbojníka, ktorý každému s viac ako 7 surovinami vezme rudu a vlnu, "
        "mlyn, turnaj, slnko a dvakrát otáznik pre kartu udalosti. Najprv príde udalosť, potom výnos.",
        "Hoď kockami: stlač {enter}.",
    ),
    "tournament": (
        "Turnaj",
        "Kto má viac turnajových bodov {tournament}, vezme si surovinu zo zásoby. Ty máš 5, Modrý má 3. "
        "Potom dvojka prinesie rudu.",
        "Vezmi si zlato: označ ho šípkami a stlač {enter}.",
    ),
    "attack": (
        "Útok, o ktorom rozhodne kocka",
        "Akčné karty nič nestoja, ale útoky čakajú, kým budete mať spolu 7 bodov. To máte. Čierny rytier sa "
        "najprv ohlási; Modrý smie odpovedať kartou Bylinkárka. Potom hádžeš: 1 až 5 vyhráva, proti "
        "Bylinkárke len 1 alebo 2. Kto hod prehrá, toho rana zasiahne.",
        "Stlač {play}, na Čiernom rytierovi {enter} a v okne {space}.",
    ),
    "target": (
        "Cieľ",
        "Štvorka: hod je tvoj. Až teraz menuješ rytiera súpera a ten sa vráti do ruky. Bez karty Götz "
        "zostanú Modrému 2 body sily a figúrka rytiera príde k tebe.",
        "Otvor zoznam klávesom {enter}, vyber kartu Götz a stlač {enter}.",
    ),
    "citadel": (
        "Citadela",
        "S touto sadou sa dedina môže stať citadelou namiesto mesta. Má dve miesta na každej strane, pre "
        "zelené karty a kúzelné knihy, nikdy pre červené. Platí za 1 bod, s čarodejníkom za 2.",
        "Stláčaj {build}, kým nie je označená Citadela, potom {enter} a v okne {space}.",
    ),
    "wizard": (
        "Čarodejník",
        "Čarodejník stojí za krajinou, na jej vonkajšej strane, a krajina sa musí dotýkať citadely. Také "
        "vonkajšie miesta používajú aj iné sady. Ari prichádza s 2 bodmi kúzelnej sily {magic}.",
        "Stláčaj {build}, kým nie je označený Ari, potom {enter}. Vyber krajinu a stlač {space}.",
    ),
    "book": (
        "Kúzelná kniha",
        "Kúzelné knihy stoja pri citadelách. Elixír sa stavia zadarmo; jeho kúzlo stojí 2 body kúzelnej sily "
        "a dá sa použiť v každom ťahu znova.",
        "Stláčaj {build}, kým nie je označený Elixír, potom {enter} a v okne {space}.",
    ),
    "spell": (
        "Kúzlo",
        "Stojace karty, ktoré sa dajú použiť alebo kúzliť, majú v zozname vlastný nadpis. Elixír zdvojí silu "
        "jednej tvojej jednotky, kým sa neskončí najbližší ťah súpera. Figúrku tak Modrý hneď nezíska späť.",
        "Stlač {use}, potom {enter}. Vyber kartu Otto a stlač {space}.",
    ),
    "end": (
        "Koniec ťahu",
        "Tvoja ruka je prázdna. Hranica sú tri karty, s kláštormi a knižnicami viac. Na konci ťahu si ruku "
        "doplníš.",
        "Ukonči ťah: stlač {end}. Na otázku, či to myslíš vážne, odpovedz áno.",
    ),
    "first": (
        "Ťahanie kariet",
        "Každá karta je buď vrchná karta ktoréhokoľvek balíčka, alebo karta, ktorú hľadáš: zaplatíš 2 "
        "ľubovoľné suroviny, prezrieš celý balíček a vezmeš si, čo chceš. V posledných dvoch balíčkoch leží "
        "nová sada.",
        "Ťahaj z ktoréhokoľvek balíčka: označ ho a stlač {enter}.",
    ),
    "second": ("Ťahanie kariet", "Jedna karta je v ruke, dve ešte chýbajú.", "Ťahaj ešte raz."),
    "third": ("Ťahanie kariet", "Ešte jedna a ruka je plná.", "Ťahaj ešte raz."),
    "more": (
        "Čo ešte existuje",
        "Niektoré karty stoja v druhej krajine a zostávajú tvoje: označuje ich vlajka {foreign}. Iné ležia "
        "na cestách, niečo počítajú alebo sú na čas neúčinné; povie to karta. {rules} otvorí pravidlá so "
        "všetkými kartami. Najprv si zahraj základnú hru proti botovi, potom jednu sadu za druhou.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys; {token}, {strength}, {tournament}, {magic} and {foreign} are signs."""
