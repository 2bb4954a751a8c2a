### nmbrs! blocks.
###
### The messages nmbrs-why-… say why the blocks of a row are no sequence, and nmbrs-kind-… how they go on. The web client
### renders them too, from the JSON of `WhyNot` and `Kind`. Their arguments are finished texts:
###   $row            the blocks in order, as 60, 65, 70, 80
###   $blocks, $jokers, $most, $number, $first, $second, $third
###                   numbers; $blocks-count and $most-count select the plural
###   $step, $other   how two steps go, as +5 or −10; $row-count is how long the row is
###   $sum            only in accumulation: 13 + 17 = 30
###   $by             by how much a row goes up or down, or what it is multiplied by

nmbrs-title = nmbrs! blocks
nmbrs-about = Lay rows of numbers that cross on the table, and be the first to get rid of all your blocks.

## Blocks

# One of the four jokers by its letter: ja, or for a voice A.
nmbrs-joker-named = joker { $letter }
# A joker on the table and the number that it stands for.
nmbrs-joker-for = joker for { $number }
# In a list of blocks.
nmbrs-jokers = { $many-count ->
    [one] joker
   *[other] { $many } jokers
}
nmbrs-list-semicolon = { $first }; { $next }

## How a row goes on

nmbrs-kind-up = up by { $by }
nmbrs-kind-down = down by { $by }
nmbrs-kind-squares = square numbers
nmbrs-kind-cubes = cube numbers
nmbrs-kind-primes = prime numbers
nmbrs-kind-times = times { $by }
nmbrs-kind-over = divided by { $by }

## A row as it is shown in a list, and as it is read out; $kind is one of the messages above

nmbrs-row = { $letter }: { $row }, { $kind }
nmbrs-row-described = { $crossings-count ->
    [0] { $letter }, { $blocks-count ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }, { $first } to { $last }, { $kind }
   *[other] { $letter }, { $blocks-count ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }, { $first } to { $last }, { $kind }; crosses { $crossings }
}
nmbrs-row-crosses = { $letter } at { $at }
# One block of a row: twelve, second of four, also in A. $also is the letter of the other row.
nmbrs-block-described = { $also-count ->
    [0] { $block }, { $place } of { $blocks }
   *[other] { $block }, { $place } of { $blocks }, also in { $also }
}

## Ways in which blocks fit, on buttons

nmbrs-how-new = new row
nmbrs-how-along = along { $letter }
nmbrs-how-across = across at { $at }
# $blocks are two blocks, as 20 and 30.
nmbrs-how-link = between { $blocks }
nmbrs-how-exchange = for { $joker }
nmbrs-way-joker = joker = { $number }

## Why a row is no sequence; see above

# A step for a voice, as in: plus nine, then plus sixteen.
nmbrs-step-up = plus { $by }
nmbrs-why-too-short = { $blocks-count ->
    [one] { $row } is only { $blocks } block, and a row needs at least three
   *[other] { $row } are only { $blocks } blocks, and a row needs at least three
}
nmbrs-why-no-step = { $row } don’t make a row: { $number } comes twice
# $steps are the steps of the table, as 1, 2, 5 or 10.
nmbrs-why-step-not-agreed = { $row } go up by { $by }, but at this table rows go up or down by { $steps }
nmbrs-why-step-not-agreed-down = { $row } go down by { $by }, but at this table rows go up or down by { $steps }
nmbrs-why-accumulation = { $row } don’t make a row: they only add up, { $sum }
nmbrs-why-other-step = { $row-count ->
    [3] { $row } don’t make a row: { $step }, then { $other }
   *[other] { $row } don’t make a row: { $first } to { $second } is { $step }, but { $second } to { $third } is { $other }
}
# $family is one of the messages nmbrs-kind-…; $option is what agrees on it.
nmbrs-why-not-agreed = { $row } don’t make a row: { $family } only count where the table has agreed on them (option { $option })
nmbrs-why-not-agreed-times = { $row } don’t make a row: “{ $family }” only counts where the table has agreed on it (option { $option })
# $family is one of the messages nmbrs-kind-…, $missing are numbers of it.
nmbrs-why-left-out = { $row } leave out { $missing }, and { $family } can’t have a gap
nmbrs-why-out-of-order = { $row } are out of order: from { $first } to { $second } it goes one way and from { $second } to { $third } the other, but { $family } have to go up or down all the way
nmbrs-why-too-many-jokers = { $most-count ->
    [one] { $row } have { $jokers } jokers, but at this table a row can only have { $most }
   *[other] { $row } have { $jokers } jokers, but at this table a row can have at most { $most }
}
# The first of several; $why is one of the messages above.
nmbrs-wrong-runs = { $more-count ->
    [0] { $why }
    [one] { $why }; and { $more } more row isn’t right
   *[other] { $why }; and { $more } more rows aren’t right
}

