## A game in the terminal

cli-welcome = Welcome to { $game }. Type ? for help at any time.
cli-keeping = This game is saved in “{ $file }” after every move.
cli-fingerprint = Fingerprint of the deal, to note down if you want to check it later (“commitment” in the record): { $commitment }
cli-press-enter-first = That has to wait: press Enter first.
cli-pass-keyboard = Pass the keyboard to { $who } and press Enter.
cli-youngest-ask = Who’s the youngest: { $who }? Type the name, or press Enter to draw lots.
# Said to somebody who asks what to type.
cli-youngest-help = Type a name, or a seat: seat 2. Press Enter, or type draw lots, to let chance decide. Type quit to leave.
cli-youngest-unclear = That’s nobody at this keyboard.
cli-refused = { $why } Try again.
# The rule behind it can be read at once.
cli-refused-rule = { $why } Try again, or type rules { $rule } to see why.
cli-deal-again = The same cards again: { $command }
cli-log-empty = Nothing has happened yet.

cli-call-ask = Press Enter to go on.
cli-call-nobody = Nobody at this table is called “{ $name }”.
cli-answer-ask = Press Enter to let it go.
# Said to somebody who has knocked while other people at the keyboard have not answered yet.
cli-answer-waits = Let’s hear from everybody first.
# Where only the first would have got it.
cli-answer-by-lot = More than one wanted it, so a lot decided: it goes to { $person ->
    [you] you
   *[other] { $who }
}.
# A line of several moves, one of which was refused.
cli-plan-stopped = The rest of the line wasn’t laid either.
# The rest of a line of several moves, where somebody came between. $people is one where a person plays alone at this keyboard.
cli-plan-dropped = { $people ->
    [one] The rest of your turn wasn’t laid.
   *[many] The rest of { $who }’s turn wasn’t laid.
}
cli-call-refused = Not allowed, { $who }. { $why }
# Whether a card is in a hand is told to nobody else: $typed is how its owner looks.
cli-call-secret = That can’t be laid, { $who }. If it’s your card, take the keyboard and look: { $typed }
# Typed by whoever wants to see their cards.
cli-verb-hand = hand
cli-or = { $first } or { $next }

cli-saved = Saved in “{ $file }”. From now on, every move is saved there.
cli-leave-ask = Keep the game? Type “yes” (it goes into { $file }), “no”, or a file name. Enter means “no”; “back” carries on playing.
cli-leave-move = That’s a move, so the game goes on. Type it again to play it.
cli-leave-unclear = I don’t understand that. A file name has a dot or a slash in it and no spaces.
cli-left-kept = The game is saved. Carry on with: reckon play --continue { $file }
cli-left = Goodbye. The game wasn’t saved.

## Help while playing

cli-help-moves = Type your move like this:
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
cli-help-score = score, score all: where the points came from, item by item or turn by turn

## Games in which all play at once

# $time is how long it takes, as 30 seconds.
cli-at-once-pace = Each computer player does one thing every { $time }. You hear about it whenever you type a line; “wait” lets them go on at once.
cli-at-once-pace-lines = Each computer player does one thing for every line you type.
cli-at-once-pace-lines-many = Each computer player does one thing once as many lines have been typed as there are people.
cli-at-once-turn = Each of you has the keyboard for { $time } at a time; “next” passes it on sooner.
cli-at-once-turn-free = Each of you has the keyboard until you type “next”.
cli-at-once-left = { $time } left.
cli-at-once-time-over = Your time is up, { $who }.
cli-at-once-lay = When play is over, you have { $time } to lay what you have.
cli-at-once-lay-many = When play is over, each of you has { $time } to lay.
cli-at-once-lay-over = The time is up, so what’s in your grid is laid.
cli-at-once-nobody-else = There’s nobody else at this keyboard.
cli-at-once-unchanged = That changes nothing.
cli-at-once-no-undo = There’s nothing to take back.
cli-at-once-answer-first = That has to wait: answer first.
# Nobody at the keyboard takes part any more, and computer players still do.
cli-at-once-play-on = The computer players carry on by themselves.
# Somebody leaves a game; $typed is what they have arranged, as one line.
cli-at-once-not-kept = What’s in front of you isn’t saved with the game. Note it down to lay it again: { $typed }
cli-at-once-not-kept-many = What’s in front of you isn’t saved with the game, so note it down if you want to lay it again.
cli-no-pace = { $game } is played in turns, so leave --pace, --turn and --lay out.
cli-time-seconds = { $count ->
    [one] { $number } second
   *[other] { $number } seconds
}
cli-time-minutes = { $count ->
    [one] { $number } minute
   *[other] { $number } minutes
}

## NUMERO

cli-share = { $who } { $number }

## The referee

cli-referee-yes = Yes, that’s allowed.
cli-referee-no = No, that’s not allowed.
cli-referee-rule = The rule is §{ $rule }. Read it with: reckon rules { $game } { $rule }
cli-referee-answer = The answer is in your hand: { $card }.
cli-referee-points = Points:
cli-referee-total = { $count ->
    [one] { $points } point in all.
   *[other] { $points } points in all.
}
cli-referee-no-points = That doesn’t score any points.
cli-referee-next = Then it’s { $who }’s turn.
# The turn comes back at once, because somebody misses theirs.
cli-referee-next-again = Then it’s your turn again.
cli-referee-written = In short: { $move }
cli-referee-ask = Type the position, then the move on a line of its own, and end with Ctrl-D.
cli-referee-two-lines = The referee needs two lines: the position, and the move below it.
cli-referee-needs-hand = That depends on your hand, so add it to the position: a section “hand” with your cards.
cli-referee-no-move = The referee needs the position and the move, each in quotation marks.
cli-referee-options-twice = The position already says which options or cards it has, so leave them out of the command.
cli-referee-no-turn = In { $game } everybody plays at once, so leave --turn out.
cli-referee-seat-twice = The position already has a section “{ $section }”, so leave --{ $section } out of the command.
cli-referee-watching = The referee judges for a player who sees a hand, but this position is a watcher’s.

