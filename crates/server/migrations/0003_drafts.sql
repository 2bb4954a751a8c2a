-- What a seat has arranged last, for whoever comes back to it. No game depends on it.
CREATE TABLE drafts (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    -- How many moves had been played.
    v    INTEGER NOT NULL,
    text TEXT    NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
