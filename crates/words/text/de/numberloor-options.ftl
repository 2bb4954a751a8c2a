## Spielarten, jede mit dem Alter, ab dem sie sich spielen lässt

numberloor-preset-beginners = Für Anfänger (ab 4)
    .sample = auf 4 passen 3, 4 und 5
numberloor-preset-intermediate = Für Fortgeschrittene (ab 6)
    .sample = 5 − 3 = 2
numberloor-preset-advanced = Für Könner (ab 8)
    .sample = 8 + 5 = 13, also die 3

## Was ein Tisch vereinbaren kann

numberloor-option-version = Mit welchen Karten ihr spielt, und damit, wie schwer es ist.
    .title = Spielart
numberloor-option-version-beginners = für Anfänger: nur Stockwerke bei Tag, auf zwei Stapeln
numberloor-option-version-intermediate = für Fortgeschrittene: mit Ballons, höchstens drei Stockwerke weit
numberloor-option-version-advanced = für Könner: mit allen Ballons und mit Nachtkarten

numberloor-option-blue-in-intermediate = Ob Fortgeschrittene mit den Karten spielen, die eine blaue Marke haben.
    .title = Blaue Marken für Fortgeschrittene
numberloor-option-blue-in-intermediate-on = sie spielen mit
numberloor-option-blue-in-intermediate-off = sie bleiben weg

numberloor-option-youngest = Wer am jüngsten ist, ist zuerst dran.
    .title = Die jüngste Person
numberloor-option-youngest-1 = Platz 1
numberloor-option-youngest-2 = Platz 2
numberloor-option-youngest-3 = Platz 3
numberloor-option-youngest-4 = Platz 4
numberloor-option-youngest-5 = Platz 5
numberloor-option-youngest-random = durch das Los

numberloor-option-equal-on-odd-even = Ob dieselbe Zahl auch passt, wo Ballon Ungerade oder Ballon Gerade sie nicht zulässt: 4 auf 4 bei Ballon Ungerade.
    .title = Dieselbe Zahl bei Ungerade und Gerade
numberloor-option-equal-on-odd-even-on = dieselbe Zahl passt immer
numberloor-option-equal-on-odd-even-off = es passen nur ungerade oder nur gerade Zahlen

numberloor-option-voluntary-draw = Ob du zwei Karten nehmen darfst, obwohl du ein Stockwerk legen kannst.
    .title = Freiwillig nehmen
numberloor-option-voluntary-draw-on = erlaubt, bevor du etwas legst
numberloor-option-voluntary-draw-off = nur wenn kein Stockwerk passt

numberloor-option-skip-again = Wann Ballon Aussetzen, wenn er oben liegt, den nächsten Spieler zwei Karten nehmen und aussetzen lässt.
    .title = Aussetzen
numberloor-option-skip-again-played-turn = nach jedem Zug, in dem ein Stockwerk gelegt wurde
numberloor-option-skip-again-laid-only = nur nach dem Zug, in dem er gelegt wurde
numberloor-option-skip-again-every-turn = nach jedem Zug, auch wenn jemand passt

numberloor-option-night-on-equal = Ob dieselbe Zahl reicht, um mit einer Nachtkarte einen Zug zu übernehmen.
    .title = Nachtkarte mit derselben Zahl
numberloor-option-night-on-equal-on = dieselbe Zahl reicht
numberloor-option-night-on-equal-off = der offene Ballon muss hinführen

numberloor-option-night-cards = Wann du mit einer Nachtkarte den Zug von anderen übernehmen darfst.
    .title = Nachtkarten
numberloor-option-night-cards-any-moment = jederzeit: Wer zuerst kommt, darf
numberloor-option-night-cards-between-turns = nur bevor ein Zug angefangen hat: Wer zuerst kommt, darf
numberloor-option-night-cards-no-hurry = in Ruhe: Nach jedem Zug werden alle gefragt

numberloor-option-turn-limit = Das Spiel endet auch, wenn alle so viele Züge hatten.
    .title = Züge für jeden
