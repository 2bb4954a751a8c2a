## Numenko-in-a-bag in the terminal

cli-numenko-aim = Lay all your tiles like a crossword: each row or column of touching tiles has to be a whole and true sum, as in a1 across 2*4*8.
cli-numenko-aim-tiles = A star tile (∗, typed *) is +, −, ×, ÷ or =; a smiley (☺, typed ?) is one of these or a number. Sums are worked from left to right.
cli-numenko-aim-done = As soon as all your tiles are in the grid and right, you’re done and take { $done } more. If you’re stuck, “swop” gives one tile back for { $swop } new ones.
cli-numenko-aim-done-unchecked = When all your tiles are in the grid, type “done” and take { $done } more; nobody checks before the end. If you’re stuck, “swop” gives one tile back for { $swop } new ones.
cli-numenko-aim-done-short = As soon as all your tiles are in the grid and right, it’s game over: the pot is too small to take more.
cli-numenko-aim-done-short-unchecked = When all your tiles are in the grid, type “game over”: the pot is too small to take more. Only then is it checked.
cli-numenko-aim-end = When the pot has fewer than { $done } tiles, whoever lays all their tiles first wins. Otherwise the fewest points left win.
cli-numenko-aim-alone = You’re playing against the pot: lay all your tiles when it has fewer than { $done } left, with as few swops as you can.

# $people is one where a person plays alone at this keyboard, many where several share it.
cli-numenko-prompt = { $people ->
    [one] Type a square with tiles (a1 across 2*4*8), lift, move, swop, check or stop. Type ? for help.
   *[many] { $who }: type a square with tiles (a1 across 2*4*8), lift, move, swop, check, stop or next. Type ? for help.
}
# The pot is too small for a swop.
cli-numenko-prompt-no-swop = { $people ->
    [one] Type a square with tiles (a1 across 2*4*8), lift, move, check or stop. Type ? for help. The pot is too small for a swop.
   *[many] { $who }: type a square with tiles (a1 across 2*4*8), lift, move, check, stop or next. Type ? for help. The pot is too small for a swop.
}
# There is nothing to lift or to move.
cli-numenko-prompt-empty = { $people ->
    [one] Type a square with tiles (a1 across 2*4*8), swop or stop. Type ? for help.
   *[many] { $who }: type a square with tiles (a1 across 2*4*8), swop, stop or next. Type ? for help.
}
cli-numenko-prompt-empty-no-swop = { $people ->
    [one] Type a square with tiles (a1 across 2*4*8) or stop. Type ? for help. The pot is too small for a swop.
   *[many] { $who }: type a square with tiles (a1 across 2*4*8), stop or next. Type ? for help. The pot is too small for a swop.
}
cli-numenko-prompt-lay = { $people ->
    [one] Play is over. You can still rearrange your tiles. Press Enter to lay what’s in your grid.
   *[many] { $who }, play is over. You can still rearrange your tiles. Press Enter to lay what’s in your grid.
}
cli-numenko-prompt-vote = { $people ->
    [one] Play on without { $accused }, or end play? Type eject or end.
   *[many] { $who }, do you want to play on without { $accused }, or to end play? Type eject or end.
}
cli-numenko-prompt-check = { $people ->
    [one] Is everything in { $accused }’s grid right? Type right, or what’s wrong: wrong c4 across, or wrong loose if a tile lies loose. { $tries }
   *[many] { $who }, is everything in { $accused }’s grid right? Type right, or what’s wrong: wrong c4 across, or wrong loose if a tile lies loose. { $tries }
}
# How often somebody may still say what is wrong.
cli-numenko-tries = { $count ->
    [one] This is your last try.
   *[other] You have { $number } tries left.
}

## What is seen

