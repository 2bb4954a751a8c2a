## Why a text is not a tile, a reading or a grid

numenko-not-a-tile = “{ $text }” is not a tile. Tiles are 0 to 9, * for a star tile and ? for a smiley.
numenko-not-a-reading = “{ $text }” is not a sum. A sum is written like 5-1x5=20.
numenko-not-a-grid-character = “{ $character }” is not a tile. A grid has 0 to 9, * for a star tile, ? for a smiley and a point for an empty cell, as in: 2*4*8/.7
numenko-not-a-grid-too-large = A grid has at most { $most } tiles, is at most as long, and has at most { $text } characters as text.
numenko-not-a-grid-same-cell = Two tiles lie on one cell.
numenko-not-a-grid-not-stated = “{ $text }” does not say how a sum is read. That is written like: 2*4*8; across 1,1: 2x4=8
numenko-not-a-grid-stated-twice = The sum at row { $row }, column { $column } is stated twice.

## Why a text is not a move

numenko-not-a-move-no-such-move = “{ $text }” is not a move. Moves are written like: swop 7, done 2*4*8, game over 2*4*8, stop, vote eject, vote end or lay 2*4*8
numenko-not-a-move-not-a-vote = “{ $text }” is not a vote. Write vote eject or vote end.

## Why a bag cannot be used; $entry counts from 1

numenko-bad-pack-not-a-number = Entry { $entry } of the numbers: “{ $text }” is not a number from 0 to 9, and no range of numbers such as 2-7.
numenko-bad-pack-no-number = The bag has no number.
numenko-bad-pack-too-many-tiles = A bag has at most { $most } tiles.
numenko-bad-pack-not-a-tile = “{ $text }” is not a tile of a bag.

## Why a text is not a position

numenko-not-a-position-no-such-section = A position has no section “{ $text }”. It needs at least tiles, as in: tiles 0245799**? | pot 90

## Why a position cannot be on a table

numenko-bad-position-tile-too-many = { $kind ->
    [number] This position has { $tile } more often than the bag.
    [star] This position has more star tiles than the bag ({ $tile }).
   *[smiley] This position has more smileys than the bag ({ $tile }).
}
numenko-bad-position-tiles = This position has { $there } tiles, and the bag has { $bag }.
numenko-bad-position-rack = { $person ->
    [you] Your count says { $should }, and the list has { $tiles } tiles.
   *[other] The count of { $who } says { $should }, and the list has { $tiles } tiles.
}
numenko-bad-position-laid = { $person ->
    [you] You cannot have laid that.
   *[other] { $who } cannot have laid that.
}
numenko-bad-position-point = A game cannot be at this point like that.

## Why a typed line is not clear; $cell is a cell such as c4

numenko-not-an-edit-word = “{ $text }” is not understood. Type where your tiles go, as in: c4 across 2*4*8, or type lift c4, move c4 to e6, swop 7 or done.
numenko-not-an-edit-not-a-cell = “{ $text }” is not a cell. A cell is a letter for its column and a number for its row, as in: c4
numenko-not-an-edit-no-cell = Say where “{ $text }” goes, as in: c4 across 2*4*8
numenko-not-an-edit-no-way = Say whether it goes across or down from { $cell }, as in: { $cell } across 2*4*8
numenko-not-an-edit-no-tiles = Say which tiles go to { $cell }, as in: { $cell } across 2*4*8
numenko-not-an-edit-brackets = Put one tile in brackets, the one that lies on the cell, as in: b1 down 6(*)7*13
numenko-not-an-edit-no-target = Say where the tiles go, as in: move { $cell } to e6
numenko-not-an-edit-nothing-there = No tile lies on { $cell }.
numenko-not-an-edit-no-sum-there = { $way ->
    [across] The tile on { $cell } is in no sum across.
   *[down] The tile on { $cell } is in no sum down.
}
numenko-not-an-edit-only-crossings = Every tile of the sum at { $cell } is in another sum too, so nothing is lifted. Lift single tiles, as in: lift { $cell }
numenko-not-understood-which-tile = Say which tile you swop, as in: swop 7
numenko-not-understood-one-tile = You swop one tile at a time, and “{ $text }” is not one.
