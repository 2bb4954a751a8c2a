## NUMERO in the terminal

cli-numero-aim = Whoever wins the most cards wins the game.
cli-numero-aim-patience = Win as many cards as you can.
cli-numero-aim-take = Take: play a number card that matches cards in the centre added up, and win them all.
cli-numero-aim-build = Build: add your card to one in the centre if you hold the answer for later. If nothing fits, discard a card.
cli-numero-aim-stop = When you can’t find anything more to take, type stop.
cli-numero-aim-points = Whoever has the most points wins: every take, every card in it and many extras count. Type score for your points and rules 10 for the check list.
cli-numero-aim-patience-points = Win as many points as you can: every take, every card in it and many extras count. Type score for your points and rules 10 for the check list.
cli-numero-aim-bluff = You can also bluff and build without the answer. If somebody challenges you and you can’t show it, you lose { $right }; whoever challenges an honest build loses { $wrong }.

# $people is one where a person plays alone at this keyboard, many where several share it.
cli-numero-prompt = { $people ->
    [one] Your turn: take, build or discard. Type ? for help.
   *[many] { $who }, your turn: take, build or discard. Type ? for help.
}
cli-numero-prompt-chance = { $people ->
    [one] Your last chance: take, or type stop.
   *[many] { $who }, your last chance: take, or type stop.
}
cli-numero-prompt-patience = Your turn: take, or type stop when you can’t find any more. Type ? for help.
# Nothing in the centre can be taken or built on.
cli-numero-prompt-discard = { $people ->
    [one] Your turn: there’s nothing to take or build on, so discard a card. Type ? for help.
   *[many] { $who }, your turn: there’s nothing to take or build on, so discard a card. Type ? for help.
}
cli-numero-prompt-discard-all = { $people ->
    [one] You have nothing but wild cards: type discard all.
   *[many] { $who }, you have nothing but wild cards: type discard all.
}
cli-numero-prompt-pass = { $people ->
    [one] You have nothing but wild cards: type pass.
   *[many] { $who }, you have nothing but wild cards: type pass.
}
# $typed is how it is typed; $right and $wrong are points.
cli-numero-may-challenge = You can challenge { $who }’s build of { $value } (type { $typed }). Right: { $who } loses { $right }; wrong: you lose { $wrong }.
# Whoever counts the cards sees that the answer is not in that hand.
cli-numero-may-challenge-sure = You can challenge { $who }’s build of { $value } (type { $typed }), and it’s sure to succeed: { $who } can’t have the answer. { $who } loses { $right }.
# Everybody has seen the answer in that hand.
cli-numero-may-challenge-hopeless = You can challenge { $who }’s build of { $value } (type { $typed }), but it’s sure to fail: everybody knows that { $who } has the answer. You’d lose { $wrong }.
cli-numero-may-challenge-some = You can challenge a build (type { $typed }). Right: whoever built it loses { $right }; wrong: you lose { $wrong }.
# $callers are the names of those who may, and $count is how many they are.
cli-numero-others-may-challenge = { $callers } { $count ->
    [one] can
   *[other] can
} challenge { $who }’s build of { $value } (type { $typed }). Right: { $who } loses { $right }; wrong: whoever challenges loses { $wrong }.
cli-numero-others-may-challenge-some = { $callers } { $count ->
    [one] can
   *[other] can
} challenge a build (type { $typed }). Right: whoever built it loses { $right }; wrong: whoever challenges loses { $wrong }.
cli-numero-bluff = You have no { $value }, so this would be a bluff: if somebody challenges it, you lose { $points }. Type it again (or yes) to play it. If you begin with bluff instead of build, you won’t be asked.
# How a move begins; the rules read these words.
cli-numero-verb-take = take
cli-numero-verb-build = build
cli-numero-verb-discard = discard
cli-numero-verb-challenge = challenge
cli-numero-example-bluff = Without the answer in your hand this is a bluff, and you’ll be asked to type it twice.
cli-numero-scores = Points: { $list }.
cli-numero-won = Cards won: { $list }.
cli-numero-held = In hand: { $list }.
cli-numero-pack = Pack: { $cards }.
cli-numero-centre = Centre
cli-numero-centre-empty = The centre is empty.
cli-numero-centre-list = In the centre: { $cards }.
# $typed is how the build is typed in a move.
cli-numero-build = Also a { $build } (type { $typed }).
cli-numero-build-open = Also a { $build } (type { $typed }). You can challenge it.
cli-numero-hand = Your hand
cli-numero-hand-empty = Your hand is empty.
cli-numero-hand-list = Your hand: { $cards }.
cli-numero-no-points = This table plays for cards, not for points. To play for points, start with: reckon play numero --preset scoring
cli-numero-score-empty = Nobody has any points yet.
cli-numero-score-total = Total
# In words: everything one player has; $items are its parts.
cli-numero-score-of = { $person ->
    [you] You have
   *[other] { $who } has
} { $count ->
    [one] { $points } point
   *[other] { $points } points
}: { $items }.
cli-numero-score-none = { $person ->
    [you] You have no points.
   *[other] { $who } has no points.
}
# Turn by turn: $what is the sentence about what happened, and may be empty at the end.
cli-numero-score-turn = Turn { $turn }: { $what }
cli-numero-score-after = After turn { $turn }: { $what }
cli-numero-score-end = At the end: { $what }

