### Numenko-in-a-bag.
###
### The messages numenko-trouble-… say what is wrong with a sum. The web client renders them too, from the JSON of
### a sum. Their arguments are finished texts:
###   $tiles    the tiles as they lie, as 92 ∗ 4 ∗ 8
###   $place    numenko-place-row or numenko-place-column
###   $number   only in leading-zero: the number that begins with 0
###   $reading  only in stated-…: the reading that the player states, as 2 + 4 = 8
###   $values   only in stated-not-true: what its sides come to, as 6 and 8
###   $step     only in stated-fraction: what is worked out at that point, as 7 ÷ 2
### “.short” says the same in a few words behind the tiles and has no arguments. The ids are the names of the variants
### of `Trouble`.

numenko-title = Numenko-in-a-bag
numenko-about = Lay all your tiles like a crossword of sums. Everybody plays at the same time.

## Tiles

numenko-star = star tile
numenko-star-spoken = star
numenko-smiley = smiley
# Several in a list that is read out; $many is a number in words.
numenko-stars-spoken = { $many-count ->
    [one] star
   *[other] { $many } stars
}
numenko-smileys-spoken = { $many-count ->
    [one] smiley
   *[other] { $many } smileys
}

## Signs as they are said between numbers: two times four is eight

numenko-spoken-plus = plus
numenko-spoken-minus = minus
numenko-spoken-times = times
numenko-spoken-over = divided by
numenko-spoken-equals = is

## Where a sum lies

numenko-place-row = row { $row }
numenko-place-column = column { $column }
numenko-place-across = row { $row }, columns { $first } to { $last }
numenko-place-down = column { $column }, rows { $first } to { $last }

## A sum in a list, and the same for a voice: column 2, rows 3 to 4: seven star, not finished

numenko-sum-true = { $place }: { $sum }
numenko-sum-spoken-true = { $place }: { $sum }, true
numenko-sum-spoken-trouble = { $place }: { $tiles }, { $short }

## What is wrong with a sum; see above

numenko-trouble-no-sign = { $tiles } in { $place } is just a number, not a sum
    .short = just a number
numenko-trouble-sign-at-edge = { $tiles } in { $place } isn’t finished
    .short = not finished
numenko-trouble-signs-together = { $tiles } in { $place } isn’t a sum: two star tiles touch
    .short = two stars touch
numenko-trouble-one-sign = { $tiles } in { $place } isn’t finished: it has one sign, and a sum needs two
    .short = not finished
numenko-trouble-leading-zero = { $tiles } in { $place }: a number can’t start with 0, and { $number } does
    .short = a number starts with zero
numenko-trouble-nothing-worked-out = { $tiles } in { $place } isn’t a sum: there’s nothing to work out
    .short = nothing to work out
numenko-trouble-none-true = { $tiles } in { $place } isn’t true, however you read it
    .short = not true, however you read it
numenko-trouble-smiley-differs = { $tiles } in { $place }: at this table a smiley is the same across and down, and then it isn’t true
    .short = the smiley would be two things
numenko-trouble-too-many = { $tiles } in { $place } can be read in too many ways. Say which, as in: say a1 across 2x4=8
    .short = too many ways to read it: say which
numenko-trouble-stated-other-tiles = { $tiles } in { $place } can’t be read as { $reading }
    .short = it can’t be read like that
numenko-trouble-stated-no-sum = { $tiles } in { $place }: { $reading } isn’t a whole sum
    .short = not a whole sum
numenko-trouble-stated-not-true = { $tiles } in { $place }: { $reading } isn’t true, because the sides come to { $values }
    .short = it isn’t true like that
numenko-trouble-stated-calculates-behind = { $tiles } in { $place }: { $reading } works something out after the equals sign, but at this table only one number goes there
    .short = something to work out after the equals sign
numenko-trouble-stated-chain = { $tiles } in { $place }: { $reading } has more than one equals sign, but at this table a sum has just one
    .short = more than one equals sign
numenko-trouble-stated-divides-by-zero = { $tiles } in { $place }: { $reading } isn’t a sum, because you can’t divide by 0
    .short = divided by zero
numenko-trouble-stated-fraction = { $tiles } in { $place }: in { $reading } the step { $step } isn’t a whole number
    .short = a step isn’t a whole number
# The first of several wrong sums; $trouble is one of the messages above.
numenko-wrong-sums = { $more-count ->
    [0] { $trouble }
    [one] { $trouble }; and { $more } more sum is wrong
   *[other] { $trouble }; and { $more } more sums are wrong
}
# No sum is wrong and yet something is.
numenko-wrong-groups = the tiles are in { $groups } groups
numenko-wrong-alone = a tile isn’t in any sum, or it says how to read a sum where none begins

