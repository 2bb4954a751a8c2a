### The table of nmbrs! blocks in the web client

## Blocks and rows

web-nmbrs-joker = joker
web-nmbrs-joker-as = joker as { $n }
web-nmbrs-new = new
web-nmbrs-up = up by { $n }
web-nmbrs-down = down by { $n }
web-nmbrs-times = times { $n }
web-nmbrs-divided = divided by { $n }
web-nmbrs-times-over = times { $times } over { $over }
web-nmbrs-kind-Squares = square numbers
web-nmbrs-kind-Cubes = cube numbers
web-nmbrs-kind-Primes = prime numbers
web-nmbrs-from-to = { $first } to { $last }
# $what: from where to where, by how much; $crossings begins with a semicolon, or is empty.
web-nmbrs-row = { $row }, { $n ->
    [one] { $n } block
   *[other] { $n } blocks
}, { $what }{ $crossings }.
web-nmbrs-crosses = crosses { $row } at { $at }
web-nmbrs-block-in = { $block }, { $at ->
    [1] first
    [2] second
    [3] third
   *[other] number { $at }
} of { $n } in { $row }{ $also }.
web-nmbrs-also-in = , also in { $row }
web-nmbrs-in-draft = not sent yet
web-nmbrs-fits-here = fits here
web-nmbrs-fits = fits
web-nmbrs-is-laid = laid
web-nmbrs-is-wrong = not right
web-nmbrs-given = to be given away
web-nmbrs-is-new = new

## What is wrong with a row

web-nmbrs-wrong = { $numbers }: { $why }.
web-nmbrs-why-TooShort = a row has at least three blocks
web-nmbrs-why-NoStep = { $n } is there twice
web-nmbrs-why-Accumulation = { $first } and { $second } add up to { $sum }, and that is no row
web-nmbrs-why-OtherStep = from { $first } to { $second } it is { $one }, from { $second } to { $third } it is { $other }
web-nmbrs-why-LeftOut = { $family }: between { $before } and { $after } one is left out
web-nmbrs-why-OutOfOrder = { $first }, { $second }, { $third } go neither up nor down
web-nmbrs-why-TooManyJokers = { $jokers } jokers in one row, and { $most ->
    [one] only { $most } is allowed
   *[other] only { $most } are allowed
}

## Regions

web-nmbrs-region-table = Table
web-nmbrs-region-hand = Hand
web-nmbrs-region-work = Work
web-nmbrs-rows = Rows
web-nmbrs-map = Map
web-nmbrs-list = List
web-nmbrs-view = Look at the table as
web-nmbrs-your-blocks = Your blocks
web-nmbrs-zoom = Size
web-nmbrs-larger = Larger
web-nmbrs-smaller = Smaller
web-nmbrs-fit = All of it in sight
web-nmbrs-table-empty = Nothing lies on the table yet.
web-nmbrs-sort = Sort
web-nmbrs-sort-numbers = 1 2 3
web-nmbrs-sort-numbers-long = Sort from small to large
web-nmbrs-sort-tens = tens
web-nmbrs-sort-tens-long = Sort by the last digit
web-nmbrs-hand-of = Blocks of { $who }

## Laying

web-nmbrs-choose = Choose blocks, then say where.
web-nmbrs-choose-three = First lay a row of your own: choose three blocks or more.
web-nmbrs-choose-first = Choose blocks of your hand first.
web-nmbrs-where = Tap a row or a block, or
web-nmbrs-where-first = Your first row:
web-nmbrs-new-row = New row
web-nmbrs-which-way = Which way?
web-nmbrs-way = { $how }: { $numbers }
web-nmbrs-along = along { $row }
web-nmbrs-across = across at { $at }
web-nmbrs-link = between { $a } and { $b }
web-nmbrs-exchange = swap for the joker
web-nmbrs-to-new = new row
web-nmbrs-to-row = into { $row }
web-nmbrs-to-block = at { $block }
web-nmbrs-to-between = between { $a } and { $b }
web-nmbrs-noted = { $blocks } { $where }.
web-nmbrs-becomes = New row { $row }: { $numbers }.
web-nmbrs-grows = Row { $row } is now { $n } long: { $numbers }.
web-nmbrs-does-not-fit = That does not fit there.
web-nmbrs-broken = The table has changed. { $why }
web-nmbrs-broken-step = does not go any more
web-nmbrs-joker-picked-up = You have the joker: lay it in this turn.
web-nmbrs-joker-first = Lay the joker that you picked up
web-nmbrs-joker-value = The joker is
web-nmbrs-waiting = The row beside it has to stretch too: put blocks into it at the same place.
web-nmbrs-back-one = One step back
web-nmbrs-back-all = All back into the hand
web-nmbrs-nothing-back = There is nothing to take back.
web-nmbrs-taken-back = Back in your hand: { $blocks }.
web-nmbrs-all-back = All your blocks are back in your hand.
web-nmbrs-check = Check
web-nmbrs-that-goes = That goes.
web-nmbrs-draft-line = Your draft

