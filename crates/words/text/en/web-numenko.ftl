### The table of Numenko-in-a-bag in the web client

## Tiles and signs

web-numenko-star = star
web-numenko-smiley = smiley
# Between two numbers of a sum, for ears.
web-numenko-plus = plus
web-numenko-minus = minus
web-numenko-times = times
web-numenko-over = divided by
web-numenko-equals = is
# A key of the rack.
web-numenko-key = { $tile }: { $n ->
    [0] none left
   *[other] { $n }
}
# In a list of tiles: $tile is a digit, star or smiley.
web-numenko-count = { $n } × { $tile }
web-numenko-new = new

## Regions

web-numenko-region-work = Sums
web-numenko-region-table = Grid
web-numenko-region-hand = Rack
web-numenko-rack = Your tiles
web-numenko-grid = Your grid
web-numenko-sums = Your sums, trouble first
web-numenko-grids = Grids that everybody sees
web-numenko-ending = What’s to be decided
web-numenko-zoom = Size
web-numenko-larger = Larger
web-numenko-smaller = Smaller
web-numenko-fit = Show everything

## Cells

web-numenko-row = row { $n }
web-numenko-above = { $n } above the first row
web-numenko-column = column { $n }
web-numenko-before = { $n } before the first column
web-numenko-place = { $row }, { $column }
web-numenko-cell = { $row }, { $column }: { $what }
web-numenko-empty = empty
web-numenko-read-across = { $sign } across
web-numenko-read-down = { $sign } down
web-numenko-look-wrong = in a sum that isn’t right
web-numenko-cursor-across = tiles go across
web-numenko-cursor-down = tiles go down
web-numenko-now-across = Now across.
web-numenko-now-down = Now down.

## Sums

# $tiles is what lies there, $why the reason in a few words.
web-numenko-sum-trouble = { $tiles }: { $why }
web-numenko-sum-across = row { $row }, columns { $column } to { $last }
web-numenko-sum-down = column { $column }, rows { $row } to { $last }
web-numenko-spoken-true = { $place }: { $sum }, true.
web-numenko-spoken-trouble = { $place }: { $tiles }, { $why }.
web-numenko-trouble-NoSign = not finished: just a number so far
web-numenko-trouble-SignAtEdge = not finished
web-numenko-trouble-OneSign = not finished
web-numenko-trouble-SignsTogether = not finished: two stars touch
web-numenko-trouble-LeadingZero = a number can’t start with 0, like { $number }
web-numenko-trouble-NothingWorkedOut = a number on its own isn’t a sum
web-numenko-trouble-NoneTrue = no signs make this true
web-numenko-trouble-SmileyDiffers = a smiley would have to be two things at once
web-numenko-trouble-TooMany = too many ways to read it: say which one
web-numenko-trouble-StatedOtherTiles = { $reading } doesn’t fit these tiles
web-numenko-trouble-StatedNoSum = { $reading } isn’t a whole sum
web-numenko-trouble-StatedCalculatesBehind = { $reading } works something out after the equals sign
web-numenko-trouble-StatedChain = { $reading } has more than one equals sign
web-numenko-trouble-StatedDividesByZero = { $reading } divides by 0
web-numenko-trouble-StatedFraction = in { $reading } one step isn’t a whole number
web-numenko-trouble-StatedNotTrue = { $reading } isn’t true
web-numenko-no-sums = No sum yet. Tap a square, then your tiles: 2 ∗ 4 ∗ 8 is 2 × 4 = 8.
web-numenko-apart = Your tiles are in { $n } groups, but they all have to hang together.
web-numenko-left-to-right = Worked from left to right, and from top to bottom.
web-numenko-division-first = Division first, then from left to right.
web-numenko-say-how = Say how
web-numenko-say-how-label = Read as ({ $n } tiles, like 2x4=8)
web-numenko-check-hint = Press Check to see if your sums are right.
web-numenko-off-hint = You check your own sums here.
web-numenko-all-true = All sums are right.
web-numenko-check-good = All sums are right.{ $n ->
    [0] {""}
    [one] {" "}{ $n } tile left.
   *[other] {" "}{ $n } tiles left.
}
web-numenko-no-trouble = There’s no trouble with your sums.
web-numenko-not-read = Your sums haven’t been checked yet.

