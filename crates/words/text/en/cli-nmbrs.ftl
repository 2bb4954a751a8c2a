## nmbrs! blocks in the terminal

# $hand is how many blocks everybody has at first, $rounds how many rounds are played.
cli-nmbrs-aim = Get rid of your { $hand } blocks. Rows of at least three go up or down by the same number each time, across or down the table, like { $row }.
# $steps is the value of the option steps, as in: by 1, 2, 5 or 10.
cli-nmbrs-aim-steps = At this table rows go up or down { $steps }.
cli-nmbrs-aim-first = First lay a row of your own (new { $row }). From then on, until the round is over, you can also add to any row{ $can ->
    [row] .
    [add] : { $more } into A.
   *[cross] : { $more } into A, { $cross } at { $middle }.
}
cli-nmbrs-aim-add = Lay rows of your own (new { $row }), or add to any row{ $can ->
    [row] .
    [add] : { $more } into A.
   *[cross] : { $more } into A, { $cross } at { $middle }.
}
cli-nmbrs-aim-give = Each turn begins with two new blocks and ends when you give one away (give 7).
cli-nmbrs-aim-knock = Whoever knocks for it gets it, with another one from the pot.
cli-nmbrs-aim-youngest = The youngest can have it, with another one from the pot; then whoever knocks.
cli-nmbrs-aim-points = Whoever has no blocks left wins the round; the others get a point for each block and three for a joker. The fewest points after { $rounds } rounds win.
cli-nmbrs-aim-points-once = Whoever has no blocks left wins; the others get a point for each block and three for a joker.
cli-nmbrs-aim-no-points = Whoever has no blocks left wins the round.
# Who has drawn what, and who starts with so many new blocks.
cli-nmbrs-lots = Drawn for the first turn: { $list }. { $count ->
    [one] { $person ->
        [you] You start, with { $number } new block.
       *[other] { $who } starts, with { $number } new block.
    }
   *[other] { $person ->
        [you] You start, with { $number } new blocks.
       *[other] { $who } starts, with { $number } new blocks.
    }
}
cli-nmbrs-youngest-is = { $person ->
    [you] You’re the youngest.
   *[other] { $who } is the youngest.
}

## What may be done; $people is one where a person plays alone at this keyboard, many where several share it

cli-nmbrs-prompt = { $people ->
    [one] Your turn: lay blocks ({ $can ->
        [row] new { $row }
        [add] new { $row }, or { $more } into A
       *[cross] new { $row }, or { $more } into A, or { $cross } at { $middle }
    }), or give one away (give 7) to end it. Type ? for help.
   *[many] { $who }, your turn: lay blocks ({ $can ->
        [row] new { $row }
        [add] new { $row }, or { $more } into A
       *[cross] new { $row }, or { $more } into A, or { $cross } at { $middle }
    }), or give one away (give 7) to end it. Type ? for help.
}
cli-nmbrs-prompt-first = { $people ->
    [one] Your turn: lay a row of your own first (new { $row }), or give a block away (give 7) to end it. Type ? for help.
   *[many] { $who }, your turn: lay a row of your own first (new { $row }), or give a block away (give 7) to end it. Type ? for help.
}
cli-nmbrs-prompt-empty = { $people ->
    [one] Your turn: lay a row (new { $row }), or give a block away (give 7) to end it. Type ? for help.
   *[many] { $who }, your turn: lay a row (new { $row }), or give a block away (give 7) to end it. Type ? for help.
}
# A row of their own needs more blocks than this hand has.
cli-nmbrs-prompt-give = { $people ->
    [one] Your turn: you have too few blocks for a row of your own, so give one away (give 7) to end it. Type ? for help.
   *[many] { $who }, your turn: you have too few blocks for a row of your own, so give one away (give 7) to end it. Type ? for help.
}
# The last block cannot be laid.
cli-nmbrs-prompt-last = { $people ->
    [one] Your turn: give your last block away (give { $block }), and the round is yours. Type ? for help.
   *[many] { $who }, your turn: give your last block away (give { $block }), and the round is yours. Type ? for help.
}
cli-nmbrs-prompt-laid-last = { $people ->
    [one] Give your last block away (give { $block }), and the round is yours; “undo” takes the last step back.
   *[many] { $who }: give your last block away (give { $block }), and the round is yours; “undo” takes the last step back.
}
cli-nmbrs-prompt-laid = { $people ->
    [one] Lay more, or give a block away (give 7) to end your turn; “undo” takes the last step back.
   *[many] { $who }: lay more, or give a block away (give 7) to end your turn; “undo” takes the last step back.
}
cli-nmbrs-prompt-wrong = { $people ->
    [one] Your turn can’t end like this yet: lay more, or type “undo”.
   *[many] { $who }, your turn can’t end like this yet: lay more, or type “undo”.
}
# No block is left, and the last one may be laid.
cli-nmbrs-prompt-done = { $people ->
    [one] All your blocks are laid. Type “done” to end your turn; “undo” takes the last step back.
   *[many] { $who }, all your blocks are laid. Type “done” to end your turn; “undo” takes the last step back.
}
cli-nmbrs-prompt-ways = { $people ->
    [one] Which way? Type its number, or “undo”.
   *[many] { $who }, which way? Type its number, or “undo”.
}
# A block is given away, and whoever plays alone at this keyboard is asked.
cli-nmbrs-asked-alone = Type knock to get { $block }, with another one from the pot.
# The same to $asked; $look is no where the hand is on the screen already.
cli-nmbrs-asked = { $look ->
    [no] { $asked }, type knock to get { $block }, with another one from the pot.
   *[yes] { $asked }, type knock to get { $block }, with another one from the pot; type hand to see your blocks first.
}
cli-nmbrs-call-who = Say who is knocking, with the name first: { $typed }
cli-nmbrs-call-computer = { $who } is a computer player and answers by itself.
cli-nmbrs-call-only = That has to wait for { $who }’s turn: right now you can only knock, or let it go.
cli-nmbrs-call-only-alone = That has to wait for your turn: right now you can only knock, or let it go.
cli-nmbrs-call-not-now = That has to wait for { $who }’s turn, and nobody is being asked to knock right now.
cli-nmbrs-call-not-now-alone = That has to wait for your turn, and nobody is being asked to knock right now.
# It is the turn of $who, but somebody else has the keyboard or is about to get it.
cli-nmbrs-call-own-turn = It’s { $who }’s turn, but only at the keyboard. To get it, type { $who }: hand
# Behind a block that is given away.
cli-nmbrs-pot-empty = The pot is empty, so nobody can knock.