## Rules, options, packs

cli-rules-in-english = The rulebook only comes in English.
cli-rules-more = Type rules and a number to read on, for example: rules 4
cli-no-such-paragraph = There’s no paragraph “{ $text }” in the rulebook. Ask for a chapter, such as 4, or a paragraph, such as 4.2.
cli-options-title = What a table of { $game } can agree on. Change an option with --option NAME=VALUE.
cli-options-default = Without a preset: { $value }
cli-presets-title = Presets, easiest first. Choose one with --preset NAME.
cli-preset = { $title }: { $cards } cards, for example { $sample }
cli-pack-default = The default pack of { $game }:
cli-pack-of = The pack in “{ $file }”:
cli-pack-named = The pack “{ $name }” in “{ $file }”:
cli-pack-good = “{ $file }” is a fine pack.
cli-pack-small = But two players can’t play with it. { $why }
cli-pack-partly = Of the { $all } cards of your pack, { $cards } are in play here.
cli-pack-bad = “{ $file }” can’t be used. { $why }
cli-no-packs = { $game } is always played with the same blocks, so there are no packs.
cli-pack-own = For a pack of your own, copy the default file and change it: reckon packs { $game } --default > my-pack.toml. Then check it: reckon packs { $game } --check my-pack.toml
cli-cards = { $count ->
    [one] { $number } card
   *[other] { $number } cards
}
# A card or a run of cards, and how often each is there.
cli-times = { $cards } ({ $count } of each)

## Records

cli-record-kept = The record of this game is in “{ $file }”. Check it with: reckon verify { $argument }
cli-record-bad = “{ $file }” can’t be used. { $why }
cli-record-damaged = “{ $file }” is damaged or cut off. To see what is wrong: reckon verify { $argument }
cli-record-unsound = Not everything in “{ $file }” fits together. To see what is wrong: reckon verify { $argument }
cli-record-over = The game in “{ $file }” is over. Watch it again with: reckon replay { $argument }
cli-record-sealed = The game in “{ $file }” isn’t over, and its record doesn’t tell what’s hidden.
cli-record-stranger = “{ $file }” has a computer player that this Reckon doesn’t know.
cli-record-input = A game goes on in the file that it’s saved in, so name a file.
cli-replay-private = The game in “{ $file }” isn’t over, and this would show what’s hidden. Carry on with it: reckon play --continue { $argument }
# How a game begins that is told again: $options as its record writes them.
cli-replay-game = { $game } ({ $options })
cli-replay-players = Players: { $players }.
cli-replay-computer = { $name } (computer)
cli-replay-lot = The deal was drawn by lot.
cli-replay-hint = Enter goes on, q ends.
# What somebody holds, while a game is told again.
cli-replay-hand = { $who } has { $cards }.
cli-replay-no-hand = { $who } has nothing.
cli-verify-sound = “{ $file }” is sound.
cli-verify-not-sound = “{ $file }” isn’t sound.

## What cannot be done

cli-no-such-game = There’s no game called “{ $name }”.
cli-games = The games are: { $games }.
cli-did-you-mean = Did you mean “{ $name }”?
cli-play-it = “{ $game }” is a game. Play it with: reckon play { $game }
cli-see-options = See what there is with: reckon options { $game }
cli-option-without-value = “{ $text }” doesn’t set anything. Write an option like this: --option { $example }
cli-no-seed = “{ $text }” isn’t a seed. A seed is a number, or the 64 digits and letters that a game showed at its end.
cli-no-chance = This computer gives no random numbers to shuffle with: { $why }
cli-name-empty = A name is empty. Write names like this: --people Ann,Ben
cli-name-long = “{ $name }” can’t be a name: a name has at most { $most } letters on one line.
cli-name-colon = “{ $name }” can’t be a name here: a colon comes after a name, as in Ben: { $example }
cli-name-number = “{ $name }” can’t be a name: a number means a seat. Add a letter.
cli-name-twice = Two people are called “{ $name }”. Give one of them another name.
cli-players-too-few = You’ve named { $people } people, but only { $players } can play. Leave out --players, or name fewer.
cli-file-missing = There’s no file “{ $file }”.
cli-file-forbidden = You’re not allowed to read the file “{ $file }”.
cli-file-directory = “{ $file }” is a directory, not a file.
cli-file-too-large = The file “{ $file }” is larger than 64 kB, so it can’t be the right one.
cli-file-not-text = The file “{ $file }” isn’t text.
cli-file-unreadable = The file “{ $file }” can’t be read: { $why }
cli-cannot-write = The output can’t be written: { $why }
cli-save-exists = “{ $file }” is already there and won’t be written over. Choose another name; if it’s a saved game, carry on with: reckon play --continue { $argument }
cli-save-failed = The game couldn’t be saved in “{ $file }”: { $why }
cli-why-missing = there’s no such directory.
cli-why-forbidden = you’re not allowed to write there.
cli-why-directory = that’s a directory, not a file.
cli-why-no-directory = a part of the name is a file, not a directory.
cli-why-full = there’s no room left on the disk.
cli-why-read-only = the disk can only be read, not written to.
cli-why-name = that can’t be the name of a file.
cli-save-other-game = “{ $file }” is a game of { $kept }, not of { $game }. Carry on with it without naming a game.
