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
web-numenko-ending = What there is to decide
web-numenko-zoom = Size
web-numenko-larger = Larger
web-numenko-smaller = Smaller
web-numenko-fit = All of it in sight

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
web-numenko-look-wrong = in a sum that is not right
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
web-numenko-trouble-NoSign = not finished, only a number
web-numenko-trouble-SignAtEdge = not finished
web-numenko-trouble-OneSign = not finished
web-numenko-trouble-SignsTogether = not finished, two stars touch
web-numenko-trouble-LeadingZero = no number begins with 0, as { $number } does
web-numenko-trouble-NothingWorkedOut = a number alone is no sum
web-numenko-trouble-NoneTrue = no reading is true
web-numenko-trouble-SmileyDiffers = a smiley would have to be two things at once
web-numenko-trouble-TooMany = too many readings: say which
web-numenko-trouble-StatedOtherTiles = { $reading } does not fit these tiles
web-numenko-trouble-StatedNoSum = { $reading } is not a complete sum
web-numenko-trouble-StatedCalculatesBehind = { $reading } has a calculation behind the equals sign
web-numenko-trouble-StatedChain = { $reading } has several equals signs
web-numenko-trouble-StatedDividesByZero = in { $reading } something is divided by 0
web-numenko-trouble-StatedFraction = in { $reading } a step is not a whole number
web-numenko-trouble-StatedNotTrue = { $reading } is not true
web-numenko-no-sums = No sum yet: tap a cell, then your tiles.
web-numenko-apart = Your tiles lie in { $n } groups: they must hang together.
web-numenko-left-to-right = Worked from left to right, and from top to bottom.
web-numenko-division-first = Division first, then from left to right.
web-numenko-say-how = Say how
web-numenko-say-how-label = Read as ({ $n } signs, like 2x4=8)
web-numenko-check-hint = Press Check to find out about your sums.
web-numenko-off-hint = As in a contest: nothing is said about your sums.
web-numenko-all-true = All sums are right.
web-numenko-check-good = All sums are right.{ $n ->
    [0] {""}
    [one] {" "}{ $n } tile is left.
   *[other] {" "}{ $n } tiles are left.
}
web-numenko-no-trouble = No sum is in trouble.
web-numenko-not-read = Your sums are not checked yet.

## Buttons

web-numenko-back = Take the tile at the cursor back
web-numenko-undo = Undo
web-numenko-lift = Lift sum
web-numenko-move = Move
web-numenko-move-all = Move all
web-numenko-swop = Swop
web-numenko-swop-about = 1 back, 2 new
# The pot has fewer than two: what a swop does then.
web-numenko-swop-ends = ends play
web-numenko-swop-short = only { $n } in the pot
web-numenko-check = Check
web-numenko-stop = Stop
web-numenko-stop-about = no more tiles
web-numenko-stop-again = press again
web-numenko-done = Done
web-numenko-done-about = { $n } new tiles
web-numenko-game-over = Game over
web-numenko-game-over-about = you win if all of it is right
web-numenko-lay = Lay
web-numenko-lay-points = { $n ->
    [0] nothing is left
    [one] { $n } point is left
   *[other] { $n } points are left
}
web-numenko-left = { $n ->
    [one] { $n } tile is left
   *[other] { $n } tiles are left
}
web-numenko-reading = One moment …

## What is said of the draft

web-numenko-laid = { $tile } laid.
web-numenko-lifted = { $tile } is back in the rack.
web-numenko-back-said = One back.
web-numenko-lift-said = The sum is back in the rack.
web-numenko-clear-said = All tiles are back in the rack.
web-numenko-undone = Undone.
web-numenko-arranged = Arranged.
# Where a sum lies that was typed: $tiles as they are said.
web-numenko-lies = { $place }: { $tiles }.
web-numenko-picked-sum = Sum picked up. Where to?
web-numenko-picked-group = All that hangs together is picked up. Where to?
web-numenko-moved = Put down: { $place }.
web-numenko-move-where = Tap where this sum goes, or Move all.
web-numenko-move-group-where = Tap where all of this goes.
web-numenko-swop-which = Which tile goes back? Tap it.
web-numenko-none-of = No { $tile } is left in your rack.
web-numenko-none-held = You have no { $tile }.
web-numenko-no-none-left = No such tile is left in your rack.
web-numenko-no-nothing-there = There is no tile there.
web-numenko-no-no-room = There is no room: another tile lies there.
web-numenko-no-all-cross = Every tile of it belongs to another sum too.
web-numenko-no-undo = There is nothing to undo.
web-numenko-came = { $n ->
    [one] New: { $tiles }.
   *[other] New: { $tiles }.
}
web-numenko-stopped = You have stopped: no more tiles. Your grid is laid when play is over.
web-numenko-ejected = You are out. Your tiles are in the pot again.
web-numenko-laid-wait = Your grid is laid: { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}