## What is seen

cli-nmbrs-round = Round { $round } of { $rounds }.
cli-nmbrs-pot = Pot: { $number }.
cli-nmbrs-seat = { $who }: { $what }.
cli-nmbrs-held = { $count ->
    [one] { $number } block
   *[other] { $number } blocks
}
# Blocks that somebody knocked for.
cli-nmbrs-among = { $blocks } among them
cli-nmbrs-has-laid = { $person ->
    [you] have laid a row
   *[other] has laid a row
}
cli-nmbrs-has-not-laid = no row yet
cli-nmbrs-youngest = the youngest
cli-nmbrs-table = On the table
cli-nmbrs-table-empty = There’s nothing on the table yet.
cli-nmbrs-blocks = { $first }  { $next }
cli-nmbrs-hand = Your blocks ({ $number }): { $blocks }
cli-nmbrs-hand-empty = You have no blocks left.
cli-nmbrs-new = New: { $blocks }
cli-nmbrs-aside = Put aside, because nobody wanted them: { $blocks }
cli-nmbrs-aside-none = Nothing has been put aside yet.
# How a row goes on, and which rows it crosses.
cli-nmbrs-and-crosses = { $kind }; crosses { $rows }
cli-nmbrs-row-at = { $letter } at { $at }
# Rows in words; $about is how they go on and what they cross, $new is what is only typed.
cli-nmbrs-row-across = { $letter }: { $numbers }; { $about }.
cli-nmbrs-row-down = { $letter }, from top to bottom: { $numbers }; { $about }.
cli-nmbrs-row-across-new = { $letter }: { $numbers }; { $about }. New: { $new }.
cli-nmbrs-row-down-new = { $letter }, from top to bottom: { $numbers }; { $about }. New: { $new }.
cli-nmbrs-row-wrong = Not right: { $about }.
# A map that is wider than the screen.
cli-nmbrs-map-part = Part { $part } of { $parts }, from left to right
cli-nmbrs-map-line = Line { $number }: { $cells }.
cli-nmbrs-map-free = { $number } free
cli-nmbrs-points = Points: { $list }.
cli-nmbrs-rounds-won = Rounds won: { $list }.
cli-nmbrs-points-of-round = Round { $round }: { $list }.
cli-nmbrs-no-round-yet = No round is over yet.

## A turn that is typed step by step