## Buttons

web-numenko-back = Take back the tile at the cursor
web-numenko-back-short = Back
web-numenko-others-grids = Grids
web-numenko-undo = Undo
web-numenko-lift = Lift sum
web-numenko-move = Move
web-numenko-move-all = Move all
web-numenko-swop = Swop
web-numenko-swop-about = 1 back, 2 new
# The pot has fewer than two: what a swop does then.
web-numenko-swop-ends = then play is over
web-numenko-swop-short = only { $n } in the pot
web-numenko-check = Check
web-numenko-stop = Stop
web-numenko-stop-about = no more tiles
web-numenko-stop-again = press again
# In place of “Stop” on a small button: a second press stops.
web-numenko-stop-sure = Really?
web-numenko-done = Done
web-numenko-done-about = { $n } new tiles
web-numenko-done-left = Done: { $n } left
web-numenko-game-over-left = { $n } still to lay
web-numenko-game-over = Game over
web-numenko-game-over-about = you win if everything’s right
web-numenko-lay = Lay
web-numenko-lay-points = { $n ->
    [0] nothing left
    [one] { $n } point left
   *[other] { $n } points left
}
web-numenko-all-in-grid = All your tiles have to be in the grid. { $n ->
    [one] One is left.
   *[other] { $n } are left.
}
# On the button Done itself; a press says which sum.
web-numenko-not-all-true = Not all sums are true yet.
web-numenko-reading = One moment…

## What is said of the draft

web-numenko-laid = { $tile } laid.
web-numenko-lifted = { $tile } is back on your rack.
web-numenko-back-said = One back.
web-numenko-lift-said = The sum is back on your rack.
web-numenko-clear-said = All your tiles are back on your rack.
web-numenko-undone = Undone.
web-numenko-arranged = Moved.
# Where a sum lies that was typed: $tiles as they are said.
web-numenko-lies = { $place }: { $tiles }.
web-numenko-picked-sum = Sum picked up. Where to?
web-numenko-picked-group = You’ve picked up everything that hangs together. Where to?
web-numenko-moved = Put down: { $place }.
web-numenko-move-where = Tap where this sum should go, or Move all.
web-numenko-move-group-where = Tap where all of this should go.
web-numenko-swop-which = Which tile goes back? Tap it.
web-numenko-none-of = There’s no { $tile } left on your rack.
web-numenko-none-held = You have no { $tile }.
web-numenko-no-none-left = You have none of those left on your rack.
web-numenko-no-nothing-there = There’s no tile there.
web-numenko-no-no-room = There’s no room: another tile is in the way.
web-numenko-no-all-cross = Every tile in it belongs to another sum, too.
web-numenko-no-undo = There’s nothing to undo.
web-numenko-came = { $n ->
    [one] New: { $tiles }.
   *[other] New: { $tiles }.
}
web-numenko-stopped = You’ve stopped, so you get no more tiles. Your grid is laid out when play is over.
web-numenko-ejected = You’re out. Your tiles are back in the pot.
web-numenko-laid-wait = Your grid is laid out: { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}

## The end of play

web-numenko-lay-now = Play is over: lay out your grid.
web-numenko-vote-now = Time to vote: play on without that player, or stop here?
web-numenko-vote-about = { $who } said “game over”, but not everything is right.
# $n is how many groups.
web-numenko-vote-apart = The tiles are in { $n } groups.
web-numenko-vote-eject = Play on without { $who }
web-numenko-vote-end = Stop here together
# A player has found what is wrong, but it is not a sum.
web-numenko-vote-loose = A tile lies loose.
web-numenko-check-now = { $who } says “game over”. Is every sum right?
web-numenko-check-others = The others look at { $who }’s grid.
web-numenko-check-mine = The others look at your grid.
web-numenko-check-sums = Sums to check
web-numenko-check-right = All right
web-numenko-check-point = Tap a sum that’s wrong
web-numenko-check-wrong = This one is wrong
web-numenko-check-loose = A tile lies loose
web-numenko-ended-GameOver = Somebody said “game over” and won.
web-numenko-ended-PotShort = There aren’t enough tiles in the pot for a swop.
web-numenko-ended-Vote = The table has decided: play is over.
web-numenko-ended-AllStopped = Everybody has stopped.
web-numenko-waits-for = Waiting for { $who }.
web-numenko-seconds = { $n } s
web-numenko-calls-lay = Time to lay
web-numenko-calls-check = Take a look
web-numenko-calls-vote = You decide

