"""How unclear places are read: the rulings R-1 to R-53, by topic."""

from typing import Final

__all__ = ["CARDS_AND_ATTACKS", "ORDER", "STACKS", "STARTING", "STORES"]

STARTING: Final = {
    "R-1": "Die zwei Wälder des Landschaftsstapels tragen 6 und 4, so dass jede Zahl zweimal da ist.",
    "R-2": "Von den sechs Seiten des Ereigniswürfels zeigen zwei die Ereigniskarte.",
    "R-3": "Bei gleichen Zahlen wird um den ersten Zug noch einmal gewürfelt.",
    "R-4": (
        "Ohne Halbmond: der Raubzug in der Zeit des Goldes, eines der zwei Kaperschiffe und der "
        "Umzug in der Zeit des Fortschritts. Mit Halbmond: was in den Zeiten noch einmal vorkommt"
        " von Goldschmied, Lagerstätte, Zollbrücke, Großem Handelsschiff und Brigitta."
    ),
    "R-5": "Wer eine Siedlung baut, sieht beide neuen Landschaften, bevor gesagt wird, welche oben liegt.",
    "R-6": (
        "Einen anderen Stapel für die Starthand muss die zweite Seite nur im Einführungsspiel "
        "nehmen; in allen größeren "
        "Spielen dürfen beide denselben durchsehen."
    ),
    "R-7": (
        "Landschaften werden offen neu gelegt, zuerst von der Seite, die beginnt; was darauf "
        "lagert, geht mit."
    ),
    "R-29": "Auch im Duell und im Turnier gewinnen 13 Punkte vor dem Würfeln.",
    "R-31": (
        "Ein Turnierdeck: 33 Karten, 3 davon auf der Hand, Stapel von 7, 7, 8 und 8. 13 Punkte gewinnen."
    ),
    "R-32": (
        "Die 2 Siegpunkte einer Metropole kommen zu den 2 der Stadt darunter hinzu. Die Karte "
        "gehört zu späteren Sets; dieses Programm hat sie nicht."
    ),
    "R-37": "Die sechs für ein Duell gezogenen Ereignisse bleiben beiden unbekannt.",
    "R-47": (
        "Wo nichts offen liegt, sind Händlergilde, Spelunke und Universität Karten wie alle "
        "anderen, weiterhin eine je Seite."
    ),
}

STORES: Final = {
    "R-18": (
        "Das Goldversteck fasst drei Gold und beginnt leer. Es ist weder Landschaft noch Gebäude, "
        "lässt sich weder "
        "angreifen noch abreißen und bleibt, wenn sein Held geht; eine Landschaft hat Platz für "
        "eine solche Karte. Gold, "
        "das seine Seite bekommt, darf hinein. Ertrag, Ertragreiches Jahr, Benjamin und Medicus "
        "füllen eine Landschaft: "
        "was dort keinen Platz hat, ist verloren."
    ),
    "R-26": (
        "Der Vorrat hat kein Ende. Wer zahlt oder bekommt, wählt unter den eigenen Landschaften. "
        "Ein Gewinn ohne Platz ist verloren, aber trotzdem erlaubt."
    ),
    "R-35": (
        "Eine Ermäßigung lässt einen Rohstoff des aufgedruckten Preises weg, nach Wahl der Seite,"
        " die baut, bei jeder Karte, und ein Preis sinkt nie unter null. Übungsplatz und Baukran "
        "betreffen verschiedene Karten."
    ),
    "R-40": (
        "Sind weniger als zwei Landschaften übrig, nimmt eine Siedlung, was da ist, und eine Ecke "
        "bleibt leer. In dieser "
        "Schachtel kann das nicht vorkommen."
    ),
    "R-41": (
        "Ein Gewinn bestimmter Art lässt sich nicht ablehnen: was Platz hat, wird gelagert, und "
        "seine Seite sagt nur, wo. "
        "Gold von Zollbrücke, Kaperschiff, Geschenk für den Fürsten oder einem Händler muss auch "
        "ins Goldversteck, "
        "solange die Goldflüsse voll sind und das Versteck nicht. Wo die Art frei ist, muss eine "
        "genannt werden, es darf "
        "aber eine volle sein, und sie ist verloren; Gold muss dann nicht ins Versteck. Karten, "
        "die „bis zu“ oder „darf“ "
        "sagen, erlauben weniger."
    ),
}

