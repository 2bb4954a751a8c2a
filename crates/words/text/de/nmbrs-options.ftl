## Arten zu spielen, jede mit dem Alter, ab dem man sie spielen kann

nmbrs-preset-first-steps = Leichte Schritte bis 50 (ab 5)
    .sample = 5 → 10 → 15
nmbrs-preset-simple = Zahlen bis 50 (ab 5)
    .sample = 8 → 10 → 12
nmbrs-preset-usual = Zahlen bis 100 (ab 6)
    .sample = 47 → 67 → 87

## Was ein Tisch verabreden kann

nmbrs-option-highest = Welche Zahlen die Steine haben; die vier Joker sind immer dabei.
    .title = Steine
nmbrs-option-highest-100 = 1 bis 100
nmbrs-option-highest-50 = 1 bis 50

nmbrs-option-rounds = Wie viele Runden gespielt werden.
    .title = Runden

nmbrs-option-starter-joker = Was ein Joker zählt, wenn alle einen Stein für den ersten Zug ziehen.
    .title = Joker beim Ziehen um den ersten Zug
nmbrs-option-starter-joker-redraw = nichts: Ein anderer Stein wird gezogen
nmbrs-option-starter-joker-highest = mehr als jede Zahl
nmbrs-option-starter-joker-lowest = weniger als jede Zahl

nmbrs-option-hand = Wie viele Steine alle am Anfang haben.
    .title = Steine am Anfang
nmbrs-option-hand-seven = sieben, zu zweit neun
nmbrs-option-hand-five = fünf

nmbrs-option-steps = Um welche Zahlen es in einer Reihe hinauf- oder hinuntergeht.
    .title = Schritte einer Reihe
nmbrs-option-steps-any = um jede Zahl, in einer Reihe immer um dieselbe
# $numbers ist eine Liste: 1, 2, 5 oder 10.
nmbrs-option-steps-only = um { $numbers }

nmbrs-option-squares = Ob Quadratzahlen eine Reihe ergeben, wie 9 – 16 – 25.
    .title = Quadratzahlen
nmbrs-option-squares-on = sie ergeben eine Reihe
nmbrs-option-squares-off = sie ergeben keine Reihe

nmbrs-option-cubes = Ob Kubikzahlen eine Reihe ergeben, wie 1 – 8 – 27.
    .title = Kubikzahlen
nmbrs-option-cubes-on = sie ergeben eine Reihe
nmbrs-option-cubes-off = sie ergeben keine Reihe

nmbrs-option-primes = Ob Primzahlen eine Reihe ergeben, wie 5 – 7 – 11.
    .title = Primzahlen
nmbrs-option-primes-on = sie ergeben eine Reihe
nmbrs-option-primes-off = sie ergeben keine Reihe

nmbrs-option-geometric = Ob Zahlen eine Reihe ergeben, wenn man immer mit derselben Zahl malnimmt, wie 3 – 6 – 12.
    .title = Malnehmen
nmbrs-option-geometric-on = sie ergeben eine Reihe
nmbrs-option-geometric-off = sie ergeben keine Reihe

nmbrs-option-members = Ob zwischen zwei Steinen einer Reihe Quadrat-, Kubik- oder Primzahlen fehlen dürfen.
    .title = Lücken zwischen Quadrat-, Kubik- und Primzahlen
nmbrs-option-members-consecutive = keine Lücken: 4 – 9 – 16
nmbrs-option-members-any = Lücken sind erlaubt: 4 – 25 – 81

nmbrs-option-draw-exception = Wer im nächsten Zug keine neuen Steine nimmt, weil er für einen Stein geklopft hat.
    .title = Keine neuen Steine nach dem Klopfen
nmbrs-option-draw-exception-next-player = nur wer gleich danach dran ist
nmbrs-option-draw-exception-any-knocker = alle, die geklopft haben

nmbrs-option-lay-first = Ob du in jeder Runde zuerst eine eigene Reihe legen musst, bevor du woanders anlegst.
    .title = Eigene Reihe zuerst
nmbrs-option-lay-first-on = die eigene Reihe kommt zuerst
nmbrs-option-lay-first-off = du darfst gleich anlegen und tauschen

nmbrs-option-insert-with-crossings = Ob man Steine einfügen kann, wo eine kreuzende Reihe mitrückt.
    .title = Einfügen, wo Reihen sich kreuzen
nmbrs-option-insert-with-crossings-on = ja, wenn danach alles stimmt
nmbrs-option-insert-with-crossings-off = nein

nmbrs-option-push-to-link = Ob man Reihen zusammenschieben darf, um sie zu verbinden.
    .title = Reihen zum Verbinden verschieben
nmbrs-option-push-to-link-on = ja
nmbrs-option-push-to-link-off = nur Reihen in einer Linie werden verbunden

nmbrs-option-joker-range = Für welche Zahlen ein Joker stehen kann.
    .title = Zahlen der Joker
nmbrs-option-joker-range-blocks = die Zahlen der Steine
nmbrs-option-joker-range-hundred = immer 1 bis 100

nmbrs-option-jokers-in-a-row = Wie viele Joker eine Reihe höchstens haben kann.
    .title = Joker in einer Reihe

nmbrs-option-knock = Wer einen Stein bekommt, der weggegeben wird, wenn mehrere klopfen.
    .title = Klopfen
nmbrs-option-knock-first = wer zuerst klopft
nmbrs-option-knock-in-order = in Ruhe: der Nächste im Uhrzeigersinn

nmbrs-option-youngest-first = Ob die jüngste Person zuerst wählt, wenn ein Stein weggegeben wird.
    .title = Jüngste zuerst
nmbrs-option-youngest-first-on = die jüngste Person wählt zuerst
nmbrs-option-youngest-first-off = alle werden gleichzeitig gefragt

nmbrs-option-youngest = Wer am jüngsten ist.
    .title = Jüngste Person
nmbrs-option-youngest-random = das Los entscheidet
nmbrs-option-youngest-1 = Platz 1
nmbrs-option-youngest-2 = Platz 2
nmbrs-option-youngest-3 = Platz 3
nmbrs-option-youngest-4 = Platz 4
nmbrs-option-youngest-5 = Platz 5
nmbrs-option-youngest-6 = Platz 6

nmbrs-option-last-block = Was mit dem letzten Stein einer Hand passiert.
    .title = Letzter Stein
nmbrs-option-last-block-given-away = er wird weggegeben
nmbrs-option-last-block-may-be-laid = er darf auch gelegt werden

nmbrs-option-points = Ob zählt, was am Ende einer Runde übrig ist.
    .title = Punkte
nmbrs-option-points-on = jeder Stein ein Punkt, jeder Joker drei; wer am wenigsten hat, gewinnt
nmbrs-option-points-off = keine Punkte, in jeder Runde gewinnt jemand
