## Why a text is not a block, not a block with its number, not a row

nmbrs-not-a-block = “{ $text }” is not a block. Blocks are the numbers from 1 to { $highest } and the jokers ja, jb, jc and jd.
nmbrs-not-a-piece-without-value = Say which number the joker stands for, as in: { $joker }=35
nmbrs-not-a-piece-not-a-value = A joker stands for a number from 1 to { $highest }, and “{ $text }” is none.
nmbrs-not-a-piece-not-a-joker = Only a joker stands for another number, and { $block } is no joker.
nmbrs-not-a-letter = “{ $text }” is not a row. Rows have letters, such as A.

## Why a text is not a move

nmbrs-not-a-move-no-such-move = “{ $text }” is not a move. A turn is written like: lay 30 40 50, 28 above 30, give 91; there are also knock 35 and let go.
nmbrs-not-a-move-not-a-lay = “{ $text }” is not understood. A step is written like: lay 30 40 50, or 28 above 30, 20 right of 16, insert 65 between 60 70, link 25 between 20 30, exchange 35 for ja, give 91
nmbrs-not-a-move-no-blocks = “{ $text }” does not say which blocks are laid.
nmbrs-not-a-move-give-comes-last = What you give away comes last in your turn.
nmbrs-not-a-move-too-long = A turn has at most { $most } steps.

## Why a typed line is not clear

nmbrs-not-understood-word = “{ $text }” is not understood. Type steps like: new 30 40 50, 65 75 into A, 28 32 across 30, give 91; or knock, or let go.
nmbrs-not-understood-where = Say where { $text } should go: into a row, at a block, or as a new row, as in: new { $text }
nmbrs-not-understood-no-blocks = “{ $text }” does not say which of your blocks.
nmbrs-not-understood-between-which = “{ $text }” does not say between which two blocks, as in: 25 between 20 30
nmbrs-not-understood-exchange-which = “{ $text }” does not say which number you exchange for a joker, as in: swap 35 for joker
nmbrs-not-understood-no-joker = There is no joker for “{ $text }”.
nmbrs-not-understood-give-which = Say which block you give away, as in: give 91
nmbrs-not-understood-nothing-given = Nobody gives a block away now, so there is nothing to knock for.

## Why a text is not a position

nmbrs-not-a-position-unknown-section = A position has no section “{ $text }”. It needs at least a table or a hand, as in: table 20 30 40 | hand 28 32 91
nmbrs-not-a-position-listed = The section “{ $section }” has { $listed } entries, and there are { $seats } seats.
nmbrs-not-a-position-lies-twice = { $kind ->
    [joker] In the drawing { $block } lies on the table twice.
   *[number] In the drawing { $block } lies on the table twice.
}
nmbrs-not-a-position-too-large = The drawing of the table is too large.
nmbrs-not-a-position-no-such-row = { $kind ->
    [joker] No such row with { $block } lies on the table.
   *[number] No such row with { $block } lies on the table.
}
nmbrs-not-a-position-letter-twice = Two rows have the letter { $letter }, and each row has its own.
nmbrs-not-a-position-too-many-blocks = More blocks are named than there are.
nmbrs-not-a-position-empty = A position has at least a table or a hand, as in: table 20 30 40 | hand 28 32 91

## Why a position cannot be on a table

nmbrs-bad-position-no-such-block = { $kind ->
    [joker] This table does not play with { $block }.
   *[number] This table does not play with { $block }.
}
nmbrs-bad-position-twice = { $kind ->
    [joker] There is only one { $block }, and here it is in two places.
   *[number] There is only one { $block }, and here it is in two places.
}
nmbrs-bad-position-same-cell = The blocks { $blocks } lie in one place.
nmbrs-bad-position-cells = The places of the blocks are not counted from the top left, or a block lies too far away.
nmbrs-bad-position-joker-too-high = At this table a joker stands for a number from 1 to { $most }, and not for { $value }.
nmbrs-bad-position-alone = { $kind ->
    [joker] On the table nothing touches { $block }, and a sequence has at least three blocks.
   *[number] On the table nothing touches { $block }, and a sequence has at least three blocks.
}
# $why is nmbrs-wrong-runs.
nmbrs-bad-position-wrong-runs = This table is not right: { $why }.
nmbrs-bad-position-rows = The letters do not name the rows that lie on the table.
nmbrs-bad-position-hand = { $person ->
    [you] Your own hand is listed, and no other one, with as many blocks as you have.
   *[other] What is listed in the hand of { $who } does not fit whoever looks at it.
}
nmbrs-bad-position-empty-hand = { $person ->
    [you] You have no block left, so the round would be over.
   *[other] { $who } has no block left, so the round would be over.
}
nmbrs-bad-position-blocks = This position has { $there } blocks, and the game has { $blocks }. The section “forgotten” says how many lie aside that nobody remembers.
nmbrs-bad-position-lots = The blocks that were drawn for the first turn cannot be these.
nmbrs-bad-position-youngest = The table has named another seat as the youngest.
nmbrs-bad-position-drawn = So many blocks cannot have been drawn, or not by these players.
nmbrs-bad-position-empty-pot = Nobody can knock when the pot is empty (§6.7), so no block is being given away here.
nmbrs-bad-position-asked = Nobody can be asked to knock like this.
nmbrs-bad-position-sheet = The rounds and the points of this position do not fit together.
nmbrs-bad-position-point = A game cannot be at this point like that.
