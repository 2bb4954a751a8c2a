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
web-nmbrs-tag-up = +{ $n }
web-nmbrs-tag-down = −{ $n }
web-nmbrs-tag-times = ×{ $n }
web-nmbrs-tag-divided = ÷{ $n }
web-nmbrs-tag-times-over = ×{ $times }/{ $over }
web-nmbrs-tag-Squares = n²
web-nmbrs-tag-Cubes = n³
web-nmbrs-tag-Primes = primes
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
web-nmbrs-is-wrong = not right yet
web-nmbrs-given = to be given away
web-nmbrs-is-new = new

## What is wrong with a row

web-nmbrs-wrong = { $numbers }: { $why }.
web-nmbrs-why-TooShort = a row needs at least three blocks
web-nmbrs-why-NoStep = { $n } is in it twice
web-nmbrs-why-StepNotAgreed = the step is { $n }, but at this table rows go up or down by { $steps }
web-nmbrs-why-Accumulation = { $first } and { $second } add up to { $sum }, but that’s not a row
web-nmbrs-why-OtherStep = { $first } to { $second } is { $one }, but { $second } to { $third } is { $other }
web-nmbrs-why-NotAgreed = { $kind } only count where the table has agreed on them
web-nmbrs-why-NotAgreed-times = { $kind } only counts where the table has agreed on it
web-nmbrs-why-LeftOut = { $family }: one is missing between { $before } and { $after }
web-nmbrs-why-OutOfOrder = { $first }, { $second }, { $third } goes up and down, not one way
web-nmbrs-why-TooManyJokers = { $jokers } jokers in one row, but { $most ->
    [one] only { $most } is allowed
   *[other] only { $most } are allowed
}

## Regions

web-nmbrs-region-table = Table
web-nmbrs-region-hand = Hand
web-nmbrs-region-work = Your draft
web-nmbrs-rows = Rows
web-nmbrs-map = Map
web-nmbrs-list = List
web-nmbrs-your-blocks = Your blocks
web-nmbrs-zoom = Size
web-nmbrs-larger = Larger
web-nmbrs-smaller = Smaller
web-nmbrs-fit = Show everything
web-nmbrs-table-empty = Who has a row? Three blocks with the same step, like 10 20 30.
web-nmbrs-sort-numbers = Sort
web-nmbrs-sort-numbers-long = Sort from small to large
web-nmbrs-sort-tens = Sort
web-nmbrs-sort-tens-long = Sort by the last digit
web-nmbrs-hand-of = { $who }’s blocks

## Laying

web-nmbrs-choose = Choose blocks, then choose where they go.
web-nmbrs-choose-three = First lay a row of your own: choose three or more blocks.
web-nmbrs-choose-first = Choose blocks from your hand first.
web-nmbrs-where = Now tap a row or a block.
web-nmbrs-new-row = New row
web-nmbrs-new-row-of = New row { $numbers } · { $kind }
web-nmbrs-makes-row = That makes a row.
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
web-nmbrs-does-not-fit = That doesn’t fit there.
web-nmbrs-broken = The table has changed. { $why }
web-nmbrs-broken-step = doesn’t fit any more
web-nmbrs-joker-picked-up = You’ve got the joker: lay it this turn.
web-nmbrs-joker-first = Lay the joker you picked up
web-nmbrs-joker-value = The joker is
web-nmbrs-waiting = The row beside it has to stretch, too: put blocks into it at the same place.
web-nmbrs-back-one = One step back
web-nmbrs-back-all = Everything back to your hand
web-nmbrs-nothing-back = There’s nothing to take back.
web-nmbrs-taken-back = Back in your hand: { $blocks }.
web-nmbrs-all-back = All your blocks are back in your hand.
web-nmbrs-check = Check
web-nmbrs-that-goes = Yes, that works.
web-nmbrs-draft-line = Your draft

## The end of a turn

