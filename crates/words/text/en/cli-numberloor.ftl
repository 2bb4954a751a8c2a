## Numberloor in the terminal

cli-numberloor-aim = Lay all your cards to get a star and take six new ones. The first player with { $stars } stars wins.
cli-numberloor-aim-levels = Lay Levels on the open one: the same number, or exactly as far above or below as the open balloon says. After { $nine } comes { $zero } again.
cli-numberloor-aim-balloons = Your own balloons can come first, as in b3 6. Lay as many cards as you like, with at least one Level, and type end.
cli-numberloor-aim-neighbours = Lay Levels on one of the open ones: the same number, or the one before or after it. After { $nine } comes { $zero } again.
cli-numberloor-aim-end = Lay as many cards as you like, and type end.
cli-numberloor-aim-night = You can also lay a Night card that suits the open cards in somebody else’s turn: whoever is first takes over.
cli-numberloor-aim-night-between = You can also lay a Night card that suits the open cards when somebody else’s turn has just begun: whoever is first takes over.
cli-numberloor-lot = { $person ->
    [you] The lot falls on you: you begin.
   *[other] The lot falls on { $who }, who begins.
}
cli-numberloor-aim-night-asked = After each turn everybody is asked for a Night card that suits the open cards: whoever lays one takes over.
cli-numberloor-call-hint = To lay a Night card in somebody else’s turn, type the number of your seat and ! before it, or your name: { $typed } (seats: { $keys }).
cli-numberloor-call-who = Say who is laying it, with the number of the seat and ! first: { $typed }
cli-numberloor-call-computer = { $who } is a computer player and lays its own cards.
cli-numberloor-call-only = It’s not { $who }’s turn: only a Night card can be laid now.
cli-numberloor-call-only-alone = It’s not your turn: you can only lay a Night card now.
cli-numberloor-call-never = It’s not { $who }’s turn.
cli-numberloor-call-never-alone = It’s not your turn.
cli-numberloor-call-unclear = I don’t understand “{ $text }”.
# $people is one where a person plays alone at this keyboard, many where several share it.
cli-numberloor-prompt = { $people ->
    [one] Your turn: lay cards, or type draw to take two cards if no Level fits. Type ? for help.
   *[many] { $who }, your turn: lay cards, or type draw to take two cards if no Level fits. Type ? for help.
}
# A Level fits, so no cards can be taken.
cli-numberloor-prompt-lay = { $people ->
    [one] Your turn: lay cards. Type ? for help.
   *[many] { $who }, your turn: lay cards. Type ? for help.
}
cli-numberloor-prompt-freely = { $people ->
    [one] Your turn: lay cards, or type draw to take two cards. Type ? for help.
   *[many] { $who }, your turn: lay cards, or type draw to take two cards. Type ? for help.
}
cli-numberloor-prompt-beginners = { $people ->
    [one] Your turn: lay cards, or type pass and take two cards. Type ? for help.
   *[many] { $who }, your turn: lay cards, or type pass and take two cards. Type ? for help.
}
cli-numberloor-prompt-drawn = { $people ->
    [one] Lay cards, or type pass.
   *[many] { $who }: lay cards, or type pass.
}
# There is no Level in the hand.
cli-numberloor-prompt-no-level = { $people ->
    [one] Your turn: you have no Level, so type draw to take two cards. Type ? for help.
   *[many] { $who }, your turn: you have no Level, so type draw to take two cards. Type ? for help.
}
cli-numberloor-prompt-drawn-no-level = { $people ->
    [one] You still have no Level, so type pass.
   *[many] { $who }, you still have no Level, so type pass.
}
cli-numberloor-prompt-laid = { $people ->
    [one] Lay more, or type end.
   *[many] { $who }: lay more, or type end.
}
# A Night card in another’s turn: $cards are those of the hand that fit, $typed is how they are typed.
cli-numberloor-may-lay = { $count ->
    [one] You have a Night card that fits
   *[other] You have Night cards that fit
}: { $cards }. Type { $typed } to take over { $who }’s turn.
# $keys are what everybody types first, $key is one of them, and $look is one of somebody whose hand is not on the screen.
cli-numberloor-others-may-lay = It’s { $who }’s turn. A Night card? Type { $keys } and the card, as in { $key } 6n; type { $look } hand to see your cards first.
# To $asked, whose hand is on the screen.
cli-numberloor-other-may-lay = It’s { $who }’s turn. A Night card, { $asked }? Type it, as in 6n.
cli-numberloor-key = { $key } ({ $who })
# Asked for one before the turn of $who begins.
cli-numberloor-asked-alone = It’s { $who }’s turn next. { $count ->
    [one] You have a Night card that fits
   *[other] You have Night cards that fit
}: { $cards }. Type { $typed } to take over.
# $look is no where the hand is on the screen already.
cli-numberloor-asked = { $person ->
    [you] { $asked }, a Night card before your turn?
   *[other] { $asked }, a Night card before { $who }’s turn?
} { $look ->
    [no] Type it, as in 6n.
   *[yes] Type it, as in 6n; type hand to see your cards first.
}
# Words of other games, and what to type here instead.
cli-numberloor-not-stop = To end your turn after laying cards, type end. If nothing fits, type draw, and then pass.
cli-numberloor-not-stop-beginners = To end your turn after laying cards, type end. If nothing fits, type pass.
cli-numberloor-not-discard = Cards aren’t put aside: lay those that fit, as in 5 b3 8.
cli-numberloor-not-hint = The program doesn’t look for moves. The line with the open cards says which Levels fit.
# How a move begins; the rules read these words.
cli-numberloor-verb-end = end
cli-numberloor-verb-draw = draw
cli-numberloor-verb-pass = pass
cli-numberloor-verb-right = right
cli-numberloor-verb-night = night
cli-numberloor-example-asked = At this table you’re asked for it when a turn is over.
cli-numberloor-help-loose = You can put several placements on one line, with or without their sums: 5 7 b3 4. They’re laid one after the other. Balloons are typed b1 to b5, near, odd, even and skip; a Night card is 6n.
cli-numberloor-help-loose-beginners = You can put several cards on one line: 3 left 4 left. They’re laid one after the other.
cli-numberloor-stars = Stars: { $list } ({ $most } win).
cli-numberloor-held = In hand: { $list }.
cli-numberloor-pile = Pile: { $cards }.
cli-numberloor-open = Open cards
cli-numberloor-left = left
cli-numberloor-right = right
# What fits while a balloon without a number is open.
cli-numberloor-odd = odd
cli-numberloor-even = even
cli-numberloor-same = same
# What has been laid in this turn.
cli-numberloor-trail = This turn: { $cards }.
cli-numberloor-on-left = on the left { $cards }
cli-numberloor-on-right = on the right { $cards }
cli-numberloor-stacks = { $first }; { $next }
cli-numberloor-hand = Your hand
cli-numberloor-hand-empty = Your hand is empty.
cli-numberloor-hand-levels = Your Levels: { $cards }.
cli-numberloor-hand-balloons = Your balloons: { $cards }.
# The referee, about a turn of several placements.
cli-numberloor-partly = Not all of that fits.
cli-numberloor-goes = { $move }: yes.
cli-numberloor-does-not-go = { $move }: no.
# What somebody writes behind the end of a turn; $move is the first of it.
cli-numberloor-turn-was-over = After that it’s { $who }’s turn, so { $move } can’t be laid.
cli-numberloor-unjudged = Nobody can tell yet what comes after that: { $moves }
cli-numberloor-instead = From your hand, this would fit: { $typed }
cli-numberloor-if-last = If these are your last cards, you get a star.
cli-numberloor-nothing-instead = No Level in your hand fits here.
cli-numberloor-no-points = Numberloor is played for stars, not for points, so leave --score out.
cli-numberloor-family-day = Levels by day
cli-numberloor-family-night = Night Levels
cli-numberloor-family-balloon = Hot Air Balloons
cli-numberloor-unmarked = without a mark: { $cards }
cli-numberloor-marked-blue = with a blue mark: { $cards }
cli-numberloor-marked-red = with a red mark: { $cards }
