### The table of Numberloor in the web client

## Cards

web-numberloor-level = level { $n }
web-numberloor-night-level = level { $n } by night
web-numberloor-short-night = { $n } by night
web-numberloor-balloon = balloon { $n }
web-numberloor-balloon-near = Any Nearest
web-numberloor-balloon-odd = Any Odd
web-numberloor-balloon-even = Any Even
web-numberloor-balloon-skip = Skip a Go
web-numberloor-balloon-oe = Any Odd/Even
web-numberloor-balloon-oe-odd = Any Odd/Even (odd)
web-numberloor-balloon-oe-even = Any Odd/Even (even)
# On the face of the card: short.
web-numberloor-face-near = near
web-numberloor-face-odd = odd
web-numberloor-face-even = even
web-numberloor-face-skip = skip
web-numberloor-face-oe = odd/even

## Regions and rows

web-numberloor-region-table = Table
web-numberloor-region-work = Your draft
web-numberloor-region-hand = Hand
# In a picture of the table: whose cards are seen.
web-numberloor-hand-of = { $who }’s hand
web-numberloor-levels = Levels
web-numberloor-balloons = Balloons
web-numberloor-left = left
web-numberloor-right = right
web-numberloor-trail = This turn
web-numberloor-step-draft = { $card }, not sent yet
web-numberloor-step-broken = { $card }, doesn’t fit any more
web-numberloor-card-goes = fits
web-numberloor-card-moon = can be thrown in now
web-numberloor-is-laid = laid
web-numberloor-goes-now = fits now
web-numberloor-goes-nothing = nothing fits now
web-numberloor-how-same = same
web-numberloor-say-again = Say it again

## What lies there, and what fits

web-numberloor-goes = { $n ->
    [0] nothing fits
    [one] only { $list } fits
   *[other] { $list } fit
}
# $goes and its like begin with a colon, or are empty.
web-numberloor-open = Open: { $level }, { $balloon }{ $goes }.
web-numberloor-open-stacks = Open: on the left { $left }{ $leftgoes }; on the right { $right }{ $rightgoes }.

## Buttons

web-numberloor-back-one = Take the last card back
web-numberloor-back-all = Take all cards back
web-numberloor-turn-over = End turn
web-numberloor-take-two = Take two
web-numberloor-pass = Pass
web-numberloor-pass-take-two = Pass and take two
web-numberloor-let-go = Not now
web-numberloor-check = Check
web-numberloor-throw-in = Play { $card }
web-numberloor-ends = End your turn
web-numberloor-lays-and-ends = Lay { $cards }
web-numberloor-lays-and-wins = Lay { $cards } and win a star
web-numberloor-level-first = Lay a Level first
web-numberloor-balloons-too = Your balloons go with it: tap them, too
web-numberloor-level-or-pass = Lay a Level, or pass
web-numberloor-dead-end = Nothing fits on these: take one back

## What is said of the draft

web-numberloor-laid = { $card } laid.
web-numberloor-taken-back = Taken back: { $cards }.
web-numberloor-odd-or-even = Any Odd/Even: which is it, odd or even?
web-numberloor-say-odd = Odd
web-numberloor-say-even = Even
web-numberloor-which-stack = { $card }: on the left stack or the right one?
web-numberloor-card-first = Tap a card first.
web-numberloor-that-goes = Yes, that works.
web-numberloor-sending = Laying your cards…
web-numberloor-sent-stays = What’s on the table stays there: a Level is laid for good as soon as you tap it. Only balloons on top can come back.
web-numberloor-nothing-back = There’s nothing to take back.
web-numberloor-gone = { $n ->
    [one] A card you had laid out isn’t in your hand any more.
   *[other] { $n } cards you had laid out aren’t in your hand any more.
}
web-numberloor-back = Back in your hand: { $cards }. { $why }
web-numberloor-asked = Play a Night card now?
web-numberloor-no-night = You don’t have a Night card.
web-numberloor-calls = Night card?
web-numberloor-no-balloons = You don’t have a balloon.

## What is said to somebody who listens

web-numberloor-hand-levels = { $n ->
    [one] level { $list }
   *[other] levels { $list }
}
web-numberloor-hand-empty = There are no cards here.
web-numberloor-may-lay = lay a card
web-numberloor-you-may = You can: { $list }.
web-numberloor-you-may-throw = You can throw in a Night card that suits the open cards.
web-numberloor-draft = Laid out so far: { $cards }.
web-numberloor-draft-empty = You haven’t laid out a card yet.
web-numberloor-draft-enter = Enter: { $what }.
web-numberloor-other = { $who }: { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
web-numberloor-help = Lay a Level as far above or below the open one as the open balloon says, or one with the same number. A balloon of your own changes how far that is.
web-numberloor-help-goes = You can lay { $list }.

## Stars and pile

web-numberloor-stars = { $n ->
    [0] no stars
    [one] { $n } star
   *[other] { $n } stars
}
web-numberloor-hurray = Hurray!
web-numberloor-stars-of = { $who } has { $n ->
    [0] no stars
    [one] { $n } star
   *[other] { $n } stars
}.
web-numberloor-stars-caption = Stars and cards
web-numberloor-who = Player
web-numberloor-stars-column = Stars
web-numberloor-cards-column = Cards
web-numberloor-won = won
web-numberloor-pile = pile { $n }
web-numberloor-pile-spoken = The pile has { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.

## Keys

web-numberloor-key-space = Lay a card, or take it back with all the cards after it
web-numberloor-key-d = End turn
web-numberloor-key-t = Take two cards
web-numberloor-key-p = Pass
web-numberloor-key-b = To the balloons
web-numberloor-key-k = Throw in a Night card
web-numberloor-key-x = Not now
web-numberloor-key-12 = Beginners: on the left or the right stack

## On the box

web-numberloor-box = Go up or down the floors and lay all your cards.
