### nmbrs! blocks.
###
### The messages nmbrs-why-… say why the blocks of a row are no sequence, and nmbrs-kind-… how they go on. The web client
### renders them too, from the JSON of `WhyNot` and `Kind`. Their arguments are finished texts:
###   $row            the blocks in order, as 60, 65, 70, 80
###   $blocks, $jokers, $most, $number, $first, $second, $third
###                   numbers; $blocks-count and $most-count select the plural
###   $step, $other   by how much two steps go up, as 5 or −10
###   $sum            only in accumulation: 13 + 17 = 30
###   $by             by how much a row goes up or down, or what it is multiplied by
### In refusals $rule is the paragraph, as “ (§3.2)” with the space before it; for a voice it is empty.

nmbrs-title = nmbrs! blocks
nmbrs-about = Lay rows of numbers that cross on the table, and be the first to get rid of your blocks.

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

nmbrs-why-too-short = { $blocks-count ->
    [one] { $row } is only { $blocks } block, and a sequence has at least three
   *[other] { $row } is only { $blocks } blocks, and a sequence has at least three
}
nmbrs-why-no-step = { $row } is no sequence: { $number } comes twice
nmbrs-why-accumulation = { $row } is an accumulation: { $sum }
nmbrs-why-other-step = { $row } is no sequence: from { $first } to { $second } it is { $step }, from { $second } to { $third } it is { $other }
# $family is one of the messages nmbrs-kind-…, $missing are numbers of it.
nmbrs-why-left-out = { $row } leaves out { $missing }, and { $family } follow one another without a gap
nmbrs-why-out-of-order = { $row } is not in order: from { $first } to { $second } it goes one way and from { $second } to { $third } the other, and { $family } go up or down all the way
nmbrs-why-too-many-jokers = { $most-count ->
    [one] { $row } has { $jokers } jokers, and at this table a row has only { $most }
   *[other] { $row } has { $jokers } jokers, and at this table a row has at most { $most }
}
# The first of several; $why is one of the messages above.
nmbrs-wrong-runs = { $more-count ->
    [0] { $why }
    [one] { $why }; and { $more } more row is not right
   *[other] { $why }; and { $more } more rows are not right
}

## What is laid, step by step; $person is “again” where the sentence before names who it is

nmbrs-laid-row = { $person ->
    [you] You lay row { $letter }: { $row }.
    [again] Lays row { $letter }: { $row }.
   *[other] { $who } lays row { $letter }: { $row }.
}
# Blocks of the table are in the new row too.
nmbrs-laid-across = { $person ->
    [you] You add { $added } for a new row { $letter }: { $row }.
    [again] Adds { $added } for a new row { $letter }: { $row }.
   *[other] { $who } adds { $added } for a new row { $letter }: { $row }.
}
nmbrs-laid-added = { $person ->
    [you] You add { $added } to { $letter }.
    [again] Adds { $added } to { $letter }.
   *[other] { $who } adds { $added } to { $letter }.
}
# Two rows may have become one.
nmbrs-laid-linked = { $person ->
    [you] You link with { $added }, all one row { $letter } now: { $row }.
    [again] Links with { $added }, all one row { $letter } now: { $row }.
   *[other] { $who } links with { $added }, all one row { $letter } now: { $row }.
}
nmbrs-laid-inserted = { $person ->
    [you] You insert { $added } into { $letter }, now { $long } long.
    [again] Inserts { $added } into { $letter }, now { $long } long.
   *[other] { $who } inserts { $added } into { $letter }, now { $long } long.
}
nmbrs-laid-exchanged = { $person ->
    [you] You exchange { $block } for the joker.
    [again] Exchanges { $block } for the joker.
   *[other] { $who } exchanges { $block } for the joker.
}

## What happens at the table; $kind is number or joker

