### What NUMERO's table says in the web client

## Cards, for the ear and for the eye

web-numero-colour-green = green
web-numero-colour-orange = orange
web-numero-colour-blue = blue
web-numero-colour-red = red
web-numero-letter-green = G
web-numero-letter-orange = O
web-numero-letter-blue = B
web-numero-letter-red = R
web-numero-card = { $face }, { $colour }
# The points printed on a card, where they play for points: said, and small on the card itself.
web-numero-card-points = { $n ->
    [one] { $card }, { $n } point
   *[other] { $card }, { $n } points
}
web-numero-points = { $n } pt
web-numero-minus = minus { $n }
web-numero-times = times { $n }
web-numero-over = divided by { $n }
web-numero-plus = plus
web-numero-is = is
web-numero-and = and
web-numero-or = or
web-numero-decimal = { $whole } point { $digits }
web-numero-percent = { $n } percent
web-numero-squared = squared
web-numero-cubed = cubed
web-numero-square-root = square root
web-numero-cube-root = cube root
web-numero-part-1-2 = half
web-numero-part-1-3 = one third
web-numero-part-2-3 = two thirds
web-numero-part-1-4 = one quarter
web-numero-part-3-4 = three quarters
web-numero-part-1-5 = one fifth
web-numero-part-2-5 = two fifths
web-numero-part-other = { $top } over { $bottom }
# As it is written: ½ of (5 + 3).
web-numero-part-of = { $part } of
web-numero-said-of = { $part } of { $pile }
web-numero-said-root = { $root } of { $pile }
web-numero-build-of = build of { $value }
web-numero-build-spoken = { $person ->
    [you] build of { $value }: { $sum }, by you
   *[other] build of { $value }: { $sum }, by { $who }
}
# In the picture of a moment: a card that it was about.
web-numero-marked = { $card } (this one)
web-numero-played = Played: { $cards }

## Regions

web-numero-region-table = Table
web-numero-region-work = Your sum
web-numero-region-hand = Hand
web-numero-centre = Centre
web-numero-hand = Your hand
# In the picture of a moment, which may be seen through anybody's eyes.
web-numero-hand-of = { $who }’s hand
web-numero-centre-empty = There’s nothing in the centre.
web-numero-hand-empty = You have no cards left.
web-numero-covered = The cards are covered.
web-numero-watching = You’re watching.

## The work line

web-numero-work-line = What you have tapped
web-numero-work-empty = Which cards make one of yours? Tap them, then yours.
web-numero-work-ahead = Plan ahead: which cards make one of yours?
web-numero-lift = { $card }: lift
web-numero-work-card = Now tap cards in the centre.
web-numero-total = total: { $value }
web-numero-total-each = each take: { $value }
web-numero-total-title = Makes one pile of everything so far
web-numero-fits-your = fits your
web-numero-your = your card
web-numero-unknown = for you to work out
web-numero-back = One step back
web-numero-clear = Put everything back
web-numero-stays = stays as a build of { $value }: you hold { $value ->
    [8] an 8
    [11] an 11
    [18] an 18
    [80] an 80
    [81] an 81
    [82] an 82
    [83] an 83
    [84] an 84
    [85] an 85
    [86] an 86
    [87] an 87
    [88] an 88
    [89] an 89
   *[other] a { $value }
} ✓
web-numero-stays-bluff = stays as a build of { $value }: you hold no { $value }
web-numero-stays-free = stays as a build of { $value }
web-numero-gone = The { $card } is gone.

## Buttons

