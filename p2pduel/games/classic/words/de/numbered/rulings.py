"""How unclear places are read: the rulings CR-1 to CR-48, by topic."""

from typing import Final

__all__ = ["CARDS", "OLD", "TURNS"]

OLD: Final = {
    "CR-1": (
        "Im Basisspiel gewinnt nur, wer am Zug ist: ganz am Anfang des Zugs oder nach jedem Schritt. Mit "
        "Themensets werden beide nach jedem vollständigen Schritt geprüft, zuerst die Figuren; ab 13 ist "
        "gewonnen, mehr Punkte vor weniger, bei Gleichstand, wer am Zug ist."
    ),
    "CR-2": (
        "Kirchen, Rathäuser, ein Hafen und ein Handelskontor der offenen Reihe kommen aus dem Basisset; "
        "dessen Stapel sind um diese Karten kleiner."
    ),
    "CR-3": (
        "Wo die Regeln von Politik & Intrige neben Kirche und Rathaus von einer Universität sprechen, ist "
        "die gekaufte Karte gemeint."
    ),
    "CR-4": (
        "Barbarenüberfall: die eigenen Einheiten, wo immer sie stehen und welcher Art auch immer (keine "
        "Zauberer), gegen eigene Straßen, auch die erste, und Klöster, auch verhexte und verpfändete. Mehr "
        "Einheiten gewinnen; sonst ist alles Gold auf Goldflüssen und Kolonialstützpunkt weg."
    ),
    "CR-5": "Materialisation braucht zwei eigene Zauberer und nimmt eine Stadt aus dem Vorrat.",
    "CR-6": (
        "Ein Hafen zählt seinen eigenen Handelspunkt und 1 für jede Handelsflotte: die sechs Flotten und "
        "die Große Handelsflotte, nicht Kaperflotte, Schatzflotte oder Flaggschiff. Zwei Häfen zählen "
        "doppelt."
    ),
    "CR-7": (
        "Eine von der Kaperflotte genommene Flotte kommt auf den Ablagestapel, im Turnier auf den der "
        "Seite, die sie verliert."
    ),
    "CR-8": (
        "Die Hexe geht, wenn die Seite mit dem Gebäude das Fragezeichen würfelt, das Dogma, wenn die Seite "
        "es würfelt, die es gespielt hat, jeweils nach dem Ereignis. Ein Gebäude kann je eines davon "
        "tragen."
    ),
    "CR-9": "Eine Metropole hat vier Plätze mehr: die Außenseite jeder ihrer Landschaften.",
    "CR-10": "Im Zug der anderen Seite dürfen nur Zauberveto und Zeitsprung gesprochen werden.",
    "CR-11": (
        "Der Stein der Weisen bindet beide: keine Angriffskarten, kein Richard und kein Sven als Karte, "
        "kein Landzauber, kein Zauberveto. Hexe, Dogma und Kirchenbann, die liegen, bleiben. Einheiten, "
        "Ereignisse und Würfel sind keine Angriffe."
    ),
    "CR-12": "Eine Ordensburg hilft nicht gegen den Schwarzen Ritter.",
    "CR-13": "Großer Basar und jeder Handelsposten gelten einmal im Zug.",
    "CR-14": "Nach einem Zeitsprung rollt nur der Ereigniswürfel noch einmal; die Ertragszahl bleibt.",
    "CR-15": (
        "Landzauber und Grenzkonflikt: jede Seite hat mindestens zwei Landschaften der Art, die sie gibt, "
        "keine der zwei Karten trägt einen Landschaftsausbau, Zahl und Menge wandern mit, und wer spielt, "
        "nennt beide."
    ),
    "CR-16": (
        "Raubritterburg (mehr als 3 Stärkepunkte), Barbarenstützpunkt (6) und Handelsniederlassung (6 "
        "Handelspunkte) gehen nach den Punkten des Augenblicks und lassen sich nicht legen, solange sie "
        "gehen müssten. Unter einer Raubritterburg hilft ein Hafen den Flotten anderswo weiter."
    ),
    "CR-17": (
        "Stapel sind möglichst gleich, die größeren zuerst. Basisspiel: 13, 13, 12, 12, 12. Themenstapel: "
        "Ritter 13 und 12, Politik 13 und 13, Barbaren 15 und 15, Wissenschaft 12 und 12, Zauberer 19 und "
        "18, Handel 13 und 13. Ereignisse: Basis 10, Ritter, Politik, Zauberer und Handel 13, Wissenschaft "
        "14, Barbaren 15."
    ),
    "CR-18": (
        "In den tschechischen Regeln, nach denen dieses Spiel gelesen wurde, stehen manche Namen für zwei "
        "Karten; welche gemeint ist, wurde im Einzelnen entschieden."
    ),
    "CR-19": (
        "Preise und Punkte, die niemand sagen konnte, stammen aus dem Nachfolgespiel oder sind Hauswerte; "
        "die Karte sagt es dazu."
    ),
    "CR-20": (
        "Auch im Basisspiel bleibt die Erlaubnis für Angriffe und neutrale Karten, wenn sie einmal gegeben "
        "ist."
    ),
    "CR-21": "Ein Geheimbund, der eine Kirche kopiert, schützt die Einheiten der Stadt, in der er steht.",
    "CR-22": (
        "Ein Zauberbund zählt in allem als Zauberer. Er kommt an eine Landschaft beliebiger Art neben "
        "einer eigenen Zitadelle, wenn die andere Seite einen Zauberer an derselben Art hat, beginnt mit 0 "
        "Zauberkraft und bleibt, wenn jener geht."
    ),
    "CR-23": (
        "Eine Residenz bekommt eine Marke für jeden Tausch mit der Bank, der ihre Art abgibt, bis 3. "
        "Marken werden nicht verbraucht; der Vorteil gilt, solange es 3 sind und die Karte wirkt."
    ),
}

