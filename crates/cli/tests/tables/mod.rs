//! Tables of a real server, over real sockets.

mod aloud;
mod asking_again;
mod away;
mod challenges;
mod clocks;
mod coming_back;
mod cutting_in;
mod documented;
mod drafts;
mod finding;
mod leaving;
mod nmbrs;
mod numenko;
mod one_device;
mod phrases;
mod replays;
mod sleeping;
mod support;
mod taps;
mod watching;
mod whole_games;