web-nmbrs-finish = Finish: give away a block…
web-nmbrs-give-which = Which block do you give away? Tap it.
web-nmbrs-give = Give away { $block }
web-nmbrs-give-some = Give away…
web-nmbrs-gift = This one goes.
web-nmbrs-give-and-win = Give away { $block } and win the round
web-nmbrs-all-laid = Finish: all blocks laid
web-nmbrs-keep-one = Keep one block to give away at the end
web-nmbrs-not-yet = Not every row is right yet
web-nmbrs-laid-already = { $block } is already laid. Give away another block, or take this one back first.
web-nmbrs-sending = Laying your blocks…
web-nmbrs-prepare = You can already lay blocks out: they’re only a plan until it’s your turn.

## Knocking

web-nmbrs-gives = { $who } gives away { $block }.
web-nmbrs-you-give = You give away { $block }.
web-nmbrs-knock = Knock
web-nmbrs-knock-gain = { $block } and one more block
web-nmbrs-says-knock = Knock!
web-nmbrs-let-go = Let it go
web-nmbrs-seconds = { $n } s
web-nmbrs-calls = Knock?
web-nmbrs-hide-time = Show or hide the time
web-nmbrs-youngest-first = { $who } is the youngest and gets to choose first.
web-nmbrs-you-knocked = You’ve knocked. { $who } may still come first.
web-nmbrs-knocked-behind = { $who } has knocked, but you come first.
web-nmbrs-you-let-go = You’ve let it go. Waiting for { $who }.
web-nmbrs-waits-for = Waiting for { $who }.
web-nmbrs-nothing-given = Nobody is giving away a block right now.
web-nmbrs-knock-window = Knock or let it go

## The end of a round

web-nmbrs-round-over = Round { $n } is over
web-nmbrs-round-won = { $who } won round { $n }.
web-nmbrs-round-you-won = You won round { $n }!
web-nmbrs-next-round = On to the next round
web-nmbrs-nothing-left = no blocks left
web-nmbrs-sheet = Points so far: the fewest win
web-nmbrs-sheet-won = Rounds won
web-nmbrs-who = Player
web-nmbrs-round-column = Round { $n }
web-nmbrs-total = Total
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
    [0] no rounds won
    [one] { $n } round won
   *[other] { $n } rounds won
}
web-nmbrs-points-of = { $who } has { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
web-nmbrs-rounds-of = { $who } has won { $n ->
    [0] no rounds
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
    [one] You’ve drawn { $n } block.
   *[other] You’ve drawn { $n } blocks.
}
web-nmbrs-may = You can lay new rows and add to any row. At the end, you give a block away.
web-nmbrs-may-first = First lay a row of your own with three or more blocks. At the end, you give a block away.
web-nmbrs-may-knock = You can knock, or let it go.
web-nmbrs-call-knock = Knock for { $block }, or let it go?
web-nmbrs-enter = Enter: { $what }.
web-nmbrs-chosen = Chosen: { $blocks }.
web-nmbrs-draft-empty = You haven’t chosen or laid anything yet.
web-nmbrs-help = Lay three or more blocks whose numbers are the same distance apart, like 30 40 50. Once you have a row on the table, you can add blocks to any row: at its ends, in between, or across.
web-nmbrs-help-goes = These blocks fit somewhere: { $blocks }.
web-nmbrs-held = { $who }: { $count ->
    [one] { $n } block left in hand
   *[other] { $n } blocks left in hand
}
web-nmbrs-dealt = The blocks are dealt.
web-nmbrs-eyes = Whose blocks would you like to see?

## Keys

web-nmbrs-key-arrows = From block to block, from row to row
web-nmbrs-key-space = Choose a block, or put it back; on the table: put the chosen blocks there
web-nmbrs-key-backspace = One step back; with Shift all of them
web-nmbrs-key-undo = One step back
web-nmbrs-key-n = New row
web-nmbrs-key-b = Give a block away
web-nmbrs-key-d = The big button
web-nmbrs-key-g = Map or list
web-nmbrs-key-k = Knock
web-nmbrs-key-x = Let it go

## On the box

web-nmbrs-box = Lay rows that go up by the same step, and cross them.
