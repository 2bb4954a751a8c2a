### What the pages of the web client say, whatever the game

## Everywhere

web-home = Home
web-home-keep = Your seat stays yours.
web-close = Close
web-back = Back
web-on = Next
web-lost = There’s nothing at this address.
web-no-server = The server isn’t answering. Are you online?
web-unreadable = That couldn’t be read here. Is it too long?
web-not-loaded = This part of the page didn’t arrive. There may be a newer version, or no network.
web-load-again = Reload the page
web-opening = One moment…
web-you = you
# At the own seat.
web-you-here = You

## The frame of a table

web-menu = Menu
web-leave = Leave for good
web-leave-about = You give up your seat, and the game goes on without you.
web-leave-sure = Really leave?
web-leave-again = Press once more, and your seat is gone.
web-how-to-about = The rules, in our own words.
web-settings-about = Help, sound, look, letters.
web-phrases = Say something
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-code = The link as a picture, to scan with a phone
web-share = Share
web-scan = Scan it with another phone.
web-sounds = Sound
web-keys = Keys
web-settings = Settings
web-aside = Log, scores, rules and help
web-log = Log
web-scores = Scores
web-rules = Rules
web-help = Help
web-rules-english = This rulebook only comes in English.
web-what-happened = What happened?
web-before = Before
web-after = After
web-nothing-happened = Nothing has happened yet.
web-to-result = Result
web-why = Why?
web-show = Show
web-your-turn-short = Your turn
web-style = All components
web-to-table = Back to the table
web-your-turn = Your turn.
web-turn-of = It’s { $who }’s turn.
web-all-at-once = Everybody plays at the same time.
web-game-over = The game is over.
web-acts = to play now
web-empty-seat = empty
web-stand-in = away, the computer is playing
web-not-here = not here
web-cards-held = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-away = Can’t reach the table. Still trying… Nothing is lost.
web-gone-no-seat = You have no seat at this table, and it isn’t open for watching.
web-gone-seat-gone = You no longer have a seat at this table.
web-gone-reload = There’s a newer Reckon. Load the page again to go on; your place at the table is kept.
web-gone-gone = This table is closed.
web-no-clock = No need to hurry: there’s no clock.
web-time-of = { $who }: { $time }.
web-time-was-up = { $who } ran out of time, so the table played.
web-hide-times = Show or hide times

## Help

web-help-legend = Help
web-help-show = Show
    .about = What fits glows while you choose.
web-help-check = Check
    .about = Press Check to find out.
web-help-off = Off
    .about = No hints at all.
web-help-limited = This table doesn’t allow more help than that.

## One device, several people

web-cover = The cards are covered
web-cover-first = The cards are covered. Uncover them first.
web-cover-wait = { $who } is playing. The cards are covered.
web-cover-hand-over = Pass the device to { $who }.
web-cover-show = I’m { $who }: show my cards

## The command field, and the questions that a key or a word asks

web-command = Type a move, or a word like “hand”
web-say = Say it
web-ask-turn = turn
    .about = Whose turn is it, and what can I do?
    .also = who, whose turn
web-ask-last = last
    .about = The last turn again; ask twice to hear it slowly
    .also = what happened, again
web-ask-hand = hand
    .about = My cards
    .also = cards, my cards
web-ask-table = table
    .about = What’s on the table
    .also = centre, middle
web-ask-draft = draft
    .about = What I’ve put together so far
    .also = work, sum
web-ask-others = others
    .about = The other players
    .also = players
web-ask-clock = clock
    .about = How much time is left
    .also = time
web-ask-scores = scores
    .about = How everybody is doing
    .also = score, points
web-ask-help = help
    .about = Help with the next step
    .also = hint
web-ask-command = type
    .about = Go to the field for typing moves
    .also = command
web-ask-back = earlier
    .about = One line back in the log
    .also = previous
web-ask-on = later
    .about = One line forward in the log
    .also = next
web-ask-keys = keys
    .about = All keys
    .also = ?
web-key = Key
web-key-does = What it does
web-key-word = Word
web-keyname-arrows = Arrows
web-keyname-space = Space
web-keyname-enter = Enter
web-keyname-backspace = Backspace
web-keyname-d = D
web-keyname-k = K
web-keyname-x = X
web-keyname-b = B
web-keyname-shift-arrows = Shift + arrows
web-keyname-ctrl-arrows = Ctrl + arrows
web-keyname-type = 0–9 + − x / = ?
web-keyname-undo = Ctrl + Z
web-keyname-f6 = F6
web-key-arrows = From card to card
web-key-space = Choose a card, or put it back
web-key-enter = The big button
web-key-backspace = One step back; with Shift all of them
web-key-f6 = From area to area: table, sum or draft, hand

## Settings

web-language = Language
web-theme = Look
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = Contrast
web-motion = Movement
web-motion-auto = Same as this device
web-motion-none = None
web-telling = Announcements
web-telling-full = Everything, and what’s on the table
web-telling-short = Only what happened
web-telling-numbers = Digits instead of words
web-letters = Single letters work as commands
web-times = Show times
web-sound-off = Off
web-sound-quiet = Quiet
web-sound-loud = Loud
web-pace = The others’ turns
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-text-size = Size of letters
web-text-size-small = Small
web-text-size-medium = Medium
web-text-size-large = Large
web-settings-done = Done

