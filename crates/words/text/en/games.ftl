### What several games say alike

## Why a move is not allowed: said to the player who tried it

illegal-over = The game is over.
illegal-not-your-turn = { $person ->
    [you] It’s your turn.
   *[other] It’s { $who }’s turn.
}

## Why a text is not a move

not-a-move-empty = There’s no move in that.
not-a-move-stands-alone = “{ $text }” has to stand alone, with nothing before or after it.

## Why a pack cannot be used; $entry counts from 1

bad-pack-not-toml = That isn’t a pack file: { $message }
bad-pack-empty-entry = Entry { $entry } under “{ $kind }” is empty.
bad-pack-too-many = A pack has at most { $most } cards, but this one has { $there }.
bad-pack-not-a-card = “{ $text }” isn’t a card for a pack.

## Why a text is not a position

not-a-position-twice = The section “{ $text }” comes twice.
not-a-position-not-understood = I don’t understand “{ $text }” in the section “{ $section }”.
not-a-position-pack = The cards of this position don’t make a pack. { $why }
not-a-position-seats = A table has { $least } to { $most } seats.
not-a-position-watcher-with-hand = Somebody who only watches has no hand.

## Why a position cannot be on a table

# $first and the others are sections of a position.
bad-position-count = This position has { $there } cards, but the pack has { $pack }. Change the section “{ $first }”, “{ $second }” or “{ $third }”; a section you leave out is filled in.
bad-position-hand-count = { $person ->
    [you] The section “hands” says that you have { $should-count ->
        [one] { $should } card
       *[other] { $should } cards
    }, but “hand” lists { $cards }.
   *[other] The section “hands” says that { $who } has { $should-count ->
        [one] { $should } card
       *[other] { $should } cards
    }, but { $cards } are listed.
}
bad-position-no-such-seat = There’s no seat { $seat } at this table.
bad-position-phase = A game can’t end like this.
bad-position-known = { $person ->
    [you] What’s known about your hand can’t be true.
   *[other] What’s known about { $who }’s hand can’t be true.
}
