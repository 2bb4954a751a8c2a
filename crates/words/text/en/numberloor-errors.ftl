## Why a text is not a card

numberloor-not-a-card = “{ $text }” isn’t a card. Cards are written like 5, 5n, b3, near, odd, even or skip.

## Why a text is not a move

numberloor-not-a-move-not-a-card = “{ $text }” isn’t a card. Write your cards one after the other, as in: b3 6, or write draw, pass, end, night or let go.
numberloor-not-a-move-no-level = There’s no Level in it: balloons come before one, as in: b3 6
numberloor-not-a-move-two-levels = You lay one Level at a time, and { $card } would be the second.
numberloor-not-a-move-level-at-end = Only balloons can follow the word end. Lay { $card } before you end your turn.
numberloor-not-a-move-night-needs-after = Say which open cards the Night card is for, as in: night 6n after 17
numberloor-not-a-move-too-long = That’s more cards than a pack has.

## Why a typed line is not clear

numberloor-not-understood-word = I don’t understand “{ $text }”. Type your cards one after the other, as in: 5 7 b3 4, or type draw, pass or end.
numberloor-not-understood-word-for-beginners = I don’t understand “{ $text }”. Type your cards one after the other, as in: 3 left 5 right, or type pass or end.
numberloor-not-understood-neither-stack = The stacks show { $left } and { $right }, not { $said }.
numberloor-not-understood-only-balloons = A Level has to come after { $balloons }, as in: { $typed }
numberloor-not-understood-after-end = “{ $text }” comes after the end of your turn. Only balloons can be left on top there, as in: end b3
numberloor-not-understood-wrong-sum = { $sum }, but you wrote { $says }.
numberloor-not-understood-not-the-open-level = You’re counting from { $said }, but the open card is { $open }.
numberloor-not-understood-not-the-open-balloon = You’re counting by { $said }, but { $balloon } is on top.
numberloor-not-understood-balloons-at-end = There’s no Level after { $balloons }. Lay balloons before a Level, or leave them on top at the end, as in: end { $typed }
numberloor-not-understood-which-stack = { $level } fits on both stacks. Say which one, as in: { $typed } left

## Why a pack cannot be used; $entry counts from 1, $kind is how the file calls its entries

numberloor-bad-pack-not-a-level = Entry { $entry } under “{ $kind }”: “{ $text }” isn’t a Level from 0 to 9, or a range of Levels such as 2-7.
numberloor-bad-pack-not-a-balloon = Entry { $entry } of the balloons: “{ $text }” isn’t a number from 0 to 10, near, odd, even, oe (odd or even) or skip.
numberloor-bad-pack-not-a-mark = Entry { $entry } under “{ $kind }”: “{ $text }” isn’t a mark. The marks are blue and red.
numberloor-bad-pack-no-level = The pack has no Level.
numberloor-bad-pack-too-many-balloons = A pack has at most { $most } balloons, but this one has { $there }.

## Why a text is not a position

numberloor-not-a-position-unknown-section = A position has no section called “{ $text }”. It needs at least the open cards and a hand, as in: open 5 b3 | hand 2 8n b3 near
numberloor-not-a-position-listed = The section “{ $section }” needs one number for each seat: { $seats }, not { $listed }.
numberloor-not-a-position-no-open-cards = A position needs at least two open cards, as in: open 5 b3 | hand 2 8n b3 near

## Why a position cannot be on a table

numberloor-bad-position-no-such-card = There’s no { $card } in this table’s pack.
numberloor-bad-position-card-too-many = This position has { $card } more often than the pack.
numberloor-bad-position-open-cards = The open cards are a Level and a balloon, or two Levels by day for Beginners. An open balloon that may be odd or even is written oe=odd or oe=even.
numberloor-bad-position-stars = Every seat has a number of stars from 0 to { $most }: with { $most } the game is won.
numberloor-bad-position-laid = The cards laid this turn have to end with a Level and be on top of the middle, and whoever laid them still has cards.
numberloor-bad-position-last-level = With your last Level you lay all the balloons you have left, so nobody has only balloons after it. As a move that is written like 7 b1 b2, from the cards that were open before.
numberloor-bad-position-drawn = Cards can’t have been taken like that this turn.
numberloor-bad-position-asked = Nobody can be asked for a Night card like that: only where there’s no hurry, and never the next player.
numberloor-bad-position-passed = Nobody can have passed like that: there are still cards to take.
numberloor-bad-position-too-long = No game has that many turns, and the open cards never change that often.
