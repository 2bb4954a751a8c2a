### What the web client says when a game is over

## The result

# $n is the number as it is shown; $count only selects.
web-after-amount = { $unit ->
    [cards] { $count ->
        [one] { $n } card
       *[other] { $n } cards
    }
    [stars] { $count ->
        [one] { $n } star
       *[other] { $n } stars
    }
    [rounds] { $count ->
        [one] { $n } round
       *[other] { $n } rounds
    }
   *[points] { $count ->
        [one] { $n } point
       *[other] { $n } points
    }
}
# The same behind “with”.
web-after-amount-with = { $unit ->
    [cards] { $count ->
        [one] { $n } card
       *[other] { $n } cards
    }
    [stars] { $count ->
        [one] { $n } star
       *[other] { $n } stars
    }
    [rounds] { $count ->
        [one] { $n } round
       *[other] { $n } rounds
    }
   *[points] { $count ->
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
web-after-other-won = { $who } wins with { $with }; you have { $own }.
web-after-one-won = { $who } wins with { $with }.
web-after-shared = { $who } share the win, with { $with } each.
web-after-shared-others = { $who } share the win, with { $with } each; you have { $own }.
web-after-fewest-cards = The stars are equal, so the fewest cards in hand decide.
web-after-results = What everybody has

## What now?

web-after-again = Again
web-after-waiting = Waiting for { $who }.
web-after-begins = The next game begins …
web-after-wishes = { $count ->
    [one] { $who } would like another game.
   *[other] { $who } would like another game.
}
web-after-look = Look at the table

## Score sheet

web-after-scores = Score sheet
web-after-held = { $who }: { $count ->
    [one] { $n } card left in hand
   *[other] { $n } cards left in hand
}

## The game once more

web-after-replay = The game once more
web-after-step = Step of the game
web-after-step-of = Step { $n } of { $all }
web-after-dealt = The cards are dealt.
web-after-eyes = Whose cards do you see?
web-after-play = Play
web-after-pause = Pause
web-after-back = One step back
web-after-on = One step on
web-after-sentences = All that happened
web-after-no-steps = The game cannot be shown again at the moment.
web-after-try-again = Try again

## Record

web-after-record = Record
web-after-record-about = A text file with everything about this game, so that it can be kept, played again, and checked.
web-after-record-get = Download the record

## Was the shuffle fair?

web-after-fair = Was the shuffle fair?
web-after-fair-secret = Before the cards were dealt, the server drew a secret number and showed its fingerprint: a fingerprint does not give its number away, and nobody can find another number with the same one.
web-after-fair-nonces = Only then every seat added a random number; for computer players the server drew it.
web-after-fair-seed = The secret and all these numbers together decide how the cards are shuffled, so as long as one of them came from somebody else, not even the server could choose the cards.
web-after-fair-now = Now the secret is open, and this device can work everything out again.
web-after-fair-check = Check it now
web-after-fair-checking = Working it out …
web-after-fair-insecure = Now the secret is open and everything can be worked out again: not in this browser, because the page did not come over an encrypted line, but with the programs named below.
web-after-fair-program = That every move followed the rules too is checked with the record: by “reckon verify”, or for the cards alone by “verify.py”, which needs nothing but Python.
web-after-fair-good = Everything that could be checked here fits.
web-after-fair-bad = Something does not fit. Keep the record: it shows what.
web-after-check-noted = { $verdict ->
    [fits] The fingerprint is the one that this device noted before.
    [differs] The fingerprint is not the one that this device noted before.
   *[unknown] This device was not there before the game, and has noted no fingerprint.
}
web-after-check-commitment = { $verdict ->
    [fits] The fingerprint belongs to the secret.
   *[differs] The fingerprint does not belong to the secret.
}
web-after-check-nonce = { $verdict ->
    [fits] The number that this device added is among the others.
    [differs] The number that this device added is not among the others; perhaps another window of yours added one later.
   *[unknown] This device has added no number in this game: the server drew one for it.
}
web-after-check-seed = { $verdict ->
    [fits] The secret and the numbers of all seats give the number that the shuffle began with.
   *[differs] The secret and the numbers of all seats do not give the number that the shuffle began with.
}
web-after-check-order = { $verdict ->
    [fits] Shuffled with it, the cards come in the order of the record.
    [differs] Shuffled with it, the cards come in another order than that of the record.
   *[unknown] The record could not be read here, so the order of the cards was not checked.
}
web-after-verdict-fits = Fits:
web-after-verdict-differs = Does not fit:
web-after-verdict-unknown = Not known:
web-after-numbers = The numbers
web-after-number-commitment = Fingerprint
web-after-number-noted = Fingerprint, as noted before
web-after-number-secret = Secret of the server
web-after-number-nonce = Added by { $who }
web-after-number-seed = The shuffle began with
web-after-number-order = The pack as shuffled
web-after-number-found = Worked out here
