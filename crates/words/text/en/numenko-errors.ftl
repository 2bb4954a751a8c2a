## Why a text is not a tile, a reading or a grid

numenko-not-a-tile = “{ $text }” isn’t a tile. Tiles are 0 to 9, * for a star tile and ? for a smiley.
numenko-not-a-reading = “{ $text }” isn’t a sum. A sum is written like 5-1x5=20.
numenko-not-a-grid-character = “{ $character }” isn’t a tile. A grid has 0 to 9, * for a star tile, ? for a smiley and a point for an empty square, as in: 2*4*8/.7
numenko-not-a-grid-too-large = A grid has at most { $most } tiles, is at most that long, and has at most { $text } characters as text.
numenko-not-a-grid-same-cell = Two tiles are on one square.
numenko-not-a-grid-not-stated = “{ $text }” doesn’t say how to read a sum. That is written like: 2*4*8; across 1,1: 2x4=8
numenko-not-a-grid-stated-twice = You’ve said twice how to read the sum at row { $row }, column { $column }.

## Why a text is not a move

numenko-not-a-move-no-such-move = “{ $text }” isn’t a move. Moves are written like: swop 7, done 2*4*8, game over 2*4*8, stop, vote eject, vote end, right, wrong across 2,1, wrong loose or lay 2*4*8
numenko-not-a-move-not-a-vote = “{ $text }” isn’t a vote. Write vote eject or vote end.
numenko-not-a-move-not-a-doubt = “{ $text }” doesn’t say what’s wrong. Write wrong and where the sum begins, as in: wrong across 2,1. Or write: wrong loose

## Why a bag cannot be used; $entry counts from 1

numenko-bad-pack-not-a-number = Entry { $entry } of the numbers: “{ $text }” isn’t a number from 0 to 9, or a range of numbers such as 2-7.
numenko-bad-pack-no-number = There’s no number in the bag.
numenko-bad-pack-too-many-tiles = A bag has at most { $most } tiles.
numenko-bad-pack-not-a-tile = “{ $text }” isn’t a tile for a bag.

## Why a text is not a position

numenko-not-a-position-no-such-section = A position has no section called “{ $text }”. It needs at least tiles, as in: tiles 0245799**? | pot 90
numenko-not-a-position-listed = { $listed-count ->
    [one] The section “{ $section }” has one entry
   *[other] The section “{ $section }” has { $listed } entries
}, but { $seats-count ->
    [one] there is one seat.
   *[other] there are { $seats } seats.
} How many seats there are is how many numbers “counts” has.

## Why a position cannot be on a table

numenko-bad-position-tile-too-many = { $kind ->
    [number] This position has { $tile } more often than the bag.
    [star] This position has more star tiles than the bag.
   *[smiley] This position has more smileys than the bag.
}
numenko-bad-position-tiles = This position has { $there } tiles, but the bag has { $bag }. Change the section “pot”, “counts” or “bag”; a section you leave out is filled in.
numenko-bad-position-rack = { $person ->
    [you] Your count says { $should }, but the list has { $tiles } tiles.
   *[other] { $who }’s count says { $should }, but the list has { $tiles } tiles.
}
numenko-bad-position-laid = { $person ->
    [you] You can’t have laid that.
   *[other] { $who } can’t have laid that.
}
numenko-bad-position-point = A game can’t get to this point.

## Why a typed line is not clear; $cell is a square such as c4

numenko-not-an-edit-word = I don’t understand “{ $text }”. Type where your tiles go, as in: c4 across 2*4*8, or type lift c4, move c4 to e6, swop 7 or done.
numenko-not-an-edit-not-a-cell = “{ $text }” isn’t a square. A square is a letter for its column and a number for its row, as in: c4
numenko-not-an-edit-which-cell = Say which square, as in: lift c4. Or move what’s there: move c4 to e6
numenko-not-an-edit-no-cell = Say where “{ $text }” goes, as in: c4 across 2*4*8
numenko-not-an-edit-sum-or-rows = “{ $text }” could be a sum or the rows of a whole grid. Say where a sum goes, as in: c4 across { $text }. To lay the rows instead of what’s there, type clear first.
numenko-not-an-edit-no-way = Say whether it goes across or down from { $cell }, as in: { $cell } across 2*4*8
numenko-not-an-edit-no-tiles = Say which tiles go to { $cell }, as in: { $cell } across 2*4*8
numenko-not-an-edit-brackets = Put one tile in brackets: the one that is already on the square, as in: b1 down 6(*)7*13
numenko-not-an-edit-no-target = Say where the tiles go, as in: move { $cell } to e6
numenko-not-an-edit-nothing-there = There’s no tile on { $cell }.
numenko-not-an-edit-no-sum-there = { $way ->
    [across] The tile on { $cell } isn’t in a sum across.
   *[down] The tile on { $cell } isn’t in a sum down.
}
numenko-not-an-edit-only-crossings = Every tile in the sum at { $cell } is in another sum, too, so nothing can be lifted. Lift single tiles, as in: lift { $cell }
# $reading is a sum with its signs; $why says what is wrong with it; $tiles are the same tiles with stars.
numenko-not-an-edit-not-true = { $why ->
    [zero] You can’t divide by 0, so { $reading } isn’t laid.
    [fraction] At this table every step is a whole number, so { $reading } isn’t laid.
    [behind] At this table only one number goes after the equals sign, so { $reading } isn’t laid.
    [chain] At this table a sum has just one equals sign, so { $reading } isn’t laid.
   *[not-true] { $reading } isn’t true, so it isn’t laid.
} With stars, any signs that fit will do: { $tiles }
numenko-not-understood-which-tile = Say which tile you want to swop, as in: swop 7
numenko-not-understood-which-sum = Say which sum is wrong, as in: wrong c4 across. If a tile isn’t part of a sum or of the rest, type: wrong loose
numenko-not-understood-not-a-vote = “{ $text }” isn’t a vote. Type eject or end.
numenko-not-understood-check = Is everything right? Type right; or what’s wrong, as in: wrong c4 across
numenko-not-understood-one-tile = You swop one tile at a time, and “{ $text }” isn’t one.
