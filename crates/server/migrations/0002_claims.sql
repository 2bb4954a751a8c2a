-- Numbers about who was first, for a fairer judgement later. Nothing in a game depends on them.
CREATE TABLE claims (
    game        INTEGER NOT NULL REFERENCES games (id),
    v           INTEGER NOT NULL,
    race        INTEGER NOT NULL,
    seat        INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    in_time     INTEGER NOT NULL CHECK (in_time IN (0, 1)),
    reaction_us INTEGER,
    trip_us     INTEGER,
    arrived_ms  INTEGER NOT NULL
) STRICT;
