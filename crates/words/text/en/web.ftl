### What the pages of the web client say, whatever the game

## Everywhere

web-home = Home
web-home-keep = Home (the game waits for you)
web-close = Close
web-back = Back
web-on = On
web-lost = There is nothing at this address.
web-no-server = The server does not answer. Is the network there?
web-unreadable = That cannot be read here. Is it too long?
web-not-loaded = This part of the page did not come. Perhaps there is a newer version, or no network.
web-load-again = Load again
web-opening = One moment …
web-you = you

## The frame of a table

web-menu = Menu
web-leave = Leave the game for good
web-phrases = Say something
web-link = The link of this table
web-copy = Copy
web-copied = Copied
web-code = The link as a picture that a phone can read
web-sounds = Sounds
web-keys = Keys
web-settings = Settings
web-aside = Log, scores, rules and help
web-log = Log
web-scores = Scores
web-rules = Rules
web-help = Help
web-rules-english = This rulebook is only there in English.
web-what-happened = What happened?
web-before = Before
web-after = After
web-nothing-happened = Nothing has happened yet.
web-to-result = Result
web-your-turn = Your turn.
web-turn-of = It is { $who }’s turn.
web-all-at-once = Everybody plays at the same time.
web-game-over = The game is over.
web-acts = has the turn
web-empty-seat = empty
web-stand-in = away, played for
web-not-here = not here
web-cards-held = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-away = The table is out of reach. Your cards stay as they are; it goes on by itself when the network is back.
web-gone-no-seat = Nobody watches at this table, and you have no seat here.
web-gone-seat-gone = You have no seat at this table any more.
web-gone-gone = This table is closed.
web-no-clock = Nobody has to hurry: there is no clock.
web-time-of = { $who }: { $time }.
web-time-was-up = The time of { $who } was up, so the table played.
web-hide-times = Show or hide times

## Help

web-help-legend = How much help do you want?
web-help-show = Show
    .about = What your cards are worth is shown while you choose, and what fits glows.
web-help-check = Check
    .about = You do the sums. Press the button to find out whether it goes.
web-help-off = Off
    .about = As in a contest: only what does not go is said.
web-help-limited = This table does not allow more.

## One device, several people

web-cover = The cards are covered
web-cover-first = The cards are covered. Show them first.
web-cover-wait = { $who } is playing. The cards are covered.
web-cover-hand-over = Give the device to { $who }.
web-cover-show = I am { $who }: show my cards

## The command field, and the questions that a key or a word asks

web-command = Type a move, or a word like “hand”
web-say = Say it
web-ask-turn = turn
    .about = Whose turn is it, and what may I do?
    .also = who, whose turn
web-ask-last = last
    .about = The last turn again; asked twice, slowly
    .also = what happened, again
web-ask-hand = hand
    .about = My cards
    .also = cards, my cards
web-ask-table = table
    .about = What lies on the table
    .also = centre, middle
web-ask-draft = draft
    .about = What I have put together so far
    .also = work, sum
web-ask-others = others
    .about = The other players
    .also = players
web-ask-clock = clock
    .about = The time that is left
    .also = time
web-ask-scores = scores
    .about = What everybody has
    .also = score, points
web-ask-help = help
    .about = Help with the next step
    .also = hint
web-ask-command = type
    .about = To the field for typed moves
    .also = command
web-ask-back = earlier
    .about = One line back in the log
    .also = previous
web-ask-on = later
    .about = One line on in the log
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
web-key-space = Choose a card, or not
web-key-enter = The large button
web-key-backspace = One step back; with Shift all of them
web-key-f6 = From region to region: table, work, hand

## Settings

web-language = Language
web-theme = Colours
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-motion = Movement
web-motion-auto = As the device
web-motion-none = None
web-telling = Announcements
web-telling-full = All, and what lies there
web-telling-short = What happened
web-telling-numbers = Figures instead of words
web-letters = Single letters are commands
web-times = Show times

## The first page

