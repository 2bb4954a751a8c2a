## Why something is no record

record-unreadable-empty = It’s empty.
record-unreadable-foreign = This isn’t a record of Reckon.
record-unreadable-newer = Its format { $format } is newer than this Reckon.
record-unreadable-old-save = An older Reckon saved it, without proof of how the cards were dealt. This Reckon can’t carry on with it.
record-unreadable-too-large = It’s larger than any record.
record-unreadable-not-text = Line { $line } isn’t text.
record-unreadable-long-line = Line { $line } is longer than any line of a record.
record-unreadable-line-ends = All its lines end as on Windows, with a carriage return before the line feed, but a record has line feeds alone.
record-unreadable-no-line-end = The line feed at the end is missing.
record-unreadable-closing = Its last line doesn’t match the rest: something was changed or cut off.
record-unreadable-other-game = Line { $line } names the game “{ $name }”, which this Reckon doesn’t know.
record-unreadable-revision = { $age ->
    [newer] Line { $line }: it was played by revision { $found } of the rules, but this Reckon only knows revision { $known }. A newer Reckon can read it.
   *[older] Line { $line }: it was played by revision { $found } of the rules, but this Reckon only knows revision { $known }.
}
record-unreadable-expected = { $is ->
    [missing] Line { $line } is missing: “{ $wanted }” should be there.
   *[other] Line { $line } begins with “{ $found }”, but “{ $wanted }” should be there.
}
record-unreadable-option = Line { $line }: { $why }
record-unreadable-cards = There are no cards on line { $line } that this table can play with.
record-unreadable-player = Line { $line }: “{ $text }” isn’t anybody who can sit at a table.
record-unreadable-seats = Line { $line }: there are more players than any table has seats.
record-unreadable-hex = Line { $line } should end with 64 digits from 0 to 9 and a to f.
record-unreadable-move = Line { $line } isn’t a move: “{ $text }”.
record-unreadable-many-moves = Line { $line }: there are more moves than any game has.
record-unreadable-result = Line { $line } should have one number for each seat.
record-unreadable-not-as-written = Line { $line } isn’t the way Reckon writes it.

## What is right

record-check-closing = The last line matches the text above it.
record-check-form = Every line is the way Reckon writes it.
record-check-commitment = The secret matches the commitment.
record-check-seed = The seed comes from the secret and from what each seat added.
record-check-order = The pack was in the order in which the seed shuffles it.
record-check-moves = { $moves-count ->
    [0] No move has been made yet.
    [one] { $moves } move was made, and it’s allowed.
   *[other] { $moves } moves were made, and all of them are allowed.
}
record-check-result = The result is the one the moves lead to.

## What is wrong

record-finding-closing = The last line doesn’t match: something above it was changed or cut off.
record-finding-changed = Line { $line }, column { $column } was changed: it has { $found }, but { $right } should be there.
record-finding-commitment = Line { $line }: the secret doesn’t match the commitment.
record-finding-seed = Line { $line }: the seed doesn’t come from the secret and from what each seat added.
record-finding-table = Line { $line }: the game can’t have begun like this. { $why }
record-finding-order = Line { $line }: place { $place } of the pack has { $found }, but the seed puts { $right } there.
record-finding-move = Line { $line }: move { $number }, “{ $text }” by { $who }, isn’t allowed. { $why }
record-finding-not-over = Line { $line } gives a result, but after these moves the game goes on.
record-finding-result = Line { $line }: the result is given as { $found }, but the moves lead to { $right }.

# What stands at a place, or should.
record-byte-letter = “{ $letter }”
record-byte-space = a space
record-byte-line-end = the end of the line
record-byte-other = the byte { $number }
record-no-card = no card

## What a reader should know

record-note-put-right = The rest was checked with that put right.
record-note-gave-up = The search for a single changed byte was given up: the record is too long for it.
record-note-chosen = Somebody chose the seed, so the deal wasn’t drawn by lot.
record-note-not-over = The game isn’t over, so others can’t check its deal yet.
record-note-sealed = The game isn’t over, so neither its deal nor its moves can be checked yet.
record-note-private = It holds the secret of a game in progress: share it only when the game is over.