## The end of play

web-numenko-lay-now = Play is over: lay your grid.
web-numenko-vote-now = A vote: is a player out, or does play end?
web-numenko-vote-about = { $who } said “game over”, and not all of it is right.
# $n is how many groups.
web-numenko-vote-apart = The tiles lie in { $n } groups.
web-numenko-vote-eject = { $who } is out, and play goes on
web-numenko-vote-end = Play ends
web-numenko-ended-GameOver = “Game over” was said rightly.
web-numenko-ended-PotShort = The pot is too small for a swop.
web-numenko-ended-Vote = The vote has ended play.
web-numenko-ended-AllStopped = Everybody has stopped.
web-numenko-waits-for = Waiting for { $who }.
web-numenko-seconds = { $n } s

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
web-numenko-alone = You play alone.
web-numenko-tiles-of = Tiles of { $who }
web-numenko-grid-by = Grid of { $who }
web-numenko-grid-of = Grid: { $sums }
web-numenko-grid-empty = Nothing lies in the grid.
# Looking back.
web-numenko-dealt = The tiles are dealt.
web-numenko-eyes = Whose tiles do you see?
web-numenko-scores = So far
web-numenko-scores-counted = What was left, and its points: the fewest win
web-numenko-who = Player
web-numenko-tiles-column = Tiles
web-numenko-dones-column = Done
web-numenko-swops-column = Swops
web-numenko-left-column = Left
web-numenko-points-column = Points
web-numenko-won = won

## What is said to somebody who listens

web-numenko-hand = Your rack: { $tiles }.
web-numenko-hand-empty = Your rack is empty: all tiles lie in the grid.
web-numenko-may = You may lay tiles, swop one, or stop.
web-numenko-may-done = You may say: { $what }.
web-numenko-help = Lay all your tiles as a crossword of sums: every line of touching tiles is a true sum. A star is plus, minus, times, divided by or equals; a smiley is anything. Stuck? Swop a tile for two new ones.

## The result

web-numenko-result-alone = You have beaten the pot! { $swops ->
    [0] No swop
    [one] { $swops } swop
   *[other] { $swops } swops
}, { $time }.
web-numenko-result-alone-untimed = You have beaten the pot! { $swops ->
    [0] No swop.
    [one] { $swops } swop.
   *[other] { $swops } swops.
}
web-numenko-result-pot = The pot has won this time: { $amount } left, { $swops ->
    [0] no swop.
    [one] { $swops } swop.
   *[other] { $swops } swops.
}
web-numenko-result-you = You won: all your tiles lie in true sums!
web-numenko-result-other = { $who } has won: all tiles lie in true sums. You have { $own } left.
web-numenko-result-one = { $who } has won: all tiles lie in true sums.
web-numenko-result-you-fewest = You won: only { $amount } left!
web-numenko-time = { $minutes }:{ $seconds } minutes

## Keys

web-numenko-key-arrows = From cell to cell
web-numenko-key-shift-arrows = Move the sum at the cursor
web-numenko-key-ctrl-arrows = Over empty cells to the next tile
web-numenko-key-space = Across or down
web-numenko-key-type = 0 to 9, + − x / = for a star, ? for a smiley: lay a tile
web-numenko-key-backspace = The tile before the cursor back; with Shift all of them
web-numenko-key-undo = Undo
web-numenko-key-d = Done, or lay at the end
web-numenko-key-t = Swop a tile
web-numenko-key-k = Check, where that is your help
web-numenko-key-n = To the next sum in trouble
web-numenko-key-g = To the sums, or back to the grid
web-numenko-key-m = Pick the sum up to move it
web-numenko-key-u = Lift the sum
