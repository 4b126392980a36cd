"""The lesson for those who know the Duel, in Slovak: what is said and asked, step by step."""

from typing import Final

__all__ = ["STEPS"]

STEPS: Final[dict[str, tuple[str, str, str]]] = {
    "welcome": (
        "Duel už poznáš",
        "Potom poznáš väčšinu tejto hry: krajiny s číslami kocky, zásoby po 3, dediny a mestá so stavebnými "
        "miestami, karty v ruke. Toto je staršia hra, ku ktorej popri základnej súprave patrí šesť ďalších. "
        "Zahrajme si spolu jeden pripravený ťah a pozrime sa, čo je iné. Nič sa nemôže pokaziť.",
        "",
    ),
    "table": (
        "Stôl",
        "V základnej hre sa víťazí s 12 bodmi, s ktoroukoľvek ďalšou súpravou s 13. Všetky doberané karty "
        "majú rovnakú rubovú stranu. Tento ťah sa hrá so súpravou Čarodejníci a draky: o dva balíčky viac a "
        "balíček citadel. Figúrka rytiera {token} nemá žiadne minimum: Modrý ju má so 7 bodmi sily "
        "{strength}, ty máš 4.",
        "",
    ),
    "dice": (
        "Dve kocky",
        "Kocka udalostí má iné steny: Zlodeja, ktorý berie rudu a vlnu každému, kto má viac než 7 surovín, "
        "Mlyn, Turnaj, Slnko a dvakrát otáznik pre kartu udalosti. Najprv prichádza udalosť, potom výnosy.",
        "Hoď kockami: stlač {enter}.",
    ),
    "tournament": (
        "Turnaj",
        "Kto má viac turnajových bodov {tournament}, berie si zo zásoby 1 surovinu. Ty ich máš 5, Modrý 3. "
        "Potom 2 prináša rudu.",
        "Vezmi si zlato: označ ho šípkami a stlač {enter}.",
    ),
    "attack": (
        "Útok, o ktorom rozhoduje kocka",
        "Akčné karty sú zadarmo, útoky však čakajú, kým budete mať spolu 7 bodov. Tie už máte. Čierny rytier "
        "sa najprv ohlási; Modrý smie odpovedať Bylinkárkou. Potom hodíš: víťazí 1 až 5, proti Bylinkárke "
        "len 1 alebo 2. Kto hod prehrá, toho rana zasiahne.",
        "Stlač {play}, potom {enter} na karte Čierny rytier a v okne {space}.",
    ),
    "target": (
        "Cieľ",
        "Padla 4: víťazíš. Až teraz označíš rytiera protihráča a ten sa mu vráti do ruky. Bez karty Götz "
        "Železná päsť zostávajú Modrému 2 body sily a figúrka rytiera prechádza k tebe.",
        "Otvor zoznam klávesom {enter}, vyber kartu Götz Železná päsť a stlač {enter}.",
    ),
    "citadel": (
        "Citadela",
        "S touto súpravou sa dedina môže stať citadelou namiesto mesta. Na každej strane má dve miesta pre "
        "zelené karty a knihy kúziel, nikdy pre červené. Má 1 bod, s čarodejníkom 2.",
        "Stláčaj {build}, kým nie je označená Citadela, potom stlač {enter} a v okne {space}.",
    ),
    "wizard": (
        "Čarodejník",
        "Čarodejník stojí za krajinou, na jej vonkajšej strane, a krajina musí susediť s citadelou. Také "
        "vonkajšie miesta používajú aj iné súpravy. Ari prichádza s 2 bodmi čarovnej sily {magic}.",
        "Stláčaj {build}, kým nie je označená karta Ari, potom stlač {enter}. Vyber krajinu a stlač {space}.",
    ),
    "book": (
        "Kniha kúziel",
        "Knihy kúziel stoja pri citadelách. Postaviť Elixír nestojí nič; jeho kúzlo stojí 2 body čarovnej "
        "sily a možno ho použiť znovu v každom ťahu.",
        "Stláčaj {build}, kým nie je označený Elixír, potom stlač {enter} a v okne {space}.",
    ),
    "spell": (
        "Kúzlo",
        "Stojace karty, ktoré možno použiť alebo ktorými možno čarovať, majú v zozname vlastný nadpis. Elixír "
        "zdvojnásobuje silu jednej tvojej jednotky, kým sa neskončí ďalší ťah protihráča. Modrý tak figúrku "
        "hneď späť nezíska.",
        "Stlač {use}, potom {enter}. Vyber kartu Otto Berserk a stlač {space}.",
    ),
    "end": (
        "Koniec ťahu",
        "V ruke nemáš žiadnu kartu. Smieš mať tri, s Kláštormi a Knižnicami viac. Dopĺňaš ich na konci svojho "
        "ťahu.",
        "Ukonči svoj ťah: stlač {end}. Ak dostaneš otázku, či to myslíš vážne, odpovedz áno.",
    ),
    "first": (
        "Doberanie kariet",
        "Každá karta je buď vrchná karta ktoréhokoľvek balíčka, alebo karta vyhľadaná: zaplatíš 2 ľubovoľné "
        "suroviny, prezrieš si celý balíček a vezmeš si, čo chceš. Posledné dva balíčky patria k novej "
        "súprave.",
        "Dober si z ktoréhokoľvek balíčka: označ ho a stlač {enter}.",
    ),
    "second": ("Doberanie kariet", "Jednu kartu máš, dve chýbajú.", "Dober si ešte raz."),
    "third": ("Doberanie kariet", "Ešte jedna a v ruke máš všetky.", "Dober si ešte raz."),
    "more": (
        "Čo ešte existuje",
        "Niektoré karty sa umiestňujú v druhom panstve a zostávajú tvoje: označuje ich zástavka {foreign}. "
        "Iné ležia na cestách, niečo počítajú alebo na čas prestanú pôsobiť; karta to hovorí. {rules} otvorí "
        "pravidlá so všetkými kartami. Najprv si zahraj základnú hru proti botovi, potom jednu súpravu za "
        "druhou.",
        "",
    ),
}
"""Step -> its title, what is explained, and what is to be done, if anything.

{enter}, {build} and the like are keys; {token}, {strength}, {tournament}, {magic} and {foreign} are signs."""
