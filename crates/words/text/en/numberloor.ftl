numberloor-title = Numberloor
numberloor-about = Climb up and down the tower, get rid of all your cards and collect stars.

## Cards

numberloor-level = Level { $number }
numberloor-level-spoken = level { $number }
numberloor-level-night = Level { $number } by night
numberloor-level-night-spoken = level { $number } by night
numberloor-balloon = balloon { $number }
numberloor-balloon-nearest = Any Nearest
numberloor-balloon-odd = Any Odd
numberloor-balloon-even = Any Even
# One card that its player lays as odd or as even.
numberloor-balloon-either = Any Odd/Even
numberloor-balloon-either-odd = Any Odd/Even (odd)
numberloor-balloon-either-even = Any Odd/Even (even)
numberloor-balloon-skip = Skip a Go
# A Level by night where only its number is said.
numberloor-short-night = { $number } by night

## Why a Level fits: behind “Fox lays Level 6:”

numberloor-how-same = the same number
numberloor-how-near = { $sum }, and that’s near
numberloor-how-odd = { $level } is odd
numberloor-how-even = { $level } is even
numberloor-how-after = { $level } comes after { $on }
numberloor-how-before = { $level } comes before { $on }
# Tens do not count: $sum is 9 + 2 = 11, $level is 1.
numberloor-sum-past-nine = { $sum }, so { $level }
# $from is 0, $more is 10, $sum is 10 − 3 = 7.
numberloor-sum-below-zero = { $from } is also { $more }: { $sum }

## The open cards, and what fits on them: $goes are numbers

numberloor-goes = { $goes-count ->
    [0] nothing fits
    [one] only { $goes } fits
   *[other] { $goes } fit
}
# Here $goes is the whole of the message above.
numberloor-open = Open: { $level }, { $balloon }: { $goes }.
numberloor-open-stacks = Open: on the left { $left }: { $left-goes }; on the right { $right }: { $right-goes }.

## A whole turn in one sentence: Fox: five, seven; balloon three; six.

numberloor-turn = { $person ->
    [you] You: { $cards }.
   *[other] { $who }: { $cards }.
}
# Cards that Beginners lay on one stack.
numberloor-turn-left = on the left { $cards }
numberloor-turn-right = on the right { $cards }
# Levels and balloons by turns.
numberloor-turn-runs = { $first }; { $next }

## What happens at the table

numberloor-event-took-over = { $person ->
    [you] You take over
   *[other] { $who } takes over
} { $from-person ->
    [you] your turn with a Night card.
   *[other] { $from }’s turn with a Night card.
}
numberloor-event-placed = { $person ->
    [you] You lay { $cards }: { $how }.
   *[other] { $who } lays { $cards }: { $how }.
}
# The reason has a colon of its own.
numberloor-event-placed-below = { $person ->
    [you] You lay { $cards }; { $how }.
   *[other] { $who } lays { $cards }; { $how }.
}
numberloor-event-placed-left = { $person ->
    [you] You lay { $cards } on the left: { $how }.
   *[other] { $who } lays { $cards } on the left: { $how }.
}
numberloor-event-placed-right = { $person ->
    [you] You lay { $cards } on the right: { $how }.
   *[other] { $who } lays { $cards } on the right: { $how }.
}
numberloor-event-left = { $person ->
    [you] You leave { $top } on top.
   *[other] { $who } leaves { $top } on top.
}
numberloor-event-left-several = { $person ->
    [you] You also lay { $balloons } and leave { $top } on top.
   *[other] { $who } also lays { $balloons } and leaves { $top } on top.
}
numberloor-event-ended = { $person ->
    [you] You end your turn.
   *[other] { $who } ends the turn.
}
numberloor-event-drew = { $cards-count ->
    [0] { $person ->
        [you] There’s no card left for you to take.
       *[other] There’s no card left for { $who } to take.
    }
    [one] { $person ->
        [you] You take { $cards } card, the last one.
       *[other] { $who } takes { $cards } card, the last one.
    }
   *[other] { $person ->
        [you] You take { $cards } cards.
       *[other] { $who } takes { $cards } cards.
    }
}
numberloor-event-passed = { $cards-count ->
    [0] { $person ->
        [you] You pass.
       *[other] { $who } passes.
    }
    [one] { $person ->
        [you] You pass and take { $cards } card.
       *[other] { $who } passes and takes { $cards } card.
    }
   *[other] { $person ->
        [you] You pass and take { $cards } cards.
       *[other] { $who } passes and takes { $cards } cards.
    }
}
numberloor-event-skipped = { $cards-count ->
    [0] { $person ->
        [you] Skip a Go: you miss a turn.
       *[other] Skip a Go: { $who } misses a turn.
    }
    [one] { $person ->
        [you] Skip a Go: you take { $cards } card and miss a turn.
       *[other] Skip a Go: { $who } takes { $cards } card and misses a turn.
    }
   *[other] { $person ->
        [you] Skip a Go: you take { $cards } cards and miss a turn.
       *[other] Skip a Go: { $who } takes { $cards } cards and misses a turn.
    }
}
numberloor-event-star = { $stars-count ->
    [one] { $person ->
        [you] You’ve laid all your cards and get your first star. Do your dance!
       *[other] { $who } has laid every card, does a dance and gets a first star.
    }
   *[other] { $person ->
        [you] You’ve laid all your cards and get a star. Now you have { $stars }. Do your dance!
       *[other] { $who } has laid every card, does a dance and gets a star. That makes { $stars }.
    }
}
# In the version for Beginners.
numberloor-event-star-cry = { $stars-count ->
    [one] { $person ->
        [you] You’ve laid all your cards and get your first star. Shout hurray!
       *[other] { $who } has laid every card, shouts hurray and gets a first star.
    }
   *[other] { $person ->
        [you] You’ve laid all your cards and get a star. Now you have { $stars }. Shout hurray!
       *[other] { $who } has laid every card, shouts hurray and gets a star. That makes { $stars }.
    }
}
numberloor-event-refilled = { $cards-count ->
    [0] { $person ->
        [you] There are no new cards left for you.
       *[other] There are no new cards left for { $who }.
    }
    [one] { $person ->
        [you] You take { $cards } new card.
       *[other] { $who } takes { $cards } new card.
    }
   *[other] { $person ->
        [you] You take { $cards } new cards.
       *[other] { $who } takes { $cards } new cards.
    }
}
numberloor-event-reshuffled = { $cards-count ->
    [one] The pile is empty, so the { $cards } card under the open ones becomes the new pile.
   *[other] The pile is empty, so the { $cards } cards under the open ones are shuffled and become the new pile.
}
numberloor-event-let-go = { $person ->
    [you] You don’t lay a Night card.
   *[other] { $who } doesn’t lay a Night card.
}
# $why says how the game has ended.
numberloor-event-over = { $why ->
    [all-passed] Everybody has passed and there’s no card left to take, so the game is over.
    [turn-limit] That was the last turn, so the game is over.
   *[stars] The game is over.
} { $person ->
    [you] You win! Stars: { $results }.
   *[other] { $who } wins. Stars: { $results }.
}
numberloor-event-over-shared = { $why ->
    [all-passed] Everybody has passed and there’s no card left to take, so the game is over.
    [turn-limit] That was the last turn, so the game is over.
   *[stars] The game is over.
} { $winners } share the win. Stars: { $results }.
# Somebody else has as many stars as whoever has won.
numberloor-results-by-cards = { $results }; the fewest cards in hand decide it

