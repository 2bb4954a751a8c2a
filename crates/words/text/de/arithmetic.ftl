## Teile einer geschriebenen Rechnung

written-part = { $part } von { $pile }
# Ein Schritt in einem Satz: 10 − 2 ist 8.
written-step = { $sum } ist { $result }

## Ein Schritt, laut gesagt: $pile und $number sind Wörter, $result ist das Ergebnis

spoken-plus = { $pile } und { $number } sind { $result }
spoken-minus = { $pile } minus { $number } ist { $result }
spoken-times = { $pile } mal { $number } ist { $result }
spoken-over = { $pile } geteilt durch { $number } ist { $result }
# $form: half ist ½ als Bruch, one ist ein Teil, several sind mehrere Teile.
spoken-part = { $form ->
    [half] die Hälfte von { $pile } ist { $result }
    [several] { $part } von { $pile } sind { $result }
   *[other] { $part } von { $pile } ist { $result }
}
spoken-squared = { $pile } hoch zwei ist { $result }
spoken-cubed = { $pile } hoch drei ist { $result }
spoken-square-root = die Quadratwurzel aus { $pile } ist { $result }
spoken-cube-root = die dritte Wurzel aus { $pile } ist { $result }

## Warum ein Schritt kein Ergebnis hat

trouble-too-large = Die Zahl wird zu groß.
trouble-division-by-zero = Durch 0 kann man nicht teilen.
trouble-no-exact-root = Eine Wurzel muss genau aufgehen.