# $number is how many, $count selects the plural.
cli-numenko-pot = Pot: { $number }.
cli-numenko-seat = { $who }: { $what }.
cli-numenko-tiles = { $count ->
    [one] { $number } tile
   *[other] { $number } tiles
}
cli-numenko-dones = { $count ->
    [one] done once
    [2] done twice
   *[other] done { $number } times
}
cli-numenko-swops = { $count ->
    [one] { $number } swop
   *[other] { $number } swops
}
cli-numenko-stopped = stopped
cli-numenko-out = out of the game
cli-numenko-grid = Your grid
cli-numenko-grid-empty = Your grid is empty. Start anywhere, as in: a1 across 2*4*8
cli-numenko-grid-of = { $who }’s grid
cli-numenko-row = Row { $row }: { $tiles }.
cli-numenko-sum-right = Right: { $sum }.
cli-numenko-sum-wrong = Not right: { $sum }.
# In the grid of another player: where a sum begins, as it is typed, and its tiles.
cli-numenko-to-check = { $cell } { $way }: { $tiles }
cli-numenko-alone-tile = ✗ { $tile } on { $cell } isn’t in any sum
cli-numenko-alone-tile-plain = Not right: { $tile } on { $cell } isn’t in any sum.
cli-numenko-groups = ✗ the tiles are in { $number } groups, but they all have to hang together
cli-numenko-groups-plain = Not right: the tiles are in { $number } groups, but they all have to hang together.
cli-numenko-left-to-right = Sums are worked from left to right, and down from the top.
cli-numenko-division-first = Division is worked first, then from left to right, and down from the top.
cli-numenko-rack = { $count ->
    [one] Rack, { $number } tile: { $tiles }
   *[other] Rack, { $number } tiles: { $tiles }
}
cli-numenko-rack-empty = Your rack is empty: all your tiles are in the grid.
cli-numenko-new = New tiles: { $tiles }
# $list is everybody who has swopped since, with how often.
cli-numenko-swops-told = Swops: { $list }; { $pot } in the pot.
cli-numenko-points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
cli-numenko-laid = { $who }: { $points } left.

## What is said about the own grid

cli-numenko-all-right = All your tiles are in the grid, and every sum is right.
# Nobody checks at this table; what is wrong is said before it.
cli-numenko-all-lie = All your tiles are in the grid.
# Said at “check” where the other players look for mistakes at “game over”.
cli-numenko-others-check = Whether your sums are right, the others will see. At this table, the program doesn’t say.
# §6.2
cli-numenko-apart = Only the largest group counts, so these wouldn’t count as laid: { $tiles }
cli-numenko-now = { $count ->
    [one] If play were over now, { $number } point would be left.
   *[other] If play were over now, { $number } points would be left.
}
cli-numenko-done-by-itself = All your tiles are in the grid and every sum is right, so you’re done.
cli-numenko-over-by-itself = All your tiles are in the grid, every sum is right, and the pot is too small to go on: game over!
# $typed is how it is typed.
cli-numenko-swop-ends = The pot is too small for a swop, so this would end play for everybody. Type { $typed } again (or yes) to do it.
# The result alone; $time is how long it took.
cli-numenko-alone = { $count ->
    [one] { $swops } swop, { $time }.
   *[other] { $swops } swops, { $time }.
}
cli-numenko-alone-untimed = { $count ->
    [one] { $swops } swop.
   *[other] { $swops } swops.
}
cli-numenko-alone-since = { $count ->
    [one] { $swops } swop; { $time } since you came back to the game.
   *[other] { $swops } swops; { $time } since you came back to the game.
}

## Help

