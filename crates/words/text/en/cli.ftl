## A game in the terminal

cli-welcome = Welcome to { $game }. Type ? for help at any time.
cli-keeping = This game is kept in “{ $file }” after every move.
cli-fingerprint = Fingerprint of the deal, to be noted down by whoever wants to check it later (“commitment” in the record): { $commitment }
cli-press-enter-first = That has to wait: press Enter first.
cli-pass-keyboard = Pass the keyboard to { $who } and press Enter.
cli-refused = That does not go. { $why } Try again.
cli-deal-again = The same cards again: { $command }
cli-log-empty = Nothing has happened yet.

cli-numero-call-hint = Whoever wants to challenge in another’s turn types the name first: { $typed }
cli-call-ask = Press Enter to go on.
cli-numero-call-who = Say who challenges, with the name first: { $typed }
cli-call-nobody = Nobody at this table is called “{ $name }”.
cli-numero-call-computer = { $who } is a computer player and speaks for itself. Leave the name out to challenge yourself.
cli-numero-call-only = In another’s turn { $who } can only challenge.
cli-numero-call-only-alone = It is not your turn: you can only challenge.
cli-answer-ask = Press Enter to let it go.
# A line of several moves, of which one did not go.
cli-plan-stopped = What comes after it was not laid either.
# The rest of a line of several moves, where somebody came between. $people is one where a person plays alone at this keyboard.
cli-plan-dropped = { $people ->
    [one] The rest of your turn was not laid.
   *[many] The rest of { $who }’s turn was not laid.
}
cli-call-refused = That does not go, { $who }. { $why }
# Whether a card is in a hand is told to nobody else: $typed is how its owner looks.
cli-call-secret = That cannot be laid, { $who }. If it is your card, take the keyboard and look: { $typed }
# Typed by whoever wants to see their cards.
cli-verb-hand = hand
cli-or = { $first } or { $next }

cli-saved = Saved in “{ $file }”. From now on every move is kept there.
cli-leave-ask = Keep the game? Type yes (it goes into { $file }), no, or a file name. Enter means no; back goes on playing.
cli-leave-move = That is a move, so the game goes on. Type it again to play it.
cli-leave-unclear = That was not understood. A file name has a dot or a slash in it and no spaces.
cli-left-kept = The game is kept. Go on with: reckon play --continue { $file }
cli-left = Goodbye. The game was not kept.

## Help while playing

cli-help-moves = Type your move like this:
cli-numero-help-loose = Colours (g, o, b, r) are only needed when it matters which card you mean.
cli-help-short = You can also type table, hand, centre, log, rules, options, position, save or quit. Type ? more for the whole list.
cli-help-points = Type score to see where the points came from.
cli-help-commands = You can also type:
cli-help-table = table: show everything again
cli-help-hand = hand: show your hand
cli-help-centre = centre: show the centre
cli-help-log = log: what has happened so far
cli-help-rules = rules, rules { $chapter }, rules { $paragraph }: the rules, a chapter or a paragraph
cli-help-options = options: what this table plays by
cli-help-position = position: the table as one line, for the referee
cli-help-save = save, save FILE: keep the game in a file
cli-help-quit = quit: leave
cli-help-score = score, score all: where the points came from, by item or turn by turn

## Games in which all play at once

# $time is how long it takes, as 30 seconds.
cli-at-once-pace = Each computer player does one thing in { $time }. What they have done is told whenever you type a line; wait lets them go on at once.
cli-at-once-pace-lines = Each computer player does one thing for each line you type.
cli-at-once-pace-lines-many = Each computer player does one thing when as many lines have been typed as there are people.
cli-at-once-turn = Each of you has the keyboard for { $time } at a time; next passes it on sooner.
cli-at-once-turn-free = Each of you has the keyboard until you type next.
cli-at-once-left = { $time } left.
cli-at-once-time-over = Your time is over, { $who }.
cli-at-once-nobody-else = Nobody else is at this keyboard.
cli-at-once-unchanged = That changes nothing.
cli-at-once-no-undo = There is nothing to take back.
cli-at-once-answer-first = That has to wait: answer first.
# Nobody at the keyboard takes part any more, and computer players still do.
cli-at-once-play-on = The computer players go on by themselves.
# Somebody leaves a game; $typed is what they have arranged, as one line.
cli-at-once-not-kept = What lies before you is not kept with the game. Note it down to lay it again: { $typed }
cli-at-once-not-kept-many = What lies before you is not kept with the game, so note it down if you want to lay it again.
cli-no-pace = { $game } is played in turns, so leave --pace and --turn out.
cli-time-seconds = { $count ->
    [one] { $number } second
   *[other] { $number } seconds
}
cli-time-minutes = { $count ->
    [one] { $number } minute
   *[other] { $number } minutes
}

