## Stufen: Jede fügt der vorigen etwas hinzu

numero-preset-1-5 = Zahlen 1 bis 5
    .sample = 2 + 3
numero-preset-1-10 = Zahlen 1 bis 10
    .sample = 4 + 6
numero-preset-1-15 = Zahlen 1 bis 15
    .sample = 8 + 7
numero-preset-subtraction = Mit Minuskarten
    .sample = 10 − 2
numero-preset-multiplication-division = Mit Mal- und Geteiltkarten
    .sample = (8 : 4) · 3
numero-preset-simple-fractions = Mit einfachen Brüchen
    .sample = ½ von 10
numero-preset-all-fractions = Mit allen Brüchen
    .sample = ⅔ von 9
numero-preset-powers-and-roots = Mit Potenzen und Wurzeln
    .sample = √9
numero-preset-scoring = Um Punkte, mit Bluffs
    .sample = 9 + 1 = 10?

## Was ein Tisch vereinbaren kann

numero-option-highest-number = Die Zahlenkarten gehen von 1 bis zu dieser Zahl.
    .title = Höchste Zahl

numero-option-subtraction = Minuskarten machen kleiner: 10 − 2 = 8.
    .title = Minuskarten
numero-option-subtraction-on = mit Minuskarten
numero-option-subtraction-off = ohne Minuskarten

numero-option-multiplication = Malkarten vervielfachen: 2 · 3 = 6.
    .title = Malkarten
numero-option-multiplication-on = mit Malkarten
numero-option-multiplication-off = ohne Malkarten

numero-option-division = Geteiltkarten teilen: 8 : 4 = 2.
    .title = Geteiltkarten
numero-option-division-on = mit Geteiltkarten
numero-option-division-off = ohne Geteiltkarten

numero-option-fractions = Brüche, Dezimalzahlen und Prozente lassen einen Teil übrig: ½ von 10 = 5.
    .title = Brüche
numero-option-fractions-none = keine Brüche
numero-option-fractions-simple = nur solche mit einer 1 im Zähler, wie ½, 0,25 oder 50{"\u00A0"}%
numero-option-fractions-all = alle, auch ⅔ oder 75{"\u00A0"}%

numero-option-powers-and-roots = Quadrate, dritte Potenzen und Wurzeln: 3² = 9 und √9 = 3.
    .title = Potenzen und Wurzeln
numero-option-powers-and-roots-on = mit Potenzen und Wurzeln
numero-option-powers-and-roots-off = ohne Potenzen und Wurzeln

numero-option-centre-start = Wie viele Karten am Anfang in der Mitte liegen.
    .title = Karten in der Mitte am Anfang
numero-option-centre-start-2 = zwei Karten
numero-option-centre-start-players = so viele, wie Leute mitspielen

numero-option-wild-at-start = Was mit Rechenkarten unter den ersten Karten der Mitte geschieht.
    .title = Rechenkarten am Anfang
numero-option-wild-at-start-keep = sie bleiben liegen
numero-option-wild-at-start-replace = Zahlenkarten treten an ihre Stelle

numero-option-first-dealer = Wer links vom Geber sitzt, ist zuerst dran.
    .title = Geber
numero-option-first-dealer-random = durch das Los
numero-option-first-dealer-1 = Platz 1
numero-option-first-dealer-2 = Platz 2
numero-option-first-dealer-3 = Platz 3
numero-option-first-dealer-4 = Platz 4

numero-option-must-take = Ob du nehmen musst, wenn du kannst, und bauen, wenn du nicht nehmen kannst. Eine Rechenkarte muss dafür niemand spielen.
    .title = Nehmen ist Pflicht
numero-option-must-take-on = du musst nehmen, wenn du kannst
numero-option-must-take-off = du entscheidest frei

numero-option-wild-on-combination = Ob eine Rechenkarte eine Summe ändern darf: (5 + 3) : 2 = 4.
    .title = Rechenkarten auf Summen
numero-option-wild-on-combination-on = erlaubt
numero-option-wild-on-combination-off = nur auf eine Karte oder einen Bau

numero-option-in-between-values = Welche Zahlen auf dem Weg zum Ergebnis vorkommen dürfen.
    .title = Zahlen unterwegs
numero-option-in-between-values-any = alle, auch Brüche und Zahlen unter 0
numero-option-in-between-values-whole = nur ganze Zahlen ab 0

numero-option-zero-piles = Ob etwas, das 0 wert ist, mitgenommen werden darf: 10 + (5 − 5) = 10.
    .title = Was 0 wert ist
numero-option-zero-piles-on = erlaubt
numero-option-zero-piles-off = nicht erlaubt

numero-option-show-answer = Ob du beim Bauen zeigst, dass du die Antwort auf der Hand hast.
    .title = Antwort zeigen
numero-option-show-answer-on = die Antwort wird gezeigt
numero-option-show-answer-off = die Antwort bleibt verdeckt