## The first page

web-about = Four number games. Free, no account, no adverts.
web-carry-on = Unfinished games
web-carry-on-title = { $game } with { $who }
web-carry-on-button = Carry on
web-carry-on-news-your-turn = Your turn
web-carry-on-news-goes-on = The game goes on
web-carry-on-news-waits = Not started yet
web-age = { $age }+
web-age-from = From about { $age } years
web-ages-ours = Ages are our suggestion.
web-players = { $least }–{ $most } players
web-minutes = about { $n } min
web-open-tables = Open tables
web-open-table-of = { $game }: { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-play = Play
web-play-game = Play { $game }
web-how-friends = With friends
web-how-device = One device
web-how-solo = Alone
web-how-to = How to play
web-page-bots = For bot makers
web-page-fair = How we keep the shuffle fair
web-page-stored = What is stored here
web-page-makers = Who made these games

## Choosing a level, and everything else

web-choose-level = choose a level
web-last-time = last time
web-more-choices = More choices
web-level = Level
web-who-plays = Who plays?
web-way-alone = The computer
web-way-friends = Friends, by a link
web-way-device = All on this device
web-how-many = How many players?
web-company-alone = Just you
web-company-you = You
web-company-here = { $n ->
    [one] { $n } of you
   *[other] { $n } of you
}
web-company-friends = { $n ->
    [one] a friend
   *[other] { $n } friends
}
web-start-what = { $level } · { $who }
web-people-here = People on this device
web-people-friends = Friends with the link
web-computer-players = Computer players
web-seats-wrong = This game is for { $least } to { $most } players, and you’ve chosen { $n }.
web-open-hands = Hands stay open between turns, for learning together
web-most-help = The most help anybody at this table can use
web-clock = Clock
web-clock-none = None
web-clock-turn = For each turn
web-clock-game = For the whole game
web-seconds = Seconds
web-hands = Night cards, if there are any
web-hands-knock = Knocking
web-hands-no-hurry = No hurry
    .about = Everybody is asked in turn.
web-hands-quick = Quick hands
    .about = First come, first served.
web-listed = Strangers can find this table in the list
web-watchers = Other people can watch
# A field for a list of numbers, as 3, 6, 9.
web-numbers-own = Or your own, with commas
web-house-rules = House rules
web-house-rule-why = Show the rule for this: { $rule }
web-open-table = Open the table
web-less = less
web-more = more

## Sitting down

web-choose-animal = Who would you like to be?
web-sit-down = Sit down
web-sit-down-as = Sit down as { $who }
web-table-full = Every seat at this table is taken.
web-seats = Seats
web-program = a program
web-free = Send { $who } away
web-start = Start
web-start-fill = { $n ->
    [one] with a computer player in the empty seat
   *[other] with computer players in the { $n } empty seats
}
web-host-starts = { $who } will start the game when everybody’s here.
web-commitment = The server has drawn its secret number. This is its fingerprint:
web-with-friends = with friends
web-free-seat = Free seat
web-free-seat-about = Who’s coming?
web-seat-yours = your seat
web-seat-here = is here
web-seat-computer = the computer
web-seats-count = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-more-can-play = { $n ->
    [one] One more can play!
   *[other] { $n } more can play!
}
web-start-with = { $n ->
    [one] with { $n } player
   *[other] with { $n } players
}
web-youngest = Who’s the youngest?
web-youngest-lot = Draw lots
web-youngest-back = Wait a bit longer
web-shuffle-lock = Is the shuffle fair?

## Short pages

web-bots-1 = A program can sit at any table: it asks for a token, takes a seat and talks JSON over a WebSocket. Everybody at the table can see that it’s a program.
web-bots-2 = Moves are written the way people write them, every refusal is a sentence, and every update is the whole game as that seat may see it.
web-bots-3 = Every detail is in the two files below.
web-fair-1 = Before the cards are dealt, the server draws a secret number and shows its fingerprint: it matches this number and no other, and doesn’t give the number away.
web-fair-2 = Then every seat adds a random number of its own. All of them together decide the order of the cards, so neither the server nor any player can steer it.
web-fair-3 = When the game is over, the secret is shown. Anybody can check that it matches the fingerprint and that the cards follow from it: on the result page under “Was the shuffle fair?”, or with the record and a small program that comes with Reckon.
web-stored-1 = Your browser keeps one random cookie, so that the server knows which seats are yours. This device also keeps your settings, the links to your last tables and the fingerprints of their shuffles. That’s all that is kept about you: no name, no address, no account.
web-stored-2 = The server keeps the games: which cards were dealt and which moves were played. It doesn’t keep who played them.
web-stored-3 = Nothing is ever passed on to anybody else. There are no adverts, no trackers and no chat; players can say six friendly phrases to each other, and that’s all.
web-makers-1 = NUMERO, nmbrs! blocks, Numberloor and Numenko-in-a-bag are published games that belong to their makers. We use their names only to say which game we mean, and we’ve copied nothing else: the rules are told in our own words, and all the cards are drawn afresh.
web-makers-2 = If you like a game, buy the box: it’s even more fun around a real table.
web-makers-3 = The letters are Fredoka and Nunito, and the animals come from Fluent Emoji. All of them are free to use; their licences are here:
