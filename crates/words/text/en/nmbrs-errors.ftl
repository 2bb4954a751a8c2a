## Why a text is not a block, not a block with its number, not a row

nmbrs-not-a-block = “{ $text }” isn’t a block. Blocks are the numbers from 1 to { $highest } and the jokers ja, jb, jc and jd.
nmbrs-not-a-piece-without-value = Say which number the joker stands for, as in: { $joker }=35
nmbrs-not-a-piece-not-a-value = A joker stands for a number from 1 to { $highest }, and “{ $text }” isn’t one.
nmbrs-not-a-piece-not-a-joker = Only a joker can stand for another number, and { $block } isn’t a joker.
nmbrs-not-a-letter = “{ $text }” isn’t a row. Rows have letters, such as A.

## Why a text is not a move

nmbrs-not-a-move-no-such-move = “{ $text }” isn’t a move. A turn is written like: lay 30 40 50, 28 above 30, give 91; there are also knock 35 and let go.
nmbrs-not-a-move-not-a-lay = I don’t understand “{ $text }”. A step is written like: lay 30 40 50, or 28 above 30, 20 right of 16, insert 65 between 60 70, link 25 between 20 30, exchange 35 for ja, give 91
nmbrs-not-a-move-no-blocks = “{ $text }” doesn’t say which blocks to lay.
nmbrs-not-a-move-give-comes-last = Giving a block away comes last in your turn.
nmbrs-not-a-move-too-long = A turn has at most { $most } steps.

## Why a typed line is not clear

nmbrs-not-understood-word = I don’t understand “{ $text }”. Type steps like: new 30 40 50, 65 75 into A, 28 32 across 30, give 91; or knock, or let go.
nmbrs-not-understood-where = Say where { $text } should go: into a row, at a block, or as a new row, as in: new { $text }
nmbrs-not-understood-no-blocks = “{ $text }” doesn’t say which of your blocks.
nmbrs-not-understood-between-which = “{ $text }” doesn’t say between which two blocks, as in: 25 between 20 30
nmbrs-not-understood-exchange-which = “{ $text }” doesn’t say which number you swap for a joker, as in: swap 35 for joker
nmbrs-not-understood-no-joker = There’s no joker for “{ $text }”.
nmbrs-not-understood-give-which = Say which block you give away, as in: give 91
nmbrs-not-understood-nothing-given = Nobody is giving a block away right now, so there’s nothing to knock for.
nmbrs-not-understood-one-or-two = “{ $text }” could be one number or two. Write numbers in figures, as in: new 30 40 50

## Why a text is not a position

nmbrs-not-a-position-unknown-section = A position has no section called “{ $text }”. It needs at least a table or a hand, as in: table 20 30 40 | hand 28 32 91
nmbrs-not-a-position-listed = The section “{ $section }” has { $listed } entries, but there are { $seats } seats.
nmbrs-not-a-position-block-twice = { $kind ->
    [joker] The section “{ $section }” has { $block } twice, but there’s only one.
   *[number] The section “{ $section }” has { $block } twice, but there’s only one.
}
nmbrs-not-a-position-lies-twice = { $kind ->
    [joker] In the drawing, { $block } is on the table twice.
   *[number] In the drawing, { $block } is on the table twice.
}
nmbrs-not-a-position-too-large = The drawing of the table is too big.
nmbrs-not-a-position-no-such-row = { $kind ->
    [joker] There’s no such row with { $block } on the table.
   *[number] There’s no such row with { $block } on the table.
}
nmbrs-not-a-position-letter-twice = Two rows have the letter { $letter }, but each row needs its own.
nmbrs-not-a-position-too-many-blocks = That’s more blocks than there are: something in the section “table”, “hand”, “hands”, “aside” or “forgotten” has to go.
nmbrs-not-a-position-empty = A position needs at least a table or a hand, as in: table 20 30 40 | hand 28 32 91

## Why a position cannot be on a table

nmbrs-bad-position-revision = It was played by revision { $found } of the rules, but this Reckon only knows revisions up to { $known }.
nmbrs-bad-position-no-such-block = { $kind ->
    [joker] This table doesn’t play with { $block }.
   *[number] This table doesn’t play with { $block }.
}
nmbrs-bad-position-twice = { $kind ->
    [joker] There’s only one { $block }, and here it’s in two places.
   *[number] There’s only one { $block }, and here it’s in two places.
}
nmbrs-bad-position-same-cell = The blocks { $blocks } are in the same place.
nmbrs-bad-position-cells = The places of the blocks aren’t counted from the top left, or a block is too far away.
nmbrs-bad-position-joker-too-high = At this table a joker can be any number from 1 to { $most }, but not { $value }.
nmbrs-bad-position-alone = { $kind ->
    [joker] On the table, nothing touches { $block }, and a row needs at least three blocks.
   *[number] On the table, nothing touches { $block }, and a row needs at least three blocks.
}
# $why is nmbrs-wrong-runs.
nmbrs-bad-position-wrong-runs = This table isn’t right: { $why }.
nmbrs-bad-position-rows = The letters don’t name the rows that are on the table.
nmbrs-bad-position-hand = { $person ->
    [you] The sections “hand” and “hands” have to agree about how many blocks you have, and only your own hand is listed.
   *[other] What’s listed in { $who }’s hand doesn’t fit the player who is looking at it.
}
nmbrs-bad-position-empty-hand = { $person ->
    [you] You have no blocks left, so the round would be over.
   *[other] { $who } has no blocks left, so the round would be over.
}
nmbrs-bad-position-blocks = This position has { $there } blocks, but the game has { $blocks }. Change the section “pot”, “hands” or “forgotten” (how many lie aside that nobody remembers), or leave “pot” out.
nmbrs-bad-position-lots = The blocks drawn for the first turn can’t be these.
nmbrs-bad-position-youngest = The table has named a different seat as the youngest.
nmbrs-bad-position-drawn = That many blocks can’t have been drawn, or not by these players.
nmbrs-bad-position-empty-pot = Nobody can knock when the pot is empty, so no block is being given away here.
nmbrs-bad-position-asked = Nobody can be asked to knock like this.
nmbrs-bad-position-sheet = The rounds and the points of this position don’t fit together.
nmbrs-bad-position-point = A game can’t get to this point.