# How a line begins; the rules read these words.
cli-numenko-verb-across = across
cli-numenko-verb-down = down
cli-numenko-verb-lift = lift
cli-numenko-verb-move = move
cli-numenko-verb-to = to
cli-numenko-verb-say = say
cli-numenko-verb-clear = clear
cli-numenko-verb-swop = swop
cli-numenko-verb-star = star
cli-numenko-verb-done = done
cli-numenko-verb-game-over = game over
cli-numenko-verb-stop = stop
cli-numenko-verb-lay = lay
cli-numenko-verb-right = right
cli-numenko-verb-wrong = wrong
cli-numenko-verb-loose = loose
cli-numenko-verb-eject = eject
cli-numenko-verb-end = end
cli-numenko-example-across = Lays these tiles from column a, row 1 to the right. Tiles in the way go back to your rack.
cli-numenko-example-brackets = Lays them from top to bottom, with the one in brackets on b1. That way a sum can start above or to the left of your grid.
cli-numenko-example-lift = Picks up one tile.
cli-numenko-example-lift-sum = Picks up a sum, except for tiles that are in another sum, too.
cli-numenko-example-move-sum = Moves a sum.
cli-numenko-example-move = Moves everything that hangs together with c1.
cli-numenko-example-say = Says how to read a sum. You only need it when there are too many ways to read it.
cli-numenko-example-grid = Lays a whole grid at once, row by row.
cli-numenko-example-clear = Picks up everything.
cli-numenko-example-swop = Gives a 7 back for two new tiles.
cli-numenko-example-swop-star = Gives a star tile back.
cli-numenko-example-done = Says that all your tiles are in the grid. It also happens by itself as soon as they are and every sum is right.
cli-numenko-example-done-unchecked = Says that all your tiles are in the grid. Nobody checks it before the end.
cli-numenko-example-game-over = The same when the pot is too small to go on.
cli-numenko-example-done-short = Says that all your tiles are in the grid. The pot is too small to take more, so it’s game over.
cli-numenko-example-swop-ends = The pot is too small for it, so this ends play for everybody. You’ll be asked to type it twice.
cli-numenko-example-swop-refused = You can’t any more: the pot is too small.
cli-numenko-example-right = Says that you find nothing wrong in that grid.
cli-numenko-example-wrong = Points at the sum through c4 in that grid. If it’s wrong, it comes to a vote; if it’s right, everybody looks on.
cli-numenko-example-loose = Says that a tile isn’t part of a sum or of the rest.
cli-numenko-example-eject = Votes to play on without that player, whose tiles go back to the pot.
cli-numenko-example-end = Votes to end play: everybody lays what they have, and the points are counted.
cli-numenko-example-stop = Takes no more tiles. When everybody has stopped, play is over.
cli-numenko-example-lay = Lays what’s in your grid, for good. Pressing Enter does the same.
# Words of other games, and what to type here instead.
cli-numenko-not-pass = There are no turns to pass: everybody plays at once. If you don’t want any more tiles, type stop.
cli-numenko-not-draw = You take new tiles when all of yours are in the grid (done), or two for one of yours, as in: swop 7
cli-numenko-not-hint = The program doesn’t look for sums. Type check, and it reads yours.
cli-numenko-help-loose = A star tile is typed as * or as any sign (+ - x / =), a smiley as ?. Spaces between tiles don’t matter.
cli-numenko-help-short = You can also type undo, table, rack, grid, log, rules, options, position, save or quit. Type ? more for the whole list.
cli-numenko-help-check = check: read all your sums, trouble first
cli-numenko-help-undo = undo: take back what you arranged last
cli-numenko-help-wait = wait: let the computer players do something; Enter alone only looks
cli-numenko-help-next = next: pass the keyboard on
cli-numenko-help-rack = rack: show the tiles that aren’t in the grid yet
cli-numenko-help-grid = grid: show your grid and its sums

## The referee and the bag

cli-numenko-grid-right = Yes, this grid is right.
cli-numenko-grid-wrong = No, this grid isn’t right.
cli-numenko-referee-ask = Type or paste a grid, row by row, and end with Ctrl-D. (You can also ask about a position with a move below it.)
cli-numenko-referee-too-little = The referee needs a grid, as in '.6/2*4*8/.7'; or a position and a move, as in 'tiles 2*4*8 | pot 30' 'swop 4'
cli-numenko-referee-empty = There’s no tile in this grid. Write it like .6/2*4*8/.7 or as a picture of several lines.
# Somebody may have meant a division.
cli-numenko-slash-is-row = In a grid, “/” begins a new row. If you mean a division, write “:”, as in 8:2=4
cli-numenko-no-points = The referee counts what is left where somebody lays, so leave --score out.
cli-numenko-deal-again = The same tiles again: { $command }
cli-numenko-preset = { $title }, for example { $sample }
cli-numenko-family-number = Numbers
cli-numenko-family-star = Star tiles
cli-numenko-family-smiley = Smileys