web-numero-take = Take
web-numero-build = Build
web-numero-discard = Discard
web-numero-check = Check
web-numero-take-cards = { $n ->
    [one] Take { $n } card
   *[other] Take { $n } cards
}
web-numero-take-cards-points = { $n ->
    [one] Take { $n } card
   *[other] Take { $n } cards
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-numero-build-value = Build { $value }
web-numero-build-bluff = Build { $value }: you hold no { $value }
web-numero-discard-card = Discard { $card }
web-numero-discard-all = { $n ->
    [one] Discard your only card
   *[other] Discard all { $n } cards
}
web-numero-and-put = , put { $cards } in the centre
web-numero-and-bluff = , build { $value }: you hold no { $value }
web-numero-pass = Pass
web-numero-stop = Stop
web-numero-put = Put { $cards } in the centre
web-numero-really = Bluff? Press again: { $what }
web-numero-really-stop = Really stop? Press again
web-numero-press-again = That’s a bluff. Press again if you dare.
web-numero-choose = Choose cards first
web-numero-now-your-card = Now a number card from your hand
web-numero-goes-take = Yes, you can take these.
web-numero-goes-build = Yes, you can build that.
web-numero-goes-discard = Yes, you can discard that.
web-numero-no-take = You can’t take these cards.
web-numero-no-build = That doesn’t make a build.
web-numero-no-discard = To discard, choose just one number card from your hand.
web-numero-points-why = What the points are for
web-numero-challenge = Show me that { $value }!
web-numero-challenge-short = Show me!
web-numero-challenge-right = If it’s a bluff, { $who } loses 20.
web-numero-challenge-wrong = If it isn’t, you lose 10.
# Said over the table when a doubted builder opens the hand.
web-numero-was-honest = It’s there!
web-numero-was-bluff = A bluff!

## Facts beside a seat

web-numero-fact-won = won { $n }
web-numero-fact-won-spoken = { $n ->
    [one] { $n } card won
   *[other] { $n } cards won
}
web-numero-fact-points = { $n ->
    [one] { $figure } point
   *[other] { $figure } points
}
web-numero-fact-points-spoken = { $n ->
    [one] { $figure } point
   *[other] { $figure } points
}
web-numero-fact-pack = pack { $n }
web-numero-pack-spoken = { $n ->
    [0] The pack is empty.
    [one] There’s { $n } card left in the pack.
   *[other] There are { $n } cards left in the pack.
}

## Answers for somebody who listens

web-numero-hand-spoken = Your hand: { $cards }.
web-numero-centre-spoken = In the centre: { $cards }.
web-numero-nothing-to-doubt = There’s no build to challenge right now.
web-numero-draft-empty = You haven’t chosen a card yet.
web-numero-waits = { $card } is waiting for a pile.
web-numero-your-card = Your card: { $card }.
web-numero-enter = Enter: { $what }.
web-numero-not-your-turn = It’s not your turn yet.
web-numero-may = Take, build or discard with one number card from your hand.
web-numero-may-chance = This is your last chance: take, or stop.
web-numero-may-patience = Take, or stop.
web-numero-may-prepare = You can already choose cards.
web-numero-may-challenge = You can challenge { $who }’s build of { $value }.
web-numero-other-holds = { $n ->
    [one] { $who } has { $n } card.
   *[other] { $who } has { $n } cards.
}
web-numero-has-won = { $person ->
    [you] You’ve won
   *[other] { $who } has won
} { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
web-numero-has-points = { $person ->
    [you] You have
   *[other] { $who } has
} { $n ->
    [one] { $figure } point.
   *[other] { $figure } points.
}
web-numero-won-secret = Nobody is told how many cards everyone has won until the end.
web-numero-how = Choose cards in the centre, and wild cards if you like, then a number card from your hand with the same value. Or choose just one number card from your hand and discard it.
web-numero-fits = This fits: { $cards }.

## Keys

web-numero-key-space = Choose a card in the centre or in your hand, or put it back
web-numero-key-enter = The big button; if there isn’t one: take
web-numero-key-b = Build
web-numero-key-d = Discard
web-numero-key-k = Challenge a build
web-numero-key-t = The total: one pile of everything so far (or the key =)

## The score sheet

web-numero-sheet = Points
web-numero-sheet-item = For
web-numero-sheet-total = Total
web-numero-won-caption = Cards won
web-numero-golden = The three golden rules
web-numero-golden-1 = One number: each turn, exactly one number card leaves your hand. It takes, it builds, or it’s discarded.
web-numero-golden-2 = Hold the answer: when you build, you hold a number card that shows the value of the build.
web-numero-golden-3 = Wild cards are extra: they don’t use up your turn. Carry on until you play your number card.
web-numero-item-of-take = take { $take }, { $item }
web-numero-item-takes = { $n ->
    [one] { $figure } take
   *[other] { $figure } takes
}
    .title = Takes
web-numero-item-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
    .title = Cards in takes
web-numero-item-printed = { $n ->
    [one] printed on { $n } card
   *[other] printed on { $n } cards
}
    .title = Printed points
web-numero-item-five-cards = five at once
    .title = Takes of five cards
web-numero-item-six-cards = six or more at once
    .title = Takes of six cards or more
web-numero-item-three-signs = three signs
    .title = Three of the four signs
web-numero-item-four-signs = all four signs
    .title = All four signs
web-numero-item-four-colours = all four colours
    .title = All four colours
web-numero-item-one-colour = one colour
    .title = Only one colour
web-numero-item-centre-cleared = centre cleared
    .title = Centre cleared
web-numero-item-most-cards = most cards
    .title = Most cards
web-numero-item-bluff-found = a bluff caught
    .title = Bluffs caught
web-numero-item-wrong-challenge = a wrong challenge
    .title = Wrong challenges
web-numero-item-hand-cards = cards left in hand
    .title = Cards left in hand
web-numero-item-hand-printed = printed on cards left in hand
    .title = Printed points left in hand
web-numero-item-centre-award = cards left in the centre
    .title = Cards left in the centre
web-numero-item-centre-printed = printed on cards left in the centre
    .title = Printed points left in the centre
web-numero-item-pack-dealt = whole pack dealt
    .title = Whole pack dealt
web-numero-item-perfect-ending = perfect ending
    .title = Perfect ending
web-numero-item-brought-forward = brought forward
    .title = Brought forward

## On the box

web-numero-box = Take all the cards that add up to one of yours.