## What is laid, step by step; $person is “again” where the sentence before names who it is

nmbrs-laid-row = { $person ->
    [you] You lay row { $letter }: { $row }.
    [again] Lays row { $letter }: { $row }.
   *[other] { $who } lays row { $letter }: { $row }.
}
# Both rows are new; $crossings are nmbrs-row-crosses.
nmbrs-laid-row-crossing = { $person ->
    [you] You lay row { $letter }: { $row }, crossing { $crossings }.
    [again] Lays row { $letter }: { $row }, crossing { $crossings }.
   *[other] { $who } lays row { $letter }: { $row }, crossing { $crossings }.
}
# Blocks of the table are in the new row too.
nmbrs-laid-across = { $person ->
    [you] You add { $added } and make a new row { $letter }: { $row }.
    [again] Adds { $added } and makes a new row { $letter }: { $row }.
   *[other] { $who } adds { $added } and makes a new row { $letter }: { $row }.
}
nmbrs-laid-added = { $person ->
    [you] You add { $added } to row { $letter }.
    [again] Adds { $added } to row { $letter }.
   *[other] { $who } adds { $added } to row { $letter }.
}
# Two rows may have become one.
nmbrs-laid-linked = { $person ->
    [you] You put { $added } in between, and row { $letter } is now { $row }.
    [again] Puts { $added } in between, and row { $letter } is now { $row }.
   *[other] { $who } puts { $added } in between, and row { $letter } is now { $row }.
}
nmbrs-laid-inserted = { $person ->
    [you] You put { $added } into row { $letter }, which is now { $long } long.
    [again] Puts { $added } into row { $letter }, which is now { $long } long.
   *[other] { $who } puts { $added } into row { $letter }, which is now { $long } long.
}
nmbrs-laid-exchanged = { $person ->
    [you] You swap { $block } for the joker.
    [again] Swaps { $block } for the joker.
   *[other] { $who } swaps { $block } for the joker.
}
# Rows that were pushed aside; $side is left, right, up or down.
nmbrs-made-room = { $rows-count ->
    [one] Row { $rows } makes
   *[other] Rows { $rows } make
} room: { $by-count ->
    [one] { $by } place
   *[other] { $by } places
} { $side ->
    [left] to the left
    [right] to the right
    [up] up
   *[down] down
}.

## What happens at the table; $kind is number or joker

