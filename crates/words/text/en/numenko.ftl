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
numenko-about = Lay all your tiles as a crossword of sums. Everybody plays at the same time.

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

numenko-trouble-no-sign = { $tiles } in { $place } is only a number, not a sum
    .short = only a number
numenko-trouble-sign-at-edge = { $tiles } in { $place } is not a complete sum
    .short = not finished
numenko-trouble-signs-together = { $tiles } in { $place } is not a sum: two star tiles touch
    .short = two stars touch
numenko-trouble-one-sign = { $tiles } in { $place } is not a complete sum: it has one sign, and a sum has two
    .short = not finished
numenko-trouble-leading-zero = { $tiles } in { $place }: no number begins with 0, and { $number } does
    .short = a number begins with zero
numenko-trouble-nothing-worked-out = { $tiles } in { $place } is not a sum: there is nothing to work out
    .short = nothing to work out
numenko-trouble-none-true = { $tiles }: no reading is true ({ $place })
    .short = no reading is true
numenko-trouble-smiley-differs = { $tiles }: at this table a smiley is the same across and down, and no such reading is true ({ $place })
    .short = the smiley would differ
numenko-trouble-too-many = { $tiles } in { $place }: too many readings: say which, as in: say a1 across 2x4=8
    .short = too many readings: say which
numenko-trouble-stated-other-tiles = { $tiles } in { $place } cannot be read as { $reading }
    .short = the reading does not fit
numenko-trouble-stated-no-sum = { $tiles } in { $place }: { $reading } is not a complete sum
    .short = the reading is not finished
numenko-trouble-stated-not-true = { $tiles } in { $place }: { $reading } is not true, its sides are { $values }
    .short = the reading is not true
numenko-trouble-stated-calculates-behind = { $tiles } in { $place }: { $reading } has a calculation behind the equals sign, and at this table one number stands there
    .short = a calculation behind the equals sign
numenko-trouble-stated-chain = { $tiles } in { $place }: { $reading } has several equals signs, and at this table a sum has one
    .short = several equals signs
numenko-trouble-stated-divides-by-zero = { $tiles } in { $place }: { $reading } is no sum, because nothing can be divided by 0
    .short = divided by zero
numenko-trouble-stated-fraction = { $tiles } in { $place }: in { $reading } the step { $step } is not a whole number
    .short = a step is not a whole number
# The first of several wrong sums; $trouble is one of the messages above.
numenko-wrong-sums = { $more-count ->
    [0] { $trouble }
    [one] { $trouble }; and { $more } more sum is wrong
   *[other] { $trouble }; and { $more } more sums are wrong
}
# No sum is wrong and yet something is.
numenko-wrong-groups = the tiles lie in { $groups } groups
numenko-wrong-alone = a tile is in no sum, or a reading is stated where no sum begins

## What happens at the table

