## Ways to play, each with the age from which it can be played

numenko-preset-quick = Quick (8+)
    .sample = 2 × 4 = 8
numenko-preset-usual = The whole bag (8+)
    .sample = (5 − 1) × 5 = 20

## What a table can agree on

numenko-option-pot-limit = The most tiles the pot can have; the rest stay in the bag, and the game is shorter.
    .title = Tiles in the pot

numenko-option-connected = Whether all your tiles have to hang together.
    .title = One group
numenko-option-connected-on = all tiles hang together
numenko-option-connected-off = sums can lie apart

numenko-option-order = In which order a sum is worked out.
    .title = Order of working
numenko-option-order-left-to-right = from left to right, whatever the signs are
numenko-option-order-division-first = division first, then from left to right

numenko-option-fractions = Whether a sum can have a fraction on the way, as in 7 ÷ 2 × 4 = 14.
    .title = Fractions on the way
numenko-option-fractions-on = they can come up
numenko-option-fractions-off = every step is a whole number

numenko-option-equals = Where the equals sign can go.
    .title = Equals sign
numenko-option-equals-either-side = anywhere: 8 = 2 × 4 is right, too
numenko-option-equals-at-the-end = before the result: 2 × 4 = 8

numenko-option-chains = Whether a sum can have several equals signs, as in 2 × 4 = 8 = 5 + 3.
    .title = Several equals signs
numenko-option-chains-on = as many as you like
numenko-option-chains-off = exactly one

numenko-option-identity = Whether 7 = 7 is a sum, although there’s nothing to work out.
    .title = 7 = 7
numenko-option-identity-on = it’s a sum
numenko-option-identity-off = it isn’t a sum

numenko-option-leading-zeros = Whether a number can start with 0, as in 07.
    .title = Numbers such as 07
numenko-option-leading-zeros-on = they’re allowed
numenko-option-leading-zeros-off = they aren’t allowed

numenko-option-smiley-both-ways = Whether a smiley can be one thing across and another down, as a star tile can.
    .title = Smiley across and down
numenko-option-smiley-both-ways-on = it can differ
numenko-option-smiley-both-ways-off = it’s the same number both ways, or a sign both ways

numenko-option-open-grids = Whether the others see your sums when you’re done.
    .title = Open sums
numenko-option-open-grids-on = everybody sees them
numenko-option-open-grids-off = nobody else sees them until play is over

numenko-option-check-done = Whether sums are checked at each “done”, or only when somebody says “game over”.
    .title = Checking
numenko-option-check-done-on = at each “done”
numenko-option-check-done-off = only at “game over”, and then the others decide what a mistake costs

numenko-option-who-checks = Who looks for mistakes at “game over”, if “done” isn’t checked.
    .title = Checking “game over”
numenko-option-who-checks-program = the program, which names what’s wrong
numenko-option-who-checks-players = the other players: what nobody sees counts as right

numenko-option-swop-short = What happens when somebody wants to swop and there are fewer than two tiles in the pot.
    .title = Swop when the pot is too small
numenko-option-swop-short-ends-play = play is over
numenko-option-swop-short-refused = nobody can swop any more, and play goes on

numenko-option-eject-vote = How many of the others have to vote for it before somebody is out after a wrong “game over”.
    .title = Vote
numenko-option-eject-vote-majority = more than half of them
numenko-option-eject-vote-all = all of them