## What happens at the table

numenko-event-swopped = { $person ->
    [you] You swop: one tile back, { $new } new, { $pot } in the pot.
   *[other] { $who } swops one tile for { $new } new ones, { $pot } in the pot.
}
numenko-event-done = { $person ->
    [you] Done! You take { $new } new tiles, { $pot } in the pot.
   *[other] { $who } is done, { $pot } in the pot.
}
numenko-event-stopped = { $person ->
    [you] You stop. You keep your tiles until play is over.
   *[other] { $who } stops.
}
numenko-event-pot-short = { $pot-count ->
    [0] { $person ->
        [you] You want to swop, but the pot is empty.
       *[other] { $who } wants to swop, but the pot is empty.
    }
    [one] { $person ->
        [you] You want to swop, but the pot only has { $pot } tile.
       *[other] { $who } wants to swop, but the pot only has { $pot } tile.
    }
   *[other] { $person ->
        [you] You want to swop, but the pot only has { $pot } tiles.
       *[other] { $who } wants to swop, but the pot only has { $pot } tiles.
    }
}
numenko-event-game-over = { $person ->
    [you] Game over! All your tiles are in the grid, and every sum is right.
   *[other] { $who } says: game over! All the tiles are in the grid, and every sum is right.
}
# $why is one of the messages numenko-wrong-…
numenko-event-wrong = { $person ->
    [you] You say “game over”, but not everything is right: { $why }. The others decide.
   *[other] { $who } says “game over”, but not everything is right: { $why }. The others decide.
}
numenko-event-wrong-nobody = { $person ->
    [you] You say “game over”, but not everything is right: { $why }. There’s nobody to decide about it.
   *[other] { $who } says “game over”, but not everything is right: { $why }. There’s nobody to decide about it.
}
# Where the others look for mistakes and the program does not.
numenko-event-shown = { $person ->
    [you] You say “game over” and show your grid. Now the others look for a mistake.
   *[other] { $who } says “game over” and shows the grid. See if everything is right.
}
numenko-event-agreed = { $person ->
    [you] You find nothing wrong.
   *[other] { $who } finds nothing wrong.
}
# $sum is numenko-sum-true.
numenko-event-doubted-right = { $person ->
    [you] You point at { $sum }. But that sum is right.
   *[other] { $who } points at { $sum }. But that sum is right.
}
# $why is one of the messages numenko-trouble-… or numenko-wrong-…
numenko-event-doubted = { $person ->
    [you] You’ve found a mistake: { $why }. Now it comes to a vote.
   *[other] { $who } has found a mistake: { $why }. Now it comes to a vote.
}
numenko-event-doubted-not-loose = { $person ->
    [you] You say that a tile lies loose, but none does.
   *[other] { $who } says that a tile lies loose, but none does.
}
numenko-event-stands = { $person ->
    [you] Nobody has found a mistake, so you’ve won. And every sum really is right!
   *[other] Nobody has found a mistake, so { $who } has won. And every sum really is right!
}
numenko-event-stands-wrong = { $person ->
    [you] Nobody has found a mistake, so you’ve won. But one was there: { $why }.
   *[other] Nobody has found a mistake, so { $who } has won. But one was there: { $why }.
}
# $about is you where the vote is about you; else $accused is the name.
numenko-event-voted = { $about ->
    [you] { $who } votes to play on without you.
   *[other] { $person ->
        [you] You vote to play on without { $accused }.
       *[other] { $who } votes to play on without { $accused }.
    }
}
numenko-event-voted-end = { $person ->
    [you] You vote to end play.
   *[other] { $who } votes to end play.
}
numenko-event-ejected = { $tiles-count ->
    [one] { $person ->
        [you] You’re out, and { $tiles } tile goes back: { $pot } in the pot.
       *[other] { $who } is out, and { $tiles } tile goes back: { $pot } in the pot.
    }
   *[other] { $person ->
        [you] You’re out, and { $tiles } tiles go back: { $pot } in the pot.
       *[other] { $who } is out, and { $tiles } tiles go back: { $pot } in the pot.
    }
}
# $person is you where you still have something to lay.
numenko-event-play-ended = { $why ->
    [pot-short] There aren’t enough tiles in the pot, so play is over.
    [vote] The table has decided: play is over.
    [nobody] So play is over.
    [all-stopped] Everybody has stopped, so play is over.
   *[game-over] Play is over.
} { $person ->
    [you] Lay what you have!
   *[other] Now everybody lays what they have.
}
# Nobody has anything to lay.
numenko-event-play-ended-all-laid = { $why ->
    [pot-short] There aren’t enough tiles in the pot, so play is over.
    [vote] The table has decided: play is over.
    [nobody] So play is over.
    [all-stopped] Everybody has stopped, so play is over.
   *[game-over] Play is over.
}
numenko-event-laid = { $points-count ->
    [one] { $person ->
        [you] You have { $points } point left: { $left }.
       *[other] { $who } has { $points } point left: { $left }.
    }
   *[other] { $person ->
        [you] You have { $points } points left: { $left }.
       *[other] { $who } has { $points } points left: { $left }.
    }
}
numenko-event-laid-all = { $person ->
    [you] You have no tiles left.
   *[other] { $who } has no tiles left.
}
numenko-event-over = { $why ->
    [counted] { $person ->
        [you] You have the fewest points left and win! Points: { $results }.
       *[other] { $who } has the fewest points left and wins. Points: { $results }.
    }
   *[game-over] { $person ->
        [you] You win! Points left: { $results }.
       *[other] { $who } wins. Points left: { $results }.
    }
}
# In a list of points: whoever was ejected has none.
numenko-result-out = { $person ->
    [you] you out
   *[other] { $who } out
}
numenko-event-over-shared = { $winners } have the fewest points left and share the win. Points: { $results }.
# Alone against the pot.
numenko-event-over-alone = { $person ->
    [you] You’ve beaten the pot!
   *[other] { $who } has beaten the pot.
}
numenko-event-over-pot = { $points-count ->
    [one] { $person ->
        [you] The pot wins, and you have { $points } point left.
       *[other] The pot wins, and { $who } has { $points } point left.
    }
   *[other] { $person ->
        [you] The pot wins, and you have { $points } points left.
       *[other] The pot wins, and { $who } has { $points } points left.
    }
}

