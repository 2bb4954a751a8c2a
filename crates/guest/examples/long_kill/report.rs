//! The section of the report that rows are added to.

/// Marker before which the next row is inserted.
const MARK: &str = "<!-- the next row of the kills -->";

/// Heading before which a missing section is inserted: rows about laws are appended to the end of the file, so theirs
/// has to remain the last section.
const BEFORE: &str = "## Laws\n";

const SECTION: &str = "\
## Kills

`make long-kill` plays all games at several tables of a real server, with players connected over
sockets and computer players that do not pause, and kills the server (SIGKILL) 5 to 400 milliseconds
after each start. The server is restarted on the same store; the players reconnect and ask again for
whatever was not answered. *Acknowledged* counts the moves that a player was told were stored: each
must be in the record of its game exactly once, in the right position. *Asked again* counts moves
without an answer when the server was killed; some of them had been *kept already*, and must not be
played twice. *Games* counts games that ended; their records were verified, and replaying them gave
what every player had been shown. *Violations* counts anything lost, played twice or shown wrongly.

| date | commit | seed | kills | acknowledged | asked again | kept already | games | violations |
|---|---|---|---|---|---|---|---|---|
<!-- the next row of the kills -->

";

/// Returns the report with one more row, in a section that is added if missing.
pub fn with_row(mut text: String, row: &str) -> String {
    if !text.contains(MARK) {
        let place = text.find(BEFORE).unwrap_or(text.len());
        text.insert_str(place, SECTION);
    }
    let place = text.find(MARK).unwrap_or(text.len());
    text.insert_str(place, row);
    text
}