numero-option-wild-on-build = Ob eine Rechenkarte den Wert eines Baus ändern darf.
    .title = Rechenkarten auf Bauten
numero-option-wild-on-build-on = erlaubt
numero-option-wild-on-build-off = nicht erlaubt

numero-option-wild-only-build = Was mit Karten passiert, die du mit Rechenkarten änderst, aber nicht nimmst.
    .title = Bauen nur mit Rechenkarten
numero-option-wild-only-build-needs-answer = sie bleiben als Bau liegen, und du brauchst die Antwort auf der Hand
numero-option-wild-only-build-forbidden = das ist nicht erlaubt
numero-option-wild-only-build-free = sie bleiben als Bau liegen, und du brauchst keine Antwort

numero-option-hand-without-number = Was du tust, wenn der Stapel leer ist und du nur Rechenkarten hast.
    .title = Hand ohne Zahlenkarte
numero-option-hand-without-number-discard-all = alle ablegen
numero-option-hand-without-number-pass = sie behalten und passen

numero-option-show-counts = Ob alle sehen, wie viele Karten jeder schon gewonnen hat.
    .title = Gewonnene Karten zeigen
numero-option-show-counts-on = die ganze Zeit
numero-option-show-counts-off = erst am Ende

numero-option-patience-refill = Was in der Patience zuerst aufgefüllt wird, wenn der Stapel nicht reicht.
    .title = Auffüllen in der Patience
numero-option-patience-refill-centre-first = zuerst die Mitte
numero-option-patience-refill-hand-first = zuerst die Hand

numero-option-scoring = Ob ihr um Punkte statt um Karten spielt.
    .title = Punkte
numero-option-scoring-on = um Punkte
numero-option-scoring-off = um Karten

numero-option-taking-card-counts = Wozu die Karte gehört, die mehrmals zugleich nimmt, wenn fünf Karten oder Farben etwas bringen.
    .title = Die nehmende Karte
numero-option-taking-card-counts-every-take = zu jedem Nehmen
numero-option-taking-card-counts-first-take = zu dem, das zuerst genannt wird
numero-option-taking-card-counts-single-take = bei mehreren zu keinem

numero-option-decimal-ops = Als welche Rechenzeichen eine Dezimalzahl oder ein Prozentsatz zählt.
    .title = Rechenzeichen von Dezimalzahlen
numero-option-decimal-ops-as-fraction = wie der Bruch: 0,5 ist Teilen, 75 % ist Teilen und Malnehmen
numero-option-decimal-ops-multiplication = als Malnehmen

numero-option-ops-in-builds = Ob die Rechenzeichen in einem Bau zählen, wenn er genommen wird.
    .title = Rechenzeichen in Bauten
numero-option-ops-in-builds-on = sie zählen
numero-option-ops-in-builds-off = nur die Rechenzeichen des Zuges zählen

numero-option-wild-colour = Was eine Rechenkarte bei den Punkten für Farben ausmacht.
    .title = Farbe der Rechenkarten
numero-option-wild-colour-neutral = nichts
numero-option-wild-colour-printed = sie hat die Farbe, die ihr Kartensatz ihr gibt
numero-option-wild-colour-spoils = mit einer Rechenkarte ist es nicht mehr nur eine Farbe

numero-option-centre-award-points = Ob die letzten Karten in der Mitte Punkte bringen.
    .title = Punkte für die letzten Karten
numero-option-centre-award-points-off = keine Punkte
numero-option-centre-award-points-cards = ein Punkt für jede Karte
numero-option-centre-award-points-cards-and-printed = ein Punkt für jede Karte, dazu die aufgedruckten

numero-option-most-cards-tie = Wer die zehn Punkte für die meisten Karten bekommt, wenn mehrere gleich viele haben.
    .title = Gleich viele Karten
numero-option-most-cards-tie-nobody = niemand
numero-option-most-cards-tie-everybody = alle, die gleich viele haben

numero-option-bluff-builds = Ob du beim Spiel um Punkte ohne die Antwort bauen darfst, bis jemand zweifelt.
    .title = Bluffs
numero-option-bluff-builds-on = erlaubt
numero-option-bluff-builds-off = nicht erlaubt

numero-option-challenge-window = Wie lange ein Bau angezweifelt werden kann.
    .title = Zeit zum Zweifeln
numero-option-challenge-window-before-second-turn = bis zum zweiten Zug der Person, die zweifelt
numero-option-challenge-window-immediate = bis die nächste Person gespielt hat

numero-option-challenge-test = Was entscheidet, wenn jemand zweifelt.
    .title = Entscheidung beim Zweifeln
numero-option-challenge-test-show-now = ob sich die Antwort jetzt zeigen lässt
numero-option-challenge-test-held-then = ob die Antwort beim Bauen auf der Hand war