## Why a move is not allowed: said to the player who tried it

numenko-illegal-no-such-seat = You’re watching, so you can’t play.
numenko-illegal-stopped = You’ve stopped, so you can’t take any more tiles. When play is over, you lay what you have.
numenko-illegal-ejected = You’re out of this game.
numenko-illegal-vote-first = { $person ->
    [you] First the others decide about your sums.
   *[other] First the table has to vote about { $who }’s sums.
}
numenko-illegal-check-first = { $person ->
    [you] First the others look at your grid.
   *[other] First everybody looks at { $who }’s grid.
}
numenko-illegal-no-check = There’s no grid to look at right now.
numenko-illegal-own-grid = The others look at your grid, not you.
numenko-illegal-checked-already = You’ve had your say about this grid.
numenko-illegal-no-sum-to-doubt = { $way ->
    [across] No sum across begins at row { $row }, column { $column }.
   *[down] No sum down begins at row { $row }, column { $column }.
}
numenko-illegal-doubted-already = Somebody has already pointed at that, and it’s right.
numenko-illegal-no-vote = There’s nothing to vote on.
numenko-illegal-accused = The others vote about your sums, not you.
numenko-illegal-voted-already = You’ve already voted.
numenko-illegal-lay-now = Play is over: lay what you have.
numenko-illegal-not-yet = Play isn’t over yet, so nothing is laid out.
numenko-illegal-laid-already = You’ve already laid your tiles.
# $kind is number, star or smiley.
numenko-illegal-not-held = { $kind ->
    [number] You have no { $tile } left for that.
    [star] You have no { $tile } left for that.
   *[smiley] You have no { $tile } left for that.
}
numenko-illegal-pot-too-small = { $pot-count ->
    [0] You can’t swop: the pot is empty.
    [one] A swop takes two tiles, but the pot only has { $pot }.
   *[other] A swop takes two tiles, but the pot only has { $pot }.
}
numenko-illegal-tiles-left = { $left-count ->
    [one] All your tiles have to be in the grid. Left over: { $left }.
   *[other] All your tiles have to be in the grid. Left over: { $left }.
}
# $why is numenko-wrong-sums.
numenko-illegal-wrong-sums = { $why }.
numenko-illegal-apart = All your tiles have to hang together, but these are in { $groups } groups.
numenko-illegal-in-no-sum = { $kind ->
    [number] The { $tile } in row { $row }, column { $column } isn’t in any sum.
    [star] The { $tile } in row { $row }, column { $column } isn’t in any sum.
   *[smiley] The { $tile } in row { $row }, column { $column } isn’t in any sum.
}
numenko-illegal-no-sum-there = { $way ->
    [across] You’ve said how to read a sum across from row { $row }, column { $column }, but no sum begins there.
   *[down] You’ve said how to read a sum down from row { $row }, column { $column }, but no sum begins there.
}
numenko-illegal-pot-not-short = The pot still has { $pot } tiles, so it isn’t over yet: say done and take four.
