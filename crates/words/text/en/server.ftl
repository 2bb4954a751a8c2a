## Why a connection ends: at most 120 bytes each

close-restarting = The server is starting again. Connect again in a moment.
close-not-text = Messages have to be sent as text.
close-too-long = That message was too long.
close-too-many = Too many messages came in a short time.
close-reload = reload
close-too-slow = This connection couldn’t keep up. Connect again.
close-silent = We haven’t heard from you for a while. Connect again.
close-no-seat = You have no seat at this table, and it isn’t open for watching.
close-seat-gone = You no longer have a seat at this table.

## Why the table does not do what was asked

# $why is a remark for whoever wrote the program.
refused-not-a-message = The server didn’t understand this message: { $why }
refused-stale = The table has just changed. Have a look and try again.
refused-cut-in = Somebody got in first, so the rest of your turn wasn’t played.
refused-broken-off = Your turn was broken off, so the rest of it wasn’t played.
refused-not-yours = Seat { $seat } isn’t yours.
refused-no-seat = You have no seat at this table.
refused-which-seat = You have several seats. Say which one you mean.
refused-covered = The cards of seat { $seat } are covered here. Uncover them first.
refused-not-playing = There’s no game going on right now.
refused-playing = That has to wait until the game is over.
refused-not-host = Only the host of this table can do that.
refused-empty-seats = { $count-count ->
    [one] { $count } seat is still empty.
   *[other] { $count } seats are still empty.
} Wait for somebody, or let computer players sit there.
refused-no-help = This table plays without help.
refused-help-is-off = You’ve switched help off.
refused-no-youngest = At this table it doesn’t matter who is youngest.
refused-empty-seat = Nobody is sitting in seat { $seat }.
refused-help-limit = This table doesn’t allow that much help.
refused-no-phrases = There’s no calling out at this table.
refused-too-often = That was a bit too fast. Wait a moment.
refused-not-kept = Your move couldn’t be saved, so it wasn’t played. Try again in a moment.
refused-can-lay = You only take cards if no Level fits, and one of yours does.
refused-cannot-pass = You can’t pass: one of your Levels fits.
refused-must-take = At this table you have to take if you can, and you can.
refused-must-build = At this table you have to build if you can, and you can.
refused-does-not-go = { $level } doesn’t fit on { $on }.
refused-wrong-sums = Not every sum is right yet.
refused-wrong-rows = Not every row is right yet.
refused-no-sequence = That doesn’t make a row.
refused-take-misses = That’s not a match: your card is { $with }.
refused-no-such-number = That makes a number that no card at this table shows.
refused-no-answer = You don’t have the answer to that build (Golden Rule 2).
refused-used-id = This id has already been used for something else.
refused-plan-too-long = You can send at most { $most } moves at once.
refused-plan-empty = There’s no move in that.
refused-no-draft = There’s nothing to try out: send moves, words or taps, and only one of them.
refused-only-a-draft = That arranges what you have, but it isn’t a whole move yet.
refused-no-drafts = In this game nothing is arranged before it’s played.
refused-say-it-once = Say what you play in just one way: as moves, in words or by taps.
refused-nonce-late = The cards of this game are already shuffled.

## Told to everybody at a table

trouble-not-keeping = Moves can’t be saved right now, so the game has to wait. The server keeps trying.
trouble-keeping = Moves are being saved again. The game goes on.

## Why a request is not answered with what was asked for

http-no-such-page = There’s nothing at this address.
http-no-such-table = There’s no such table. Is the whole link there?
http-no-such-game = There’s no game called “{ $name }”. The games are: { $games }.
http-no-such-seat = There’s no seat { $seat } at this table.
http-no-such-record = There was no game { $round } at this table.
# $why is a remark for whoever wrote the program, here and in the next one.
http-not-json = This request isn’t written the way it should be: { $why }
http-bad-request = The server didn’t understand this request: { $why }
http-too-long = This request is too long. It can have { $most } bytes.
http-too-often = Too many requests came in a short time. Wait a moment.
http-bad-method = This address can’t be used like that.
http-bad-origin = This request came from another website, so nothing was done.
http-bad-token = This token isn’t known here.
http-table-full = Every seat at this table is taken.
http-seat-taken = Seat { $seat } is taken.
http-animal-taken = { $animal } is already at this table. Choose another animal.
http-playing = Another seat has to wait until the game is over.
http-not-over = This game isn’t over yet. You can read its record when it is.
http-players-only = Only the people who played can read the record of this game.
http-not-kept = This couldn’t be saved, so nothing was done. Try again in a moment.
http-other-protocol = This server speaks protocol { $known }, but you asked for { $asked }. Reload the page, or use a newer program.
http-setting = “{ $name }” is a number from { $least } to { $most }.
# Where the table and an option of its game speak against each other.
http-hands = The option “{ $option }” already says whether being quick counts. Leave one of them out.
http-not-a-socket = This address is for a WebSocket.
http-busy = The server has as many tables as it can hold. Try again later.
http-stopping = The server is being stopped. Try again in a moment.
http-failed = Something went wrong on the server. Try again.
http-pack = These cards can’t be used. { $why }
http-no-pack = This game is always played with its own blocks.
http-no-turns = In this game everybody plays at the same time, so a turn has no time limit. Give the whole game one.
http-no-seats = A table needs seats.

## Said to whoever runs the server

serve-at = Reckon is open at: { $address }
serve-metrics-at = Its metrics are at: { $address }
serve-stopped = Stopped. Every game is saved.
serve-copied = Everything is copied to “{ $file }”.
serve-cannot-listen = The server can’t open { $address }: { $why }
serve-metrics-loopback = Metrics aren’t for strangers, so they’re only shown on this computer, for example at 127.0.0.1:9090, and not at { $address }.
serve-store = Can’t open the place where games are kept: { $why }
serve-store-newer = These games were kept by a newer Reckon (store { $there }); this one knows store { $known }.
serve-store-in-use = Another Reckon is keeping its games there. Stop it first, or choose another place.
