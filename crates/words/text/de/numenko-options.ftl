## Arten zu spielen, jede mit dem Alter, ab dem man sie spielen kann

numenko-preset-quick = Kurz (ab 8)
    .sample = 2 · 4 = 8
numenko-preset-usual = Der ganze Beutel (ab 8)
    .sample = (5 − 1) · 5 = 20

## Was ein Tisch verabreden kann

numenko-option-pot-limit = Wie viele Steine höchstens im Topf sind; der Rest bleibt im Beutel, und das Spiel ist kürzer.
    .title = Steine im Topf

numenko-option-connected = Ob alle deine Steine zusammenhängen müssen.
    .title = Eine Gruppe
numenko-option-connected-on = alle Steine hängen zusammen
numenko-option-connected-off = Rechnungen dürfen getrennt liegen

numenko-option-order = In welcher Reihenfolge gerechnet wird.
    .title = Reihenfolge
numenko-option-order-left-to-right = von links nach rechts, gleich welche Zeichen
numenko-option-order-division-first = erst geteilt, dann von links nach rechts

numenko-option-fractions = Ob unterwegs ein Bruch vorkommen darf, wie bei 7 : 2 · 4 = 14.
    .title = Brüche unterwegs
numenko-option-fractions-on = sie dürfen vorkommen
numenko-option-fractions-off = jeder Schritt ist eine ganze Zahl

numenko-option-equals = Wo das Gleichheitszeichen stehen darf.
    .title = Gleichheitszeichen
numenko-option-equals-either-side = überall: Auch 8 = 2 · 4 stimmt
numenko-option-equals-at-the-end = vor dem Ergebnis: 2 · 4 = 8

numenko-option-chains = Ob eine Rechnung mehrere Gleichheitszeichen haben darf, wie 2 · 4 = 8 = 5 + 3.
    .title = Mehrere Gleichheitszeichen
numenko-option-chains-on = so viele du willst
numenko-option-chains-off = genau eines

numenko-option-identity = Ob 7 = 7 eine Rechnung ist, obwohl nichts ausgerechnet wird.
    .title = 7 = 7
numenko-option-identity-on = es ist eine Rechnung
numenko-option-identity-off = es ist keine Rechnung

numenko-option-leading-zeros = Ob eine Zahl mit 0 anfangen darf, wie 07.
    .title = Zahlen wie 07
numenko-option-leading-zeros-on = sie sind erlaubt
numenko-option-leading-zeros-off = sie sind nicht erlaubt

numenko-option-smiley-both-ways = Ob ein Smiley quer etwas anderes sein darf als senkrecht, wie ein Sternstein.
    .title = Smiley quer und senkrecht
numenko-option-smiley-both-ways-on = er darf zweierlei sein
numenko-option-smiley-both-ways-off = er ist in beiden Richtungen die gleiche Zahl oder in beiden ein Zeichen

numenko-option-open-grids = Ob die anderen deine Rechnungen sehen, wenn du fertig bist.
    .title = Offene Rechnungen
numenko-option-open-grids-on = alle sehen sie
numenko-option-open-grids-off = bis zum Ende siehst nur du sie

numenko-option-check-done = Ob Rechnungen bei jedem „fertig“ geprüft werden oder erst, wenn jemand „Schluss“ sagt.
    .title = Prüfen
numenko-option-check-done-on = bei jedem „fertig“
numenko-option-check-done-off = erst bei „Schluss“, und dann entscheiden die anderen, was ein Fehler kostet

numenko-option-who-checks = Wer bei „Schluss“ nach Fehlern sucht, wenn „fertig“ nicht geprüft wird.
    .title = Prüfen bei „Schluss“
numenko-option-who-checks-program = das Programm, das sagt, was falsch ist
numenko-option-who-checks-players = die anderen: Was niemand sieht, gilt als richtig

numenko-option-swop-short = Was passiert, wenn jemand tauschen will und weniger als zwei Steine im Topf sind.
    .title = Tauschen, wenn der Topf nicht reicht
numenko-option-swop-short-ends-play = niemand nimmt mehr Steine, und alle legen
numenko-option-swop-short-refused = tauschen kann niemand mehr, und das Spiel geht weiter

numenko-option-eject-vote = Wie viele der anderen dafür stimmen müssen, dass jemand nach einem falschen „Schluss“ ausscheidet.
    .title = Abstimmung
numenko-option-eject-vote-majority = mehr als die Hälfte
numenko-option-eject-vote-all = alle
