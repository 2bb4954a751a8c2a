## Levels: each adds to the one before

numero-preset-1-5 = Numbers 1 to 5
    .sample = 2 + 3
numero-preset-1-10 = Numbers 1 to 10
    .sample = 4 + 6
numero-preset-1-15 = Numbers 1 to 15
    .sample = 8 + 7
numero-preset-subtraction = With minus cards
    .sample = 10 − 2
numero-preset-multiplication-division = With times and divide cards
    .sample = (8 ÷ 4) × 3
numero-preset-simple-fractions = With simple fractions
    .sample = ½ of 10
numero-preset-all-fractions = With all fractions
    .sample = ⅔ of 9
numero-preset-powers-and-roots = With powers and roots
    .sample = √9
numero-preset-scoring = For points, with bluffs
    .sample = 9 + 1 = 10?

## What a table can agree on

numero-option-highest-number = The number cards go from 1 up to this number.
    .title = Highest number

numero-option-subtraction = Minus cards make a pile smaller: 10 − 2 = 8.
    .title = Minus cards
numero-option-subtraction-on = with minus cards
numero-option-subtraction-off = without minus cards

numero-option-multiplication = Times cards multiply a pile: 2 × 3 = 6.
    .title = Times cards
numero-option-multiplication-on = with times cards
numero-option-multiplication-off = without times cards

numero-option-division = Divide cards divide a pile: 8 ÷ 4 = 2.
    .title = Divide cards
numero-option-division-on = with divide cards
numero-option-division-off = without divide cards

numero-option-fractions = Fractions, decimals and percentages leave a part of a pile: ½ of 10 = 5.
    .title = Fractions
numero-option-fractions-none = no fractions
numero-option-fractions-simple = only those with 1 on top, such as ½, 0.25 or 50%
numero-option-fractions-all = all, also ⅔ or 75%

numero-option-powers-and-roots = Squares, cubes and roots: 3² = 9 and √9 = 3.
    .title = Powers and roots
numero-option-powers-and-roots-on = with powers and roots
numero-option-powers-and-roots-off = without powers and roots

numero-option-centre-start = How many cards are in the centre when the game starts.
    .title = Cards in the centre at the start
numero-option-centre-start-2 = two cards
numero-option-centre-start-players = as many as there are players

numero-option-wild-at-start = What happens to wild cards among the first cards in the centre.
    .title = Wild cards at the start
numero-option-wild-at-start-keep = they stay
numero-option-wild-at-start-replace = number cards take their place

numero-option-first-dealer = The player on the dealer’s left has the first turn.
    .title = Dealer
numero-option-first-dealer-random = chosen by lot
numero-option-first-dealer-1 = seat 1
numero-option-first-dealer-2 = seat 2
numero-option-first-dealer-3 = seat 3
numero-option-first-dealer-4 = seat 4

numero-option-must-take = Whether you have to take if you can, and build if you can’t take. You never have to play a wild card for it.
    .title = Having to take
numero-option-must-take-on = you have to take if you can
numero-option-must-take-off = it’s up to you

numero-option-wild-on-combination = Whether a wild card can change a sum: (5 + 3) ÷ 2 = 4.
    .title = Wild cards on sums
numero-option-wild-on-combination-on = allowed
numero-option-wild-on-combination-off = only on one card or one build

numero-option-in-between-values = Which numbers can come up on the way to a result.
    .title = Numbers on the way
numero-option-in-between-values-any = any, even fractions and numbers below 0
numero-option-in-between-values-whole = only whole numbers from 0 up

numero-option-zero-piles = Whether you can sweep up something worth 0, too: 10 + (5 − 5) = 10.
    .title = Piles worth 0
numero-option-zero-piles-on = allowed
numero-option-zero-piles-off = not allowed

numero-option-show-answer = Whether you show that you have the answer when you build.
    .title = Show the answer
numero-option-show-answer-on = the answer is shown
numero-option-show-answer-off = the answer stays hidden

numero-option-wild-on-build = Whether a wild card can change the value of a build.
    .title = Wild cards on builds
numero-option-wild-on-build-on = allowed
numero-option-wild-on-build-off = not allowed

numero-option-wild-only-build = What happens to cards that you change with wild cards but don’t take.
    .title = Builds with wild cards alone
numero-option-wild-only-build-needs-answer = they stay as a build, and you need the answer
numero-option-wild-only-build-forbidden = that’s not allowed
numero-option-wild-only-build-free = they stay as a build, and you don’t need the answer

numero-option-hand-without-number = What you do when the pack is empty and you have nothing but wild cards.
    .title = Hand without a number card
numero-option-hand-without-number-discard-all = discard them all
numero-option-hand-without-number-pass = keep them and pass

numero-option-show-counts = Whether everybody sees how many cards each player has won so far.
    .title = Show cards won
numero-option-show-counts-on = all the time
numero-option-show-counts-off = only at the end

numero-option-patience-refill = What is filled up first in Patience when the pack runs short.
    .title = Filling up in Patience
numero-option-patience-refill-centre-first = the centre first
numero-option-patience-refill-hand-first = the hand first

numero-option-scoring = Whether you play for points instead of cards.
    .title = Points
numero-option-scoring-on = for points
numero-option-scoring-off = for cards

numero-option-taking-card-counts = When one card takes several groups, which take it belongs to for the bonuses for five cards and for colours.
    .title = The card that takes
numero-option-taking-card-counts-every-take = to every take
numero-option-taking-card-counts-first-take = to the take named first
numero-option-taking-card-counts-single-take = to none of several takes

numero-option-decimal-ops = Which signs a decimal or a percentage counts as.
    .title = Signs of decimals
numero-option-decimal-ops-as-fraction = as its fraction: 0.5 is ÷, 75% is ÷ and ×
numero-option-decimal-ops-multiplication = as ×

numero-option-ops-in-builds = Whether the signs inside a build count when it’s taken.
    .title = Signs inside builds
numero-option-ops-in-builds-on = they count
numero-option-ops-in-builds-off = only the signs of the turn count

numero-option-wild-colour = What a wild card does to the bonuses for colours.
    .title = Colour of wild cards
numero-option-wild-colour-neutral = nothing
numero-option-wild-colour-printed = it has the colour its pack gives it
numero-option-wild-colour-spoils = a take with a wild card is never of one colour

numero-option-centre-award-points = Whether the last cards in the centre score points for whoever made the last take.
    .title = Points for the last cards
numero-option-centre-award-points-off = no points
numero-option-centre-award-points-cards = one point for each card
numero-option-centre-award-points-cards-and-printed = one point for each card, and the printed points

numero-option-most-cards-tie = Who gets the ten points for most cards when there’s a tie.
    .title = A tie for most cards
numero-option-most-cards-tie-nobody = nobody
numero-option-most-cards-tie-everybody = all of them

numero-option-bluff-builds = Whether you can build without the answer when you play for points, until somebody challenges you.
    .title = Bluffs
numero-option-bluff-builds-on = allowed
numero-option-bluff-builds-off = not allowed

numero-option-challenge-window = How long a build can be challenged.
    .title = Time for a challenge
numero-option-challenge-window-before-second-turn = until the challenger’s second turn begins
numero-option-challenge-window-immediate = until the next player has played

numero-option-challenge-test = What decides a challenge.
    .title = Deciding a challenge
numero-option-challenge-test-show-now = whether the answer can be shown now
numero-option-challenge-test-held-then = whether the answer was there when the build was made