TURNS: Final = {
    "CR-24": (
        "Vor dem Würfeln: die Papier-Residenz gibt ihren Rohstoff, dann dürfen Wagner, Alchimist und "
        "Zeitrad in beliebiger Reihenfolge wirken. Sonst geschieht vorher nichts."
    ),
    "CR-25": (
        "Ein Wurf gibt beides; was eine Karte gestellt hat, wird nicht gewürfelt. Die Zahl gilt von da an, "
        "Lothar hat sie also schon beim Turnier desselben Wurfs. Würfe für Karten ändern sie nie."
    ),
    "CR-26": (
        "Ein Zeitsprung darf gesprochen werden, wenn das Würfelbild feststeht, und noch einmal, wenn das "
        "Ereignis offen liegt, bevor etwas geschieht; gefragt wird, wer könnte, zuerst wer am Zug ist. "
        "Bild und Karte gelten nicht, die Karte kommt unter den Stapel, der Ereigniswürfel rollt neu."
    ),
    "CR-27": (
        "Beim Fragezeichen: das Ereignis für beide, dann die Vogtei der anderen Seite, dann gehen Hexen "
        "und Dogmen, dann kommt das Ereignis unter den Stapel, dann der Ertrag."
    ),
    "CR-28": (
        "Räuber: in den ersten zwei Runden geschieht nichts, auch nicht für Baroc. Danach wird bei beiden "
        "gezählt, dann verlieren beide, dann bringt Baroc Erz. Gold auf einem Kolonialstützpunkt zählt, "
        "Waren in Speichern nicht. Ein Gericht hebt die Grenze von 7 auf 10."
    ),
    "CR-29": (
        "Feste Gewinne und Verluste beider geschehen zusammen; gewählt wird zuerst von der Seite, die am "
        "Zug ist."
    ),
    "CR-30": (
        "Sonne: 1 beliebiger Rohstoff (mit Schatzflotte insgesamt 3), mit Palast statt einem davon eine "
        "abgelegte Karte; dann 1 Gold für jede Kaperflotte und 2 für jede Zollstation. Was keinen Platz "
        "hat, ist weg."
    ),
    "CR-31": "Mühle: wer die Figur hat, nimmt 1 Rohstoff, mit Bankhaus 2, oder weniger, nur was Platz hat.",
    "CR-32": (
        "Turnier: es gibt 1 Rohstoff, mit Großem Turnierplatz 2. Dann bekommen Flavos Landschaften je 1. "
        "Dann muss die andere Seite 1 Gold zahlen und ihn aufstellen, wenn ein Platz frei und das Gold da "
        "ist, auch eben gewonnenes. Ein Umzug je Wurf."
    ),
    "CR-33": (
        "Eine Landschaft bringt 1, verdoppelt durch jeden passenden Verdoppler daneben, und 3 mehr für "
        "jedes Haus der Republik; sie lagert bis 3."
    ),
    "CR-34": (
        "Nach den Landschaften: jeder Kolonialstützpunkt an der Zahl bekommt 1 Gold, jede "
        "Handelsniederlassung bringt 1 von jeder Landschaft mit der Zahl, und zuletzt bringt die Vogtei "
        "der Seite, die würfelt, 1 Rohstoff."
    ),
}

