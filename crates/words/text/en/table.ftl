## Players and lists

# A seat without a name.
player = Player { $seat }
you = you
list-comma = { $first }, { $next }
list-and = { $first } and { $next }
list-or = { $first } or { $next }
# One player's result in the list at the end.
result = { $person ->
    [you] you { $number }
   *[other] { $who } { $number }
}

## Why a table cannot be opened

bad-table-seats = This game is for { $least } to { $most } players, not for { $seats }.
bad-table-too-few-cards = The deal needs { $needed } cards, but only { $there } are chosen.
bad-table-no-such-dealer = Seat { $dealer } can’t deal: the last seat at this table is { $seats }.
bad-table-no-such-starter = Seat { $starter } can’t start: the last seat at this table is { $seats }.
bad-table-no-such-youngest = Seat { $youngest } can’t be the youngest: the last seat at this table is { $seats }.
bad-table-too-few-levels = The deal needs { $needed } Levels, but the chosen cards only have { $there }.
bad-table-no-balloon-to-start = The middle starts with a balloon that has a number, but no balloon like that is chosen.
bad-table-too-few-tiles = The players take { $needed } tiles, but without smileys the bag only has { $there }.
bad-table-too-few-smileys = Every player takes a smiley, { $needed } in all, but the bag only has { $there }.

## Why an option cannot be set

bad-option-unknown = There’s no option called “{ $name }”.
bad-option-value = “{ $name }” can’t be “{ $value }”. It can be: { $allowed }.
bad-option-unknown-preset = There’s no preset called “{ $name }”.
bad-option-patience = Patience isn’t a preset: it’s NUMERO for one player. Type: reckon play numero --players 1. For the referee, write “seats 1” in the position.
# Which values an option has.
allowed-numbers = a whole number from { $least } to { $most }
allowed-list = any, or numbers from { $least } to { $most } separated by commas, such as { $example }; 1-10 is everything from 1 to 10
# Numbers that follow one another, as in: 1 to 10.
numbers-range = { $first } to { $last }

not-a-seat = A seat is a number from 1 to { $most }.