## Why a move is not allowed: said to the player who tried it

numberloor-illegal-wait-for-answer = { $person ->
    [you] First say whether you want to throw in a Night card.
   *[other] First { $who } says whether to throw in a Night card.
}
numberloor-illegal-not-in-hand = There’s no { $card } in your hand.
numberloor-illegal-does-not-go = { $level } doesn’t fit on { $on }: with { $balloon } open, { $goes-count ->
    [0] nothing fits.
    [one] only { $goes } fits.
   *[other] { $goes } fit.
}
# One stack and the other one of Beginners.
numberloor-illegal-no-neighbour = { $level } doesn’t fit on { $on }: { $goes-count ->
    [one] only { $goes } fits
   *[other] { $goes } fit
} there. On the other stack, on { $other }, it’s { $other-goes }.
numberloor-illegal-no-balloons = Beginners play without balloons, so there’s no { $card } here.
numberloor-illegal-which-stack = There are two stacks: say left or right.
numberloor-illegal-one-stack = There’s only one stack of Levels here, so leave out left and right.
numberloor-illegal-odd-or-even = Say which { $card } is when you lay it: odd or even.
numberloor-illegal-no-level-laid = Lay at least one Level before you end your turn. Balloons alone don’t count.
numberloor-illegal-nothing-laid = Lay at least one Level before you end your turn, or pass.
numberloor-illegal-not-the-last-level = After { $level } you still have another Level, so { $balloon } has to wait: lay it before your next Level, or at the end of your turn.
numberloor-illegal-lay-all-balloons = { $level } is your last Level, so all your balloons go with it: { $left-count ->
    [one] { $left } is missing.
   *[other] { $left } are missing.
}
numberloor-illegal-can-lay = You only take cards if no Level fits, and you can lay { $cards }.
numberloor-illegal-cannot-pass = You can’t pass: you can lay { $cards }.
numberloor-illegal-drawn-already = You’ve already taken cards this turn: lay a Level, or pass.
numberloor-illegal-laid-already = You’ve laid a Level this turn, so you can’t take cards: lay more, or end your turn.
numberloor-illegal-draw-first = Take two cards before you pass: one of them might fit.
numberloor-illegal-end-instead = You’ve laid a Level this turn, so there’s no need to pass: just end your turn.
numberloor-illegal-pass-instead = Beginners take their two cards when they pass: say pass.
numberloor-illegal-no-night-levels = There are no Night cards at this table.
numberloor-illegal-not-a-night-level = In somebody else’s turn you can only lay a Night card, and { $card } isn’t one.
numberloor-illegal-balloon-before-night = In somebody else’s turn you can’t lay a balloon first, so { $card } stays in your hand: your Night card has to suit the open cards just as they are.
numberloor-illegal-own-turn = It’s your own turn: lay your Night card like any other Level.
numberloor-illegal-too-late = { $changes-count ->
    [one] Too late: the open cards have changed since then.
   *[other] Too late: the open cards have changed { $changes } times since then.
}
numberloor-illegal-too-early = The open cards have changed { $now } times so far, not { $after }.
numberloor-illegal-equal-is-not-enough = At this table the same number isn’t enough for a Night card: { $balloon } doesn’t lead from { $level } to { $level }.
numberloor-illegal-turn-has-begun = { $person ->
    [you] At this table a Night card has to come before a turn begins, and you’ve already laid or taken cards.
   *[other] At this table a Night card has to come before a turn begins, and { $who } has already laid or taken cards.
}
numberloor-illegal-you-will-be-asked = There’s no hurry at this table: you’ll be asked for a Night card when the turn is over.
numberloor-illegal-night-or-let-go = You’re being asked for a Night card: lay one, or let it go.
numberloor-illegal-not-asked = Nobody has asked you for a Night card, so there’s nothing to let go.
