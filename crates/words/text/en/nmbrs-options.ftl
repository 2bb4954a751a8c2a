## Ways to play, each with the age from which it can be played

nmbrs-preset-first-steps = Easy steps up to 50 (5+)
    .sample = 5 → 10 → 15
nmbrs-preset-simple = Numbers up to 50 (5+)
    .sample = 8 → 10 → 12
nmbrs-preset-usual = Numbers up to 100 (6+)
    .sample = 47 → 67 → 87

## What a table can agree on

nmbrs-option-highest = Which numbers are on the blocks; the four jokers are always there.
    .title = Blocks
nmbrs-option-highest-100 = 1 to 100
nmbrs-option-highest-50 = 1 to 50

nmbrs-option-rounds = How many rounds are played.
    .title = Rounds

nmbrs-option-starter-joker = What a joker counts as when everybody draws a block for the first turn.
    .title = Joker drawn for the first turn
nmbrs-option-starter-joker-redraw = nothing: another block is drawn
nmbrs-option-starter-joker-highest = more than every number
nmbrs-option-starter-joker-lowest = less than every number

nmbrs-option-hand = How many blocks everybody starts with.
    .title = Blocks at the start
nmbrs-option-hand-seven = seven, or nine with two players
nmbrs-option-hand-five = five

nmbrs-option-steps = By which numbers a row can go up or down.
    .title = Steps of a row
nmbrs-option-steps-any = by any number, always the same in a row
# $numbers is a list, as 1, 2, 5 or 10.
nmbrs-option-steps-only = by { $numbers }

nmbrs-option-squares = Whether square numbers make a row, as in 9 – 16 – 25.
    .title = Square numbers
nmbrs-option-squares-on = they make a row
nmbrs-option-squares-off = they don’t make a row

nmbrs-option-cubes = Whether cube numbers make a row, as in 1 – 8 – 27.
    .title = Cube numbers
nmbrs-option-cubes-on = they make a row
nmbrs-option-cubes-off = they don’t make a row

nmbrs-option-primes = Whether prime numbers make a row, as in 5 – 7 – 11.
    .title = Prime numbers
nmbrs-option-primes-on = they make a row
nmbrs-option-primes-off = they don’t make a row

nmbrs-option-geometric = Whether numbers make a row if you always multiply by the same number, as in 3 – 6 – 12.
    .title = Multiplying
nmbrs-option-geometric-on = they make a row
nmbrs-option-geometric-off = they don’t make a row

nmbrs-option-members = Whether you can leave out square, cube or prime numbers between two blocks of a row.
    .title = Gaps between square, cube and prime numbers
nmbrs-option-members-consecutive = no gaps: 4 – 9 – 16
nmbrs-option-members-any = gaps are fine: 4 – 25 – 81

nmbrs-option-draw-exception = Who takes no new blocks next turn after knocking for a block.
    .title = No new blocks after knocking
nmbrs-option-draw-exception-next-player = only the player whose turn comes right after
nmbrs-option-draw-exception-any-knocker = everybody who has knocked

nmbrs-option-lay-first = Whether each round you have to lay a row of your own before you add to others.
    .title = Own row first
nmbrs-option-lay-first-on = your own row comes first
nmbrs-option-lay-first-off = you can add and swap right away

nmbrs-option-insert-with-crossings = Whether you can put blocks in where a crossing row moves along.
    .title = Putting blocks in where rows cross
nmbrs-option-insert-with-crossings-on = you can, if everything is right afterwards
nmbrs-option-insert-with-crossings-off = you can’t

nmbrs-option-push-to-link = Whether you can push rows together to link them.
    .title = Push rows to link them
nmbrs-option-push-to-link-on = you can
nmbrs-option-push-to-link-off = you can only link rows that are in line

nmbrs-option-joker-range = Which numbers a joker can stand for.
    .title = Numbers of the jokers
nmbrs-option-joker-range-blocks = the numbers on the blocks
nmbrs-option-joker-range-hundred = always 1 to 100

nmbrs-option-jokers-in-a-row = How many jokers a row can have at most.
    .title = Jokers in a row

nmbrs-option-knock = Who gets a block that’s given away when several players knock.
    .title = Knocking
nmbrs-option-knock-first = whoever knocks first
nmbrs-option-knock-in-order = no hurry: the next one clockwise

nmbrs-option-youngest-first = Whether the youngest player gets first choice of a block that’s given away.
    .title = Youngest first
nmbrs-option-youngest-first-on = the youngest chooses first
nmbrs-option-youngest-first-off = everybody is asked at once

nmbrs-option-youngest = Who the youngest player is.
    .title = Youngest player
nmbrs-option-youngest-random = drawn by lot
nmbrs-option-youngest-1 = seat 1
nmbrs-option-youngest-2 = seat 2
nmbrs-option-youngest-3 = seat 3
nmbrs-option-youngest-4 = seat 4
nmbrs-option-youngest-5 = seat 5
nmbrs-option-youngest-6 = seat 6

nmbrs-option-last-block = What happens to the last block in a hand.
    .title = Last block
nmbrs-option-last-block-given-away = it’s given away
nmbrs-option-last-block-may-be-laid = it can be laid, too

nmbrs-option-points = Whether blocks left at the end of a round count.
    .title = Points
nmbrs-option-points-on = one point for a block, three for a joker; the fewest win
nmbrs-option-points-off = no points, just a winner each round
