## Parts of a sum as it is written

written-part = { $part } of { $pile }
# One step within a sentence: 10 − 2 is 8.
written-step = { $sum } is { $result }

## One step, said aloud: $pile and $number are words, $result is what comes out

spoken-plus = { $pile } and { $number } are { $result }
spoken-minus = { $pile } minus { $number } is { $result }
spoken-times = { $pile } times { $number } is { $result }
spoken-over = { $pile } divided by { $number } is { $result }
# $form: half is ½ as a fraction, one is one part, several are more.
spoken-part = { $form ->
    [half] half of { $pile } is { $result }
   *[other] { $part } of { $pile } is { $result }
}
spoken-squared = { $pile } squared is { $result }
spoken-cubed = { $pile } cubed is { $result }
spoken-square-root = the square root of { $pile } is { $result }
spoken-cube-root = the cube root of { $pile } is { $result }

## Why a step has no result

trouble-too-large = The number gets too big.
trouble-division-by-zero = You can’t divide by 0.
trouble-no-exact-root = A root has to come out exactly.