## NUMERO

cli-numero-aim = Whoever wins the most cards wins the game.
cli-numero-aim-patience = Win as many cards as you can.
cli-numero-aim-take = Take: play a number card that equals cards in the centre added up, and win them all.
cli-numero-aim-build = Build: add your card to one in the centre if you hold the answer for later; if nothing goes, discard a card.
cli-numero-aim-stop = When you find nothing more to take, type stop.
cli-numero-aim-points = Whoever has the most points wins: every take, every card in it and many extras count. Type score for your points and rules 10 for the check list.
cli-numero-aim-patience-points = Win as many points as you can: every take, every card in it and many extras count. Type score for your points and rules 10 for the check list.
cli-numero-aim-bluff = You may also bluff and build without the answer. If you are challenged and cannot show it, you lose { $right }; whoever challenges an honest build loses { $wrong }.

# $people is one where a person plays alone at this keyboard, many where several share it.
cli-numero-prompt = { $people ->
    [one] Your turn: take, build or discard. Type ? for help.
   *[many] { $who }, your turn: take, build or discard. Type ? for help.
}
cli-numero-prompt-chance = { $people ->
    [one] Your last chance: take, or type stop.
   *[many] { $who }, your last chance: take, or type stop.
}
cli-numero-prompt-patience = Your turn: take, or type stop when you find no more. Type ? for help.
cli-numero-prompt-discard-all = { $people ->
    [one] You hold nothing but wild cards: type discard all.
   *[many] { $who }, you hold nothing but wild cards: type discard all.
}
cli-numero-prompt-pass = { $people ->
    [one] You hold nothing but wild cards: type pass.
   *[many] { $who }, you hold nothing but wild cards: type pass.
}
# $typed is how it is typed; $right and $wrong are points.
cli-numero-may-challenge = You may challenge the build of { $value } by { $who } (type { $typed }). Right: { $who } loses { $right }; wrong: you lose { $wrong }.
cli-numero-may-challenge-some = You may challenge a build (type { $typed }). Right: whoever built it loses { $right }; wrong: you lose { $wrong }.
# $callers are the names of those who may, and $count is how many they are.
cli-numero-others-may-challenge = { $callers } { $count ->
    [one] may
   *[other] may
} challenge the build of { $value } by { $who } (type { $typed }). Right: { $who } loses { $right }; wrong: whoever challenges loses { $wrong }.
cli-numero-others-may-challenge-some = { $callers } { $count ->
    [one] may
   *[other] may
} challenge a build (type { $typed }). Right: whoever built it loses { $right }; wrong: whoever challenges loses { $wrong }.
cli-numero-bluff = You hold no { $value }, so this would be a bluff: if somebody challenges it you lose { $points }. Type it again (or yes) to play it. Who begins with bluff instead of build is not asked.
# How a move begins; the rules read these words.
cli-numero-verb-take = take
cli-numero-verb-build = build
cli-numero-verb-discard = discard
cli-numero-verb-challenge = challenge
cli-numero-example-bluff = Without the answer in your hand this is a bluff, and you are asked to type it twice.
cli-numero-scores = Points: { $list }.
cli-numero-won = Cards won: { $list }.
cli-numero-held = In hand: { $list }.
cli-numero-pack = Pack: { $cards }.
cli-share = { $who } { $number }
cli-numero-centre = Centre
cli-numero-centre-empty = The centre is empty.
cli-numero-centre-list = In the centre: { $cards }.
# $typed is how the build is typed in a move.
cli-numero-build = Also a { $build } (type { $typed }).
cli-numero-build-open = Also a { $build } (type { $typed }). You may challenge it.
cli-numero-hand = Your hand
cli-numero-hand-empty = Your hand is empty.
cli-numero-hand-list = Your hand: { $cards }.
cli-numero-no-points = This table plays for cards, not for points. A table for points begins with: reckon play numero --preset scoring
cli-numero-score-empty = Nobody has any points yet.
cli-numero-score-total = Total
# In words: everything one player has; $items are its parts.
cli-numero-score-of = { $person ->
    [you] You have
   *[other] { $who } has
} { $count ->
    [one] { $points } point
   *[other] { $points } points
}: { $items }.
cli-numero-score-none = { $person ->
    [you] You have no points.
   *[other] { $who } has no points.
}
# Turn by turn: $what is the sentence about what happened, and may be empty at the end.
cli-numero-score-turn = Turn { $turn }: { $what }
cli-numero-score-after = After turn { $turn }: { $what }
cli-numero-score-end = At the end: { $what }