# $what is one or several of the sentences above.
nmbrs-event-laid = { $what }
nmbrs-event-made-room = { $what }
nmbrs-event-gave = { $person ->
    [you] You give away { $kind ->
        [joker] a joker
       *[number] { $block }
    }.
    [again] Gives away { $kind ->
        [joker] a joker
       *[number] { $block }
    }.
   *[other] { $who } gives away { $kind ->
        [joker] a joker
       *[number] { $block }
    }.
}{ $knock ->
    [asked] {" "}Knock?
   *[other] {""}
}
nmbrs-event-knocked = { $person ->
    [you] You knock for { $kind ->
        [joker] the joker
       *[number] { $block }
    }. You get it if everybody before you lets it go.
   *[other] { $who } knocks for { $kind ->
        [joker] the joker
       *[number] { $block }
    } and gets it if everybody who comes first lets it go.
}
nmbrs-event-took = { $person ->
    [you] You get { $kind ->
        [joker] the joker
       *[number] { $block }
    } and take { $drew-count ->
        [one] { $drew } block
       *[other] { $drew } blocks
    } from the pot, { $pot } left.
   *[other] { $who } knocks, gets { $kind ->
        [joker] the joker
       *[number] { $block }
    } and takes { $drew-count ->
        [one] { $drew } block
       *[other] { $drew } blocks
    } from the pot, { $pot } left.
}
nmbrs-event-let-go = { $person ->
    [you] You let { $kind ->
        [joker] the joker
       *[number] { $block }
    } go.
   *[other] { $who } lets { $kind ->
        [joker] the joker
       *[number] { $block }
    } go.
}
# The youngest has let it go.
nmbrs-event-open = { $kind ->
    [joker] The youngest doesn’t want the joker. Now the others can knock for it.
   *[number] The youngest doesn’t want { $block }. Now the others can knock for it.
}{ $knock ->
    [asked] {" "}Knock?
   *[other] {""}
}
nmbrs-event-aside = { $kind ->
    [joker] Nobody wants the joker, so it’s put aside.
   *[number] Nobody wants { $block }, so it’s put aside.
}
nmbrs-event-turn = { $drew-count ->
    [0] { $person ->
        [you] Your turn: no new block, { $pot } in the pot.
       *[other] { $who }’s turn: no new block, { $pot } in the pot.
    }
    [one] { $person ->
        [you] Your turn: you take { $drew } block, { $pot } in the pot.
       *[other] { $who }’s turn: { $drew } new block, { $pot } in the pot.
    }
   *[other] { $person ->
        [you] Your turn: you take { $drew } blocks, { $pot } in the pot.
       *[other] { $who }’s turn: { $drew } new blocks, { $pot } in the pot.
    }
}
# $left is a list of nmbrs-left-points, $totals everybody's points so far.
nmbrs-event-round-over = { $person ->
    [you] You have no blocks left and win round { $round }! Left over: { $left }. Points so far: { $totals }.
   *[other] { $who } has no blocks left and wins round { $round }. Left over: { $left }. Points so far: { $totals }.
}
# The same where no points are counted; $left is a list of nmbrs-left.
nmbrs-event-round-over-uncounted = { $person ->
    [you] You have no blocks left and win round { $round }! Left over: { $left }.
   *[other] { $who } has no blocks left and wins round { $round }. Left over: { $left }.
}
nmbrs-left-points = { $points-count ->
    [one] { $person ->
        [you] you { $points } point ({ $blocks })
       *[other] { $who } { $points } point ({ $blocks })
    }
   *[other] { $person ->
        [you] you { $points } points ({ $blocks })
       *[other] { $who } { $points } points ({ $blocks })
    }
}
nmbrs-left = { $person ->
    [you] you: { $blocks }
   *[other] { $who }: { $blocks }
}
nmbrs-event-round-begins = { $person ->
    [you] Round { $round } begins. You start.
   *[other] Round { $round } begins. { $who } starts.
}
nmbrs-event-over = { $person ->
    [you] The game is over, and you win!
   *[other] The game is over, and { $who } wins.
} { $results-kind ->
    [points] Points: { $results }.
    [rounds] Rounds won: { $results }.
   *[other] Result: { $results }.
}
nmbrs-event-over-shared = The game is over, and { $winners } win. { $results-kind ->
    [points] Points: { $results }.
    [rounds] Rounds won: { $results }.
   *[other] Result: { $results }.
}

## Why a move is not allowed: said to the player who tried it