cli-numero-call-hint = To challenge in somebody else’s turn, type your name first: { $typed }
cli-numero-call-who = Say who is challenging, with the name first: { $typed }
cli-numero-call-computer = { $who } is a computer player and speaks for itself. To challenge yourself, leave the name out.
cli-numero-call-only = It’s not { $who }’s turn: { $who } can only challenge.
cli-numero-call-only-alone = It’s not your turn: you can only challenge.


## Words of other games, and what to type here instead

cli-numero-not-draw = You don’t draw: when your turn is over, your hand is filled up by itself. Take, build or discard.
cli-numero-not-draw-discard = You don’t draw: when your turn is over, your hand is filled up by itself. There’s nothing to take or build on, so discard a card, as in: discard 5
cli-numero-not-draw-patience = You don’t draw: after each take, hand and centre are filled up by themselves. Take, or type stop.
cli-numero-not-end = Your turn ends by itself: take, build or discard.
cli-numero-not-end-discard = Your turn ends by itself. There’s nothing to take or build on, so discard a card, as in: discard 5
cli-numero-not-end-patience = A take ends your turn by itself. When you can’t find any more, type stop.
cli-numero-not-hint = The program doesn’t look for moves. To see whether one is right, just type it: a wrong one costs nothing.

cli-numero-help-loose = You only need colours (g, o, b, r) when it matters which card you mean.

cli-numero-colours-open = Points for just one colour or for all four are left out: not every card was written with its colour.
# Said by the referee, about how a position is written.
cli-numero-write-open = If it’s still open, say so after it, with the number of turns that have begun since, as in: centre { $value } = … by 2 open 1
cli-numero-bluff-judged = You’d have no { $value }, so this is a bluff: if somebody challenges it, you lose { $points }.
cli-numero-challenge-judged = If { $who } can’t show the answer to the build of { $value }, { $who } loses { $right }; if it’s shown, you lose { $wrong }. Only that hand can tell.
cli-numero-challenge-judged-sure = { $who } can’t have the answer to the build of { $value }, so the challenge is sure to succeed: { $who } loses { $right }.
cli-numero-challenge-judged-hopeless = Everybody knows that { $who } has the answer to the build of { $value }, so the challenge is sure to fail: you lose { $wrong }.
cli-numero-challenge-judged-then = If { $who } didn’t hold the answer to the build of { $value } when it was made, { $who } loses { $right }; otherwise you lose { $wrong }. Only { $who } knows.

cli-numero-points = { $count ->
    [0] no points
    [one] { $number } point each
   *[other] { $number } points each
}
cli-numero-family-number = Number cards
cli-numero-family-subtraction = Minus cards
cli-numero-family-multiplication = Times cards
cli-numero-family-division = Divide cards
cli-numero-family-simple-fraction = Simple fractions
cli-numero-family-other-fraction = Other fractions
cli-numero-family-power-or-root = Powers and roots

# Said when the game is over, of a build without its answer.
cli-numero-was-bluff = The build of { $value } was a bluff: there was no { $value } in the hand.
