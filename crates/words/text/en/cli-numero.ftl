## NUMERO in the terminal

cli-numero-aim = Whoever wins the most cards wins the game.
cli-numero-aim-patience = Win as many cards as you can.
cli-numero-aim-take = Take: play a number card that equals cards in the centre added up, and win them all.
cli-numero-aim-build = Build: add your card to one in the centre if you hold the answer for later; if nothing goes, discard a card.
cli-numero-aim-stop = When you find nothing more to take, type stop.
cli-numero-aim-points = Whoever has the most points wins: every take, every card in it and many extras count. Type score for your points and rules 10 for the check list.
cli-numero-aim-patience-points = Win as many points as you can: every take, every card in it and many extras count. Type score for your points and rules 10 for the check list.
cli-numero-aim-bluff = You may also bluff and build without the answer. If you are challenged and cannot show it, you lose { $right }; whoever challenges an honest build loses { $wrong }.

# $people is one where a person plays alone at this keyboard, many where several share it.
cli-numero-prompt = { $people ->
    [one] Your turn: take, build or discard. Type ? for help.
   *[many] { $who }, your turn: take, build or discard. Type ? for help.
}
cli-numero-prompt-chance = { $people ->
    [one] Your last chance: take, or type stop.
   *[many] { $who }, your last chance: take, or type stop.
}
cli-numero-prompt-patience = Your turn: take, or type stop when you find no more. Type ? for help.
cli-numero-prompt-discard-all = { $people ->
    [one] You hold nothing but wild cards: type discard all.
   *[many] { $who }, you hold nothing but wild cards: type discard all.
}
cli-numero-prompt-pass = { $people ->
    [one] You hold nothing but wild cards: type pass.
   *[many] { $who }, you hold nothing but wild cards: type pass.
}
# $typed is how it is typed; $right and $wrong are points.
cli-numero-may-challenge = You may challenge the build of { $value } by { $who } (type { $typed }). Right: { $who } loses { $right }; wrong: you lose { $wrong }.
cli-numero-may-challenge-some = You may challenge a build (type { $typed }). Right: whoever built it loses { $right }; wrong: you lose { $wrong }.
# $callers are the names of those who may, and $count is how many they are.
cli-numero-others-may-challenge = { $callers } { $count ->
    [one] may
   *[other] may
} challenge the build of { $value } by { $who } (type { $typed }). Right: { $who } loses { $right }; wrong: whoever challenges loses { $wrong }.
cli-numero-others-may-challenge-some = { $callers } { $count ->
    [one] may
   *[other] may
} challenge a build (type { $typed }). Right: whoever built it loses { $right }; wrong: whoever challenges loses { $wrong }.
cli-numero-bluff = You hold no { $value }, so this would be a bluff: if somebody challenges it you lose { $points }. Type it again (or yes) to play it. Who begins with bluff instead of build is not asked.
# How a move begins; the rules read these words.
cli-numero-verb-take = take
cli-numero-verb-build = build
cli-numero-verb-discard = discard
cli-numero-verb-challenge = challenge
cli-numero-example-bluff = Without the answer in your hand this is a bluff, and you are asked to type it twice.
cli-numero-scores = Points: { $list }.
cli-numero-won = Cards won: { $list }.
cli-numero-held = In hand: { $list }.
cli-numero-pack = Pack: { $cards }.
cli-numero-centre = Centre
cli-numero-centre-empty = The centre is empty.
cli-numero-centre-list = In the centre: { $cards }.
# $typed is how the build is typed in a move.
cli-numero-build = Also a { $build } (type { $typed }).
cli-numero-build-open = Also a { $build } (type { $typed }). You may challenge it.
cli-numero-hand = Your hand
cli-numero-hand-empty = Your hand is empty.
cli-numero-hand-list = Your hand: { $cards }.
cli-numero-no-points = This table plays for cards, not for points. A table for points begins with: reckon play numero --preset scoring
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

cli-numero-call-hint = Whoever wants to challenge in another’s turn types the name first: { $typed }
cli-numero-call-who = Say who challenges, with the name first: { $typed }
cli-numero-call-computer = { $who } is a computer player and speaks for itself. Leave the name out to challenge yourself.
cli-numero-call-only = In another’s turn { $who } can only challenge.
cli-numero-call-only-alone = It is not your turn: you can only challenge.

cli-numero-help-loose = Colours (g, o, b, r) are only needed when it matters which card you mean.

cli-numero-colours-open = Points for only one colour or for all four are left out: not every card was written with its colour.
# Said by the referee, about how a position is written.
cli-numero-write-open = If it is still open, write so behind it with the turns that have begun since, as in: centre { $value } = … by 2 open 1
cli-numero-bluff-judged = You would hold no { $value }, so this is a bluff: if somebody challenges it you lose { $points }.
cli-numero-challenge-judged = If { $who } cannot show the answer to the build of { $value }, { $who } loses { $right }; if it is shown, you lose { $wrong }. Only that hand can tell.
cli-numero-challenge-judged-then = If { $who } did not hold the answer to the build of { $value } when it was made, { $who } loses { $right }; otherwise you lose { $wrong }. Only { $who } knows.

cli-numero-points = { $count ->
    [0] no points
    [one] { $number } point each
   *[other] { $number } points each
}
cli-numero-family-number = Number cards
cli-numero-family-subtraction = Minus cards
cli-numero-family-multiplication = Times cards
cli-numero-family-division = Divide cards
cli-numero-family-simple-fraction = Parts with 1 on top
cli-numero-family-other-fraction = Other parts
cli-numero-family-power-or-root = Powers and roots

# Said when the game is over, of a build without its answer.
cli-numero-was-bluff = The build of { $value } was a bluff: there was no { $value } in the hand.
