### What the web client says when a game is over

## The result

# $n is the number as it is shown; $count only selects.
web-after-amount = { $unit ->
    [cards] { $count ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }
    [stars] { $count ->
        [0] no stars
        [one] { $n } star
       *[other] { $n } stars
    }
    [rounds] { $count ->
        [0] no rounds
        [one] { $n } round
       *[other] { $n } rounds
    }
   *[points] { $count ->
        [0] no points
        [one] { $n } point
       *[other] { $n } points
    }
}
# The same behind “with”.
web-after-amount-with = { $unit ->
    [cards] { $count ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }
    [stars] { $count ->
        [0] no stars
        [one] { $n } star
       *[other] { $n } stars
    }
    [rounds] { $count ->
        [0] no rounds
        [one] { $n } round
       *[other] { $n } rounds
    }
   *[points] { $count ->
        [0] no points
        [one] { $n } point
       *[other] { $n } points
    }
}
web-after-you-won = { $unit ->
    [cards] You won { $amount }!
    [rounds] You won!
   *[other] You won with { $with }!
}
# With nothing, or with less.
web-after-you-won-little = You won!
web-after-alone = { $unit ->
    [cards] You won { $amount }!
   *[other] You have { $amount }!
}
web-after-alone-little = You have { $amount }.
web-after-other-won = { $who } wins this time, with { $with }. You have { $own }.
web-after-one-won = { $who } wins, with { $with }.
web-after-shared = { $who } share the win, with { $with } each.
web-after-shared-others = { $who } share the win, with { $with } each. You have { $own }.
# Where the fewest points win; $best is their number.
web-after-you-won-fewest = You won with the fewest points: { $best }!
web-after-other-won-fewest = { $who } wins this time, with the fewest points: { $best }. You have { $own }.
web-after-one-won-fewest = { $who } wins with the fewest points: { $best }.
web-after-shared-fewest = { $who } share the win with the fewest points: { $best } each.
web-after-shared-others-fewest = { $who } share the win with the fewest points: { $best } each. You have { $own }.
web-after-fewest-cards = There’s a tie on stars, so the fewest cards in hand decide it.
web-after-results = How everybody did

## What now?

web-after-again = Again
web-after-waiting = Waiting for { $who }.
web-after-begins = The next game is starting…
web-after-wishes = { $count ->
    [one] { $who } would like another game.
   *[other] { $who } would like another game.
}
web-after-look = Look at the table
web-you-capital = You
web-after-you-win = You win!
# The same where others win, too.
web-after-all-win = A shared win!
web-after-best = Your best moment
web-after-watch = Watch
web-after-look-back = Look back
web-after-looking-back = Looking back
web-after-personal-most = That’s your most so far!
web-after-personal-fewest = That’s your fewest so far!

## Score sheet

web-after-scores = Score sheet
web-after-held = { $who }: { $count ->
    [one] { $n } card left in hand
   *[other] { $n } cards left in hand
}

## The game once more

web-after-replay = Watch the game again
web-after-step = Step of the game
web-after-step-of = Step { $n } of { $all }
web-after-dealt = The cards are dealt.
web-after-eyes = Whose cards would you like to see?
# At the table that is looked back at: the player’s own seat.
web-after-name-you = { $who } (you)
web-after-play = Play
web-after-pause = Pause
web-after-back = One step back
web-after-on = Next step
web-after-sentences = Everything that happened
web-after-no-steps = The game can’t be shown again right now.
web-after-try-again = Try again

## Record

web-after-record = Record
web-after-record-about = A text file with everything about this game: to keep, to play through again and to check.
web-after-record-get = Download the record

## Was the shuffle fair?

web-after-fair = Was the shuffle fair?
web-after-fair-secret = Before the cards were dealt, the server drew a secret number and showed its fingerprint. A fingerprint doesn’t give its number away, and nobody can find another number with the same one.
web-after-fair-nonces = Only then did every seat add a random number; for computer players the server drew it.
web-after-fair-seed = The secret and all these numbers together decide how the cards are shuffled. As long as just one of them came from somebody else, not even the server could choose the cards.
web-after-fair-now = Now the secret is out, and this device can work everything out again.
web-after-fair-check = Check it now
web-after-fair-checking = Working it out…
web-after-fair-insecure = Now the secret is out, and everything can be worked out again. This browser can’t do it, because the page didn’t come over an encrypted line, but the programs named below can.
web-after-fair-program = To check that every move followed the rules, too, use the record with “reckon verify”. For the cards alone there’s “verify.py”, which needs nothing but Python.
web-after-fair-good = Everything we could check here is right.
web-after-fair-bad = Something isn’t right. Keep the record: it shows what.
web-after-check-noted = { $verdict ->
    [fits] The fingerprint is the one this device noted before the game.
    [differs] The fingerprint isn’t the one this device noted before the game.
   *[unknown] This device wasn’t there before the game, so it didn’t note a fingerprint.
}
web-after-check-commitment = { $verdict ->
    [fits] The fingerprint belongs to the secret.
   *[differs] The fingerprint doesn’t belong to the secret.
}
web-after-check-nonce = { $verdict ->
    [fits] The number this device added is among the others.
    [differs] The number this device added isn’t among the others; perhaps another window of yours added one later.
   *[unknown] This device didn’t add a number in this game: the server drew one for it.
}
web-after-check-seed = { $verdict ->
    [fits] The secret and the numbers of all seats give the number the shuffle began with.
   *[differs] The secret and the numbers of all seats don’t give the number the shuffle began with.
}
web-after-check-order = { $verdict ->
    [fits] Shuffled with it, the cards come out in the same order as in the record.
    [differs] Shuffled with it, the cards come out in a different order from the record.
   *[unknown] The record couldn’t be read here, so the order of the cards wasn’t checked.
}
web-after-verdict-fits = Right:
web-after-verdict-differs = Not right:
web-after-verdict-unknown = Can’t tell:
web-after-numbers = The numbers
web-after-number-commitment = Fingerprint
web-after-number-noted = Fingerprint, as noted before
web-after-number-secret = Secret of the server
web-after-number-nonce = Added by { $who }
web-after-number-seed = The shuffle began with
web-after-number-order = The pack as shuffled
web-after-number-found = Worked out here
