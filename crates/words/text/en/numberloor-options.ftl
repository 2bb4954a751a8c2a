## Versions, each with the age from which it can be played

numberloor-preset-beginners = Beginners (4+)
    .sample = 3, 4 and 5 fit on 4
numberloor-preset-intermediate = Intermediate (6+)
    .sample = 5 − 3 = 2
numberloor-preset-advanced = Advanced (8+)
    .sample = 8 + 5 = 13, so 3

## What a table can agree on

numberloor-option-version = Which cards you play with, and so how hard it is.
    .title = Version
numberloor-option-version-beginners = Beginners: only Levels by day, on two stacks
numberloor-option-version-intermediate = Intermediate: with balloons, three floors at most
numberloor-option-version-advanced = Advanced: with all balloons and with Night cards

numberloor-option-blue-in-intermediate = Whether Intermediate uses the cards with a blue mark.
    .title = Blue marks in Intermediate
numberloor-option-blue-in-intermediate-on = they’re in
numberloor-option-blue-in-intermediate-off = they’re left out

numberloor-option-youngest = The youngest player has the first turn.
    .title = Youngest player
numberloor-option-youngest-1 = seat 1
numberloor-option-youngest-2 = seat 2
numberloor-option-youngest-3 = seat 3
numberloor-option-youngest-4 = seat 4
numberloor-option-youngest-5 = seat 5
numberloor-option-youngest-random = chosen by lot

numberloor-option-equal-on-odd-even = Whether the same number fits even when Any Odd or Any Even wouldn’t let it: 4 on 4 with Any Odd.
    .title = The same number on odd and even
numberloor-option-equal-on-odd-even-on = the same number always fits
numberloor-option-equal-on-odd-even-off = only odd or only even numbers fit

numberloor-option-voluntary-draw = Whether you can take two cards even if you could lay a Level.
    .title = Taking cards by choice
numberloor-option-voluntary-draw-on = you can, before you lay anything
numberloor-option-voluntary-draw-off = only if no Level fits

numberloor-option-skip-again = When Skip a Go on top makes the next player take two cards and miss a turn.
    .title = Skip a Go
numberloor-option-skip-again-played-turn = after every turn in which a Level was laid
numberloor-option-skip-again-laid-only = only after the turn in which it was laid
numberloor-option-skip-again-every-turn = after every turn, even when somebody passes

numberloor-option-night-on-equal = Whether the same number is enough to take over a turn with a Night card.
    .title = Night card with the same number
numberloor-option-night-on-equal-on = the same number is enough
numberloor-option-night-on-equal-off = the open balloon has to lead to it

numberloor-option-night-cards = When you can take over somebody else’s turn with a Night card.
    .title = Night cards
numberloor-option-night-cards-any-moment = at any moment: first come, first served
numberloor-option-night-cards-between-turns = only before a turn has begun: first come, first served
numberloor-option-night-cards-no-hurry = no hurry: everybody is asked after each turn

numberloor-option-turn-limit = The game also ends when every player has had this many turns.
    .title = Turns for each player