ORDER: Final = {
    "R-8": (
        "Ein Stein ist nichts als seine Bedingung: 3 Punkte oder mehr, und mehr als die andere "
        "Seite. Eine Seite, die unter 3 fällt, verliert ihn, auch wenn sie noch führt."
    ),
    "R-9": "Entscheiden beide Seiten, ist die Seite am Zug zuerst dran.",
    "R-33": "Für die Räuber zählt, was beide Seiten vor dem Ertrag dieses Zugs haben.",
    "R-34": "Ein Ereignis oder Symbol, das niemanden betrifft, geht vorbei; nichts kommt an seine Stelle.",
    "R-38": "Betreffen Unruhen beide Seiten, schützt Sebastian nur die, die ihn spielt.",
    "R-43": (
        "Innerhalb einer Wirkung: feste Verluste beider Seiten, dann die Entscheidungen der Seite"
        " am Zug, dann die der anderen. Wer mehreres bekommt, nimmt es in beliebiger Reihenfolge."
        " Die Steine werden nach jeder Karte geprüft, was ein Gebäude beim Bau tut, kommt danach,"
        " und Irmgard zahlt gleich nach einem Verlust."
    ),
    "R-44": (
        "Antworten außerhalb des eigenen Zugs sind diese: Sebastian, wenn Unruhen, Fehde oder "
        "Bruderzwist aufgedeckt "
        "werden, der Abwehrwurf und die Entscheidungen nach D-18.1 und D-18.6. Was sie kosten, "
        "muss schon da sein: niemand "
        "tauscht dazwischen oder reißt ab."
    ),
    "R-45": (
        "Der Lauf des Spiels darf nicht verraten, ob Sebastian zurückgehalten wurde: gefragt "
        "werden alle, deren Hand ihn "
        "verbergen könnte."
    ),
    "R-21": (
        "Sebastian, am Ende eines Zugs gezogen, darf gleich im folgenden Zug der anderen Seite antworten."
    ),
    "R-53": (
        "Wen ein Ereignis betrifft. Unruhen: wer eine Einheit mit Stärke- oder Handelspunkten hat "
        "und keine Kapelle für "
        "die gewürfelte Zahl. Fehde: wer ein Gebäude hat, während die andere Seite in Stärke "
        "führt. Bruderzwist: wer "
        "einer Seite gegenübersitzt, die in Stärke führt."
    ),
    "R-48": (
        "Ein Abwehrwurf ändert die Zahl des Zugs nicht: Benjamin und Kapelle richten sich nach dem "
        "ersten Wurf."
    ),
}