# $what is one or several of the sentences above.
nmbrs-event-laid = { $what }
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
    } and get it if those who come first let it go.
   *[other] { $who } knocks for { $kind ->
        [joker] the joker
       *[number] { $block }
    } and gets it if those who come first let it go.
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
    [joker] The youngest does not want the joker; now the others can knock for it.
   *[number] The youngest does not want { $block }; now the others can knock for it.
}{ $knock ->
    [asked] {" "}Knock?
   *[other] {""}
}
nmbrs-event-aside = { $kind ->
    [joker] Nobody takes the joker; it is put aside.
   *[number] Nobody takes { $block }; it is put aside.
}
nmbrs-event-turn = { $drew-count ->
    [0] { $person ->
        [you] Your turn: you take no block, { $pot } in the pot.
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
    [you] You have no block left and win round { $round }! Left: { $left }. Points so far: { $totals }.
   *[other] { $who } has no block left and wins round { $round }. Left: { $left }. Points so far: { $totals }.
}
# The same where no points are counted; $left is a list of nmbrs-left.
nmbrs-event-round-over-uncounted = { $person ->
    [you] You have no block left and win round { $round }! Left over: { $left }.
   *[other] { $who } has no block left and wins round { $round }. Left over: { $left }.
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

nmbrs-illegal-no-such-seat = Who watches does not play.
nmbrs-illegal-answers-first = First everybody who is asked says knock or let go, because { $kind ->
    [joker] a joker
   *[number] { $block }
} is given away{ $rule }.
nmbrs-illegal-nothing-given = Nobody gives a block away now, so there is nothing to let go{ $rule }.
nmbrs-illegal-too-late = { $kind ->
    [joker] Too late: nobody gives away that joker now{ $rule }.
   *[number] Too late: nobody gives away { $block } now{ $rule }.
}
nmbrs-illegal-own-block = You give away { $kind ->
    [joker] the joker
   *[number] { $block }
} yourself, so only the others can knock for it{ $rule }.
nmbrs-illegal-answered-already = You have answered about { $kind ->
    [joker] the joker
   *[number] { $block }
} already; now the others do{ $rule }.
nmbrs-illegal-youngest-first = { $person ->
    [you] You are the youngest and choose first whether you want { $kind ->
        [joker] the joker
       *[number] { $block }
    }{ $rule }.
   *[other] { $who } is the youngest and chooses first whether to take { $kind ->
        [joker] the joker
       *[number] { $block }
    }{ $rule }.
}
nmbrs-illegal-not-held = { $kind ->
    [joker] You do not have { $block }, or you have laid it already.
   *[number] You do not have { $block }, or you have laid it already.
}
nmbrs-illegal-not-on-table = { $kind ->
    [joker] There is no { $block } on the table.
   *[number] There is no { $block } on the table.
}
nmbrs-illegal-not-in-row = { $kind ->
    [joker] There is no { $block } in this row, so it cannot say where the row goes.
   *[number] There is no { $block } in this row, so it cannot say where the row goes.
}
nmbrs-illegal-own-sequence-first = Lay a sequence of your own first, at least three blocks{ $rule }.
nmbrs-illegal-first-too-short = { $blocks-count ->
    [one] Lay a sequence of your own first: it has at least three blocks of yours, and this is { $blocks } block{ $rule }.
   *[other] Lay a sequence of your own first: it has at least three blocks of yours, and these are { $blocks } blocks{ $rule }.
}
# $why is one of the messages nmbrs-why-…
nmbrs-illegal-first-is-wrong = Your first row is a sequence by itself. { $why }{ $rule }.
nmbrs-illegal-joker-too-high = At this table a joker stands for a number from 1 to { $most }, and { $value } is higher{ $rule }.
nmbrs-illegal-taken = There is no room for { $block }: { $by } lies there{ $rule }.
# $blocks are two blocks, as 60 and 80.
nmbrs-illegal-not-neighbours = The blocks { $blocks } do not touch, so nothing can be inserted between them{ $rule }.
nmbrs-illegal-loop = The blocks { $blocks } hang together another way too: insert as many blocks in the row beside them, right after this{ $rule }.
nmbrs-illegal-collides = There is no room between { $blocks }: { $moved } would come to lie where { $there } lies{ $rule }.
nmbrs-illegal-crossing = At this table rows that cross are not moved, and between { $blocks } an insertion would move { $crossed }{ $rule }.
nmbrs-illegal-cannot-link = The blocks { $blocks } hang together and do not lie that far apart in one line, so this does not link them{ $rule }.
nmbrs-illegal-no-room-to-link = There is no room to link { $blocks }: { $moved } would come to lie where { $there } lies{ $rule }.
nmbrs-illegal-not-in-line = At this table rows are not pushed, and { $blocks } do not lie that far apart in one line{ $rule }.
nmbrs-illegal-not-a-joker = You exchange a number for a joker, and { $block } is no joker{ $rule }.
nmbrs-illegal-not-a-number = You exchange a number for a joker, and { $block } is no number{ $rule }.
nmbrs-illegal-joker-stands-for = On the table { $joker } stands for { $value }, so only { $value } takes its place, not { $block }{ $rule }.
nmbrs-illegal-jokers-kept = { $jokers-count ->
    [one] You have picked up { $jokers } joker: lay it again in this turn{ $rule }.
   *[other] You have picked up { $jokers } jokers: lay them again in this turn{ $rule }.
}
nmbrs-illegal-no-such-row = No row on the table has the letter { $letter }{ $rule }.
# $row is what the blocks were to be added to.
nmbrs-illegal-fits-nowhere = { $blocks-count ->
    [one] No sequence comes of { $row } with { $blocks }{ $rule }.
   *[other] No sequence comes of { $row } with { $blocks }{ $rule }.
}
nmbrs-illegal-fits-nowhere-new = { $blocks-count ->
    [one] No sequence comes of { $blocks } alone: it has at least three blocks{ $rule }.
   *[other] No sequence comes of { $blocks }, in whatever order{ $rule }.
}
nmbrs-illegal-alone = { $kind ->
    [joker] Nothing touches { $block }, and a sequence has at least three blocks{ $rule }.
   *[number] Nothing touches { $block }, and a sequence has at least three blocks{ $rule }.
}
# $why is nmbrs-wrong-runs.
nmbrs-illegal-wrong-runs = { $why }{ $rule }.
nmbrs-illegal-give-one = At the end of your turn you give one block away{ $rule }.
nmbrs-illegal-keep-one = Keep one block: the last one is given away, not laid{ $rule }.
nmbrs-illegal-nothing-to-give = { $kind ->
    [joker] All your blocks are laid, so you cannot give { $block } away{ $rule }.
   *[number] All your blocks are laid, so you cannot give { $block } away{ $rule }.
}
