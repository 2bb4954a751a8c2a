## Why something is no record

record-unreadable-empty = It is empty.
record-unreadable-foreign = This is not a record of Reckon.
record-unreadable-newer = Its format { $format } is newer than this Reckon.
record-unreadable-old-save = An older Reckon saved it, and it holds no proof of how the cards were dealt. This Reckon cannot go on with it.
record-unreadable-too-large = It is larger than any record.
record-unreadable-not-text = Line { $line } is not text.
record-unreadable-long-line = Line { $line } is longer than any line of a record.
record-unreadable-line-ends = All its lines end as on Windows, with a carriage return before the line feed, and a record has line feeds alone.
record-unreadable-no-line-end = The line feed at the end is missing.
record-unreadable-closing = Its last line does not fit the rest: something was changed or cut off.
record-unreadable-other-game = Line { $line } names the game “{ $name }”, which this Reckon does not know.
record-unreadable-revision = { $age ->
    [newer] Line { $line }: it was played by revision { $found } of the rules, and this Reckon knows only revision { $known }. A newer Reckon can read it.
   *[older] Line { $line }: it was played by revision { $found } of the rules, and this Reckon knows only revision { $known }.
}
record-unreadable-expected = { $is ->
    [missing] Line { $line } is missing: “{ $wanted }” should be there.
   *[other] Line { $line } begins with “{ $found }”, and “{ $wanted }” should be there.
}
record-unreadable-option = Line { $line }: { $why }
record-unreadable-cards = Line { $line } has no cards that this table can play with.
record-unreadable-player = Line { $line }: “{ $text }” is nobody who can sit at a table.
record-unreadable-seats = Line { $line }: there are more players than any table has seats.
record-unreadable-hex = Line { $line } should end with 64 digits from 0 to 9 and a to f.
record-unreadable-move = Line { $line } is no move: “{ $text }”.
record-unreadable-many-moves = Line { $line }: there are more moves than any game has.
record-unreadable-result = Line { $line } should have one number for each seat.
record-unreadable-not-as-written = Line { $line } is not as Reckon writes it.

## What fits

record-check-closing = The last line fits the text above it.
record-check-form = Every line is as Reckon writes it.
record-check-commitment = The secret fits the commitment.
record-check-seed = The seed comes from the secret and from what each seat added.
record-check-order = The pack lay as the seed shuffles it.
record-check-moves = { $moves-count ->
    [0] No move was made yet.
    [one] { $moves } move was made, and it is allowed.
   *[other] { $moves } moves were made, and all are allowed.
}
record-check-result = The result is the one that the moves lead to.

## What does not

record-finding-closing = The last line does not fit: something above it was changed or cut off.
record-finding-changed = Line { $line }, column { $column }, was changed: there is { $found }, and { $right } should be there.
record-finding-commitment = Line { $line }: the secret does not fit the commitment.
record-finding-seed = Line { $line }: the seed does not come from the secret and from what each seat added.
record-finding-table = Line { $line }: the game cannot have begun like this. { $why }
record-finding-order = Line { $line }: place { $place } of the pack has { $found }, and the seed puts { $right } there.
record-finding-move = Line { $line }: move { $number }, “{ $text }” by { $who }, is not allowed. { $why }
record-finding-not-over = Line { $line } gives a result, and after these moves the game goes on.
record-finding-result = Line { $line }: the result is given as { $found }, and the moves lead to { $right }.

# What stands at a place, or should.
record-byte-letter = “{ $letter }”
record-byte-space = a space
record-byte-line-end = the end of the line
record-byte-other = the byte { $number }
record-no-card = no card

## What a reader should know

record-note-put-right = The rest was checked with that put right.
record-note-gave-up = Whether it is a single byte was not tried to the end: the record is too long for that.
record-note-chosen = Somebody chose the seed, so the deal was not drawn by lot.
record-note-not-over = The game is not over, so its deal cannot be checked by others yet.
record-note-sealed = The game is not over, so neither its deal nor its moves could be checked yet.
record-note-private = It holds the secret of a game in progress: share it when the game is over.