CARDS: Final = {
    "CR-35": (
        "Eine Aktionskarte: zeigen; zahlen; Zauberveto; 1 Gold für einen Bischofssitz; Antworten oder der "
        "Wurf von Großer Mauer und Wachturm; Wirkung; Ablagestapel. Ein Zauber geht denselben Weg ohne "
        "Veto und Ablage. Der Bischofssitz bekommt nichts, wenn seine Seite die Karte aufgehalten hat."
    ),
    "CR-36": (
        "Schwarzer Ritter, Feuerteufel, Raubzug: 1-5 gewinnt, nach einer Antwort 1-2; dann nennt die "
        "siegreiche Seite das Ziel. Ohne Ziel geschieht nichts. Karten gehen auf die Hand, zu der sie "
        "gehören. Beim Ausspielen muss drüben ein Ziel sein."
    ),
    "CR-37": (
        "Antworten: Kräuterhexe auf Schwarzen Ritter und Richard; Bischof auf Feuerteufel und Raubzug; "
        "Medicus auf die Seuche; Sigismund auf Bürgerkrieg und Kaperflotte. Gefragt wird, wen es treffen "
        "könnte und wer Karten hält, gleich welche; Passen verrät nichts. Ein Kundschafter kommt mit einer "
        "Siedlung."
    ),
    "CR-38": (
        "Wer ein in diesem Zug unbenutztes Zauberveto und die Kraft dafür hat, wird bei jeder Aktionskarte "
        "der anderen Seite gefragt. Die aufgehaltene Karte kommt unter einen Stapel, den wählt, wer sie "
        "spielte, und zählt für einen Barbarenstützpunkt als gespielt. Nach einer aufgehaltenen "
        "Abwehrkarte darf eine andere folgen."
    ),
    "CR-39": (
        "Ein Spion braucht eine Hand von mindestens 1 Karte. Die Große Mauer muss würfeln (3-6), der "
        "Wachturm darf (1-2), ein Wurf für beide. Gelingt er, wird die ganze Hand gezeigt, und eine "
        "Aktionskarte oder Einheit darf genommen werden."
    ),
    "CR-40": (
        "Richard als Schwarzer Ritter und Sven als Händler zählen in allem als diese Karte. Zuerst wird 1 "
        "Gold gezahlt und der Ritter geht; nicht in dem Zug, in dem er kam."
    ),
    "CR-41": (
        "Die Erlaubnis von C-7.2 gilt nur für Aktionskarten (und CR-40): Zauber, Einheiten, Gebäude und "
        "die Metropole brauchen sie nicht."
    ),
    "CR-42": (
        "Ein verlangtes Gebäude muss im eigenen Fürstentum stehen und wirken oder von einem Geheimbund "
        "kopiert sein. Ein verbotenes zählt auch unwirksam. Geprüft wird beim Bauen oder Spielen, nie "
        "später."
    ),
    "CR-43": (
        "Wer nimmt oder verlangt, nennt Art und Zahl; wer gibt, nennt sie bei Händler, Handelsmonopol, "
        "Großem Basar und Bettelmönchen. Woher sie kommen, wählt, wer verliert; wohin, wer bekommt. Nur "
        "was Platz hat, wechselt die Seite."
    ),
    "CR-44": (
        "Ein beliebiger Rohstoff darf auch ohne Platz genannt werden und ist dann weg. Feste Gewinne "
        "lassen sich nicht ablehnen."
    ),
    "CR-45": (
        "Bei einem gesenkten Preis wählt, wer baut, was wegfällt. Ermäßigungen zählen zusammen, nie unter "
        "nichts; Grenzen sehen auf den gedruckten Preis. Die Münz-Residenz streicht zuerst Getreide und "
        "Wolle, dann gelten Burgen. Preise in Zauberkraft werden nie gesenkt."
    ),
    "CR-46": (
        "Eine vom Ablagestapel geholte Karte wird gezeigt; die holende Karte holt nicht sich selbst. Im "
        "Turnier der eigene Stapel, bei Alten Wissenschaften der andere, sonst der gemeinsame."
    ),
    "CR-47": (
        "Abgerissen wird in der Aktionsphase, und nur Eigenes im eigenen Fürstentum: keine verpfändeten "
        "Gebäude, keine Zentralkarten, keine fremden Karten."
    ),
    "CR-48": (
        "Was jedes Mal etwas kostet, darf wiederholt werden; sonst wirkt eine Karte einmal je Zug und "
        "Exemplar. Eine, die ging und wiederkam, beginnt von vorn."
    ),
}
