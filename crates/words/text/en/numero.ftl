numero-title = NUMERO
numero-about = Make numbers match, and win more cards than anybody else.

## Cards

numero-colour-green = green
numero-colour-orange = orange
numero-colour-blue = blue
numero-colour-red = red
# A card as it is written and as it is said.
numero-card = { $face } { $colour }
numero-card-spoken = { $face }, { $colour }
numero-face-minus = minus { $number }
numero-face-times = times { $number }
numero-face-over = divided by { $number }
numero-face-percent = { $number } percent
numero-face-decimal = { $whole } point { $digits }
numero-face-squared = squared
numero-face-cubed = cubed
numero-face-square-root = square root
numero-face-cube-root = cube root
# What lies in the centre: a card, a build.
numero-lying = { $card }
numero-build = { $person ->
    [you] build of { $value }: { $sum }, by you
   *[other] build of { $value }: { $sum }, by { $who }
}
numero-cards = { $first }; { $next }
# Several sums taken with one card.
numero-takes = { $first }; also { $next }

## What happens at the table

numero-event-wild-built = { $person ->
    [you] You build { $value } with wild cards alone: { $sum }.
   *[other] { $who } builds { $value } with wild cards alone: { $sum }.
}
numero-event-wild-built-shown = { $person ->
    [you] You build { $value } with wild cards alone: { $sum }. You show the answer: { $shown }.
   *[other] { $who } builds { $value } with wild cards alone: { $sum }. The answer is shown: { $shown }.
}
numero-event-discarded-wild = { $person ->
    [you] You put { $card } in the centre.
   *[other] { $who } puts { $card } in the centre.
}
numero-event-took = { $person ->
    [you] You take
   *[other] { $who } takes
} { $cards-count ->
    [one] { $cards } card
   *[other] { $cards } cards
} with the { $with }: { $takes }.
numero-event-built = { $person ->
    [you] You build { $value }: { $sum }.
   *[other] { $who } builds { $value }: { $sum }.
}
numero-event-built-shown = { $person ->
    [you] You build { $value }: { $sum }. You show the answer: { $shown }.
   *[other] { $who } builds { $value }: { $sum }. The answer is shown: { $shown }.
}
numero-event-discarded = { $person ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
numero-event-discarded-all = { $person ->
    [you] You have no number card and discard everything: { $cards }.
   *[other] { $who } has no number card and discards everything: { $cards }.
}
numero-event-passed = { $person ->
    [you] You pass.
   *[other] { $who } passes.
}
numero-event-drew = { $person ->
    [you] You draw
   *[other] { $who } draws
} { $cards-count ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
numero-event-centre-refilled = New in the centre: { $cards }.
numero-event-pack-finished = The pack is empty.
numero-event-final-chance = { $person ->
    [you] Only you have cards left: one last chance to take.
   *[other] Only { $who } has cards left: one last chance to take.
}
numero-event-stopped = { $person ->
    [you] You stop.
   *[other] { $who } stops.
}
numero-event-centre-won = { $person ->
    [you] You made the last take, so you win
   *[other] { $who } made the last take and wins
} { $cards-count ->
    [one] the last card in the centre.
   *[other] the { $cards } cards left in the centre.
}
numero-event-subtracted = { $person ->
    [you] You still have
   *[other] { $who } still has
} { $cards-count ->
    [one] { $cards } card in hand, and it’s subtracted.
   *[other] { $cards } cards in hand, and they’re subtracted.
}
numero-event-scored = { $person ->
    [you] You score
   *[other] { $who } scores
} { $points-count ->
    [one] { $points } point
   *[other] { $points } points
} ({ $lines }) and now { $person ->
    [you] have
   *[other] has
} { $total }.
numero-event-lost-points = { $person ->
    [you] You lose
   *[other] { $who } loses
} { $points-count ->
    [one] { $points } point
   *[other] { $points } points
} ({ $lines }) and now { $person ->
    [you] have
   *[other] has
} { $total }.
numero-event-challenged = { $person ->
    [you] You challenge
   *[other] { $who } challenges
} { $builder-person ->
    [you] your build of { $value }. It was a bluff!
   *[other] { $builder }’s build of { $value }. It was a bluff!
}
numero-event-challenged-shown = { $person ->
    [you] You challenge
   *[other] { $who } challenges
} { $builder-person ->
    [you] your build of { $value }, and you show the answer: { $shown }.
   *[other] { $builder }’s build of { $value }, and the answer is shown: { $shown }.
}
numero-event-challenged-held = { $person ->
    [you] You challenge
   *[other] { $who } challenges
} { $builder-person ->
    [you] your build of { $value }, but you had the answer when you built it.
   *[other] { $builder }’s build of { $value }, but the answer was there when it was built.
}
numero-event-undone = The build of { $value } is taken apart. Back in the centre: { $piles }.
# A build among other things that lie there.
numero-a-build = build of { $value }
numero-event-over = { $person ->
    [you] The game is over. You win! Cards won: { $results }.
   *[other] The game is over. { $who } wins. Cards won: { $results }.
}
numero-event-over-shared = The game is over. { $winners } share the win. Cards won: { $results }.
numero-event-over-alone = { $person ->
    [you] The game is over. You won
   *[other] The game is over. { $who } won
} { $cards-count ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
numero-event-over-points = { $person ->
    [you] The game is over. You win! Points: { $results }.
   *[other] The game is over. { $who } wins. Points: { $results }.
}
numero-event-over-shared-points = The game is over. { $winners } share the win. Points: { $results }.
numero-event-over-alone-points = { $person ->
    [you] The game is over. You scored
   *[other] The game is over. { $who } scored
} { $cards-count ->
    [one] { $cards } point.
   *[other] { $cards } points.
}

## Points: what they are for, and as headings of a score sheet

numero-score-line = { $item }: { $points }
# One card took several groups; $take says which of them.
numero-score-line-of-take = take { $take }, { $item }: { $points }
numero-item-takes = { $count-count ->
    [one] { $count } take
   *[other] { $count } takes
}
    .title = Takes
numero-item-cards = { $count-count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .title = Cards in takes
numero-item-printed = { $count-count ->
    [one] printed on { $count } card
   *[other] printed on { $count } cards
}
    .title = Printed points
numero-item-five-cards = five at once
    .title = Takes of five cards
numero-item-six-cards = six or more at once
    .title = Takes of six cards or more
numero-item-three-signs = three signs
    .title = Three of the four signs
numero-item-four-signs = all four signs
    .title = All four signs
numero-item-four-colours = all four colours
    .title = All four colours
numero-item-one-colour = one colour
    .title = Only one colour
numero-item-centre-cleared = centre cleared
    .title = Centre cleared
numero-item-most-cards = most cards
    .title = Most cards
numero-item-bluff-found = a bluff caught
    .title = Bluffs caught
numero-item-wrong-challenge = a wrong challenge
    .title = Wrong challenges
numero-item-hand-cards = { $count-count ->
    [one] { $count } card left in hand
   *[other] { $count } cards left in hand
}
    .title = Cards left in hand
numero-item-hand-printed = { $count-count ->
    [one] printed on { $count } card left in hand
   *[other] printed on { $count } cards left in hand
}
    .title = Printed points left in hand
numero-item-centre-award = { $count-count ->
    [one] { $count } card left in the centre
   *[other] { $count } cards left in the centre
}
    .title = Cards left in the centre
numero-item-centre-printed = { $count-count ->
    [one] printed on { $count } card left in the centre
   *[other] printed on { $count } cards left in the centre
}
    .title = Printed points left in the centre
numero-item-pack-dealt = whole pack dealt
    .title = Whole pack dealt
numero-item-perfect-ending = perfect ending
    .title = Perfect ending
numero-item-brought-forward = brought forward
    .title = Brought forward

## Why a move is not allowed: said to the player who tried it

numero-illegal-no-number-card = There’s no number card in it yet: each turn, you take, build or discard with one (Golden Rule 1).
numero-illegal-wild-is-no-number = { $card } is a wild card. To take, build or discard, you need a number card (Golden Rule 1).
numero-illegal-one-number-card-only = Only one number card leaves your hand each turn, and { $card } would be the second (Golden Rule 1).
numero-illegal-number-card-is-last = The { $card } from your hand is added last: no wild card can change it or come after it.
numero-illegal-used-twice = You’re using { $card } too often: each card can be used only once in a turn.
numero-illegal-build-used-twice = You’re using the same build of { $value } twice.
numero-illegal-must-take = At this table you have to take if you can, and your { $with } can take something.
numero-illegal-must-build = At this table you have to build if you can, and with your { $with } you can build { $value }.
numero-illegal-not-in-hand = { $card } isn’t in your hand.
numero-illegal-not-in-hand-wild = There’s no { $card } card in your hand. Number cards can only be added to each other.
numero-illegal-not-in-centre = { $card } isn’t in the centre.
numero-illegal-no-such-build = There’s no build of { $value } with the number { $name } in the centre.
numero-illegal-breaks-build = That { $card } belongs to the build of { $value }, and a build is never broken up.
numero-illegal-centre-empty = There’s nothing in the centre to take or build on, so discard a card.
numero-illegal-cannot-work-out = { $step } doesn’t work out. { $trouble }
numero-illegal-wild-on-combination = At this table a wild card changes one card or one build, but here { $card } would change a sum.
numero-illegal-not-whole-between = At this table every number on the way has to be whole and not below 0, but here you get { $value }.
numero-illegal-zero-pile = At this table you can’t add a pile that’s worth 0: { $sum }.
numero-illegal-wild-on-build = At this table wild cards leave builds alone, but here { $card } would change one.
numero-illegal-take-misses = That’s not a match: { $steps }, and your card is { $with }.
numero-illegal-take-misses-plain = There’s { $pile } here, but your card is { $with }.
numero-illegal-nothing-to-build-on = To build, you add a number card from your hand to something in the centre: say which cards, as in 9 + 1. The { $card } alone isn’t enough.
numero-illegal-wrong-announcement = { $steps }, but you said { $announced }.
numero-illegal-no-such-number = { $steps }, but no number card at this table shows { $value }.
numero-illegal-no-answer = To build { $value }, you have to hold { $answer } (Golden Rule 2).
numero-illegal-wild-only-build-forbidden = At this table you can’t build with wild cards alone: a build of { $value } needs a number card.
numero-illegal-no-wild-from-hand = A build of { $value } needs a card from your hand: add a number card, or play a wild card.
numero-illegal-only-wild-cards = { $cards-count ->
    [one] All you have is { $cards } wild card: discard it.
   *[other] You have nothing but wild cards: discard all { $cards }.
}
numero-illegal-must-pass = You have nothing but wild cards, and the pack is empty, so at this table you pass.
numero-illegal-has-number-card = You have a number card, the { $card }, so play it (Golden Rule 1).
numero-illegal-no-passing = You can’t pass here: take, build or discard (Golden Rule 1).
numero-illegal-only-take-now = This is your last chance: you can only take, or stop.
numero-illegal-only-take-in-patience = In Patience you take, or you stop.
numero-illegal-no-build-in-patience = In Patience you only take; there’s no building.
numero-illegal-no-discard-in-patience = In Patience you only take; there’s no discarding.
numero-illegal-not-the-end = You can only stop at the last chance, or in Patience.
numero-illegal-nothing-to-show = After this build you’d have no cards left, and everybody could see that you don’t have { $answer }.
numero-illegal-no-challenges = There’s nothing to challenge at this table: whoever builds has to hold the answer (Golden Rule 2).
numero-illegal-own-build = The build of { $value } is your own, so only the others can challenge it.
numero-illegal-too-late-to-challenge = The build of { $value } can’t be challenged now.
