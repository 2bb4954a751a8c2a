## Why a text is not a card

numero-not-a-card = “{ $text }” is not a card. Cards are written like 10b, -2, x3, /4, 1/2, 0.5, 50%, ^2 or sqrt.

## Why a text is not a sum

numero-not-a-sum-not-a-pile = “{ $text }” is not a card, a build or a sum in brackets.
numero-not-a-sum-no-colour = “{ $text }” has no colour. Write g, o, b or r behind the number, as in 5g.
numero-not-a-sum-not-closed = A bracket is opened and not closed.
numero-not-a-sum-too-deep = There are more brackets inside brackets than any sum needs.
numero-not-a-sum-too-long = There are more cards in it than a pack has.
numero-not-a-sum-lone-wild = A wild card has no value of its own: it stands behind the pile it changes, as in 10r-2.

## Why a text is not a move

numero-not-a-move-unknown-word = “{ $text }” is not how a move begins. Write it like 9: 5 + 4, or begin with take, build, discard, pass, stop or challenge.
numero-not-a-move-not-a-card = “{ $text }” is not a card.
numero-not-a-move-no-card = Say which card, as in: take 8: 5 + 3, or: discard 7
numero-not-a-move-no-colon = A colon is missing, as in: take 9b: 5r + 4g
numero-not-a-move-no-value = A build is announced with its value, as in: build 10: 9r + 1b
numero-not-a-move-left-over = “{ $text }” is left over at the end.
numero-not-a-move-too-many-wild-cards = There are more wild cards in it than a hand holds.
numero-not-a-move-after-number-card = The number card ends the turn; nothing comes after it.
numero-not-a-move-no-build-named = Say which build, as in: challenge 10, or with its number: challenge 10#4

## Why a typed line is not clear

numero-not-understood-card-or-build = There is a card { $value } and a build of { $value }. Say which one: { $card } is the card, { $build } the build.
numero-not-understood-say-what = Choose or say what your { $value } takes, as in: take 8: 5 + 3
numero-not-understood-no-build-of = No build of { $value } lies in the centre.
numero-not-understood-which-build = There are several builds of { $value }. Say which one, as in: challenge { $build }

## Why a pack cannot be used; $entry counts from 1

numero-bad-pack-not-a-number = Number entry { $entry } of the pack: “{ $text }” is not a number or a range of numbers from 1 to { $most }.
numero-bad-pack-not-a-colour = Entry { $entry } of the pack: “{ $text }” is not a colour. There are green, orange, blue and red.
numero-bad-pack-not-a-wild-card = Wild entry { $entry } of the pack: “{ $text }” is not a wild card.
numero-bad-pack-two-values = { $card } is in the pack with { $first } and with { $second } points. The same card always has the same points.
numero-bad-pack-no-number-card = The pack has no number card.

## Why a text is not a position

numero-not-a-position-unknown-section = A position has no section “{ $text }”. It needs at least a centre and a hand, as in: centre 10 5 | hand 9 8 -2 -4
numero-not-a-position-points = There are points in it, but its options say that the table plays for cards.
numero-not-a-position-empty = A position needs at least a centre and a hand, as in: centre 10 5 | hand 9 8 -2 -4

## Why a position cannot be on a table

numero-bad-position-no-such-card = The pack of this table has no { $card }.
numero-bad-position-card-too-many = { $card } is there more often than in the pack.
numero-bad-position-hand-too-large = { $person ->
    [you] You hold { $cards } cards, and a hand has at most { $most }.
   *[other] { $who } holds { $cards } cards, and a hand has at most { $most }.
}
numero-bad-position-build-value = The build of { $value } with the number { $name } is worth { $worth }.
numero-bad-position-build-no-number = No number card at this table shows { $value }, so the build with the number { $name } cannot be.
numero-bad-position-build-recipe = The cards of the build of { $value } with the number { $name } cannot be worked out.
numero-bad-position-same-name = Two builds have the number { $name }.
numero-bad-position-builds = A build cannot have the number { $builds }: no pack makes so many.
numero-bad-position-won = The players have won { $won } cards, and { $gone } are in the win stacks.
numero-bad-position-empty-turn = { $person ->
    [you] It cannot be your turn, for you have no cards.
   *[other] It cannot be the turn of { $who }, who has no cards.
}
numero-bad-position-challenge = The build of { $value } with the number { $name } cannot be open to a challenge like this.
numero-bad-position-challenge-turns = Since the build of { $value } with the number { $name }, { $turns } turns cannot have begun. With this player to play, open { $fits } would fit.
numero-bad-position-next-build = The next build would have the number { $builds }, but there is a build with the number { $name } already.
numero-bad-position-scores = Points belong to a table that plays for points, and every seat has them.
