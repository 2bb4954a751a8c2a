## Why a text is not a card

numero-not-a-card = “{ $text }” isn’t a card. Cards are written like 10b, -2, x3, /4, 1/2, 0.5, 50%, ^2 or sqrt.

## Why a text is not a sum

numero-not-a-sum-not-a-pile = “{ $text }” isn’t a card, a build or a sum in brackets.
numero-not-a-sum-no-sign = Something is missing before “{ $text }”: a colon after your card, a plus between cards that are added, or a comma between two takes, as in: take 15: 8 + 7, 15
numero-not-a-sum-no-colour = “{ $text }” has no colour. Write g, o, b or r after the number, as in 5g.
numero-not-a-sum-not-closed = A bracket is opened but never closed.
numero-not-a-sum-too-deep = That’s more brackets inside brackets than any sum needs.
numero-not-a-sum-too-long = That’s more cards than a pack has.
numero-not-a-sum-lone-wild = A wild card has no value of its own: write it after the pile it changes, as in 10r-2.

## Why a text is not a move

numero-not-a-move-unknown-word = A move can’t start with “{ $text }”. Write it like 9: 5 + 4, or start with take, build, discard, pass, stop or challenge.
numero-not-a-move-not-a-card = “{ $text }” isn’t a card.
numero-not-a-move-no-card = Say which card, as in: take 8: 5 + 3, or: discard 7
numero-not-a-move-no-colon = There’s a colon missing, as in: take 9b: 5r + 4g
numero-not-a-move-no-value = Say what the build is worth, as in: build 10: 9r + 1b
numero-not-a-move-left-over = “{ $text }” is left over at the end.
numero-not-a-move-too-many-wild-cards = That’s more wild cards than a hand can hold.
numero-not-a-move-after-number-card = The number card ends your turn, so nothing can come after it.
numero-not-a-move-no-build-named = Say which build, as in: challenge 10, or with its number: challenge 10#4

## Why a typed line is not clear

numero-not-understood-unknown-word = A move can’t start with “{ $text }”. Write it like 9: 5 + 4, or start with { $verbs }.
numero-not-understood-unknown-word-no-take = A move can’t start with “{ $text }”. Start with { $verbs }.
# How a line may begin; the rules read these words.
numero-opening-take = take
numero-opening-build = build
numero-opening-discard = discard
numero-opening-discard-all = discard all
numero-opening-pass = pass
numero-opening-stop = stop
numero-opening-challenge = challenge
numero-not-understood-nothing-to-take = There’s nothing in the centre to take or build on, so discard a card, as in: discard { $card }
numero-not-understood-which-card = That could be { $one } or { $other }. Say which card you mean.
numero-not-understood-card-or-build = There’s a card { $value } and a build of { $value }. Say which one you mean: { $card } is the card, { $build } is the build.
numero-not-understood-say-what = Choose or say what your { $value } takes, as in: take 8: 5 + 3
numero-not-understood-no-build-of = There’s no build of { $value } in the centre.
numero-not-understood-which-build = There are several builds of { $value }. Say which one, as in: challenge { $build }
numero-not-understood-sum-or-each = Your { $sum } could take that as one sum, or your { $each } each by itself. Say which card takes.
numero-not-understood-take-or-build = Your { $value } could take that, or you could build it. Start with take or with build.
numero-not-understood-changed-or-not = “{ $text }” could be the card that your wild card lies on, or another one. Write the whole sum, as in: take 8: 10 - 2

## Why a pack cannot be used; $entry counts from 1

numero-bad-pack-not-a-number = Number entry { $entry } of the pack: “{ $text }” isn’t a number, or a range of numbers, from 1 to { $most }.
numero-bad-pack-not-a-colour = Entry { $entry } of the pack: “{ $text }” isn’t a colour. The colours are green, orange, blue and red.
numero-bad-pack-not-a-wild-card = Wild entry { $entry } of the pack: “{ $text }” isn’t a wild card.
numero-bad-pack-two-values = { $card } is in the pack with { $first } and with { $second } points. The same card must always have the same points.
numero-bad-pack-no-number-card = The pack has no number card.

## Why a text is not a position

numero-not-a-position-unknown-section = A position has no section called “{ $text }”. It needs at least a centre and a hand, as in: centre 10 5 | hand 9 8 -2 -4
numero-not-a-position-listed = The section “{ $section }” needs one number for each seat: { $seats }, not { $listed }.
numero-not-a-position-points = It has points in it, but its options say that the table plays for cards.
numero-not-a-position-empty = A position needs at least a centre and a hand, as in: centre 10 5 | hand 9 8 -2 -4

## Why a position cannot be on a table

numero-bad-position-no-such-card = There’s no { $card } in this table’s pack.
numero-bad-position-card-too-many = { $card } is there { $there } times, but { $pack-count ->
    [one] only once
   *[other] only { $pack } times
} in the pack.
numero-bad-position-hand-too-large = { $person ->
    [you] You have { $cards } cards, but a hand has at most { $most }.
   *[other] { $who } has { $cards } cards, but a hand has at most { $most }.
}
numero-bad-position-build-value = The build of { $value } with the number { $name } is really worth { $worth }.
numero-bad-position-build-no-number = No number card at this table shows { $value }, so there can’t be a build with the number { $name }.
numero-bad-position-build-recipe = The build of { $value } with the number { $name } can’t be worked out from its cards.
numero-bad-position-same-name = Two builds have the number { $name }.
numero-bad-position-builds = A build can’t have the number { $builds }: no pack makes that many.
numero-bad-position-won = The players have won { $won } cards, but { $gone } are in the win stacks.
numero-bad-position-empty-turn = { $person ->
    [you] It can’t be your turn: you have no cards.
   *[other] It can’t be { $who }’s turn without any cards.
}
numero-bad-position-challenge = The build of { $value } with the number { $name } can’t be open to a challenge like this.
numero-bad-position-challenge-turns = It can’t be { $turns } turns since the build of { $value } with the number { $name }. With this player to play, open { $fits } would fit.
numero-bad-position-next-build = The next build would have the number { $builds }, but there’s already a build with the number { $name }.
numero-bad-position-final-chance = { $person ->
    [you] The pack is empty and only you have cards left, so this is your last chance: write chance { $seat }.
   *[other] The pack is empty and only { $who } has cards left, so this is the last chance: write chance { $seat }.
}
numero-bad-position-scores = Points belong to a table that plays for points, and there every seat has them.