## The end of a turn

web-nmbrs-finish = Finish: give away a block …
web-nmbrs-give-which = Which block do you give away? Tap it.
web-nmbrs-give = Give away { $block }
web-nmbrs-give-and-win = Give away { $block } and win the round
web-nmbrs-all-laid = Finish: all blocks laid
web-nmbrs-keep-one = Keep one block: it is given away at the end
web-nmbrs-not-yet = Not all rows are right yet
web-nmbrs-laid-already = { $block } is laid. Give away one of the others, or take it back first.
web-nmbrs-sending = Your blocks are being laid …
web-nmbrs-prepare = You can choose and lay already: it is sent in your turn.

## Knocking

web-nmbrs-gives = { $who } gives away { $block }.
web-nmbrs-you-give = You give away { $block }.
web-nmbrs-knock = Knock
web-nmbrs-let-go = Let it go
web-nmbrs-seconds = { $n } s
web-nmbrs-hide-time = Show or hide the time
web-nmbrs-youngest-first = { $who } is the youngest and chooses first.
web-nmbrs-you-knocked = You have knocked. { $who } may come first.
web-nmbrs-knocked-behind = { $who } has knocked, but you come first.
web-nmbrs-you-let-go = You have let it go. Waiting for { $who }.
web-nmbrs-waits-for = Waiting for { $who }.
web-nmbrs-nothing-given = Nobody gives a block away now.
web-nmbrs-knock-window = Knock or let it go

## The end of a round

web-nmbrs-round-over = Round { $n } is over
web-nmbrs-round-won = { $who } has won the round.
web-nmbrs-round-you-won = You have won the round!
web-nmbrs-next-round = To the next round
web-nmbrs-nothing-left = nothing
web-nmbrs-sheet = Points of all rounds: the fewest win
web-nmbrs-sheet-won = Rounds that were won
web-nmbrs-who = Player
web-nmbrs-round-column = Round { $n }
web-nmbrs-total = Together
web-nmbrs-blocks-column = Blocks
web-nmbrs-won = won

## Everybody at a glance

web-nmbrs-pot = pot { $n }
web-nmbrs-pot-spoken = { $n ->
    [0] The pot is empty.
    [one] { $n } block in the pot.
   *[other] { $n } blocks in the pot.
}
web-nmbrs-round-of = round { $n } of { $all }
web-nmbrs-blocks = { $n ->
    [one] { $n } block
   *[other] { $n } blocks
}
web-nmbrs-points-short = { $n } pt
web-nmbrs-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-nmbrs-rounds-won = { $n ->
    [0] no round won
    [one] { $n } round won
   *[other] { $n } rounds won
}
web-nmbrs-points-of = { $who } has { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
web-nmbrs-rounds-of = { $who } has won { $n ->
    [0] no round
    [one] { $n } round
   *[other] { $n } rounds
}.
# $open begins with a comma, or is empty.
web-nmbrs-blocks-of = { $who }: { $n ->
    [one] { $n } block
   *[other] { $n } blocks
}{ $open }.
web-nmbrs-known = , { $blocks } among them

## What is said to somebody who listens

web-nmbrs-hand = Your hand, { $n ->
    [one] { $n } block
   *[other] { $n } blocks
}: { $blocks }.
web-nmbrs-hand-empty = Your hand is empty.
web-nmbrs-drew = { $n ->
    [one] You have drawn { $n } block.
   *[other] You have drawn { $n } blocks.
}
web-nmbrs-may = You may lay new rows and add to others; at the end you give a block away.
web-nmbrs-may-first = First lay a row of your own of three blocks or more; at the end you give a block away.
web-nmbrs-may-knock = Knock with K, or let it go with X.
web-nmbrs-call-knock = Knock for { $block }, or let it go?
web-nmbrs-enter = Enter: { $what }.
web-nmbrs-chosen = Chosen: { $blocks }.
web-nmbrs-draft-empty = Nothing is chosen and nothing is laid.
web-nmbrs-help = Lay three or more blocks whose numbers are equally far apart, as 30 40 50. Once a row of yours lies there, add blocks to any row: at its ends, between, or across.
web-nmbrs-help-goes = These blocks fit somewhere: { $blocks }.
web-nmbrs-held = { $who }: { $count ->
    [one] { $n } block left in hand
   *[other] { $n } blocks left in hand
}
web-nmbrs-dealt = The blocks are dealt.
web-nmbrs-eyes = Whose blocks do you see?

## Keys

web-nmbrs-key-arrows = From block to block, from row to row
web-nmbrs-key-space = Choose a block, or not; in the table: put the chosen ones there
web-nmbrs-key-backspace = One step back; with Shift all of them
web-nmbrs-key-undo = One step back
web-nmbrs-key-n = New row
web-nmbrs-key-b = Give a block away
web-nmbrs-key-d = The large button
web-nmbrs-key-g = Map or list
web-nmbrs-key-k = Knock
web-nmbrs-key-x = Let it go