cli-nmbrs-so-far = What you’ve laid so far
cli-nmbrs-picked-up = You’ve picked up { $jokers }: it has to be laid this turn.
cli-nmbrs-waiting = The row beside it is joined to this one: put just as many blocks into it, too.
cli-nmbrs-ways = There are several ways to do that:
cli-nmbrs-ways-more = There are more; say which, as in j=40.
cli-nmbrs-way = { $how }: { $row }
cli-nmbrs-choose-first = First choose one of the { $most } ways: type its number, or undo.
cli-nmbrs-no-such-way = There are only { $most } ways. Type the number of one, or undo.
# What fits: $typed is how it is typed.
cli-nmbrs-fits-new = A new row: { $typed }
cli-nmbrs-fits-at = { $block } fits { $targets }
cli-nmbrs-fits-first = But first lay a row of your own before you add to others.
cli-nmbrs-fits-nothing = None of your blocks fits by itself, and no three of your numbers make a row. (Jokers, and several blocks added at once, aren’t tried.)
cli-nmbrs-target-new = new
cli-nmbrs-target-row = into { $letter }
cli-nmbrs-target-at = at { $block }
cli-nmbrs-target-between = between { $a } { $b }

## Help

cli-nmbrs-not-pass = You can’t pass: every turn ends with a block that you give away, as in: give 7
cli-nmbrs-not-draw = You’ve already taken your blocks for this turn. Lay some, or give one away, as in: give 7
cli-nmbrs-not-discard = You don’t put blocks aside: give one away, as in: give 7
cli-nmbrs-not-hint = Type “fits” to see which of your blocks fit where.
# How a line is typed; the rules read these words.
cli-nmbrs-verb-new = new
cli-nmbrs-verb-into = into
cli-nmbrs-verb-at = at
cli-nmbrs-verb-between = between
cli-nmbrs-verb-above = above
cli-nmbrs-verb-below = below
cli-nmbrs-verb-exchange = swap
cli-nmbrs-verb-for = for
cli-nmbrs-verb-give = give
cli-nmbrs-verb-knock = knock
cli-nmbrs-help-loose = Put steps on one line with commas between them, or each on its own line; nothing counts until you give a block away. A joker is typed ja to jd and can say its number: ja=35. Say where blocks go by naming others: above, below, left of, right of.
cli-nmbrs-help-short = You can also type undo, fits, map, table, hand, aside, score, log, rules, options, position, save or quit. Type ? more for the whole list.
cli-nmbrs-help-undo = undo, clear: take back the last step of your turn, or all
cli-nmbrs-help-fits = fits: which of your blocks fit where
cli-nmbrs-help-map = map: the table as it lies
cli-nmbrs-help-hand = hand: show your blocks
cli-nmbrs-help-rows = rows: only the rows of the table
cli-nmbrs-help-aside = aside: the blocks that nobody wanted
cli-nmbrs-help-score = score: how everybody is doing

## The referee

cli-nmbrs-sequence = Yes, that’s a row.
cli-nmbrs-no-sequence = No, that’s not a row.
cli-nmbrs-table-right = Yes, this table is right.
cli-nmbrs-table-wrong = No, this table isn’t right.
cli-nmbrs-referee-give = To end the turn, one block is given away, too.
cli-nmbrs-referee-wins = That leaves no blocks, so the round is won.
cli-nmbrs-referee-wins-game = That leaves no blocks, so the round and the game are won.
cli-nmbrs-referee-next = Then it’s your turn.
cli-nmbrs-referee-ask = Type or paste a row or a table and end with Ctrl-D. (You can also ask about a position with a move below it.)
cli-nmbrs-referee-too-little = The referee needs a row or a table, as in '20 30 40 / . 32 / . 34'; or a table and a move, as in 'table 60 70 80 | hand 65 75 91' '65 75 into A, give 91'
cli-nmbrs-with-option = “{ $text }” doesn’t set anything. Write an option after a row like this: 9 16 25 with squares=on
cli-nmbrs-drawing-columns = It isn’t clear which blocks are below each other. Write a dot for each free cell, as in . 28 / 20 30 40 / . 32
cli-nmbrs-drawing-empty = There’s no block in this drawing. Write it like 20 30 40 / . 32 / . 34
cli-nmbrs-no-points = Points are counted when a round is over, so leave --score out.
cli-nmbrs-deal-again = The same blocks again: { $command }
cli-nmbrs-preset = { $title }: { $cards } blocks, for example { $sample }