CARDS_AND_ATTACKS: Final = {
    "R-10": (
        "Markt: gezählt werden Landschaften mit der gewürfelten Zahl, nicht, was sie bringen. Die "
        "Art kommt von den "
        "Landschaften der anderen Seite mit dieser Zahl und darf eine sein, für die kein Platz ist."
    ),
    "R-11": (
        "Niemand verlangt, was sich nicht lagern lässt, und eine Forderung, die nichts bringen "
        "kann, lässt sich nicht "
        "spielen. Ein Raubzug füllt eine Landschaft, nie das Goldversteck. Was ein Händler "
        "zurückgibt, darf jede Art "
        "sein und ist ohne Platz verloren."
    ),
    "R-12": (
        "Eine Aktion ist erlaubt, wenn sie mindestens 1 Rohstoff bringt oder sonst etwas ändert. "
        "Dreifelderwirtschaft bei vollem Ackerland ist nicht erlaubt, und ein Goldschmied braucht"
        " alle 3 Gold."
    ),
    "R-13": (
        "Brigitta und Reiner dürfen im selben Zug gespielt werden; dann gibt es nichts mehr zu würfeln."
    ),
    "R-14": (
        "Ein Umzug vertauscht zwei eigene Landschaften oder zwei eigene Ausbauten: jede Karte "
        "kommt an den Platz der anderen. Ausbauten dürfen an verschiedenen Siedlungen und auf "
        "verschiedenen Seiten sein. Ein leerer Bauplatz ist kein Platz zum Tauschen."
    ),
    "R-15": (
        "Ein Gemeindehaus unter einem Rathaus zählt weiter als das eine, das eine Seite haben "
        "darf, tut aber nichts und "
        "kann nicht gewählt werden, weder bei der Fehde noch sonst."
    ),
    "R-16": "Ein Bruderzwist gegen eine Hand mit einer Karte nimmt diese eine.",
    "R-17": (
        "Eine Karte, die offen lag, kommt dorthin zurück, wenn eine Fehde oder der Feuerteufel "
        "sie entfernt; wo nichts offen liegt, kommt sie unter einen Stapel mit ihrer Rückseite."
    ),
    "R-19": (
        "Handel bringt 1, mit einem Geldverleiher 2 im Ganzen. Von welchen Landschaften, "
        "entscheidet, wer gibt. Ablehnen geht nicht, solange etwas Platz hat, aber den zweiten "
        "Rohstoff eines Geldverleihers darf man lassen. Gold im Goldversteck ist davor sicher."
    ),
    "R-20": (
        "Wer einen Spähturm oder Heinrich hat, wird gefragt, ob sie abwehren sollen, und würfelt "
        "dann einmal. Wer keinen von beiden hat, wird nicht gefragt."
    ),
    "R-22": (
        "Irmgard zahlt für eine Einheit, die bei Unruhen verloren geht, nur wenn ihre Seite das "
        "Gold nicht zahlen konnte, nicht, wenn sie nicht wollte; auch nicht für ein Schiff, das "
        "ein Kaperschiff versenkt, denn das ist weder Ereignis noch Aktion."
    ),
    "R-23": (
        "Bei Unruhen wird alles bezahlt, oder es geht eine Einheit; dazwischen gibt es nichts. "
        "Auch Gold aus dem Goldversteck zählt."
    ),
    "R-24": (
        "Guido und Gustav brauchen eine Karte im Stapel, bevor sie gespielt werden; sich selbst "
        "holen sie also nicht zurück. Erst dann wird der Stapel durchgesehen, und was genommen "
        "wird, wird laut genannt."
    ),
    "R-25": (
        "Der Medicus hilft den zwei Landschaften, an die das Badhaus grenzt. Gegen die Seuche "
        "schützt ein Badhaus alle vier "
        "Landschaften seiner Stadt, auch eine, die an eine andere Stadt grenzt."
    ),
    "R-30": (
        "Abreißen darf man auch, wenn Bauplätze frei sind, aber nicht im Einführungsspiel. Die "
        "Karte kommt nur durch Guido "
        "oder Gustav zurück; eine, die offen lag, darf sofort für ihren Preis neu gebaut werden. "
        "Landschaftsausbauten "
        "bleiben."
    ),
    "R-42": (
        "Mit Gudrun, Händler, Handelsmeister, Raubzug und Beutefahrt darf man jede Zahl von 1 bis"
        " zur Höchstzahl verlangen; für alles Genannte muss Platz sein."
    ),
    "R-46": (
        "Gudrun braucht Gold auf einer Landschaft der anderen Seite. Ist sie gespielt, darf auch "
        "Gold im Goldversteck "
        "verlangt werden."
    ),
    "R-49": (
        "Landschaftsausbauten tauschen nur miteinander und bleiben, wo sie sind, wenn "
        "Landschaften getauscht werden. An eine Siedlung darf eine Karte nur, wenn sie dort "
        "stehen darf. Rathaus und Gemeindehaus ziehen als eine Karte um. Ein Tausch auf derselben"
        " Seite einer Stadt ändert nichts und wird abgewiesen."
    ),
    "R-50": (
        "Bibliothek, Guido, Gustav: wer hineingesehen hat, nimmt eine Karte. Eine Bibliothek darf "
        "gebaut werden, ohne "
        "hineinzusehen, und bringt nichts, wenn alle Stapel leer sind."
    ),
    "R-51": (
        "Fahrender Händler: kein, ein oder zwei Käufe für jede Seite, je 1 Gold von einem "
        "Goldfluss oder aus dem "
        "Goldversteck. Jede Art lässt sich kaufen, und was keinen Platz hat, ist verloren."
    ),
    "R-52": (
        "Ausbauten sind Gebäude, Einheiten und Landschaftsausbauten; Einheiten sind Helden, Schiffe und der "
        "Geschützmeister, der kein Held ist. Zentralkarten und das Goldversteck sind weder Gebäude "
        "noch Einheit."
    ),
}

STACKS: Final = {
    "R-27": (
        "Die beim Tausch weggelegte Karte darf unter eben den Stapel, der dann durchgesehen wird. "
        "Ein leerer Platz lässt "
        "sich nicht durchsehen. Wer gezahlt und hineingesehen hat, nimmt eine Karte."
    ),
    "R-28": "Ist jeder Stapel leer, zieht niemand, und das hat keine Folgen.",
    "R-36": (
        "Wer mehrere Karten unter einen Stapel legt, wählt ihre Reihenfolge, ohne dass die andere"
        " Seite sie sieht; beim Bruderzwist wählt die angreifende."
    ),
    "R-39": (
        "Wo sich gedruckte Ausgaben unterscheiden, gilt: eine Straße darf vor ihrer Siedlung "
        "gebaut werden; die zwei Rohstoffe eines Kaufmannszugs dürfen von einer Landschaft oder "
        "von zweien kommen; ein Baukran hilft bei einem Preis über 4; der Ablagestapel darf "
        "durchgesehen werden, wo eine Karte es sagt; überzählige Karten dürfen unter mehrere "
        "Stapel; ein Ausbau, der nichts zu tun hat, darf gebaut werden."
    ),
}
