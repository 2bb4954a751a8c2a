//! Players at the far end of a socket. One folder per game, all alike: a server that can be given faults shows that
//! players cope with what a real server does, and find what it must never do.

mod nmbrs {
    mod players;
}
mod numberloor {
    mod players;
}
mod numenko {
    mod players;
}
mod numero {
    mod players;
}
mod reports;
mod support;
