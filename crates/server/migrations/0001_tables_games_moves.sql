CREATE TABLE tables (
    id          TEXT    NOT NULL PRIMARY KEY,
    game        TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    cards       TEXT,
    state       TEXT    NOT NULL,
    next_secret BLOB    NOT NULL CHECK (length(next_secret) = 32),
    listed      INTEGER NOT NULL CHECK (listed IN (0, 1)),
    touched_ms  INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_in_the_open_list ON tables (touched_ms) WHERE listed = 1;

CREATE TABLE games (
    id       INTEGER PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id),
    round    INTEGER NOT NULL CHECK (round >= 1),
    secret   BLOB    NOT NULL CHECK (length(secret) = 32),
    -- 32 bytes for each seat, one after the other.
    nonces   BLOB    NOT NULL CHECK (length(nonces) % 32 = 0),
    players  TEXT    NOT NULL,
    began_ms INTEGER NOT NULL,
    UNIQUE (table_id, round)
) STRICT;

-- In the order of arrival, with the order of each game beside it: a commit of many games writes few pages.
CREATE TABLE moves (
    game     INTEGER NOT NULL REFERENCES games (id),
    v        INTEGER NOT NULL CHECK (v >= 1),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    id       TEXT,
    text     TEXT    NOT NULL,
    spent_ms INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX moves_of_a_game ON moves (game, v);

CREATE TRIGGER moves_stay_as_they_are BEFORE UPDATE ON moves
BEGIN
    SELECT RAISE(ABORT, 'a move that was played cannot be changed');
END;

CREATE TRIGGER moves_stay BEFORE DELETE ON moves
BEGIN
    SELECT RAISE(ABORT, 'a move that was played cannot be removed');
END;
