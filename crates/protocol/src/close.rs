//! Reasons for closing a socket. Each code is sent with a sentence.

/// Reason for a close frame. Codes from 4000 up are our own; the others are from the registry of RFC 6455.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Close {
    /// The server is stopping and will be back: connect again.
    Restarting,
    /// A frame was not text.
    NotText,
    /// A frame was longer than [`crate::LONGEST_FRAME`].
    TooLong,
    /// The client sent more messages than anybody needs.
    TooMany,
    /// The client speaks a protocol that this server does not: a page has to be reloaded, a program renewed. Its reason
    /// is the same word in every language.
    Reload,
    /// The client read so slowly that its queue was full: connect again.
    TooSlow,
    /// The client sent nothing for a while, not even a reply to a ping: connect again.
    Silent,
    /// The table has no watchers, and this guest has no seat.
    NoSeat,
    /// The guest left the seat, or the host freed it.
    SeatGone,
}

impl Close {
    pub fn code(self) -> u16 {
        match self {
            Close::Restarting => 1012,
            Close::NotText => 1003,
            Close::TooLong => 1009,
            Close::TooMany => 1008,
            Close::Reload => 4005,
            Close::TooSlow => 4001,
            Close::Silent => 4002,
            Close::NoSeat => 4003,
            Close::SeatGone => 4004,
        }
    }

    /// Returns the id of its message in `words`.
    pub fn message(self) -> &'static str {
        match self {
            Close::Restarting => "close-restarting",
            Close::NotText => "close-not-text",
            Close::TooLong => "close-too-long",
            Close::TooMany => "close-too-many",
            Close::Reload => "close-reload",
            Close::TooSlow => "close-too-slow",
            Close::Silent => "close-silent",
            Close::NoSeat => "close-no-seat",
            Close::SeatGone => "close-seat-gone",
        }
    }

    pub const ALL: [Close; 9] = [
        Close::Restarting,
        Close::NotText,
        Close::TooLong,
        Close::TooMany,
        Close::Reload,
        Close::TooSlow,
        Close::Silent,
        Close::NoSeat,
        Close::SeatGone,
    ];
}