nmbrs-illegal-no-such-seat = You’re watching, so you can’t play.
nmbrs-illegal-answers-first = { $kind ->
    [joker] A joker is being given away
   *[number] { $block } is being given away
}, so first everybody who’s asked says whether they knock or let it go.
nmbrs-illegal-nothing-given = Nobody is giving a block away right now, so there’s nothing to let go. In your own turn you can’t pass: it ends when you give a block away.
nmbrs-illegal-too-late = { $kind ->
    [joker] Nobody is giving that joker away now: you’re too late, or it wasn’t offered.
   *[number] Nobody is giving { $block } away now: you’re too late, or it wasn’t offered.
}
nmbrs-illegal-own-block = You’re giving { $kind ->
    [joker] the joker
   *[number] { $block }
} away yourself, so only the others can knock for it.
nmbrs-illegal-answered-already = You’ve already answered about { $kind ->
    [joker] the joker
   *[number] { $block }
}. Now it’s up to the others.
nmbrs-illegal-youngest-first = { $person ->
    [you] You’re the youngest, so you choose first whether you want { $kind ->
        [joker] the joker
       *[number] { $block }
    }.
   *[other] { $who } is the youngest and chooses first whether to take { $kind ->
        [joker] the joker
       *[number] { $block }
    }.
}
nmbrs-illegal-not-held = { $kind ->
    [joker] You don’t have { $block }.
   *[number] You don’t have { $block }.
}
nmbrs-illegal-lies-already = { $kind ->
    [joker] { $block } already lies on the table.
   *[number] { $block } already lies on the table.
}
nmbrs-illegal-not-on-table = { $kind ->
    [joker] There’s no { $block } on the table.
   *[number] There’s no { $block } on the table.
}
nmbrs-illegal-not-in-row = { $kind ->
    [joker] There’s no { $block } in this row, so it can’t show where the row goes.
   *[number] There’s no { $block } in this row, so it can’t show where the row goes.
}
nmbrs-illegal-own-sequence-first = First lay a row of your own, with at least three blocks.
nmbrs-illegal-first-too-short = { $blocks-count ->
    [one] First lay a row of your own: it needs at least three of your blocks, and this is only { $blocks }.
   *[other] First lay a row of your own: it needs at least three of your blocks, and these are only { $blocks }.
}
# $why is one of the messages nmbrs-why-…
nmbrs-illegal-first-is-wrong = Your first row has to be right by itself. { $why }.
nmbrs-illegal-joker-too-high = At this table a joker can be any number from 1 to { $most }, and { $value } is higher.
nmbrs-illegal-taken = There’s no room for { $block }: { $by } is in the way.
nmbrs-illegal-taken-island = There’s no room for { $block }: { $by } is in the way, and it hangs together with the row, so it can’t be pushed aside.
# $blocks are two blocks, as 60 and 80.
nmbrs-illegal-not-neighbours = The blocks { $blocks } don’t touch, so nothing fits between them.
nmbrs-illegal-loop = The blocks { $blocks } are joined another way, too: next, put just as many blocks into the row beside them.
nmbrs-illegal-collides = There’s no room between { $blocks }: { $moved } would land on { $there }.
nmbrs-illegal-collides-island = There’s no room between { $blocks }: { $moved } would land on { $there }, and the two hang together, so neither can be pushed aside.
nmbrs-illegal-crossing = At this table crossing rows stay where they are, but a block between { $blocks } would push { $crossed }.
nmbrs-illegal-cannot-link = The blocks { $blocks } already hang together, and they aren’t that far apart in one line, so this can’t link them.
nmbrs-illegal-no-room-to-link = There’s no room to link { $blocks }: { $moved } would land on { $there }.
nmbrs-illegal-not-in-line = At this table rows aren’t pushed, and { $blocks } aren’t that far apart in one line.
nmbrs-illegal-not-a-joker = You can swap a number for a joker, but { $block } isn’t a joker.
nmbrs-illegal-not-a-number = You can swap a number for a joker, but { $block } isn’t a number.
nmbrs-illegal-joker-stands-for = On the table, { $joker } stands for { $value }, so only { $value } can take its place, not { $block }.
nmbrs-illegal-jokers-kept = { $jokers-count ->
    [one] You’ve picked up { $jokers } joker: lay it again this turn.
   *[other] You’ve picked up { $jokers } jokers: lay them again this turn.
}
nmbrs-illegal-no-such-row = There’s no row { $letter } on the table.
# $row is what the blocks were to be added to.
nmbrs-illegal-fits-nowhere = { $blocks-count ->
    [one] That doesn’t make a row: { $row } with { $blocks }.
   *[other] That doesn’t make a row: { $row } with { $blocks }.
}
nmbrs-illegal-fits-nowhere-new = { $blocks-count ->
    [one] A row needs at least three blocks, and { $blocks } is only one.
    [2] A row needs at least three blocks, and { $blocks } are only two.
   *[other] That doesn’t make a row, in any order: { $blocks }.
}
# $why is nmbrs-why-other-step.
nmbrs-illegal-fits-nowhere-steps = { $why }.
nmbrs-illegal-alone = { $kind ->
    [joker] Nothing touches { $block }, and a row needs at least three blocks.
   *[number] Nothing touches { $block }, and a row needs at least three blocks.
}
# $why is nmbrs-wrong-runs.
nmbrs-illegal-wrong-runs = { $why }.
nmbrs-illegal-wrong-runs-met = { $why }. And { $met } can’t be pushed aside, because it hangs together with the row.
nmbrs-illegal-give-one = At the end of your turn, you give one block away.
nmbrs-illegal-keep-one = Keep one block: your last one is given away, not laid.
nmbrs-illegal-nothing-to-give = { $kind ->
    [joker] You’ve laid all your blocks, so you can’t give { $block } away.
   *[number] You’ve laid all your blocks, so you can’t give { $block } away.
}