numenko-event-swopped = { $person ->
    [you] You swop: one tile back, { $new } new, { $pot } in the pot.
   *[other] { $who } swops for { $new }, { $pot } in the pot.
}
numenko-event-done = { $person ->
    [you] Done! You take { $new } new tiles, { $pot } in the pot.
   *[other] { $who } is done, { $pot } in the pot.
}
numenko-event-stopped = { $person ->
    [you] You stop. Your tiles stay as they are until play is over.
   *[other] { $who } stops.
}
numenko-event-pot-short = { $pot-count ->
    [0] { $person ->
        [you] You want to swop, and the pot is empty.
       *[other] { $who } wants to swop, and the pot is empty.
    }
    [one] { $person ->
        [you] You want to swop, and the pot has only { $pot } tile.
       *[other] { $who } wants to swop, and the pot has only { $pot } tile.
    }
   *[other] { $person ->
        [you] You want to swop, and the pot has only { $pot } tiles.
       *[other] { $who } wants to swop, and the pot has only { $pot } tiles.
    }
}
numenko-event-game-over = { $person ->
    [you] Game over! All your tiles lie, and every sum is right.
   *[other] { $who } says: game over! All tiles lie, and every sum is right.
}
# $why is one of the messages numenko-wrong-…
numenko-event-wrong = { $person ->
    [you] You say “game over”, but not everything is right: { $why }. The others decide.
   *[other] { $who } says “game over”, but not everything is right: { $why }. The others decide.
}
numenko-event-wrong-nobody = { $person ->
    [you] You say “game over”, but not everything is right: { $why }. Nobody is there to decide about it.
   *[other] { $who } says “game over”, but not everything is right: { $why }. Nobody is there to decide about it.
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
        [you] You are out, and { $tiles } tile goes back: { $pot } in the pot.
       *[other] { $who } is out, and { $tiles } tile goes back: { $pot } in the pot.
    }
   *[other] { $person ->
        [you] You are out, and { $tiles } tiles go back: { $pot } in the pot.
       *[other] { $who } is out, and { $tiles } tiles go back: { $pot } in the pot.
    }
}
# $person is you where you still have something to lay.
numenko-event-play-ended = { $why ->
    [pot-short] There are not enough tiles in the pot: play is over.
    [vote] The table has decided: play is over.
    [nobody] So play is over.
    [all-stopped] Everybody has stopped: play is over.
   *[game-over] Play is over.
} { $person ->
    [you] Lay what you have!
   *[other] Now everybody lays what they have.
}
# Nobody has anything to lay.
numenko-event-play-ended-all-laid = { $why ->
    [pot-short] There are not enough tiles in the pot: play is over.
    [vote] The table has decided: play is over.
    [nobody] So play is over.
    [all-stopped] Everybody has stopped: play is over.
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
    [you] You have no tile left.
   *[other] { $who } has no tile left.
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
    [you] You have won against the pot!
   *[other] { $who } has won against the pot.
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

numenko-illegal-no-such-seat = Who watches does not play.
numenko-illegal-stopped = You have stopped, so you take no more tiles. When play is over, you lay what you have.
numenko-illegal-ejected = You are out of this game.
numenko-illegal-vote-first = { $person ->
    [you] The others decide about your sums first.
   *[other] First the table decides about the sums of { $who }: vote eject or vote end.
}
numenko-illegal-no-vote = There is nothing to vote on.
numenko-illegal-accused = The others vote about your sums; you do not.
numenko-illegal-voted-already = You have voted already.
numenko-illegal-lay-now = Play is over: lay what you have.
numenko-illegal-not-yet = Play goes on, so nothing is laid yet.
numenko-illegal-laid-already = You have laid your tiles already.
# $kind is number, star or smiley.
numenko-illegal-not-held = { $kind ->
    [number] You have no { $tile } left for that.
    [star] You have no { $tile } left for that.
   *[smiley] You have no { $tile } left for that.
}
numenko-illegal-pot-too-small = { $pot-count ->
    [0] You cannot swop: the pot is empty.
    [one] A swop takes two tiles, and the pot has only { $pot }.
   *[other] A swop takes two tiles, and the pot has only { $pot }.
}
numenko-illegal-tiles-left = { $left-count ->
    [one] You are done when all tiles lie, and one does not: { $left }.
   *[other] You are done when all tiles lie, and these do not: { $left }.
}
# $why is numenko-wrong-sums.
numenko-illegal-wrong-sums = { $why }.
numenko-illegal-apart = All tiles must hang together, and these lie in { $groups } groups.
numenko-illegal-in-no-sum = { $kind ->
    [number] The { $tile } in row { $row }, column { $column } is in no sum.
    [star] The { $tile } in row { $row }, column { $column } is in no sum.
   *[smiley] The { $tile } in row { $row }, column { $column } is in no sum.
}
numenko-illegal-no-sum-there = { $way ->
    [across] A reading is stated across from row { $row }, column { $column }, and no sum begins there.
   *[down] A reading is stated down from row { $row }, column { $column }, and no sum begins there.
}
numenko-illegal-pot-not-short = The pot still has { $pot } tiles, so it is not over: say done and take four.