## Numberloor

cli-numberloor-aim = Whoever has laid all cards gets a star and takes six new ones. The first with { $stars } stars wins.
cli-numberloor-aim-levels = Lay Levels on the open one: the same number, or exactly as far above or below as the open balloon says. After { $nine } it begins again with { $zero }.
cli-numberloor-aim-balloons = Balloons of yours may come first, as in b3 6. Lay as many cards as you like, at least one Level, and type end.
cli-numberloor-aim-neighbours = Lay Levels on one of the open ones: the same number, or the one before or after it. After { $nine } it begins again with { $zero }.
cli-numberloor-aim-end = Lay as many cards as you like, and type end.
cli-numberloor-aim-night = A Night card that suits the open cards may be laid in another’s turn too: whoever is first takes over.
cli-numberloor-aim-night-between = A Night card that suits the open cards may also be laid when another’s turn has just begun: whoever is first takes over.
cli-numberloor-aim-night-asked = After each turn everybody is asked for a Night card that suits the open cards: whoever lays one takes over.
cli-numberloor-call-hint = Whoever wants to lay a Night card in another’s turn types the number of the seat and ! before it, or the name: { $typed } (seats: { $keys }).
cli-numberloor-call-who = Say who lays it, with the number of the seat and ! first: { $typed }
cli-numberloor-call-computer = { $who } is a computer player and lays its own cards.
cli-numberloor-call-only = It is not { $who }’s turn: only a Night card can be laid now.
cli-numberloor-call-only-alone = It is not your turn: you can only lay a Night card now.
cli-numberloor-call-never = It is not { $who }’s turn.
cli-numberloor-call-never-alone = It is not your turn.
cli-numberloor-call-unclear = “{ $text }” is not understood.
# $people is one where a person plays alone at this keyboard, many where several share it.
cli-numberloor-prompt = { $people ->
    [one] Your turn: lay cards, or type draw to take two cards if no Level goes. Type ? for help.
   *[many] { $who }, your turn: lay cards, or type draw to take two cards if no Level goes. Type ? for help.
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
cli-numberloor-prompt-laid = { $people ->
    [one] Lay more, or type end.
   *[many] { $who }: lay more, or type end.
}
# A Night card in another’s turn: $cards are those of the hand that go, $typed is how they are typed.
cli-numberloor-may-lay = You hold a Night card that goes: { $cards }. Type { $typed } to take over the turn of { $who }.
# $keys are what everybody types first, $key is one of them, and $look is one of somebody whose hand is not on the screen.
cli-numberloor-others-may-lay = It is { $who }’s turn. A Night card? Type { $keys } and the card, as in { $key } 6n; type { $look } hand to see your cards first.
# To $asked, whose hand is on the screen.
cli-numberloor-other-may-lay = It is { $who }’s turn. A Night card, { $asked }? Type it, as in 6n.
cli-numberloor-key = { $key } ({ $who })
# Asked for one before the turn of $who begins.
cli-numberloor-asked-alone = It will be { $who }’s turn. You hold a Night card that goes: { $cards }. Type { $typed } to take over.
# $look is no where the hand is on the screen already.
cli-numberloor-asked = { $person ->
    [you] { $asked }, a Night card before your turn?
   *[other] { $asked }, a Night card before it is { $who }’s turn?
} { $look ->
    [no] Type it, as in 6n.
   *[yes] Type it, as in 6n; type hand to see your cards first.
}
# How a move begins; the rules read these words.
cli-numberloor-verb-end = end
cli-numberloor-verb-draw = draw
cli-numberloor-verb-pass = pass
cli-numberloor-verb-right = right
cli-numberloor-verb-night = night
cli-numberloor-example-asked = At this table you are asked for it when a turn is over.
cli-numberloor-help-loose = Several placements can stand in one line, with or without their sums: 5 7 b3 4. They are laid one after the other. Balloons are typed b1 to b5, near, odd, even and skip; a Night card is 6n.
cli-numberloor-help-loose-beginners = Several cards can stand in one line: 3 left 4 left. They are laid one after the other.
cli-numberloor-stars = Stars: { $list } ({ $most } win).
cli-numberloor-held = In hand: { $list }.
cli-numberloor-pile = Pile: { $cards }.
cli-numberloor-open = Open cards
cli-numberloor-left = left
cli-numberloor-right = right
# What goes while a balloon without a number is open.
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
cli-numberloor-partly = Not all of that goes.
cli-numberloor-goes = { $move }: yes.
cli-numberloor-does-not-go = { $move }: no.
# What somebody writes behind the end of a turn; $move is the first of it.
cli-numberloor-turn-was-over = After that it is { $who }’s turn, so { $move } cannot be laid.
cli-numberloor-unjudged = Nobody can judge yet what comes after that: { $moves }
cli-numberloor-instead = From your hand this would go: { $typed }
cli-numberloor-nothing-instead = No Level of your hand goes here.
cli-numberloor-no-points = Numberloor is played for stars, not for points, so leave --score out.
cli-numberloor-family-day = Levels by day
cli-numberloor-family-night = Night Levels
cli-numberloor-family-balloon = Hot Air Balloons
cli-numberloor-unmarked = without a mark: { $cards }
cli-numberloor-marked-blue = with a blue mark: { $cards }
cli-numberloor-marked-red = with a red mark: { $cards }

## The referee

cli-referee-yes = Yes, that is allowed.
cli-referee-no = No, that does not go.
cli-referee-rule = The rule is §{ $rule }. Read it with: reckon rules { $game } { $rule }
cli-referee-answer = The answer is in your hand: { $card }.
cli-referee-points = Points:
cli-referee-total = { $count ->
    [one] Together { $points } point.
   *[other] Together { $points } points.
}
cli-referee-no-points = This brings no points.
cli-numero-colours-open = Points for only one colour or for all four are left out: not every card was written with its colour.
# Said by the referee, about how a position is written.
cli-numero-write-open = If it is still open, write so behind it with the turns that have begun since, as in: centre { $value } = … by 2 open 1
cli-numero-bluff-judged = You would hold no { $value }, so this is a bluff: if somebody challenges it you lose { $points }.
cli-numero-challenge-judged = If { $who } cannot show the answer to the build of { $value }, { $who } loses { $right }; if it is shown, you lose { $wrong }. Only that hand can tell.
cli-numero-challenge-judged-then = If { $who } did not hold the answer to the build of { $value } when it was made, { $who } loses { $right }; otherwise you lose { $wrong }. Only { $who } knows.
cli-referee-next = Then it is { $who }’s turn.
# The turn comes back at once, because somebody misses theirs.
cli-referee-next-again = Then it is your turn again.
cli-referee-written = In short: { $move }
cli-referee-ask = Type the position, then the move in a line of its own, and end with Ctrl-D.
cli-referee-two-lines = The referee needs two lines: the position, and below it the move.
cli-referee-no-move = The referee needs the position and the move, each in quotation marks.
cli-referee-options-twice = The position says by itself which options or cards it has, so leave them out of the command.
cli-referee-watching = The referee judges for a player who sees a hand, and this position is a watcher’s.

## Rules, options, packs

cli-rules-in-english = The rulebook is in English.
cli-rules-more = Type rules and a number to read on, for example: rules 4
cli-no-such-paragraph = The rulebook has no paragraph “{ $text }”. Ask for a chapter, such as 4, or a paragraph, such as 4.2.
cli-options-title = What a table of { $game } can agree on. Change an option with --option NAME=VALUE.
cli-options-default = Without a preset: { $value }
cli-presets-title = Presets, easiest first. Choose one with --preset NAME.
cli-preset = { $title }: { $cards } cards, for example { $sample }
cli-pack-default = The default pack of { $game }:
cli-pack-of = The pack in “{ $file }”:
cli-pack-named = The pack “{ $name }” in “{ $file }”:
cli-pack-good = “{ $file }” is a good pack.
cli-pack-small = But it is too small for two players. { $why }
cli-pack-partly = Of the { $all } cards of your pack, { $cards } are in play here.
cli-pack-bad = “{ $file }” cannot be used. { $why }
cli-no-packs = { $game } is always played with the same blocks, so there are no packs.
cli-pack-own = For a pack of your own, copy the default file and change it: reckon packs { $game } --default > my-pack.toml. Then check it: reckon packs { $game } --check my-pack.toml
cli-cards = { $count ->
    [one] { $number } card
   *[other] { $number } cards
}
cli-numero-points = { $count ->
    [0] no points
    [one] { $number } point each
   *[other] { $number } points each
}
# A card or a run of cards, and how often each is there.
cli-times = { $cards } ({ $count } of each)
cli-numero-family-number = Number cards
cli-numero-family-subtraction = Minus cards
cli-numero-family-multiplication = Times cards
cli-numero-family-division = Divide cards
cli-numero-family-simple-fraction = Parts with 1 on top
cli-numero-family-other-fraction = Other parts
cli-numero-family-power-or-root = Powers and roots

## Records

cli-record-kept = The record of this game is in “{ $file }”. Check it with: reckon verify { $argument }
cli-record-bad = “{ $file }” cannot be used. { $why }
cli-record-damaged = “{ $file }” is damaged or cut off. To see what is wrong: reckon verify { $argument }
cli-record-unsound = Not everything in “{ $file }” fits together. To see what is wrong: reckon verify { $argument }
cli-record-over = The game in “{ $file }” is over. See it again with: reckon replay { $argument }
cli-record-sealed = The game in “{ $file }” is not over, and its record does not tell what is hidden.
cli-record-stranger = “{ $file }” has a computer player whom this Reckon does not know.
cli-record-input = A game goes on in the file that it is kept in, so name a file.
cli-replay-private = The game in “{ $file }” is not over, and this would show what is hidden. Go on with it: reckon play --continue { $argument }
# How a game begins that is told again: $options as its record writes them.
cli-replay-game = { $game } ({ $options })
cli-replay-players = Players: { $players }.
cli-replay-computer = { $name } (computer)
cli-replay-lot = The deal was drawn by lot.
cli-replay-hint = Enter goes on, q ends.
# Said when the game is over, of a build without its answer.
cli-numero-was-bluff = The build of { $value } was a bluff: there was no { $value } in the hand.
# What somebody holds, while a game is told again.
cli-replay-hand = { $who } holds { $cards }.
cli-replay-no-hand = { $who } holds nothing.
cli-verify-sound = “{ $file }” is sound.
cli-verify-not-sound = “{ $file }” is not sound.

## What cannot be done

cli-no-such-game = There is no game “{ $name }”.
cli-games = The games are: { $games }.
cli-did-you-mean = Did you mean “{ $name }”?
cli-play-it = “{ $game }” is a game. Play it with: reckon play { $game }
cli-see-options = See what there is with: reckon options { $game }
cli-option-without-value = “{ $text }” sets nothing. Write an option like this: --option { $example }
cli-no-seed = “{ $text }” is no seed. A seed is a number, or the 64 digits and letters that a game showed at its end.
cli-no-chance = The computer gives no random numbers to shuffle with: { $why }
cli-name-empty = A name is empty. Write names like this: --people Ann,Ben
cli-name-long = “{ $name }” cannot be a name: a name has at most { $most } letters on one line.
cli-name-colon = “{ $name }” cannot be a name here: a colon comes after a name, as in Ben: { $example }
cli-name-number = “{ $name }” cannot be a name: a number means a seat. Add a letter.
cli-name-twice = Two people are called “{ $name }”. Give one of them another name.
cli-players-too-few = { $people } people are named, but only { $players } may play. Leave out --players, or name fewer.
cli-file-missing = There is no file “{ $file }”.
cli-file-forbidden = The file “{ $file }” may not be read by you.
cli-file-directory = “{ $file }” is a directory, not a file.
cli-file-too-large = The file “{ $file }” is larger than 64 kB, so it cannot be what is meant.
cli-file-not-text = The file “{ $file }” is not a text.
cli-file-unreadable = The file “{ $file }” cannot be read: { $why }
cli-cannot-write = The output cannot be written: { $why }
cli-save-exists = “{ $file }” is already there and is not written over. Choose another name; if it is a saved game, go on with: reckon play --continue { $argument }
cli-save-failed = The game could not be saved in “{ $file }”: { $why }
cli-why-missing = there is no such directory.
cli-why-forbidden = you may not write there.
cli-why-directory = that is a directory, not a file.
cli-why-no-directory = a part of the name is a file, not a directory.
cli-why-full = there is no room left on the disk.
cli-why-read-only = the disk can only be read, not written to.
cli-why-name = that cannot be the name of a file.
cli-save-other-game = “{ $file }” is a game of { $kept }, not of { $game }. Go on with it without naming a game.