## What others call out, in a bubble at their seat

web-numenko-says-done = Done!
web-numenko-says-swop = Swop!
web-numenko-says-game-over = Game over!
web-numenko-says-right = All right.
web-numenko-says-wrong = That one is wrong!
web-numenko-says-stop = I’m stopping.

## Everybody at a glance

web-numenko-pot = pot { $n }
web-numenko-pot-spoken = { $n ->
    [one] { $n } tile in the pot.
   *[other] { $n } tiles in the pot.
}
web-numenko-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
web-numenko-dones = done × { $n }
web-numenko-dones-spoken = { $n ->
    [0] not done yet
    [one] done once
   *[other] done { $n } times
}
web-numenko-swops = { $n ->
    [one] { $n } swop
   *[other] { $n } swops
}
web-numenko-swops-spoken = { $n ->
    [0] no swops
    [one] one swop
   *[other] { $n } swops
}
web-numenko-has-stopped = stopped
web-numenko-is-out = out
web-numenko-laid-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-numenko-about = { $who }: { $what }.
web-numenko-alone = You’re playing alone.
web-numenko-tiles-of = { $who }’s tiles
web-numenko-grid-by = { $who }’s grid
web-numenko-grid-of = Grid: { $sums }
web-numenko-grid-empty = There’s nothing in the grid.
# Looking back.
web-numenko-dealt = The tiles are dealt.
web-numenko-eyes = Whose tiles would you like to see?
web-numenko-scores = So far
web-numenko-scores-counted = Tiles left over, and their points: the fewest points win
web-numenko-who = Player
web-numenko-tiles-column = Tiles
web-numenko-dones-column = Done
web-numenko-swops-column = Swops
web-numenko-left-column = Left
web-numenko-points-column = Points
web-numenko-won = won

## What is said to somebody who listens

web-numenko-hand = Your rack: { $tiles }.
web-numenko-hand-empty = Your rack is empty: all your tiles are in the grid.
web-numenko-may = You can lay tiles, swop one, or stop.
web-numenko-may-done = You can say: { $what }.
web-numenko-help = Lay all your tiles like a crossword of sums: every line of touching tiles has to be a true sum. A star can be plus, minus, times, divided by or equals; a smiley can be anything. Stuck? Swop a tile for two new ones.

## The result

web-numenko-result-alone = You’ve beaten the pot! { $swops ->
    [0] No swops
    [one] { $swops } swop
   *[other] { $swops } swops
}, { $time }.
web-numenko-result-alone-untimed = You’ve beaten the pot! { $swops ->
    [0] No swops.
    [one] { $swops } swop.
   *[other] { $swops } swops.
}
web-numenko-result-pot = The pot wins this time: { $amount } left, { $swops ->
    [0] no swops.
    [one] { $swops } swop.
   *[other] { $swops } swops.
}
web-numenko-result-you = You won: all your tiles are in true sums!
web-numenko-result-other = { $who } won: every tile is in a true sum. You have { $own } left.
web-numenko-result-one = { $who } won: every tile is in a true sum.
web-numenko-result-you-fewest = You won: only { $amount } left!
web-numenko-time = { $minutes }:{ $seconds } minutes

## Keys

web-numenko-key-arrows = From square to square
web-numenko-key-shift-arrows = Move the sum at the cursor
web-numenko-key-ctrl-arrows = Over empty squares to the next tile
web-numenko-key-space = Across or down
web-numenko-key-type = Lay a tile: 0 to 9, + − x / = for a star, ? for a smiley
web-numenko-key-backspace = Take back the tile before the cursor; with Shift all of them
web-numenko-key-undo = Undo
web-numenko-key-d = Done, or lay at the end
web-numenko-key-t = Swop a tile
web-numenko-key-k = Check, if that’s your help
web-numenko-key-n = To the next sum in trouble
web-numenko-key-g = To the sums, or back to the grid
web-numenko-key-m = Pick up the sum to move it
web-numenko-key-u = Lift the sum

## On the box

web-numenko-box = Draw tiles from the bag and cross them into true sums.
