## Ways to play, each with the age from which it can be played

nmbrs-preset-simple = Numbers up to 50 (5+)
    .sample = 8 – 10 – 12
nmbrs-preset-usual = Numbers up to 100 (6+)
    .sample = 47 – 67 – 87

## What a table can agree on

nmbrs-option-highest = Which numbers the blocks have; the four jokers are always there.
    .title = Blocks
nmbrs-option-highest-100 = 1 to 100
nmbrs-option-highest-50 = 1 to 50

nmbrs-option-rounds = How many rounds are played.
    .title = Rounds

nmbrs-option-starter-joker = What a joker counts when everybody draws a block for the first turn.
    .title = Joker drawn for the first turn
nmbrs-option-starter-joker-redraw = nothing: another block is drawn
nmbrs-option-starter-joker-highest = more than every number
nmbrs-option-starter-joker-lowest = less than every number

nmbrs-option-hand = How many blocks everybody has at the beginning.
    .title = Blocks at the beginning
nmbrs-option-hand-seven = seven, with two players nine
nmbrs-option-hand-five = five

nmbrs-option-squares = Whether square numbers are a sequence, as in 9 – 16 – 25.
    .title = Square numbers
nmbrs-option-squares-on = they are a sequence
nmbrs-option-squares-off = they are no sequence

nmbrs-option-cubes = Whether cube numbers are a sequence, as in 1 – 8 – 27.
    .title = Cube numbers
nmbrs-option-cubes-on = they are a sequence
nmbrs-option-cubes-off = they are no sequence

nmbrs-option-primes = Whether prime numbers are a sequence, as in 5 – 7 – 11.
    .title = Prime numbers
nmbrs-option-primes-on = they are a sequence
nmbrs-option-primes-off = they are no sequence

nmbrs-option-geometric = Whether numbers are a sequence that are always multiplied by the same, as in 3 – 6 – 12.
    .title = Multiplying
nmbrs-option-geometric-on = they are a sequence
nmbrs-option-geometric-off = such numbers are no sequence

nmbrs-option-members = Whether square, cube and prime numbers may be left out between two blocks of a row.
    .title = Gaps between square, cube and prime numbers
nmbrs-option-members-consecutive = none is left out: 4 – 9 – 16
nmbrs-option-members-any = some may be left out: 4 – 25 – 81

nmbrs-option-draw-exception = Who takes no new blocks in the next turn after knocking for a block.
    .title = No new blocks after knocking
nmbrs-option-draw-exception-next-player = only the player whose turn comes right then
nmbrs-option-draw-exception-any-knocker = everybody who has knocked

nmbrs-option-lay-first = Whether you lay a sequence of your own in each round before you add to others.
    .title = Own sequence first
nmbrs-option-lay-first-on = you do
nmbrs-option-lay-first-off = you may add and exchange at once

nmbrs-option-insert-with-crossings = Whether blocks can be inserted where a row that crosses moves along.
    .title = Insert where rows cross
nmbrs-option-insert-with-crossings-on = they can, if all is right afterwards
nmbrs-option-insert-with-crossings-off = they cannot

nmbrs-option-push-to-link = Whether rows may be pushed together to link them.
    .title = Push rows to link them
nmbrs-option-push-to-link-on = they may
nmbrs-option-push-to-link-off = only rows that lie in line are linked

nmbrs-option-joker-range = Which numbers a joker can stand for.
    .title = Numbers of the jokers
nmbrs-option-joker-range-blocks = those that the blocks have
nmbrs-option-joker-range-hundred = always 1 to 100

nmbrs-option-jokers-in-a-row = How many jokers a row can have at most.
    .title = Jokers in a row

nmbrs-option-knock = Who gets a block that is given away when several knock.
    .title = Knocking
nmbrs-option-knock-first = whoever knocks first
nmbrs-option-knock-in-order = no hurry: whoever comes first clockwise

nmbrs-option-youngest-first = Whether the youngest player has first choice of a block that is given away.
    .title = Youngest first
nmbrs-option-youngest-first-on = the youngest chooses first
nmbrs-option-youngest-first-off = all are asked at once

nmbrs-option-youngest = Who the youngest player is.
    .title = Youngest player
nmbrs-option-youngest-random = drawn by lot
nmbrs-option-youngest-1 = seat 1
nmbrs-option-youngest-2 = seat 2
nmbrs-option-youngest-3 = seat 3
nmbrs-option-youngest-4 = seat 4
nmbrs-option-youngest-5 = seat 5
nmbrs-option-youngest-6 = seat 6

nmbrs-option-last-block = What happens to the last block of a hand.
    .title = Last block
nmbrs-option-last-block-given-away = it is given away
nmbrs-option-last-block-may-be-laid = it may be laid too

nmbrs-option-points = Whether the blocks that are left at the end of a round count.
    .title = Points
nmbrs-option-points-on = one point a block, three a joker; the fewest win
nmbrs-option-points-off = no points, a winner each round
