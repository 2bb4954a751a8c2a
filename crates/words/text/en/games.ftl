### What several games say alike

## Why a move is not allowed: said to the player who tried it

illegal-over = The game is over.
illegal-not-your-turn = { $person ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}

## Why a text is not a move

not-a-move-empty = There is no move in it.
not-a-move-stands-alone = “{ $text }” stands alone, with nothing before or after it.

## Why a pack cannot be used; $entry counts from 1

bad-pack-not-toml = This is not a pack file: { $message }
bad-pack-empty-entry = Entry { $entry } under “{ $kind }” is empty.
bad-pack-too-many = A pack has at most { $most } cards, and this one has { $there }.
bad-pack-not-a-card = “{ $text }” is not a card of a pack.

## Why a text is not a position

not-a-position-twice = The section “{ $text }” is there twice.
not-a-position-not-understood = “{ $text }” in the section “{ $section }” is not understood.
not-a-position-pack = The cards of this position are not a pack. { $why }
not-a-position-seats = A table has { $least } to { $most } seats.
not-a-position-watcher-with-hand = Who watches has no hand.

## Why a position cannot be on a table

bad-position-count = This position has { $there } cards, and the pack has { $pack }.
bad-position-hand-count = { $person ->
    [you] Your hand should have { $should-count ->
        [one] { $should } card
       *[other] { $should } cards
    }, and the list has { $cards }.
   *[other] The hand of { $who } should have { $should-count ->
        [one] { $should } card
       *[other] { $should } cards
    }, and the list has { $cards }.
}
bad-position-no-such-seat = There is no seat { $seat } at this table.
bad-position-phase = A game cannot end like this.
bad-position-known = { $person ->
    [you] What is known of your hand cannot be true.
   *[other] What is known of the hand of { $who } cannot be true.
}