web-about = Number games. Free, no account, no adverts, no chat.
web-carry-on = Unfinished games
web-carry-on-your-turn = Carry on: { $game } with { $who } · your turn
web-carry-on-goes-on = Carry on: { $game } with { $who }
web-carry-on-waits = Carry on: { $game } with { $who } · not begun yet
web-carry-on-alone = Carry on: { $game }
web-age = { $age }+
web-ages-ours = Ages are a hint of ours, except Numberloor’s.
web-players = { $least }–{ $most } players
web-minutes = about { $n } minutes
web-open-tables = Open tables
web-open-table-of = { $game }: { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-play = Play
web-play-game = Play { $game }
web-how-friends = With friends
web-how-device = On one device
web-how-solo = Alone
web-how-to = How to play
web-page-bots = For makers of bots
web-page-fair = How the shuffle is kept fair
web-page-stored = What is stored here
web-page-makers = The makers of the games

## Choosing a level, and everything else

web-choose-alone = Choose a level. You play against the computer, and it starts at once.
web-choose-friends = Choose a level. Then you get a link for your friends.
web-choose-device = Choose a level. You share this device: cards are covered between turns.
web-choose-solo = Choose a level. You play alone.
web-last-time = The framed level is the one you played last.
web-more-choices = More choices
web-level = Level
web-who-plays = Who plays?
web-people-here = People on this device
web-people-friends = Friends with the link
web-computer-players = Computer players
web-seats-wrong = This game is for { $least } to { $most } players, and you have chosen { $n }.
web-open-hands = Hands lie open between turns: for learning together
web-most-help = The most help that anybody at this table may use
web-clock = Clock
web-clock-none = None
web-clock-turn = For each turn
web-clock-game = For the whole game
web-seconds = Seconds
web-hands = Night cards, where there are any
web-hands-knock = Knocking
web-hands-no-hurry = No hurry: everybody is asked in turn
web-hands-quick = Quick hands: the first one is in time
web-listed = Strangers may find this table in the list
web-watchers = Others may look on
web-house-rules = House rules
web-open-table = Open the table
web-start-level = Start: { $level }
web-less = less
web-more = more

## Sitting down

web-sits-here = Here sits: { $who }
web-choose-animal = Who would you like to be?
web-sit-down = Sit down
web-sit-down-as = Sit down as { $who }
web-table-full = All seats at this table are taken.
web-seats = Seats
web-program = a program
web-free = Send { $who } away
web-invite = Invite friends
web-start = Begin
web-start-fill = { $n ->
    [one] Begin with a computer player on the empty seat
   *[other] Begin with computer players on the { $n } empty seats
}
web-host-starts = { $who } begins the game when everybody is there.
web-commitment = The server has locked its part of the shuffle. The lock:

## Short pages

web-bots-1 = A program can sit at any table: it asks for a token, takes a seat and speaks JSON over a WebSocket. Everybody at the table sees that it is a program.
web-bots-2 = Moves are written as people write them, every refusal is a sentence, and an update is always the whole game as that seat may know it.
web-bots-3 = The exact form of everything is in the two files below.
web-fair-1 = Before the cards are dealt, the server draws a secret number and shows its lock: a fingerprint from which the number cannot be found, and which fits no other number.
web-fair-2 = Then every seat adds a random number of its own. The order of the cards follows from all of them together. So neither the server nor a player can steer it.
web-fair-3 = When the game is over, the secret is shown. Anybody can check that it fits the lock and that the cards follow from it: on the result page under “Was the shuffle fair?”, or with the record and a small program that comes with Reckon.
web-stored-1 = Your browser keeps one random cookie, by which the server knows your seats again, and on this device your settings, the links of your last tables, and the locks of their shuffles. That is all that is kept about you: no name, no address, no account.
web-stored-2 = The server keeps the games: which cards were dealt and which moves were played. It does not say who played them.
web-stored-3 = Nothing is ever sent to anybody else. There are no adverts, no counters and no chat; players can say six friendly phrases to each other and nothing more.
web-makers-1 = NUMERO, nmbrs! blocks, Numberloor and Numenko-in-a-bag are published games that belong to their makers. Their names are used here to say which game is meant, and nothing else of theirs is copied: the rules are told in our own words, and all cards are drawn anew.
web-makers-2 = If you like a game, buy the box: it is more fun around a real table.
