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
bad-table-too-few-cards = The deal needs { $needed } cards, and only { $there } are chosen.
bad-table-no-such-dealer = Seat { $dealer } cannot deal: the last seat at this table is { $seats }.
bad-table-no-such-starter = Seat { $starter } cannot begin: the last seat at this table is { $seats }.
bad-table-no-such-youngest = Seat { $youngest } cannot be the youngest: the last seat at this table is { $seats }.
bad-table-too-few-levels = The deal needs { $needed } Levels, and the chosen cards have only { $there }.
bad-table-no-balloon-to-start = The middle starts with a balloon that has a number, and no such balloon is chosen.
bad-table-too-few-tiles = The players take { $needed } tiles, and the bag has only { $there } without smileys.
bad-table-too-few-smileys = Each player takes a smiley, { $needed } in all, and the bag has only { $there }.

## Why an option cannot be set

bad-option-unknown = There is no option “{ $name }”.
bad-option-value = “{ $value }” is no value of “{ $name }”. Possible: { $allowed }.
bad-option-unknown-preset = There is no preset “{ $name }”.
# Which values an option has.
allowed-numbers = a whole number from { $least } to { $most }

not-a-seat = A seat is a number from 1 to { $most }.
