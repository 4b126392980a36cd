"""Words for the cards of the Era of Turmoil, in Czech."""

from typing import Final

from p2pduel.catalogue.chapters import CardText

__all__ = ["TURMOIL_TEXTS"]

_DEFENCE: Final = "Protihráč smí házet: Pozorovatelna útok zastaví při 1–2, Heinrich při 3–5."
_OWN_STACKS: Final = "V turnajové hře jde karta pod některý z balíčků svého vlastníka."

TURMOIL_TEXTS: Final[dict[str, CardText]] = {
    "voyage_of_plunder": CardText(
        "Protihráč ti odevzdá 1 surovinu, kterou určíš, nebo 2, má-li víc vítězných bodů než ty.",
        (
            "Nesmíš požadovat, na co nemáš místo.",
            "Ze kterých krajin suroviny odejdou, rozhoduje protihráč.",
            "Do srovnání se počítají i žetony a podmíněné body.",
        ),
    ),
    "archer": CardText(
        "Protihráč vloží jednu ze svých jednotek s body síly pod dobírací balíček.",
        ("Jednotku i balíček (se stejnou rubovou stranou) vybírá protihráč.", _DEFENCE, _OWN_STACKS),
    ),
    "arsonist": CardText(
        "Vyber stavbu protihráče: jde pod dobírací balíček.",
        (
            "Balíček (se stejnou rubovou stranou) vybírá vlastník.",
            "Stavby u města s Požární zbrojnicí jsou v bezpečí.",
            _DEFENCE,
            "Shoří-li Radnice, objeví se znovu Obecní dům, který ležel pod ní.",
            _OWN_STACKS,
        ),
    ),
    "sebastian": CardText(
        "Zahraj ho, když se otočí Rebelie, Svár nebo Bratrská hádka: událost se ti vyhne.",
        (
            "Jen kdyby tě událost zasáhla: ne tehdy, když už tě chrání Kaple.",
            "Protihráč musí Rebelii čelit i tak.",
            "Zahrát ho lze v tahu kteréhokoli hráče.",
        ),
    ),
    "traitor": CardText(
        "Prohlédni si karty protihráče v ruce; jednu si smíš vzít.",
        (
            "Tu kartu smíš použít ještě v tomto tahu.",
            _DEFENCE,
            "V turnajové hře lze vzít jen jednotku nebo akční kartu.",
            "Přebytečné karty odkládáš až na konci svého tahu.",
        ),
    ),
    "lookout_tower": CardText(
        "Míří-li na tebe Lučištník, Žhář nebo Zrádce, smíš házet: 1 nebo 2 útok zastaví.",
        (
            "Spolu s Heinrichem se hází jednou a chrání 1–5.",
            "Hází se dřív, než je určen cíl, a výnosy tahu se tím nemění.",
            "Je to stavba: ani síla z ní jednotku nedělá.",
        ),
    ),
    "drill_ground": CardText(
        "Tvoji hrdinové stojí o 1 surovinu méně; vybíráš, kterou z ceny vynecháš.",
        ("Jen hrdinové: ne lodě ani Kanonýr.",),
    ),
    "carl_forkbeard": CardText(
        "Nejsilnější hrdina: přináší své body, nic víc.",
        ("Každý hrdina smí být v knížectví jen jednou.",),
    ),
    "heinrich": CardText(
        "Míří-li na tebe Lučištník, Žhář nebo Zrádce, smíš házet: 3, 4 nebo 5 útok zastaví.",
        (
            "Spolu s Pozorovatelnou se hází jednou a chrání 1–5.",
            "Hází se dřív, než je určen cíl, a výnosy tahu se tím nemění.",
        ),
    ),
    "irmgard": CardText(
        "Vezmi si 1 libovolnou surovinu za každou kartu výstavby, o kterou přijdeš událostí nebo kartou "
        "protihráče.",
        (
            "Ne za samotnou Irmgard, ne za vlastní zboření, ne za loď potopenou piráty.",
            "Ne za jednotku, kterou při Rebelii odevzdáš, přestože můžeš zaplatit.",
            "Přichází hned po ztrátě.",
        ),
    ),
    "fairgrounds": CardText(
        "Když ho postavíš a máš víc bodů zručnosti než protihráč, vezmi si 2 libovolné suroviny.",
        ("Bez náskoku ho postavit smíš, ale nic nedostáváš.", "Suroviny přicházejí až po zaplacení."),
    ),
    "fire_brigade": CardText(
        "Žádnou stavbu u jejího města nemůže Žhář vypálit.",
        ("Chrání i sama sebe.", "Proti Sváru nepomáhá."),
    ),
    "large_festival_hall": CardText("Má hodnotu 2 vítězných bodů, nic víc."),
    "chapel": CardText(
        "Rebelie se ti vyhne, leží-li číslo výnosů tohoto tahu v jejím rozsahu.",
        (
            "Jedna Kaple platí pro 1–3, druhá pro 4–6; s oběma jsi vždy v bezpečí.",
            "Zvlášť se nehází.",
        ),
    ),
    "hedge_tavern": CardText(
        "Otevírá cestu ke kartám Lučištník, Žhář a Zrádce.",
        (
            "Ve hře s jedním obdobím leží otevřeně pro oba a staví se odtud, nikdy se nebere do ruky.",
            "Karty, které ji potřebovaly, zůstávají, i když o ni přijdeš.",
        ),
    ),
    "tithe_barn": CardText(
        "Když ji postavíš, vezmi si obilí nebo vlnu, 1 za každého svého hrdinu.",
        (
            "Všechno jednoho druhu; co se vejde, vzít si musíš, zbytek propadá.",
            "Lodě a Kanonýr nejsou hrdinové.",
        ),
    ),
    "riots": CardText(
        "Kdo má jednotky s body síly nebo obchodu, platí 1 zlato (od tří jednotek 2), "
        "nebo jednu z nich vloží pod dobírací balíček.",
        (
            "Pro oba hráče; první se rozhoduje hráč na tahu.",
            "Zaplatit jen část nelze: kdo má zlata málo, přichází o jednotku.",
            "Zlato už musí být k dispozici; na výměny není čas.",
            "Chrání Kaple s vhodným rozsahem nebo Sebastian.",
            _OWN_STACKS,
        ),
    ),
}
"""Card id to its words."""
