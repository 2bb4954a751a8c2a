## Why a connection ends: at most 120 bytes each

close-restarting = The server is starting anew. Connect again in a moment.
close-not-text = Messages are sent as text.
close-too-long = That message was too long.
close-too-many = Too many messages came in a short time.
close-too-slow = This connection could not keep up. Connect again.
close-silent = Nothing was heard from you for a while. Connect again.
close-no-seat = Nobody watches at this table, and you have no seat here.
close-seat-gone = You have no seat at this table any more.

## Why the table does not do what was asked

# $why is a remark for whoever wrote the program.
refused-not-a-message = This message was not understood: { $why }
refused-stale = The table has changed in the meantime. Look at it and try again.
refused-cut-in = Somebody came in between, so the rest of your turn was not played.
refused-broken-off = Your turn was broken off, so the rest of it was not played.
refused-not-yours = Seat { $seat } is not yours.
refused-no-seat = You have no seat at this table.
refused-which-seat = You have several seats. Say which of them you mean.
refused-covered = The cards of seat { $seat } are covered here. Uncover them first.
refused-not-playing = No game is being played at the moment.
refused-playing = That has to wait until the game is over.
refused-not-host = Only the host of this table can do that.
refused-empty-seats = { $count-count ->
    [one] { $count } seat is still empty.
   *[other] { $count } seats are still empty.
} Wait for somebody, or let computer players sit there.
refused-no-help = This table plays without help.
refused-help-is-off = You have switched help off.
refused-help-limit = This table does not allow so much help.
refused-no-phrases = Nothing is called out at this table.
refused-too-often = That was too often. Wait a moment.
refused-not-kept = Your move could not be kept, so it was not played. Try again in a moment.
refused-can-lay = You take cards only if no Level goes, and one of yours does.
refused-cannot-pass = One of your Levels goes, so you do not pass.
refused-must-take = At this table you must take if you can, and you can.
refused-must-build = At this table you must build if you can, and you can.
refused-does-not-go = { $level } does not go on { $on }.
refused-wrong-sums = Not every sum is right.
refused-wrong-rows = Not every row is a sequence.
refused-no-sequence = That is no sequence.
refused-take-misses = That does not make { $with }.
refused-no-such-number = No number card at this table shows what that makes.
refused-no-answer = You do not hold the answer to that build (Golden Rule 2).
refused-used-id = This id was used for something else before.
refused-plan-too-long = At most { $most } moves can be sent at once.
refused-plan-empty = There is no move in it.
refused-no-draft = There is nothing to try out: send moves, words or taps, and one of them only.
refused-only-a-draft = That only arranges what you have, and is no whole move.
refused-no-drafts = In this game nothing is arranged before it is played.
refused-say-it-once = Say what you play in one way: as moves, in words or by taps.
refused-nonce-late = The cards of this game are already shuffled.

## Told to everybody at a table

trouble-not-keeping = Moves cannot be kept at the moment, so the game has to wait. The server keeps trying.
trouble-keeping = Moves are kept again. The game goes on.

## Why a request is not answered with what was asked for

http-no-such-page = There is nothing at this address.
http-no-such-table = There is no such table. Is the link complete?
http-no-such-game = There is no game “{ $name }”. The games are: { $games }.
http-no-such-seat = There is no seat { $seat } at this table.
http-no-such-record = This table has had no game { $round }.
# $why is a remark for whoever wrote the program, here and in the next one.
http-not-json = This request is not written as it should be: { $why }
http-bad-request = This request was not understood: { $why }
http-too-long = This request is too long. It may have { $most } bytes.
http-too-often = Too many requests came in a short time. Wait a moment.
http-bad-method = This address cannot be used in that way.
http-bad-origin = This request came from another website, so nothing was done.
http-bad-token = This token is not known here.
http-table-full = All seats at this table are taken.
http-seat-taken = Seat { $seat } is taken.
http-animal-taken = { $animal } is already at this table. Choose another animal.
http-playing = One more seat has to wait until the game is over.
http-not-over = This game is not over. Its record can be read then.
http-players-only = Only those who played can read the record of this game.
http-not-kept = This could not be kept, so nothing was done. Try again in a moment.
http-other-protocol = This server speaks protocol { $known }, and { $asked } was asked for. Load the page again, or use a newer program.
http-setting = “{ $name }” is a number from { $least } to { $most }.
# Where the table and an option of its game speak against each other.
http-hands = Whether being quick counts is already said by the option “{ $option }”. Leave one of them out.
http-not-a-socket = This address is for a WebSocket.
http-busy = The server has as many tables as it can hold. Try again later.
http-stopping = The server is being stopped. Try again in a moment.
http-failed = Something went wrong in the server. Try again.
http-pack = These cards cannot be used. { $why }
http-no-pack = This game is always played with its own blocks.
http-no-turns = In this game everybody plays at the same time, so a turn has no time limit. Give the whole game one.
http-no-seats = A table needs seats.

## Said to whoever runs the server

serve-at = Reckon is open at: { $address }
serve-metrics-at = Its metrics are at: { $address }
serve-stopped = Stopped. Every game is kept.
serve-copied = Everything is copied to “{ $file }”.
serve-cannot-listen = The server cannot open { $address }: { $why }
serve-metrics-loopback = Metrics are not for strangers, so they are only shown on this computer, for example at 127.0.0.1:9090, and not at { $address }.
serve-store = The place where games are kept cannot be opened: { $why }
serve-store-newer = These games were kept by a newer Reckon (store { $there }); this one knows store { $known }.
serve-store-in-use = Another Reckon is keeping its games there. Stop it first, or choose another place.
